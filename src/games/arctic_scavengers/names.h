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

std::string in_short(Kind kind);  // what the card can do, without how many people it counts
std::string explain(Kind kind);
std::string explain(Building building);
std::string explain(Leader leader);
std::string explain(Gang gang);
std::string explain(Action action);
std::string explain(Deed deed);
std::string explain(SharedPile pile);
template <class E>
Label explained(E e) {
    return {title(e), explain(e)};
}

// A module or a set of them, for the page where a game is set up.
struct ModuleText {
    std::string_view id, name, text;
    Setup setup;  // an example with three players, or alone
    SKERRY_FIELDS(id, name, text, setup)
};
std::vector<ModuleText> module_texts();
std::vector<ModuleText> recommended_texts();

inline Thing thing(Kind kind) { return {"card:" + word_of(kind)}; }
inline Thing thing(Building building) { return {"building:" + word_of(building)}; }
inline Thing thing(Leader leader) { return {"leader:" + word_of(leader)}; }
inline Thing thing(Gang gang) { return {"gang:" + word_of(gang)}; }
inline Thing thing(Action action) { return {"action:" + word_of(action)}; }
inline Thing thing(Deed deed) { return {"deed:" + word_of(deed)}; }
inline Thing thing(SharedPile pile) { return {"pile:" + word_of(pile)}; }
inline Thing thing(Tribe tribe) { return {"tribe:" + word_of(tribe)}; }
inline Thing stack_thing(Kind kind) { return {"stack:" + word_of(kind)}; }
inline Thing site_thing(std::size_t index) { return {"site:" + ordinal(index)}; }
inline Thing enemy_thing(std::size_t index) { return {"enemy:" + ordinal(index)}; }

}  // namespace skerry::arctic_scavengers
