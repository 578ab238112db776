#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Sections 6.2 to 6.4: village cards, harvests, the bottom halves of settlers.
namespace skerry::skara_brae {
namespace {

// The whole amount is taken; of two types the player chooses a unit (SB-033, SB-034).
void harvest_amount(Turn& turn, Environment e, int amount) {
    if (!has_two_types(e)) return gain(turn, types_of(e)[0], amount);
    turn.push({.kind = StepKind::harvest_split, .environment = e, .count = static_cast<std::uint8_t>(amount)});
}

void knives_moves(const Player& player, int fewest, MoveList& out) {
    for (int n = fewest; n <= player.storage[Resource::skaill]; ++n) out.push(Verb::knives, n);
}

void harvest_knives_moves(const Question& q, MoveList& out) { knives_moves(q.me, 0, out); }

void harvest_knives(Turn& turn, const Step& step, Move move) {
    const int knives = arg<std::uint8_t>(move);
    spend(turn, Resource::skaill, knives);
    harvest_amount(turn, *step.environment, icons(turn.me, *step.environment) + knives);
}

void split_moves(const Question& q, MoveList& out) {
    for (int first = q.step.count; first >= 0; --first)
        out.push(Verb::harvest, *q.step.environment, first, q.step.count - first);
}

void split(Turn& turn, const Step&, Move move) { gain(turn, harvested_by(move)); }

void ask_harvest(const Question& q, Prompt& prompt) {
    const Environment e = *q.step.environment;
    prompt.line = q.step.kind == StepKind::harvest_split
                      ? "Harvest " + plain(q.step.count) + " from the " + word_of(e) + "."
                      : "Harvest the " + word_of(e) + " with " + counted(icons(q.me, e), "icon", "icons") +
                            ". How many knives do you add?";
}

// ---- The bottom half: optional, all or nothing (6.4) ----

bool bottom_opens(const Question& q) { return bottom_possible(q.me, *q.step.card) || any_task_payable(q); }

void bottom_moves(const Question& q, MoveList& out) {
    if (bottom_possible(q.me, *q.step.card)) out.push(Verb::use);
    out.push(Verb::skip);
    task_moves(q, out);
}

void bottom(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::task) return use_task(turn, step, arg<Task>(move));
    if (verb_of(move) == Verb::use) resolve_bottom(turn, *step.card);
}

std::string why_no_bottom(Card card) {
    const Settler& effect = settler(card);
    return effect.per ? "It needs an icon of the " + word_of(*effect.per) + ", or a knife."
                      : "It costs " + spoken(effect.pay) + ".";
}

void ask_bottom(const Question& q, Prompt& prompt) {
    const Card card = *q.step.card;
    if (bottom_possible(q.me, card)) {
        prompt.line = "Use the " + title(card) + ": gain " + bottom_text(card) + "?";
    } else {
        prompt.line = "The " + title(card) + " cannot be used yet: pay for a task first, or go on.";
        prompt.refused.push_back({thing(card), why_no_bottom(card)});
    }
    refuse_tasks(q, prompt);
}

std::string use_of_bottom(const Question& q) { return "Gain " + bottom_text(*q.step.card); }

void bottom_knives_moves(const Question& q, MoveList& out) {
    knives_moves(q.me, icons(q.me, *settler(*q.step.card).per) > 0 ? 0 : 1, out);
}

void bottom_knives(Turn& turn, const Step& step, Move move) {
    const Settler& effect = settler(*step.card);
    const int knives = arg<std::uint8_t>(move);
    spend(turn, Resource::skaill, knives);
    gain(turn, effect.gain.what, icons(turn.me, *effect.per) + knives);
}

void ask_bottom_knives(const Question& q, Prompt& prompt) {
    prompt.line = "How many knives do you add to the " + title(*q.step.card) + "?";
}

}  // namespace

const StepRule harvest_knives_rule{.moves = harvest_knives_moves, .play = harvest_knives, .ask = ask_harvest};
const StepRule harvest_split_rule{.moves = split_moves, .play = split, .ask = ask_harvest};
const StepRule bottom_rule{
    .opens = bottom_opens, .moves = bottom_moves, .play = bottom, .ask = ask_bottom, .label = use_label<use_of_bottom>};
const StepRule bottom_knives_rule{.moves = bottom_knives_moves, .play = bottom_knives, .ask = ask_bottom_knives};

int icons(const Player& player, Environment e) {
    return static_cast<int>(player.columns[e].size()) + (player.flipped.has(gather_tile(e)) ? 1 : 0);
}

void place_card(Turn& turn, Card card) {
    if (is_settler(card)) {
        turn.me.columns[environment_of(card)].push(card);
        return;
    }
    turn.me.cards.add(card);
    if (stone_ball_cards.has(card)) gain(turn, Resource::skaill, stone_ball_count(turn.me));
    if (utensils_cards.has(card)) gain(turn, Resource::hide, 1);
}

void harvest(Turn& turn, Environment e) {
    if (turn.me.storage[Resource::skaill] > 0)
        turn.push({.kind = StepKind::harvest_knives, .environment = e});
    else
        harvest_amount(turn, e, icons(turn.me, e));
}

bool bottom_possible(const Player& player, Card card) {
    const Settler& effect = settler(card);
    if (effect.per) return icons(player, *effect.per) + player.storage[Resource::skaill] > 0;
    return player.storage[effect.pay.what] >= effect.pay.count;
}

void resolve_bottom(Turn& turn, Card card) {
    const Settler& effect = settler(card);
    if (!effect.per) {
        spend(turn, effect.pay.what, effect.pay.count);
        gain(turn, effect.gain.what, effect.gain.count);
    } else if (turn.me.storage[Resource::skaill] > 0) {
        turn.push({.kind = StepKind::bottom_knives, .card = card});
    } else {
        gain(turn, effect.gain.what, icons(turn.me, *effect.per));
    }
}

}  // namespace skerry::skara_brae
