// SPDX-License-Identifier: Apache-2.0
#include "server/people.h"

#include <algorithm>

namespace skerry {
namespace {

// The prefix of a token's identity; no user's id begins with it.
constexpr std::string_view token_mark = "token:";

}  // namespace

std::string name_of(const User& user) { return user.name.empty() ? "Guest" : user.name; }

protocol::User described(const User& user) {
    return {user.id, name_of(user), !user.name.empty(), !user.password.empty()};
}

// Programs send tokens and browsers cookies; neither works in place of the other.
std::optional<User> People::user_of(const Request& request) {
    if (const std::string id = token_of(request); !id.empty()) {
        const auto shown = token(id);
        auto owner = shown ? user(shown->user) : std::nullopt;
        return owner && owner->epoch == shown->epoch ? owner : std::nullopt;
    }
    if (!request.token().empty()) return std::nullopt;
    const auto claim = signer_.check(cookie_in(request.cookie, "skerry"));
    if (!claim || claim.value().user.starts_with(token_mark)) return std::nullopt;
    auto owner = user(claim.value().user);
    return owner && owner->epoch == claim.value().epoch ? owner : std::nullopt;
}

std::optional<User> People::user(const std::string& id) {
    auto found = users_.find(id);
    if (found == users_.end()) {
        auto user = store_.user(id);
        if (!user || !user.value()) return std::nullopt;
        if (users_.size() > max_cached) users_.clear();
        found = users_.emplace(id, *std::move(user).value()).first;
    }
    return found->second;
}

std::string People::cookie_of(const User& user) const { return signer_.sign({user.id, user.epoch, loop_.now()}); }

void People::keep(const User& user, Store::Done done) {
    writes_.send({.users = {user}}, [this, user, done = std::move(done)](const Result<void>& result) {
        if (result) users_[user.id] = user;
        done(result);
    });
}

// ---- Tokens ----

std::string People::text_of(const ApiToken& token) const {
    return signer_.sign({std::string(token_mark) + token.id, token.epoch, token.created});
}

std::string People::token_of(const Request& request) const {
    if (request.token().empty()) return {};
    const auto claim = signer_.check(std::string(request.token()));
    if (!claim || !claim.value().user.starts_with(token_mark)) return {};
    return claim.value().user.substr(token_mark.size());
}

std::optional<ApiToken> People::token(const std::string& id) {
    auto found = tokens_.find(id);
    if (found == tokens_.end()) {
        auto token = store_.token(id);
        if (!token || !token.value()) return std::nullopt;
        if (tokens_.size() > max_cached) tokens_.clear();
        found = tokens_.emplace(id, *std::move(token).value()).first;
    }
    return found->second;
}

Result<std::vector<ApiToken>> People::tokens_of(const User& user) {
    SKERRY_LET(auto all, store_.tokens_of(user.id));
    std::erase_if(all, [&](const ApiToken& token) { return token.epoch != user.epoch; });
    return all;
}

ApiToken People::new_token(const User& user, std::string name) const {
    return {random_id(16), user.id, std::move(name), user.epoch, loop_.now()};
}

void People::keep_token(const ApiToken& token, Store::Done done) { writes_.send({.tokens = {token}}, std::move(done)); }

void People::revoke(const ApiToken& token, Store::Done done) {
    writes_.send({.revoked = {token.id}}, [this, id = token.id, done = std::move(done)](const Result<void>& result) {
        if (result) tokens_.erase(id);
        done(result);
    });
}

}  // namespace skerry
