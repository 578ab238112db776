#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// What others do in a player's turn: the response window (5.4), and the protection of what is attacked (6.9). Who is
// asked follows from public facts alone (Ruling 71): kinds in circulation, face-down cards, targets.
namespace skerry::arctic_scavengers {
namespace {

bool has_hidden(const State& state, Seat seat) {
    return !player_at(state, seat).hand.empty() || bunker_cards(state, seat) > 0;
}

Set<Kind> pending_kinds(const State& state) {
    Set<Kind> kinds = state.pending.cards.at_least(1);
    if (state.pending.inspired) kinds.add(*state.pending.inspired);
    return kinds;
}

bool any_enabled_site(const State& state, Seat owner) {
    for (const Site& site : state.sites)
        if (site.owner == owner && enabled(site)) return true;
    return false;
}

bool sees_junkyard(const Pending& pending) {
    if (pending.action == Action::dig) return true;
    if (pending.action != Action::recon) return false;
    return *pending.source == Source::binoculars ||
           (*pending.source == Source::scout_tower && pending.piles.has(SharedPile::junkyard));
}

bool spied_on(const Pending& pending, Seat seat) {
    return pending.action == Action::recon && *pending.source == Source::spy && *pending.zone <= Zone::site &&
           pending.tribe == seat;
}

}  // namespace

Set<Deed> possible_responses(const State& state, Seat seat) {
    static constexpr Set<Kind> responders{Kind::saboteur, Kind::sniper_team, Kind::assassin, Kind::scouting_refugee,
                                          Kind::guard};
    Set<Deed> deeds;
    const Pending& pending = state.pending;
    const Player& me = player_at(state, seat);
    const Player& acting = player_at(state, state.active);
    const Set<Kind> about = state.circulation;
    if (!me.leader && (about & responders).empty()) return deeds;
    const Set<Kind> targets = pending_kinds(state);
    const bool hidden = has_hidden(state, seat);
    const bool hidden_or_sent = hidden || !me.force.cards.empty();
    const auto add = [&](bool possible, Deed deed) {
        if (possible) deeds.add(deed);
    };
    const auto fresh_power = [&](Leader leader) { return leads(me, leader) && !me.powers.has(leader); };
    if (hidden_or_sent && about.has(Kind::saboteur)) {
        add(!(targets & tools).empty() && !leads(acting, Leader::sergeant_at_arms), Deed::disarm);
        add(state.setup.hq == 4 && any_enabled_site(state, state.active), Deed::attack_building);
    }
    if (hidden_or_sent && about.has(Kind::sniper_team)) {
        add(!(targets & persons).empty(), Deed::snipe);
        add(state.setup.hq == 4 && acting.leader && !acting.wounded, Deed::attack_leader);
    }
    if (hidden_or_sent && about.has(Kind::assassin)) add(!(targets & single_persons).empty(), Deed::snipe1);
    if (hidden && fresh_power(Leader::fanatic) && !(about & refugee_cards).empty()) add(!targets.empty(), Deed::bomb);
    if (hidden_or_sent && about.has(Kind::scouting_refugee)) add(pending.action == Action::recon, Deed::cancel_recon);
    if (about.has(Kind::guard)) {
        add(hidden_or_sent && spied_on(pending, seat), Deed::guard);
        add(hidden && pending.action == Action::demolish && pending.tribe == seat, Deed::guard);
    }
    add(fresh_power(Leader::yardmaster) && sees_junkyard(pending) && !state.junkyard.empty(), Deed::yardmaster);
    return deeds;
}

Set<Kind> cards_of(Deed deed) {
    switch (deed) {
    case Deed::disarm:
    case Deed::attack_building: return {Kind::saboteur};
    case Deed::snipe:
    case Deed::attack_leader:   return {Kind::sniper_team};
    case Deed::snipe1:          return {Kind::assassin};
    case Deed::bomb:            return refugee_cards;
    case Deed::cancel_recon:    return {Kind::scouting_refugee};
    case Deed::guard:           return {Kind::guard};
    case Deed::gas:             return {Kind::tear_gas};
    case Deed::provoke:         return {Kind::provocateur};
    case Deed::drill:           return {Kind::drill_sergeant};
    case Deed::yardmaster:      return {};
    }
    return {};
}

Set<Kind> targets_of(Deed deed) {
    switch (deed) {
    case Deed::disarm: return tools;
    case Deed::snipe:
    case Deed::gas:    return persons;
    case Deed::snipe1: return single_persons;
    case Deed::bomb:   return all_kinds;
    default:           return {};
    }
}

namespace {

// The zones of 5.4: what is sent to the skirmish serves too, but not for a bomb, nor to guard a building.
bool from_force(const State& state, Deed deed) {
    return deed != Deed::bomb && !(deed == Deed::guard && state.pending.action == Action::demolish);
}

void use_moves(const State& state, Seat seat, Deed deed, MoveList& out) {
    const Player& player = player_at(state, seat);
    for (Kind kind : cards_of(deed)) {
        if (player.hand[kind] > 0) out.push(make(Verb::use, deed, kind, Zone::hand));
        if (in_bunker(state, seat, kind)) out.push(make(Verb::use, deed, kind, Zone::bunker));
        if (player.force.cards[kind] > 0 && from_force(state, deed)) out.push(make(Verb::use, deed, kind, Zone::force));
    }
}

void respond_moves(const Question& q, MoveList& out) {
    for (Deed deed : possible_responses(q.state, q.seat)) {
        if (deed == Deed::yardmaster)
            out.push(make(Verb::use, deed));
        else
            use_moves(q.state, q.seat, deed, out);
    }
    out.push(make(Verb::pass));
}

void cancel(Turn& turn, Seat who) {
    turn.tell(who, {.kind = EventKind::cancelled, .action = turn.state.pending.action, .other = turn.state.active});
    fizzle(turn);
    draw_to_hand(turn, who, consolation_draw);
}

void play_card(Turn& turn, Deed deed, Kind kind, Zone zone) {
    turn.tell(turn.seat,
              {.kind = EventKind::responds, .card = kind, .deed = deed, .zone = zone, .other = turn.state.active});
    take_out(turn, turn.seat, kind, zone);
    turn.me.discard.add(kind);
    if (deed == Deed::bomb) turn.me.powers.add(Leader::fanatic);
}

void respond(Turn& turn, const Step&, Move move) {
    State& state = turn.state;
    if (verb_of(move) == Verb::pass) {
        turn.tell(turn.seat, {.kind = EventKind::passes});
        ++state.pending.asked;
        return;
    }
    const auto deed = arg<Deed>(move);
    const auto kind = arg<Kind>(move, 1);
    const auto zone = arg<Zone>(move, 2);
    switch (deed) {
    case Deed::yardmaster:
        turn.tell(turn.seat, {.kind = EventKind::responds, .deed = deed, .other = state.active});
        turn.me.powers.add(Leader::yardmaster);
        return look_at_yard(turn, turn.seat);
    case Deed::cancel_recon:
    case Deed::guard:        play_card(turn, deed, kind, zone); return cancel(turn, turn.seat);
    case Deed::attack_leader:
        play_card(turn, deed, kind, zone);
        return start_attack(turn, {.deed = deed, .attacker = turn.seat, .owner = state.active, .card = kind});
    default:
        turn.revealed = Revealed::no;  // the target is part of the response
        turn.ask(turn.seat, {.kind = StepKind::respond_target, .deed = deed, .card = kind, .zone = zone});
    }
}

void respond_target_moves(const Question& q, MoveList& out) {
    if (*q.step.deed == Deed::attack_building) {
        for (std::uint8_t i = 0; i < q.state.sites.size(); ++i)
            if (q.state.sites[i].owner == q.state.active && enabled(q.state.sites[i])) out.push(make(Verb::strike, i));
        return;
    }
    const Set<Kind> wanted = targets_of(*q.step.deed);
    for (Kind kind : q.state.pending.cards.at_least(1) & wanted)
        out.push(make(Verb::target, q.state.active.index(), kind, Copy::fresh));
    if (q.state.pending.inspired && wanted.has(*q.state.pending.inspired))
        out.push(make(Verb::target, q.state.active.index(), *q.state.pending.inspired, Copy::inspired));
}

void respond_target(Turn& turn, const Step& step, Move move) {
    play_card(turn, *step.deed, *step.card, *step.zone);
    Attack attack{.deed = *step.deed, .attacker = turn.seat, .owner = turn.state.active, .card = step.card};
    if (verb_of(move) == Verb::strike) {
        attack.site = move.args[0];
    } else {
        attack.target = arg<Kind>(move, 1);
        attack.copy = arg<Copy>(move, 2);
    }
    start_attack(turn, attack);
}

}  // namespace

void advance_window(Turn& turn) {
    State& state = turn.state;
    Pending& pending = state.pending;
    if (!works(state)) return fizzle(turn);
    const bool open = wants_window(state);
    for (; open && pending.asked + 1u < state.players.size(); ++pending.asked) {
        const Seat seat = seat_after(state, state.active, 1 + pending.asked);
        if (possible_responses(state, seat).empty()) continue;
        return turn.ask(seat, {.kind = StepKind::respond});
    }
    resolve(turn);
}

// ---- Protection ----

bool may_guard(const State& state, Seat seat) {
    return state.phase == Phase::gathering && state.circulation.has(Kind::guard) && has_hidden(state, seat);
}

namespace {

bool saveable(Deed deed) { return deed == Deed::snipe || deed == Deed::snipe1 || deed == Deed::attack_leader; }

// Another card than the target, in an open force.
int savers(const State& state, Seat seat, Kind kind) {
    const Force& force = player_at(state, seat).force;
    int count = force.used.full() ? 0 : unused(force, kind);
    const Attack& attack = state.attack;
    if (attack.owner == seat && attack.target == Maybe<Kind>(kind) && attack.copy != Copy::used) --count;
    return count;
}

constexpr std::array<Kind, 2> saver_kinds{Kind::medic, Kind::combat_medics};

}  // namespace

bool may_save(const State& state, Seat seat) {
    if (state.phase == Phase::gathering) return state.circulation.has(Kind::medic) && has_hidden(state, seat);
    return savers(state, seat, Kind::medic) > 0 || savers(state, seat, Kind::combat_medics) > 0;
}

void start_attack(Turn& turn, const Attack& attack) {
    turn.state.attack = attack;
    turn.state.attack.stage = turn.state.phase == Phase::gathering ? Protection::guard : Protection::save;
    Event event{.kind = EventKind::attacks, .deed = attack.deed, .other = attack.owner};
    event.card = attack.target;
    if (attack.deed == Deed::attack_building) {
        event.building = turn.state.sites[attack.site].building;
        event.number = static_cast<std::uint8_t>(attack.site + 1);
    }
    if (attack.deed == Deed::attack_leader) event.leader = turn.of(attack.owner).leader;
    turn.tell(attack.attacker, event);
}

namespace {

void hit_card(Turn& turn, const Attack& attack) {
    State& state = turn.state;
    const Kind kind = *attack.target;
    if (state.phase == Phase::gathering) {
        if (attack.copy == Copy::inspired)
            state.pending.inspired = {};
        else
            state.pending.cards.remove(kind);
        turn.of(attack.owner).discard.add(kind);
        return;
    }
    strike_out(force_of(state, attack.owner), kind, attack.copy);
    if (solo(state) && attack.owner == enemy_seat)
        state.removed.add(kind);
    else
        turn.of(attack.owner).discard.add(kind);
}

}  // namespace

void take_effect(Turn& turn, const Attack& attack) {
    State& state = turn.state;
    switch (attack.deed) {
    case Deed::attack_building:
        state.sites[attack.site].marks.add(Mark::disabled);
        turn.tell(attack.owner, {.kind = EventKind::disabled, .building = state.sites[attack.site].building});
        return;
    case Deed::attack_leader:
        turn.of(attack.owner).wounded = true;
        turn.tell(attack.owner, {.kind = EventKind::wounded, .leader = turn.of(attack.owner).leader});
        return;
    case Deed::bomb: {
        Player& fanatic = turn.of(attack.attacker);
        if (state.phase == Phase::gathering && fanatic.discard[*attack.card] > 0) {
            fanatic.discard.remove(*attack.card);
            remove_from_game(turn, attack.attacker, *attack.card);
        }
        break;
    }
    default: break;
    }
    hit_card(turn, attack);
    turn.tell(attack.owner, {.kind = EventKind::discards, .card = *attack.target, .count = 1});
}

namespace {

void end_attack(Turn& turn) {
    const Attack attack = turn.state.attack;
    turn.state.attack = {};
    if (!attack.saved) take_effect(turn, attack);
}

}  // namespace

void advance_attack(Turn& turn) {
    State& state = turn.state;
    Attack& attack = state.attack;
    if (attack.saved) return end_attack(turn);
    if (attack.stage == Protection::guard) {
        if (attack.asked++ == 0 && may_guard(state, attack.owner))
            return turn.ask(attack.owner, {.kind = StepKind::protect_guard});
        attack.stage = Protection::save;
        attack.asked = 0;
    }
    while (saveable(attack.deed) && attack.asked < state.players.size()) {
        const Seat seat = seat_after(state, attack.owner, attack.asked++);
        if (seat == attack.attacker || !may_save(state, seat)) continue;
        return turn.ask(seat, {.kind = StepKind::protect_save});
    }
    end_attack(turn);
}

namespace {

void guard_moves(const Question& q, MoveList& out) {
    if (player_at(q.state, q.seat).hand[Kind::guard] > 0) out.push(make(Verb::guard, Zone::hand));
    if (in_bunker(q.state, q.seat, Kind::guard)) out.push(make(Verb::guard, Zone::bunker));
    out.push(make(Verb::pass));
}

void guard(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::pass) return turn.tell(turn.seat, {.kind = EventKind::passes});
    take_out(turn, turn.seat, Kind::guard, arg<Zone>(move));
    turn.me.discard.add(Kind::guard);
    turn.state.attack.saved = true;
    turn.tell(turn.seat, {.kind = EventKind::guarded, .card = Kind::guard});
    draw_to_hand(turn, turn.seat, consolation_draw);
}

void save_moves(const Question& q, MoveList& out) {
    if (q.state.phase == Phase::gathering) {
        if (player_at(q.state, q.seat).hand[Kind::medic] > 0) out.push(make(Verb::save, Kind::medic, Zone::hand));
        if (in_bunker(q.state, q.seat, Kind::medic)) out.push(make(Verb::save, Kind::medic, Zone::bunker));
    } else {
        for (Kind kind : saver_kinds)
            if (savers(q.state, q.seat, kind) > 0) out.push(make(Verb::save, kind, Zone::force));
    }
    out.push(make(Verb::pass));
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
    turn.state.attack.saved = true;
    turn.tell(turn.seat, {.kind = EventKind::saved, .card = kind, .other = turn.state.attack.owner});
}

// ---- What is asked ----

// Whoever says nothing in somebody else's turn passes.
void ask_or_pass(Prompt& prompt, std::string line) {
    prompt.line = std::move(line);
    prompt.silence = name_of(Verb::pass);
}

void ask_respond(const Question& q, Prompt& prompt) {
    const Pending& pending = q.state.pending;
    std::string text = side_name(q, q.state.active) + ": " + title(pending.action);
    text += declared_at(declaration(q.state), told_to(q));
    Bag<Kind> cards = pending.cards;
    if (pending.inspired) cards.add(*pending.inspired);
    if (!cards.empty()) text += " with " + text_of(cards);
    if (adds_up(pending.action)) text += " for " + plain(pending_sum(q.state).value);
    ask_or_pass(prompt, text + ". Respond, or pass.");
}

std::string attack_text(const Question& q) {
    const std::string attacker = solo(q.state) ? "The enemy" : side_name(q, q.state.attack.attacker);
    return attack_text(q.state, told_to(q), attacker);
}

void ask_guard(const Question& q, Prompt& prompt) { ask_or_pass(prompt, attack_text(q) + ". Play a guard?"); }
void ask_save(const Question& q, Prompt& prompt) { ask_or_pass(prompt, attack_text(q) + ". Save?"); }

}  // namespace

const StepRule respond_rule{.moves = respond_moves, .play = respond, .ask = ask_respond};
const StepRule respond_target_rule{.moves = respond_target_moves, .play = respond_target, .ask = ask_target};
const StepRule protect_guard_rule{.moves = guard_moves, .play = guard, .ask = ask_guard};
const StepRule protect_save_rule{.moves = save_moves, .play = save, .ask = ask_save};

}  // namespace skerry::arctic_scavengers
