// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "catalog/json.h"

namespace skerry::cli {

// A campaign that somebody completed, with its points. All of them are kept, one a line, in campaigns.jsonl of a folder;
// the high score is the best one of a game and mode.
struct HighScore {
    std::string game, mode;
    std::string name;  // of the player
    int points = 0;
    std::string when;

    SKERRY_FIELDS(game, mode, name, points, when)
};

// Nothing where none is kept. Lines that are no results are passed over.
std::optional<HighScore> high_score(const std::string& folder, std::string_view game, std::string_view mode);
Result<void> keep(const std::string& folder, const HighScore& result);

}  // namespace skerry::cli
