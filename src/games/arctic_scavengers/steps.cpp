#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

namespace skerry::arctic_scavengers {

const StepRule& rule_of(StepKind kind) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{
        &choose_leader_rule,  &gather_rule,        &aim_rule,          &compose_rule,         &respond_rule,
        &respond_target_rule, &protect_guard_rule, &protect_save_rule, &dig_side_rule,        &dig_keep_rule,
        &dig_keep_more_rule,  &dig_return_rule,    &build_pick_rule,   &courier_discard_rule, &organizer_keep_rule,
        &drill_pick_rule,     &yard_place_rule,    &leader_pick_rule,  &skirmish_rule,        &skirmish_target_rule,
        &solo_fight_rule,     &solo_force_rule,    &solo_prize_rule,   &solo_loss_rule};
    return *rules[static_cast<std::size_t>(kind)];
}

Seats Game::waiting(const State& state) {
    Seats seats;
    for (std::uint8_t i = 0; i < state.players.size(); ++i)
        if (!state.players[i].agenda.empty()) seats.add(Seat(i));
    return seats;
}

void Game::moves(const State& state, Seat seat, MoveList& out) {
    const Step& step = state.players[seat.index()].agenda.back();
    rule_of(step.kind).moves(state, seat, step, out);
}

Revealed Game::play(State& state, Seat seat, Move move, Events<Event> events) {
    Random random(state.random);
    Turn turn{state, seat, events, random};
    const Step step = turn.me().agenda.pop();
    rule_of(step.kind).play(turn, step, move);
    carry_on(turn);
    return turn.revealed;
}

}  // namespace skerry::arctic_scavengers
