// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bots/thought.h"
#include "catalog/bot_names.h"
#include "catalog/catalog.h"

namespace skerry {

// A player that decides from a view: what a person in that seat would see. The same seed and views give the same moves.
class Bot {
public:
    virtual ~Bot() = default;
    virtual Move choose(const Position& view, Seat seat) = 0;
    // Why a bot that is a program failed, in a sentence; a greedy bot has taken its place. Empty if all is well.
    virtual const std::string& failure() const = 0;
    virtual void finish(const Ranking& ranking) = 0;
};

// Searches a decision from a view. The same seed and iterations give the same answer.
Thought think(const Position& view, Seat seat, const Budget& budget, const Seed& seed);

// Limits of a bot, whatever its name says.
struct BotLimits {
    std::chrono::milliseconds time{0};        // per decision; zero: no limit
    std::uint32_t iterations = 0;             // per decision; zero: no limit
    const std::atomic<bool>* stop = nullptr;  // when set, it answers with what it has
    // Timeout for the answer of a program ("cmd:python3 mybot.py"); without one programs are not started.
    std::optional<std::chrono::milliseconds> timeout;
};
struct BotPlan;  // bots/plan.h
// What the name says, within the limits.
Result<BotPlan> limited_plan(std::string_view name, const BotLimits& limits);
Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view name, const Seed& seed,
                                      const BotLimits& limits = {});
// A bot's decision in slices, for hosts without threads. The same seed and iterations give the same move as a new bot's
// choose().
class Thinking {
public:
    virtual ~Thinking() = default;
    // Searches for this many more iterations. True once the move is chosen.
    virtual bool go_on(std::uint64_t iterations) = 0;
    // The part of its budget that is spent.
    virtual double spent() const = 0;
    // What it would play now; ends the search.
    virtual Move chosen() = 0;
};
Result<std::unique_ptr<Thinking>> begin_thinking(const Position& view, Seat seat, std::string_view bot,
                                                 const Seed& seed, const BotLimits& limits = {});
// Whether make_bot knows the name: one that is listed (catalog/bot_names.h), a search or a program.
Result<void> check_any_bot(std::string_view name);

}  // namespace skerry
