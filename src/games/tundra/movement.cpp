#include "games/tundra/rules.h"

// Sections 6.2 and 6.6: movement step by step, tower bonuses.
namespace skerry::tundra {
namespace {

// ---- Movement ----

// Workers of one tile that have been to the same tiles in this action are one option. Calls f with the tile, where it may
// go, and its number: 0 for one that has not moved yet. Stops as soon as f says so.
template <class F>
bool each_walker(const State& state, const Player& player, F f) {
    const Map& map = map_of(state);
    for (std::size_t i = 0; i < player.workers.size(); ++i) {
        const Cell at = player.workers[i];
        if (i > 0 && player.workers[i - 1] == at) continue;
        int walkers = 0;
        for (const Walk& walk : state.walks) walkers += walk.at == at;
        if (walkers < workers_at(player, at) && f(at, map.beside(at), 0)) return true;
    }
    for (std::size_t i = 0; i < state.walks.size(); ++i) {
        const Walk& walk = state.walks[i];
        if (state.walks.find(walk) == i && f(walk.at, map.beside(walk.at) - walk.visited, static_cast<int>(i) + 1))
            return true;
    }
    return false;
}

bool move_opens(const State& state, const Player& player, const Step& step) {
    return step.count > 0 && each_walker(state, player, [](Cell, const Set<Cell>& ways, int) { return !ways.empty(); });
}

void move_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    each_walker(state, player, [&](Cell at, const Set<Cell>& ways, int walker) {
        for (Cell to : ways) out.push(make(walker == 0 ? Verb::move : Verb::walk, at, to, walker));
        return false;
    });
    out.push(make(Verb::stop));
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
    if (verb_of(move) == Verb::stop) return end_movement(turn, step);
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
    turn.tell({.kind = EventKind::moves, .cell = from, .to = to});
    enter(turn, to);
    turn.push({.kind = StepKind::move_step, .count = static_cast<std::uint8_t>(step.count - 1)});
}

// ---- Which bonus first: it matters only where two of them move differently far ----

bool order_opens(const State& state, const Player& player, const Step&) {
    if (player.workers.empty()) return false;
    int moves = 0;
    for (Cell tower : state.bonuses_due) {
        const int these = bonus_of(state, tower).moves;
        if (moves != 0 && these != moves) return true;
        moves = these;
    }
    return false;
}

// Of towers that give the same, one.
void order_moves(const State& state, const Player&, const Step&, MoveList& out) {
    unsigned seen = 0;
    for (Cell tower : state.bonuses_due) {
        const unsigned bit = 1u << bonus_of(state, tower).moves;
        if ((seen & bit) == 0) out.push(make(Verb::bonus, tower));
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

// ---- The bonus worker ----

bool worker_opens(const State&, const Player& player, const Step&) { return workers_left(player) > 0; }

void worker_moves(const State&, const Player&, const Step&, MoveList& out) {
    out.push(make(Verb::accept));
    out.push(make(Verb::decline));
}

void take_worker(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::decline) return;
    add_worker(turn.me, *step.cell);
    turn.tell({.kind = EventKind::worker_gained, .cell = step.cell});
}

void bonuses_of_build(Turn& turn, const Step&) { give_bonuses(turn, turn.state.bonuses_due); }

}  // namespace

const StepRule move_step_rule{move_opens, move_moves, move, end_movement};
const StepRule tower_order_rule{order_opens, order_moves, order, next_movement};
const StepRule tower_worker_rule{worker_opens, worker_moves, take_worker, nullptr};
const StepRule build_bonus_rule{never_opens, no_moves, nothing_to_play, bonuses_of_build};

// 6.6: fixed gains, then workers, then movement, then resources of choice: nothing that can be reached is lost.
void give_bonuses(Turn& turn, Set<Cell> towers) {
    int any = 0;
    Set<Cell> moving, hiring;
    for (Cell tower : towers) {
        const Gain& bonus = bonus_of(turn.state, tower);
        any += bonus.any;
        if (bonus.moves > 0) moving.add(tower);
        if (bonus.workers > 0) hiring.add(tower);
        carry_out(turn, {.gain = {.firewood = bonus.firewood,
                                  .stone = bonus.stone,
                                  .peat = bonus.peat,
                                  .berries = bonus.berries,
                                  .vp = bonus.vp}});
    }
    turn.state.bonuses_due = moving;
    if (any > 0) turn.push({.kind = StepKind::choose_resource, .count = static_cast<std::uint8_t>(any)});
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
