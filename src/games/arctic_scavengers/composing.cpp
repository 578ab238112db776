// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// The cards of an own action (5.3), chosen in any order: what is chosen must go together, and be completed with the
// cards at hand. Which cards, the action's row says. Nobody else sees anything before the declaration.
namespace skerry::arctic_scavengers {
namespace {

const StepRule& cards_of(const State& state) { return rule_of(state.pending.action).cards; }
const SelectionRule<Turn>& selection_of(const State& state) { return *cards_of(state).selection; }

constexpr SelectionRule<Turn> of_the_action{
    .moves = [](const Question& q, Order order, MoveList& out) { selection_of(q.state).moves(q, order, out); },
    .finish = [](Turn& turn, const Step& step) { selection_of(turn.state).finish(turn, step); },
    .can_go_on = [](const Question& q, Order order) { return selection_of(q.state).can_go_on(q, order); },
    .sound = [](const Question& q) { return selection_of(q.state).sound(q); },
    .picks = [](Move) { return true; },
    .describe = [](const Question& q, Prompt& prompt) { selection_of(q.state).describe(q, prompt); }};

void ask_compose(const Question& q, Prompt& prompt) {
    const StepRule& rule = cards_of(q.state);
    prompt.line = rule.line;
    if (rule.ask) rule.ask(q, prompt);
}

std::string brings(const State& state, const Pending& pending) {
    const auto words = rule_of(pending.action).total.brings;
    return words ? words(sum_of(state, pending).value) : "";
}

// With what the action would come to; what is chosen already is only named.
Label compose_label(const Question& q, Move move) {
    const Pending now = composed(q.state);
    if (move == done) return {title(now.action) + (now.stack ? " " + title(*now.stack) : ""), brings(q.state, now)};
    switch (verb_of(move)) {
    case Verb::pile:    return "The " + title(arg<SharedPile>(move));
    case Verb::inspire: return {title(arg<Kind>(move)) + ", inspired", "adds " + plain(led_by(q.me).bonus)};
    default:            break;
    }
    const std::string who = "Add " + title(arg<Kind>(move));
    if (q.state.picked.count(pick_of(move)) > 0) return who;
    return {who, brings(q.state, composed(q.state.pending, q.state.picked, pick_of(move)))};
}

}  // namespace

constexpr StepRule compose_rule{
    .ask = ask_compose, .label = compose_label, .selection = &of_the_action, .asked_anyway = true};

Pending composed(Pending action, const Picked& picked, std::optional<Pick> more) {
    if (action.stage != Stage::composing) return action;
    const auto put = [&](Pick pick) {
        switch (static_cast<Verb>(pick.verb)) {
        case Verb::pile:    return action.piles.add(static_cast<SharedPile>(pick.first));
        case Verb::inspire: action.inspired = kind_of(pick); return;
        default:            return action.cards.add(kind_of(pick));
        }
    };
    for (const Pick pick : picked) put(pick);
    if (more) put(*more);
    if (action.source == Maybe<Source>(Source::spy)) action.cards.add(Kind::spy);
    if (action.source == Maybe<Source>(Source::binoculars)) action.cards.add(Kind::binoculars);
    return action;
}

Bag<Kind> cards_in(const Pending& action) {
    Bag<Kind> cards = action.cards;
    if (action.inspired) cards.add(*action.inspired);
    return cards;
}

void finish_composing(Turn& turn, const Picked& picked) {
    turn.state.pending = composed(turn.state.pending, picked);
    const ActionRule& rule = rule_of(turn.state.pending.action);
    if (rule.at_once) return rule.at_once(turn);
    declare(turn);
}

}  // namespace skerry::arctic_scavengers
