// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/arctic_scavengers/rules.h"

// Recon (6.11): a spy looks at cards of another tribe, binoculars and scout towers at the tops of shared piles.
namespace skerry::arctic_scavengers {

Set<SharedPile> piles_to_see(const State& state) {
    Set<SharedPile> piles;
    for (SharedPile pile : each<SharedPile>())
        if (pile_size(state, pile) > 0) piles.add(pile);
    if (state.players.size() == 2) piles.remove(SharedPile::contested);  // Ruling 28
    return piles;
}

bool sees_junkyard(const Pending& pending) {
    if (pending.action == Action::dig) return true;
    if (pending.action != Action::recon) return false;
    return *pending.source == Source::binoculars ||
           (*pending.source == Source::scout_tower && pending.piles.has(SharedPile::junkyard));
}

bool spied_on(const Pending& pending, Seat seat) {
    return pending.action == Action::recon && *pending.source == Source::spy && *pending.zone <= Zone::site &&
           pending.tribe == seat;
}

namespace {

// ---- What it is about ----

bool fits_zone(const State& state, Seat seat, Zone zone, std::size_t n) {
    switch (zone) {
    case Zone::leaders_pile: return !state.leaders_pile.empty();
    case Zone::enemy_pile:   return !state.enemy_piles[n].cards.empty();
    case Zone::site:
        return state.sites[n].owner != seat && !(state.sites[n].timers.empty() && state.sites[n].stored.empty());
    case Zone::hand:  return n != seat.index() && !state.players[n].hand.empty();
    case Zone::force: return n != seat.index() && !state.players[n].force.cards.empty();
    default:
        return n != seat.index() &&
               state.players[n].deck.total() > unknown_timers(state, Seat(static_cast<std::uint8_t>(n)));
    }
}

// Calls f with whatever a spy can look at, until it returns true.
template <class F>
bool for_each_zone(const State& state, Seat seat, F f) {
    const auto fit = [&](Zone zone, std::uint8_t n) { return fits_zone(state, seat, zone, n) && f(zone, n); };
    const auto any = [&](Zone zone, std::size_t count) {
        for (std::uint8_t i = 0; i < count; ++i)
            if (fit(zone, i)) return true;
        return false;
    };
    for (std::uint8_t i = 0; i < state.players.size(); ++i)
        if (fit(Zone::hand, i) || fit(Zone::force, i) || fit(Zone::deck, i)) return true;
    return any(Zone::site, state.sites.size()) || any(Zone::leaders_pile, 1) ||
           any(Zone::enemy_pile, state.enemy_piles.size());
}

bool can_recon(const State& state, Seat seat, Source source) {
    const Player& me = state.players[seat];
    if (source == Source::spy)
        return me.hand[Kind::spy] > 0 && for_each_zone(state, seat, [](Zone, std::uint8_t) { return true; });
    const bool at_hand = source == Source::binoculars
                             ? me.hand[Kind::binoculars] > 0
                             : enabled_count(state, seat, Building::scout_tower) > 0 && !me.hand.empty();
    return at_hand && !piles_to_see(state).empty();
}

bool can_start_recon(const Chances& chances) {
    for (Source source : each<Source>())
        if (can_recon(chances.state, chances.seat, source)) return true;
    return false;
}

bool is_shown_recon(const Chances& c) {
    return c.state.stacks.has(Kind::spy) || c.held.has(Kind::binoculars) ||
           enabled_count(c.state, c.seat, Building::scout_tower) > 0;
}

void recon_aims(const Question& q, MoveList& out) {
    const Pending& pending = q.state.pending;
    if (!pending.source) {
        for (Source source : each<Source>())
            if (can_recon(q.state, q.seat, source)) out.push(Verb::source, source);
        return;
    }
    if (*pending.source == Source::spy)
        for_each_zone(q.state, q.seat, [&](Zone zone, std::uint8_t n) { return out.push(Verb::look, zone, n), false; });
    else
        for (Kind kind : q.me.hand.at_least(1)) out.push(Verb::discard, kind);
}

void aim_recon(Turn& turn, const Step&, Move move) {
    Pending& pending = turn.state.pending;
    pending.aimed = true;
    switch (verb_of(move)) {
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
        break;
    default: pending.price = arg<Kind>(move);
    }
    ask_on(turn);
}

void ask_recon_aim(const Question& q, Prompt& prompt) {
    const Maybe<Source> source = q.state.pending.source;
    prompt.line = !source                  ? "Recon with what?"
                  : *source == Source::spy ? "Where does the spy look?"
                                           : "Discard a card for the tower.";
}

Label source_label(const State& state, Source source) {
    switch (source) {
    case Source::binoculars: return {"Binoculars", "the top of each shared pile"};
    case Source::scout_tower:
        return {"Scout Tower", "the top of " + counted(tower_piles, "shared pile", "shared piles")};
    default: return {"Spy", plain(spy_cards) + " cards of " + (solo(state) ? "an enemy's pile" : "another player")};
    }
}

Label recon_label(const Question& q, Move move) {
    if (verb_of(move) == Verb::source) return source_label(q.state, arg<Source>(move));
    if (verb_of(move) == Verb::discard) return "Discard " + title(arg<Kind>(move));
    switch (const auto zone = arg<Zone>(move)) {
    case Zone::site:         return "Look under the " + site_name(q, move.args[1]);
    case Zone::leaders_pile: return "Look at the leaders";
    case Zone::enemy_pile:   return "Look at pile " + ordinal(move.args[1]) + " of the enemy";
    default:                 return "Look at the " + title(zone) + " of " + tribe_name(q, arg<Seat>(move, 1));
    }
}

// ---- Its cards: binoculars to see more, and the tower's piles ----

bool by_tower(const Pending& pending) { return pending.source == Maybe<Source>(Source::scout_tower); }

int piles_wanted(const State& state) {
    return by_tower(state.pending) ? std::min(tower_piles, piles_to_see(state).size()) : 0;
}

struct Outlook : CardChoice {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Pending begun = composed(q.state.pending, {});
        if (by_tower(begun))
            for (SharedPile pile : piles_to_see(q.state)) offer(pick_of(make(Verb::pile, pile)), 1);
        for (Kind kind : q.me.hand.at_least(1)) {
            const int free = q.me.hand[kind] - begun.cards[kind] - (begun.price == Maybe<Kind>(kind));
            offer(add_pick(kind), kind == Kind::binoculars ? free : 0);
        }
    }
    static Limits limits(const Question& q) {
        const int piles = piles_wanted(q.state);
        return {piles, room_for(piles + q.me.hand.total())};
    }
    static bool fits(const Question& q, const Picked& picked, Pick more, Pickables later) {
        const int now = piles_in(picked) + is(more, Verb::pile);
        int most = now;
        for (const Pickable& thing : later) most += is(thing.pick, Verb::pile) && thing.left > 0;
        return now <= piles_wanted(q.state) && most >= piles_wanted(q.state);
    }
    static bool complete(const Question& q, const Picked& picked) { return piles_in(picked) == piles_wanted(q.state); }
    static std::string why_not(const Question& q, const Picked&, Pick pick) {
        if (is(pick, Verb::pile)) return "The tower looks at " + counted(piles_wanted(q.state), "pile.", "piles.");
        return kind_of(pick) == Kind::binoculars ? "All of them are chosen." : "That does not serve here.";
    }

private:
    static int piles_in(const Picked& picked) {
        int piles = 0;
        for (const Pick pick : picked) piles += is(pick, Verb::pile);
        return piles;
    }
};

void ask_outlook(const Question& q, Prompt& prompt) {
    prompt.line = by_tower(q.state.pending) ? "Recon: choose " + counted(piles_wanted(q.state), "pile", "piles") +
                                                  " for the tower, and binoculars to see more."
                                            : "Recon: add binoculars to see more, or go.";
}

// ---- Declared ----

// The tower's card is discarded at once.
void pay_tower(Turn& turn) {
    Pending& pending = turn.state.pending;
    if (!pending.price) return;
    const Kind kind = *pending.price;
    turn.me.hand.remove(kind);
    seen_leaving(turn.state, turn.seat, Zone::hand, kind);
    turn.me.discard.add(kind);
    show(turn.me, kind);
    turn.tell(turn.seat, {.kind = EventKind::discards, .card = kind, .count = 1});
    pending.price = {};
}

void tell_outlook(const State& state, Event& event) {
    const Pending& pending = state.pending;
    switch (*pending.source) {
    case Source::binoculars:  event.piles = piles_to_see(state); return;
    case Source::scout_tower: event.piles = pending.piles; return;
    case Source::spy:         break;
    }
    event.zone = pending.zone;
    event.other = pending.tribe;
    if (*pending.zone == Zone::site) at_building.tell(state, event);
    if (*pending.zone == Zone::enemy_pile) event.number = byte(pending.site + 1);
}

std::vector<Thing> outlook_things(const Pending& pending) {
    std::vector<Thing> things;
    for (SharedPile pile : pending.piles) things.push_back(thing(pile));
    if (!pending.zone) return things;
    switch (*pending.zone) {
    case Zone::enemy_pile:   return {enemy_thing(pending.site)};
    case Zone::leaders_pile: return {thing(SharedPile::leaders_pile)};
    case Zone::site:         return at_building.things(pending);
    default:                 return {thing(tribe_of(pending.tribe))};
    }
}

constexpr TargetRule at_outlook{
    .tell = tell_outlook,
    .text = [](const Event& event, const Whose& whose) { return " on " + looked_at(event, whose); },
    .things = outlook_things};

bool recon_works(const State& state) {
    const Pending& pending = state.pending;
    switch (*pending.source) {
    case Source::spy:         return pending.cards[Kind::spy] > 0;
    case Source::binoculars:  return pending.cards[Kind::binoculars] > 0;
    case Source::scout_tower: return enabled_count(state, state.active, Building::scout_tower) > 0;
    }
    return false;
}

// ---- Resolved ----

void tell_seen(Turn& turn, Kind kind) {
    if (!turn.events.wanted()) return;
    Event event = declaration(turn.state);
    event.kind = EventKind::sees;
    event.action = {};
    event.audience = turn.state.active;
    event.card = kind;
    turn.tell(turn.state.active, event);
}

// Some cards at random.
void see_any(Turn& turn, Bag<Kind> rest, int count, Glimpse* note = nullptr) {
    for (int i = 0; i < count && !rest.empty(); ++i) {
        const Kind kind = take_any(rest, turn.random);
        if (note) note->cards.push(kind);
        tell_seen(turn, kind);
    }
}

// In a hand or a force. The player remembers what the spy saw, as long as it is there.
void spy_on_cards(Turn& turn, const Bag<Kind>& cards, int count) {
    Glimpse& glimpse = turn.active().glimpse;
    glimpse = {.tribe = turn.state.pending.tribe, .zone = *turn.state.pending.zone, .cards = {}};
    see_any(turn, cards, count, &glimpse);
    std::sort(glimpse.cards.begin(), glimpse.cards.end());
}

// Of more cards than a spy may look at, some are seen, and later nobody can tell which of them are left.
void spy_on_site(Turn& turn, int count) {
    Site& site = turn.state.sites[turn.state.pending.site];
    Bag<Kind> cards = bag_of(site.timers);
    cards += bag_of(site.stored);
    if (cards.total() <= count) site.known.add(tribe_of(turn.state.active));
    see_any(turn, cards, count);
}

// The deck gets an order as deep as the spy looks.
void spy_on_deck(Turn& turn, int count) {
    Player& player = turn.of(turn.state.pending.tribe);
    Bag<Kind> rest = player.deck;
    for (Kind kind : player.top.cards) rest.remove(kind);
    while (static_cast<int>(player.top.size()) < count && !rest.empty()) {
        const Kind kind = take_any(rest, turn.random);
        player.top.push(kind);
        player.top.move(player.top.size() - 1, 0);
    }
    for (int i = 0; i < count && i < static_cast<int>(player.top.size()); ++i) {
        const std::size_t at = player.top.size() - 1 - static_cast<std::size_t>(i);
        player.top.see(at, tribe_of(turn.state.active));
        tell_seen(turn, player.top.cards[at]);
    }
}

void spy_on_pile(Turn& turn, int count) {
    EnemyPile& pile = turn.state.enemy_piles[turn.state.pending.site];
    auto wanted = static_cast<std::uint32_t>(std::min(count, static_cast<int>(pile.cards.size())));
    const auto size = static_cast<std::uint32_t>(pile.cards.size());
    for (std::uint32_t place = 0; place < size; ++place) {
        if (turn.random.below(size - place) >= wanted) continue;
        --wanted;
        tell_seen(turn, pile.cards[place]);
        if (place < pile.seen) continue;
        std::swap(pile.cards[place], pile.cards[pile.seen]);  // those that were seen lie in front
        ++pile.seen;
    }
}

void spy(Turn& turn, int count) {
    State& state = turn.state;
    const Pending& pending = state.pending;
    switch (*pending.zone) {
    case Zone::hand:         return spy_on_cards(turn, turn.of(pending.tribe).hand, count);
    case Zone::force:        return spy_on_cards(turn, turn.of(pending.tribe).force.cards, count);
    case Zone::deck:         return spy_on_deck(turn, count);
    case Zone::leaders_pile: return see_top(turn, state.active, SharedPile::leaders_pile, count);
    case Zone::enemy_pile:   return spy_on_pile(turn, count);
    default:                 return spy_on_site(turn, count);
    }
}

void recon(Turn& turn) {
    State& state = turn.state;
    const Pending& pending = state.pending;
    const int binoculars = pending.cards[Kind::binoculars];
    if (turn.events.wanted()) {
        Event event = declaration(state);
        event.kind = EventKind::looks;
        turn.tell(state.active, event);
    }
    switch (*pending.source) {
    case Source::spy: return spy(turn, spy_cards + binoculars_extra * binoculars);
    case Source::binoculars:
        for (SharedPile pile : piles_to_see(state))
            see_top(turn, state.active, pile, binoculars_cards + binoculars_extra * (binoculars - 1));
        return;
    case Source::scout_tower:
        for (SharedPile pile : pending.piles)
            see_top(turn, state.active, pile, tower_cards + binoculars_extra * binoculars);
    }
}

}  // namespace

constexpr ActionRule recon_action{
    .title = "Recon",
    .text = {"Look at hidden cards with a spy, binoculars or a scout tower."},
    .start = {.spends = {Action::recon}, .ground = {Ground::sites, Ground::special_card}, .also = can_start_recon},
    .refusal = {.shown = is_shown_recon,
                .lacks = "It takes a spy, binoculars or a scout tower, and something to look at."},
    .aim = {.moves = recon_aims, .play = aim_recon, .ask = ask_recon_aim, .label = recon_label},
    .cards = {.ask = ask_outlook, .selection = selection<Outlook>},
    .declared = pay_tower,
    .target = &at_outlook,
    .works = recon_works,
    .resolve = recon,
    .consoled = [](const Pending& pending) { return *pending.source == Source::spy; }};

}  // namespace skerry::arctic_scavengers
