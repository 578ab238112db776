// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "catalog/json.h"

namespace skerry::cli {

// A campaign that somebody completed, with its points. All of them are stored, one per line, in campaigns.jsonl of a
// folder; the high score is the best per game and mode.
struct HighScore {
    std::string game, mode;
    std::string name;  // of the player
    int points = 0;
    std::string when;

    SKERRY_FIELDS(game, mode, name, points, when)
};

// Nothing if there is none. Lines that are not results are skipped.
std::optional<HighScore> high_score(const std::string& folder, std::string_view game, std::string_view mode);
Result<void> keep(const std::string& folder, const HighScore& result);

}  // namespace skerry::cli
