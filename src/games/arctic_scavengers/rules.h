// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "core/agenda.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/state.h"

// How the game goes. Every tribe has a deck of its own. A round: draw five cards; then everybody in turn plays cards
// for actions (dig, hunt, draw, hire, ... each once a round) and sends what is left of the hand, face down, to the
// skirmish. From round 3 on the forces are shown, persons do their deeds, and the strongest force takes the top
// contested card. After 16 rounds whoever has most people in all their cards wins. An action is put together in
// private, declared with its cards, may be answered by others in turn order, and is then resolved.
//
// Modes: two to five players with any modules of Headquarters (buildings, leaders, dirty deeds) and Recon (spies, more
// ranks, refugees); or one, who meets seven piles of enemies instead of skirmishes. Limits: 16 cards in one action, 16
// persons of a force who act, 144 cards in the junkyard, 99 food.
//
// How it is written. A step of the agenda, an action, a deed and a leader are rows of tables, and what all of a kind
// share is code: StepRule, ActionRule, DeedRule here, LeaderRow in components.h. Who is asked follows from public facts
// (5.4). When nobody is asked, carry_on goes on: protection, response windows, the action itself, turns, rounds.
namespace skerry::arctic_scavengers {

// A move being carried out, and where chance comes from. Most moves show something; picks do not.
struct Turn : BasicTurn<State, Event> {
    Random& random;
    Seat asked;  // last

    Turn(State& table, Seat who, Events<Event> to, Random& chance, Revealed so_far)
        : BasicTurn(table, who, to, so_far), random(chance), asked(who) {}
    Player& of(Seat who) const { return state.players[who]; }
    Player& active() const { return of(state.active); }
    void ask(Seat who, const Step& step) {
        of(who).agenda.push(step);
        asked = who;
    }
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
std::vector<Thing> about(const Question& q);  // what a decision concerns

// Goes on until somebody has to decide, or the game is over (round.cpp).
void carry_on(Turn& turn);

constexpr std::uint8_t byte(int n) { return SKERRY_CHECK(n >= 0 && n < 256), static_cast<std::uint8_t>(n); }
inline Tribe tribe_of(Seat seat) { return static_cast<Tribe>(seat.index()); }
inline const Player& player_at(const State& state, Seat seat) { return state.players[seat]; }
inline bool solo(const State& state) { return state.setup.mode == Mode::solo; }
inline constexpr Seat enemy_seat{1};  // of a solo game

// The leader in charge, or none; and the leader's row.
inline Leader leader_of(const Player& player) {
    return player.leader && !player.wounded ? *player.leader : Leader::unknown;
}
inline const LeaderRow& led_by(const Player& player) { return row(leader_of(player)); }
inline const AbilityKinds& kinds_for(const Player& player, Ability ability) {
    return ability_kinds[leader_of(player)][ability];
}
inline bool leads(const Player& player, Leader leader) {
    return player.leader == Maybe<Leader>(leader) && !player.wounded;
}
inline bool has_power(const Player& player, Leader leader) {
    return leads(player, leader) && !player.powers.has(leader);
}

// ---- actions.cpp: the rows of own actions (5.3) ---------------------------------------------------------------------

// A hand looked at once, for all that may be begun with it.
struct Chances {
    const State& state;
    Seat seat;
    const Player& me;
    Set<Kind> held;

    Chances(const State& table, Seat who)
        : state(table), seat(who), me(table.players[who]), held(me.hand.at_least(1)) {}
    bool any(const Set<Kind>& kinds) const { return !(held & kinds).empty(); }
};

struct Sum {
    int bases = 0, tools = 0, value = 0;
};

// What a declared action is aimed at: told to all, in words behind the action's name, and as things on the table.
struct TargetRule {
    void (*tell)(const State&, Event&);
    std::string (*text)(const Event&, const Whose&);
    std::vector<Thing> (*things)(const Pending&) = [](const Pending&) { return std::vector<Thing>(); };
};
// On which tables an action is thought of at all: those with any of these.
SKERRY_ENUM(Ground, anywhere, schematics, leaders_pile, sites, leader, attacks, special_card);
SKERRY_ENUM(Window, always, if_persons, never);

struct ActionRule {
    std::string_view title;
    Text text = {};            // what it does; none: what the leader says
    Maybe<Leader> power = {};  // of this leader, once a round

    // What it takes to begin it.
    struct Start {
        Set<Action> spends = {};  // of a round: not done yet, and from then on done
        Set<Ground> ground = {Ground::anywhere};
        Set<Kind> needs = {};                                             // at least one of these is at hand
        bool (*site)(const Site&, bool own, const Player& me) = nullptr;  // a building that it can be about
        bool (*also)(const Chances&) = nullptr;                           // and whatever else must hold
    } start = {};
    // Where it cannot: whether people are told so, and why.
    struct Refusal {
        bool (*shown)(const Chances&) = nullptr;
        std::string_view lacks = "That is not possible now.";
        std::string_view (*why_not)(const Chances&) = nullptr;
        std::string_view spent = "You have done that this round.";
    } refusal = {};

    // How it is put together: what it is about, then its cards; without a selection it is the one card it needs, if
    // any.
    StepRule aim = {};  // at a building: its line alone
    StepRule cards = {};
    bool aims() const { return start.site || aim.moves; }
    // What its cards add up to, and what such a sum comes to.
    struct Total {
        Maybe<Ability> ability = {};
        Sum (*sum)(const State&, const Pending&) = nullptr;
        std::string (*brings)(int value) = nullptr;
    } total = {};

    // Done at once, where nobody may respond; or declared, and resolved if it still works.
    void (*at_once)(Turn&) = nullptr;
    void (*declared)(Turn&) = nullptr;
    const TargetRule* target = nullptr;
    Window window = Window::always;
    bool (*works)(const State&) = nullptr;  // none: while any of its cards is left
    void (*resolve)(Turn&) = nullptr;
    bool (*consoled)(const Pending&) = nullptr;  // whoever did it draws a card, whatever came of it
    bool map_follows = true;
};
const ActionRule& rule_of(Action action);
inline bool always_shown(const Chances&) { return true; }
inline bool has_dirty_deeds(const Chances& c) { return c.state.setup.hq == dirty_deeds; }
// Of actions that are deeds too.
inline constexpr Text drill_text{"Put up to # discarded cards into your deck and draw #.", {drill_picks, drill_draws}};
inline constexpr Text attack_building_text{"A saboteur disables a building of another player."};
inline constexpr Text attack_leader_text{"A sniper team wounds a leader of another player."};
extern const ActionRule dig_action, hunt_action, draw_action, build_action, hire_action, hire_leader_action,
    trash_action, accelerate_action, recon_action, drill_action, demolish_action, store_action, retrieve_action,
    repair_action, heal_action, attack_building_action, attack_leader_action, butcher_action, cannibal_action,
    organizer_action, yardmaster_action, map_action;
extern const StepRule drill_pick_rule;
void start_drill(Turn& turn, Seat who);

// ---- deeds.cpp: the rows of what is done to others (5.4, 5.5) -------------------------------------------------------

SKERRY_ENUM(DeedAim, nothing, card, building, leader);

struct DeedRule {
    std::string_view title;
    Text text = {};              // what it does; none: what the leader says
    std::string_view does = {};  // "red disarms"
    std::string_view idle = {};  // why who could do it finds nothing to do
    Maybe<Leader> power = {};    // of this leader, once a round
    Set<Kind> cards = {};        // who does it; empty: the leader
    DeedAim at = DeedAim::nothing;
    Set<Kind> targets = {};                   // cards that it can be aimed at,
    bool (*spared)(const Player&) = nullptr;  // but not of these players
    bool attack = false;                      // one of the attacks of the last Headquarters module
    bool saved = false;                       // medics may save from it
    bool sure = false;                        // nobody can protect from it at all
    void (*effect)(Turn&, const Attack&) = nullptr;

    // In somebody else's turn: whether it answers the pending action, as far as everybody knows; whether cards that
    // were sent to the skirmish can do it; and what it does, if it is aimed at nothing.
    struct InTurns {
        bool possible = false;
        bool (*answers)(const State&, Seat) = nullptr;
        bool (*from_force)(const Pending&) = nullptr;  // none: yes
        void (*respond)(Turn&) = nullptr;
    } turns = {};
    // In the skirmish: whether it can be done; what it costs, if not that the person is used from then on.
    struct InSkirmish {
        bool possible = false;
        bool (*ready)(const Player&) = nullptr;
        bool (*hits)(const Force&, Kind, Copy) = nullptr;
        void (*spend)(Turn&, Kind) = nullptr;
        void (*use)(Turn&) = nullptr;  // if it is aimed at nothing
    } skirmish = {};
};
const DeedRule& rule_of(Deed deed);
extern const Set<Kind> skirmishers;  // who can do something in a skirmish
// Why a card whose owner is asked does nothing now, in turns or in the skirmish; empty if it never does.
std::string_view why_idle(const Player& me, Kind kind, bool in_skirmish);
// The responses that everybody knows to be possible for a seat now.
Set<Deed> possible_responses(const State& state, Seat seat);
inline bool takes_from_force(const DeedRule& rule, const Pending& pending) {
    return !rule.turns.from_force || rule.turns.from_force(pending);
}
// Face-down cards at hand or in bunkers.
bool has_hidden(const State& state, Seat seat);

// ---- setup.cpp ------------------------------------------------------------------------------------------------------
struct Composition {
    Bag<Kind> starter;  // of one player
    Bag<Kind> market, junkyard, contested, enemy;
    Set<Building> buildings;
};
// What the game is made of, once the stacks are known.
Composition composition(const Setup& setup, const Set<Kind>& stacks);
Set<Kind> mandatory(const Setup& setup);  // stacks
Set<Kind> extra_stacks(const Setup& setup);
Set<Kind> pool_of(const Setup& setup);
Kind refugee_stack_of(const Setup& setup);  // with recon5
bool stacks_fit(const Setup& setup, const Set<Kind>& stacks);
Set<Building> buildings_of(const State& state);  // that are in the game
bool has_gang(const Setup& setup, Gang gang);
Set<Leader> leaders_in_use(const Setup& setup);
inline bool deals_leaders(const Setup& setup) {
    return setup.mode == Mode::solo ? setup.solo_leader : setup.hq >= 3 && !setup.leader_draft;
}
extern const StepRule choose_leader_rule;
// setups.cpp: with these modules; alone.
Setup with_modules(std::uint8_t players, std::uint8_t hq, Set<Module> recon);
Setup solo_setup(Level level, bool leader);

// ---- cards.cpp: zones of cards (6.2, 6.3) ---------------------------------------------------------------------------
Kind take_any(Bag<Kind>& bag, Random& random);
Maybe<Kind> draw_card(Turn& turn, Seat who);
int draw_to_hand(Turn& turn, Seat who, int count, Bag<Kind>* note = nullptr);
// Everybody sees that the player has these.
void show(Player& player, const Bag<Kind>& cards);
void show(Player& player, Kind kind);
void forget(Player& player, Kind kind);  // a card has left the game in public
void remove_from_game(Turn& turn, Seat who, Kind kind, EventKind told = EventKind::removed);
void shuffle_junkyard(Turn& turn);
inline bool completed(const Site& site) { return site.timers.empty(); }
inline bool enabled(const Site& site) { return completed(site) && !site.marks.has(Mark::disabled); }
int enabled_count(const State& state, Seat owner, Building building);
// Cards that lie face-down in completed bunkers in use.
int bunker_cards(const State& state, Seat owner);
bool in_bunker(const State& state, Seat owner, Kind kind);
int unknown_timers(const State& state, Seat owner);
template <std::size_t N>
Bag<Kind> bag_of(const List<Kind, N>& list) {
    Bag<Kind> bag;
    for (Kind kind : list) bag.add(kind);
    return bag;
}
// Takes a card out of the hand, a bunker or the force, to be played.
void take_out(Turn& turn, Seat who, Kind kind, Zone zone);
// What spies noted of a hand or force, once a card leaves it in sight of all, or any cards leave the hand unseen.
void seen_leaving(State& state, Seat who, Zone zone, Kind kind, int count = 1);
void left_unseen(State& state, Seat who);
// Timer cards off the owner's deck, as many as there is time for; returns how many.
int put_timers(Turn& turn, Site& site);
void take_timer(Turn& turn, Site& site);
void now_completed(Turn& turn, Site& site);
void feed_from(Turn& turn, Site& site);

// ---- values.cpp: what cards add up to (6.1, 6.13) -------------------------------------------------------------------
Sum add_up(const Player& player, Ability ability, const Bag<Kind>& cards, int bonus);
int count_of_kinds(const Bag<Kind>& cards, const Set<Kind>& kinds);
Sum sum_of(const State& state, const Pending& pending);
Sum pending_sum(const State& state);  // with what is chosen so far
struct Strength {
    int score = 0, people = 0, size = 0, tiebreak = 0;
    bool provoked = false;
};
// Of a force; without a player: an enemy's.
Strength strength(const State& state, const Player* player, Seat seat, const Force& force);
Strength strength(const State& state, Seat seat);

// ---- gathering.cpp: the turn (5.3) ----------------------------------------------------------------------------------
extern const StepRule gather_rule, aim_rule;
void begin_turn(Turn& turn, Seat who);
void ask_on(Turn& turn);  // the next question about the action that is put together, or its completion

// ---- composing.cpp: the cards of own actions (5.3) ------------------------------------------------------------------
extern const StepRule compose_rule;
// An action with the cards that are chosen for it so far.
Pending composed(Pending action, const Picked& picked, std::optional<Pick> more = {});
inline Pending composed(const State& state) { return composed(state.pending, state.picked); }
Bag<Kind> cards_in(const Pending& action);  // with the inspired one
void finish_composing(Turn& turn, const Picked& picked);
inline Kind kind_of(Pick pick) { return static_cast<Kind>(pick.first); }
inline bool is(Pick pick, Verb verb) { return static_cast<Verb>(pick.verb) == verb; }
inline Pick add_pick(Kind kind) { return pick_of(make(Verb::add, kind)); }
inline int room_for(int cards) { return std::min(cards, static_cast<int>(Picked::capacity)); }
// All cards at hand, those that the action has no use for as not to be had.
template <class Offer>
void offer_hand(const Player& me, const Set<Kind>& useful, Offer offer) {
    for (Kind kind : me.hand.at_least(1))
        if (offer(add_pick(kind), useful.has(kind) ? int{me.hand[kind]} : 0)) return;
}
// What all choices of an action's cards have in common.
struct CardChoice {
    static std::string why_not(const Question&, const Picked&, Pick) { return "That does not serve here."; }
    static void finish(Turn& turn, const Step&, const Picked& picked) { finish_composing(turn, picked); }
};
// One card of the kinds that the action needs.
struct OneCard : CardChoice {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        offer_hand(q.me, rule_of(q.state.pending.action).start.needs, offer);
    }
    static Limits limits(const Question&) { return {1, 1}; }
};

// ---- declaring.cpp: own actions, once they are put together (5.3) ---------------------------------------------------
void declare(Turn& turn);  // the cards leave the hand and lie open
// The pending action as it is declared: with its target, which is part of it (5.2).
Event declaration(const State& state);
void finish(Turn& turn);
void fizzle(Turn& turn);

// ---- summing.cpp: dig, hunt, draw, build (6.1, 6.4) -----------------------------------------------------------------
extern const StepRule courier_discard_rule;
bool can_add_up(const Chances& chances, Action action);
void discard_drawn(Turn& turn, Kind kind);

// ---- hiring.cpp: prices and payments (6.5) --------------------------------------------------------------------------
bool can_hire(const State& state, Seat seat, Kind kind);
void hire_moves(const Chances& chances, MoveList& out);
std::string why_not_hire(const State& state, Seat seat, Kind kind);
Cost cost_for(const Player& player, Kind kind);
int best_pool(const State& state);

// ---- looking.cpp: looking through a pile (6.4, 6.7, 6.12) -----------------------------------------------------------
extern const StepRule dig_side_rule, dig_keep_rule, dig_return_rule, build_pick_rule, yard_place_rule, leader_pick_rule;
void see_top(Turn& turn, Seat who, SharedPile pile, int count);
void begin_look(Turn& turn);
void look_at_leaders(Turn& turn, int count);
void look_at_yard(Turn& turn, Seat who);
// The card in a place among those looked at, which is counted from 0.
Thing thing_looked_at(const State& state, std::size_t place);

// ---- recon.cpp (6.11) -----------------------------------------------------------------------------------------------
Set<SharedPile> piles_to_see(const State& state);
// Calls f with a shared pile.
template <class AnyState, class F>
auto with_pile(AnyState& state, SharedPile pile, F f) {
    switch (pile) {
    case SharedPile::junkyard:   return f(state.junkyard);
    case SharedPile::contested:  return f(state.contested);
    case SharedPile::schematics: return f(state.schematics);
    default:                     return f(state.leaders_pile);
    }
}
inline int pile_size(const State& state, SharedPile pile) {
    return with_pile(state, pile, [](const auto& cards) { return static_cast<int>(cards.size()); });
}
bool sees_junkyard(const Pending& pending);
bool spied_on(const Pending& pending, Seat seat);

// ---- building.cpp: buildings (6.7, 6.8) -----------------------------------------------------------------------------
extern const TargetRule at_building;
bool buildings_in_game(const Chances& c);

// ---- leading.cpp: leaders (6.10) ------------------------------------------------------------------------------------
extern const StepRule organizer_keep_rule;
Seats leaders_to_wound(const State& state, Seat but_of);  // of other tribes, and well

// ---- responses.cpp: windows (5.4), protection (6.9) -----------------------------------------------------------------
extern const StepRule respond_rule, respond_target_rule, protect_guard_rule, protect_save_rule;
void advance_window(Turn& turn);
void advance_attack(Turn& turn);
void tell_attack(Turn& turn, const Attack& attack);
void start_attack(Turn& turn, const Attack& attack);
void take_effect(Turn& turn, const Attack& attack);
// The pending action is that attack.
template <Deed deed>
void attack_with(Turn& turn) {
    const Pending& pending = turn.state.pending;
    start_attack(turn, {.deed = deed,
                        .attacker = turn.state.active,
                        .owner = pending.tribe,
                        .card = *rule_of(deed).cards.begin(),
                        .site = pending.site});
}
// Ends the pending action; whoever did that draws a card.
void cancel(Turn& turn);

// ---- skirmish.cpp (5.5, 6.13) ---------------------------------------------------------------------------------------
extern const StepRule skirmish_rule, skirmish_target_rule;
void ask_target(const Question& q, Prompt& prompt);
void begin_skirmish(Turn& turn);
void tell_score(Turn& turn, Seat seat, const Strength& side);
std::uint8_t keep_hardy(Turn& turn, Seat seat);  // scavengers who come back from a skirmish that was not won
void end_skirmish(Turn& turn);
Force& force_of(State& state, Seat seat);
const Force& force_of(const State& state, Seat seat);
int unused(const Force& force, Kind kind);
// Takes one card of a kind out of a force.
void strike_out(Force& force, Kind kind, Copy copy);
bool has_copy(const Force& force, Kind kind, Copy copy);
// Calls f with the cards of these kinds that differ, until it returns true.
template <class F>
bool for_each_copy(const Force& force, const Set<Kind>& kinds, F f) {
    for (Kind kind : force.cards.at_least(1) & kinds)
        for (Copy copy : {Copy::fresh, Copy::used, Copy::gassed})
            if (has_copy(force, kind, copy) && f(kind, copy)) return true;
    return false;
}
// Whether gas would do anything to it: who has acted does not fight, but for combat medics who have saved.
bool can_be_gassed(const Force& force, Kind kind, Copy copy);
// A person acts or saves: from now on used, and no longer gassed; combat medics fight on and stay so.
void mark_used(Force& force, Kind kind);

// ---- solo.cpp (6.14) ------------------------------------------------------------------------------------------------
extern const StepRule solo_fight_rule, solo_force_rule, solo_prize_rule, solo_loss_rule;
void go_on_fighting(Turn& turn);
int piles_left(const State& state);
// What a force of these cards would fight for: "score 5, 3 people".
std::string force_text(const State& state, const Bag<Kind>& cards);
// Whether the piles left can still be met if none is fought this round (4.7).
bool may_stay(const State& state);
// Whether the enemy's combat medics save a snipe; if so, they have.
bool enemy_saves(Turn& turn, const Attack& attack);

// ---- round.cpp ------------------------------------------------------------------------------------------------------
using Kept = std::array<std::uint8_t, max_players>;  // hardy scavengers who came back, by seat
void begin_round(Turn& turn, const Kept& kept);
void end_turn(Turn& turn);
void finish_game(Turn& turn);

// ---- prompt.cpp -----------------------------------------------------------------------------------------------------
std::string tribe_name(const Question& q, Seat seat);
std::string site_name(const Question& q, std::size_t index);  // Bunker (building 2, red)
std::string side_name(const Question& q, Seat seat);          // another tribe, or the enemy
// A thing and its tribe, as the one who is asked is told.
Whose told_to(const Question& q);
std::string food_text(const State& state);
// Labels that several steps share: those of buildings, leaders and cards that are aimed at; those of deeds.
Label target_label(const Question& q, Move move);
Label deed_label(const Question& q, Move move);

// ---- view.cpp -------------------------------------------------------------------------------------------------------
struct Census {
    Bag<Kind> known;  // cards that are seen somewhere
    int unknown = 0;
};
Census census(const State& state);
Bag<Kind> all_cards(const State& state);  // of the game

// ---- scoring.cpp ----------------------------------------------------------------------------------------------------
SKERRY_ENUM(Category, people, gangs, contested, cards);
Bag<Kind> owned(const State& state, Seat seat);
Maybe<Tribe> gang_winner(const State& state, Gang gang);
Each<Category, std::int16_t> score(const State& state, Seat seat);

}  // namespace skerry::arctic_scavengers
