// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <vector>

#include "core/move.h"
#include "core/seat.h"

namespace skerry {

// How long a search may take. Zero means no limit.
struct Budget {
    std::uint32_t iterations = 1000;
    std::chrono::milliseconds time{0};
    const std::atomic<bool>* stop = nullptr;  // when set, the search answers with what it has
    unsigned threads = 1;                     // that share the iterations, each with a tree of its own
};

// A move at the root. `result` is the mean reward per seat: its share of a win, or in solo games points.
struct Candidate {
    Move move;
    std::uint32_t visits = 0;
    std::array<double, max_seats> result{};
};

// The result of a search: candidates by visits, the most visited first.
struct Thought {
    std::vector<Candidate> candidates;
    std::array<double, max_seats> result{};  // over all candidates
    std::uint64_t iterations = 0;
    bool decided = false;  // it ended early: the rest of the budget would not have changed the choice
};

}  // namespace skerry
