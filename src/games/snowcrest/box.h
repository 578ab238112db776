// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/components.h"
#include "games/snowcrest/names.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. Both are made from components.h and the rules, so that no client repeats either.
namespace skerry::snowcrest {

struct Box {
    EnumRange<Resource> resources;
    EnumRange<Cell> cells;                                                     // row by row
    std::map<std::string, std::string> places = by_name(each<Cell>(), where);  // in the centre
    std::array<Set<Cell>, 8> lines = snowcrest::lines;  // three face down in one of these force a Rest
    Components<Building, BuildingRow> buildings = components(each<Building>(), snowcrest::buildings);
    std::array<std::uint8_t, track_spaces + 1> building_bonus = snowcrest::building_bonus;  // by tiles owned
    int best_omen = snowcrest::best_omen, worst_omen = snowcrest::worst_omen;
    ComponentsByName<Villager, VillagerCard> villagers = components_by_name(own_cards | commons, villager_cards);
    std::string_view alternatives = alternative_letters;  // their names
    ComponentsByName<Guardian, GuardianCard> guardians = components_by_name(snowcrest::guardians, guardian_cards);
    ComponentsByName<Forest, ForestCard> forests = components_by_name(snowcrest::forests, forest_cards);
    ComponentsByName<Achievement, AchievementCard> achievements =
        components_by_name(each<Achievement>(), achievement_cards);
    int achievement_scrolls = snowcrest::achievement_scrolls;
    // What each item of an offering, curse or price means.
    std::map<std::string, std::string> items = by_name(each<Item>(), [](Item item) { return explain(item); });
    std::array<SoloLevel, 10> levels = solo_levels;  // from level 1
    std::array<Rank, 6> ranks = snowcrest::ranks;
    std::array<std::uint8_t, max_players + 1> full_pool = snowcrest::full_pool, basic_pool = snowcrest::basic_pool;
    std::array<std::uint8_t, max_players> starting_barley = snowcrest::starting_barley;
    int juniper_per_player = snowcrest::juniper_per_player, row_slots = snowcrest::row_slots;
    int solo_bells_per_scroll = snowcrest::solo_bells_per_scroll, scroll_tokens = snowcrest::scroll_tokens;
    SKERRY_FIELDS(resources, cells, places, lines, buildings, building_bonus, best_omen, worst_omen, villagers,
                  alternatives, guardians, forests, achievements, achievement_scrolls, items, levels, ranks, full_pool,
                  basic_pool, starting_barley, juniper_per_player, row_slots, solo_bells_per_scroll, scroll_tokens)
};

// Of one player, as the table stands. What depends on a hand that is not seen counts its unknown cards as nothing.
struct Facts {
    int total = 0;        // the public points, if the game ended now
    bool hidden = false;  // there may be more
    int building_bonus = 0, omens = 0, majorities = 0;
    Bag<Resource> final_counts;  // for the majorities: tokens, face-up icons and tiles, hand
    Bag<Resource> rest_income;   // tokens that a Rest would bring now
    int barley = 0;              // that could be paid for an Add, all sources together
    int bells = 0;               // that could be announced or paid in a Meditation
    bool must_rest = false;
    std::vector<Set<Cell>> face_down_lines;  // which force it
    Set<Cell> closing_cells;                 // one more villager face down here would force a Rest
    Bag<Item> owed;                          // of the payment or settlement being put together: what is still missing
    std::string suggestion;                  // a line of moves that completes it: "pay barley barley farm_tile"
    std::vector<std::string> suggested;      // the things that it names
    Demands demands;                         // of the Guardian or Forest card, to be answered by this player now
    std::vector<Achievement> met;            // of those still open, which this player's table fulfils
    int target = 0, rest_limit = 0;          // solo
    SKERRY_FIELDS(total, hidden, building_bonus, omens, majorities, final_counts, rest_income, barley, bells, must_rest,
                  face_down_lines, closing_cells, owed, suggestion, suggested, demands, met, target, rest_limit)
};

}  // namespace skerry::snowcrest
