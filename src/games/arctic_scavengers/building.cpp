// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/arctic_scavengers/rules.h"

// Actions about buildings (6.7, 6.8): accelerate, demolish, store, retrieve, repair, and the attack on one.
namespace skerry::arctic_scavengers {
namespace {

Site& aimed_site(State& state) { return state.sites[state.pending.site]; }
const Site& aimed_site(const State& state) { return state.sites[state.pending.site]; }

// ---- Accelerate ----

// Each worker takes timer cards off, and more with a toolkit.
Sum timers_off(const State&, const Pending& pending) {
    const int workers = count_of_kinds(pending.cards, persons);
    const int toolkits = std::min<int>(workers, pending.cards[Kind::toolkit]);
    return {.value = workers * worker_removes + toolkits * toolkit_removes};
}

struct Workers : CardChoice {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        offer_hand(q.me, useful, offer);
    }
    static Limits limits(const Question& q) { return {1, room_for(q.me.hand.total())}; }
    static bool fits(const Question&, const Picked& picked, Pick more, Pickables later) {
        Crew crew = crew_of(picked);
        crew.add(kind_of(more));
        for (const Pickable& thing : later)
            if (persons.has(kind_of(thing.pick))) crew.workers += thing.left;
        return crew.whole();
    }
    static bool complete(const Question&, const Picked& picked) { return crew_of(picked).whole(); }
    static std::string why_not(const Question&, const Picked&, Pick pick) {
        return useful.has(kind_of(pick)) ? "Each person uses one tool, and nobody has a hand free."
                                         : "That does not serve here.";
    }

private:
    static constexpr Set<Kind> useful = persons | Set<Kind>{Kind::toolkit};

    struct Crew {
        int workers = 0, toolkits = 0;
        void add(Kind kind) { ++(kind == Kind::toolkit ? toolkits : workers); }
        bool whole() const { return workers >= std::max(1, toolkits); }
    };
    static Crew crew_of(const Picked& picked) {
        Crew crew;
        for (const Pick pick : picked) crew.add(kind_of(pick));
        return crew;
    }
};

void ask_workers(const Question& q, Prompt& prompt) {
    prompt.line = q.state.picked.empty() ? "Accelerate: who works on it?"
                                         : "Accelerate: choose workers, now " +
                                               counted(pending_sum(q.state).value, "timer card", "timer cards") + ".";
}

void accelerate(Turn& turn) {
    State& state = turn.state;
    Site& site = aimed_site(state);
    const int removed = std::min(pending_sum(state).value, static_cast<int>(site.timers.size()));
    for (int i = 0; i < removed; ++i) take_timer(turn, site);
    turn.tell(state.active, {.kind = EventKind::accelerates, .building = site.building, .count = byte(removed)});
    now_completed(turn, site);
    feed_from(turn, site);
}

void demolish(Turn& turn) {
    State& state = turn.state;
    Site& site = aimed_site(state);
    const int refilled = put_timers(turn, site);
    if (refilled > 0) site.known = {};
    turn.tell(site.owner, {.kind = EventKind::refills, .building = site.building, .count = byte(refilled)});
    draw_to_hand(turn, state.active, demolition_draws);
}

// ---- Store and retrieve ----

struct Store : CardChoice {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        offer_hand(q.me, row(aimed_site(q.state).building).holds, offer);
    }
    static Limits limits(const Question& q) {
        const Site& site = aimed_site(q.state);
        return {1, row(site.building).capacity - static_cast<int>(site.stored.size())};
    }
};

struct Retrieve : CardChoice {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Bag<Kind> stored = bag_of(aimed_site(q.state).stored);
        for (Kind kind : stored.at_least(1)) offer(add_pick(kind), stored[kind]);
    }
    static Limits limits(const Question& q) { return {1, static_cast<int>(aimed_site(q.state).stored.size())}; }
};

// What the owner sees of it, and what everybody does.
void finish_moving(Turn& turn, Site& site, EventKind own, EventKind all) {
    const Bag<Kind> cards = turn.state.pending.cards;
    site.known = {};
    for (Kind kind : cards.at_least(1))
        turn.tell(turn.seat,
                  {.kind = own, .audience = turn.seat, .card = kind, .building = site.building, .count = cards[kind]});
    turn.tell(
        turn.seat,
        {.kind = all, .audience = Seats::all_but(turn.seat), .building = site.building, .count = byte(cards.total())});
    turn.state.fetchable = {};
    turn.state.pending = {};
}

void store(Turn& turn) {
    State& state = turn.state;
    Site& site = aimed_site(state);
    for (Kind kind : state.pending.cards.at_least(1)) {
        turn.me.hand.remove(kind, state.pending.cards[kind]);
        for (int i = 0; i < state.pending.cards[kind]; ++i) site.stored.push(kind);
    }
    std::sort(site.stored.begin(), site.stored.end());
    site.marks.add(Mark::stocked);
    left_unseen(state, turn.seat);
    finish_moving(turn, site, EventKind::stored, EventKind::stores);
}

void retrieve(Turn& turn) {
    State& state = turn.state;
    Site& site = aimed_site(state);
    for (Kind kind : state.pending.cards.at_least(1)) {
        turn.me.hand.add(kind, state.pending.cards[kind]);
        for (int i = 0; i < state.pending.cards[kind]; ++i) site.stored.take(site.stored.find(kind));
    }
    finish_moving(turn, site, EventKind::retrieved, EventKind::retrieves);
}

void repair(Turn& turn) {
    Site& site = aimed_site(turn.state);
    site.marks.remove(Mark::disabled);
    turn.tell(turn.state.active, {.kind = EventKind::repairs, .building = site.building});
    feed_from(turn, site);
}

void tell_site(const State& state, Event& event) {
    event.building = aimed_site(state).building;
    event.other = aimed_site(state).owner;
    event.number = byte(state.pending.site + 1);
}

std::vector<Thing> site_things(const Pending& pending) {
    return {thing(tribe_of(pending.tribe)), site_thing(pending.site)};
}

constexpr TargetRule against_building{
    .tell = tell_site,
    .text = [](const Event& event, const Whose& whose) { return ": " + site_text(event, whose); },
    .things = site_things};

// ---- Which buildings ----

bool is_under_way(const Site& site, bool own, const Player&) {
    return own && !completed(site) && !site.marks.has(Mark::fresh);
}
bool lacks_timers(const Site& site, bool, const Player&) {
    return !completed(site) && site.timers.size() < row(site.building).time;
}
bool has_room(const Site& site, bool own, const Player& me) {
    const BuildingRow& built = row(site.building);
    return own && enabled(site) && site.stored.size() < built.capacity && !(me.hand.at_least(1) & built.holds).empty();
}
bool holds_cards(const Site& site, bool own, const Player&) {
    return own && enabled(site) && !site.stored.empty() && !site.marks.has(Mark::stocked);
}
bool is_broken(const Site& site, bool own, const Player&) {
    return own && completed(site) && site.marks.has(Mark::disabled);
}
// Whether one of a player's buildings could hold cards, or does.
template <bool stored>
bool has_store(const Chances& c) {
    return std::any_of(c.state.sites.begin(), c.state.sites.end(), [&](const Site& site) {
        return site.owner == c.seat && enabled(site) && (stored ? site.stored.size() : row(site.building).capacity) > 0;
    });
}
bool can_be_attacked(const Site& site, bool own, const Player&) { return !own && enabled(site); }

}  // namespace

bool buildings_in_game(const Chances& c) { return !c.state.schematics.empty() || !c.state.sites.empty(); }

constexpr TargetRule at_building{
    .tell = tell_site,
    .text = [](const Event& event, const Whose& whose) { return " at " + site_text(event, whose); },
    .things = site_things};

constexpr ActionRule accelerate_action{
    .title = "Accelerate",
    .text = {"Send persons to one of your building sites: each takes off a timer card, with a toolkit #.",
             {worker_removes + toolkit_removes}},
    .start = {.spends = {Action::accelerate}, .ground = {Ground::sites}, .needs = persons, .site = is_under_way},
    .refusal = {.shown = buildings_in_game,
                .lacks = "It takes a person, and one of your building sites of an earlier round."},
    .aim = {.line = "Accelerate which building?"},
    .cards = {.ask = ask_workers, .selection = selection<Workers>},
    .total = {.sum = timers_off, .brings = [](int n) { return "take off " + counted(n, "timer card", "timer cards"); }},
    .target = &at_building,
    .works = [](const State& state) { return !(state.pending.cards.at_least(1) & persons).empty(); },
    .resolve = accelerate,
    .map_follows = false};

constexpr ActionRule demolish_action{
    .title = "Demolish",
    .text = {"A building site gets its missing timer cards again; you draw #.", {demolition_draws}},
    .start = {.spends = {Action::demolish},
              .ground = {Ground::sites},
              .needs = {Kind::demolition_team},
              .site = lacks_timers},
    .aim = {.line = "Demolish at which building site?"},
    .target = &at_building,
    .resolve = demolish};

constexpr ActionRule store_action{
    .title = "Store",
    .text = {"Put cards of your hand into one of your buildings."},
    .start = {.ground = {Ground::sites}, .site = has_room},
    .refusal = {.shown = has_store<false>, .lacks = "Nothing in your hand fits into a building with room."},
    .aim = {.line = "Store in which building?"},
    .cards = {.line = "Store: choose cards.", .selection = selection<Store>},
    .at_once = store};

constexpr ActionRule retrieve_action{
    .title = "Retrieve",
    .text = {"Take cards out of one of your buildings into your hand."},
    .start = {.ground = {Ground::sites}, .site = holds_cards},
    .refusal = {.shown = has_store<true>, .lacks = "You have stored something there in this turn."},
    .aim = {.line = "Retrieve from which building?"},
    .cards = {.line = "Retrieve: choose cards.", .selection = selection<Retrieve>},
    .at_once = retrieve};

constexpr ActionRule repair_action{.title = "Repair",
                                   .text = {"A person makes one of your disabled buildings work again."},
                                   .start = {.ground = {Ground::sites}, .needs = persons, .site = is_broken},
                                   .aim = {.line = "Repair which building?"},
                                   .cards = {.line = "Repair: choose who does it.", .selection = selection<OneCard>},
                                   .target = &at_building,
                                   .resolve = repair};

constexpr ActionRule attack_building_action{
    .title = "Attack a building",
    .text = attack_building_text,
    .start = {.ground = {Ground::attacks}, .needs = {Kind::saboteur}, .site = can_be_attacked},
    .refusal = {.shown = has_dirty_deeds, .lacks = "It takes a saboteur, and a building of another tribe that works."},
    .aim = {.line = "Attack which building?"},
    .target = &against_building,
    .resolve = attack_with<Deed::attack_building>};

}  // namespace skerry::arctic_scavengers
