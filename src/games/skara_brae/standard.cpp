#include "games/skara_brae/rules.h"

// Sections 6.6 to 6.11: the nine standard tiles.
namespace skerry::skara_brae {
namespace {

int at_least_zero(int n) { return n < 0 ? 0 : n; }

// ---- Furnish (6.6) ----

void furnish_pay_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    const int portions = step.count;
    for (int hides = portions; hides >= 0; --hides) {
        const int wool = (portions - hides) * wool_a_portion;
        if (player.storage[Resource::hide] < hides || player.storage[Resource::wool] < wool) continue;
        out.push(payment(
            {{Resource::wool, static_cast<std::uint8_t>(wool)}, {Resource::hide, static_cast<std::uint8_t>(hides)}}));
    }
}

void advance_furnish(Turn& turn) {
    ++turn.me.furnish;
    turn.tell({.kind = EventKind::furnishes, .count = turn.me.furnish});
    if (turn.me.flipped.has(Tile::furnish)) turn.push({.kind = StepKind::furnish_bonus});
}

void furnish_pay(Turn& turn, const Step&, Move move) {
    spend(turn, paid_by(move));
    advance_furnish(turn);
}

void furnish_bonus_moves(const State&, const Player&, const Step&, MoveList& out) {
    for (Resource bonus : furnish_bonuses) out.push(make(Verb::gain, bonus));
}

void take_furnish_bonus(Turn& turn, const Step&, Move move) { gain(turn, arg<Resource>(move), 1); }

// ---- Cook (6.7) ----

// The first cookable must be chosen; whoever has begun may go on while something fits.
bool cook_opens(const State&, const Player& player, const Step& step) {
    if (!step.resource) return true;
    MoveList more;
    cook_moves(player, step.count, step.resource, more);
    return !more.empty();
}

void cook_step_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    cook_moves(player, step.count, step.resource, out);
    if (step.resource) out.push(make(Verb::done));
}

// Nothing that cooking gives can be cooked and no dish makes the store smaller, so that one at a time in a fixed order
// reaches the same results as all at once (SB-025 holds for each).
void cook(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::done) return;
    const auto cookable = arg<Resource>(move);
    const auto* dish = dishes.begin();
    while (dish->cookable != cookable) ++dish;
    spend(turn, cookable, 1);
    gain(turn, yields_of(turn.me, *dish));
    turn.push(
        {.kind = StepKind::cook, .resource = cookable, .count = static_cast<std::uint8_t>(step.count - dish->weight)});
}

// ---- Craft (6.8) ----

void craft_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Tile tile : tiles_to_flip(player)) out.push(make(Verb::flip, tile));
}

void craft(Turn& turn, const Step&, Move move) {
    for (Resource resource : banner_cost(arg<Tile>(move))) spend(turn, resource, 1);
    flip(turn, arg<Tile>(move));
}

// ---- Clean (6.9) ----

// A clean that gives neither a roof nor a clear is not offered (6.14).
bool clean_useful(const State& state, const Player& player, int types) {
    if (state.supply_roofs > 0 || player.storage[Resource::midden] > 0) return true;
    return player.open_columns >= 2 && rows * player.open_columns - (player.storage.total() - types) >= rows;
}

Set<Resource> clean_types(const Player& player) {
    return clean_sides[side(player, Tile::clean)].types & player.storage.at_least(1);
}

// All legal sizes: with concurrent turns the last roof may be gone since the worker was placed.
void clean_pay_moves(const State&, const Player& player, const Step&, MoveList& out) {
    const int most = clean_sides[side(player, Tile::clean)].most_types;
    List<Resource, 5> types;
    for (Resource type : clean_types(player)) types.push(type);
    for (unsigned chosen = 1; chosen < 1u << types.size(); ++chosen) {
        const int count = std::popcount(chosen);
        if (count < least_clean_types || count > most) continue;
        Goods goods;
        for (std::size_t i = 0; i < types.size(); ++i)
            if (chosen >> i & 1) goods.push({types[i], 1});
        out.push(payment(goods));
    }
}

void clean_pay(Turn& turn, const Step&, Move move) {
    const Goods goods = paid_by(move);
    spend(turn, goods);
    gain_supply_roof(turn);
    start_clears(turn, clean_sides[side(turn.me, Tile::clean)].clears[goods.size()]);
}

// ---- Trade (6.10) ----

void trade_pay_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    for (Resource type : tradables& player.storage.at_least(step.count)) out.push(payment({{type, step.count}}));
}

void advance_trade(Turn& turn) {
    ++turn.me.trade;
    turn.tell({.kind = EventKind::trades, .count = turn.me.trade});
    turn.push({.kind = StepKind::trade_buy});
}

void trade_pay(Turn& turn, const Step&, Move move) {
    spend(turn, paid_by(move));
    advance_trade(turn);
}

Set<Resource> prices(const Player& player) {
    const Set<Resource> taken = player.flipped.has(Tile::trade) ? tradables : Set<Resource>{Resource::skaill};
    return taken & player.storage.at_least(1);
}

bool trade_buy_opens(const State&, const Player& player, const Step&) { return !prices(player).empty(); }

void trade_buy_moves(const State&, const Player& player, const Step&, MoveList& out) {
    for (Resource price : prices(player)) out.push(make(Verb::buy, price));
    out.push(make(Verb::skip));
}

void trade_buy(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::skip) return;
    spend(turn, arg<Resource>(move), 1);
    const Amount& purchase = trade_track[turn.me.trade].purchase;
    gain(turn, purchase.what, purchase.count);
}

// ---- Gather (6.11) ----

void gather_moves(const State&, const Player& player, const Step& step, MoveList& out) {
    const bool flipped = player.flipped.has(*step.tile);
    for (std::size_t i = 0; i < gather_options.size(); ++i) {
        const GatherOption& option = gather_options[i];
        if (option.tile == *step.tile && option.flipped == flipped &&
            player.storage[option.pay.what] >= option.pay.count)
            out.push(make(Verb::gather, i));
    }
}

void gather(Turn& turn, const Step&, Move move) {
    const GatherOption& option = gather_options[move.args[0]];
    spend(turn, option.pay.what, option.pay.count);
    gain(turn, option.gain);
}

}  // namespace

const StepRule furnish_pay_rule{nullptr, furnish_pay_moves, furnish_pay, nullptr};
const StepRule furnish_bonus_rule{nullptr, furnish_bonus_moves, take_furnish_bonus, nullptr};
const StepRule cook_rule{cook_opens, cook_step_moves, cook, nullptr};
const StepRule craft_rule{nullptr, craft_moves, craft, nullptr};
const StepRule clean_pay_rule{nullptr, clean_pay_moves, clean_pay, nullptr};
const StepRule trade_pay_rule{nullptr, trade_pay_moves, trade_pay, nullptr};
const StepRule trade_buy_rule{trade_buy_opens, trade_buy_moves, trade_buy, nullptr};
const StepRule gather_rule{nullptr, gather_moves, gather, nullptr};

int furnish_portions(const Player& player, int discount) {
    return at_least_zero(furnish_track[player.furnish + 1u].portions - discount);
}

Obstacle furnish_obstacle(const Player& player, int discount) {
    if (player.furnish >= last_furnish) return Obstacle::track_end;
    const int payable = player.storage[Resource::hide] + player.storage[Resource::wool] / wool_a_portion;
    return payable >= furnish_portions(player, discount) ? Obstacle::none : Obstacle::portions;
}

void start_furnish(Turn& turn, int discount) {
    const int portions = furnish_portions(turn.me, discount);
    if (portions == 0) return advance_furnish(turn);
    turn.push({.kind = StepKind::furnish_pay, .count = static_cast<std::uint8_t>(portions)});
}

int hearth_limit_of(const Player& player) {
    return (player.flipped.has(Tile::cook) ? hearth_limit_flipped : hearth_limit) + utensils_count(player) +
           (owns(player, Tile::muster) ? 1 : 0);
}

Goods yields_of(const Player& player, const Dish& dish) {
    Goods yields = dish.yields;
    if (dish.cookable != Resource::boar || !player.flipped.has(Tile::hunt_boar)) return yields;
    for (Amount& amount : yields)
        if (amount.what == boar_extra.what) amount.count += boar_extra.count;
    return yields;
}

bool can_cook(const Player& player) { return !(cookables & player.storage.at_least(1)).empty(); }

void cook_moves(const Player& player, int weight_left, Maybe<Resource> last, MoveList& out) {
    for (const Dish& dish : dishes) {
        if (last && dish.cookable < *last) continue;
        if (dish.weight <= weight_left && player.storage[dish.cookable] > 0) out.push(make(Verb::cook, dish.cookable));
    }
}

Set<Tile> tiles_to_flip(const Player& player) {
    const Set<Resource> stored = player.storage.at_least(1);
    Set<Tile> tiles;
    if ((stored & banner_bases).empty()) return tiles;
    for (Tile tile : tiles_of(player) - player.flipped)
        if (stored.has_all(banners[tile])) tiles.add(tile);
    return tiles;
}

void flip(Turn& turn, Tile tile) {
    turn.me.flipped.add(tile);
    turn.tell({.kind = EventKind::flips, .tile = tile});
}

Obstacle clean_obstacle(const State& state, const Player& player) {
    const int types = clean_types(player).size();
    if (types < least_clean_types) return Obstacle::clean_types;
    const int most = clean_sides[side(player, Tile::clean)].most_types;
    return clean_useful(state, player, types < most ? types : most) ? Obstacle::none : Obstacle::clean_useless;
}

void gain_supply_roof(Turn& turn) {
    if (turn.state.supply_roofs == 0) return;
    --turn.state.supply_roofs;
    ++turn.me.supply_roofs;
    turn.tell({.kind = EventKind::roof, .count = turn.me.supply_roofs});
}

int trade_cost(const Player& player, int discount) {
    return at_least_zero(trade_track[player.trade + 1u].cost - discount);
}

Obstacle trade_obstacle(const Player& player, int discount) {
    if (player.trade >= last_trade) return Obstacle::track_end;
    const int cost = trade_cost(player, discount);
    const bool payable = cost == 0 || !(tradables & player.storage.at_least(cost)).empty();
    return payable ? Obstacle::none : Obstacle::one_type;
}

void start_trade(Turn& turn, int discount) {
    const int cost = trade_cost(turn.me, discount);
    if (cost == 0) return advance_trade(turn);
    turn.push({.kind = StepKind::trade_pay, .count = static_cast<std::uint8_t>(cost)});
}

}  // namespace skerry::skara_brae
