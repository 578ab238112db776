// SPDX-License-Identifier: Apache-2.0
#include "core/sentence.h"
#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::skara_brae {

std::vector<Thing> about(const Question& q) {
    std::vector<Thing> things;
    if (q.step.tile) things.push_back(thing(*q.step.tile));
    if (q.step.card) things.push_back(thing(*q.step.card));
    if (q.step.environment) things.push_back(thing(*q.step.environment));
    if (q.step.task) things.push_back(thing(*q.step.task));
    return things;
}

Label common_label(const Question&, Move move) {
    if (move == done) return "Done";
    if (verb_of(move) == Verb::skip) return "No, go on";
    return {title(arg<Task>(move)), explain(arg<Task>(move))};
}

// ---- Events ----

namespace {

constexpr PlaceWords<Event> event_words[]{
    {"amount", [](const Event& event, Names) { return amount(event.count, *event.resource); }},
    {"number", [](const Event& event, Names) { return plain(static_cast<int>(*event.task) + 1); }},
};
constexpr EventTexts<Event> event_texts(
    {
        {EventKind::tile_chosen, "{seat} has chosen a special tile."},
        {EventKind::tile_kept, "{seat} keeps {tile}."},
        {EventKind::tile_dealt, "{seat} has the special tile {tile}."},
        {EventKind::round_begins, "Round {count} begins."},
        {EventKind::set_dealt, "Set {count}: {card}."},
        {EventKind::passes, "{seat} passes."},
        {EventKind::takes, "{seat} takes {card}."},
        {EventKind::card_discarded, "{card} is discarded."},
        {EventKind::gains, "{seat} gains {amount}."},
        {EventKind::spends, "{seat} spends {amount}."},
        {EventKind::clears, "{seat} removes {amount}."},
        {EventKind::slider, "{seat} has {count|storage column|storage columns} open."},
        {EventKind::places, "{seat} places a worker on {tile}."},
        {EventKind::retrieves, "{seat} takes the workers back."},
        {EventKind::flips, "{seat} flips {tile}."},
        {EventKind::furnishes, "{seat} reaches space {count} of the Furnish track."},
        {EventKind::trades, "{seat} reaches space {count} of the Trade track."},
        {EventKind::roof, "{seat} gains a roof."},
        {EventKind::whorl, "{seat} gains a spindle whorl."},
        {EventKind::black_worker, "{seat} recruits a black worker."},
        {EventKind::draws, "{seat} looks at {count|village card|village cards}."},
        {EventKind::looks_at, "{seat} sees {card}."},
        {EventKind::keeps, "{seat} keeps {card}."},
        {EventKind::reshuffle, "The discards are shuffled into a new deck."},
        {EventKind::task, "{seat} pays for task {number}."},
        {EventKind::feeds, "{seat} feeds {count|settler|settlers}."},
        {EventKind::loses, "{seat} loses {card}, who was not fed."},
        {EventKind::midden, "{seat} produces {count} midden."},
        {EventKind::game_over, "The game is over."},
    },
    event_words);

}  // namespace

std::string Game::event_text(const Event& event, Names names) { return event_texts.text(event, names); }

}  // namespace skerry::skara_brae
