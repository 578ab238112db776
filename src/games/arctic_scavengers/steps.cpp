// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

namespace skerry::arctic_scavengers {

const StepRule& rule_of(const Step& step) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{
        &choose_leader_rule,   &gather_rule,         &aim_rule,
        &compose_rule,         &respond_rule,        &respond_target_rule,
        &protect_guard_rule,   &protect_save_rule,   &dig_side_rule,
        &dig_keep_rule,        &dig_return_rule,     &build_pick_rule,
        &courier_discard_rule, &organizer_keep_rule, &drill_pick_rule,
        &yard_place_rule,      &leader_pick_rule,    &skirmish_rule,
        &skirmish_target_rule, &solo_fight_rule,     &solo_force_rule,
        &solo_prize_rule,      &solo_loss_rule};
    return *rules[static_cast<std::size_t>(step.kind)];
}

// Once leaders are chosen one decides at a time, most often whose turn it is.
Seats Game::waiting(const State& state) {
    if (state.phase != Phase::choosing && state.active.index() < state.players.size() &&
        !state.players[state.active].agenda.empty())
        return state.active;
    return agenda::waiting(state);
}

Revealed Game::play(State& state, Seat seat, Move move, Events<Event> events, Order order) {
    Random random(state.random);
    const bool picks = rule_of(player_at(state, seat).agenda.back()).selection != nullptr;
    Turn turn(state, seat, events, random, picks ? Revealed::no : Revealed::yes);
    if (!agenda::play(turn, move, order)) return Revealed::no;
    agenda::settle(turn);
    carry_on(turn);
    return turn.revealed;
}

}  // namespace skerry::arctic_scavengers

template struct skerry::AgendaGame<skerry::arctic_scavengers::State>;
