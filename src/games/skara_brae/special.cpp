#include "games/skara_brae/rules.h"

// Section 6.12: the eight special tiles.
namespace skerry::skara_brae {
namespace {

constexpr Goods special_payment(int food) {
    return {{Resource::bone, static_cast<std::uint8_t>(special_portions - food)},
            {Resource::food, static_cast<std::uint8_t>(food)}};
}

Player after_paying(const Player& player, const Goods& goods) {
    Player after = player;
    for (const Amount& amount : goods) after.storage.remove(amount.what, amount.count);
    return after;
}

bool build_possible(const Player& player) {
    const int discount = build_discount[side(player, Tile::build)];
    return furnish_obstacle(player, discount) == Obstacle::none || trade_obstacle(player, discount) == Obstacle::none;
}

// Only splits after which the action is still possible; what is paid matters for Build alone (SB-062).
bool payable(const Player& player, Tile tile, int food) {
    const Goods goods = special_payment(food);
    return can_pay(player, goods) && (tile != Tile::build || build_possible(after_paying(player, goods)));
}

void pay_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    for (int food = special_portions; food >= 0; --food)
        if (payable(player, *step.tile, food)) out.push(payment(special_payment(food)));
}

// ---- Build ----

void build_moves(const State&, const Player& player, const Step&, MoveList& out) {
    const int discount = build_discount[side(player, Tile::build)];
    if (furnish_obstacle(player, discount) == Obstacle::none) out.push(make(Verb::build, Tile::furnish));
    if (trade_obstacle(player, discount) == Obstacle::none) out.push(make(Verb::build, Tile::trade));
}

void build(Turn& turn, const Step&, Move move) {
    const int discount = build_discount[side(turn.me, Tile::build)];
    return arg<Tile>(move) == Tile::furnish ? start_furnish(turn, discount) : start_trade(turn, discount);
}

// ---- Explore ----

void start_explore(Turn& turn) {
    for (int i = 0; i < explore_cards[side(turn.me, Tile::explore)] && can_draw(turn.state); ++i) {
        turn.me.drawn.push(draw_card(turn.state, turn.events));
        turn.tell({.kind = EventKind::looks_at, .audience = turn.seat, .card = turn.me.drawn.back()});
    }
    turn.tell({.kind = EventKind::draws, .count = static_cast<std::uint8_t>(turn.me.drawn.size())});
    turn.revealed = Revealed::yes;
    turn.push({.kind = StepKind::explore_keep});
}

void explore_keep_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Card card : player.drawn) out.push(make(Verb::take, card));
}

void explore_keep(Turn& turn, const Step&, Move move) {
    const auto card = arg<Card>(move);
    for (Card other : turn.me.drawn) {
        if (other == card) continue;
        turn.state.discards.add(other);
        turn.tell({.kind = EventKind::card_discarded, .card = other});
    }
    turn.me.drawn.clear();
    turn.revealed = Revealed::yes;  // to the other players: what was kept, and what was not
    turn.tell({.kind = EventKind::keeps, .card = card});
    place_card(turn, card);
    if (is_settler(card) && turn.me.flipped.has(Tile::explore))
        turn.push({.kind = StepKind::bottom_in_effect, .card = card});
}

// ---- Hunt Boar ----

void hunt_boar(Turn& turn) {
    Goods goods;
    if (turn.me.storage[Resource::boar] < most_boar) goods.push({Resource::boar, 1});
    if (turn.me.flipped.has(Tile::hunt_boar)) goods.push({Resource::skaill, 1});
    gain(turn, goods);
}

// ---- Innovate ----

void innovate_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Tile tile : tiles_of(player) - player.flipped) out.push(make(Verb::flip, tile));
}

// The bonus needs an Innovate that was flipped before, so flipping itself gives none (ruling 16).
void innovate(Turn& turn, const Step&, Move move) {
    const bool bonus = turn.me.flipped.has(Tile::innovate);
    flip(turn, arg<Tile>(move));
    if (bonus) turn.push({.kind = StepKind::innovate_bonus, .tile = arg<Tile>(move)});
}

bool innovate_bonus_opens(const State& state, const Player& player, const Step& step) {
    const Goods price{innovate_bonus_price};
    return can_pay(player, price) && possible(state, after_paying(player, price), *step.tile);
}

void use_or_skip(const State&, const Player&, const Step&, MoveList& out) {
    out.push(make(Verb::use));
    out.push(make(Verb::skip));
}

void innovate_bonus(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::skip) return;
    spend(turn, {innovate_bonus_price});
    take_action(turn, *step.tile);
}

// ---- Muster ----

void muster_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (std::size_t i = 0; i < count_of<Environment>; ++i) {
        const auto e = static_cast<Environment>(i);
        if (player.columns[e].empty()) continue;
        if (player.flipped.has(Tile::muster)) {
            out.push(make(Verb::muster, e, Mustering::both));
            continue;
        }
        out.push(make(Verb::muster, e, Mustering::harvest));
        if (bottom_possible(player, player.columns[e].back())) out.push(make(Verb::muster, e, Mustering::settler));
    }
}

void muster(Turn& turn, const Step&, Move move) {
    const auto e = arg<Environment>(move);
    const auto how = arg<Mustering>(move, 1);
    const Card front = turn.me.columns[e].back();
    if (how == Mustering::settler) return resolve_bottom(turn, front);
    if (how == Mustering::both) turn.push({.kind = StepKind::bottom_in_effect, .card = front});
    harvest(turn, e);
}

// ---- Recruit ----

void recruit(Turn& turn) {
    ++turn.me.black_workers;
    turn.tell({.kind = EventKind::black_worker, .count = turn.me.black_workers});
}

// ---- Spin Wool ----

void spin_wool(Turn& turn) {
    ++turn.me.whorls;
    turn.tell({.kind = EventKind::whorl, .count = turn.me.whorls});
    gain(turn, Resource::wool, turn.me.whorls);
    if (turn.me.flipped.has(Tile::spin_wool)) turn.push({.kind = StepKind::spin_roof});
}

bool spin_roof_opens(const State& state, const Player& player, const Step&) {
    return state.supply_roofs > 0 && can_pay(player, {spin_roof_price});
}

void spin_roof(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::skip) return;
    spend(turn, {spin_roof_price});
    gain_supply_roof(turn);
}

// ---- Tend Land ----

bool tend_opens(const State&, const Player&, const Step& step) { return step.count > 0; }

// At least one pick: stopping is offered once something was picked.
void tend_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    for (std::size_t i = 0; i < count_of<Environment>; ++i) {
        const auto e = static_cast<Environment>(i);
        if (!step.picked.has(e)) out.push(make(Verb::tend, gather_tile(e)));
    }
    if (player.storage[Resource::midden] > 0) out.push(make(Verb::clear, Clearing::midden));
    if (can_slide(player)) out.push(make(Verb::clear, Clearing::slider));
    if (step.count < tend_picks[side(player, Tile::tend_land)]) out.push(make(Verb::stop));
}

void tend(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::stop) return;
    Step rest = step;
    --rest.count;
    if (verb_of(move) == Verb::clear) {
        carry_out(turn, arg<Clearing>(move));
        return turn.push(rest);
    }
    rest.picked.add(environment_of(arg<Tile>(move)));
    turn.push(rest);
    take_action(turn, arg<Tile>(move));
}

// ---- All of them ----

void pay(Turn& turn, const Step& step, Move move) {
    spend(turn, paid_by(move));
    switch (*step.tile) {
    case Tile::build:     return turn.push({.kind = StepKind::build});
    case Tile::explore:   return start_explore(turn);
    case Tile::hunt_boar: return hunt_boar(turn);
    case Tile::innovate:  return turn.push({.kind = StepKind::innovate});
    case Tile::muster:    return turn.push({.kind = StepKind::muster});
    case Tile::recruit:   return recruit(turn);
    case Tile::spin_wool: return spin_wool(turn);
    default:              return turn.push({.kind = StepKind::tend, .count = tend_picks[side(turn.me, Tile::tend_land)]});
    }
}

}  // namespace

const StepRule pay_special_rule{nullptr, pay_moves, pay, nullptr};
const StepRule build_rule{nullptr, build_moves, build, nullptr};
const StepRule explore_keep_rule{nullptr, explore_keep_moves, explore_keep, nullptr};
const StepRule innovate_rule{nullptr, innovate_moves, innovate, nullptr};
const StepRule innovate_bonus_rule{innovate_bonus_opens, use_or_skip, innovate_bonus, nullptr};
const StepRule muster_rule{nullptr, muster_moves, muster, nullptr};
const StepRule spin_roof_rule{spin_roof_opens, use_or_skip, spin_roof, nullptr};
const StepRule tend_rule{tend_opens, tend_moves, tend, nullptr};

Obstacle special_obstacle(const State& state, const Player& player, Tile tile) {
    if (player.storage[Resource::food] + player.storage[Resource::bone] < special_portions)
        return Obstacle::special_price;
    switch (tile) {
    case Tile::build:
        for (int food = 0; food <= special_portions; ++food)
            if (payable(player, tile, food)) return Obstacle::none;
        return Obstacle::build_nothing;
    case Tile::explore: return can_draw(state) ? Obstacle::none : Obstacle::no_cards;
    case Tile::hunt_boar:
        return player.storage[Resource::boar] < most_boar || player.flipped.has(tile) ? Obstacle::none
                                                                                      : Obstacle::boar_limit;
    case Tile::innovate:  return (tiles_of(player) - player.flipped).empty() ? Obstacle::all_flipped : Obstacle::none;
    case Tile::muster:    return settler_count(player) > 0 ? Obstacle::none : Obstacle::no_settler;
    case Tile::recruit:   return player.black_workers < most_black_workers ? Obstacle::none : Obstacle::worker_limit;
    case Tile::spin_wool: return player.whorls < whorl_count ? Obstacle::none : Obstacle::no_whorl;
    default:              return Obstacle::none;
    }
}

}  // namespace skerry::skara_brae
