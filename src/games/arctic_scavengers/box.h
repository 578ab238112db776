// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/arctic_scavengers/state.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. box.cpp fills them from components.h and the rules, so that no client repeats either.
namespace skerry::arctic_scavengers {

struct WorthBox {
    Form form = Form::none;
    int n = 0;
    std::string text;  // "2", "+1", or "-"
    bool operator==(const WorthBox&) const = default;
    SKERRY_FIELDS(form, n, text)
};

struct CostBox {
    int food = 0, med = 0, any = 0;
    std::string text;  // "2 food, 1 med"
    SKERRY_FIELDS(food, med, any, text)
};

struct CardBox {
    std::string name, text;
    CardType type;
    std::string set;  // base, headquarters, recon
    int copies = 0;
    bool hireable = false, contested = false, refugee = false;
    CostBox cost;
    int people = 0, med = 0;
    Each<Ability, WorthBox> worth;
    SKERRY_FIELDS(name, text, type, set, copies, hireable, contested, refugee, cost, people, med, worth)
};

struct BuildingBox {
    std::string name, text;
    int copies = 0, time = 0, capacity = 0;
    std::vector<CardType> holds;
    bool recon = false;
    SKERRY_FIELDS(name, text, copies, time, capacity, holds, recon)
};

struct LeaderBox {
    std::string name, text;
    bool needs_refugee = false, once_a_round = false, recon = false;
    SKERRY_FIELDS(name, text, needs_refugee, once_a_round, recon)
};

struct GangBox {
    std::string name, text;
    int people = 0;
    SKERRY_FIELDS(name, text, people)
};

// A module or a set of them that people like to play with, for a page where a game is set up.
struct ModuleBox {
    std::string id, name, text;
    Setup setup;  // an example with three players, or alone
    SKERRY_FIELDS(id, name, text, setup)
};

struct Box {
    std::map<std::string, CardBox> cards;
    std::map<std::string, BuildingBox> buildings;
    std::map<std::string, LeaderBox> leaders;
    std::map<std::string, GangBox> gangs;
    std::vector<ModuleBox> modules, recommended;
    std::vector<Kind> market_pool;
    Bag<Kind> starter;
    Bag<Kind> lean_junkyard;
    std::vector<int> enemy_piles;
    int hand = 0, rounds = 0, first_skirmish = 0, contested = 0, margin = 0, gang_people = 0;
    std::vector<std::string> seats;
    SKERRY_FIELDS(cards, buildings, leaders, gangs, modules, recommended, market_pool, starter, lean_junkyard,
                  enemy_piles, hand, rounds, first_skirmish, contested, margin, gang_people, seats)
};

// A force as it stands: what its owner would fight with now.
struct ForceFacts {
    int score = 0, people = 0, size = 0, tiebreak = 0, cards = 0;
    bool provoked = false;
    SKERRY_FIELDS(score, people, size, tiebreak, cards, provoked)
};

// The price of a stack for this player now, and why he cannot hire from it, if so.
struct OfferFacts {
    Kind kind;
    int left = 0;
    CostBox cost;
    bool affordable = false;
    std::string reason;
    SKERRY_FIELDS(kind, left, cost, affordable, reason)
};

// Of one player, as far as the view tells.
struct Facts {
    int total = 0;        // people, gangs included, if the game ended now: the public points
    bool hidden = false;  // there may be more
    int people = 0;
    int deck = 0, discard = 0, hand = 0, cards = 0;
    Each<Ability, std::uint8_t> all_hand;  // what the whole hand would come to, were it all used for one thing
    int sum = 0;                           // of the action that is put together or declared
    std::string brings;                    // and what it would bring
    Bag<Kind> chosen;                      // its cards
    int food = 0, cannibal_food = 0, butcher_med = 0;
    std::vector<OfferFacts> offers;
    ForceFacts force, enemy;
    std::vector<Gang> gangs;      // that he would win now, as everybody can be sure
    std::vector<Gang> all_gangs;  // of this game
    int round = 0, last_round = 0, fights_left = 0;
    SKERRY_FIELDS(total, hidden, people, deck, discard, hand, cards, all_hand, sum, brings, chosen, food, cannibal_food,
                  butcher_med, offers, force, enemy, gangs, all_gangs, round, last_round, fights_left)
};

}  // namespace skerry::arctic_scavengers
