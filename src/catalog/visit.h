// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalog/games.h"
#include "catalog/typed.h"

// From AnyGame to the game's type, for templates that need a game's full speed. Everything else uses AnyGame.
namespace skerry {

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
            SKERRY_UNREACHABLE("every game of the catalog is listed");
    };
    return visit(visit, std::integral_constant<std::size_t, 0>());
}

}  // namespace skerry
