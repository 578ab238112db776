// SPDX-License-Identifier: Apache-2.0
#include "catalog/wrapped.h"
#include "games/arctic_scavengers/game.h"

template const skerry::AnyGame& skerry::wrapped<skerry::arctic_scavengers::Game>();
