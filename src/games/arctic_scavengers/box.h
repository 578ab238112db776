// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/components.h"
#include "games/arctic_scavengers/names.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. Both are made from components.h and the rules, so that no client repeats either.
namespace skerry::arctic_scavengers {

struct Box {
    ComponentsByName<Kind, CardRow> cards = components_by_name(all_kinds, arctic_scavengers::cards);
    Set<Kind> hireable = arctic_scavengers::hireable, contested_kinds = arctic_scavengers::contested_kinds;
    ComponentsByName<Building, BuildingRow> buildings = components_by_name(all_buildings, arctic_scavengers::buildings);
    ComponentsByName<Leader, LeaderRow> leaders = components_by_name(all_leaders, arctic_scavengers::leaders);
    std::map<std::string, Entry> gangs = by_name(each<Gang>(), [](Gang gang) { return entry_of(gang); });
    // For a page where a game is set up.
    std::vector<ModuleText> modules = module_texts(), recommended = recommended_texts();
    Set<Kind> market_pool = arctic_scavengers::market_pool;
    Bag<Kind> starter = bag_of(starter_deck), lean_junkyard = bag_of(arctic_scavengers::lean_junkyard);
    std::array<std::uint8_t, 7> enemy_piles = enemy_pile_sizes;
    int hand = hand_size, rounds = last_round, first_skirmish = first_skirmish_round, contested = contested_count;
    int margin = two_players_margin, gang_people = arctic_scavengers::gang_people;
    EnumRange<Tribe> seats;
    SKERRY_FIELDS(cards, hireable, contested_kinds, buildings, leaders, gangs, modules, recommended, market_pool,
                  starter, lean_junkyard, enemy_piles, hand, rounds, first_skirmish, contested, margin, gang_people,
                  seats)
};

// A force as it stands: what its owner would fight with now.
struct ForceFacts {
    int score = 0, tiebreak = 0;
    bool provoked = false;
    SKERRY_FIELDS(score, tiebreak, provoked)
};

// The price of a stack for this player now, and whether it can be paid.
struct OfferFacts {
    Kind kind;
    int left = 0;
    Cost cost;
    bool affordable = false;
    SKERRY_FIELDS(kind, left, cost, affordable)
};

// Of one player, as far as the view tells.
struct Facts {
    int total = 0;                         // people, gangs included, if the game ended now: the public points
    bool hidden = false;                   // there may be more
    int deck = 0;                          // cards
    Each<Ability, std::uint8_t> all_hand;  // what the whole hand would come to, were it all used for one thing
    int sum = 0;                           // of the action that is put together or declared
    std::string brings;                    // and what it would bring
    std::vector<OfferFacts> offers;
    ForceFacts force, enemy;
    std::vector<Gang> gangs;      // that this player would surely win now, by what everybody knows
    std::vector<Gang> all_gangs;  // of this game
    SKERRY_FIELDS(total, hidden, deck, all_hand, sum, brings, offers, force, enemy, gangs, all_gangs)
};

}  // namespace skerry::arctic_scavengers
