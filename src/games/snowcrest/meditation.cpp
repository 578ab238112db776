// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/snowcrest/game.h"
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Section 6.7: Meditation.
namespace skerry::snowcrest {
namespace {

// ---- The announcement ----

void announce_moves(const Question& q, MoveList& out) {
    int most = std::min(max_bells(q.state, q.me), max_announced), steps = 1;
    if (solo(q.state)) {
        steps = solo_bells_per_scroll;
        most = std::min(most, solo_bells_per_scroll * q.state.scroll_pool);
    }
    for (int bells = 0; bells <= most; bells += steps) out.push(Verb::announce, bells);
}

void ask_announce(const Question& q, Prompt& prompt) {
    prompt.line = solo(q.state) ? "Meditate: how many bells do you ring? Every " + plain(solo_bells_per_scroll) +
                                      " bring a scroll."
                                : "Meditate: how many bells do you announce?";
}

Label label_announce(const Question&, Move move) {
    return move.args[0] == 0 ? "Do not meditate" : "Announce " + amount(move.args[0], Resource::bell);
}

void announce(Turn& turn, const Step&, Move move) {
    const std::uint8_t bells = move.args[0];
    turn.tell({.kind = EventKind::announces, .count = bells});
    if (bells == 0) return;
    if (!solo(turn.state)) return turn.push({.kind = StepKind::answers, .count = bells});
    turn.push({.kind = StepKind::gain_scrolls, .count = static_cast<std::uint8_t>(bells / solo_bells_per_scroll)});
    start_payment(turn, units(Item::bell, bells));
}

// ---- The answers ----

int scrolls_per_answer(const State& state) {
    return state.players.size() == 2 ? meditation_scrolls_of_two : meditation_scrolls;
}

// Each opponent in turn; then the active player pays for whatever was gained.
void ask_next(Turn& turn, const Step& step) {
    if (ask_next_opponent(turn, step, {.kind = StepKind::meditate_respond, .count = step.count})) return;
    if (step.won) start_payment(turn, units(Item::bell, step.count));
}

// Whoever has cards in hand is always asked, so that nobody learns from it what they are.
bool respond_opens(const Question& q) { return !q.me.hand.empty() || max_bells(q.state, q.me) > q.step.count; }

void respond_moves(const Question& q, MoveList& out) {
    if (max_bells(q.state, q.me) > q.step.count) out.push(Verb::beat);
    out.push(Verb::decline);
}

void ask_respond(const Question& q, Prompt& prompt) {
    const std::string more = amount(q.step.count + 1, Resource::bell);
    prompt.line = seat_name(Game::info, q.state.active, q.names) + " announces " +
                  amount(q.step.count, Resource::bell) + ". Do you ring " + more + "?";
    prompt.refuse(thing(Resource::bell),
                  "It takes " + more + ", and you can ring " + plain(max_bells(q.state, q.me)) + ".");
}

Label label_respond(const Question& q, Move move) {
    return verb_of(move) == Verb::decline ? "Decline" : "Ring " + amount(q.step.count + 1, Resource::bell);
}

void decline(Turn& turn, const Step&) {
    State& state = turn.state;
    turn.tell({.kind = EventKind::declines});
    Player& active = state.players[state.active];
    active.agenda.back().won = true;
    Turn winner(state, state.active, turn.events);
    gain_scrolls(winner, scrolls_per_answer(state));
}

void respond(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::decline) return decline(turn, step);
    const int bells = step.count + 1;
    turn.tell({.kind = EventKind::beats, .count = static_cast<std::uint8_t>(bells)});
    turn.push({.kind = StepKind::gain_scrolls, .count = static_cast<std::uint8_t>(scrolls_per_answer(turn.state))});
    start_payment(turn, units(Item::bell, bells));
}

}  // namespace

const StepRule meditate_announce_rule{
    .moves = announce_moves, .play = announce, .ask = ask_announce, .label = label_announce};
const StepRule meditate_respond_rule{.opens = respond_opens,
                                     .moves = respond_moves,
                                     .play = respond,
                                     .passed_over = decline,
                                     .ask = ask_respond,
                                     .label = label_respond};
const StepRule answers_rule{.passed_over = ask_next};

int max_bells(const State& state, const Player& player) { return units_available(state, player, Item::bell); }

}  // namespace skerry::snowcrest
