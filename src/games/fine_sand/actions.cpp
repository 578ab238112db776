#include <algorithm>

#include "games/fine_sand/rules.h"

// Sections 6.3 to 6.7: what cards do when they are used, and the decisions inside their effects.
namespace skerry::fine_sand {
namespace {

// ---- Which cards can be used ----

// Two hand cards dumped and another one paid for with the rest: the dumped ones are best the least worth.
bool can_always_build(const State& state, const Player& player, Card by) {
    const Board& board = player.board;
    const int spare = row(by).n + must_keep(state, board);
    if (hand_size(board) < spare + 1) return false;
    const int power = purchasing_power(board);
    Set<Card> tried;
    for (Card card : board.cards[Zone::hand]) {
        if (!is_buildable(card) || tried.has(card)) continue;
        tried.add(card);
        const int owed = row(card).cost - board.purse;
        if (owed <= 0) return true;
        std::array<int, 5> hand_worths{};
        for (Card other : board.cards[Zone::hand]) ++hand_worths[row(other).worth];
        --hand_worths[row(card).worth];
        int left = power - row(card).worth, to_drop = spare;
        for (int worth = 0; worth < 5; ++worth) {
            const int dropped = std::min(to_drop, hand_worths[static_cast<std::size_t>(worth)]);
            left -= dropped * worth;
            to_drop -= dropped;
        }
        if (left >= owed) return true;
    }
    return false;
}

int free_pallets(const Board& board, Card pallet) {
    return board.cards.count(Zone::built, pallet) + board.cards.count(Zone::fresh, pallet) -
           static_cast<int>(board.cards.size(Zone::pallet));
}

bool has_coin_card(const Board& board) {
    for (Card card : board.cards[Zone::hand])
        if (is_coin(card)) return true;
    return false;
}

}  // namespace

bool can_use(const State& state, const Player& player, Card card) {
    const Board& board = player.board;
    const CardRow& what = row(card);
    switch (what.effect) {
    case Effect::exchange:     return hand_size(board) >= what.n;
    case Effect::remove_junk:  return hand_size(board) > what.n + must_keep(state, board);
    case Effect::build_always: return can_always_build(state, player, card);
    case Effect::pallet:
        return free_pallets(board, card) > 0 && has_coin_card(board) && hand_size(board) > must_keep(state, board);
    case Effect::build_cheap:
    case Effect::build_small:
    case Effect::build_free:   return any_to_build(state, player, card);
    case Effect::build_reveal: return !piles_empty(board);
    default:                   return true;
    }
}

// ---- The yellow window (5.2) ----

bool may_offload(const State& state, const Player& player) {
    return !player.board.offloaded && hand_size(player.board) > 0 && timer_coins(state) == 0;
}

void yellow_moves(const State& state, const Player& player, MoveList& out) {
    for (Card card : ready_cards(player.board, Timing::yellow))
        if (can_use(state, player, card)) out.push(make(Verb::use, card));
    if (!may_offload(state, player)) return;
    for (Card card : kinds_in(player.board, Zone::hand)) out.push(make(Verb::offload, card));
}

void play_yellow(Turn& turn, Move move) {
    const auto card = arg<Card>(move);
    if (verb_of(move) == Verb::use) return use(turn, card);
    Board& board = turn.board;
    board.cards.take(Zone::hand, board.cards.find(Zone::hand, card));
    board.cards.push(Zone::symbol_stack, card);
    board.seen.clear();  // nobody else knows which card went
    board.offloaded = true;
    turn.tell_me({.kind = EventKind::offloads_card, .card = card});
    turn.tell({.kind = EventKind::offloads});
}

// ---- Using a card ----

namespace {

// 6.3: both cards are looked at before one is kept.
void draw_and_keep(Turn& turn, Card card) {
    Board& board = turn.board;
    const Trigger trigger = trigger_of(card);
    int missing = 0;
    for (int i = 0; i < row(card).n; ++i) {
        refill(turn);
        if (board.cards.empty(Zone::draw_stack)) {
            ++missing;
            deplete(turn, trigger);
            continue;
        }
        board.cards.put(Zone::revealed, board.cards.pop(Zone::draw_stack));
        if (!board.cards.empty(Zone::draw_stack)) continue;
        if (board.cards.empty(Zone::discard_pile))
            deplete(turn, trigger);
        else
            reshuffle(turn);
    }
    const auto looked_at = board.cards.size(Zone::revealed);
    for (Card drawn : board.cards[Zone::revealed]) turn.tell_me({.kind = EventKind::draws_card, .card = drawn});
    if (looked_at > 0) turn.tell({.kind = EventKind::draws, .count = static_cast<std::uint8_t>(looked_at)});
    take_coins(turn, missing);
    if (looked_at > 1) return turn.push({.kind = StepKind::keep, .card = card});
    if (looked_at == 1) into_hand(board, board.cards.pop(Zone::revealed));
}

// 6.3: no reshuffle while revealing.
void find_coin(Turn& turn, Card card) {
    Board& board = turn.board;
    refill(turn);
    if (board.cards.empty(Zone::draw_stack)) {
        deplete(turn, trigger_of(card));
        return take_coins(turn, 1);
    }
    while (!board.cards.empty(Zone::draw_stack)) {
        const Card revealed = board.cards.pop(Zone::draw_stack);
        turn.tell({.kind = EventKind::reveals, .card = revealed});
        if (is_coin(revealed)) {
            into_hand(board, revealed);
            know_in_hand(board, revealed);
            turn.tell({.kind = EventKind::takes, .card = revealed});
            break;
        }
        board.cards.put(Zone::discard_pile, revealed);
    }
    if (piles_empty(board)) deplete(turn, trigger_of(card));
    refill(turn);
}

// 6.5: a scaffold does not fill a place.
void draw_to_limit(Turn& turn, Card card) {
    Board& board = turn.board;
    const int limit = hand_limit(board);
    while (hand_size(board) < limit) {
        if (piles_empty(board)) return draw(turn, limit - hand_size(board), trigger_of(card));
        draw(turn, 1, trigger_of(card));
    }
}

void take_essentials(Turn& turn, Card card) {
    if (turn.board.cards.empty(Zone::discard_pile)) return draw(turn, 1, trigger_of(card));
    turn.push({.kind = StepKind::pick, .card = card});
}

// 6.4: the stack is filled again the moment its last card is revealed (ruling 56).
void reveal_one(Turn& turn) {
    Board& board = turn.board;
    refill(turn);
    const Card card = board.cards.pop(Zone::draw_stack);
    board.cards.put(Zone::revealed, card);
    turn.tell({.kind = EventKind::reveals, .card = card});
    refill(turn);
    turn.revealed = Revealed::yes;
}

}  // namespace

void use(Turn& turn, Card card) {
    const CardRow& what = row(card);
    mark_used(turn.board, card);
    turn.tell({.kind = EventKind::uses, .card = card});
    // In Step 1 a use may be the last thing of the phase, and the others see who has finished.
    if (what.timing == Timing::step1) turn.revealed = Revealed::yes;
    switch (what.effect) {
    case Effect::draw:
        draw(turn, what.n, trigger_of(card));
        put_away(turn, card);
        break;
    case Effect::take_coin:    take_coins(turn, what.n); break;
    case Effect::draw_keep:    draw_and_keep(turn, card); break;
    case Effect::exchange:
    case Effect::half:
    case Effect::more:
    case Effect::remove_junk:
    case Effect::build_always: turn.push({.kind = StepKind::dump, .card = card}); break;
    case Effect::boost:
        turn.tell({.kind = EventKind::limit, .count = static_cast<std::uint8_t>(hand_limit(turn.board))});
        break;
    case Effect::essentials:  take_essentials(turn, card); break;
    case Effect::find_coin:   find_coin(turn, card); break;
    case Effect::to_limit:    draw_to_limit(turn, card); break;
    case Effect::build_cheap:
    case Effect::build_small:
    case Effect::build_free:  turn.push({.kind = StepKind::build, .card = card}); break;
    case Effect::build_reveal:
        reveal_one(turn);
        turn.push({.kind = StepKind::reveal, .card = card});
        break;
    case Effect::pallet: turn.push({.kind = StepKind::place, .card = card}); break;
    case Effect::none:
    case Effect::slot:
    case Effect::rebate:
    case Effect::limit:
    case Effect::trim:
    case Effect::chair:  break;
    }
}

// ---- Dumping: one card at a time, in the order of their ids ----

int dumps_needed(Card card) {
    const Effect effect = row(card).effect;
    return effect == Effect::half || effect == Effect::more ? any_number : row(card).n;
}

namespace {

Set<Card> from(const Set<Card>& cards, Maybe<Card> first) {
    return first ? cards & Set<Card>::range(*first, Card::unknown) : cards;
}

int hand_cards_from(const Board& board, Card first) {
    int count = 0;
    for (Card card : board.cards[Zone::hand]) count += card >= first;
    return count;
}

// Whether a build is still possible after this card and so many more, none before it in the order.
bool build_remains(const State& state, const Player& player, Card card, int more, Card by) {
    Player after = player;
    leave_hand(after.board, card, Zone::discard_pile);
    if (more == 0) return any_to_build(state, after, by);
    for (Card next : from(kinds_in(after.board, Zone::hand), card))
        if (build_remains(state, after, next, more - 1, by)) return true;
    return false;
}

void dump_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    const Card by = *step.card;
    const int needed = dumps_needed(by);
    const bool any = needed == any_number;
    for (Card card : from(kinds_in(player.board, Zone::hand), step.last)) {
        if (!any && hand_cards_from(player.board, card) < needed - step.count) break;
        if (row(by).effect == Effect::build_always && !build_remains(state, player, card, needed - step.count - 1, by))
            continue;
        out.push(make(Verb::dump, card));
    }
    if (any) out.push(make(Verb::done));
}

void finish_dump(Turn& turn, Card by, int dumped) {
    const CardRow& what = row(by);
    switch (what.effect) {
    case Effect::exchange: draw(turn, what.m, trigger_of(by)); break;
    case Effect::half:     draw(turn, (dumped + 1) / 2, trigger_of(by)); break;
    case Effect::more:
        draw(turn, dumped + what.n, trigger_of(by));
        put_away(turn, by);
        break;
    case Effect::remove_junk: turn.push({.kind = StepKind::junk, .card = by}); break;
    default:                  turn.push({.kind = StepKind::build, .card = by}); break;
    }
}

void dump(Turn& turn, const Step& step, Move move) {
    const Card by = *step.card;
    if (verb_of(move) == Verb::done) return finish_dump(turn, by, step.count);
    const auto card = arg<Card>(move);
    leave_hand(turn.board, card, Zone::discard_pile);
    turn.tell({.kind = EventKind::discards, .card = card, .from = by});
    Step more = step;
    more.last = card;
    ++more.count;
    if (more.count == dumps_needed(by)) return finish_dump(turn, by, more.count);
    turn.push(more);
}

// ---- remove_junk, pallet ----

void junk_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Card card : kinds_in(player.board, Zone::hand)) out.push(make(Verb::remove, card));
}

void junk(Turn& turn, const Step&, Move move) {
    leave_hand(turn.board, arg<Card>(move), Zone::removed);
    turn.tell({.kind = EventKind::removes, .card = arg<Card>(move)});
}

void place_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Card card : kinds_in(player.board, Zone::hand))
        if (is_coin(card)) out.push(make(Verb::place, card));
}

void place(Turn& turn, const Step&, Move move) {
    leave_hand(turn.board, arg<Card>(move), Zone::placed);
    turn.tell({.kind = EventKind::places, .card = arg<Card>(move)});
}

// ---- D_KEEP, D_PICK ----

void keep_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Card card : kinds_in(player.board, Zone::revealed)) out.push(make(Verb::discard, card));
}

void keep(Turn& turn, const Step&, Move move) {
    Board& board = turn.board;
    fine_sand::move(board, arg<Card>(move), Zone::revealed, Zone::discard_pile);
    turn.tell({.kind = EventKind::discards, .card = arg<Card>(move)});
    const Card kept = board.cards.pop(Zone::revealed);
    into_hand(board, kept);
    if (kept == Card::f1_scaffold)
        turn.tell({.kind = EventKind::keeps, .card = kept});
    else
        turn.tell_me({.kind = EventKind::keeps, .card = kept});
    turn.revealed = Revealed::yes;
}

void pick_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Card card : kinds_in(player.board, Zone::discard_pile)) out.push(make(Verb::take, card));
}

// Taking the last card of both piles is a depletion (6.1).
void pick(Turn& turn, const Step& step, Move move) {
    Board& board = turn.board;
    const auto card = arg<Card>(move);
    board.cards.take(Zone::discard_pile, board.cards.find(Zone::discard_pile, card));
    into_hand(board, card);
    know_in_hand(board, card);
    turn.tell({.kind = EventKind::takes, .card = card});
    if (piles_empty(board)) deplete(turn, trigger_of(*step.card));
    if (row(*step.card).timing == Timing::step1) turn.revealed = Revealed::yes;
}

// ---- D_REVEAL ----

void reveal_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    const Board& board = player.board;
    for (Card card : kinds_in(board, Zone::revealed))
        if (can_build(state, player, card, step.card)) out.push(build_move(card, step.card));
    if (board.cards.size(Zone::revealed) < row(*step.card).n && !board.cards.empty(Zone::draw_stack))
        out.push(make(Verb::reveal));
    out.push(make(Verb::stop));
}

void discard_revealed(Turn& turn) {
    Board& board = turn.board;
    while (!board.cards.empty(Zone::revealed)) {
        const Card card = board.cards.pop(Zone::revealed);
        board.cards.put(Zone::discard_pile, card);
        turn.tell({.kind = EventKind::discards, .card = card});
    }
}

void reveal(Turn& turn, const Step& step, Move move) {
    switch (verb_of(move)) {
    case Verb::reveal:
        reveal_one(turn);
        turn.push(step);
        break;
    case Verb::build:
        build(turn, arg<Card>(move), step.card, Zone::revealed);
        discard_revealed(turn);
        break;
    default: discard_revealed(turn); break;
    }
}

}  // namespace

const StepRule dump_rule{nullptr, dump_moves, dump, nullptr};
const StepRule junk_rule{nullptr, junk_moves, junk, nullptr};
const StepRule place_rule{nullptr, place_moves, place, nullptr};
const StepRule keep_rule{nullptr, keep_moves, keep, nullptr};
const StepRule pick_rule{nullptr, pick_moves, pick, nullptr};
const StepRule reveal_rule{nullptr, reveal_moves, reveal, nullptr};

}  // namespace skerry::fine_sand
