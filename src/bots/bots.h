#pragma once

#include <memory>
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
};

// What the search thinks of a decision, from a view. Always the same from the same seed and number of iterations.
Thought think(const Position& view, Seat seat, const Budget& budget, const Seed& seed);

// Whatever the name says, it thinks no longer than `limits` allow; their iterations do not count.
Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view name, const Seed& seed,
                                      const Budget& limits = {});
// Whether a bot of this name is in the list; the error names those that are. make_bot knows searches with any budget too.
Result<void> check_bot(std::string_view name);

}  // namespace skerry
