// SPDX-License-Identifier: Apache-2.0
#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

namespace skerry::fine_sand {

const StepRule& rule_of(const Step& step) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{
        &mulligan_rule, &step1_rule, &keep_rule,  &pick_rule,       &ring_rule,     &red_rule,
        &reveal_rule,   &blue_rule,  &step3_rule, &limit_rule,      &dump_rule,     &junk_rule,
        &place_rule,    &build_rule, &pay_rule,   &solo_bonus_rule, &solo_swap_rule};
    return *rules[static_cast<std::size_t>(step.kind)];
}

// Whoever has nothing left to decide has finished the phase. Others may know that, so nothing is taken back after it.
Revealed Game::play(State& state, Seat seat, Move move, Events<Event> events, Order order) {
    Turn turn(state, seat, events);
    if (!agenda::play(turn, move, order)) return Revealed::no;
    agenda::settle(turn);
    show_openly(state, turn.me);
    if (!turn.me.agenda.empty()) return turn.revealed;
    if (state.phase < Phase::scoring) {
        turn.me.finished = true;
        if (state.players.size() > 1) events.tell({.kind = EventKind::finished, .seat = seat});
    }
    return carry_on(state, events);
}

}  // namespace skerry::fine_sand

template struct skerry::AgendaGame<skerry::fine_sand::State>;
