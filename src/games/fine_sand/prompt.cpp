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

namespace {

std::string end_label(const Question& q) {
    switch (q.step.kind) {
    case StepKind::step1: return "End Step 1";
    case StepKind::step3:
        if (over_limit(q.me.board) > 0) return "Check the hand limit: discard " + cards(over_limit(q.me.board));
        return "End the turn";
    default: return "End Step 2";
    }
}

std::string done_label(const Question& q) {
    const int chosen = static_cast<int>(q.me.picked.size());
    switch (q.step.kind) {
    case StepKind::mulligan:   return chosen == 0 ? "Keep all cards" : "Draw " + counted(chosen, "new card", "new cards");
    case StepKind::reveal:     return "Stop without building";
    case StepKind::limit:      return "End the turn";
    case StepKind::dump:       return "Draw " + cards(drawn_for(*q.step.card, chosen));
    case StepKind::solo_bonus: {
        const SheetRow line = sheet_row(q.state, picked_rows(q.me));
        if (!is_lost(line)) return "Strike " + plain(line.struck);
        return "Lose the campaign: " + plain(total_after_bonuses(line)) + " is above " +
               plain(highest_free(q.state.setup.campaign));
    }
    default: return "Done";
    }
}

// With what comes of it: a row spent on the wrong total may lose the campaign.
std::string bonus_label(const Question& q, Bonus bonus) {
    Set<Bonus> rows = picked_rows(q.me);
    if (rows.has(bonus)) return "Take " + plain(bonus_of(bonus)) + " off";
    rows.add(bonus);
    const SheetRow line = sheet_row(q.state, rows);
    return "Take " + plain(bonus_of(bonus)) + " off: total " + plain(total_after_bonuses(line)) +
           (is_lost(line) ? ", still above " + plain(highest_free(q.state.setup.campaign))
                          : ", strikes " + plain(line.struck));
}

// What a card is worth is said where it is not the usual coin.
std::string payment_label(Move move) {
    if (arg<Source>(move, 1) == Source::coin) return "Pay a wooden coin";
    const int worth = row(arg<Card>(move)).worth;
    return "Pay " + title(arg<Card>(move)) + (arg<Source>(move, 1) == Source::pallet ? " from the pallet" : "") +
           (worth == 1 ? "" : " (" + coins(worth) + ")");
}

}  // namespace

std::string Game::label(const State& state, Seat seat, Move move, std::span<const std::string> names) {
    const Question q = agenda::question(state, seat, names);
    if (move == done) return done_label(q);
    if (is_put_back(move)) return "Put back: " + label(state, seat, put_back(move), names);
    const auto card = arg<Card>(move);
    switch (verb_of(move)) {
    case Verb::mulligan: return "Replace " + title(card);
    case Verb::draw:     return "Draw " + cards(board_draw);
    case Verb::use:      return "Use " + title(card) + ": " + use_text(card);
    case Verb::ring:     return arg<Ring>(move) == Ring::red ? "Red: build cards" : "Blue: draw more cards";
    case Verb::build:    return "Build " + title(card) + " for " + coins(price_of(q.me.board, card, permit_of(move)));
    case Verb::pay:      return payment_label(move);
    case Verb::offload:  return "Off-load " + title(card);
    case Verb::dump:
    case Verb::discard:  return "Discard " + title(card);
    case Verb::remove:   return "Remove " + title(card) + " from the game";
    case Verb::place:    return "Lay " + title(card) + " on the pallet";
    case Verb::take:     return "Take " + title(card);
    case Verb::reveal:   return "Reveal another card";
    case Verb::bonus:    return bonus_label(q, arg<Bonus>(move));
    case Verb::swap:     return title(card) + " leaves the campaign";
    case Verb::end:      return end_label(q);
    }
    return {};
}

// ---- Events ----

std::string Game::event_text(const Event& event, std::span<const std::string> names) {
    const std::string who = event.seat.index() < names.size() ? names[event.seat.index()] : "Somebody";
    const std::string n = plain(event.count);
    const std::string what = event.card ? title(*event.card) : "";
    switch (event.kind) {
    case EventKind::keeps_hand: return who + " keeps the opening hand.";
    case EventKind::draws:      return who + " draws " + cards(event.count) + ".";
    case EventKind::draws_card: return who + " draws " + what + ".";
    case EventKind::reshuffle:  return who + " shuffles " + cards(event.count) + " into a new draw stack.";
    case EventKind::coins:      return who + " takes " + counted(event.count, "wooden coin", "wooden coins") + ".";
    case EventKind::depleted:
        return who + (event.count > 0 ? " has drawn everything in a blue turn: the next turn is the last."
                                      : " has drawn everything: this turn is the last.");
    case EventKind::uses:     return who + " uses " + what + ".";
    case EventKind::discards: return who + " discards " + what + ".";
    case EventKind::keeps:    return who + " keeps " + what + ".";
    case EventKind::takes:    return who + " takes " + what + ".";
    case EventKind::reveals:  return who + " reveals " + what + ".";
    case EventKind::rings:    return who + (event.ring == Maybe<Ring>(Ring::red) ? " chooses red." : " chooses blue.");
    case EventKind::builds:
        return who + " builds " + what + " for " + coins(event.count) +
               (event.from ? " with " + title(*event.from) + "." : ".");
    case EventKind::pays:            return who + " pays with " + what + ".";
    case EventKind::pays_coin:       return who + " pays a wooden coin.";
    case EventKind::offloads:        return who + " off-loads a card.";
    case EventKind::offloads_card:   return who + " puts " + what + " on the Symbol card.";
    case EventKind::removes:         return who + " removes " + what + " from the game.";
    case EventKind::places:          return who + " lays " + what + " on a pallet.";
    case EventKind::limit:           return who + " has a hand limit of " + n + " in this turn.";
    case EventKind::finished:        return who + " has finished.";
    case EventKind::all_chosen:      return "Everybody has chosen the opening hand. Turn 1 begins.";
    case EventKind::all_drawn:       return "Everybody has drawn.";
    case EventKind::turn_ends:       return "Turn " + n + " ends.";
    case EventKind::boost_offloaded: return what + " of " + who + " is used up.";
    case EventKind::chair:           return who + " finds a beach chair on the discard pile.";
    case EventKind::receives:        return who + " receives " + what + " from the right.";
    case EventKind::no_exchange:     return "Not everybody has off-loaded: no card moves on.";
    case EventKind::timer:
        if (event.count == 0) return "The last timer coin is gone: from now on you off-load a card every turn.";
        return counted(event.count, "timer coin is left.", "timer coins are left.");
    case EventKind::last_turn:   return "Turn " + n + " is the last.";
    case EventKind::turn_begins: return "Turn " + n + " begins.";
    case EventKind::game_over:   return "The game is over.";
    case EventKind::scored:      return who + " has a total of " + n + ".";
    case EventKind::struck:      return who + " strikes " + n + ".";
    case EventKind::bonus:       return who + " takes " + n + " off the total.";
    case EventKind::offered:     return what + " may leave the campaign.";
    case EventKind::leaves:      return what + " leaves the campaign.";
    case EventKind::lost:        return "No number is left to strike: the campaign is lost.";
    }
    return {};
}

}  // namespace skerry::fine_sand
