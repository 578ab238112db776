// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agenda.h"
#include "games/skara_brae/state.h"

// How Skara Brae goes. Four rounds of three turns, with a set of cards for each. In the order of a stack of markers you
// take a village card, or pass and take one later. A settler joins the column of its environment, which is harvested,
// one resource for each icon, and may then use its lower half. Then place workers, the large one and one small one more
// in each round, on your nine standard tiles and your special one: gather, cook, craft (flip tiles), furnish, trade,
// clean. Goods fill a store; when it overflows a slider opens columns, which bring midden every round. A round ends
// with feeding the settlers that have no roof, those not fed leave, and with the midden. Most points win, ties by the
// turn order.
//
// Modes: 2 to 4 players (with 2 a neutral marker takes a card as well); alone against a target of 45 or 55 points, with
// focus and task cards, in four variants. Turns may be concurrent: the next player drafts while others place workers.
// Limits: 80 cards, 40 supply roofs, 10 columns of 3 spaces, at most 120 of a resource and 6 steps on an agenda.
//
// A step of the agenda is the unit of a rule: when it opens, what can be done, how it is asked, what doing it means.
// Each file holds the steps of a part of the rulebook; steps.cpp lists them all.
namespace skerry::skara_brae {

using Question = skerry::Question<State>;
using Turn = BasicTurn<State, Event>;
using StepRule = skerry::StepRule<Turn>;
template <class Rule>
inline constexpr const auto* selection = &selecting<Rule, Turn>;

const StepRule& rule_of(const Step& step);
// The things that a step is about, and those that a move touches.
std::vector<Thing> about(const Question& q);
std::vector<Thing> things_of(const Question& q, Move move);
Label common_label(const Question& q, Move move);  // of moves that several steps share

// The moves of a step that names one of several things.
template <Verb verb, auto things>
void one_of(const Question& q, MoveList& out) {
    for (const auto thing : things(q)) out.push(verb, thing);
}
// A step that can be used or skipped: its moves, and its label, which says what using it does.
inline void use_or_skip(const Question&, MoveList& out) {
    out.push(Verb::use);
    out.push(Verb::skip);
}
template <auto effect>
Label use_label(const Question& q, Move move) {
    return verb_of(move) == Verb::use ? effect(q) : Label();
}

// Every card of the game, wherever it lies.
template <class F>
void for_each_card(const State& state, F f) {
    const auto each_of = [&](const auto& cards) {
        for (Card card : cards) f(card);
    };
    each_of(state.deck);
    each_of(state.discards);
    for (const CardSet& set : state.sets) each_of(set);
    for (const Player& player : state.players) {
        each_of(player.cards);
        each_of(player.drawn);
        for (Environment e : each<Environment>()) each_of(player.columns[e]);
    }
}

// Goes on with the round as far as the players' agendas allow (draft.cpp).
Revealed carry_on(State& state, Events<Event> events);

// ---- setup.cpp ------------------------------------------------------------------------------------------------
extern const StepRule choose_special_rule;

// ---- draft.cpp: rounds, turn order, draft ---------------------------------------------------------------------
extern const StepRule draft_rule, draft_forced_rule, solo_pick_rule;
Card draw_card(State& state, Events<Event> events);  // reshuffles the discards when the deck is empty
inline bool can_draw(const State& state) { return !state.deck.empty() || !state.discards.empty(); }

// ---- storage.cpp ----------------------------------------------------------------------------------------------
// `told` is the event that says it.
void gain(Turn& turn, Resource what, int count, EventKind told = EventKind::gains);
void gain(Turn& turn, const Goods& goods, int times = 1);
void spend(Turn& turn, Resource what, int count, EventKind told = EventKind::spends);
void spend(Turn& turn, const Goods& goods);
bool can_pay(const Player& player, const Goods& goods);
Label label_payment(const Question& q, Move move);
bool can_slide(const Player& player, int fewer = 0);  // once this many resources are gone
std::string why_no_slide(const Player& player);
extern const StepRule clear_rule;
Label label_clear(const Question& q, Move move);
void clear(Turn& turn, int midden, int slides);

// ---- village.cpp: village cards -------------------------------------------------------------------------------
int icons(const Player& player, Environment e);
// Puts a card with the player's and gives what it gives at once; a settler's halves are not part of it.
void place_card(Turn& turn, Card card);
void harvest(Turn& turn, Environment e);
bool bottom_possible(const Player& player, Card settler);
void resolve_bottom(Turn& turn, Card settler);
extern const StepRule harvest_knives_rule, harvest_split_rule, bottom_rule, bottom_knives_rule;

// ---- workers.cpp ----------------------------------------------------------------------------------------------
// Why an action is not possible (6.14): a sentence with a place for a number. None: it is possible.
struct Obstacle {
    std::string_view sentence{};
    int number = 0;
    constexpr explicit operator bool() const { return !sentence.empty(); }
};
constexpr Obstacle unless(bool possible, std::string_view sentence) {
    return possible ? Obstacle{} : Obstacle{sentence};
}
std::string explain(const Obstacle& why);

// Who would take an action, and what is in store: each tile would count it again.
struct Actor {
    const State& state;
    const Player& me;
    Set<Resource> stored;
    Actor(const State& table, const Player& player) : state(table), me(player), stored(player.storage.at_least(1)) {}
};

// What a tile does. In its text {number} is that of the tile, {side} what is different on either side.
struct Action {
    std::string_view text{};
    std::array<std::string_view, 2> sides{};
    Obstacle (*obstacle)(const Actor&) = nullptr;
    void (*start)(Turn&, Tile) = nullptr;  // a special tile is paid for
};
extern const std::array<Action, standard_tiles.size()> standard_actions;
extern const std::array<Action, special_tiles.size()> special_actions;
inline const Action& action_of(Tile tile) {
    const auto at = static_cast<std::size_t>(tile);
    return at < standard_actions.size() ? standard_actions[at] : special_actions[at - standard_actions.size()];
}
// Judged with the resources the player has now.
Obstacle obstacle(const Actor& actor, Tile tile);
inline bool possible(const Actor& actor, Tile tile) { return !obstacle(actor, tile); }
// Takes the action of a tile on the side now showing, as if a worker had been placed.
void take_action(Turn& turn, Tile tile);
int free_small_workers(const State& state, const Player& player);
extern const StepRule worker_rule;

// ---- standard.cpp: the nine standard tiles --------------------------------------------------------------------
inline Set<Tile> tiles_of(const Player& player) {
    Set<Tile> tiles = standard_tiles;
    if (player.special) tiles.add(*player.special);
    return tiles;
}
inline Set<Tile> unflipped(const Player& player) { return tiles_of(player) - player.flipped; }
inline bool owns(const Player& player, Tile special) { return player.special == Maybe<Tile>(special); }
inline std::size_t side(const Player& player, Tile tile) { return player.flipped.has(tile) ? 1 : 0; }
inline std::uint8_t number_of(const Player& player, Tile tile) { return tiles[tile].number[side(player, tile)]; }
int hearth_limit_of(const Player& player);
Goods yields_of(const Player& player, const Dish& dish);  // a boar's depend on Hunt Boar
Obstacle furnish_obstacle(const Player& player, int discount);
Obstacle trade_obstacle(const Player& player, int discount);
inline constexpr std::string_view all_tiles_flipped = "All tiles are flipped.";
void start_furnish(Turn& turn, int discount);
void start_trade(Turn& turn, int discount);
Label label_flip(const Question& q, Move move);
void flip(Turn& turn, Tile tile);
void gain_supply_roof(Turn& turn);
extern const StepRule furnish_pay_rule, furnish_bonus_rule, cook_rule, craft_rule, clean_pay_rule, trade_pay_rule,
    trade_buy_rule, gather_rule;

// ---- special.cpp: the eight special tiles ---------------------------------------------------------------------
extern const StepRule pay_special_rule, build_rule, explore_keep_rule, innovate_rule, innovate_bonus_rule, muster_rule,
    spin_roof_rule, tend_rule;

// ---- tasks.cpp: solo tasks ------------------------------------------------------------------------------------
// The tasks that can be used and paid for at this point.
Set<Task> payable_tasks(const Question& q);
inline bool any_task_payable(const Question& q) { return !payable_tasks(q).empty(); }
inline void task_moves(const Question& q, MoveList& out) {
    for (Task task : payable_tasks(q)) out.push(Verb::task, task);
}
// Says which tasks cannot be used now, and why.
void refuse_tasks(const Question& q, Prompt& prompt);
// Uses a task in the window of a step, which opens again afterwards.
void use_task(Turn& turn, const Step& window, Task task);
extern const StepRule task_pay_rule, task_action_rule, task_over_rule;

// ---- end_of_round.cpp -----------------------------------------------------------------------------------------
void begin_rest(Turn& turn);
int hungry(const Player& player);
int midden_due(const Player& player);
extern const StepRule rest_cook_rule, feed_rule, discard_settler_rule, take_midden_rule;

// ---- scoring.cpp ----------------------------------------------------------------------------------------------
SKERRY_ENUM(Category, settlers, sets, trade, tiles, cards, food, knives, midden, slider, focus, tasks);
Each<Category, std::int16_t> score(const State& state, Seat seat);
int total_score(const State& state, Seat seat);
bool met(const Player& player, Focus focus);
int settler_count(const Player& player);
int set_count(const Player& player);
int roof_count(const Player& player);
int utensils_count(const Player& player);
int stone_ball_count(const Player& player);
int target_of(const Setup& setup);

}  // namespace skerry::skara_brae
