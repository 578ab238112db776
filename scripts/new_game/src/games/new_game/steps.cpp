// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/game.h"
#include "games/new_game/rules.h"

namespace skerry::new_game {

const StepRule& rule_of(const Step& step) {
    // In the order of StepKind.
    static constexpr std::array<const StepRule*, count_of<StepKind>> rules{&turn_rule, &open_rule};
    return *rules[static_cast<std::size_t>(step.kind)];
}

Revealed Game::play(State& state, Seat seat, Move move, Events<Event> events, Order order) {
    Turn turn(state, seat, events);
    agenda::play(turn, move, order);
    agenda::settle(turn);
    if (turn.me.agenda.empty()) end_turn(state, events);
    return turn.revealed;
}

}  // namespace skerry::new_game

template struct skerry::AgendaGame<skerry::new_game::State>;
