#include "games/arctic_scavengers/names.h"
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
    int count = 0;
    for (Kind other : list) count += other == kind;
    return count;
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

bool protected_tools(const State& state, Seat seat) {
    return seat.index() < state.players.size() && leads(state.players[seat], Leader::sergeant_at_arms);
}

template <class F>
void for_each_target(const State& state, Seat seat, Deed deed, F f) {
    const Set<Kind> wanted = targets_of(deed);
    for (std::uint8_t i = 0; i < sides(state); ++i) {
        if (i == seat.index() || (deed == Deed::disarm && protected_tools(state, Seat(i)))) continue;
        const Force& force = force_of(state, Seat(i));
        if (deed == Deed::gas && force.gassed.full()) continue;
        for (Kind kind : force.cards.at_least(1) & wanted)
            for (Copy copy : {Copy::fresh, Copy::used, Copy::gassed})
                if (has_copy(force, kind, copy) && (deed != Deed::gas || can_be_gassed(force, kind, copy)))
                    f(make(Verb::target, i, kind, copy));
    }
    if (deed == Deed::attack_building)
        for (std::uint8_t i = 0; i < state.sites.size(); ++i)
            if (state.sites[i].owner != seat && enabled(state.sites[i])) f(make(Verb::strike, i));
    if (deed == Deed::attack_leader)
        for (std::uint8_t i = 0; i < state.players.size(); ++i)
            if (i != seat.index() && state.players[i].leader && !state.players[i].wounded) f(make(Verb::wound, i));
}

bool any_target(const State& state, Seat seat, Deed deed) {
    bool any = false;
    for_each_target(state, seat, deed, [&](Move) { any = true; });
    return any;
}

bool ready(const State& state, Seat seat, Deed deed) {
    const Player& player = state.players[seat];
    if (player.force.used.full()) return false;
    switch (deed) {
    case Deed::provoke: return true;
    case Deed::drill:   return !player.done.has(Action::drill);
    case Deed::bomb:
        return leads(player, Leader::fanatic) && !player.powers.has(Leader::fanatic) && any_target(state, seat, deed);
    case Deed::attack_building:
    case Deed::attack_leader:   return state.setup.hq == 4 && any_target(state, seat, deed);
    default:                    return any_target(state, seat, deed);
    }
}

constexpr std::array<Deed, 9> skirmish_deeds{Deed::disarm, Deed::snipe,           Deed::snipe1,
                                             Deed::bomb,   Deed::attack_building, Deed::attack_leader,
                                             Deed::gas,    Deed::provoke,         Deed::drill};

void skirmish_moves(const Question& q, MoveList& out) {
    const Force& force = q.state.players[q.seat].force;
    for (Deed deed : skirmish_deeds) {
        bool asked = false, can = false;
        for (Kind kind : cards_of(deed)) {
            if (unused(force, kind) <= 0) continue;
            if (!asked) can = ready(q.state, q.seat, deed);
            asked = true;
            if (can) out.push(make(Verb::use, deed, kind, Zone::force));
        }
    }
    out.push(make(Verb::pass));
}

void pass(Turn& turn) {
    State& state = turn.state;
    turn.tell(turn.seat, {.kind = EventKind::passes});
    if (solo(state)) {
        state.active = enemy_seat;
        return;
    }
    state.active = seat_after(state, state.active, 1);
    if (state.active == state.initiator) state.active = nobody;  // all have had their turn
}

void act(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::pass) return pass(turn);
    const auto deed = arg<Deed>(move);
    const auto kind = arg<Kind>(move, 1);
    if (deed != Deed::provoke && deed != Deed::drill) {
        turn.revealed = Revealed::no;  // the target is part of the deed
        return turn.ask(turn.seat,
                        {.kind = StepKind::skirmish_target, .deed = deed, .card = kind, .zone = Zone::force});
    }
    mark_used(turn.me.force, kind);
    turn.tell(turn.seat, {.kind = EventKind::uses, .card = kind, .deed = deed});
    if (deed == Deed::provoke) return;
    turn.me.done.add(Action::drill);
    start_drill(turn, turn.seat);
}

void skirmish_target_moves(const Question& q, MoveList& out) {
    for_each_target(q.state, q.seat, *q.step.deed, [&](Move move) { out.push(move); });
}

void skirmish_target(Turn& turn, const Step& step, Move move) {
    State& state = turn.state;
    Force& force = turn.me.force;
    const Deed deed = *step.deed;
    turn.tell(turn.seat, {.kind = EventKind::uses, .card = step.card, .deed = deed});
    Attack attack{.deed = deed, .attacker = turn.seat, .card = step.card};
    switch (verb_of(move)) {
    case Verb::strike:
        attack.site = move.args[0];
        attack.owner = state.sites[attack.site].owner;
        break;
    case Verb::wound: attack.owner = arg<Seat>(move); break;
    default:
        attack.owner = arg<Seat>(move);
        attack.target = arg<Kind>(move, 1);
        attack.copy = arg<Copy>(move, 2);
    }
    if (deed == Deed::bomb) {
        strike_out(force, *step.card, has_copy(force, *step.card, Copy::gassed) ? Copy::gassed : Copy::fresh);
        turn.me.powers.add(Leader::fanatic);
        remove_from_game(turn, turn.seat, *step.card);
    } else if (deed == Deed::gas) {
        force.cards.remove(Kind::tear_gas);
        turn.me.discard.add(Kind::tear_gas);
        force_of(state, attack.owner).gassed.push(*attack.target);
        turn.tell(turn.seat, {.kind = EventKind::attacks, .card = attack.target, .deed = deed, .other = attack.owner});
        return;
    } else {
        mark_used(force, *step.card);
    }
    if (solo(state)) {
        turn.tell(turn.seat, {.kind = EventKind::attacks, .card = attack.target, .deed = deed, .other = attack.owner});
        if (!enemy_saves(turn, attack)) take_effect(turn, attack);
        return;
    }
    start_attack(turn, attack);
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
}

}  // namespace

void ask_target(const Question& q, Prompt& prompt) { prompt.line = title(*q.step.deed) + ": choose the target."; }

const StepRule skirmish_rule{.moves = skirmish_moves, .play = act, .ask = ask_skirmish};
const StepRule skirmish_target_rule{.moves = skirmish_target_moves, .play = skirmish_target, .ask = ask_target};

void begin_skirmish(Turn& turn) {
    State& state = turn.state;
    state.phase = Phase::skirmish;
    for (int i = 0; i < static_cast<int>(state.players.size()); ++i) {
        const Seat seat = seat_after(state, state.initiator, i);
        Player& player = turn.of(seat);
        show(player, player.force.cards);
        if (player.glimpse.zone == Zone::force) player.glimpse = {};
        if (!turn.events.wanted()) continue;
        turn.tell(seat, {.kind = EventKind::reveals, .count = static_cast<std::uint8_t>(player.force.cards.total())});
        for (Kind kind : player.force.cards.at_least(1))
            turn.tell(seat, {.kind = EventKind::shows, .card = kind, .count = player.force.cards[kind]});
    }
    state.active = state.initiator;
}

void end_skirmish(Turn& turn) {
    State& state = turn.state;
    std::array<Strength, max_players> forces{};
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        forces[i] = strength(state, Seat(i));
        turn.tell(Seat(i), {.kind = EventKind::score,
                            .count = static_cast<std::uint8_t>(std::min(forces[i].score, 255)),
                            .number = static_cast<std::uint8_t>(std::min(forces[i].tiebreak, 255))});
    }
    const Outcome result = outcome(state, forces);
    award(turn, result);
    Kept kept{};
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        if (result.decided && result.winner == Seat(i)) continue;
        kept[i] = state.players[i].force.cards[Kind::hardy_scavenger];
        if (kept[i] > 0) turn.tell(Seat(i), {.kind = EventKind::hardy, .count = kept[i]});
    }
    state.initiator = seat_after(state, state.initiator, 1);
    state.active = state.initiator;
    if (state.contested.empty()) return finish_game(turn);
    turn.tell(state.initiator, {.kind = EventKind::initiator});
    begin_round(turn, kept);
}

}  // namespace skerry::arctic_scavengers
