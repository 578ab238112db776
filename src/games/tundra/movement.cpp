// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Sections 6.2 and 6.6: movement step by step, tower bonuses.
namespace skerry::tundra {
namespace {

// ---- Movement ----

// Workers of one tile that have been to the same tiles in this action are one option. Calls f with the tile, where it
// may go, and its number: 0 for one that has not moved yet. Stops as soon as f says so.
template <class F>
bool each_walker(const State& state, const Player& player, F f) {
    const Map& map = map_of(state);
    for (const Cell* worker = player.workers.begin(); worker != player.workers.end();) {
        const Cell at = *worker;
        int unmoved = 0;
        for (; worker != player.workers.end() && *worker == at; ++worker) ++unmoved;
        for (const Walk& walk : state.walks) unmoved -= walk.at == at;
        if (unmoved > 0 && f(at, map.beside(at), 0)) return true;
    }
    for (std::size_t i = 0; i < state.walks.size(); ++i) {
        const Walk& walk = state.walks[i];
        if (state.walks.find(walk) == i && f(walk.at, map.beside(walk.at) - walk.visited, static_cast<int>(i) + 1))
            return true;
    }
    return false;
}

bool move_opens(const Question& q) {
    return q.step.count > 0 &&
           each_walker(q.state, q.me, [](Cell, const Set<Cell>& ways, int) { return !ways.empty(); });
}

void move_moves(const Question& q, MoveList& out) {
    each_walker(q.state, q.me, [&](Cell at, const Set<Cell>& ways, int walker) {
        for (Cell to : ways) out.push(walker == 0 ? Verb::move : Verb::walk, at, to, walker);
        return false;
    });
    out.push(done);
}

void end_movement(Turn& turn, const Step&) { turn.state.walks.clear(); }

// A closed glade is opened, then the mover gains its resource.
void enter(Turn& turn, Cell cell) {
    State& state = turn.state;
    if (!map_of(state).glades.has(cell)) return;
    if (!state.open.has(cell)) {
        state.open.add(cell);
        turn.tell({.kind = EventKind::opens, .cell = cell, .glade = state.glades[cell]});
        turn.revealed = Revealed::yes;
    }
    if (const auto resource = resource_of(state, cell)) gain(turn, good_of(*resource), 1);
}

void move(Turn& turn, const Step& step, Move move) {
    if (move == done) return end_movement(turn, step);
    const auto from = arg<Cell>(move, 0), to = arg<Cell>(move, 1);
    const std::size_t walker = move.args[2];
    remove_worker(turn.me, from);
    add_worker(turn.me, to);
    if (walker == 0) {
        turn.state.walks.push({to, {from, to}});
    } else {
        turn.state.walks[walker - 1].at = to;
        turn.state.walks[walker - 1].visited.add(to);
    }
    if (turn.events.wanted()) turn.tell({.kind = EventKind::moves, .cell = from, .to = to});
    enter(turn, to);
    Step rest = step;
    --rest.count;
    turn.push(rest);
}

void ask_move(const Question& q, Prompt& prompt) {
    prompt.line = "Move a worker to an adjacent tile, " + counted(q.step.count, "movement point", "movement points") +
                  " left, or stop.";
    for (const Walk& walk : q.state.walks)
        for (Cell cell : map_of(q.state).beside(walk.at) & walk.visited)
            prompt.refuse(thing(cell), "That worker has been there in this action.");
}

// Workers that stand together are told apart by where they have been in this action.
std::string walker_text(const State& state, Move move) {
    if (verb_of(move) == Verb::move) return "a worker";
    const Walk& walk = state.walks[move.args[2] - std::size_t{1}];
    std::vector<std::string> been;
    for (Cell cell : walk.visited - Set{walk.at}) been.push_back(word_of(cell));
    return "the worker who was at " + joined(been, ", ");
}

Label move_label(const Question& q, Move move) {
    if (move == done) return "Stop moving";
    const auto from = arg<Cell>(move), to = arg<Cell>(move, 1);
    const std::string text = "Move " + walker_text(q.state, move) + " from " + word_of(from) + " to " + word_of(to);
    if (!map_of(q.state).glades.has(to)) return text + ", a settlement";
    if (!q.state.open.has(to)) return text + " and open the glade";
    const auto resource = resource_of(q.state, to);
    return text + (resource ? " and gain 1 " + word_of(*resource) : ", where nothing grows");
}

// ---- Which bonus first: it matters only where two of them move differently far ----

bool order_opens(const Question& q) {
    if (q.me.workers.empty()) return false;
    int moves = 0;
    for (Cell tower : q.state.bonuses_due) {
        const int these = bonus_of(q.state, tower).moves;
        if (moves != 0 && these != moves) return true;
        moves = these;
    }
    return false;
}

// Of towers that give the same, one.
void order_moves(const Question& q, MoveList& out) {
    unsigned seen = 0;
    for (Cell tower : q.state.bonuses_due) {
        const unsigned bit = 1u << bonus_of(q.state, tower).moves;
        if ((seen & bit) == 0) out.push(Verb::bonus, tower);
        seen |= bit;
    }
}

void give_movement(Turn& turn, Cell tower) {
    turn.state.bonuses_due.remove(tower);
    if (!turn.state.bonuses_due.empty()) turn.push({.kind = StepKind::tower_order});
    turn.push({.kind = StepKind::move_step, .count = bonus_of(turn.state, tower).moves});
}

void order(Turn& turn, const Step&, Move move) { give_movement(turn, arg<Cell>(move)); }

void next_movement(Turn& turn, const Step&) {
    if (!turn.state.bonuses_due.empty()) give_movement(turn, *turn.state.bonuses_due.begin());
}

void ask_order(const Question& q, Prompt& prompt) {
    for (Cell tower : q.state.bonuses_due)
        prompt.refuse(thing(tower), "It gives as many movement points as another one that is named.");
}

Label order_label(const Question& q, Move move) {
    return {"The tower at " + word_of(arg<Cell>(move)),
            counted(bonus_of(q.state, arg<Cell>(move)).moves, "movement point", "movement points")};
}

// ---- The bonus worker ----

// It may not be declined (Q16), so there is a choice only where the supply has fewer workers than the towers give.
bool worker_opens(const Question& q) {
    int due = 0;
    for (const Step& step : q.me.agenda) due += step.kind == StepKind::tower_worker;
    return workers_left(q.me) > 0 && workers_left(q.me) < due;
}

void worker_moves(const Question& q, MoveList& out) {
    for (const Step& step : q.me.agenda)
        if (step.kind == StepKind::tower_worker) out.push(Verb::bonus, *step.cell);
}

void place_bonus_worker(Turn& turn, Cell tower) {
    add_worker(turn.me, tower);
    turn.tell({.kind = EventKind::worker_gained, .cell = tower});
}

void choose_tower(Turn& turn, const Step& step, Move move) {
    const auto chosen = arg<Cell>(move);
    for (Step& other : turn.me.agenda)
        if (other.kind == StepKind::tower_worker && other.cell == Maybe<Cell>(chosen)) other.cell = step.cell;
    place_bonus_worker(turn, chosen);
}

Label worker_label(const Question&, Move move) { return "Place the worker at " + word_of(arg<Cell>(move)); }

void take_worker(Turn& turn, const Step& step) {
    if (workers_left(turn.me) > 0) place_bonus_worker(turn, *step.cell);
}

}  // namespace

const StepRule move_step_rule{.opens = move_opens,
                              .moves = move_moves,
                              .play = move,
                              .passed_over = end_movement,
                              .ask = ask_move,
                              .label = move_label};
const StepRule tower_order_rule{.opens = order_opens,
                                .moves = order_moves,
                                .play = order,
                                .passed_over = next_movement,
                                .line = "Choose the tower whose movement comes next.",
                                .ask = ask_order,
                                .label = order_label};
const StepRule tower_worker_rule{.opens = worker_opens,
                                 .moves = worker_moves,
                                 .play = choose_tower,
                                 .passed_over = take_worker,
                                 .line = "You have one worker left: choose the tower that gets it.",
                                 .label = worker_label};

// 6.6: fixed gains, then workers, then movement, then resources of choice: nothing that can be reached is lost.
void give_bonuses(Turn& turn, Set<Cell> towers) {
    int any = 0;
    Set<Cell> moving, hiring;
    for (Cell tower : towers) {
        const Gain& bonus = bonus_of(turn.state, tower);
        any += bonus.any;
        if (bonus.moves > 0) moving.add(tower);
        if (bonus.workers > 0) hiring.add(tower);
        gain_at_once(turn, bonus, Source::towers);
    }
    turn.state.bonuses_due = moving;
    if (any > 0) turn.push({.kind = StepKind::choose_resource, .count = static_cast<std::uint8_t>(any), .whole = true});
    if (!moving.empty()) turn.push({.kind = StepKind::tower_order});
    for (Cell tower : hiring) turn.push({.kind = StepKind::tower_worker, .cell = tower});
}

void add_worker(Player& player, Cell cell) {
    auto& workers = player.workers;
    workers.push(cell);
    for (std::size_t i = workers.size() - 1; i > 0 && workers[i] < workers[i - 1]; --i)
        std::swap(workers[i], workers[i - 1]);
}

void remove_worker(Player& player, Cell cell) { player.workers.take(player.workers.find(cell)); }

}  // namespace skerry::tundra
