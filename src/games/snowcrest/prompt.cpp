// SPDX-License-Identifier: Apache-2.0
#include "core/sentence.h"
#include "games/snowcrest/game.h"
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::snowcrest {

std::vector<Thing> about(const Question& q) {
    const auto& [state, seat, player, step, names] = q;
    std::vector<Thing> things;
    if (step.kind == StepKind::settle || step.kind == StepKind::give) {
        if (state.guardian) things.push_back(thing(*state.guardian));
        if (state.forest) things.push_back(thing(*state.forest));
    }
    if (step.villager && *step.villager != Villager::unknown) things.push_back(thing(*step.villager));
    if (step.kind == StepKind::card_action && state.busy) things.push_back(thing(*state.busy));
    if (step.building) things.push_back(thing(*step.building));
    return things;
}

namespace {

// In another player's turn: refuse everything or decline; whoever has begun to pay goes on with the first source.
std::string default_answer(const State& state, Seat seat) {
    MoveList moves;
    Game::moves(state, seat, moves);
    switch (state.players[seat].agenda.back().kind) {
    case StepKind::settle:
    case StepKind::meditate_respond: return Game::move_text(moves[moves.size() - 1]);
    case StepKind::give:
    case StepKind::payment:          return Game::move_text(moves[0]);
    default:                         return {};
    }
}

}  // namespace

Prompt Game::prompt(const State& state, Seat seat, Names names) {
    Prompt prompt = agenda::prompt(state, seat, names);
    if (seat != state.active) prompt.default_answer = default_answer(state, seat);
    return prompt;
}

// ---- Events ----

namespace {

constexpr PlaceWords<Event> event_words[]{
    {"goods", [](const Event& event, Names) { return amount(event.count, *event.resource); }},
    {"where", [](const Event& event, Names) { return event.cell ? where(*event.cell) : std::string(); }},
    {"tiles",
     [](const Event& event, Names) {
         const std::string name = title(*event.building);
         return event.count == 1 ? "a " + name : plain(event.count) + " " + name + "s";
     }},
    {"barley", [](const Event& event, Names) { return amount(event.count, Resource::barley); }},
    {"bells", [](const Event& event, Names) { return amount(event.count, Resource::bell); }},
    {"juniper", [](const Event& event, Names) { return amount(event.count, Resource::juniper); }},
    {"answer",
     [](const Event& event, Names) {
         Bag<Item> refused;
         for (Item item : event.refused) refused.add(item);
         return refused.empty() ? "gives all that is demanded" : "refuses " + listed(refused);
     }},
};
constexpr EventTexts<Event> event_texts(
    {
        {EventKind::buys, "{seat} begins with the {villager} for {barley}."},
        {EventKind::turn_begins, "{seat}'s turn."},
        {EventKind::activates, "{seat} activates the {villager}[ {where}]."},
        {EventKind::adds, "{seat} adds the {villager}[ {where}]."},
        {EventKind::rests, "{seat} rests."},
        {EventKind::turns_up, "All villagers of {seat} are face up again."},
        {EventKind::turned_down, "The {villager} of {seat} is turned face down."},
        {EventKind::leaves, "The {villager} leaves the village of {seat}."},
        {EventKind::skips, "{seat} lets the {villager} do nothing."},
        {EventKind::copies, "{seat} copies the {villager}."},
        {EventKind::recruits, "{seat} recruits the {villager}[ {where}]."},
        {EventKind::gains, "{seat} gains {goods}."},
        {EventKind::spends, "{seat} pays {goods}."},
        {EventKind::uses_tile, "{seat} turns {tiles} face down to pay."},
        {EventKind::uses_villager, "{seat} turns the {villager}[ {where}] face down to pay."},
        {EventKind::discards, "{seat} discards the {villager}."},
        {EventKind::returns_tile, "{seat} gives back {tiles}."},
        {EventKind::draws, "{seat} draws {count|card|cards}."},
        {EventKind::draws_card, "{seat} draws the {villager}."},
        {EventKind::reshuffle, "{seat} shuffles the discards into a new deck."},
        {EventKind::recovers, "{seat} takes the {villager} from the discards."},
        {EventKind::row_card, "The {villager} joins the row."},
        {EventKind::under_deck, "The {villager} goes under the common deck."},
        {EventKind::blessed, "{seat} loses {count|Omen|Omens}."},
        {EventKind::omens, "{seat} takes {count|Omen|Omens}."},
        {EventKind::scrolls, "{seat} gains {count|scroll|scrolls}."},
        {EventKind::returns_scroll, "{seat} gives back {count|scroll|scrolls}."},
        {EventKind::builds, "{seat} builds a {building}."},
        {EventKind::restocks, "{seat} turns all tiles face up."},
        {EventKind::guardian, "The Guardian is {guardian}."},
        {EventKind::forest, "The Forest wakes: {forest}."},
        {EventKind::forest_refilled, "The Forest grows {juniper}."},
        {EventKind::settles, "{seat} {answer}."},
        {EventKind::announces, "{seat} meditates with {bells}.", "{seat} does not meditate."},
        {EventKind::beats, "{seat} rings {bells}."},
        {EventKind::declines, "{seat} declines."},
        {EventKind::achievement, "{seat} earns the achievement {achievement}."},
        {EventKind::last_scroll, "The scroll pool is empty: the end is near."},
        {EventKind::rest_limit, "The village has rested too often."},
        {EventKind::game_over, "The game is over."},
    },
    event_words);

}  // namespace

std::string Game::event_text(const Event& event, Names names) { return event_texts.text(event, names); }

}  // namespace skerry::snowcrest
