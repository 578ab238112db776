#include <algorithm>
#include <tuple>

#include "games/arctic_scavengers/rules.h"

// The solo game (6.14): whom to fight and with whom, how the enemy acts, prizes and losses.
namespace skerry::arctic_scavengers {

int piles_left(const State& state) {
    int left = 0;
    for (const EnemyPile& pile : state.enemy_piles) left += !pile.cards.empty();
    return left;
}

namespace {

constexpr Seat me{0};

void fight_moves(const State& state, Seat, const Step&, MoveList& out) {
    if (!state.players[0].hand.empty())
        for (std::uint8_t i = 0; i < state.enemy_piles.size(); ++i)
            if (!state.enemy_piles[i].cards.empty()) out.push(make(Verb::fight, i));
    out.push(make(Verb::stay));
}

void end_round(Turn& turn, const Kept& kept) {
    State& state = turn.state;
    state.active = me;
    if (piles_left(state) == 0 || state.round >= solo_last_round) return finish_game(turn);
    begin_round(turn, kept);
}

void choose_fight(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::stay) return end_round(turn, {});
    turn.revealed = Revealed::no;
    turn.state.pending = {};
    turn.state.pending.stage = Stage::composing;
    turn.state.pending.site = move.args[0];
    turn.ask(me, {.kind = StepKind::solo_force});
}

void force_moves(const State& state, Seat, const Step&, MoveList& out) {
    const Pending& pending = state.pending;
    const Set<Kind> later = pending.last ? from_here_on[static_cast<std::size_t>(*pending.last)] : all_kinds;
    for (Kind kind : state.players[0].hand.at_least(1) & later)
        if (state.players[0].hand[kind] > pending.cards[kind]) out.push(make(Verb::add, kind));
    if (!pending.cards.empty()) out.push(make(Verb::done));
}

void send_force(Turn& turn, const Step& step, Move move) {
    State& state = turn.state;
    Pending& pending = state.pending;
    if (verb_of(move) == Verb::add) {
        turn.revealed = Revealed::no;
        pending.cards.add(arg<Kind>(move));
        pending.last = arg<Kind>(move);
        return turn.ask(me, step);
    }
    Player& player = state.players[0];
    EnemyPile& pile = state.enemy_piles[pending.site];
    turn.tell(me, {.kind = EventKind::fight_begins, .number = static_cast<std::uint8_t>(pending.site + 1)});
    player.force.cards = pending.cards;
    for (Kind kind : pending.cards.at_least(1)) {
        player.hand.remove(kind, pending.cards[kind]);
        turn.tell(me, {.kind = EventKind::shows, .card = kind, .count = pending.cards[kind]});
    }
    for (Kind kind : pile.cards) {
        state.enemy.cards.add(kind);
        state.unfought.remove(kind);
        turn.tell(enemy_seat, {.kind = EventKind::enemy_card, .card = kind});
    }
    pile = {};
    pending = {};
    state.phase = Phase::fight;
}

// ---- The enemy ----

// How well the enemy would come out of it: result, then difference of scores, then of tie-breaks.
using Prospect = std::tuple<int, int, int>;

Prospect prospect(const State& state, const Force& mine, const Force& enemy) {
    const Strength us = strength(state, &state.players[0], me, mine),
                   them = strength(state, nullptr, enemy_seat, enemy);
    const int score = them.score - us.score, people = them.tiebreak - us.tiebreak;
    const auto sign = [](int n) { return (n > 0) - (n < 0); };
    const int result = score != 0 ? sign(score) : mine.cards[Kind::rogue] > 0 ? -1 : sign(people);
    return {result, score, people};
}

struct Plan {
    bool found = false, gas = false;
    Kind target = Kind::unknown;
    Copy copy = Copy::fresh;
    Prospect best;
};

// All choices of targets, each set once: snipers first, in the order of the rows, then gas.
class Enemy {
public:
    explicit Enemy(const State& state) : state_(state) {}

    Plan plan() {
        const Force& enemy = state_.enemy;
        const int snipers = enemy.used.full() ? 0 : unused(enemy, Kind::sniper_team), gas = enemy.cards[Kind::tear_gas];
        search(state_.players[0].force, enemy, snipers, gas, 0, 0);
        return plan_;
    }

private:
    void search(const Force& mine, const Force& enemy, int snipers, int gas, int from, int depth) {
        const bool sniping = snipers > 0;
        bool any = false;
        if (sniping || (gas > 0 && !mine.gassed.full())) {
            for (Kind kind : mine.cards.at_least(1) & persons)
                for (Copy copy : {Copy::fresh, Copy::used, Copy::gassed}) {
                    const int place = static_cast<int>(kind) * 4 + static_cast<int>(copy);
                    if (!has_copy(mine, kind, copy) || (!sniping && !can_be_gassed(mine, kind, copy))) continue;
                    any = true;
                    if (place < from) continue;  // that set of targets is looked at in another order
                    if (depth == 0) first_ = {kind, copy};
                    Force hit = mine, after = enemy;
                    if (sniping) {
                        strike_out(hit, kind, copy);
                        if (!after.used.full()) after.used.push(Kind::sniper_team);
                    } else {
                        hit.gassed.push(kind);
                        after.cards.remove(Kind::tear_gas);
                    }
                    if (depth == 0) first_gas_ = !sniping;
                    const bool last_sniper = snipers == 1;
                    search(hit, after, sniping ? snipers - 1 : 0, sniping ? gas : gas - 1, last_sniper ? 0 : place,
                           depth + 1);
                }
        }
        if (any) return;
        if (sniping) return search(mine, enemy, 0, gas, 0, depth);  // no target left for a sniper
        if (depth == 0) return;
        const Prospect now = prospect(state_, mine, enemy);
        if (plan_.found && now <= plan_.best) return;
        plan_ = {true, first_gas_, first_.kind, first_.copy, now};
    }

    struct Target {
        Kind kind = Kind::unknown;
        Copy copy = Copy::fresh;
    };
    const State& state_;
    Plan plan_;
    Target first_;
    bool first_gas_ = false;
};

// ---- After the fight ----

void end_fight(Turn& turn, bool won) {
    State& state = turn.state;
    Player& player = state.players[0];
    Kept kept{};
    if (!won) kept[0] = player.force.cards[Kind::hardy_scavenger];
    if (kept[0] > 0) turn.tell(me, {.kind = EventKind::hardy, .count = kept[0]});
    merge(state.removed, state.enemy.cards);
    state.enemy = {};
    state.phase = Phase::gathering;
    end_round(turn, kept);
}

void decide_fight(Turn& turn) {
    State& state = turn.state;
    const int result = std::get<0>(prospect(state, state.players[0].force, state.enemy));
    const auto tell = [&](Seat seat, const Strength& side) {
        turn.tell(seat, {.kind = EventKind::score,
                         .count = static_cast<std::uint8_t>(std::min(side.score, 255)),
                         .number = static_cast<std::uint8_t>(std::min(side.tiebreak, 255))});
    };
    tell(me, strength(state, me));
    tell(enemy_seat, strength(state, nullptr, enemy_seat, state.enemy));
    state.active = me;
    if (result < 0) {
        turn.tell(me, {.kind = EventKind::fight_won});
        if (state.enemy.cards.empty()) return end_fight(turn, true);
        return turn.ask(me, {.kind = StepKind::solo_prize});
    }
    turn.tell(me, {.kind = result > 0 ? EventKind::fight_lost : EventKind::deadlock});
    if (result == 0 || state.players[0].force.cards.empty()) return end_fight(turn, false);
    turn.ask(me, {.kind = StepKind::solo_loss});
}

void prize_moves(const State& state, Seat, const Step&, MoveList& out) {
    for (Kind kind : state.enemy.cards.at_least(1)) out.push(make(Verb::prize, kind));
}

void take_prize(Turn& turn, const Step&, Move move) {
    const auto kind = arg<Kind>(move);
    turn.state.enemy.cards.remove(kind);
    turn.me().discard.add(kind);
    turn.me().acquired.add(kind);
    turn.me().shown.add(kind);
    turn.tell(me, {.kind = EventKind::prize, .card = kind});
    end_fight(turn, true);
}

void loss_moves(const State& state, Seat, const Step&, MoveList& out) {
    for (Kind kind : state.players[0].force.cards.at_least(1)) out.push(make(Verb::lose, kind));
}

void lose_card(Turn& turn, const Step&, Move move) {
    const auto kind = arg<Kind>(move);
    turn.me().force.cards.remove(kind);
    turn.tell(me, {.kind = EventKind::loses, .card = kind});
    remove_from_game(turn, me, kind);
    end_fight(turn, false);
}

}  // namespace

void go_on_fighting(Turn& turn) {
    State& state = turn.state;
    if (state.active == me) return turn.ask(me, {.kind = StepKind::skirmish});
    const Plan plan = Enemy(state).plan();
    if (!plan.found) return decide_fight(turn);
    if (plan.gas) {
        state.enemy.cards.remove(Kind::tear_gas);
        state.removed.add(Kind::tear_gas);
        state.players[0].force.gassed.push(plan.target);
        return turn.tell(enemy_seat, {.kind = EventKind::attacks, .card = plan.target, .deed = Deed::gas, .other = me});
    }
    state.enemy.used.push(Kind::sniper_team);
    start_attack(turn, {.deed = Deed::snipe,
                        .attacker = enemy_seat,
                        .owner = me,
                        .card = Kind::sniper_team,
                        .target = plan.target,
                        .copy = plan.copy});
}

const StepRule solo_fight_rule{fight_moves, choose_fight};
const StepRule solo_force_rule{force_moves, send_force};
const StepRule solo_prize_rule{prize_moves, take_prize};
const StepRule solo_loss_rule{loss_moves, lose_card};

}  // namespace skerry::arctic_scavengers
