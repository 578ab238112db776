// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "server/rooms.h"

namespace skerry {

// Bots at the tables, and hints for people, on the bots' threads. wake() has a bot search if one is to move; hint()
// answers a person.
class BotDesk {
public:
    using Hinted = std::function<void(const Result<protocol::Hint>&)>;

    BotDesk(Rooms& rooms, Loop& loop, Workers& workers, const Settings& settings, Figures& figures)
        : rooms_(rooms), loop_(loop), workers_(workers), settings_(settings), figures_(figures) {}
    BotDesk(const BotDesk&) = delete;
    BotDesk& operator=(const BotDesk&) = delete;

    void wake(Room& room);
    // No pauses until a person decides.
    void hurry(Room& room);
    // A hint for a decision of this seat; one at a time per seat, and the same again for the same decision.
    void hint(Room& room, const std::string& user, Seat seat, std::int64_t seq, Hinted done);
    // Counts a hint that the person's own page thinks about.
    void own_hint(Room& room, const std::string& user, Seat seat, std::int64_t seq,
                  const std::function<void(const Result<void>&)>& done);
    // Stops all searches of a table.
    static void stop(Room& room) { stop(room, true); }

private:
    using Thinking = BotWork::Thinking;
    static constexpr int least_thought_ms = 100;  // for a hurried bot
    static constexpr int hint_ms = 700;           // plus a little for the reasons

    // Whether a search is still wanted: the same decision of the same seat by the same bot.
    static bool still_meant(const Room& room, const Thinking& thinking);
    // Stops searches whose decision is gone, or all of them.
    static void stop(Room& room, bool all);
    void think(Room& room, const std::shared_ptr<Thinking>& thinking, Time ready);
    void decided(Room& room, const std::shared_ptr<Thinking>& thinking, Move move, Time ready);
    void play_held(Room& room);
    std::chrono::milliseconds thinking_time(bool hurried) const;
    void think_hint(Room& room, Seat seat, Hinted done);

    Rooms& rooms_;
    Loop& loop_;
    Workers& workers_;
    const Settings& settings_;
    Figures& figures_;
};

}  // namespace skerry
