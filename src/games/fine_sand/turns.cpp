// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// Sections 4 and 5: the mulligan, the steps of a turn, the barriers between them and the end of the turn.
namespace skerry::fine_sand {

int timer_coins(const State& state) {
    return solo(state) && state.turn <= timer_coin_count ? timer_coin_count + 1 - state.turn : 0;
}

bool duty(const State& state, const Board& board) {
    return solo(state) && state.turn > timer_coin_count && !board.offloaded;
}

namespace {

// ---- D_MULLIGAN: the opening cards that go ----

struct Mulligan {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const auto& cards = q.me.board.cards;
        for (Card card : kinds_in(q.me.board, Zone::hand) | kinds_in(q.me.board, Zone::front))
            offer(pick_of(make(Verb::mulligan, card)), cards.count(Zone::hand, card) + cards.count(Zone::front, card));
    }
    static Limits limits(const Question&) { return {0, opening_hand}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        if (picked.empty()) return turn.tell({.kind = EventKind::keeps_hand});
        discard(turn, picked);
        draw(turn, static_cast<int>(picked.size()), Trigger::none);
    }
};

Label mulligan_label(const Question& q, Move move) {
    if (move != done) return {};
    return q.me.picked.empty() ? "Keep all cards" : "Draw " + counted(picked_count(q), "new card", "new cards");
}

// ---- D_STEP1, D_RING, D_RED, D_BLUE, D_STEP3: the windows of a turn ----
//
// A window is known by the timing of the cards that are used in it; the ring is chosen in that of none.

constexpr bool board_draws_in(Timing window) { return window == Timing::step1 || window == Timing::step2b; }

bool slot_left(const Board& board) { return board.builds < slots(board); }

// 6.9: with a duty the turn does not end while there is a card to off-load.
bool must_offload(const Question& q) { return duty(q.state, q.me.board) && hand_size(q.me.board) > 0; }

// The board's draw is mandatory (ruling 9). Steps 2 and 3 end when the player says so, since what the hand allows is
// nobody else's business (S1).
template <Timing window>
bool may_end(const Question& q) {
    if (board_draws_in(window)) return q.me.board.drew;
    return window == Timing::step3 ? !must_offload(q) : window != Timing::none;
}

bool step1_opens(const Question& q) { return !q.me.board.drew || !ready_cards(q.me.board, Timing::step1).empty(); }

template <Timing window>
void window_moves(const Question& q, MoveList& out) {
    const Board& board = q.me.board;
    if (board_draws_in(window) && !board.drew) out.push(Verb::draw);
    if (window == Timing::none)
        for (Ring ring : each<Ring>()) out.push(Verb::ring, ring);
    if (window == Timing::step2a && slot_left(board)) build_moves(q.state, board, {}, out);
    action_moves(q, window, out);
    if (may_end<window>(q)) out.push(Verb::end);
}

void choose_ring(Turn& turn, Ring ring) {
    turn.board.ring = ring;
    turn.board.drew = false;
    turn.tell({.kind = EventKind::rings, .ring = ring});
    turn.push({.kind = ring == Ring::red ? StepKind::red : StepKind::blue});
}

void end_window(Turn& turn, StepKind window) {
    if (window == StepKind::step1) return;
    if (window == StepKind::step3) return turn.push({.kind = StepKind::limit});
    turn.board.purse = 0;
    turn.push({.kind = StepKind::step3});
}

void play_in_window(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return end_window(turn, step.kind);
    if (verb_of(move) == Verb::ring) return choose_ring(turn, arg<Ring>(move));
    turn.push(step);
    if (verb_of(move) == Verb::build) return build(turn, arg<Card>(move), {}, Zone::hand);
    if (verb_of(move) != Verb::draw) return play_action(turn, move);
    turn.board.drew = true;
    draw(turn, board_draw, step.kind == StepKind::step1 ? Trigger::now : Trigger::next);
}

std::string and_use(const Question& q, Timing window, const std::string& colour) {
    return ready_cards(q.me.board, window).empty() ? "." : " and use " + colour + " cards, in any order.";
}

void ask_step1(const Question& q, Prompt& prompt) {
    prompt.line = q.me.board.drew ? "Use green cards, or end Step 1."
                                  : "Step 1: draw your cards" + and_use(q, Timing::step1, "green");
    refuse_actions(q, Timing::step1, prompt);
}

void ask_ring(const Question& q, Prompt& prompt) {
    prompt.line = "Choose red to build, or blue to draw more cards.";
    refuse_actions(q, Timing::none, prompt);
}

void ask_red(const Question& q, Prompt& prompt) {
    const Board& board = q.me.board;
    if (slot_left(board)) {
        prompt.line =
            "Build a card (" + counted(slots(board) - board.builds, "build", "builds") + " left), or end Step 2.";
        refuse_prices(q, {}, Zone::hand, prompt);
    } else {
        prompt.line = "Use cards, or end Step 2.";
        prompt.refuse(slots_thing(), "You have built " + cards(board.builds) + ", as many as your slots allow.");
    }
    refuse_actions(q, Timing::step2a, prompt);
}

void ask_blue(const Question& q, Prompt& prompt) {
    prompt.line = q.me.board.drew ? "Use blue cards, or end Step 2."
                                  : "Draw your additional cards" + and_use(q, Timing::step2b, "blue");
    refuse_actions(q, Timing::step2b, prompt);
}

void ask_step3(const Question& q, Prompt& prompt) {
    const int over = over_limit(q.me.board);
    if (must_offload(q))
        prompt.line = "You have to off-load a card before your turn ends.";
    else if (over > 0)
        prompt.line = "Last actions before you discard " + cards(over) + ": your hand limit is " +
                      plain(hand_limit(q.me.board)) + ".";
    else
        prompt.line = "Last actions, or end the turn.";
    refuse_actions(q, Timing::step3, prompt);
}

Label window_label(const Question& q, Move move) {
    if (verb_of(move) == Verb::ring)
        return arg<Ring>(move) == Ring::red ? Label("Red", "build cards") : Label("Blue", "draw more cards");
    if (verb_of(move) != Verb::end) return {};
    if (q.step.kind != StepKind::step3) return q.step.kind == StepKind::step1 ? "End Step 1" : "End Step 2";
    const int over = over_limit(q.me.board);
    return over > 0 ? Label("Check the hand limit", "discard " + cards(over)) : "End the turn";
}

template <Timing window>
constexpr StepRule window_rule(void (*ask)(const Question&, Prompt&), bool (*opens)(const Question&) = nullptr) {
    return {.opens = opens, .moves = window_moves<window>, .play = play_in_window, .ask = ask, .label = window_label};
}

// ---- D_LIMIT: exactly down to the limit; then the turn is given up for good (S1) ----

struct Discards {
    static constexpr bool ends_by_word = true;
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        offer_hand(q.me.board, Verb::discard, offer);
    }
    static Limits limits(const Question& q) { return {over_limit(q.me.board), over_limit(q.me.board)}; }
    // Hand and picks are sorted: one way through both. What comes later in canonical order lies behind.
    template <class F>
    static bool each_fit(const Question& q, const Picked& picked, Order order, F f) {
        const auto missing = over_limit(q.me.board) - static_cast<int>(picked.size());
        if (missing <= 0) return false;
        const bool in_order = order == Order::canonical;
        const Card first = in_order && !picked.empty() ? card_of(picked.back()) : Card::castle_1;
        const auto hand = q.me.board.cards[Zone::hand];
        std::size_t pick = 0;
        for (const Card* card = hand.begin(); card != hand.end();) {
            const Card kind = *card;
            for (; pick < picked.size() && card_of(picked[pick]) == kind; ++pick) ++card;
            const auto left = hand.end() - card;
            const Card* next = std::find_if(card, hand.end(), [&](Card other) { return other != kind; });
            const bool fits = next != card && kind >= first && (!in_order || left >= missing);
            if (fits && f(pick_of(make(Verb::discard, kind)))) return true;
            card = next;
        }
        return false;
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) { discard(turn, picked); }
};

bool limit_opens(const Question& q) { return over_limit(q.me.board) > 0; }

void ask_limit(const Question& q, Prompt& prompt) {
    const int more = over_limit(q.me.board) - picked_count(q);
    prompt.line = more == 0 ? "You keep " + cards(hand_limit(q.me.board)) + ", your hand limit: end the turn."
                            : "Discard " + cards(more) + (q.me.picked.empty() ? "" : " more") +
                                  ": your hand limit is " + plain(hand_limit(q.me.board)) + ".";
}

Label limit_label(const Question&, Move move) { return move == done ? "End the turn" : ""; }

// ---- What goes on by itself ----

void announce_last(State& state, Events<Event> events) {
    if (state.last_turn) return;
    state.last_turn = true;
    events.tell({.kind = EventKind::last_turn, .count = state.turn});
}

bool anybody_has(const State& state, Trigger trigger) {
    return std::ranges::any_of(state.players, [&](const Player& player) { return player.board.trigger == trigger; });
}

// Barrier A: a forced end is known to all before they choose red or blue.
void pass_drawing(State& state, Events<Event> events) {
    events.tell({.kind = EventKind::all_drawn, .barrier = true, .count = state.turn});
    if (anybody_has(state, Trigger::now) || state.turn == turn_limit) announce_last(state, events);
    begin_phase(state, Phase::acting);
}

// 5.3, 1: limit boosts that were used; the others know them (section 7).
void offload_boosts(State& state, Seat seat, Events<Event> events) {
    constexpr Card boost = Card::f5_limit_boost;
    Board& board = state.players[seat].board;
    while (board.cards.has(Zone::used, boost)) {
        events.tell({.kind = EventKind::boost_offloaded, .seat = seat, .card = boost});
        if (solo(state)) {
            move(board, boost, Zone::used, Zone::removed);
            continue;
        }
        if (!board.boosts.full()) board.boosts.push(static_cast<std::uint8_t>(board.cards.size(Zone::symbol_stack)));
        take(board, boost, Zone::used);
        board.cards.push(Zone::symbol_stack, boost);
    }
}

// A card that lies nowhere any more goes to the discard pile of the left neighbour, whose card it is now (ruling 41).
void pass_left(State& state, Seat seat, Card card, EventKind how, Events<Event> events) {
    const Seat left = seat_after(state, seat);
    Player& taker = state.players[left];
    state.players[seat].owned.remove(card);
    taker.owned.push(card);
    taker.board.cards.put(Zone::discard_pile, card);
    events.tell({.kind = how, .seat = left, .card = card});
}

// 5.3, 2. A chair whose taker has no room stays where it is (S2).
void move_chairs(State& state, Seat seat, Events<Event> events) {
    constexpr Card chair = Card::f8_beach_chair;
    Board& board = state.players[seat].board;
    while (board.cards.has(Zone::fresh, chair)) {
        if (state.players[seat_after(state, seat)].owned.size() >= max_with_chair)
            move(board, chair, Zone::fresh, Zone::built);
        else
            pass_left(state, seat, take(board, chair, Zone::fresh), EventKind::chair, events);
    }
}

// 5.3, 3: only if every symbol stack has a card, the top ones go on.
void exchange(State& state, Events<Event> events) {
    std::size_t ready = 0;
    for (const Player& player : state.players) ready += !player.board.cards.empty(Zone::symbol_stack);
    if (ready < state.players.size()) {
        if (ready > 0) events.tell({.kind = EventKind::no_exchange});
        return;
    }
    for (const Seat seat : seats_of(state)) {
        Board& board = state.players[seat].board;
        const Card top = board.cards.pop(Zone::symbol_stack);
        if (!board.boosts.empty() && board.boosts.back() == board.cards.size(Zone::symbol_stack)) board.boosts.pop();
        pass_left(state, seat, top, EventKind::receives, events);
    }
}

void ready_again(Board& board) {
    board.cards.merge(Zone::built, Zone::used);
    board.cards.merge(Zone::pallet, Zone::placed);
    board.offloaded = false;
    board.ring = {};
    board.builds = 0;
    board.purse = 0;
    board.trigger = Trigger::none;
}

// Barrier B and F (5.3).
void end_turn(State& state, Events<Event> events) {
    events.tell({.kind = EventKind::turn_ends, .barrier = true, .count = state.turn});
    const bool announced = anybody_has(state, Trigger::next);
    for (const Seat seat : seats_of(state)) offload_boosts(state, seat, events);
    if (!solo(state)) {
        for (const Seat seat : seats_of(state)) move_chairs(state, seat, events);
        exchange(state, events);
    }
    if (timer_coins(state) > 0)
        events.tell({.kind = EventKind::timer, .count = static_cast<std::uint8_t>(timer_coins(state) - 1)});
    for (Player& player : state.players) ready_again(player.board);
    if (state.last_turn) {
        events.tell({.kind = EventKind::game_over});
        state.phase = Phase::over;
        for (Player& player : state.players) {
            player.finished = false;
            show(player);
        }
        if (!solo(state)) return;
        Turn turn(state, Seat(0), events);
        begin_scoring(turn);
        agenda::settle(turn);
        return;
    }
    ++state.turn;
    events.tell({.kind = EventKind::turn_begins, .count = state.turn});
    if (announced) announce_last(state, events);
    begin_phase(state, Phase::drawing);
}

// Sequential turns: the next seat that has not had its turn.
bool next_in_order(State& state) {
    if (state.phase != Phase::acting || !open(state)) return false;
    for (Player& player : state.players)
        if (!player.finished) {
            player.agenda.push(first_step(state.phase));
            return true;
        }
    return false;
}

}  // namespace

const StepRule mulligan_rule{.line = "Choose the opening cards that you replace.",
                             .label = mulligan_label,
                             .selection = selection<Mulligan>,
                             .asked_anyway = true};
const StepRule step1_rule = window_rule<Timing::step1>(ask_step1, step1_opens);
const StepRule ring_rule = window_rule<Timing::none>(ask_ring);
const StepRule red_rule = window_rule<Timing::step2a>(ask_red);
const StepRule blue_rule = window_rule<Timing::step2b>(ask_blue);
const StepRule step3_rule = window_rule<Timing::step3>(ask_step3);
const StepRule limit_rule{.opens = limit_opens,
                          .ask = ask_limit,
                          .label = limit_label,
                          .selection = selection<Discards>,
                          .asked_anyway = true};

void begin_phase(State& state, Phase phase) {
    state.phase = phase;
    for (Player& player : state.players) {
        player.finished = false;
        player.board.drew = false;
        show(player);
    }
    for (Player& player : state.players) {
        player.agenda.push(first_step(phase));
        if (open(state)) break;  // one after the other
    }
}

Revealed carry_on(State& state, Events<Event> events) {
    if (!agenda::waiting(state).empty() || next_in_order(state)) return Revealed::yes;
    switch (state.phase) {
    case Phase::mulligan:
        events.tell({.kind = EventKind::all_chosen, .barrier = true});
        begin_phase(state, Phase::acting);
        break;
    case Phase::drawing: pass_drawing(state, events); break;
    case Phase::acting:  end_turn(state, events); break;
    case Phase::scoring:
    case Phase::over:    break;
    }
    return Revealed::yes;
}

}  // namespace skerry::fine_sand
