#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::skara_brae {

std::vector<Thing> about(const Step& step) {
    std::vector<Thing> things;
    if (step.tile) things.push_back(thing(*step.tile));
    if (step.card) things.push_back(thing(*step.card));
    if (step.environment) things.push_back(thing(*step.environment));
    if (step.task) things.push_back(thing(*step.task));
    return things;
}

Prompt Game::prompt(const State& state, Seat seat, std::span<const std::string> names) {
    Prompt prompt = agenda::prompt(state, seat, names);
    prompt.about = about(state.players[seat].agenda.back());
    return prompt;
}

// ---- Moves ----

namespace {

std::string with(std::string_view what, const std::string& why) { return std::string(what) + ": " + why; }

std::string cook_label(const Player& player, Resource resource) {
    const Dish& dish = dish_of(resource);
    return "Cook " + word_of(resource) + ": " + spoken(yields_of(player, dish)) + " (weight " + plain(dish.weight) +
           ")";
}

std::string muster_label(const Player& player, Environment e, Mustering how) {
    const std::string where = word_of(e);
    if (how == Mustering::settler)
        return "Use the front settler of the " + where + ": " + bottom_text(player.columns[e].back());
    return "Harvest the " + where + (how == Mustering::both ? ", then its front settler" : "");
}

std::string gather_label(const GatherOption& option) {
    const std::string gained = "Gather " + spoken(option.gain, " and ");
    return option.pay.count == 0 ? gained : gained + " for " + spoken(option.pay);
}

}  // namespace

std::string Game::label(const State& state, Seat seat, Move move, std::span<const std::string> names) {
    if (is_put_back(move)) return "Put back: " + label(state, seat, put_back(move), names);
    if (std::string text = agenda::label(state, seat, move, names); !text.empty()) return text;
    if (move == done) return "Done";
    const Player& player = state.players[seat];
    switch (verb_of(move)) {
    case Verb::keep:    return with(title(arg<Tile>(move)), explain(arg<Tile>(move), false));
    case Verb::pass:    return "Pass";
    case Verb::take:    return with(title(arg<Card>(move)), explain(arg<Card>(move)));
    case Verb::task:    return with(title(arg<Task>(move)), explain(arg<Task>(move)));
    case Verb::skip:    return "No, go on";
    case Verb::use:     return {};  // its step says what that means
    case Verb::knives:  return move.args[0] == 0 ? "No knife" : counted(move.args[0], "knife", "knives");
    case Verb::harvest: return "Harvest " + spoken(harvested_by(move), " and ");
    case Verb::place:
        return with(title(arg<Tile>(move)), explain(arg<Tile>(move), player.flipped.has(arg<Tile>(move))));
    case Verb::end:     return "End the turn";
    case Verb::pay:     return "Pay " + spoken(paid_by(move), " and ");
    case Verb::gain:    return "Gain 1 " + word_of(arg<Resource>(move));
    case Verb::cook:    return cook_label(player, arg<Resource>(move));
    case Verb::flip:    return "Flip " + title(arg<Tile>(move));
    case Verb::clear:   return arg<Clearing>(move) == Clearing::midden ? "Remove a midden" : "Move the slider left";
    case Verb::buy:     return "Buy it for 1 " + word_of(arg<Resource>(move));
    case Verb::gather:  return gather_label(gather_options[move.args[0]]);
    case Verb::build:   return "Advance on the " + title(arg<Tile>(move)) + " track";
    case Verb::muster:  return muster_label(player, arg<Environment>(move), arg<Mustering>(move, 1));
    case Verb::tend:    return "Pick " + title(arg<Tile>(move));
    case Verb::feed:    return move.args[0] == 0 ? "Feed nobody" : "Feed " + counted(move.args[0], "settler", "settlers");
    case Verb::discard: return title(arg<Card>(move)) + " leaves";
    }
    return {};
}

// ---- Events ----

std::string Game::event_text(const Event& event, std::span<const std::string> names) {
    const std::string who = event.seat.index() < names.size() ? names[event.seat.index()] : "Somebody";
    const std::string n = plain(event.count);
    const auto amount = [&] { return n + " " + word_of(*event.resource); };
    switch (event.kind) {
    case EventKind::tile_chosen:    return who + " has chosen a special tile.";
    case EventKind::tile_kept:      return who + " keeps " + title(*event.tile) + ".";
    case EventKind::tile_dealt:     return who + " has the special tile " + title(*event.tile) + ".";
    case EventKind::round_begins:   return "Round " + n + " begins.";
    case EventKind::set_dealt:      return "Set " + n + ": " + title(*event.card) + ".";
    case EventKind::passes:         return who + " passes.";
    case EventKind::takes:          return who + " takes " + title(*event.card) + ".";
    case EventKind::card_discarded: return title(*event.card) + " is discarded.";
    case EventKind::gains:          return who + " gains " + amount() + ".";
    case EventKind::spends:         return who + " spends " + amount() + ".";
    case EventKind::slider:         return who + " has " + counted(event.count, "storage column", "storage columns") + " open.";
    case EventKind::places:         return who + " places a worker on " + title(*event.tile) + ".";
    case EventKind::retrieves:      return who + " takes the workers back.";
    case EventKind::flips:          return who + " flips " + title(*event.tile) + ".";
    case EventKind::furnishes:      return who + " reaches space " + n + " of the Furnish track.";
    case EventKind::trades:         return who + " reaches space " + n + " of the Trade track.";
    case EventKind::roof:           return who + " gains a roof.";
    case EventKind::whorl:          return who + " gains a spindle whorl.";
    case EventKind::black_worker:   return who + " recruits a black worker.";
    case EventKind::draws:          return who + " looks at " + counted(event.count, "village card", "village cards") + ".";
    case EventKind::looks_at:       return who + " sees " + title(*event.card) + ".";
    case EventKind::keeps:          return who + " keeps " + title(*event.card) + ".";
    case EventKind::reshuffle:      return "The discards are shuffled into a new deck.";
    case EventKind::task:           return who + " pays for task " + plain(static_cast<int>(*event.task) + 1) + ".";
    case EventKind::feeds:          return who + " feeds " + counted(event.count, "settler", "settlers") + ".";
    case EventKind::loses:          return who + " loses " + title(*event.card) + ", who was not fed.";
    case EventKind::midden:         return who + " produces " + n + " midden.";
    case EventKind::game_over:      return "The game is over.";
    }
    return {};
}

}  // namespace skerry::skara_brae
