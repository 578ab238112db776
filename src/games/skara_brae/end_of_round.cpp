#include "games/skara_brae/rules.h"

// Section 5.6: rest, feed, midden.
namespace skerry::skara_brae {
namespace {

// ---- Rest ----

bool rest_cook_opens(const State&, const Player& player, const Step&) {
    return player.flipped.has(Tile::craft) && can_cook(player);
}

void rest_cook_moves(const State&, const Player& player, const Step&, MoveList& out) {
    cook_moves(player, hearth_limit_of(player), {}, out);
    out.push(make(Verb::skip));
}

void rest_cook(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::skip) return;
    cook_rule.play(turn, {.kind = StepKind::cook, .count = static_cast<std::uint8_t>(hearth_limit_of(turn.me))}, move);
}

// ---- Feed ----

int most_food(const Player& player) {
    const int need = hungry(player);
    return need < player.storage[Resource::food] ? need : player.storage[Resource::food];
}

bool feed_opens(const State&, const Player& player, const Step&) { return most_food(player) > 0; }

void feed_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (int food = most_food(player); food >= 0; --food) out.push(make(Verb::feed, food));
}

void feed_some(Turn& turn, int food) {
    const int unfed = hungry(turn.me) - food;
    spend(turn, Resource::food, food);
    if (food > 0) turn.tell({.kind = EventKind::feeds, .count = static_cast<std::uint8_t>(food)});
    if (unfed > 0) turn.push({.kind = StepKind::discard_settler, .count = static_cast<std::uint8_t>(unfed)});
}

void feed(Turn& turn, const Step&, Move move) { feed_some(turn, arg<std::uint8_t>(move)); }
void feed_nothing(Turn& turn, const Step&) { feed_some(turn, 0); }

// Any settlers, covered ones too (ruling 19). Several are named in the order of their ids, so that no choice is reached
// twice; the last ones are left for the settlers still to be named.
void discard_settler_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    Set<Card> settlers_left;
    for (std::size_t e = 0; e < count_of<Environment>; ++e)
        for (Card card : player.columns[static_cast<Environment>(e)])
            if (!step.card || card > *step.card) settlers_left.add(card);
    int to_offer = settlers_left.size() - (step.count - 1);
    for (Card card : settlers_left) {
        if (to_offer-- <= 0) break;
        out.push(make(Verb::discard, card));
    }
}

void discard_settler(Turn& turn, const Step& step, Move move) {
    const auto card = arg<Card>(move);
    auto& column = turn.me.columns[environment_of(card)];
    column.take(column.find(card));
    turn.state.discards.add(card);
    turn.tell({.kind = EventKind::loses, .card = card});
    if (step.count > 1)
        turn.push(
            {.kind = StepKind::discard_settler, .card = card, .count = static_cast<std::uint8_t>(step.count - 1)});
}

// ---- Midden: nothing to decide ----

bool never(const State&, const Player&, const Step&) { return false; }
void no_moves(const State&, const Player&, const Step&, MoveList&) {}
void nothing(Turn&, const Step&, Move) {}

void take_midden(Turn& turn, const Step&) {
    const int midden = slider_columns[turn.me.open_columns].midden - utensils_count(turn.me);
    if (midden <= 0) return;
    turn.tell({.kind = EventKind::midden, .count = static_cast<std::uint8_t>(midden)});
    gain(turn, Resource::midden, midden);
}

}  // namespace

const StepRule rest_cook_rule{rest_cook_opens, rest_cook_moves, rest_cook, nullptr};
const StepRule feed_rule{feed_opens, feed_moves, feed, feed_nothing};
const StepRule discard_settler_rule{nullptr, discard_settler_moves, discard_settler, nullptr};
const StepRule take_midden_rule{never, no_moves, nothing, take_midden};

int hungry(const Player& player) {
    const int need = settler_count(player) - roof_count(player);
    return need > 0 ? need : 0;
}

void begin_rest(Turn& turn) {
    turn.me.black_workers = 0;
    turn.push({.kind = StepKind::take_midden});
    turn.push({.kind = StepKind::feed});
    turn.push({.kind = StepKind::rest_cook});
}

}  // namespace skerry::skara_brae
