// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/names.h"
#include "games/new_game/rules.h"

// A turn: draw, or fill a shore and open another one.
namespace skerry::new_game {

void begin_turn(State& state) { state.players[whose_turn(state)].agenda.push({.kind = StepKind::turn}); }

void end_turn(State& state, Events<Event> events) {
    ++state.turns;
    if (over(state))
        events.tell({.kind = EventKind::game_over});
    else
        begin_turn(state);
}

// ---- Pebbles ----

Bag<Pebble> unseen(const State& state) {
    Bag<Pebble> bag;
    for (Pebble pebble : all_pebbles) {
        bag.set(pebble, copies_of_a_pebble);
        for (const Player& player : state.players) bag.remove(pebble, player.hand[pebble]);
    }
    return bag;
}

Pebble take_one(Bag<Pebble>& pebbles, Random& random) {
    int at = static_cast<int>(random.below(static_cast<std::uint32_t>(pebbles.total())));
    for (Pebble pebble : all_pebbles) {
        at -= pebbles[pebble];
        if (at >= 0) continue;
        pebbles.remove(pebble);
        return pebble;
    }
    broken("the bag is not empty", __FILE__, __LINE__);
}

// ---- What adds up ----

namespace {

// Numbers as bits: bit 7 is the number 7. What is too high for any shore falls off the end.
using Numbers = std::uint64_t;

Numbers numbers_of(Set<Shore> shores) {
    Numbers numbers = 0;
    for (Shore shore : shores) numbers |= Numbers{1} << number_of(shore);
    return numbers;
}

// The sums that become possible with up to `count` more pebbles of a kind.
Numbers sums_with(Numbers sums, Pebble pebble, int count) {
    for (int i = 0; i < count; ++i) sums |= sums << value_of(pebble);
    return sums;
}

Pebble pebble_of(Pick pick) { return static_cast<Pebble>(pick.first); }

int sum_of(const Picked& picked) {
    int sum = 0;
    for (const Pick pick : picked) sum += value_of(pebble_of(pick));
    return sum;
}

}  // namespace

Set<Shore> within_reach(const State& state, const Player& player) {
    Numbers sums = 1;
    for (Pebble pebble : all_pebbles) sums = sums_with(sums, pebble, player.hand[pebble]);
    Set<Shore> reached;
    for (Shore shore : state.open)
        if (sums >> number_of(shore) & 1) reached.add(shore);
    return reached;
}

// ---- The turn: pebbles are selected, or the step's other move is made ----

namespace {

// Pebbles of the hand that add up to the number of an open shore.
struct Lay {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Pebble pebble : q.me.hand.at_least(1) & all_pebbles)
            offer(pick_of(make(Verb::lay, pebble)), q.me.hand[pebble]);
    }
    static Limits limits(const Question&) { return {1, highest_number}; }
    static bool picks(Move move) { return verb_of(move) == Verb::lay; }
    // Whether what is picked, one more, and some of what is left add up to the number of an open shore.
    static bool fits(const Question& q, const Picked& picked, Pick more, Pickables later) {
        Numbers sums = Numbers{1} << (sum_of(picked) + value_of(pebble_of(more)));
        for (const Pickable& thing : later) sums = sums_with(sums, pebble_of(thing.pick), thing.left);
        return (sums & numbers_of(q.state.open)) != 0;
    }
    static bool complete(const Question& q, const Picked& picked) {
        return (numbers_of(q.state.open) >> sum_of(picked) & 1) != 0;
    }
    static std::string why_not(const Question&, const Picked&, Pick) {
        return "With it your pebbles cannot add up to the number of an open shore.";
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) turn.me.hand.remove(pebble_of(pick));
        for (Shore shore : Set<Shore>(turn.state.open)) {
            if (number_of(shore) != sum_of(picked)) continue;
            turn.state.open.remove(shore);
            turn.me.points = static_cast<std::uint8_t>(turn.me.points + number_of(shore));
            turn.tell({.kind = EventKind::fills, .shore = shore, .count = static_cast<std::uint8_t>(picked.size())});
            turn.push({.kind = StepKind::open, .shore = shore});
        }
    }
};

void turn_moves(const Question&, MoveList& out) { out.push(Verb::draw); }

void draw(Turn& turn, const Step&, Move) {
    Random random(turn.state.random);
    Bag<Pebble> bag = unseen(turn.state);
    std::uint8_t count = 0;
    for (; count < pebbles_per_draw && !bag.empty(); ++count) {
        const Pebble pebble = take_one(bag, random);
        turn.me.hand.add(pebble);
        turn.tell({.kind = EventKind::draws_pebble, .audience = turn.seat, .pebble = pebble});
    }
    turn.tell({.kind = EventKind::draws, .count = count});
    turn.revealed = Revealed::yes;  // no take-back goes past it
}

void ask_turn(const Question& q, Prompt& prompt) {
    if (q.me.picked.empty()) return;
    prompt.line = "Lay pebbles that add up to the number of an open shore. So far: " + plain(sum_of(q.me.picked)) + ".";
}

// ---- Opening another shore ----

void open_moves(const Question& q, MoveList& out) {
    for (Shore shore : each<Shore>())
        if (!q.state.open.has(shore) && q.step.shore != Maybe<Shore>(shore)) out.push(Verb::open, shore);
}

void open(Turn& turn, const Step&, Move move) {
    turn.state.open.add(arg<Shore>(move));
    turn.tell({.kind = EventKind::opens, .shore = arg<Shore>(move)});
}

void ask_open(const Question& q, Prompt& prompt) {
    for (Shore shore : q.state.open) prompt.refuse(thing(shore), "It is open already.");
    prompt.refuse(thing(*q.step.shore), "You have just filled it.");
}

}  // namespace

const StepRule turn_rule{.moves = turn_moves,
                         .play = draw,
                         .line = "Draw 2 pebbles, or lay some that add up to the number of an open shore.",
                         .ask = ask_turn,
                         .selection = selection<Lay>,
                         .asked_anyway = true};

const StepRule open_rule{.moves = open_moves, .play = open, .line = "Open another shore.", .ask = ask_open};

}  // namespace skerry::new_game
