// SPDX-License-Identifier: Apache-2.0
#include "server/people.h"

namespace skerry {
namespace {

// The prefix of a token's identity; no user's id begins with it.
constexpr std::string_view token_mark = "token:";

}  // namespace

protocol::User described(const User& user) { return {user.id, user.name, !user.password.empty()}; }

// Programs send tokens and browsers cookies; neither works in place of the other.
std::optional<User> People::user_of(const Request& request) {
    const bool program = !request.token().empty();
    const std::string shown = program ? std::string(request.token()) : cookie_in(request.cookie, "skerry");
    if (shown.empty()) return std::nullopt;
    auto claim = signer_.check(shown);
    if (!claim || claim.value().user.starts_with(token_mark) != program) return std::nullopt;
    if (program) claim.value().user.erase(0, token_mark.size());
    auto found = users_.find(claim.value().user);
    if (found == users_.end()) {
        auto user = store_.user(claim.value().user);
        if (!user || !user.value()) return std::nullopt;
        if (users_.size() > max_cached) users_.clear();
        found = users_.emplace(claim.value().user, *std::move(user).value()).first;
    }
    if (found->second.epoch != claim.value().epoch) return std::nullopt;
    return found->second;
}

std::string People::cookie_of(const User& user) const { return signer_.sign({user.id, user.epoch, loop_.now()}); }

std::string People::token_of(const User& user) const {
    return signer_.sign({std::string(token_mark) + user.id, user.epoch, loop_.now()});
}

void People::keep(const User& user, Store::Done done) {
    writes_.send({.users = {user}}, [this, user, done = std::move(done)](const Result<void>& result) {
        if (result) users_[user.id] = user;
        done(result);
    });
}

}  // namespace skerry
