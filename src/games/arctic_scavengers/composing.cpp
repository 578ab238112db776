#include <algorithm>

#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// The cards of an own action (5.3), chosen in any order: what is chosen must go together, and be completed with the cards
// at hand. Nobody else sees anything before the declaration.
namespace skerry::arctic_scavengers {
namespace {

int count_of_kinds(const Bag<Kind>& cards, const Set<Kind>& kinds) {
    int count = 0;
    for (Kind kind : cards.at_least(1) & kinds) count += cards[kind];
    return count;
}

// ---- Dig, hunt, draw, build ----

// What is in an action already, as far as completing it is concerned.
struct Progress {
    bool base = false, positive = false, builder = false;
};

bool can_complete(Progress p, Action action, const AbilityKinds& kinds, const Set<Kind>& rest) {
    return (p.base || !(rest & kinds.bases).empty()) && (p.positive || !(rest & kinds.positive).empty()) &&
           (action != Action::build || p.builder || !(rest & builders).empty());
}

Progress progress_of(const AbilityKinds& kinds, const Pending& action) {
    const Set<Kind> in = action.cards.at_least(1);
    return {.base = !(in & kinds.bases).empty(),
            .positive = action.inspired || !(in & kinds.positive).empty(),
            .builder = !(in & builders).empty()};
}

Set<Kind> usable(const AbilityKinds& kinds) { return kinds.bases | kinds.modifiers | kinds.bonuses; }

bool may_inspire(const Player& player, Action action) {
    if (leads(player, Leader::peacemaker)) return action != Action::draw && !player.powers.has(Leader::peacemaker);
    return leads(player, Leader::mentor) && !player.powers.has(Leader::mentor);
}

bool can_inspire(const Player& player, Action action, const AbilityKinds& kinds, const Set<Kind>& held) {
    if (!player.leader || !may_inspire(player, action)) return false;
    for (Kind kind : held& refugee_cards) {
        Set<Kind> rest = held & usable(kinds);
        if (player.hand[kind] == 1) rest.remove(kind);
        if (can_complete({.positive = true}, action, kinds, rest)) return true;
    }
    return false;
}

// Whether these cards and some of the rest make the action; each person uses one tool. `room`: for so many more.
bool can_become_sum(const Player& player, const Pending& action, const Bag<Kind>& rest, int room) {
    const AbilityKinds kinds = kinds_for(player, ability_of(action.action));
    const Progress now = progress_of(kinds, action);
    const Set<Kind> left = rest.at_least(1);
    if (!can_complete(now, action.action, kinds, left)) return false;
    const int bases = count_of_kinds(action.cards, kinds.bases), tools = count_of_kinds(action.cards, kinds.bonuses);
    const int missing =
        std::max(0, std::max(1, tools) - bases) + !now.positive + (action.action == Action::build && !now.builder);
    if (missing > room) return false;
    const int hands = bases + count_of_kinds(rest, kinds.bases) - tools;
    const bool needs_tool = !now.positive && (left & (kinds.positive - kinds.bonuses)).empty();
    return hands >= static_cast<int>(needs_tool);
}

// ---- Hire ----

bool discount_fits(Cost cost, int refugees) {
    return refugees == 0 || cost.any > 0 || (refugees == swindler_for_food ? cost.food : cost.med) > 0;
}

// Whether a payment that holds so many refugee cards can be completed, with up to so many more of them.
bool can_pay(const State& state, Cost cost, int refugees, int more, Meds meds, Meds rest) {
    for (int n = refugees; n <= refugees + more && n <= swindler_for_med; ++n)
        if (discount_fits(cost, n) && payable(state, discounted(cost, n), meds, rest)) return true;
    return false;
}

// ---- Other actions ----

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

int piles_wanted(const State& state) { return std::min(tower_piles, piles_to_see(state).size()); }

Bag<Kind> stored_in(const Site& site) {
    Bag<Kind> cards;
    for (Kind kind : site.stored) cards.add(kind);
    return cards;
}

// Kinds at hand that an action has a use for.
Set<Kind> usable_cards(const Question& q) {
    const Pending& pending = q.state.pending;
    if (adds_up(pending.action)) return usable(kinds_for(q.me, ability_of(pending.action)));
    switch (pending.action) {
    case Action::hire:       return can_swindle(q.me) ? med_kinds | refugee_cards : med_kinds;
    case Action::trash:      return all_kinds;
    case Action::accelerate: return persons | Set<Kind>{Kind::toolkit};
    case Action::recon:      return {Kind::binoculars};
    case Action::store:      return row(q.state.sites[pending.site].building).holds;
    default:                 return one_of(pending.action);
    }
}

// Cards of a kind at hand that are not part of the action.
int free_cards(const Player& player, const Pending& action, Kind kind) {
    return player.hand[kind] - action.cards[kind] - (action.inspired == Maybe<Kind>(kind)) -
           (action.price == Maybe<Kind>(kind));
}

struct Compose {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Pending& pending = q.state.pending;
        if (pending.action == Action::retrieve) {
            const Bag<Kind> stored = stored_in(q.state.sites[pending.site]);
            for (Kind kind : stored.at_least(1)) offer(pick_of(make(Verb::add, kind)), stored[kind]);
            return;
        }
        if (pending.source == Maybe<Source>(Source::scout_tower))
            for (SharedPile pile : piles_to_see(q.state)) offer(pick_of(make(Verb::pile, pile)), 1);
        const Set<Kind> held = q.me.hand.at_least(1);
        if (adds_up(pending.action) && q.me.leader && may_inspire(q.me, pending.action))
            for (Kind kind : held& refugee_cards) offer(pick_of(make(Verb::inspire, kind)), 1);
        const Set<Kind> useful = usable_cards(q);
        const Pending begun = composed(pending, {});
        for (Kind kind : held)
            offer(pick_of(make(Verb::add, kind)), useful.has(kind) ? free_cards(q.me, begun, kind) : 0);
    }
    static Limits limits(const Question& q) {
        const Limits wanted = numbers(q);
        return {wanted.least, std::min(wanted.most, static_cast<int>(Picked::capacity))};
    }
    static bool fits(const Question& q, const Picked& picked, Pick more, Pickables later) {
        const State& state = q.state;
        const Pending then = composed(state.pending, picked, more);
        if (then.action == Action::recon) {
            int piles = then.piles.size();
            for (const Pickable& thing : later) piles += is(thing.pick, Verb::pile) && thing.left > 0;
            return !then.source || *then.source != Source::scout_tower ||
                   (then.piles.size() <= piles_wanted(state) && piles >= piles_wanted(state));
        }
        if (adds_up(then.action)) return fits_sum(q, picked, more, then, later);
        if (then.action != Action::hire && then.action != Action::accelerate) return true;
        Bag<Kind> rest;
        for (const Pickable& thing : later) rest.add(static_cast<Kind>(thing.pick.first), thing.left);
        if (then.action == Action::hire)
            return can_pay(state, cost_for(q.me, *then.stack), refugees_in(then.cards), refugees_in(rest),
                           meds_in(then.cards), meds_in(rest));
        return count_of_kinds(then.cards, persons) + count_of_kinds(rest, persons) >=
               std::max<int>(1, then.cards[Kind::toolkit]);
    }
    static bool complete(const Question& q, const Picked& picked) {
        const Pending now = composed(q.state.pending, picked);
        if (adds_up(now.action)) return can_become_sum(q.me, now, {}, 0);
        switch (now.action) {
        case Action::hire: {
            const Cost cost = cost_for(q.me, *now.stack);
            const int refugees = refugees_in(now.cards);
            return discount_fits(cost, refugees) &&
                   pays_exactly(q.state, discounted(cost, refugees), meds_in(now.cards));
        }
        case Action::accelerate:
            return count_of_kinds(now.cards, persons) >= std::max<int>(1, now.cards[Kind::toolkit]);
        case Action::recon: return *now.source != Source::scout_tower || now.piles.size() == piles_wanted(q.state);
        default:            return static_cast<int>(picked.size()) >= limits(q).least;
        }
    }
    static std::string why_not(const Question& q, const Picked& picked, Pick pick) {
        const Pending now = composed(q.state.pending, picked);
        if (is(pick, Verb::pile)) return "The tower looks at " + counted(piles_wanted(q.state), "pile.", "piles.");
        const auto kind = static_cast<Kind>(pick.first);
        const bool useful = usable_cards(q).has(kind);
        const AbilityKinds kinds = adds_up(now.action) ? kinds_for(q.me, ability_of(now.action)) : AbilityKinds{};
        if (useful && free_cards(q.me, now, kind) <= 0) return "All of them are chosen.";
        if (adds_up(now.action) && !useful)
            return title(kind) + " has nothing to add to a " + word_of(now.action) + ".";
        if (now.action == Action::hire) return useful ? "The price needs no more of that." : "That pays for nothing.";
        if (kinds.bonuses.has(kind) || (now.action == Action::accelerate && useful))
            return "Each person uses one tool, and nobody has a hand free.";
        if (adds_up(now.action)) return "With it the action could not be completed.";
        return "That does not serve here.";
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        turn.state.pending = composed(turn.state.pending, picked);
        arctic_scavengers::complete(turn);
    }

private:
    static bool is(Pick pick, Verb verb) { return static_cast<Verb>(pick.verb) == verb; }

    static Limits numbers(const Question& q) {
        const State& state = q.state;
        const Pending& pending = state.pending;
        const int hand = q.me.hand.total();
        switch (pending.action) {
        case Action::hire: return {0, hand};
        case Action::trash:
            return {1, std::min(hand, most_junkyard - contested_count - static_cast<int>(state.junkyard.size()))};
        case Action::recon: {
            const int piles = *pending.source == Source::scout_tower ? piles_wanted(state) : 0;
            return {piles, piles + hand};
        }
        case Action::store: {
            const Site& site = state.sites[pending.site];
            return {1, row(site.building).capacity - static_cast<int>(site.stored.size())};
        }
        case Action::retrieve: return {1, static_cast<int>(state.sites[pending.site].stored.size())};
        default:               return {1, one_of(pending.action).empty() ? hand : 1};
        }
    }
    static bool fits_sum(const Question& q, const Picked& picked, Pick more, const Pending& then, Pickables later) {
        if (is(more, Verb::inspire) && !picked.empty() && is(*picked.begin(), Verb::inspire)) return false;
        if (free_cards(q.me, then, static_cast<Kind>(more.first)) < 0) return false;
        Bag<Kind> rest;
        for (const Pickable& thing : later) {
            const auto kind = static_cast<Kind>(thing.pick.first);
            if (is(thing.pick, Verb::add)) rest.set(kind, std::min(thing.left, free_cards(q.me, then, kind)));
        }
        const int room = static_cast<int>(Picked::capacity - picked.size()) - 1;
        if (can_become_sum(q.me, then, rest, room)) return true;
        if (then.inspired) return false;
        for (const Pickable& thing : later) {  // with a refugee who is inspired
            const auto kind = static_cast<Kind>(thing.pick.first);
            if (!is(thing.pick, Verb::inspire) || free_cards(q.me, then, kind) <= 0) continue;
            Pending led = then;
            led.inspired = kind;
            Bag<Kind> others = rest;
            others.set(kind, std::min<int>(rest[kind], free_cards(q.me, led, kind)));
            if (can_become_sum(q.me, led, others, room - 1)) return true;
        }
        return false;
    }
};

void ask_compose(const Question& q, Prompt& prompt) {
    const Pending now = composed(q.state.pending, q.state.picked);
    const std::string what = title(now.action);
    prompt.line = [&]() -> std::string {
        if (adds_up(now.action) && q.state.picked.empty()) return what + ": who takes part?";
        if (adds_up(now.action)) return what + ": add cards, now " + plain(pending_sum(q.state).value) + ".";
        switch (now.action) {
        case Action::hire:
            return "Pay " + text_of(cost_for(q.me, *now.stack)) + " for " + title(*now.stack) + ", with " +
                   food_text(q.state) + ".";
        case Action::trash: return "Trash: choose cards for the junkyard.";
        case Action::accelerate:
            if (q.state.picked.empty()) return "Accelerate: who works on it?";
            return "Accelerate: choose workers, now " +
                   counted(pending_sum(q.state).value, "timer card", "timer cards") + ".";
        case Action::recon:
            if (*now.source != Source::scout_tower) return "Recon: add binoculars to see more, or go.";
            return "Recon: choose " + counted(piles_wanted(q.state), "pile", "piles") +
                   " for the tower, and binoculars to see more.";
        case Action::store:     return "Store: choose cards.";
        case Action::retrieve:  return "Retrieve: choose cards.";
        case Action::repair:    return "Repair: choose who does it.";
        case Action::heal:      return "Heal: choose the medicine.";
        case Action::organizer: return "Organizer: choose the refugee card.";
        default:                return what + ": choose the person who leaves the game.";
        }
    }();
}

}  // namespace

const StepRule compose_rule{.ask = ask_compose, .selection = selection<Compose>, .asked_anyway = true};

Pending composed(Pending action, const Picked& picked, std::optional<Pick> more) {
    if (action.stage != Stage::composing) return action;
    const auto put = [&](Pick pick) {
        switch (static_cast<Verb>(pick.verb)) {
        case Verb::pile:    return action.piles.add(static_cast<SharedPile>(pick.first));
        case Verb::inspire: action.inspired = static_cast<Kind>(pick.first); return;
        default:            return action.cards.add(static_cast<Kind>(pick.first));
        }
    };
    for (const Pick pick : picked) put(pick);
    if (more) put(*more);
    if (action.source == Maybe<Source>(Source::spy)) action.cards.add(Kind::spy);
    if (action.source == Maybe<Source>(Source::binoculars)) action.cards.add(Kind::binoculars);
    return action;
}

bool can_add_up(const Player& player, Action action, const Set<Kind>& held) {
    const AbilityKinds kinds = kinds_for(player, ability_of(action));
    return can_complete({}, action, kinds, held & usable(kinds)) || can_inspire(player, action, kinds, held);
}

bool can_swindle(const Player& player) {
    return leads(player, Leader::swindler) && !player.powers.has(Leader::swindler);
}

bool can_hire_for(const State& state, const Player& player, Kind kind, Meds meds, int refugees) {
    return can_pay(state, cost_for(player, kind), 0, refugees, {}, meds);
}

}  // namespace skerry::arctic_scavengers
