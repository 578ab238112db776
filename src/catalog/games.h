// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <tuple>

#include "games/arctic_scavengers/game.h"
#include "games/fine_sand/game.h"
#include "games/skara_brae/game.h"
#include "games/snowcrest/game.h"
#include "games/tundra/game.h"

// The one list of games by type. catalog/visit.h goes through it; a module for the browser has a shorter list
// (cmake/SkerryWasm.cmake).
namespace skerry {

// clang-format off: a line per game, in the order of their ids
using Games = std::tuple<
    arctic_scavengers::Game,
    fine_sand::Game,
    skara_brae::Game,
    snowcrest::Game,
    tundra::Game
>;
// clang-format on

}  // namespace skerry
