// SPDX-License-Identifier: Apache-2.0
#include "games/fine_sand/game.h"
#include "kit/conformance.h"

SKERRY_CONFORMANCE(FineSand, skerry::fine_sand::Game, 6);
