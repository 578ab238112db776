#include "games/skara_brae/names.h"
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

[[gnu::always_inline]] inline Obstacle obstacle(const State& state, const Player& player, Set<Resource> stored,
                                                Tile tile) {
    if (is_gather(tile)) return Obstacle::none;
    switch (tile) {
    case Tile::furnish: return furnish_obstacle(player, 0);
    case Tile::cook:    return (cookables & stored).empty() ? Obstacle::nothing_to_cook : Obstacle::none;
    case Tile::craft:
        if (!tiles_to_flip(player, stored).empty()) return Obstacle::none;
        return (tiles_of(player) - player.flipped).empty() ? Obstacle::all_flipped : Obstacle::banners;
    case Tile::clean: return clean_obstacle(state, player, stored);
    case Tile::trade: return trade_obstacle(player, 0);
    default:          return special_obstacle(state, player, tile);
    }
}

// Where a worker can go.
Set<Tile> places(const Question& q) {
    const Set<Resource> stored = q.me.storage.at_least(1);
    Set<Tile> tiles = tiles_with_room(q.state, q.me);
    const auto check = [&](Tile tile) __attribute__((always_inline)) {
        if (obstacle(q.state, q.me, stored, tile) != Obstacle::none) tiles.remove(tile);
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
    if (large_worker_free(q.me)) return true;  // it can gather
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

std::string workers_left(const Question& q) {
    const int small = free_small_workers(q.state, q.me);
    std::vector<std::string> left;
    if (small > 0) left.push_back(plain(small) + " small");
    if (large_worker_free(q.me)) left.emplace_back("the large one");
    return joined(left);
}

void ask_worker(const Question& q, Prompt& prompt) {
    const std::string left = workers_left(q);
    prompt.line = left.empty() ? "All workers are placed. Pay for a task, or end your turn."
                               : "Place a worker (" + left + " left), or end your turn.";
    const Set<Tile> with_room = tiles_with_room(q.state, q.me);
    for (Tile tile : tiles_of(q.me)) {
        const Obstacle why = obstacle(q.state, q.me, tile);
        if (!with_room.has(tile))
            prompt.refused.push_back({thing(tile), why_no_room(q, tile)});
        else if (why != Obstacle::none)
            prompt.refused.push_back({thing(tile), reason(q, why)});
    }
    refuse_tasks(q, prompt);
}

}  // namespace

const StepRule worker_rule{
    .opens = worker_opens, .moves = worker_moves, .play = place, .passed_over = retrieve, .ask = ask_worker};

std::string reason(const Question& q, Obstacle why, int discount) {
    switch (why) {
    case Obstacle::none: break;
    case Obstacle::portions:
        return "The next space needs " + counted(furnish_portions(q.me, discount), "portion", "portions") +
               " of 1 hide or 2 wool.";
    case Obstacle::track_end:       return "The marker is at the end of its track.";
    case Obstacle::nothing_to_cook: return "You have nothing to cook.";
    case Obstacle::banners:         return "You do not have both banner resources of any unflipped tile.";
    case Obstacle::all_flipped:     return "All tiles are flipped.";
    case Obstacle::clean_types:     return "Clean needs at least two different types it takes.";
    case Obstacle::clean_useless:   return "No roof is left, and there would be nothing to clear.";
    case Obstacle::one_type:        return "The next space costs " + plain(trade_cost(q.me, discount)) + " of one type.";
    case Obstacle::special_price:   return "It costs 2 in any mix of food and bone.";
    case Obstacle::build_nothing:   return "You could pay for neither Furnish nor Trade, even with the discount.";
    case Obstacle::no_cards:        return "There is no card left to draw.";
    case Obstacle::boar_limit:      return "You have three boar already.";
    case Obstacle::no_settler:      return "It needs a settler.";
    case Obstacle::worker_limit:    return "All three black workers are out.";
    case Obstacle::no_whorl:        return "No spindle whorl is left.";
    }
    return {};
}

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
    return obstacle(state, player, player.storage.at_least(1), tile);
}

void take_action(Turn& turn, Tile tile) {
    if (is_gather(tile)) return turn.push({.kind = StepKind::gather, .tile = tile});
    switch (tile) {
    case Tile::furnish: return start_furnish(turn, 0);
    case Tile::cook:    return turn.push({.kind = StepKind::cook});
    case Tile::craft:   return turn.push({.kind = StepKind::craft});
    case Tile::clean:   return turn.push({.kind = StepKind::clean_pay});
    case Tile::trade:   return start_trade(turn, 0);
    default:            return turn.push({.kind = StepKind::pay_special, .tile = tile});
    }
}

}  // namespace skerry::skara_brae
