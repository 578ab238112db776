// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// Actions whose cards add up (6.1): dig, hunt, draw and build.
namespace skerry::arctic_scavengers {
namespace {

Ability ability_of(Action action) { return *rule_of(action).total.ability; }

bool may_inspire(const Player& me, Action action) {
    return me.leader && led_by(me).inspires.has(ability_of(action)) && !me.powers.has(*me.leader);
}

// What counts of the cards of an action: somebody acts, it is more than 0, a builder builds, each person uses one tool.
struct Tally {
    const AbilityKinds& kinds;
    bool build;
    bool inspired = false;
    Roles roles = {};

    void add(Pick pick) {
        const bool inspires = is(pick, Verb::inspire);
        inspired |= inspires;
        roles.counts += inspires ? Roles::positive : kinds.roles[kind_of(pick)].counts;
    }
    bool lacks_builder() const { return build && !roles.has_builder(); }
    bool whole() const {
        return roles.bases() >= std::max(1, roles.tools()) && roles.is_positive() && !lacks_builder();
    }
    // Whether some of these kinds are all that is missing, tools aside.
    bool completed_by(const Set<Kind>& rest) const {
        return (roles.bases() > 0 || !(rest & kinds.bases).empty()) &&
               (roles.is_positive() || !(rest & kinds.positive).empty()) &&
               (!lacks_builder() || !(rest & builders).empty());
    }
    // Whether at most so many more of these cards make it whole.
    bool can_become_whole(const Bag<Kind>& cards, const Set<Kind>& rest, int room) const {
        const int missing = std::max(0, std::max(1, roles.tools()) - roles.bases()) + !roles.is_positive();
        if (missing + lacks_builder() > room || !completed_by(rest)) return false;
        const bool needs_tool = !roles.is_positive() && (rest & (kinds.positive - kinds.bonuses)).empty();
        int hands = roles.bases() - roles.tools() - needs_tool;
        if (hands < 0)
            for (Kind kind : rest& kinds.bases) hands += cards[kind];
        return hands >= 0;
    }
};

struct Summands : CardChoice {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Action action = q.state.pending.action;
        if (may_inspire(q.me, action))
            for (Kind kind : refugee_cards)
                if (q.me.hand[kind] > 0 && offer(inspire_pick(kind), 1)) return;
        offer_hand(q.me, kinds_for(q.me, ability_of(action)).usable(), offer);
    }
    static Limits limits(const Question& q) { return {1, room_for(q.me.hand.total())}; }
    template <class F>
    static bool each_fit(const Question& q, const Picked& picked, Order order, F f) {
        if (picked.full()) return false;
        Hand hand{.now = tally_of(q, picked), .left = q.me.hand};
        for (const Pick pick : picked) hand.left.remove(kind_of(pick));
        hand.room = static_cast<int>(Picked::capacity - picked.size()) - 1;
        const Set<Kind> left = hand.left.at_least(1);
        hand.useful = left & hand.now.kinds.usable();
        const bool in_order = order == Order::canonical;
        const bool adds = in_order && !picked.empty() && is(picked.back(), Verb::add);  // nobody is inspired any more
        Set<Kind> refugees;
        if (!hand.now.inspired && may_inspire(q.me, q.state.pending.action)) refugees = left & refugee_cards;
        if (!adds)
            for (Kind kind : refugees)
                if (hand.takes(inspire_pick(kind), hand.useful, {}) && f(inspire_pick(kind))) return true;
        for (Kind kind : adds ? hand.useful& from(kind_of(picked.back())) : hand.useful) {
            const Pick pick = add_pick(kind);
            const bool fits =
                in_order ? hand.takes(pick, hand.useful & from(kind), {}) : hand.takes(pick, hand.useful, refugees);
            if (fits && f(pick)) return true;
        }
        return false;
    }
    static bool complete(const Question& q, const Picked& picked) { return tally_of(q, picked).whole(); }
    static std::string why_not(const Question& q, const Picked& picked, Pick pick) {
        const Kind kind = kind_of(pick);
        const Action action = q.state.pending.action;
        const AbilityKinds& kinds = kinds_for(q.me, ability_of(action));
        if (!kinds.usable().has(kind)) return "A " + word_of(action) + " has no use for " + title(kind) + ".";
        const bool inspired = picked.count(inspire_pick(kind)) > 0;
        if (q.me.hand[kind] <= picked.count(add_pick(kind)) + inspired) return "All of them are chosen.";
        if (kinds.bonuses.has(kind)) return "Each person uses one tool, and nobody has a hand free.";
        return "With it the action could not be completed.";
    }

private:
    // What is left to choose from, beside what is chosen.
    struct Hand {
        Tally now;
        Bag<Kind> left;
        Set<Kind> useful = {};
        int room = 0;

        // Whether one more can be part of a whole with some that come later, one of these refugee cards inspired.
        bool takes(Pick pick, Set<Kind> later, const Set<Kind>& refugees) {
            Tally then = now;
            then.add(pick);
            if (then.whole()) return true;
            left.remove(kind_of(pick));
            if (left[kind_of(pick)] == 0) later.remove(kind_of(pick));
            bool fits = then.can_become_whole(left, later, room);
            for (Kind kind : refugees) {
                if (fits || left[kind] == 0) continue;
                Tally led = then;
                led.add(inspire_pick(kind));
                left.remove(kind);
                Set<Kind> others = later;
                if (left[kind] == 0) others.remove(kind);
                fits = led.can_become_whole(left, others, room - 1);
                left.add(kind);
            }
            left.add(kind_of(pick));
            return fits;
        }
    };

    static Pick inspire_pick(Kind kind) { return pick_of(make(Verb::inspire, kind)); }
    static Set<Kind> from(Kind kind) { return Set<Kind>::of_bits(~std::uint64_t{0} << static_cast<unsigned>(kind)); }
    static Tally tally_of(const Question& q, const Picked& picked) {
        const Action action = q.state.pending.action;
        Tally tally{.kinds = kinds_for(q.me, ability_of(action)), .build = action == Action::build};
        for (const Pick pick : picked) tally.add(pick);
        return tally;
    }
};

void ask_summands(const Question& q, Prompt& prompt) {
    prompt.line = title(q.state.pending.action);
    prompt.line +=
        q.state.picked.empty() ? ": who takes part?" : ": add cards, now " + plain(pending_sum(q.state).value) + ".";
}

Sum sum(const State& state, const Pending& pending) {
    const Player& player = state.players[state.active];
    return add_up(player, ability_of(pending.action), pending.cards, pending.inspired ? led_by(player).bonus : 0);
}

// What an action looks through: the junkyard or the schematics.
template <Action action>
bool can_start_sum(const Chances& c) {
    if (action == Action::dig && c.state.junkyard.empty()) return false;
    return !(action == Action::build && c.state.schematics.empty()) && can_add_up(c, action);
}
std::string_view why_no_dig(const Chances& c) {
    return c.state.junkyard.empty() ? "The junkyard is empty."
                                    : "It takes somebody who digs, and a total of at least 1.";
}
std::string_view why_no_build(const Chances& c) {
    return c.state.schematics.empty() ? "No building is left."
                                      : "It takes an engineer or a tinker, and somebody who digs.";
}

bool has_base(const State& state) {
    const Pending& pending = state.pending;
    const AbilityKinds& kinds = kinds_for(state.players[state.active], ability_of(pending.action));
    return !(pending.cards.at_least(1) & kinds.bases).empty();
}
bool has_builder(const State& state) {
    return has_base(state) && !(state.pending.cards.at_least(1) & builders).empty();
}

constexpr StepRule summands{.ask = ask_summands, .selection = selection<Summands>};

// ---- Draw, and what couriers cost ----

void draw(Turn& turn) {
    State& state = turn.state;
    const int couriers = state.pending.cards[Kind::courier];
    const int drawn = draw_to_hand(turn, state.active, pending_sum(state).value, couriers > 0 ? &state.drawn : nullptr);
    const int gone = std::min(courier_discards * couriers, drawn);
    if (gone > 0) turn.ask(state.active, {.kind = StepKind::courier_discard, .count = byte(gone)});
}

// So many of the cards drawn. Nobody sees which.
struct CourierDiscard {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Kind kind : q.state.drawn.at_least(1)) offer(pick_of(make(Verb::discard, kind)), q.state.drawn[kind]);
    }
    static Limits limits(const Question& q) { return {q.step.count, q.step.count}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) discard_drawn(turn, kind_of(pick));
    }
};

void ask_courier(const Question& q, Prompt& prompt) {
    prompt.line = "Courier: discard " + plain(q.step.count) + " of the cards drawn.";
}

void hunt(Turn& turn) {
    State& state = turn.state;
    const int value = pending_sum(state).value;
    state.food = byte(std::min(state.food + value, max_food));
    turn.tell(state.active, {.kind = EventKind::food, .count = byte(value)});
}

}  // namespace

bool can_add_up(const Chances& chances, Action action) {
    const AbilityKinds& kinds = kinds_for(chances.me, ability_of(action));
    Tally tally{.kinds = kinds, .build = action == Action::build};
    const Set<Kind> rest = chances.held & kinds.usable();
    if (tally.completed_by(rest)) return true;
    if (!may_inspire(chances.me, action)) return false;
    tally.roles.counts += Roles::positive;
    for (Kind kind : chances.held& refugee_cards) {
        Set<Kind> others = rest;
        if (chances.me.hand[kind] == 1) others.remove(kind);
        if (tally.completed_by(others)) return true;
    }
    return false;
}

void discard_drawn(Turn& turn, Kind kind) {
    turn.state.drawn.remove(kind);
    turn.me.hand.remove(kind);
    turn.me.discard.add(kind);
    turn.tell(turn.seat, {.kind = EventKind::discarded, .audience = turn.seat, .card = kind});
}

constexpr StepRule courier_discard_rule{
    .ask = ask_courier,
    .label = [](const Question&, Move move) -> Label { return "Discard " + title(arg<Kind>(move)); },
    .selection = selection<CourierDiscard>};

constexpr ActionRule dig_action{
    .title = "Dig",
    .text = {"Look at as many junkyard cards as you dig for, and keep one."},
    .start = {.spends = {Action::dig}, .also = can_start_sum<Action::dig>},
    .refusal = {.shown = always_shown, .why_not = why_no_dig},
    .cards = summands,
    .total = {Ability::dig, sum, [](int n) { return "look at " + counted(n, "card", "cards") + " of the junkyard"; }},
    .works = has_base,
    .resolve = begin_look};

constexpr ActionRule hunt_action{
    .title = "Hunt",
    .text = {"Bring in food for a hire in this turn."},
    .start = {.spends = {Action::hunt}, .also = can_start_sum<Action::hunt>},
    .refusal = {.shown = always_shown, .lacks = "It takes somebody who hunts, and a total of at least 1."},
    .cards = summands,
    .total = {Ability::hunt, sum, [](int n) { return plain(n) + " food"; }},
    .works = has_base,
    .resolve = hunt};

constexpr ActionRule draw_action{
    .title = "Draw",
    .text = {"Draw more cards."},
    .start = {.spends = {Action::draw}, .also = can_start_sum<Action::draw>},
    .refusal = {.shown = always_shown, .lacks = "Nobody in your hand can draw."},
    .cards = summands,
    .total = {Ability::draw, sum, [](int n) { return "draw " + counted(n, "card", "cards"); }},
    .works = has_base,
    .resolve = draw};

constexpr ActionRule build_action{
    .title = "Build",
    .text = {"Dig with an engineer or a tinker for buildings, and put one up."},
    .start = {.spends = {Action::build},
              .ground = {Ground::schematics},
              .needs = builders,
              .also = can_start_sum<Action::build>},
    .refusal = {.shown = buildings_in_game, .why_not = why_no_build},
    .cards = summands,
    .total = {Ability::dig, sum, [](int n) { return "look at " + counted(n, "building", "buildings"); }},
    .works = has_builder,
    .resolve = begin_look};

}  // namespace skerry::arctic_scavengers
