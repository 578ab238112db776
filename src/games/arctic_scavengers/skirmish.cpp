// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// The skirmish: reveal, deeds in turn order (5.5), the winner (6.13).
namespace skerry::arctic_scavengers {

Force& force_of(State& state, Seat seat) {
    return solo(state) && seat == enemy_seat ? state.enemy : state.players[seat].force;
}
const Force& force_of(const State& state, Seat seat) {
    return solo(state) && seat == enemy_seat ? state.enemy : state.players[seat].force;
}

namespace {

template <std::size_t N>
int count_in(const List<Kind, N>& list, Kind kind) {
    return static_cast<int>(std::count(list.begin(), list.end(), kind));
}

}  // namespace

int unused(const Force& force, Kind kind) { return force.cards[kind] - count_in(force.used, kind); }

bool can_be_gassed(const Force& force, Kind kind, Copy copy) {
    if (copy == Copy::fresh) return true;
    return copy == Copy::used && kind == Kind::combat_medics &&
           count_in(force.gassed, kind) < static_cast<int>(force.cards[kind]);
}

bool has_copy(const Force& force, Kind kind, Copy copy) {
    switch (copy) {
    case Copy::fresh:    return unused(force, kind) > count_in(force.gassed, kind);
    case Copy::used:     return force.used.has(kind);
    case Copy::gassed:   return force.gassed.has(kind);
    case Copy::inspired: return false;
    }
    return false;
}

void strike_out(Force& force, Kind kind, Copy copy) {
    force.cards.remove(kind);
    if (copy == Copy::used) force.used.take(force.used.find(kind));
    if (copy == Copy::gassed) force.gassed.take(force.gassed.find(kind));
    // Combat medics may be both.
    if (count_in(force.used, kind) > force.cards[kind]) force.used.take(force.used.find(kind));
    if (count_in(force.gassed, kind) > force.cards[kind]) force.gassed.take(force.gassed.find(kind));
}

void mark_used(Force& force, Kind kind) {
    if (kind != Kind::combat_medics && force.gassed.has(kind)) force.gassed.take(force.gassed.find(kind));
    force.used.push(kind);
}

namespace {

std::uint8_t sides(const State& state) { return static_cast<std::uint8_t>(solo(state) ? 2 : state.players.size()); }

// Calls f with the moves that aim a deed, until it returns true.
template <class F>
bool for_each_target(const State& state, Seat seat, const DeedRule& rule, F f) {
    switch (rule.at) {
    case DeedAim::nothing: return false;
    case DeedAim::card:
        for (std::uint8_t i = 0; i < sides(state); ++i) {
            if (Seat(i) == seat || (rule.spared && i < state.players.size() && rule.spared(state.players[i]))) continue;
            const Force& force = force_of(state, Seat(i));
            const bool found = for_each_copy(force, rule.targets, [&](Kind kind, Copy copy) {
                const auto hits = rule.skirmish.hits;
                return (!hits || hits(force, kind, copy)) && f(make(Verb::target, i, kind, copy));
            });
            if (found) return true;
        }
        return false;
    case DeedAim::building:
        for (std::uint8_t i = 0; i < state.sites.size(); ++i)
            if (state.sites[i].owner != seat && enabled(state.sites[i]) && f(make(Verb::strike, i))) return true;
        return false;
    case DeedAim::leader:
        for (const Seat other : leaders_to_wound(state, seat))
            if (f(make(Verb::wound, other.index()))) return true;
        return false;
    }
    return false;
}

bool ready(const Question& q, const DeedRule& rule) {
    const auto may = rule.skirmish.ready;
    if (!rule.skirmish.possible || (rule.power && !has_power(q.me, *rule.power))) return false;
    if ((rule.attack && q.state.setup.hq != dirty_deeds) || (may && !may(q.me))) return false;
    return rule.at == DeedAim::nothing || for_each_target(q.state, q.seat, rule, [](Move) { return true; });
}

void skirmish_moves(const Question& q, MoveList& out) {
    const Force& force = q.me.force;
    Set<Kind> able;
    if (!force.used.full())
        for (Kind kind : force.cards.at_least(1) & skirmishers)
            if (unused(force, kind) > 0) able.add(kind);
    if (!able.empty())
        for (Deed deed : each<Deed>()) {
            const Set<Kind> doers = able & rule_of(deed).cards;
            if (doers.empty() || !ready(q, rule_of(deed))) continue;
            for (Kind kind : doers) out.push(Verb::use, deed, kind, Zone::force);
        }
    out.push(Verb::pass);
}

void pass(Turn& turn) {
    State& state = turn.state;
    turn.tell(turn.seat, {.kind = EventKind::passes});
    state.active = solo(state) ? enemy_seat : seat_after(state, state.active, 1);
    if (!solo(state) && state.active == state.initiator) end_skirmish(turn);  // all have had their turn
}

void act(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::pass) return pass(turn);
    const auto deed = arg<Deed>(move);
    const auto kind = arg<Kind>(move, 1);
    const DeedRule& rule = rule_of(deed);
    if (rule.at != DeedAim::nothing) {
        turn.revealed = Revealed::no;  // the target is part of the deed
        return turn.ask(turn.seat,
                        {.kind = StepKind::skirmish_target, .deed = deed, .card = kind, .zone = Zone::force});
    }
    mark_used(turn.me.force, kind);
    turn.tell(turn.seat, {.kind = EventKind::uses, .card = kind, .deed = deed});
    if (rule.skirmish.use) rule.skirmish.use(turn);
}

void skirmish_target_moves(const Question& q, MoveList& out) {
    for_each_target(q.state, q.seat, rule_of(*q.step.deed), [&](Move move) { return out.push(move), false; });
}

void skirmish_target(Turn& turn, const Step& step, Move move) {
    const DeedRule& rule = rule_of(*step.deed);
    turn.tell(turn.seat, {.kind = EventKind::uses, .card = step.card, .deed = step.deed});
    Attack attack{.deed = *step.deed, .attacker = turn.seat, .card = step.card};
    if (rule.at == DeedAim::building) {
        attack.site = move.args[0];
        attack.owner = turn.state.sites[attack.site].owner;
    } else {
        attack.owner = arg<Seat>(move);
    }
    if (rule.at == DeedAim::card) {
        attack.target = arg<Kind>(move, 1);
        attack.copy = arg<Copy>(move, 2);
    }
    if (rule.skirmish.spend)
        rule.skirmish.spend(turn, *step.card);
    else
        mark_used(turn.me.force, *step.card);
    if (!rule.sure && !solo(turn.state)) return start_attack(turn, attack);
    tell_attack(turn, attack);
    if (rule.sure || !enemy_saves(turn, attack)) take_effect(turn, attack);
}

// ---- The winner ----

struct Outcome {
    bool decided = false;
    Seat winner;
};

Outcome first_rogue(const State& state) {
    for (int i = 0; i < static_cast<int>(state.players.size()); ++i) {
        const Seat seat = seat_after(state, state.initiator, i);
        if (state.players[seat].force.cards[Kind::rogue] > 0) return {true, seat};
    }
    return {};
}

Outcome outcome(const State& state, const std::array<Strength, max_players>& forces) {
    const std::size_t count = state.players.size();
    std::size_t best = 0;
    for (std::size_t i = 1; i < count; ++i)
        if (forces[i].score > forces[best].score) best = i;
    int tied = 0;
    for (std::size_t i = 0; i < count; ++i) tied += forces[i].score == forces[best].score;
    const Outcome highest{true, Seat(static_cast<std::uint8_t>(best))};
    if (tied > 1)
        if (const Outcome stolen = first_rogue(state); stolen.decided) return stolen;
    if (count == 2) {
        const int difference = forces[best].score - forces[1 - best].score;
        return difference >= two_players_margin ? highest : Outcome{};
    }
    if (tied == 1) return highest;
    Outcome result;
    int most = -1;
    for (std::size_t i = 0; i < count; ++i) {
        if (forces[i].score != forces[best].score) continue;
        if (forces[i].tiebreak == most) result.decided = false;
        if (forces[i].tiebreak > most) {
            most = forces[i].tiebreak;
            result = {true, Seat(static_cast<std::uint8_t>(i))};
        }
    }
    return result;
}

void award(Turn& turn, const Outcome& result) {
    State& state = turn.state;
    const Kind card = state.contested.pop();
    if (!result.decided) {
        state.junkyard.push(card);
        shuffle_junkyard(turn);
        return turn.tell(state.initiator, {.kind = EventKind::deadlock});
    }
    Player& winner = turn.of(result.winner);
    winner.discard.add(card);
    ++winner.won;
    turn.tell(result.winner, {.kind = EventKind::wins_card});
    turn.tell(result.winner, {.kind = EventKind::won_card, .audience = result.winner, .card = card});
}

void ask_skirmish(const Question& q, Prompt& prompt) {
    const Strength mine = strength(q.state, q.seat);
    prompt.line = std::string(solo(q.state) ? "Fight" : "Skirmish") + ": your score is " + plain(mine.score) +
                  " with " + counted(mine.people, "person", "people") + ". Use somebody, or pass.";
    const Force& force = q.me.force;
    for (Kind kind : force.cards.at_least(1) & skirmishers) {
        const std::string_view why =
            unused(force, kind) == 0 ? "It has acted in this skirmish." : why_idle(q.me, kind, true);
        if (!why.empty()) prompt.refuse(thing(kind), std::string(why));
    }
}

}  // namespace

void ask_target(const Question& q, Prompt& prompt) { prompt.line = title(*q.step.deed) + ": choose the target."; }

constexpr StepRule skirmish_rule{.moves = skirmish_moves, .play = act, .ask = ask_skirmish, .label = deed_label};
constexpr StepRule skirmish_target_rule{
    .moves = skirmish_target_moves, .play = skirmish_target, .ask = ask_target, .label = target_label};

void tell_score(Turn& turn, Seat seat, const Strength& side) {
    turn.tell(seat, {.kind = EventKind::score,
                     .count = byte(std::min(side.score, 255)),
                     .number = byte(std::min(side.tiebreak, 255))});
}

std::uint8_t keep_hardy(Turn& turn, Seat seat) {
    const std::uint8_t kept = turn.of(seat).force.cards[Kind::hardy_scavenger];
    if (kept > 0) turn.tell(seat, {.kind = EventKind::hardy, .count = kept});
    return kept;
}

void begin_skirmish(Turn& turn) {
    State& state = turn.state;
    state.phase = Phase::skirmish;
    for (int i = 0; i < static_cast<int>(state.players.size()); ++i) {
        const Seat seat = seat_after(state, state.initiator, i);
        Player& player = turn.of(seat);
        show(player, player.force.cards);
        if (player.glimpse.zone == Zone::force) player.glimpse = {};
        if (!turn.events.wanted()) continue;
        turn.tell(seat, {.kind = EventKind::reveals, .count = byte(player.force.cards.total())});
        for (Kind kind : player.force.cards.at_least(1))
            turn.tell(seat, {.kind = EventKind::shows, .card = kind, .count = player.force.cards[kind]});
    }
    state.active = state.initiator;
}

void end_skirmish(Turn& turn) {
    State& state = turn.state;
    std::array<Strength, max_players> forces{};
    for (const Seat seat : seats_of(state)) {
        forces[seat.index()] = strength(state, seat);
        tell_score(turn, seat, forces[seat.index()]);
    }
    const Outcome result = outcome(state, forces);
    award(turn, result);
    Kept kept{};
    for (const Seat seat : seats_of(state))
        if (!result.decided || result.winner != seat) kept[seat.index()] = keep_hardy(turn, seat);
    state.initiator = seat_after(state, state.initiator, 1);
    state.active = state.initiator;
    if (state.contested.empty()) return finish_game(turn);
    turn.tell(state.initiator, {.kind = EventKind::initiator});
    begin_round(turn, kept);
}

}  // namespace skerry::arctic_scavengers
