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
std::string explain(const Alternative& alternative);                // Pay 2 juniper: build a tile of any type
std::string explain(Villager villager);
std::string explain(Guardian guardian);
std::string explain(Forest forest);
std::string explain(Achievement achievement);  // (table.cpp)
std::string explain(Item item);

// A thing is called by what it is and its name: "villager:nun". A building lies in the supply, a tile on a track.
constexpr std::string_view kind_of_thing(Villager) { return "villager"; }
constexpr std::string_view kind_of_thing(Cell) { return "cell"; }
constexpr std::string_view kind_of_thing(Resource) { return "resource"; }
constexpr std::string_view kind_of_thing(Building) { return "building"; }
constexpr std::string_view kind_of_thing(TileFace) { return "tile"; }
constexpr std::string_view kind_of_thing(Guardian) { return "guardian"; }
constexpr std::string_view kind_of_thing(Forest) { return "forest"; }
constexpr std::string_view kind_of_thing(Achievement) { return "achievement"; }
constexpr std::string_view kind_of_thing(Item) { return "item"; }
template <NamedEnum E>
    requires requires(E e) { kind_of_thing(e); }
Thing thing(E e) {
    return {std::string(kind_of_thing(e)) + ":" + word_of(e)};
}
Thing thing(Source source);
// Alternatives of a card have letters.
constexpr char letter_of(std::size_t alternative) { return static_cast<char>('a' + alternative); }
Thing thing_of_alternative(std::size_t alternative);

}  // namespace skerry::snowcrest
