// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agenda.h"
#include "games/new_game/state.h"

// How New Game goes.
//
// A bag holds 80 pebbles, 16 each of the values 1 to 5. Everybody starts with 3 of them, which the others do not see.
// Of eight shores, with the numbers 5 to 12, three are open.
//
// In your turn either draw 2 pebbles from the bag, or fill a shore: lay any number of pebbles whose values add up to
// exactly the number of an open shore. They go back into the bag, you score the shore's number, the shore closes, and
// you open another one.
//
// After 8 rounds the most points win; if tied, the most pebbles left. Alone: reach 35 points.
namespace skerry::new_game {

using Question = skerry::Question<State>;
using Turn = BasicTurn<State, Event>;
using StepRule = skerry::StepRule<Turn>;
template <class Rule>
inline constexpr const auto* selection = &selecting<Rule, Turn>;

// ---- steps.cpp ----
const StepRule& rule_of(const Step& step);

// ---- notation.cpp ----
Label common_label(const Question& q, Move move);  // where the step has no name for it

// ---- turn.cpp ----
extern const StepRule turn_rule, open_rule;
inline int turns_in_all(const State& state) { return rounds * state.setup.players; }
inline bool over(const State& state) { return state.turns == turns_in_all(state); }
inline Seat whose_turn(const State& state) {
    return Seat(static_cast<std::uint8_t>(state.turns % state.setup.players));
}
void begin_turn(State& state);
void end_turn(State& state, Events<Event> events);
// Every pebble that is in no hand, as far as hands are known.
Bag<Pebble> unseen(const State& state);
// Takes any pebble out; each is equally likely.
Pebble take_one(Bag<Pebble>& pebbles, Random& random);
// The open shores that the hand can fill.
Set<Shore> within_reach(const State& state, const Player& player);

// ---- scoring.cpp ----
SKERRY_ENUM(Category, shores);

}  // namespace skerry::new_game
