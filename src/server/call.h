// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "catalog/json.h"
#include "server/http.h"
#include "store/store.h"

namespace skerry {

inline constexpr const char* nameless_text = "Give yourself a name first.";

// HTTP statuses that calls answer with.
namespace status {
inline constexpr int bad = 400, nobody = 401, forbidden = 403, missing = 404, not_allowed = 405, not_now = 409,
                     too_large = 413, too_often = 429, unavailable = 503;
}  // namespace status

// A request to the API and what is known about it.
struct Call {
    std::shared_ptr<const Request> request;
    Answer answer;
    std::optional<User> user;
    std::string name;  // the ID in the path

    void refuse(int status, const std::string& why) const { answer(Response::refused(status, why)); }
    template <class Body>
    void tell(const Body& body) const {
        answer(Response::json(json::text(body)));
    }
    // The caller's id; empty: nobody.
    std::string asker() const { return user ? user->id : std::string(); }
    // The same about another table.
    Call about(std::string table) const {
        Call other = *this;
        other.name = std::move(table);
        return other;
    }
};

}  // namespace skerry
