// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// What others do in a player's turn: the response window (5.4), and the protection of what is attacked (6.9). Who is
// asked follows from public facts alone (Ruling 71): kinds in circulation, face-down cards, targets.
namespace skerry::arctic_scavengers {
namespace {

void respond_moves(const Question& q, MoveList& out) {
    for (Deed deed : possible_responses(q.state, q.seat)) {
        const DeedRule& rule = rule_of(deed);
        if (rule.cards.empty()) out.push(Verb::use, deed);
        for (Kind kind : rule.cards) {
            if (q.me.hand[kind] > 0) out.push(Verb::use, deed, kind, Zone::hand);
            if (in_bunker(q.state, q.seat, kind)) out.push(Verb::use, deed, kind, Zone::bunker);
            if (q.me.force.cards[kind] > 0 && takes_from_force(rule, q.state.pending))
                out.push(Verb::use, deed, kind, Zone::force);
        }
    }
    out.push(Verb::pass);
}

void begin_response(Turn& turn, Deed deed, Maybe<Kind> kind, Maybe<Zone> zone) {
    turn.tell(turn.seat,
              {.kind = EventKind::responds, .card = kind, .deed = deed, .zone = zone, .other = turn.state.active});
    if (rule_of(deed).power) turn.me.powers.add(*rule_of(deed).power);
    if (!kind) return;
    take_out(turn, turn.seat, *kind, *zone);
    turn.me.discard.add(*kind);
}

void respond(Turn& turn, const Step&, Move move) {
    State& state = turn.state;
    if (verb_of(move) == Verb::pass) {
        turn.tell(turn.seat, {.kind = EventKind::passes});
        ++state.pending.asked;
        return;
    }
    const auto deed = arg<Deed>(move);
    const DeedRule& rule = rule_of(deed);
    if (rule.cards.empty()) {
        begin_response(turn, deed, {}, {});
        return rule.turns.respond(turn);
    }
    const auto kind = arg<Kind>(move, 1);
    const auto zone = arg<Zone>(move, 2);
    if (rule.at == DeedAim::card || rule.at == DeedAim::building) {
        turn.revealed = Revealed::no;  // the target is part of the response
        return turn.ask(turn.seat, {.kind = StepKind::respond_target, .deed = deed, .card = kind, .zone = zone});
    }
    begin_response(turn, deed, kind, zone);
    if (rule.turns.respond) return rule.turns.respond(turn);
    start_attack(turn, {.deed = deed, .attacker = turn.seat, .owner = state.active, .card = kind});
}

void respond_target_moves(const Question& q, MoveList& out) {
    const DeedRule& rule = rule_of(*q.step.deed);
    const Pending& pending = q.state.pending;
    if (rule.at == DeedAim::building) {
        for (std::uint8_t i = 0; i < q.state.sites.size(); ++i)
            if (q.state.sites[i].owner == q.state.active && enabled(q.state.sites[i])) out.push(Verb::strike, i);
        return;
    }
    for (Kind kind : pending.cards.at_least(1) & rule.targets)
        out.push(Verb::target, q.state.active.index(), kind, Copy::fresh);
    if (pending.inspired && rule.targets.has(*pending.inspired))
        out.push(Verb::target, q.state.active.index(), *pending.inspired, Copy::inspired);
}

void respond_target(Turn& turn, const Step& step, Move move) {
    begin_response(turn, *step.deed, step.card, step.zone);
    Attack attack{.deed = *step.deed, .attacker = turn.seat, .owner = turn.state.active, .card = step.card};
    if (verb_of(move) == Verb::strike) {
        attack.site = move.args[0];
    } else {
        attack.target = arg<Kind>(move, 1);
        attack.copy = arg<Copy>(move, 2);
    }
    start_attack(turn, attack);
}

// Whether the pending action can still do anything (5.4 rule 4).
bool works(const State& state, const ActionRule& rule) {
    if (rule.power && !leads(state.players[state.active], *rule.power)) return false;
    return rule.works ? rule.works(state) : !state.pending.cards.empty();
}

bool wants_window(const State& state, const ActionRule& rule) {
    if (solo(state)) return false;
    if (rule.window == Window::if_persons) return !(state.pending.cards.at_least(1) & persons).empty();
    return rule.window == Window::always;
}

}  // namespace

void cancel(Turn& turn) {
    fizzle(turn);
    draw_to_hand(turn, turn.seat, consolation_draw);
}

void advance_window(Turn& turn) {
    State& state = turn.state;
    Pending& pending = state.pending;
    const ActionRule& rule = rule_of(pending.action);
    if (!works(state, rule)) return fizzle(turn);
    const bool open = wants_window(state, rule);
    for (; open && pending.asked + 1u < state.players.size(); ++pending.asked) {
        const Seat seat = seat_after(state, state.active, 1 + pending.asked);
        if (possible_responses(state, seat).empty()) continue;
        return turn.ask(seat, {.kind = StepKind::respond});
    }
    pending.stage = Stage::resolving;
    rule.resolve(turn);
}

// ---- Protection ----

namespace {

bool may_guard(const State& state, Seat seat) {
    return state.phase == Phase::gathering && state.circulation.has(Kind::guard) && has_hidden(state, seat);
}

// Another card than the target, in an open force.
int savers(const State& state, Seat seat, Kind kind) {
    const Force& force = player_at(state, seat).force;
    int count = force.used.full() ? 0 : unused(force, kind);
    const Attack& attack = state.attack;
    if (attack.owner == seat && attack.target == Maybe<Kind>(kind) && attack.copy != Copy::used) --count;
    return count;
}

constexpr std::array<Kind, 2> saver_kinds{Kind::medic, Kind::combat_medics};

bool may_save(const State& state, Seat seat) {
    if (state.phase == Phase::gathering) return state.circulation.has(Kind::medic) && has_hidden(state, seat);
    return savers(state, seat, Kind::medic) > 0 || savers(state, seat, Kind::combat_medics) > 0;
}

}  // namespace

void tell_attack(Turn& turn, const Attack& attack) {
    Event event{.kind = EventKind::attacks, .card = attack.target, .deed = attack.deed, .other = attack.owner};
    switch (rule_of(attack.deed).at) {
    case DeedAim::building:
        event.building = turn.state.sites[attack.site].building;
        event.number = byte(attack.site + 1);
        break;
    case DeedAim::leader: event.leader = turn.of(attack.owner).leader; break;
    default:              break;
    }
    turn.tell(attack.attacker, event);
}

void start_attack(Turn& turn, const Attack& attack) {
    turn.state.attack = attack;
    turn.state.attack.stage = turn.state.phase == Phase::gathering ? Protection::guard : Protection::save;
    tell_attack(turn, attack);
}

void take_effect(Turn& turn, const Attack& attack) { rule_of(attack.deed).effect(turn, attack); }

namespace {

void end_attack(Turn& turn) {
    const Attack attack = turn.state.attack;
    turn.state.attack = {};
    take_effect(turn, attack);
}

}  // namespace

void advance_attack(Turn& turn) {
    State& state = turn.state;
    Attack& attack = state.attack;
    if (attack.stage == Protection::guard) {
        if (attack.asked++ == 0 && may_guard(state, attack.owner))
            return turn.ask(attack.owner, {.kind = StepKind::protect_guard});
        attack.stage = Protection::save;
        attack.asked = 0;
    }
    while (rule_of(attack.deed).saved && attack.asked < state.players.size()) {
        const Seat seat = seat_after(state, attack.owner, attack.asked++);
        if (seat == attack.attacker || !may_save(state, seat)) continue;
        return turn.ask(seat, {.kind = StepKind::protect_save});
    }
    end_attack(turn);
}

namespace {

void guard_moves(const Question& q, MoveList& out) {
    if (q.me.hand[Kind::guard] > 0) out.push(Verb::guard, Zone::hand);
    if (in_bunker(q.state, q.seat, Kind::guard)) out.push(Verb::guard, Zone::bunker);
    out.push(Verb::pass);
}

void guard(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::pass) return turn.tell(turn.seat, {.kind = EventKind::passes});
    take_out(turn, turn.seat, Kind::guard, arg<Zone>(move));
    turn.me.discard.add(Kind::guard);
    turn.state.attack = {};
    turn.tell(turn.seat, {.kind = EventKind::guarded, .card = Kind::guard});
    draw_to_hand(turn, turn.seat, consolation_draw);
}

void save_moves(const Question& q, MoveList& out) {
    if (q.state.phase == Phase::gathering) {
        if (q.me.hand[Kind::medic] > 0) out.push(Verb::save, Kind::medic, Zone::hand);
        if (in_bunker(q.state, q.seat, Kind::medic)) out.push(Verb::save, Kind::medic, Zone::bunker);
    } else {
        for (Kind kind : saver_kinds)
            if (savers(q.state, q.seat, kind) > 0) out.push(Verb::save, kind, Zone::force);
    }
    out.push(Verb::pass);
}

void save(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::pass) return turn.tell(turn.seat, {.kind = EventKind::passes});
    const auto kind = arg<Kind>(move);
    if (turn.state.phase == Phase::gathering) {
        take_out(turn, turn.seat, kind, arg<Zone>(move, 1));
        turn.me.discard.add(kind);
    } else {
        mark_used(turn.me.force, kind);
    }
    turn.tell(turn.seat, {.kind = EventKind::saved, .card = kind, .other = turn.state.attack.owner});
    turn.state.attack = {};
}

// ---- What is asked ----

// Whoever says nothing in somebody else's turn passes.
void ask_or_pass(Prompt& prompt, std::string line) {
    prompt.line = std::move(line);
    prompt.default_answer = name_of(Verb::pass);
}

void ask_respond(const Question& q, Prompt& prompt) {
    const Pending& pending = q.state.pending;
    std::string text = side_name(q, q.state.active) + ": " + title(pending.action);
    text += declared_at(declaration(q.state), told_to(q));
    const Bag<Kind> cards = cards_in(pending);
    if (!cards.empty()) text += " with " + text_of(cards);
    if (rule_of(pending.action).total.ability) text += ", for " + plain(pending_sum(q.state).value);
    ask_or_pass(prompt, text + ". Respond, or pass.");
    for (Kind kind : (q.me.hand.at_least(1) | (q.me.force.cards.at_least(1) - refugee_cards)) & all_kinds)
        if (const std::string_view why = why_idle(q.me, kind, false); !why.empty())
            prompt.refuse(thing(kind), std::string(why));
}

std::string attack_text(const Question& q) {
    const std::string attacker = solo(q.state) ? "The enemy" : side_name(q, q.state.attack.attacker);
    return attack_text(q.state, told_to(q), attacker);
}

void ask_guard(const Question& q, Prompt& prompt) { ask_or_pass(prompt, attack_text(q) + ". Play a guard?"); }
void ask_save(const Question& q, Prompt& prompt) { ask_or_pass(prompt, attack_text(q) + ". Save?"); }

Label protect_label(const Question&, Move move) {
    switch (verb_of(move)) {
    case Verb::guard: return "Guard out of the " + title(arg<Zone>(move));
    case Verb::save:  return title(arg<Kind>(move)) + " out of the " + title(arg<Zone>(move, 1));
    default:          return "Pass";
    }
}

}  // namespace

constexpr StepRule respond_rule{.moves = respond_moves, .play = respond, .ask = ask_respond, .label = deed_label};
constexpr StepRule respond_target_rule{
    .moves = respond_target_moves, .play = respond_target, .ask = ask_target, .label = target_label};
constexpr StepRule protect_guard_rule{.moves = guard_moves, .play = guard, .ask = ask_guard, .label = protect_label};
constexpr StepRule protect_save_rule{.moves = save_moves, .play = save, .ask = ask_save, .label = protect_label};

}  // namespace skerry::arctic_scavengers
