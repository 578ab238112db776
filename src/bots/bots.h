#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bots/thought.h"
#include "catalog/catalog.h"

namespace skerry {

struct BotInfo {
    std::string_view name;
    std::string_view text;
};

// The bots there are, weakest first.
std::span<const BotInfo> all_bots();
// The one that takes a seat where nobody chose another.
std::string_view usual_bot();

// A player that decides from a view: what a person in that seat would see. The same seed and the same views give the same
// moves.
class Bot {
public:
    virtual ~Bot() = default;
    virtual Move choose(const Position& view, Seat seat) = 0;
    // A program that is a bot may fail: why, in a sentence. From then on a greedy bot decides in its place.
    virtual const std::string& failure() const = 0;
    virtual void finish(const Ranking& ranking) = 0;
};

// What the search thinks of a decision, from a view. Always the same from the same seed and number of iterations.
Thought think(const Position& view, Seat seat, const Budget& budget, const Seed& seed);

// Programs ("cmd:python3 mybot.py") are started only where somebody says how long each answer is waited for.
Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view name, const Seed& seed,
                                      std::optional<std::chrono::milliseconds> patience = {});
// Whether a bot of this name is in the list; the error names those that are. make_bot knows searches with any budget too.
Result<void> check_bot(std::string_view name);
// Whether make_bot knows it, programs included.
Result<void> check_any_bot(std::string_view name);

}  // namespace skerry
