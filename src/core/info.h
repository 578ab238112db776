#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

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
    bool campaign = false;  // its games follow each other; what they hand on is the field `campaign` of the setup
};

// A choice in a setup beside mode and players. `id` is the field of the game's Setup.
struct OptionInfo {
    std::string_view id;
    std::string_view text;
    std::string_view values;  // in words: "true or false", "1 to 8"
    std::string_view modes;   // the modes it belongs to, or "all"
};

struct GameInfo {
    std::string_view id;          // skara-brae
    std::string_view name;        // Skara Brae
    std::string_view text;        // one sentence
    std::string_view credits;     // designer, publisher, year
    std::string_view provenance;  // which numbers are the box's and which are ours, in a sentence or two
    int rules;                    // version of the rules: a fix that changes games is a new one
    std::span<const ModeInfo> modes;
    std::span<const OptionInfo> options;
    std::span<const std::string_view> seat_names;  // colours of the seats
    std::span<const std::string_view> categories;  // of points, in the order of Standing::points
    bool asks_others = false;                      // there are prompts with `silence`
    bool fewest_win = false;                       // points are what one wants to be rid of
};

// A seat's name: the one given, or its colour.
inline std::string seat_name(const GameInfo& info, Seat seat, Names names = {}) {
    if (seat.index() < names.size()) return names[seat.index()];
    return capital(info.seat_names[seat.index()]);
}

}  // namespace skerry
