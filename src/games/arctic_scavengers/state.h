// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/containers.h"
#include "core/move.h"
#include "core/random.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/selection.h"
#include "games/arctic_scavengers/components.h"

namespace skerry::arctic_scavengers {

// What is agreed before a game (section 4.8). What is left open follows the rule of the specification.
struct Setup {
    Mode mode = Mode::multi;
    std::uint8_t players = 2;
    std::uint8_t hq = 0;  // 0 to 4: each module includes those before it
    Set<Module> recon;
    Maybe<ContestedDeck> contested;
    Maybe<JunkyardDeck> junkyard;
    Set<Kind> market;  // the ten stacks, or none: chosen by the rule
    bool alt_refugees = false;
    Maybe<bool> alt_scavengers;  // left open: with recon3
    bool alt_brawlers = false;
    bool leader_draft = false;
    Maybe<Kind> refugee_stack;
    Level level = Level::solo_normal;
    bool solo_leader = false;

    SKERRY_FIELDS(mode, players, hq, recon, contested, junkyard, market, alt_refugees, alt_scavengers, alt_brawlers,
                  leader_draft, refugee_stack, level, solo_leader)
};

// The decision points of section 5.2. `aim` and `compose` put an own action together, `respond_target` and
// `skirmish_target` a deed: nothing of these four is shown to others before it is complete.
SKERRY_ENUM(StepKind, choose_leader, gather, aim, compose, respond, respond_target, protect_guard, protect_save,
            dig_side, dig_keep, dig_return, build_pick, courier_discard, organizer_keep, drill_pick, yard_place,
            leader_pick, skirmish, skirmish_target, solo_fight, solo_force, solo_prize, solo_loss);

// Actions of the active player (section 5.3).
SKERRY_ENUM(Action, dig, hunt, draw, build, hire, hire_leader, trash, accelerate, recon, drill, demolish, store,
            retrieve, repair, heal, attack_building, attack_leader, butcher, cannibal, organizer, yardmaster, map);

// What is done to others: responses (section 5.4) and skirmish actions (section 5.5).
SKERRY_ENUM(Deed, disarm, snipe, snipe1, bomb, attack_building, attack_leader, cancel_recon, guard, yardmaster, gas,
            provoke, drill);

SKERRY_ENUM(Zone, hand, bunker, force, deck, site, leaders_pile, enemy_pile);
SKERRY_ENUM(Source, spy, binoculars, scout_tower);
SKERRY_ENUM(Copy, fresh, used, gassed, inspired);  // which of several cards of a kind
SKERRY_ENUM(Side, top, bottom);

// The text of a move without the words that all games share (core/notation.h).
struct Notation;
// What is chosen so far; one seat chooses at a time. So an action is put together with at most 16 cards.
using Picked = Picks<Notation, 16, 2, true>;

struct Step {
    static constexpr bool brief = true;
    StepKind kind = StepKind::choose_leader;
    Maybe<Deed> deed;  // respond_target, skirmish_target
    Maybe<Kind> card;  // the card of the deed
    Maybe<Zone> zone;  // where the card of the deed is
    std::uint8_t count = 0;

    constexpr bool operator==(const Step&) const = default;
    SKERRY_FIELDS(kind, deed, card, zone, count)
};

// Cards in an order that matters, the top last; and who knows which of them. `known` is empty while nobody knows any.
template <NamedEnum E, std::size_t N>
struct Pile {
    List<E, N> cards;
    List<Set<Tribe>, N> known;

    constexpr std::size_t size() const { return cards.size(); }
    constexpr bool empty() const { return cards.empty(); }
    constexpr Set<Tribe> who(std::size_t i) const { return known.empty() ? Set<Tribe>() : known[i]; }
    constexpr void see(std::size_t i, Tribe who) {
        known.grow(cards.size());
        known[i].add(who);
    }
    constexpr void push(E card, Set<Tribe> seen = {}) {
        if (!seen.empty()) known.grow(cards.size());
        if (!known.empty() || !seen.empty()) known.push(seen);
        cards.push(card);
    }
    constexpr E take(std::size_t i) {
        if (!known.empty()) known.take(i);
        return cards.take(i);
    }
    constexpr E pop() { return take(cards.size() - 1); }
    // Moves a card to another place; those between close the gap.
    constexpr void move(std::size_t from, std::size_t to) {
        cards.move(from, to);
        if (!known.empty()) known.move(from, to);
    }
    constexpr bool operator==(const Pile&) const = default;
    SKERRY_FIELDS(cards, known)
};

// Cards sent to the skirmish. A used person counts its people and nothing else; a gassed one may still wield.
struct Force {
    Bag<Kind> cards;
    List<Kind, 16> used;
    List<Kind, 2> gassed;

    SKERRY_FIELDS(cards, used, gassed)
};

// What a tribe's spy saw this round in a hand or a force, and what of it is still there as far as they can tell: at
// least these cards. A hand that is sent to the skirmish takes the note along; a card that leaves it unseen ends it.
struct Glimpse {
    static constexpr bool brief = true;
    Seat tribe;
    Zone zone = Zone::hand;
    List<Kind, max_spied> cards;

    constexpr bool operator==(const Glimpse&) const = default;
    SKERRY_FIELDS(tribe, zone, cards)
};

// A tribe. The deck has no order until somebody looks: cards come out of it at random. `top` are cards on top of it
// that a spy has seen, the next one last; they are part of `deck`. While `timers` of own buildings are unknown, as in
// every view, the cards of deck and timers are in `deck` together: that is what an owner knows (section 7).
struct Player {
    Bag<Kind> hand;
    Bag<Kind> deck;
    Pile<Kind, max_spied> top;
    Bag<Kind> discard;
    Force force;
    Maybe<Leader> leader;
    bool wounded = false;
    List<Leader, leaders_dealt> dealt;  // to choose from; empty once all have chosen
    Set<Action> done;                   // this round
    Set<Leader> powers;                 // used this round
    // What everybody knows of the player's cards: those got or shown in public, ...
    Bag<Kind> acquired;
    Bag<Kind> shown;       // ... of these seen since the last trash, so that they are still there,
    std::uint8_t dug = 0;  // cards kept from digs and never shown,
    std::uint8_t won = 0;  // contested cards won and never shown. What is missing was trashed.
    Glimpse glimpse;       // into others' cards
    List<Step, 1> agenda;  // what this seat has to decide

    SKERRY_FIELDS(hand, deck, top, discard, force, leader, wounded, dealt, done, powers, acquired, shown, dug, won,
                  glimpse, agenda)
};

SKERRY_ENUM(Mark, fresh, disabled, fed, stocked);

// A building in front of a tribe. Marks: placed this round; disabled; has given food this round; something was stored
// in it this turn. `known`: tribes whose spy has seen all the cards that lie on or under it.
struct Site {
    static constexpr bool brief = true;
    Building building = Building::unknown;
    Seat owner;
    List<Kind, max_build_time> timers;
    List<Kind, max_stored> stored;
    Set<Mark> marks;
    Set<Tribe> known;

    SKERRY_FIELDS(building, owner, timers, stored, marks, known)
};

SKERRY_ENUM(Stage, none, composing, declared, resolving);

// The action of the active player: put together in private, then declared, with its cards on the table, and resolved.
// While it is composed its cards are still in the hand, and those chosen are in State::picked.
struct Pending {
    static constexpr bool brief = true;
    Stage stage = Stage::none;
    Action action = Action::dig;
    Bag<Kind> cards;
    Maybe<Kind> inspired;       // the refugee card played through peacemaker or mentor, not among `cards`
    Maybe<Kind> stack;          // hire
    std::uint8_t refugees = 0;  // hire: those of a swindler
    std::uint8_t spent = 0;     // hire_leader: food
    Maybe<Source> source;       // recon
    Maybe<Zone> zone;           // recon by a spy
    Maybe<Kind> price;          // recon by a tower: the card discarded for it
    Set<SharedPile> piles;      // recon by a tower
    bool aimed = false;         // composing: site, tribe or stack are chosen
    std::uint8_t site = 0;      // index of a building, or of an enemy pile
    Seat tribe;                 // whom it is about
    std::uint8_t looked = 0;    // cards being looked at, on top of their pile
    std::uint8_t asked = 0;     // opponents who have answered

    SKERRY_FIELDS(stage, action, cards, inspired, stack, refugees, spent, source, zone, price, piles, aimed, site,
                  tribe, looked, asked)
};

SKERRY_ENUM(Protection, none, guard, save);

// An attack that may still be cancelled or saved.
struct Attack {
    static constexpr bool brief = true;
    Protection stage = Protection::none;
    Deed deed = Deed::disarm;
    Seat attacker;  // in the solo game the enemy is seat 1
    Seat owner;
    Maybe<Kind> card;    // the attacker's
    Maybe<Kind> target;  // a card; none: the building or the leader
    Copy copy = Copy::fresh;
    std::uint8_t site = 0;
    std::uint8_t asked = 0;

    SKERRY_FIELDS(stage, deed, attacker, owner, card, target, copy, site, asked)
};

// Solo: a pile of the enemy; none left once it is fought. A spy has seen the first `seen` of them.
struct EnemyPile {
    List<Kind, max_enemy> cards;
    std::uint8_t seen = 0;
    SKERRY_FIELDS(cards, seen)
};

SKERRY_ENUM(Phase, choosing, gathering, skirmish, fight, over);

// The whole table.
struct State {
    Setup setup;
    Phase phase = Phase::choosing;
    std::uint8_t round = 0;
    Seat initiator;
    Seat active;                                                // whose turn it is, in gathering and in the skirmish
    std::uint8_t food = 0, cannibal_food = 0, butcher_med = 0;  // of the active player
    Set<Kind> stacks;                                           // kinds for hire, the sold out too
    Bag<Kind> market;
    Set<Kind> circulation;  // kinds that may be in a tribe, as everybody knows
    Pile<Kind, max_junkyard> junkyard;
    Pile<Kind, contested_count> contested;
    List<Kind, contested_count> unused;  // contested cards put away unseen
    Pile<Building, max_sites> schematics;
    Pile<Leader, count_of<Leader> - 1> leaders_pile;
    Bag<Kind> removed;  // out of the game, seen by all
    List<Site, max_sites> sites;
    Pending pending;
    Picked picked;  // by whoever is asked
    Attack attack;
    Bag<Kind> drawn;                               // of these some are to be discarded: courier, organizer
    SortedList<Kind, Picked::capacity> fetchable;  // persons of the action just resolved, for a map
    List<EnemyPile, enemy_pile_sizes.size()> enemy_piles;
    Bag<Kind> unfought;  // what is in those piles together, as everybody knows
    Force enemy;
    List<Player, max_players> players;
    Generator random;

    SKERRY_FIELDS(setup, phase, round, initiator, active, food, cannibal_food, butcher_med, stacks, market, circulation,
                  junkyard, contested, unused, schematics, leaders_pile, removed, sites, pending, picked, attack, drawn,
                  fetchable, enemy_piles, unfought, enemy, players, random)
};
static_assert(described_completely<Setup>() && described_completely<Step>() && described_completely<Force>() &&
              described_completely<Player>() && described_completely<Glimpse>() && described_completely<Site>() &&
              described_completely<Pending>() && described_completely<Attack>() && described_completely<EnemyPile>() &&
              described_completely<State>());
static_assert(sizeof(State) <= 3043);

// What a move says first. The arguments:
//     keep leader | act action | hire kind | site n | tribe seat | source source | look zone [seat|n] | pile pile |
//     spend food | inspire kind | add kind | end | pass | use deed card zone | target [seat] kind copy |
//     strike n | wound seat | guard zone | save kind zone | side side | take kind | place side | sink n | pick building |
//     discard kind | recruit leader | fetch kind | fight n | stay | prize kind | lose kind
SKERRY_ENUM(Verb, keep, act, hire, site, tribe, source, look, pile, spend, inspire, add, end, pass, use, target, strike,
            wound, guard, save, side, take, place, sink, pick, discard, recruit, fetch, fight, stay, prize, lose);

struct Notation {
    static const Grammar<Verb> grammar;  // notation.cpp
};
constexpr Verb verb_of(Move move) { return static_cast<Verb>(move.verb); }

SKERRY_ENUM(EventKind, leader_kept, leader_chosen, leader_shown, round_begins, draws, drawn, reshuffles, attrition,
            timer_off, completed, peeks, turn_begins, food, declares, shows, fizzles, digs, sees, digs_up, keeps, hires,
            trashes, trashed, places, accelerates, stores, stored, retrieves, retrieved, repairs, heals, looks,
            discards, discarded, fetches, commits, responds, attacks, guarded, saved, removed, disabled, wounded, yard,
            refills, reveals, uses, passes, score, wins_card, won_card, deadlock, hardy, initiator, leader_taken,
            leader_looks, fight_begins, enemy_card, prize, loses, fight_won, fight_lost, game_over);

// What happened. Fields that a kind does not use are left out.
struct Event {
    static constexpr bool brief = true;
    EventKind kind = EventKind::draws;
    Seat seat;
    Seats audience = Seats::everybody();
    Maybe<Kind> card;
    Maybe<Action> action;
    Maybe<Deed> deed;
    Maybe<Building> building;
    Maybe<Leader> leader;
    Maybe<Zone> zone;
    Maybe<SharedPile> pile;
    Set<SharedPile> piles;
    Maybe<Side> side;
    Seat other;
    std::uint8_t count = 0;
    std::uint8_t number = 0;

    SKERRY_FIELDS(kind, seat, audience, card, action, deed, building, leader, zone, pile, piles, side, other, count,
                  number)
};

}  // namespace skerry::arctic_scavengers
