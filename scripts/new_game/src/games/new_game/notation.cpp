// SPDX-License-Identifier: Apache-2.0
#include "core/grammar.h"
#include "games/new_game/names.h"
#include "games/new_game/rules.h"

// Moves as text, text as moves, and what a move touches.
namespace skerry::new_game {

const Grammar<Verb> Notation::grammar{
    verb<Verb::draw>([](Move) -> std::vector<Thing> { return {bag_thing()}; }),  // draw
    verb<Verb::lay, Pebble>(),                                                   // lay three
    verb<Verb::open, Shore>(),                                                   // open bay
};

}  // namespace skerry::new_game
