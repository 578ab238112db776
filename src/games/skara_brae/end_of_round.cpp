// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Section 5.6: rest, feed, midden.
namespace skerry::skara_brae {
namespace {

int max_fed(const Player& player) { return std::min<int>(hungry(player), player.storage[Resource::food]); }

void feed(Turn& turn, int food) {
    const int unfed = hungry(turn.me) - food;
    spend(turn, Resource::food, food, EventKind::feeds);
    if (unfed > 0) turn.push({.kind = StepKind::discard_settler, .count = static_cast<std::uint8_t>(unfed)});
}

// Any settlers leave, covered ones too (ruling 19).
struct Leavers {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        Set<Card> all;
        for (Environment e : each<Environment>())
            for (Card card : q.me.columns[e]) all.add(card);
        for (Card card : all)
            if (offer(pick(Verb::discard, card), 1)) return;
    }
    static int at_once(const Step& step) { return std::min<int>(step.count, Picked::capacity); }
    static Limits limits(const Question& q) { return {at_once(q.step), at_once(q.step)}; }
    static void finish(Turn& turn, const Step& step, const Picked& leavers) {
        for (const Pick pick : leavers) {
            const auto card = static_cast<Card>(pick.first);
            auto& column = turn.me.columns[environment_of(card)];
            column.take(column.find(card));
            turn.state.discards.add(card);
            turn.tell({.kind = EventKind::loses, .card = card});
        }
        if (const int more = step.count - at_once(step); more > 0)
            turn.push({.kind = StepKind::discard_settler, .count = static_cast<std::uint8_t>(more)});
    }
};

}  // namespace

void begin_rest(Turn& turn) {
    turn.me.black_workers = 0;
    turn.push({.kind = StepKind::take_midden});
    turn.push({.kind = StepKind::feed});
    turn.push({.kind = StepKind::rest_cook});
}

int hungry(const Player& player) { return std::max(0, settler_count(player) - roof_count(player)); }

const StepRule feed_rule{
    .opens = [](const Question& q) { return max_fed(q.me) > 0; },
    .moves =
        [](const Question& q, MoveList& out) {
            for (int food = max_fed(q.me); food >= 0; --food) out.push(Verb::feed, food);
        },
    .play = [](Turn& turn, const Step&, Move move) { feed(turn, arg<std::uint8_t>(move)); },
    .passed_over = [](Turn& turn, const Step&) { feed(turn, 0); },
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line =
                "Feed " + counted(hungry(q.me), "settler", "settlers") + " without a roof; whoever is not fed leaves.";
        },
    .label = [](const Question&, Move move) -> Label {
        return move.args[0] == 0 ? "Feed nobody" : "Feed " + counted(move.args[0], "settler", "settlers");
    },
};
const StepRule discard_settler_rule{
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line = q.step.count == 1 ? "One settler was not fed: choose who leaves."
                                            : plain(q.step.count) + " settlers were not fed: choose those who leave.";
        },
    .label = [](const Question&, Move move) -> Label { return move == done ? "" : title(arg<Card>(move)) + " leaves"; },
    .selection = selection<Leavers>,
};

// Utensils lessen it, but not below nothing (ruling 34).
int midden_due(const Player& player) {
    return std::max(0, slider_columns[player.open_columns].midden - utensils_count(player));
}

const StepRule take_midden_rule{.passed_over = [](Turn& turn, const Step&) {
    gain(turn, Resource::midden, midden_due(turn.me), EventKind::midden);
}};

}  // namespace skerry::skara_brae
