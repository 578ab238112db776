#include <algorithm>

#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Sections 6.6 to 6.11: the nine standard tiles.
namespace skerry::skara_brae {
namespace {

// What is in store and cannot pay.
void refuse_others(const Question& q, const Set<Resource>& taken, const std::string& reason, Prompt& prompt) {
    for (Resource type : q.me.storage.at_least(1) - taken)
        prompt.refused.push_back({thing(type), type == Resource::midden ? "Midden can never be spent." : reason});
}

// ---- Furnish (6.6) ----

void furnish_pay_moves(const Question& q, MoveList& out) {
    const int portions = q.step.count;
    for (int hides = portions; hides >= 0; --hides) {
        const int wool = (portions - hides) * wool_a_portion;
        if (q.me.storage[Resource::hide] < hides || q.me.storage[Resource::wool] < wool) continue;
        out.push(payment(
            {{Resource::wool, static_cast<std::uint8_t>(wool)}, {Resource::hide, static_cast<std::uint8_t>(hides)}}));
    }
}

void ask_furnish(const Question& q, Prompt& prompt) {
    prompt.line = "Furnish: pay " + counted(q.step.count, "portion", "portions") + " of 1 hide or 2 wool.";
    if (q.me.storage[Resource::hide] == 0) prompt.refused.push_back({thing(Resource::hide), "You have no hide."});
    if (q.me.storage[Resource::wool] < wool_a_portion)
        prompt.refused.push_back({thing(Resource::wool), "A portion takes 2 wool."});
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

void furnish_bonus_moves(const Question&, MoveList& out) {
    for (Resource bonus : furnish_bonuses) out.push(Verb::gain, bonus);
}

void take_furnish_bonus(Turn& turn, const Step&, Move move) { gain(turn, arg<Resource>(move), 1); }

// ---- Cook (6.7) ----

const Dish& dish_of(Pick pick) { return dish_of(static_cast<Resource>(pick.first)); }

int weight_of(const Picked& meal) {
    int weight = 0;
    for (const Pick pick : meal) weight += dish_of(pick).weight;
    return weight;
}

// What goes into the pot together. Nothing that cooking gives can be cooked (SB-025). At rest it is optional (5.6).
struct Meal {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (const Dish& dish : dishes)
            if (offer(pick(Verb::cook, dish.cookable), q.me.storage[dish.cookable])) return;
    }
    static Limits limits(const Question& q) {
        return {q.step.kind == StepKind::rest_cook ? 0 : 1, hearth_limit_of(q.me)};
    }
    static bool fits(const Question& q, const Picked& meal, Pick more) {
        return weight_of(meal) + dish_of(more).weight <= hearth_limit_of(q.me);
    }
    static std::string why_not(const Question& q, const Picked& meal, Pick pick) {
        const Dish& dish = dish_of(pick);
        if (q.me.storage[dish.cookable] == 0) return "You have none.";
        return "It weighs " + plain(dish.weight) + ", and the hearth has room for " +
               plain(hearth_limit_of(q.me) - weight_of(meal)) + ".";
    }
    static void finish(Turn& turn, const Step&, const Picked& meal) {
        if (meal.empty()) return;
        Bag<Resource> used, gained;
        for (const Pick pick : meal) {
            used.add(dish_of(pick).cookable);
            for (const Amount& amount : yields_of(turn.me, dish_of(pick))) gained.add(amount.what, amount.count);
        }
        for (Resource what : used.at_least(1)) spend(turn, what, used[what]);
        gain(turn, gained);
    }
};

void ask_cook(const Question& q, Prompt& prompt) {
    prompt.line = "Cook: choose what goes into the pot, weight left " +
                  plain(hearth_limit_of(q.me) - weight_of(q.me.picked)) + ".";
}

// ---- Rest: Cook once more with Craft flipped (5.6) ----

bool rest_cook_opens(const Question& q) { return q.me.flipped.has(Tile::craft); }

void ask_rest_cook(const Question& q, Prompt& prompt) {
    ask_cook(q, prompt);
    prompt.line = "The round ends. " + prompt.line + " Or cook nothing.";
}

std::string label_rest_cook(const Question& q, Move move) {
    return move == done && q.me.picked.empty() ? "Cook nothing" : "";
}

// ---- Craft (6.8) ----

void craft_moves(const Question& q, MoveList& out) {
    for (Tile tile : tiles_to_flip(q.me, q.me.storage.at_least(1))) out.push(Verb::flip, tile);
}

void ask_craft(const Question& q, Prompt& prompt) {
    prompt.line = "Craft: choose the tile to flip.";
    const Set<Tile> payable = tiles_to_flip(q.me, q.me.storage.at_least(1));
    for (Tile tile : tiles_of(q.me)) {
        if (q.me.flipped.has(tile))
            prompt.refused.push_back({thing(tile), "It is flipped already."});
        else if (!payable.has(tile))
            prompt.refused.push_back({thing(tile), "Its banner costs 1 " + word_of(banner_cost(tile)[0]) + " and 1 " +
                                                       word_of(banner_cost(tile)[1]) + "."});
    }
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

Set<Resource> clean_types(const Player& player, Set<Resource> stored) {
    return clean_sides[side(player, Tile::clean)].types & stored;
}

// All legal sizes: with concurrent turns the last roof may be gone since the worker was placed.
void clean_pay_moves(const Question& q, MoveList& out) {
    const int most = clean_sides[side(q.me, Tile::clean)].most_types;
    List<Resource, 5> types;
    for (Resource type : clean_types(q.me, q.me.storage.at_least(1))) types.push(type);
    for (unsigned chosen = 1; chosen < 1u << types.size(); ++chosen) {
        const int count = std::popcount(chosen);
        if (count < least_clean_types || count > most) continue;
        Goods goods;
        for (std::size_t i = 0; i < types.size(); ++i)
            if (chosen >> i & 1) goods.push({types[i], 1});
        out.push(payment(goods));
    }
}

void ask_clean(const Question& q, Prompt& prompt) {
    const CleanSide& tile = clean_sides[side(q.me, Tile::clean)];
    prompt.line = "Clean: pay 1 each of " + plain(least_clean_types) + " to " + plain(tile.most_types) +
                  " different types, for a roof and as many clears as the tile shows.";
    refuse_others(q, tile.types, "Clean does not take it.", prompt);
}

void clean_pay(Turn& turn, const Step&, Move move) {
    const Goods goods = paid_by(move);
    spend(turn, goods);
    gain_supply_roof(turn);
    start_clears(turn, clean_sides[side(turn.me, Tile::clean)].clears[goods.size()]);
}

// ---- Trade (6.10) ----

// What alone pays a cost.
Set<Resource> one_type(const Player& player, int cost) { return tradables & player.storage.at_least(cost); }

void trade_pay_moves(const Question& q, MoveList& out) {
    for (Resource type : one_type(q.me, q.step.count)) out.push(payment({{type, q.step.count}}));
}

void ask_trade(const Question& q, Prompt& prompt) {
    prompt.line = "Trade: pay " + plain(q.step.count) + " of one type.";
    refuse_others(q, one_type(q.me, q.step.count), "It takes " + plain(q.step.count) + " of one type.", prompt);
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

// A task may be used between a Trade and its purchase (6.13).
bool trade_buy_opens(const Question& q) { return !prices(q.me).empty() || any_task_payable(q); }

void trade_buy_moves(const Question& q, MoveList& out) {
    for (Resource price : prices(q.me)) out.push(Verb::buy, price);
    out.push(Verb::skip);
    task_moves(q, out);
}

void trade_buy(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::task) return use_task(turn, step, arg<Task>(move));
    if (verb_of(move) == Verb::skip) return;
    spend(turn, arg<Resource>(move), 1);
    const Amount& purchase = trade_track[turn.me.trade].purchase;
    gain(turn, purchase.what, purchase.count);
}

void ask_trade_buy(const Question& q, Prompt& prompt) {
    const std::string goods = spoken(trade_track[q.me.trade].purchase);
    prompt.line = prices(q.me).empty() ? "You cannot buy " + goods + " yet: pay for a task first, or go on."
                                       : "Buy " + goods + "?";
    refuse_others(q, prices(q.me), "The purchase costs 1 skaill knife.", prompt);
    refuse_tasks(q, prompt);
}

// ---- Gather (6.11) ----

void gather_moves(const Question& q, MoveList& out) {
    for (const GatherOption& option : gather_options_of(*q.step.tile, q.me.flipped.has(*q.step.tile)))
        if (q.me.storage[option.pay.what] >= option.pay.count) out.push(Verb::gather, &option - gather_options.data());
}

void ask_gather(const Question& q, Prompt& prompt) { prompt.line = title(*q.step.tile) + ": choose what to gather."; }

void gather(Turn& turn, const Step&, Move move) {
    const GatherOption& option = gather_options[move.args[0]];
    spend(turn, option.pay.what, option.pay.count);
    gain(turn, option.gain);
}

}  // namespace

const StepRule furnish_pay_rule{.moves = furnish_pay_moves, .play = furnish_pay, .ask = ask_furnish};
const StepRule furnish_bonus_rule{
    .moves = furnish_bonus_moves, .play = take_furnish_bonus, .line = "Take the bonus of Furnish."};
const StepRule cook_rule{.ask = ask_cook, .selection = selection<Meal>};
const StepRule rest_cook_rule{
    .opens = rest_cook_opens, .ask = ask_rest_cook, .label = label_rest_cook, .selection = selection<Meal>};
const StepRule craft_rule{.moves = craft_moves, .play = craft, .ask = ask_craft};
const StepRule clean_pay_rule{.moves = clean_pay_moves, .play = clean_pay, .ask = ask_clean};
const StepRule trade_pay_rule{.moves = trade_pay_moves, .play = trade_pay, .ask = ask_trade};
const StepRule trade_buy_rule{
    .opens = trade_buy_opens, .moves = trade_buy_moves, .play = trade_buy, .ask = ask_trade_buy};
const StepRule gather_rule{.moves = gather_moves, .play = gather, .ask = ask_gather};

int furnish_portions(const Player& player, int discount) {
    return std::max(0, furnish_track[player.furnish + 1u].portions - discount);
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

Set<Tile> tiles_to_flip(const Player& player, Set<Resource> stored) {
    Set<Tile> tiles = tiles_of(player) - player.flipped;
    for (Resource missing : banner_resources - stored) tiles = tiles - tiles_showing[missing];
    return tiles;
}

void flip(Turn& turn, Tile tile) {
    turn.me.flipped.add(tile);
    turn.tell({.kind = EventKind::flips, .tile = tile});
}

Obstacle clean_obstacle(const State& state, const Player& player, Set<Resource> stored) {
    const int types = clean_types(player, stored).size();
    if (types < least_clean_types) return Obstacle::clean_types;
    const int most = clean_sides[side(player, Tile::clean)].most_types;
    return clean_useful(state, player, std::min(types, most)) ? Obstacle::none : Obstacle::clean_useless;
}

void gain_supply_roof(Turn& turn) {
    if (turn.state.supply_roofs == 0) return;
    --turn.state.supply_roofs;
    ++turn.me.supply_roofs;
    turn.tell({.kind = EventKind::roof, .count = turn.me.supply_roofs});
}

int trade_cost(const Player& player, int discount) {
    return std::max(0, trade_track[player.trade + 1u].cost - discount);
}

Obstacle trade_obstacle(const Player& player, int discount) {
    if (player.trade >= last_trade) return Obstacle::track_end;
    const int cost = trade_cost(player, discount);
    return cost == 0 || !one_type(player, cost).empty() ? Obstacle::none : Obstacle::one_type;
}

void start_trade(Turn& turn, int discount) {
    const int cost = trade_cost(turn.me, discount);
    if (cost == 0) return advance_trade(turn);
    turn.push({.kind = StepKind::trade_pay, .count = static_cast<std::uint8_t>(cost)});
}

}  // namespace skerry::skara_brae
