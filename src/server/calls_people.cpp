// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include <fmt/format.h>

#include "server/calls.h"
#include "table/text.h"

// Who you are.
namespace skerry {

PeopleCalls::PeopleCalls(House& house)
    : house_(house),
      guests_(house.settings.guests_hour / 3600.0, house.settings.guests_hour),
      logins_(10 / 60.0, 20),
      passwords_(1, 16, false) {}

std::string PeopleCalls::cookie_header(const std::string& value, bool ends) const {
    return fmt::format("skerry={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{}", value, ends ? 0 : 31'536'000,
                       house_.settings.secure ? "; Secure" : "");
}

void PeopleCalls::answer_user(const Call& call, const User& user, bool with_cookie) {
    Response response = Response::json(json::text(described(user)));
    if (with_cookie) response.headers.emplace_back("Set-Cookie", cookie_header(house_.people.cookie_of(user), false));
    call.answer(std::move(response));
}

void PeopleCalls::keep(const Call& call, const User& user, bool with_cookie) {
    house_.people.keep(user, [this, call, user, with_cookie](const Result<void>& kept) {
        if (!kept) return call.refuse(status::unavailable, kept.sentence());
        answer_user(call, user, with_cookie);
    });
}

void PeopleCalls::me(const Call& call) {
    protocol::Me me;
    if (call.user) me.user = described(*call.user);
    call.tell(me);
}

void PeopleCalls::guest(const Call& call, const protocol::GuestCall& body) {
    // Without a name for now.
    const auto name = body.name ? proper_name(*body.name) : Result<std::string>(std::string());
    if (!name) return call.refuse(status::bad, name.sentence());
    if (!guests_.take(call.request->address, house_.loop.now()))
        return call.refuse(status::too_often, "Too many new names from this address; please wait a little.");
    const auto owner = house_.store.user_named(name.value());
    if (!owner) return call.refuse(status::unavailable, owner.sentence());
    if (owner.value())
        return call.refuse(status::not_now, "This name is taken. Choose another one, or give its password.");
    const User user{.id = random_id(16), .name = name.value(), .created = house_.loop.now()};
    keep(call, user, true);
}

void PeopleCalls::rename(const Call& call, const protocol::NameCall& body) {
    const auto name = proper_name(body.name);
    if (!name) return call.refuse(status::bad, name.sentence());
    const auto owner = house_.store.user_named(name.value());
    if (!owner) return call.refuse(status::unavailable, owner.sentence());
    if (owner.value() && owner.value()->id != call.user->id)
        return call.refuse(status::not_now, "This name is taken. Choose another one.");
    User user = *call.user;
    user.name = name.value();
    house_.people.keep(user, [this, call, user, before = name_of(*call.user)](const Result<void>& kept) {
        if (!kept) return call.refuse(status::unavailable, kept.sentence());
        rename_tables(user, before);
        answer_user(call, user, false);
    });
}

void PeopleCalls::rename_tables(const User& user, const std::string& before) {
    constexpr int most = 200;
    const auto tables = house_.store.tables_of(user.id, most);
    if (!tables) return;
    for (const TableCard& card : tables.value()) {
        if (card.state == TableState::over) continue;
        house_.rooms.enter(card.id, [this, user, before](const Result<Room*>& room) {
            if (!room) return;
            auto deeds = room.value()->table.rename(user.id, before, name_of(user), house_.loop.now());
            if (deeds && !deeds.value().empty())
                house_.rooms.carry_out(*room.value(), std::move(deeds), [](const Result<void>&) {});
        });
    }
}

void PeopleCalls::password(const Call& call, const protocol::PasswordCall& body) {
    if (!call.request->token().empty()) return call.refuse(status::forbidden, "A token can't change the password.");
    const std::string& text = body.password;
    if (text.size() < 8 || text.size() > 200) return call.refuse(status::bad, "A password has 8 to 200 characters.");
    if (call.user->name.empty()) return call.refuse(status::bad, nameless_text);
    if (!logins_.take(call.request->address, house_.loop.now()))
        return call.refuse(status::too_often, "Too many login attempts; please wait a minute.");
    const auto owner = house_.store.user_named(call.user->name);
    if (!owner) return call.refuse(status::unavailable, owner.sentence());
    if (owner.value() && owner.value()->id != call.user->id)
        return call.refuse(status::not_now, "Somebody else owns this name. Choose another name first.");
    const bool taken = passwords_.submit([this, call, text] {
        auto hash = hash_password(text);
        house_.loop.post([this, call, hash] {
            if (!hash) return call.refuse(status::unavailable, hash.sentence());
            User user = *call.user;
            user.password = hash.value();
            ++user.epoch;  // logs out every other session
            keep(call, user, true);
        });
    });
    if (!taken) call.refuse(status::too_often, "The server is busy checking passwords; please try again in a moment.");
}

void PeopleCalls::login(const Call& call, const protocol::LoginCall& body) {
    const std::string& text = body.password;
    const auto name = proper_name(body.name);
    if (!name || text.empty() || text.size() > 200) return call.refuse(status::bad, "Give a name and its password.");
    if (!logins_.take(call.request->address, house_.loop.now()))
        return call.refuse(status::too_often, "Too many login attempts; please wait a minute.");
    const auto owner = house_.store.user_named(name.value());
    if (!owner) return call.refuse(status::unavailable, owner.sentence());
    // An unknown name takes as long as a wrong password.
    static const std::string nobodys =
        "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    const bool taken = passwords_.submit([this, call, text, user = owner.value()] {
        const bool fits = password_fits(text, user ? user->password : nobodys) && user;
        house_.loop.post([this, call, fits, user] {
            if (!fits) return call.refuse(status::forbidden, "Wrong name or password.");
            answer_user(call, *user, true);
        });
    });
    if (!taken) call.refuse(status::too_often, "The server is busy checking passwords; please try again in a moment.");
}

void PeopleCalls::logout(const Call& call, const protocol::Nothing& nothing) {
    Response response = Response::json(json::text(nothing));
    response.headers.emplace_back("Set-Cookie", cookie_header("", true));
    call.answer(std::move(response));
}

// ---- Tokens ----

std::optional<std::vector<ApiToken>> PeopleCalls::tokens_of(const Call& call) {
    if (!call.request->token().empty()) {
        call.refuse(status::forbidden, "A token can't see or change tokens.");
        return std::nullopt;
    }
    auto tokens = house_.people.tokens_of(*call.user);
    if (tokens) return std::move(tokens).value();
    call.refuse(status::unavailable, tokens.sentence());
    return std::nullopt;
}

void PeopleCalls::tokens(const Call& call) {
    const auto tokens = tokens_of(call);
    if (!tokens) return;
    protocol::Tokens answer;
    for (const ApiToken& token : *tokens) answer.tokens.push_back({token.id, token.name, time_text(token.created)});
    call.tell(answer);
}

void PeopleCalls::token(const Call& call, const protocol::TokenCall& body) {
    const auto tokens = tokens_of(call);
    if (!tokens) return;
    const auto name = proper_name(body.name.value_or("A program"));
    if (!name) return call.refuse(status::bad, name.sentence());
    if (tokens->size() >= People::max_tokens)
        return call.refuse(status::not_now, "You have twenty tokens; revoke one of them first.");
    const ApiToken token = house_.people.new_token(*call.user, name.value());
    house_.people.keep_token(token, [this, call, token](const Result<void>& kept) {
        if (!kept) return call.refuse(status::unavailable, kept.sentence());
        call.tell(protocol::Token{token.id, house_.people.text_of(token)});
    });
}

void PeopleCalls::revoke(const Call& call, const protocol::Nothing& nothing) {
    const auto tokens = tokens_of(call);
    if (!tokens) return;
    const auto found =
        std::find_if(tokens->begin(), tokens->end(), [&](const ApiToken& token) { return token.id == call.name; });
    if (found == tokens->end()) return call.refuse(status::missing, "You have no such token.");
    house_.people.revoke(*found, [this, call, nothing, id = found->id](const Result<void>& done) {
        if (!done) return call.refuse(status::unavailable, done.sentence());
        house_.lobby.end_token(id);
        call.tell(nothing);
    });
}

}  // namespace skerry
