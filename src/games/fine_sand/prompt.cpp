// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/sentence.h"
#include "games/fine_sand/game.h"
#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::fine_sand {

std::vector<Thing> about(const Question& q) {
    return q.step.card ? std::vector<Thing>{built_thing(*q.step.card)} : std::vector<Thing>();
}

// ---- Moves ----

namespace {

// What a move is called where its step has no word for it.
struct LabelWords {
    Verb verb;
    std::string_view head, detail = {};
};
constexpr LabelWords labels[]{
    {Verb::mulligan, "Replace {card}"},
    {Verb::draw, "Draw {draw|card|cards}"},
    {Verb::use, "Use {card}", "{use}"},
    {Verb::build, "Build {card} for {price}"},
    {Verb::offload, "Off-load {card}"},
    {Verb::dump, "Discard {card}"},
    {Verb::remove, "Remove {card} from the game"},
    {Verb::place, "Lay {card} on the pallet"},
    {Verb::discard, "Discard {card}"},
    {Verb::take, "Take {card}"},
    {Verb::reveal, "Reveal another card"},
    {Verb::swap, "{card} leaves the campaign"},
    {static_cast<Verb>(done.verb), "Done"},
};

}  // namespace

Label common_label(const Question& q, Move move) {
    const auto* row =
        std::find_if(std::begin(labels), std::end(labels), [&](const auto& l) { return l.verb == verb_of(move); });
    SKERRY_CHECK(row != std::end(labels));
    const auto card = arg<Card>(move);
    const auto words = [&](std::string_view place) {
        if (place == "card") return quoted(card);
        if (place == "use") return use_text(card);
        if (place == "draw") return plain(board_draw);
        const int price = price_of(q.me.board, card, permit_of(move));
        return price == 0 ? "nothing" : coins(price);
    };
    return {filled(row->head, words), filled(row->detail, words)};
}

// ---- Events ----

namespace {

constexpr PlaceWords<Event> event_words[]{
    {"card", [](const Event& event, Names) { return event.card ? quoted(*event.card) : std::string(); }},
    {"from", [](const Event& event, Names) { return event.from ? quoted(*event.from) : std::string(); }},
};
constexpr EventTexts<Event> event_texts(
    {
        {EventKind::keeps_hand, "{seat} keeps the opening hand."},
        {EventKind::draws, "{seat} draws {count|card|cards}."},
        {EventKind::draws_card, "{seat} draws {card}."},
        {EventKind::reshuffle, "{seat} shuffles {count|card|cards} into a new draw stack."},
        {EventKind::coins, "{seat} takes {count|wooden coin|wooden coins}."},
        {EventKind::depleted, "{seat} has drawn everything in a blue turn: the next turn is the last.",
         "{seat} has drawn everything: this turn is the last."},
        {EventKind::uses, "{seat} uses {card}."},
        {EventKind::discards, "{seat} discards {card}."},
        {EventKind::keeps, "{seat} keeps {card}."},
        {EventKind::takes, "{seat} takes {card}."},
        {EventKind::reveals, "{seat} reveals {card}."},
        {EventKind::rings, "{seat} chooses {ring}."},
        {EventKind::builds, "{seat} builds {card} for {count|coin|coins}[ with {from}].",
         "{seat} builds {card} for nothing[ with {from}]."},
        {EventKind::pays, "{seat} pays with {card}."},
        {EventKind::pays_coin, "{seat} pays a wooden coin."},
        {EventKind::offloads, "{seat} off-loads a card."},
        {EventKind::offloads_card, "{seat} puts {card} on the Symbol card."},
        {EventKind::removes, "{seat} removes {card} from the game."},
        {EventKind::places, "{seat} lays {card} on a pallet."},
        {EventKind::limit, "{seat} has a hand limit of {count} in this turn."},
        {EventKind::finished, "{seat} has finished."},
        {EventKind::all_chosen, "Everybody has chosen the opening hand. Turn 1 begins."},
        {EventKind::all_drawn, "Everybody has drawn."},
        {EventKind::turn_ends, "Turn {count} ends."},
        {EventKind::boost_offloaded, "{seat} has used up {card}."},
        {EventKind::chair, "{seat} finds a beach chair on the discard pile."},
        {EventKind::receives, "{seat} receives {card} from the right."},
        {EventKind::no_exchange, "Not everybody has off-loaded: no card moves on."},
        {EventKind::timer, "{count|timer coin is left|timer coins are left}.",
         "The last timer coin is gone: from now on you off-load a card every turn."},
        {EventKind::last_turn, "Turn {count} is the last."},
        {EventKind::turn_begins, "Turn {count} begins."},
        {EventKind::game_over, "The game is over."},
        {EventKind::scored, "{seat} has a total of {count}."},
        {EventKind::struck, "{seat} strikes {count}."},
        {EventKind::bonus, "{seat} takes {count} off the total."},
        {EventKind::offered, "{card} may leave the campaign."},
        {EventKind::leaves, "{card} leaves the campaign."},
        {EventKind::lost, "No number is left to strike: the campaign is lost."},
    },
    event_words);

}  // namespace

std::string Game::event_text(const Event& event, Names names) { return event_texts.text(event, names); }

}  // namespace skerry::fine_sand
