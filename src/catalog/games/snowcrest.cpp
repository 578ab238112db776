// SPDX-License-Identifier: Apache-2.0
#include "catalog/wrapped.h"
#include "games/snowcrest/game.h"

template const skerry::AnyGame& skerry::wrapped<skerry::snowcrest::Game>();
