// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/game.h"
#include "games/tundra/rules.h"

namespace skerry::tundra {

const StepRule& rule_of(const Step& step) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{
        &choose_starters_rule, &place_starter_rule,   &move_step_rule,      &choose_resource_rule, &tower_order_rule,
        &tower_worker_rule,    &turn_pre_rule,        &turn_post_rule,      &activation_rule,      &build_step_rule,
        &hire_step_rule,       &pay_step_rule,        &gather_rule,         &upgrade_step_rule,    &card_pick_rule,
        &card_place_rule,      &advisor_discard_rule, &reroll_any_rule,     &nudge_rule,           &set_die_rule,
        &swap_step_rule,       &use_title_rule,       &upgrade_income_rule, &sor_towers_rule};
    return *rules[static_cast<std::size_t>(step.kind)];
}

// But for the choice of starters, only one seat acts at a time.
Seats Game::waiting(const State& state) {
    if (state.phase == Phase::choosing) return agenda::waiting(state);
    return state.phase == Phase::over ? Seats::none() : Seats(state.turn);
}

Revealed Game::play(State& state, Seat seat, Move move, Events<Event> events, Order order) {
    Turn turn(state, seat, events);
    if (!agenda::play(turn, move, order)) return Revealed::no;
    agenda::settle(turn);
    if (!turn.me.agenda.empty()) return turn.revealed;  // nothing goes on before this seat has decided again
    const Revealed later = carry_on(state, events);
    return turn.revealed == Revealed::yes ? Revealed::yes : later;
}

}  // namespace skerry::tundra

template struct skerry::AgendaGame<skerry::tundra::State>;
