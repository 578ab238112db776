#include <algorithm>

#include "games/skara_brae/rules.h"

// Section 5.6: rest, feed, midden.
namespace skerry::skara_brae {
namespace {

// ---- Feed ----

int most_food(const Player& player) { return std::min<int>(hungry(player), player.storage[Resource::food]); }

bool feed_opens(const Question& q) { return most_food(q.me) > 0; }

void feed_moves(const Question& q, MoveList& out) {
    for (int food = most_food(q.me); food >= 0; --food) out.push(Verb::feed, food);
}

void feed_some(Turn& turn, int food) {
    const int unfed = hungry(turn.me) - food;
    spend(turn, Resource::food, food, EventKind::feeds);
    if (unfed > 0) turn.push({.kind = StepKind::discard_settler, .count = static_cast<std::uint8_t>(unfed)});
}

void feed(Turn& turn, const Step&, Move move) { feed_some(turn, arg<std::uint8_t>(move)); }
void feed_nothing(Turn& turn, const Step&) { feed_some(turn, 0); }

void ask_feed(const Question& q, Prompt& prompt) {
    prompt.line =
        "Feed " + counted(hungry(q.me), "settler", "settlers") + " without a roof; whoever is not fed leaves.";
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

void ask_leavers(const Question& q, Prompt& prompt) {
    prompt.line = q.step.count == 1 ? "One settler was not fed: choose who leaves."
                                    : plain(q.step.count) + " settlers were not fed: choose those who leave.";
}

// ---- Midden: nothing to decide ----

void take_midden(Turn& turn, const Step&) { gain(turn, Resource::midden, midden_due(turn.me), EventKind::midden); }

}  // namespace

const StepRule feed_rule{
    .opens = feed_opens, .moves = feed_moves, .play = feed, .passed_over = feed_nothing, .ask = ask_feed};
const StepRule discard_settler_rule{.ask = ask_leavers, .selection = selection<Leavers>};
const StepRule take_midden_rule{.passed_over = take_midden};

int hungry(const Player& player) { return std::max(0, settler_count(player) - roof_count(player)); }

// Utensils lessen it, but not below nothing (ruling 34).
int midden_due(const Player& player) {
    return std::max(0, slider_columns[player.open_columns].midden - utensils_count(player));
}

void begin_rest(Turn& turn) {
    turn.me.black_workers = 0;
    turn.push({.kind = StepKind::take_midden});
    turn.push({.kind = StepKind::feed});
    turn.push({.kind = StepKind::rest_cook});
}

}  // namespace skerry::skara_brae
