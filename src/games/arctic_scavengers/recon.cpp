#include <algorithm>

#include "games/arctic_scavengers/rules.h"

// Recon (6.11): a spy looks at cards of another tribe, binoculars and scout towers at the tops of shared piles.
namespace skerry::arctic_scavengers {

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
    return player.deck.total() > unknown_timers(state, Seat(static_cast<std::uint8_t>(n)));
}

template <class F>
void for_each_zone(const State& state, Seat seat, F f) {
    const auto all = [&](Zone zone, std::size_t count) {
        for (std::uint8_t i = 0; i < count; ++i)
            if (fits_zone(state, seat, zone, i)) f(zone, i);
    };
    for (std::uint8_t i = 0; i < state.players.size(); ++i)
        for (Zone zone : {Zone::hand, Zone::force, Zone::deck})
            if (fits_zone(state, seat, zone, i)) f(zone, i);
    all(Zone::site, state.sites.size());
    all(Zone::leaders_pile, 1);
    all(Zone::enemy_pile, state.enemy_piles.size());
}

bool can_recon(const State& state, Seat seat, Source source) {
    const Player& me = state.players[seat];
    switch (source) {
    case Source::spy: {
        bool any = false;
        if (me.hand[Kind::spy] > 0) for_each_zone(state, seat, [&](Zone, std::uint8_t) { any = true; });
        return any;
    }
    case Source::binoculars: return me.hand[Kind::binoculars] > 0 && !piles_to_see(state).empty();
    case Source::scout_tower:
        return enabled_count(state, seat, Building::scout_tower) > 0 && !me.hand.empty() &&
               !piles_to_see(state).empty();
    }
    return false;
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
        return for_each_zone(q.state, q.seat, [&](Zone zone, std::uint8_t n) { out.push(Verb::look, zone, n); });
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
    if (*pending.zone == Zone::enemy_pile) event.number = static_cast<std::uint8_t>(pending.site + 1);
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

// In a hand or a force. He keeps in mind what he saw, as long as it is there.
void spy_on_cards(Turn& turn, Bag<Kind> rest, int count) {
    Glimpse& glimpse = turn.active().glimpse;
    glimpse = {.tribe = turn.state.pending.tribe, .zone = *turn.state.pending.zone, .cards = {}};
    for (int i = 0; i < count && !rest.empty(); ++i) {
        const Kind kind = take_any(rest, turn.random);
        glimpse.cards.push(kind);
        tell_seen(turn, kind);
    }
    std::sort(glimpse.cards.begin(), glimpse.cards.end());
}

// Of more cards than he may look at he sees some, and cannot tell later which of them are left.
void spy_on_site(Turn& turn, int count) {
    Site& site = turn.state.sites[turn.state.pending.site];
    Bag<Kind> rest;
    for (Kind kind : site.timers) rest.add(kind);
    for (Kind kind : site.stored) rest.add(kind);
    if (rest.total() <= count) site.known.add(tribe_of(turn.state.active));
    for (int i = 0; i < count && !rest.empty(); ++i) {
        const Kind kind = take_any(rest, turn.random);
        tell_seen(turn, kind);
    }
}

// The deck gets an order as far as the spy looks.
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

constexpr ActionRule recon_action{.title = "Recon",
                                  .text = {"Look at hidden cards with a spy, binoculars or a scout tower."},
                                  .spends = {Action::recon},
                                  .ground = {Ground::sites, Ground::special_card},
                                  .starts = can_start_recon,
                                  .shown = is_shown_recon,
                                  .lacks = "It takes a spy, binoculars or a scout tower, and something to look at.",
                                  .aim = {.moves = recon_aims, .play = aim_recon, .ask = ask_recon_aim},
                                  .cards = {.ask = ask_outlook, .selection = selection<Outlook>},
                                  .declared = pay_tower,
                                  .target = &at_outlook,
                                  .works = recon_works,
                                  .resolve = recon,
                                  .consoled = [](const Pending& pending) { return *pending.source == Source::spy; }};

}  // namespace skerry::arctic_scavengers
