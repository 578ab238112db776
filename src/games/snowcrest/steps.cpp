// SPDX-License-Identifier: Apache-2.0
#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

namespace skerry::snowcrest {

const StepRule& rule_of(const Step& step) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{
        &setup_purchase_rule, &main_action_rule,  &card_action_rule,  &payment_rule,           &build_type_rule,
        &build_discard_rule,  &settle_rule,       &give_rule,         &meditate_announce_rule, &meditate_respond_rule,
        &cycle_discard_rule,  &discard_pick_rule, &recover_pick_rule, &recruit_pick_rule,      &end_turn_rule,
        &turn_down_rule,      &place_rule,        &effects_rule,      &return_copied_rule,     &gain_juniper_rule,
        &curses_rule,         &reward_rule,       &turn_up_rule,      &answers_rule,           &gain_scrolls_rule};
    return *rules[static_cast<std::size_t>(step.kind)];
}

namespace {

// Resolves what needs no decision on a seat's agenda, until others are asked; whether the seat has to decide now.
[[gnu::always_inline]] inline bool settle(Turn& turn) {
    for (bool asks = false; !asks && !turn.me.agenda.empty() && !over(turn.state);) {
        asks = asks_others(turn.me.agenda.back());
        if (!agenda::pass_over(turn)) return true;
    }
    return false;
}

}  // namespace

Seats Game::waiting(const State& state) {
    if (over(state)) return Seats::none();
    return acting(state);
}

Revealed Game::play(State& state, Seat seat, Move move, Events<Event> events, Order order) {
    Turn turn(state, seat, events);
    if (!agenda::play(turn, move, order)) return Revealed::no;
    bool waits = settle(turn);
    Revealed revealed = turn.revealed;
    while (!waits && !over(state)) {
        Turn next(state, acting(state), events, revealed);
        waits = settle(next);
        revealed = next.revealed;
    }
    if (!over(state)) return revealed;
    for (Player& player : state.players) player.agenda.clear();
    state.payment = {};
    state.busy = {};
    state.added = false;
    return Revealed::yes;  // the end shows all hands
}

}  // namespace skerry::snowcrest

template struct skerry::AgendaGame<skerry::snowcrest::State>;
