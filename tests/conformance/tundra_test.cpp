// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/game.h"
#include "kit/conformance.h"

SKERRY_CONFORMANCE(Tundra, skerry::tundra::Game, 12);
