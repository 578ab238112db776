// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/tundra/game.h"
#include "games/tundra/rules.h"

// What bots need: how well a seat stands. Points, plus what store, pieces, boards, cards and dice are still worth with
// the turns and rounds that are left. In hundredths of a point; whole numbers only. All of it estimates, none of it
// rules.
namespace skerry::tundra {
namespace {

constexpr int point = 100;

// Found by trying: each is what a greedy player scores best with against itself.
struct Estimates {
    int resource = 45, resource_more = 25, resource_most = 8;  // the first three of a type, three more, the rest
    int berry = 35, berry_more = 20;                           // the first dozen, the rest
    int movement = 77;                                         // in hundredths of a resource
    int bonus_worker = 90;
    std::array<int, workers_per_player> worker_a_turn{27, 19, 12, 11, 9, 6};  // without the first there is no movement
    int worker = 10;
    int tower_a_turn = 2, tower = 20, tower_a_round = 125;          // the last: a tower still to be built
    std::array<int, count_of<Board>> better_a_turn{8, 16, 14, 15};  // what a board does better when flipped
    int card_a_turn = 16, card_most = 319;                          // one still to be taken
    int dice = 45, enhancement = 25, advisor = 20, ready = 96, goal = 15, personal = 80, claims = 28;  // in hundredths
    int deed = 50, deed_a_time = 8;
    int late = 8;     // turns from which on the store loses its worth
    int claim = 166;  // what a die brings elsewhere
    int luck = 40;    // what a roll costs besides its price
};
constexpr Estimates estimates;

// A seat, and what is left of the game for it.
struct Outlook {
    const State& state;
    const Player& player;
    int rounds = 0;     // that still begin
    int turns = 0;      // dice still to be used
    bool wary = false;  // one imagined game is all there is to judge by
    // What one more is worth with the store as it is.
    int resource = 0, berry = 0, movement = 0;
};

// What `count` of a resource are worth: each less than the one before.
int worth_of_stock(int count) {
    return estimates.resource * std::min(count, 3) + estimates.resource_more * std::clamp(count - 3, 0, 3) +
           estimates.resource_most * std::max(0, count - 6);
}

// A store loses its worth when there are few turns left to use it.
int in_time(int worth, int turns) { return turns >= estimates.late ? worth : worth * turns / (estimates.late + 1); }

Outlook outlook_of(const State& state, const Player& player, bool wary) {
    Outlook out{state, player, last_round - state.round, player.dice.total(), wary};
    if (state.phase == Phase::start) out.turns += dice_of(player.title, state.round);
    for (int round = state.round + 1; round <= last_round; ++round) out.turns += dice_of(player.title, round);
    for (Resource type : each<Resource>()) {
        const int count = player.resources[type];
        if (count < resource_cap) out.resource += worth_of_stock(count + 1) - worth_of_stock(count);
    }
    out.resource = in_time(out.resource / static_cast<int>(count_of<Resource>), out.turns);
    if (player.berries < berry_cap)
        out.berry = in_time(player.berries < 12 ? estimates.berry : estimates.berry_more, out.turns);
    if (!player.workers.empty()) out.movement = out.resource * estimates.movement / 100;
    return out;
}

// ---- The store: worth less the more there is, and nothing once it cannot be used ----

int worth_of_store(const Outlook& o) {
    int worth = 0;
    for (Resource type : each<Resource>()) worth += worth_of_stock(o.player.resources[type]);
    return in_time(worth, o.turns);
}

int worth_of_berries(const Outlook& o) {
    return in_time(estimates.berry * std::min<int>(o.player.berries, 12) +
                       estimates.berry_more * std::max(0, o.player.berries - 12),
                   o.turns);
}

// ---- Pieces ----

// The first workers are dear: without them there is no movement and little to gather.
int worth_of_worker(const Outlook& o, int number) {
    const auto at = static_cast<std::size_t>(std::clamp(number, 0, workers_per_player - 1));
    return estimates.worker + estimates.worker_a_turn[at] * o.turns;
}

int worth_of(const Outlook& o, const Gain& gain) {
    return (gain.firewood + gain.stone + gain.peat + gain.any) * o.resource + gain.berries * o.berry + gain.vp * point +
           gain.moves * o.movement + gain.workers * estimates.bonus_worker;
}

// In rounds to come, whatever is in store now.
int worth_later(const Gain& gain) {
    return (gain.firewood + gain.stone + gain.peat + gain.any) * estimates.resource_more +
           gain.berries * estimates.berry_more + gain.vp * point + gain.moves * estimates.resource_more +
           gain.workers * estimates.bonus_worker;
}

int worth_of_workers(const Outlook& o) {
    int worth = 0;
    for (int i = 0; i < static_cast<int>(o.player.workers.size()); ++i) worth += worth_of_worker(o, i);
    return worth;
}

int worth_of_places(const Outlook& o) {
    int worth = 0;
    for (Cell cell : o.player.workers) {
        if (!map_of(o.state).glades.has(cell))
            worth -= 2 * o.turns;
        else if (resource_of(o.state, cell))
            worth += 2 * o.turns;
    }
    return worth;
}

int worth_of_towers(const Outlook& o) {
    int worth = 0;
    for (Cell tower : o.player.towers)
        worth += worth_later(bonus_of(o.state, tower)) * o.rounds + estimates.tower_a_turn * o.turns + estimates.tower;
    return worth;
}

// ---- Actions: what a die on a row would bring now ----

// Payments of this many of one type that the store allows.
int payments(const Player& player, int same) {
    int count = 0;
    for (Resource type : each<Resource>()) count += player.resources[type] / same;
    return count;
}

int sites(const Outlook& o) {
    Set<Cell> free = map_of(o.state).glades - all_towers(o.state), mine;
    for (Cell cell : o.player.workers)
        if (free.has(cell)) mine.add(cell);
    return mine.size();
}

int worth_of_build(const Outlook& o, int times) {
    const int count =
        std::min({times, towers_left(o.player), payments(o.player, terms_of(Deal::tower).same), sites(o)});
    int worth = 0, workers = static_cast<int>(o.player.workers.size());
    for (int i = 0; i < count; ++i)
        worth += std::max(0, estimates.tower_a_round * (o.rounds + 1) + estimates.tower +
                                 estimates.tower_a_turn * o.turns - worth_of_worker(o, --workers) - 2 * o.resource);
    return worth;
}

// What is paid for, as often as it can be: what it brings each time.
int worth_of_deal(const Outlook& o, int times, const Terms& terms, int brings) {
    if (terms.same > 0) times = std::min(times, payments(o.player, terms.same));
    if (terms.berries > 0) times = std::min(times, o.player.berries / terms.berries);
    return std::max(0, brings - terms.same * o.resource - terms.berries * o.berry) * times;
}

int worth_of_hire(const Outlook& o, int times, const Terms& terms) {
    const int next = worth_of_worker(o, static_cast<int>(o.player.workers.size()));
    return worth_of_deal(o, std::min(times, workers_left(o.player)), terms, next);
}

int worth_of_bargain(const Outlook& o, int times, const Terms& terms) {
    return worth_of_deal(o, times, terms, worth_of(o, terms.gain));
}

int worth_of_upgrade(const Outlook& o, Board board) {
    return point * o.rounds + estimates.better_a_turn[static_cast<std::size_t>(board)] * o.turns;
}

int worth_of_upgrades(const Outlook& o, int times) {
    int worth = 0, count = 0;
    for (Board board : each<Board>()) {
        if (count == times) break;
        if (o.player.boards[board].upgraded || !payable(o.player, order_board(board).price)) continue;
        int price = 0;
        for (Resource type : each<Resource>()) price += order_board(board).price[type];
        worth = std::max(worth, worth_of_upgrade(o, board) + point - price * o.resource);
        ++count;
    }
    return worth;
}

int worth_of(const Outlook& o, const Effect& effect) {
    const int gained = worth_of(o, effect.gain), times = effect.times;
    switch (effect.deed) {
    case Deed::none:    return gained;
    case Deed::gather:  return gained + o.resource * std::min(times, gatherable(o.state, o.player).total());
    case Deed::build:   return gained + worth_of_build(o, times);
    case Deed::hire:    return gained + worth_of_hire(o, times, terms_of(*effect.deal));
    case Deed::convert: return gained + worth_of_bargain(o, o.player.towers.size(), terms_of(*effect.deal));
    case Deed::bargain: return gained + worth_of_bargain(o, times, terms_of(*effect.deal));
    case Deed::upgrade: return gained + worth_of_upgrades(o, times);
    case Deed::card:
        return gained + (o.state.market.empty() ? 0 : std::min(estimates.card_most, estimates.card_a_turn * o.turns));
    case Deed::reroll_any:
    case Deed::nudge:               return gained + (o.player.dice.empty() ? 0 : 20);
    case Deed::set_die:             return gained + (o.player.dice.empty() ? 0 : 45);
    case Deed::swap:                return gained + 15;
    case Deed::berries_per_tower:   return gained + o.berry * o.player.towers.size();
    case Deed::berries_per_upgrade: return gained + o.berry * upgraded_boards(o.player);
    }
    return gained;
}

int worth_of_row(const Outlook& o, Board board, Face row) {
    const BoardState& mine = o.player.boards[board];
    int worth = worth_of(o, effect_of(order_board(board).sides[mine.upgraded], row));
    for (Card card : cards_under(mine)) worth += worth_of(o, effect_of(card, row));
    return worth;
}

// Each unused die on the best slot that is left for it. A bot that looks at one imagined game only must be wary: what a
// roll shows in it is luck, and counts for no more than an average roll. Imagined games begin with a fresh generator,
// so that one that has been used tells of a roll.
int worth_of_dice(const Outlook& o) {
    const int count = o.player.dice.total();
    if (count == 0) return 0;
    int total = 0, average = 0;
    for (Face face : each<Face>()) {
        List<int, count_of<Board>> options;  // the best first
        for (Board board : each<Board>()) {
            if (o.player.boards[board].dice.has(face)) continue;
            options.push(worth_of_row(o, board, face));
            for (std::size_t j = options.size() - 1; j > 0 && options[j] > options[j - 1]; --j)
                std::swap(options[j], options[j - 1]);
        }
        for (std::size_t i = 0; i < o.player.dice[face] && i < options.size(); ++i) total += options[i];
        if (!options.empty()) average += options[0];
    }
    if (o.wary && o.state.random.drawn() > 0)
        total = std::min(total, average * count / static_cast<int>(count_of<Face>)) - estimates.luck;
    return total * estimates.dice / 100;
}

// A goal that one of the dice could score now, beyond what the die would bring elsewhere.
int worth_of_claims(const Outlook& o) {
    int total = 0;
    for (const GoalSlot& slot : o.state.goals)
        if (can_claim(o.state, o.player, slot))
            total += std::max(0, point * worth(slot.goal, count_for(o.state, o.player, slot.goal)) - estimates.claim);
    return total * estimates.claims / 100;
}

// ---- Boards and cards: what they bring in the rounds to come ----

int worth_of_card(const Outlook& o, Card card) {
    int rows = 0;
    for (Face face : each<Face>()) {
        const Effect& effect = effect_of(card, face);
        // Without looking at what could be paid today.
        rows += worth_later(effect.gain) + (effect.deed == Deed::none ? 0
                                            : effect.deed == Deed::build
                                                ? 110
                                                : estimates.deed + estimates.deed_a_time * effect.times);
    }
    return rows / static_cast<int>(count_of<Face>) * o.turns *
           (is_advisor(card) ? estimates.advisor : estimates.enhancement) / 100;
}

int worth_of_upgraded(const Outlook& o) {
    int worth = 0;
    for (Board board : each<Board>())
        if (o.player.boards[board].upgraded) worth += worth_of_upgrade(o, board);
    return worth;
}

int worth_of_enhancements(const Outlook& o) {
    int worth = 0;
    for (Board board : each<Board>())
        for (Card card : cards_under(o.player.boards[board])) worth += worth_of_card(o, card);
    return worth;
}

int worth_of_advisors(const Outlook& o) {
    int worth = 0;
    for (const Advisor& advisor : o.player.advisors) {
        worth += worth_of_card(o, advisor.card);
        if (!advisor.exhausted) worth += worth_of(o, card_info(advisor.card).frames[0].effect) * estimates.ready / 100;
    }
    return worth;
}

// ---- Goals ----

// Points by tiers, with what lies between two of them shared out.
template <class Kind>
int worth_on_the_way(const Outlook& o, Kind goal) {
    const auto& card = goal_card(goal);
    const int count = count_for(o.state, o.player, goal);
    int last = 0, last_vp = 0, worth = 0;
    for (std::size_t i = 0; i < card.vp.size(); ++i) {
        const int step = card.thresholds[i] - last, gain = card.vp[i] - last_vp;
        const int reached = std::clamp(count - last, 0, step);
        worth += reached == step ? point * gain : point * gain * reached / step / 2;
        last = card.thresholds[i];
        last_vp = card.vp[i];
    }
    return worth;
}

int worth_of_goals(const Outlook& o) {
    int worth = 0;
    for (const GoalSlot& slot : o.state.goals) {
        const int chances = o.rounds + (!slot.holder && o.player.dice.total() > 0 ? 1 : 0);
        worth += worth_on_the_way(o, slot.goal) * chances * estimates.goal / 100;
    }
    return worth;
}

int worth_of_personal_goal(const Outlook& o) {
    if (!o.player.goal || *o.player.goal == PersonalGoal::unknown) return 0;
    return worth_on_the_way(o, *o.player.goal) * (100 - estimates.personal * o.rounds / 4) / 100;
}

// ---- What was begun ----

int worth_of_agenda(const Outlook& o) {
    int worth = 0;
    for (const Step& step : o.player.agenda) {
        if (step.kind == StepKind::move_step) worth += o.movement * step.count;
        if (step.kind == StepKind::choose_resource) worth += o.resource * step.count;
        if (step.kind == StepKind::tower_order)
            for (Cell tower : o.state.bonuses_due) worth += o.movement * bonus_of(o.state, tower).moves;
        if (step.kind != StepKind::activation) continue;
        const Activation& activation = o.state.activation;
        if (activation.own) worth += worth_of(o, own_effect(activation));
        for (Card card : activation.cards) worth += worth_of(o, effect_of(card, activation.row));
    }
    return worth;
}

int worth_of_points(const Outlook& o) { return point * o.player.vp; }

struct Feature {
    std::string_view name;
    int (*worth)(const Outlook&);
};
constexpr std::array all_features{
    Feature{"points", worth_of_points},
    Feature{"a fuller store|an emptier store", worth_of_store},
    Feature{"berries", worth_of_berries},
    Feature{"workers", worth_of_workers},
    Feature{"better places for the workers|worse places for the workers", worth_of_places},
    Feature{"towers", worth_of_towers},
    Feature{"upgraded boards", worth_of_upgraded},
    Feature{"enhancements", worth_of_enhancements},
    Feature{"advisors", worth_of_advisors},
    Feature{"dice for later", worth_of_dice},
    Feature{"goals in reach", worth_of_claims},
    Feature{"goals to come", worth_of_goals},
    Feature{"the personal goal", worth_of_personal_goal},
    Feature{"the rest of the action", worth_of_agenda},
};
constexpr auto feature_names = [] {
    std::array<std::string_view, all_features.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = all_features[i].name;
    return names;
}();

void add_features(const State& state, Seat seat, bool wary, Features& out) {
    const Outlook o = outlook_of(state, state.players[seat], wary);
    for (const Feature& feature : all_features) out.push(feature.worth(o));
}

}  // namespace

int Game::evaluate(const State& state, Seat seat) {
    if (state.phase == Phase::over) {
        // Ties are broken by what is left.
        const Player& player = state.players[seat];
        return point * (player.vp + personal_points(state, player)) + player.resources.total();
    }
    Features all;
    add_features(state, seat, true, all);
    return sum_of(all);
}

// The search looks at many.
void Game::features(const State& state, Seat seat, Features& out) { add_features(state, seat, false, out); }

// Between two actions, or two steps of a worker: what was begun and is worth something is part of the estimate.
bool Game::settled(const State& state, Seat seat) {
    constexpr Set<StepKind> between{StepKind::turn_pre, StepKind::turn_post, StepKind::activation, StepKind::move_step,
                                    StepKind::tower_order};
    return agenda::is_between(state, seat, between);
}

const SearchParams Game::search_params{.win75_lead = 1000,
                                       .rollout_length = 16,
                                       .solo_rollout_length = 8,
                                       .rollout_candidates = 5,
                                       .exploration = 700,
                                       .feature_names = feature_names};
const BotLevels Game::levels{{{60, 220}, {110, 140}, {170, 80}, {400, 0}, {50000, 0}}};

}  // namespace skerry::tundra
