// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/analyst.h"
#include "server/http.h"
#include "server/identity.h"
#include "server/limits.h"
#include "server/loop.h"
#include "server/settings.h"
#include "server/workers.h"
#include "store/store.h"
#include "table/live.h"

namespace skerry {

class Caller;

// A table in memory. Requests queue up; while a write is on its way to the disk the queue waits, so that nobody sees
// what may still be lost.
struct Room : std::enable_shared_from_this<Room> {
    using Job = std::function<void(Room&)>;

    explicit Room(LiveTable live) : table(std::move(live)) {}
    LiveTable table;
    bool busy = false;
    bool draining = false;
    std::deque<Job> line;
    std::vector<Caller*> watchers;
    Time used = 0;
    std::int64_t snapshot = -1;  // the sequence number of the last saved position

    // A bot's search. Its thread polls the flags.
    struct Thinking {
        Seat seat;
        std::int64_t decision;
        std::string bot;
        std::atomic<bool> begun{false}, hurried{false}, stop{false}, dropped{false};
    };
    std::shared_ptr<Thinking> thinking;  // until its move is played
    std::optional<Move> held;            // decided, until its pause is over
    bool hurry = false;                  // no pauses until a person decides

    // The last hint of each seat, for one decision.
    struct Hint {
        std::int64_t decision = -1;
        std::shared_ptr<std::atomic<bool>> stop;  // while it is being computed
        std::optional<protocol::Hint> answer;
    };
    std::map<Seat, Hint> hints;
};

// A user as the protocol shows one.
protocol::User described(const User& user);

// All tables, all people, the lobby and the bots. Everything happens on the loop's thread.
class House {
public:
    House(Store& store, Loop& loop, const Settings& settings, std::string cookie_key);
    House(const House&) = delete;
    House& operator=(const House&) = delete;
    ~House();

    // ---- People ----
    // Whose cookie or token a request has; nobody's if it is invalid.
    std::optional<User> user_of(const Request& request);
    std::string cookie_of(const User& user) const;
    std::string token_of(const User& user) const;
    void keep(const User& user, Store::Done done);

    // ---- Tables ----
    using Entered = std::function<void(Result<Room*>)>;
    // Calls back when the table is free, loading it if needed.
    void enter(const std::string& table, Entered entered);
    // After entering: saves what was decided and tells everybody. The answer comes when it is durable.
    void carry_out(Room& room, LiveTable::Deeds deeds, Store::Done done, std::vector<Write::OfTable> beside = {});
    void create(Plan plan, std::function<void(Result<std::string>)> done);
    // The game after a finished one: another one by this plan; in a campaign, its next game.
    void rematch(Room& room, Plan plan, std::function<void(Result<std::string>)> done);
    static Plan same_again(const LiveTable& table);
    void hurry(Room& room);
    // A hint for a decision of this seat, as JSON; one at a time per seat, and the same again for the same decision.
    void hint(Room& room, const std::string& user, Seat seat, std::int64_t seq,
              std::function<void(Result<protocol::Hint>)> done);
    Analyst& analyst() { return analyst_; }

    // ---- Sockets ----
    void arrive(Caller& caller);
    void depart(Caller& caller);
    void watch(Room& room, Caller& caller);
    void unwatch(const std::string& table, Caller& caller);
    Present present() const;
    protocol::Lobby lobby(const std::string& user);
    std::string lobby_message(const std::string& user);
    void close();

    Store& store() { return store_; }
    Loop& loop() { return loop_; }
    const Settings& settings() const { return settings_; }
    // Whether all writes are done, when the server stops.
    bool settled();

    struct Figures {
        std::size_t rooms = 0, sockets = 0, watching = 0, bots_waiting = 0;
        std::uint64_t moves = 0, bot_moves = 0, hints = 0, messages_in = 0, messages_out = 0, bytes_out = 0,
                      refused = 0, loads = 0, dropped = 0;
    };
    Figures figures() const;
    Figures& count() { return figures_; }

private:
    static constexpr int lobby_wait_ms = 150;
    static constexpr int most_listed = 100;
    static constexpr int least_thought_ms = 100;       // for a hurried bot
    static constexpr int hint_ms = 700;                // plus a little for the reasons
    static constexpr Time quiet_ms = 10'000;           // before a position is saved
    static constexpr std::size_t most_snapshots = 10;  // per second, so that the loop is not held up

    Result<std::shared_ptr<Room>> find(const std::string& table);
    Result<LiveTable> load(const std::string& table);
    void drain(Room& room);
    void finished(Room& room, const std::vector<Deed>& deeds, const TableCard& before, const Result<void>& result,
                  const Store::Done& done);
    void broadcast(Room& room, bool only_moves);
    void tell_lobby(const TableCard& before, const TableCard& after);
    void flush_lobby();
    void tell_presence(const std::string& user);
    Write::OfTable write_of(const LiveTable& table, std::int64_t first, std::vector<Deed> deeds) const;
    void settle(const std::shared_ptr<Room>& room);

    void wake_bots(Room& room);
    void play_held(Room& room);
    void think(Room& room, const std::shared_ptr<Room::Thinking>& thinking, Time ready);
    std::chrono::milliseconds thinking_time(bool hurried) const;
    void think_hint(Room& room, Seat seat, std::function<void(Result<protocol::Hint>)> done);
    // Stops searches whose decision is gone, or all of them.
    static bool still_meant(const Room& room, const Room::Thinking& thinking);
    static void stop_thinking(Room& room, bool all);
    void tick();
    void look_for_due();
    // Positions are saved beside the deeds in case the rules change: at the end of a game, when a table has been
    // quiet for a while, before it is unloaded, and when the server stops.
    bool wants_snapshot(const Room& room) const { return !room.busy && room.snapshot != room.table.seq(); }
    void take_snapshot(Room& room, Write& write);
    void keep_snapshots(std::size_t most, Time before);
    void tidy();

    Store& store_;
    Loop& loop_;
    const Settings& settings_;
    Signer signer_;
    std::unordered_map<std::string, User> users_;
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    std::set<Caller*> callers_;
    std::unordered_map<std::string, int> here_;   // sockets per user
    std::set<std::string> lobby_users_;           // whose own list has changed
    bool lobby_open_ = false;                     // the open tables have changed
    std::optional<std::vector<TableCard>> open_;  // the open tables, until they change
    bool lobby_waiting_ = false;
    std::size_t pending_ = 0;  // writes in progress
    Figures figures_;
    Analyst analyst_;
    Workers bots_;  // last, so that its threads end first
};

}  // namespace skerry
