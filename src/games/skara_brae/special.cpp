// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Section 6.12: the eight special tiles.
namespace skerry::skara_brae {
namespace {

Player after_paying(const Player& player, const Goods& goods) {
    Player after = player;
    for (Resource what : goods.at_least(1)) after.storage.remove(what, goods[what]);
    return after;
}

// ---- The price of all of them ----

Goods special_payment(int food) { return bag_of({{Resource::bone, special.portions - food}, {Resource::food, food}}); }

// What Build can advance on, with its discount.
Set<Tile> buildable(const Player& player) {
    Set<Tile> tracks;
    if (!furnish_obstacle(player, number_of(player, Tile::build))) tracks.add(Tile::furnish);
    if (!trade_obstacle(player, number_of(player, Tile::build))) tracks.add(Tile::trade);
    return tracks;
}

// Only splits after which the action is still possible; what is paid matters for Build alone (SB-062).
bool payable(const Player& player, Tile tile, int food) {
    const Goods goods = special_payment(food);
    return can_pay(player, goods) && (tile != Tile::build || !buildable(after_paying(player, goods)).empty());
}

}  // namespace

const StepRule pay_special_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            for (int food = special.portions; food >= 0; --food)
                if (payable(q.me, *q.step.tile, food)) out.push(payment(special_payment(food)));
        },
    .play =
        [](Turn& turn, const Step& step, Move move) {
            spend(turn, paid_by(move));
            action_of(*step.tile).start(turn, *step.tile);
        },
    .ask = [](const Question& q, Prompt& prompt) { prompt.line = "Pay for " + title(*q.step.tile) + "."; },
    .label = label_payment,
};

// ---- Build ----

const StepRule build_rule{
    .moves = one_of<Verb::build, [](const Question& q) { return buildable(q.me); }>,
    .play =
        [](Turn& turn, const Step&, Move move) {
            const int discount = number_of(turn.me, Tile::build);
            return arg<Tile>(move) == Tile::furnish ? start_furnish(turn, discount) : start_trade(turn, discount);
        },
    .line = "Build: choose the track to advance on.",
    .ask =
        [](const Question& q, Prompt& prompt) {
            const int discount = number_of(q.me, Tile::build);
            if (const auto why = furnish_obstacle(q.me, discount)) prompt.refuse(track(Tile::furnish), explain(why));
            if (const auto why = trade_obstacle(q.me, discount)) prompt.refuse(track(Tile::trade), explain(why));
        },
    .label = [](const Question&, Move move) -> Label { return "Advance on the " + title(arg<Tile>(move)) + " track"; },
};

// ---- Explore ----

const StepRule explore_keep_rule{
    .moves = one_of<Verb::take, [](const Question& q) { return q.me.drawn; }>,
    .play =
        [](Turn& turn, const Step&, Move move) {
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
                turn.push({.kind = StepKind::bottom, .card = card});
        },
    .line = "Explore: keep one of these cards.",
    .label = [](const Question& q, Move move) -> Label {
        const auto card = arg<Card>(move);
        return {title(card), explain_explored(card, q.me.flipped.has(Tile::explore))};
    },
};

// ---- Innovate ----

// The bonus needs an Innovate that was flipped before, so flipping itself gives none (ruling 16).
const StepRule innovate_rule{
    .moves = one_of<Verb::flip, [](const Question& q) { return unflipped(q.me); }>,
    .play =
        [](Turn& turn, const Step&, Move move) {
            const bool bonus = turn.me.flipped.has(Tile::innovate);
            flip(turn, arg<Tile>(move));
            if (bonus) turn.push({.kind = StepKind::innovate_bonus, .tile = arg<Tile>(move)});
        },
    .line = "Innovate: choose the tile to flip.",
    .ask =
        [](const Question& q, Prompt& prompt) {
            for (Tile tile : q.me.flipped) prompt.refuse(thing(tile), "It is flipped already.");
        },
    .label = label_flip,
};
const StepRule innovate_bonus_rule{
    .opens =
        [](const Question& q) {
            const Goods& price = special.innovate_bonus;
            return can_pay(q.me, price) && possible({q.state, after_paying(q.me, price)}, *q.step.tile);
        },
    .moves = use_or_skip,
    .play =
        [](Turn& turn, const Step& step, Move move) {
            if (verb_of(move) == Verb::skip) return;
            spend(turn, special.innovate_bonus);
            take_action(turn, *step.tile);
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line =
                "Pay " + spoken(special.innovate_bonus) + " to take the action of " + title(*q.step.tile) + "?";
        },
    .label = use_label<[](const Question& q) {
        return "Pay " + spoken(special.innovate_bonus) + " and take the action of " + title(*q.step.tile);
    }>,
};

// ---- Muster ----

const StepRule muster_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            for (Environment e : each<Environment>()) {
                if (q.me.columns[e].empty()) continue;
                if (q.me.flipped.has(Tile::muster)) {
                    out.push(Verb::muster, e);
                    continue;
                }
                out.push(Verb::muster, e, muster_byte(Mustering::harvest));
                if (bottom_possible(q.me, q.me.columns[e].back()))
                    out.push(Verb::muster, e, muster_byte(Mustering::settler));
            }
        },
    .play =
        [](Turn& turn, const Step&, Move move) {
            const auto e = arg<Environment>(move);
            const Card front = turn.me.columns[e].back();
            if (mustered_by(move) == Mustering::settler) return resolve_bottom(turn, front);
            if (!mustered_by(move)) turn.push({.kind = StepKind::bottom, .card = front});
            harvest(turn, e);
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line = q.me.flipped.has(Tile::muster)
                              ? "Muster: choose an environment to harvest, and then to use its front settler."
                              : "Muster: harvest an environment, or use its front settler.";
            for (Environment e : each<Environment>())
                if (q.me.columns[e].empty()) prompt.refuse(thing(e), "You have no settler there.");
        },
    .label = [](const Question& q, Move move) -> Label {
        const auto e = arg<Environment>(move);
        if (mustered_by(move) == Mustering::settler)
            return {"Use the front settler of the " + word_of(e), bottom_text(q.me.columns[e].back())};
        return "Harvest the " + word_of(e) + (mustered_by(move) ? "" : ", then you may use its front settler");
    },
};

// ---- Spin Wool ----

const StepRule spin_roof_rule{
    .opens = [](const Question& q) { return q.state.supply_roofs > 0 && can_pay(q.me, special.spin_roof); },
    .moves = use_or_skip,
    .play =
        [](Turn& turn, const Step&, Move move) {
            if (verb_of(move) == Verb::skip) return;
            spend(turn, special.spin_roof);
            gain_supply_roof(turn);
        },
    .ask = [](const Question&, Prompt& prompt) { prompt.line = "Pay " + spoken(special.spin_roof) + " for a roof?"; },
    .label = use_label<[](const Question&) { return "Pay " + spoken(special.spin_roof) + " for a roof"; }>,
};

// ---- Tend Land ----

// At least one pick: stopping is offered once something was picked.
const StepRule tend_rule{
    .opens = [](const Question& q) { return q.step.count > 0; },
    .moves =
        [](const Question& q, MoveList& out) {
            for (Environment e : each<Environment>())
                if (!q.step.picked.has(e)) out.push(Verb::tend, gather_tile(e));
            if (q.me.storage[Resource::midden] > 0) out.push(Verb::clear, Clearing::midden);
            if (can_slide(q.me)) out.push(Verb::clear, Clearing::slider);
            if (q.step.count < number_of(q.me, Tile::tend_land)) out.push(done);
        },
    .play =
        [](Turn& turn, const Step& step, Move move) {
            if (move == done) return;
            Step rest = step;
            --rest.count;
            if (verb_of(move) == Verb::clear) {
                const bool midden = arg<Clearing>(move) == Clearing::midden;
                clear(turn, midden, !midden);
                return turn.push(rest);
            }
            rest.picked.add(environment_of(arg<Tile>(move)));
            turn.push(rest);
            take_action(turn, arg<Tile>(move));
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line = "Tend Land: gather with a tile or clear once, " + plain(q.step.count) + " left.";
            for (Environment e : q.step.picked)
                prompt.refuse(thing(gather_tile(e)), "You have gathered there already.");
            if (q.me.storage[Resource::midden] == 0) prompt.refuse(thing(Resource::midden), "You have no midden.");
            if (!can_slide(q.me)) prompt.refuse(slider_thing(), why_no_slide(q.me));
        },
    .label = [](const Question& q, Move move) -> Label {
        if (move == done) return "That is all";
        return verb_of(move) == Verb::tend ? "Pick " + title(arg<Tile>(move)) : label_clear(q, move);
    },
};

// ---- All of them ----

const std::array<Action, special_tiles.size()> special_actions{{
    {.text = "Take a Furnish or a Trade action for {number} less.",
     .obstacle = [](const Actor& actor) -> Obstacle {
         for (int food = 0; food <= special.portions; ++food)
             if (payable(actor.me, Tile::build, food)) return {};
         if (actor.me.furnish >= last_furnish && actor.me.trade >= last_trade)
             return {"Both markers are at the end of their tracks."};
         return {"You could pay for neither Furnish nor Trade, even with the discount."};
     },
     .start = [](Turn& turn, Tile) { turn.push({.kind = StepKind::build}); }},
    {.text = "Draw {number} village cards and keep one; a settler brings no harvest{side}",
     .sides = {" and no lower half.", ", but may use its lower half."},
     .obstacle = [](const Actor& actor) { return unless(can_draw(actor.state), "There is no card left to draw."); },
     .start =
         [](Turn& turn, Tile tile) {
             for (int i = 0; i < number_of(turn.me, tile) && can_draw(turn.state); ++i) {
                 turn.me.drawn.push(draw_card(turn.state, turn.events));
                 turn.tell({.kind = EventKind::looks_at, .audience = turn.seat, .card = turn.me.drawn.back()});
             }
             turn.tell({.kind = EventKind::draws, .count = static_cast<std::uint8_t>(turn.me.drawn.size())});
             turn.revealed = Revealed::yes;
             turn.push({.kind = StepKind::explore_keep});
         }},
    {.text = "Gain a boar, of which you may hold {number}{side}",
     .sides = {".", ", and a skaill knife. Boar cook for one more hide."},
     .obstacle =
         [](const Actor& actor) {
             return unless(actor.me.storage[Resource::boar] < special.max_boar || actor.me.flipped.has(Tile::hunt_boar),
                           "You have three boar already.");
         },
     .start =
         [](Turn& turn, Tile tile) {
             Goods goods;
             if (turn.me.storage[Resource::boar] < special.max_boar) goods.add(Resource::boar);
             if (turn.me.flipped.has(tile)) goods.add(Resource::skaill);
             gain(turn, goods);
         }},
    {.text = "Flip one of your tiles for free.{side}",
     .sides = {"", " Then you may pay 1 food to take the action of that tile."},
     .obstacle = [](const Actor& actor) { return unless(!unflipped(actor.me).empty(), all_tiles_flipped); },
     .start = [](Turn& turn, Tile) { turn.push({.kind = StepKind::innovate}); }},
    {.text = "Choose an environment with a settler: harvest it, {side} Your hearth holds 1 more.",
     .sides = {"or use its front settler.", "then you may use its front settler."},
     .obstacle = [](const Actor& actor) { return unless(settler_count(actor.me) > 0, "It needs a settler."); },
     .start = [](Turn& turn, Tile) { turn.push({.kind = StepKind::muster}); }},
    {.text = "Gain a black worker for this round, at most {number}.{side}",
     .sides = {"", " Your flipped tiles hold two small workers and the large one."},
     .obstacle =
         [](const Actor& actor) {
             return unless(actor.me.black_workers < special.max_black_workers, "All three black workers are out.");
         },
     .start =
         [](Turn& turn, Tile) {
             ++turn.me.black_workers;
             turn.tell({.kind = EventKind::black_worker, .count = turn.me.black_workers});
         }},
    {.text = "Gain a spindle whorl, then 1 wool for each whorl you have.{side}",
     .sides = {"", " Then you may pay {number} wool for a roof."},
     .obstacle = [](const Actor& actor) { return unless(actor.me.whorls < whorl_count, "No spindle whorl is left."); },
     .start =
         [](Turn& turn, Tile tile) {
             ++turn.me.whorls;
             turn.tell({.kind = EventKind::whorl, .count = turn.me.whorls});
             gain(turn, Resource::wool, turn.me.whorls);
             if (turn.me.flipped.has(tile)) turn.push({.kind = StepKind::spin_roof});
         }},
    {.text = "Up to {number} picks: a gather tile not yet picked, or a clear.",
     .start = [](Turn& turn, Tile tile) { turn.push({.kind = StepKind::tend, .count = number_of(turn.me, tile)}); }},
}};

}  // namespace skerry::skara_brae
