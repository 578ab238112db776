// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/game.h"
#include "games/new_game/rules.h"

// Points, ties, the result alone. All of it is public.
namespace skerry::new_game {

Ranking Game::ranking(const State& state, std::span<const std::string> names) {
    Ranking ranking;
    ranking.final = over(state);
    for (const Player& player : state.players) {
        Each<Category, int> points;
        points[Category::shores] = player.points;
        add_standing(ranking, points);
    }
    if (state.setup.mode == Mode::alone) {
        const int total = ranking.seats[0].total;
        const bool won = total >= solo_target;
        ranking.target = {.text = "Reach " + plain(solo_target) + " points.",
                          .grades = {{0, "Lost"}, {solo_target, "Won"}}};
        rank_alone(ranking, won,
                   std::string(won ? "Won: " : "Lost: ") + points_in_words(total) + ", the target was " +
                       plain(solo_target) + ".");
        return ranking;
    }
    place_by(ranking, [&](std::size_t i) { return std::pair(ranking.seats[i].total, state.players[i].hand.total()); });
    declare_victory(ranking, info, names, "pebbles left");
    return ranking;
}

}  // namespace skerry::new_game
