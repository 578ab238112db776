#include "games/new_game/game.h"
#include "games/new_game/names.h"
#include "games/new_game/rules.h"

// Decisions, moves and events in sentences. What a step asks stands with its rule.
namespace skerry::new_game {

Prompt Game::prompt(const State& state, Seat seat, std::span<const std::string> names) {
    return agenda::prompt(state, seat, names);
}

std::string Game::label(const State& state, Seat seat, Move move, std::span<const std::string> names) {
    if (move == done) return "Fill the shore";
    if (is_put_back(move)) return "Put back: " + label(state, seat, put_back(move), names);
    switch (verb_of(move)) {
    case Verb::draw: return "Draw " + pebbles(pebbles_per_draw);
    case Verb::lay:  return "Lay " + title(arg<Pebble>(move));
    case Verb::open: return "Open " + title(arg<Shore>(move));
    }
    return {};
}

std::string Game::event_text(const Event& event, std::span<const std::string> names) {
    const std::string who = seat_name(info, event.seat, names);
    switch (event.kind) {
    case EventKind::draws:        return who + " draws " + pebbles(event.count) + ".";
    case EventKind::draws_pebble: return who + " draws " + title(*event.pebble) + ".";
    case EventKind::fills:        return who + " fills " + title(*event.shore) + " with " + pebbles(event.count) + ".";
    case EventKind::opens:        return who + " opens " + title(*event.shore) + ".";
    case EventKind::game_over:    return "The game is over.";
    }
    return {};
}

}  // namespace skerry::new_game
