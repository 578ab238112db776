// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Sections 6.2 to 6.4: village cards, harvests, the bottom halves of settlers.
namespace skerry::skara_brae {

int icons(const Player& player, Environment e) {
    return static_cast<int>(player.columns[e].size()) + (player.flipped.has(gather_tile(e)) ? 1 : 0);
}

void place_card(Turn& turn, Card card) {
    if (is_settler(card)) return turn.me.columns[environment_of(card)].push(card);
    turn.me.cards.add(card);
    gain(turn, cards[card].gain, cards[card].kind == CardKind::ball ? stone_ball_count(turn.me) : 1);
}

// ---- Harvests (6.3) ----

namespace {

// The whole amount is taken; of two types the player chooses unit by unit (SB-033, SB-034).
void harvest_amount(Turn& turn, Environment e, int amount) {
    if (!has_two_types(e)) return gain(turn, harvest_types[e][0], amount);
    turn.push({.kind = StepKind::harvest_split, .environment = e, .count = static_cast<std::uint8_t>(amount)});
}

void knives_moves(const Player& player, int fewest, MoveList& out) {
    for (int n = fewest; n <= player.storage[Resource::skaill]; ++n) out.push(Verb::knives, n);
}

Label label_knives(const Question&, Move move) {
    return move.args[0] == 0 ? "No knife" : counted(move.args[0], "knife", "knives");
}

}  // namespace

void harvest(Turn& turn, Environment e) {
    if (turn.me.storage[Resource::skaill] > 0)
        turn.push({.kind = StepKind::harvest_knives, .environment = e});
    else
        harvest_amount(turn, e, icons(turn.me, e));
}

const StepRule harvest_knives_rule{
    .moves = [](const Question& q, MoveList& out) { knives_moves(q.me, 0, out); },
    .play =
        [](Turn& turn, const Step& step, Move move) {
            const int knives = arg<std::uint8_t>(move);
            spend(turn, Resource::skaill, knives);
            harvest_amount(turn, *step.environment, icons(turn.me, *step.environment) + knives);
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            const Environment e = *q.step.environment;
            prompt.line = "Harvest the " + word_of(e) + " with " + counted(icons(q.me, e), "icon", "icons") +
                          ". How many knives do you add?";
        },
    .label = label_knives,
};
const StepRule harvest_split_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            for (int first = q.step.count; first >= 0; --first)
                out.push(Verb::harvest, *q.step.environment, first, q.step.count - first);
        },
    .play = [](Turn& turn, const Step&, Move move) { gain(turn, harvested_by(move)); },
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line = "Harvest " + plain(q.step.count) + " from the " + word_of(*q.step.environment) + ".";
        },
    .label = [](const Question&, Move move) -> Label { return "Harvest " + spoken(harvested_by(move)); },
};

// ---- The bottom half: optional, all or nothing (6.4) ----

bool bottom_possible(const Player& player, Card card) {
    const CardRow& effect = cards[card];
    if (effect.per) return icons(player, *effect.per) + player.storage[Resource::skaill] > 0;
    return can_pay(player, effect.pay);
}

void resolve_bottom(Turn& turn, Card card) {
    const CardRow& effect = cards[card];
    if (!effect.per) {
        spend(turn, effect.pay);
        gain(turn, effect.gain);
    } else if (turn.me.storage[Resource::skaill] > 0) {
        turn.push({.kind = StepKind::bottom_knives, .card = card});
    } else {
        gain(turn, effect.gain, icons(turn.me, *effect.per));
    }
}

const StepRule bottom_rule{
    .opens = [](const Question& q) { return bottom_possible(q.me, *q.step.card) || any_task_payable(q); },
    .moves =
        [](const Question& q, MoveList& out) {
            if (bottom_possible(q.me, *q.step.card)) out.push(Verb::use);
            out.push(Verb::skip);
            task_moves(q, out);
        },
    .play =
        [](Turn& turn, const Step& step, Move move) {
            if (verb_of(move) == Verb::task) return use_task(turn, step, arg<Task>(move));
            if (verb_of(move) == Verb::use) resolve_bottom(turn, *step.card);
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            const Card card = *q.step.card;
            const CardRow& effect = cards[card];
            prompt.line = "Use the " + title(card) + ": gain " + bottom_text(card) + "?";
            if (!bottom_possible(q.me, card)) {
                prompt.line = "The " + title(card) + " cannot be used yet: pay for a task first, or go on.";
                prompt.refused.push_back(
                    {thing(card), effect.per ? "It needs an icon of the " + word_of(*effect.per) + ", or a knife."
                                             : "It costs " + spoken(effect.pay) + "."});
            }
            refuse_tasks(q, prompt);
        },
    .label = use_label<[](const Question& q) { return "Gain " + bottom_text(*q.step.card); }>,
};
const StepRule bottom_knives_rule{
    .moves = [](const Question& q,
                MoveList& out) { knives_moves(q.me, icons(q.me, *cards[*q.step.card].per) > 0 ? 0 : 1, out); },
    .play =
        [](Turn& turn, const Step& step, Move move) {
            const CardRow& effect = cards[*step.card];
            const int knives = arg<std::uint8_t>(move);
            spend(turn, Resource::skaill, knives);
            gain(turn, effect.gain, icons(turn.me, *effect.per) + knives);
        },
    .ask = [](const Question& q,
              Prompt& prompt) { prompt.line = "How many knives do you add to the " + title(*q.step.card) + "?"; },
    .label = label_knives,
};

}  // namespace skerry::skara_brae
