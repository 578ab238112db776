#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

namespace skerry::fine_sand {

const StepRule& rule_of(StepKind kind) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{
        &mulligan_rule, &step1_rule, &keep_rule,  &pick_rule,       &ring_rule,     &red_rule,
        &reveal_rule,   &blue_rule,  &step3_rule, &limit_rule,      &dump_rule,     &junk_rule,
        &place_rule,    &build_rule, &pay_rule,   &solo_bonus_rule, &solo_swap_rule};
    return *rules[static_cast<std::size_t>(kind)];
}

void settle(Turn& turn) {
    while (!turn.me.agenda.empty()) {
        const Step step = turn.me.agenda.back();
        const StepRule& rule = rule_of(step.kind);
        if (!rule.opens || rule.opens(turn.state, turn.me, step)) return;
        turn.me.agenda.pop();
        if (rule.passed_over) rule.passed_over(turn, step);
    }
}

Seats Game::waiting(const State& state) {
    Seats seats;
    for (std::uint8_t i = 0; i < state.players.size(); ++i)
        if (!state.players[i].agenda.empty()) seats.add(Seat(i));
    return seats;
}

void Game::moves(const State& state, Seat seat, MoveList& out) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    rule_of(step.kind).moves(state, player, step, out);
}

// Who has nothing left to decide has finished the phase, which the others may know: nothing is taken back after it.
Revealed Game::play(State& state, Seat seat, Move move, Events<Event> events) {
    Turn turn(state, seat, events);
    const Step step = turn.me.agenda.pop();
    rule_of(step.kind).play(turn, step, move);
    settle(turn);
    show_openly(state, turn.me);
    if (!turn.me.agenda.empty()) return turn.revealed;
    if (state.phase < Phase::scoring) {
        turn.me.finished = true;
        if (state.players.size() > 1) events.tell({.kind = EventKind::finished, .seat = seat});
    }
    return carry_on(state, events);
}

}  // namespace skerry::fine_sand
