// SPDX-License-Identifier: Apache-2.0
#include "catalog/bot_names.h"

#include <array>

#include "catalog/json.h"

namespace skerry {
namespace {

constexpr std::array<BotInfo, 7> bots{
    {{"random", "Random", "plays any legal move"},
     {"greedy", "Greedy", "takes whatever looks best right now, one action ahead"},
     {"level1", "Level 1", "for a first game: thinks little, and often plays the first move that comes to mind"},
     {"level2", "Level 2", "for players who know the rules"},
     {"level3", "Level 3", "a fair opponent"},
     {"level4", "Level 4", "for experienced players"},
     {"level5", "Level 5", "as strong as it gets; thinks for about two seconds"}}};

}  // namespace

std::span<const BotInfo> all_bots() { return bots; }

std::string_view default_bot() { return bots[4].name; }

std::string bot_title(std::string_view name) {
    for (const BotInfo& bot : bots)
        if (bot.name == name) return std::string(bot.title);
    return std::string(name);
}

Result<void> check_bot(std::string_view name) {
    std::string names;
    for (const BotInfo& bot : bots) {
        if (bot.name == name) return {};
        (names += names.empty() ? "" : ", ") += bot.name;
    }
    return Error{"There is no bot called " + json::quoted(name.substr(0, 60)) + "; the bots are: " + names + "."};
}

}  // namespace skerry
