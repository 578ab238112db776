// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <tuple>

#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// The solo game (6.14): whom to fight and with whom, how the enemy acts, prizes and losses.
namespace skerry::arctic_scavengers {

int piles_left(const State& state) {
    int left = 0;
    for (const EnemyPile& pile : state.enemy_piles) left += !pile.cards.empty();
    return left;
}

bool may_stay(const State& state) { return piles_left(state) <= last_round - state.round; }

namespace {

constexpr Seat me{0};

// Where a lost fight takes a card from: the force, else the discard pile; none there: the top of the deck, which nobody
// chooses, and with no deck either the hand (4.7).
template <class P>
auto& losable(P& player) {
    if (!player.force.cards.empty()) return player.force.cards;
    return player.discard.empty() && player.deck.empty() ? player.hand : player.discard;
}

void fight_moves(const Question& q, MoveList& out) {
    for (std::uint8_t i = 0; i < q.state.enemy_piles.size(); ++i)
        if (!q.state.enemy_piles[i].cards.empty()) out.push(Verb::fight, i);
    if (may_stay(q.state)) out.push(Verb::stay);
}

void end_round(Turn& turn, const Kept& kept) {
    State& state = turn.state;
    state.active = me;
    if (piles_left(state) == 0) return finish_game(turn);
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

// Who goes into the fight: nobody only where the hand is empty (4.7).
struct SendForce {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        offer_hand(q.me, all_kinds, offer);
    }
    static Limits limits(const Question& q) { return {q.me.hand.empty() ? 0 : 1, room_for(q.me.hand.total())}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        State& state = turn.state;
        const Pending pending = composed(state.pending, picked);
        EnemyPile& pile = state.enemy_piles[pending.site];
        turn.revealed = Revealed::yes;
        turn.tell(me, {.kind = EventKind::fight_begins, .number = byte(pending.site + 1)});
        turn.me.force.cards = pending.cards;
        for (Kind kind : pending.cards.at_least(1)) {
            turn.me.hand.remove(kind, pending.cards[kind]);
            turn.tell(me, {.kind = EventKind::shows, .card = kind, .count = pending.cards[kind]});
        }
        for (Kind kind : pile.cards) {
            state.enemy.cards.add(kind);
            state.unfought.remove(kind);
            turn.tell(enemy_seat, {.kind = EventKind::enemy_card, .card = kind});
        }
        pile = {};
        state.pending = {};
        state.phase = Phase::fight;
    }
};

void ask_fight(const Question& q, Prompt& prompt) {
    const int left = piles_left(q.state), rounds = last_round - q.state.round + 1;
    const std::string both =
        counted(left, "pile is left", "piles are left") + ", and " + counted(rounds, "round", "rounds") + " to meet ";
    prompt.line = (may_stay(q.state) ? "Fight a pile of the enemy, or stay at home. "
                                     : "You must fight a pile of the enemy now. ") +
                  both + (left == 1 ? "it." : "them.");
}

void ask_force(const Question& q, Prompt& prompt) {
    const Pending pending = composed(q.state);
    const auto size = static_cast<int>(q.state.enemy_piles[pending.site].cards.size());
    prompt.line = "Choose who fights pile " + plain(pending.site + 1) + ", of " + counted(size, "card", "cards") +
                  ". Now " + force_text(q.state, pending.cards) + ".";
}

Label fight_label(const Question& q, Move move) {
    if (verb_of(move) == Verb::stay) return "No fight this round";
    const auto size = static_cast<int>(q.state.enemy_piles[move.args[0]].cards.size());
    return "Fight pile " + ordinal(move.args[0]) + " of " + counted(size, "card", "cards");
}

// Says what the force would come to; those already chosen are only named.
Label force_label(const Question& q, Move move) {
    if (move == done && q.state.picked.empty()) return "Go into the fight with nobody";
    if (move == done) return {"Go into the fight", force_text(q.state, composed(q.state).cards)};
    const std::string who = "Send " + title(arg<Kind>(move));
    if (q.state.picked.count(pick_of(move)) > 0) return who;
    return {who, "then " + force_text(q.state, composed(q.state.pending, q.state.picked, pick_of(move)).cards)};
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

    // What to do first, and what all of it comes to.
    Plan plan(const Force& enemy) {
        const int snipers = enemy.used.full() ? 0 : unused(enemy, Kind::sniper_team), gas = enemy.cards[Kind::tear_gas];
        search(state_.players[0].force, enemy, snipers, gas, 0, 0);
        if (!plan_.found) plan_.best = prospect(state_, state_.players[0].force, enemy);
        return plan_;
    }

private:
    void search(const Force& mine, const Force& enemy, int snipers, int gas, int from, int depth) {
        const bool sniping = snipers > 0;
        bool any = false;
        if (sniping || (gas > 0 && !mine.gassed.full()))
            for_each_copy(mine, persons, [&](Kind kind, Copy copy) {
                const int place = static_cast<int>(kind) * 4 + static_cast<int>(copy);
                if (!sniping && !can_be_gassed(mine, kind, copy)) return false;
                any = true;
                if (place < from) return false;  // that set of targets is looked at in another order
                if (depth == 0) first_ = {.found = true, .gas = !sniping, .target = kind, .copy = copy};
                Force hit = mine, after = enemy;
                if (sniping) {
                    strike_out(hit, kind, copy);
                    if (!after.used.full()) after.used.push(Kind::sniper_team);
                } else {
                    hit.gassed.push(kind);
                    after.cards.remove(Kind::tear_gas);
                }
                search(hit, after, sniping ? snipers - 1 : 0, gas - !sniping, snipers == 1 ? 0 : place, depth + 1);
                return false;
            });
        if (any) return;
        if (sniping) return search(mine, enemy, 0, gas, 0, depth);  // no target left for a sniper
        if (depth == 0) return;
        const Prospect now = prospect(state_, mine, enemy);
        if (plan_.found && now <= plan_.best) return;
        plan_ = first_;
        plan_.best = now;
    }

    const State& state_;
    Plan plan_, first_;
};

// ---- The enemy's medics ----

// Persons of the player who can still snipe.
struct Snipers {
    int teams = 0, assassins = 0;
};

// What the fight comes to for the enemy if the player snipes on with all who can, each time where it hurts most, and
// the enemy saves what is best for it.
class Medics {
public:
    explicit Medics(const State& state) : state_(state) {}

    bool can_save(const Force& enemy, Kind target, Copy copy) const {
        const bool itself = target == Kind::combat_medics && copy != Copy::used;
        return !enemy.used.full() && unused(enemy, Kind::combat_medics) > static_cast<int>(itself);
    }
    Prospect saved(Force enemy, Snipers left) const {
        mark_used(enemy, Kind::combat_medics);
        return sniped_on(enemy, left);
    }
    Prospect lost(Force enemy, Kind target, Copy copy, Snipers left) const {
        strike_out(enemy, target, copy);
        return sniped_on(enemy, left);
    }

private:
    Prospect sniped_on(const Force& enemy, Snipers left) const {
        bool any = false;
        Prospect worst;
        for_each_copy(enemy, persons, [&](Kind kind, Copy copy) {
            Snipers then = left;
            if (then.assassins > 0 && single_persons.has(kind))
                --then.assassins;  // those who can shoot nobody else go first
            else if (then.teams > 0)
                --then.teams;
            else
                return false;
            Prospect now = lost(enemy, kind, copy, then);
            if (can_save(enemy, kind, copy)) now = std::max(now, saved(enemy, then));
            if (!any || now < worst) worst = now;
            any = true;
            return false;
        });
        return any ? worst : Enemy(state_).plan(enemy).best;
    }

    const State& state_;
};

// ---- After the fight ----

void end_fight(Turn& turn, bool won) {
    State& state = turn.state;
    Kept kept{};
    if (!won) kept[0] = keep_hardy(turn, me);
    state.removed += state.enemy.cards;
    state.enemy = {};
    state.phase = Phase::gathering;
    end_round(turn, kept);
}

void lose(Turn& turn, Kind kind) { remove_from_game(turn, me, kind, EventKind::loses); }

void decide_fight(Turn& turn) {
    State& state = turn.state;
    const int result = std::get<0>(prospect(state, state.players[0].force, state.enemy));
    tell_score(turn, me, strength(state, me));
    tell_score(turn, enemy_seat, strength(state, nullptr, enemy_seat, state.enemy));
    state.active = me;
    if (result < 0) {
        turn.tell(me, {.kind = EventKind::fight_won});
        if (state.enemy.cards.empty()) return end_fight(turn, true);
        return turn.ask(me, {.kind = StepKind::solo_prize});
    }
    turn.tell(me, {.kind = result > 0 ? EventKind::fight_lost : EventKind::deadlock});
    if (result == 0) return end_fight(turn, false);
    if (!losable(state.players[0]).empty()) return turn.ask(me, {.kind = StepKind::solo_loss});
    if (const Maybe<Kind> top = draw_card(turn, me)) lose(turn, *top);
    end_fight(turn, false);
}

void prize_moves(const Question& q, MoveList& out) {
    for (Kind kind : q.state.enemy.cards.at_least(1)) out.push(Verb::prize, kind);
}

void take_prize(Turn& turn, const Step&, Move move) {
    const auto kind = arg<Kind>(move);
    turn.state.enemy.cards.remove(kind);
    turn.me.discard.add(kind);
    turn.me.acquired.add(kind);
    turn.me.shown.add(kind);
    turn.tell(me, {.kind = EventKind::prize, .card = kind});
    end_fight(turn, true);
}

void loss_moves(const Question& q, MoveList& out) {
    for (Kind kind : losable(q.state.players[0]).at_least(1)) out.push(Verb::lose, kind);
}

void lose_card(Turn& turn, const Step&, Move move) {
    const auto kind = arg<Kind>(move);
    losable(turn.me).remove(kind);
    lose(turn, kind);
    end_fight(turn, false);
}

void ask_loss(const Question& q, Prompt& prompt) {
    const std::string_view from = !q.me.force.cards.empty() ? "of your force"
                                  : !q.me.discard.empty()   ? "of your discard pile"
                                                            : "of your hand";
    prompt.line = "You have lost: one card " + std::string(from) + " leaves the game.";
}

}  // namespace

std::string force_text(const State& state, const Bag<Kind>& cards) {
    Force force;
    force.cards = cards;
    const Strength side = strength(state, &state.players[0], me, force);
    return "score " + plain(side.score) + ", " + counted(side.people, "person", "people");
}

bool enemy_saves(Turn& turn, const Attack& attack) {
    const State& state = turn.state;
    if (!rule_of(attack.deed).saved) return false;
    const Medics medics(state);
    const Force& mine = state.players[0].force;
    if (!medics.can_save(state.enemy, *attack.target, attack.copy)) return false;
    const Snipers left{unused(mine, Kind::sniper_team), unused(mine, Kind::assassin)};
    if (medics.saved(state.enemy, left) < medics.lost(state.enemy, *attack.target, attack.copy, left)) return false;
    turn.state.enemy.used.push(Kind::combat_medics);
    turn.tell(enemy_seat, {.kind = EventKind::saved, .card = Kind::combat_medics, .other = enemy_seat});
    return true;
}

void go_on_fighting(Turn& turn) {
    State& state = turn.state;
    if (state.active == me) return turn.ask(me, {.kind = StepKind::skirmish});
    const Plan plan = Enemy(state).plan(state.enemy);
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

constexpr StepRule solo_fight_rule{.moves = fight_moves, .play = choose_fight, .ask = ask_fight, .label = fight_label};
constexpr StepRule solo_force_rule{.ask = ask_force, .label = force_label, .selection = selection<SendForce>};
constexpr StepRule solo_prize_rule{.moves = prize_moves,
                                   .play = take_prize,
                                   .line = "You have won: take one of the enemy's cards.",
                                   .label = [](const Question&, Move move) { return explained(arg<Kind>(move)); }};
constexpr StepRule solo_loss_rule{
    .moves = loss_moves, .play = lose_card, .ask = ask_loss, .label = [](const Question&, Move move) -> Label {
        return "Lose " + title(arg<Kind>(move));
    }};

}  // namespace skerry::arctic_scavengers
