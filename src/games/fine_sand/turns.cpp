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
        for (const Pick pick : picked) {
            const Card card = card_of(pick);
            move(turn.board, card, card == Card::f1_scaffold ? Zone::front : Zone::hand, Zone::discard_pile);
            turn.tell({.kind = EventKind::discards, .card = card});
        }
        draw(turn, static_cast<int>(picked.size()), Trigger::none);
    }
};

// ---- D_STEP1 ----

bool step1_opens(const Question& q) { return !q.me.board.drew || !ready_cards(q.me.board, Timing::step1).empty(); }

void step1_moves(const Question& q, MoveList& out) {
    if (!q.me.board.drew) out.push(Verb::draw);
    action_moves(q, Timing::step1, out);
    if (q.me.board.drew) out.push(Verb::end);
}

void ask_step1(const Question& q, Prompt& prompt) {
    prompt.line = q.me.board.drew ? "Use green cards, or end Step 1." : "Step 1: draw your cards, in any order.";
    refuse_actions(q, Timing::step1, prompt);
}

void board_draws(Turn& turn, Trigger trigger) {
    turn.board.drew = true;
    draw(turn, board_draw, trigger);
}

void step1(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return;
    turn.push(step);
    if (verb_of(move) == Verb::draw) return board_draws(turn, Trigger::now);
    play_action(turn, move);
}

// ---- D_RING ----

void ring_moves(const Question& q, MoveList& out) {
    out.push(Verb::ring, Ring::red);
    out.push(Verb::ring, Ring::blue);
    action_moves(q, Timing::none, out);
}

void ask_ring(const Question& q, Prompt& prompt) { refuse_actions(q, Timing::none, prompt); }

void ring(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) != Verb::ring) {
        turn.push(step);
        return play_action(turn, move);
    }
    turn.board.ring = arg<Ring>(move);
    turn.board.drew = false;
    turn.tell({.kind = EventKind::rings, .ring = arg<Ring>(move)});
    turn.push({.kind = arg<Ring>(move) == Ring::red ? StepKind::red : StepKind::blue});
}

// ---- D_RED: it ends when the player says so, since what the hand allows is nobody else's business ----

bool slot_left(const Board& board) { return board.builds < slots(board); }

void red_moves(const Question& q, MoveList& out) {
    if (slot_left(q.me.board)) build_moves(q.state, q.me.board, {}, out);
    action_moves(q, Timing::step2a, out);
    out.push(Verb::end);
}

void ask_red(const Question& q, Prompt& prompt) {
    const Board& board = q.me.board;
    if (slot_left(board)) {
        prompt.line = "Build: " + counted(slots(board) - board.builds, "build", "builds") + " left, or end Step 2.";
        refuse_prices(q, {}, Zone::hand, prompt);
    } else {
        prompt.line = "Use cards, or end Step 2.";
        refuse(prompt, slots_thing(), "You have built " + cards(board.builds) + ", as many as your slots allow.");
    }
    refuse_actions(q, Timing::step2a, prompt);
}

void end_step2(Turn& turn) {
    turn.board.purse = 0;
    turn.push({.kind = StepKind::step3});
}

void red(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return end_step2(turn);
    turn.push(step);
    if (verb_of(move) == Verb::build) return build(turn, arg<Card>(move), {}, Zone::hand);
    play_action(turn, move);
}

// ---- D_BLUE ----

void blue_moves(const Question& q, MoveList& out) {
    if (!q.me.board.drew) out.push(Verb::draw);
    action_moves(q, Timing::step2b, out);
    if (q.me.board.drew) out.push(Verb::end);
}

void ask_blue(const Question& q, Prompt& prompt) {
    prompt.line = q.me.board.drew ? "Use blue cards, or end Step 2." : "Draw your additional cards, in any order.";
    refuse_actions(q, Timing::step2b, prompt);
}

void blue(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return end_step2(turn);
    turn.push(step);
    if (verb_of(move) == Verb::draw) return board_draws(turn, Trigger::next);
    play_action(turn, move);
}

// ---- D_STEP3 ----

// 6.9: with a duty the turn does not end while there is a card to off-load.
void step3_moves(const Question& q, MoveList& out) {
    action_moves(q, Timing::step3, out);
    if (!duty(q.state, q.me.board) || hand_size(q.me.board) == 0) out.push(Verb::end);
}

void ask_step3(const Question& q, Prompt& prompt) {
    const Board& board = q.me.board;
    if (duty(q.state, board) && hand_size(board) > 0)
        prompt.line = "You have to off-load a card before your turn ends.";
    else if (over_limit(board) > 0)
        prompt.line = "Last actions before you discard " + cards(over_limit(board)) + ": your hand limit is " +
                      plain(hand_limit(board)) + ".";
    else
        prompt.line = "Last actions, or end the turn.";
    refuse_actions(q, Timing::step3, prompt);
}

void end_step3(Turn& turn) { turn.push({.kind = StepKind::limit}); }

void step3(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return end_step3(turn);
    turn.push(step);
    play_action(turn, move);
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
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) {
            leave_hand(turn.board, card_of(pick), Zone::discard_pile);
            turn.tell({.kind = EventKind::discards, .card = card_of(pick)});
        }
    }
};

bool limit_opens(const Question& q) { return over_limit(q.me.board) > 0; }

void ask_limit(const Question& q, Prompt& prompt) {
    const int more = over_limit(q.me.board) - static_cast<int>(q.me.picked.size());
    prompt.line = more == 0 ? "The rest of your hand is at its limit: end the turn."
                            : "Discard " + cards(more) + (q.me.picked.empty() ? "" : " more") +
                                  ": your hand limit is " + plain(hand_limit(q.me.board)) + ".";
}

// ---- What goes on by itself ----

bool anybody_busy(const State& state) {
    for (const Player& player : state.players)
        if (!player.agenda.empty()) return true;
    return false;
}

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

void announce_last(State& state, Events<Event> events) {
    if (state.last_turn) return;
    state.last_turn = true;
    events.tell({.kind = EventKind::last_turn, .count = state.turn});
}

// Barrier A: a forced end is known to all before they choose red or blue.
void pass_drawing(State& state, Events<Event> events) {
    events.tell({.kind = EventKind::all_drawn, .barrier = true, .count = state.turn});
    bool ends = false;
    for (const Player& player : state.players) ends = ends || player.board.trigger == Trigger::now;
    if (ends || state.turn == turn_limit) announce_last(state, events);
    begin_phase(state, Phase::acting);
}

// 5.3, 1: limit boosts that were used; the others know them (section 7).
void offload_boosts(State& state, Events<Event> events) {
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        Board& board = state.players[i].board;
        while (board.cards.has(Zone::used, Card::f5_limit_boost)) {
            board.cards.take(Zone::used, board.cards.find(Zone::used, Card::f5_limit_boost));
            events.tell({.kind = EventKind::boost_offloaded, .seat = Seat(i), .card = Card::f5_limit_boost});
            if (solo(state)) {
                board.cards.put(Zone::removed, Card::f5_limit_boost);
                continue;
            }
            if (!board.boosts.full())
                board.boosts.push(static_cast<std::uint8_t>(board.cards.size(Zone::symbol_stack)));
            board.cards.push(Zone::symbol_stack, Card::f5_limit_boost);
        }
    }
}

// 5.3, 2. A chair whose taker has no room stays where it is (S2).
void move_chairs(State& state, Events<Event> events) {
    if (solo(state)) return;
    std::array<int, max_players> chairs{};
    for (const Seat seat : seats_of(state)) {
        Player& player = state.players[seat];
        while (player.board.cards.has(Zone::fresh, Card::f8_beach_chair)) {
            player.board.cards.take(Zone::fresh, player.board.cards.find(Zone::fresh, Card::f8_beach_chair));
            player.owned.remove(Card::f8_beach_chair);
            ++chairs[seat.index()];
        }
    }
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        const Seat left = left_of(state, Seat(i));
        for (; chairs[i] > 0; --chairs[i]) {
            const bool room = state.players[left].owned.size() + 4 < CardPool::capacity;
            Player& taker = state.players[room ? left.index() : i];
            taker.board.cards.put(room ? Zone::discard_pile : Zone::built, Card::f8_beach_chair);
            taker.owned.push(Card::f8_beach_chair);
            if (room) events.tell({.kind = EventKind::chair, .seat = left, .card = Card::f8_beach_chair});
        }
    }
}

// 5.3, 3: only if every symbol stack has a card, the top ones go on.
void exchange(State& state, Events<Event> events) {
    if (solo(state)) return;
    int ready = 0;
    for (const Player& player : state.players) ready += !player.board.cards.empty(Zone::symbol_stack);
    if (ready < static_cast<int>(state.players.size())) {
        if (ready > 0) events.tell({.kind = EventKind::no_exchange});
        return;
    }
    std::array<Card, max_players> tops{};
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        Player& giver = state.players[i];
        tops[i] = giver.board.cards.pop(Zone::symbol_stack);
        giver.owned.remove(tops[i]);
        auto& boosts = giver.board.boosts;
        if (!boosts.empty() && boosts.back() == giver.board.cards.size(Zone::symbol_stack)) boosts.pop();
    }
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        const Seat left = left_of(state, Seat(i));
        Player& taker = state.players[left];
        taker.board.cards.put(Zone::discard_pile, tops[i]);
        taker.owned.push(tops[i]);
        events.tell({.kind = EventKind::receives, .seat = left, .card = tops[i]});
    }
}

void ready_again(Board& board) {
    for (const auto& [from, to] :
         {std::pair{Zone::fresh, Zone::built}, {Zone::used, Zone::built}, {Zone::placed, Zone::pallet}})
        while (!board.cards.empty(from)) board.cards.move(from, 0, to);
    board.offloaded = false;
    board.ring = {};
    board.builds = 0;
    board.purse = 0;
    board.trigger = Trigger::none;
}

// Barrier B and F (5.3).
void end_turn(State& state, Events<Event> events) {
    events.tell({.kind = EventKind::turn_ends, .barrier = true, .count = state.turn});
    bool announced = false;
    for (const Player& player : state.players) announced = announced || player.board.trigger == Trigger::next;
    offload_boosts(state, events);
    move_chairs(state, events);
    exchange(state, events);
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

void pass_mulligan(State& state, Events<Event> events) {
    events.tell({.kind = EventKind::all_chosen, .barrier = true});
    begin_phase(state, Phase::acting);
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

const StepRule mulligan_rule{
    .line = "Choose the opening cards that you replace.", .selection = selection<Mulligan>, .asked_anyway = true};
const StepRule step1_rule{.opens = step1_opens, .moves = step1_moves, .play = step1, .ask = ask_step1};
const StepRule ring_rule{
    .moves = ring_moves, .play = ring, .line = "Red: build. Blue: draw more cards.", .ask = ask_ring};
const StepRule red_rule{.moves = red_moves, .play = red, .ask = ask_red};
const StepRule blue_rule{.moves = blue_moves, .play = blue, .ask = ask_blue};
const StepRule step3_rule{.moves = step3_moves, .play = step3, .ask = ask_step3};
const StepRule limit_rule{
    .opens = limit_opens, .ask = ask_limit, .selection = selection<Discards>, .asked_anyway = true};

void begin_mulligan(State& state) { begin_phase(state, Phase::mulligan); }
void begin_acting(State& state) { begin_phase(state, Phase::acting); }

Revealed carry_on(State& state, Events<Event> events) {
    if (anybody_busy(state) || next_in_order(state)) return Revealed::yes;
    switch (state.phase) {
    case Phase::mulligan: pass_mulligan(state, events); break;
    case Phase::drawing:  pass_drawing(state, events); break;
    case Phase::acting:   end_turn(state, events); break;
    case Phase::scoring:
    case Phase::over:     break;
    }
    return Revealed::yes;
}

}  // namespace skerry::fine_sand
