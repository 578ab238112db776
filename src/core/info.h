// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/reflect.h"
#include "core/seat.h"
#include "core/wording.h"

namespace skerry {

using Names = std::span<const std::string>;  // of the people at the seats, for sentences

// What a person reads before choosing a game. All text is the engine's; no client repeats it.
struct ModeInfo {
    std::string_view id;
    std::string_view name;
    std::string_view text;
    std::uint8_t min_players;
    std::uint8_t max_players;
    bool campaign = false;

    SKERRY_FIELDS(id, name, text, min_players, max_players, campaign)
    SKERRY_NOTES("campaign: its games follow each other; what they hand on is the field `campaign` of the setup")
};

// A choice in a setup besides mode and players.
SKERRY_ENUM(OptionKind, yes_no, number, one_of, any_of, other);

struct OptionInfo {
    std::string_view id;
    std::string_view text;
    OptionKind kind;
    int least = 0, most = 0;
    std::span<const std::string_view> names;
    std::span<const std::string_view> modes;

    bool belongs(std::string_view mode) const {
        return modes.empty() || std::find(modes.begin(), modes.end(), mode) != modes.end();
    }

    SKERRY_FIELDS(id, text, kind, least, most, names, modes)
    SKERRY_NOTES("id: the field of the game's setup", "least: of a number", "most: of a number",
                 "names: to choose one or any of; a number is given as a number",
                 "modes: those it belongs to; none: to all")
};

// Options by their kind: option::number("level", "How hard it is.", 1, 10).
namespace option {

using NameList = std::span<const std::string_view>;
constexpr OptionInfo yes_no(std::string_view id, std::string_view text, NameList modes = {}) {
    return {.id = id, .text = text, .kind = OptionKind::yes_no, .modes = modes};
}
constexpr OptionInfo number(std::string_view id, std::string_view text, int least, int most, NameList modes = {}) {
    return {.id = id, .text = text, .kind = OptionKind::number, .least = least, .most = most, .modes = modes};
}
constexpr OptionInfo one_of(std::string_view id, std::string_view text, NameList names, NameList modes = {}) {
    return {.id = id, .text = text, .kind = OptionKind::one_of, .names = names, .modes = modes};
}
constexpr OptionInfo any_of(std::string_view id, std::string_view text, NameList names, NameList modes = {}) {
    return {.id = id, .text = text, .kind = OptionKind::any_of, .names = names, .modes = modes};
}
constexpr OptionInfo other(std::string_view id, std::string_view text, NameList modes = {}) {
    return {.id = id, .text = text, .kind = OptionKind::other, .modes = modes};
}

}  // namespace option

// How much there is to learn and to weigh.
SKERRY_ENUM(Weight, light, medium, heavy);

// The colours that players can have at a table.
SKERRY_ENUM(SeatColour, purple, blue, yellow, red, green, white, brown, orange);

// How long a game takes people at a table.
struct Minutes {
    int least = 0, most = 0;

    SKERRY_FIELDS(least, most)
};

// The gentlest setup: what to play first. Options stay as they are by default.
struct FirstGame {
    std::string_view mode;
    std::uint8_t players = 2;

    SKERRY_FIELDS(mode, players)
};

struct GameInfo {
    std::string_view id;
    std::string_view name;
    std::string_view text;
    std::string_view credits;
    std::string_view provenance;
    int rules;
    std::span<const ModeInfo> modes;
    std::span<const OptionInfo> options;
    Minutes minutes;
    Weight weight;
    FirstGame first_game;
    std::span<const std::string_view> seat_names;
    std::span<const SeatColour> seat_colours;
    std::span<const std::string_view> categories;
    bool asks_others = false;  // some prompts have `default_answer`
    bool fewest_win = false;

    SKERRY_FIELDS(id, name, text, credits, provenance, rules, modes, options, minutes, weight, first_game, seat_names,
                  seat_colours, categories, asks_others, fewest_win)
    SKERRY_NOTES("id: `skara-brae`", "name: `Skara Brae`", "text: one sentence", "credits: designer, publisher, year",
                 "provenance: which numbers are the box's and which are ours; show it where a game is chosen",
                 "rules: version of the rules: a fix that changes games is a new one",
                 "minutes: what the box says, or players do; bots are faster", "weight: how much there is to learn",
                 "first_game: the gentlest setup, for a first game", "seat_names: of seats that nobody has",
                 "seat_colours: a colour for each seat", "categories: of points, in the order of the score sheet",
                 "asks_others: somebody may be asked in another player's turn",
                 "fewest_win: points are what one wants to be rid of")
};

// A seat's name: the one given, or its colour.
inline std::string seat_name(const GameInfo& info, Seat seat, Names names = {}) {
    if (seat.index() < names.size()) return names[seat.index()];
    return capital(info.seat_names[seat.index()]);
}

}  // namespace skerry
