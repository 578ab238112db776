#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <vector>

#include "core/move.h"
#include "core/seat.h"

namespace skerry {

// How long a search may think. Zero: no such bound.
struct Budget {
    std::uint32_t iterations = 1000;
    std::chrono::milliseconds time{0};
    const std::atomic<bool>* stop = nullptr;  // told to stop, it answers with what it has
    unsigned threads = 1;                     // share the iterations, each with a tree of its own
};

// A move that was thought about. `result` is what each seat may expect of it: the share of a win, or alone the points.
struct Candidate {
    Move move;
    std::uint32_t visits = 0;
    std::array<double, max_seats> result{};
};

// What came of thinking: the best move first.
struct Thought {
    std::vector<Candidate> candidates;
    std::array<double, max_seats> result{};  // over all of them
    std::uint64_t iterations = 0;
    bool decided = false;  // no further thinking within the budget would have changed the choice
};

}  // namespace skerry
