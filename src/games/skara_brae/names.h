// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "core/game.h"
#include "core/wording.h"
#include "games/skara_brae/state.h"

// Names and descriptions of things, for people.
namespace skerry::skara_brae {

std::string amount(int count, Resource what);    // 2 hides
std::string spoken(const Goods& goods);          // 1 barley, 1 wood and 2 hides
std::string spoken_yields(const Goods& yields);  // of a dish, the food first
std::string prices_of(Task task);                // 1 sheep, or 2 hides

std::string title(Tile tile);                  // Hunt Boar
std::string title(Card card);                  // Angler S03
std::string title(Task task);                  // Task 3
std::string title(Focus focus);                // One environment
std::string explain(Tile tile, bool flipped);  // what it costs and does, in a sentence or two
std::string explain_effect(Tile tile, bool flipped);
std::string explain(Card card);
std::string explain_explored(Card card, bool flipped);  // what it does when kept with Explore
std::string in_short(Card card);                        // hills: 1 rabbit
std::string explain(Focus focus);
std::string explain(Task task);
std::string explain(Resource resource);
std::string bottom_text(Card settler);  // 1 sheep for 2 stone

inline Thing thing(Tile tile) { return {"tile:" + word_of(tile)}; }
inline Thing thing(Card card) { return {"card:" + word_of(card)}; }
inline Thing thing(Resource resource) { return {"resource:" + word_of(resource)}; }
inline Thing thing(Task task) { return {"task:" + plain(static_cast<int>(task) + 1)}; }
inline Thing thing(Focus focus) { return {"focus:" + word_of(focus)}; }
inline Thing thing(Environment e) { return {"environment:" + word_of(e)}; }
inline Thing track(Tile tile) { return {"track:" + word_of(tile)}; }  // of Furnish or Trade
inline Thing slider_thing() { return {"track:slider"}; }

}  // namespace skerry::skara_brae
