// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Section 6.13: the task cards of the solo game.
namespace skerry::skara_brae {
namespace {

// The tasks that may be used at this point: all that are face up, but none inside the action of another.
Set<Task> open_tasks(const Question& q) {
    for (const Step& step : q.me.agenda)
        if (step.kind == StepKind::task_over) return {};
    return q.state.tasks - q.state.tasks_done;
}

void pay(Turn& turn, Task task, const Goods& goods) {
    spend(turn, goods);
    turn.state.tasks_done.add(task);
    turn.tell({.kind = EventKind::task, .task = task});
    turn.push({.kind = StepKind::task_action, .task = task});
}

std::string action_of_task(const Question& q) {
    return "Take the " + title(task_cards[*q.step.task].action) + " action";
}

}  // namespace

const StepRule task_pay_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            for (const Goods& way : task_cards[*q.step.task].ways)
                if (can_pay(q.me, way)) out.push(payment(way));
        },
    .play = [](Turn& turn, const Step& step, Move move) { pay(turn, *step.task, paid_by(move)); },
    .line = "Choose how to pay for the task.",
    .label = label_payment,
};
// A permission, not a duty, and not asked where the action is impossible (ruling 24).
const StepRule task_action_rule{
    .opens = [](const Question& q) { return possible({q.state, q.me}, task_cards[*q.step.task].action); },
    .moves = use_or_skip,
    .play =
        [](Turn& turn, const Step& step, Move move) {
            if (verb_of(move) == Verb::skip) return;
            turn.push({.kind = StepKind::task_over});
            take_action(turn, task_cards[*step.task].action);
        },
    .ask = [](const Question& q, Prompt& prompt) { prompt.line = action_of_task(q) + " of the task?"; },
    .label = use_label<action_of_task>,
};
const StepRule task_over_rule{};

Set<Task> payable_tasks(const Question& q) {
    Set<Task> tasks;
    if (q.state.tasks.empty()) return tasks;
    for (Task task : open_tasks(q))
        for (const Goods& way : task_cards[task].ways)
            if (can_pay(q.me, way)) tasks.add(task);
    return tasks;
}

void refuse_tasks(const Question& q, Prompt& prompt) {
    const Set<Task> open = open_tasks(q);
    for (Task task : q.state.tasks - payable_tasks(q))
        prompt.refuse(thing(task), q.state.tasks_done.has(task) ? "It is face down already."
                                   : !open.has(task)            ? "Another task is being carried out."
                                                                : "It costs " + prices_of(task) + ".");
}

void use_task(Turn& turn, const Step& window, Task task) {
    turn.push(window);
    const auto& ways = task_cards[task].ways;
    if (ways.size() == 1) return pay(turn, task, ways[0]);
    turn.push({.kind = StepKind::task_pay, .task = task});
}

}  // namespace skerry::skara_brae
