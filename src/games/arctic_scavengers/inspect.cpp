// SPDX-License-Identifier: Apache-2.0
#include "core/inspect.h"

#include <algorithm>

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

namespace skerry::arctic_scavengers {
namespace {

bool is_seat(const State& state, Seat seat) { return seat.index() < state.players.size(); }
bool are_seats(const State& state, Set<Tribe> tribes) { return tribes.bits() >> state.players.size() == 0; }

// A part of cards that may be hidden: what is not among the known may be among the unknown.
bool may_be_within(const Bag<Kind>& part, const Bag<Kind>& whole) {
    int missing = part[Kind::unknown];
    for (Kind kind : part.at_least(1) & all_kinds) missing += std::max(0, part[kind] - whole[kind]);
    int room = whole[Kind::unknown];
    if (part[Kind::unknown] > 0) room = whole.total();
    return missing <= room && part.total() <= whole.total();
}

// ---- Cards ----

Checked check_open_bags(const State& state) {
    const auto known = [](const Bag<Kind>& bag) { return bag[Kind::unknown] == 0; };
    bool fine = known(state.market) && known(state.removed) && known(state.pending.cards) &&
                !state.fetchable.has(Kind::unknown) && known(state.unfought) && known(state.enemy.cards) &&
                !(state.stacks | state.circulation).has(Kind::unknown);
    for (const Player& player : state.players) fine = fine && known(player.acquired) && known(player.shown);
    if (!fine) return Error{"Cards that lie open cannot be unknown."};
    for (Kind kind : state.market.at_least(1) - state.stacks)
        return Error{said("The market has no stack of {kind}.", kind)};
    return {};
}

// Cards that are hidden and may be anything, and how many places want some of them.
struct Demand {
    Bag<Kind> pool;
    int contested = 0, medicine = 0, tool = 0, person = 0;
};

bool can_be_dealt(const Demand& want) {
    const auto count = [&](const Set<Kind>& kinds) { return count_of_kinds(want.pool, kinds); };
    const int more_tools = std::max(0, want.tool - count(tools - contested_kinds));
    const int more_persons = std::max(0, want.person - count(persons - contested_kinds));
    return want.medicine <= count(medicines) && more_tools <= count(tools & contested_kinds) &&
           more_persons <= count(persons & contested_kinds) &&
           want.contested + more_tools + more_persons <= count(contested_kinds);
}

Checked check_hidden(const State& state, const Bag<Kind>& all, const Census& seen) {
    Demand want;
    for (Kind kind : all.at_least(1)) want.pool.add(kind, all[kind] - seen.known[kind]);
    // Those that are seen in piles are counted already.
    Bag<Kind> open;
    for (const EnemyPile& pile : state.enemy_piles) open += bag_of(pile.cards);
    for (Kind kind : state.unfought.at_least(1))
        if (want.pool[kind] + open[kind] < state.unfought[kind])
            return Error{said("unfought names more {kind} than can be in the enemy's piles.", kind)};
    for (Kind kind : state.contested.cards) want.contested += kind == Kind::unknown;
    for (Kind kind : state.unused) want.contested += kind == Kind::unknown;
    for (const Site& site : state.sites)
        for (Kind kind : site.stored) {
            if (kind != Kind::unknown) continue;
            ++(site.building == Building::pharmacy ? want.medicine
               : site.building == Building::armory ? want.tool
                                                   : want.person);
        }
    if (!can_be_dealt(want)) return Error{"The unknown cards cannot be dealt to where cards of their type must be."};
    return {};
}

Checked check_cards(const State& state) {
    const Bag<Kind> all = all_cards(state);
    const Census seen = census(state);
    for (Kind kind : seen.known.at_least(1))
        if (seen.known[kind] > all[kind])
            return Error{said("There are {all} {kind} in this game and the position has {seen}.", all[kind], kind,
                              seen.known[kind])};
    if (const int total = seen.known.total() + seen.unknown; total != all.total())
        return Error{
            said("There must be {all} cards in all and this position has {total}; a card that may be any is "
                 "written \"unknown\", one out of the game is in removed.",
                 all.total(), total)};
    return check_hidden(state, all, seen);
}

template <class P>
bool pile_fits(const State& state, const P& pile) {
    for (const Set<Tribe>& who : pile.known)
        if (!are_seats(state, who)) return false;
    return pile.known.empty() || pile.known.size() == pile.cards.size();
}

template <std::size_t N>
Checked check_contested(const List<Kind, N>& cards, std::string_view where) {
    for (Kind kind : cards)
        if (kind != Kind::unknown && !contested_kinds.has(kind))
            return Error{said("{kind} is no contested resource and cannot be {where}.", kind, where)};
    return {};
}

Checked check_piles(const State& state) {
    bool fine = true;
    for (SharedPile pile : each<SharedPile>())
        fine = fine && with_pile(state, pile, [&](const auto& cards) { return pile_fits(state, cards); });
    for (const Player& player : state.players) fine = fine && pile_fits(state, player.top);
    if (!fine) return Error{"known of a pile is empty, or says for each card which players know it."};
    SKERRY_TRY(check_contested(state.contested.cards, "in that deck"));
    SKERRY_TRY(check_contested(state.unused, "among the unused"));
    if (state.junkyard.size() + state.contested.size() > max_junkyard)
        return Error{"The junkyard is larger than any game makes it."};
    return {};
}

Checked check_enemies(const State& state) {
    if (!solo(state))
        return first_fault({{!state.enemy_piles.empty() || !state.enemy.cards.empty() || !state.unfought.empty(),
                             "Only the solo game has an enemy."}});
    if (state.enemy_piles.size() != enemy_pile_sizes.size()) return Error{"The enemy has seven piles."};
    Bag<Kind> open;
    int total = 0;
    for (std::size_t i = 0; i < enemy_pile_sizes.size(); ++i) {
        const EnemyPile& pile = state.enemy_piles[i];
        SKERRY_TRY(first_fault({
            {!pile.cards.empty() && pile.cards.size() != enemy_pile_sizes[i],
             "Pile {i} of the enemy has {n} cards, or none once it is fought.", i + 1, enemy_pile_sizes[i]},
            {pile.seen > pile.cards.size(), "More cards of an enemy's pile are seen than it has."},
        }));
        open += bag_of(pile.cards);
        total += static_cast<int>(pile.cards.size());
    }
    open.set(Kind::unknown, 0);
    return first_fault({
        {!state.unfought.has_all(open) || state.unfought.total() != total,
         "unfought is what is in the enemy's piles together."},
        {!state.contested.empty() || !state.unused.empty(), "Alone, the contested cards are the enemy's."},
    });
}

// ---- Buildings and leaders ----

Checked check_site(const State& state, std::size_t index) {
    const Site& site = state.sites[index];
    const std::string which = "Building " + ordinal(index);
    if (site.building == Building::unknown) return Error{which + " lies open and cannot be unknown."};
    const BuildingRow& built = row(site.building);
    for (Kind kind : site.stored)
        if (kind != Kind::unknown && !built.holds.has(kind))
            return Error{said("{which}, {building}, cannot hold {kind}.", which, built.name, kind)};
    return first_fault(
        {{!is_seat(state, site.owner), "{who} has no owner at this table."},
         {site.timers.size() > built.time, "{who} has more timer cards than its build time of {n}.", built.time},
         {site.stored.size() > built.capacity || (!site.stored.empty() && !completed(site)),
          "{who} holds more cards than it can."},
         {!completed(site) && site.marks.has(Mark::disabled), "{who} is disabled before it is built."},
         {!are_seats(state, site.known) || site.known.has(tribe_of(site.owner)),
          "{who} is known to a tribe that cannot have spied on it."},
         {!site.known.empty() && (site.timers.has(Kind::unknown) || site.stored.has(Kind::unknown)),
          "{who} is known to a spy and has unknown cards."}},
        which);
}

Checked check_sites(const State& state) {
    Tally<Building> seen("building");
    seen.see_all(state.schematics.cards);
    for (std::size_t i = 0; i < state.sites.size(); ++i) {
        SKERRY_TRY(check_site(state, i));
        seen.see(state.sites[i].building);
    }
    const Set<Building> there = buildings_of(state);
    return seen.complete([&](Building building) { return there.has(building) ? row(building).copies : 0; },
                         "schematics");
}

Checked check_leaders(const State& state) {
    const Set<Leader> all = leaders_in_use(state.setup);
    Tally<Leader> seen("leader");
    const bool dealt = deals_leaders(state.setup), draft = state.setup.leader_draft;
    const bool choosing = state.phase == Phase::choosing;
    seen.see_all(state.leaders_pile.cards);
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        const bool led = bool(player.leader);
        seen.see_all(player.dealt);
        if (led && !choosing) seen.see(*player.leader);
        SKERRY_TRY(first_fault(
            {{player.wounded && (!led || state.setup.hq != dirty_deeds),
              "Only a leader can be wounded, and only with hq {n}.", dirty_deeds},
             {player.dealt.size() != (choosing ? leaders_dealt : 0u),
              "While leaders are chosen every player has the two that were dealt, and nobody has any later."},
             {choosing && (player.agenda.empty() != led || (led && !player.dealt.has(*player.leader))),
              "{who} chooses one of the leaders that were dealt."},
             {!choosing && player.leader == Maybe(Leader::unknown), "Leaders lie open and cannot be unknown."},
             {!choosing && !draft && led != dealt, "The leader of {who} does not fit the setup."}},
            seat_name(Game::info, seat)));
    }
    SKERRY_TRY(seen.fits(all));
    return first_fault({
        {choosing && !dealt, "This setup deals no leaders to choose from."},
        {draft ? seen.total() != all.size() : !state.leaders_pile.empty(),
         "The leaders that nobody has are in the pile when they are drafted, and nowhere otherwise."},
    });
}

// ---- A player ----

Checked check_force(const Force& force, const std::string& who) {
    Bag<Kind> marked = bag_of(force.used);
    const Bag<Kind> gassed = bag_of(force.gassed);
    marked += gassed;
    const Kind both = Kind::combat_medics;  // they fight on when they have saved
    marked.set(both, std::max(marked[both] - gassed[both], static_cast<int>(gassed[both])));
    return first_fault(
        {{!force.cards.has_all(marked) || marked[Kind::unknown] > 0,
          "used and gassed of the force of {who} name persons that are not in it."},
         {!persons.has_all(marked.at_least(1)), "used and gassed of the force of {who} name what is no person."}},
        who);
}

bool glimpse_fits(const State& state, Seat seat) {
    const Glimpse& glimpse = state.players[seat].glimpse;
    if (glimpse == Glimpse{}) return true;
    if (!is_seat(state, glimpse.tribe) || glimpse.tribe == seat || glimpse.cards.has(Kind::unknown)) return false;
    const Player& other = state.players[glimpse.tribe];
    return (glimpse.zone == Zone::hand || glimpse.zone == Zone::force) &&
           (glimpse.zone == Zone::hand ? other.hand : other.force.cards).has_all(bag_of(glimpse.cards));
}

Checked check_player(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const std::string who = seat_name(Game::info, seat);
    const Bag<Kind> top = bag_of(player.top.cards);
    const bool gathering = state.phase == Phase::gathering;
    SKERRY_TRY(first_fault(
        {{player.deck.total() - unknown_timers(state, seat) < top.total() || !may_be_within(top, player.deck),
          "The cards on top of the deck of {who} must be in the deck, together with unknown timers."},
         {!player.acquired.has_all(player.shown) || !all_cards(state).has_all(player.acquired),
          "acquired and shown of {who} name more cards than there can be."},
         {player.dug > max_dug || player.won > max_won, "dug or won of {who} is out of range."},
         {!player.force.cards.empty() && state.round < first_skirmish_round && !solo(state),
          "Before round {n} nobody sends a force.", first_skirmish_round},
         {!gathering && player.force.cards[Kind::unknown] > 0, "In the skirmish the force of {who} lies open."},
         {gathering && !(player.force.used.empty() && player.force.gassed.empty()),
          "Nobody in the force of {who} can be used before the skirmish."},
         {!glimpse_fits(state, seat), "What the spy of {who} has seen must be in a hand or force of another tribe."}},
        who));
    return check_force(player.force, who);
}

// ---- The action and the attack under way ----

bool recon_fits(const State& state, const Pending& pending, bool whole) {
    if (!pending.source) return !whole;
    if (*pending.source != Source::spy) {
        if (pending.zone) return false;
        return *pending.source != Source::scout_tower || !whole || pending.price || !pending.piles.empty();
    }
    if (!pending.zone) return !whole;
    switch (*pending.zone) {
    case Zone::hand:
    case Zone::force:
    case Zone::deck:         return pending.tribe != state.active;
    case Zone::site:         return pending.site < state.sites.size() && pending.tribe == state.sites[pending.site].owner;
    case Zone::enemy_pile:   return pending.site < state.enemy_piles.size();
    case Zone::leaders_pile: return true;
    case Zone::bunker:       return false;
    }
    return false;
}

bool pending_fits(const State& state) {
    const Pending& pending = state.pending;
    if (pending.stage == Stage::none)
        return pending.cards.empty() && !pending.inspired && !pending.source && pending.asked == 0;
    if (state.phase != Phase::gathering || !is_seat(state, pending.tribe) || !is_seat(state, state.active))
        return false;
    const ActionRule& rule = rule_of(pending.action);
    const bool whole = pending.stage >= Stage::declared, aimed = whole || pending.aimed;
    const auto hidden = Maybe<Kind>(Kind::unknown);
    const bool led = rule.total.ability && state.players[state.active].leader;
    if (pending.asked >= state.players.size() || pending.price == hidden || pending.stack == hidden) return false;
    if (pending.inspired && !(led && refugee_cards.has(*pending.inspired))) return false;
    if (pending.cards.total() > static_cast<int>(Picked::capacity) + 1) return false;
    if (pending.price && (whole || pending.source != Maybe<Source>(Source::scout_tower))) return false;
    if (pending.action == Action::hire && (!pending.stack || state.market[*pending.stack] == 0)) return false;
    if (pending.action == Action::recon ? !recon_fits(state, pending, aimed) : pending.source || pending.zone)
        return false;
    if (rule.start.site && aimed &&
        (pending.site >= state.sites.size() || pending.tribe != state.sites[pending.site].owner))
        return false;
    if (pending.action == Action::attack_leader && aimed &&
        (pending.tribe == state.active || !state.players[pending.tribe].leader))
        return false;
    // Before it is declared its cards are picked; what is picked, its step knows.
    return whole ? rule.resolve != nullptr : pending.cards.empty() && !pending.inspired && pending.piles.empty();
}

Checked check_pending(const State& state) {
    const Pending& pending = state.pending;
    if (!pending_fits(state)) return Error{"The pending action does not fit the position."};
    if (pending.stage == Stage::none) return {};
    if (pending.stage >= Stage::declared)
        return first_fault(
            {{!state.fetchable.empty(), "While an action is pending, nothing can be fetched by a map."}});
    Bag<Kind> fixed = composed(pending, {}).cards;  // a spy, binoculars, and a tower's price
    if (pending.price) fixed.add(*pending.price);
    if (state.players[state.active].hand.has_all(fixed)) return {};
    return Error{"The action is put together with cards that are not in the hand."};
}

bool target_fits(const State& state, const Attack& attack) {
    const DeedRule& rule = rule_of(attack.deed);
    const auto known = [](Maybe<Kind> card) { return card && *card != Kind::unknown; };
    switch (rule.at) {
    case DeedAim::nothing: return false;
    case DeedAim::building:
        return attack.site < state.sites.size() && state.sites[attack.site].owner == attack.owner &&
               completed(state.sites[attack.site]);
    case DeedAim::leader: return state.players[attack.owner].leader && state.setup.hq == dirty_deeds;
    case DeedAim::card:   break;
    }
    if (rule.sure || !known(attack.target) || !known(attack.card)) return false;
    if (state.phase != Phase::gathering) return has_copy(force_of(state, attack.owner), *attack.target, attack.copy);
    return attack.owner == state.active && (attack.copy == Copy::inspired ? state.pending.inspired == attack.target
                                                                          : state.pending.cards[*attack.target] > 0);
}

bool attack_fits(const State& state) {
    const Attack& attack = state.attack;
    if (attack.stage == Protection::none) return true;
    const bool gathering = state.phase == Phase::gathering, fight = state.phase == Phase::fight;
    const bool own = gathering && state.pending.stage == Stage::resolving;
    if (solo(state) ? !fight || attack.deed != Deed::snipe || attack.attacker != enemy_seat
                    : !is_seat(state, attack.attacker))
        return false;
    if (!is_seat(state, attack.owner) || attack.owner == attack.attacker || attack.asked > state.players.size())
        return false;
    if (gathering ? state.pending.stage < Stage::declared
                  : attack.stage == Protection::guard || !(fight || state.phase == Phase::skirmish))
        return false;
    if (own && (attack.attacker != state.active || !rule_of(attack.deed).attack)) return false;
    return target_fits(state, attack);
}

// ---- Who decides what ----

bool deed_fits(const State& state, Seat seat, const Step& step, bool gathering) {
    if (!step.deed || !step.card || !step.zone || !rule_of(*step.deed).cards.has(*step.card)) return false;
    const Player& player = state.players[seat];
    if (!gathering)
        return *step.zone == Zone::force && unused(player.force, *step.card) > 0 && !player.force.used.full();
    switch (*step.zone) {
    case Zone::hand:   return player.hand[*step.card] > 0;
    case Zone::bunker: return in_bunker(state, seat, *step.card);
    case Zone::force:  return player.force.cards[*step.card] > 0;
    default:           return false;
    }
}

bool drawn_fits(const State& state, Seat seat, int least) {
    const Bag<Kind>& hand = state.players[seat].hand;
    Bag<Kind> known = state.drawn;
    known.set(Kind::unknown, 0);
    return state.drawn.total() >= least && hand.has_all(known) && state.drawn.total() <= hand.total();
}

// Where the table stands, for a step of this seat.
bool has_turn(const Question& q) { return q.state.phase == Phase::gathering && q.seat == q.state.active; }
bool in_stage(const Question& q, Stage stage) { return has_turn(q) && q.state.pending.stage == stage; }
bool responds(const Question& q) {
    const auto& [state, seat, player, step, names] = q;
    const std::uint8_t asked = state.pending.asked;
    return state.phase == Phase::gathering && seat != state.active && state.pending.stage == Stage::declared &&
           asked + 1u < state.players.size() && seat == seat_after(state, state.active, 1 + asked);
}
bool fights(const Question& q) {
    const Phase phase = q.state.phase;
    return (phase == Phase::skirmish || phase == Phase::fight) && q.seat == q.state.active &&
           q.state.pending.stage == Stage::none;
}
bool resolves(const Question& q, Action action) {
    return in_stage(q, Stage::resolving) && q.state.pending.action == action;
}
bool looks(const Question& q, Action action, SharedPile pile) {
    const std::uint8_t looked = q.state.pending.looked;
    return resolves(q, action) && looked > 0 && looked <= pile_size(q.state, pile);
}
bool protects(const Question& q) {
    const Attack& attack = q.state.attack;
    if (q.step.kind == StepKind::protect_save) return attack.stage == Protection::save && q.seat != attack.attacker;
    return q.state.phase == Phase::gathering && attack.stage == Protection::guard && q.seat == attack.owner;
}

bool step_fits(const Question& q) {
    const auto& [state, seat, player, step, names] = q;
    constexpr Set<StepKind> protections{StepKind::protect_guard, StepKind::protect_save};
    if (state.attack.stage != Protection::none && !protections.has(step.kind)) return false;
    const Pending& pending = state.pending;
    const ActionRule& rule = rule_of(pending.action);
    const bool digs = looks(q, Action::dig, SharedPile::junkyard);
    const bool builds = looks(q, Action::build, SharedPile::schematics);
    const bool free = in_stage(q, Stage::none), composing = in_stage(q, Stage::composing);
    switch (step.kind) {
    case StepKind::choose_leader: return state.phase == Phase::choosing;
    case StepKind::gather:        return free;
    case StepKind::aim:           return composing && rule.aims() && !pending.aimed;
    case StepKind::compose:       return composing && rule.cards.selection && (!rule.aims() || pending.aimed);
    case StepKind::respond:       return responds(q);
    case StepKind::respond_target:
        return responds(q) && step.deed && possible_responses(state, seat).has(*step.deed) &&
               deed_fits(state, seat, step, true);
    case StepKind::protect_guard:
    case StepKind::protect_save:  return protects(q);
    case StepKind::dig_side:
    case StepKind::dig_return:    return digs || builds;
    case StepKind::dig_keep:      return digs;
    case StepKind::build_pick:    return builds && !state.sites.full();
    case StepKind::courier_discard:
        return resolves(q, Action::draw) && step.count > 0 && step.count <= Picked::capacity &&
               drawn_fits(state, seat, step.count);
    case StepKind::organizer_keep:
        return resolves(q, Action::organizer) && state.drawn.total() == organizer_draw &&
               drawn_fits(state, seat, organizer_draw);
    case StepKind::drill_pick: return resolves(q, Action::drill) || fights(q);
    case StepKind::yard_place:
        return step.count > 0 && step.count <= yardmaster_cards && step.count <= state.junkyard.size() &&
               (free || responds(q));
    case StepKind::leader_pick:     return looks(q, Action::hire_leader, SharedPile::leaders_pile);
    case StepKind::skirmish:        return fights(q);
    case StepKind::skirmish_target: return fights(q) && deed_fits(state, seat, step, false);
    case StepKind::solo_fight:      return solo(state) && free;
    case StepKind::solo_force:
        return solo(state) && composing && pending.action == Action::dig && pending.site < state.enemy_piles.size() &&
               !state.enemy_piles[pending.site].cards.empty();
    case StepKind::solo_prize:
    case StepKind::solo_loss:  return state.phase == Phase::fight && fights(q);
    }
    return false;
}

Checked check_agenda(const State& state) {
    SKERRY_TRY(agenda::inspect_waiting(state, state.phase == Phase::over, state.phase == Phase::choosing));
    for (Seat seat : Game::waiting(state)) {
        const Step& step = state.players[seat].agenda.back();
        const bool asks_for_drawn = step.kind == StepKind::courier_discard || step.kind == StepKind::organizer_keep;
        SKERRY_TRY(first_fault({
            {!asks_for_drawn && !state.drawn.empty(), "drawn is for discards out of a draw only."},
            {!rule_of(step).selection && !state.picked.empty(),
             "Something is picked, and nobody selects anything now."},
        }));
        SKERRY_TRY(agenda::inspect_steps(state, seat, seat_name(Game::info, seat), step_fits));
        SKERRY_TRY(agenda::inspect(state, seat, seat_name(Game::info, seat)));
    }
    return {};
}

// ---- The table ----

Checked check_progress(const State& state) {
    const bool alone = solo(state), begun = state.phase != Phase::choosing;
    const bool gathering = state.phase == Phase::gathering;
    const bool enemy_acts = alone && state.phase == Phase::fight && state.active == enemy_seat;
    const int fought = std::max(0, state.round - first_skirmish_round);
    const int left = state.phase == Phase::over ? 0 : contested_count - fought;
    const int fights = last_round - state.round + gathering;
    return first_fault({
        {begun ? state.round < 1 || state.round > last_round : state.round != 0,
         "round is a number from 1 to {n}, and 0 while leaders are chosen.", last_round},
        {!is_seat(state, state.initiator), "The initiator sits at this table."},
        {!is_seat(state, state.active) && !enemy_acts, "The active player sits at this table."},
        {alone && state.phase == Phase::skirmish, "Alone there are fights, no skirmishes."},
        {!alone && state.phase == Phase::fight, "Only the solo game has fights."},
        {!alone && static_cast<int>(state.contested.size()) != left,
         "In round {round} there are {left} contested resources left.", state.round, left},
        {state.phase == Phase::skirmish && state.round < first_skirmish_round, "The first skirmish is in round {n}.",
         first_skirmish_round},
        {alone && gathering && piles_left(state) == 0, "After the last fight the game is over."},
        {alone && piles_left(state) > fights, "In round {round} at most {n} piles of the enemy are left.", state.round,
         fights},
        {state.food > max_food || state.cannibal_food > cannibal_food || state.butcher_med > butcher_med,
         "There is more food than a turn can bring."},
    });
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(inspect_setup<Game>(state));
    if (state.stacks.has(Kind::unknown) || !stacks_fit(state.setup, state.stacks))
        return Error{"The stacks of the market do not fit the setup."};
    for (const auto check : {check_open_bags, check_sites, check_cards, check_piles, check_enemies, check_leaders,
                             check_progress, check_pending})
        SKERRY_TRY(check(state));
    if (!attack_fits(state)) return Error{"The attack under way does not fit the position."};
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_player(state, seat));
    SKERRY_TRY(check_force(state.enemy, "the enemy"));
    return check_agenda(state);
}

}  // namespace skerry::arctic_scavengers
