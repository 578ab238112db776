// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/components.h"
#include "games/skara_brae/names.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. Both are made from components.h and the rules, so that no client repeats either.
namespace skerry::skara_brae {

struct EnvironmentBox {
    Environment id;
    Set<Resource> harvest;
    SKERRY_FIELDS(id, harvest)
};
std::vector<EnvironmentBox> environments();

// A tile with both its sides: unflipped, flipped.
struct TileBox {
    Tile id;
    std::string_view name;
    bool special;
    Maybe<Environment> environment;
    std::array<std::string, 2> text;
    std::string rule;                                      // unflipped, without what every special tile costs
    std::array<std::span<const GatherOption>, 2> options;  // of a gather tile
    std::array<Resource, 2> banner;
    std::array<std::uint8_t, 2> number;  // what its text counts
    SKERRY_FIELDS(id, name, special, environment, text, rule, options, banner, number)
};
std::vector<TileBox> tile_boxes();

struct WorkersBox {
    int large = 0, small = 0, black = 0;
    SKERRY_FIELDS(large, small, black)
};

struct Box {
    EnumRange<Resource> resources;
    std::vector<EnvironmentBox> environments = skara_brae::environments();
    int storage_rows = rows;
    std::array<Slider, last_open_columns + 1> slider = slider_columns;  // by open columns
    FurnishTrack furnish = furnish_track;
    TradeTrack trade = trade_track;
    CookTable cook = cook_table;
    std::array<CleanSide, 2> clean = clean_sides;  // unflipped, flipped
    std::vector<TileBox> tiles = tile_boxes();
    SpecialTiles special = skara_brae::special;
    std::map<std::string, CardRow> cards = by_name(all_cards, [](Card card) { return skara_brae::cards[card]; });
    Points points = points_per;
    ComponentsByName<Focus, FocusCard> focus = components_by_name(each<Focus>(), focus_cards);
    ComponentsByName<Task, TaskCard> tasks = components_by_name(each<Task>(), task_cards);
    WorkersBox workers{1, last_round - 1, skara_brae::special.max_black_workers};
    int rounds = last_round, turns = turns_per_round;
    std::array<std::uint8_t, max_players + 1> cards_per_set = skara_brae::cards_per_set;  // by players
    std::array<std::uint8_t, turns_per_round + 1> solo_draw = skara_brae::solo_draw;      // by turn
    Goods start = bag_of({{Resource::skaill, starting_skaill}});
    std::array<std::uint8_t, 2> targets{solo_target, solo_high_target};
    int supply_roofs = supply_roof_count, whorls = whorl_count;
    EnumRange<Marker> seats;
    SKERRY_FIELDS(resources, environments, storage_rows, slider, furnish, trade, cook, clean, tiles, special, cards,
                  points, focus, tasks, workers, rounds, turns, cards_per_set, solo_draw, start, targets, supply_roofs,
                  whorls, seats)
};

// Of one player, as the table stands.
struct Facts {
    int total = 0;  // points, if the game ended now
    Each<Environment, std::uint8_t> icons;
    int hearth = 0;                    // weight that one Cook may have
    WorkersBox workers_free, workers;  // not yet placed; owned in this round
    int roofs = 0, hungry = 0;         // settlers without a roof
    int midden = 0;                    // that the end of the round will bring
    Set<Focus> focus_met;
    int target = 0;  // points to reach alone
    SKERRY_FIELDS(total, icons, hearth, workers_free, workers, roofs, hungry, midden, focus_met, target)
};

}  // namespace skerry::skara_brae
