// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/components.h"
#include "games/fine_sand/names.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. Both are made from components.h and the rules, so that no client repeats either.
namespace skerry::fine_sand {

struct CardBox : CardRow {
    std::string thing, text, rule;  // rule: the text without the cost
    std::optional<int> cost, mark;  // of the row; none: cannot be built, the warning sign
    bool fable = false;
    SKERRY_FIELDS(id, thing, name, text, kind, timing, effect, n, m, cost, worth, mark, count, fable, once, repeats,
                  rule)
};
std::vector<CardBox> cards_in_the_box();

// A column of the player board.
struct ColumnBox {
    Kind kind;
    std::string name, text;
    int printed = 0;  // draw 2, build 1, draw 2, limit 3
    SKERRY_FIELDS(kind, name, text, printed)
};
std::vector<ColumnBox> columns_of_the_board();

struct SheetBox {
    int games = solo_games, numbers = sheet_numbers, coins_per_row = fine_sand::coins_per_row;
    int coin_rows = fine_sand::coin_rows, points_per_offload = fine_sand::points_per_offload;
    SheetPoints victory_points = points_by_number;
    SKERRY_FIELDS(games, numbers, coins_per_row, coin_rows, points_per_offload, victory_points)
};

struct SeatBox {
    Symbol name;
    std::string_view colour;
    SKERRY_FIELDS(name, colour)
};
std::vector<SeatBox> seats_at_the_table();

struct Box {
    std::vector<CardBox> cards = cards_in_the_box();  // all kinds, in the order of their ids
    std::vector<ColumnBox> columns = columns_of_the_board();
    std::string offload_text = fine_sand::offload_text();  // the yellow card that everybody has
    CardSet start_set = fine_sand::start_set;
    std::array<Card, fine_sand::set_size> learning_order = fine_sand::learning_order;
    FableQueue fable_groups = fine_sand::fable_groups;  // by round
    SheetBox sheet;
    int opening_hand = fine_sand::opening_hand, set_size = fine_sand::set_size, timer_coins = timer_coin_count;
    int turn_limit = fine_sand::turn_limit, swap_offer = fine_sand::swap_offer, group_size = fine_sand::group_size;
    std::vector<SeatBox> seats = seats_at_the_table();
    SKERRY_FIELDS(cards, columns, offload_text, start_set, learning_order, fable_groups, sheet, opening_hand, set_size,
                  timer_coins, turn_limit, swap_offer, group_size, seats)
};

// What a hand card costs to build now by a standard slot.
struct PriceFact {
    Card card;
    int price = 0;
    SKERRY_FIELDS(card, price)
};

// A line of the solo sheet with its sums.
struct SheetFact {
    int game = 0, stack = 0, offloads = 0, total = 0, bonus = 0, coins = 0, struck = 0;
    SKERRY_FIELDS(game, stack, offloads, total, bonus, coins, struck)
};

// Of one player, as the table stands.
struct Facts {
    int unbuilt = 0;  // cards, as they would be counted now
    int hand = 0, draw_stack = 0, discard_pile = 0;
    int limit = 0, discards = 0;          // hand limit; cards above it
    int draws_step1 = 0, draws_blue = 0;  // if all +draw cards are used
    int slots = 0, slots_left = 0;
    int rebate = 0;
    int purse = 0, coins = 0;
    std::optional<int> owed;        // by the payment that is going on
    std::vector<PriceFact> prices;  // of the known hand cards that can be built
    bool step1_ends_game = false;   // the board's draw of the next Step 1 would empty both piles
    // Solo and campaigns.
    std::optional<int> timer_coins;
    std::optional<int> round;      // Fable round or solo game of this game
    std::vector<SheetFact> sheet;  // lines of the games before, and of this one once it is scored
    std::vector<int> struck;
    int coin_spaces = 0;
    std::vector<int> bonuses;  // that may still be used
    int victory_points = 0;
    std::string coach;  // learning game: a word of advice for this decision
    SKERRY_FIELDS(unbuilt, hand, draw_stack, discard_pile, limit, discards, draws_step1, draws_blue, slots, slots_left,
                  rebate, purse, coins, owed, prices, step1_ends_game, timer_coins, round, sheet, struck, coin_spaces,
                  bonuses, victory_points, coach)
};

}  // namespace skerry::fine_sand
