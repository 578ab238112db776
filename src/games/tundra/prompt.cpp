// SPDX-License-Identifier: Apache-2.0
#include "core/sentence.h"
#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Events in sentences. What a step asks and what its moves are called stands with its rule.
namespace skerry::tundra {

namespace {

std::string faces(const List<Face, max_dice>& dice) { return joined(dice, die); }

constexpr PlaceWords<Event> event_words[]{
    {"amount", [](const Event& event, Names) { return amount(*event.good, event.count); }},
    {"cell", [](const Event& event, Names) { return word_of(*event.cell); }},
    {"to", [](const Event& event, Names) { return word_of(*event.to); }},
    {"dice", [](const Event& event, Names) { return faces(event.dice); }},
    {"become", [](const Event& event, Names) { return faces(event.become); }},
};
constexpr EventTexts<Event> event_texts(
    {
        {EventKind::starters_chosen, "{seat} has chosen starter enhancements."},
        {EventKind::starters_kept, "{seat} puts {card} under {board}."},
        {EventKind::starter_placed, "{seat} has the starter {card} under {board}."},
        {EventKind::market_card, "New in the market: {card}."},
        {EventKind::goal_laid, "Common goal: {goal}."},
        {EventKind::goal_dealt, "{seat} gets the personal goal {personal}."},
        {EventKind::first_player, "{seat} is the first player."},
        {EventKind::round_begins, "Round {count} begins; {seat} goes first."},
        {EventKind::dice_rolled, "{seat} rolls {dice} for everybody."},
        {EventKind::extra_die, "{seat} rolls an extra die: {dice}."},
        {EventKind::gains, "{seat} gains {amount}."},
        {EventKind::spends, "{seat} spends {amount}."},
        {EventKind::moves, "{seat} moves a worker from {cell} to {to}."},
        {EventKind::opens, "{seat} opens the glade at {cell}: {glade}."},
        {EventKind::builds, "{seat} builds a tower at {cell}."},
        {EventKind::hires, "{seat} hires a worker at {cell}."},
        {EventKind::worker_gained, "{seat} gets a worker from the tower at {cell}."},
        {EventKind::upgrades, "{seat} upgrades {board}."},
        {EventKind::takes, "{seat} takes {card} from the market."},
        {EventKind::puts, "{seat} puts {card} under {board}."},
        {EventKind::discarded, "{card} is discarded."},
        {EventKind::uses, "{seat} uses the {card}."},
        {EventKind::rerolls, "{seat} rerolls {dice}: {become}."},
        {EventKind::nudges, "{seat} turns a {dice} to {become}."},
        {EventKind::buys, "{seat} buys a die and rolls a {dice}."},
        {EventKind::places, "{seat} places a {dice} on {board}."},
        {EventKind::claims, "{seat} places a {dice} on the goal {goal}."},
        {EventKind::wastes, "{seat} sets a {dice} aside."},
        {EventKind::renews, "{seat} renews the market."},
        {EventKind::reshuffle, "The discards are shuffled into a new deck."},
        {EventKind::market_discarded, "The market is discarded."},
        {EventKind::personal_goal, "{seat} had the goal {personal}: {count|point|points}."},
        {EventKind::game_over, "The game is over."},
    },
    event_words);

}  // namespace

std::string Game::event_text(const Event& event, Names names) { return event_texts.text(event, names); }

}  // namespace skerry::tundra
