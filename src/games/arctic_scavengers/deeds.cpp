// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// What is done to others, a row each: responses in their turns (5.4) and deeds of the skirmish (5.5).
namespace skerry::arctic_scavengers {
namespace {

// ---- What they do ----

void disable(Turn& turn, const Attack& attack) {
    Site& site = turn.state.sites[attack.site];
    site.marks.add(Mark::disabled);
    turn.tell(attack.owner, {.kind = EventKind::disabled, .building = site.building});
}

void wound(Turn& turn, const Attack& attack) {
    Player& owner = turn.of(attack.owner);
    owner.wounded = true;
    turn.tell(attack.owner, {.kind = EventKind::wounded, .leader = owner.leader});
}

void put_aside(Turn& turn, const Attack& attack) {
    State& state = turn.state;
    const Kind kind = *attack.target;
    const bool enemy = solo(state) && attack.owner == enemy_seat;
    if (state.phase != Phase::gathering)
        strike_out(force_of(state, attack.owner), kind, attack.copy);
    else if (attack.copy == Copy::inspired)
        state.pending.inspired = {};
    else
        state.pending.cards.remove(kind);
    (enemy ? state.removed : turn.of(attack.owner).discard).add(kind);
    turn.tell(attack.owner, {.kind = EventKind::discards, .card = kind, .count = 1});
}

// The fanatic's refugee card leaves the game: in the skirmish before, in a turn now.
void explode(Turn& turn, const Attack& attack) {
    Player& fanatic = turn.of(attack.attacker);
    if (turn.state.phase == Phase::gathering && fanatic.discard[*attack.card] > 0) {
        fanatic.discard.remove(*attack.card);
        remove_from_game(turn, attack.attacker, *attack.card);
    }
    put_aside(turn, attack);
}

void give_up(Turn& turn, Kind kind) {
    Force& force = turn.me.force;
    strike_out(force, kind, has_copy(force, kind, Copy::gassed) ? Copy::gassed : Copy::fresh);
    turn.me.powers.add(Leader::fanatic);
    remove_from_game(turn, turn.seat, kind);
}

void throw_gas(Turn& turn, Kind kind) {
    turn.me.force.cards.remove(kind);
    turn.me.discard.add(kind);
}

void gas(Turn& turn, const Attack& attack) { force_of(turn.state, attack.owner).gassed.push(*attack.target); }

bool can_gas(const Force& force, Kind kind, Copy copy) {
    return !force.gassed.full() && can_be_gassed(force, kind, copy);
}

void drill_fighters(Turn& turn) {
    turn.me.done.add(Action::drill);
    start_drill(turn, turn.seat);
}

// ---- What they answer ----

bool guards(const State& state, Seat seat) {
    const Pending& pending = state.pending;
    return spied_on(pending, seat) || (pending.action == Action::demolish && pending.tribe == seat);
}

bool guards_from_force(const Pending& pending) { return pending.action != Action::demolish; }
bool may_drill(const Player& player) { return !player.done.has(Action::drill); }
bool answers_recon(const State& state, Seat) { return state.pending.action == Action::recon; }
bool answers_digging(const State& state, Seat) { return sees_junkyard(state.pending) && !state.junkyard.empty(); }

// In the order of Deed.
// clang-format off
constexpr std::array<DeedRule, count_of<Deed>> deeds{{
    {.title = "Disarm", .text = {"A saboteur puts aside a tool."}, .does = "disarms",
     .idle = "There is no tool that it could put aside.",
     .cards = {Kind::saboteur}, .at = DeedAim::card, .targets = tools,
     .spared = [](const Player& player) { return led_by(player).keeps_tools; },
     .effect = put_aside, .turns = {true}, .skirmish = {true}},
    {.title = "Snipe", .text = {"A sniper team puts aside a person."}, .does = "snipes",
     .idle = "There is no person to snipe.",
     .cards = {Kind::sniper_team}, .at = DeedAim::card, .targets = persons, .saved = true,
     .effect = put_aside, .turns = {true}, .skirmish = {true}},
    {.title = "Snipe one", .text = {"An assassin puts aside a card of one person."}, .does = "snipes",
     .idle = "There is no card of a single person to snipe.",
     .cards = {Kind::assassin}, .at = DeedAim::card, .targets = single_persons, .saved = true,
     .effect = put_aside, .turns = {true}, .skirmish = {true}},
    {.title = "Bomb", .does = "bombs", .idle = "There is no card to bomb.", .power = Leader::fanatic,
     .cards = refugee_cards, .at = DeedAim::card, .targets = all_kinds,
     .effect = explode, .turns = {.possible = true, .from_force = [](const Pending&) { return false; }},
     .skirmish = {.possible = true, .spend = give_up}},
    {.title = "Attack a building", .text = attack_building_text, .does = "attacks",
     .cards = {Kind::saboteur}, .at = DeedAim::building, .attack = true,
     .effect = disable, .turns = {true}, .skirmish = {true}},
    {.title = "Attack a leader", .text = attack_leader_text, .does = "attacks",
     .cards = {Kind::sniper_team}, .at = DeedAim::leader, .attack = true, .saved = true,
     .effect = wound, .turns = {true}, .skirmish = {true}},
    {.title = "Cancel recon", .text = {"A scouting refugee stops the recon; you draw a card."},
     .idle = "It stops nothing but recon.",
     .cards = {Kind::scouting_refugee}, .turns = {.possible = true, .answers = answers_recon, .respond = cancel}},
    {.title = "Guard", .text = {"A guard stops what is done to you; you draw a card."},
     .idle = "It stops only what is done to you, and out of the force only a spy.",
     .cards = {Kind::guard}, .turns = {true, guards, guards_from_force, cancel}},
    {.title = "Yardmaster", .power = Leader::yardmaster,
     .turns = {.possible = true, .answers = answers_digging, .respond = [](Turn& turn) { look_at_yard(turn, turn.seat); }}},
    {.title = "Tear gas", .text = {"One person of another player fights with nothing."},
     .idle = "There is nobody whom it would still hurt.",
     .cards = {Kind::tear_gas}, .at = DeedAim::card, .targets = persons, .sure = true,
     .effect = gas, .skirmish = {.possible = true, .hits = can_gas, .spend = throw_gas}},
    {.title = "Provoke", .text = {"Your score is the size of your force while the provocateur stands."},
     .cards = {Kind::provocateur}, .skirmish = {true}},
    {.title = "Drill", .text = drill_text, .idle = "You have drilled this round.",
     .cards = {Kind::drill_sergeant}, .skirmish = {.possible = true, .ready = may_drill, .use = drill_fighters}},
}};
// clang-format on

constexpr Set<Deed> responses = [] {
    Set<Deed> all;
    for (Deed deed : each<Deed>())
        if (deeds[static_cast<std::size_t>(deed)].turns.possible) all.add(deed);
    return all;
}();
template <class Wanted>
constexpr Set<Kind> doers_where(Wanted wanted) {
    return kinds_where([&](Kind kind) {
        return std::any_of(deeds.begin(), deeds.end(),
                           [&](const DeedRule& rule) { return wanted(rule) && rule.cards.has(kind); });
    });
}
constexpr Set<Kind> responders = doers_where([](const DeedRule& rule) { return rule.turns.possible && !rule.power; });

bool any_enabled_site(const State& state, Seat owner) {
    for (const Site& site : state.sites)
        if (site.owner == owner && enabled(site)) return true;
    return false;
}

bool aims_at(const State& state, const DeedRule& rule, const Set<Kind>& kinds) {
    const Player& acting = state.players[state.active];
    switch (rule.at) {
    case DeedAim::nothing:  return true;
    case DeedAim::card:     return !(kinds & rule.targets).empty() && !(rule.spared && rule.spared(acting));
    case DeedAim::building: return any_enabled_site(state, state.active);
    case DeedAim::leader:   return leader_of(acting) != Leader::unknown;
    }
    return false;
}

}  // namespace

constexpr Set<Kind> skirmishers = doers_where([](const DeedRule& rule) { return rule.skirmish.possible; });

const DeedRule& rule_of(Deed deed) { return deeds[static_cast<std::size_t>(deed)]; }

std::string_view why_idle(const Player& me, Kind kind, bool in_skirmish) {
    for (const DeedRule& rule : deeds) {
        if (!rule.cards.has(kind) || !(in_skirmish ? rule.skirmish.possible : rule.turns.possible)) continue;
        if (!rule.power) return rule.idle;
        if (me.leader != rule.power) continue;
        if (me.wounded) return "Your leader is wounded.";
        return me.powers.has(*rule.power) ? "Your leader has done that this round." : rule.idle;
    }
    return {};
}

bool has_hidden(const State& state, Seat seat) {
    return !state.players[seat].hand.empty() || bunker_cards(state, seat) > 0;
}

Set<Deed> possible_responses(const State& state, Seat seat) {
    const Player& me = state.players[seat];
    if (!me.leader && (state.circulation & responders).empty()) return {};
    Set<Kind> kinds = state.pending.cards.at_least(1);
    if (state.pending.inspired) kinds.add(*state.pending.inspired);
    const bool hidden = has_hidden(state, seat), sent = !me.force.cards.empty();
    const auto can_be = [&](const DeedRule& rule) {
        if (rule.power && !has_power(me, *rule.power)) return false;
        if (!rule.cards.empty() &&
            ((state.circulation & rule.cards).empty() || !(hidden || (sent && takes_from_force(rule, state.pending)))))
            return false;
        return (!rule.attack || state.setup.hq == dirty_deeds) && aims_at(state, rule, kinds) &&
               (!rule.turns.answers || rule.turns.answers(state, seat));
    };
    Set<Deed> possible;
    for (Deed deed : responses)
        if (can_be(rule_of(deed))) possible.add(deed);
    return possible;
}

}  // namespace skerry::arctic_scavengers
