// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/rooms.h"

namespace skerry {

// Who is connected, and who is told what. lists() is the lobby of one user; tell() sends everybody concerned what has
// changed at a table: those who watch it, and the lobbies that list it.
class Lobby {
public:
    Lobby(Store& store, Loop& loop, Rooms& rooms) : store_(store), loop_(loop), rooms_(rooms) {}
    Lobby(const Lobby&) = delete;
    Lobby& operator=(const Lobby&) = delete;

    void arrive(Caller& caller);
    void depart(Caller& caller);
    void watch(Room& room, Caller& caller);
    void unwatch(const std::string& table, Caller& caller);
    Present present() const;
    std::size_t sockets() const { return callers_.size(); }
    // Sends everybody away.
    void close();
    // Sends the programs away that came with a token.
    void end_token(const std::string& token);

    protocol::Lobby lists(const std::string& user);
    std::string message(const std::string& user);
    // Public games that are being played.
    protocol::Running running(const std::string& user);
    void tell(Room& room, const std::vector<Deed>& deeds, const TableCard& before);
    // A card in lists has changed; a new table had none before.
    void tell_lists(const TableCard& before, const TableCard& after);
    // Those who watch this table come back to it when it is loaded again.
    static void send_away(Room& room);

private:
    static constexpr int wait_ms = 150;  // changes in this time are told together
    static constexpr int max_listed = 100;
    static constexpr int max_running = 50;
    static constexpr Time running_ms = 2000;

    void tell_line(Room& room);
    void broadcast(Room& room, bool only_moves, bool with_chat = false);
    void flush();
    void tell_presence(const std::string& user);

    Store& store_;
    Loop& loop_;
    Rooms& rooms_;
    std::set<Caller*> callers_;
    std::unordered_map<std::string, int> here_;   // sockets per user
    std::set<std::string> changed_users_;         // whose own list has changed
    bool open_changed_ = false;                   // the open tables have changed
    std::optional<std::vector<TableCard>> open_;  // the open tables, until they change
    std::vector<TableCard> running_;              // the public games, and when they were looked up
    Time running_at_ = -1;
    bool waiting_ = false;
};

}  // namespace skerry
