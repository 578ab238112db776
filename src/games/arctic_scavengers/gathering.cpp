#include <algorithm>

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// The active player's turn (5.3): what he may begin, and whom or what it is about; its cards follow (composing.cpp). Only
// what can be completed is offered. Nobody else sees anything before the declaration.
namespace skerry::arctic_scavengers {
namespace {

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
    Set<Kind> kinds;
    for (Kind kind : state.fetchable) kinds.add(kind);
    return kinds & player_at(state, seat).discard.at_least(1);
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
               can_hire_for(state, player, kind, meds, refugees);
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
    for (Kind kind : player_at(state, seat).hand.at_least(1)) out.push(make(Verb::discard, kind));
}

void aim_moves(const Question& q, MoveList& out) {
    const Action action = q.state.pending.action;
    switch (action) {
    case Action::hire_leader: {
        const int most = std::min(best_pool(q.state), static_cast<int>(q.state.leaders_pile.size()));
        for (int food = 1; food <= most; ++food) out.push(make(Verb::spend, food));
        return;
    }
    case Action::recon: return recon_moves(q.state, q.seat, out);
    case Action::attack_leader:
        for (std::uint8_t i = 0; i < q.state.players.size(); ++i)
            if (fits_leader(q.state, q.seat, Seat(i))) out.push(make(Verb::tribe, i));
        return;
    case Action::map:
        for (Kind kind : fetchable(q.state, q.seat)) out.push(make(Verb::fetch, kind));
        return;
    default:
        for (std::uint8_t i = 0; i < q.state.sites.size(); ++i)
            if (fits_site(q.state, q.seat, action, q.state.sites[i])) out.push(make(Verb::site, i));
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
        turn.me.powers.add(Leader::yardmaster);
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
        pending.spent = move.args[0];
        pending.aimed = true;
        break;
    case Verb::source:
        pending.source = arg<Source>(move);
        pending.aimed = *pending.source == Source::binoculars;
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
    case Verb::discard:
        pending.price = arg<Kind>(move);
        pending.aimed = true;
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

void gather_moves(const Question& q, MoveList& out) {
    const Chances chances(q.state, q.seat);
    for (Action action : thinkable(chances))
        if (chances.start(action)) out.push(make(Verb::act, action));
    if (!chances.player.done.has(Action::hire)) {
        const int funds = best_pool(q.state) + q.state.butcher_med + chances.meds.total() + (chances.refugees > 0) +
                          leads(chances.player, Leader::sergeant_at_arms);
        for (Kind kind : q.state.stacks) {
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

// ---- Why not ----

bool in_game(const State& state, Seat seat, Action action) {
    const Player& player = player_at(state, seat);
    switch (action) {
    case Action::dig:
    case Action::hunt:
    case Action::draw:
    case Action::trash:       return true;
    case Action::build:
    case Action::accelerate:  return !state.schematics.empty() || !state.sites.empty();
    case Action::hire_leader: return state.setup.leader_draft;
    case Action::recon:
        return state.stacks.has(Kind::spy) || player.hand[Kind::binoculars] > 0 ||
               enabled_count(state, seat, Building::scout_tower) > 0;
    case Action::drill:           return state.stacks.has(Kind::drill_sergeant);
    case Action::attack_building:
    case Action::attack_leader:   return state.setup.hq == 4;
    case Action::butcher:         return player.leader == Maybe<Leader>(Leader::butcher);
    case Action::cannibal:        return player.leader == Maybe<Leader>(Leader::cannibal);
    case Action::organizer:       return player.leader == Maybe<Leader>(Leader::organizer);
    case Action::yardmaster:      return player.leader == Maybe<Leader>(Leader::yardmaster);
    case Action::map:             return player.hand[Kind::map] > 0;
    default:                      return false;
    }
}

std::string why_not(const State& state, Seat seat, Action action) {
    const Player& player = player_at(state, seat);
    if (player.done.has(action)) return "You have done that this round.";
    switch (action) {
    case Action::dig:
        return state.junkyard.empty() ? "The junkyard is empty."
                                      : "Your hand cannot dig: it takes somebody who digs, and at least 1.";
    case Action::hunt: return "Your hand cannot hunt: it takes somebody who hunts, and at least 1.";
    case Action::draw: return "Nobody in your hand can draw.";
    case Action::build:
        return state.schematics.empty() ? "No building is left."
                                        : "It takes an engineer or a tinker, and somebody who digs.";
    case Action::hire_leader:
        if (player.done.has(Action::hire)) return "You have hired this round.";
        return state.leaders_pile.empty() ? "No leader is left." : "You have no food.";
    case Action::trash:           return player.hand.empty() ? "Your hand is empty." : "The junkyard holds no more.";
    case Action::accelerate:      return "It takes a person, and one of your building sites of an earlier round.";
    case Action::recon:           return "It takes a spy, binoculars or a scout tower, and something to look at.";
    case Action::drill:           return "You have no drill sergeant at hand.";
    case Action::attack_building: return "It takes a saboteur, and a building of another tribe that works.";
    case Action::attack_leader:   return "It takes a sniper team, and a healthy leader of another tribe.";
    case Action::map:             return "A map follows directly on an action with persons.";
    case Action::butcher:
    case Action::cannibal:
    case Action::organizer:
    case Action::yardmaster:
        if (player.wounded) return "Your leader is wounded.";
        if (player.powers.has(*player.leader)) return "Your leader has done that this round.";
        if (action == Action::organizer && player.done.has(Action::draw)) return "You have drawn this round.";
        if (action == Action::yardmaster) return "The junkyard is empty.";
        return "Nobody in your hand serves for it.";
    default: return "That is not possible now.";
    }
}

std::string why_not_hire(const State& state, Seat seat, Kind kind) {
    const Player& player = player_at(state, seat);
    if (player.done.has(Action::hire)) return "You have hired this round.";
    if (state.market[kind] == 0) return "Nobody of that kind is left.";
    const int meds = meds_in(player.hand).total() + state.butcher_med;
    return "Costs " + text_of(cost_for(player, kind)) + "; you have " + plain(best_pool(state)) + " food and " +
           plain(meds) + " med.";
}

void ask_gather(const Question& q, Prompt& prompt) {
    prompt.line = "Your turn, with " + food_text(q.state) + ". Choose an action, or end your turn.";
    for (Action action : each<Action>())
        if (action != Action::hire && in_game(q.state, q.seat, action) && !can_start(q.state, q.seat, action))
            prompt.refused.push_back({thing(action), why_not(q.state, q.seat, action)});
    for (Kind kind : q.state.stacks)
        if (!can_hire(q.state, q.seat, kind))
            prompt.refused.push_back({stack_thing(kind), why_not_hire(q.state, q.seat, kind)});
}

// ---- What it is about ----

std::string aim_line(const Pending& pending) {
    switch (pending.action) {
    case Action::hire_leader:     return "Spend how much food? You look at as many leaders.";
    case Action::accelerate:      return "Accelerate which building?";
    case Action::store:           return "Store in which building?";
    case Action::retrieve:        return "Retrieve from which building?";
    case Action::repair:          return "Repair which building?";
    case Action::demolish:        return "Demolish at which building site?";
    case Action::attack_building: return "Attack which building?";
    case Action::attack_leader:   return "Attack whose leader?";
    case Action::map:             return "Which person returns to your hand?";
    default:                      break;
    }
    if (!pending.source) return "Recon with what?";
    if (*pending.source == Source::spy) return "Where does the spy look?";
    return "Discard a card for the tower.";
}

void ask_aim(const Question& q, Prompt& prompt) { prompt.line = aim_line(q.state.pending); }

}  // namespace

const StepRule gather_rule{.moves = gather_moves, .play = gather, .ask = ask_gather};
const StepRule aim_rule{.moves = aim_moves, .play = aim, .ask = ask_aim};

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
