#pragma once

#include "core/agenda.h"
#include "games/fine_sand/state.h"

// What the phases of Fine Sand share. A step of the agenda is the unit of a rule: when it opens, what can be done, how it
// is asked, what doing it means. Each file holds the steps of a part of the rulebook; steps.cpp lists them all.
namespace skerry::fine_sand {

inline bool solo(const State& state) { return state.setup.mode == Mode::solo; }
// Whether everybody sees at once what a seat does. Otherwise it comes to light at the next barrier.
inline bool open(const State& state) {
    return solo(state) || state.phase >= Phase::scoring ||
           (state.phase == Phase::acting && state.setup.turn_style == TurnStyle::sequential);
}
inline Seat left_of(const State& state, Seat seat) {
    return Seat(static_cast<std::uint8_t>((seat.index() + 1u) % state.players.size()));
}

using Question = skerry::Question<State>;

// A move being carried out: the table, the player whose cards it concerns, and whom to tell.
struct Turn : BasicTurn<State, Event> {
    Board& board;

    Turn(State& table, Seat who, Events<Event> to) : BasicTurn(table, who, to), board(me.board) {}

    // What everybody may know, now or at the next barrier.
    void tell(Event event) const {
        if (!events.wanted()) return;
        event.seat = seat;
        if (!open(state)) {
            event.audience = seat;
            event.later = Seats::everybody();
        }
        events.tell(event);
    }
    void tell_me(Event event) const {
        if (!events.wanted()) return;
        event.seat = seat;
        event.audience = seat;
        events.tell(event);
    }
    // What the others learn of something that this seat was told in full.
    void tell_others(Event event) const {
        if (!events.wanted()) return;
        event.seat = seat;
        Seats others = Seats::everybody();
        others.remove(seat);
        event.audience = open(state) ? others : Seats::none();
        event.later = open(state) ? Seats::none() : others;
        events.tell(event);
    }
};

using StepRule = skerry::StepRule<Turn>;
template <class Rule>
inline constexpr const auto* selection = &selecting<Rule, Turn>;

const StepRule& rule_of(const Step& step);
std::vector<Thing> things_of(const Question& q, Move move);
// Says once why a thing is not possible.
void refuse(Prompt& prompt, Thing thing, std::string reason);

// ---- cards.cpp: moving, drawing (6.1), what counts ------------------------------------------------------------
void add_to(Cards& sorted, Card card);
void remove_from(Cards& sorted, Card card);
// The kinds in a list, each once, in the order of their ids.
Set<Card> kinds_in(const Board& board, Zone zone);
// Offers each kind of hand card to a selection, with how many there are.
template <class Offer>
void offer_hand(const Board& board, Verb verb, Offer offer) {
    for (Card card : kinds_in(board, Zone::hand)) offer(pick_of(make(verb, card)), board.cards.count(Zone::hand, card));
}
constexpr Card card_of(Pick pick) { return static_cast<Card>(pick.first); }
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
inline int hand_size(const Board& board) { return static_cast<int>(board.cards.size(Zone::hand)); }
// A hand card leaves, and everybody may see it.
void leave_hand(Board& board, Card card, Zone to);
void move(Board& board, Card card, Zone from, Zone to);
// Into the hand; a scaffold to the front (6.1, step 3).
void into_hand(Board& board, Card card);
void know_in_hand(Board& board, Card card);
void reshuffle(Turn& turn);
void refill(Turn& turn);  // 6.1, step 1
void take_coins(Turn& turn, int count);
void deplete(Turn& turn, Trigger trigger);
void draw(Turn& turn, int count, Trigger trigger);
// What the cards on the table add up to.
int hand_limit(const Board& board);
inline int over_limit(const Board& board) { return hand_size(board) - hand_limit(board); }
int slots(const Board& board);
int rebate(const Board& board);
// A card that may be used now, given its timing: of a colour that has to wait, one of an earlier turn.
bool is_ready(const Board& board, Card card);
Set<Card> ready_cards(const Board& board, Timing timing);
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
bool can_build(const State& state, const Player& player, Card card, Permit by);
bool any_to_build(const State& state, const Player& player, Permit by);
void build_moves(const State& state, const Player& player, Permit by, MoveList& out);
// Puts a card among the built ones and asks for the payment.
void build(Turn& turn, Card card, Permit by, Zone from);
int purchasing_power(const Board& board);
void refuse_prices(const Question& q, Permit by, Zone zone, Prompt& prompt);
extern const StepRule build_rule, pay_rule;

// ---- actions.cpp: what cards do (6.3 to 6.7) ------------------------------------------------------------------
// Whether a ready card has something to do now.
bool can_use(const State& state, const Player& player, Card card);
void use(Turn& turn, Card card);
// Says which built cards are not ready or have nothing to do.
void refuse_built(const Question& q, Timing timing, Prompt& prompt);
void yellow_moves(const Question& q, MoveList& out);  // the yellow window (5.2)
void refuse_yellow(const Question& q, Prompt& prompt);
bool may_offload(const State& state, const Player& player);
// A move of the yellow window.
void play_yellow(Turn& turn, Move move);
bool dumps_any_number(Card card);
int drawn_for(Card card, int dumped);
extern const StepRule dump_rule, junk_rule, place_rule, keep_rule, pick_rule, reveal_rule;

// ---- turns.cpp: mulligan, the steps of a turn, barriers, end of the turn (4, 5) --------------------------------
int timer_coins(const State& state);
// Solo: an off-load is owed, and what other actions must leave in the hand for it (6.9).
bool duty(const State& state, const Board& board);
inline int must_keep(const State& state, const Board& board) { return duty(state, board) ? 1 : 0; }
void begin_mulligan(State& state);
void begin_acting(State& state);
// Goes on as far as the players' agendas allow.
Revealed carry_on(State& state, Events<Event> events);
extern const StepRule mulligan_rule, step1_rule, ring_rule, red_rule, blue_rule, step3_rule, limit_rule;

// ---- view.cpp -------------------------------------------------------------------------------------------------
// What others may know of a board.
Board masked(const Board& board);
void show_all(State& state);
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
Set<Bonus> picked_rows(const Player& player);
int sheet_total(const SheetRow& line);
int bonus_sum(const Set<Bonus>& bonuses);
inline int total_after_bonuses(const SheetRow& line) { return sheet_total(line) - bonus_sum(line.bonuses); }
int coin_spaces_filled(const Campaign& campaign);
Set<Bonus> bonuses_available(const State& state);
bool is_lost(const SheetRow& line);          // no number left to strike
int highest_free(const Campaign& campaign);  // number of the sheet: a higher total loses the campaign
Set<Bonus> used_rows(const State& state);    // coin rows, in this scoring or before
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
