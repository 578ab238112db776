#include "games/tundra/game.h"
#include "games/tundra/rules.h"

namespace skerry::tundra {

const StepRule& rule_of(StepKind kind) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{
        &choose_starters_rule, &place_starter_rule,   &move_step_rule,      &choose_resource_rule, &tower_order_rule,
        &tower_worker_rule,    &turn_pre_rule,        &turn_post_rule,      &activation_rule,      &build_step_rule,
        &hire_step_rule,       &pay_step_rule,        &gather_rule,         &upgrade_step_rule,    &card_pick_rule,
        &card_place_rule,      &advisor_discard_rule, &reroll_any_rule,     &nudge_rule,           &set_die_rule,
        &swap_step_rule,       &use_title_rule,       &upgrade_income_rule, &sor_towers_rule,      &build_bonus_rule};
    return *rules[static_cast<std::size_t>(kind)];
}

bool never_opens(const State&, const Player&, const Step&) { return false; }
void no_moves(const State&, const Player&, const Step&, MoveList&) {}
void nothing_to_play(Turn&, const Step&, Move) {}

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

Revealed Game::play(State& state, Seat seat, Move move, Events<Event> events) {
    Turn turn{state, seat, state.players[seat.index()], events};
    const Step step = turn.me.agenda.pop();
    rule_of(step.kind).play(turn, step, move);
    settle(turn);
    if (!turn.me.agenda.empty()) return turn.revealed;  // nothing goes on before this seat has decided again
    const Revealed later = carry_on(state, events);
    return turn.revealed == Revealed::yes ? Revealed::yes : later;
}

}  // namespace skerry::tundra
