// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Sections 5.1 to 5.5: rounds, the turn order, the draft, solo turns.
namespace skerry::skara_brae {
namespace {

// The round going on by itself: the table, whom to tell, and whether anything came to light.
struct Round {
    State& state;
    Events<Event> events;
    Revealed revealed = Revealed::no;
};

bool solo(const State& state) { return state.setup.mode != Mode::multi; }
Seat seat_of(Marker marker) { return Seat(static_cast<std::uint8_t>(marker)); }
template <class AnyState>
auto& current_set(AnyState& state) {
    return state.sets[solo(state) ? 0u : state.turn - 1u];
}
Label label_card(const Question&, Move move) {
    if (verb_of(move) == Verb::pass) return "Pass";
    return verb_of(move) == Verb::take ? Label(title(arg<Card>(move)), explain(arg<Card>(move))) : Label();
}
constexpr auto take_moves =
    one_of<Verb::take, [](const Question& q) -> const CardSet& { return current_set(q.state); }>;

bool anybody_busy(const State& state) { return !agenda::waiting(state).empty(); }

// The left-most card of the current set.
void discard_from_set(State& state, Events<Event> events) {
    const Card card = current_set(state).take(0);
    state.discards.add(card);
    events.tell({.kind = EventKind::card_discarded, .card = card});
}

// Deals a set face up, which everybody sees.
void deal(Round& round, int count, std::uint8_t number) {
    CardSet set;
    for (int i = 0; i < count && can_draw(round.state); ++i) {
        set.push(draw_card(round.state, round.events));
        round.events.tell({.kind = EventKind::set_dealt, .card = set.back(), .count = number});
    }
    round.state.sets.push(set);
    round.revealed = Revealed::yes;
}

// 5.4, step 1: the card, then the workers.
void begin_turn(Turn& turn, Card card) {
    turn.tell({.kind = EventKind::takes, .card = card});
    turn.push({.kind = StepKind::worker});
    place_card(turn, card);
    if (!is_settler(card)) return;
    turn.push({.kind = StepKind::bottom, .card = card});
    harvest(turn, environment_of(card));
}

void draft(Turn& turn, const Step& step, Move move) {
    State& state = turn.state;
    const Marker marker = (step.kind == StepKind::draft ? state.left : state.top).pop();
    if (verb_of(move) == Verb::pass) {
        state.top.push(marker);
        turn.tell({.kind = EventKind::passes});
        return;
    }
    state.right.push(marker);
    CardSet& set = current_set(state);
    begin_turn(turn, set.take(set.find(arg<Card>(move))));
}

// ---- What goes on by itself ----

void begin_round(Round& round) {
    State& state = round.state;
    ++state.round;
    state.turn = 1;
    state.phase = Phase::turns;
    round.events.tell({.kind = EventKind::round_begins, .count = state.round});
    if (solo(state)) return;
    for (std::uint8_t i = 1; i <= turns_per_round; ++i) deal(round, cards_per_set[state.setup.players], i);
}

void end_turns(State& state) {
    state.sets.clear();
    state.turn = 0;
    state.phase = Phase::resting;
    state.rested = 0;
}

// The functions below take one thing further and return whether somebody has to decide before the next.

// 5.5.
bool next_solo_turn(Round& round) {
    State& state = round.state;
    if (anybody_busy(state)) return true;
    if (!state.sets.empty()) {
        if (state.turn == turns_per_round) return end_turns(state), false;
        ++state.turn;
        state.sets.clear();
    }
    deal(round, solo_draw[state.turn], state.turn);
    state.players[0].agenda.push({.kind = StepKind::solo_pick});
    return true;
}

// 5.3. Sequential: the next draft waits until the turn before is finished.
bool next_draft(Round& round) {
    State& state = round.state;
    if (!state.setup.concurrent_turns && anybody_busy(state)) return true;
    if (!state.left.empty() || !state.top.empty()) {
        const bool forced = state.left.empty();
        const Marker marker = forced ? state.top.back() : state.left.back();
        if (marker == Marker::neutral) {
            state.right.push(state.left.pop());
            discard_from_set(state, round.events);
            return false;
        }
        auto& agenda = state.players[seat_of(marker)].agenda;
        if (agenda.empty()) agenda.push({.kind = forced ? StepKind::draft_forced : StepKind::draft});
        return true;
    }
    if (anybody_busy(state)) return true;
    state.left = state.right;
    state.right.clear();
    while (!current_set(state).empty()) discard_from_set(state, round.events);
    if (state.turn == turns_per_round)
        end_turns(state);
    else
        ++state.turn;
    return false;
}

// 5.6: in stack order, top first; with concurrent turns all at once.
bool next_rest(Round& round) {
    State& state = round.state;
    if (!state.setup.concurrent_turns && anybody_busy(state)) return true;
    List<Seat, max_players> order;
    for (std::size_t i = state.left.size(); i-- > 0;)
        if (state.left[i] != Marker::neutral) order.push(seat_of(state.left[i]));
    if (solo(state)) order.push(Seat(0));

    if (state.rested < order.size()) {
        const Seat seat = order[state.rested++];
        Turn turn(state, seat, round.events);
        begin_rest(turn);
        agenda::settle(turn);
        return false;
    }
    if (anybody_busy(state)) return true;
    state.rested = 0;
    if (state.round < last_round) return begin_round(round), false;
    state.phase = Phase::over;
    round.events.tell({.kind = EventKind::game_over});
    return true;
}

// All have chosen: the special tiles are shown.
bool next_choice(Round& round) {
    State& state = round.state;
    if (anybody_busy(state)) return true;
    for (const Seat seat : seats_of(state)) {
        state.players[seat].dealt.clear();
        round.events.tell({.kind = EventKind::tile_dealt, .seat = seat, .tile = state.players[seat].special});
    }
    round.revealed = Revealed::yes;
    begin_round(round);
    return false;
}

bool go_on(Round& round) {
    switch (round.state.phase) {
    case Phase::choosing: return next_choice(round);
    case Phase::turns:    return solo(round.state) ? next_solo_turn(round) : next_draft(round);
    case Phase::resting:  return next_rest(round);
    case Phase::over:     return true;
    }
    return true;
}

}  // namespace

const StepRule draft_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            take_moves(q, out);
            out.push(Verb::pass);
        },
    .play = draft,
    .line = "Take a card of this set, or pass and choose later.",
    .label = label_card,
};
const StepRule draft_forced_rule{
    .moves = take_moves,
    .play = draft,
    .line = "You passed: take one of the cards that are left.",
    .label = label_card,
};
const StepRule solo_pick_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            take_moves(q, out);
            task_moves(q, out);
        },
    .play =
        [](Turn& turn, const Step& step, Move move) {
            if (verb_of(move) == Verb::task) return use_task(turn, step, arg<Task>(move));
            CardSet& set = current_set(turn.state);
            const Card card = set.take(set.find(arg<Card>(move)));
            while (!set.empty()) discard_from_set(turn.state, turn.events);
            begin_turn(turn, card);
        },
    .line = "Take one of the cards; the others are discarded.",
    .ask = refuse_tasks,
    .label = label_card,
};

Card draw_card(State& state, Events<Event> events) {
    if (state.deck.empty()) {
        for (Card card : state.discards) state.deck.push(card);
        state.discards = {};
        Random(state.random).shuffle(state.deck);
        events.tell({.kind = EventKind::reshuffle});
    }
    return state.deck.pop();
}

Revealed carry_on(State& state, Events<Event> events) {
    Round round{state, events};
    while (!go_on(round)) {
    }
    return round.revealed;
}

}  // namespace skerry::skara_brae
