// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/sentence.h"
#include "core/wording.h"
#include "games/snowcrest/state.h"

// Names and descriptions of things, for people.
namespace skerry::snowcrest {

// What to say at the places of a sentence (core/sentence.h).
struct Places {
    std::vector<std::pair<std::string_view, std::string>> words;
    std::string operator()(std::string_view place) const {
        for (const auto& [name, word] : words)
            if (name == place) return word;
        return {};
    }
};

std::string amount(int n, Item item);          // 2 juniper, 1 building tile
std::string amount(int n, Resource resource);  // 2 bells
std::string listed(const Bag<Item>& items);    // 2 resources of any kind and 1 hand card
std::string listed(const Demands& demands);

// Yak Herder, farm
template <NamedEnum E>
std::string title(E e) {
    if constexpr (requires { card_of(e); })
        return std::string(card_of(e).name);
    else
        return word_of(e);
}
std::string title(TileFace face);                                   // used farm
std::string title(const Player& player, Source source);             // Priest in the centre, a used farm given back
std::string icons_of(Villager villager, std::string_view between);  // bell, shield
std::string where(Cell cell);                                       // in the north-west
std::string resident(const Player& player, Cell cell);              // Priest in the centre
std::string explain(const Price& price);                            // 2 juniper, a scroll; empty if free
std::string explain(const Effect& effect);                          // draw 2 cards (actions.cpp)
std::string text_of(const Alternative& alternative);                // Pay 2 juniper: build a tile of any type
std::string explain(Villager villager);
std::string explain(Guardian guardian);
std::string explain(Forest forest);
std::string explain(Achievement achievement);  // (table.cpp)
std::string explain(Item item);
std::string explain(Building building);

// A building lies in the supply, a tile on a track.
inline Thing thing(Villager villager) { return {"villager:" + word_of(villager)}; }
inline Thing thing(Cell cell) { return {"cell:" + word_of(cell)}; }
inline Thing thing(Resource resource) { return {"resource:" + word_of(resource)}; }
inline Thing thing(Building building) { return {"building:" + word_of(building)}; }
inline Thing thing(TileFace face) { return {"tile:" + word_of(face)}; }
inline Thing thing(Guardian guardian) { return {"guardian:" + word_of(guardian)}; }
inline Thing thing(Forest forest) { return {"forest:" + word_of(forest)}; }
inline Thing thing(Achievement achievement) { return {"achievement:" + word_of(achievement)}; }
inline Thing thing(Item item) { return {"item:" + word_of(item)}; }
Thing thing(Source source);
// Alternatives of a card have letters.
constexpr char letter_of(std::size_t alternative) { return alternative_letters[alternative]; }
Thing thing_of_alternative(std::size_t alternative);

}  // namespace skerry::snowcrest
