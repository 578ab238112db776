// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/rules.h"

// Sections 5.1, 5.2 and 5.4: the start of a round, the dice roll, the end of a round; and whose turn it is (5.3).
namespace skerry::tundra {
namespace {

// The round going on by itself: the table, whom to tell, and whether anything came to light.
struct Table {
    State& state;
    Events<Event> events;
    Revealed revealed = Revealed::no;
};

// Whether somebody has to decide before the game goes on; but for the choice of starters, only one seat acts at a time.
bool anybody_busy(const State& state) {
    if (state.phase == Phase::choosing) return !agenda::waiting(state).empty();
    return !state.players[state.turn].agenda.empty();
}

Seat after(const State& state, Seat seat) {
    const auto next = static_cast<std::uint8_t>(seat.index() + 1);
    return Seat(next < state.players.size() ? next : std::uint8_t{0});
}

// ---- 5.1: one whole player after the other ----

void use_title(Turn& turn, const Step&) {
    const TitleCard& title = title_of(turn.me);
    if (title.card) turn.push({.kind = StepKind::card_pick, .count = 1});
    carry_out(turn, {.gain = title.round});
}

void upgrade_income(Turn& turn, const Step&) {
    gain_points(turn, vp_per_upgrade * upgraded_boards(turn.me), Source::upgrades);
}

void tower_income(Turn& turn, const Step&) { give_bonuses(turn, turn.me.towers); }

void begin_start(Table& table) {
    State& state = table.state;
    Turn turn(state, state.turn, table.events);
    turn.push({.kind = StepKind::sor_towers});
    turn.push({.kind = StepKind::upgrade_income});
    turn.push({.kind = StepKind::use_title});
    agenda::settle(turn);
}

void begin_round(Table& table) {
    State& state = table.state;
    ++state.round;
    state.phase = Phase::start;
    state.turn = state.first;
    table.events.tell({.kind = EventKind::round_begins, .seat = state.first, .count = state.round});
    begin_start(table);
}

// ---- 5.2: the same values for everybody, and one more for whoever is Determined ----

void roll_dice(Table& table) {
    State& state = table.state;
    Random random(state.random);
    Bag<Face> shared;
    List<Face, max_dice> faces;
    for (int i = 0; i < shared_dice(state.round); ++i) {
        faces.push(roll(random));
        shared.add(faces.back());
    }
    table.events.tell({.kind = EventKind::dice_rolled, .seat = state.first, .dice = faces});
    for (const Seat seat : seats_of(state)) {
        Player& player = state.players[seat];
        player.dice = shared;
        for (int n = shared.total(); n < dice_of(player.title, state.round); ++n) {
            const Face face = roll(random);
            player.dice.add(face);
            table.events.tell({.kind = EventKind::extra_die, .seat = seat, .dice = {face}});
        }
    }
    table.revealed = Revealed::yes;
}

void begin_turn(Table& table, Seat seat) {
    table.state.turn = seat;
    Turn turn(table.state, seat, table.events);
    constexpr Step use_a_die{.kind = StepKind::turn_pre};
    turn.push(use_a_die);
    agenda::settle(turn);
}

// ---- 5.4 ----

void reveal_personal_goals(Table& table) {
    State& state = table.state;
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        if (!player.goal) continue;
        table.events.tell({.kind = EventKind::personal_goal,
                           .seat = seat,
                           .count = static_cast<std::uint8_t>(personal_points(state, player)),
                           .personal = player.goal});
        table.revealed = Revealed::yes;
    }
}

void end_round(Table& table) {
    State& state = table.state;
    if (state.round == last_round) {
        state.phase = Phase::over;
        reveal_personal_goals(table);
        return table.events.tell({.kind = EventKind::game_over});
    }
    for (Player& player : state.players) {
        player.wasted = 0;
        for (Board board : each<Board>()) player.boards[board].dice = {};
        for (Advisor& advisor : player.advisors) advisor.exhausted = false;
    }
    for (GoalSlot& slot : state.goals) slot.holder = {}, slot.die = {};
    discard_market(state);
    table.events.tell({.kind = EventKind::market_discarded});
    fill_market(state, table.events);
    table.revealed = Revealed::yes;
    state.first = after(state, state.first);
    begin_round(table);
}

// ---- What goes on by itself, one thing at a time ----

// 4, step 8: all have chosen.
void reveal_starters(Table& table) {
    State& state = table.state;
    for (const Seat seat : seats_of(state)) {
        Player& player = state.players[seat];
        player.dealt.clear();
        for (Board board : each<Board>())
            if (const auto card = player.boards[board].starter)
                table.events.tell({.kind = EventKind::starter_placed, .seat = seat, .card = card, .board = board});
    }
    if (!state.setup.late_enhancements) lay_out(state, table.events);
    state.first =
        Seat(static_cast<std::uint8_t>(Random(state.random).below(static_cast<std::uint32_t>(state.players.size()))));
    table.events.tell({.kind = EventKind::first_player, .seat = state.first});
    table.revealed = Revealed::yes;
    begin_round(table);
}

void next_start(Table& table) {
    State& state = table.state;
    state.turn = after(state, state.turn);
    if (state.turn != state.first) return begin_start(table);
    roll_dice(table);
    state.phase = Phase::placement;
    begin_turn(table, state.first);
}

// Clockwise, those without dice skipped; who bought dice may have several turns in a row at the end.
void next_turn(Table& table) {
    State& state = table.state;
    Seat seat = state.turn;
    do {
        seat = after(state, seat);
        if (!state.players[seat].dice.empty()) return begin_turn(table, seat);
    } while (seat != state.turn);
    end_round(table);
}

void go_on(Table& table) {
    switch (table.state.phase) {
    case Phase::choosing:  return reveal_starters(table);
    case Phase::start:     return next_start(table);
    case Phase::placement: return next_turn(table);
    case Phase::over:      return;
    }
}

}  // namespace

const StepRule use_title_rule{.passed_over = use_title};
const StepRule upgrade_income_rule{.passed_over = upgrade_income};
const StepRule sor_towers_rule{.passed_over = tower_income};

Face roll(Random& random) { return static_cast<Face>(random.below(count_of<Face>)); }

Revealed carry_on(State& state, Events<Event> events) {
    Table table{state, events};
    while (state.phase != Phase::over && !anybody_busy(state)) go_on(table);
    return table.revealed;
}

}  // namespace skerry::tundra
