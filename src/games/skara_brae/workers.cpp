#include "games/skara_brae/rules.h"

// Sections 6.5 and 6.14: placing workers, and when an action is possible.
namespace skerry::skara_brae {
namespace {

// Tiles that may hold one more small worker: one each, two on flipped tiles with Recruit flipped (SB-042, SB-069).
Set<Tile> tiles_for_small(const Player& player) {
    Set<Tile> tiles = tiles_of(player) - player.small_workers;
    if (player.flipped.has(Tile::recruit))
        tiles = tiles | ((player.small_workers & player.flipped) - player.second_small_workers);
    return tiles;
}

bool worker_opens(const State& state, const Player& player, const Step&) {
    const Set<Tile> tiles = tiles_with_room(state, player);
    if (!(tiles & gather_tiles).empty()) return true;  // always possible, and quickly seen
    for (Tile tile : tiles)
        if (possible(state, player, tile)) return true;
    return any_task_payable(state, player);
}

void worker_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    for (Tile tile : tiles_with_room(state, player))
        if (possible(state, player, tile)) out.push(make(Verb::place, tile));
    task_moves(state, player, out);
    out.push(make(Verb::stop));
}

void retrieve(Turn& turn, const Step&) {
    turn.me.small_workers = turn.me.second_small_workers = turn.me.large_worker = {};
    turn.tell({.kind = EventKind::retrieves});
}

void place(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::stop) return retrieve(turn, step);
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

}  // namespace

const StepRule worker_rule{worker_opens, worker_moves, place, retrieve};

// One small worker more in each round after the first, and the black ones (SB-009, SB-068).
int free_small_workers(const State& state, const Player& player) {
    return state.round - 1 + player.black_workers - player.small_workers.size() - player.second_small_workers.size();
}

bool large_worker_free(const Player& player) { return player.large_worker.empty(); }

Set<Tile> tiles_with_room(const State& state, const Player& player) {
    if (large_worker_free(player)) return tiles_of(player);
    return free_small_workers(state, player) > 0 ? tiles_for_small(player) : Set<Tile>();
}

Obstacle obstacle(const State& state, const Player& player, Tile tile) {
    switch (tile) {
    case Tile::furnish: return furnish_obstacle(player, 0);
    case Tile::cook:    return can_cook(player) ? Obstacle::none : Obstacle::nothing_to_cook;
    case Tile::craft:
        if (!tiles_to_flip(player).empty()) return Obstacle::none;
        return (tiles_of(player) - player.flipped).empty() ? Obstacle::all_flipped : Obstacle::banners;
    case Tile::clean:           return clean_obstacle(state, player);
    case Tile::trade:           return trade_obstacle(player, 0);
    case Tile::gather_shore:
    case Tile::gather_hills:
    case Tile::gather_thickets:
    case Tile::gather_fields:   return Obstacle::none;
    default:                    return special_obstacle(state, player, tile);
    }
}

void take_action(Turn& turn, Tile tile) {
    switch (tile) {
    case Tile::furnish: return start_furnish(turn, 0);
    case Tile::cook:
        return turn.push({.kind = StepKind::cook, .count = static_cast<std::uint8_t>(hearth_limit_of(turn.me))});
    case Tile::craft:           return turn.push({.kind = StepKind::craft});
    case Tile::clean:           return turn.push({.kind = StepKind::clean_pay});
    case Tile::trade:           return start_trade(turn, 0);
    case Tile::gather_shore:
    case Tile::gather_hills:
    case Tile::gather_thickets:
    case Tile::gather_fields:   return turn.push({.kind = StepKind::gather, .tile = tile});
    default:                    return turn.push({.kind = StepKind::pay_special, .tile = tile});
    }
}

}  // namespace skerry::skara_brae
