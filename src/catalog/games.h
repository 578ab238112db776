// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <tuple>

#include "catalog/typed.h"
#include "games/arctic_scavengers/game.h"
#include "games/fine_sand/game.h"
#include "games/skara_brae/game.h"
#include "games/snowcrest/game.h"
#include "games/tundra/game.h"

// The one list of games by type, for templates that need a game's full speed. Everything else uses AnyGame.
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

// Calls f with the game's type: visit_game(game, []<class G>(std::type_identity<G>) { ... }).
template <class F>
decltype(auto) visit_game(const AnyGame& game, F&& f) {
    using Answer = decltype(f(std::type_identity<std::tuple_element_t<0, Games>>()));
    const auto visit = [&]<std::size_t I>(auto&& self, std::integral_constant<std::size_t, I>) -> Answer {
        using G = std::tuple_element_t<I, Games>;
        if (G::info.id == game.info().id) return f(std::type_identity<G>());
        if constexpr (I + 1 < std::tuple_size_v<Games>)
            return self(self, std::integral_constant<std::size_t, I + 1>());
        else
            broken("every game of the catalog is listed", __FILE__, __LINE__);
    };
    return visit(visit, std::integral_constant<std::size_t, 0>());
}

}  // namespace skerry
