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
    std::string_view title;  // as people read it: "Level 3"
    std::string_view text;
};

// The bots there are, weakest first.
std::span<const BotInfo> all_bots();
// The one that takes a seat where nobody chose another.
std::string_view usual_bot();
// "Level 3"; a name that is in no list as it is.
std::string bot_title(std::string_view name);

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

// What a bot is allowed, whatever its name says.
struct BotLimits {
    std::chrono::milliseconds time{0};        // for a decision; zero: no limit
    const std::atomic<bool>* stop = nullptr;  // told to stop, it answers with what it has
    // How long the answer of a program ("cmd:python3 mybot.py") is waited for; nothing: programs are not started.
    std::optional<std::chrono::milliseconds> patience;
};
Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view name, const Seed& seed,
                                      const BotLimits& limits = {});
// Whether a bot of this name is in the list; the error names those that are. make_bot knows searches with any budget too.
Result<void> check_bot(std::string_view name);
// Whether make_bot knows it, programs included.
Result<void> check_any_bot(std::string_view name);

}  // namespace skerry
