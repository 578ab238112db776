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

struct Amount {
    Resource what;
    std::uint8_t count;
    constexpr bool operator==(const Amount&) const = default;
};
// What an effect pays or gains: one amount a resource.
using Goods = List<Amount, 5>;
constexpr Bag<Resource> bag_of(const Goods& goods) {
    Bag<Resource> bag;
    for (const Amount& amount : goods) bag.add(amount.what, amount.count);
    return bag;
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
inline constexpr int most_of_a_kind = 120;  // ours, for positions made by hand: no game comes near it
// By open columns; there is always one.
inline constexpr std::array<Slider, 11> slider_columns{
    {{0, 0}, {0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, -1}, {4, -2}, {4, -3}, {5, -4}, {6, -5}, {7, -6}}};

// ---- Section 3.3: the Furnish track [P] -----------------------------------------------------------------------

struct FurnishSpace {
    std::uint8_t portions;  // to enter
    std::uint8_t per_settler, per_set;
    SKERRY_FIELDS(portions, per_settler, per_set)
};
inline constexpr std::array<FurnishSpace, 7> furnish_track{
    {{0, 1, 0}, {1, 1, 2}, {2, 1, 4}, {2, 1, 6}, {2, 2, 2}, {3, 2, 4}, {3, 2, 6}}};
inline constexpr int last_furnish = furnish_track.size() - 1;
inline constexpr int wool_a_portion = 2;  // or 1 hide [R]
inline constexpr std::array<Resource, 2> furnish_bonuses{Resource::barley, Resource::skaill};

// ---- Section 3.4: the Trade track [P] -------------------------------------------------------------------------

struct TradeSpace {
    std::uint8_t cost;  // of one type, to enter
    std::uint8_t points;
    Amount purchase;
};
inline constexpr std::array<TradeSpace, 8> trade_track{{{0, 0, {Resource::cow, 0}},
                                                        {2, 1, {Resource::cow, 1}},
                                                        {3, 3, {Resource::deer, 1}},
                                                        {4, 5, {Resource::sheep, 1}},
                                                        {4, 8, {Resource::rabbit, 1}},
                                                        {5, 11, {Resource::fish, 1}},
                                                        {5, 15, {Resource::shell, 2}},
                                                        {6, 20, {Resource::barley, 2}}}};
inline constexpr int last_trade = trade_track.size() - 1;

// Midden can never pay a cost [R].
inline constexpr Set<Resource> tradables = Set<Resource>::range(Resource::shell, Resource::food);

// ---- Section 3.5: the cook table [P] --------------------------------------------------------------------------

struct Dish {
    Resource cookable;
    std::uint8_t weight;
    Goods yields;
};
// In the order of the enum, which is the order in which a meal is put together.
inline constexpr std::array<Dish, 8> dishes{
    {{Resource::shell, 1, {{Resource::food, 1}}},
     {Resource::barley, 1, {{Resource::food, 1}}},
     {Resource::rabbit, 2, {{Resource::food, 1}, {Resource::hide, 1}}},
     {Resource::fish, 2, {{Resource::food, 1}, {Resource::bone, 1}}},
     {Resource::sheep, 3, {{Resource::food, 1}, {Resource::hide, 1}, {Resource::bone, 1}, {Resource::wool, 1}}},
     {Resource::deer, 3, {{Resource::food, 1}, {Resource::hide, 1}, {Resource::bone, 2}}},
     {Resource::cow, 4, {{Resource::food, 2}, {Resource::hide, 1}, {Resource::bone, 2}}},
     {Resource::boar, 3, {{Resource::food, 2}, {Resource::hide, 1}, {Resource::bone, 1}}}}};
inline constexpr Set<Resource> cookables = [] {
    Set<Resource> set;
    for (const Dish& dish : dishes) set.add(dish.cookable);
    return set;
}();
inline constexpr const Dish& dish_of(Resource cookable) {
    constexpr auto places = [] {
        Each<Resource, std::uint8_t> all;
        for (std::uint8_t i = 0; i < dishes.size(); ++i) all[dishes[i].cookable] = i;
        return all;
    }();
    return dishes[places[cookable]];
}
inline constexpr Amount boar_extra{Resource::hide, 1};  // with Hunt Boar flipped
inline constexpr int hearth_limit = 4, hearth_limit_flipped = 6;

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

// The two resources that flip a tile.
inline constexpr std::array<std::array<Resource, 2>, 9> standard_banner{{{Resource::stone, Resource::wood},
                                                                         {Resource::stone, Resource::seaweed},
                                                                         {Resource::stone, Resource::wool},
                                                                         {Resource::stone, Resource::shell},
                                                                         {Resource::stone, Resource::hide},
                                                                         {Resource::bone, Resource::wood},
                                                                         {Resource::bone, Resource::seaweed},
                                                                         {Resource::bone, Resource::wool},
                                                                         {Resource::bone, Resource::shell}}};
inline constexpr std::array<Resource, 2> special_banner{Resource::bone, Resource::hide};
inline constexpr std::array<Resource, 2> banner_cost(Tile tile) {
    return is_special(tile) ? special_banner : standard_banner[static_cast<std::size_t>(tile)];
}
// The other way round: the tiles whose banners show a resource, and what banners show at all.
inline constexpr Each<Resource, Set<Tile>> tiles_showing = [] {
    Each<Resource, Set<Tile>> tiles;
    for (Tile tile : standard_tiles | special_tiles)
        for (Resource resource : banner_cost(tile)) tiles[resource].add(tile);
    return tiles;
}();
inline constexpr Set<Resource> banner_resources = [] {
    Set<Resource> all;
    for (Tile tile : standard_tiles | special_tiles)
        for (Resource resource : banner_cost(tile)) all.add(resource);
    return all;
}();
inline constexpr int points_a_flipped_tile = 2;
inline constexpr int special_portions = 2;  // of food or bone, to use a special tile

struct CleanSide {
    Set<Resource> types;
    std::uint8_t most_types;
    std::array<std::uint8_t, 5> clears;  // by the number of types paid
};
inline constexpr std::array<CleanSide, 2> clean_sides{
    {{{Resource::hide, Resource::barley, Resource::seaweed, Resource::wood}, 3, {0, 0, 1, 3, 0}},
     {{Resource::food, Resource::hide, Resource::barley, Resource::seaweed, Resource::wood}, 4, {0, 0, 2, 4, 6}}}};
inline constexpr int least_clean_types = 2;

// What a gather tile offers: pay (mostly nothing), then gain. Flipped tiles have the second group only.
struct GatherOption {
    Tile tile;
    bool flipped;
    Amount pay;
    Goods gain;
};
inline constexpr std::array<GatherOption, 14> gather_options{
    {{Tile::gather_shore, false, {}, {{Resource::shell, 1}}},
     {Tile::gather_shore, false, {}, {{Resource::seaweed, 1}}},
     {Tile::gather_shore, true, {}, {{Resource::shell, 1}, {Resource::seaweed, 1}}},
     {Tile::gather_shore, true, {}, {{Resource::fish, 1}}},
     {Tile::gather_hills, false, {}, {{Resource::stone, 1}}},
     {Tile::gather_hills, false, {}, {{Resource::wool, 1}}},
     {Tile::gather_hills, true, {}, {{Resource::wool, 1}, {Resource::stone, 1}}},
     {Tile::gather_hills, true, {}, {{Resource::rabbit, 1}}},
     {Tile::gather_thickets, false, {}, {{Resource::wood, 1}}},
     {Tile::gather_thickets, true, {}, {{Resource::wood, 2}}},
     {Tile::gather_thickets, true, {Resource::wood, 1}, {{Resource::deer, 1}}},
     {Tile::gather_fields, false, {}, {{Resource::barley, 1}}},
     {Tile::gather_fields, true, {}, {{Resource::barley, 2}}},
     {Tile::gather_fields, true, {Resource::barley, 2}, {{Resource::cow, 1}}}}};
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

// What one icon of an environment harvests; two types: chosen a unit.
using HarvestTypes = std::array<Resource, 2>;
inline constexpr std::array<HarvestTypes, count_of<Environment>> harvest_types{{{Resource::shell, Resource::seaweed},
                                                                                {Resource::wool, Resource::stone},
                                                                                {Resource::wood, Resource::wood},
                                                                                {Resource::barley, Resource::barley}}};
inline constexpr const HarvestTypes& types_of(Environment e) { return harvest_types[static_cast<std::size_t>(e)]; }
inline constexpr bool has_two_types(Environment e) { return types_of(e)[0] != types_of(e)[1]; }

// Numbers of the special tiles, unflipped and flipped [R].
inline constexpr std::array<std::uint8_t, 2> build_discount{2, 3};
inline constexpr std::array<std::uint8_t, 2> explore_cards{2, 3};
inline constexpr std::array<std::uint8_t, 2> tend_picks{3, 4};
inline constexpr int most_boar = 3, most_black_workers = 3;
inline constexpr Amount spin_roof_price{Resource::wool, 3};
inline constexpr Amount innovate_bonus_price{Resource::food, 1};

// ---- Section 3.8: village cards [settlers P, the others R] ----------------------------------------------------

SKERRY_ENUM(Card, S01, S02, S03, S04, S05, S06, S07, S08, S09, S10, S11, S12, S13, S14, S15,  //
            H01, H02, H03, H04, H05, H06, H07, H08, H09, H10, H11, H12, H13, H14, H15,        //
            T01, T02, T03, T04, T05, T06, T07, T08, T09, T10, T11, T12, T13, T14, T15,        //
            F01, F02, F03, F04, F05, F06, F07, F08, F09, F10, F11, F12, F13, F14, F15,        //
            VR1, VR2, VR3, VR4, VR5, VR6, VR7, VR8, SB1, SB2, SB3, SB4, SB5, SB6, SB7, SB8,   //
            UT1, UT2, UT3, UT4, unknown);

inline constexpr int card_count = 80;
inline constexpr int settlers_an_environment = 15;
inline constexpr Set<Card> all_cards = Set<Card>::range(Card::S01, Card::UT4);
inline constexpr Set<Card> village_roof_cards = Set<Card>::range(Card::VR1, Card::VR8);
inline constexpr Set<Card> stone_ball_cards = Set<Card>::range(Card::SB1, Card::SB8);
inline constexpr Set<Card> utensils_cards = Set<Card>::range(Card::UT1, Card::UT4);
inline constexpr bool is_settler(Card card) { return card <= Card::F15; }
inline constexpr Environment environment_of(Card settler) {
    return static_cast<Environment>(static_cast<int>(settler) / settlers_an_environment);
}

// The bottom half of a settler: pay => gain, or gain one for each icon of an environment.
struct Settler {
    std::string_view name;
    Amount pay;
    Amount gain;  // with `per`: the type only
    Maybe<Environment> per;
};
inline constexpr std::array<Settler, count_of<Environment> * settlers_an_environment> settlers = [] {
    using enum Resource;
    using enum Environment;
    struct Copies {
        int count;
        Settler settler;
    };
    constexpr auto kinds = std::to_array<Copies>({
        {8, {"Angler", {}, {fish, 1}, {}}},
        {1, {"Fisherman", {seaweed, 1}, {wood, 2}, {}}},
        {1, {"Fisherman", {seaweed, 1}, {barley, 2}, {}}},
        {1, {"Fisherman", {seaweed, 1}, {stone, 2}, {}}},
        {1, {"Fisherman", {seaweed, 1}, {wool, 2}, {}}},
        {1, {"Birdkeeper", {}, {stone, 1}, hills}},
        {1, {"Giller", {}, {wood, 1}, thickets}},
        {1, {"Crab Farmer", {}, {barley, 1}, fields}},
        {2, {"Trapper", {}, {rabbit, 1}, {}}},
        {6, {"Shepherd", {stone, 2}, {sheep, 1}, {}}},
        {1, {"Sage", {stone, 1}, {shell, 2}, {}}},
        {1, {"Sage", {stone, 1}, {barley, 2}, {}}},
        {1, {"Sage", {stone, 1}, {wood, 2}, {}}},
        {1, {"Sage", {stone, 1}, {seaweed, 2}, {}}},
        {1, {"Tracker", {}, {seaweed, 1}, shore}},
        {1, {"Slinger", {}, {wood, 1}, thickets}},
        {1, {"Mason", {}, {barley, 1}, fields}},
        {2, {"Axeman", {}, {rabbit, 1}, {}}},
        {6, {"Hunter", {wood, 2}, {deer, 1}, {}}},
        {1, {"Woodcutter", {wood, 1}, {seaweed, 2}, {}}},
        {1, {"Woodcutter", {wood, 1}, {wool, 2}, {}}},
        {1, {"Woodcutter", {wood, 1}, {stone, 2}, {}}},
        {1, {"Woodcutter", {wood, 1}, {barley, 2}, {}}},
        {1, {"Forester", {}, {shell, 1}, shore}},
        {1, {"Scout", {}, {stone, 1}, hills}},
        {1, {"Sawyer", {}, {barley, 1}, fields}},
        {2, {"Watchman", {}, {rabbit, 1}, {}}},
        {6, {"Herdsman", {barley, 3}, {cow, 1}, {}}},
        {1, {"Harvester", {barley, 1}, {stone, 2}, {}}},
        {1, {"Harvester", {barley, 1}, {wool, 2}, {}}},
        {1, {"Harvester", {barley, 1}, {wood, 2}, {}}},
        {1, {"Harvester", {barley, 1}, {shell, 2}, {}}},
        {1, {"Baker", {}, {seaweed, 1}, shore}},
        {1, {"Reaper", {}, {wool, 1}, hills}},
        {1, {"Farmhand", {}, {wood, 1}, thickets}},
    });
    std::array<Settler, count_of<Environment> * settlers_an_environment> all{};
    std::size_t next = 0;
    for (const Copies& kind : kinds)
        for (int i = 0; i < kind.count; ++i) all[next++] = kind.settler;
    return all;
}();
inline constexpr const Settler& settler(Card card) { return settlers[static_cast<std::size_t>(card)]; }

// ---- Section 3.9: other cards [R; tasks P] --------------------------------------------------------------------

inline constexpr int supply_roof_count = 40, whorl_count = 10;
inline constexpr int points_a_village_roof = 2, points_a_supply_roof = 1, points_a_stone_ball = 2,
                     points_a_utensils = 2, points_a_whorl = 1;

inline constexpr int points_a_food = 1, points_a_skaill = 1, points_a_midden = -1;  // section 8 [R]
inline constexpr int points_an_unmet_focus = -5, points_an_open_task = -2;
inline constexpr int focus_settlers = 6, focus_sets = 2, focus_roofs = 7, focus_most_midden = 2, focus_trade = 6,
                     focus_furnish = 5, focus_food = 7, focus_tiles = 8;

struct TaskCard {
    Tile action;
    List<Goods, 3> ways;  // to pay for it, one of them
};
inline constexpr std::array<TaskCard, 10> task_cards = [] {
    using enum Resource;
    return std::array<TaskCard, 10>{{{Tile::cook, {{{cow, 1}}}},
                                     {Tile::trade, {{{deer, 1}}}},
                                     {Tile::trade, {{{sheep, 1}}, {{hide, 2}}}},
                                     {Tile::craft, {{{rabbit, 2}}, {{rabbit, 1}, {fish, 1}}, {{fish, 2}}}},
                                     {Tile::craft, {{{barley, 3}}}},
                                     {Tile::furnish, {{{wood, 3}}}},
                                     {Tile::clean, {{{stone, 3}}}},
                                     {Tile::clean, {{{wool, 3}}}},
                                     {Tile::cook, {{{seaweed, 3}}}},
                                     {Tile::furnish, {{{shell, 3}}}}}};
}();
inline constexpr const TaskCard& task_card(Task task) { return task_cards[static_cast<std::size_t>(task)]; }

// ---- Sections 4, 5, 8: setup, rounds, targets [R] -------------------------------------------------------------

inline constexpr int last_round = 4, turns_a_round = 3;
inline constexpr int starting_skaill = 2;
inline constexpr std::array<std::uint8_t, 5> cards_a_set{0, 0, 4, 4, 5};  // by players
inline constexpr std::array<std::uint8_t, 4> solo_draw{0, 4, 3, 2};       // by turn
inline constexpr std::uint8_t solo_target = 45, solo_high_target = 55;
inline constexpr std::uint8_t solo_focus = 1, solo_tasks = 4;

}  // namespace skerry::skara_brae
