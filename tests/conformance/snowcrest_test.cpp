// SPDX-License-Identifier: Apache-2.0
#include "games/snowcrest/game.h"
#include "kit/conformance.h"

SKERRY_CONFORMANCE(Snowcrest, skerry::snowcrest::Game, 12);
