// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/game.h"
#include "games/skara_brae/rules.h"

// What bots need: how well a seat stands. Points as they would be scored, plus what the store, the settlers and the
// tiles are still worth with the rounds that are left. In hundredths of a point; whole numbers only.
namespace skerry::skara_brae {
namespace {

// Worth of a unit in store while the game lasts: for tracks, tiles, tasks, food. Estimates, not rules.
constexpr Each<Resource, std::int16_t> unit_worth{
    {70, 75, 55, 75, 80, 60, 120, 95, 150, 150, 260, 260, 300, 260, 120, 110, -130}};

// A flipped tile serves as often as there are turns left.
constexpr Each<Tile, std::int16_t> flipped_worth_per_turn{
    {8, 22, 12, 14, 10, 12, 14, 14, 16, 10, 10, 10, 14, 14, 12, 10, 14, 0}};

int turns_left(const State& state) {
    if (state.phase == Phase::over) return 0;
    const int done =
        state.round == 0 ? 0 : (state.round - 1) * turns_per_round + (state.turn == 0 ? turns_per_round : state.turn);
    return last_round * turns_per_round - done;
}

// Stores are worth less the more there is of a kind, and nothing once no worker can use them.
void add_store(const Player& player, int turns, Features& out) {
    for (Resource resource : each<Resource>()) {
        if (resource == Resource::midden) continue;
        const int count = player.storage[resource], full = std::min(count, 4);
        const int worth = unit_worth[resource] * full + unit_worth[resource] * (count - full) / 3;
        out.push(turns >= 3 ? worth : turns > 0 ? worth * (turns + 1) / 5 : 0);
    }
}

// Food that the next feeding will take, or settlers that it will cost.
int worth_of_larder(const Player& player, int rounds_to_feed) {
    const int missing = hungry(player) - player.storage[Resource::food];
    return missing > 0 && rounds_to_feed > 0 ? -170 * missing : 0;
}

int worth_of_tiles(const Player& player, int turns) {
    int worth = 0;
    for (Tile tile : player.flipped) worth += flipped_worth_per_turn[tile] * turns;
    return worth;
}

int worth_of_midden(const Player& player, int rounds_left) {
    const int a_round = slider_columns[player.open_columns].midden - utensils_count(player);
    return a_round > 0 ? -100 * a_round * rounds_left : 0;
}

// Ties are broken by the turn order: who stands higher on the stack is ahead.
int final_worth(const State& state, Seat seat) {
    int total = 0, height = 0;
    for (const Stack* stack : {&state.left, &state.top, &state.right})
        for (Marker marker : *stack) {
            ++height;
            if (marker == static_cast<Marker>(seat.index())) total = height;
        }
    return total + 100 * total_score(state, seat);
}

}  // namespace

int Game::evaluate(const State& state, Seat seat) {
    return state.phase == Phase::over ? final_worth(state, seat) : estimate<Game>(state, seat);
}

void Game::features(const State& state, Seat seat, Features& out) {
    const Player& player = state.players[seat];
    const auto points = score(state, seat);
    for (Category category : each<Category>()) out.push(100 * points[category]);
    const int turns = turns_left(state);
    const int rounds_left = last_round - state.round + (state.phase == Phase::turns ? 1 : 0);
    add_store(player, turns, out);
    out.push(worth_of_larder(player, rounds_left));
    out.push(worth_of_tiles(player, turns));
    out.push(worth_of_midden(player, rounds_left));
    out.push(settler_count(player) * turns * 10);
}

// Between two workers or before a draft: whatever was begun is carried out.
bool Game::settled(const State& state, Seat seat) {
    constexpr Set<StepKind> between{StepKind::worker,    StepKind::draft, StepKind::draft_forced,
                                    StepKind::solo_pick, StepKind::feed,  StepKind::rest_cook};
    return agenda::is_between(state, seat, between);
}

namespace {
constexpr auto feature_names = detail::split_names<31>(
    "points from settlers, sets, points from trade, points from tiles, points from cards, points from food, knives, "
    "less midden|more midden, the slider, a focus that is met|a focus that is missed, finished tasks|open tasks, "
    "shell, barley, seaweed, wool, stone, wood, hide, bone, rabbit, fish, sheep, deer, cow, boar, skaill, "
    "food in store, food for the feeding to come|hungry settlers, flipped tiles, "
    "less midden to come|more midden to come, settlers at work");
}  // namespace

const SearchParams Game::search_params{.win75_lead = 1000,
                                       .rollout_length = 60,
                                       .solo_rollout_length = whole_game,
                                       .exploration = 700,
                                       .feature_names = feature_names};
const BotLevels Game::levels{{{40, 250}, {110, 140}, {200, 60}, {400, 8}, {200000, 0}}};

}  // namespace skerry::skara_brae
