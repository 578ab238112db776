// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "core/game.h"
#include "core/wording.h"
#include "games/fine_sand/state.h"

// Names and descriptions of things, for people.
namespace skerry::fine_sand {

inline std::string cards(int n) { return counted(n, "card", "cards"); }
inline std::string coins(int n) { return counted(n, "coin", "coins"); }

inline std::string title(Card card) { return std::string(row(card).name); }  // Roller 6
std::string quoted(Card card);   // in a sentence: Roller 6, but "Build for free", which reads like part of it
std::string explain(Card card);  // what it costs and does, in a sentence or two
std::string explain_effect(Card card);
std::string use_text(Card card);                          // what using it does, short enough for a list of moves
std::string words_of(Card card, std::string_view place);  // what the texts of its effect say at their places
std::string offload_text();

// Where a thing is on the table: a hand card, what building it costs, a built card, a coin card on a pallet.
inline Thing thing(Card card) { return {"card:" + word_of(card)}; }
inline Thing price_thing(Card card) { return {"price:" + word_of(card)}; }
inline Thing built_thing(Card card) { return {"built:" + word_of(card)}; }
inline Thing pallet_thing(Card card) { return {"pallet:" + word_of(card)}; }
inline Thing thing(Ring ring) { return {"ring:" + word_of(ring)}; }
inline Thing thing(Bonus bonus) { return {"bonus:" + plain(bonus_of(bonus))}; }
inline Thing draw_thing() { return {"board:draw"}; }
inline Thing slots_thing() { return {"board:slots"}; }
inline Thing limit_thing() { return {"board:limit"}; }
inline Thing offload_thing() { return {"card:yellow_offload"}; }
inline Thing coin_thing() { return {"coin:wooden"}; }
inline Thing front_thing() { return {"front:f1_scaffold"}; }
inline Thing stack_thing() { return {"stack:draw"}; }
inline Thing symbol_thing() { return {"stack:symbol"}; }

}  // namespace skerry::fine_sand
