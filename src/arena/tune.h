#pragma once

#include <functional>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "core/judgement.h"

namespace skerry {

// Self-play that teaches a game's judgement: how much the parts of its estimate tell about the end of the game, and which
// moves the search comes to prefer.
struct Tuning {
    const AnyGame* game = nullptr;
    std::string setup;               // JSON; nothing: all setups of the game in turn
    std::uint32_t iterations = 500;  // of the search that plays
    std::uint64_t games = 100;
    Seed seed = Seed::number(1);
    unsigned threads = 0;  // 0: as many as the machine has
    std::function<void(std::uint64_t done)> progress;
};

struct Lesson {
    std::vector<int> parts;     // in hundredths, in the order of the game's parts
    std::vector<Habit> habits;  // those that were seen often enough
    std::uint64_t positions = 0, decisions = 0;
    double before = 0, after = 0;  // how much of the final leads the estimate explains, by hand and as learnt
};

Result<Lesson> tune(const Tuning& tuning);
// The lesson as the game's weights.cpp.
std::string weights_source(const Tuning& tuning, const Lesson& lesson);

}  // namespace skerry
