// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Sections 6.9 and 6.10: the market, enhancements, advisors.
namespace skerry::tundra {
namespace {

// ---- CARD and RENEW: each once, in any order ----

bool pick_opens(const Question& q) { return q.step.renew || (q.step.count > 0 && !q.state.market.empty()); }

void pick_moves(const Question& q, MoveList& out) {
    if (q.step.count > 0)
        for (Card card : q.state.market) out.push(Verb::take, card);
    if (q.step.renew) out.push(Verb::renew);
    out.push(done);
}

void take(Turn& turn, Card card) {
    turn.state.market.take(turn.state.market.find(card));
    turn.tell({.kind = EventKind::takes, .card = card});
    if (!is_advisor(card)) return turn.push({.kind = StepKind::card_place, .card = card});
    turn.me.advisors.push({card, false});
    if (turn.me.advisors.size() > title_of(turn.me).advisors) turn.push({.kind = StepKind::advisor_discard});
}

void pick(Turn& turn, const Step& step, Move move) {
    if (move == done) return;
    Step rest = step;
    if (verb_of(move) == Verb::renew) {
        rest.renew = false;
        turn.push(rest);
        turn.tell({.kind = EventKind::renews});
        discard_market(turn.state);
        fill_market(turn.state, turn.events);
        turn.revealed = Revealed::yes;
        return;
    }
    rest.count = 0;
    turn.push(rest);
    take(turn, arg<Card>(move));
}

void ask_pick(const Question& q, Prompt& prompt) {
    prompt.line = "Take a card from the market?";
    if (q.step.renew) prompt.line = "Take a card from the market; you may renew it, before or after.";
    if (q.step.count > 0) return;
    prompt.line = "Renew the market, or go on.";
    for (Card card : q.state.market) prompt.refuse(thing(card), "One action takes one card.");
}

Label pick_label(const Question& q, Move move) {
    if (move == done) return q.step.count == 0 ? "Go on" : "Take no card";
    if (verb_of(move) == Verb::renew) return "Renew the market";
    return {title(arg<Card>(move)), explain(arg<Card>(move))};
}

// ---- Under a board ----

void place_moves(const Question& q, MoveList& out) {
    for (Board board : each<Board>()) {
        const auto& market = q.me.boards[board].market;
        if (market.size() < title_of(q.me).market_places)
            out.push(Verb::put, board);
        else
            for (Card card : market) out.push(Verb::replace, card);
    }
}

void discard(Turn& turn, Card card) {
    turn.state.discards.add(card);
    turn.tell({.kind = EventKind::discarded, .card = card});
}

// A card under the board that is being activated may act at once; what a discarded one had pending is lost (Q24, Q25).
void place(Turn& turn, const Step& step, Move move) {
    const bool replaces = verb_of(move) == Verb::replace;
    const Board board = replaces ? board_over(turn.me, arg<Card>(move)) : arg<Board>(move);
    auto& market = turn.me.boards[board].market;
    auto& pending = turn.state.activation.cards;
    if (replaces) {
        const auto replaced = arg<Card>(move);
        market.take(market.find(replaced));
        if (pending.has(replaced)) pending.take(pending.find(replaced));
        discard(turn, replaced);
    }
    market.push(*step.card);
    turn.tell({.kind = EventKind::puts, .card = step.card, .board = board});
    if (turn.state.activation.board == Maybe<Board>(board)) pending.push(*step.card);
}

// ---- One advisor too many: one of those held before goes (Q26) ----

void discard_moves(const Question& q, MoveList& out) {
    for (std::size_t i = 0; i + 1 < q.me.advisors.size(); ++i) out.push(Verb::discard, q.me.advisors[i].card);
}

void discard_advisor(Turn& turn, const Step&, Move move) {
    auto& advisors = turn.me.advisors;
    std::size_t i = 0;
    while (advisors[i].card != arg<Card>(move)) ++i;
    discard(turn, advisors.take(i).card);
}

void ask_discard(const Question& q, Prompt& prompt) {
    prompt.refuse(thing(q.me.advisors.back().card), "The advisor just taken stays.");
}

Label discard_label(const Question&, Move move) { return title(arg<Card>(move)) + " leaves"; }

}  // namespace

const StepRule card_pick_rule{
    .opens = pick_opens, .moves = pick_moves, .play = pick, .ask = ask_pick, .label = pick_label};
const StepRule card_place_rule{.moves = place_moves, .play = place, .ask = ask_card_place, .label = card_place_label};
const StepRule advisor_discard_rule{.moves = discard_moves,
                                    .play = discard_advisor,
                                    .line = "You have one advisor too many: choose the one who leaves.",
                                    .ask = ask_discard,
                                    .label = discard_label};

void ask_card_place(const Question& q, Prompt& prompt) {
    prompt.line = "Put " + title(*q.step.card) + " under one of your boards.";
    prompt.about = {thing(*q.step.card)};
}

Label card_place_label(const Question& q, Move move) {
    if (verb_of(move) == Verb::put) return "Put it under " + title(arg<Board>(move));
    const auto replaced = arg<Card>(move);
    return "Put it under " + title(board_over(q.me, replaced)) + ", where it replaces " + title(replaced);
}

// The discards become a new deck when it is empty; with both empty there are fewer cards.
void fill_market(State& state, Events<Event> events) {
    for (int i = 0; i < market_size(state.setup.players); ++i) {
        if (state.deck.empty()) {
            if (state.discards.empty()) return;
            for (Card card : state.discards) state.deck.push(card);
            state.discards = {};
            Random(state.random).shuffle(state.deck);
            events.tell({.kind = EventKind::reshuffle});
        }
        state.market.push(state.deck.pop());
        events.tell({.kind = EventKind::market_card, .card = state.market.back()});
    }
}

void discard_market(State& state) {
    for (Card card : state.market) state.discards.add(card);
    state.market.clear();
}

Board board_over(const Player& player, Card card) {
    for (Board board : each<Board>())
        if (player.boards[board].market.has(card)) return board;
    return {};
}

int city_cards_of(const Player& player) {
    std::size_t count = player.advisors.size();
    for (Board board : each<Board>()) count += player.boards[board].market.size();
    return static_cast<int>(count);
}

}  // namespace skerry::tundra
