// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

// What bots need: how well a seat stands. Points as they would be scored, plus what tokens, tiles, villagers and cards
// are still worth while the pool lasts. In hundredths of a point; whole numbers only.
namespace skerry::snowcrest {
namespace {

// Worth of a token while the game lasts. Estimates, not rules.
constexpr Each<Resource, std::int16_t> token_worth{{16, 26, 38, 26, 34}};
constexpr int win_alone = 500, turns_per_rest = 6;
constexpr int tile_worth = 35, used_tile_worth = 20, hand_worth = 22;

// Worth of a point of each kind before the end, and what it costs to have to rest next. Alone the scrolls are what
// counts.
struct PointWorth {
    int scroll, omen, building, majority, rest;
};
constexpr PointWorth against_others{100, 100, 100, 20, 0}, alone{100, 25, 25, 0, 60};

// What a villager in the village is worth in each round that it can act.
int villager_worth(Villager villager) {
    if (is_starter(villager)) return 12;
    const VillagerCard& card = card_of(villager);
    return 18 + 7 * card.cost + (card.shield ? 8 : 0);
}

// Tokens are worth less the more there are of a kind.
void add_tokens(const Player& player, int time, Features& out) {
    for (Resource resource : each<Resource>()) {
        const int count = player.tokens[resource], worth = token_worth[resource];
        const int full = std::min(count, 5), more = std::min(count - full, 5);
        out.push((worth * full + worth * more / 2) * time / 100);
    }
}

int worth_of_village(const Player& player) {
    int worth = 0;
    for (Cell cell : occupied(player)) {
        const int whole = villager_worth(*player.village[cell]);
        worth += player.face_down.has(cell) ? whole * 2 / 3 : whole;
    }
    return worth;
}

// Alone: turns until the Rest that loses, if every villager is used before each.
int turns_left(const State& state, const Player& player) {
    const int rests = level_of(state.setup).rest_limit - 1 - state.rests_taken;
    const int villagers = occupied(player).size();
    return std::max(0, rests) * std::min(villagers, turns_per_rest) + villagers - player.face_down.size();
}

// How much of the game is left, in hundredths.
int time_left(const State& state, const Player& player) {
    if (over(state)) return 0;
    if (solo(state)) return std::min(100, 5 * turns_left(state, player));
    if (state.end_triggered) return 10;
    return std::min(100, 20 + 8 * state.scroll_pool);
}

// What a Rest would bring as it stands: icons of villagers that are still face up.
int worth_of_rest(const Player& player) {
    const Bag<Resource> income = rest_income(player);
    int worth = 0;
    for (Resource resource : each<Resource>()) worth += token_worth[resource] * income[resource];
    return worth / 3;
}

// What the active player will have once others have answered: the reward of the card on the table, the scrolls of a
// Meditation that they cannot beat, and the bells it will cost.
int worth_of_promises(const State& state, const Player& player, const PointWorth& weights) {
    int worth = 0;
    if (state.guardian) {
        const GuardianCard& card = card_of(*state.guardian);
        worth += weights.scroll * card.scrolls + hand_worth * card.draw + token_worth[Resource::gold] * card.gold;
    }
    if (state.forest) worth += weights.scroll * forest_scrolls;
    if (player.agenda.empty() || player.agenda.back().kind != StepKind::answers) return worth;
    const Step& answers = player.agenda.back();
    const int each = weights.scroll * (opponents(state) == 1 ? meditation_scrolls_of_two : meditation_scrolls);
    bool won = answers.won;
    for (int i = std::max<int>(answers.asked, 1); i <= opponents(state); ++i) {
        const Player& other = state.players[seat_after(state, state.active, i).index()];
        const bool beats = max_bells(state, other) > answers.count;
        worth += beats ? -each / 2 : each;
        won = won || !beats;
    }
    return won ? worth - token_worth[Resource::bell] * answers.count : worth;
}

// Ties are broken by what is left. Alone it is scrolls that have to be found, and omens must not eat them up.
int final_worth(const State& state, Seat seat) {
    const auto points = score(state, seat);
    int total = 0;
    for (Category category : each<Category>()) total += 100 * points[category];
    if (!solo(state)) return total + std::min(final_counts(state.players[seat]).total(), 99);
    const int scrolls = 100 * points[Category::scrolls], others = total - scrolls;
    const bool won = state.scroll_pool == 0 && total >= 100 * level_of(state.setup).scrolls;
    return scrolls + (others < 0 ? others : others / 10) + (won ? win_alone : 0);
}

}  // namespace

int Game::evaluate(const State& state, Seat seat) {
    return over(state) ? final_worth(state, seat) : estimate<Game>(state, seat);
}

void Game::features(const State& state, Seat seat, Features& out) {
    const Player& player = state.players[seat];
    const auto points = score(state, seat);
    const PointWorth& weights = solo(state) ? alone : against_others;
    out.push(weights.scroll * points[Category::scrolls]);
    out.push((solo(state) && points[Category::omens] < 0 ? 100 : weights.omen) * points[Category::omens]);
    out.push(weights.building * points[Category::buildings]);
    out.push(weights.majority * points[Category::majorities]);
    out.push(has_line(player.face_down) ? -weights.rest : 0);
    out.push(seat == state.active ? worth_of_promises(state, player, weights) : 0);
    const int time = time_left(state, player);
    add_tokens(player, time, out);
    out.push(worth_of_village(player) * time / 100);
    out.push(worth_of_rest(player) * time / 100);
    out.push(tile_worth * player.tiles.total() * time / 100);
    out.push(used_tile_worth * player.used_tiles.total() * time / 100);
    out.push(hand_worth * static_cast<int>(player.hand.size()) * time / 100);
    out.push(solo(state) ? 20 * turns_left(state, player) : 0);
}

// Between two turns, or where others have to answer: whatever was begun is carried out.
bool Game::settled(const State& state, Seat seat) {
    return agenda::is_between(state, seat, Set<StepKind>{StepKind::main_action, StepKind::setup_purchase});
}

namespace {
constexpr std::array<std::string_view, 17> feature_names{"scrolls",
                                                         "fewer omens|more omens",
                                                         "buildings",
                                                         "majorities",
                                                         "escaping a forced rest|a forced rest",
                                                         "the reward of the card on the table",
                                                         "barley",
                                                         "juniper",
                                                         "bowls",
                                                         "bells",
                                                         "gold",
                                                         "a stronger village|a weaker village",
                                                         "a richer next rest|a poorer next rest",
                                                         "tiles",
                                                         "used tiles",
                                                         "cards in hand",
                                                         "time"};
}  // namespace

const SearchParams Game::search_params{.win75_lead = 1000,
                                       .rollout_length = 16,
                                       .solo_rollout_length = 16,
                                       .exploration = 400,
                                       .feature_names = feature_names};
const BotLevels Game::levels{{{45, 240}, {75, 170}, {160, 75}, {700, 0}, {250000, 0}}};

}  // namespace skerry::snowcrest
