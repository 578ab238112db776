// SPDX-License-Identifier: Apache-2.0
#include "catalog/wrapped.h"
#include "games/skara_brae/game.h"

template const skerry::AnyGame& skerry::wrapped<skerry::skara_brae::Game>();
