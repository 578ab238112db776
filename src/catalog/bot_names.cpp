// SPDX-License-Identifier: Apache-2.0
#include "catalog/bot_names.h"

#include <algorithm>
#include <array>

#include "catalog/json.h"
#include "core/seat.h"

namespace skerry {
namespace {

// As many as there are seats, so that names suffice for any table.
using Characters = std::array<std::string_view, max_seats>;
constexpr Characters crabs{"Nip", "Sidley", "Scuttle", "Tuck", "Dab"}, gulls{"Kit", "Squall", "Mew", "Pilfer", "Ness"},
    puffins{"Pip", "Tammie", "Bobbin", "Fidget", "Norrie"}, seals{"Selma", "Bodo", "Dulse", "Wick", "Sula"},
    otters{"Runa", "Otto", "Freya", "Ivo", "Linn"}, herons{"Astrid", "Hakon", "Morna", "Leif", "Sigrid"},
    orcas{"Ragna", "Orm", "Thora", "Sverre", "Brynja"};

constexpr std::array<BotInfo, 7> bots{
    {{"random", "crab", "Random", "walks sideways and plays any legal move", crabs},
     {"greedy", "gull", "Greedy", "takes whatever looks best right now", gulls},
     {"level1", "puffin", "Level 1", "for a first game; quick, and easy to surprise", puffins},
     {"level2", "seal", "Level 2", "for players who know the rules", seals},
     {"level3", "otter", "Level 3", "a fair opponent who plans and forgives", otters},
     {"level4", "heron", "Level 4", "patient and watchful, for experienced players", herons},
     {"level5", "orca", "Level 5", "as strong as it gets; thinks for two seconds", orcas}}};

bool same(std::string_view a, std::string_view b) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return small(x) == small(y); });
}

}  // namespace

std::span<const BotInfo> all_bots() { return bots; }

std::string_view default_bot() { return bots[4].name; }

std::string_view first_bot() { return bots[2].name; }

const BotInfo* find_bot(std::string_view name) {
    const auto found = std::find_if(bots.begin(), bots.end(), [&](const BotInfo& bot) { return bot.name == name; });
    return found == bots.end() ? nullptr : &*found;
}

const BotInfo* bot_of_character(std::string_view name) {
    for (const BotInfo& bot : bots)
        for (const std::string_view character : bot.characters)
            if (same(character, name)) return &bot;
    return nullptr;
}

std::string bot_text(std::string_view name) {
    const BotInfo* bot = find_bot(name);
    if (!bot) return std::string(name);
    std::string title(bot->title);
    if (title[0] >= 'A' && title[0] <= 'Z') title[0] = static_cast<char>(title[0] - 'A' + 'a');
    return std::string(bot->kind) + ", " + title;
}

std::string bot_character(std::string_view name, std::span<const std::string> taken) {
    const auto free = [&](std::string_view wanted) {
        return std::none_of(taken.begin(), taken.end(), [&](const std::string& one) { return same(one, wanted); });
    };
    const BotInfo* bot = find_bot(name);
    if (bot)
        for (const std::string_view character : bot->characters)
            if (free(character)) return std::string(character);
    const std::string first(bot ? bot->characters[0] : name);
    std::string unique = first;
    for (int n = 2; !free(unique); ++n) unique = first + " " + std::to_string(n);
    return unique;
}

Result<void> check_bot(std::string_view name) {
    if (find_bot(name)) return {};
    std::string names;
    for (const BotInfo& bot : bots) (names += names.empty() ? "" : ", ") += bot.name;
    return Error{"There is no bot called " + json::quoted(name.substr(0, 60)) + "; the bots are: " + names + "."};
}

}  // namespace skerry
