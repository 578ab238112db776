#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Section 6.13: the task cards of the solo game.
namespace skerry::skara_brae {
namespace {

bool payable(const Player& player, Task task) {
    for (const Goods& way : task_card(task).ways)
        if (can_pay(player, way)) return true;
    return false;
}

void task_pay_moves(const Question& q, MoveList& out) {
    for (const Goods& way : task_card(*q.step.task).ways)
        if (can_pay(q.me, way)) out.push(payment(way));
}

void pay(Turn& turn, Task task, const Goods& goods) {
    spend(turn, goods);
    turn.state.tasks_done.add(task);
    turn.tell({.kind = EventKind::task, .task = task});
    turn.push({.kind = StepKind::task_action, .task = task});
}

void task_pay(Turn& turn, const Step& step, Move move) { pay(turn, *step.task, paid_by(move)); }

// A permission, not a duty, and not asked where the action is impossible (ruling 24).
bool task_action_opens(const Question& q) { return possible(q.state, q.me, task_card(*q.step.task).action); }

void task_action(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::skip) return;
    turn.push({.kind = StepKind::task_over});
    take_action(turn, task_card(*step.task).action);
}

void ask_task_action(const Question& q, Prompt& prompt) {
    prompt.line = "Take the " + title(task_card(*q.step.task).action) + " action of the task?";
}

std::string use_of_task(const Question& q) { return "Take the " + title(task_card(*q.step.task).action) + " action"; }

// The tasks that may be used at this point: all that are face up, but none inside the action of another.
Set<Task> open_tasks(const Question& q) {
    for (const Step& step : q.me.agenda)
        if (step.kind == StepKind::task_over) return {};
    return q.state.tasks - q.state.tasks_done;
}

}  // namespace

const StepRule task_pay_rule{.moves = task_pay_moves, .play = task_pay, .line = "Choose how to pay for the task."};
const StepRule task_action_rule{.opens = task_action_opens,
                                .moves = use_or_skip,
                                .play = task_action,
                                .ask = ask_task_action,
                                .label = use_label<use_of_task>};
const StepRule task_over_rule{};

Set<Task> payable_tasks(const Question& q) {
    Set<Task> tasks;
    if (q.state.tasks.empty()) return tasks;
    for (Task task : open_tasks(q))
        if (payable(q.me, task)) tasks.add(task);
    return tasks;
}

void refuse_tasks(const Question& q, Prompt& prompt) {
    const Set<Task> open = open_tasks(q);
    for (Task task : q.state.tasks)
        if (q.state.tasks_done.has(task))
            prompt.refused.push_back({thing(task), "It is face down already."});
        else if (!open.has(task))
            prompt.refused.push_back({thing(task), "Another task is being carried out."});
        else if (!payable(q.me, task))
            prompt.refused.push_back({thing(task), "It costs " + prices_of(task) + "."});
}

void use_task(Turn& turn, const Step& window, Task task) {
    turn.push(window);
    const auto& ways = task_card(task).ways;
    if (ways.size() == 1) return pay(turn, task, ways[0]);
    turn.push({.kind = StepKind::task_pay, .task = task});
}

}  // namespace skerry::skara_brae
