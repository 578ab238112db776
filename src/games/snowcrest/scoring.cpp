// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <numeric>

#include "core/wording.h"
#include "games/snowcrest/game.h"
#include "games/snowcrest/names.h"
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

Each<Resource, Majorities> majorities_by_resource(const State& state, std::size_t seat) {
    std::array<Bag<Resource>, max_players> seen, possible;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        seen[i] = possible[i] = final_counts(player);
        if (!player.hand.has(Villager::unknown)) continue;
        for (Resource resource : each<Resource>()) possible[i].add(resource, hidden_icons(player, resource));
    }
    Each<Resource, Majorities> points;
    for (Resource resource : each<Resource>()) {
        int least = 1, most = 1;  // to be equalled
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            if (i == seat) continue;
            least = std::max<int>(least, seen[i][resource]);
            most = std::max<int>(most, possible[i][resource]);
        }
        points[resource] = {seen[seat][resource] >= most, possible[seat][resource] >= least};
    }
    return points;
}

Majorities majorities(const State& state, std::size_t seat) {
    Majorities points;
    for (const auto by_resource = majorities_by_resource(state, seat); Resource resource : each<Resource>()) {
        points.sure += by_resource[resource].sure;
        points.possible += by_resource[resource].possible;
    }
    return points;
}

std::string_view rank_of(int total) {
    std::string_view name = ranks[0].name;
    for (const Rank& rank : ranks)
        if (total >= rank.points) name = rank.name;
    return name;
}

std::string_view last_rest(const SoloLevel& level) { return level.rest_limit == 3 ? "third" : "fourth"; }

// Below the level's points it is the lowest rank, whatever the table says.
Target target_of(const SoloLevel& level) {
    Target target{.text = "Find all " + plain(level.scrolls) + " scrolls before the village rests for the " +
                          std::string(last_rest(level)) + " time, and end with at least " + plain(level.scrolls) +
                          " points.",
                  .grades = {{0, ranks[0].name}, {level.scrolls, rank_of(level.scrolls)}}};
    for (const Rank& rank : ranks)
        if (rank.points > level.scrolls) target.grades.push_back({rank.points, rank.name});
    return target;
}

std::string solo_verdict(const State& state, int total) {
    const SoloLevel& level = level_of(state.setup);
    if (state.scroll_pool > 0)
        return "Lost: the village rested for the " + std::string(last_rest(level)) + " time with " +
               counted(state.scroll_pool, "scroll", "scrolls") + " still to be found.";
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

namespace {

constexpr auto source_lines = [] {
    std::array<skerry::Source, count_of<Resource>> lines{};
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i] = {"majorities", names_of<Resource>[i]};
    return lines;
}();

}  // namespace

const std::span<const skerry::Source> Game::sources = source_lines;

std::vector<Credit> Game::credits(const State& over, Seat seat) {
    std::vector<Credit> all;
    if (solo(over)) return all;
    for (const auto majority = majorities_by_resource(over, seat.index()); Resource resource : each<Resource>())
        all.push_back({static_cast<std::size_t>(resource), majority[resource].sure});
    return all;
}

std::vector<Belonging> Game::belongings(const State& view, Seat seat) {
    const Player& player = view.players[seat];
    std::vector<Belonging> lots;
    for (Cell cell : occupied(player)) add_belonging(lots, "Village", thing(*player.village[cell]));
    for (Villager card : player.hand)
        if (card != Villager::unknown) add_belonging(lots, "Hand", thing(card));
    for (Building building : each<Building>())
        add_belonging(lots, "Buildings", thing(building), player.tiles[building] + player.used_tiles[building]);
    for (const auto counts = final_counts(player); Resource resource : each<Resource>())
        add_belonging(lots, "Resources, with those on cards", thing(resource), counts[resource]);
    return lots;
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
        ranking.target = target_of(level_of(state.setup));
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
