// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>

#include "core/agenda.h"
#include "games/snowcrest/state.h"

// How Snowcrest goes. Every player leads a village of nine cells. In a turn a villager is activated, or a new one is
// added for barley and acts at once; either way it is turned face down. Three face down in a line force a Rest, which
// brings what the villagers still face up show, and turns all up again. Prices are paid with tokens, face-up tiles and
// villagers, and hand cards. Actions gather, build, venerate Guardians, meditate; whoever takes the last juniper wakes
// the Forest. Guardians and Forest spirits demand items, of opponents too, and what is refused costs Omens. Scrolls are
// points: when the pool is empty the round is finished, and scrolls, buildings, Omens and majorities are counted.
// Modes: full and basic (no Guardian, Forest or Achievement cards, starters stay) for two to four, solo with ten
// levels. Limits: 90 tokens of a kind, 42 bells announced at once, 255 rounds counted; none is ever reached in play.
//
// What the phases of Snowcrest share. A step of the agenda is the unit of a rule: when it opens, what can be done, what
// doing it means. Each file holds the steps of a part of the rulebook; steps.cpp lists them all.
namespace skerry::snowcrest {

using Question = skerry::Question<State>;
using Turn = BasicTurn<State, Event>;
using StepRule = skerry::StepRule<Turn>;
template <class Rule>
inline constexpr const auto* selection = &selecting<Rule, Turn>;

const StepRule& rule_of(const Step& step);
std::vector<Thing> about(const Question& q);  // what a decision concerns

// ---- table.cpp: seats, tokens, Omens, Scrolls, the row, Achievements ------------------------------------------
inline bool solo(const State& state) { return state.setup.mode == Mode::solo; }
inline bool over(const State& state) { return state.phase == Phase::over; }
inline const SoloLevel& level_of(const Setup& setup) { return solo_levels[setup.level - 1u]; }
inline int opponents(const State& state) { return static_cast<int>(state.players.size()) - 1; }
inline bool is_active(const State& state, const Player& player) { return &player == &state.players[state.active]; }
Seat asked_opponent(const State& state);
inline bool asks_others(const Step& step) { return step.kind == StepKind::curses || step.kind == StepKind::answers; }
// Whose decision or step is next: an opponent who is being asked, else the active player.
inline Seat acting(const State& state) {
    const auto& agenda = state.players[state.active].agenda;
    return !agenda.empty() && asks_others(agenda.back()) ? asked_opponent(state) : state.active;
}
// A step that asks the opponents one after the other goes on with the next; false, if all have been asked.
bool ask_next_opponent(Turn& turn, const Step& step, const Step& question);
int juniper_per_fill(const State& state);

void gain(Turn& turn, Resource what, int count);  // all but Juniper, which comes from the Forest
void gain_scrolls(Turn& turn, int count);
void gain_omens(Turn& turn, int count);
void bless(Turn& turn, int count);
void others_gain_omens(Turn& turn, int count);
// A card that is added or recruited leaves the hand or the row.
void take_card(Turn& turn, Villager card);
// A villager leaves its cell: an own card to the discards, a common one under the common deck.
void leave(Turn& turn, Cell cell);
void refill_row(Turn& turn);
void put_under(Turn& turn, Villager common);
// Takes the top card of a deck of which `known` at the bottom are known.
template <class T, std::size_t N>
T reveal(Turn& turn, List<T, N>& deck, std::uint8_t& known) {
    if (deck.size() > known)
        turn.revealed = Revealed::yes;
    else
        --known;
    return deck.pop();
}
template <class T, std::size_t N>
void put_at_bottom(List<T, N>& deck, T card) {
    deck.push(card);
    std::rotate(deck.begin(), deck.end() - 1, deck.end());
}
bool fulfilled(const Player& player, Achievement achievement);
void check_achievements(Turn& turn);  // the active player only (6.10)
void end_game(Turn& turn);
extern const StepRule gain_scrolls_rule;

// ---- setup.cpp ------------------------------------------------------------------------------------------------
extern const StepRule setup_purchase_rule;

// ---- turn.cpp: the turn, activate, add, rest ------------------------------------------------------------------
void begin_turn(State& state, Seat seat, Events<Event> events);
bool has_line(Set<Cell> face_down);
// The cells with a villager: eight at a time, by the high bit that Maybe has if it is nothing.
inline Set<Cell> occupied(const Player& player) {
    static_assert(count_of<Villager> < 128 && sizeof(player.village) == cell_count);
    std::uint64_t first_eight = 0;
    std::memcpy(&first_eight, &player.village, sizeof first_eight);
    const std::uint64_t there = (~first_eight & 0x8080808080808080) >> 7;
    const std::uint64_t last = player.village[Cell::c8] ? 1u << 8 : 0;
    return Set<Cell>::of_bits(there * 0x0102040810204080 >> 56 | last);
}
// Face-up villagers that can be used: not the one whose own action is under way.
inline Set<Cell> usable(const State& state, const Player& player) {
    Set<Cell> cells = occupied(player) - player.face_down;
    if (state.busy && is_active(state, player)) cells.remove(*state.busy);
    return cells;
}
// The cards that may come: those of the hand, and each of the row once, for slots carry no meaning.
template <class F>
void for_each_newcomer(const Question& q, F f) {
    for (Villager card : q.me.hand)
        if (card != Villager::unknown) f(card);
    Set<Villager> seen;
    for (Villager card : q.state.row) {
        if (seen.has(card)) continue;
        seen.add(card);
        f(card);
    }
}
Set<Cell> starters_in_village(const Player& player);
Bag<Resource> rest_income(const Player& player);
extern const StepRule main_action_rule, end_turn_rule, turn_down_rule, place_rule, turn_up_rule;

// ---- payment.cpp (6.1) ----------------------------------------------------------------------------------------
// What could pay a price of one kind: sources that give one unit each, and cards that give two.
struct Means {
    Set<Source> ones, twos;
    Bag<Stock> stock;

    int count(Source source) const { return is_stocked(source) ? stock[as_stock(source)] : 1; }
    int single_units() const {
        const Set<Source> several = ones & stocked;
        int units = (ones - stocked).size();
        for (Source source : several) units += stock[as_stock(source)];
        return units;
    }
    int units() const { return single_units() + 2 * twos.size(); }
    void take(Source source) {
        if (is_stocked(source)) stock.remove(as_stock(source));
        if (is_stocked(source) && stock[as_stock(source)] > 0) return;
        ones.remove(source);
        twos.remove(source);
    }
    void keep_from(Source first) {
        const auto later = Set<Source>::of_bits(all_sources.bits() << static_cast<int>(first));
        ones = ones & later;
        twos = twos & later;
    }
};
Means means_to_pay(const State& state, const Player& player, Item what);
// How many of a source there are, if any.
inline int objects_there(const Player& player, Source source) {
    switch (kind_of(source)) {
    case SourceKind::token:          return player.tokens[which<Resource>(source)];
    case SourceKind::tile:
    case SourceKind::lost_tile:      return player.tiles[which<Building>(source)];
    case SourceKind::lost_used_tile: return player.used_tiles[which<Building>(source)];
    default:                         return 1;
    }
}
// The one kind that a price is of.
inline Item priced_in(const Bag<Item>& price) {
    for (Item item : each<Item>())
        if (price[item] > 0) return item;
    return Item::wild;
}
int units_available(const State& state, const Player& player, Item what);
bool can_pay(const State& state, const Player& player, const Price& price);
void start_payment(Turn& turn, const Bag<Item>& price);
void spend(Turn& turn, const Picked& picked);
inline Pick pick_of(Source source) { return skerry::pick_of(make(Verb::pay, source)); }
inline Source source_of(Pick pick) { return static_cast<Source>(pick.first); }
// What is there and cannot be used, whatever is to be paid; all else that is there gets `no_help`.
void refuse_sources(const Question& q, const std::string& no_help, Prompt& prompt);
// The kind of resource that the payment is about, and how much of it is still missing.
struct Owed {
    Item what;
    int missing;
};
Owed still_owed(const Question& q);
Label label_payment(const Question& q, Move move);
extern const StepRule payment_rule;

// ---- settlement.cpp: offerings and curses (6.2), Forest (6.4), Veneration (6.6) -------------------------------
// What the card on the table demands of a player.
const Demands& demands_of(const State& state, const Player& player);
// What is left when the sources picked so far meet as much as they can.
Bag<Item> still_unmet(const Question& q);
void start_juniper(Turn& turn, int count);
void venerate(Turn& turn);
extern const StepRule settle_rule, give_rule, gain_juniper_rule, curses_rule, reward_rule;

// ---- meditation.cpp (6.7) -------------------------------------------------------------------------------------
int max_bells(const State& state, const Player& player);
extern const StepRule meditate_announce_rule, meditate_respond_rule, answers_rule;

// ---- buildings.cpp (6.5) --------------------------------------------------------------------------------------
inline int tiles_owned(const Player& player) { return player.tiles.total() + player.used_tiles.total(); }
inline bool track_full(const Player& player) { return tiles_owned(player) >= track_spaces; }
inline int owned(const Player& player, Building b) { return player.tiles[b] + player.used_tiles[b]; }
bool can_place(const State& state, const Player& player, Building building);
bool can_build(const State& state, const Player& player, Maybe<Building> building);
void restock(Turn& turn);
extern const StepRule build_type_rule, build_discard_rule;

// ---- actions.cpp: what villagers do (5.4, 6.3, 6.8) -----------------------------------------------------------
void draw_cards(Turn& turn, int count);
void add_to_hand(Player& player, Villager card);
void discard(Turn& turn, Villager card);
extern const StepRule card_action_rule, effects_rule, return_copied_rule, cycle_discard_rule, discard_pick_rule,
    recover_pick_rule, recruit_pick_rule;

// ---- scoring.cpp ----------------------------------------------------------------------------------------------
SKERRY_ENUM(Category, scrolls, buildings, omens, majorities);
Each<Category, std::int16_t> score(const State& state, Seat seat);
Bag<Resource> final_counts(const Player& player);

// ---- view.cpp -------------------------------------------------------------------------------------------------
// Whether a player can go on with what they have begun: the payment they make, the bells they announced. A hand that is
// imagined must allow it.
bool keeps_his_word(const State& state, Seat seat);
// Own cards of a player that lie nowhere in sight.
List<Villager, own_count> unseen_own(const Player& player);
// Gives the unseen cards to the hand and the deck, so that the player can keep that promise; false if no deal allows
// it.
bool deal_own(State& state, Seat seat, List<Villager, own_count>& unseen, Random* random);

}  // namespace skerry::snowcrest
