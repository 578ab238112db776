#include "games/skara_brae/rules.h"

// Section 6.13: the task cards of the solo game.
namespace skerry::skara_brae {
namespace {

bool payable(const Player& player, Task task) {
    for (const Goods& way : task_card(task).ways)
        if (can_pay(player, way)) return true;
    return false;
}

void task_pay_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    for (const Goods& way : task_card(*step.task).ways)
        if (can_pay(player, way)) out.push(payment(way));
}

void pay(Turn& turn, Task task, const Goods& goods) {
    spend(turn, goods);
    turn.state.tasks_done.add(task);
    turn.tell({.kind = EventKind::task, .task = task});
    turn.push({.kind = StepKind::task_action, .task = task});
}

void task_pay(Turn& turn, const Step& step, Move move) { pay(turn, *step.task, paid_by(move)); }

// A permission, not a duty, and not asked where the action is impossible (ruling 24).
bool task_action_opens(const State& state, const Player& player, const Step& step) {
    return possible(state, player, task_card(*step.task).action);
}

void task_action_moves(const State&, const Player&, const Step&, MoveList& out) {
    out.push(make(Verb::use));
    out.push(make(Verb::skip));
}

void task_action(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::use) take_action(turn, task_card(*step.task).action);
}

}  // namespace

const StepRule task_pay_rule{nullptr, task_pay_moves, task_pay, nullptr};
const StepRule task_action_rule{task_action_opens, task_action_moves, task_action, nullptr};

bool any_task_payable(const State& state, const Player& player) {
    for (Task task : state.tasks - state.tasks_done)
        if (payable(player, task)) return true;
    return false;
}

void task_moves(const State& state, const Player& player, MoveList& out) {
    for (Task task : state.tasks - state.tasks_done)
        if (payable(player, task)) out.push(make(Verb::task, task));
}

void use_task(Turn& turn, const Step& window, Task task) {
    turn.push(window);
    const auto& ways = task_card(task).ways;
    if (ways.size() == 1) return pay(turn, task, ways[0]);
    turn.push({.kind = StepKind::task_pay, .task = task});
}

}  // namespace skerry::skara_brae
