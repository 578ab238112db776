#include "core/sentence.h"
#include "games/fine_sand/game.h"
#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::fine_sand {

void refuse(Prompt& prompt, Thing thing, std::string reason) {
    for (const Refusal& refusal : prompt.refused)
        if (refusal.thing == thing) return;
    prompt.refused.push_back({std::move(thing), std::move(reason)});
}

Prompt Game::prompt(const State& state, Seat seat, std::span<const std::string> names) {
    Prompt prompt = agenda::prompt(state, seat, names);
    if (const auto card = state.players[seat].agenda.back().card) prompt.about.push_back(built_thing(*card));
    return prompt;
}

// ---- Moves ----

std::string Game::label(const State& state, Seat seat, Move move, std::span<const std::string> names) {
    if (is_put_back(move)) return "Put back: " + label(state, seat, put_back(move), names);
    if (std::string own = agenda::label(state, seat, move, names); !own.empty()) return own;
    if (move == done) return "Done";
    const Board& board = state.players[seat].board;
    const auto card = arg<Card>(move);
    switch (verb_of(move)) {
    case Verb::mulligan: return "Replace " + title(card);
    case Verb::draw:     return "Draw " + cards(board_draw);
    case Verb::use:      return "Use " + title(card) + ": " + use_text(card);
    case Verb::ring:     return arg<Ring>(move) == Ring::red ? "Red: build cards" : "Blue: draw more cards";
    case Verb::build:    return "Build " + title(card) + " for " + coins(price_of(board, card, permit_of(move)));
    case Verb::offload:  return "Off-load " + title(card);
    case Verb::dump:
    case Verb::discard:  return "Discard " + title(card);
    case Verb::remove:   return "Remove " + title(card) + " from the game";
    case Verb::place:    return "Lay " + title(card) + " on the pallet";
    case Verb::take:     return "Take " + title(card);
    case Verb::reveal:   return "Reveal another card";
    case Verb::swap:     return title(card) + " leaves the campaign";
    case Verb::pay:
    case Verb::bonus:
    case Verb::end:      break;  // said by their steps
    }
    return {};
}

// ---- Events ----

namespace {

constexpr EventTexts<Event> event_texts{{
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
    {EventKind::builds, "{seat} builds {card} for {count|coin|coins}[ with {from}]."},
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
    {EventKind::boost_offloaded, "{card} of {seat} is used up."},
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
}};

}  // namespace

std::string Game::event_text(const Event& event, Names names) { return event_texts.text(event, names); }

}  // namespace skerry::fine_sand
