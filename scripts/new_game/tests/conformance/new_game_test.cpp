// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/game.h"
#include "kit/conformance.h"

SKERRY_CONFORMANCE(NewGame, skerry::new_game::Game, 25);
