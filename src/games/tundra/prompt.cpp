#include <set>

#include "core/sentence.h"
#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::tundra {
namespace {

std::string name(Resource resource) { return word_of(resource); }
std::string name(Cell cell) { return word_of(cell); }
std::string die(Face face) { return plain(value_of(face)); }
std::string berries(int count) { return amount(Good::berries, count); }

std::vector<Thing> about(const Question& q) {
    std::vector<Thing> things;
    if (q.step.card && *q.step.card != Card::unknown) things.push_back(thing(*q.step.card));
    if (q.step.kind == StepKind::activation) {
        things.push_back(thing(*q.state.activation.board));
        things.push_back(thing(*q.state.activation.board, q.state.activation.row));
    }
    if (q.step.kind == StepKind::choose_starters)
        for (Card card : q.me.dealt)
            if (card != Card::unknown) things.push_back(thing(card));
    return things;
}

}  // namespace

Prompt Game::prompt(const State& state, Seat seat, std::span<const std::string> names) {
    const Question q = agenda::question(state, seat);
    Prompt prompt = agenda::prompt(state, seat, names);
    prompt.about = about(q);
    // Only what no move touches is refused, and once.
    std::set<std::string> settled;
    MoveList possible;
    moves(state, seat, possible);
    for (Move move : possible)
        for (const Thing& touched : agenda::touches(q, move)) settled.insert(touched.id);
    std::erase_if(prompt.refused, [&](const Refusal& refusal) { return !settled.insert(refusal.thing.id).second; });
    return prompt;
}

// ---- Moves ----

namespace {

std::string place_label(const Player& player, Face face, Board board) {
    const BoardState& mine = player.boards[board];
    std::string text = "A " + die(face) + " on " + title(board) + ": " +
                       short_text(effect_of(order_board(board).sides[mine.upgraded], face));
    const auto add = [&](Card card) {
        text += "; " + title(card) + ": " + short_text(effect_of(card_info(card).frames, face));
    };
    if (mine.starter) add(*mine.starter);
    for (Card card : mine.market) add(card);
    return text;
}

// Workers that stand together are told apart by where they have been in this action.
std::string walker_label(const State& state, Move move) {
    if (verb_of(move) == Verb::move) return "a worker";
    std::string been;
    const Walk& walk = state.walks[move.args[2] - std::size_t{1}];
    for (Cell cell : walk.visited - Set{walk.at}) been += (been.empty() ? "" : ", ") + name(cell);
    return "the worker who was at " + been;
}

std::string step_label(const State& state, Move move) {
    const auto from = arg<Cell>(move), to = arg<Cell>(move, 1);
    const std::string text = "Move " + walker_label(state, move) + " from " + name(from) + " to " + name(to);
    if (!map_of(state).glades.has(to)) return text + ", a settlement";
    if (!state.open.has(to)) return text + " and open the glade";
    const auto resource = resource_of(state, to);
    return resource ? text + " and gain 1 " + name(*resource) : text + ", where nothing grows";
}

std::string claim_label(const State& state, const Player& player, Face face, Goal goal) {
    const int count = count_for(state, player, goal);
    return "A " + die(face) + " on the goal " + title(goal) + ": " + amount(Good::vp, worth(goal, count)) + " for " +
           plain(count);
}

std::string start_label(const Activation& activation, Maybe<Card> card) {
    if (!card) return title(*activation.board) + ": " + text_of(own_effect(activation));
    return title(*card) + ": " + text_of(effect_of(card_info(*card).frames, activation.row));
}

std::string pay_label(const Step& step, Move move) {
    const Terms& terms = terms_of(*step.deal);
    if (verb_of(move) == Verb::gain) return "Pay " + berries(terms.berries) + " for 1 " + name(arg<Resource>(move));
    const auto paid = maybe_arg<Resource>(move);
    return "Pay " + (paid ? amount(good_of(*paid), terms.same) : berries(terms.berries)) + " for " +
           text_of(terms.gain);
}

std::string hire_label(const Step& step, Move move) {
    const Terms& terms = terms_of(*step.deal);
    const auto paid = maybe_arg<Resource>(move, 1);
    std::string price = paid ? amount(good_of(*paid), terms.same) : "";
    if (terms.berries > 0) price += (price.empty() ? "" : " and ") + berries(terms.berries);
    return "Hire a worker at " + name(arg<Cell>(move)) + " for " + price;
}

std::string upgrade_label(Move move) {
    return "Upgrade " + title(arg<Board>(move)) + " for " + text_of(upgrade_price(move)) + ": " +
           amount(Good::vp, vp_an_upgrade);
}

// The word that ends a selection, or what is done one after the other.
std::string done_label(const Question& q) {
    const bool none = q.state.picked.empty();
    switch (q.step.kind) {
    case StepKind::move_step:       return "Stop moving";
    case StepKind::card_pick:       return q.step.count == 0 ? "Go on" : "Take no card";
    case StepKind::nudge:
    case StepKind::set_die:         return "Leave the dice as they are";
    case StepKind::reroll_any:      return none ? "Roll none" : "Roll them";
    case StepKind::choose_resource: return none ? "Gain nothing" : "Done";
    case StepKind::gather:          return none ? "Gather nothing" : "Done";
    case StepKind::build_step:      return none ? "Build nothing" : "Done";
    case StepKind::hire_step:       return none ? "Hire nobody" : "Done";
    case StepKind::pay_step:        return none ? "Pay nothing" : "Done";
    case StepKind::upgrade_step:    return none ? "Upgrade nothing" : "Done";
    case StepKind::swap_step:       return none ? "Swap nothing" : "Done";
    default:                        return "Done";
    }
}

}  // namespace

std::string Game::label(const State& state, Seat seat, Move move, std::span<const std::string> names) {
    const Question q = agenda::question(state, seat, names);
    const Player& player = q.me;
    const Step& step = q.step;
    if (move == done) return done_label(q);
    if (is_put_back(move)) return "Put back: " + label(state, seat, put_back(move), names);
    const auto face = arg<Face>(move);
    switch (verb_of(move)) {
    case Verb::keep: return "Keep " + title(arg<Card>(move)) + " and " + title(arg<Card>(move, 1));
    case Verb::put:  return "Put it under " + title(arg<Board>(move));
    case Verb::replace:
        return "Put it under " + title(board_over(player, arg<Card>(move))) + ", where it replaces " +
               title(arg<Card>(move));
    case Verb::move:
    case Verb::walk: return step_label(state, move);
    case Verb::gain:
        return step.kind == StepKind::pay_step ? pay_label(step, move) : "Gain 1 " + name(arg<Resource>(move));
    case Verb::bonus:
        if (step.kind == StepKind::tower_worker) return "Place the worker at " + name(arg<Cell>(move));
        return "The tower at " + name(arg<Cell>(move)) + ": " +
               counted(bonus_of(state, arg<Cell>(move)).moves, "movement point", "movement points");
    case Verb::reroll:
        return step.kind == StepKind::reroll_any ? "Roll a " + die(face) + " again"
                                                 : "Reroll a " + die(face) + " for " + berries(title_of(player).reroll);
    case Verb::nudge: {
        const int after = value_of(face) + (arg<Sign>(move, 1) == Sign::up ? 1 : -1);
        return "Change a " + die(face) + " to " + plain(after) +
               (step.kind == StepKind::nudge ? "" : " for " + berries(title_of(player).nudge));
    }
    case Verb::buy:    return "Buy a die for " + berries(title_of(player).buy);
    case Verb::use:    return title(arg<Card>(move)) + ": " + text_of(card_info(arg<Card>(move)).frames[0].effect);
    case Verb::place:  return place_label(player, face, arg<Board>(move, 1));
    case Verb::claim:  return claim_label(state, player, face, arg<Goal>(move, 1));
    case Verb::waste:  return "Set a " + die(face) + " aside: no slot is left for your dice";
    case Verb::end:    return "End the turn";
    case Verb::start:  return start_label(state.activation, maybe_arg<Card>(move));
    case Verb::finish: return "Finish, and leave the rest";
    case Verb::build:
        return "Build a tower at " + name(arg<Cell>(move)) + " for " +
               amount(good_of(arg<Resource>(move, 1)), terms_of(Deal::tower).same) + ": " +
               text_of(bonus_of(state, arg<Cell>(move))) + " each round";
    case Verb::hire:    return hire_label(step, move);
    case Verb::pay:     return pay_label(step, move);
    case Verb::gather:  return "Gather 1 " + name(arg<Resource>(move));
    case Verb::upgrade:
    case Verb::spare:   return upgrade_label(move);
    case Verb::take:    return title(arg<Card>(move)) + ": " + explain(arg<Card>(move));
    case Verb::renew:   return "Renew the market";
    case Verb::discard: return title(arg<Card>(move)) + " leaves";
    case Verb::turn:    return "Turn a " + die(face) + " to " + die(arg<Face>(move, 1));
    case Verb::swap:    return "Swap 1 " + name(arg<Resource>(move)) + " for 1 " + name(arg<Resource>(move, 1));
    }
    return {};
}

// ---- Events ----

namespace {

std::string faces(const List<Face, most_dice>& dice) {
    std::vector<std::string> values;
    for (Face face : dice) values.push_back(die(face));
    return joined(values);
}

constexpr PlaceWords<Event> event_words[]{
    {"amount", [](const Event& event, Names) { return amount(*event.good, event.count); }},
    {"cell", [](const Event& event, Names) { return name(*event.cell); }},
    {"to", [](const Event& event, Names) { return name(*event.to); }},
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
