// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/game.h"
#include "games/skara_brae/rules.h"

namespace skerry::skara_brae {

const StepRule& rule_of(const Step& step) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{
        &choose_special_rule, &draft_rule,           &draft_forced_rule,   &solo_pick_rule, &harvest_knives_rule,
        &harvest_split_rule,  &bottom_rule,          &bottom_knives_rule,  &worker_rule,    &pay_special_rule,
        &furnish_pay_rule,    &furnish_bonus_rule,   &cook_rule,           &craft_rule,     &clean_pay_rule,
        &clear_rule,          &trade_pay_rule,       &trade_buy_rule,      &gather_rule,    &build_rule,
        &explore_keep_rule,   &innovate_rule,        &innovate_bonus_rule, &muster_rule,    &spin_roof_rule,
        &tend_rule,           &task_pay_rule,        &task_action_rule,    &task_over_rule, &rest_cook_rule,
        &feed_rule,           &discard_settler_rule, &take_midden_rule};
    return *rules[static_cast<std::size_t>(step.kind)];
}

// Flattened where every decision passes: much of its cost was calls between here and its rule.

[[gnu::flatten]] void Game::canonical_moves(const State& state, Seat seat, MoveList& out) {
    agenda::moves(state, seat, out, Order::canonical);
}

[[gnu::flatten]] Revealed Game::play(State& state, Seat seat, Move move, Events<Event> events, Order order) {
    Turn turn(state, seat, events);
    if (!agenda::play(turn, move, order)) return Revealed::no;
    agenda::settle(turn);
    if (state.setup.concurrent_turns) {
        // Somebody may have waited for what is gone now: the last roof.
        for (const Seat other : seats_of(state)) {
            Turn its(state, other, events);
            agenda::settle(its);
        }
    } else if (!turn.me.agenda.empty()) {
        return turn.revealed;  // nothing goes on before this seat has decided again
    }
    const Revealed later = carry_on(state, events);
    return turn.revealed == Revealed::yes ? Revealed::yes : later;
}

}  // namespace skerry::skara_brae

template struct skerry::AgendaGame<skerry::skara_brae::State>;
