// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// What bots need: how well a seat stands, in hundredths of a person. People owned now, what the cards will still do,
// what the action and the force under way may bring. Estimates by hand, not rules; whole numbers only.
namespace skerry::arctic_scavengers {
namespace {

constexpr int a_person = 100;
constexpr int prize_worth = 360;  // a contested card, mostly people

// What a card does for its owner in the rest of a whole game, beside its people.
constexpr std::array<int, kind_count> use_of_cards = [] {
    std::array<int, kind_count> all{};
    for (std::size_t i = 0; i < kind_count; ++i) {
        const CardRow& card = cards[i];
        constexpr Each<Ability, int> weights{{34, 22, 26, 34}};  // draw, dig, hunt, fight
        int best = 0, sum = 0;
        for (Ability ability : each<Ability>()) {
            const int worth = weights[ability] * card.worth[ability].n;
            best = std::max(best, worth);
            sum += worth;
        }
        all[i] = best + (sum - best) / 3 + 30 * card.med - 45;  // a card that does nothing is in the way
    }
    const auto extra = [&](Kind kind, int n) { all[static_cast<std::size_t>(kind)] += n; };
    extra(Kind::saboteur, 35);
    extra(Kind::sniper_team, 80);
    extra(Kind::assassin, 40);
    extra(Kind::engineer, 25);
    extra(Kind::medic, 20);
    extra(Kind::courier, -40);
    extra(Kind::drill_sergeant, 30);
    extra(Kind::rogue, 25);
    extra(Kind::provocateur, 25);
    extra(Kind::spy, 20);
    extra(Kind::guard, 20);
    extra(Kind::tear_gas, 60);
    extra(Kind::binoculars, 20);
    extra(Kind::map, 30);
    return all;
}();

int rounds_left(const State& state) {
    if (solo(state) && piles_left(state) == 0) return 0;
    return std::max(0, last_round - state.round);
}

int worth_of(Kind kind, int rounds) {
    return a_person * row(kind).people + use_of_cards[static_cast<std::size_t>(kind)] * rounds / 14;
}

int solo_worth(Kind kind, int rounds) {
    const int points = contested_kinds.has(kind) ? solo_contested_points : solo_card_points;
    return 100 * points + use_of_cards[static_cast<std::size_t>(kind)] * rounds / 10;
}

int worth_in(const State& state, Kind kind) {
    const int rounds = rounds_left(state);
    return solo(state) ? solo_worth(kind, rounds) : worth_of(kind, rounds);
}

// What a card is best at; one that is good for nothing is in the way.
constexpr std::size_t talents = 5;
constexpr std::array<std::uint8_t, kind_count> talent_of_cards = [] {
    std::array<std::uint8_t, kind_count> all{};
    for (std::size_t i = 0; i < kind_count; ++i) {
        all[i] = talents - 1;
        for (int best = 0; Ability ability : each<Ability>())
            if (const int n = cards[i].worth[ability].n; n > best)
                best = n, all[i] = static_cast<std::uint8_t>(ability);
    }
    return all;
}();

// People, and by talent what the cards will still do.
void add_cards(const State& state, const Bag<Kind>& owned, Features& out) {
    const int rounds = rounds_left(state);
    int people = 0;
    std::array<int, talents> use{};
    for (Kind kind : owned.at_least(1) & all_kinds) {
        const auto i = static_cast<std::size_t>(kind);
        const int whole = owned[kind] * worth_in(state, kind);
        const int later = owned[kind] * use_of_cards[i] * rounds / (solo(state) ? 10 : 14);
        use[talent_of_cards[i]] += later;
        people += whole - later;
    }
    out.push(people);
    for (const int one : use) out.push(one);
}

// The best hire that food and medicine at hand would pay.
int hope_of_hire(const State& state, Seat seat, int more_food) {
    const Player& player = state.players[seat];
    if (player.done.has(Action::hire)) return 0;
    State then = state;
    then.food = byte(std::min(state.food + more_food, max_food));
    int best = 0;
    for (Kind kind : state.stacks) {
        const int worth = worth_in(state, kind);
        if (worth > best && can_hire(then, seat, kind)) best = worth;
    }
    return best * 9 / 10 + std::min(then.food + 0, 6);
}

// A declared action, before anybody has responded.
int hope_of_action(const State& state, Seat seat) {
    const Pending& pending = state.pending;
    if (state.active != seat || pending.stage != Stage::declared) return 0;
    const int value = pending_sum(state).value;
    switch (pending.action) {
    case Action::dig:         return 25 + 14 * std::min(value, 6);
    case Action::draw:        return 32 * std::min(value, 5);
    case Action::build:       return 60;
    case Action::hire:        return worth_in(state, *pending.stack);
    case Action::drill:
    case Action::accelerate:  return 20;
    case Action::hire_leader: return 60;
    default:                  return 5;
    }
}

// Chances of a score in a skirmish that is still to come, in hundredths.
int chances(int margin, bool two) {
    const int n = two ? 45 + 11 * margin : 30 + 9 * margin;
    return std::clamp(n, 3, 96);
}

int expected_score(const State& state) { return 2 + state.round / 3; }

int hope_of_skirmish(const State& state, Seat seat) {
    if (state.round < first_skirmish_round || state.phase == Phase::over) return 0;
    const Player& player = state.players[seat];
    const bool open = state.phase == Phase::skirmish;
    Force mine = player.force;
    if (!open) mine.cards += player.hand;  // all of it will go
    const Strength me = strength(state, &player, seat, mine);
    int best = 0, people = 0;
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        if (Seat(i) == seat) continue;
        const bool sent = open || !state.players[i].force.cards.empty();
        const Strength other =
            sent ? strength(state, Seat(i)) : Strength{.score = expected_score(state), .tiebreak = 4};
        if (other.score > best) people = other.tiebreak;
        best = std::max(best, other.score);
    }
    const bool two = state.players.size() == 2;
    if (!open) return prize_worth * chances(me.score - best, two) / 100 + std::min(me.tiebreak, 12);
    const int margin = me.score - best;
    const int win = two ? (margin >= two_players_margin   ? 90
                           : margin > -two_players_margin ? 40
                                                          : 5)
                        : (margin > 0             ? 90
                           : margin < 0           ? 8
                           : me.tiebreak > people ? 80
                                                  : 30);
    return prize_worth * win / 100 + 4 * margin;
}

int hope_of_fight(const State& state) {
    if (state.phase != Phase::fight) return 0;
    const Strength us = strength(state, Seat(0)), them = strength(state, nullptr, enemy_seat, state.enemy);
    const int margin = us.score - them.score;
    if (margin == 0) return us.tiebreak >= them.tiebreak ? 60 : -60;
    return margin > 0 ? 250 + 3 * margin : -180 + 3 * margin;
}

int worth_of_sites(const State& state, Seat seat) {
    int worth = 0;
    const int rounds = rounds_left(state);
    for (const Site& site : state.sites) {
        if (site.owner != seat) continue;
        const int whole = 30 + 7 * rounds;
        worth += enabled(site)     ? whole
                 : completed(site) ? whole / 3
                                   : whole - 10 * static_cast<int>(site.timers.size());
    }
    return worth;
}

int worth_of_leader(const Player& player, int rounds) {
    return player.leader ? (player.wounded ? 10 : 30 + 3 * rounds) : 0;
}

// Cards at hand may still do something this turn.
int worth_of_hand(const State& state, Seat seat) {
    if (state.active != seat || state.phase != Phase::gathering) return 0;
    const Player& player = state.players[seat];
    const bool free = !player.done.has(Action::dig) || !player.done.has(Action::hunt);
    return std::min(player.hand.total(), 9) * (free ? 9 : 2);
}

}  // namespace

int Game::evaluate(const State& state, Seat seat) {
    if (state.phase == Phase::over) {
        // Ties are broken by contested cards.
        int total = std::min(5 * count_of_kinds(owned(state, seat), contested_kinds), 99);
        const auto points = score(state, seat);
        for (Category category : each<Category>()) total += 100 * points[category];
        return total;
    }
    return estimate<Game>(state, seat);
}

void Game::features(const State& state, Seat seat, Features& out) {
    const Player& player = state.players[seat];
    add_cards(state, owned(state, seat), out);
    out.push(worth_of_sites(state, seat));
    out.push(worth_of_leader(player, rounds_left(state)));
    out.push(hope_of_action(state, seat));
    out.push(worth_of_hand(state, seat));
    const bool gathering = state.active == seat && state.phase == Phase::gathering;
    const bool hunting = state.pending.stage == Stage::declared && state.pending.action == Action::hunt;
    out.push(gathering ? hope_of_hire(state, seat, hunting ? pending_sum(state).value : 0) : 0);
    out.push(solo(state) ? hope_of_fight(state) : hope_of_skirmish(state, seat));
    int gangs = 0;
    if (!solo(state))
        for (Gang gang : each<Gang>())
            if (gang_winner(state, gang) == Maybe<Tribe>(tribe_of(seat))) gangs += a_person * 2;
    out.push(gangs);
}

// Between two actions: whatever was begun is declared or done.
bool Game::settled(const State& state, Seat seat) {
    constexpr Set<StepKind> between{StepKind::gather,       StepKind::respond,  StepKind::protect_guard,
                                    StepKind::protect_save, StepKind::skirmish, StepKind::solo_fight};
    return agenda::is_between(state, seat, between);
}

namespace {
constexpr std::array<std::string_view, 13> feature_names{"people",
                                                         "cards to draw",
                                                         "strength to dig",
                                                         "strength to hunt",
                                                         "strength to fight",
                                                         "useful cards",
                                                         "buildings",
                                                         "a healthy leader|a wounded leader",
                                                         "the rest of the action",
                                                         "cards in hand",
                                                         "a hire in reach",
                                                         "a better chance in the fight|a worse chance in the fight",
                                                         "gangs"};
}  // namespace

const SearchParams Game::search_params{.win75_lead = 1000,
                                       .rollout_length = 12,
                                       .solo_rollout_length = 40,
                                       .exploration = 400,
                                       .feature_names = feature_names};
const BotLevels Game::levels{{{100, 120}, {300, 50}, {700, 0}, {3000, 0}, {200000, 0}}};

}  // namespace skerry::arctic_scavengers
