// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// Where cards are and how they get there: sections 6.2, 6.3 and 6.8.
namespace skerry::arctic_scavengers {

namespace {

Kind take_any(Bag<Kind>& bag, int total, Random& random) {
    auto skip = random.below(static_cast<std::uint32_t>(total));
    for (Kind kind : bag.at_least(1)) {
        if (skip < bag[kind]) return bag.remove(kind), kind;
        skip -= bag[kind];
    }
    SKERRY_UNREACHABLE("a bag holds what it counts");
}

// The discard pile becomes the deck. Alone, its top card is lost (6.14).
void reshuffle(Turn& turn, Seat who) {
    Player& player = turn.of(who);
    player.deck = player.discard;
    player.discard = {};
    turn.tell(who, {.kind = EventKind::reshuffles});
    if (!solo(turn.state)) return;
    const Kind lost = take_any(player.deck, turn.random);
    remove_from_game(turn, who, lost, EventKind::attrition);
}

// `left` are in the deck.
Maybe<Kind> draw_card(Turn& turn, Seat who, int& left) {
    Player& player = turn.of(who);
    if (left == 0 && !player.discard.empty()) {
        reshuffle(turn, who);
        left = player.deck.total();
    }
    if (left == 0) return {};
    const int before = left--;
    if (player.top.empty()) return take_any(player.deck, before, turn.random);
    const Kind kind = player.top.pop();
    player.deck.remove(kind);
    return kind;
}

}  // namespace

Kind take_any(Bag<Kind>& bag, Random& random) { return take_any(bag, bag.total(), random); }

Maybe<Kind> draw_card(Turn& turn, Seat who) {
    int left = turn.of(who).deck.total();
    return draw_card(turn, who, left);
}

int draw_to_hand(Turn& turn, Seat who, int count, Bag<Kind>* note) {
    Player& player = turn.of(who);
    Bag<Kind> cards;
    int drawn = 0;
    for (int left = player.deck.total(); drawn < count; ++drawn) {
        const Maybe<Kind> card = draw_card(turn, who, left);
        if (!card) break;
        player.hand.add(*card);
        if (turn.events.wanted()) cards.add(*card);
        if (note) note->add(*card);
    }
    if (!turn.events.wanted()) return drawn;
    // As they lie in the hand: in which order they came is nobody's knowledge.
    for (Kind kind : cards.at_least(1))
        turn.tell(who, {.kind = EventKind::drawn, .audience = who, .card = kind, .count = cards[kind]});
    turn.tell(who, {.kind = EventKind::draws, .audience = Seats::all_but(who), .count = byte(drawn)});
    return drawn;
}

void show(Player& player, const Bag<Kind>& cards) {
    for (Kind kind : cards.at_least(1)) {
        const int seen = cards[kind];
        for (int known = player.acquired[kind]; known < seen; ++known) {
            if (contested_kinds.has(kind) && player.won > 0)
                --player.won;
            else if (player.dug > 0)
                --player.dug;
            player.acquired.add(kind);
        }
        if (player.shown[kind] < seen) player.shown.set(kind, seen);
    }
}

void show(Player& player, Kind kind) {
    Bag<Kind> one;
    one.add(kind);
    show(player, one);
}

void forget(Player& player, Kind kind) {
    if (player.acquired[kind] > 0) player.acquired.remove(kind);
    if (player.shown[kind] > 0) player.shown.remove(kind);
}

void remove_from_game(Turn& turn, Seat who, Kind kind, EventKind told) {
    turn.state.removed.add(kind);
    show(turn.of(who), kind);
    forget(turn.of(who), kind);
    turn.tell(who, {.kind = told, .card = kind});
}

void shuffle_junkyard(Turn& turn) {
    turn.random.shuffle(turn.state.junkyard.cards);
    turn.state.junkyard.known.clear();
}

int enabled_count(const State& state, Seat owner, Building building) {
    int count = 0;
    for (const Site& site : state.sites) count += site.building == building && site.owner == owner && enabled(site);
    return count;
}

int bunker_cards(const State& state, Seat owner) {
    int count = 0;
    for (const Site& site : state.sites)
        if (site.building == Building::bunker && site.owner == owner && enabled(site))
            count += static_cast<int>(site.stored.size());
    return count;
}

bool in_bunker(const State& state, Seat owner, Kind kind) {
    for (const Site& site : state.sites)
        if (site.building == Building::bunker && site.owner == owner && enabled(site) && site.stored.has(kind))
            return true;
    return false;
}

int unknown_timers(const State& state, Seat owner) {
    int count = 0;
    for (const Site& site : state.sites)
        if (site.owner == owner)
            for (Kind kind : site.timers) count += kind == Kind::unknown;
    return count;
}

void seen_leaving(State& state, Seat who, Zone zone, Kind kind, int count) {
    for (Player& spy : state.players) {
        auto& cards = spy.glimpse.cards;
        if (cards.empty() || spy.glimpse.tribe != who || spy.glimpse.zone != zone) continue;
        for (int i = 0; i < count && cards.has(kind); ++i) cards.take(cards.find(kind));
        if (cards.empty()) spy.glimpse = {};
    }
}

void left_unseen(State& state, Seat who) {
    for (Player& spy : state.players)
        if (spy.glimpse.tribe == who && spy.glimpse.zone == Zone::hand) spy.glimpse = {};
}

void take_out(Turn& turn, Seat who, Kind kind, Zone zone) {
    Player& player = turn.of(who);
    show(player, kind);
    seen_leaving(turn.state, who, zone, kind);
    if (zone == Zone::hand) return player.hand.remove(kind);
    if (zone == Zone::force) return player.force.cards.remove(kind);
    for (Site& site : turn.state.sites)
        if (site.building == Building::bunker && site.owner == who && enabled(site) && site.stored.has(kind)) {
            site.stored.take(site.stored.find(kind));
            return;
        }
}

void feed_from(Turn& turn, Site& site) {
    State& state = turn.state;
    if (site.building != Building::hydroponic_gardens || !enabled(site) || site.marks.has(Mark::fed)) return;
    if (state.phase != Phase::gathering || site.owner != state.active) return;
    site.marks.add(Mark::fed);
    state.food = byte(std::min(state.food + garden_food, max_food));
    turn.tell(site.owner, {.kind = EventKind::food, .building = site.building, .count = garden_food});
}

void now_completed(Turn& turn, Site& site) {
    if (!completed(site)) return;
    site.known = {};
    turn.tell(site.owner, {.kind = EventKind::completed, .building = site.building});
}

int put_timers(Turn& turn, Site& site) {
    int count = 0;
    for (; site.timers.size() < row(site.building).time; ++count) {
        const Maybe<Kind> card = draw_card(turn, site.owner);
        if (!card) break;
        site.timers.push(*card);
    }
    return count;
}

void take_timer(Turn& turn, Site& site) {
    const Kind kind = site.timers.pop();
    turn.of(site.owner).discard.add(kind);
    turn.tell(site.owner,
              {.kind = EventKind::timer_off, .audience = site.owner, .card = kind, .building = site.building});
}

}  // namespace skerry::arctic_scavengers
