// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.h"

namespace skerry::cli {

// A setup as given on the command line.
struct SetupArgs {
    std::string game;
    std::string mode;
    std::optional<int> players;
    std::vector<std::string> options;  // key=value
};

struct ChosenSetup {
    const AnyGame* game = nullptr;
    std::string json;  // complete
    int players = 0;
};

// Resolves it: the default mode is the first one for that number of players, the default number of players is
// `usual_players`, or the fewest that the mode takes. Anything wrong is refused with the reason.
Result<ChosenSetup> choose_setup(const SetupArgs& args, std::optional<int> usual_players = {});

// What an option is about, and what can be chosen: "How many task cards. 4 to 10."
std::string in_words(const OptionInfo& option);

// From the operating system.
Seed fresh_seed();

inline std::chrono::milliseconds as_time(double seconds) {
    return std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
}

}  // namespace skerry::cli
