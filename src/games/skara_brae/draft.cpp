#include "games/skara_brae/rules.h"

// Sections 5.1 to 5.5: rounds, the turn order, the draft, solo turns.
namespace skerry::skara_brae {
namespace {

// The round going on by itself: the table, whom to tell, and whether anything came to light.
struct Table {
    State& state;
    Events<Event> events;
    Revealed revealed = Revealed::no;
};

bool solo(const State& state) { return state.setup.mode != Mode::multi; }
Seat seat_of(Marker marker) { return Seat(static_cast<std::uint8_t>(marker)); }
CardSet& current_set(State& state) { return state.sets[solo(state) ? 0u : state.turn - 1u]; }
const CardSet& current_set(const State& state) { return state.sets[solo(state) ? 0u : state.turn - 1u]; }

bool anybody_busy(const State& state) {
    for (const Player& player : state.players)
        if (!player.agenda.empty()) return true;
    return false;
}

void discard_from_set(State& state, std::size_t at, Events<Event> events) {
    const Card card = current_set(state).take(at);
    state.discards.add(card);
    events.tell({.kind = EventKind::card_discarded, .card = card});
}

// Deals a set face up, which everybody sees.
void deal(Table& table, int count, std::uint8_t number) {
    CardSet set;
    for (int i = 0; i < count && can_draw(table.state); ++i) {
        set.push(draw_card(table.state, table.events));
        table.events.tell({.kind = EventKind::set_dealt, .card = set.back(), .count = number});
    }
    table.state.sets.push(set);
    table.revealed = Revealed::yes;
}

// ---- Decisions ----

void take_moves(const Question& q, MoveList& out) {
    for (Card card : current_set(q.state)) out.push(Verb::take, card);
}

void draft_moves(const Question& q, MoveList& out) {
    take_moves(q, out);
    out.push(Verb::pass);
}

void solo_pick_moves(const Question& q, MoveList& out) {
    take_moves(q, out);
    task_moves(q, out);
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

void solo_pick(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::task) return use_task(turn, step, arg<Task>(move));
    CardSet& set = current_set(turn.state);
    const Card card = set.take(set.find(arg<Card>(move)));
    while (!set.empty()) discard_from_set(turn.state, 0, turn.events);
    begin_turn(turn, card);
}

// ---- What goes on by itself ----

void reveal_special_tiles(Table& table) {
    State& state = table.state;
    for (const Seat seat : seats_of(state)) {
        state.players[seat].dealt.clear();
        table.events.tell({.kind = EventKind::tile_dealt, .seat = seat, .tile = state.players[seat].special});
    }
    table.revealed = Revealed::yes;
}

void begin_round(Table& table) {
    State& state = table.state;
    ++state.round;
    state.turn = 1;
    state.phase = Phase::turns;
    table.events.tell({.kind = EventKind::round_begins, .count = state.round});
    if (solo(state)) return;
    for (std::uint8_t i = 1; i <= turns_a_round; ++i) deal(table, cards_a_set[state.setup.players], i);
}

void end_turns(State& state) {
    state.sets.clear();
    state.turn = 0;
    state.phase = Phase::resting;
    state.rested = 0;
}

// The functions below take one thing further and return whether somebody has to decide before the next.

// 5.5.
bool next_solo_turn(Table& table) {
    State& state = table.state;
    if (anybody_busy(state)) return true;
    if (!state.sets.empty()) {
        if (state.turn == turns_a_round) return end_turns(state), false;
        ++state.turn;
        state.sets.clear();
    }
    deal(table, solo_draw[state.turn], state.turn);
    state.players[0].agenda.push({.kind = StepKind::solo_pick});
    return true;
}

// 5.3. Sequential: the next draft waits until the turn before is finished.
bool next_draft(Table& table) {
    State& state = table.state;
    if (!state.setup.concurrent_turns && anybody_busy(state)) return true;
    if (!state.left.empty() || !state.top.empty()) {
        const bool forced = state.left.empty();
        const Marker marker = forced ? state.top.back() : state.left.back();
        if (marker == Marker::neutral) {
            state.right.push(state.left.pop());
            discard_from_set(state, 0, table.events);
            return false;
        }
        auto& agenda = state.players[seat_of(marker).index()].agenda;
        if (agenda.empty()) agenda.push({.kind = forced ? StepKind::draft_forced : StepKind::draft});
        return true;
    }
    if (anybody_busy(state)) return true;
    state.left = state.right;
    state.right.clear();
    while (!current_set(state).empty()) discard_from_set(state, 0, table.events);
    if (state.turn == turns_a_round)
        end_turns(state);
    else
        ++state.turn;
    return false;
}

// 5.6: in stack order, top first; with concurrent turns all at once.
bool next_rest(Table& table) {
    State& state = table.state;
    if (!state.setup.concurrent_turns && anybody_busy(state)) return true;
    List<Seat, max_players> order;
    for (std::size_t i = state.left.size(); i-- > 0;)
        if (state.left[i] != Marker::neutral) order.push(seat_of(state.left[i]));
    if (solo(state)) order.push(Seat(0));

    if (state.rested < order.size()) {
        const Seat seat = order[state.rested++];
        Turn turn(state, seat, table.events);
        begin_rest(turn);
        agenda::settle(turn);
        return false;
    }
    if (anybody_busy(state)) return true;
    state.rested = 0;
    if (state.round < last_round) return begin_round(table), false;
    state.phase = Phase::over;
    table.events.tell({.kind = EventKind::game_over});
    return true;
}

bool next_choice(Table& table) {
    if (anybody_busy(table.state)) return true;
    reveal_special_tiles(table);
    begin_round(table);
    return false;
}

bool go_on(Table& table) {
    switch (table.state.phase) {
    case Phase::choosing: return next_choice(table);
    case Phase::turns:    return solo(table.state) ? next_solo_turn(table) : next_draft(table);
    case Phase::resting:  return next_rest(table);
    case Phase::over:     return true;
    }
    return true;
}

}  // namespace

const StepRule draft_rule{
    .moves = draft_moves, .play = draft, .line = "Take a card of this set, or pass and choose later."};
const StepRule draft_forced_rule{
    .moves = take_moves, .play = draft, .line = "You passed: take one of the cards that are left."};
const StepRule solo_pick_rule{.moves = solo_pick_moves,
                              .play = solo_pick,
                              .line = "Take one of the cards; the others are discarded.",
                              .ask = refuse_tasks};

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
    Table table{state, events};
    while (!go_on(table)) {
    }
    return table.revealed;
}

}  // namespace skerry::skara_brae
