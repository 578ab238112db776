// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/game.h"
#include "kit/conformance.h"

SKERRY_CONFORMANCE(ArcticScavengers, skerry::arctic_scavengers::Game, 4);
