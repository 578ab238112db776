// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "core/containers.h"
#include "core/reflect.h"

// Everything in the box of Fine Sand. All numbers of the game are here and nowhere else; the section of the
// specification that a table comes from stands beside it. [R] is in the rulebook, [P] in public material about the
// game, [D] designed for this edition because it could not be found; the specification argues each.
namespace skerry::fine_sand {

// ---- Section 1: modes -----------------------------------------------------------------------------------------

SKERRY_ENUM(Mode, learning, base, fable, solo);
SKERRY_ENUM(TurnStyle, simultaneous, sequential);

inline constexpr std::uint8_t max_players = 4;
SKERRY_ENUM(Symbol, hand, shovel, bucket, bottle);  // of the seats [P]
inline constexpr std::array<std::string_view, max_players> player_colours{"green", "white", "brown", "orange"};  // [P]

// ---- Section 3.3: the player board [R] ------------------------------------------------------------------------

inline constexpr int opening_hand = 6;
inline constexpr int board_draw = 2;    // Step 1, and Step 2B
inline constexpr int board_slots = 1;   // Step 2A
inline constexpr int board_limit = 3;   // Step 3
inline constexpr int turn_limit = 100;  // ruling 52 [D]
inline constexpr int timer_coin_count = 13;
inline constexpr int set_size = 30;
// A player's cards are more than 30 only through beach chairs; ours, to bound a chair that travels for ever (S2).
inline constexpr int max_cards = 40;
inline constexpr std::size_t max_with_chair = 36;  // whoever has this many takes no chair
inline constexpr int max_coins = 250;              // ours: no game comes near it
inline constexpr int max_change = 3;  // that a payment can leave: less than its smallest coin, at most a big base

// ---- Sections 3.1, 3.4, 3.6: the cards ------------------------------------------------------------------------

SKERRY_ENUM(Kind, castle, coin, green, red, blue, purple, yellow, chair);
SKERRY_ENUM(Timing, none, step1, step2a, step2b, step3, yellow, end);
SKERRY_ENUM(Card, castle_1, castle_2, castle_3, coin_2, coin_3, green_6, green_7, green_8, green_10, red_4, red_5,
            red_6, red_discount, blue_3, blue_4, blue_5, blue_7, purple_4, purple_5, purple_6, purple_8, yellow_swap,
            f1_scaffold, f1_take_coin, f1_build_small, f2_pit, f2_draw_discard, f2_essentials, f3_find_coin,
            f3_to_limit, f3_remove_junk, f4_build_cheap, f4_draw_half, f4_always_build, f5_castle_4, f5_limit_boost,
            f5_three_for_two, f6_draw_two, f6_build_free, f6_draw_extra, f7_castle_big, f7_castle_giant, f7_pallet,
            f8_beach_chair, f8_big_base, f8_recycling, f9_real_essentials, f9_build_desired, f9_final_delivery,
            unknown);
inline constexpr std::size_t card_kinds = count_of<Card> - 1;  // without unknown

// What a card does, in the words of section 3.1; n and m are its numbers.
//     draw        draw n                                  essentials    take any card of the discard pile
//     slot        n more standard builds (passive)        find_coin     reveal until a coin card
//     rebate      n less a standard build (passive)       to_limit      draw up to the hand limit
//     limit       hand limit +n (passive)                 remove_junk   dump n, then remove one
//     take_coin   n wooden coins                          build_cheap   one build for n less
//     draw_keep   draw n, discard one of them             build_small   one build of printed cost up to n
//     exchange    dump n, draw m                          build_free    one build without paying
//     half        dump any N, draw N/2 rounded up         build_reveal  build one of up to n revealed cards
//     more        dump any N, draw N + n                  build_always  dump n, then one build
//     boost       limit +n this turn, then off-loaded     pallet        a coin card lies here
//     trim        at the end n unbuilt cards fewer        chair         goes to the left neighbour
SKERRY_ENUM(Effect, none, draw, slot, rebate, limit, take_coin, draw_keep, exchange, half, more, boost, essentials,
            find_coin, to_limit, remove_junk, build_cheap, build_small, build_free, build_reveal, build_always, pallet,
            trim, chair);

inline constexpr std::uint8_t no_cost = 0xff;  // cannot be built
inline constexpr std::uint8_t warning = 0xff;  // never leaves the card set

struct CardRow {
    Card id;
    std::string_view name;  // machines are named as in public material [P]
    Kind kind;
    std::uint8_t count;  // in the start set, or in the Fable stack
    std::uint8_t cost;
    Timing timing;
    Effect effect;
    std::uint8_t n, m;
    std::uint8_t mark;       // 0 to 9, or the warning sign
    bool once = false;       // [1x]: after its use to the discard pile
    bool repeats = false;    // any number of times a turn
    std::uint8_t worth = 1;  // as a payment, in coins
};

inline constexpr std::array<CardRow, card_kinds + 1> card_rows{{
    // Section 3.4: the start set. Numbers [R]; three coins of 2 and one of 3 [P]; marks [D].
    {Card::castle_1, "Castle 1", Kind::castle, 1, 1, Timing::none, Effect::none, 0, 0, warning},
    {Card::castle_2, "Castle 2", Kind::castle, 5, 2, Timing::none, Effect::none, 0, 0, warning},
    {Card::castle_3, "Castle 3", Kind::castle, 3, 3, Timing::none, Effect::none, 0, 0, 0},
    {Card::coin_2, "Coin card 2", Kind::coin, 3, no_cost, Timing::none, Effect::none, 0, 0, warning, false, false, 2},
    {Card::coin_3, "Coin card 3", Kind::coin, 1, no_cost, Timing::none, Effect::none, 0, 0, 0, false, false, 3},
    {Card::green_6, "Roller 6", Kind::green, 1, 6, Timing::step1, Effect::draw, 1, 0, warning},
    {Card::green_7, "Roller 7", Kind::green, 1, 7, Timing::step1, Effect::draw, 1, 0, 0},
    {Card::green_8, "Roller 8", Kind::green, 1, 8, Timing::step1, Effect::draw, 1, 0, 0},
    {Card::green_10, "Roller 10", Kind::green, 1, 10, Timing::step1, Effect::draw, 2, 0, 0},
    {Card::red_4, "Excavator 4", Kind::red, 1, 4, Timing::step2a, Effect::slot, 1, 0, warning},
    {Card::red_5, "Excavator 5", Kind::red, 1, 5, Timing::step2a, Effect::slot, 1, 0, 0},
    {Card::red_6, "Excavator 6", Kind::red, 1, 6, Timing::step2a, Effect::slot, 1, 0, 0},
    {Card::red_discount, "Discount", Kind::red, 1, 7, Timing::step2a, Effect::rebate, 1, 0, 0},
    {Card::blue_3, "Dump truck 3", Kind::blue, 1, 3, Timing::step2b, Effect::draw, 1, 0, warning},
    {Card::blue_4, "Dump truck 4", Kind::blue, 1, 4, Timing::step2b, Effect::draw, 1, 0, 0},
    {Card::blue_5, "Dump truck 5", Kind::blue, 1, 5, Timing::step2b, Effect::draw, 1, 0, 0},
    {Card::blue_7, "Dump truck 7", Kind::blue, 1, 7, Timing::step2b, Effect::draw, 2, 0, 0},
    {Card::purple_4, "Sand mixer 4", Kind::purple, 1, 4, Timing::step3, Effect::limit, 1, 0, warning},
    {Card::purple_5, "Sand mixer 5", Kind::purple, 1, 5, Timing::step3, Effect::limit, 1, 0, 0},
    {Card::purple_6, "Sand mixer 6", Kind::purple, 1, 6, Timing::step3, Effect::limit, 1, 0, 0},
    {Card::purple_8, "Sand mixer 8", Kind::purple, 1, 8, Timing::step3, Effect::limit, 2, 0, 0},
    {Card::yellow_swap, "Swap", Kind::yellow, 1, 4, Timing::yellow, Effect::exchange, 1, 1, 0},
    // Section 3.6: the Fable cards [R], the mark is the round.
    {Card::f1_scaffold, "Scaffold", Kind::coin, 1, no_cost, Timing::none, Effect::none, 0, 0, 1},
    {Card::f1_take_coin, "Take a coin", Kind::green, 1, 7, Timing::step1, Effect::take_coin, 1, 0, 1},
    {Card::f1_build_small, "Build small", Kind::blue, 1, 5, Timing::step2b, Effect::build_small, 3, 0, 1},
    {Card::f2_pit, "Pit", Kind::coin, 1, no_cost, Timing::none, Effect::none, 0, 0, 2, false, false, 0},
    {Card::f2_draw_discard, "Draw and discard", Kind::green, 1, 8, Timing::step1, Effect::draw_keep, 2, 0, 2},
    {Card::f2_essentials, "Essentials", Kind::blue, 1, 5, Timing::step2b, Effect::essentials, 0, 0, 2},
    {Card::f3_find_coin, "Find a coin card", Kind::green, 1, 8, Timing::step1, Effect::find_coin, 0, 0, 3},
    {Card::f3_to_limit, "To the limit", Kind::blue, 1, 3, Timing::step2b, Effect::to_limit, 0, 0, 3},
    {Card::f3_remove_junk, "Remove junk", Kind::yellow, 1, 7, Timing::yellow, Effect::remove_junk, 2, 0, 3},
    {Card::f4_build_cheap, "Build cheaply", Kind::red, 1, 10, Timing::step2a, Effect::build_cheap, 2, 0, 4},
    {Card::f4_draw_half, "Draw half", Kind::blue, 1, 4, Timing::step2b, Effect::half, 0, 0, 4},
    {Card::f4_always_build, "Always build", Kind::yellow, 1, 6, Timing::yellow, Effect::build_always, 2, 0, 4},
    {Card::f5_castle_4, "Castle 4", Kind::castle, 1, 4, Timing::none, Effect::none, 0, 0, 5},
    {Card::f5_limit_boost, "Limit boost", Kind::purple, 1, 3, Timing::step3, Effect::boost, 3, 0, 5},
    {Card::f5_three_for_two, "Three for two", Kind::yellow, 1, 6, Timing::yellow, Effect::exchange, 3, 2, 5},
    {Card::f6_draw_two, "Draw two", Kind::green, 1, 2, Timing::step1, Effect::draw, 2, 0, 6, true},
    {Card::f6_build_free, "Build for free", Kind::red, 1, 5, Timing::step2a, Effect::build_free, 0, 0, 6, true},
    {Card::f6_draw_extra, "Draw one more", Kind::yellow, 1, 3, Timing::yellow, Effect::more, 1, 0, 6, true},
    {Card::f7_castle_big, "Big castle", Kind::castle, 1, 5, Timing::end, Effect::trim, 1, 0, 7},
    {Card::f7_castle_giant, "Giant castle", Kind::castle, 1, 8, Timing::end, Effect::trim, 2, 0, 7},
    {Card::f7_pallet, "Pallet", Kind::yellow, 1, 4, Timing::yellow, Effect::pallet, 1, 0, 7},
    {Card::f8_beach_chair, "Beach chair", Kind::chair, 1, 4, Timing::none, Effect::chair, 0, 0, 8},
    {Card::f8_big_base, "Big base", Kind::coin, 1, no_cost, Timing::none, Effect::none, 0, 0, 8, false, false, 4},
    {Card::f8_recycling, "Recycling", Kind::purple, 1, 3, Timing::step3, Effect::exchange, 2, 1, 8, false, true},
    {Card::f9_real_essentials, "Real essentials", Kind::green, 1, 9, Timing::step1, Effect::essentials, 0, 0, 9},
    {Card::f9_build_desired, "Build as desired", Kind::red, 1, 6, Timing::step2a, Effect::build_reveal, 5, 0, 9},
    {Card::f9_final_delivery, "Final delivery", Kind::purple, 1, 6, Timing::step3, Effect::draw, 1, 0, 9},
    // What somebody may not know: nothing can be done with it.
    {Card::unknown, "a hidden card", Kind::coin, 0, no_cost, Timing::none, Effect::none, 0, 0, warning, false, false,
     0},
}};
constexpr const CardRow& row(Card card) { return card_rows[static_cast<std::size_t>(card)]; }
static_assert([] {
    for (std::size_t i = 0; i < card_rows.size(); ++i)
        if (card_rows[i].id != static_cast<Card>(i)) return false;
    return true;
}());
// The largest number of a kind that the rows have.
template <class Number>
constexpr int largest(Number number) {
    int most = 0;
    for (const CardRow& card : card_rows) most = std::max(most, static_cast<int>(number(card)));
    return most;
}
inline constexpr int max_price = largest([](const CardRow& card) { return card.cost == no_cost ? 0 : card.cost; });
inline constexpr int max_worth = largest([](const CardRow& card) { return card.worth; });

inline constexpr bool is_fable(Card card) { return card >= Card::f1_scaffold && card < Card::unknown; }
inline constexpr bool is_numbered(Card card) { return row(card).mark != warning; }
inline constexpr bool is_coin(Card card) { return row(card).kind == Kind::coin; }
inline constexpr bool is_buildable(Card card) { return row(card).cost != no_cost; }
// Purple and yellow cards work from the moment they are built, the others from the next turn on (5.1).
inline constexpr bool works_at_once(Card card) {
    return row(card).kind == Kind::purple || row(card).kind == Kind::yellow;
}

// Tables made from the rows: which cards are so, and a number for each.
template <class Is>
constexpr Set<Card> cards_that(Is is) {
    Set<Card> cards;
    for (const CardRow& card : card_rows)
        if (is(card)) cards.add(card.id);
    return cards;
}
using CardNumbers = Each<Card, std::uint8_t>;
template <class Number>
constexpr CardNumbers number_by_card(Number number) {
    CardNumbers numbers;
    for (const CardRow& card : card_rows) numbers[card.id] = static_cast<std::uint8_t>(number(card));
    return numbers;
}
inline constexpr CardNumbers worths = number_by_card([](const CardRow& card) { return card.worth; });
inline constexpr Set<Card> working_at_once = cards_that([](const CardRow& card) { return works_at_once(card.id); });

// The cards that do something when they are used. The others work by lying there.
inline constexpr Set<Effect> lasting{Effect::none,  Effect::slot, Effect::rebate,
                                     Effect::limit, Effect::trim, Effect::chair};
inline constexpr Each<Timing, Set<Card>> actions = [] {
    Each<Timing, Set<Card>> sets;
    for (const CardRow& card : card_rows)
        if (!lasting.has(card.effect)) sets[card.timing].add(card.id);
    return sets;
}();
// The first card that can be used in a window: of its timing, or a yellow one.
inline constexpr Each<Timing, Card> first_usable = [] {
    Each<Timing, Card> firsts;
    for (Timing timing : each<Timing>()) firsts[timing] = *(actions[timing] | actions[Timing::yellow]).begin();
    return firsts;
}();

using CardSet = Bag<Card>;
inline constexpr CardSet start_set = [] {
    CardSet set;
    for (const CardRow& card : card_rows)
        if (!is_fable(card.id)) set.add(card.id, card.count);
    return set;
}();
static_assert(start_set.total() == set_size);

// ---- Section 3.5: the order of the learning game, the top card first [D] --------------------------------------

inline constexpr std::array<Card, set_size> learning_order{
    Card::green_6,      Card::red_4,    Card::blue_4,   Card::purple_4,    Card::castle_2, Card::coin_2,
    Card::castle_1,     Card::purple_5, Card::coin_2,   Card::castle_2,    Card::red_5,    Card::castle_3,
    Card::green_7,      Card::coin_3,   Card::castle_2, Card::yellow_swap, Card::blue_3,   Card::castle_3,
    Card::red_discount, Card::coin_2,   Card::castle_2, Card::purple_8,    Card::blue_5,   Card::green_8,
    Card::castle_2,     Card::red_6,    Card::blue_7,   Card::castle_3,    Card::purple_6, Card::green_10};

// ---- Section 4.1: campaigns [R] -------------------------------------------------------------------------------

inline constexpr int group_size = 3;
inline constexpr int group_count = 9;
inline constexpr int max_rounds = 250;  // of a Fable campaign; ours (S9)
using Group = List<Card, group_size>;
using FableQueue = List<Group, group_count>;
inline constexpr FableQueue fable_groups = [] {
    FableQueue queue;
    for (int round = 1; round <= group_count; ++round) {
        Group group;
        for (const CardRow& card : card_rows)
            if (card.mark == round) group.push(card.id);
        queue.push(group);
    }
    return queue;
}();

// ---- Section 3.7: the solo scoring sheet [R] ------------------------------------------------------------------

inline constexpr int solo_games = 10;
inline constexpr int sheet_numbers = 20;
inline constexpr int swap_offer = 6;  // cards revealed, of which three leave
inline constexpr int points_per_offload = 2;
inline constexpr int coins_per_row = 5;
inline constexpr int coin_rows = 5;
inline constexpr int coin_spaces = coins_per_row * coin_rows;
SKERRY_ENUM(Bonus, minus_1, minus_2, minus_3, minus_4, minus_5);
constexpr int bonus_of(Bonus bonus) { return static_cast<int>(bonus) + 1; }
// Victory points of the numbers from 1 on, once struck.
using SheetPoints = std::array<std::uint8_t, sheet_numbers>;
inline constexpr SheetPoints points_by_number{10, 9, 8, 7, 6, 5, 4, 3, 2, 1};
constexpr int victory_points(int number) {
    return number >= 1 && number <= sheet_numbers ? points_by_number[static_cast<std::size_t>(number - 1)] : 0;
}

}  // namespace skerry::fine_sand
