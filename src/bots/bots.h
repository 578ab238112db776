#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "catalog/catalog.h"

namespace skerry {

struct BotInfo {
    std::string_view name;
    std::string_view text;
};

// The bots there are, weakest first.
std::span<const BotInfo> all_bots();

// A player that decides from a view: what a person in that seat would see. The same seed and the same views give the same
// moves.
class Bot {
public:
    virtual ~Bot() = default;
    virtual Move choose(const Position& view, Seat seat) = 0;
};

Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view name, const Seed& seed);
// Whether there is a bot of this name; the error names those there are.
Result<void> check_bot(std::string_view name);

}  // namespace skerry
