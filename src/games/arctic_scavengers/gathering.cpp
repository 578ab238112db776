#include <algorithm>

#include "games/arctic_scavengers/rules.h"

// The active player's turn (5.3): what he may begin, and how an action is put together. First the action, then whom or
// what it is about, then its cards one by one in a fixed order. Only what can be completed is offered. Nobody else sees
// anything before the declaration.
namespace skerry::arctic_scavengers {
namespace {

// Cards of the hand that are not part of the action yet.
Bag<Kind> at_hand(const State& state, Seat seat) {
    Bag<Kind> rest = player_at(state, seat).hand;
    const Pending& pending = state.pending;
    if (pending.action == Action::retrieve) return rest;
    for (Kind kind : pending.cards.at_least(1)) rest.remove(kind, pending.cards[kind]);
    if (pending.inspired) rest.remove(*pending.inspired);
    if (pending.action == Action::recon && pending.stack) rest.remove(*pending.stack);
    return rest;
}

Set<Kind> after(const Maybe<Kind>& last) { return last ? from_here_on[static_cast<std::size_t>(*last)] : all_kinds; }

// ---- Dig, hunt, draw, build ----

// What is in an action already, as far as completing it is concerned.
struct Progress {
    bool base = false, positive = false, builder = false;
};

bool can_complete(Progress p, Action action, const AbilityKinds& kinds, const Set<Kind>& rest) {
    return (p.base || !(rest & kinds.bases).empty()) && (p.positive || !(rest & kinds.positive).empty()) &&
           (action != Action::build || p.builder || !(rest & builders).empty());
}

Set<Kind> usable(const AbilityKinds& kinds) { return kinds.bases | kinds.modifiers | kinds.bonuses; }

bool may_inspire(const Player& player, Action action) {
    if (leads(player, Leader::peacemaker)) return action != Action::draw && !player.powers.has(Leader::peacemaker);
    return leads(player, Leader::mentor) && !player.powers.has(Leader::mentor);
}

Set<Kind> inspiring(const Player& player, Action action, const AbilityKinds& kinds, const Set<Kind>& held) {
    Set<Kind> choices;
    if (!player.leader || !may_inspire(player, action)) return choices;
    for (Kind kind : held& refugee_cards) {
        Set<Kind> rest = held & usable(kinds);
        if (player.hand[kind] == 1) rest.remove(kind);
        if (can_complete({.positive = true}, action, kinds, rest)) choices.add(kind);
    }
    return choices;
}

bool can_add_up(const Player& player, Action action, const Set<Kind>& held) {
    const AbilityKinds kinds = kinds_for(player, ability_of(action));
    return can_complete({}, action, kinds, held & usable(kinds)) || !inspiring(player, action, kinds, held).empty();
}

void add_up_moves(const State& state, Seat seat, MoveList& out) {
    const Player& player = player_at(state, seat);
    const Pending& pending = state.pending;
    const Action action = pending.action;
    const AbilityKinds kinds = kinds_for(player, ability_of(action));
    if (!pending.last && !pending.inspired)
        for (Kind kind : inspiring(player, action, kinds, player.hand.at_least(1))) out.push(make(Verb::inspire, kind));

    const Set<Kind> in = pending.cards.at_least(1);
    const Progress now{.base = !(in & kinds.bases).empty(),
                       .positive = pending.inspired || !(in & kinds.positive).empty(),
                       .builder = !(in & builders).empty()};
    const Sum sum = pending_sum(state);
    const Bag<Kind> hand = at_hand(state, seat);
    const Set<Kind> rest = hand.at_least(1) & usable(kinds) & after(pending.last);
    for (Kind kind : rest) {
        if (kinds.bonuses.has(kind) && sum.tools >= sum.bases) continue;
        Set<Kind> later = rest & from_here_on[static_cast<std::size_t>(kind)];
        if (hand[kind] == 1) later.remove(kind);
        const Progress then{.base = now.base || kinds.bases.has(kind),
                            .positive = now.positive || kinds.positive.has(kind),
                            .builder = now.builder || builders.has(kind)};
        if (can_complete(then, action, kinds, later)) out.push(make(Verb::add, kind));
    }
    if (can_complete(now, action, kinds, {})) out.push(make(Verb::done));
}

// ---- Hire ----

bool discount_fits(Cost cost, int refugees) {
    return refugees == 0 || cost.any > 0 || (refugees == swindler_for_food ? cost.food : cost.med) > 0;
}

bool can_swindle(const Player& player) {
    return leads(player, Leader::swindler) && !player.powers.has(Leader::swindler);
}

// Whether a payment that holds so many refugee cards can be completed, with up to so many more of them.
bool can_pay(const State& state, Cost cost, int refugees, int more, Meds meds, Meds rest) {
    for (int n = refugees; n <= refugees + more && n <= swindler_for_med; ++n)
        if (discount_fits(cost, n) && payable(state, discounted(cost, n), meds, rest)) return true;
    return false;
}

void payment_moves(const State& state, Seat seat, MoveList& out) {
    const Player& player = player_at(state, seat);
    const Pending& pending = state.pending;
    const Cost cost = cost_for(player, *pending.stack);
    const Bag<Kind> hand = at_hand(state, seat);
    const Meds meds = meds_in(pending.cards);
    const int refugees = refugees_in(pending.cards);
    const bool may_swindle = can_swindle(player) && meds.total() == 0 && refugees < swindler_for_med;
    if (may_swindle)
        for (Kind kind : hand.at_least(1) & refugee_cards & after(pending.last)) {
            int more = 0;
            for (Kind other : refugee_cards& from_here_on[static_cast<std::size_t>(kind)]) more += hand[other];
            if (can_pay(state, cost, refugees + 1, more - 1, {}, meds_in(hand))) out.push(make(Verb::add, kind));
        }
    if (!discount_fits(cost, refugees)) return;
    const Cost due = discounted(cost, refugees);
    const bool first = meds.total() == 0;
    Bag<Kind> rest;
    for (Kind kind : hand.at_least(1) & med_kinds)
        if (first || after(pending.last).has(kind)) rest.add(kind, hand[kind]);
    for (Kind kind : rest.at_least(1)) {
        Bag<Kind> later, with;
        for (Kind other : rest.at_least(1) & from_here_on[static_cast<std::size_t>(kind)])
            later.add(other, rest[other]);
        later.remove(kind);
        with = pending.cards;
        with.add(kind);
        if (payable(state, due, meds_in(with), meds_in(later))) out.push(make(Verb::add, kind));
    }
    if (pays_exactly(state, due, meds)) out.push(make(Verb::done));
}

// ---- Other actions ----

bool fits_site(const State& state, Seat seat, Action action, const Site& site) {
    const Player& player = player_at(state, seat);
    const bool own = site.owner == seat;
    switch (action) {
    case Action::accelerate: return own && !completed(site) && !site.marks.has(Mark::fresh);
    case Action::store:
        return own && enabled(site) && site.stored.size() < row(site.building).capacity &&
               !(player.hand.at_least(1) & row(site.building).holds).empty();
    case Action::retrieve:        return own && enabled(site) && !site.stored.empty() && !site.marks.has(Mark::stocked);
    case Action::repair:          return own && completed(site) && site.marks.has(Mark::disabled);
    case Action::demolish:        return !completed(site) && site.timers.size() < row(site.building).time;
    case Action::attack_building: return !own && enabled(site);
    default:                      return false;
    }
}

bool any_site(const State& state, Seat seat, Action action) {
    for (const Site& site : state.sites)
        if (fits_site(state, seat, action, site)) return true;
    return false;
}

bool fits_leader(const State& state, Seat seat, Seat other) {
    const Player& target = player_at(state, other);
    return other != seat && target.leader && !target.wounded;
}

bool any_leader(const State& state, Seat seat) {
    for (std::uint8_t i = 0; i < state.players.size(); ++i)
        if (fits_leader(state, seat, Seat(i))) return true;
    return false;
}

Set<Kind> fetchable(const State& state, Seat seat) {
    return state.fetchable.at_least(1) & player_at(state, seat).discard.at_least(1);
}

// ---- Recon ----

bool fits_zone(const State& state, Seat seat, Zone zone, std::size_t n) {
    if (zone == Zone::leaders_pile) return !state.leaders_pile.empty();
    if (zone == Zone::enemy_pile) return solo(state) && !state.enemy_piles[n].cards.empty();
    if (zone == Zone::site) {
        const Site& site = state.sites[n];
        return site.owner != seat && !(site.timers.empty() && site.stored.empty());
    }
    const Player& player = state.players[n];
    if (n == seat.index()) return false;
    if (zone == Zone::hand) return !player.hand.empty();
    if (zone == Zone::force) return !player.force.cards.empty();
    int timers = 0;
    for (const Site& site : state.sites)
        if (site.owner.index() == n)
            for (Kind kind : site.timers) timers += kind == Kind::unknown;
    return player.deck.total() > timers;
}

template <class F>
void for_each_zone(const State& state, Seat seat, F f) {
    for (std::uint8_t i = 0; i < state.players.size(); ++i)
        for (Zone zone : {Zone::hand, Zone::force, Zone::deck})
            if (fits_zone(state, seat, zone, i)) f(zone, i);
    for (std::uint8_t i = 0; i < state.sites.size(); ++i)
        if (fits_zone(state, seat, Zone::site, i)) f(Zone::site, i);
    if (fits_zone(state, seat, Zone::leaders_pile, 0)) f(Zone::leaders_pile, std::uint8_t{0});
    for (std::uint8_t i = 0; i < state.enemy_piles.size(); ++i)
        if (fits_zone(state, seat, Zone::enemy_pile, i)) f(Zone::enemy_pile, i);
}

bool can_recon(const State& state, Seat seat, Source source) {
    const Player& player = player_at(state, seat);
    if (source == Source::spy) {
        bool any = false;
        if (player.hand[Kind::spy] > 0) for_each_zone(state, seat, [&](Zone, std::uint8_t) { any = true; });
        return any;
    }
    if (piles_to_see(state).empty()) return false;
    if (source == Source::binoculars) return player.hand[Kind::binoculars] > 0;
    return enabled_count(state, seat, Building::scout_tower) > 0 && !player.hand.empty();
}

int piles_wanted(const State& state) { return std::min(tower_piles, piles_to_see(state).size()); }

}  // namespace

std::size_t pile_size(const State& state, SharedPile pile) {
    switch (pile) {
    case SharedPile::junkyard:     return state.junkyard.size();
    case SharedPile::contested:    return state.contested.size();
    case SharedPile::schematics:   return state.schematics.size();
    case SharedPile::leaders_pile: return state.leaders_pile.size();
    }
    return 0;
}

Set<SharedPile> piles_to_see(const State& state) {
    Set<SharedPile> piles;
    for (SharedPile pile : Set<SharedPile>::range(SharedPile::junkyard, SharedPile::leaders_pile))
        if (pile_size(state, pile) > 0) piles.add(pile);
    if (state.players.size() == 2) piles.remove(SharedPile::contested);  // Ruling 28
    return piles;
}

namespace {

// A hand looked at once, for all that may be begun with it.
struct Chances {
    Chances(const State& s, Seat who)
        : state(s),
          seat(who),
          player(player_at(s, who)),
          held(player.hand.at_least(1)),
          meds(meds_in(player.hand)),
          refugees(can_swindle(player) ? refugees_in(player.hand) : 0) {}

    bool unused_power(Leader leader) const { return leads(player, leader) && !player.powers.has(leader); }
    bool any(const Set<Kind>& kinds) const { return !(held & kinds).empty(); }
    bool hire(Kind kind) const {
        return !player.done.has(Action::hire) && state.market[kind] > 0 &&
               can_pay(state, cost_for(player, kind), 0, refugees, {}, meds);
    }
    bool start(Action action) const;

    const State& state;
    Seat seat;
    const Player& player;
    Set<Kind> held;
    Meds meds;
    int refugees;
};

bool Chances::start(Action action) const {
    if (player.done.has(action)) return false;
    switch (action) {
    case Action::dig:   return !state.junkyard.empty() && can_add_up(player, action, held);
    case Action::hunt:
    case Action::draw:  return can_add_up(player, action, held);
    case Action::build: return any(builders) && !state.schematics.empty() && can_add_up(player, action, held);
    case Action::hire:  return false;  // a move of its own
    case Action::hire_leader:
        return !state.leaders_pile.empty() && !player.done.has(Action::hire) && best_pool(state) > 0;
    case Action::trash:      return !held.empty() && state.junkyard.size() + contested_count < most_junkyard;
    case Action::accelerate:
    case Action::repair:     return !state.sites.empty() && any(persons) && any_site(state, seat, action);
    case Action::recon:
        return (held.has(Kind::spy) && can_recon(state, seat, Source::spy)) ||
               (held.has(Kind::binoculars) && can_recon(state, seat, Source::binoculars)) ||
               (!state.sites.empty() && can_recon(state, seat, Source::scout_tower));
    case Action::drill:    return held.has(Kind::drill_sergeant);
    case Action::demolish: return held.has(Kind::demolition_team) && any_site(state, seat, action);
    case Action::store:
    case Action::retrieve: return !state.sites.empty() && any_site(state, seat, action);
    case Action::heal:     return player.leader && player.wounded && any(med_kinds);
    case Action::attack_building:
        return state.setup.hq == 4 && held.has(Kind::saboteur) && any_site(state, seat, action);
    case Action::attack_leader: return state.setup.hq == 4 && held.has(Kind::sniper_team) && any_leader(state, seat);
    case Action::butcher:       return unused_power(Leader::butcher) && any(persons);
    case Action::cannibal:      return unused_power(Leader::cannibal) && any(persons);
    case Action::organizer:
        return unused_power(Leader::organizer) && !player.done.has(Action::draw) && any(refugee_cards);
    case Action::yardmaster: return unused_power(Leader::yardmaster) && !state.junkyard.empty();
    case Action::map:        return held.has(Kind::map) && !fetchable(state, seat).empty();
    }
    return false;
}

}  // namespace

bool can_hire(const State& state, Seat seat, Kind kind) { return Chances(state, seat).hire(kind); }
bool can_start(const State& state, Seat seat, Action action) { return Chances(state, seat).start(action); }

namespace {

// ---- Choosing what an action is about ----

bool needs_aim(Action action) {
    switch (action) {
    case Action::hire_leader:
    case Action::accelerate:
    case Action::recon:
    case Action::demolish:
    case Action::store:
    case Action::retrieve:
    case Action::repair:
    case Action::attack_building:
    case Action::attack_leader:
    case Action::map:             return true;
    default:                      return false;
    }
}

void recon_moves(const State& state, Seat seat, MoveList& out) {
    const Pending& pending = state.pending;
    if (!pending.source) {
        for (Source source : {Source::spy, Source::binoculars, Source::scout_tower})
            if (can_recon(state, seat, source)) out.push(make(Verb::source, source));
        return;
    }
    if (*pending.source == Source::spy)
        return for_each_zone(state, seat, [&](Zone zone, std::uint8_t n) { out.push(make(Verb::look, zone, n)); });
    if (!pending.stack) {
        for (Kind kind : at_hand(state, seat).at_least(1)) out.push(make(Verb::discard, kind));
        return;
    }
    const Set<SharedPile> all = piles_to_see(state);
    const int more = piles_wanted(state) - pending.piles.size() - 1;
    for (SharedPile pile : all) {
        bool past = pending.piles.has(pile);
        int later = 0;
        for (SharedPile chosen : pending.piles) past = past || chosen > pile;
        for (SharedPile other : all) later += other > pile;
        if (!past && later >= more) out.push(make(Verb::pile, pile));
    }
}

void aim_moves(const State& state, Seat seat, const Step&, MoveList& out) {
    const Action action = state.pending.action;
    switch (action) {
    case Action::hire_leader: {
        const int most = std::min(best_pool(state), static_cast<int>(state.leaders_pile.size()));
        for (int food = 1; food <= most; ++food) out.push(make(Verb::spend, food));
        return;
    }
    case Action::recon: return recon_moves(state, seat, out);
    case Action::attack_leader:
        for (std::uint8_t i = 0; i < state.players.size(); ++i)
            if (fits_leader(state, seat, Seat(i))) out.push(make(Verb::tribe, i));
        return;
    case Action::map:
        for (Kind kind : fetchable(state, seat)) out.push(make(Verb::fetch, kind));
        return;
    default:
        for (std::uint8_t i = 0; i < state.sites.size(); ++i)
            if (fits_site(state, seat, action, state.sites[i])) out.push(make(Verb::site, i));
    }
}

// An action that is played with one card that is known from the start.
Maybe<Kind> its_card(Action action) {
    switch (action) {
    case Action::drill:           return Kind::drill_sergeant;
    case Action::demolish:        return Kind::demolition_team;
    case Action::attack_building: return Kind::saboteur;
    case Action::attack_leader:   return Kind::sniper_team;
    default:                      return {};
    }
}

// The next question about the action that is being put together, or its completion.
void ask_on(Turn& turn) {
    Pending& pending = turn.state.pending;
    turn.revealed = Revealed::no;
    if (pending.action == Action::yardmaster) {
        turn.me().powers.add(Leader::yardmaster);
        turn.state.fetchable = {};
        turn.state.pending = {};
        turn.revealed = Revealed::yes;
        return look_at_yard(turn, turn.seat);
    }
    if (needs_aim(pending.action) && !pending.aimed) return turn.ask(turn.seat, {.kind = StepKind::aim});
    if (const Maybe<Kind> card = its_card(pending.action)) {
        pending.cards.add(*card);
        return declare(turn);
    }
    if (pending.action == Action::hire_leader) return declare(turn);
    turn.ask(turn.seat, {.kind = StepKind::compose});
}

void aim(Turn& turn, const Step&, Move move) {
    Pending& pending = turn.state.pending;
    switch (verb_of(move)) {
    case Verb::fetch: return fetch(turn, arg<Kind>(move));
    case Verb::spend:
        pending.count = move.args[0];
        pending.aimed = true;
        break;
    case Verb::source:
        pending.source = arg<Source>(move);
        if (*pending.source == Source::binoculars) {
            pending.cards.add(Kind::binoculars);
            pending.aimed = true;
        } else if (*pending.source == Source::spy) {
            pending.cards.add(Kind::spy);
        }
        break;
    case Verb::look:
        pending.zone = arg<Zone>(move);
        if (*pending.zone <= Zone::deck)
            pending.tribe = arg<Seat>(move, 1);
        else
            pending.site = move.args[1];
        if (*pending.zone == Zone::site) pending.tribe = turn.state.sites[pending.site].owner;
        pending.aimed = true;
        break;
    case Verb::discard: pending.stack = arg<Kind>(move); break;
    case Verb::pile:
        pending.piles.add(arg<SharedPile>(move));
        pending.aimed = pending.piles.size() == piles_wanted(turn.state);
        break;
    case Verb::tribe:
        pending.tribe = arg<Seat>(move);
        pending.aimed = true;
        break;
    default:
        pending.site = move.args[0];
        pending.tribe = turn.state.sites[pending.site].owner;
        pending.aimed = true;
    }
    ask_on(turn);
}

// ---- Choosing cards ----

// Actions that are played with exactly one card of some kinds.
Set<Kind> one_of(Action action) {
    switch (action) {
    case Action::repair:
    case Action::butcher:
    case Action::cannibal:  return persons;
    case Action::heal:      return med_kinds;
    case Action::organizer: return refugee_cards;
    default:                return {};
    }
}

void compose_moves(const State& state, Seat seat, const Step&, MoveList& out) {
    const Pending& pending = state.pending;
    if (adds_up(pending.action)) return add_up_moves(state, seat, out);
    if (pending.action == Action::hire) return payment_moves(state, seat, out);
    const auto add_any = [&](const Set<Kind>& kinds) {
        for (Kind kind : kinds) out.push(make(Verb::add, kind));
    };
    const Bag<Kind> hand = at_hand(state, seat);
    const Set<Kind> rest = hand.at_least(1) & after(pending.last);
    const int chosen = pending.cards.total();
    switch (pending.action) {
    case Action::trash:
        if (static_cast<int>(state.junkyard.size()) + contested_count + chosen < most_junkyard) add_any(rest);
        break;
    case Action::accelerate: {
        add_any(rest & persons);
        const int workers = chosen - pending.cards[Kind::toolkit];
        if (rest.has(Kind::toolkit) && pending.cards[Kind::toolkit] < workers) out.push(make(Verb::add, Kind::toolkit));
        break;
    }
    case Action::recon:
        if (rest.has(Kind::binoculars)) out.push(make(Verb::add, Kind::binoculars));
        out.push(make(Verb::done));
        return;
    case Action::store: {
        const Site& site = state.sites[pending.site];
        if (static_cast<int>(site.stored.size()) + chosen < row(site.building).capacity)
            add_any(rest & row(site.building).holds);
        break;
    }
    case Action::retrieve: {
        Bag<Kind> stored;
        for (Kind kind : state.sites[pending.site].stored) stored.add(kind);
        for (Kind kind : pending.cards.at_least(1)) stored.remove(kind, pending.cards[kind]);
        add_any(stored.at_least(1) & after(pending.last));
        break;
    }
    default: return add_any(rest & one_of(pending.action));
    }
    if (chosen > 0) out.push(make(Verb::done));
}

void compose(Turn& turn, const Step& step, Move move) {
    Pending& pending = turn.state.pending;
    turn.revealed = Revealed::no;
    if (verb_of(move) == Verb::done) return complete(turn);
    const Kind kind = arg<Kind>(move);
    if (verb_of(move) == Verb::inspire) {
        pending.inspired = kind;
    } else {
        pending.cards.add(kind);
        pending.last = kind;
        if (!one_of(pending.action).empty()) return complete(turn);
    }
    turn.ask(turn.seat, step);
}

// ---- The turn ----

// Actions that this table and this hand may have at all, so that not each is looked at each time.
Set<Action> thinkable(const Chances& chances) {
    using enum Action;
    const State& state = chances.state;
    Set<Action> actions{dig, hunt, draw, trash};
    if (!state.schematics.empty()) actions.add(build);
    if (!state.leaders_pile.empty()) actions.add(hire_leader);
    if (!state.sites.empty())
        actions = actions | Set<Action>{accelerate, recon, demolish, store, retrieve, repair, attack_building};
    if (chances.any({Kind::spy, Kind::binoculars})) actions.add(recon);
    if (chances.any({Kind::drill_sergeant, Kind::map})) actions = actions | Set<Action>{drill, map};
    if (chances.player.leader) actions = actions | Set<Action>{heal, butcher, cannibal, organizer, yardmaster};
    if (state.setup.hq == 4) actions.add(attack_leader);
    return actions - chances.player.done;
}

void gather_moves(const State& state, Seat seat, const Step&, MoveList& out) {
    const Chances chances(state, seat);
    for (Action action : thinkable(chances))
        if (chances.start(action)) out.push(make(Verb::act, action));
    if (!chances.player.done.has(Action::hire)) {
        const int funds = best_pool(state) + state.butcher_med + chances.meds.total() + (chances.refugees > 0) +
                          leads(chances.player, Leader::sergeant_at_arms);
        for (Kind kind : state.stacks) {
            const Cost& cost = row(kind).cost;
            if (cost.food + cost.med + cost.any <= funds && chances.hire(kind)) out.push(make(Verb::hire, kind));
        }
    }
    out.push(make(Verb::end));
}

void gather(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::end) return end_turn(turn);
    Pending& pending = turn.state.pending;
    pending = {};
    pending.stage = Stage::composing;
    if (verb_of(move) == Verb::hire) {
        pending.action = Action::hire;
        pending.stack = arg<Kind>(move);
    } else {
        pending.action = arg<Action>(move);
    }
    ask_on(turn);
}

}  // namespace

const StepRule gather_rule{gather_moves, gather};
const StepRule aim_rule{aim_moves, aim};
const StepRule compose_rule{compose_moves, compose};

void begin_turn(Turn& turn, Seat who) {
    State& state = turn.state;
    state.active = who;
    state.food = state.cannibal_food = state.butcher_med = 0;
    state.fetchable = {};
    turn.tell(who, {.kind = EventKind::turn_begins});
    for (Site& site : state.sites) {
        site.marks.remove(Mark::stocked);
        feed_from(turn, site);
    }
}

}  // namespace skerry::arctic_scavengers
