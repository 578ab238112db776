#include "games/tundra/rules.h"

// Sections 6.1, 6.3 to 6.5, 6.7, 6.8, 6.11 and 6.13: gains, and what the actions of boards and cards offer. Several things
// of one action are named in the order of the map, the boards or the resources, so that no result is reached twice; where
// it says so, nothing that an action gives can be used in it, so that nothing is lost by the order.
namespace skerry::tundra {
namespace {

std::uint8_t less(int count, int by = 1) { return static_cast<std::uint8_t>(count - by); }

// Whether a step has anything to offer beside its end.
template <auto moves>
bool has_moves(const State& state, const Player& player, const Step& step) {
    if (step.count == 0) return false;
    MoveList out;
    moves(state, player, step, out);
    return !out.empty();
}
template <auto moves>
void moves_or_done(const State& state, const Player& player, const Step& step, MoveList& out) {
    moves(state, player, step, out);
    out.push(make(Verb::done));
}
bool done(Move move) { return verb_of(move) == Verb::done; }
std::size_t from(Maybe<Resource> last) { return last ? static_cast<std::size_t>(*last) : 0; }

// ---- Units of any type ----

void resource_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    for (std::size_t i = from(step.resource); i < count_of<Resource>; ++i)
        if (!full(player, resource_at(i))) out.push(make(Verb::gain, i));
}

void choose_resource(Turn& turn, const Step& step, Move move) {
    if (done(move)) return;
    gain(turn, good_of(arg<Resource>(move)), 1);
    turn.push({.kind = StepKind::choose_resource, .count = less(step.count), .resource = arg<Resource>(move)});
}

// ---- GATHER (6.3): each piece once ----

void gather_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    const Bag<Resource> pieces = gatherable(state, player);
    for (std::size_t i = from(step.resource); i < count_of<Resource>; ++i) {
        const Resource type = resource_at(i);
        const int taken = step.resource == Maybe<Resource>(type) ? step.taken : 0;
        if (pieces[type] > taken && !full(player, type)) out.push(make(Verb::gather, i));
    }
}

void gather(Turn& turn, const Step& step, Move move) {
    if (done(move)) return;
    const auto type = arg<Resource>(move);
    gain(turn, good_of(type), 1);
    turn.push({.kind = StepKind::gather,
               .count = less(step.count),
               .resource = type,
               .taken = static_cast<std::uint8_t>(step.resource == Maybe<Resource>(type) ? step.taken + 1 : 1)});
}

// ---- BUILD (6.4): bonuses come when the whole action is over ----

void build_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    const int price = terms_of(Deal::tower).same;
    if (towers_left(player) == 0) return;
    const Set<Cell> sites = map_of(state).glades - all_towers(state);
    Maybe<Cell> last = step.cell;
    for (Cell cell : player.workers) {
        if ((last && cell <= *last) || !sites.has(cell)) continue;
        last = cell;
        for (std::size_t i = 0; i < count_of<Resource>; ++i)
            if (player.resources[resource_at(i)] >= price) out.push(make(Verb::build, cell, i));
    }
}

void build(Turn& turn, const Step& step, Move move) {
    if (done(move)) return;
    const auto cell = arg<Cell>(move);
    spend(turn, good_of(arg<Resource>(move, 1)), terms_of(Deal::tower).same);
    remove_worker(turn.me, cell);
    turn.me.towers.add(cell);
    turn.state.bonuses_due.add(cell);
    turn.tell({.kind = EventKind::builds, .cell = cell});
    turn.push({.kind = StepKind::build_step, .count = less(step.count), .cell = cell});
}

// ---- HIRE (6.5): the own settlement as often as wanted, each glade with an own tower once ----

void hire_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    const Terms& terms = terms_of(*step.deal);
    if (workers_left(player) == 0 || player.berries < terms.berries) return;
    const Cell settlement = map_of(state).settlement[seat_of(state, player).index()];
    Set<Cell> places = player.towers;
    places.add(settlement);
    for (Cell cell : places) {
        const bool again = step.cell == Maybe<Cell>(cell);
        if (step.cell && (cell < *step.cell || (again && cell != settlement))) continue;
        if (terms.same == 0) {
            out.push(make(Verb::hire, cell));
            continue;
        }
        for (std::size_t i = again ? from(step.resource) : 0; i < count_of<Resource>; ++i)
            if (player.resources[resource_at(i)] >= terms.same) out.push(make(Verb::hire, cell, maybe(resource_at(i))));
    }
}

void hire(Turn& turn, const Step& step, Move move) {
    if (done(move)) return;
    const Terms& terms = terms_of(*step.deal);
    const auto cell = arg<Cell>(move);
    const auto paid = maybe_arg<Resource>(move, 1);
    if (paid) spend(turn, good_of(*paid), terms.same);
    spend(turn, Good::berries, terms.berries);
    add_worker(turn.me, cell);
    turn.tell({.kind = EventKind::hires, .cell = cell});
    turn.push(
        {.kind = StepKind::hire_step, .count = less(step.count), .resource = paid, .cell = cell, .deal = step.deal});
}

// ---- CONVERT (6.7) and the bargains of cards: pay, then gain, some times ----

void pay_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    const Terms& terms = terms_of(*step.deal);
    if (player.berries < terms.berries) return;
    if (terms.gain.any > 0) return resource_moves({}, player, step, out);
    if (terms.same == 0) return out.push(make(Verb::pay));
    for (std::size_t i = from(step.resource); i < count_of<Resource>; ++i)
        if (player.resources[resource_at(i)] >= terms.same) out.push(make(Verb::pay, maybe(resource_at(i))));
}

// A unit of any type is chosen together with its payment.
void pay(Turn& turn, const Step& step, Move move) {
    if (done(move)) return;
    const Terms& terms = terms_of(*step.deal);
    const auto named = verb_of(move) == Verb::gain ? Maybe<Resource>(arg<Resource>(move)) : maybe_arg<Resource>(move);
    spend(turn, Good::berries, terms.berries);
    if (verb_of(move) == Verb::gain)
        gain(turn, good_of(*named), terms.gain.any);
    else if (named)
        spend(turn, good_of(*named), terms.same);
    gain(turn, Good::berries, terms.gain.berries);
    gain(turn, Good::vp, terms.gain.vp);
    turn.push({.kind = StepKind::pay_step, .count = less(step.count), .resource = named, .deal = step.deal});
}

// ---- UPGRADE (6.8) ----

void upgrade_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    for (std::size_t b = step.board ? static_cast<std::size_t>(*step.board) + 1 : 0; b < count_of<Board>; ++b) {
        const Board board = board_at(b);
        if (player.boards[board].upgraded) continue;
        if (step.discount == 0) {
            if (payable(player, board, {})) out.push(make(Verb::upgrade, b));
            continue;
        }
        for (std::size_t i = 0; i < count_of<Resource>; ++i)
            if (order_board(board).price[resource_at(i)] > 0 && payable(player, board, resource_at(i)))
                out.push(make(Verb::spare, b, i));
    }
}

void upgrade(Turn& turn, const Step& step, Move move) {
    if (done(move)) return;
    const auto board = arg<Board>(move);
    const auto spared = verb_of(move) == Verb::spare ? Maybe<Resource>(arg<Resource>(move, 1)) : Maybe<Resource>();
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const Resource type = resource_at(i);
        spend(turn, good_of(type), order_board(board).price[type] - (spared == Maybe<Resource>(type) ? 1 : 0));
    }
    flip(turn, board);
    turn.push({.kind = StepKind::upgrade_step, .count = less(step.count), .board = board, .discount = step.discount});
}

// ---- Dice effects (6.11) ----

// The dice are chosen from the lowest value up, and rolled together.
void reroll_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    for (Face face : player.dice.at_least(1))
        if (state.rolling.empty() || (state.rolling.at_least(1) - Set<Face>::range(Face::one, face)).empty())
            out.push(make(Verb::reroll, face));
}

void roll_chosen(Turn& turn, const Step&) {
    State& state = turn.state;
    if (state.rolling.empty()) return;
    List<Face, most_dice> before, after;
    Random random(state.random);
    for (Face face : state.rolling.at_least(1))
        for (int i = 0; i < state.rolling[face]; ++i) {
            before.push(face);
            after.push(roll(random));
            turn.me.dice.add(after.back());
        }
    state.rolling = {};
    turn.tell({.kind = EventKind::rerolls, .dice = before, .become = after});
    turn.revealed = Revealed::yes;
}

void choose_dice(Turn& turn, const Step& step, Move move) {
    if (done(move)) return roll_chosen(turn, step);
    turn.me.dice.remove(arg<Face>(move));
    turn.state.rolling.add(arg<Face>(move));
    turn.push(step);
}

void nudge_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Face face : player.dice.at_least(1)) {
        if (face != Face::six) out.push(make(Verb::nudge, face, Sign::up));
        if (face != Face::one) out.push(make(Verb::nudge, face, Sign::down));
    }
}

void nudge(Turn& turn, const Step&, Move move) {
    if (done(move)) return;
    const auto face = arg<Face>(move);
    change_die(turn, face, face_of(value_of(face) + (arg<Sign>(move, 1) == Sign::up ? 1 : -1)));
}

void turn_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Face face : player.dice.at_least(1))
        for (std::size_t i = 0; i < count_of<Face>; ++i)
            if (face_at(i) != face) out.push(make(Verb::turn, face, i));
}

void set_die(Turn& turn, const Step&, Move move) {
    if (!done(move)) change_die(turn, arg<Face>(move), arg<Face>(move, 1));
}

// ---- SWAP (6.13) ----

// Giving what was just gained, or gaining what was just given, is one swap fewer: not offered.
void swap_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    for (std::size_t given = from(step.resource); given < count_of<Resource>; ++given)
        for (std::size_t gained = 0; gained < count_of<Resource>; ++gained) {
            const Resource give = resource_at(given), take = resource_at(gained);
            if (give == take || player.resources[give] == 0 || full(player, take)) continue;
            if (step.resource && (give == *step.other || take == *step.resource)) continue;
            if (step.resource && give == *step.resource && take < *step.other) continue;
            out.push(make(Verb::swap, given, gained));
        }
}

void swap(Turn& turn, const Step& step, Move move) {
    if (done(move)) return;
    const auto given = arg<Resource>(move, 0), gained = arg<Resource>(move, 1);
    spend(turn, good_of(given), 1);
    gain(turn, good_of(gained), 1);
    turn.push({.kind = StepKind::swap_step, .count = less(step.count), .resource = given, .other = gained});
}

// ---- The steps of an action ----

void start(Turn& turn, const Effect& effect) {
    const auto count = effect.times;
    switch (effect.deed) {
    case Deed::none:   return;
    case Deed::gather: return turn.push({.kind = StepKind::gather, .count = count});
    case Deed::build:
        turn.push({.kind = StepKind::build_bonus});
        return turn.push({.kind = StepKind::build_step, .count = count});
    case Deed::hire: return turn.push({.kind = StepKind::hire_step, .count = count, .deal = effect.deal});
    case Deed::convert:
        return turn.push({.kind = StepKind::pay_step,
                          .count = static_cast<std::uint8_t>(turn.me.towers.size()),
                          .deal = effect.deal});
    case Deed::bargain:             return turn.push({.kind = StepKind::pay_step, .count = count, .deal = effect.deal});
    case Deed::upgrade:             return turn.push({.kind = StepKind::upgrade_step, .count = count, .discount = effect.discount});
    case Deed::card:                return turn.push({.kind = StepKind::card_pick, .count = 1, .renew = effect.renew});
    case Deed::reroll_any:          return turn.push({.kind = StepKind::reroll_any, .count = 1});
    case Deed::nudge:               return turn.push({.kind = StepKind::nudge, .count = 1});
    case Deed::set_die:             return turn.push({.kind = StepKind::set_die, .count = 1});
    case Deed::swap:                return turn.push({.kind = StepKind::swap_step, .count = count});
    case Deed::berries_per_tower:   return gain(turn, Good::berries, count * turn.me.towers.size());
    case Deed::berries_per_upgrade: return gain(turn, Good::berries, count * upgraded_boards(turn.me));
    }
}

}  // namespace

const StepRule choose_resource_rule{has_moves<resource_moves>, moves_or_done<resource_moves>, choose_resource, nullptr};
const StepRule gather_rule{has_moves<gather_moves>, moves_or_done<gather_moves>, gather, nullptr};
const StepRule build_step_rule{has_moves<build_moves>, moves_or_done<build_moves>, build, nullptr};
const StepRule hire_step_rule{has_moves<hire_moves>, moves_or_done<hire_moves>, hire, nullptr};
const StepRule pay_step_rule{has_moves<pay_moves>, moves_or_done<pay_moves>, pay, nullptr};
const StepRule upgrade_step_rule{has_moves<upgrade_moves>, moves_or_done<upgrade_moves>, upgrade, nullptr};
const StepRule reroll_any_rule{has_moves<reroll_moves>, moves_or_done<reroll_moves>, choose_dice, roll_chosen};
const StepRule nudge_rule{has_moves<nudge_moves>, moves_or_done<nudge_moves>, nudge, nullptr};
const StepRule set_die_rule{has_moves<turn_moves>, moves_or_done<turn_moves>, set_die, nullptr};
const StepRule swap_step_rule{has_moves<swap_moves>, moves_or_done<swap_moves>, swap, nullptr};

// 6.1: fixed gains, movement, then units of any type, then what is paid for.
void carry_out(Turn& turn, const Effect& effect) {
    const Gain& given = effect.gain;
    gain(turn, Good::firewood, given.firewood);
    gain(turn, Good::stone, given.stone);
    gain(turn, Good::peat, given.peat);
    gain(turn, Good::berries, given.berries);
    gain(turn, Good::vp, given.vp);
    start(turn, effect);
    if (given.any > 0) turn.push({.kind = StepKind::choose_resource, .count = given.any});
    if (given.moves > 0) turn.push({.kind = StepKind::move_step, .count = given.moves});
}

// What is above a cap is lost (TU-111).
void gain(Turn& turn, Good what, int count) {
    if (count <= 0) return;
    Player& me = turn.me;
    switch (what) {
    case Good::berries:
        count = std::min(count, berry_cap - me.berries);
        me.berries = static_cast<std::uint8_t>(me.berries + count);
        break;
    case Good::vp:
        count = std::min(count, most_vp - me.vp);
        me.vp = static_cast<std::uint8_t>(me.vp + count);
        break;
    default: {
        const auto resource = static_cast<Resource>(what);
        count = std::min(count, resource_cap - me.resources[resource]);
        me.resources.add(resource, count);
    }
    }
    if (count > 0) turn.tell({.kind = EventKind::gains, .good = what, .count = static_cast<std::uint8_t>(count)});
}

void spend(Turn& turn, Good what, int count) {
    if (count == 0) return;
    if (what == Good::berries) {
        SKERRY_CHECK(turn.me.berries >= count);
        turn.me.berries = static_cast<std::uint8_t>(turn.me.berries - count);
    } else {
        turn.me.resources.remove(static_cast<Resource>(what), count);
    }
    turn.tell({.kind = EventKind::spends, .good = what, .count = static_cast<std::uint8_t>(count)});
}

Bag<Resource> gatherable(const State& state, const Player& player) {
    Bag<Resource> pieces;
    const auto count = [&](Cell cell) {
        if (const auto resource = resource_of(state, cell)) pieces.add(*resource);
    };
    for (Cell cell : player.workers) count(cell);
    for (Cell cell : player.towers) count(cell);
    return pieces;
}

Set<Cell> all_towers(const State& state) {
    Set<Cell> towers;
    for (const Player& player : state.players) towers = towers | player.towers;
    return towers;
}

int upgraded_boards(const Player& player) {
    int count = 0;
    for (std::size_t i = 0; i < count_of<Board>; ++i) count += player.boards[board_at(i)].upgraded;
    return count;
}

bool payable(const Player& player, Board board, Maybe<Resource> spared) {
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const Resource type = resource_at(i);
        const int price = order_board(board).price[type] - (spared == Maybe<Resource>(type) ? 1 : 0);
        if (player.resources[type] < price) return false;
    }
    return true;
}

// Dice and cards stay where they are (TU-074).
void flip(Turn& turn, Board board) {
    turn.me.boards[board].upgraded = true;
    turn.tell({.kind = EventKind::upgrades, .board = board});
    gain(turn, Good::vp, vp_an_upgrade);
}

void change_die(Turn& turn, Face before, Face after) {
    turn.me.dice.remove(before);
    turn.me.dice.add(after);
    turn.tell({.kind = EventKind::nudges, .dice = {before}, .become = {after}});
}

}  // namespace skerry::tundra
