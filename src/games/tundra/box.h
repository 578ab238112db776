// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/tundra/state.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. box.cpp fills them from components.h and the rules, so that no client repeats either.
namespace skerry::tundra {

// What an action gives by itself, for icons: {"firewood":1,"any":0,...}.
struct GainBox : Gain {
    SKERRY_FIELDS(firewood, stone, peat, any, berries, vp, moves, workers)
};

struct TermsBox {
    int same = 0, berries = 0;  // units of one type, berries
    GainBox gain;
    SKERRY_FIELDS(same, berries, gain)
};

struct EffectBox {
    GainBox gain;
    Deed deed = Deed::none;
    int times = 0;
    TermsBox terms;  // each time: build, hire, convert, bargain
    bool renew = false;
    int discount = 0;
    std::string text;
    SKERRY_FIELDS(gain, deed, times, terms, renew, discount, text)
};

struct FrameBox {
    int high = 0, low = 0;  // die values of its rows
    EffectBox effect;
    SKERRY_FIELDS(high, low, effect)
};

struct BoardBox {
    Board id = Board::architecture;
    std::string thing, name, text;
    Bag<Resource> price;
    std::vector<std::vector<FrameBox>> sides;  // base, upgraded
    SKERRY_FIELDS(id, thing, name, text, price, sides)
};

struct GladeBox {
    std::string thing, name;
    Maybe<Resource> resource;
    GainBox bonus;    // of a tower
    int players = 0;  // the fewest with whom it is in the game
    std::string text;
    SKERRY_FIELDS(thing, name, resource, bonus, players, text)
};

SKERRY_ENUM(Terrain, settlement, starting_glade, edge_glade, inner_glade);

// x in half tiles, y in rows; pointed hexagons: neighbours are at x +-2, or x +-1 a row away.
struct CellBox {
    Cell id = Cell::A1;
    std::string thing;
    int x = 0, y = 0;
    Terrain terrain = Terrain::inner_glade;
    bool edge = false;
    Maybe<Character> seat;  // of a settlement or starting glade
    std::vector<Cell> neighbours;
    SKERRY_FIELDS(id, thing, x, y, terrain, edge, seat, neighbours)
};

struct LayoutBox {
    Layout id = Layout::std2;
    std::string name;
    int players = 0, width = 0, height = 0;  // in half tiles and rows
    bool standard = false;
    std::vector<CellBox> cells;
    SKERRY_FIELDS(id, name, players, width, height, standard, cells)
};

SKERRY_ENUM(CardKind, starter, advisor, enhancement);

struct CardBox {
    std::string thing, name;
    CardKind kind = CardKind::starter;
    int players = 0;
    std::vector<FrameBox> frames;  // an advisor has one for all rows
    std::string text;
    SKERRY_FIELDS(thing, name, kind, players, frames, text)
};

struct TierBox {
    int at_least = 0, vp = 0;
    SKERRY_FIELDS(at_least, vp)
};

struct GoalBox {
    std::string thing, name, text;
    std::vector<TierBox> tiers;
    std::vector<int> dice;  // values it takes
    int players = 0;
    SKERRY_FIELDS(thing, name, text, tiers, dice, players)
};

struct PersonalGoalBox {
    std::string thing, name, text;
    std::vector<TierBox> tiers;
    int players = 0;
    SKERRY_FIELDS(thing, name, text, tiers, players)
};

struct TitleBox : TitleCard {
    std::string thing, text;
    bool special = false;
    SKERRY_FIELDS(thing, name, text, special, early_dice, late_dice, most_dice, advisors, reroll, nudge, buy,
                  market_places)
};

struct StartBox {
    Bag<Resource> resources;
    int berries = start_berries, vp = 0, workers = start_workers;  // workers on the map
    SKERRY_FIELDS(resources, berries, vp, workers)
};

struct Box {
    std::vector<Resource> resources;
    std::vector<Face> faces;
    std::vector<LayoutBox> layouts;
    std::map<std::string, GladeBox> glades;
    std::vector<BoardBox> boards;
    std::map<std::string, CardBox> cards;
    std::map<std::string, GoalBox> goals;
    std::map<std::string, PersonalGoalBox> personal_goals;
    std::map<std::string, TitleBox> titles;
    StartBox start;
    int rounds = last_round, resource_cap = tundra::resource_cap, berry_cap = tundra::berry_cap;
    int workers = workers_a_player, towers = towers_a_player, dice = dice_a_player;
    int vp_lap = tundra::vp_lap, vp_an_upgrade = tundra::vp_an_upgrade;
    std::map<std::string, int> market;  // cards, by players
    std::vector<std::string> seats, seat_names;
    SKERRY_FIELDS(resources, faces, layouts, glades, boards, cards, goals, personal_goals, titles, start, rounds,
                  resource_cap, berry_cap, workers, towers, dice, vp_lap, vp_an_upgrade, market, seats, seat_names)
};

// Where a player stands with a goal.
struct Standings {
    std::string thing;
    int count = 0, vp = 0;  // worth now
    int next = 0;           // the threshold of the next tier; 0: none left
    int next_vp = 0;
    bool free = false;      // no die lies on it (common goals)
    bool possible = false;  // an unused die of this player fits, and it is worth something
    SKERRY_FIELDS(thing, count, vp, next, next_vp, free, possible)
};

// An action of the activation in progress that is still to be taken.
struct PendingBox {
    std::string thing, text;
    SKERRY_FIELDS(thing, text)
};

// What a slot would start now: the board's action and those of its cards, in the order of the table.
struct SlotFact {
    Board board = Board::architecture;
    int value = 0;
    bool free = false;
    std::vector<PendingBox> actions;
    SKERRY_FIELDS(board, value, free, actions)
};

// A tower of the player.
struct TowerFact {
    Cell cell = Cell::A1;
    std::string bonus;
    bool due = false;  // its bonus is being given
    SKERRY_FIELDS(cell, bonus, due)
};

// Of one player, as the table stands.
struct Facts {
    int total = 0;                                         // the public points, if the game ended now
    bool hidden = false;                                   // there may be more: a personal goal
    int lap = 0;                                           // acorn tokens: laps of the track
    int space = 0;                                         // of the track
    int workers_left = 0, towers_left = 0, dice_left = 0;  // in the supply
    int dice_in_play = 0, most_dice = 0;
    int advisors = 0, most_advisors = 0, market_places = 0;
    int reroll = 0, nudge = 0, buy = 0;            // prices in berries
    int upgraded = 0, city_cards = 0, income = 0;  // income: points that upgrades bring each round
    Bag<Resource> gatherable;                      // own pieces on glades of the type
    std::vector<TowerFact> towers;
    Set<Board> payable;               // upgrades that could be paid now
    std::vector<Standings> goals;     // the common goals, in the order of the table
    std::vector<Standings> personal;  // one, if the viewer may know it
    std::vector<SlotFact> slots;      // of all four boards, highest first
    std::vector<PendingBox> pending;  // in an activation
    int moves_left = 0;               // movement points of the action in progress
    bool first = false, turn = false;
    SKERRY_FIELDS(total, hidden, lap, space, workers_left, towers_left, dice_left, dice_in_play, most_dice, advisors,
                  most_advisors, market_places, reroll, nudge, buy, upgraded, city_cards, income, gatherable, towers,
                  payable, goals, personal, slots, pending, moves_left, first, turn)
};

}  // namespace skerry::tundra
