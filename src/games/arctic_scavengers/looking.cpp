// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// Looking through a pile: what a dig keeps, what a build puts up (6.4, 6.7), the leaders (6.10), the yardmaster's look.
namespace skerry::arctic_scavengers {
namespace {

void tell_card(Event& event, Kind kind) { event.card = kind; }
void tell_card(Event& event, Building building) { event.building = building; }
void tell_card(Event& event, Leader leader) { event.leader = leader; }

}  // namespace

void see_top(Turn& turn, Seat who, SharedPile pile, int count) {
    with_pile(turn.state, pile, [&](auto& cards) {
        for (std::uint8_t i = 0; i < count && i < cards.size(); ++i) {
            const std::size_t at = cards.size() - 1 - i;
            cards.see(at, tribe_of(who));
            if (!turn.events.wanted()) continue;
            Event event{.kind = EventKind::sees, .audience = who, .pile = pile, .number = byte(i + 1)};
            tell_card(event, cards.cards[at]);
            turn.tell(who, event);
        }
    });
}

namespace {

SharedPile looked_through(const State& state) {
    return state.pending.action == Action::build ? SharedPile::schematics : SharedPile::junkyard;
}

// Calls f with the pile that is looked through.
template <class AnyState, class F>
auto with_looked_at(AnyState& state, F f) {
    return looked_through(state) == SharedPile::schematics ? f(state.schematics) : f(state.junkyard);
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
    const bool builds = state.pending.action == Action::build;
    turn.ask(state.active, {.kind = builds ? StepKind::build_pick : StepKind::dig_keep});
}

template <Verb verb>
void side_moves(const Question&, MoveList& out) {
    for (Side side : each<Side>()) out.push(verb, side);
}

void choose_side(Turn& turn, const Step&, Move move) {
    State& state = turn.state;
    if (arg<Side>(move) == Side::bottom)
        with_looked_at(state, [&](auto& pile) { bring_up(pile, state.pending.looked); });
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
    const bool scrappers = state.pending.cards[Kind::scrappers] > 0;
    with_looked_at(state, [&](auto& pile) {
        if (!scrappers)
            all_to_bottom(pile, count);
        else if (count > 1)
            only_known_to(pile, count, tribe_of(state.active));
    });
    if (scrappers && count > 0) turn.ask(state.active, {.kind = StepKind::dig_return});
}

// Scrappers choose a side for each card; on a side the order stays as drawn. Named are those for the bottom, by their
// places among the cards looked at.
struct Return {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (int i = 0; i < q.state.pending.looked; ++i) offer(pick_of(make(Verb::sink, i)), 1);
    }
    static Limits limits(const Question& q) { return {0, room_for(q.state.pending.looked)}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        State& state = turn.state;
        turn.revealed = Revealed::yes;
        with_looked_at(state, [&](auto& pile) {
            std::size_t gone = 0;
            for (const Pick pick : picked) pile.move(pile.size() - 1 - (pick.first - gone++), 0);
        });
        const auto tell = [&](Side side, std::uint8_t count) {
            if (count > 0) turn.tell(turn.seat, {.kind = EventKind::yard, .side = side, .count = count});
        };
        tell(Side::top, byte(state.pending.looked - static_cast<int>(picked.size())));
        tell(Side::bottom, static_cast<std::uint8_t>(picked.size()));
    }
};

void ask_return(const Question& q, Prompt& prompt) {
    const int count = q.state.pending.looked;
    prompt.line = count == 1 ? "Scrappers: does the card go to the bottom?"
                             : "Scrappers: which of the " + plain(count) + " cards go to the bottom?";
}

// The cards to return are named by their places.
Label return_label(const Question& q, Move move) {
    if (move == done) return q.state.picked.empty() ? "All to the top" : "The others to the top";
    const std::size_t place = move.args[0];
    return "To the bottom: " +
           with_looked_at(q.state, [&](const auto& pile) { return title(pile.cards[pile.size() - 1 - place]); }) +
           ", card " + ordinal(place);
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
    int looked = 1;
    while (looked <= count && pile.cards[pile.size() - static_cast<std::size_t>(looked)] != card) ++looked;
    SKERRY_CHECK(looked <= count);
    pile.take(pile.size() - static_cast<std::size_t>(looked));
}

void keep_card(Turn& turn, Kind kind) {
    State& state = turn.state;
    Player& player = turn.me;
    pick_out(state.junkyard, state.pending.looked--, kind);
    only_known_to(state.junkyard, state.pending.looked, tribe_of(turn.seat));
    player.discard.add(kind);
    if (player.dug < max_dug) ++player.dug;
    turn.tell(turn.seat, {.kind = EventKind::digs_up, .audience = turn.seat, .card = kind});
    turn.tell(turn.seat, {.kind = EventKind::keeps, .audience = Seats::all_but(turn.seat), .count = 1});
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
    static bool fits(const Question&, const Picked& picked, Pick more) {
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
        for (const Pick pick : picked) keep_card(turn, kind_of(pick));
        return_cards(turn);
    }
    static bool sled(const State& state) { return state.pending.cards[Kind::cargo_sled] > 0; }

private:
    static bool is_other(Pick pick) { return !useful_finds.has(kind_of(pick)); }
};

void ask_keep(const Question& q, Prompt& prompt) {
    const int count = q.state.pending.looked;
    prompt.line = count == 1 ? "Keep the card, or not." : "Keep one of the " + plain(count) + " cards, or none.";
    if (count > 1 && Keep::sled(q.state))
        prompt.line += " The cargo sled has room for a second, if one of them is a tool or medicine.";
}

Label keep_label(const Question& q, Move move) {
    if (move == done) return q.state.picked.empty() ? "Keep nothing" : "Nothing more";
    return explained(arg<Kind>(move));
}

void pick_moves(const Question& q, MoveList& out) {
    for_each_looked_at(q.state.schematics, q.state.pending.looked,
                       [&](Building building, int) { out.push(Verb::pick, building); });
}

// Section 6.7: the building comes down with the top of the owner's deck on it, unseen.
void pick(Turn& turn, const Step&, Move move) {
    State& state = turn.state;
    Site site;
    site.building = arg<Building>(move);
    site.owner = turn.seat;
    site.marks.add(Mark::fresh);
    pick_out(state.schematics, state.pending.looked--, site.building);
    const int timers = put_timers(turn, site);
    turn.tell(turn.seat, {.kind = EventKind::places, .building = site.building, .count = byte(timers)});
    state.sites.push(site);
    now_completed(turn, state.sites.back());
    feed_from(turn, state.sites.back());
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
        state.leaders_pile.push(*replaced, Set<Tribe>::of_bits(seats_of(state).bits()));
        state.leaders_pile.move(state.leaders_pile.size() - 1, 0);
    }
};

void yard_place(Turn& turn, const Step& step, Move move) {
    auto& yard = turn.state.junkyard;
    if (arg<Side>(move) == Side::bottom)
        for (int i = 0; i < step.count; ++i) yard.move(yard.size() - 1, 0);
    turn.tell(turn.seat, {.kind = EventKind::yard, .side = arg<Side>(move), .count = step.count});
}

}  // namespace

void begin_look(Turn& turn) {
    State& state = turn.state;
    const int value = pending_sum(state).value;
    state.pending.looked = byte(std::min(value, pile_size(state, looked_through(state))));
    if (state.pending.looked == 0) return;
    if (state.pending.cards[Kind::scrappers] > 0) return turn.ask(state.active, {.kind = StepKind::dig_side});
    look(turn);
}

void look_at_leaders(Turn& turn, int count) {
    State& state = turn.state;
    state.pending.looked = byte(count);
    turn.tell(state.active, {.kind = EventKind::leader_looks, .count = state.pending.looked});
    if (count == 0) return;
    see_top(turn, state.active, SharedPile::leaders_pile, count);
    turn.ask(state.active, {.kind = StepKind::leader_pick});
}

Thing thing_looked_at(const State& state, std::size_t place) {
    return with_looked_at(state, [&](const auto& pile) { return thing(pile.cards[pile.size() - 1 - place]); });
}

void look_at_yard(Turn& turn, Seat who) {
    const int count = std::min(yardmaster_cards, static_cast<int>(turn.state.junkyard.size()));
    see_top(turn, who, SharedPile::junkyard, count);
    turn.ask(who, {.kind = StepKind::yard_place, .count = byte(count)});
}

constexpr StepRule dig_side_rule{
    .moves = side_moves<Verb::side>,
    .play = choose_side,
    .line = "Scrappers: from the top or from the bottom?",
    .label = [](const Question&, Move move) -> Label { return "From the " + word_of(arg<Side>(move)); }};
constexpr StepRule dig_keep_rule{.ask = ask_keep, .label = keep_label, .selection = selection<Keep>};
constexpr StepRule dig_return_rule{.ask = ask_return, .label = return_label, .selection = selection<Return>};
constexpr StepRule build_pick_rule{.moves = pick_moves,
                                   .play = pick,
                                   .line = "Choose the building to put up.",
                                   .label = [](const Question&, Move move) { return explained(arg<Building>(move)); }};
constexpr StepRule yard_place_rule{
    .moves = side_moves<Verb::place>,
    .play = yard_place,
    .line = "Yardmaster: leave the cards on top, or put them at the bottom?",
    .label = [](const Question&, Move move) -> Label { return "To the " + word_of(arg<Side>(move)); }};
constexpr StepRule leader_pick_rule{.line = "Take one of the leaders, or none.",
                                    .label = [](const Question&, Move move) -> Label {
                                        return move == done ? "Take nobody" : explained(arg<Leader>(move));
                                    },
                                    .selection = selection<Recruit>};

}  // namespace skerry::arctic_scavengers
