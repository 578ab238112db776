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
// What others call a user.
std::string name_of(const User& user);

// Everybody who plays here, and the tokens of their programs. user_of() says who a request comes from; keep() stores a
// user, new or changed.
class People {
public:
    People(Store& store, Writes& writes, const Loop& loop, std::string cookie_key)
        : store_(store), writes_(writes), loop_(loop), signer_(std::move(cookie_key)) {}
    People(const People&) = delete;
    People& operator=(const People&) = delete;

    // Whose cookie or token a request has; nobody's if it is invalid.
    std::optional<User> user_of(const Request& request);
    std::optional<User> user(const std::string& id);
    void keep(const User& user, Store::Done done);
    std::string cookie_of(const User& user) const;

    static constexpr std::size_t max_tokens = 20;  // per user
    // The valid ones, newest first.
    Result<std::vector<ApiToken>> tokens_of(const User& user);
    ApiToken new_token(const User& user, std::string name) const;
    void keep_token(const ApiToken& token, Store::Done done);
    void revoke(const ApiToken& token, Store::Done done);
    // What a program shows.
    std::string text_of(const ApiToken& token) const;
    // The id of the token that a request shows; empty if it shows none.
    std::string token_of(const Request& request) const;

private:
    static constexpr std::size_t max_cached = 50'000;

    std::optional<ApiToken> token(const std::string& id);

    Store& store_;
    Writes& writes_;
    const Loop& loop_;
    Signer signer_;
    std::unordered_map<std::string, User> users_;
    std::unordered_map<std::string, ApiToken> tokens_;
};

}  // namespace skerry
