#include <algorithm>

#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

// Section 8: points, ties, solo results.
namespace skerry::snowcrest {
namespace {

int tiles_owned(const Player& player) { return player.tiles.total() + player.used_tiles.total(); }

// Each player with the most of a resource, if there is any (RU-41).
int majorities(const State& state, std::size_t seat) {
    std::array<Bag<Resource>, max_players> counts;
    for (std::size_t i = 0; i < state.players.size(); ++i) counts[i] = final_counts(state.players[i]);
    int points = 0;
    for (std::size_t r = 0; r < count_of<Resource>; ++r) {
        const auto resource = static_cast<Resource>(r);
        int most = 1;
        for (std::size_t i = 0; i < state.players.size(); ++i) most = std::max<int>(most, counts[i][resource]);
        points += counts[seat][resource] == most;
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
               " time with " + std::to_string(state.scroll_pool) + " scrolls still to be found.";
    const std::string points = std::to_string(total) + " points";
    if (total < level.scrolls)
        return "Lost: all scrolls are found, but " + points + " are fewer than " + std::to_string(level.scrolls) +
               ". Rank: " + std::string(ranks[0].name) + ".";
    return "Won with " + points + ". Rank: " + std::string(rank_of(total)) + ".";
}

}  // namespace

Bag<Resource> final_counts(const Player& player) {
    Bag<Resource> counts = player.tokens;
    for (Cell cell : occupied(player) - player.face_down)
        for (Resource icon : card_of(*player.village[cell]).icons) counts.add(icon);
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto building = static_cast<Building>(i);
        counts.add(product_of(building), player.tiles[building]);
    }
    for (Villager card : player.hand)
        for (Resource icon : card_of(card).icons) counts.add(icon);
    return counts;
}

Each<Category, std::int16_t> score(const State& state, Seat seat) {
    const Player& player = state.players[seat.index()];
    Each<Category, std::int16_t> points;
    points[Category::scrolls] = player.scrolls;
    points[Category::buildings] = building_bonus[static_cast<std::size_t>(tiles_owned(player))];
    points[Category::omens] = static_cast<std::int16_t>(player.omen_pos - player.omen_tokens);
    if (!solo(state)) points[Category::majorities] = static_cast<std::int16_t>(majorities(state, seat.index()));
    return points;
}

// Ties: the most resources in all; still tied, the victory is shared.
Ranking Game::ranking(const State& state, std::span<const std::string> names) {
    Ranking ranking;
    ranking.final = over(state);
    std::vector<std::pair<int, int>> results;  // points, resources
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        Standing standing;
        const auto points = score(state, Seat(i));
        for (std::size_t c = 0; c < count_of<Category>; ++c)
            standing.points.push_back(points[static_cast<Category>(c)]);
        for (int n : standing.points) standing.total += n;
        ranking.seats.push_back(standing);
        results.emplace_back(standing.total, final_counts(state.players[i]).total());
    }
    if (solo(state)) {
        ranking.leave_out(Category::majorities);
        Standing& only = ranking.seats[0];
        only.place = 1;
        only.won = ranking.final && state.scroll_pool == 0 && only.total >= level_of(state.setup).scrolls;
        if (ranking.final) ranking.verdict = solo_verdict(state, only.total);
        return ranking;
    }
    std::string winners;
    int count = 0;
    bool by_resources = false;
    const auto best = *std::max_element(results.begin(), results.end());
    for (std::size_t i = 0; i < results.size(); ++i) {
        for (const auto& other : results) ranking.seats[i].place += other > results[i];
        ++ranking.seats[i].place;
        if (results[i] == best) {
            winners += (count++ > 0 ? " and " : "") + (i < names.size() ? names[i] : std::string(info.seat_names[i]));
            ranking.seats[i].won = ranking.final;
        } else {
            by_resources = by_resources || results[i].first == best.first;
        }
    }
    if (ranking.final)
        ranking.verdict = winners + (count > 1 ? " share the victory with " : " wins with ") +
                          std::to_string(best.first) + " points" +
                          (by_resources ? ", ahead of the tied players by resources." : ".");
    return ranking;
}

}  // namespace skerry::snowcrest
