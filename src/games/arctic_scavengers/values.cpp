// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/arctic_scavengers/rules.h"

// What cards come to: the value of an action (6.1), the strength of a force (6.13).
namespace skerry::arctic_scavengers {
namespace {

// The largest bonuses, one for each hand that is free; what is left over goes to others for one each.
int wielded(const std::array<int, 4>& tools_by_bonus, int hands, int small_hands, int small_bonus) {
    int sum = 0;
    for (int bonus = 3; bonus > 0; --bonus) {
        const int count = tools_by_bonus[static_cast<std::size_t>(bonus)];
        const int used = std::min(count, hands);
        const int small = std::min(count - used, small_hands);
        sum += used * bonus + small * small_bonus;
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
    const LeaderRow& leader = led_by(player);
    const AbilityKinds& kinds = kinds_for(player, ability);
    const Set<Kind> held = cards.at_least(1);
    Parts parts;
    for (Kind kind : held& kinds.bases) {
        const bool led = kinds.taught.has(kind);
        (led && leader.tool > 0 ? parts.small_bases : parts.bases) += cards[kind];
        parts.plain += cards[kind] * (led ? leader.value : worth(kind, ability).n);
    }
    for (Kind kind : held& kinds.modifiers) parts.plain += cards[kind] * worth(kind, ability).n;
    for (Kind kind : held& kinds.bonuses) {
        parts.by_bonus[worth(kind, ability).n] += cards[kind];
        parts.tools += cards[kind];
    }
    return parts;
}

}  // namespace

Sum add_up(const Player& player, Ability ability, const Bag<Kind>& cards, int bonus) {
    const Parts parts = parts_of(player, ability, cards);
    Sum sum{parts.bases + parts.small_bases, parts.tools, 0};
    if (sum.bases > 0)
        sum.value = parts.plain + bonus + wielded(parts.by_bonus, parts.bases, parts.small_bases, led_by(player).tool);
    return sum;
}

int count_of_kinds(const Bag<Kind>& cards, const Set<Kind>& kinds) {
    int count = 0;
    for (Kind kind : cards.at_least(1) & kinds) count += cards[kind];
    return count;
}

Sum sum_of(const State& state, const Pending& pending) {
    const auto sum = rule_of(pending.action).total.sum;
    return sum ? sum(state, pending) : Sum{};
}

Sum pending_sum(const State& state) {
    return state.pending.stage == Stage::composing ? sum_of(state, composed(state)) : sum_of(state, state.pending);
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
    return static_cast<int>(std::count(force.gassed.begin(), force.gassed.end(), kind));
}

// Scouting refugees of a gangster wield as bases or add their printed one, whichever scores higher.
int gangster_fight(const Parts& parts, int scouts, int gassed_scouts) {
    int best = 0;
    for (int wielding = 0; wielding <= scouts; ++wielding) {
        const int bases = parts.bases - scouts + wielding;
        if (bases == 0) continue;
        const int value =
            parts.plain + scouts - std::max(wielding, gassed_scouts) + wielded(parts.by_bonus, bases, 0, 0);
        best = std::max(best, value);
    }
    return best;
}

int fight_value(const Player& player, const Force& force) {
    const Bag<Kind> cards = fighters(force);
    Parts parts = parts_of(player, Ability::fight, cards);
    const LeaderRow& leader = led_by(player);
    const Set<Kind> led = kinds_for(player, Ability::fight).taught;
    for (Kind kind : force.gassed)
        if (!led.has(kind) && cards[kind] > 0) parts.plain -= worth(kind, Ability::fight).n;
    if (!led.empty())
        return gangster_fight(parts, cards[Kind::scouting_refugee], gassed_count(force, Kind::scouting_refugee));
    if (parts.bases == 0) return 0;
    const bool inspired = leader.inspires.has(Ability::fight) && !player.powers.has(*player.leader) &&
                          cards[Kind::refugee] > gassed_count(force, Kind::refugee);
    return parts.plain + wielded(parts.by_bonus, parts.bases, 0, 0) + (inspired ? leader.bonus : 0);
}

}  // namespace

Strength strength(const State& state, const Player* player, Seat seat, const Force& force) {
    static constexpr Player no_player{};
    const Player& leading = player ? *player : no_player;
    Strength result;
    for (Kind kind : force.cards.at_least(1) & persons) result.people += force.cards[kind] * row(kind).people;
    result.size = result.people;
    if (player)
        result.size += enabled_count(state, seat, Building::portable_decoys) * (force.cards.total() / cards_per_decoy);
    result.tiebreak = result.size;
    if (const LeaderRow& leader = led_by(leading); leader.people > 1)
        for (Kind kind : leader.taught) result.tiebreak += force.cards[kind] * (leader.people - 1);
    result.provoked = force.used.has(Kind::provocateur);
    result.score = result.provoked ? result.size : fight_value(leading, force);
    return result;
}

Strength strength(const State& state, Seat seat) {
    return strength(state, &state.players[seat], seat, state.players[seat].force);
}

}  // namespace skerry::arctic_scavengers
