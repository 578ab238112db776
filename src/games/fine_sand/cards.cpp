#include <algorithm>

#include "games/fine_sand/rules.h"

// Section 6.1: drawing and the reshuffle; and what the cards on the table add up to.
namespace skerry::fine_sand {

void add_to(Cards& sorted, Card card) {
    sorted.push(card);
    for (std::size_t i = sorted.size(); --i > 0 && sorted[i] < sorted[i - 1];) std::swap(sorted[i], sorted[i - 1]);
}
void remove_from(Cards& sorted, Card card) { sorted.take(sorted.find(card)); }

Set<Card> kinds_in(const Board& board, Zone zone) {
    Set<Card> kinds;
    for (Card card : board.cards[zone]) kinds.add(card);
    return kinds;
}

void move(Board& board, Card card, Zone from, Zone to) {
    board.cards.take(from, board.cards.find(from, card));
    board.cards.put(to, card);
}

void leave_hand(Board& board, Card card, Zone to) {
    move(board, card, Zone::hand, to);
    if (board.seen.empty()) return;
    if (const std::size_t at = board.seen.find(card); at < board.seen.size()) board.seen.take(at);
}

void into_hand(Board& board, Card card) { board.cards.put(card == Card::f1_scaffold ? Zone::front : Zone::hand, card); }

void know_in_hand(Board& board, Card card) {
    if (card == Card::f1_scaffold || board.seen.full()) return;
    board.seen.push(card);
    for (std::size_t i = board.seen.size(); --i > 0 && board.seen[i] < board.seen[i - 1];)
        std::swap(board.seen[i], board.seen[i - 1]);
}

void reshuffle(Turn& turn) {
    Board& board = turn.board;
    Cards pile;
    for (Card card : board.cards[Zone::discard_pile]) add_to(pile, card);
    while (!board.cards.empty(Zone::discard_pile)) board.cards.pop(Zone::discard_pile);
    board.stack_pool = pile;
    Random(turn.me.random).shuffle(pile);
    for (Card card : pile) board.cards.push(Zone::draw_stack, card);
    turn.revealed = Revealed::yes;
    turn.tell({.kind = EventKind::reshuffle, .count = static_cast<std::uint8_t>(pile.size())});
}

void refill(Turn& turn) {
    if (turn.board.cards.empty(Zone::draw_stack) && !turn.board.cards.empty(Zone::discard_pile)) reshuffle(turn);
}

void take_coins(Turn& turn, int count) {
    count = std::min(count, most_coins - turn.board.coins);
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
    Board& board = turn.board;
    turn.revealed = Revealed::yes;
    int hidden = 0, missing = 0;
    for (int i = 0; i < count; ++i) {
        refill(turn);
        if (board.cards.empty(Zone::draw_stack)) {
            missing += count - i;
            deplete(turn, trigger);
            break;
        }
        const Card card = board.cards.pop(Zone::draw_stack);
        into_hand(board, card);
        if (card == Card::f1_scaffold) {
            turn.tell({.kind = EventKind::draws_card, .card = card});
        } else {
            turn.tell_me({.kind = EventKind::draws_card, .card = card});
            ++hidden;
        }
        if (!board.cards.empty(Zone::draw_stack)) continue;
        if (board.cards.empty(Zone::discard_pile))
            deplete(turn, trigger);
        else
            reshuffle(turn);
    }
    if (hidden > 0) turn.tell_others({.kind = EventKind::draws, .count = static_cast<std::uint8_t>(hidden)});
    take_coins(turn, missing);
}

int hand_limit(const Board& board) {
    int limit = board_limit;
    for (Zone zone : {Zone::built, Zone::fresh})
        for (Card card : board.cards[zone])
            if (row(card).effect == Effect::limit) limit += row(card).n;
    for (Card card : board.cards[Zone::used])
        if (row(card).effect == Effect::boost) limit += row(card).n;
    return limit;
}

namespace {

int passive(const Board& board, Effect effect) {
    int sum = 0;
    for (Card card : board.cards[Zone::built])
        if (row(card).effect == effect) sum += row(card).n;
    return sum;
}

}  // namespace

int slots(const Board& board) { return board_slots + passive(board, Effect::slot); }
int rebate(const Board& board) { return passive(board, Effect::rebate); }

bool is_ready(const Board& board, Card card) {
    return board.cards.has(Zone::built, card) || (works_at_once(card) && board.cards.has(Zone::fresh, card));
}

namespace {

// Cards that do something when they are used; the others work by lying there.
constexpr bool is_action(Card card) {
    switch (row(card).effect) {
    case Effect::none:
    case Effect::slot:
    case Effect::rebate:
    case Effect::limit:
    case Effect::trim:
    case Effect::chair:  return false;
    default:             return true;
    }
}
constexpr std::array<Set<Card>, count_of<Timing>> actions = [] {
    std::array<Set<Card>, count_of<Timing>> sets{};
    for (const CardRow& card : card_rows)
        if (is_action(card.id)) sets[static_cast<std::size_t>(card.timing)].add(card.id);
    return sets;
}();

}  // namespace

Set<Card> ready_cards(const Board& board, Timing timing) {
    Set<Card> cards = kinds_in(board, Zone::built);
    if (timing == Timing::yellow || timing == Timing::step3) cards = cards | kinds_in(board, Zone::fresh);
    return cards & actions[static_cast<std::size_t>(timing)];
}

void mark_used(Board& board, Card card) {
    if (row(card).repeats) return;
    move(board, card, board.cards.has(Zone::built, card) ? Zone::built : Zone::fresh, Zone::used);
}

void put_away(Turn& turn, Card card) {
    if (row(card).once) move(turn.board, card, Zone::used, Zone::discard_pile);
}

}  // namespace skerry::fine_sand
