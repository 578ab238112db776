// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/house.h"
#include "server/limits.h"

namespace skerry {

// A client on a socket. message() parses what it sent; one hear() per kind of message answers it.
class Caller : public std::enable_shared_from_this<Caller> {
public:
    static constexpr std::size_t longest_message = 16 << 10;
    static constexpr std::size_t max_watched = 50;

    Caller(House& house, std::shared_ptr<Peer> peer, std::optional<User> user, std::string token = {});
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;
    ~Caller();

    void hello();
    void message(std::string_view text);

    const std::string& user() const { return user_.id; }
    // The id of the token it came with, if it is a program.
    const std::string& token() const { return token_; }
    void send(const std::shared_ptr<const std::string>& text);
    void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }
    Peer& peer() { return *peer_; }

    // What a socket has seen of a table.
    struct Watch {
        std::int64_t since = 0;
        std::optional<Seat> eyes;
        bool engine = false;
        bool spectators = false;
        std::int64_t talk = 0;  // of what everybody may read besides moves
    };
    Viewer viewer(const Watch& watch) const { return {user_.id, watch.eyes, watch.engine, watch.spectators}; }
    std::map<std::string, Watch> watched;
    bool in_lobby = false;

private:
    using Heading = protocol::Heading;

    // Calls back when the table is free, if the caller is still connected.
    template <class Message>
    void at_table(const Message& said, std::function<void(Caller&, const Message&, Room&)> job);
    void done(const Heading& about, std::int64_t seq);
    // Answers a message once what it led to is kept: done, or why not.
    std::function<void(const Result<void>&)> when_kept(const Heading& about, Room& room);
    void refuse(const Heading& about, const std::string& why, std::optional<std::int64_t> seq = {});
    std::int64_t seen(const Room& room) const;
    void show(Room& room, bool with_chat);
    template <class Message, class Decide>
    void decide(const Message& said, Decide deeds_of);

    void hear(const protocol::Watch& said);
    void hear(const protocol::Unwatch& said);
    void hear(const protocol::Play& said);
    void hear(const protocol::Undo& said);
    void hear(const protocol::Ask& said);
    void hear(const protocol::Reply& said);
    void hear(const protocol::Chat& said);
    void hear(const protocol::Hurry& said);
    void hear(const protocol::AskHint& said);
    void hear(const protocol::WatchLobby& said);
    void hear(const protocol::Ping& said);

    House& house_;
    std::shared_ptr<Peer> peer_;
    User user_;  // as it came; no id: an anonymous spectator
    std::string token_;
    Allowance messages_;
    Allowance grace_;
};

}  // namespace skerry
