#include "games/skara_brae/rules.h"

// Sections 6.2 to 6.4: village cards, harvests, the bottom halves of settlers.
namespace skerry::skara_brae {
namespace {

const std::array<Resource, 2>& types_of(Environment e) { return harvest_types[static_cast<std::size_t>(e)]; }

// The whole amount is taken; of two types the player chooses a unit (SB-033, SB-034).
void harvest_amount(Turn& turn, Environment e, int amount) {
    const auto& types = types_of(e);
    if (types[0] == types[1]) return gain(turn, types[0], amount);
    turn.push({.kind = StepKind::harvest_split, .environment = e, .count = static_cast<std::uint8_t>(amount)});
}

void knives_moves(const Player& player, int fewest, MoveList& out) {
    for (int n = fewest; n <= player.storage[Resource::skaill]; ++n) out.push(make(Verb::knives, n));
}

void harvest_knives_moves(const State&, const Player& player, const Step&, MoveList& out) {
    knives_moves(player, 0, out);
}

void harvest_knives(Turn& turn, const Step& step, Move move) {
    const int knives = arg<std::uint8_t>(move);
    spend(turn, Resource::skaill, knives);
    harvest_amount(turn, *step.environment, icons(turn.me, *step.environment) + knives);
}

void split_moves(const State&, const Player&, const Step& step, MoveList& out) {
    for (int first = step.count; first >= 0; --first)
        out.push(make(Verb::harvest, *step.environment, first, step.count - first));
}

void split(Turn& turn, const Step& step, Move move) {
    const auto& types = types_of(*step.environment);
    gain(turn, {{types[0], arg<std::uint8_t>(move, 1)}, {types[1], arg<std::uint8_t>(move, 2)}});
}

// ---- The bottom half: optional, all or nothing (6.4) ----

bool bottom_opens(const State& state, const Player& player, const Step& step) {
    return bottom_possible(player, *step.card) || any_task_payable(state, player);
}
bool bottom_in_effect_opens(const State&, const Player& player, const Step& step) {
    return bottom_possible(player, *step.card);
}

void bottom_in_effect_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    if (bottom_possible(player, *step.card)) out.push(make(Verb::use));
    out.push(make(Verb::skip));
}
void bottom_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    bottom_in_effect_moves(state, player, step, out);
    task_moves(state, player, out);
}

void bottom(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::task) return use_task(turn, step, arg<Task>(move));
    if (verb_of(move) == Verb::use) resolve_bottom(turn, *step.card);
}

void bottom_knives_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    knives_moves(player, icons(player, *settler(*step.card).per) > 0 ? 0 : 1, out);
}

void bottom_knives(Turn& turn, const Step& step, Move move) {
    const Settler& effect = settler(*step.card);
    const int knives = arg<std::uint8_t>(move);
    spend(turn, Resource::skaill, knives);
    gain(turn, effect.gain.what, icons(turn.me, *effect.per) + knives);
}

}  // namespace

const StepRule harvest_knives_rule{nullptr, harvest_knives_moves, harvest_knives, nullptr};
const StepRule harvest_split_rule{nullptr, split_moves, split, nullptr};
const StepRule bottom_rule{bottom_opens, bottom_moves, bottom, nullptr};
const StepRule bottom_in_effect_rule{bottom_in_effect_opens, bottom_in_effect_moves, bottom, nullptr};
const StepRule bottom_knives_rule{nullptr, bottom_knives_moves, bottom_knives, nullptr};

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
