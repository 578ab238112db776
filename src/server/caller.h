#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/house.h"

namespace skerry {

// Somebody on a socket: what they said is understood here, and answered.
class Caller : public std::enable_shared_from_this<Caller> {
public:
    static constexpr std::size_t longest_message = 16 << 10;
    static constexpr std::size_t most_watched = 50;

    Caller(House& house, std::shared_ptr<Peer> peer, std::optional<User> user);
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;
    ~Caller();

    void hello();
    void message(std::string_view text);

    const std::string& user() const { return user_.id; }
    void send(const std::shared_ptr<const std::string>& text);
    void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }
    Peer& peer() { return *peer_; }

    // What a socket has seen of a table.
    struct Watch {
        std::int64_t since = 0;
        std::optional<Seat> eyes;
    };
    std::map<std::string, Watch> watched;
    bool in_lobby = false;

private:
    class Said;
    // Whoever asked, if still there, when the table has time.
    void at_table(const Said& said, std::function<void(Caller&, const Said&, Room&)> job);
    void done(const Said& said, std::int64_t seq);
    void refuse(const Said& said, const std::string& why, std::optional<std::int64_t> seq = {});
    std::int64_t seen(const Room& room) const;
    void show(Room& room, bool with_chat);
    void decide(const Said& said, bool undo);

    void watch(const Said& said);
    void unwatch(const Said& said);
    void chat(const Said& said);
    void hurry(const Said& said);
    void hint(const Said& said);

    House& house_;
    std::shared_ptr<Peer> peer_;
    User user_;  // no id: a spectator without a name
    Allowance messages_;
    Allowance patience_;
};

}  // namespace skerry
