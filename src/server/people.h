// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "protocol/protocol.h"
#include "server/http.h"
#include "server/identity.h"
#include "server/writes.h"

namespace skerry {

// A user as the protocol shows one.
protocol::User described(const User& user);

// Everybody who has given a name. user_of() says who a request comes from; keep() stores a user, new or changed.
class People {
public:
    People(Store& store, Writes& writes, const Loop& loop, std::string cookie_key)
        : store_(store), writes_(writes), loop_(loop), signer_(std::move(cookie_key)) {}
    People(const People&) = delete;
    People& operator=(const People&) = delete;

    // Whose cookie or token a request has; nobody's if it is invalid.
    std::optional<User> user_of(const Request& request);
    void keep(const User& user, Store::Done done);
    std::string cookie_of(const User& user) const;
    std::string token_of(const User& user) const;

private:
    static constexpr std::size_t max_cached = 50'000;

    Store& store_;
    Writes& writes_;
    const Loop& loop_;
    Signer signer_;
    std::unordered_map<std::string, User> users_;
};

}  // namespace skerry
