#include "core/sentence.h"
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

namespace {

constexpr PlaceWords<Event> event_words[]{
    {"amount", [](const Event& event, Names) { return plain(event.count) + " " + word_of(*event.resource); }},
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
