// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agenda.h"
#include "core/fault.h"
#include "games/fine_sand/state.h"

// How Fine Sand goes. Everybody owns the same 30 cards and wants to be rid of them. A turn: draw (Step 1), then either
// build cards, paying with other cards (red), or draw more (blue), then last actions and the hand limit (Step 3). Built
// cards help in later turns. Once a turn a card may be off-loaded; if everybody has, the top ones go to the left.
// All take their turns at the same time and see what the others did at the next barrier, or one after the other.
// Whoever draws the last card brings the end: at once in Step 1, after one more turn in a blue one. The fewest unbuilt
// cards win.
//
// Modes: learning (a fixed order), base, fable (a campaign; three cards are swapped before each game), solo (ten games,
// a timer, a sheet of numbers to strike). Limits: 4 players, 100 turns, 40 cards per player, 250 wooden coins.
//
// What the phases share. A step of the agenda is the unit of a rule: when it opens, what can be done, how it is asked,
// what doing it means. Each file holds the steps of a part of the rulebook; steps.cpp lists them all.
namespace skerry::fine_sand {

inline bool solo(const State& state) { return state.setup.mode == Mode::solo; }
// Whether everybody sees at once what a seat does. Otherwise it comes to light at the next barrier.
inline bool open(const State& state) {
    return solo(state) || state.phase >= Phase::scoring ||
           (state.phase == Phase::acting && state.setup.turn_style == TurnStyle::sequential);
}
// The random numbers of a seat.
inline Generator stream_of(Seat seat, const Seed& seed) {
    return Generator(seed, static_cast<std::uint8_t>(seat.index() + 1));
}

using Question = skerry::Question<State>;

// A move being carried out: the table, the player whose cards it concerns, and whom to tell.
struct Turn : BasicTurn<State, Event> {
    Board& board;

    Turn(State& table, Seat who, Events<Event> to) : BasicTurn(table, who, to), board(me.board) {}

    // What everybody may know, now or at the next barrier.
    void tell(const Event& event) const {
        if (events.wanted())
            tell(event, open(state) ? Seats::everybody() : seat, open(state) ? Seats() : Seats::everybody());
    }
    void tell_me(const Event& event) const {
        if (events.wanted()) tell(event, seat, {});
    }
    // What the others learn of something that this seat was told in full.
    void tell_others(const Event& event) const {
        if (!events.wanted()) return;
        const Seats others = Seats::all_but(seat);
        tell(event, open(state) ? others : Seats::none(), open(state) ? Seats::none() : others);
    }

private:
    // Out of the way of games that nobody watches.
    [[gnu::cold]] void tell(Event event, Seats now, Seats later) const {
        event.seat = seat;
        event.audience = now;
        event.later = later;
        events.tell(event);
    }
};

using StepRule = skerry::StepRule<Turn>;
template <class Rule>
inline constexpr const auto* selection = &selecting<Rule, Turn>;

const StepRule& rule_of(const Step& step);
std::vector<Thing> about(const Question& q);       // what a decision concerns
Label common_label(const Question& q, Move move);  // where the step has no word for it

// ---- cards.cpp: moving, drawing (6.1), what counts ------------------------------------------------------------
Cards all_of(const CardSet& set);  // each card by itself, sorted
// The kinds in a sorted list, or those from one on.
Set<Card> kinds_in(const Board& board, Zone zone, Card from = Card::castle_1);
// Calls f with each kind of a list that is sorted, and how many there are.
template <class F>
void for_each_kind(const Board& board, Zone zone, F f) {
    const auto cards = board.cards[zone];
    for (const Card* card = cards.begin(); card != cards.end();) {
        const Card* next = card + 1;
        while (next != cards.end() && *next == *card) ++next;
        f(*card, static_cast<int>(next - card));
        card = next;
    }
}
// Offers each kind of hand card to a selection.
template <class Offer>
void offer_hand(const Board& board, Verb verb, Offer offer) {
    for_each_kind(board, Zone::hand, [&](Card card, int count) { offer(pick_of(make(verb, card)), count); });
}
// A move for each kind.
inline void kind_moves(const Board& board, Zone zone, Verb verb, MoveList& out) {
    for_each_kind(board, zone, [&](Card card, int) { out.push(verb, card); });
}
inline int sum(const Board& board, Zone zone, const CardNumbers& numbers) {
    int sum = 0;
    for (Card card : board.cards[zone]) sum += numbers[card];
    return sum;
}
constexpr Card card_of(Pick pick) { return static_cast<Card>(pick.first); }
inline int picked_count(const Question& q) { return static_cast<int>(q.me.picked.size()); }
// Which end a card's depletion sets off (6.1).
inline Trigger trigger_of(Card card) {
    switch (row(card).timing) {
    case Timing::step1:  return Trigger::now;
    case Timing::step2b: return Trigger::next;
    default:             return Trigger::none;
    }
}
inline bool piles_empty(const Board& board) {
    return board.cards.empty(Zone::draw_stack) && board.cards.empty(Zone::discard_pile);
}
inline int count_in(const Board& board, Zone zone) { return static_cast<int>(board.cards.size(zone)); }
inline int hand_size(const Board& board) { return count_in(board, Zone::hand); }
// Where a card is held: a scaffold is never in the hand (6.1, step 3).
constexpr Zone held_in(Card card) { return card == Card::f1_scaffold ? Zone::front : Zone::hand; }
// A card that is held leaves, and everybody may see it.
void leave_hand(Board& board, Card card, Zone to);
void move(Board& board, Card card, Zone from, Zone to);
inline Card take(Board& board, Card card, Zone from) { return board.cards.take(from, board.cards.find(from, card)); }
Card draw_top(Board& board, Zone to);
Card draw_top(Board& board);  // to where it is held
void know_in_hand(Board& board, Card card);
// Hand cards that were picked go to the discard pile.
void discard(Turn& turn, const Picked& picked, Maybe<Card> by = {});
// 6.1, steps 1 and 4: an empty stack is made of the discard pile. False if that is empty, too: a depletion.
bool fill_stack(Turn& turn, Trigger trigger = Trigger::none);
void take_coins(Turn& turn, int count);
void deplete(Turn& turn, Trigger trigger);
void draw(Turn& turn, int count, Trigger trigger);
// What the cards on the table add up to.
int hand_limit(const Board& board);
inline int over_limit(const Board& board) { return hand_size(board) - hand_limit(board); }
int slots(const Board& board);
int rebate(const Board& board);
// Built cards of a timing and yellow ones that are not used up: of a colour that has to wait, only those of earlier
// turns.
Set<Card> usable_cards(const Board& board, Timing timing);
inline Set<Card> ready_cards(const Board& board, Timing timing) {
    return usable_cards(board, timing) & actions[timing];
}
// Turns a card over as used; where it repeats it stays ready.
void mark_used(Board& board, Card card);
// After its effect: a one-shot card goes to the discard pile.
void put_away(Turn& turn, Card card);

// ---- building.cpp: building and paying (6.2) ------------------------------------------------------------------
// What lets build: a card, or nothing for the board's and the red cards' slots.
using Permit = Maybe<Card>;
constexpr Move build_move(Card card, Permit by) { return make(Verb::build, card, by ? static_cast<int>(*by) + 1 : 0); }
constexpr Permit permit_of(Move move) {
    return move.args[1] > 0 ? Permit(static_cast<Card>(move.args[1] - 1)) : Permit();
}
int price_of(const Board& board, Card card, Permit by);
bool can_build(const State& state, const Board& board, Card card, Permit by);
bool any_to_build(const State& state, const Board& board, Permit by);
void build_moves(const State& state, const Board& board, Permit by, MoveList& out);
// Puts a card among the built ones and asks for the payment.
void build(Turn& turn, Card card, Permit by, Zone from);
int purchasing_power(const Board& board);
// What `count` hand cards are worth at least, without one of this kind.
int least_worth(const Board& board, int count, Maybe<Card> without);
void refuse_prices(const Question& q, Permit by, Zone zone, Prompt& prompt);
extern const StepRule build_rule, pay_rule;

// ---- actions.cpp: what cards do (6.3 to 6.7) ------------------------------------------------------------------
// An effect as a row: the steps that it asks, its words, when a card has something to do, and what a use does.
struct EffectRow {
    Effect id;
    Set<StepKind> steps;           // a use that does nothing by itself asks the first of them
    std::string_view brief, text;  // with the card's numbers, as sentences of core/sentence.h: see words_of
    std::string_view (*why_not)(const State&, const Board&, const CardRow&) = nullptr;  // empty: it can be used
    void (*use)(Turn&, Card) = nullptr;
};
const EffectRow& row(Effect effect);
// The actions of a window: cards of its timing, and the yellow ones with the off-load, which go at any time (5.2).
void action_moves(const Question& q, Timing timing, MoveList& out);
void refuse_actions(const Question& q, Timing timing, Prompt& prompt);
void play_action(Turn& turn, Move move);
bool may_offload(const State& state, const Board& board);
bool dumps_any_number(Card card);
extern const StepRule dump_rule, junk_rule, place_rule, keep_rule, pick_rule, reveal_rule;

// ---- turns.cpp: mulligan, the steps of a turn, barriers, end of the turn (4, 5) --------------------------------
int timer_coins(const State& state);
// Solo: an off-load is owed, and what other actions must leave in the hand for it, if there is a card (6.9).
bool duty(const State& state, const Board& board);
inline int must_keep(const State& state, const Board& board) {
    return duty(state, board) && hand_size(board) > 0 ? 1 : 0;
}
void begin_phase(State& state, Phase phase);
// Goes on as far as the players' agendas allow.
Revealed carry_on(State& state, Events<Event> events);
extern const StepRule mulligan_rule, step1_rule, ring_rule, red_rule, blue_rule, step3_rule, limit_rule;

// ---- view.cpp -------------------------------------------------------------------------------------------------
// The others see the board as it is now, as far as they may know it.
void show(Player& player);
// While turns are open the others see every action of a seat once it is carried out.
void show_openly(const State& state, Player& player);
// The step with which a phase begins for every seat.
inline Step first_step(Phase phase) {
    return {.kind = phase == Phase::mulligan  ? StepKind::mulligan
                    : phase == Phase::drawing ? StepKind::step1
                                              : StepKind::ring};
}

// ---- campaign.cpp: 4.1, 4.2, 8.2 ------------------------------------------------------------------------------
Result<void> check_campaign(const Setup& setup);
CardSet set_of(const State& state);  // the 30 cards of each player in this game
Group draw_numbered(const CardSet& set, Random& random);
Campaign after_swap(Campaign campaign, const Group& leaving, bool back_to_queue);
// The line of this game, as far as it is decided; with more coin rows that could be used.
SheetRow sheet_row(const State& state, const Set<Bonus>& more = {});
int sheet_total(const SheetRow& line);
int bonus_sum(const Set<Bonus>& bonuses);
inline int total_after_bonuses(const SheetRow& line) { return sheet_total(line) - bonus_sum(line.bonuses); }
int coin_spaces_filled(const Campaign& campaign);
Set<Bonus> bonuses_available(const State& state);
bool is_lost(const SheetRow& line);          // no number left to strike
int highest_free(const Campaign& campaign);  // number of the sheet: a higher total loses the campaign
Set<Bonus> complete_rows(int coins);         // coin rows that this many coins fill
Set<Bonus> used_rows(const State& state);    // in this scoring or before
void begin_scoring(Turn& turn);
extern const StepRule solo_bonus_rule, solo_swap_rule;

// ---- scoring.cpp ----------------------------------------------------------------------------------------------
SKERRY_ENUM(Category, hand, front, draw_stack, discard_pile, castles, offloads, bonus);
Each<Category, std::int16_t> score(const State& state, Seat seat);
// What counts at the end, without what big castles take away (6.8). Off-loads count alone only.
struct Unbuilt {
    int cards = 0, offloads = 0;
};
Unbuilt unbuilt(const State& state, const Board& board);

}  // namespace skerry::fine_sand
