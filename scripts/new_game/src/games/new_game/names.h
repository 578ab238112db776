// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "core/game.h"
#include "core/wording.h"
#include "games/new_game/state.h"

// Names of things, for people.
namespace skerry::new_game {

inline std::string pebbles(int n) { return counted(n, "pebble", "pebbles"); }
std::string title(Pebble pebble);  // Pebble 3
std::string title(Shore shore);    // Bay 7
std::string explain(Pebble pebble);
std::string explain(Shore shore);
inline Thing thing(Pebble pebble) { return {"pebble:" + word_of(pebble)}; }
inline Thing thing(Shore shore) { return {"shore:" + word_of(shore)}; }
inline Thing bag_thing() { return {"bag:pebbles"}; }

}  // namespace skerry::new_game
