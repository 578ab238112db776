// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "core/game.h"
#include "core/wording.h"
#include "games/tundra/state.h"

// Names and descriptions of things, for people.
namespace skerry::tundra {

std::string amount(Good good, int count);  // 2 berries
std::string up_to(int times);              // once, up to 2 times

std::string text_of(const Gain& gain);      // 1 stone, 2 movement points
std::string text_of(const Price& price);    // 2 stone and 3 peat
std::string text_of(const Effect& effect);  // what an action does, in half a sentence
// 2 of one resource and 1 berry; 2 stone and 1 berry, where the type is known
std::string price_text(const Terms& terms, Maybe<Resource> type = {});
std::string die(Face face);                    // 5
std::string short_text(const Effect& effect);  // 1 berry + card
std::string short_text(const Frames& frames);  // 6-5: build up to 2 towers; 4-1: hire up to 2 workers
std::string letters_of(const Gain& gain);      // 1F 1V

std::string title(Board board);
std::string title(Card card);  // Sledge Track
std::string title(Goal goal);
std::string title(Title title);
std::string title(PersonalGoal goal);
std::string title(Layout layout);
std::string title(Glade glade);  // Firewood glade
std::string explain(Board board, bool upgraded = false);
std::string explain(Card card);
std::string explain(Goal goal);
std::string dice_of(Goal goal);   // 2, 3 or 6
std::string tiers_of(Goal goal);  // 2 points for 2, 4 points for 4 or 6 points for 6
std::string explain(Title title);
std::string explain(PersonalGoal goal);
std::string explain(Glade glade);

// Things by their names; actions are what a player can do beside using a die: reroll, nudge, buy, renew.
inline Thing thing(Board board) { return {"board:" + word_of(board)}; }
inline Thing thing(Card card) { return {"card:" + word_of(card)}; }
inline Thing thing(Goal goal) { return {"goal:" + word_of(goal)}; }
inline Thing thing(Title title) { return {"title:" + word_of(title)}; }
inline Thing thing(PersonalGoal goal) { return {"personal:" + word_of(goal)}; }
inline Thing thing(Glade glade) { return {"glade:" + word_of(glade)}; }
inline Thing thing(Cell cell) { return {"cell:" + word_of(cell)}; }
inline Thing worker_at(Cell cell) { return {"worker:" + word_of(cell)}; }  // as something to be moved
inline Thing thing(Good good) { return {"resource:" + word_of(good)}; }
inline Thing thing(Verb action) { return {"action:" + word_of(action)}; }
Thing thing(Resource resource);
Thing thing(Face face);
Thing thing(Board board, Face slot);

}  // namespace skerry::tundra
