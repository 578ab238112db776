// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Sections 6.5 and 6.14: placing workers, and when an action is possible.
namespace skerry::skara_brae {

// ---- When an action is possible (6.14) ----

// In line with what asks for it: every tile is asked before every worker.
[[gnu::always_inline]] inline Obstacle obstacle_in_line(const Actor& actor, Tile tile) {
    if (is_special(tile) && actor.me.storage[Resource::food] + actor.me.storage[Resource::bone] < special.portions)
        return {"It costs {number} in any mix of food and bone.", special.portions};
    const auto obstacle = action_of(tile).obstacle;
    return obstacle ? obstacle(actor) : Obstacle{};
}

Obstacle obstacle(const Actor& actor, Tile tile) { return obstacle_in_line(actor, tile); }

void take_action(Turn& turn, Tile tile) {
    if (is_special(tile)) return turn.push({.kind = StepKind::pay_special, .tile = tile});
    action_of(tile).start(turn, tile);
}

// ---- Workers (6.5) ----

// One small worker more in each round after the first, and the black ones (SB-009, SB-068).
int free_small_workers(const State& state, const Player& player) {
    return state.round - 1 + player.black_workers - player.small_workers.size() - player.second_small_workers.size();
}

namespace {

// Tiles that may hold one more small worker: one each, two on flipped tiles with Recruit flipped (SB-042, SB-069).
Set<Tile> tiles_for_small(const Player& player) {
    Set<Tile> tiles = tiles_of(player) - player.small_workers;
    if (player.flipped.has(Tile::recruit))
        tiles = tiles | ((player.small_workers & player.flipped) - player.second_small_workers);
    return tiles;
}

// The player's tiles that have room for one of the workers left.
Set<Tile> tiles_with_room(const State& state, const Player& player) {
    if (player.large_worker.empty()) return tiles_of(player);
    return free_small_workers(state, player) > 0 ? tiles_for_small(player) : Set<Tile>();
}

// Where a worker can go.
Set<Tile> places(const Question& q) {
    const Actor actor{q.state, q.me};
    Set<Tile> tiles = tiles_with_room(q.state, q.me);
    const auto check = [&](Tile tile) __attribute__((always_inline)) {
        if (obstacle_in_line(actor, tile)) tiles.remove(tile);
    };
    check(Tile::furnish);  // one by one, so that each is a straight line of code; gathering is always possible
    check(Tile::cook);
    check(Tile::craft);
    check(Tile::clean);
    check(Tile::trade);
    if (q.me.special) check(*q.me.special);
    return tiles;
}

bool worker_opens(const Question& q) {
    if (q.me.large_worker.empty()) return true;  // it can gather
    const Set<Tile> with_room = tiles_with_room(q.state, q.me);
    if (!(with_room & gather_tiles).empty()) return true;
    return (!with_room.empty() && !places(q).empty()) || any_task_payable(q);
}

// The most frequent decision; flattened for what Game::play is.
[[gnu::flatten]] void worker_moves(const Question& q, MoveList& out) {
    for (Tile tile : places(q)) out.push(Verb::place, tile);
    task_moves(q, out);
    out.push(Verb::end);
}

void retrieve(Turn& turn, const Step&) {
    turn.me.small_workers = turn.me.second_small_workers = turn.me.large_worker = {};
    turn.tell({.kind = EventKind::retrieves});
}

void place(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::end) return retrieve(turn, step);
    if (verb_of(move) == Verb::task) return use_task(turn, step, arg<Task>(move));
    const auto tile = arg<Tile>(move);
    // A small worker wherever one fits, otherwise the large one: never worse (ruling 10).
    if (free_small_workers(turn.state, turn.me) <= 0 || !tiles_for_small(turn.me).has(tile))
        turn.me.large_worker.add(tile);
    else if (turn.me.small_workers.has(tile))
        turn.me.second_small_workers.add(tile);
    else
        turn.me.small_workers.add(tile);
    turn.tell({.kind = EventKind::places, .tile = tile});
    turn.push(step);
    take_action(turn, tile);
}

// Why no worker can go to a tile, whatever its action.
std::string why_no_room(const Question& q, Tile tile) {
    if (free_small_workers(q.state, q.me) <= 0) return "All your workers are placed.";
    const bool two = q.me.second_small_workers.has(tile);
    if (q.me.large_worker.has(tile))
        return two ? "Your large worker and two small ones are there already."
                   : "Your large worker and a small one are there already.";
    return two ? "Two small workers are there, and your large worker is elsewhere."
               : "A small worker is there, and your large worker is elsewhere.";
}

void ask_worker(const Question& q, Prompt& prompt) {
    std::vector<std::string> left;
    if (const int small = free_small_workers(q.state, q.me); small > 0) left.push_back(plain(small) + " small");
    if (q.me.large_worker.empty()) left.emplace_back("the large one");
    prompt.line = left.empty() ? "All workers are placed. Pay for a task, or end your turn."
                               : "Place a worker (" + joined(left) + " left), or end your turn.";
    const Set<Tile> with_room = tiles_with_room(q.state, q.me);
    for (Tile tile : tiles_of(q.me))
        if (!with_room.has(tile))
            prompt.refuse(thing(tile), why_no_room(q, tile));
        else if (const Obstacle why = obstacle({q.state, q.me}, tile))
            prompt.refuse(thing(tile), explain(why));
    refuse_tasks(q, prompt);
}

Label label_worker(const Question& q, Move move) {
    if (verb_of(move) == Verb::end) return "End the turn";
    const auto tile = arg<Tile>(move);
    return verb_of(move) == Verb::place ? Label(title(tile), explain(tile, q.me.flipped.has(tile))) : Label();
}

}  // namespace

const StepRule worker_rule{
    .opens = worker_opens,
    .moves = worker_moves,
    .play = place,
    .passed_over = retrieve,
    .ask = ask_worker,
    .label = label_worker,
};

}  // namespace skerry::skara_brae
