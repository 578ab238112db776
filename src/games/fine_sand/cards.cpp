// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/fine_sand/rules.h"

// Section 6.1: drawing and the reshuffle; and what the cards on the table add up to.
namespace skerry::fine_sand {

Cards all_of(const CardSet& set) {
    Cards cards;
    for (Card card : set.at_least(1))
        for (int i = 0; i < set[card]; ++i) cards.push(card);
    return cards;
}

Set<Card> kinds_in(const Board& board, Zone zone, Card from) {
    const auto cards = board.cards[zone];
    Set<Card> kinds;
    for (const Card* card = cards.end(); card != cards.begin() && card[-1] >= from; --card) kinds.add(card[-1]);
    return kinds;
}

void move(Board& board, Card card, Zone from, Zone to) { board.cards.move(from, board.cards.find(from, card), to); }

void leave_hand(Board& board, Card card, Zone to) {
    if (card == Card::f1_scaffold) [[unlikely]]
        return move(board, card, Zone::front, to);
    move(board, card, Zone::hand, to);
    if (board.seen.empty()) return;
    if (const std::size_t at = board.seen.find(card); at < board.seen.size()) board.seen.take(at);
}

Card draw_top(Board& board) {
    const Card card = board.cards[Zone::draw_stack].back();
    return draw_top(board, held_in(card));
}

Card draw_top(Board& board, Zone to) {
    const std::size_t top = board.cards.size(Zone::draw_stack) - 1;
    const Card card = board.cards[Zone::draw_stack][top];
    if (to == Zone::hand) [[likely]]
        board.cards.move(Zone::draw_stack, top, Zone::hand);
    else
        board.cards.move(Zone::draw_stack, top, to);
    return card;
}

void know_in_hand(Board& board, Card card) {
    if (card == Card::f1_scaffold || board.seen.full()) return;
    board.seen.push(card);
    for (std::size_t i = board.seen.size(); --i > 0 && board.seen[i] < board.seen[i - 1];)
        std::swap(board.seen[i], board.seen[i - 1]);
}

void reshuffle(Turn& turn) {
    Board& board = turn.board;
    Cards pile;
    for (Card card : board.cards[Zone::discard_pile]) pile.push(card);
    board.stack_pool = CardPool::of(pile);
    Random(turn.me.random).shuffle(pile);
    board.cards.move_all(Zone::discard_pile, Zone::draw_stack);
    std::copy(pile.begin(), pile.end(), board.cards[Zone::draw_stack].begin());
    turn.revealed = Revealed::yes;
    turn.tell({.kind = EventKind::reshuffle, .count = static_cast<std::uint8_t>(pile.size())});
}

bool fill_stack(Turn& turn, Trigger trigger) {
    if (!turn.board.cards.empty(Zone::draw_stack)) return true;
    if (piles_empty(turn.board)) return deplete(turn, trigger), false;
    return reshuffle(turn), true;
}

void discard(Turn& turn, const Picked& picked, Maybe<Card> by) {
    for (const Pick pick : picked) {
        leave_hand(turn.board, card_of(pick), Zone::discard_pile);
        turn.tell({.kind = EventKind::discards, .card = card_of(pick), .from = by});
    }
}

void take_coins(Turn& turn, int count) {
    count = std::min(count, max_coins - turn.board.coins);
    if (count <= 0) return;
    turn.board.coins = static_cast<std::uint8_t>(turn.board.coins + count);
    turn.tell({.kind = EventKind::coins, .count = static_cast<std::uint8_t>(count)});
}

void deplete(Turn& turn, Trigger trigger) {
    if (trigger <= turn.board.trigger) return;
    turn.board.trigger = trigger;
    turn.tell({.kind = EventKind::depleted, .count = trigger == Trigger::next});
}

void draw(Turn& turn, int count, Trigger trigger) {
    turn.revealed = Revealed::yes;
    int hidden = 0, drawn = 0;
    for (; drawn < count && fill_stack(turn, trigger); ++drawn) {
        const Card card = draw_top(turn.board);
        if (card == Card::f1_scaffold) {
            turn.tell({.kind = EventKind::draws_card, .card = card});
        } else {
            turn.tell_me({.kind = EventKind::draws_card, .card = card});
            ++hidden;
        }
        fill_stack(turn, trigger);
    }
    if (hidden > 0) turn.tell_others({.kind = EventKind::draws, .count = static_cast<std::uint8_t>(hidden)});
    take_coins(turn, count - drawn);
}

namespace {

// Lists are sorted, so cards before the first with this effect are not looked at: above all not the castles.
template <Effect effect>
int sum(const Board& board, Zone zone) {
    static constexpr auto has_effect = [](const CardRow& card) { return card.effect == effect; };
    static constexpr auto numbers = number_by_card([](const CardRow& card) { return has_effect(card) ? card.n : 0; });
    static constexpr Card first = *cards_that(has_effect).begin();
    const auto cards = board.cards[zone];
    int sum = 0;
    for (const Card* card = cards.end(); card != cards.begin() && card[-1] >= first; --card) sum += numbers[card[-1]];
    return sum;
}

}  // namespace

int hand_limit(const Board& board) {
    return board_limit + sum<Effect::limit>(board, Zone::built) + sum<Effect::limit>(board, Zone::fresh) +
           sum<Effect::boost>(board, Zone::used);
}
int slots(const Board& board) { return board_slots + sum<Effect::slot>(board, Zone::built); }
int rebate(const Board& board) { return sum<Effect::rebate>(board, Zone::built); }

Set<Card> usable_cards(const Board& board, Timing timing) {
    const Card first = first_usable[timing];
    return kinds_in(board, Zone::built, first) | (kinds_in(board, Zone::fresh, first) & working_at_once);
}

void mark_used(Board& board, Card card) {
    if (row(card).repeats) return;
    move(board, card, board.cards.has(Zone::built, card) ? Zone::built : Zone::fresh, Zone::used);
}

void put_away(Turn& turn, Card card) {
    if (row(card).once) move(turn.board, card, Zone::used, Zone::discard_pile);
}

}  // namespace skerry::fine_sand
