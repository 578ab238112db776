#include "games/skara_brae/names.h"
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

void pay_moves(const Question& q, MoveList& out) {
    for (int food = special_portions; food >= 0; --food)
        if (payable(q.me, *q.step.tile, food)) out.push(payment(special_payment(food)));
}

// ---- Build ----

void build_moves(const Question& q, MoveList& out) {
    const int discount = build_discount[side(q.me, Tile::build)];
    if (furnish_obstacle(q.me, discount) == Obstacle::none) out.push(Verb::build, Tile::furnish);
    if (trade_obstacle(q.me, discount) == Obstacle::none) out.push(Verb::build, Tile::trade);
}

void build(Turn& turn, const Step&, Move move) {
    const int discount = build_discount[side(turn.me, Tile::build)];
    return arg<Tile>(move) == Tile::furnish ? start_furnish(turn, discount) : start_trade(turn, discount);
}

void ask_build(const Question& q, Prompt& prompt) {
    prompt.line = "Build: choose the track to advance on.";
    const int discount = build_discount[side(q.me, Tile::build)];
    if (const auto why = furnish_obstacle(q.me, discount); why != Obstacle::none)
        prompt.refused.push_back({track(Tile::furnish), reason(q, why, discount)});
    if (const auto why = trade_obstacle(q.me, discount); why != Obstacle::none)
        prompt.refused.push_back({track(Tile::trade), reason(q, why, discount)});
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

void explore_keep_moves(const Question& q, MoveList& out) {
    for (Card card : q.me.drawn) out.push(Verb::take, card);
}

std::string label_explored(const Question& q, Move move) {
    const auto card = arg<Card>(move);
    return title(card) + ": " + explain_explored(card, q.me.flipped.has(Tile::explore));
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
    if (is_settler(card) && turn.me.flipped.has(Tile::explore)) turn.push({.kind = StepKind::bottom, .card = card});
}

// ---- Hunt Boar ----

void hunt_boar(Turn& turn) {
    Goods goods;
    if (turn.me.storage[Resource::boar] < most_boar) goods.push({Resource::boar, 1});
    if (turn.me.flipped.has(Tile::hunt_boar)) goods.push({Resource::skaill, 1});
    gain(turn, goods);
}

// ---- Innovate ----

void innovate_moves(const Question& q, MoveList& out) {
    for (Tile tile : tiles_of(q.me) - q.me.flipped) out.push(Verb::flip, tile);
}

// The bonus needs an Innovate that was flipped before, so flipping itself gives none (ruling 16).
void innovate(Turn& turn, const Step&, Move move) {
    const bool bonus = turn.me.flipped.has(Tile::innovate);
    flip(turn, arg<Tile>(move));
    if (bonus) turn.push({.kind = StepKind::innovate_bonus, .tile = arg<Tile>(move)});
}

void ask_innovate(const Question& q, Prompt& prompt) {
    prompt.line = "Innovate: choose the tile to flip.";
    for (Tile tile : q.me.flipped) prompt.refused.push_back({thing(tile), "It is flipped already."});
}

bool innovate_bonus_opens(const Question& q) {
    const Goods price{innovate_bonus_price};
    return can_pay(q.me, price) && possible(q.state, after_paying(q.me, price), *q.step.tile);
}

void innovate_bonus(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::skip) return;
    spend(turn, {innovate_bonus_price});
    take_action(turn, *step.tile);
}

void ask_innovate_bonus(const Question& q, Prompt& prompt) {
    prompt.line = "Pay " + spoken(innovate_bonus_price) + " to take the action of " + title(*q.step.tile) + "?";
}

std::string use_of_innovate(const Question& q) {
    return "Pay " + spoken(innovate_bonus_price) + " and take the action of " + title(*q.step.tile);
}

// ---- Muster ----

void muster_moves(const Question& q, MoveList& out) {
    for (Environment e : each<Environment>()) {
        if (q.me.columns[e].empty()) continue;
        if (q.me.flipped.has(Tile::muster)) {
            out.push(Verb::muster, e, Mustering::both);
            continue;
        }
        out.push(Verb::muster, e, Mustering::harvest);
        if (bottom_possible(q.me, q.me.columns[e].back())) out.push(Verb::muster, e, Mustering::settler);
    }
}

void muster(Turn& turn, const Step&, Move move) {
    const auto e = arg<Environment>(move);
    const auto how = arg<Mustering>(move, 1);
    const Card front = turn.me.columns[e].back();
    if (how == Mustering::settler) return resolve_bottom(turn, front);
    if (how == Mustering::both) turn.push({.kind = StepKind::bottom, .card = front});
    harvest(turn, e);
}

void ask_muster(const Question& q, Prompt& prompt) {
    prompt.line = q.me.flipped.has(Tile::muster)
                      ? "Muster: choose an environment to harvest, and then to use its front settler."
                      : "Muster: harvest an environment, or use its front settler.";
    for (Environment e : each<Environment>())
        if (q.me.columns[e].empty()) prompt.refused.push_back({thing(e), "You have no settler there."});
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

bool spin_roof_opens(const Question& q) { return q.state.supply_roofs > 0 && can_pay(q.me, {spin_roof_price}); }

void spin_roof(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::skip) return;
    spend(turn, {spin_roof_price});
    gain_supply_roof(turn);
}

void ask_spin_roof(const Question&, Prompt& prompt) { prompt.line = "Pay " + spoken(spin_roof_price) + " for a roof?"; }

std::string use_of_spin_roof(const Question&) { return "Pay " + spoken(spin_roof_price) + " for a roof"; }

// ---- Tend Land ----

bool tend_opens(const Question& q) { return q.step.count > 0; }

// At least one pick: stopping is offered once something was picked.
void tend_moves(const Question& q, MoveList& out) {
    for (Environment e : each<Environment>())
        if (!q.step.picked.has(e)) out.push(Verb::tend, gather_tile(e));
    if (q.me.storage[Resource::midden] > 0) out.push(Verb::clear, Clearing::midden);
    if (can_slide(q.me)) out.push(Verb::clear, Clearing::slider);
    if (q.step.count < tend_picks[side(q.me, Tile::tend_land)]) out.push(done);
}

void ask_tend(const Question& q, Prompt& prompt) {
    prompt.line = "Tend Land: gather with a tile or clear once, " + plain(q.step.count) + " left.";
    for (Environment e : q.step.picked)
        prompt.refused.push_back({thing(gather_tile(e)), "You have gathered there already."});
    if (q.me.storage[Resource::midden] == 0) prompt.refused.push_back({thing(Resource::midden), "You have no midden."});
    if (!can_slide(q.me)) prompt.refused.push_back({slider_thing(), why_no_slide(q.me)});
}

std::string label_tend(const Question&, Move move) { return move == done ? "That is all" : ""; }

void tend(Turn& turn, const Step& step, Move move) {
    if (move == done) return;
    Step rest = step;
    --rest.count;
    if (verb_of(move) == Verb::clear) {
        clear(turn, arg<Clearing>(move));
        return turn.push(rest);
    }
    rest.picked.add(environment_of(arg<Tile>(move)));
    turn.push(rest);
    take_action(turn, arg<Tile>(move));
}

// ---- All of them ----

void ask_pay(const Question& q, Prompt& prompt) { prompt.line = "Pay for " + title(*q.step.tile) + "."; }

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

const StepRule pay_special_rule{.moves = pay_moves, .play = pay, .ask = ask_pay};
const StepRule build_rule{.moves = build_moves, .play = build, .ask = ask_build};
const StepRule explore_keep_rule{.moves = explore_keep_moves,
                                 .play = explore_keep,
                                 .line = "Explore: keep one of these cards.",
                                 .label = label_explored};
const StepRule innovate_rule{.moves = innovate_moves, .play = innovate, .ask = ask_innovate};
const StepRule innovate_bonus_rule{.opens = innovate_bonus_opens,
                                   .moves = use_or_skip,
                                   .play = innovate_bonus,
                                   .ask = ask_innovate_bonus,
                                   .label = use_label<use_of_innovate>};
const StepRule muster_rule{.moves = muster_moves, .play = muster, .ask = ask_muster};
const StepRule spin_roof_rule{.opens = spin_roof_opens,
                              .moves = use_or_skip,
                              .play = spin_roof,
                              .ask = ask_spin_roof,
                              .label = use_label<use_of_spin_roof>};
const StepRule tend_rule{.opens = tend_opens, .moves = tend_moves, .play = tend, .ask = ask_tend, .label = label_tend};

void use_or_skip(const Question&, MoveList& out) {
    out.push(Verb::use);
    out.push(Verb::skip);
}

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
