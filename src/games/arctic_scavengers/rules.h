#pragma once

#include <functional>
#include <optional>

#include "core/agenda.h"
#include "games/arctic_scavengers/state.h"

// What the phases of Arctic Scavengers share. A step of the agenda is the unit of a rule: what can be done and what doing
// it means. Who is asked follows from public facts (5.4). When nobody is asked, carry_on goes on: protection, response
// windows, the action itself, turns, rounds.
namespace skerry::arctic_scavengers {

// A move being carried out, and where chance comes from. Most moves show something; picks do not.
struct Turn : BasicTurn<State, Event> {
    Random& random;

    Turn(State& table, Seat who, Events<Event> to, Random& chance, Revealed so_far)
        : BasicTurn(table, who, to, so_far), random(chance) {}
    Player& of(Seat who) const { return state.players[who]; }
    Player& active() const { return of(state.active); }
    void ask(Seat who, const Step& step) const { of(who).agenda.push(step); }
    void tell(Seat who, Event event) const {
        if (!events.wanted()) return;
        event.seat = who;
        events.tell(event);
    }
};

using Question = skerry::Question<State>;
using StepRule = skerry::StepRule<Turn>;
template <class Rule>
inline constexpr const auto* selection = &selecting<Rule, Turn>;
const StepRule& rule_of(const Step& step);
std::vector<Thing> things_of(const Question& q, Move move);

// Goes on until somebody has to decide, or the game is over (round.cpp).
void carry_on(Turn& turn);

inline Tribe tribe_of(Seat seat) { return static_cast<Tribe>(seat.index()); }
inline const Player& player_at(const State& state, Seat seat) { return state.players[seat]; }
inline bool solo(const State& state) { return state.setup.mode == Mode::solo; }
inline Seat seat_after(const State& state, Seat seat, int steps) {
    return Seat(static_cast<std::uint8_t>((static_cast<std::size_t>(seat.index()) + static_cast<std::size_t>(steps)) %
                                          state.players.size()));
}
inline constexpr Seat enemy_seat{1};  // of a solo game
inline constexpr Seat nobody{max_players};

// ---- setup.cpp ------------------------------------------------------------------------------------------------
struct Composition {
    Bag<Kind> starter;  // of one player
    Bag<Kind> market, junkyard, contested, enemy;
    bool schematics = false, all_schematics = false;
};
// What the game is made of, once the stacks are known.
Composition composition(const Setup& setup, const Set<Kind>& stacks);
Set<Kind> mandatory(const Setup& setup);  // stacks
Set<Kind> extra_stacks(const Setup& setup);
Set<Kind> pool_of(const Setup& setup);
bool stacks_fit(const Setup& setup, const Set<Kind>& stacks);
bool has_gang(const Setup& setup, Gang gang);
Set<Leader> leaders_in_use(const Setup& setup);
inline bool deals_leaders(const Setup& setup) {
    return setup.mode == Mode::solo ? setup.solo_leader : setup.hq >= 3 && !setup.leader_draft;
}
extern const StepRule choose_leader_rule;

// ---- cards.cpp: zones of cards (6.2, 6.3) ----------------------------------------------------------------------
Kind any_of(const Bag<Kind>& bag, Random& random);
void merge(Bag<Kind>& into, const Bag<Kind>& from);
Maybe<Kind> draw_card(Turn& turn, Seat who);
int draw_to_hand(Turn& turn, Seat who, int count, Bag<Kind>* note = nullptr);
// Everybody sees that he has these.
void show(Player& player, const Bag<Kind>& cards);
void show(Player& player, Kind kind);
void forget(Player& player, Kind kind);  // a card has left the game in public
void remove_from_game(Turn& turn, Seat who, Kind kind);
void shuffle_junkyard(Turn& turn);
inline bool completed(const Site& site) { return site.timers.empty(); }
inline bool enabled(const Site& site) { return completed(site) && !site.marks.has(Mark::disabled); }
int enabled_count(const State& state, Seat owner, Building building);
// Cards that lie face-down in completed bunkers in use.
int bunker_cards(const State& state, Seat owner);
bool in_bunker(const State& state, Seat owner, Kind kind);
// Takes a card out of the hand, a bunker or the force, to be played.
void take_out(Turn& turn, Seat who, Kind kind, Zone zone);
// What spies noted of a hand or force, once a card leaves it in sight of all, or any cards leave the hand unseen.
void seen_leaving(State& state, Seat who, Zone zone, Kind kind, int count = 1);
void left_unseen(State& state, Seat who);
void take_timer(Turn& turn, Site& site);
void now_completed(Turn& turn, Site& site);
void feed_from(Turn& turn, Site& site);

// ---- values.cpp: what an action comes to (6.1), what a hire costs (6.5), scores (6.13) -------------------------
inline bool leads(const Player& player, Leader leader) {
    return player.leader == Maybe<Leader>(leader) && !player.wounded;
}
struct Sum {
    int bases = 0, tools = 0, value = 0;
};
AbilityKinds kinds_for(const Player& player, Ability ability);
Sum add_up(const Player& player, Ability ability, const Bag<Kind>& cards, int bonus);
inline Ability ability_of(Action action) {
    return action == Action::hunt ? Ability::hunt : action == Action::draw ? Ability::draw : Ability::dig;
}
inline bool adds_up(Action action) { return action <= Action::build; }
int inspiration(const Player& player);  // of a refugee card played through the leader
Sum sum_of(const State& state, const Pending& pending);
Sum pending_sum(const State& state);  // with what is chosen so far
int timers_removed(const Bag<Kind>& cards);
Cost cost_for(const Player& player, Kind kind);
inline int refugees_in(const Bag<Kind>& cards) { return cards[Kind::refugee] + cards[Kind::scouting_refugee]; }
// What is left of a cost after the swindler's discount for so many refugee cards.
Cost discounted(Cost cost, int refugees);
int best_pool(const State& state);
struct Meds {
    int ones = 0, twos = 0;
    int total() const { return ones + 2 * twos; }
};
Meds meds_in(const Bag<Kind>& cards);
bool pays_exactly(const State& state, Cost cost, Meds meds);
bool payable(const State& state, Cost cost, Meds meds, Meds more);
struct Strength {
    int score = 0, people = 0, size = 0, tiebreak = 0;
    bool provoked = false;
};
// Of a force; without a player: an enemy's.
Strength strength(const State& state, const Player* player, Seat seat, const Force& force);
Strength strength(const State& state, Seat seat);

// ---- gathering.cpp: own actions, put together (5.3) ------------------------------------------------------------
extern const StepRule gather_rule, aim_rule;
void begin_turn(Turn& turn, Seat who);
bool can_start(const State& state, Seat seat, Action action);
bool can_hire(const State& state, Seat seat, Kind kind);
Set<SharedPile> piles_to_see(const State& state);
std::size_t pile_size(const State& state, SharedPile pile);

// ---- composing.cpp: the cards of own actions (5.3) -------------------------------------------------------------
extern const StepRule compose_rule;
// An action with the cards that are chosen for it so far.
Pending composed(Pending action, const Picked& picked, std::optional<Pick> more = {});
inline Pending composed(const State& state) { return composed(state.pending, state.picked); }
bool can_add_up(const Player& player, Action action, const Set<Kind>& held);
bool can_swindle(const Player& player);
bool can_hire_for(const State& state, const Player& player, Kind kind, Meds meds, int refugees);

// ---- declaring.cpp: own actions, once they are put together (5.3) ----------------------------------------------
void declare(Turn& turn);   // the cards leave the hand and lie open
void complete(Turn& turn);  // declares, or does at once what nobody may respond to
void fetch(Turn& turn, Kind kind);
bool wants_window(const State& state);
// The pending action as it is declared: with its target, which is part of it (5.2).
Event declaration(const State& state);

// ---- responses.cpp: windows (5.4), protection (6.9) -------------------------------------------------------------
extern const StepRule respond_rule, respond_target_rule, protect_guard_rule, protect_save_rule;
void advance_window(Turn& turn);
void advance_attack(Turn& turn);
void start_attack(Turn& turn, const Attack& attack);
void take_effect(Turn& turn, const Attack& attack);
// The responses that everybody knows to be possible for a seat now.
Set<Deed> possible_responses(const State& state, Seat seat);
Set<Kind> cards_of(Deed deed);
Set<Kind> targets_of(Deed deed);
bool may_guard(const State& state, Seat seat);
bool may_save(const State& state, Seat seat);

// ---- actions.cpp: what actions do (6.4 - 6.12) -------------------------------------------------------------------
extern const StepRule dig_side_rule, dig_keep_rule, dig_return_rule, build_pick_rule, courier_discard_rule,
    organizer_keep_rule, drill_pick_rule, yard_place_rule, leader_pick_rule;
bool works(const State& state);  // whether the pending action can still do anything (5.4 rule 4)
void resolve(Turn& turn);
void finish(Turn& turn);
void fizzle(Turn& turn);
void look_at_yard(Turn& turn, Seat who);
void start_drill(Turn& turn, Seat who);

// ---- skirmish.cpp (5.5, 6.13) ------------------------------------------------------------------------------------
extern const StepRule skirmish_rule, skirmish_target_rule;
void ask_target(const Question& q, Prompt& prompt);
void begin_skirmish(Turn& turn);
void end_skirmish(Turn& turn);
Force& force_of(State& state, Seat seat);
const Force& force_of(const State& state, Seat seat);
int unused(const Force& force, Kind kind);
// Takes one card of a kind out of a force.
void strike_out(Force& force, Kind kind, Copy copy);
bool has_copy(const Force& force, Kind kind, Copy copy);
// Whether gas would do anything to it: who has acted does not fight, but for combat medics who have saved.
bool can_be_gassed(const Force& force, Kind kind, Copy copy);
// A person acts or saves: from now on used, and no longer gassed; combat medics fight on and stay so.
void mark_used(Force& force, Kind kind);

// ---- solo.cpp (6.14) -----------------------------------------------------------------------------------------------
extern const StepRule solo_fight_rule, solo_force_rule, solo_prize_rule, solo_loss_rule;
void go_on_fighting(Turn& turn);
int piles_left(const State& state);
// What a force of these cards would fight for: "score 5, 3 people".
std::string force_text(const State& state, const Bag<Kind>& cards);
// Whether the piles left can still be met if none is fought this round (4.7).
bool may_stay(const State& state);
// Whether the enemy's combat medics save a snipe; if so, they have.
bool enemy_saves(Turn& turn, const Attack& attack);

// ---- round.cpp -------------------------------------------------------------------------------------------------------
using Kept = std::array<std::uint8_t, max_players>;  // hardy scavengers who came back, by seat
void begin_round(Turn& turn, const Kept& kept);
void end_turn(Turn& turn);
void finish_game(Turn& turn);

// ---- prompt.cpp ------------------------------------------------------------------------------------------------------
std::string side_name(const Question& q, Seat seat);  // another tribe, or the enemy
// A thing and its tribe, as the one who is asked is told.
std::function<std::string(const std::string&, Seat)> told_to(const Question& q);
std::string food_text(const State& state);

// ---- view.cpp --------------------------------------------------------------------------------------------------------
struct Census {
    Bag<Kind> known;  // cards that are seen somewhere
    int unknown = 0;
};
Census census(const State& state);
Bag<Kind> all_cards(const State& state);  // of the game

// ---- scoring.cpp -----------------------------------------------------------------------------------------------------
SKERRY_ENUM(Category, people, gangs, contested, cards);
Bag<Kind> owned(const State& state, Seat seat);
Maybe<Tribe> gang_winner(const State& state, Gang gang);
Each<Category, std::int16_t> score(const State& state, Seat seat);

}  // namespace skerry::arctic_scavengers
