// SPDX-License-Identifier: Apache-2.0
#include "core/sentence.h"
#include "games/new_game/game.h"
#include "games/new_game/names.h"
#include "games/new_game/rules.h"

// Decisions, moves and events in sentences. What a step asks stands with its rule.
namespace skerry::new_game {

Label common_label(const Question&, Move move) {
    if (move == done) return "Fill the shore";
    switch (verb_of(move)) {
    case Verb::draw: return "Draw " + pebbles(pebbles_per_draw);
    case Verb::lay:  return "Lay " + title(arg<Pebble>(move));
    case Verb::open: return "Open " + title(arg<Shore>(move));
    }
    return {};
}

namespace {

constexpr EventTexts<Event> event_texts{{
    {EventKind::draws, "{seat} draws {count|pebble|pebbles}."},
    {EventKind::draws_pebble, "{seat} draws {pebble}."},
    {EventKind::fills, "{seat} fills {shore} with {count|pebble|pebbles}."},
    {EventKind::opens, "{seat} opens {shore}."},
    {EventKind::game_over, "The game is over."},
}};

}  // namespace

std::string Game::event_text(const Event& event, Names names) { return event_texts.text(event, names); }

}  // namespace skerry::new_game
