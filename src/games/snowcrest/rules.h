#pragma once

#include "core/agenda.h"
#include "games/snowcrest/state.h"

// How Snowcrest goes. Every player leads a village of nine cells. In a turn a villager is activated, or a new one is added
// for barley and acts at once; either way it is turned face down. Three face down in a line force a Rest, which brings what
// the villagers still face up show, and turns all up again. Prices are paid with tokens, face-up tiles and villagers, and
// hand cards. Actions gather, build, venerate Guardians, meditate; whoever takes the last juniper wakes the Forest. Guardians
// and Forest spirits demand items, of opponents too, and what is refused costs Omens. Scrolls are points: when the pool is
// empty the round is finished, and scrolls, buildings, Omens and majorities are counted.
// Modes: full and basic (no Guardian, Forest or Achievement cards, starters stay) for two to four, solo with ten levels.
// Limits: 90 tokens of a kind, 42 bells announced at once, 255 rounds counted; none is ever reached in play.
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
// What a move touches (notation.cpp).
std::vector<Thing> things_of(const Question& q, Move move);

// Says why things cannot be chosen: each once, and none that a move touches (prompt.cpp).
class Refusals {
public:
    Refusals(const Question& q, Prompt& prompt);
    void add(const Thing& thing, std::string reason) const;

private:
    std::vector<Thing> touched_;
    Prompt& prompt_;
};

// ---- table.cpp: seats, tokens, Omens, Scrolls, the row, Achievements ------------------------------------------
inline bool solo(const State& state) { return state.setup.mode == Mode::solo; }
inline bool over(const State& state) { return state.phase == Phase::over; }
inline const SoloLevel& level_of(const Setup& setup) { return solo_levels[setup.level - 1u]; }
inline Seat seat_after(const State& state, Seat seat, int steps = 1) {
    return Seat(static_cast<std::uint8_t>((seat.index() + steps) % static_cast<int>(state.players.size())));
}
inline int opponents(const State& state) { return static_cast<int>(state.players.size()) - 1; }
inline bool is_active(const State& state, const Player& player) { return &player == &state.players[state.active]; }
Seat asked_opponent(const State& state);
// Whose decision or step is next: an opponent who is being asked, else the active player.
inline Seat acting(const State& state) {
    const auto& agenda = state.players[state.active].agenda;
    const bool asks =
        !agenda.empty() && (agenda.back().kind == StepKind::curses || agenda.back().kind == StepKind::answers);
    return asks ? asked_opponent(state) : state.active;
}
int juniper_a_fill(const State& state);

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
template <class T, std::size_t N>
void put_at_bottom(List<T, N>& deck, T card) {
    deck.push(card);
    for (std::size_t i = deck.size(); i-- > 1;) std::swap(deck[i], deck[i - 1]);
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
inline Set<Villager> set_of(const List<Villager, own_count>& cards) {
    Set<Villager> set;
    for (Villager card : cards) set.add(card);
    return set;
}
Set<Cell> starters_in_village(const Player& player);
Bag<Resource> rest_income(const Player& player);
extern const StepRule main_action_rule, end_turn_rule, turn_down_rule, place_rule, turn_up_rule;

// ---- payment.cpp (6.1) ----------------------------------------------------------------------------------------
// What could pay a price of one kind: sources that give one unit each, and cards that give two.
struct Means {
    Set<Source> ones, twos;
};
Means means_to_pay(const State& state, const Player& player, Item what);
// How many of a source there are, if any.
inline int objects_there(const Player& player, Source source) {
    const auto nth = [&](Source first) { return static_cast<int>(source) - static_cast<int>(first); };
    const auto building = [&](Source first) { return static_cast<Building>(nth(first)); };
    if (source < Source::farm_tile) return player.tokens[static_cast<Resource>(nth(Source::barley))];
    if (source < Source::c0) return player.tiles[building(Source::farm_tile)];
    if (source < Source::lost_farm || source >= Source::lost_c0) return 1;
    return source < Source::lost_used_farm ? player.tiles[building(Source::lost_farm)]
                                           : player.used_tiles[building(Source::lost_used_farm)];
}
// Units towards the price that all of them give together.
int units_of(const Player& player, const Means& means);
int units_available(const State& state, const Player& player, Item what);
bool can_pay(const State& state, const Player& player, const Price& price);
void start_payment(Turn& turn, Item what, int count);
void spend(Turn& turn, const Picked& picked);
inline Pick pick_of(Source source) { return skerry::pick_of(make(Verb::pay, source)); }
inline Source source_of(Pick pick) { return static_cast<Source>(pick.first); }
// What is there and cannot be used, whatever is to be paid; all else that is there gets `no_help`.
void refuse_sources(const Question& q, const std::string& no_help, const Refusals& refusals);
// The kind of resource that the payment is about, and how much of it is still missing.
struct Owed {
    Item what;
    int missing;
};
Owed still_owed(const Question& q);
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
// Why an alternative of a card cannot be chosen.
SKERRY_ENUM(Obstacle, none, price, no_scroll, no_discards, no_tile, no_bells, added, nobody);
Obstacle obstacle(const State& state, const Player& player, Villager villager, int alternative, bool from_row);
// Cards whose alternatives a Scholar may use, judged by what lies on the table alone.
Set<Villager> copy_targets(const State& state, const Player& player);
bool has_action(const State& state, Villager villager);
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
// Whether a player can go on with what he has begun: the payment he makes, the bells he announced. A hand that is
// imagined must allow it.
bool keeps_his_word(const State& state, Seat seat);
// Own cards of a player that lie nowhere in sight.
List<Villager, own_count> unseen_own(const Player& player);
// Gives the unseen cards to the hand and the deck, so that the player keeps his word; false, if no deal does.
bool deal_own(State& state, Seat seat, List<Villager, own_count>& unseen, Random* random);

}  // namespace skerry::snowcrest
