// SPDX-License-Identifier: Apache-2.0
#include "catalog/wrapped.h"
#include "games/fine_sand/game.h"

template const skerry::AnyGame& skerry::wrapped<skerry::fine_sand::Game>();
