#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/skara_brae/components.h"

// The components with their numbers as one described value, for clients that draw them; and what follows from a view by
// the rules. box.cpp fills them from components.h and the rules, so that no client repeats either.
namespace skerry::skara_brae {

using Basket = Bag<Resource>;  // goods as an object: {"wood": 2}

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

struct FurnishBox {
    std::vector<FurnishSpace> spaces;
    std::vector<Basket> portion;  // one of these
    std::vector<Resource> bonus;  // with the flipped tile, one of these
    SKERRY_FIELDS(spaces, portion, bonus)
};

struct TradeSpaceBox {
    int cost = 0, points = 0;
    Basket purchase;
    SKERRY_FIELDS(cost, points, purchase)
};

struct TradeBox {
    std::vector<TradeSpaceBox> spaces;
    std::vector<std::vector<Resource>> price;  // of a purchase, one of these: unflipped, flipped
    SKERRY_FIELDS(spaces, price)
};

struct DishBox {
    Resource what;
    int weight = 0;
    Basket yields;
    SKERRY_FIELDS(what, weight, yields)
};

struct CookBox {
    std::vector<int> limit;  // unflipped, flipped
    int utensils = 1, muster = 1;
    std::vector<DishBox> dishes;
    Basket boar_extra;
    SKERRY_FIELDS(limit, utensils, muster, dishes, boar_extra)
};

struct CleanRowBox {
    int types = 0, clears = 0;
    SKERRY_FIELDS(types, clears)
};

struct CleanBox {
    std::vector<Resource> types;
    std::vector<CleanRowBox> rows;
    SKERRY_FIELDS(types, rows)
};

struct OptionBox {
    Basket pay, gain;
    SKERRY_FIELDS(pay, gain)
};

struct TileBox {
    Tile id;
    std::string name;
    bool special = false;
    std::vector<Resource> banner;
    Maybe<Environment> environment;
    std::vector<std::string> text;                // unflipped, flipped
    std::vector<std::vector<OptionBox>> options;  // of a gather tile: unflipped, flipped
    std::vector<int> number;                      // discount, cards or picks: unflipped, flipped
    SKERRY_FIELDS(id, name, special, banner, environment, text, options, number)
};

struct SpecialBox {
    int portions = 0;
    std::vector<Resource> of;
    int most_boar = 0, most_black_workers = 0;
    Basket spin_roof, innovate_bonus;
    SKERRY_FIELDS(portions, of, most_boar, most_black_workers, spin_roof, innovate_bonus)
};

SKERRY_ENUM(CardKind, settler, roof, ball, utensils);

struct CardBox {
    CardKind kind;
    std::string name;
    Maybe<Environment> environment;
    Basket pay, gain;
    Maybe<Environment> per;
    int points = 0;
    SKERRY_FIELDS(kind, name, environment, pay, gain, per, points)
};

struct PointsBox {
    int flipped_tile = 0, village_roof = 0, supply_roof = 0, stone_ball = 0, utensils = 0, whorl = 0, food = 0,
        skaill = 0, midden = 0, unmet_focus = 0, open_task = 0;
    SKERRY_FIELDS(flipped_tile, village_roof, supply_roof, stone_ball, utensils, whorl, food, skaill, midden,
                  unmet_focus, open_task)
};

struct FocusBox {
    std::string thing, name, text;
    int number = 0;
    SKERRY_FIELDS(thing, name, text, number)
};

struct TaskBox {
    std::string thing;
    Tile action;
    std::vector<Basket> ways;
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
    FurnishBox furnish;
    TradeBox trade;
    CookBox cook;
    std::vector<CleanBox> clean;  // unflipped, flipped
    std::vector<TileBox> tiles;
    SpecialBox special;
    std::map<std::string, CardBox> cards;
    PointsBox points;
    std::map<std::string, FocusBox> focus;
    std::map<std::string, TaskBox> tasks;
    WorkersBox workers;
    int rounds = 0, turns = 0;
    std::map<std::string, int> cards_a_set;  // by players
    std::vector<int> solo_draw;
    Basket start;
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
