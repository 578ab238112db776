// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/result.h"

// The bots that can be given a seat, by name. How they think is the business of bots/.
namespace skerry {

struct BotInfo {
    std::string_view name;
    std::string_view title;  // as people read it: "Level 3"
    std::string_view text;
};

// All named bots, weakest first.
std::span<const BotInfo> all_bots();
// The default for a seat.
std::string_view default_bot();
// "Level 3"; a name that is not listed is its own title.
std::string bot_title(std::string_view name);
// Whether a bot of this name is listed; the error names those that are.
Result<void> check_bot(std::string_view name);

}  // namespace skerry
