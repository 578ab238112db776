// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <numeric>

#include "core/wording.h"
#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

// Section 8: points, ties, solo results.
namespace skerry::snowcrest {
namespace {

// The most of a resource that there can be in a hand of which some cards are not seen.
int hidden_icons(const Player& player, Resource resource) {
    const auto unknown =
        static_cast<std::size_t>(std::count(player.hand.begin(), player.hand.end(), Villager::unknown));
    std::vector<std::ptrdiff_t> icons;
    for (Villager card : unseen_own(player))
        icons.push_back(std::count(card_of(card).icons.begin(), card_of(card).icons.end(), resource));
    std::sort(icons.rbegin(), icons.rend());
    icons.resize(std::min(unknown, icons.size()));
    return static_cast<int>(std::accumulate(icons.begin(), icons.end(), std::ptrdiff_t{0}));
}

// Each player with the most of a resource, if there is any (RU-41): those they surely have, and those they may have,
// which are the same where all hands are seen.
struct Majorities {
    int sure = 0, possible = 0;
};

Majorities majorities(const State& state, std::size_t seat) {
    std::array<Bag<Resource>, max_players> seen, possible;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        seen[i] = possible[i] = final_counts(player);
        if (!player.hand.has(Villager::unknown)) continue;
        for (Resource resource : each<Resource>()) possible[i].add(resource, hidden_icons(player, resource));
    }
    Majorities points;
    for (Resource resource : each<Resource>()) {
        int least = 1, most = 1;  // to be equalled
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            if (i == seat) continue;
            least = std::max<int>(least, seen[i][resource]);
            most = std::max<int>(most, possible[i][resource]);
        }
        points.sure += seen[seat][resource] >= most;
        points.possible += possible[seat][resource] >= least;
    }
    return points;
}

std::string_view rank_of(int total) {
    std::string_view name = ranks[0].name;
    for (const Rank& rank : ranks)
        if (total >= rank.points) name = rank.name;
    return name;
}

std::string solo_verdict(const State& state, int total) {
    const SoloLevel& level = level_of(state.setup);
    if (state.scroll_pool > 0)
        return "Lost: the village rested for the " + std::string(level.rest_limit == 3 ? "third" : "fourth") +
               " time with " + counted(state.scroll_pool, "scroll", "scrolls") + " still to be found.";
    const std::string points = counted(total, "point", "points");
    if (total < level.scrolls)
        return "Lost: all scrolls are found, but with " + points + " instead of " + plain(level.scrolls) +
               ". Rank: " + std::string(ranks[0].name) + ".";
    return "Won with " + points + ". Rank: " + std::string(rank_of(total)) + ".";
}

}  // namespace

Bag<Resource> final_counts(const Player& player) {
    Bag<Resource> counts = player.tokens;
    for (Cell cell : occupied(player) - player.face_down)
        for (Resource icon : card_of(*player.village[cell]).icons) counts.add(icon);
    for (Building building : each<Building>()) counts.add(product_of(building), player.tiles[building]);
    for (Villager card : player.hand)
        for (Resource icon : card_of(card).icons) counts.add(icon);
    return counts;
}

Each<Category, std::int16_t> score(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Each<Category, std::int16_t> points;
    points[Category::scrolls] = player.scrolls;
    points[Category::buildings] = building_bonus[static_cast<std::size_t>(tiles_owned(player))];
    points[Category::omens] = static_cast<std::int16_t>(player.omen_pos - player.omen_tokens);
    if (!solo(state)) points[Category::majorities] = static_cast<std::int16_t>(majorities(state, seat.index()).sure);
    return points;
}

// Ties: the most resources in all; still tied, the victory is shared. Before the end hands are hidden, and with them
// majorities that they may win or lose.
Ranking Game::ranking(const State& whole, Names names) {
    Ranking ranking;
    ranking.final = over(whole);
    const State state = ranking.final ? whole : view(whole, Seats::none());
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        const auto points = score(state, Seat(i));
        Standing& standing = add_standing(ranking, points);
        if (!solo(state) && majorities(state, i).possible > points[Category::majorities])
            standing.hide(Category::majorities);
    }
    if (solo(state)) {
        ranking.leave_out(Category::majorities);
        const int total = ranking.seats[0].total;
        rank_alone(ranking, state.scroll_pool == 0 && total >= level_of(state.setup).scrolls,
                   solo_verdict(state, total));
        return ranking;
    }
    place_by(ranking,
             [&](std::size_t i) { return std::pair(ranking.seats[i].total, final_counts(state.players[i]).total()); });
    declare_victory(ranking, info, names, "resources");
    return ranking;
}

}  // namespace skerry::snowcrest
