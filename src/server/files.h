// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/http.h"

namespace skerry {

// The built web client, in memory. Files whose name holds their hash may be kept for ever by browsers; the others are asked
// for again each time.
class Files {
public:
    // A folder that does not exist gives a page that says so.
    explicit Files(const std::string& folder);
    // Any path that is not a file is a place inside the client: it gets the page.
    Response get(const Request& request) const;
    std::size_t count() const { return files_.size(); }

private:
    struct File {
        std::shared_ptr<const std::string> body;
        std::shared_ptr<const std::string> zipped;  // or nothing
        std::string type;
        std::string tag;
        bool for_ever = false;
    };
    std::map<std::string, File, std::less<>> files_;
};

}  // namespace skerry
