// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/containers.h"
#include "core/reflect.h"

// Everything in the box of Snowcrest. All numbers of the game are here and nowhere else; the section of the
// specification that a table comes from stands beside it. Numbers marked [R] are in the rulebook, [P] in public
// material about the game; [D] were designed for Skerry, because the cards could not be found (the specification says
// how).
namespace skerry::snowcrest {

// ---- Section 2: vocabulary ------------------------------------------------------------------------------------

SKERRY_ENUM(Mode, full, basic, solo);
SKERRY_ENUM(Resource, barley, juniper, bowl, bell, gold);
SKERRY_ENUM(Building, farm, forge, shrine);
// The village, row by row: c4 is the centre.
SKERRY_ENUM(Cell, c0, c1, c2, c3, c4, c5, c6, c7, c8);
// A unit of an offering, a curse or a price. The first five are the resources.
SKERRY_ENUM(Item, barley, juniper, bowl, bell, gold, wild, card, villager, tile, omen);
SKERRY_ENUM(Villager, st_forager, st_mason, st_acolyte, st_elder,                                     //
            farmer, nun, officer, labourer, potter, smith, priest, woodcutter, pilgrim,               //
            poet, beggar, recruiter, storyteller, yak_herder, abbot, bell_ringer, carpenter,          //
            coppersmith, gardener, merchant, scholar, steward, architect, astrologer, hermit, miner,  //
            mystic, great_abbot, oracle, terton, unknown);
SKERRY_ENUM(Guardian, g01, g02, g03, g04, g05, g06, g07, g08, g09, g10, g11, g12, unknown);
SKERRY_ENUM(Forest, f01, f02, f03, f04, f05, f06, unknown);
SKERRY_ENUM(Achievement, a_hamlet, a_crossroads, a_guild, a_full_village, a_granary, a_woodpile, a_treasury, a_chorus,
            a_blessed, a_new_faces);

inline constexpr std::uint8_t max_players = 4;
inline constexpr std::size_t cell_count = count_of<Cell>;
inline constexpr Set<Cell> all_cells = Set<Cell>::range(Cell::c0, Cell::c8);

// ---- Section 3.1, 3.2: pieces [R] -----------------------------------------------------------------------------

inline constexpr int max_tokens_of_a_kind = 90;  // tokens of one resource; ours, for positions made by hand
inline constexpr int max_announced = 42;         // bells; ours, it bounds what a payment holds (S12)
struct BuildingRow {
    Resource product;
    std::uint8_t tiles;
    SKERRY_FIELDS(product, tiles)
};
inline constexpr Each<Building, BuildingRow> buildings{
    {{Resource::barley, 21}, {Resource::bell, 16}, {Resource::bowl, 16}}};
inline constexpr Resource product_of(Building building) { return buildings[building].product; }

// ---- Section 3.3: the player mat [R; start P] -----------------------------------------------------------------

inline constexpr int track_spaces = 8;
inline constexpr std::array<std::uint8_t, track_spaces + 1> building_bonus{0, 0, 0, 0, 0, 0, 1, 3, 5};
inline constexpr int best_omen = 5, worst_omen = -5;
inline constexpr Building starting_building = Building::farm;
inline constexpr std::array<Cell, 4> starter_cells{Cell::c0, Cell::c2, Cell::c6, Cell::c8};
// Three face-down villagers in one of these force a Rest.
inline constexpr std::array<Set<Cell>, 8> lines{{{Cell::c0, Cell::c1, Cell::c2},
                                                 {Cell::c3, Cell::c4, Cell::c5},
                                                 {Cell::c6, Cell::c7, Cell::c8},
                                                 {Cell::c0, Cell::c3, Cell::c6},
                                                 {Cell::c1, Cell::c4, Cell::c7},
                                                 {Cell::c2, Cell::c5, Cell::c8},
                                                 {Cell::c0, Cell::c4, Cell::c8},
                                                 {Cell::c2, Cell::c4, Cell::c6}}};

// ---- Section 3.4, 3.12: by mode and players [R] ---------------------------------------------------------------

inline constexpr std::array<std::uint8_t, max_players + 1> full_pool{0, 0, 20, 25, 30}, basic_pool{0, 0, 14, 17, 20};
inline constexpr int juniper_per_player = 3;
inline constexpr int solo_achievements = 2;  // others: one more than players; basic: none
inline constexpr std::array<std::uint8_t, max_players> starting_barley{3, 4, 5, 6};  // from the start player on
inline constexpr int hand_at_start = 3;
inline constexpr int row_slots = 5;
inline constexpr int scroll_tokens = 51;

struct SoloLevel {
    std::uint8_t scrolls;  // in the pool, and the points needed
    std::uint8_t barley;
    std::uint8_t rest_limit;  // the game is lost on this Rest
    SKERRY_FIELDS(scrolls, barley, rest_limit)
};
inline constexpr std::array<SoloLevel, 10> solo_levels{{{10, 3, 4},
                                                        {11, 3, 4},
                                                        {12, 3, 4},
                                                        {13, 3, 4},
                                                        {13, 2, 4},
                                                        {13, 1, 4},
                                                        {13, 0, 4},
                                                        {14, 0, 4},
                                                        {15, 0, 4},
                                                        {15, 0, 3}}};
struct Rank {
    std::uint8_t points;  // at least
    std::string_view name;
    SKERRY_FIELDS(points, name)
};
inline constexpr std::array<Rank, 6> ranks{
    {{0, "Beggar"}, {10, "Farmer"}, {11, "Scholar"}, {14, "Priest"}, {17, "Terton"}, {20, "Mystic"}}};

// ---- Section 6: numbers of the actions [R] --------------------------------------------------------------------

inline constexpr int solo_bells_per_scroll = 6;
inline constexpr int meditation_scrolls = 1, meditation_scrolls_of_two = 2;  // an answer, with two players
inline constexpr int forest_scrolls = 1;
inline constexpr int basic_veneration_scrolls = 2, basic_omens = 1;
inline constexpr int achievement_scrolls = 2;
inline constexpr int refused_omens = 1;

// ---- Section 3.5: what cards do -------------------------------------------------------------------------------

SKERRY_ENUM(Op, gain, gain_per_farm, gain_per_used, draw, recover, discard, cycle, bless, omen, hex, scroll, build,
            restock, venerate, meditate, recruit, copy);

struct Effect {
    Op op;
    std::uint8_t count = 0;
    Maybe<Resource> resource;  // of gains
    Maybe<Building> building;  // of build; none: any
    SKERRY_FIELDS(op, count, resource, building)
};
constexpr Bag<Item> units(Item what, int n) {
    Bag<Item> items;
    items.add(what, n);
    return items;
}
// Units of one kind, or scroll tokens.
struct Price {
    Bag<Item> items;
    std::uint8_t scrolls = 0;
    SKERRY_FIELDS(items, scrolls)
};
struct Alternative {
    Price price;
    List<Effect, 3> effects;  // in their order
    static constexpr bool worded = true;
    SKERRY_FIELDS(price, effects)
};
inline constexpr std::string_view alternative_letters = "abcdef";  // as in the move "use a"
inline constexpr std::size_t max_alternatives = alternative_letters.size();

SKERRY_ENUM(Kind, starter, personal, common);

struct VillagerCard {
    std::string_view name;
    Kind kind;
    std::uint8_t copies;  // in the game; own cards: for each player
    std::uint8_t cost;
    List<Resource, 2> icons;
    bool shield;
    List<Alternative, max_alternatives> alternatives;
    SKERRY_FIELDS(kind, copies, cost, icons, shield, alternatives)
};

namespace detail {
using enum Resource;
constexpr Effect gain(Resource what, std::uint8_t n) { return {Op::gain, n, what, {}}; }
constexpr Effect gain_per(Op op, Resource what, std::uint8_t n) { return {op, n, what, {}}; }
constexpr Effect act(Op op, std::uint8_t n = 0) { return {op, n, {}, {}}; }
constexpr Effect build(Maybe<Building> building = {}) { return {Op::build, 1, {}, building}; }
constexpr Price pay(Item what, int n) { return {units(what, n), 0}; }
inline constexpr Price free{}, a_scroll{{}, 1};
inline constexpr auto venerate = act(Op::venerate), meditate = act(Op::meditate), restock = act(Op::restock);
inline constexpr auto bless = act(Op::bless, 1), draw = act(Op::draw, 1), scroll = act(Op::scroll, 1);
// Prices as the specification writes them: letters and a number.
inline constexpr Price B2 = pay(Item::barley, 2), B5 = pay(Item::barley, 5), J1 = pay(Item::juniper, 1),
                       J2 = pay(Item::juniper, 2), J3 = pay(Item::juniper, 3), O1 = pay(Item::bowl, 1),
                       O2 = pay(Item::bowl, 2), W2 = pay(Item::wild, 2);
// The Merchant's six trades (6.8).
inline constexpr List<Alternative, max_alternatives> trades{{B5, {gain(juniper, 3)}},
                                                            {B5, {scroll}},
                                                            {J3, {scroll}},
                                                            {J3, {gain(barley, 5)}},
                                                            {a_scroll, {gain(juniper, 3)}},
                                                            {a_scroll, {gain(barley, 5)}}};
}  // namespace detail

// Sections 3.6 [D], 3.7 and 3.8 [names and some values R, the rest D], in the order of Villager.
inline constexpr Each<Villager, VillagerCard> villager_cards = [] {
    using namespace detail;
    using enum Kind;
    return Each<Villager, VillagerCard>{{
        {"Forager", starter, 1, 1, {}, false, {{free, {gain(juniper, 2)}}}},
        {"Mason", starter, 1, 1, {}, false, {{J2, {build()}}, {free, {restock}}}},
        {"Acolyte", starter, 1, 1, {}, false, {{O2, {venerate}}, {B2, {meditate}}}},
        {"Elder", starter, 1, 1, {}, false, {{free, {draw, gain(bowl, 1)}}, {free, {bless}}}},

        {"Farmer", personal, 1, 2, {barley}, false, {{free, {gain(barley, 4)}}}},
        {"Nun", personal, 1, 2, {bowl}, false, {{free, {act(Op::recover, 1)}}, {free, {bless}}}},
        {"Officer", personal, 1, 2, {gold}, false, {{free, {act(Op::cycle)}}}},
        {"Labourer", personal, 1, 3, {juniper}, false, {{free, {gain(juniper, 2)}}, {free, {restock}}}},
        {"Potter", personal, 1, 2, {bowl}, false, {{free, {gain(bowl, 2)}}, {J1, {build(Building::shrine)}}}},
        {"Smith", personal, 1, 2, {bell}, false, {{J1, {build(Building::forge), gain(bell, 1)}}}},
        {"Priest", personal, 1, 3, {bell, bell}, false, {{free, {gain(bell, 2)}}, {free, {meditate}}}},
        {"Woodcutter", personal, 1, 4, {juniper, juniper}, false, {{free, {gain(juniper, 3)}}, {J2, {build()}}}},
        {"Pilgrim", personal, 1, 5, {bowl, bowl}, false, {{O1, {venerate}}}},

        {"Poet", common, 2, 1, {}, true, {}},
        {"Beggar", common, 2, 1, {barley}, false, {{free, {act(Op::omen, 1), gain(gold, 3)}}}},
        {"Recruiter", common, 2, 2, {barley}, false, {{free, {act(Op::recruit)}}}},
        {"Storyteller", common, 1, 3, {barley}, false, {{free, {act(Op::draw, 3), act(Op::discard, 1)}}}},
        {"Yak Herder", common, 1, 3, {barley, barley}, false, {{free, {gain_per(Op::gain_per_used, barley, 1)}}}},
        {"Abbot", common, 2, 4, {bell}, true, {{free, {bless}}}},
        {"Bell Ringer", common, 2, 3, {bell, bell}, false, {{free, {gain(bell, 2), draw}}}},
        {"Carpenter", common, 1, 4, {juniper}, false, {{J1, {build(), restock}}}},
        {"Coppersmith", common, 2, 4, {bowl, bowl}, false, {{free, {gain(bowl, 3)}}}},
        {"Gardener", common, 2, 2, {barley}, false, {{free, {gain_per(Op::gain_per_farm, barley, 2)}}}},
        {"Merchant", common, 2, 4, {barley}, false, trades},
        {"Scholar", common, 2, 4, {gold}, false, {{free, {act(Op::copy)}}}},
        {"Steward", common, 2, 4, {barley, barley}, false, {{free, {restock, gain(barley, 3)}}}},
        {"Architect", common, 2, 4, {juniper}, false, {{J3, {build(), build()}}}},
        {"Astrologer", common, 1, 5, {gold}, false, {{free, {draw, bless}}}},
        {"Hermit", common, 2, 5, {bell}, false, {{free, {gain(bell, 1), meditate}}}},
        {"Miner", common, 2, 4, {gold}, false, {{free, {gain(gold, 3)}}}},
        {"Mystic", common, 2, 4, {bell}, false, {{free, {gain(bell, 1), act(Op::hex, 1)}}}},
        {"Great Abbot", common, 1, 6, {bell}, true, {{free, {act(Op::bless, 2)}}, {O1, {venerate}}}},
        {"Oracle", common, 1, 6, {bowl, bowl}, false, {{free, {venerate}}}},
        {"Terton", common, 1, 5, {gold}, false, {{W2, {scroll}}}},
        {"a hidden villager", common, 0, 0, {}, false, {}},
    }};
}();
inline constexpr const VillagerCard& card_of(Villager villager) { return villager_cards[villager]; }

inline constexpr int common_count = 35, own_count = 13;
inline constexpr Set<Villager> starters = Set<Villager>::range(Villager::st_forager, Villager::st_elder);
inline constexpr Set<Villager> personals = Set<Villager>::range(Villager::farmer, Villager::pilgrim);
inline constexpr Set<Villager> own_cards = starters | personals;
inline constexpr Set<Villager> commons = Set<Villager>::range(Villager::poet, Villager::terton);
inline constexpr bool is_starter(Villager villager) { return villager <= Villager::st_elder; }
inline constexpr bool is_own(Villager villager) { return villager <= Villager::pilgrim; }
inline constexpr bool is_common(Villager villager) { return !is_own(villager) && villager != Villager::unknown; }
// Solo is played without the Mystics [R].
inline constexpr int copies_of(Villager common, Mode mode) {
    return mode == Mode::solo && common == Villager::mystic ? 0 : card_of(common).copies;
}

// Whether an icon pays a unit: it is what is asked for, or Gold, or anything will do (6.1).
inline constexpr bool pays(Resource icon, Item unit) {
    return unit == Item::wild || icon == Resource::gold || static_cast<int>(icon) == static_cast<int>(unit);
}
// How many units of a kind a villager's icons pay.
inline constexpr Each<Item, Each<Villager, std::uint8_t>> icon_units = [] {
    Each<Item, Each<Villager, std::uint8_t>> units;
    for (Item item : Set<Item>::range(Item::barley, Item::wild))
        for (Villager villager : each<Villager>())
            for (Resource icon : card_of(villager).icons) units[item][villager] += pays(icon, item);
    return units;
}();
inline constexpr int units_of(Villager villager, Item item) { return icon_units[item][villager]; }

// ---- Section 3.9: Guardians [g01 R, the others D] -------------------------------------------------------------

struct Demand {
    Item item;
    std::uint8_t omens = refused_omens;  // if refused
    SKERRY_FIELDS(item, omens)
};
using Demands = List<Demand, 4>;
namespace detail {
inline constexpr Demand B{Item::barley}, J{Item::juniper}, O{Item::bowl}, P{Item::bell}, W{Item::wild}, H{Item::card},
    V{Item::villager}, T{Item::tile}, M{Item::omen}, G2{Item::gold, 2};
}  // namespace detail
struct GuardianCard {
    std::string_view name;
    Demands offering, curse;
    std::uint8_t draw, gold, scrolls;  // the reward, in this order
    SKERRY_FIELDS(offering, curse, draw, gold, scrolls)
};
inline constexpr Each<Guardian, GuardianCard> guardian_cards = [] {
    using namespace detail;
    return Each<Guardian, GuardianCard>{{
        {"Snow Lion", {W, W, T, T}, {H, V}, 3, 0, 2},
        {"Wind Horse", {B, B, W}, {W}, 0, 1, 2},
        {"Thunder Dragon", {M, P, P}, {W, W}, 0, 0, 3},
        {"Garuda", {V, W}, {H}, 0, 1, 2},
        {"Naga Queen", {O, W}, {B}, 1, 0, 2},
        {"Yeti", {H, W}, {H}, 0, 1, 2},
        {"Makara", {J, J}, {J}, 0, 2, 1},
        {"White Yak", {B, H}, {B, B}, 2, 1, 1},
        {"Dawn Tiger", {M, W}, {W}, 2, 0, 2},
        {"Raven Herald", {H, T}, {T}, 2, 0, 2},
        {"Frost Serpent", {G2, T, W}, {W, H}, 0, 0, 3},
        {"Moon Owl", {P, O}, {P}, 0, 1, 2},
        {"a hidden Guardian", {}, {}, 0, 0, 0},
    }};
}();
inline constexpr const GuardianCard& card_of(Guardian guardian) { return guardian_cards[guardian]; }
inline constexpr int guardian_count = 12, forest_count = 6;
inline constexpr Set<Guardian> guardians = Set<Guardian>::range(Guardian::g01, Guardian::g12);
inline constexpr Set<Forest> forests = Set<Forest>::range(Forest::f01, Forest::f06);

// ---- Section 3.10: Forest cards [f01 R, the others D] ---------------------------------------------------------

struct ForestCard {
    std::string_view name;
    Demands curse, others;  // of the active player, of each opponent
    std::uint8_t scrolls = forest_scrolls;
    SKERRY_FIELDS(curse, others, scrolls)
};
inline constexpr Each<Forest, ForestCard> forest_cards = [] {
    using namespace detail;
    return Each<Forest, ForestCard>{{
        {"Pine Mother", {B, H}, {W}},
        {"Moss Elder", {W, W}, {B}},
        {"Ember Fox", {H, H}, {H}},
        {"Antler King", {V, W}, {W}},
        {"Bark Singer", {P, O}, {W}},
        {"Root Giant", {T, W}, {B, B}},
        {"a hidden Forest card", {}, {}},
    }};
}();
inline constexpr const ForestCard& card_of(Forest forest) { return forest_cards[forest]; }

// ---- Section 3.11: Achievements [hamlet P, the others D] ------------------------------------------------------

struct AchievementCard {
    std::string_view name;
    std::uint8_t number;  // what it asks for, at least; New Faces: starters at most
    SKERRY_FIELDS(number)
};
inline constexpr Each<Achievement, AchievementCard> achievement_cards{{
    {"Hamlet", 4},
    {"Crossroads", 1},
    {"Guild", 3},
    {"Full Village", 9},
    {"Granary", 7},
    {"Woodpile", 5},
    {"Treasury", 4},
    {"Chorus", 4},
    {"Blessed", 3},
    {"New Faces", 1},
}};
inline constexpr const AchievementCard& card_of(Achievement achievement) { return achievement_cards[achievement]; }

// ---- Section 6.1: what can pay --------------------------------------------------------------------------------

// A source of a payment or a settlement: a token; a tile or a villager that is turned
// face down; a hand card that is discarded; and, in a settlement, a tile given back or a villager sent away.
SKERRY_ENUM(Source, barley, juniper, bowl, bell, gold,                                              //
            farm_tile, forge_tile, shrine_tile,                                                     //
            c0, c1, c2, c3, c4, c5, c6, c7, c8,                                                     //
            st_forager, st_mason, st_acolyte, st_elder,                                             //
            farmer, nun, officer, labourer, potter, smith, priest, woodcutter, pilgrim,             //
            lost_farm, lost_forge, lost_shrine, lost_used_farm, lost_used_forge, lost_used_shrine,  //
            lost_c0, lost_c1, lost_c2, lost_c3, lost_c4, lost_c5, lost_c6, lost_c7, lost_c8);

SKERRY_ENUM(SourceKind, token, tile, cell, hand, lost_tile, lost_used_tile, lost_cell);
inline constexpr Each<SourceKind, Source> first_sources{{Source::barley, Source::farm_tile, Source::c0,
                                                         Source::st_forager, Source::lost_farm, Source::lost_used_farm,
                                                         Source::lost_c0}};
inline constexpr Each<Source, SourceKind> source_kinds = [] {
    Each<Source, SourceKind> kinds;
    for (SourceKind kind : each<SourceKind>())
        for (Source source : each<Source>())
            if (source >= first_sources[kind]) kinds[source] = kind;
    return kinds;
}();
inline constexpr SourceKind kind_of(Source source) { return source_kinds[source]; }
// Which one of its kind: a resource, a building, a cell or a villager. And the way back, for one and for several.
template <class E>
constexpr E which(Source source) {
    return static_cast<E>(static_cast<int>(source) - static_cast<int>(first_sources[kind_of(source)]));
}
template <class E>
constexpr Source source_of(SourceKind kind, E which) {
    return static_cast<Source>(static_cast<int>(first_sources[kind]) + static_cast<int>(which));
}
template <class E>
constexpr Set<Source> sources_of(SourceKind kind, Set<E> which) {
    return Set<Source>::of_bits(which.bits() << static_cast<int>(first_sources[kind]));
}
// Of tokens and tiles there may be several; of other sources there is one each.
SKERRY_ENUM(Stock, barley, juniper, bowl, bell, gold, farm_tile, forge_tile, shrine_tile);
inline constexpr bool is_stocked(Source source) { return source < Source::c0; }
inline constexpr Stock as_stock(Source source) { return static_cast<Stock>(source); }
inline constexpr Set<Source> all_sources = Set<Source>::range(Source::barley, Source::lost_c8);
inline constexpr Set<Source> stocked = Set<Source>::range(Source::barley, Source::shrine_tile);

}  // namespace skerry::snowcrest
