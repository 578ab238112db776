// SPDX-License-Identifier: Apache-2.0
#include "catalog/wrapped.h"
#include "games/new_game/game.h"

template const skerry::AnyGame& skerry::wrapped<skerry::new_game::Game>();
