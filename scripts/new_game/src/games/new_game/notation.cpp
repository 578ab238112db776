// SPDX-License-Identifier: Apache-2.0
#include "core/grammar.h"
#include "games/new_game/game.h"
#include "games/new_game/names.h"
#include "games/new_game/rules.h"

// Moves as text, text as moves, and what a move touches.
namespace skerry::new_game {
namespace {

constexpr Grammar<Verb> grammar{
    verb<Verb::draw>([](Move) -> std::vector<Thing> { return {bag_thing()}; }),  // draw
    verb<Verb::lay, Pebble>(),                                                   // lay three
    verb<Verb::open, Shore>(),                                                   // open bay
};

}  // namespace

std::string Notation::text(Move move) { return grammar.text(move); }
Result<Move> Notation::parse(std::string_view text) { return grammar.parse(text, Game::info.name); }

std::vector<Thing> things_of(const Question&, Move move) { return grammar.things(move); }

std::string Game::pattern_text(Move move) { return grammar.pattern_text(move); }
Result<Move> Game::parse_pattern(std::string_view text) { return grammar.parse_pattern(text); }

}  // namespace skerry::new_game
