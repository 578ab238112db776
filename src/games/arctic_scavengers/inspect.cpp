#include <algorithm>

#include "core/wording.h"
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// Why a position cannot be. Each check says what is wrong in words; a view, with its unknown cards, passes.
namespace skerry::arctic_scavengers {
namespace {

using Fine = Result<void>;

std::string seat_name(std::size_t seat) { return word_of(static_cast<Tribe>(seat)); }
bool is_seat(const State& state, Seat seat) { return seat.index() < state.players.size(); }

bool within(const Bag<Kind>& part, const Bag<Kind>& whole) {
    for (Kind kind : part.at_least(1))
        if (part[kind] > whole[kind]) return false;
    return true;
}

// A part of cards that may be hidden: what is not among the known may be among the unknown.
bool may_be_within(const Bag<Kind>& part, const Bag<Kind>& whole) {
    int missing = part[Kind::unknown];
    for (Kind kind : part.at_least(1) & all_kinds) missing += std::max(0, part[kind] - whole[kind]);
    int room = whole[Kind::unknown];
    if (part[Kind::unknown] > 0) room = whole.total();
    return missing <= room && part.total() <= whole.total();
}

// ---- Cards ----

Fine check_open_bags(const State& state) {
    const auto known = [](const Bag<Kind>& bag) { return bag[Kind::unknown] == 0; };
    bool fine = known(state.market) && known(state.removed) && known(state.pending.cards) &&
                !state.fetchable.has(Kind::unknown) && known(state.unfought) && known(state.enemy.cards);
    for (const Player& player : state.players) fine = fine && known(player.acquired) && known(player.shown);
    if (state.stacks.has(Kind::unknown) || state.circulation.has(Kind::unknown)) fine = false;
    if (!fine) return Error{"Cards that lie open cannot be unknown."};
    for (Kind kind : state.market.at_least(1))
        if (!state.stacks.has(kind)) return Error{"The market has no stack of " + word_of(kind) + "."};
    return {};
}

// Cards that are hidden and may be anything, and how many places want some of them.
struct Demand {
    Bag<Kind> pool;
    int contested = 0, medicine = 0, tool = 0, person = 0;
};

bool can_be_dealt(const Demand& want) {
    const auto count = [&](const Set<Kind>& kinds) {
        int n = 0;
        for (Kind kind : want.pool.at_least(1) & kinds) n += want.pool[kind];
        return n;
    };
    const int more_tools = std::max(0, want.tool - count(tools - contested_kinds));
    const int more_persons = std::max(0, want.person - count(persons - contested_kinds));
    return want.medicine <= count(medicines) && more_tools <= count(tools & contested_kinds) &&
           more_persons <= count(persons & contested_kinds) &&
           want.contested + more_tools + more_persons <= count(contested_kinds);
}

Fine check_hidden(const State& state, const Bag<Kind>& all, const Census& seen) {
    Demand want;
    for (Kind kind : all.at_least(1)) want.pool.add(kind, all[kind] - seen.known[kind]);
    if (solo(state)) {
        for (Kind kind : state.unfought.at_least(1))
            if (want.pool[kind] < state.unfought[kind]) {
                // those that are seen in piles are counted already
                Bag<Kind> open;
                for (const EnemyPile& pile : state.enemy_piles)
                    for (Kind card : pile.cards) open.add(card);
                if (want.pool[kind] + open[kind] < state.unfought[kind])
                    return Error{"unfought names more " + word_of(kind) + " than can be in the enemy's piles."};
            }
    }
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

Fine check_cards(const State& state) {
    const Bag<Kind> all = all_cards(state);
    const Census seen = census(state);
    for (Kind kind : seen.known.at_least(1))
        if (seen.known[kind] > all[kind])
            return Error{"There are " + plain(all[kind]) + " " + word_of(kind) + " in this game and the position has " +
                         plain(seen.known[kind]) + "."};
    const int total = seen.known.total() + seen.unknown;
    if (total != all.total())
        return Error{"There must be " + plain(all.total()) + " cards in all and this position has " + plain(total) +
                     "; a card that may be any is written \"unknown\", one out of the game is in removed."};
    return check_hidden(state, all, seen);
}

template <class P>
bool pile_fits(const State& state, const P& pile) {
    if (!pile.known.empty() && pile.known.size() != pile.cards.size()) return false;
    for (const Set<Tribe>& who : pile.known)
        for (Tribe tribe : who)
            if (static_cast<std::size_t>(tribe) >= state.players.size()) return false;
    return true;
}

Fine check_piles(const State& state) {
    bool fine = pile_fits(state, state.junkyard) && pile_fits(state, state.contested) &&
                pile_fits(state, state.schematics) && pile_fits(state, state.leaders_pile);
    for (const Player& player : state.players) fine = fine && pile_fits(state, player.top);
    if (!fine) return Error{"known of a pile is empty, or says for each card which players know it."};
    for (Kind kind : state.contested.cards)
        if (kind != Kind::unknown && !row(kind).contested)
            return Error{word_of(kind) + " is no contested resource and cannot be in that deck."};
    for (Kind kind : state.unused)
        if (kind != Kind::unknown && !row(kind).contested)
            return Error{word_of(kind) + " is no contested resource and cannot be among the unused."};
    if (state.junkyard.size() + state.contested.size() > most_junkyard)
        return Error{"The junkyard is larger than any game makes it."};
    return {};
}

Fine check_enemies(const State& state) {
    if (!solo(state)) {
        if (!state.enemy_piles.empty() || !state.enemy.cards.empty() || !state.unfought.empty())
            return Error{"Only the solo game has an enemy."};
        return {};
    }
    if (state.enemy_piles.size() != enemy_pile_sizes.size()) return Error{"The enemy has seven piles."};
    Bag<Kind> open;
    int total = 0;
    for (std::size_t i = 0; i < enemy_pile_sizes.size(); ++i) {
        const EnemyPile& pile = state.enemy_piles[i];
        if (!pile.cards.empty() && pile.cards.size() != enemy_pile_sizes[i])
            return Error{"Pile " + plain(static_cast<int>(i) + 1) + " of the enemy has " + plain(enemy_pile_sizes[i]) +
                         " cards, or none once it is fought."};
        if (pile.seen > pile.cards.size()) return Error{"More cards of an enemy's pile are seen than it has."};
        for (Kind kind : pile.cards)
            if (kind != Kind::unknown) open.add(kind);
        total += static_cast<int>(pile.cards.size());
    }
    if (!within(open, state.unfought) || state.unfought.total() != total)
        return Error{"unfought is what is in the enemy's piles together."};
    if (!state.contested.empty() || !state.unused.empty()) return Error{"Alone, the contested cards are the enemy's."};
    return {};
}

// ---- Buildings and leaders ----

Fine check_sites(const State& state) {
    std::array<int, count_of<Building>> seen{};
    for (Building building : state.schematics.cards) ++seen[static_cast<std::size_t>(building)];
    for (std::size_t i = 0; i < state.sites.size(); ++i) {
        const Site& site = state.sites[i];
        const std::string which = "Building " + plain(static_cast<int>(i) + 1);
        if (site.building == Building::unknown) return Error{which + " lies open and cannot be unknown."};
        ++seen[static_cast<std::size_t>(site.building)];
        const BuildingRow& built = row(site.building);
        if (!is_seat(state, site.owner)) return Error{which + " has no owner at this table."};
        if (site.timers.size() > built.time)
            return Error{which + " has more timer cards than its build time of " + plain(built.time) + "."};
        if (site.stored.size() > built.capacity || (!site.stored.empty() && !completed(site)))
            return Error{which + " holds more cards than it can."};
        for (Kind kind : site.stored)
            if (kind != Kind::unknown && !built.holds.has(kind))
                return Error{which + ", " + std::string(built.name) + ", cannot hold " + word_of(kind) + "."};
        if (!completed(site) && site.marks.has(Mark::disabled))
            return Error{which + " is disabled before it is built."};
        for (Tribe tribe : site.known)
            if (static_cast<std::size_t>(tribe) >= state.players.size() ||
                Seat(static_cast<std::uint8_t>(tribe)) == site.owner)
                return Error{which + " is known to a tribe that cannot have spied on it."};
        if (!site.known.empty() && (site.timers.has(Kind::unknown) || site.stored.has(Kind::unknown)))
            return Error{which + " is known to a spy and has unknown cards."};
    }
    const Composition parts = composition(state.setup, state.stacks);
    int total = 0;
    for (std::size_t i = 0; i < arctic_scavengers::buildings.size(); ++i) {
        const bool there = parts.schematics && (parts.all_schematics || !arctic_scavengers::buildings[i].recon);
        if (seen[i] > (there ? arctic_scavengers::buildings[i].copies : 0))
            return Error{"There are more " + word_of(static_cast<Building>(i)) + " than the game has."};
        if (there) total += arctic_scavengers::buildings[i].copies;
    }
    if (static_cast<int>(state.schematics.size() + state.sites.size()) != total)
        return Error{"There must be " + plain(total) + " buildings in all, in schematics and in front of players."};
    return {};
}

Fine check_leaders(const State& state) {
    const Set<Leader> all = leaders_in_use(state.setup);
    Set<Leader> seen;
    bool twice = false, foreign = false;
    const auto see = [&](Leader leader) {
        if (leader == Leader::unknown) return;
        twice = twice || seen.has(leader);
        foreign = foreign || !all.has(leader);
        seen.add(leader);
    };
    const bool dealt = deals_leaders(state.setup), draft = state.setup.leader_draft;
    const bool choosing = state.phase == Phase::choosing;
    std::size_t count = state.leaders_pile.size();
    for (Leader leader : state.leaders_pile.cards) see(leader);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        if (player.wounded && (!player.leader || state.setup.hq != dirty_deeds))
            return Error{"Only a leader can be wounded, and only with hq 4."};
        if (player.dealt.size() != (choosing ? leaders_dealt : 0u))
            return Error{"While leaders are chosen every player has two dealt to him, and none later."};
        if (choosing) {
            for (Leader leader : player.dealt) see(leader);
            if (player.agenda.empty() != bool(player.leader) || (player.leader && !player.dealt.has(*player.leader)))
                return Error{seat_name(i) + " chooses one of the leaders dealt to him."};
            continue;
        }
        if (player.leader == Maybe<Leader>(Leader::unknown)) return Error{"Leaders lie open and cannot be unknown."};
        if ((dealt && !player.leader) || (!dealt && !draft && player.leader))
            return Error{"The leader of " + seat_name(i) + " does not fit the setup."};
        if (player.leader) {
            see(*player.leader);
            ++count;
        }
    }
    if (twice) return Error{"There is one of each leader, and one is there twice."};
    if (foreign) return Error{"A leader is not in this game."};
    if (choosing && !dealt) return Error{"This setup deals no leaders to choose from."};
    if (count != static_cast<std::size_t>(draft ? all.size() : 0) && (draft || !state.leaders_pile.empty()))
        return Error{"The leaders that nobody has are in the pile when they are drafted, and nowhere otherwise."};
    return {};
}

// ---- A player ----

Fine check_force(const Force& force, const std::string& who) {
    Bag<Kind> marked = bag_of(force.used);
    const Bag<Kind> gassed = bag_of(force.gassed);
    marked += gassed;
    const Kind both = Kind::combat_medics;  // they fight on when they have saved
    marked.set(both, std::max(marked[both] - gassed[both], static_cast<int>(gassed[both])));
    if (!within(marked, force.cards) || marked[Kind::unknown] > 0)
        return Error{"used and gassed of the force of " + who + " name persons that are not in it."};
    for (Kind kind : marked.at_least(1))
        if (!persons.has(kind)) return Error{"used and gassed of the force of " + who + " name what is no person."};
    return {};
}

Fine check_glimpse(const State& state, std::size_t seat) {
    const Glimpse& glimpse = state.players[seat].glimpse;
    if (glimpse == Glimpse{}) return {};
    const Error odd{"What the spy of " + seat_name(seat) + " has seen must be in a hand or force of another tribe."};
    if (!is_seat(state, glimpse.tribe) || glimpse.tribe.index() == seat || glimpse.cards.has(Kind::unknown)) return odd;
    const Player& other = state.players[glimpse.tribe];
    if (glimpse.zone != Zone::hand && glimpse.zone != Zone::force) return odd;
    return within(bag_of(glimpse.cards), glimpse.zone == Zone::hand ? other.hand : other.force.cards) ? Fine{} : odd;
}

Fine check_player(const State& state, std::size_t seat) {
    const Player& player = state.players[seat];
    const std::string who = seat_name(seat);
    const int timers = unknown_timers(state, Seat(static_cast<std::uint8_t>(seat)));
    const Bag<Kind> top = bag_of(player.top.cards);
    if (player.deck.total() - timers < top.total() || !may_be_within(top, player.deck))
        return Error{"The cards on top of the deck of " + who + " must be in the deck, together with unknown timers."};
    const Bag<Kind> all = all_cards(state);
    if (!within(player.shown, player.acquired) || !within(player.acquired, all))
        return Error{"acquired and shown of " + who + " name more cards than he can have."};
    if (player.dug > 250 || player.won > 100) return Error{"dug or won of " + who + " is out of range."};
    const bool sent = state.round >= first_skirmish_round || solo(state);
    if (!sent && !player.force.cards.empty()) return Error{"Before round 3 nobody sends a force."};
    if (state.phase != Phase::gathering && player.force.cards[Kind::unknown] > 0)
        return Error{"In the skirmish the force of " + who + " lies open."};
    if (state.phase == Phase::gathering && !(player.force.used.empty() && player.force.gassed.empty()))
        return Error{"Nobody in the force of " + who + " can be used before the skirmish."};
    SKERRY_TRY(check_glimpse(state, seat));
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

Fine check_pending(const State& state) {
    const Pending& pending = state.pending;
    const Error odd{"The pending action does not fit the position."};
    if (pending.stage == Stage::none) {
        const Pending nothing;
        if (!pending.cards.empty() || pending.inspired || pending.source || pending.asked != nothing.asked) return odd;
        return {};
    }
    if (state.phase != Phase::gathering || !is_seat(state, pending.tribe) || !is_seat(state, state.active)) return odd;
    const Player& player = state.players[state.active];
    const bool whole = pending.stage >= Stage::declared;
    const ActionRule& rule = rule_of(pending.action);
    if (pending.asked >= state.players.size() || (pending.inspired && !rule.ability)) return odd;
    if (pending.inspired && (!refugee_cards.has(*pending.inspired) || !player.leader)) return odd;
    if (pending.price == Maybe<Kind>(Kind::unknown) || pending.stack == Maybe<Kind>(Kind::unknown)) return odd;
    if (pending.cards.total() > static_cast<int>(Picked::capacity) + 1) return odd;
    if (pending.price && (whole || pending.source != Maybe<Source>(Source::scout_tower))) return odd;
    if (pending.action == Action::hire && (!pending.stack || state.market[*pending.stack] == 0)) return odd;
    if (pending.action == Action::recon ? !recon_fits(state, pending, whole || pending.aimed)
                                        : pending.source || pending.zone)
        return odd;
    if (rule.site && (whole || pending.aimed) &&
        (pending.site >= state.sites.size() || pending.tribe != state.sites[pending.site].owner))
        return odd;
    if (pending.action == Action::attack_leader && (whole || pending.aimed) &&
        (pending.tribe == state.active || !state.players[pending.tribe].leader))
        return odd;
    if (whole && !rule.resolve) return odd;
    if (whole && !state.fetchable.empty()) return Error{"While an action is pending, nothing can be fetched by a map."};
    if (whole) return {};
    // Its cards are picked, but for a spy, binoculars and a tower's price; what is picked, its step knows.
    if (!pending.cards.empty() || pending.inspired || !pending.piles.empty()) return odd;
    Bag<Kind> fixed = composed(pending, {}).cards;
    if (pending.price) fixed.add(*pending.price);
    if (!within(fixed, player.hand)) return Error{"The action is put together with cards that are not in the hand."};
    return {};
}

Fine check_attack(const State& state) {
    const Attack& attack = state.attack;
    if (attack.stage == Protection::none) return {};
    const Error odd{"The attack under way does not fit the position."};
    if (attack.asked > state.players.size()) return odd;
    const bool alone = solo(state);
    if (alone && (state.phase != Phase::fight || attack.deed != Deed::snipe || attack.attacker != enemy_seat))
        return odd;
    if ((!alone && !is_seat(state, attack.attacker)) || !is_seat(state, attack.owner) ||
        attack.owner == attack.attacker)
        return odd;
    const bool gathering = state.phase == Phase::gathering;
    if (gathering ? state.pending.stage < Stage::declared
                  : state.phase != Phase::skirmish && state.phase != Phase::fight)
        return odd;
    if (!gathering && attack.stage == Protection::guard) return odd;
    const bool own = gathering && state.pending.stage == Stage::resolving;
    if (own && (attack.attacker != state.active || !rule_of(attack.deed).attack)) return odd;
    const DeedRule& rule = rule_of(attack.deed);
    if (rule.at == DeedAim::building)
        return attack.site < state.sites.size() && state.sites[attack.site].owner == attack.owner &&
                       completed(state.sites[attack.site])
                   ? Fine{}
                   : odd;
    if (rule.at == DeedAim::leader)
        return state.players[attack.owner].leader && state.setup.hq == dirty_deeds ? Fine{} : odd;
    if (rule.at == DeedAim::nothing || rule.sure) return odd;
    if (!attack.target || *attack.target == Kind::unknown || !attack.card || *attack.card == Kind::unknown) return odd;
    if (gathering) {
        if (attack.owner != state.active) return odd;
        const bool there = attack.copy == Copy::inspired ? state.pending.inspired == attack.target
                                                         : state.pending.cards[*attack.target] > 0;
        return there ? Fine{} : odd;
    }
    return has_copy(force_of(state, attack.owner), *attack.target, attack.copy) ? Fine{} : odd;
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
    return state.drawn.total() >= least && within(known, hand) && state.drawn.total() <= hand.total();
}

bool compose_fits(const State& state) {
    const ActionRule& rule = rule_of(state.pending.action);
    return rule.cards.selection && (!rule.aims() || state.pending.aimed);
}

bool step_fits(const State& state, Seat seat, const Step& step) {
    const Stage stage = state.pending.stage;
    const bool acts = seat == state.active;
    const bool gathering = state.phase == Phase::gathering;
    const bool fighting = (state.phase == Phase::skirmish || state.phase == Phase::fight) && stage == Stage::none;
    const bool mine = gathering && acts;
    const bool resolving = mine && stage == Stage::resolving;
    const bool calm = state.attack.stage == Protection::none;
    const auto responder = [&] {
        return gathering && stage == Stage::declared && !acts && state.pending.asked + 1u < state.players.size() &&
               seat == seat_after(state, state.active, 1 + state.pending.asked);
    };
    const Action action = state.pending.action;
    const std::size_t pile = action == Action::build ? state.schematics.size() : state.junkyard.size();
    const auto looks = [&](Action one) {
        return resolving && action == one && state.pending.looked > 0 && state.pending.looked <= pile;
    };
    switch (step.kind) {
    case StepKind::choose_leader: return state.phase == Phase::choosing;
    case StepKind::gather:        return mine && calm && stage == Stage::none;
    case StepKind::aim:
        return mine && calm && stage == Stage::composing && rule_of(action).aims() && !state.pending.aimed;
    case StepKind::compose: return mine && calm && stage == Stage::composing && compose_fits(state);
    case StepKind::respond: return calm && responder();
    case StepKind::respond_target:
        return calm && responder() && step.deed && possible_responses(state, seat).has(*step.deed) &&
               deed_fits(state, seat, step, true);
    case StepKind::protect_guard:
        return gathering && state.attack.stage == Protection::guard && seat == state.attack.owner;
    case StepKind::protect_save: return state.attack.stage == Protection::save && seat != state.attack.attacker;
    case StepKind::dig_side:     return calm && (looks(Action::dig) || looks(Action::build));
    case StepKind::dig_keep:     return calm && looks(Action::dig);
    case StepKind::dig_return:   return calm && (looks(Action::dig) || looks(Action::build));
    case StepKind::build_pick:   return calm && looks(Action::build) && !state.sites.full();
    case StepKind::courier_discard:
        return calm && resolving && action == Action::draw && step.count > 0 && step.count <= Picked::capacity &&
               drawn_fits(state, seat, step.count);
    case StepKind::organizer_keep:
        return calm && resolving && action == Action::organizer && state.drawn.total() == organizer_draw &&
               drawn_fits(state, seat, organizer_draw);
    case StepKind::drill_pick: return calm && ((resolving && action == Action::drill) || (fighting && acts));
    case StepKind::yard_place:
        return calm && step.count > 0 && step.count <= yardmaster_cards && step.count <= state.junkyard.size() &&
               ((mine && stage == Stage::none) || responder());
    case StepKind::leader_pick:
        return calm && resolving && action == Action::hire_leader && state.pending.looked > 0 &&
               state.pending.looked <= state.leaders_pile.size();
    case StepKind::skirmish:        return calm && fighting && acts;
    case StepKind::skirmish_target: return calm && fighting && acts && deed_fits(state, seat, step, false);
    case StepKind::solo_fight:      return solo(state) && mine && calm && stage == Stage::none;
    case StepKind::solo_force:
        return solo(state) && mine && calm && stage == Stage::composing && action == Action::dig &&
               state.pending.site < state.enemy_piles.size() && !state.enemy_piles[state.pending.site].cards.empty();
    case StepKind::solo_prize:
    case StepKind::solo_loss:  return state.phase == Phase::fight && calm && acts && stage == Stage::none;
    }
    return false;
}

Fine check_agenda(const State& state) {
    const int waiting = Game::waiting(state).size();
    if (state.phase == Phase::over)
        return waiting == 0 ? Fine{} : Error{"The game is over and somebody still has a step on the agenda."};
    if (waiting == 0) return Error{"Nobody has a step on the agenda, and the game is not over."};
    if (waiting > 1 && state.phase != Phase::choosing) return Error{"One decides at a time, and several have a step."};
    for (Seat seat : Game::waiting(state)) {
        const Step& step = state.players[seat].agenda.back();
        if (!step_fits(state, seat, step))
            return Error{"The step " + word_of(step.kind) + " on the agenda of " + seat_name(seat.index()) +
                         " does not fit the position."};
        const bool asks_for_drawn = step.kind == StepKind::courier_discard || step.kind == StepKind::organizer_keep;
        if (!asks_for_drawn && !state.drawn.empty()) return Error{"drawn is for discards out of a draw only."};
        if (!rule_of(step).selection && !state.picked.empty())
            return Error{"Something is picked, and nobody selects anything now."};
        SKERRY_TRY(agenda::inspect(state, seat, seat_name(seat.index())));
    }
    return {};
}

// ---- The table ----

Fine check_progress(const State& state) {
    const bool alone = solo(state), begun = state.phase != Phase::choosing;
    if (begun ? state.round < 1 || state.round > last_round : state.round != 0)
        return Error{"round is a number from 1 to " + plain(last_round) + ", and 0 while leaders are chosen."};
    if (!is_seat(state, state.initiator)) return Error{"The initiator sits at this table."};
    const bool enemy_acts = alone && state.phase == Phase::fight && state.active == enemy_seat;
    if (!is_seat(state, state.active) && !enemy_acts) return Error{"The active player sits at this table."};
    if (alone ? state.phase == Phase::skirmish : state.phase == Phase::fight)
        return Error{alone ? "Alone there are fights, no skirmishes." : "Only the solo game has fights."};
    if (!alone) {
        const int fought = std::max(0, state.round - first_skirmish_round);
        const int left = state.phase == Phase::over ? 0 : contested_count - fought;
        if (static_cast<int>(state.contested.size()) != left)
            return Error{"In round " + plain(state.round) + " there are " + plain(left) + " contested resources left."};
        if (state.phase == Phase::skirmish && state.round < first_skirmish_round)
            return Error{"The first skirmish is in round 3."};
    }
    if (alone && state.phase == Phase::gathering && piles_left(state) == 0)
        return Error{"After the last fight the game is over."};
    const int fights = last_round - state.round + (state.phase == Phase::gathering);
    if (alone && piles_left(state) > fights)
        return Error{"In round " + plain(state.round) + " at most " + plain(fights) + " piles of the enemy are left."};
    if (state.food > most_food || state.cannibal_food > cannibal_food || state.butcher_med > butcher_med)
        return Error{"There is more food than a turn can bring."};
    return {};
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(begin(state.setup, Seed::number(0)));
    if (state.players.size() != state.setup.players)
        return Error{"The setup says " + plain(state.setup.players) + " players and the position has " +
                     plain(static_cast<int>(state.players.size())) + "."};
    if (state.stacks.has(Kind::unknown) || !stacks_fit(state.setup, state.stacks))
        return Error{"The stacks of the market do not fit the setup."};
    for (const auto check : {check_open_bags, check_sites, check_cards, check_piles, check_enemies, check_leaders,
                             check_progress, check_pending, check_attack})
        SKERRY_TRY(check(state));
    for (std::size_t i = 0; i < state.players.size(); ++i) SKERRY_TRY(check_player(state, i));
    SKERRY_TRY(check_force(state.enemy, "the enemy"));
    return check_agenda(state);
}

}  // namespace skerry::arctic_scavengers
