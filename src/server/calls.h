// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/call.h"
#include "server/house.h"
#include "server/limits.h"

// The calls of docs/protocol.md, by subject: one class and one file each (calls_people.cpp ...). routes.cpp lists them.
namespace skerry {

class PeopleCalls {
public:
    explicit PeopleCalls(House& house);
    void me(const Call& call);
    void guest(const Call& call, const protocol::GuestCall& body);
    void rename(const Call& call, const protocol::NameCall& body);
    void password(const Call& call, const protocol::PasswordCall& body);
    void login(const Call& call, const protocol::LoginCall& body);
    void logout(const Call& call, const protocol::Nothing& body);
    void token(const Call& call, const protocol::TokenCall& body);
    void tokens(const Call& call);
    void revoke(const Call& call, const protocol::Nothing& body);

private:
    // The tokens of the caller; nothing if the call was refused.
    std::optional<std::vector<ApiToken>> tokens_of(const Call& call);
    // The tables that are not over have the new name too.
    void rename_tables(const User& user, const std::string& before);
    void keep(const Call& call, const User& user, bool with_cookie);
    void answer_user(const Call& call, const User& user, bool with_cookie);
    std::string cookie_header(const std::string& value, bool ends) const;

    House& house_;
    Allowances guests_, logins_;
    Workers passwords_;  // last, so that its threads end first
};

class GameCalls {
public:
    explicit GameCalls(House&) {}
    void games(const Call& call);
    void glossary(const Call& call);
    void components(const Call& call);
};

class TableCalls {
public:
    explicit TableCalls(House& house);
    void tables(const Call& call);
    void running(const Call& call);
    void make(const Call& call, const protocol::NewTable& body);
    void bring(const Call& call);
    void show(const Call& call);
    void join(const Call& call, const protocol::JoinCall& body);
    void leave(const Call& call, const protocol::Nothing& body);
    void seat(const Call& call, const protocol::SeatCall& body);
    void concede(const Call& call, const protocol::ConcedeCall& body);
    void end(const Call& call, const protocol::EndCall& body);
    void ready(const Call& call, const protocol::Nothing& body);
    void rematch(const Call& call, const protocol::RematchCall& body);

private:
    bool may_make(const Call& call);
    void begin_rematch(const Call& call, Room& room);

    House& house_;
    Allowances tables_made_;
};

// A campaign's id is its first table; what it carries over is in each game's setup, and in the newest one's view.
class CampaignCalls {
public:
    explicit CampaignCalls(House& house) : house_(house) {}
    void show(const Call& call);
    void abandon(const Call& call, const protocol::Nothing& body);
    void record(const Call& call);

private:
    // Its games in order; nothing if the call was refused.
    std::optional<std::vector<TableCard>> games_of(const Call& call);

    House& house_;
};

// Records, replays and analyses of finished games.
class RecordCalls {
public:
    explicit RecordCalls(House& house);
    void record(const Call& call);
    void replay(const Call& call);
    void analysis(const Call& call);
    void replay_file(const Call& call);
    void analysis_file(const Call& call);
    void analysis_of_file(const Call& call);

private:
    // The card of a game that is over; nothing if the call was refused.
    std::optional<TableCard> finished(const Call& call, const char* why_not);
    bool may_replay(const Call& call);
    void analyse(const Call& call, const std::string& id, Record record, const std::function<void(std::string)>& tell);

    House& house_;
    Allowances replays_;
};

class Files;
struct Preview;

// What a link to a table shows where it is passed on: tags in the page's head, and a picture.
class ShareCalls {
public:
    explicit ShareCalls(House& house) : house_(house), pictures_(2, 40) {}
    void picture(const Call& call);
    // The page of a table with its tags; nothing if the path is that of no table.
    std::optional<Response> page(const Request& request, const Files& files);

private:
    using Picture = std::shared_ptr<const std::string>;
    static constexpr std::size_t max_drawn = 32;

    std::optional<TableCard> card_of(const std::string& table);
    // Draws it, and keeps it by this key.
    void answer(const Call& call, const std::string& key, Preview preview);
    static void show(const Call& call, const Picture& picture);

    House& house_;
    Allowances pictures_;
    std::list<std::pair<std::string, Picture>> drawn_;  // the last ones, newest first
};

// For whoever runs the server, in Prometheus's format.
Response metrics(const House& house);

// ---- What several of them do ----

// Calls back when the call's table is free; refuses the call if there is none.
void with_table(House& house, const Call& call, std::function<void(const Call&, Room&)> job);
// Carries deeds out and answers with the table.
void change(House& house, const Call& call, Room& room, LiveTable::Deeds deeds);
void show_table(const House& house, const Call& call, const TableCard& card);

}  // namespace skerry
