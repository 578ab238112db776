// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/containers.h"
#include "core/reflect.h"

// Everything in the box of Tundra. All numbers of the game are here and nowhere else; the section of the specification
// that a table comes from stands beside it. Numbers marked [R] are in the rulebook, [D] were designed for this edition
// because the pictures of the rulebook are lost (the specification says which and why).
namespace skerry::tundra {

// ---- Section 2: vocabulary ------------------------------------------------------------------------------------

SKERRY_ENUM(Resource, firewood, stone, peat);
SKERRY_ENUM(Good, firewood, stone, peat, berries, vp);
SKERRY_ENUM(Face, one, two, three, four, five, six);
SKERRY_ENUM(Board, architecture, travel, gathering, trade);
SKERRY_ENUM(Character, elisabeth, polkan, sophia, hammy);
SKERRY_ENUM(Mode, base, titles, personal_goals, full);
SKERRY_ENUM(Layout, std2, std3, std4, alt3a, alt3b, alt4a);
SKERRY_ENUM(Glade, g01, g02, g03, g04, g05, g06, g07, g08, g09, g10, g11, g12,  //
            g13, g14, g15, g16, g17, g18, g19, g20, g21, g22, g23, g24, unknown);
SKERRY_ENUM(Card, s01, s02, s03, s04, s05, s06, s07, s08, s09, s10, s11, s12, s13, s14, s15, s16,  //
            a01, a02, a03, a04, a05, a06, a07, a08, a09, a10, a11, a12, a13, a14, a15, a16,        //
            e01, e02, e03, e04, e05, e06, e07, e08, e09, e10, e11, e12, e13, e14, e15, e16,        //
            e17, e18, e19, e20, e21, e22, e23, e24, unknown);
SKERRY_ENUM(Goal, cg_city, cg_upgrades, cg_berries, cg_towers, cg_workers, cg_resources, cg_firewood, cg_stone,
            cg_peat);
SKERRY_ENUM(Title, basic, provident, wisdom, inspiring, determined, hardworking, generous);
SKERRY_ENUM(PersonalGoal, pg_chain, pg_variety, pg_idle_workers, pg_garrison, pg_borders, pg_statecraft, pg_no_towers,
            pg_majority, unknown);
// Row letter from the top, number from the left.
SKERRY_ENUM(Cell, A1, A2, A3, A4, A5, A6, B1, B2, B3, B4, B5, B6, C1, C2, C3, C4, C5, C6,  //
            D1, D2, D3, D4, D5, D6, E1, E2, E3, E4, E5, E6, F1, F2, F3, F4, F5, F6);

inline constexpr std::uint8_t max_players = 4, min_players = 2;
inline constexpr std::array<std::string_view, max_players> seat_names{"Elisabeth", "Polkan", "Sophia", "Hammy"};
inline constexpr int value_of(Face face) { return static_cast<int>(face) + 1; }
inline constexpr Face face_of(int value) { return static_cast<Face>(value - 1); }
inline constexpr Good good_of(Resource resource) { return static_cast<Good>(resource); }

// ---- Section 3.1: effects -------------------------------------------------------------------------------------

// What an action gives by itself; `any` are units whose type the player chooses.
struct Gain {
    std::uint8_t firewood = 0, stone = 0, peat = 0, any = 0, berries = 0, vp = 0, moves = 0, workers = 0;
    constexpr bool operator==(const Gain&) const = default;
    SKERRY_FIELDS(firewood, stone, peat, any, berries, vp, moves, workers)
};

// What is paid, and what is gained for it, each time.
SKERRY_ENUM(Deal, tower, worker, cheap_worker, worker_for_berries, point, two_points, two_points_for_three,
            point_for_berries, berries_for_any, any_for_berry);
struct Terms {
    std::uint8_t same = 0;  // units of one type
    std::uint8_t berries = 0;
    Gain gain;
    SKERRY_FIELDS(same, berries, gain)
};
inline constexpr Each<Deal, Terms> deals{{
    {2, 0, {}},              // BUILD [R]
    {2, 1, {}},              // HIRE on the boards [R]
    {2, 0, {}},              // HIRE of e10 [D]
    {0, 3, {}},              // HIRE of a09 [D]
    {2, 0, {.vp = 1}},       // CONVERT [R], e14 [D]
    {2, 0, {.vp = 2}},       // e14 [D]
    {3, 0, {.vp = 2}},       // a12 [D]
    {0, 2, {.vp = 1}},       // a13, e13 [D]
    {1, 0, {.berries = 3}},  // e15 [D]
    {0, 1, {.any = 1}},      // e15 [D]
}};
inline constexpr const Terms& terms_of(Deal deal) { return deals[deal]; }

// What an action offers after its gains. `times` is the number behind the word in the specification.
SKERRY_ENUM(Deed, none, gather, build, hire, convert, bargain, upgrade, card, reroll_any, nudge, set_die, swap,
            berries_per_tower, berries_per_upgrade);
struct Effect {
    Gain gain;
    Deed deed = Deed::none;
    std::uint8_t times = 1;
    Maybe<Deal> deal;           // build, hire, convert, bargain
    bool renew = false;         // card: the market may be renewed
    std::uint8_t discount = 0;  // upgrade: units of the price left out
    static constexpr bool worded = true;
    SKERRY_FIELDS(gain, deed, times, deal, renew, discount)
};

// Rows high..low share an action.
struct Frame {
    std::uint8_t high = 6, low = 1;
    Effect effect;
    SKERRY_FIELDS(high, low, effect)
};
using Frames = List<Frame, 3>;
inline constexpr const Effect& effect_of(const Frames& frames, Face row) {
    std::size_t i = 0;
    while (frames[i].low > value_of(row)) ++i;
    return frames[i].effect;
}

// ---- Section 3.2, 3.3, 3.12: pieces, tracks -------------------------------------------------------------------

inline constexpr int workers_per_player = 6, towers_per_player = 4, dice_per_player = 7;  // [R]
inline constexpr int max_dice = dice_per_player + 1;                                      // with the white one
inline constexpr int resource_cap = 10, berry_cap = 20;                                   // [R]
inline constexpr int start_resources = 2, start_berries = 5;                              // [D]
inline constexpr int start_workers = 2, inspiring_workers = 2;                            // [R]
inline constexpr int vp_lap = 50;                                                         // spaces of the track [R]
inline constexpr int max_vp = 250;  // ours, for positions made by hand: no game comes near it
inline constexpr int last_round = 4, last_early_round = 2;
inline constexpr int starters_dealt = 4, starters_kept = 2;
inline constexpr int max_moves = 5;  // of one action

// ---- Section 3.4: order boards --------------------------------------------------------------------------------

using Price = Each<Resource, std::uint8_t>;  // units
struct OrderBoard {
    std::array<Frames, 2> sides;  // base, upgraded
    Price price;                  // of the upgrade
    SKERRY_FIELDS(price, sides)
};
inline constexpr std::array<OrderBoard, count_of<Board>> order_boards{{
    {{Frames{{6, 5, {.deed = Deed::build, .times = 2, .deal = Deal::tower}},
             {4, 1, {.deed = Deed::hire, .times = 2, .deal = Deal::worker}}},
      Frames{{6, 5, {.deed = Deed::build, .times = 4, .deal = Deal::tower}},
             {4, 3, {.deed = Deed::hire, .times = 3, .deal = Deal::worker}},
             {2, 1, {.deed = Deed::convert, .deal = Deal::point}}}},
     {{0, 2, 3}}},
    {{Frames{{6, 4, {.gain = {.moves = 2}}}, {3, 1, {.gain = {.moves = 1}}}},
      Frames{{6, 5, {.gain = {.moves = 5}}}, {4, 3, {.gain = {.moves = 4}}}, {2, 1, {.gain = {.moves = 3}}}}},
     {{3, 0, 2}}},
    {{Frames{{6, 5, {.deed = Deed::gather, .times = 4}},
             {4, 3, {.deed = Deed::gather, .times = 3}},
             {2, 1, {.deed = Deed::gather, .times = 2}}},
      Frames{{6, 5, {.gain = {.any = 4}}},
             {4, 3, {.deed = Deed::gather, .times = 4}},
             {2, 1, {.deed = Deed::gather, .times = 3}}}},
     {{2, 3, 0}}},
    {{Frames{{6, 5, {.gain = {.berries = 1}, .deed = Deed::card}},
             {4, 1, {.gain = {.berries = 2}, .deed = Deed::upgrade, .times = 4}}},
      Frames{{6, 5, {.gain = {.berries = 2}, .deed = Deed::card, .renew = true}},
             {4, 1, {.gain = {.berries = 6}, .deed = Deed::upgrade, .times = 4}}}},
     {{3, 3, 3}}},
}};
inline constexpr const OrderBoard& order_board(Board board) { return order_boards[static_cast<std::size_t>(board)]; }
inline constexpr int vp_per_upgrade = 1;  // at once, and at each start of round [R]

// ---- Section 3.5: glade tiles [D, counts R] -------------------------------------------------------------------

// Players: the fewest with whom a thing is in the game, printed as dots.
struct GladeTile {
    Maybe<Resource> resource;
    Gain bonus;  // of a tower
    std::uint8_t players;
    SKERRY_FIELDS(resource, bonus, players)
};
namespace detail {
using enum Resource;
inline constexpr Maybe<Resource> barren{};
}  // namespace detail
inline constexpr std::array<GladeTile, 24> glade_tiles = [] {
    using namespace detail;
    return std::array<GladeTile, 24>{{
        {firewood, {.berries = 1, .vp = 1}, 2},
        {firewood, {.berries = 2, .moves = 2}, 2},
        {firewood, {.stone = 1, .peat = 1, .berries = 1}, 2},
        {stone, {.berries = 1, .vp = 1}, 2},
        {stone, {.any = 2, .berries = 1}, 2},
        {stone, {.berries = 5}, 2},
        {peat, {.firewood = 1, .vp = 1}, 2},
        {peat, {.any = 1, .berries = 3}, 2},
        {peat, {.stone = 1, .moves = 2}, 2},
        {barren, {.vp = 2}, 2},
        {barren, {.workers = 1}, 2},
        {barren, {.any = 1, .vp = 1}, 2},
        {firewood, {.peat = 1, .vp = 1}, 3},
        {firewood, {.any = 1, .berries = 3}, 3},
        {stone, {.firewood = 1, .vp = 1}, 3},
        {stone, {.any = 2, .moves = 1}, 3},
        {peat, {.stone = 1, .vp = 1}, 3},
        {peat, {.berries = 5}, 3},
        {firewood, {.any = 2, .berries = 1}, 4},
        {stone, {.berries = 2, .moves = 2}, 4},
        {peat, {.berries = 1, .vp = 1}, 4},
        {barren, {.workers = 1}, 4},
        {barren, {.vp = 1, .moves = 2}, 4},
        {barren, {.vp = 2}, 4},
    }};
}();
inline constexpr const GladeTile& glade_tile(Glade glade) { return glade_tiles[static_cast<std::size_t>(glade)]; }

// ---- Section 3.6: map layouts [D] -----------------------------------------------------------------------------

// A layout as it lies on the table, a column a half tile: 0..3 the settlement of a seat, a..d a starting glade of seat
// 0..3 (on the edge, all of them), * another edge glade, . an interior glade.
struct Drawing {
    std::uint8_t players;
    std::array<std::string_view, 6> rows;
};
inline constexpr std::array<Drawing, count_of<Layout>> drawings{{
    {2,
     {"0 a * * *",  //
      " a . . b",   //
      "* * * b 1"}},
    {3,
     {"     0",      //
      "    a a",     //
      "   * . *",    //
      "  * . . *",   //
      " c . . . b",  //
      "2 c * * b 1"}},
    {4,
     {"0 a * * b 1",  //
      " a . . . b",   //
      "* . . . . *",  //
      " d . . . c",   //
      "3 d * * c 2"}},
    {3,
     {"   0",        //
      "  a a *",     //
      " * . . *",    //
      "* .   . b",   //
      " c . . b 1",  //
      "2 c * *"}},
    {3,
     {"   * *",     //
      "* a . b *",  //
      " a 0 1 b",   //
      "* . 2 . *",  //
      " * c c *",   //
      "    *"}},
    {4,
     {"* a a b b *",  //
      " * 0 . 1 *",   //
      "* . . . . *",  //
      " * 3 . 2 *",   //
      "* d d c c *"}},
}};

struct Map {
    std::uint8_t players = 0;
    Set<Cell> cells, glades, settlements, edge;
    std::array<std::uint8_t, count_of<Cell>> x{};  // in half tiles
    std::array<Set<Cell>, count_of<Cell>> neighbours;
    std::array<Cell, max_players> settlement{};                           // by seat
    std::array<std::array<Cell, start_workers>, max_players> starting{};  // by seat

    constexpr const Set<Cell>& beside(Cell cell) const { return neighbours[static_cast<std::size_t>(cell)]; }
};
inline constexpr int cells_per_row = 6;
inline constexpr int row_of(Cell cell) { return static_cast<int>(cell) / cells_per_row; }
inline constexpr Map map_of(const Drawing& drawing) {
    Map map;
    map.players = drawing.players;
    std::array<std::size_t, max_players> starts{};
    for (std::size_t row = 0; row < drawing.rows.size(); ++row) {
        std::size_t number = 0;
        for (std::size_t at = 0; at < drawing.rows[row].size(); ++at) {
            const char c = drawing.rows[row][at];
            if (c == ' ') continue;
            const auto cell = static_cast<Cell>(row * cells_per_row + number++);
            map.cells.add(cell);
            map.x[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(at);
            if (c >= '0' && c <= '3') {
                map.settlements.add(cell);
                map.settlement[static_cast<std::size_t>(c - '0')] = cell;
                continue;
            }
            map.glades.add(cell);
            if (c != '.') map.edge.add(cell);
            if (c >= 'a' && c <= 'd') {
                const auto seat = static_cast<std::size_t>(c - 'a');
                map.starting[seat][starts[seat]++] = cell;
            }
        }
    }
    for (Cell a : map.cells)
        for (Cell b : map.cells) {
            const int rows = row_of(a) - row_of(b);
            const int across = map.x[static_cast<std::size_t>(a)] - map.x[static_cast<std::size_t>(b)];
            if ((rows == 0 && across * across == 4) || (rows * rows == 1 && across * across == 1))
                map.neighbours[static_cast<std::size_t>(a)].add(b);
        }
    return map;
}
inline constexpr std::array<Map, count_of<Layout>> maps = [] {
    std::array<Map, count_of<Layout>> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = map_of(drawings[i]);
    return all;
}();
inline constexpr const Map& map_of(Layout layout) { return maps[static_cast<std::size_t>(layout)]; }
inline constexpr Layout standard_layout(int players) { return static_cast<Layout>(players - min_players); }

// ---- Sections 3.7, 3.8: starter enhancements, city cards [D] --------------------------------------------------

inline constexpr Set<Card> starter_cards = Set<Card>::range(Card::s01, Card::s16);
inline constexpr Set<Card> advisor_cards = Set<Card>::range(Card::a01, Card::a16);
inline constexpr Set<Card> market_enhancements = Set<Card>::range(Card::e01, Card::e24);
inline constexpr Set<Card> city_cards = advisor_cards | market_enhancements;
inline constexpr int city_card_count = 40;
inline constexpr List<Card, city_card_count> whole_deck = [] {
    List<Card, city_card_count> deck;
    for (Card card : city_cards) deck.push(card);
    return deck;
}();
inline constexpr bool is_starter(Card card) { return card <= Card::s16; }
inline constexpr bool is_advisor(Card card) { return card >= Card::a01 && card <= Card::a16; }

// Starters have a minimum of players; an advisor is one frame for all rows.
SKERRY_ENUM(CardKind, starter, advisor, enhancement);
struct CardInfo {
    std::string_view name;
    Frames frames;
    std::uint8_t players = 2;
    CardKind kind = CardKind::enhancement;
    SKERRY_FIELDS(kind, players, frames)
};
namespace detail {
using enum Deed;
constexpr Frame rows(int high, int low, const Gain& gain) {
    return {static_cast<std::uint8_t>(high), static_cast<std::uint8_t>(low), {.gain = gain}};
}
constexpr Frame rows(int high, int low, const Effect& effect) {
    return {static_cast<std::uint8_t>(high), static_cast<std::uint8_t>(low), effect};
}
constexpr Frame always(const Gain& gain) { return rows(6, 1, gain); }
constexpr Frame always(const Effect& effect) { return rows(6, 1, effect); }
// The letters of the specification.
constexpr Gain F(int n) { return {.firewood = static_cast<std::uint8_t>(n)}; }
constexpr Gain S(int n) { return {.stone = static_cast<std::uint8_t>(n)}; }
constexpr Gain P(int n) { return {.peat = static_cast<std::uint8_t>(n)}; }
constexpr Gain A(int n) { return {.any = static_cast<std::uint8_t>(n)}; }
constexpr Gain b(int n) { return {.berries = static_cast<std::uint8_t>(n)}; }
constexpr Gain V(int n) { return {.vp = static_cast<std::uint8_t>(n)}; }
constexpr Gain m(int n) { return {.moves = static_cast<std::uint8_t>(n)}; }
constexpr Gain operator+(const Gain& x, const Gain& y) {
    const auto sum = [](int i, int j) { return static_cast<std::uint8_t>(i + j); };
    return {sum(x.firewood, y.firewood), sum(x.stone, y.stone), sum(x.peat, y.peat),   sum(x.any, y.any),
            sum(x.berries, y.berries),   sum(x.vp, y.vp),       sum(x.moves, y.moves), sum(x.workers, y.workers)};
}
}  // namespace detail

inline constexpr std::array<CardInfo, count_of<Card> - 1> cards = [] {
    using namespace detail;
    std::array<CardInfo, count_of<Card> - 1> all{{
        // clang-format off
        {"Firewood Shed",    {rows(6, 4, F(1)), rows(3, 1, b(1))}},
        {"Stone Heap",       {rows(6, 4, S(1)), rows(3, 1, b(1))}},
        {"Peat Bank",        {rows(6, 4, b(1)), rows(3, 1, P(1))}},
        {"Gatherer's Basket", {rows(6, 5, b(1)), rows(4, 3, A(1)), rows(2, 1, b(1))}},
        {"Snow Trail",       {rows(6, 5, m(2)), rows(4, 1, b(1))}},
        {"Berry Patch",      {rows(6, 4, b(1)), rows(3, 1, b(2))}},
        {"Mixed Stores",     {rows(6, 5, F(1)), rows(4, 3, S(1)), rows(2, 1, P(1))}},
        {"Forest Path",      {rows(6, 5, b(2)), rows(4, 3, b(1)), rows(2, 1, m(1))}},
        {"Kindling Pile",    {rows(6, 4, b(1)), rows(3, 1, F(1))}, 3},
        {"Peat Stack",       {rows(6, 4, P(1)), rows(3, 1, b(1))}, 3},
        {"Winter Stores",    {rows(6, 5, P(1)), rows(4, 3, F(1)), rows(2, 1, S(1))}, 3},
        {"Pedlar's Pack",    {rows(6, 5, A(1)), rows(4, 1, b(1))}, 3},
        {"Gravel Pit",       {rows(6, 4, b(1)), rows(3, 1, S(1))}, 4},
        {"Northern Stores",  {rows(6, 5, S(1)), rows(4, 3, P(1)), rows(2, 1, F(1))}, 4},
        {"Barter Post",      {rows(6, 3, b(1)), rows(2, 1, A(1))}, 4},
        {"Lucky Acorn",      {rows(6, 6, V(1)), rows(5, 1, b(1))}, 4},

        {"Hare Courier",         {always(m(3))}},
        {"Squirrel Housekeeper", {always(b(3))}},
        {"Beaver Woodcutter",    {always(F(2))}},
        {"Badger Stonemason",    {always(S(2))}},
        {"Boar Peat-digger",     {always(P(2))}},
        {"Marten Merchant",      {always({.gain = b(2), .deed = swap, .times = 2})}},
        {"Owl Astrologer",       {always({.deed = set_die})}},
        {"Raven Diviner",        {always({.gain = b(2), .deed = reroll_any})}},
        {"Elk Recruiter",        {always({.deed = hire, .deal = Deal::worker_for_berries})}},
        {"Wolverine Carpenter",  {always({.deed = build, .deal = Deal::tower})}},
        {"Fox Clerk",            {always({.deed = upgrade})}},
        {"Lynx Tax Collector",   {always({.deed = bargain, .deal = Deal::two_points_for_three})}},
        {"Hedgehog Herbalist",   {always({.deed = bargain, .times = 2, .deal = Deal::point_for_berries})}},
        {"Ermine Courtier",      {always(V(1))}},
        {"Reindeer Coachman",    {always(A(1) + m(1))}},
        {"Otter Foreman",        {always({.deed = gather, .times = 2})}},

        {"Sledge Track",          {rows(6, 5, m(3)), rows(4, 1, m(2))}},
        {"Ferry Crossing",        {rows(6, 4, b(1) + m(2)), rows(3, 1, m(1))}},
        {"Lumber Camp",           {rows(6, 4, F(2)), rows(3, 1, F(1) + b(1))}},
        {"Quarry",                {rows(6, 4, S(2)), rows(3, 1, S(1) + b(1))}},
        {"Peat Cutting",          {rows(6, 4, P(2)), rows(3, 1, P(1) + b(1))}},
        {"Storehouse",            {rows(6, 4, A(2)), rows(3, 1, A(1))}},
        {"Berry Cellar",          {rows(6, 5, b(4)), rows(4, 3, b(3)), rows(2, 1, b(2))}},
        {"Cranberry Bog",         {rows(6, 4, b(2)), rows(3, 1, b(3))}},
        {"Foreman Hut",           {rows(6, 5, {.deed = gather, .times = 3}), rows(4, 1, {.deed = gather, .times = 2})}},
        {"Village Bell",          {always({.deed = hire, .deal = Deal::cheap_worker})}},
        {"Scaffolding",           {rows(6, 4, {.deed = build, .deal = Deal::tower}), rows(3, 1, b(2))}},
        {"Town Hall",             {rows(6, 4, b(2)), rows(3, 1, {.deed = upgrade, .discount = 1})}},
        {"Tsar's Tribute",        {rows(6, 5, V(1)), rows(4, 1, {.deed = bargain, .deal = Deal::point_for_berries})}},
        {"Chapel",                {rows(6, 5, {.deed = bargain, .deal = Deal::two_points}),
                                   rows(4, 1, {.deed = bargain, .deal = Deal::point})}},
        {"Winter Fair",           {rows(6, 4, {.deed = bargain, .times = 2, .deal = Deal::berries_for_any}),
                                   rows(3, 1, {.deed = bargain, .times = 2, .deal = Deal::any_for_berry})}},
        {"Market Stall",          {rows(6, 6, {.deed = card}), rows(5, 1, b(2))}},
        {"Fortune Teller's Tent", {rows(6, 4, {.gain = b(2), .deed = reroll_any}),
                                   rows(3, 1, {.gain = b(1), .deed = nudge})}},
        {"Signal Fires",          {always({.gain = b(1), .deed = berries_per_tower})}},
        {"Guild Banner",          {always({.gain = b(1), .deed = berries_per_upgrade})}},
        {"Great Warehouse",       {rows(6, 5, F(1) + S(1) + P(1)), rows(4, 1, b(2))}},
        {"Charcoal Kiln",         {rows(6, 4, F(1) + P(1)), rows(3, 1, F(1) + b(1))}},
        {"Masons' Yard",          {rows(6, 4, F(1) + S(1)), rows(3, 1, S(1) + b(1))}},
        {"Brickworks",            {rows(6, 4, S(1) + P(1)), rows(3, 1, P(1) + b(1))}},
        {"Acorn Granary",         {rows(6, 6, V(2)), rows(5, 5, V(1)), rows(4, 1, b(1))}},
        // clang-format on
    }};
    for (Card card : starter_cards) all[static_cast<std::size_t>(card)].kind = CardKind::starter;
    for (Card card : advisor_cards) all[static_cast<std::size_t>(card)].kind = CardKind::advisor;
    return all;
}();
inline constexpr const CardInfo& card_info(Card card) { return cards[static_cast<std::size_t>(card)]; }
inline constexpr const Effect& effect_of(Card card, Face row) { return effect_of(card_info(card).frames, row); }
inline constexpr int max_market = max_players + 2;
inline constexpr int market_size(int players) { return players + 2; }  // [R]

// ---- Section 3.9: common goals --------------------------------------------------------------------------------

inline constexpr std::array<std::uint8_t, 3> goal_vp{2, 4, 6};  // by tier [R]
struct GoalCard {
    std::string_view name, counts;
    std::array<std::uint8_t, 3> thresholds;  // [R]
    Set<Face> faces;                         // [D]
    std::uint8_t players = 2;                // [D]
    std::array<std::uint8_t, 3> vp = goal_vp;
    SKERRY_FIELDS(thresholds, vp, faces, players)
};
inline constexpr std::array<GoalCard, count_of<Goal>> goal_cards = [] {
    using enum Face;
    return std::array<GoalCard, count_of<Goal>>{{
        // clang-format off
        {"City cards", "city cards: advisors, and enhancements from the market under your boards",
         {3, 5, 7}, {one, three, five}},
        {"Upgrades", "upgraded order boards", {2, 3, 4}, {two, four, six}},
        {"Berries", "berries, which you keep", {10, 15, 20}, {three, four, five}},
        {"Towers", "towers on the map", {2, 3, 4}, {one, two, six}},
        {"Workers", "workers on the map, settlements included", {2, 4, 6}, {two, three, six}},
        {"Resources", "resources of all types together, which you keep", {6, 12, 18}, {one, four, five}},
        {"Woodlands", "firewood glades with a piece of yours", {2, 3, 4}, {one, four, six}, 3},
        {"Stone glades", "stone glades with a piece of yours", {2, 3, 4}, {two, three, five}, 3},
        {"Peat glades", "peat glades with a piece of yours", {2, 3, 4}, {two, four, six}, 3},
        // clang-format on
    }};
}();
inline constexpr const GoalCard& goal_card(Goal goal) { return goal_cards[static_cast<std::size_t>(goal)]; }

// ---- Section 3.10: titles [R] ---------------------------------------------------------------------------------

struct TitleCard {
    std::string_view name;
    std::uint8_t early_dice = 4, late_dice = 5;  // of them rolled for all: those of the basic title
    std::uint8_t max_dice = dice_per_player;
    std::uint8_t advisors = 3;
    std::uint8_t reroll = 1, nudge = 2, buy = 6;  // berries
    std::uint8_t market_places = 1;               // under each board
    Gain round;                                   // at the start of each round
    bool card = false;                            // at the start of each round: one of the market
    std::uint8_t workers = 0;                     // more at setup, on the settlement
    SKERRY_FIELDS(early_dice, late_dice, max_dice, advisors, reroll, nudge, buy, market_places, round, card, workers)
};
inline constexpr std::array<TitleCard, count_of<Title>> title_cards{{
    {.name = "Humble", .round = {.any = 1, .moves = 1}},
    {.name = "Provident", .advisors = 4, .card = true},
    {.name = "Wisdom", .max_dice = max_dice, .buy = 5},
    {.name = "Inspiring", .workers = inspiring_workers},
    {.name = "Determined", .early_dice = 5, .late_dice = 6, .buy = 9},
    {.name = "Hardworking", .advisors = 2, .market_places = 2},
    {.name = "Generous", .nudge = 1, .round = {.berries = 3}},
}};
inline constexpr const TitleCard& title_card(Title title) { return title_cards[static_cast<std::size_t>(title)]; }
inline constexpr Set<Title> special_titles = Set<Title>::range(Title::provident, Title::generous);
inline constexpr int max_advisors = 4, max_market_places = 2;
inline constexpr int shared_dice(int round) {
    return round <= last_early_round ? title_cards[0].early_dice : title_cards[0].late_dice;
}
inline constexpr int dice_of(Title title, int round) {
    return round <= last_early_round ? title_card(title).early_dice : title_card(title).late_dice;
}

// ---- Section 3.11: personal goals -----------------------------------------------------------------------------

struct PersonalGoalCard {
    std::string_view name, counts;
    std::array<std::uint8_t, 3> thresholds, vp;
    std::uint8_t players = 2;
    SKERRY_FIELDS(thresholds, vp, players)
};
inline constexpr int pieces_of_a_type = 2;  // pg_variety: {pieces}
inline constexpr std::array<PersonalGoalCard, count_of<PersonalGoal> - 1> personal_goal_cards{{
    // clang-format off
    {"Chain of Towers", "towers in your largest group on adjacent glades", {2, 3, 4}, {2, 5, 9}},
    {"Many Lands", "kinds of tile (settlements, firewood, stone, peat, barren) with {pieces} or more of your pieces in all",
     {2, 3, 4}, {4, 8, 10}},
    {"Quiet Hearth", "workers in your supply", {2, 4, 6}, {4, 10, 17}},
    {"Garrison", "workers on glades with a tower of yours", {2, 4, 6}, {2, 5, 9}},
    {"Distant Borders", "pieces on edge glades", {6, 8, 10}, {4, 10, 17}, 3},
    {"Statecraft", "city cards and upgraded boards together", {4, 7, 11}, {2, 5, 9}},
    {"Open Horizon", "towers in your supply", {2, 3, 4}, {4, 10, 17}},
    {"Masters of the Glades", "glades where you have more pieces than every other player", {2, 4, 6}, {2, 5, 9}},
    // clang-format on
}};
inline constexpr const PersonalGoalCard& goal_card(PersonalGoal goal) {
    return personal_goal_cards[static_cast<std::size_t>(goal)];
}

}  // namespace skerry::tundra
