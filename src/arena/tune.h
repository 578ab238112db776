#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "core/judgement.h"

namespace skerry {

// Self-play that teaches a game's judgement: how much the parts of its estimate tell about the end of the game, and which
// moves the search comes to prefer.
struct Tuning {
    const AnyGame* game = nullptr;
    // JSON. Nothing: all setups of the game in turn; otherwise this one, but alone or with others, whichever it is not, still
    // all.
    std::string setup;
    std::uint32_t iterations = 500;      // of the search that plays
    std::uint64_t games = 100;           // with others
    std::optional<std::uint64_t> alone;  // games alone; as many
    Seed seed = Seed::number(1);
    unsigned threads = 0;  // 0: as many as the machine has
    std::function<void(std::uint64_t done, std::uint64_t of, bool alone)> progress;
};

struct Lesson {
    std::vector<int> parts;     // in hundredths, in the order of the game's parts
    std::vector<Habit> habits;  // those that were seen often enough
    int base = 0;               // alone: the result where all parts are nothing
    std::uint64_t positions = 0, decisions = 0;
    double before = 0, after = 0;  // how much of the final results the estimate explains, by hand and as learnt
};
// Nothing where the game is not played so.
struct Lessons {
    std::optional<Lesson> together, alone;
};

Result<Lessons> tune(const Tuning& tuning);
// The lessons as the game's weights.cpp.
std::string weights_source(const Tuning& tuning, const Lessons& lessons);

}  // namespace skerry
