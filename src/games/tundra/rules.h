// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agenda.h"
#include "games/tundra/state.h"

// How this game goes. Tundra is for two to four players and takes four rounds. A round begins with what everybody has
// built: each player in turn uses the title, gains a point for each upgraded board and the bonuses of all towers. Then
// dice are rolled once, and everybody has dice of the same values. Players take turns; a turn uses one die, on an empty
// slot of its value on one of the four order boards, or on a common goal that shows its value and that the player
// fulfils. A slot starts the action of its row, and those of the cards under the board, in any order. Before and after
// the die come free actions: berries change, reroll and buy dice, and advisors act once a round. Workers walk, open
// glades and gather; they become towers, which give a bonus each round. The most points win. Modes: base; titles, with
// special titles; personal_goals, with secret goals that score at the end; full, with both. Limits: 10 of each
// resource, 20 berries, 6 workers, 4 towers, 7 dice (8 with the white one); what is above is lost.
//
// What the phases share is declared here. A step of the agenda is the unit of a rule: when it opens, what can be done,
// how it is asked, what doing it means. Each file holds the steps of a part of the rulebook; steps.cpp lists them all.
namespace skerry::tundra {

using Question = skerry::Question<State>;
using Turn = BasicTurn<State, Event>;
using StepRule = skerry::StepRule<Turn>;
template <class Rule>
inline constexpr const auto* selection = &selecting<Rule, Turn>;

const StepRule& rule_of(const Step& step);
// What a move touches.
std::vector<Thing> things_of(const Question& q, Move move);

inline Character character(Seat seat) { return static_cast<Character>(seat.index()); }
inline const Map& map_of(const State& state) { return map_of(layout_of(state.setup)); }
inline const TitleCard& title_of(const Player& player) { return title_card(player.title); }

// ---- setup.cpp: section 4 -------------------------------------------------------------------------------------
extern const StepRule choose_starters_rule, place_starter_rule;
// Steps 10 to 12: the market, the common goals, the personal goals.
void lay_out(State& state, Events<Event> events);
// What is in the game, by the number of players.
template <NamedEnum E>
using InPlay = std::array<Set<E>, max_players + 1>;
extern const InPlay<Card> starters_in_play;
extern const InPlay<Glade> glades_in_play;
extern const InPlay<Goal> goals_in_play;
extern const InPlay<PersonalGoal> personal_goals_in_play;

// ---- rounds.cpp: sections 5.1, 5.2, 5.4 -----------------------------------------------------------------------
// Goes on with the round as far as the players' agendas allow.
Revealed carry_on(State& state, Events<Event> events);
Face roll(Random& random);
extern const StepRule use_title_rule, upgrade_income_rule, sor_towers_rule;

// ---- turns.cpp: section 5.3 -----------------------------------------------------------------------------------
extern const StepRule turn_pre_rule, turn_post_rule, activation_rule;
int dice_in_play(const State& state, Seat seat);
bool can_buy(const State& state, const Player& player);
bool can_claim(const State& state, const Player& player, const GoalSlot& slot);  // with a die that fits
const Effect& own_effect(const Activation& activation);
// Whose player this is.
inline Seat seat_of(const State& state, const Player& player) {
    return Seat(static_cast<std::uint8_t>(&player - state.players.begin()));
}

// ---- movement.cpp: sections 6.2, 6.6 --------------------------------------------------------------------------
extern const StepRule move_step_rule, tower_order_rule, tower_worker_rule;
// Gives the bonuses of these towers: what needs no choice at once, then workers, movement, and resources of choice.
void give_bonuses(Turn& turn, Set<Cell> towers);
void add_worker(Player& player, Cell cell);
void remove_worker(Player& player, Cell cell);
inline int workers_left(const Player& player) { return workers_per_player - static_cast<int>(player.workers.size()); }
inline int towers_left(const Player& player) { return towers_per_player - player.towers.size(); }
inline int workers_at(const Player& player, Cell cell) {
    int count = 0;
    for (Cell at : player.workers) count += at == cell;
    return count;
}
// The resource of an open glade.
inline Maybe<Resource> resource_of(const State& state, Cell cell) {
    if (!state.open.has(cell)) return {};
    return glade_tile(*state.glades[cell]).resource;
}
inline const Gain& bonus_of(const State& state, Cell tower) { return glade_tile(*state.glades[tower]).bonus; }

// ---- actions.cpp: sections 6.1, 6.3 to 6.5, 6.7, 6.8, 6.11, 6.13 ----------------------------------------------
// What an action offers: in words (names.cpp fills them), and the step that it puts on the agenda.
struct DeedRow {
    std::string_view text, brief;
    Maybe<StepKind> step;                 // without one it gives berries at once
    int (*per)(const Player&) = nullptr;  // as often for each of these
};
const DeedRow& deed_row(Deed deed);
// One action: its gains at once, the rest as steps.
void carry_out(Turn& turn, const Effect& effect);
// What of a gain needs no choice.
void gain_at_once(Turn& turn, const Gain& given, Source source);
void gain_some(Turn& turn, Good what, int count, Maybe<Source> source);
inline void gain(Turn& turn, Good what, int count, Maybe<Source> source = {}) {
    if (count > 0) gain_some(turn, what, count, source);
}
inline void gain_points(Turn& turn, int count, Source source) { gain(turn, Good::vp, count, source); }
void spend(Turn& turn, Good what, int count);
Bag<Resource> gatherable(const State& state, const Player& player);
Set<Cell> all_towers(const State& state);
int upgraded_boards(const Player& player);
Price upgrade_price(Move move);  // by a move that upgrades, or spares a unit
bool payable(const Player& player, const Price& price);
extern const StepRule choose_resource_rule, build_step_rule, hire_step_rule, pay_step_rule, gather_rule,
    upgrade_step_rule, reroll_any_rule, nudge_rule, set_die_rule, swap_step_rule;
// Dice by moves: nudges of unused ones, and what a nudge or a turn makes of a die.
inline void offer_nudges(const Set<Face>& faces, MoveList& out) {
    for (Face face : faces) {
        if (face != Face::six) out.push(Verb::nudge, face, Sign::up);
        if (face != Face::one) out.push(Verb::nudge, face, Sign::down);
    }
}
Face changed_face(Move move);
void change_die(Turn& turn, Move move);
void reroll_together(Turn& turn, const List<Face, max_dice>& dice);

// ---- city.cpp: sections 6.9, 6.10 -----------------------------------------------------------------------------
extern const StepRule card_pick_rule, card_place_rule, advisor_discard_rule;
// A card is put under a board: a starter, or one just taken.
void ask_card_place(const Question& q, Prompt& prompt);
Label card_place_label(const Question& q, Move move);
// Lays out a full market; everybody sees it.
void fill_market(State& state, Events<Event> events);
void discard_market(State& state);
// The board that has this card in a market place.
Board board_over(const Player& player, Card card);
int city_cards_of(const Player& player);

// ---- scoring.cpp: sections 3.9, 3.11, 8 -----------------------------------------------------------------------
SKERRY_ENUM(Category, track, personal_goal);
int count_for(const State& state, const Player& player, Goal goal);
int count_for(const State& state, const Player& player, PersonalGoal goal);
// Points of the highest tier reached.
template <class Kind>
int worth(Kind goal, int count);
// 0 where there is none, or where it is not known.
int personal_points(const State& state, const Player& player);

}  // namespace skerry::tundra
