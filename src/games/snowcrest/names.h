#pragma once

#include <string>
#include <string_view>

#include "core/game.h"
#include "core/wording.h"
#include "games/snowcrest/state.h"

// Names and descriptions of things, for people.
namespace skerry::snowcrest {

std::string amount(int n, Item item);          // 2 juniper, 1 building tile
std::string amount(int n, Resource resource);  // 2 bells
std::string listed(const Bag<Item>& items);    // 2 resources of any kind and 1 hand card
std::string listed(const Demands& demands);

std::string title(Villager villager);  // Yak Herder
std::string title(Guardian guardian);
std::string title(Forest forest);
std::string title(Achievement achievement);
std::string title(Building building);
std::string title(Resource resource);
std::string icons_of(Villager villager, std::string_view between);  // bell, shield
std::string where(Cell cell);                                       // in the north-west
std::string resident(const Player& player, Cell cell);              // Priest in the centre
std::string explain(const Price& price);                            // 2 juniper, a scroll; empty if free
std::string explain(const Alternative& alternative);                // Pay 2 juniper: build a tile of any type
std::string explain(Villager villager);
std::string explain(Guardian guardian);
std::string explain(Forest forest);
std::string explain(Achievement achievement);
std::string explain(Item item);

Thing thing(Villager villager);
Thing thing(Cell cell);
Thing thing(Resource resource);
Thing thing(Building building);  // in the supply
Thing thing(TileFace face);      // on a track
Thing thing(Guardian guardian);
Thing thing(Forest forest);
Thing thing(Achievement achievement);
Thing thing(Item item);
Thing thing(Source source);
Thing thing_of_alternative(int alternative);

}  // namespace skerry::snowcrest
