// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/skara_brae/components.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. box.cpp fills them from components.h and the rules, so that no client repeats either.
namespace skerry::skara_brae {

struct EnvironmentBox {
    Environment id;
    std::vector<Resource> harvest;
    Tile tile;
    SKERRY_FIELDS(id, harvest, tile)
};

struct StorageBox {
    int rows = 0, columns = 0;
    std::vector<std::optional<Slider>> slider;  // by open columns
    SKERRY_FIELDS(rows, columns, slider)
};

struct TileBox {
    Tile id;
    std::string name;
    bool special = false;
    std::vector<Resource> banner;
    Maybe<Environment> environment;
    std::vector<std::string> text;                   // unflipped, flipped
    std::vector<std::vector<GatherOption>> options;  // of a gather tile: unflipped, flipped
    std::vector<int> number;                         // discount, cards or picks: unflipped, flipped
    SKERRY_FIELDS(id, name, special, banner, environment, text, options, number)
};

struct FocusBox {
    std::string thing, name, text;
    int number = 0;
    SKERRY_FIELDS(thing, name, text, number)
};

struct TaskBox {
    std::string thing;
    Tile action;
    std::vector<Goods> ways;
    SKERRY_FIELDS(thing, action, ways)
};

struct WorkersBox {
    int large = 0, small = 0, black = 0;
    SKERRY_FIELDS(large, small, black)
};

struct Box {
    std::vector<Resource> resources;
    std::vector<EnvironmentBox> environments;
    StorageBox storage;
    FurnishTrack furnish;
    TradeTrack trade;
    CookTable cook;
    std::vector<CleanSide> clean;  // unflipped, flipped
    std::vector<TileBox> tiles;
    SpecialTiles special;
    std::map<std::string, CardBox> cards;
    Points points;
    std::map<std::string, FocusBox> focus;
    std::map<std::string, TaskBox> tasks;
    WorkersBox workers;
    int rounds = 0, turns = 0;
    std::map<std::string, int> cards_a_set;  // by players
    std::vector<int> solo_draw;
    Goods start;
    std::vector<int> targets;
    int supply_roofs = 0, whorls = 0;
    std::vector<std::string> seats;
    SKERRY_FIELDS(resources, environments, storage, furnish, trade, cook, clean, tiles, special, cards, points, focus,
                  tasks, workers, rounds, turns, cards_a_set, solo_draw, start, targets, supply_roofs, whorls, seats)
};

// Of one player, as the table stands.
struct Facts {
    int total = 0;  // points, if the game ended now
    Each<Environment, std::uint8_t> icons;
    int hearth = 0;                    // weight that one Cook may have
    WorkersBox workers_free, workers;  // not yet placed; owned in this round
    int roofs = 0, hungry = 0;         // settlers without a roof
    int midden = 0;                    // that the end of the round will bring
    Set<Focus> focus_met;
    int target = 0;  // points to reach alone
    SKERRY_FIELDS(total, icons, hearth, workers_free, workers, roofs, hungry, midden, focus_met, target)
};

}  // namespace skerry::skara_brae
