// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "bots/thought.h"
#include "core/judgement.h"
#include "core/result.h"

namespace skerry {

inline constexpr std::chrono::milliseconds default_timeout{10'000};

enum class Policy : unsigned char { random, greedy, level, search, program };

// A bot as its name says: "greedy", "level3", "search:5000" (iterations per decision), "search:2s" (seconds),
// "search:5000/rollout_length=20/exploration=150" (parameters other than the game's), "search:100/sampled_per_mille=80"
// (as a level might be).
struct BotPlan {
    Policy policy = Policy::random;
    std::string command;                                  // a program: "cmd:python3 mybot.py"
    std::chrono::milliseconds timeout = default_timeout;  // how long its answers may take
    int level = 0;
    Budget budget;
    int sampled_per_mille = 0;
    struct Override {
        int SearchParams::* param;
        int value;
    };
    List<Override, 8> overrides;

    BotPlan(Policy kind) : policy(kind) {}  // NOLINT
};

Result<BotPlan> find_plan(std::string_view name);

}  // namespace skerry
