#include "games/skara_brae/game.h"
#include "games/skara_brae/rules.h"

namespace skerry::skara_brae {

const StepRule& rule_of(StepKind kind) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{
        &choose_special_rule,  &draft_rule,         &draft_forced_rule, &solo_pick_rule,
        &harvest_knives_rule,  &harvest_split_rule, &bottom_rule,       &bottom_in_effect_rule,
        &bottom_knives_rule,   &worker_rule,        &pay_special_rule,  &furnish_pay_rule,
        &furnish_bonus_rule,   &cook_rule,          &craft_rule,        &clean_pay_rule,
        &clear_rule,           &clear_slides_rule,  &trade_pay_rule,    &trade_buy_rule,
        &gather_rule,          &build_rule,         &explore_keep_rule, &innovate_rule,
        &innovate_bonus_rule,  &muster_rule,        &spin_roof_rule,    &tend_rule,
        &task_pay_rule,        &task_action_rule,   &rest_cook_rule,    &feed_rule,
        &discard_settler_rule, &take_midden_rule};
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

namespace {

void settle_all(State& state, Events<Event> events) {
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        Turn turn{state, Seat(i), state.players[i], events};
        settle(turn);
    }
}

}  // namespace

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
    if (state.setup.concurrent_turns)
        settle_all(state, events);  // somebody may have waited for what is gone now: the last roof
    else if (!turn.me.agenda.empty())
        return turn.revealed;  // nothing goes on before this seat has decided again
    const Revealed later = carry_on(state, events);
    return turn.revealed == Revealed::yes ? Revealed::yes : later;
}

}  // namespace skerry::skara_brae
