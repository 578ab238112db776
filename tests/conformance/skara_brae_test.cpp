// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/game.h"
#include "kit/conformance.h"

SKERRY_CONFORMANCE(SkaraBrae, skerry::skara_brae::Game, 12);
