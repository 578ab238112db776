// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/wording.h"
#include "games/arctic_scavengers/state.h"

// Names and descriptions of things, for people.
namespace skerry::arctic_scavengers {

std::string text_of(const Text& text);
std::string text_of(Worth worth);                                                             // +2
std::string text_of(Cost cost);                                                               // 2 food and 1 med
std::string text_of(Kind kind, int count);                                                    // 2 Refugees
std::string text_of(const Bag<Kind>& cards);                                                  // 2 Refugees and Shovel
inline std::string ordinal(std::size_t index) { return plain(static_cast<int>(index) + 1); }  // counted from 1

std::string title(Kind kind);
std::string title(Building building);
std::string title(Leader leader);
std::string title(Gang gang);
std::string title(Action action);
std::string title(Deed deed);
std::string title(SharedPile pile);
std::string title(Zone zone);

// What a declaration, a look or an attack is aimed at. `whose` puts a thing and its tribe into words.
using Whose = std::function<std::string(const std::string&, Seat)>;
std::string site_text(const Event& event, const Whose& whose);    // the Bunker of red (building 2)
std::string looked_at(const Event& event, const Whose& whose);    // the hand of red; the junkyard and the schematics
std::string declared_at(const Event& event, const Whose& whose);  // after the action's name: " on the hand of red"

std::string attack_text(const State& state, const Whose& whose, const std::string& attacker);

std::string in_short(Kind kind);  // what he can do, without how many he is
std::string explain(Kind kind);
std::string explain(Building building);
std::string explain(Leader leader);
std::string explain(Gang gang);
std::string explain(Action action);
std::string explain(Deed deed);
std::string explain(SharedPile pile);
template <class E>
std::string explained(E e) {
    return title(e) + ": " + explain(e);
}

// A module or a set of them, for the page where a game is set up.
struct ModuleText {
    std::string_view id, name, text;
    Setup setup;
};
std::vector<ModuleText> module_texts();
std::vector<ModuleText> recommended_texts();

Thing thing(Kind kind);
Thing thing(Building building);
Thing thing(Leader leader);
Thing thing(Gang gang);
Thing thing(Action action);
Thing thing(Deed deed);
Thing thing(SharedPile pile);
Thing thing(Tribe tribe);
Thing stack_thing(Kind kind);
Thing site_thing(std::size_t index);
Thing enemy_thing(std::size_t index);

}  // namespace skerry::arctic_scavengers
