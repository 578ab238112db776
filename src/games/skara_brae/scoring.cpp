// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <numeric>

#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Section 8: points, ties, solo results.
namespace skerry::skara_brae {

int settler_count(const Player& player) {
    int count = 0;
    for (Environment e : each<Environment>()) count += static_cast<int>(player.columns[e].size());
    return count;
}

int set_count(const Player& player) {
    std::size_t fewest = settlers_per_environment;
    for (Environment e : each<Environment>()) fewest = std::min(fewest, player.columns[e].size());
    return static_cast<int>(fewest);
}

int utensils_count(const Player& player) { return (player.cards & utensils_cards).size(); }
int stone_ball_count(const Player& player) { return (player.cards & stone_ball_cards).size(); }
int roof_count(const Player& player) { return (player.cards & village_roof_cards).size() + player.supply_roofs; }

bool met(const Player& player, Focus focus) {
    constexpr Each<Focus, int (*)(const Player&)> measures{
        {[](const Player& p) {
             std::size_t most = 0;
             for (Environment e : each<Environment>()) most = std::max(most, p.columns[e].size());
             return static_cast<int>(most);
         },
         set_count, roof_count, [](const Player& p) { return int{p.storage[Resource::midden]}; },
         [](const Player& p) { return int{p.trade}; }, [](const Player& p) { return int{p.furnish}; },
         [](const Player& p) { return int{p.storage[Resource::food]}; },
         [](const Player& p) { return p.flipped.size(); }}};
    const int measure = measures[focus](player), number = focus_cards[focus].number;
    return focus == Focus::focus_midden ? measure <= number : measure >= number;
}

int target_of(const Setup& setup) {
    switch (setup.mode) {
    case Mode::multi:      return 0;
    case Mode::solo:       return solo_target;
    case Mode::solo_55:
    case Mode::solo_eight: return solo_high_target;
    case Mode::solo_plus:  return setup.target;
    }
    return 0;
}

namespace {

// What the points of cards come from.
constexpr std::array<skerry::Source, 5> source_lines{{{"cards", "village roofs"},
                                                      {"cards", "supply roofs"},
                                                      {"cards", "stone balls"},
                                                      {"cards", "utensils"},
                                                      {"cards", "whorls"}}};

std::array<int, source_lines.size()> card_points(const Player& player) {
    return {(player.cards & village_roof_cards).size() * points_per.village_roof,
            player.supply_roofs * points_per.supply_roof, stone_ball_count(player) * points_per.stone_ball,
            utensils_count(player) * points_per.utensils, player.whorls * points_per.whorl};
}

}  // namespace

Each<Category, std::int16_t> score(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const FurnishSpace& furnished = furnish_track.spaces[player.furnish];
    int unmet = 0;
    for (Focus focus : state.focus) unmet += !met(player, focus);

    Each<Category, std::int16_t> points;
    const auto give = [&](Category category, int n) { points[category] = static_cast<std::int16_t>(n); };
    give(Category::settlers, settler_count(player) * furnished.per_settler);
    give(Category::sets, set_count(player) * furnished.per_set);
    give(Category::trade, trade_track.spaces[player.trade].points);
    give(Category::tiles, player.flipped.size() * points_per.flipped_tile);
    const auto of_cards = card_points(player);
    give(Category::cards, std::accumulate(of_cards.begin(), of_cards.end(), 0));
    give(Category::food, player.storage[Resource::food] * points_per.food);
    give(Category::knives, player.storage[Resource::skaill] * points_per.skaill);
    give(Category::midden, player.storage[Resource::midden] * points_per.midden);
    give(Category::slider, slider_columns[player.open_columns].points);
    give(Category::focus, unmet * points_per.unmet_focus);
    give(Category::tasks, (state.tasks - state.tasks_done).size() * points_per.open_task);
    return points;
}

int total_score(const State& state, Seat seat) {
    const auto points = score(state, seat);
    int total = 0;
    for (Category category : each<Category>()) total += points[category];
    return total;
}

namespace {

Target aim_of(const Setup& setup) {
    const int target = target_of(setup);
    Target aim{.text = "Reach " + plain(target) + " points.", .grades = {{0, "Lost"}}};
    if (target < solo_high_target) {
        aim.text += " From " + plain(solo_high_target) + " it is outstanding.";
        aim.grades.push_back({target, "Won"});
    }
    aim.grades.push_back({solo_high_target, "Won outstandingly"});
    return aim;
}

std::string solo_verdict(const Setup& setup, int total) {
    const std::string points = points_in_words(total);
    const int target = target_of(setup);
    if (total < target) return "Lost: " + points + ", the target was " + std::to_string(target) + ".";
    if (total >= solo_high_target) return "Won outstandingly: " + points + ".";
    return "Won: " + points + ", the target was " + std::to_string(target) + ".";
}

}  // namespace

const std::span<const skerry::Source> Game::sources = source_lines;

std::vector<Credit> Game::credits(const State& over, Seat seat) {
    std::vector<Credit> all;
    for (const int points : card_points(over.players[seat])) all.push_back({all.size(), points});
    return all;
}

std::vector<Belonging> Game::belongings(const State& view, Seat seat) {
    const Player& player = view.players[seat];
    std::vector<Belonging> lots;
    for (Tile tile : player.flipped) add_belonging(lots, "Flipped tiles", thing(tile));
    for (Environment environment : each<Environment>())
        for (Card card : player.columns[environment]) add_belonging(lots, "Settlers", thing(card));
    for (Card card : player.cards) add_belonging(lots, "Cards", thing(card));
    for (Resource resource : each<Resource>())
        add_belonging(lots, "In store", thing(resource), player.storage[resource]);
    for (Task task : view.tasks_done) add_belonging(lots, "Tasks done", thing(task));
    for (Focus focus : view.focus)
        add_belonging(lots, met(player, focus) ? "Focus met" : "Focus not met", thing(focus));
    return lots;
}

// Ties: the marker highest on the stack is ahead (SB-084), so that no two players share a place.
Ranking Game::ranking(const State& state, Names names) {
    Ranking ranking;
    ranking.final = state.phase == Phase::over;
    if (state.focus.empty()) ranking.leave_out(Category::focus);
    if (state.tasks.empty()) ranking.leave_out(Category::tasks);
    for (const Seat seat : seats_of(state)) add_standing(ranking, score(state, seat));
    if (state.setup.mode != Mode::multi) {
        const int total = ranking.seats[0].total;
        ranking.target = aim_of(state.setup);
        rank_alone(ranking, total >= target_of(state.setup), solo_verdict(state.setup, total));
        return ranking;
    }
    Stack order;  // the whole stack as it stands, highest last
    for (const Stack* stack : {&state.left, &state.top, &state.right})
        for (Marker marker : *stack) order.push(marker);
    place_by(ranking,
             [&](std::size_t i) { return std::pair(ranking.seats[i].total, order.find(static_cast<Marker>(i))); });
    declare_victory(ranking, info, names, "the turn order");
    return ranking;
}

}  // namespace skerry::skara_brae
