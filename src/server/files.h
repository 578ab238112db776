// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/http.h"

namespace skerry {

// The built web client, in memory. Browsers may cache files with a hash in their name forever; the others are
// revalidated each time.
class Files {
public:
    // If the folder does not exist, every page says so.
    explicit Files(const std::string& folder);
    // Any path that is not a file is a route of the client: it gets the page.
    Response get(const Request& request) const;
    // The page itself.
    const std::string& page() const { return *files_.find("/index.html")->second.body; }
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
