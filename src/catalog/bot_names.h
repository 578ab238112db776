// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/reflect.h"
#include "core/result.h"

// The bots that can be given a seat: the animals of the skerry, one kind per strength. Each kind has a few characters,
// so that two of them at a table have names of their own; whoever has such a name plays like that everywhere. How they
// think is the business of bots/.
namespace skerry {

struct BotInfo {
    std::string_view name;
    std::string_view kind;
    std::string_view title;
    std::string_view text;
    std::span<const std::string_view> characters;

    SKERRY_FIELDS(name, kind, title, text, characters)
    SKERRY_NOTES("name: as calls and records have it: `level3`", "kind: the animal, and its picture: `otter`",
                 "title: the badge: `Level 3`", "text: how it plays",
                 "characters: the names of those who sit down, in this order, passing over names at the table")
};

// All bots, weakest first.
std::span<const BotInfo> all_bots();
// The default for a seat.
std::string_view default_bot();
// For a first game.
std::string_view first_bot();
// Null if no bot is called that.
const BotInfo* find_bot(std::string_view name);
// The bot that a character is, in any case of letters; null if there is none: "runa" is level3.
const BotInfo* bot_of_character(std::string_view name);
// "otter, level 3"; a name that is not listed stands for itself.
std::string bot_text(std::string_view name);
// What the next bot of this name is called at a table where these names are taken.
std::string bot_character(std::string_view name, std::span<const std::string> taken);
// Whether a bot of this name is listed; the error names those that are.
Result<void> check_bot(std::string_view name);

}  // namespace skerry
