// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "core/containers.h"
#include "core/reflect.h"

// Everything in the box of Skara Brae. All numbers of the game are here and nowhere else; the section of the
// specification that a table comes from stands beside it. Numbers marked [R] are in the rulebook, [P] in public
// material about the game (the specification names it).
namespace skerry::skara_brae {

// ---- Section 2: vocabulary ------------------------------------------------------------------------------------

SKERRY_ENUM(Resource, shell, barley, seaweed, wool, stone, wood, hide, bone, rabbit, fish, sheep, deer, cow, boar,
            skaill, food, midden);
SKERRY_ENUM(Environment, shore, hills, thickets, fields);
SKERRY_ENUM(Tile, furnish, cook, craft, clean, trade, gather_shore, gather_hills, gather_thickets, gather_fields, build,
            explore, hunt_boar, innovate, muster, recruit, spin_wool, tend_land, unknown);
SKERRY_ENUM(Marker, purple, blue, yellow, red, neutral);
SKERRY_ENUM(Mode, multi, solo, solo_55, solo_eight, solo_plus);
SKERRY_ENUM(Focus, focus_env6, focus_sets2, focus_roof7, focus_midden, focus_trade6, focus_furnish5, focus_food7,
            focus_tiles8);
SKERRY_ENUM(Task, task_1, task_2, task_3, task_4, task_5, task_6, task_7, task_8, task_9, task_10);

// What an effect pays or gains.
using Goods = Bag<Resource>;
struct Amount {
    Resource what = Resource::shell;
    int count = 0;
};
constexpr Goods bag_of(std::initializer_list<Amount> amounts) {
    Goods goods;
    for (const Amount& amount : amounts) goods.add(amount.what, amount.count);
    return goods;
}

inline constexpr std::uint8_t max_players = 4;

// ---- Section 3.2: storage [P] ---------------------------------------------------------------------------------

struct Slider {
    std::uint8_t midden;  // produced at the end of each round
    std::int8_t points;   // at the end of the game
    SKERRY_FIELDS(midden, points)
};
inline constexpr int rows = 3;  // spaces of a column
inline constexpr int last_open_columns = 10;
inline constexpr int max_of_a_kind = 120;  // ours, for positions made by hand: no game comes near it
// By open columns; there is always one.
inline constexpr std::array<Slider, 11> slider_columns{
    {{0, 0}, {0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, -1}, {4, -2}, {4, -3}, {5, -4}, {6, -5}, {7, -6}}};

// ---- Section 3.3: the Furnish track [P] -----------------------------------------------------------------------

struct FurnishSpace {
    std::uint8_t portions;  // to enter
    std::uint8_t per_settler, per_set;
    SKERRY_FIELDS(portions, per_settler, per_set)
};
struct FurnishTrack {
    List<FurnishSpace, 7> spaces;
    List<Goods, 2> portion;   // one of these
    List<Resource, 2> bonus;  // with the flipped tile, one of these
    SKERRY_FIELDS(spaces, portion, bonus)
};
inline constexpr int wool_per_portion = 2;  // or 1 hide [R]
inline constexpr FurnishTrack furnish_track{
    {{0, 1, 0}, {1, 1, 2}, {2, 1, 4}, {2, 1, 6}, {2, 2, 2}, {3, 2, 4}, {3, 2, 6}},
    {bag_of({{Resource::hide, 1}}), bag_of({{Resource::wool, wool_per_portion}})},
    {Resource::barley, Resource::skaill}};
inline constexpr int last_furnish = furnish_track.spaces.size() - 1;

// ---- Section 3.4: the Trade track [P] -------------------------------------------------------------------------

struct TradeSpace {
    std::uint8_t cost;  // of one type, to enter
    std::uint8_t points;
    Goods purchase;
    SKERRY_FIELDS(cost, points, purchase)
};
struct TradeTrack {
    List<TradeSpace, 8> spaces;
    List<Set<Resource>, 2> price;  // of a purchase, one of these: unflipped, flipped
    SKERRY_FIELDS(spaces, price)
};
// Midden can never pay a cost [R].
inline constexpr Set<Resource> tradables = Set<Resource>::range(Resource::shell, Resource::food);
inline constexpr TradeTrack trade_track{{{0, 0, {}},
                                         {2, 1, bag_of({{Resource::cow, 1}})},
                                         {3, 3, bag_of({{Resource::deer, 1}})},
                                         {4, 5, bag_of({{Resource::sheep, 1}})},
                                         {4, 8, bag_of({{Resource::rabbit, 1}})},
                                         {5, 11, bag_of({{Resource::fish, 1}})},
                                         {5, 15, bag_of({{Resource::shell, 2}})},
                                         {6, 20, bag_of({{Resource::barley, 2}})}},
                                        {{Resource::skaill}, tradables}};
inline constexpr int last_trade = trade_track.spaces.size() - 1;

// ---- Section 3.5: the cook table [P] --------------------------------------------------------------------------

struct Dish {
    Resource what;
    std::uint8_t weight;
    Goods yields;
    SKERRY_FIELDS(what, weight, yields)
};
struct CookTable {
    List<std::uint8_t, 2> limit;    // unflipped, flipped
    std::uint8_t utensils, muster;  // what they add to it
    List<Dish, 8> dishes;           // in the order of the enum, which is the order in which a meal is put together
    Goods boar_extra;               // with Hunt Boar flipped
    SKERRY_FIELDS(limit, utensils, muster, dishes, boar_extra)
};
inline constexpr CookTable cook_table = [] {
    using enum Resource;
    return CookTable{{4, 6},
                     1,
                     1,
                     {{shell, 1, bag_of({{food, 1}})},
                      {barley, 1, bag_of({{food, 1}})},
                      {rabbit, 2, bag_of({{food, 1}, {hide, 1}})},
                      {fish, 2, bag_of({{food, 1}, {bone, 1}})},
                      {sheep, 3, bag_of({{food, 1}, {hide, 1}, {bone, 1}, {wool, 1}})},
                      {deer, 3, bag_of({{food, 1}, {hide, 1}, {bone, 2}})},
                      {cow, 4, bag_of({{food, 2}, {hide, 1}, {bone, 2}})},
                      {boar, 3, bag_of({{food, 2}, {hide, 1}, {bone, 1}})}},
                     bag_of({{hide, 1}})};
}();
inline constexpr Set<Resource> cookables = [] {
    Set<Resource> set;
    for (const Dish& dish : cook_table.dishes) set.add(dish.what);
    return set;
}();
inline constexpr const Dish& dish_of(Resource cookable) {
    constexpr auto places = [] {
        Each<Resource, std::uint8_t> all;
        for (std::uint8_t i = 0; i < cook_table.dishes.size(); ++i) all[cook_table.dishes[i].what] = i;
        return all;
    }();
    return cook_table.dishes[places[cookable]];
}

// ---- Sections 3.6, 3.7: tiles [R, P] --------------------------------------------------------------------------

inline constexpr Set<Tile> standard_tiles = Set<Tile>::range(Tile::furnish, Tile::gather_fields);
inline constexpr Set<Tile> special_tiles = Set<Tile>::range(Tile::build, Tile::tend_land);
inline constexpr Set<Tile> gather_tiles = Set<Tile>::range(Tile::gather_shore, Tile::gather_fields);
inline constexpr bool is_special(Tile tile) { return tile >= Tile::build; }
inline constexpr bool is_gather(Tile tile) { return tile >= Tile::gather_shore && tile <= Tile::gather_fields; }
inline constexpr Environment environment_of(Tile gather) {
    return static_cast<Environment>(static_cast<int>(gather) - static_cast<int>(Tile::gather_shore));
}
inline constexpr Tile gather_tile(Environment e) {
    return static_cast<Tile>(static_cast<int>(Tile::gather_shore) + static_cast<int>(e));
}

// What the special tiles share, and some of their numbers [R].
struct SpecialTiles {
    std::uint8_t portions;  // to use one, each of which may be either
    List<Resource, 2> of;
    std::uint8_t max_boar, max_black_workers;
    Goods spin_roof, innovate_bonus;  // prices
    SKERRY_FIELDS(portions, of, max_boar, max_black_workers, spin_roof, innovate_bonus)
};
inline constexpr SpecialTiles special{2, {Resource::food, Resource::bone}, 3,
                                      3, bag_of({{Resource::wool, 3}}),    bag_of({{Resource::food, 1}})};

// Number: what the text and the rule of a tile count, unflipped and flipped.
struct TileRow {
    std::string_view name;
    std::array<Resource, 2> banner;  // the two resources that flip it
    std::array<std::uint8_t, 2> number{};
    SKERRY_FIELDS(banner, number)
};
inline constexpr auto tiles = [] {
    using enum Resource;
    return Each<Tile, TileRow>{{
        {"Furnish", {stone, wood}, {wool_per_portion, wool_per_portion}},
        {"Cook", {stone, seaweed}, {cook_table.limit[0], cook_table.limit[1]}},
        {"Craft", {stone, wool}},
        {"Clean", {stone, shell}},
        {"Trade", {stone, hide}},
        {"Gather Shore", {bone, wood}},
        {"Gather Hills", {bone, seaweed}},
        {"Gather Thickets", {bone, wool}},
        {"Gather Fields", {bone, shell}},
        {"Build", {bone, hide}, {2, 3}},    // less to pay
        {"Explore", {bone, hide}, {2, 3}},  // cards
        {"Hunt Boar", {bone, hide}, {special.max_boar, special.max_boar}},
        {"Innovate", {bone, hide}},
        {"Muster", {bone, hide}},
        {"Recruit", {bone, hide}, {special.max_black_workers, special.max_black_workers}},
        {"Spin Wool", {bone, hide}, {special.spin_roof[wool], special.spin_roof[wool]}},
        {"Tend Land", {bone, hide}, {3, 4}},  // picks
        {"a hidden tile", {}},
    }};
}();
// The other way round: the tiles whose banners show a resource, and what banners show at all.
inline constexpr Each<Resource, Set<Tile>> tiles_showing = [] {
    Each<Resource, Set<Tile>> showing;
    for (Tile tile : standard_tiles | special_tiles)
        for (Resource resource : tiles[tile].banner) showing[resource].add(tile);
    return showing;
}();
inline constexpr Set<Resource> banner_resources = [] {
    Set<Resource> all;
    for (Tile tile : standard_tiles | special_tiles)
        for (Resource resource : tiles[tile].banner) all.add(resource);
    return all;
}();
struct CleanRow {
    std::uint8_t types, clears;  // for this many types paid
    SKERRY_FIELDS(types, clears)
};
struct CleanSide {
    Set<Resource> types;
    List<CleanRow, 3> rows;
    SKERRY_FIELDS(types, rows)
};
inline constexpr std::array<CleanSide, 2> clean_sides{
    {{{Resource::hide, Resource::barley, Resource::seaweed, Resource::wood}, {{2, 1}, {3, 3}}},
     {{Resource::food, Resource::hide, Resource::barley, Resource::seaweed, Resource::wood},
      {{2, 2}, {3, 4}, {4, 6}}}}};

// What a gather tile offers: pay (mostly nothing), then gain. Flipped tiles have the second group only.
struct GatherOption {
    Tile tile;
    bool flipped;
    Goods pay, gain;
    SKERRY_FIELDS(pay, gain)
};
inline constexpr auto gather_options = [] {
    using enum Resource;
    return std::to_array<GatherOption>({
        {Tile::gather_shore, false, {}, bag_of({{shell, 1}})},
        {Tile::gather_shore, false, {}, bag_of({{seaweed, 1}})},
        {Tile::gather_shore, true, {}, bag_of({{shell, 1}, {seaweed, 1}})},
        {Tile::gather_shore, true, {}, bag_of({{fish, 1}})},
        {Tile::gather_hills, false, {}, bag_of({{stone, 1}})},
        {Tile::gather_hills, false, {}, bag_of({{wool, 1}})},
        {Tile::gather_hills, true, {}, bag_of({{wool, 1}, {stone, 1}})},
        {Tile::gather_hills, true, {}, bag_of({{rabbit, 1}})},
        {Tile::gather_thickets, false, {}, bag_of({{wood, 1}})},
        {Tile::gather_thickets, true, {}, bag_of({{wood, 2}})},
        {Tile::gather_thickets, true, bag_of({{wood, 1}}), bag_of({{deer, 1}})},
        {Tile::gather_fields, false, {}, bag_of({{barley, 1}})},
        {Tile::gather_fields, true, {}, bag_of({{barley, 2}})},
        {Tile::gather_fields, true, bag_of({{barley, 2}}), bag_of({{cow, 1}})},
    });
}();
// Those of one side of a tile; a side follows another in the table.
inline constexpr std::span<const GatherOption> gather_options_of(Tile gather, bool flipped) {
    constexpr auto starts = [] {
        std::array<std::uint8_t, 2 * count_of<Environment> + 1> all{};
        for (const GatherOption& option : gather_options)
            for (auto side = 2u * static_cast<std::size_t>(environment_of(option.tile)) + option.flipped + 1;
                 side < all.size(); ++side)
                ++all[side];
        return all;
    }();
    const std::size_t side = 2u * static_cast<std::size_t>(environment_of(gather)) + flipped;
    return std::span(gather_options).subspan(starts[side], starts[side + 1] - starts[side]);
}

// What one icon of an environment harvests; two types: chosen for each unit.
using HarvestTypes = std::array<Resource, 2>;
inline constexpr Each<Environment, HarvestTypes> harvest_types{{{Resource::shell, Resource::seaweed},
                                                                {Resource::wool, Resource::stone},
                                                                {Resource::wood, Resource::wood},
                                                                {Resource::barley, Resource::barley}}};
inline constexpr bool has_two_types(Environment e) { return harvest_types[e][0] != harvest_types[e][1]; }

// ---- Section 3.8: village cards [settlers P, the others R] ----------------------------------------------------

SKERRY_ENUM(Card, S01, S02, S03, S04, S05, S06, S07, S08, S09, S10, S11, S12, S13, S14, S15,  //
            H01, H02, H03, H04, H05, H06, H07, H08, H09, H10, H11, H12, H13, H14, H15,        //
            T01, T02, T03, T04, T05, T06, T07, T08, T09, T10, T11, T12, T13, T14, T15,        //
            F01, F02, F03, F04, F05, F06, F07, F08, F09, F10, F11, F12, F13, F14, F15,        //
            VR1, VR2, VR3, VR4, VR5, VR6, VR7, VR8, SB1, SB2, SB3, SB4, SB5, SB6, SB7, SB8,   //
            UT1, UT2, UT3, UT4, unknown);

inline constexpr int card_count = 80;
inline constexpr int settlers_per_environment = 15;
inline constexpr Set<Card> all_cards = Set<Card>::range(Card::S01, Card::UT4);
inline constexpr Set<Card> village_roof_cards = Set<Card>::range(Card::VR1, Card::VR8);
inline constexpr Set<Card> stone_ball_cards = Set<Card>::range(Card::SB1, Card::SB8);
inline constexpr Set<Card> utensils_cards = Set<Card>::range(Card::UT1, Card::UT4);
inline constexpr bool is_settler(Card card) { return card <= Card::F15; }
inline constexpr Environment environment_of(Card settler) {
    return static_cast<Environment>(static_cast<int>(settler) / settlers_per_environment);
}

// The bottom half of a settler: pay => gain, or gain it for each icon of an environment. The other cards give their
// gain at once, a stone ball for each one owned.
SKERRY_ENUM(CardKind, settler, roof, ball, utensils);
struct CardRow {
    CardKind kind = CardKind::settler;
    std::string_view name;
    Maybe<Environment> environment;
    Goods pay, gain;
    Maybe<Environment> per;
    std::uint8_t points = 0;
    SKERRY_FIELDS(kind, name, environment, pay, gain, per, points)
};
inline constexpr Each<Card, CardRow> cards = [] {
    using enum Resource;
    using enum Environment;
    struct Row {
        int copies;
        std::string_view name;
        Amount pay{}, gain{};
        Maybe<Environment> per{};
        CardKind kind = CardKind::settler;
        std::uint8_t points = 0;
    };
    constexpr auto rows = std::to_array<Row>({
        {8, "Angler", {}, {fish, 1}},
        {1, "Fisherman", {seaweed, 1}, {wood, 2}},
        {1, "Fisherman", {seaweed, 1}, {barley, 2}},
        {1, "Fisherman", {seaweed, 1}, {stone, 2}},
        {1, "Fisherman", {seaweed, 1}, {wool, 2}},
        {1, "Birdkeeper", {}, {stone, 1}, hills},
        {1, "Giller", {}, {wood, 1}, thickets},
        {1, "Crab Farmer", {}, {barley, 1}, fields},
        {2, "Trapper", {}, {rabbit, 1}},
        {6, "Shepherd", {stone, 2}, {sheep, 1}},
        {1, "Sage", {stone, 1}, {shell, 2}},
        {1, "Sage", {stone, 1}, {barley, 2}},
        {1, "Sage", {stone, 1}, {wood, 2}},
        {1, "Sage", {stone, 1}, {seaweed, 2}},
        {1, "Tracker", {}, {seaweed, 1}, shore},
        {1, "Slinger", {}, {wood, 1}, thickets},
        {1, "Mason", {}, {barley, 1}, fields},
        {2, "Axeman", {}, {rabbit, 1}},
        {6, "Hunter", {wood, 2}, {deer, 1}},
        {1, "Woodcutter", {wood, 1}, {seaweed, 2}},
        {1, "Woodcutter", {wood, 1}, {wool, 2}},
        {1, "Woodcutter", {wood, 1}, {stone, 2}},
        {1, "Woodcutter", {wood, 1}, {barley, 2}},
        {1, "Forester", {}, {shell, 1}, shore},
        {1, "Scout", {}, {stone, 1}, hills},
        {1, "Sawyer", {}, {barley, 1}, fields},
        {2, "Watchman", {}, {rabbit, 1}},
        {6, "Herdsman", {barley, 3}, {cow, 1}},
        {1, "Harvester", {barley, 1}, {stone, 2}},
        {1, "Harvester", {barley, 1}, {wool, 2}},
        {1, "Harvester", {barley, 1}, {wood, 2}},
        {1, "Harvester", {barley, 1}, {shell, 2}},
        {1, "Baker", {}, {seaweed, 1}, shore},
        {1, "Reaper", {}, {wool, 1}, hills},
        {1, "Farmhand", {}, {wood, 1}, thickets},
        {8, "Village Roof", {}, {}, {}, CardKind::roof, 2},
        {8, "Stone Ball", {}, {skaill, 1}, {}, CardKind::ball, 2},
        {4, "Utensils", {}, {hide, 1}, {}, CardKind::utensils, 2},
        {1, "a hidden card"},
    });
    Each<Card, CardRow> all;
    std::size_t next = 0;
    for (const Row& row : rows)
        for (int i = 0; i < row.copies; ++i, ++next) {
            const auto card = static_cast<Card>(next);
            all[card] = {row.kind, row.name, {}, bag_of({row.pay}), bag_of({row.gain}), row.per, row.points};
            if (is_settler(card)) all[card].environment = environment_of(card);
        }
    return all;
}();

// ---- Sections 3.9 and 8: other cards, points [R; tasks P] -------------------------------------------------------

inline constexpr int supply_roof_count = 40, whorl_count = 10;

struct Points {
    int flipped_tile = 2, village_roof = cards[Card::VR1].points, supply_roof = 1, stone_ball = cards[Card::SB1].points,
        utensils = cards[Card::UT1].points, whorl = 1, food = 1, skaill = 1, midden = -1, unmet_focus = -5,
        open_task = -2;
    SKERRY_FIELDS(flipped_tile, village_roof, supply_roof, stone_ball, utensils, whorl, food, skaill, midden,
                  unmet_focus, open_task)
};
inline constexpr Points points_per;

struct FocusCard {
    std::string_view name, text;
    std::uint8_t number;
    SKERRY_FIELDS(number)
};
inline constexpr Each<Focus, FocusCard> focus_cards{
    {{"One environment", "{number} or more settlers in one environment.", 6},
     {"Two sets", "{number} or more sets of settlers of all four environments.", 2},
     {"Roofs", "{number} or more roofs.", 7},
     {"Tidy", "At most {number} midden.", 2},
     {"Traders", "Reach space {number} of the Trade track.", 6},
     {"Furnished homes", "Reach space {number} of the Furnish track.", 5},
     {"Full larder", "{number} or more food left after the last feeding.", 7},
     {"Better tools", "{number} or more flipped tiles.", 8}}};

struct TaskCard {
    Tile action;
    List<Goods, 3> ways;  // to pay for it, one of them
    SKERRY_FIELDS(action, ways)
};
inline constexpr auto task_cards = [] {
    using enum Resource;
    return Each<Task, TaskCard>{{
        {Tile::cook, {bag_of({{cow, 1}})}},
        {Tile::trade, {bag_of({{deer, 1}})}},
        {Tile::trade, {bag_of({{sheep, 1}}), bag_of({{hide, 2}})}},
        {Tile::craft, {bag_of({{rabbit, 2}}), bag_of({{rabbit, 1}, {fish, 1}}), bag_of({{fish, 2}})}},
        {Tile::craft, {bag_of({{barley, 3}})}},
        {Tile::furnish, {bag_of({{wood, 3}})}},
        {Tile::clean, {bag_of({{stone, 3}})}},
        {Tile::clean, {bag_of({{wool, 3}})}},
        {Tile::cook, {bag_of({{seaweed, 3}})}},
        {Tile::furnish, {bag_of({{shell, 3}})}},
    }};
}();

// ---- Sections 4, 5, 8: setup, rounds, targets [R] -------------------------------------------------------------

inline constexpr int last_round = 4, turns_per_round = 3;
inline constexpr int starting_skaill = 2;
inline constexpr std::array<std::uint8_t, 5> cards_per_set{0, 0, 4, 4, 5};  // by players
inline constexpr std::array<std::uint8_t, 4> solo_draw{0, 4, 3, 2};         // by turn
inline constexpr std::uint8_t solo_target = 45, solo_high_target = 55;
inline constexpr std::uint8_t solo_focus = 1, solo_tasks = 4;

}  // namespace skerry::skara_brae
