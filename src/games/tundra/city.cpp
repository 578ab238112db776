#include "games/tundra/rules.h"

// Sections 6.9 and 6.10: the market, enhancements, advisors.
namespace skerry::tundra {
namespace {

// ---- CARD and RENEW: each once, in any order ----

bool pick_opens(const State& state, const Player&, const Step& step) {
    return step.renew || (step.count > 0 && !state.market.empty());
}

void pick_moves(const State& state, const Player&, const Step& step, MoveList& out) {
    if (step.count > 0)
        for (Card card : state.market) out.push(make(Verb::take, card));
    if (step.renew) out.push(make(Verb::renew));
    out.push(make(Verb::done));
}

void take(Turn& turn, Card card) {
    turn.state.market.take(turn.state.market.find(card));
    turn.tell({.kind = EventKind::takes, .card = card});
    if (!is_advisor(card)) return turn.push({.kind = StepKind::card_place, .card = card});
    turn.me.advisors.push({card, false});
    if (turn.me.advisors.size() > title_of(turn.me).advisors) turn.push({.kind = StepKind::advisor_discard});
}

void pick(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::done) return;
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

// ---- Under a board ----

void place_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (std::size_t i = 0; i < count_of<Board>; ++i) {
        const auto& market = player.boards[board_at(i)].market;
        if (market.size() < title_of(player).market_places)
            out.push(make(Verb::put, i));
        else
            for (Card card : market) out.push(make(Verb::replace, card));
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

void discard_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (std::size_t i = 0; i + 1 < player.advisors.size(); ++i) out.push(make(Verb::discard, player.advisors[i].card));
}

void discard_advisor(Turn& turn, const Step&, Move move) {
    auto& advisors = turn.me.advisors;
    std::size_t i = 0;
    while (advisors[i].card != arg<Card>(move)) ++i;
    discard(turn, advisors.take(i).card);
}

}  // namespace

const StepRule card_pick_rule{pick_opens, pick_moves, pick, nullptr};
const StepRule card_place_rule{nullptr, place_moves, place, nullptr};
const StepRule advisor_discard_rule{nullptr, discard_moves, discard_advisor, nullptr};

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
    std::size_t i = 0;
    while (!player.boards[board_at(i)].market.has(card)) ++i;
    return board_at(i);
}

int city_cards_of(const Player& player) {
    std::size_t count = player.advisors.size();
    for (std::size_t i = 0; i < count_of<Board>; ++i) count += player.boards[board_at(i)].market.size();
    return static_cast<int>(count);
}

}  // namespace skerry::tundra
