#include <algorithm>

#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// What declared actions do, once the window is closed: sections 6.4 to 6.12.
namespace skerry::arctic_scavengers {
namespace {

const Player& acting(const State& state) { return state.players[state.active]; }

// What a hire still needs: the food to be taken, or -1 if the payment is short.
int food_due(const State& state) {
    const Pending& pending = state.pending;
    const Player& player = acting(state);
    const int refugees = refugees_in(pending.cards);
    const bool swindled = refugees > 0 && refugees == pending.refugees && leads(player, Leader::swindler);
    const Cost cost = discounted(cost_for(player, *pending.stack), swindled ? refugees : 0);
    const int meds = meds_in(pending.cards).total() + state.butcher_med;
    if (cost.any == 0 && meds < cost.med) return -1;
    const int food = cost.any == 0 ? cost.food : std::max(0, cost.any - meds);
    return food <= best_pool(state) ? food : -1;
}

}  // namespace

bool works(const State& state) {
    const Pending& pending = state.pending;
    const Player& player = acting(state);
    const Set<Kind> in = pending.cards.at_least(1);
    switch (pending.action) {
    case Action::dig:
    case Action::hunt:
    case Action::draw:       return pending_sum(state).bases > 0;
    case Action::build:      return pending_sum(state).bases > 0 && !(in & builders).empty();
    case Action::hire:       return food_due(state) >= 0;
    case Action::accelerate: return !(in & persons).empty();
    case Action::recon:
        switch (*pending.source) {
        case Source::spy:         return in.has(Kind::spy);
        case Source::binoculars:  return in.has(Kind::binoculars);
        case Source::scout_tower: return enabled_count(state, state.active, Building::scout_tower) > 0;
        }
        return false;
    case Action::butcher:         return leads(player, Leader::butcher) && !in.empty();
    case Action::cannibal:        return leads(player, Leader::cannibal) && !in.empty();
    case Action::organizer:       return leads(player, Leader::organizer) && !in.empty();
    case Action::drill:
    case Action::demolish:
    case Action::repair:
    case Action::heal:
    case Action::attack_building:
    case Action::attack_leader:   return !in.empty();
    default:                      return true;
    }
}

namespace {

// All that is left of the action goes to the discard pile.
void put_away(Turn& turn) {
    Pending& pending = turn.state.pending;
    Player& player = turn.active();
    merge(player.discard, pending.cards);
    if (pending.inspired) player.discard.add(*pending.inspired);
    const bool spy = pending.action == Action::recon && *pending.source == Source::spy;
    pending = {};
    turn.state.drawn = {};
    if (spy) draw_to_hand(turn, turn.state.active, consolation_draw);
}

}  // namespace

void fizzle(Turn& turn) {
    turn.tell(turn.state.active, {.kind = EventKind::fizzles, .action = turn.state.pending.action});
    put_away(turn);
}

void finish(Turn& turn) {
    State& state = turn.state;
    const Pending& pending = state.pending;
    if (pending.action != Action::accelerate) {
        const auto note = [&](Kind kind) {
            if (!state.fetchable.full()) state.fetchable.push(kind);
        };
        for (Kind kind : pending.cards.at_least(1) & persons)
            for (int i = 0; i < pending.cards[kind]; ++i) note(kind);
        if (pending.inspired) note(*pending.inspired);
    }
    put_away(turn);
}

// ---- Looking through a pile: dig, build, hire a leader ----

namespace {

void see_top(Turn& turn, Seat who, SharedPile pile, int count) {
    const auto see = [&](auto& cards, auto tell) {
        const int most = std::min(count, static_cast<int>(cards.size()));
        for (int i = 0; i < most; ++i) {
            const std::size_t at = cards.size() - 1 - static_cast<std::size_t>(i);
            cards.see(at, tribe_of(who));
            Event event{
                .kind = EventKind::sees, .audience = who, .pile = pile, .number = static_cast<std::uint8_t>(i + 1)};
            tell(event, cards.cards[at]);
            turn.tell(who, event);
        }
    };
    const auto tell_card = [](Event& event, Kind kind) { event.card = kind; };
    switch (pile) {
    case SharedPile::junkyard:  return see(turn.state.junkyard, tell_card);
    case SharedPile::contested: return see(turn.state.contested, tell_card);
    case SharedPile::schematics:
        return see(turn.state.schematics, [](Event& event, Building building) { event.building = building; });
    case SharedPile::leaders_pile:
        return see(turn.state.leaders_pile, [](Event& event, Leader leader) { event.leader = leader; });
    }
}

bool on_schematics(const State& state) { return state.pending.action == Action::build; }
SharedPile looked_through(const State& state) {
    return on_schematics(state) ? SharedPile::schematics : SharedPile::junkyard;
}

// Cards drawn from the bottom are turned over to the top, the first drawn uppermost.
template <class P>
void bring_up(P& pile, int count) {
    for (int i = 0; i < count; ++i)
        pile.move(static_cast<std::size_t>(0), pile.size() - 1 - static_cast<std::size_t>(i));
}

void look(Turn& turn) {
    State& state = turn.state;
    turn.tell(state.active, {.kind = EventKind::digs, .pile = looked_through(state), .count = state.pending.looked});
    see_top(turn, state.active, looked_through(state), state.pending.looked);
    turn.ask(state.active, {.kind = on_schematics(state) ? StepKind::build_pick : StepKind::dig_keep});
}

void begin_look(Turn& turn) {
    State& state = turn.state;
    const int value = pending_sum(state).value;
    const auto most = static_cast<int>(pile_size(state, looked_through(state)));
    state.pending.looked = static_cast<std::uint8_t>(std::min(value, most));
    if (state.pending.looked == 0) return;
    if (state.pending.cards[Kind::scrappers] > 0) return turn.ask(state.active, {.kind = StepKind::dig_side});
    look(turn);
}

void side_moves(const Question&, MoveList& out) {
    out.push(make(Verb::side, Side::top));
    out.push(make(Verb::side, Side::bottom));
}

void choose_side(Turn& turn, const Step&, Move move) {
    State& state = turn.state;
    if (arg<Side>(move) == Side::bottom) {
        if (on_schematics(state))
            bring_up(state.schematics, state.pending.looked);
        else
            bring_up(state.junkyard, state.pending.looked);
    }
    look(turn);
}

// Puts the cards looked at, the topmost `count`, on the bottom in the order drawn.
template <class P>
void all_to_bottom(P& pile, int count) {
    for (int i = 0; i < count; ++i) pile.move(pile.size() - 1, 0);
}

// What others had noted of the cards looked at holds no more: they do not see which one is kept, nor which goes where.
template <class P>
void only_known_to(P& pile, int count, Tribe who) {
    for (int i = 0; i < count; ++i) {
        const std::size_t at = pile.size() - 1 - static_cast<std::size_t>(i);
        pile.see(at, who);
        pile.known[at] = {who};
    }
}

void return_cards(Turn& turn) {
    State& state = turn.state;
    const std::uint8_t count = state.pending.looked;
    if (count > 0 && state.pending.cards[Kind::scrappers] > 0) {
        if (count > 1 && on_schematics(state)) only_known_to(state.schematics, count, tribe_of(state.active));
        if (count > 1 && !on_schematics(state)) only_known_to(state.junkyard, count, tribe_of(state.active));
        return turn.ask(state.active, {.kind = StepKind::dig_return});
    }
    if (on_schematics(state))
        all_to_bottom(state.schematics, count);
    else
        all_to_bottom(state.junkyard, count);
}

// Scrappers choose a side for each card; on a side the order stays as drawn. Named are those for the bottom, by their
// places among the cards looked at.
struct Return {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (int i = 0; i < q.state.pending.looked; ++i) offer(pick_of(make(Verb::sink, i)), 1);
    }
    static Limits limits(const Question& q) {
        return {0, std::min<int>(q.state.pending.looked, static_cast<int>(Picked::capacity))};
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        State& state = turn.state;
        turn.revealed = Revealed::yes;
        const auto sunk = static_cast<std::uint8_t>(picked.size());
        const auto kept = static_cast<std::uint8_t>(state.pending.looked - sunk);
        if (on_schematics(state))
            sink(state.schematics, picked);
        else
            sink(state.junkyard, picked);
        if (kept > 0) turn.tell(turn.seat, {.kind = EventKind::yard, .side = Side::top, .count = kept});
        if (sunk > 0) turn.tell(turn.seat, {.kind = EventKind::yard, .side = Side::bottom, .count = sunk});
    }

private:
    template <class P>
    static void sink(P& pile, const Picked& picked) {
        std::size_t gone = 0;
        for (const Pick pick : picked) pile.move(pile.size() - 1 - (pick.first - gone++), 0);
    }
};

void ask_return(const Question& q, Prompt& prompt) {
    const int count = q.state.pending.looked;
    prompt.line = count == 1 ? "Scrappers: does the card go to the bottom?"
                             : "Scrappers: which of the " + plain(count) + " cards go to the bottom?";
}

void place_moves(const Question&, MoveList& out) {
    out.push(make(Verb::place, Side::top));
    out.push(make(Verb::place, Side::bottom));
}

// Calls f with each card looked at and how many there are of it, in the order of their names.
template <class P, class F>
void for_each_looked_at(const P& pile, int count, F f) {
    using E = std::decay_t<decltype(pile.cards[0])>;
    Bag<E> cards;
    for (int i = 0; i < count; ++i) cards.add(pile.cards[pile.size() - 1 - static_cast<std::size_t>(i)]);
    for (E card : cards.at_least(1)) f(card, cards[card]);
}

// Takes the first drawn of a kind out of the cards looked at.
template <class P, class E>
void pick_out(P& pile, int count, E card) {
    for (int i = 0; i < count; ++i) {
        const std::size_t at = pile.size() - 1 - static_cast<std::size_t>(i);
        if (pile.cards[at] != card) continue;
        pile.take(at);
        return;
    }
    broken("what is kept was looked at", __FILE__, __LINE__);
}

void keep_card(Turn& turn, Kind kind) {
    State& state = turn.state;
    Player& player = turn.me;
    pick_out(state.junkyard, state.pending.looked--, kind);
    only_known_to(state.junkyard, state.pending.looked, tribe_of(turn.seat));
    player.discard.add(kind);
    if (player.dug < 250) ++player.dug;
    turn.tell(turn.seat, {.kind = EventKind::digs_up, .audience = turn.seat, .card = kind});
    turn.tell(turn.seat, {.kind = EventKind::keeps, .count = 1});
}

// A find. With a cargo sled two: both may be tools or medicine, one may be anything else (Ruling 61).
struct Keep {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for_each_looked_at(q.state.junkyard, q.state.pending.looked,
                           [&](Kind kind, int count) { offer(pick_of(make(Verb::take, kind)), count); });
    }
    static Limits limits(const Question& q) {
        return {0, std::min<int>(sled(q.state) ? sled_finds : 1, q.state.pending.looked)};
    }
    static bool fits(const Question&, const Picked& picked, Pick more, Pickables) {
        int others = 0;
        for (const Pick pick : picked) others += is_other(pick);
        return others + is_other(more) <= 1;
    }
    static std::string why_not(const Question&, const Picked&, Pick) {
        return "The second card on the cargo sled must be a tool or medicine.";
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        turn.revealed = Revealed::yes;
        if (picked.empty()) turn.tell(turn.seat, {.kind = EventKind::keeps, .count = 0});
        for (const Pick pick : picked) keep_card(turn, static_cast<Kind>(pick.first));
        return_cards(turn);
    }
    static bool sled(const State& state) { return state.pending.cards[Kind::cargo_sled] > 0; }

private:
    static bool is_other(Pick pick) { return !useful_finds.has(static_cast<Kind>(pick.first)); }
};

void ask_keep(const Question& q, Prompt& prompt) {
    const int count = q.state.pending.looked;
    prompt.line = count == 1 ? "Keep the card, or not." : "Keep one of the " + plain(count) + " cards, or none.";
    if (count > 1 && Keep::sled(q.state))
        prompt.line += " The cargo sled has room for a second, if one of them is a tool or medicine.";
}

void pick_moves(const Question& q, MoveList& out) {
    for_each_looked_at(q.state.schematics, q.state.pending.looked,
                       [&](Building building, int) { out.push(make(Verb::pick, building)); });
}

// Section 6.7: the building comes down with the top of the owner's deck on it, unseen.
void pick(Turn& turn, const Step&, Move move) {
    State& state = turn.state;
    Site site;
    site.building = arg<Building>(move);
    site.owner = turn.seat;
    site.marks.add(Mark::fresh);
    pick_out(state.schematics, state.pending.looked--, site.building);
    while (site.timers.size() < row(site.building).time) {
        const Maybe<Kind> card = draw_card(turn, turn.seat);
        if (!card) break;
        site.timers.push(*card);
    }
    turn.tell(
        turn.seat,
        {.kind = EventKind::places, .building = site.building, .count = static_cast<std::uint8_t>(site.timers.size())});
    state.sites.push(site);
    now_completed(turn, state.sites.back());
    return_cards(turn);
}

// One of the leaders, or nobody.
struct Recruit {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for_each_looked_at(q.state.leaders_pile, q.state.pending.looked,
                           [&](Leader leader, int count) { offer(pick_of(make(Verb::recruit, leader)), count); });
    }
    static Limits limits(const Question&) { return {0, 1}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        State& state = turn.state;
        Maybe<Leader> replaced;
        turn.revealed = Revealed::yes;
        for (const Pick pick : picked) {
            const auto leader = static_cast<Leader>(pick.first);
            pick_out(state.leaders_pile, state.pending.looked--, leader);
            replaced = turn.me.leader;
            turn.me.leader = leader;
            turn.me.wounded = false;
            turn.tell(turn.seat, {.kind = EventKind::leader_taken, .leader = leader});
        }
        all_to_bottom(state.leaders_pile, state.pending.looked);
        if (!replaced) return;
        Set<Tribe> all;
        for (const Seat seat : seats_of(state)) all.add(static_cast<Tribe>(seat.index()));
        state.leaders_pile.push(*replaced, all);
        state.leaders_pile.move(state.leaders_pile.size() - 1, 0);
    }
};

// ---- Hire, draw, accelerate and the rest ----

void hire(Turn& turn) {
    State& state = turn.state;
    Player& player = turn.active();
    const int food = food_due(state);
    std::uint8_t& pool = state.cannibal_food > state.food ? state.cannibal_food : state.food;
    pool = static_cast<std::uint8_t>(pool - food);
    state.butcher_med = 0;
    const Kind kind = *state.pending.stack;
    state.market.remove(kind);
    state.circulation.add(kind);
    player.discard.add(kind);
    player.acquired.add(kind);
    player.shown.add(kind);
    turn.tell(state.active, {.kind = EventKind::hires, .card = kind, .count = static_cast<std::uint8_t>(food)});
}

void draw(Turn& turn) {
    State& state = turn.state;
    const int value = pending_sum(state).value;
    const int couriers = state.pending.cards[Kind::courier];
    const int drawn = draw_to_hand(turn, state.active, value, couriers > 0 ? &state.drawn : nullptr);
    const int gone = std::min(courier_discards * couriers, drawn);
    if (gone > 0) turn.ask(state.active, {.kind = StepKind::courier_discard, .count = static_cast<std::uint8_t>(gone)});
}

void accelerate(Turn& turn) {
    State& state = turn.state;
    Site& site = state.sites[state.pending.site];
    const int removed = std::min(timers_removed(state.pending.cards), static_cast<int>(site.timers.size()));
    for (int i = 0; i < removed; ++i) take_timer(turn, site);
    turn.tell(state.active,
              {.kind = EventKind::accelerates, .building = site.building, .count = static_cast<std::uint8_t>(removed)});
    now_completed(turn, site);
}

void demolish(Turn& turn) {
    State& state = turn.state;
    Site& site = state.sites[state.pending.site];
    int refilled = 0;
    for (; site.timers.size() < row(site.building).time; ++refilled) {
        const Maybe<Kind> card = draw_card(turn, site.owner);
        if (!card) break;
        site.timers.push(*card);
        site.known = {};
    }
    turn.tell(site.owner,
              {.kind = EventKind::refills, .building = site.building, .count = static_cast<std::uint8_t>(refilled)});
    draw_to_hand(turn, state.active, demolition_draws);
}

void eat(Turn& turn) {
    State& state = turn.state;
    const Kind kind = *state.pending.cards.at_least(1).begin();
    state.pending.cards.remove(kind);
    remove_from_game(turn, state.active, kind);
    const bool butcher = state.pending.action == Action::butcher;
    if (butcher) {
        state.food = static_cast<std::uint8_t>(std::min(state.food + butcher_food, most_food));
        state.butcher_med = butcher_med;
    } else {
        state.cannibal_food = cannibal_food;
    }
    turn.tell(state.active,
              {.kind = EventKind::food, .count = static_cast<std::uint8_t>(butcher ? butcher_food : cannibal_food)});
}

void organize(Turn& turn) {
    State& state = turn.state;
    if (draw_to_hand(turn, state.active, organizer_draw, &state.drawn) == organizer_draw)
        turn.ask(state.active, {.kind = StepKind::organizer_keep});
}

void repair(Turn& turn) {
    Site& site = turn.state.sites[turn.state.pending.site];
    site.marks.remove(Mark::disabled);
    turn.tell(turn.state.active, {.kind = EventKind::repairs, .building = site.building});
    feed_from(turn, site);
}

// ---- Recon (6.11) ----

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
        const Kind kind = any_of(rest, turn.random);
        rest.remove(kind);
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
        const Kind kind = any_of(rest, turn.random);
        rest.remove(kind);
        tell_seen(turn, kind);
    }
}

// The deck gets an order as far as the spy looks.
void spy_on_deck(Turn& turn, int count) {
    Player& player = turn.of(turn.state.pending.tribe);
    Bag<Kind> rest = player.deck;
    for (Kind kind : player.top.cards) rest.remove(kind);
    while (static_cast<int>(player.top.size()) < count && !rest.empty()) {
        const Kind kind = any_of(rest, turn.random);
        rest.remove(kind);
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

void hire_leader(Turn& turn) {
    State& state = turn.state;
    std::uint8_t& pool = state.cannibal_food > state.food ? state.cannibal_food : state.food;
    const int count = std::min<int>({state.pending.spent, pool, static_cast<int>(state.leaders_pile.size())});
    pool = static_cast<std::uint8_t>(pool - count);
    state.pending.looked = static_cast<std::uint8_t>(count);
    turn.tell(state.active, {.kind = EventKind::leader_looks, .count = state.pending.looked});
    if (count == 0) return;
    see_top(turn, state.active, SharedPile::leaders_pile, count);
    turn.ask(state.active, {.kind = StepKind::leader_pick});
}

void own_attack(Turn& turn) {
    State& state = turn.state;
    const bool building = state.pending.action == Action::attack_building;
    start_attack(turn, {.deed = building ? Deed::attack_building : Deed::attack_leader,
                        .attacker = state.active,
                        .owner = state.pending.tribe,
                        .card = building ? Kind::saboteur : Kind::sniper_team,
                        .site = state.pending.site});
}

}  // namespace

void resolve(Turn& turn) {
    State& state = turn.state;
    Pending& pending = state.pending;
    pending.stage = Stage::resolving;
    switch (pending.action) {
    case Action::dig:
    case Action::build: return begin_look(turn);
    case Action::hunt:  {
        const int value = pending_sum(state).value;
        state.food = static_cast<std::uint8_t>(std::min(state.food + value, most_food));
        return turn.tell(state.active, {.kind = EventKind::food, .count = static_cast<std::uint8_t>(value)});
    }
    case Action::draw:        return draw(turn);
    case Action::hire:        return hire(turn);
    case Action::hire_leader: return hire_leader(turn);
    case Action::accelerate:  return accelerate(turn);
    case Action::recon:       return recon(turn);
    case Action::drill:       return start_drill(turn, state.active);
    case Action::demolish:    return demolish(turn);
    case Action::repair:      return repair(turn);
    case Action::heal:
        turn.active().wounded = false;
        return turn.tell(state.active, {.kind = EventKind::heals, .leader = turn.active().leader});
    case Action::attack_building:
    case Action::attack_leader:   return own_attack(turn);
    case Action::butcher:
    case Action::cannibal:        return eat(turn);
    case Action::organizer:       return organize(turn);
    case Action::trash:
    case Action::store:
    case Action::retrieve:
    case Action::yardmaster:
    case Action::map:             return;  // never pending
    }
}

// ---- Discards out of a draw, drills, the yard ----

namespace {

void discard_drawn(Turn& turn, Kind kind) {
    Player& player = turn.me;
    turn.state.drawn.remove(kind);
    player.hand.remove(kind);
    player.discard.add(kind);
    turn.tell(turn.seat, {.kind = EventKind::discarded, .audience = turn.seat, .card = kind});
}

// So many of the cards drawn. Nobody sees which.
struct CourierDiscard {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Kind kind : q.state.drawn.at_least(1)) offer(pick_of(make(Verb::discard, kind)), q.state.drawn[kind]);
    }
    static Limits limits(const Question& q) { return {q.step.count, q.step.count}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) discard_drawn(turn, static_cast<Kind>(pick.first));
    }
};

void ask_courier(const Question& q, Prompt& prompt) {
    prompt.line = "Courier: discard " + plain(q.step.count) + " of the cards drawn.";
}

void organizer_moves(const Question& q, MoveList& out) {
    for (Kind kind : q.state.drawn.at_least(1)) out.push(make(Verb::take, kind));
}

void organizer_keep(Turn& turn, const Step&, Move move) {
    turn.revealed = Revealed::no;
    turn.state.drawn.remove(arg<Kind>(move));
    discard_drawn(turn, *turn.state.drawn.at_least(1).begin());
}

void finish_drill(Turn& turn, Seat who) { draw_to_hand(turn, who, drill_draws); }

// Discarded cards that go into the deck before he draws. They are shuffled in: nobody knows its order any more.
struct Drill {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Kind kind : q.me.discard.at_least(1)) offer(pick_of(make(Verb::take, kind)), q.me.discard[kind]);
    }
    static Limits limits(const Question& q) { return {0, std::min(drill_picks, q.me.discard.total())}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        turn.revealed = Revealed::yes;
        for (const Pick pick : picked) {
            turn.me.discard.remove(static_cast<Kind>(pick.first));
            turn.me.deck.add(static_cast<Kind>(pick.first));
            turn.me.top = {};
        }
        finish_drill(turn, turn.seat);
    }
};

void ask_drill(const Question& q, Prompt& prompt) {
    prompt.line = "Drill: put up to " + counted(Drill::limits(q).most, "discarded card", "discarded cards") +
                  " into your deck, then draw " + plain(drill_draws) + ".";
}

void yard_place(Turn& turn, const Step& step, Move move) {
    auto& yard = turn.state.junkyard;
    if (arg<Side>(move) == Side::bottom)
        for (int i = 0; i < step.count; ++i) yard.move(yard.size() - 1, 0);
    turn.tell(turn.seat, {.kind = EventKind::yard, .side = arg<Side>(move), .count = step.count});
}

}  // namespace

void start_drill(Turn& turn, Seat who) {
    if (turn.of(who).discard.empty()) return finish_drill(turn, who);
    turn.ask(who, {.kind = StepKind::drill_pick});
}

void look_at_yard(Turn& turn, Seat who) {
    const int count = std::min(yardmaster_cards, static_cast<int>(turn.state.junkyard.size()));
    see_top(turn, who, SharedPile::junkyard, count);
    turn.ask(who, {.kind = StepKind::yard_place, .count = static_cast<std::uint8_t>(count)});
}

const StepRule dig_side_rule{
    .moves = side_moves, .play = choose_side, .line = "Scrappers: from the top or from the bottom?"};
const StepRule dig_keep_rule{.ask = ask_keep, .selection = selection<Keep>};
const StepRule dig_return_rule{.ask = ask_return, .selection = selection<Return>};
const StepRule build_pick_rule{.moves = pick_moves, .play = pick, .line = "Choose the building to put up."};
const StepRule courier_discard_rule{.ask = ask_courier, .selection = selection<CourierDiscard>};
const StepRule organizer_keep_rule{
    .moves = organizer_moves, .play = organizer_keep, .line = "Organizer: which card do you keep?"};
const StepRule drill_pick_rule{.ask = ask_drill, .selection = selection<Drill>};
const StepRule yard_place_rule{
    .moves = place_moves, .play = yard_place, .line = "Yardmaster: leave the cards on top, or put them at the bottom?"};
const StepRule leader_pick_rule{.line = "Take one of the leaders, or none.", .selection = selection<Recruit>};

}  // namespace skerry::arctic_scavengers
