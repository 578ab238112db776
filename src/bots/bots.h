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
    const std::atomic<bool>* stop = nullptr;  // when set, it answers with what it has
    // Timeout for the answer of a program ("cmd:python3 mybot.py"); without one programs are not started.
    std::optional<std::chrono::milliseconds> timeout;
};
Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view name, const Seed& seed,
                                      const BotLimits& limits = {});
// Whether make_bot knows the name: one that is listed (catalog/bot_names.h), a search or a program.
Result<void> check_any_bot(std::string_view name);

}  // namespace skerry
