// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "core/components.h"
#include "games/tundra/names.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. Both are made from components.h and the rules, so that no client repeats either.
namespace skerry::tundra {

SKERRY_ENUM(Terrain, settlement, starting_glade, edge_glade, inner_glade);

// x in half tiles, y in rows; pointed hexagons: neighbours are at x +-2, or x +-1 a row away.
struct CellBox {
    Cell id = Cell::A1;
    int x = 0, y = 0;
    Terrain terrain = Terrain::inner_glade;
    Maybe<Character> seat;  // of a settlement or starting glade
    Set<Cell> neighbours;
    SKERRY_FIELDS(id, x, y, terrain, seat, neighbours)
};

struct LayoutBox {
    Layout id = Layout::std2;
    std::string name;
    int players = 0, width = 0, height = 0;  // in half tiles and rows
    bool standard = false;
    std::vector<CellBox> cells;
    SKERRY_FIELDS(id, name, players, width, height, standard, cells)
};
std::vector<LayoutBox> layouts();

struct Box {
    EnumRange<Resource> resources;
    EnumRange<Face> faces;
    std::vector<LayoutBox> layouts = tundra::layouts();
    Each<Deal, Terms> deals = tundra::deals;
    ComponentsByName<Glade, GladeTile> glades = components_by_name(known<Glade>, glade_tiles);
    Components<Board, OrderBoard> boards = components(each<Board>(), order_boards);
    ComponentsByName<Card, CardInfo> cards = components_by_name(known<Card>, tundra::cards);
    ComponentsByName<Goal, GoalCard> goals = components_by_name(each<Goal>(), goal_cards);
    ComponentsByName<PersonalGoal, PersonalGoalCard> personal_goals =
        components_by_name(known<PersonalGoal>, personal_goal_cards);
    ComponentsByName<Title, TitleCard> titles = components_by_name(each<Title>(), title_cards);
    int start_workers = tundra::start_workers;  // on the map
    int rounds = last_round, resource_cap = tundra::resource_cap, berry_cap = tundra::berry_cap;
    int workers = workers_per_player, towers = towers_per_player, dice = dice_per_player;
    int vp_lap = tundra::vp_lap, vp_per_upgrade = tundra::vp_per_upgrade;
    std::array<int, max_players + 1> market{0, 0, market_size(2), market_size(3), market_size(4)};  // cards, by players
    EnumRange<Character> seats;
    std::span<const std::string_view> seat_names = tundra::seat_names;
    SKERRY_FIELDS(resources, faces, layouts, deals, glades, boards, cards, goals, personal_goals, titles, start_workers,
                  rounds, resource_cap, berry_cap, workers, towers, dice, vp_lap, vp_per_upgrade, market, seats,
                  seat_names)
};

// Where a player stands with a goal.
struct Standings {
    std::string thing;
    int count = 0, vp = 0;  // worth now
    bool free = false;      // no die lies on it (common goals)
    bool possible = false;  // an unused die of this player fits, and it is worth something
    SKERRY_FIELDS(thing, count, vp, free, possible)
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
    int total = 0;                          // the public points, if the game ended now
    bool hidden = false;                    // there may be more: a personal goal
    int lap = 0, space = 0;                 // of the track; an acorn token for each lap
    int workers_left = 0, towers_left = 0;  // in the supply
    int dice_in_play = 0;
    int upgraded = 0, city_cards = 0;
    std::vector<TowerFact> towers;
    Set<Board> payable;               // upgrades that could be paid now
    std::vector<Standings> goals;     // the common goals, in the order of the table
    std::vector<Standings> personal;  // one, if the viewer may know it
    std::vector<SlotFact> slots;      // of all four boards, highest first
    std::vector<PendingBox> pending;  // in an activation
    int moves_left = 0;               // movement points of the action in progress
    bool first = false, turn = false;
    SKERRY_FIELDS(total, hidden, lap, space, workers_left, towers_left, dice_in_play, upgraded, city_cards, towers,
                  payable, goals, personal, slots, pending, moves_left, first, turn)
};

}  // namespace skerry::tundra
