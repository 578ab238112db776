// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Sections 6.6 to 6.11: the nine standard tiles.
namespace skerry::skara_brae {
namespace {

constexpr Obstacle track_end{"The marker is at the end of its track."};

// What is in store and cannot pay.
void refuse_others(const Question& q, const Set<Resource>& taken, const std::string& reason, Prompt& prompt) {
    for (Resource type : q.me.storage.at_least(1) - taken)
        prompt.refuse(thing(type), type == Resource::midden ? "Midden can never be spent." : reason);
}

int furnish_portions(const Player& player, int discount) {
    return std::max(0, furnish_track.spaces[player.furnish + 1u].portions - discount);
}

void advance_furnish(Turn& turn) {
    ++turn.me.furnish;
    turn.tell({.kind = EventKind::furnishes, .count = turn.me.furnish});
    if (turn.me.flipped.has(Tile::furnish)) turn.push({.kind = StepKind::furnish_bonus});
}

int trade_cost(const Player& player, int discount) {
    return std::max(0, trade_track.spaces[player.trade + 1u].cost - discount);
}

void advance_trade(Turn& turn) {
    ++turn.me.trade;
    turn.tell({.kind = EventKind::trades, .count = turn.me.trade});
    turn.push({.kind = StepKind::trade_buy});
}

// What alone pays a cost.
Set<Resource> one_type(const Player& player, int cost) { return tradables & player.storage.at_least(cost); }

// What pays for a purchase.
Set<Resource> prices(const Player& player) {
    return trade_track.price[side(player, Tile::trade)] & player.storage.at_least(1);
}

// The tiles whose banner costs can be paid.
Set<Tile> tiles_to_flip(const Player& player, Set<Resource> stored) {
    Set<Tile> tiles = unflipped(player);
    for (Resource missing : banner_resources - stored) tiles = tiles - tiles_showing[missing];
    return tiles;
}

}  // namespace

// ---- Furnish (6.6) ----

Obstacle furnish_obstacle(const Player& player, int discount) {
    if (player.furnish >= last_furnish) return track_end;
    const int portions = furnish_portions(player, discount);
    const int payable = player.storage[Resource::hide] + player.storage[Resource::wool] / wool_per_portion;
    if (payable >= portions) return {};
    return {"The next space needs {number|portion|portions} of 1 hide or 2 wool.", portions};
}

void start_furnish(Turn& turn, int discount) {
    const int portions = furnish_portions(turn.me, discount);
    if (portions == 0) return advance_furnish(turn);
    turn.push({.kind = StepKind::furnish_pay, .count = static_cast<std::uint8_t>(portions)});
}

const StepRule furnish_pay_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            for (int hides = q.step.count; hides >= 0; --hides) {
                const Goods price =
                    bag_of({{Resource::wool, (q.step.count - hides) * wool_per_portion}, {Resource::hide, hides}});
                if (can_pay(q.me, price)) out.push(payment(price));
            }
        },
    .play =
        [](Turn& turn, const Step&, Move move) {
            spend(turn, paid_by(move));
            advance_furnish(turn);
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line = "Furnish: pay " + counted(q.step.count, "portion", "portions") + " of 1 hide or 2 wool.";
            if (q.me.storage[Resource::hide] == 0) prompt.refuse(thing(Resource::hide), "You have no hide.");
            if (q.me.storage[Resource::wool] < wool_per_portion)
                prompt.refuse(thing(Resource::wool), "A portion takes 2 wool.");
        },
    .label = label_payment,
};
const StepRule furnish_bonus_rule{
    .moves = one_of<Verb::gain, [](const Question&) { return furnish_track.bonus; }>,
    .play = [](Turn& turn, const Step&, Move move) { gain(turn, arg<Resource>(move), 1); },
    .line = "Take the bonus of Furnish.",
    .label = [](const Question&, Move move) -> Label { return "Gain " + amount(1, arg<Resource>(move)); },
};

// ---- Cook (6.7) ----

int hearth_limit_of(const Player& player) {
    return cook_table.limit[side(player, Tile::cook)] + cook_table.utensils * utensils_count(player) +
           (owns(player, Tile::muster) ? cook_table.muster : 0);
}

Goods yields_of(const Player& player, const Dish& dish) {
    Goods yields = dish.yields;
    if (dish.what == Resource::boar && player.flipped.has(Tile::hunt_boar))
        yields.add(Resource::hide, cook_table.boar_extra[Resource::hide]);
    return yields;
}

namespace {

const Dish& dish_of(Pick pick) { return dish_of(static_cast<Resource>(pick.first)); }

int room_beside(const Player& player, const Picked& meal) {
    int room = hearth_limit_of(player);
    for (const Pick pick : meal) room -= dish_of(pick).weight;
    return room;
}

// What goes into the pot together. Nothing that cooking gives can be cooked (SB-025). At rest it is optional (5.6).
struct Meal {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (const Dish& dish : cook_table.dishes)
            if (offer(pick(Verb::cook, dish.what), q.me.storage[dish.what])) return;
    }
    static Limits limits(const Question& q) {
        return {q.step.kind == StepKind::rest_cook ? 0 : 1, hearth_limit_of(q.me)};
    }
    static bool fits(const Question& q, const Picked& meal, Pick more) {
        return dish_of(more).weight <= room_beside(q.me, meal);
    }
    static std::string why_not(const Question& q, const Picked& meal, Pick pick) {
        const Dish& dish = dish_of(pick);
        if (q.me.storage[dish.what] == 0) return "You have none.";
        return "It weighs " + plain(dish.weight) + ", and the hearth has room for " + plain(room_beside(q.me, meal)) +
               ".";
    }
    static void finish(Turn& turn, const Step&, const Picked& meal) {
        if (meal.empty()) return;
        Goods used, gained;
        for (const Pick pick : meal) {
            used.add(dish_of(pick).what);
            const Goods yields = yields_of(turn.me, dish_of(pick));
            for (Resource what : yields.at_least(1)) gained.add(what, yields[what]);
        }
        spend(turn, used);
        gain(turn, gained);
    }
};

void ask_cook(const Question& q, Prompt& prompt) {
    prompt.line = "Cook: choose what goes into the pot, weight left " + plain(room_beside(q.me, q.me.picked)) + ".";
}

Label label_dish(const Question& q, Move move) {
    if (move == done) return q.me.picked.empty() ? "Cook nothing" : "";
    const Dish& dish = dish_of(arg<Resource>(move));
    return {"Cook " + word_of(dish.what),
            spoken_yields(yields_of(q.me, dish)) + " (weight " + plain(dish.weight) + ")"};
}

}  // namespace

const StepRule cook_rule{.ask = ask_cook, .label = label_dish, .selection = selection<Meal>};
// With Craft flipped, once more at rest (5.6).
const StepRule rest_cook_rule{
    .opens = [](const Question& q) { return q.me.flipped.has(Tile::craft); },
    .ask =
        [](const Question& q, Prompt& prompt) {
            ask_cook(q, prompt);
            prompt.line = "The round ends. " + prompt.line + " Or cook nothing.";
        },
    .label = label_dish,
    .selection = selection<Meal>,
};

// ---- Craft (6.8) ----

Label label_flip(const Question&, Move move) { return "Flip " + title(arg<Tile>(move)); }

void flip(Turn& turn, Tile tile) {
    turn.me.flipped.add(tile);
    turn.tell({.kind = EventKind::flips, .tile = tile});
}

const StepRule craft_rule{
    .moves = one_of<Verb::flip, [](const Question& q) { return tiles_to_flip(q.me, q.me.storage.at_least(1)); }>,
    .play =
        [](Turn& turn, const Step&, Move move) {
            for (Resource resource : tiles[arg<Tile>(move)].banner) spend(turn, resource, 1);
            flip(turn, arg<Tile>(move));
        },
    .line = "Craft: choose the tile to flip.",
    .ask =
        [](const Question& q, Prompt& prompt) {
            const Set<Tile> payable = tiles_to_flip(q.me, q.me.storage.at_least(1));
            for (Tile tile : tiles_of(q.me) - payable)
                prompt.refuse(thing(tile), q.me.flipped.has(tile)
                                               ? "It is flipped already."
                                               : "Its banner costs 1 " + word_of(tiles[tile].banner[0]) + " and 1 " +
                                                     word_of(tiles[tile].banner[1]) + ".");
        },
    .label = label_flip,
};

// ---- Clean (6.9) ----

namespace {

const CleanSide& clean_side(const Player& player) { return clean_sides[side(player, Tile::clean)]; }

// At least two types; and a clean that gives neither a roof nor a clear is not offered (6.14).
Obstacle clean_obstacle(const Actor& actor) {
    const CleanSide& clean = clean_side(actor.me);
    const int types = std::min<int>((clean.types & actor.stored).size(), clean.rows.back().types);
    if (types < clean.rows[0].types) return {"Clean needs at least two different types it takes."};
    if (actor.state.supply_roofs > 0 || actor.me.storage[Resource::midden] > 0 || can_slide(actor.me, types)) return {};
    return {"No roof is left, and there would be nothing to clear."};
}

}  // namespace

void gain_supply_roof(Turn& turn) {
    if (turn.state.supply_roofs == 0) return;
    --turn.state.supply_roofs;
    ++turn.me.supply_roofs;
    turn.tell({.kind = EventKind::roof, .count = turn.me.supply_roofs});
}

// All legal sizes: with concurrent turns the last roof may be gone since the worker was placed.
const StepRule clean_pay_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            const auto& [taken, rows] = clean_side(q.me);
            const std::uint64_t all = (taken & q.me.storage.at_least(1)).bits();
            for (std::uint64_t some = -all & all; some != 0; some = (some - all) & all) {  // every set of them
                const auto types = Set<Resource>::of_bits(some);
                if (types.size() >= rows[0].types && types.size() <= rows.back().types) out.push(payment(types));
            }
        },
    .play =
        [](Turn& turn, const Step&, Move move) {
            const Goods goods = paid_by(move);
            spend(turn, goods);
            gain_supply_roof(turn);
            const auto& rows = clean_side(turn.me).rows;
            turn.push({.kind = StepKind::clear, .count = rows[goods.total() - rows[0].types].clears});
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            const CleanSide& clean = clean_side(q.me);
            prompt.line = "Clean: pay 1 each of " + plain(clean.rows[0].types) + " to " +
                          plain(clean.rows.back().types) +
                          " different types, for a roof and as many clears as the tile shows.";
            refuse_others(q, clean.types, "Clean does not take it.", prompt);
        },
    .label = label_payment,
};

// ---- Trade (6.10) ----

Obstacle trade_obstacle(const Player& player, int discount) {
    if (player.trade >= last_trade) return track_end;
    const int cost = trade_cost(player, discount);
    if (cost == 0 || !one_type(player, cost).empty()) return {};
    return {"The next space costs {number} of one type.", cost};
}

void start_trade(Turn& turn, int discount) {
    const int cost = trade_cost(turn.me, discount);
    if (cost == 0) return advance_trade(turn);
    turn.push({.kind = StepKind::trade_pay, .count = static_cast<std::uint8_t>(cost)});
}

const StepRule trade_pay_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            for (Resource type : one_type(q.me, q.step.count)) out.push(payment(bag_of({{type, q.step.count}})));
        },
    .play =
        [](Turn& turn, const Step&, Move move) {
            spend(turn, paid_by(move));
            advance_trade(turn);
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            const std::string price = plain(q.step.count) + " of one type.";
            prompt.line = "Trade: pay " + price;
            refuse_others(q, one_type(q.me, q.step.count), "It takes " + price, prompt);
        },
    .label = label_payment,
};
// A task may be used between a Trade and its purchase (6.13).
const StepRule trade_buy_rule{
    .opens = [](const Question& q) { return !prices(q.me).empty() || any_task_payable(q); },
    .moves =
        [](const Question& q, MoveList& out) {
            for (Resource price : prices(q.me)) out.push(Verb::buy, price);
            out.push(Verb::skip);
            task_moves(q, out);
        },
    .play =
        [](Turn& turn, const Step& step, Move move) {
            if (verb_of(move) == Verb::task) return use_task(turn, step, arg<Task>(move));
            if (verb_of(move) == Verb::skip) return;
            spend(turn, arg<Resource>(move), 1);
            gain(turn, trade_track.spaces[turn.me.trade].purchase);
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            const std::string goods = spoken(trade_track.spaces[q.me.trade].purchase);
            prompt.line = prices(q.me).empty() ? "You cannot buy " + goods + " yet: pay for a task first, or go on."
                                               : "Buy " + goods + "?";
            refuse_others(q, prices(q.me), "The purchase costs 1 skaill knife.", prompt);
            refuse_tasks(q, prompt);
        },
    .label = [](const Question&, Move move) -> Label {
        return verb_of(move) == Verb::buy ? "Buy it for " + amount(1, arg<Resource>(move)) : "";
    },
};

// ---- Gather (6.11) ----

const StepRule gather_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            for (const GatherOption& option : gather_options_of(*q.step.tile, q.me.flipped.has(*q.step.tile)))
                if (can_pay(q.me, option.pay)) out.push(Verb::gather, &option - gather_options.data());
        },
    .play =
        [](Turn& turn, const Step&, Move move) {
            const GatherOption& option = gather_options[move.args[0]];
            if (!option.pay.empty()) spend(turn, option.pay);  // it mostly is
            gain(turn, option.gain);
        },
    .ask = [](const Question& q, Prompt& prompt) { prompt.line = title(*q.step.tile) + ": choose what to gather."; },
    .label = [](const Question&, Move move) -> Label {
        const GatherOption& option = gather_options[move.args[0]];
        return "Gather " + spoken(option.gain) + (option.pay.empty() ? "" : " for " + spoken(option.pay));
    },
};

// ---- All of them ----

namespace {
constexpr Action gather_action{
    .start = [](Turn& turn, Tile tile) { turn.push({.kind = StepKind::gather, .tile = tile}); }};
}  // namespace

const std::array<Action, standard_tiles.size()> standard_actions{{
    {"Pay the portions of the next space of the Furnish track, each 1 hide or {number} wool, and advance.{side}",
     {"", " Then gain 1 barley or 1 skaill knife."},
     [](const Actor& actor) { return furnish_obstacle(actor.me, 0); },
     [](Turn& turn, Tile) { start_furnish(turn, 0); }},
    {"Cook food of a total weight up to {number}, more with utensils.",
     {},
     [](const Actor& actor) { return unless(!(cookables & actor.stored).empty(), "You have nothing to cook."); },
     [](Turn& turn, Tile) { turn.push({.kind = StepKind::cook}); }},
    {"Pay the two banner resources of one of your tiles and flip it.{side}",
     {"", " At the end of each round you may cook once."},
     [](const Actor& actor) {
         if (!tiles_to_flip(actor.me, actor.stored).empty()) return Obstacle{};
         return Obstacle{unflipped(actor.me).empty() ? all_tiles_flipped
                                                     : "You do not have both banner resources of any unflipped tile."};
     },
     [](Turn& turn, Tile) { turn.push({.kind = StepKind::craft}); }},
    {{}, {}, clean_obstacle, [](Turn& turn, Tile) { turn.push({.kind = StepKind::clean_pay}); }},
    {"Pay the next space of the Trade track in one type and advance; then you may buy what it shows for {side}",
     {"1 skaill knife.", "1 of anything but midden."},
     [](const Actor& actor) { return trade_obstacle(actor.me, 0); },
     [](Turn& turn, Tile) { start_trade(turn, 0); }},
    gather_action,
    gather_action,
    gather_action,
    gather_action,
}};

}  // namespace skerry::skara_brae
