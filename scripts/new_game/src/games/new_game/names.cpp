// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/names.h"

#include "games/new_game/game.h"
#include "games/new_game/rules.h"

// Names and explanations, and what a person reads before choosing the game.
namespace skerry::new_game {

std::string title(Pebble pebble) {
    return pebble == Pebble::unknown ? "Hidden pebble" : "Pebble " + plain(value_of(pebble));
}

std::string title(Shore shore) { return capital(name_of(shore)) + " " + plain(number_of(shore)); }

std::string explain(Pebble pebble) {
    return pebble == Pebble::unknown ? "Only its owner knows its value." : "Adds " + plain(value_of(pebble)) + ".";
}

std::string explain(Shore shore) {
    const std::string number = plain(number_of(shore));
    return "Lay pebbles that add up to exactly " + number + " and score " + number + " points.";
}

std::vector<Entry> Game::glossary() {
    std::vector<Entry> entries{{bag_thing(), "The bag", "Draw " + pebbles(pebbles_per_draw) + " in your turn."}};
    for (Pebble pebble : each<Pebble>()) entries.push_back(entry_of(pebble));
    for (Shore shore : each<Shore>()) entries.push_back(entry_of(shore));
    return entries;
}

namespace {

constexpr std::array<ModeInfo, 2> modes{{{"together", "Together", "The most points after 8 rounds win.", 2, 4},
                                         {"alone", "Alone", "Reach 35 points in 8 rounds.", 1, 1}}};
constexpr std::array<std::string_view, max_players> seat_names{"blue", "red", "green", "yellow"};
constexpr SeatColour seat_colours[]{SeatColour::blue, SeatColour::red, SeatColour::green, SeatColour::yellow};
constexpr std::array<std::string_view, count_of<Category>> categories{"shores"};

}  // namespace

const GameInfo Game::info{.id = "new-game",
                          .name = "New Game",
                          .text = "Draw pebbles in secret and lay those that add up to the number of a shore.",
                          .credits = "Designed for Skerry.",
                          .provenance = "All numbers are ours.",
                          .rules = 1,
                          .modes = modes,
                          .options = {},
                          .minutes = {15, 30},
                          .weight = Weight::light,
                          .first_game = {"together", 2},
                          .seat_names = seat_names,
                          .seat_colours = seat_colours,
                          .categories = categories};

}  // namespace skerry::new_game
