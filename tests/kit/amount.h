// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdlib>

// How much of a thing is tried. SKERRY_FEW in the environment: less of it, where a build is slow (the sanitizers').
// SKERRY_GAMES: so many random games per setup, where somebody wants to be sure.
namespace skerry::kit {

inline int amount(int in_full, int few) { return std::getenv("SKERRY_FEW") ? few : in_full; }

inline int games_per_setup(int in_full) {
    const char* wanted = std::getenv("SKERRY_GAMES");
    return wanted ? std::max(1, std::atoi(wanted)) : amount(in_full, 1);
}

}  // namespace skerry::kit
