// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/snowcrest/components.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. box.cpp fills them from components.h and the rules, so that no client repeats either.
namespace skerry::snowcrest {

struct PriceBox : Price {};
struct EffectBox : Effect {};
struct DemandBox : Demand {};

struct AlternativeBox {
    std::string id;  // "a", as in the move "use a"
    PriceBox price;
    std::vector<EffectBox> effects;  // in their order
    std::string text;                // price and effects in words
    SKERRY_FIELDS(id, price, effects, text)
};

struct VillagerBox {
    std::string thing, name;
    Kind kind;
    int copies = 0, cost = 0;
    List<Resource, 2> icons;
    bool shield = false;
    std::vector<AlternativeBox> alternatives;
    std::string text;
    SKERRY_FIELDS(thing, name, kind, copies, cost, icons, shield, alternatives, text)
};

struct GuardianBox : GuardianCard {
    std::string thing;
    SKERRY_FIELDS(thing, name, offering, curse, draw, gold, scrolls)
};

struct ForestBox : ForestCard {
    std::string thing;
    SKERRY_FIELDS(thing, name, curse, others, scrolls)
};

struct AchievementBox : AchievementCard {
    std::string thing, text;
    int scrolls = achievement_scrolls;
    SKERRY_FIELDS(thing, name, text, number, scrolls)
};

struct BuildingBox : BuildingRow {
    Building id;
    std::string name;
    SKERRY_FIELDS(id, name, product, tiles)
};

struct OmenTrackBox {
    int best = best_omen, worst = worst_omen;
    SKERRY_FIELDS(best, worst)
};

struct Box {
    std::vector<Resource> resources;
    std::vector<Cell> cells;               // row by row
    std::vector<std::vector<Cell>> lines;  // three face down in one of these force a Rest
    std::vector<BuildingBox> buildings;
    std::vector<int> building_bonus;  // by tiles owned
    OmenTrackBox omen_track;
    std::map<std::string, VillagerBox> villagers;
    std::map<std::string, GuardianBox> guardians;
    std::map<std::string, ForestBox> forests;
    std::map<std::string, AchievementBox> achievements;
    std::map<std::string, std::string> items;  // what each item of an offering, curse or price means
    std::vector<SoloLevel> levels;             // solo, from level 1
    std::vector<Rank> ranks;
    std::map<std::string, int> full_pool, basic_pool;  // by players
    std::vector<int> starting_barley;                  // from the start player on
    int juniper_a_player = juniper_per_player, row_slots = snowcrest::row_slots;
    int solo_bells_a_scroll = solo_bells_per_scroll, scroll_tokens = snowcrest::scroll_tokens;
    std::vector<std::string> seats;
    SKERRY_FIELDS(resources, cells, lines, buildings, building_bonus, omen_track, villagers, guardians, forests,
                  achievements, items, levels, ranks, full_pool, basic_pool, starting_barley, juniper_a_player,
                  row_slots, solo_bells_a_scroll, scroll_tokens, seats)
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
    std::vector<DemandBox> demands;          // of the Guardian or Forest card, to be answered by this player now
    std::vector<Achievement> met;            // of those still open, which this player's table fulfils
    int place_in_round = 0;                  // 1: the start player
    int target = 0, rest_limit = 0;          // solo
    SKERRY_FIELDS(total, hidden, building_bonus, omens, majorities, final_counts, rest_income, barley, bells, must_rest,
                  face_down_lines, closing_cells, owed, suggestion, suggested, demands, met, place_in_round, target,
                  rest_limit)
};

}  // namespace skerry::snowcrest
