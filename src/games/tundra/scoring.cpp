// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/wording.h"
#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Sections 3.9, 3.11 and 8: what goals count, points, ties.
namespace skerry::tundra {
namespace {

Set<Cell> cells_with(const Player& player) {
    Set<Cell> cells = player.towers;
    for (Cell cell : player.workers) cells.add(cell);
    return cells;
}

int pieces_at(const Player& player, Cell cell) { return workers_at(player, cell) + (player.towers.has(cell) ? 1 : 0); }

int glades_of(const State& state, const Player& player, Resource resource) {
    int count = 0;
    for (Cell cell : cells_with(player)) count += resource_of(state, cell) == Maybe<Resource>(resource);
    return count;
}

// The largest connected group, not the longest path (Q36).
int largest_group(const State& state, const Player& player) {
    const Map& map = map_of(state);
    Set<Cell> left = player.towers;
    int largest = 0;
    while (!left.empty()) {
        Set<Cell> group{*left.begin()}, border = group;
        while (!border.empty()) {
            Set<Cell> next;
            for (Cell cell : border) next = next | (map.beside(cell) & player.towers);
            border = next - group;
            group = group | border;
        }
        largest = std::max(largest, group.size());
        left = left - group;
    }
    return largest;
}

// Settlements, the three resources, barren glades (Q37).
int types_with_pieces(const State& state, const Player& player) {
    std::array<int, count_of<Resource> + 2> pieces{};
    const auto count = [&](Cell cell) {
        if (map_of(state).settlements.has(cell)) return ++pieces[count_of<Resource>];
        const auto resource = resource_of(state, cell);
        return ++pieces[resource ? static_cast<std::size_t>(*resource) : count_of<Resource> + 1];
    };
    for (Cell cell : player.workers) count(cell);
    for (Cell cell : player.towers) count(cell);
    return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [](int n) { return n >= pieces_of_a_type; }));
}

int garrison(const Player& player) {
    int count = 0;
    for (Cell cell : player.workers) count += player.towers.has(cell);
    return count;
}

int border_pieces(const State& state, const Player& player) {
    const Set<Cell>& edge = map_of(state).edge;
    int count = (player.towers & edge).size();
    for (Cell cell : player.workers) count += edge.has(cell);
    return count;
}

// Strictly more pieces than each other player; settlements do not count (Q38).
int majorities(const State& state, const Player& player) {
    int count = 0;
    for (Cell cell : cells_with(player) & map_of(state).glades) {
        bool most = true;
        for (const Player& other : state.players)
            if (&other != &player && pieces_at(other, cell) >= pieces_at(player, cell)) most = false;
        count += most;
    }
    return count;
}

}  // namespace

int count_for(const State& state, const Player& player, Goal goal) {
    switch (goal) {
    case Goal::cg_city:      return city_cards_of(player);
    case Goal::cg_upgrades:  return upgraded_boards(player);
    case Goal::cg_berries:   return player.berries;
    case Goal::cg_towers:    return player.towers.size();
    case Goal::cg_workers:   return static_cast<int>(player.workers.size());
    case Goal::cg_resources: return player.resources.total();
    case Goal::cg_firewood:  return glades_of(state, player, Resource::firewood);
    case Goal::cg_stone:     return glades_of(state, player, Resource::stone);
    case Goal::cg_peat:      return glades_of(state, player, Resource::peat);
    }
    return 0;
}

int count_for(const State& state, const Player& player, PersonalGoal goal) {
    switch (goal) {
    case PersonalGoal::pg_chain:        return largest_group(state, player);
    case PersonalGoal::pg_variety:      return types_with_pieces(state, player);
    case PersonalGoal::pg_idle_workers: return workers_left(player);
    case PersonalGoal::pg_garrison:     return garrison(player);
    case PersonalGoal::pg_borders:      return border_pieces(state, player);
    case PersonalGoal::pg_statecraft:   return city_cards_of(player) + upgraded_boards(player);
    case PersonalGoal::pg_no_towers:    return towers_left(player);
    case PersonalGoal::pg_majority:     return majorities(state, player);
    case PersonalGoal::unknown:         break;
    }
    return 0;
}

template <class Kind>
int worth(Kind goal, int count) {
    const auto& card = goal_card(goal);
    int best = 0;
    for (std::size_t tier = 0; tier < card.vp.size(); ++tier)
        if (count >= card.thresholds[tier]) best = card.vp[tier];
    return best;
}
template int worth(Goal, int);
template int worth(PersonalGoal, int);

int personal_points(const State& state, const Player& player) {
    if (!player.goal || *player.goal == PersonalGoal::unknown) return 0;
    return worth(*player.goal, count_for(state, player, *player.goal));
}

// Points are gained along the way, and the track does not say for what: the events do.
namespace {

constexpr std::array<skerry::Source, count_of<Source>> source_lines{{{"track", "common goals"},
                                                                     {"track", "upgraded boards"},
                                                                     {"track", "towers"},
                                                                     {"track", "cards"},
                                                                     {"track", "trades"}}};

}  // namespace

const std::span<const skerry::Source> Game::sources = source_lines;

Credit Game::credit(const Event& event) {
    if (event.kind != EventKind::gains || !event.source) return {};
    return {static_cast<std::size_t>(*event.source), event.count};
}

std::vector<Belonging> Game::belongings(const State& view, Seat seat) {
    const Player& player = view.players[seat];
    std::vector<Belonging> lots;
    if (with_titles(view.setup)) add_belonging(lots, "Title", thing(player.title));
    if (player.goal && *player.goal != PersonalGoal::unknown) add_belonging(lots, "Personal goal", thing(*player.goal));
    for (Board board : each<Board>()) {
        if (player.boards[board].upgraded) add_belonging(lots, "Upgraded boards", thing(board));
        for (Card card : cards_under(player.boards[board])) add_belonging(lots, "Enhancements", thing(card));
    }
    for (const Advisor& advisor : player.advisors) add_belonging(lots, "Advisors", thing(advisor.card));
    for (Cell cell : player.towers) add_belonging(lots, "Towers", thing(*view.glades[cell]));
    for (Resource resource : each<Resource>())
        add_belonging(lots, "In store", thing(resource), player.resources[resource]);
    add_belonging(lots, "In store", thing(Good::berries), player.berries);
    return lots;
}

// Personal goals are shown, and count, when the game is over; till then they are hidden points, from 0 up. Ties:
// resources, then berries, then shared.
Ranking Game::ranking(const State& state, Names names) {
    Ranking ranking;
    ranking.final = state.phase == Phase::over;
    if (!with_personal_goals(state.setup)) ranking.leave_out(Category::personal_goal);
    for (const Player& player : state.players) {
        Each<Category, int> points;
        points[Category::track] = player.vp;
        points[Category::personal_goal] = ranking.final ? personal_points(state, player) : 0;
        Standing& standing = add_standing(ranking, points);
        if (!ranking.final && with_personal_goals(state.setup)) standing.hide(Category::personal_goal);
    }
    place_by(ranking, [&](std::size_t i) {
        const Player& player = state.players[i];
        return std::array{ranking.seats[i].total, player.resources.total(), int{player.berries}};
    });
    declare_victory(ranking, info, names, "what is left in store");
    return ranking;
}

}  // namespace skerry::tundra
