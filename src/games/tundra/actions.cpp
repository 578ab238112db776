// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Sections 6.1, 6.3 to 6.5, 6.7, 6.8, 6.11 and 6.13: gains, and what the actions of boards and cards offer. Nothing
// that an action gives can be used in it, so that what is chosen can be carried out all at once when the choice is
// over.
namespace skerry::tundra {
namespace {

// ---- A selection with its question ----
//
// Beside what core/agenda.h asks of it, a selection here has its question, line(q); refuse(q, prompt), which says of
// each tile, board or resource why no pick names it; label(q, move); and what it is called to end it with no pick.

template <class Rule>
void ask_selection(const Question& q, Prompt& prompt) {
    prompt.line = Rule::line(q);
    prompt.refused.clear();
    Rule::refuse(q, prompt);
}

template <class Rule>
Label selection_label(const Question& q, Move move) {
    if (move != done) return Rule::label(q, move);
    return q.state.picked.empty() ? std::string(Rule::nothing) : "Done";
}

template <class Rule>
constexpr StepRule selection_rule{
    .ask = ask_selection<Rule>, .label = selection_label<Rule>, .selection = selection<Rule>};

// Only what no pick names is refused in the end (Game::prompt).
template <class Why>
void refuse_resources(Prompt& prompt, Why why) {
    for (Resource type : each<Resource>()) prompt.refuse(thing(type), why(type));
}

std::string one_or_up_to(int count, const std::string& one, std::string_view many) {
    return count == 1 ? one : "up to " + plain(count) + " " + std::string(many);
}

template <NamedEnum E>
int picks_of(const Picked& picked, E first) {
    int count = 0;
    for (const Pick pick : picked) count += static_cast<E>(pick.first) == first;
    return count;
}

// ---- What is gained by choice ----

Resource resource_of(Pick pick) { return static_cast<Resource>(pick.first); }

// How many more of a type can be held.
int room(const Question& q, Resource type) { return resource_cap - q.me.resources[type]; }

std::string why_no_room(const Question& q, Resource type) {
    return (room(q, type) > 0 ? "With what you have chosen, you hold " : "You hold ") + plain(resource_cap) +
           ", which is all you can.";
}

// One unit for each pick, by types.
void gain_each(Turn& turn, const Step&, const Picked& picked) {
    Bag<Resource> units;
    for (const Pick pick : picked) units.add(resource_of(pick));
    for (Resource type : each<Resource>()) gain(turn, good_of(type), units[type]);
}

// Units of any type: of a tower's bonus none may be left (Q16).
struct Units {
    static constexpr std::string_view nothing = "Gain nothing";
    static constexpr auto finish = gain_each;

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Resource type : each<Resource>())
            offer(pick_of(make(Verb::gain, type)), std::min<int>(q.step.count, room(q, type)));
    }
    static Limits limits(const Question& q) {
        const int space = resource_cap * static_cast<int>(count_of<Resource>) - q.me.resources.total();
        const int most = std::min<int>(q.step.count, space);
        return {q.step.whole ? most : 0, most};
    }
    static std::string line(const Question& q) {
        const int most = limits(q).most;
        if (q.step.whole && most > 1) return "Choose " + plain(most) + " resources.";
        return "Choose " + one_or_up_to(most, "a resource", "resources") + ".";
    }
    static void refuse(const Question& q, Prompt& prompt) {
        refuse_resources(prompt, [&](Resource type) { return why_no_room(q, type); });
    }
    static Label label(const Question&, Move move) { return "Gain 1 " + word_of(arg<Resource>(move)); }
};

// GATHER (6.3): each piece once.
struct Gathering {
    static constexpr std::string_view nothing = "Gather nothing";
    static constexpr auto finish = gain_each;

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Bag<Resource> pieces = gatherable(q.state, q.me);
        for (Resource type : each<Resource>())
            offer(pick_of(make(Verb::gather, type)), std::min<int>(pieces[type], room(q, type)));
    }
    static Limits limits(const Question& q) { return {0, q.step.count}; }
    static std::string line(const Question& q) {
        return "Gather from " + one_or_up_to(q.step.count, "one of your pieces", "of your pieces") + ".";
    }
    static void refuse(const Question& q, Prompt& prompt) {
        const Bag<Resource> pieces = gatherable(q.state, q.me);
        refuse_resources(prompt, [&](Resource type) {
            if (pieces[type] == 0) return "None of your pieces stands on a " + word_of(type) + " glade.";
            if (picks_of(q.state.picked, type) < pieces[type]) return why_no_room(q, type);
            return "Each of your pieces on " + word_of(type) + " glades gathers once.";
        });
    }
    static Label label(const Question&, Move move) { return "Gather 1 " + word_of(arg<Resource>(move)); }
};

// ---- What is paid for: towers, workers, bargains ----
//
// Each pick pays the terms of the step's deal; paid(pick) is the type that it pays with.

const Terms& terms_of(const Question& q) { return terms_of(*q.step.deal); }

// How often the berries suffice.
int payable_times(const Question& q) {
    const int berries = terms_of(q).berries;
    return berries == 0 ? q.step.count : std::min<int>(q.step.count, q.me.berries / berries);
}

// What is left of a type after all that is picked.
template <class Rule>
int left_of(const Question& q, const Picked& picked, Resource type) {
    int left = q.me.resources[type];
    for (const Pick pick : picked)
        if (Rule::paid(pick) == Maybe<Resource>(type)) left -= terms_of(q).same;
    return left;
}

template <class Rule>
bool is_payable(const Question& q, const Picked& picked, Pick more) {
    const auto type = Rule::paid(more);
    return !type || left_of<Rule>(q, picked, *type) >= terms_of(q).same;
}

template <class Rule>
void pay(Turn& turn, const Step& step, Pick pick) {
    const Terms& terms = terms_of(*step.deal);
    if (const auto type = Rule::paid(pick)) spend(turn, good_of(*type), terms.same);
    spend(turn, Good::berries, terms.berries);
}

template <class Rule>
void refuse_payments(const Question& q, Prompt& prompt) {
    const Picked& picked = q.state.picked;
    if (terms_of(q).same == 0) return;
    refuse_resources(prompt, [&](Resource type) {
        return "It takes " + amount(good_of(type), terms_of(q).same) + ", and you have " +
               plain(left_of<Rule>(q, picked, type)) + (picked.empty() ? "." : " left.");
    });
}

// BUILD (6.4): bonuses come when the whole action is over.
struct Building {
    static constexpr std::string_view nothing = "Build nothing";
    static Maybe<Resource> paid(Pick pick) { return static_cast<Resource>(pick.second); }

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Set<Cell> sites = map_of(q.state).glades - all_towers(q.state);
        Set<Cell> mine;
        for (Cell cell : q.me.workers) mine.add(cell);
        for (Cell cell : sites& mine)
            for (Resource type : each<Resource>()) offer(pick_of(make(Verb::build, cell, type)), 1);
    }
    static Limits limits(const Question& q) { return {0, std::min<int>(q.step.count, towers_left(q.me))}; }
    static bool fits(const Question& q, const Picked& picked, Pick more) {
        return picks_of(picked, static_cast<Cell>(more.first)) == 0 && is_payable<Building>(q, picked, more);
    }
    static void finish(Turn& turn, const Step& step, const Picked& picked) {
        Set<Cell> built;
        for (const Pick pick : picked) {
            const auto cell = static_cast<Cell>(pick.first);
            pay<Building>(turn, step, pick);
            remove_worker(turn.me, cell);
            turn.me.towers.add(cell);
            built.add(cell);
            turn.tell({.kind = EventKind::builds, .cell = cell});
        }
        give_bonuses(turn, built);
    }
    static std::string line(const Question& q) {
        const bool one = q.step.count == 1;
        return "Build " +
               (one ? "a tower where a worker of yours stands, for "
                    : "up to " + plain(q.step.count) + " towers where your workers stand, each for ") +
               price_text(terms_of(q)) + ".";
    }
    static void refuse(const Question& q, Prompt& prompt) {
        refuse_payments<Building>(q, prompt);
        for (Cell cell : q.me.workers) {
            std::string reason = "A tower stands there already.";
            if (!map_of(q.state).glades.has(cell)) reason = "There is no tower space on a settlement.";
            if (picks_of(q.state.picked, cell) > 0) reason = "There is one tower to a glade, and you have chosen it.";
            prompt.refuse(thing(cell), reason);
        }
    }
    static Label label(const Question& q, Move move) {
        const std::string price = price_text(terms_of(q), paid(pick_of(move)));
        return {"Build a tower at " + word_of(arg<Cell>(move)) + " for " + price,
                text_of(bonus_of(q.state, arg<Cell>(move))) + " each round"};
    }
};

// HIRE (6.5): the own settlement as often as wanted, each glade with an own tower once.
struct Hiring {
    static constexpr std::string_view nothing = "Hire nobody";
    static Maybe<Resource> paid(Pick pick) { return maybe_arg<Resource>(move_of(pick), 1); }
    static Cell settlement(const Question& q) { return map_of(q.state).settlement[q.seat.index()]; }

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        Set<Cell> places = q.me.towers;
        places.add(settlement(q));
        for (Cell cell : places) {
            const int there = cell == settlement(q) ? q.step.count : 1;
            if (terms_of(q).same == 0)
                offer(pick_of(make(Verb::hire, cell)), there);
            else
                for (Resource type : each<Resource>()) offer(pick_of(make(Verb::hire, cell, maybe(type))), there);
        }
    }
    static Limits limits(const Question& q) { return {0, std::min(payable_times(q), workers_left(q.me))}; }
    static bool fits(const Question& q, const Picked& picked, Pick more) {
        const auto cell = static_cast<Cell>(more.first);
        return (cell == settlement(q) || picks_of(picked, cell) == 0) && is_payable<Hiring>(q, picked, more);
    }
    static void finish(Turn& turn, const Step& step, const Picked& picked) {
        for (const Pick pick : picked) {
            const auto cell = static_cast<Cell>(pick.first);
            pay<Hiring>(turn, step, pick);
            add_worker(turn.me, cell);
            turn.tell({.kind = EventKind::hires, .cell = cell});
        }
    }
    static std::string line(const Question& q) {
        return "Hire " + one_or_up_to(q.step.count, "a worker for ", "workers, each for ") + price_text(terms_of(q)) +
               ".";
    }
    static void refuse(const Question& q, Prompt& prompt) {
        refuse_payments<Hiring>(q, prompt);
        for (Cell cell : q.me.towers) prompt.refuse(thing(cell), "One worker per action goes there.");
    }
    static Label label(const Question& q, Move move) {
        return "Hire a worker at " + word_of(arg<Cell>(move)) + " for " + price_text(terms_of(q), paid(pick_of(move)));
    }
};

// CONVERT (6.7) and the bargains of cards: pay, then gain, some times. A unit of any type is chosen together with its
// payment (T5).
struct Bargain {
    static constexpr std::string_view nothing = "Pay nothing";
    static Maybe<Resource> paid(Pick pick) {
        return pick.verb == static_cast<int>(Verb::pay) ? maybe_arg<Resource>(move_of(pick)) : Maybe<Resource>();
    }

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Terms& terms = terms_of(q);
        if (terms.gain.any == 0 && terms.same == 0) offer(pick_of(make(Verb::pay)), q.step.count);
        for (Resource type : each<Resource>()) {
            if (terms.gain.any > 0) offer(pick_of(make(Verb::gain, type)), room(q, type));
            if (terms.same > 0) offer(pick_of(make(Verb::pay, maybe(type))), q.me.resources[type] / terms.same);
        }
    }
    static Limits limits(const Question& q) { return {0, payable_times(q)}; }
    static void finish(Turn& turn, const Step& step, const Picked& picked) {
        const Gain& gained = terms_of(*step.deal).gain;
        for (const Pick pick : picked) {
            pay<Bargain>(turn, step, pick);
            gain(turn, good_of(resource_of(pick)), gained.any);
            gain(turn, Good::berries, gained.berries);
            gain_points(turn, gained.vp, Source::trades);
        }
    }
    static std::string line(const Question& q) {
        return "You may pay " + price_text(terms_of(q)) + " for " + text_of(terms_of(q).gain) + ", " +
               up_to(q.step.count) + ".";
    }
    static void refuse(const Question& q, Prompt& prompt) {
        if (terms_of(q).gain.any == 0) return refuse_payments<Bargain>(q, prompt);
        refuse_resources(prompt, [&](Resource type) { return why_no_room(q, type); });
    }
    static Label label(const Question& q, Move move) {
        return "Pay " + price_text(terms_of(q), paid(pick_of(move))) + " for " +
               (verb_of(move) == Verb::gain ? "1 " + word_of(arg<Resource>(move)) : text_of(terms_of(q).gain));
    }
};

// ---- UPGRADE (6.8) ----

struct Upgrading {
    static constexpr std::string_view nothing = "Upgrade nothing";

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Board board : each<Board>()) {
            if (q.me.boards[board].upgraded) continue;
            if (q.step.discount == 0) {
                offer(pick_of(make(Verb::upgrade, board)), 1);
                continue;
            }
            for (Resource type : each<Resource>())
                if (order_board(board).price[type] > 0) offer(pick_of(make(Verb::spare, board, type)), 1);
        }
    }
    static Limits limits(const Question& q) { return {0, q.step.count}; }
    static bool fits(const Question& q, const Picked& picked, Pick more) {
        if (picks_of(picked, static_cast<Board>(more.first)) > 0) return false;
        Price sum = upgrade_price(move_of(more));
        for (const Pick pick : picked)
            for (const Price price = upgrade_price(move_of(pick)); Resource type : each<Resource>())
                sum[type] = static_cast<std::uint8_t>(sum[type] + price[type]);
        return payable(q.me, sum);
    }
    // Dice and cards stay where they are (TU-074).
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) {
            const auto board = static_cast<Board>(pick.first);
            const Price price = upgrade_price(move_of(pick));
            for (Resource type : each<Resource>()) spend(turn, good_of(type), price[type]);
            turn.me.boards[board].upgraded = true;
            turn.tell({.kind = EventKind::upgrades, .board = board});
            gain_points(turn, vp_per_upgrade, Source::upgrades);
        }
    }
    static std::string line(const Question& q) {
        return "Upgrade " + one_or_up_to(q.step.count, "an order board", "order boards") +
               (q.step.discount > 0 ? ", and choose the resource you spare." : ".");
    }
    static void refuse(const Question& q, Prompt& prompt) {
        const Picked& picked = q.state.picked;
        const std::string less = q.step.discount > 0 ? " less " + plain(q.step.discount) : "";
        for (Board board : each<Board>()) {
            std::string reason = "It costs " + text_of(order_board(board).price) + less + ", more than you have" +
                                 (picked.empty() ? "." : " left.");
            if (q.me.boards[board].upgraded) reason = "It is upgraded already.";
            if (picks_of(picked, board) > 0) reason = "You have chosen it already.";
            prompt.refuse(thing(board), reason);
        }
        if (q.step.discount == 0) return;
        refuse_resources(prompt,
                         [](Resource type) { return "Sparing 1 " + word_of(type) + " makes no board payable."; });
    }
    static Label label(const Question&, Move move) {
        return {"Upgrade " + title(arg<Board>(move)) + " for " + text_of(upgrade_price(move)),
                amount(Good::vp, vp_per_upgrade)};
    }
};

// ---- SWAP (6.13) ----

// Giving what is gained in the same action is one swap fewer, so no type is both (T6).
struct Swapping {
    static constexpr std::string_view nothing = "Swap nothing";

    struct Sum {
        Bag<Resource> given, gained;

        explicit Sum(const Picked& picked) {
            for (const Pick pick : picked) add(pick);
        }
        void add(Pick pick) {
            given.add(resource_of(pick));
            gained.add(static_cast<Resource>(pick.second));
        }
    };
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Resource given : each<Resource>())
            for (Resource gained : each<Resource>())
                if (given != gained) offer(pick_of(make(Verb::swap, given, gained)), q.step.count);
    }
    static Limits limits(const Question& q) { return {0, q.step.count}; }
    static bool fits(const Question& q, const Picked& picked, Pick more) {
        Sum sum(picked);
        sum.add(more);
        for (Resource type : each<Resource>()) {
            if (sum.given[type] > 0 && sum.gained[type] > 0) return false;
            if (q.me.resources[type] < sum.given[type] || room(q, type) < sum.gained[type]) return false;
        }
        return true;
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) {
            spend(turn, good_of(resource_of(pick)), 1);
            gain(turn, good_of(static_cast<Resource>(pick.second)), 1);
        }
    }
    static std::string line(const Question& q) {
        return "Swap a resource for one of another type, " + up_to(q.step.count) + ".";
    }
    static void refuse(const Question& q, Prompt& prompt) {
        const Sum sum(q.state.picked);
        refuse_resources(prompt, [&](Resource type) -> std::string {
            if (sum.gained[type] > 0) return "You can gain no more of it, and giving what you gain would be pointless.";
            if (sum.given[type] > 0) return "You can give no more of it, and gaining what you give would be pointless.";
            if (q.me.resources[type] > 0) return "Nothing else can be gained for it.";
            return "You have none to give, and can give nothing for it.";
        });
    }
    static Label label(const Question&, Move move) {
        return "Swap 1 " + word_of(arg<Resource>(move)) + " for 1 " + word_of(arg<Resource>(move, 1));
    }
};

// ---- Dice effects (6.11) ----

struct Rolling {
    static constexpr bool ends_by_word = true;  // what is rolled is not put back

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Face face : q.me.dice.at_least(1)) offer(pick_of(make(Verb::reroll, face)), q.me.dice[face]);
    }
    static Limits limits(const Question& q) { return {0, q.me.dice.total()}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        if (picked.empty()) return;
        List<Face, max_dice> before;
        for (const Pick pick : picked) before.push(static_cast<Face>(pick.first));
        reroll_together(turn, before);
    }
    static Label label(const Question& q, Move move) {
        if (move == done) return q.state.picked.empty() ? "Roll none" : "Roll them";
        return "Roll a " + die(arg<Face>(move)) + " again";
    }
};

bool any_dice(const Question& q) { return !q.me.dice.empty(); }

void nudge_moves(const Question& q, MoveList& out) {
    offer_nudges(q.me.dice.at_least(1), out);
    out.push(done);
}

void turn_moves(const Question& q, MoveList& out) {
    for (Face face : q.me.dice.at_least(1))
        for (Face other : each<Face>())
            if (other != face) out.push(Verb::turn, face, other);
    out.push(done);
}

void change_a_die(Turn& turn, const Step&, Move move) {
    if (move != done) change_die(turn, move);
}

Label die_label(const Question&, Move move) {
    if (move == done) return "Leave the dice as they are";
    return (verb_of(move) == Verb::nudge ? "Change a " : "Turn a ") + die(arg<Face>(move)) + " to " +
           die(changed_face(move));
}

int towers_of(const Player& player) { return player.towers.size(); }

}  // namespace

const StepRule choose_resource_rule = selection_rule<Units>;
const StepRule gather_rule = selection_rule<Gathering>;
const StepRule build_step_rule = selection_rule<Building>;
const StepRule hire_step_rule = selection_rule<Hiring>;
const StepRule pay_step_rule = selection_rule<Bargain>;
const StepRule upgrade_step_rule = selection_rule<Upgrading>;
const StepRule swap_step_rule = selection_rule<Swapping>;
const StepRule reroll_any_rule{
    .line = "Choose the dice to roll together.", .label = Rolling::label, .selection = selection<Rolling>};
const StepRule nudge_rule{.opens = any_dice,
                          .moves = nudge_moves,
                          .play = change_a_die,
                          .line = "Change an unused die by 1?",
                          .label = die_label};
const StepRule set_die_rule{.opens = any_dice,
                            .moves = turn_moves,
                            .play = change_a_die,
                            .line = "Turn an unused die to any value?",
                            .label = die_label};

constexpr std::array<DeedRow, count_of<Deed>> deed_rows{{
    {},
    {"gather from up to {n} of your pieces", "gather {up to}{n|resource|resources}", StepKind::gather},
    {"{times}, pay {price} and turn a worker on a glade into a tower", "build {up to}{n|tower|towers}",
     StepKind::build_step},
    {"{times}, pay {price} to place a worker", "hire {up to}{n|worker|workers}", StepKind::hire_step},
    {"once for each of your towers, pay {price} for {gain}", "{price} for {gain}, once per tower", StepKind::pay_step,
     towers_of},
    {"{times}, pay {price} for {gain}", "{price} for {gain}, {times}", StepKind::pay_step},
    {"upgrade {boards}[ for {discount|resource|resources} less]",
     "upgrade {up to}{n|board|boards}[, {discount|resource|resources} less]", StepKind::upgrade_step},
    {"take a card from the market[, which you may {renew}]", "card[, {renew}]", StepKind::card_pick},
    {"reroll any of your unused dice together", "reroll any dice", StepKind::reroll_any},
    {"change an unused die by 1", "change a die by 1", StepKind::nudge},
    {"turn an unused die to any value", "set a die", StepKind::set_die},
    {"{times}, swap a resource for one of another type", "swap {up to}{n|resource|resources}", StepKind::swap_step},
    {"{n|berry|berries} for each of your towers on the map", "{n|berry|berries} per tower", {}, towers_of},
    {"{n|berry|berries} for each of your upgraded boards", "{n|berry|berries} per upgraded board", {}, upgraded_boards},
}};
const DeedRow& deed_row(Deed deed) { return deed_rows[static_cast<std::size_t>(deed)]; }

void gain_at_once(Turn& turn, const Gain& given, Source source) {
    gain(turn, Good::firewood, given.firewood);
    gain(turn, Good::stone, given.stone);
    gain(turn, Good::peat, given.peat);
    gain(turn, Good::berries, given.berries);
    gain_points(turn, given.vp, source);
}

// 6.1: fixed gains, movement, then units of any type, then what is paid for.
void carry_out(Turn& turn, const Effect& effect) {
    const Gain& given = effect.gain;
    gain_at_once(turn, given, Source::cards);
    if (effect.deed != Deed::none) {
        const DeedRow& row = deed_row(effect.deed);
        const auto times = static_cast<std::uint8_t>(effect.times * (row.per ? row.per(turn.me) : 1));
        if (row.step)
            turn.push({*row.step, times, {}, {}, effect.deal, effect.renew, false, effect.discount});
        else
            gain(turn, Good::berries, times);
    }
    if (given.any > 0) turn.push({.kind = StepKind::choose_resource, .count = given.any});
    if (given.moves > 0) turn.push({.kind = StepKind::move_step, .count = given.moves});
}

// What is above a cap is lost (TU-111).
void gain_some(Turn& turn, Good what, int count, Maybe<Source> source) {
    Player& me = turn.me;
    switch (what) {
    case Good::berries:
        count = std::min(count, berry_cap - me.berries);
        me.berries = static_cast<std::uint8_t>(me.berries + count);
        break;
    case Good::vp:
        count = std::min(count, max_vp - me.vp);
        me.vp = static_cast<std::uint8_t>(me.vp + count);
        break;
    default: {
        const auto resource = static_cast<Resource>(what);
        count = std::min(count, resource_cap - me.resources[resource]);
        me.resources.add(resource, count);
    }
    }
    if (count > 0 && turn.events.wanted())
        turn.tell(
            {.kind = EventKind::gains, .good = what, .count = static_cast<std::uint8_t>(count), .source = source});
}

void spend(Turn& turn, Good what, int count) {
    if (count == 0) return;
    if (what == Good::berries) {
        SKERRY_CHECK(turn.me.berries >= count);
        turn.me.berries = static_cast<std::uint8_t>(turn.me.berries - count);
    } else {
        turn.me.resources.remove(static_cast<Resource>(what), count);
    }
    if (turn.events.wanted())
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
    for (Board board : each<Board>()) count += player.boards[board].upgraded;
    return count;
}

Price upgrade_price(Move move) {
    Price price = order_board(arg<Board>(move)).price;
    if (verb_of(move) == Verb::spare) --price[arg<Resource>(move, 1)];
    return price;
}

bool payable(const Player& player, const Price& price) {
    for (Resource type : each<Resource>())
        if (player.resources[type] < price[type]) return false;
    return true;
}

Face changed_face(Move move) {
    if (verb_of(move) == Verb::turn) return arg<Face>(move, 1);
    return face_of(value_of(arg<Face>(move)) + (arg<Sign>(move, 1) == Sign::up ? 1 : -1));
}

void change_die(Turn& turn, Move move) {
    const auto before = arg<Face>(move);
    const Face after = changed_face(move);
    turn.me.dice.remove(before);
    turn.me.dice.add(after);
    if (turn.events.wanted()) turn.tell({.kind = EventKind::nudges, .dice = {before}, .become = {after}});
}

void reroll_together(Turn& turn, const List<Face, max_dice>& dice) {
    List<Face, max_dice> after;
    Random random(turn.state.random);
    for (Face face : dice) {
        turn.me.dice.remove(face);
        after.push(roll(random));
    }
    for (Face face : after) turn.me.dice.add(face);
    if (turn.events.wanted()) turn.tell({.kind = EventKind::rerolls, .dice = dice, .become = after});
    turn.revealed = Revealed::yes;
}

}  // namespace skerry::tundra
