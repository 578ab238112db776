#include <algorithm>

#include "games/arctic_scavengers/rules.h"

// What cards come to: the value of an action (6.1), the price of a hire (6.5), the strength of a force (6.13).
namespace skerry::arctic_scavengers {
namespace {

// Kinds that a leader gives a base value for an ability.
Set<Kind> led_bases(const Player& player, Ability ability) {
    if (!player.leader || player.wounded) return {};
    if (ability == Ability::dig && *player.leader == Leader::excavator) return refugee_cards;
    if (ability == Ability::hunt && *player.leader == Leader::ranger) return refugee_cards | families;
    if (ability == Ability::fight && *player.leader == Leader::gangster) return refugee_cards;
    return {};
}

int base_value(Kind kind, Ability ability, const Set<Kind>& led) {
    if (!led.has(kind)) return worth(kind, ability).n;
    return ability == Ability::dig ? excavator_dig : ability == Ability::hunt ? ranger_hunt : 0;
}

// The largest bonuses, one for each hand that is free; what is left over goes to others for one each.
int wielded(const std::array<int, 4>& tools_by_bonus, int hands, int small_hands) {
    int sum = 0;
    for (int bonus = 3; bonus > 0; --bonus) {
        const int count = tools_by_bonus[static_cast<std::size_t>(bonus)];
        const int used = std::min(count, hands);
        const int small = std::min(count - used, small_hands);
        sum += used * bonus + small * excavator_tool;
        hands -= used;
        small_hands -= small;
    }
    return sum;
}

struct Parts {
    int bases = 0, small_bases = 0, plain = 0, tools = 0;
    std::array<int, 4> by_bonus{};
};

Parts parts_of(const Player& player, Ability ability, const Bag<Kind>& cards) {
    const Set<Kind> led = led_bases(player, ability);
    const Set<Kind> held = cards.at_least(1);
    const AbilityKinds& kinds = kinds_of(ability);
    Parts parts;
    for (Kind kind : held&(kinds.bases | led)) {
        (ability == Ability::dig && led.has(kind) ? parts.small_bases : parts.bases) += cards[kind];
        parts.plain += cards[kind] * base_value(kind, ability, led);
    }
    for (Kind kind : held&(kinds.modifiers - led)) parts.plain += cards[kind] * worth(kind, ability).n;
    for (Kind kind : held& kinds.bonuses) {
        parts.by_bonus[worth(kind, ability).n] += cards[kind];
        parts.tools += cards[kind];
    }
    return parts;
}

}  // namespace

AbilityKinds kinds_for(const Player& player, Ability ability) {
    AbilityKinds kinds = kinds_of(ability);
    const Set<Kind> led = led_bases(player, ability);
    kinds.bases = kinds.bases | led;
    kinds.modifiers = kinds.modifiers - led;
    if (ability != Ability::fight) kinds.positive = kinds.positive | led;
    return kinds;
}

Sum add_up(const Player& player, Ability ability, const Bag<Kind>& cards, int bonus) {
    const Parts parts = parts_of(player, ability, cards);
    Sum sum{parts.bases + parts.small_bases, parts.tools, 0};
    if (sum.bases > 0) sum.value = parts.plain + bonus + wielded(parts.by_bonus, parts.bases, parts.small_bases);
    return sum;
}

int inspiration(const Player& player) {
    return leads(player, Leader::peacemaker) ? peacemaker_bonus : leads(player, Leader::mentor) ? mentor_bonus : 0;
}

Sum pending_sum(const State& state) { return sum_of(state, composed(state)); }

Sum sum_of(const State& state, const Pending& pending) {
    const Player& player = state.players[state.active];
    if (pending.action == Action::accelerate) return {0, 0, timers_removed(pending.cards)};
    if (!adds_up(pending.action)) return {};
    return add_up(player, ability_of(pending.action), pending.cards, pending.inspired ? inspiration(player) : 0);
}

// Whoever builds has a schematics deck, so toolkits always work.
int timers_removed(const Bag<Kind>& cards) {
    int workers = 0;
    for (Kind kind : cards.at_least(1) & persons) workers += cards[kind];
    return workers * worker_removes + std::min<int>(workers, cards[Kind::toolkit]) * toolkit_removes;
}

// ---- Prices ----

Cost cost_for(const Player& player, Kind kind) {
    return kind == Kind::saboteur && leads(player, Leader::sergeant_at_arms) ? sergeant_saboteur : row(kind).cost;
}

Cost discounted(Cost cost, int refugees) {
    if (refugees == 0) return cost;
    if (cost.any > 0)
        --cost.any;
    else if (refugees == swindler_for_food && cost.food > 0)
        --cost.food;
    else if (refugees == swindler_for_med && cost.med > 0)
        --cost.med;
    return cost;
}

int best_pool(const State& state) { return std::max(state.food, state.cannibal_food); }

Meds meds_in(const Bag<Kind>& cards) {
    return {cards[Kind::pills] + cards[Kind::medic], cards[Kind::medkit] + cards[Kind::combat_medics]};
}

// Enough, and no card too many: without any one of them, and with the same food, the payment would be short.
bool pays_exactly(const State& state, Cost cost, Meds meds) {
    const int pool = best_pool(state), total = meds.total();
    const auto fits = [&](int need) { return total == need || (total == need + 1 && meds.ones == 0 && meds.twos > 0); };
    if (cost.any == 0) {
        if (pool < cost.food) return false;
        const int need = std::max(0, cost.med - state.butcher_med);
        return need == 0 ? total == 0 : fits(need);
    }
    const int need = std::max(0, cost.any - state.butcher_med);
    if (need == 0) return total == 0;
    return total < need ? need - total <= pool : fits(need);
}

bool payable(const State& state, Cost cost, Meds meds, Meds more) {
    // Most often nothing that a hand holds can help.
    if (best_pool(state) + state.butcher_med + meds.total() + more.total() < cost.food + cost.med + cost.any)
        return false;
    if (pays_exactly(state, cost, meds)) return true;
    const int most_ones = std::min(more.ones, 7), most_twos = std::min(more.twos, 4);
    for (int ones = 0; ones <= most_ones; ++ones)
        for (int twos = 0; twos <= most_twos; ++twos)
            if (pays_exactly(state, cost, {meds.ones + ones, meds.twos + twos})) return true;
    return false;
}

// ---- Forces ----

namespace {

// Unused persons and the tools of a force. Combat medics who have saved still fight.
Bag<Kind> fighters(const Force& force) {
    Bag<Kind> cards = force.cards;
    for (Kind kind : force.used)
        if (kind != Kind::combat_medics && cards[kind] > 0) cards.remove(kind);
    return cards;
}

int gassed_count(const Force& force, Kind kind) {
    int count = 0;
    for (Kind gassed : force.gassed) count += gassed == kind;
    return count;
}

// Scouting refugees of a gangster wield as bases or add their printed one, whichever scores higher.
int gangster_fight(const Parts& parts, int scouts, int gassed_scouts) {
    int best = 0;
    for (int wielding = 0; wielding <= scouts; ++wielding) {
        const int bases = parts.bases - scouts + wielding;
        if (bases == 0) continue;
        const int value = parts.plain + scouts - std::max(wielding, gassed_scouts) + wielded(parts.by_bonus, bases, 0);
        best = std::max(best, value);
    }
    return best;
}

int fight_value(const Player& player, const Force& force) {
    const Bag<Kind> cards = fighters(force);
    Parts parts = parts_of(player, Ability::fight, cards);
    const bool gangster = leads(player, Leader::gangster);
    for (Kind kind : force.gassed)
        if (!(gangster && refugee_cards.has(kind)) && cards[kind] > 0) parts.plain -= worth(kind, Ability::fight).n;
    if (gangster)
        return gangster_fight(parts, cards[Kind::scouting_refugee], gassed_count(force, Kind::scouting_refugee));
    if (parts.bases == 0) return 0;
    const bool mentored = leads(player, Leader::mentor) && !player.powers.has(Leader::mentor) &&
                          cards[Kind::refugee] > gassed_count(force, Kind::refugee);
    return parts.plain + wielded(parts.by_bonus, parts.bases, 0) + (mentored ? mentor_bonus : 0);
}

}  // namespace

Strength strength(const State& state, const Player* player, Seat seat, const Force& force) {
    static constexpr Player nobody{};
    Strength result;
    for (Kind kind : force.cards.at_least(1) & persons) result.people += force.cards[kind] * row(kind).people;
    result.size = result.people;
    if (player)
        result.size += enabled_count(state, seat, Building::portable_decoys) * (force.cards.total() / cards_a_decoy);
    result.tiebreak = result.size;
    if (player && leads(*player, Leader::gangster))
        for (Kind kind : refugee_cards) result.tiebreak += force.cards[kind] * (gangster_people - 1);
    result.provoked = force.used.has(Kind::provocateur);
    result.score = result.provoked ? result.size : fight_value(player ? *player : nobody, force);
    return result;
}

Strength strength(const State& state, Seat seat) {
    return strength(state, &state.players[seat], seat, state.players[seat].force);
}

}  // namespace skerry::arctic_scavengers
