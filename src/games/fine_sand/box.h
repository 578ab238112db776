// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/fine_sand/state.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. box.cpp fills them from components.h and the rules, so that no client repeats either.
namespace skerry::fine_sand {

struct CardBox {
    Card id;
    std::string thing, name, text;
    Kind kind;
    Timing timing;
    Effect effect;
    int n = 0, m = 0;         // numbers of the effect
    std::optional<int> cost;  // none: cannot be built
    int worth = 0;            // as a payment
    std::optional<int> mark;  // 0 to 9; none: the warning sign
    int count = 0;            // in the start set, or in the Fable stack
    bool fable = false, once = false, repeats = false;
    std::string badge;  // what stands on the card in short: "+1", "-1"
    SKERRY_FIELDS(id, thing, name, text, kind, timing, effect, n, m, cost, worth, mark, count, fable, once, repeats,
                  badge)
};

// A column of the player board.
struct ColumnBox {
    Kind kind;
    Timing timing;
    std::string name, text;
    int printed = 0;  // draw 2, build 1, draw 2, limit 3
    SKERRY_FIELDS(kind, timing, name, text, printed)
};

struct SheetBox {
    int games = 0, numbers = 0, coins_a_row = 0, coin_rows = 0, points_an_offload = 0;
    std::vector<int> victory_points;  // of the numbers 1, 2, ...
    SKERRY_FIELDS(games, numbers, coins_a_row, coin_rows, points_an_offload, victory_points)
};

struct SeatBox {
    std::string name, colour;
    SKERRY_FIELDS(name, colour)
};

struct Box {
    std::vector<CardBox> cards;  // all kinds, in the order of their ids
    std::vector<ColumnBox> columns;
    std::string offload_text;  // the yellow card that everybody has
    CardSet start_set;
    std::vector<Card> learning_order;
    std::vector<std::vector<Card>> fable_groups;  // by round
    SheetBox sheet;
    int opening_hand = 0, set_size = 0, timer_coins = 0, turn_limit = 0, swap_offer = 0, group_size = 0;
    std::vector<SeatBox> seats;
    SKERRY_FIELDS(cards, columns, offload_text, start_set, learning_order, fable_groups, sheet, opening_hand, set_size,
                  timer_coins, turn_limit, swap_offer, group_size, seats)
};

// What a hand card costs to build now by a standard slot, and whether it can be paid.
struct PriceFact {
    Card card;
    int price = 0;
    bool payable = false;
    SKERRY_FIELDS(card, price, payable)
};

// A line of the solo sheet with its sums.
struct SheetFact {
    int game = 0, stack = 0, offloads = 0, total = 0, bonus = 0, coins = 0, struck = 0;
    SKERRY_FIELDS(game, stack, offloads, total, bonus, coins, struck)
};

// Of one player, as the table stands.
struct Facts {
    int unbuilt = 0;  // cards, as they would be counted now
    int hand = 0, draw_stack = 0, discard_pile = 0, symbol_stack = 0;
    int limit = 0, discards = 0;          // hand limit; cards above it
    int draws_step1 = 0, draws_blue = 0;  // if all +draw cards are used
    int slots = 0, slots_left = 0;
    int rebate = 0;
    int purse = 0, coins = 0;
    int purchasing_power = 0;       // all that could be paid with
    std::optional<int> owed;        // by the payment that is going on
    std::vector<PriceFact> prices;  // of the known hand cards that can be built
    std::vector<Card> ready;        // built cards that could be used in this turn and have not been
    bool may_offload = false;
    bool last_turn = false;
    Trigger trigger = Trigger::none;  // set off by this player in this turn
    bool step1_ends_game = false;     // the board's draw of the next Step 1 would empty both piles
    // Solo and campaigns.
    std::optional<int> timer_coins;
    bool duty = false;             // an off-load is owed in this turn
    std::optional<int> round;      // Fable round or solo game of this game
    std::vector<SheetFact> sheet;  // lines of the games before, and of this one once it is scored
    std::vector<int> struck;
    int coin_spaces = 0;
    std::vector<int> bonuses;  // that may still be used
    int victory_points = 0;
    std::string coach;  // learning game: a word of advice for this decision
    SKERRY_FIELDS(unbuilt, hand, draw_stack, discard_pile, symbol_stack, limit, discards, draws_step1, draws_blue,
                  slots, slots_left, rebate, purse, coins, purchasing_power, owed, prices, ready, may_offload,
                  last_turn, trigger, step1_ends_game, timer_coins, duty, round, sheet, struck, coin_spaces, bonuses,
                  victory_points, coach)
};

}  // namespace skerry::fine_sand
