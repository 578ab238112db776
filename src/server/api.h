// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/files.h"
#include "server/house.h"
#include "server/http.h"

namespace skerry {

// The HTTP calls of docs/protocol.md, and the web client for everything else.
class Api {
public:
    static constexpr std::size_t largest_body = 16 << 10;
    static constexpr std::size_t largest_record = 4 << 20;
    // How large a body may be for this request.
    static std::size_t limit_of(std::string_view path) { return takes_record(path) ? largest_record : largest_body; }
    // These take a record as their body; all others JSON.
    static bool takes_record(std::string_view path) { return path == "/api/replay" || path == "/api/analysis"; }

    Api(House& house, const Files& files);
    void handle(const Request& request, const Answer& answer);

private:
    struct Call;
    template <auto handler>
    static void asked(Api& api, const Call& call);
    template <auto handler>
    static void posted(Api& api, const Call& call);

    // ---- Who you are ----
    void me(const Call& call);
    void guest(const Call& call, const protocol::NameCall& body);
    void rename(const Call& call, const protocol::NameCall& body);
    void password(const Call& call, const protocol::PasswordCall& body);
    void login(const Call& call, const protocol::LoginCall& body);
    void logout(const Call& call, const protocol::Nothing& body);
    void token(const Call& call, const protocol::Nothing& body);
    // ---- Games ----
    void games(const Call& call);
    void glossary(const Call& call);
    void components(const Call& call);
    // ---- Tables ----
    void tables(const Call& call);
    void make_table(const Call& call, const protocol::NewTable& body);
    void table(const Call& call);
    void join(const Call& call, const protocol::JoinCall& body);
    void leave(const Call& call, const protocol::Nothing& body);
    void seat(const Call& call, const protocol::SeatCall& body);
    void concede(const Call& call, const protocol::ConcedeCall& body);
    void end(const Call& call, const protocol::EndCall& body);
    void rematch(const Call& call, const protocol::Nothing& body);
    // ---- Campaigns ----
    void campaign(const Call& call);
    void abandon(const Call& call, const protocol::Nothing& body);
    void campaign_record(const Call& call);
    void gather_records(const Call& call, std::vector<std::string> ids, Campaign games);
    void record(const Call& call);
    void replay(const Call& call);
    void analysis(const Call& call);
    std::optional<Record> posted_record(const Call& call);
    void replay_file(const Call& call);
    void analysis_file(const Call& call);
    void analysis_of_file(const Call& call);
    // ---- Operation ----
    Response metrics() const;

    void answer_user(const Call& call, const User& user, bool with_cookie);
    std::string cookie_header(const std::string& value, bool ends) const;
    void with_table(const Call& call, std::function<void(const Call&, Room&)> job);
    void change(const Call& call, Room& room, LiveTable::Deeds deeds);
    void show_table(const Call& call, const TableCard& card) const;

    House& house_;
    const Files& files_;
    Allowances requests_, guests_, logins_, tables_made_, replays_;
    std::uint64_t requests_count_ = 0;
    Workers passwords_;  // last, so that its threads end first
};

}  // namespace skerry
