// SPDX-License-Identifier: Apache-2.0
#include "games/fine_sand/box.h"

#include <algorithm>

#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

namespace skerry::fine_sand {

std::vector<CardBox> cards_in_the_box() {
    std::vector<CardBox> all;
    for (Card card : known<Card>) {
        CardBox& box = all.emplace_back(CardBox{row(card), thing(card).id, explain(card), explain_effect(card)});
        if (is_buildable(card)) box.cost = row(card).cost;
        if (is_numbered(card)) box.mark = row(card).mark;
        box.fable = is_fable(card);
    }
    return all;
}

std::vector<ColumnBox> columns_of_the_board() {
    return {{Kind::green, "Step 1", "Draw " + plain(board_draw), board_draw},
            {Kind::red, "Step 2A", "Build " + plain(board_slots), board_slots},
            {Kind::blue, "Step 2B", "Draw " + plain(board_draw), board_draw},
            {Kind::purple, "Step 3", "Hand limit " + plain(board_limit), board_limit}};
}

std::vector<SeatBox> seats_at_the_table() {
    std::vector<SeatBox> all;
    for (Symbol symbol : each<Symbol>()) all.push_back({symbol, player_colours[all.size()]});
    return all;
}

namespace {

int draws(const Board& board, Timing timing) {
    int sum = board_draw;
    for (Card card : board.cards[Zone::built])
        if (row(card).timing == timing && row(card).effect == Effect::draw) sum += row(card).n;
    return sum;
}

std::vector<PriceFact> prices(const Player& player) {
    std::vector<PriceFact> all;
    for (Card card : kinds_in(player.board, Zone::hand))
        if (is_buildable(card)) all.push_back({card, price_of(player.board, card, {})});
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
    facts.limit = hand_limit(board);
    facts.discards = std::max(0, facts.hand - facts.limit);
    facts.draws_step1 = draws(board, Timing::step1);
    facts.draws_blue = draws(board, Timing::step2b);
    facts.slots = slots(board);
    facts.slots_left = std::max(0, facts.slots - board.builds);
    facts.rebate = rebate(board);
    facts.purse = board.purse;
    facts.coins = board.coins;
    if (!player.agenda.empty() && player.agenda.back().kind == StepKind::pay) facts.owed = player.agenda.back().count;
    facts.prices = prices(player);
    facts.step1_ends_game = facts.draw_stack + facts.discard_pile <= board_draw;
    if (solo(state)) {
        facts.timer_coins = timer_coins(state);
        sheet_facts(state, facts);
    }
    if (solo(state) || state.setup.mode == Mode::fable) facts.round = state.setup.campaign.played + 1;
    facts.coach = coach(state, player);
    return facts;
}

}  // namespace skerry::fine_sand
