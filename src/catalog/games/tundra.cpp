// SPDX-License-Identifier: Apache-2.0
#include "catalog/wrapped.h"
#include "games/tundra/game.h"

template const skerry::AnyGame& skerry::wrapped<skerry::tundra::Game>();
