// SPDX-License-Identifier: Apache-2.0
#include "games/fine_sand/box.h"

#include <algorithm>

#include "games/fine_sand/game.h"
#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

namespace skerry::fine_sand {
namespace {

CardBox card_box(const CardRow& card) {
    CardBox box{card.id,   thing(card.id).id, title(card.id), explain(card.id),
                card.kind, card.timing,       card.effect,    card.n,
                card.m,    std::nullopt,      card.worth};
    if (card.cost != no_cost) box.cost = card.cost;
    if (card.mark != warning) box.mark = card.mark;
    box.count = card.count;
    box.fable = is_fable(card.id);
    box.once = card.once;
    box.repeats = card.repeats;
    box.badge = badge(card.id);
    return box;
}

std::vector<ColumnBox> columns_of_the_board() {
    return {{Kind::green, Timing::step1, "Step 1", "Draw " + plain(board_draw), board_draw},
            {Kind::red, Timing::step2a, "Step 2A", "Build " + plain(board_slots), board_slots},
            {Kind::blue, Timing::step2b, "Step 2B", "Draw " + plain(board_draw), board_draw},
            {Kind::purple, Timing::step3, "Step 3", "Hand limit " + plain(board_limit), board_limit}};
}

}  // namespace

Box Game::box() {
    Box box;
    for (std::size_t i = 0; i < card_kinds; ++i) box.cards.push_back(card_box(card_rows[i]));
    box.columns = columns_of_the_board();
    box.offload_text = offload_text();
    box.start_set = start_set;
    box.learning_order.assign(learning_order.begin(), learning_order.end());
    for (const Group& group : fable_groups) box.fable_groups.emplace_back(group.begin(), group.end());
    box.sheet = {solo_games, sheet_numbers, coins_per_row, coin_rows, points_per_offload, {}};
    for (int n = 1; n <= sheet_numbers; ++n) box.sheet.victory_points.push_back(victory_points(n));
    box.opening_hand = opening_hand;
    box.set_size = set_size;
    box.timer_coins = timer_coin_count;
    box.turn_limit = turn_limit;
    box.swap_offer = swap_offer;
    box.group_size = group_size;
    for (std::size_t i = 0; i < max_players; ++i)
        box.seats.push_back({word_of(static_cast<Symbol>(i)), std::string(player_colours[i])});
    return box;
}

namespace {

int draws(const Board& board, Timing timing) {
    int sum = board_draw;
    for (Card card : board.cards[Zone::built])
        if (row(card).timing == timing && row(card).effect == Effect::draw) sum += row(card).n;
    return sum;
}

std::vector<PriceFact> prices(const State& state, const Player& player) {
    std::vector<PriceFact> all;
    for (Card card : kinds_in(player.board, Zone::hand))
        if (is_buildable(card))
            all.push_back({card, price_of(player.board, card, {}), can_build(state, player.board, card, {})});
    return all;
}

void sheet_facts(const State& state, Facts& facts) {
    const Campaign& campaign = state.setup.campaign;
    auto sheet = campaign.sheet;
    if (state.phase >= Phase::scoring && !sheet.full()) sheet.push(sheet_row(state));
    for (const SheetRow& line : sheet) {
        facts.sheet.push_back({static_cast<int>(facts.sheet.size()) + 1, line.stack, points_per_offload * line.offloads,
                               sheet_total(line), bonus_sum(line.bonuses), line.coins, line.struck});
        facts.coin_spaces += line.coins;
        if (line.struck > 0) facts.struck.push_back(line.struck);
        facts.victory_points += victory_points(line.struck);
    }
    for (Bonus bonus : complete_rows(facts.coin_spaces) - used_rows(state)) facts.bonuses.push_back(bonus_of(bonus));
}

// For the learning game: what a friend who knows the game would say when a decision is new.
std::string coach(const State& state, const Player& player) {
    if (state.setup.mode != Mode::learning || player.agenda.empty()) return {};
    const Board& board = player.board;
    const int turn = state.turn;
    switch (player.agenda.back().kind) {
    case StepKind::step1:
        if (turn == 2) return "Every turn begins with drawing. Rollers built in earlier turns let you draw more.";
        return state.last_turn ? "This turn is the last: build what you can, castles too." : "";
    case StepKind::ring:
        if (turn == 1) return "Six cards are plenty: choose red and build something that helps for the whole game.";
        if (state.last_turn) return "This turn is the last: every card that you build or off-load now counts no more.";
        return turn <= 4 ? "Red builds, blue only draws. Blue is for turns in which you cannot pay." : "";
    case StepKind::red:
        if (board.builds >= slots(board))
            return turn <= 3 ? "That was your build. The off-load, beside the columns, may be used at any time." : "";
        if (turn == 1)
            return "All your cards are money too: what you pay goes to your discard pile and comes back. Excavators "
                   "and rollers pay off most early on.";
        return turn <= 4 ? "Grey prices cannot be paid now. Castles are cheap, but do nothing more." : "";
    case StepKind::blue:
        if (turn > 8) return {};
        return board.drew ? "Nothing is built in a blue turn. What you draw now may pay in the next one."
                          : "Your board draws 2 cards; dump trucks built in earlier turns draw more.";
    case StepKind::pay:
        return turn <= 3 ? "Pay with what you need least; change of a coin card serves for another build of this turn."
                         : "";
    case StepKind::dump: return turn <= 12 ? "Swap what you will neither build nor need to pay with." : "";
    case StepKind::step3:
        return turn <= 3 ? "Off-loading a card each turn is better than it looks: it is gone without being paid for."
                         : "";
    case StepKind::limit: return turn <= 5 ? "Discarded cards are not lost: they come back with the next shuffle." : "";
    default:              return {};
    }
}

}  // namespace

Facts Game::facts(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const Board& board = player.board;
    Facts facts;
    facts.unbuilt = unbuilt(state, board).cards;
    facts.hand = hand_size(board);
    facts.draw_stack = count_in(board, Zone::draw_stack);
    facts.discard_pile = count_in(board, Zone::discard_pile);
    facts.symbol_stack = count_in(board, Zone::symbol_stack);
    facts.limit = hand_limit(board);
    facts.discards = std::max(0, facts.hand - facts.limit);
    facts.draws_step1 = draws(board, Timing::step1);
    facts.draws_blue = draws(board, Timing::step2b);
    facts.slots = slots(board);
    facts.slots_left = std::max(0, facts.slots - board.builds);
    facts.rebate = rebate(board);
    facts.purse = board.purse;
    facts.coins = board.coins;
    facts.purchasing_power = purchasing_power(board);
    if (!player.agenda.empty() && player.agenda.back().kind == StepKind::pay) facts.owed = player.agenda.back().count;
    facts.prices = prices(state, player);
    for (Timing timing : {Timing::step1, Timing::step2a, Timing::step2b, Timing::step3, Timing::yellow})
        for (Card card : ready_cards(board, timing)) facts.ready.push_back(card);
    facts.may_offload = may_offload(state, board);
    facts.last_turn = state.last_turn;
    facts.trigger = board.trigger;
    facts.step1_ends_game = facts.draw_stack + facts.discard_pile <= board_draw;
    if (solo(state)) {
        facts.timer_coins = timer_coins(state);
        facts.duty = state.phase < Phase::scoring && duty(state, board);
        sheet_facts(state, facts);
    }
    if (solo(state) || state.setup.mode == Mode::fable) facts.round = state.setup.campaign.played + 1;
    facts.coach = coach(state, player);
    return facts;
}

}  // namespace skerry::fine_sand
