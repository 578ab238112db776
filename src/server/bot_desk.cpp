// SPDX-License-Identifier: Apache-2.0
#include "server/bot_desk.h"

#include <algorithm>

#include "bots/advice.h"
#include "bots/bots.h"
#include "server/identity.h"

namespace skerry {

bool BotDesk::still_meant(const Room& room, const Thinking& thinking) {
    return room.table.bot_decides(thinking.seat) && room.table.decision(thinking.seat) == thinking.decision &&
           room.table.bot_of(thinking.seat) == thinking.bot;
}

void BotDesk::stop(Room& room, bool all) {
    BotWork& work = room.bots;
    if (work.thinking && (all || !still_meant(room, *work.thinking))) {
        work.thinking->dropped = true;
        work.thinking->stop = true;
        work.thinking.reset();
        work.held.reset();
    }
    std::erase_if(work.hints, [&](const auto& one) {
        const auto& [seat, hint] = one;
        if (!all && room.table.waiting().has(seat) && room.table.decision(seat) == hint.decision) return false;
        if (hint.stop) *hint.stop = true;
        return true;
    });
}

// ---- Moves ----

// The longer the queue, the shorter each search: nobody waits long.
std::chrono::milliseconds BotDesk::thinking_time(bool hurried) const {
    constexpr std::size_t least = 50;
    if (hurried) return std::chrono::milliseconds(least_thought_ms);
    const std::size_t all = 1000 * static_cast<std::size_t>(settings_.bot_seconds);
    return std::chrono::milliseconds(std::max(least, all / (1 + workers_.waiting() / workers_.threads())));
}

void BotDesk::wake(Room& room) {
    stop(room, false);
    if (room.bots.thinking) return;
    const auto seat = room.table.bot_to_move();
    if (!seat) {
        room.bots.hurry = false;
        return;
    }
    const Table& game = *room.table.table();
    const bool goes_on = game.moves_played() > 0 && game.mover(game.moves_played() - 1) == *seat;
    const bool alone =
        room.table.waiting().size() == 1;  // where turns overlap, there is no need to pause for people to watch
    const Time ready = loop_.now() + (!alone ? 0 : goes_on ? settings_.bot_pause / 3 : settings_.bot_pause);
    const auto thinking = std::make_shared<Thinking>();
    thinking->seat = *seat;
    thinking->decision = room.table.decision(*seat);
    thinking->bot = room.table.bot_of(*seat);
    thinking->hurried = room.bots.hurry;
    room.bots.thinking = thinking;
    think(room, thinking, ready);
}

void BotDesk::think(Room& room, const std::shared_ptr<Thinking>& thinking, Time ready) {
    auto task = [this, shared = room.shared_from_this(), view = room.table.table()->view(thinking->seat), thinking,
                 ready] {
        thinking->begun = true;
        if (thinking->dropped) return;
        const BotLimits limits{.time = thinking_time(thinking->hurried), .stop = &thinking->stop};
        auto bot = make_bot(view.game(), thinking->bot, random_seed(), limits);
        if (!bot) bot = make_bot(view.game(), default_bot(), random_seed(), limits);
        const Move move = bot.value()->choose(view, thinking->seat);
        loop_.post([this, shared, thinking, move, ready] { decided(*shared, thinking, move, ready); });
    };
    if (workers_.submit(std::move(task))) return;
    loop_.after(std::chrono::milliseconds(200), [this, shared = room.shared_from_this(), thinking] {
        if (shared->bots.thinking != thinking) return;
        shared->bots.thinking.reset();
        wake(*shared);
    });
}

void BotDesk::decided(Room& room, const std::shared_ptr<Thinking>& thinking, Move move, Time ready) {
    if (room.bots.thinking != thinking) return;
    room.bots.held = move;
    const Time wait = room.bots.hurry ? 0 : ready - loop_.now();
    if (wait <= 0) return play_held(room);
    loop_.after(std::chrono::milliseconds(wait), [this, shared = room.shared_from_this(), thinking] {
        if (shared->bots.thinking == thinking) play_held(*shared);
    });
}

void BotDesk::play_held(Room& room) {
    if (!room.bots.held) return;
    const Move move = *std::exchange(room.bots.held, std::nullopt);
    rooms_.enter(room, [this, thinking = room.bots.thinking, move](const Result<Room*>& entered) {
        if (!entered || entered.value()->bots.thinking != thinking) return;
        Room& now = *entered.value();
        // The decision has changed: search again.
        if (!still_meant(now, *thinking)) return wake(now);
        now.bots.thinking.reset();
        rooms_.carry_out(now, now.table.play_bot(thinking->seat, move, loop_.now()),
                         [this, shared = now.shared_from_this()](const Result<void>& result) {
                             if (result) return;
                             loop_.after(std::chrono::seconds(5), [this, shared] {
                                 if (rooms_.find(shared->table.id()) == shared.get()) wake(*shared);
                             });
                         });
    });
}

// A search that has just begun gets a moment, so that it does not move blindly.
void BotDesk::hurry(Room& room) {
    BotWork& work = room.bots;
    work.hurry = true;
    if (work.held) return play_held(room);
    if (!work.thinking) return;
    work.thinking->hurried = true;
    if (!work.thinking->begun) return;
    loop_.after(std::chrono::milliseconds(least_thought_ms), [thinking = work.thinking] { thinking->stop = true; });
}

// ---- Hints ----

void BotDesk::hint(Room& room, const std::string& user, Seat seat, std::int64_t seq, Hinted done) {
    own_hint(room, user, seat, seq, [this, shared = room.shared_from_this(), seat, done](const Result<void>& counted) {
        if (!counted) return done(counted.error());
        const auto found = shared->bots.hints.find(seat);
        if (found == shared->bots.hints.end()) return done(Error{"The table has moved on; please look again."});
        if (found->second.answer) return done(*found->second.answer);
        if (found->second.stop) return done(Error{"A hint is already on its way."});
        found->second.stop = std::make_shared<std::atomic<bool>>(false);
        think_hint(*shared, seat, done);
    });
}

void BotDesk::own_hint(Room& room, const std::string& user, Seat seat, std::int64_t seq,
                       const std::function<void(const Result<void>&)>& done) {
    auto deeds = room.table.hint(user, seat, seq, loop_.now());
    if (!deeds) return done(deeds.error());
    stop(room, false);
    const auto [hint, is_new] = room.bots.hints.try_emplace(seat);
    if (!is_new) return done({});
    hint->second.decision = room.table.decision(seat);
    rooms_.carry_out(room, std::move(deeds), [shared = room.shared_from_this(), seat, done](const Result<void>& kept) {
        if (!kept) shared->bots.hints.erase(seat);
        done(kept);
    });
}

void BotDesk::think_hint(Room& room, Seat seat, Hinted done) {
    BotWork::Hint& hint = room.bots.hints.at(seat);
    auto task = [this, shared = room.shared_from_this(), view = room.table.table()->view(seat), seat,
                 names = std::vector(room.table.table()->names().begin(), room.table.table()->names().end()),
                 stop = hint.stop, done] {
        const Budget budget{.iterations = 20'000, .time = std::chrono::milliseconds(hint_ms), .stop = stop.get()};
        std::optional<protocol::Hint> answer;
        if (!*stop) answer = hint_of(view, seat, advise(view, seat, budget, random_seed(), {.names = names}), names);
        loop_.post([this, shared, seat, stop, done, answer] {
            auto& hints = shared->bots.hints;
            const auto asked = hints.find(seat);
            if (asked == hints.end() || asked->second.stop != stop || !answer)
                return done(Error{"The table has moved on; please look again."});
            asked->second.answer = answer;
            asked->second.stop.reset();
            ++figures_.hints;
            done(*answer);
        });
    };
    if (workers_.submit(std::move(task))) return;
    hint.stop.reset();
    done(Error{"The bots are busy; please try again in a moment."});
}

}  // namespace skerry
