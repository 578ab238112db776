// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/game.h"

// What self-play has learned: nothing yet, so the search uses evaluate() as it is. `skerry tune new-game` makes this file.
namespace skerry::new_game {

const Weights Game::weights{};

}  // namespace skerry::new_game
