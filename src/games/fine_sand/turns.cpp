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

// ---- D_MULLIGAN: the opening cards that go, in the order of their ids ----

void mulligan_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    Set<Card> cards = kinds_in(player.board, Zone::hand) | kinds_in(player.board, Zone::front);
    if (step.last) cards = cards & Set<Card>::range(*step.last, Card::unknown);
    for (Card card : cards) out.push(make(Verb::mulligan, card));
    out.push(make(Verb::done));
}

void mulligan(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::done) {
        turn.tell({.kind = EventKind::mulligans, .count = step.count});
        if (step.count > 0) draw(turn, step.count, Trigger::none);
        return;
    }
    const auto card = arg<Card>(move);
    fine_sand::move(turn.board, card, card == Card::f1_scaffold ? Zone::front : Zone::hand, Zone::discard_pile);
    turn.tell({.kind = EventKind::discards, .card = card});
    turn.push({.kind = StepKind::mulligan, .last = card, .count = static_cast<std::uint8_t>(step.count + 1)});
}

// ---- D_STEP1 ----

bool step1_opens(const State&, const Player& player, const Step&) {
    return !player.board.drew || !ready_cards(player.board, Timing::step1).empty();
}

void step1_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    if (!player.board.drew) out.push(make(Verb::draw));
    for (Card card : ready_cards(player.board, Timing::step1)) out.push(make(Verb::use, card));
    yellow_moves(state, player, out);
    if (player.board.drew) out.push(make(Verb::end));
}

void board_draws(Turn& turn, Trigger trigger) {
    turn.board.drew = true;
    draw(turn, board_draw, trigger);
}

void step1(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return;
    turn.push(step);
    if (verb_of(move) == Verb::draw) return board_draws(turn, Trigger::now);
    play_yellow(turn, move);
}

// ---- D_RING ----

void ring_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    out.push(make(Verb::ring, Ring::red));
    out.push(make(Verb::ring, Ring::blue));
    yellow_moves(state, player, out);
}

void ring(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) != Verb::ring) {
        turn.push(step);
        return play_yellow(turn, move);
    }
    turn.board.ring = arg<Ring>(move);
    turn.board.drew = false;
    turn.tell({.kind = EventKind::rings, .ring = arg<Ring>(move)});
    turn.push({.kind = arg<Ring>(move) == Ring::red ? StepKind::red : StepKind::blue});
}

// ---- D_RED: it ends when the player says so, since what the hand allows is nobody else's business ----

bool slot_left(const Board& board) { return board.builds < slots(board); }

void action_moves(const State& state, const Player& player, Timing timing, MoveList& out) {
    for (Card card : ready_cards(player.board, timing))
        if (can_use(state, player, card)) out.push(make(Verb::use, card));
    yellow_moves(state, player, out);
}

void red_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    if (slot_left(player.board)) build_moves(state, player, {}, out);
    action_moves(state, player, Timing::step2a, out);
    out.push(make(Verb::end));
}

void end_step2(Turn& turn) {
    turn.board.purse = 0;
    turn.push({.kind = StepKind::step3});
}

void red(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return end_step2(turn);
    turn.push(step);
    if (verb_of(move) == Verb::build) return build(turn, arg<Card>(move), {}, Zone::hand);
    play_yellow(turn, move);
}

// ---- D_BLUE ----

void blue_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    if (!player.board.drew) out.push(make(Verb::draw));
    action_moves(state, player, Timing::step2b, out);
    if (player.board.drew) out.push(make(Verb::end));
}

void blue(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return end_step2(turn);
    turn.push(step);
    if (verb_of(move) == Verb::draw) return board_draws(turn, Trigger::next);
    play_yellow(turn, move);
}

// ---- D_STEP3 ----

// 6.9: with a duty the turn does not end while there is a card to off-load.
void step3_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    action_moves(state, player, Timing::step3, out);
    if (!duty(state, player.board) || hand_size(player.board) == 0) out.push(make(Verb::end));
}

void end_step3(Turn& turn) { turn.push({.kind = StepKind::limit}); }

void step3(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return end_step3(turn);
    turn.push(step);
    play_yellow(turn, move);
}

// ---- D_LIMIT: exactly down to the limit, in the order of the cards' ids; then the turn is given up for good ----

bool limit_opens(const State&, const Player& player, const Step& step) {
    return step.last || hand_size(player.board) > hand_limit(player.board);
}

void limit_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    const Board& board = player.board;
    const int needed = hand_size(board) - hand_limit(board);
    if (needed <= 0) return out.push(make(Verb::done));
    Set<Card> cards = kinds_in(board, Zone::hand);
    if (step.last) cards = cards & Set<Card>::range(*step.last, Card::unknown);
    for (Card card : cards) {
        int from_here = 0;
        for (Card other : board.cards[Zone::hand]) from_here += other >= card;
        if (from_here < needed) break;
        out.push(make(Verb::discard, card));
    }
}

void limit(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::done) return;
    leave_hand(turn.board, arg<Card>(move), Zone::discard_pile);
    turn.tell({.kind = EventKind::discards, .card = arg<Card>(move)});
    turn.push({.kind = StepKind::limit, .last = arg<Card>(move)});
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
    }
    show_all(state);
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
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        Player& player = state.players[i];
        while (player.board.cards.has(Zone::fresh, Card::f8_beach_chair)) {
            player.board.cards.take(Zone::fresh, player.board.cards.find(Zone::fresh, Card::f8_beach_chair));
            remove_from(player.owned, Card::f8_beach_chair);
            ++chairs[i];
        }
    }
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        const Seat left = left_of(state, Seat(i));
        for (; chairs[i] > 0; --chairs[i]) {
            const bool room = state.players[left.index()].owned.size() + 4 < Cards::capacity;
            Player& taker = state.players[room ? left.index() : i];
            taker.board.cards.put(room ? Zone::discard_pile : Zone::built, Card::f8_beach_chair);
            add_to(taker.owned, Card::f8_beach_chair);
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
        remove_from(giver.owned, tops[i]);
        auto& boosts = giver.board.boosts;
        if (!boosts.empty() && boosts.back() == giver.board.cards.size(Zone::symbol_stack)) boosts.pop();
    }
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        const Seat left = left_of(state, Seat(i));
        Player& taker = state.players[left.index()];
        taker.board.cards.put(Zone::discard_pile, tops[i]);
        add_to(taker.owned, tops[i]);
        events.tell({.kind = EventKind::receives, .seat = left, .card = tops[i]});
    }
}

void ready_again(Board& board) {
    for (const auto& [from, to] :
         {std::pair{Zone::fresh, Zone::built}, {Zone::used, Zone::built}, {Zone::placed, Zone::pallet}})
        while (!board.cards.empty(from)) board.cards.put(to, board.cards.pop(from));
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
        for (Player& player : state.players) player.finished = false;
        show_all(state);
        if (!solo(state)) return;
        Turn turn(state, Seat(0), events);
        begin_scoring(turn);
        settle(turn);
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

const StepRule mulligan_rule{nullptr, mulligan_moves, mulligan, nullptr};
const StepRule step1_rule{step1_opens, step1_moves, step1, nullptr};
const StepRule ring_rule{nullptr, ring_moves, ring, nullptr};
const StepRule red_rule{nullptr, red_moves, red, nullptr};
const StepRule blue_rule{nullptr, blue_moves, blue, nullptr};
const StepRule step3_rule{nullptr, step3_moves, step3, nullptr};
const StepRule limit_rule{limit_opens, limit_moves, limit, nullptr};

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
