// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// Section 7: hidden information. Nobody knows the order of a draw stack; others know neither a hand nor what lies on a
// Symbol card, and while turns overlap nothing newer than the last barrier.
namespace skerry::fine_sand {
namespace {

template <class Cards>
void hide(const Cards& cards) {
    std::fill(cards.begin(), cards.end(), Card::unknown);
}

}  // namespace

void show(Player& player) {
    Board& shown = player.shown;
    shown = player.board;
    hide(shown.cards[Zone::hand]);
    std::copy(shown.seen.begin(), shown.seen.end(), shown.cards[Zone::hand].begin());
    hide(shown.cards[Zone::draw_stack]);
    hide(shown.cards[Zone::symbol_stack]);
    for (std::uint8_t place : shown.boosts) shown.cards[Zone::symbol_stack][place] = Card::f5_limit_boost;
}

void show_openly(const State& state, Player& player) {
    if (open(state) && player.agenda.size() <= 1) show(player);
}

// What others see of a seat's agenda: nothing of an action that is not carried out yet.
State Game::view(const State& state, Seats eyes) {
    State view = state;
    agenda::hide_picks(view, eyes);
    const bool overlapping = !open(state);
    for (const Seat seat : seats_of(view)) {
        Player& player = view.players[seat];
        player.random = {};
        if (eyes.has(seat)) {
            hide(player.board.cards[Zone::draw_stack]);
            continue;
        }
        player.board = player.shown;
        const bool waits = overlapping ? !player.finished : !player.agenda.empty();
        const Step step = overlapping ? first_step(state.phase) : waits ? Step{.kind = player.agenda[0].kind} : Step{};
        player.agenda.clear();
        if (waits) player.agenda.push(step);
    }
    return view;
}

namespace {

// A card that is unseen and was in the pile that was shuffled last may still be in the stack; what left the hand since
// then came from the older hand first. Scaffolds never are in a hand.
void deal_unseen(Player& player, Random& random) {
    Board& board = player.board;
    if (std::find(board.cards.begin(), board.cards.end(), Card::unknown) == board.cards.end()) return;
    const int stacked = board.cards.count(Zone::draw_stack, Card::unknown);
    CardSet unseen = CardSet::of(player.owned);
    for (Card card : board.cards)
        if (card != Card::unknown) unseen.remove(card);
    const CardSet pool = CardSet::of(board.stack_pool);

    Cards stack, maybe, held;
    for (Card card : unseen.at_least(1))
        for (int i = 0; i < unseen[card]; ++i)
            (card == Card::f1_scaffold ? stack : i < pool[card] ? maybe : held).push(card);
    random.shuffle(maybe);
    while (static_cast<int>(stack.size()) < stacked && !maybe.empty()) stack.push(maybe.pop());
    for (Card card : maybe) held.push(card);
    random.shuffle(held);
    while (static_cast<int>(stack.size()) < stacked) stack.push(held.pop());
    random.shuffle(stack);
    fill_unknown(board.cards[Zone::draw_stack], stack);
    fill_unknown(board.cards[Zone::hand], held);
    fill_unknown(board.cards[Zone::symbol_stack], held);
    const auto hand = board.cards[Zone::hand];
    std::sort(hand.begin(), hand.end());
}

}  // namespace

// An opponent whose turn is hidden starts again from what was last seen of them, whether they have finished or not.
State Game::imagine(const State& view, Random& random) {
    State state = view;
    for (const Seat seat : seats_of(state)) {
        Player& player = state.players[seat];
        const bool known = player.random.known();
        if (!known && player.finished && player.agenda.empty() && !open(state) && player.board == player.shown)
            player.agenda.push(first_step(state.phase));
        deal_unseen(player, random);
        if (!known) player.random = stream_of(seat, random.seed());
    }
    return state;
}

}  // namespace skerry::fine_sand
