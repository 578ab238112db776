// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalog/catalog.h"
#include "core/game.h"

// From a game's type to AnyGame and back, for code that knows one game's type. Cheap to include.
namespace skerry {

// A game of the list (catalog/games.h) as AnyGame (catalog/wrapped.h).
template <Game G>
const AnyGame& wrapped();

// The state inside a position of this game.
template <Game G>
const typename G::State& state_of(const Position& position) {
    SKERRY_CHECK(position.bytes().size() == sizeof(typename G::State));
    return *reinterpret_cast<const typename G::State*>(position.bytes().data());
}
template <Game G>
typename G::State& state_of(Position& position) {
    SKERRY_CHECK(position.bytes().size() == sizeof(typename G::State));
    return *reinterpret_cast<typename G::State*>(position.bytes().data());
}

}  // namespace skerry
