#include <algorithm>

#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Sections 6.1, 6.3 to 6.5, 6.7, 6.8, 6.11 and 6.13: gains, and what the actions of boards and cards offer. Nothing that an
// action gives can be used in it, so that what is chosen can be carried out all at once when the choice is over.
namespace skerry::tundra {
namespace {

Resource resource_of(Pick pick) { return static_cast<Resource>(pick.first); }

int picks_at(const Picked& picked, Cell cell) {
    int count = 0;
    for (const Pick pick : picked) count += static_cast<Cell>(pick.first) == cell;
    return count;
}

// How many more of a type can be held.
int room(const Question& q, Resource type) { return resource_cap - q.me.resources[type]; }

// One unit for each pick, by types.
void gain_each(Turn& turn, const Picked& picked) {
    Bag<Resource> units;
    for (const Pick pick : picked) units.add(resource_of(pick));
    for (Resource type : each<Resource>()) gain(turn, good_of(type), units[type]);
}

std::string why_no_room(const Question& q, Resource type) {
    return (q.me.resources[type] < resource_cap ? "With what you have chosen, you hold " : "You hold ") +
           plain(resource_cap) + ", which is all you can.";
}

std::string why_too_few(int price, Resource type, int left, const Picked& picked) {
    return "It takes " + amount(good_of(type), price) + ", and you have " + plain(left) +
           (picked.empty() ? "." : " left.");
}

// What is left of a type when so many of it are paid for each pick that names it as its second argument.
int left_of(const Question& q, const Picked& picked, int price, std::uint8_t second, Resource type) {
    int left = q.me.resources[type];
    for (const Pick pick : picked) left -= pick.second == second ? price : 0;
    return left;
}

std::string one_or_up_to(int count, const std::string& one, std::string_view many) {
    return count == 1 ? one : "up to " + plain(count) + " " + std::string(many);
}

// ---- Units of any type: of a tower's bonus none may be left (Q16) ----

struct Units {
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
    static void finish(Turn& turn, const Step&, const Picked& picked) { gain_each(turn, picked); }
};

void ask_units(const Question& q, Prompt& prompt) {
    prompt.line = q.step.whole && q.step.count > 1
                      ? "Choose " + plain(q.step.count) + " resources."
                      : "Choose " + one_or_up_to(q.step.count, "a resource", "resources") + ".";
    prompt.refused.clear();
    for (Resource type : each<Resource>()) prompt.refused.push_back({thing(type), why_no_room(q, type)});
}

// ---- GATHER (6.3): each piece once ----

struct Gathering {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Bag<Resource> pieces = gatherable(q.state, q.me);
        for (Resource type : each<Resource>())
            offer(pick_of(make(Verb::gather, type)), std::min<int>(pieces[type], room(q, type)));
    }
    static Limits limits(const Question& q) { return {0, q.step.count}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) { gain_each(turn, picked); }
};

void ask_gathering(const Question& q, Prompt& prompt) {
    prompt.line = "Gather from " + one_or_up_to(q.step.count, "one of your pieces", "of your pieces") + ".";
    prompt.refused.clear();
    const Bag<Resource> pieces = gatherable(q.state, q.me);
    for (Resource type : each<Resource>()) {
        std::string reason = why_no_room(q, type);
        if (q.state.picked.count(pick_of(make(Verb::gather, type))) == pieces[type])
            reason = "Each of your pieces on " + word_of(type) + " glades gathers once.";
        if (pieces[type] == 0) reason = "None of your pieces stands on a " + word_of(type) + " glade.";
        prompt.refused.push_back({thing(type), reason});
    }
}

// ---- BUILD (6.4): bonuses come when the whole action is over ----

struct Building {
    static constexpr int price = terms_of(Deal::tower).same;

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
        return picks_at(picked, static_cast<Cell>(more.first)) == 0 &&
               left_of(q, picked, price, more.second, static_cast<Resource>(more.second)) >= price;
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        Set<Cell> built;
        for (const Pick pick : picked) {
            const auto cell = static_cast<Cell>(pick.first);
            spend(turn, good_of(static_cast<Resource>(pick.second)), price);
            remove_worker(turn.me, cell);
            turn.me.towers.add(cell);
            built.add(cell);
            turn.tell({.kind = EventKind::builds, .cell = cell});
        }
        give_bonuses(turn, built);
    }
};

// A tile is refused for its own reasons, a resource for its own.
void ask_building(const Question& q, Prompt& prompt) {
    const Picked& picked = q.state.picked;
    prompt.line = "Build " +
                  (q.step.count == 1 ? "a tower where a worker of yours stands, for "
                                     : "up to " + plain(q.step.count) + " towers where your workers stand, each for ") +
                  price_text(terms_of(Deal::tower)) + ".";
    prompt.refused.clear();
    for (Resource type : each<Resource>())
        prompt.refused.push_back(
            {thing(type),
             why_too_few(Building::price, type,
                         left_of(q, picked, Building::price, static_cast<std::uint8_t>(type), type), picked)});
    for (Cell cell : q.me.workers) {
        std::string reason = "A tower stands there already.";
        if (!map_of(q.state).glades.has(cell)) reason = "There is no tower space on a settlement.";
        if (picks_at(picked, cell) > 0) reason = "There is one tower to a glade, and you have chosen it.";
        prompt.refused.push_back({thing(cell), reason});
    }
}

// ---- HIRE (6.5): the own settlement as often as wanted, each glade with an own tower once ----

Cell settlement_of(const Question& q) { return map_of(q.state).settlement[q.seat.index()]; }

// How often the berries suffice.
int payable_times(const Question& q, const Terms& terms) {
    return terms.berries == 0 ? q.step.count : std::min<int>(q.step.count, q.me.berries / terms.berries);
}

struct Hiring {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Cell settlement = settlement_of(q);
        Set<Cell> places = q.me.towers;
        places.add(settlement);
        for (Cell cell : places) {
            const int there = cell == settlement ? q.step.count : 1;
            if (terms_of(*q.step.deal).same == 0)
                offer(pick_of(make(Verb::hire, cell)), there);
            else
                for (Resource type : each<Resource>()) offer(pick_of(make(Verb::hire, cell, maybe(type))), there);
        }
    }
    static Limits limits(const Question& q) {
        return {0, std::min(payable_times(q, terms_of(*q.step.deal)), workers_left(q.me))};
    }
    static bool fits(const Question& q, const Picked& picked, Pick more) {
        const auto cell = static_cast<Cell>(more.first);
        if (cell != settlement_of(q) && picks_at(picked, cell) > 0) return false;
        const int price = terms_of(*q.step.deal).same;
        return more.second == 0 ||
               left_of(q, picked, price, more.second, static_cast<Resource>(more.second - 1)) >= price;
    }
    static void finish(Turn& turn, const Step& step, const Picked& picked) {
        const Terms& terms = terms_of(*step.deal);
        for (const Pick pick : picked) {
            const auto cell = static_cast<Cell>(pick.first);
            if (pick.second > 0) spend(turn, good_of(static_cast<Resource>(pick.second - 1)), terms.same);
            spend(turn, Good::berries, terms.berries);
            add_worker(turn.me, cell);
            turn.tell({.kind = EventKind::hires, .cell = cell});
        }
    }
};

void ask_hiring(const Question& q, Prompt& prompt) {
    const Terms& terms = terms_of(*q.step.deal);
    const Picked& picked = q.state.picked;
    prompt.line = "Hire " + one_or_up_to(q.step.count, "a worker for ", "workers, each for ") + price_text(terms) + ".";
    prompt.refused.clear();
    for (Resource type : each<Resource>()) {
        const auto paid = static_cast<std::uint8_t>(maybe(type));
        if (terms.same > 0)
            prompt.refused.push_back(
                {thing(type), why_too_few(terms.same, type, left_of(q, picked, terms.same, paid, type), picked)});
    }
    for (Cell cell : q.me.towers) prompt.refused.push_back({thing(cell), "One worker per action goes there."});
}

// ---- CONVERT (6.7) and the bargains of cards: pay, then gain, some times ----

// A unit of any type is chosen together with its payment (T5).
struct Bargain {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Terms& terms = terms_of(*q.step.deal);
        if (terms.gain.any == 0 && terms.same == 0) offer(pick_of(make(Verb::pay)), q.step.count);
        for (Resource type : each<Resource>()) {
            if (terms.gain.any > 0) offer(pick_of(make(Verb::gain, type)), room(q, type));
            if (terms.same > 0) offer(paying(type), q.me.resources[type] / terms.same);
        }
    }
    static Limits limits(const Question& q) { return {0, payable_times(q, terms_of(*q.step.deal))}; }
    static void finish(Turn& turn, const Step& step, const Picked& picked) {
        const Terms& terms = terms_of(*step.deal);
        for (const Pick pick : picked) {
            spend(turn, Good::berries, terms.berries);
            if (terms.gain.any > 0)
                gain(turn, good_of(resource_of(pick)), terms.gain.any);
            else if (const auto paid = maybe_arg<Resource>(move_of(pick)))
                spend(turn, good_of(*paid), terms.same);
            gain(turn, Good::berries, terms.gain.berries);
            gain(turn, Good::vp, terms.gain.vp);
        }
    }
    static Pick paying(Resource type) { return pick_of(make(Verb::pay, maybe(type))); }
};

void ask_bargain(const Question& q, Prompt& prompt) {
    const Terms& terms = terms_of(*q.step.deal);
    const Picked& picked = q.state.picked;
    prompt.line = "You may pay " + price_text(terms) + " for " + text_of(terms.gain) + ", " + up_to(q.step.count) + ".";
    prompt.refused.clear();
    for (Resource type : each<Resource>()) {
        const int left = q.me.resources[type] - terms.same * picked.count(Bargain::paying(type));
        if (terms.gain.any > 0) prompt.refused.push_back({thing(type), why_no_room(q, type)});
        if (terms.same > 0) prompt.refused.push_back({thing(type), why_too_few(terms.same, type, left, picked)});
    }
}

// ---- UPGRADE (6.8) ----

struct Upgrading {
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
        if (chosen(picked, static_cast<Board>(more.first))) return false;
        Price sum = upgrade_price(move_of(more));
        for (const Pick pick : picked) sum.add(upgrade_price(move_of(pick)));
        return payable(q.me, sum);
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) {
            const Price price = upgrade_price(move_of(pick));
            for (Resource type : each<Resource>()) spend(turn, good_of(type), price[type]);
            flip(turn, static_cast<Board>(pick.first));
        }
    }
    static bool chosen(const Picked& picked, Board board) {
        for (const Pick pick : picked)
            if (static_cast<Board>(pick.first) == board) return true;
        return false;
    }
};

void ask_upgrading(const Question& q, Prompt& prompt) {
    const Picked& picked = q.state.picked;
    prompt.line = "Upgrade " + one_or_up_to(q.step.count, "an order board", "order boards") +
                  (q.step.discount > 0 ? ", and choose the resource you spare." : ".");
    prompt.refused.clear();
    for (Board board : each<Board>()) {
        std::string reason = "It costs " + text_of(order_board(board).price) +
                             (q.step.discount > 0 ? " less " + plain(q.step.discount) : "") + ", more than you have" +
                             (picked.empty() ? "." : " left.");
        if (q.me.boards[board].upgraded) reason = "It is upgraded already.";
        if (Upgrading::chosen(picked, board)) reason = "You have chosen it already.";
        prompt.refused.push_back({thing(board), reason});
    }
    for (Resource type : each<Resource>())
        if (q.step.discount > 0)
            prompt.refused.push_back({thing(type), "Sparing 1 " + word_of(type) + " makes no board payable."});
}

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
        List<Face, most_dice> before, after;
        Random random(turn.state.random);
        for (const Pick pick : picked) {
            before.push(static_cast<Face>(pick.first));
            after.push(roll(random));
        }
        for (Face face : before) turn.me.dice.remove(face);
        for (Face face : after) turn.me.dice.add(face);
        turn.tell({.kind = EventKind::rerolls, .dice = before, .become = after});
        turn.revealed = Revealed::yes;
    }
};

bool any_dice(const Question& q) { return !q.me.dice.empty(); }

void nudge_moves(const Question& q, MoveList& out) {
    for (Face face : q.me.dice.at_least(1)) {
        if (face != Face::six) out.push(Verb::nudge, face, Sign::up);
        if (face != Face::one) out.push(Verb::nudge, face, Sign::down);
    }
    out.push(done);
}

void nudge(Turn& turn, const Step&, Move move) {
    if (move == done) return;
    const auto face = arg<Face>(move);
    change_die(turn, face, face_of(value_of(face) + (arg<Sign>(move, 1) == Sign::up ? 1 : -1)));
}

void turn_moves(const Question& q, MoveList& out) {
    for (Face face : q.me.dice.at_least(1))
        for (Face other : each<Face>())
            if (other != face) out.push(Verb::turn, face, other);
    out.push(done);
}

void set_die(Turn& turn, const Step&, Move move) {
    if (move != done) change_die(turn, arg<Face>(move), arg<Face>(move, 1));
}

// ---- SWAP (6.13) ----

// Giving what is gained in the same action is one swap fewer, so no type is both (T6).
struct Swapping {
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
            if (q.me.resources[type] < sum.given[type] || q.me.resources[type] + sum.gained[type] > resource_cap)
                return false;
        }
        return true;
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) {
            spend(turn, good_of(resource_of(pick)), 1);
            gain(turn, good_of(static_cast<Resource>(pick.second)), 1);
        }
    }
};

void ask_swapping(const Question& q, Prompt& prompt) {
    prompt.line = "Swap a resource for one of another type, " + up_to(q.step.count) + ".";
    prompt.refused.clear();
    const Swapping::Sum sum(q.state.picked);
    for (Resource type : each<Resource>()) {
        std::string reason = "You have none to give, and can give nothing for it.";
        if (q.me.resources[type] > 0) reason = "Nothing else can be gained for it.";
        if (sum.given[type] > 0) reason = "You give all you have; to gain back what you give would be pointless.";
        if (sum.gained[type] > 0) reason = "You can gain no more; to give what you gain would be pointless.";
        prompt.refused.push_back({thing(type), reason});
    }
}

// ---- The steps of an action ----

void start(Turn& turn, const Effect& effect) {
    const auto count = effect.times;
    switch (effect.deed) {
    case Deed::none:   return;
    case Deed::gather: return turn.push({.kind = StepKind::gather, .count = count});
    case Deed::build:  return turn.push({.kind = StepKind::build_step, .count = count});
    case Deed::hire:   return turn.push({.kind = StepKind::hire_step, .count = count, .deal = effect.deal});
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

const StepRule choose_resource_rule{.ask = ask_units, .selection = selection<Units>};
const StepRule gather_rule{.ask = ask_gathering, .selection = selection<Gathering>};
const StepRule build_step_rule{.ask = ask_building, .selection = selection<Building>};
const StepRule hire_step_rule{.ask = ask_hiring, .selection = selection<Hiring>};
const StepRule pay_step_rule{.ask = ask_bargain, .selection = selection<Bargain>};
const StepRule upgrade_step_rule{.ask = ask_upgrading, .selection = selection<Upgrading>};
const StepRule reroll_any_rule{.line = "Choose the dice to roll together.", .selection = selection<Rolling>};
const StepRule nudge_rule{.opens = any_dice, .moves = nudge_moves, .play = nudge, .line = "Change an unused die by 1?"};
const StepRule set_die_rule{
    .opens = any_dice, .moves = turn_moves, .play = set_die, .line = "Turn an unused die to any value?"};
const StepRule swap_step_rule{.ask = ask_swapping, .selection = selection<Swapping>};

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
void gain_some(Turn& turn, Good what, int count) {
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
    if (count > 0 && turn.events.wanted())
        turn.tell({.kind = EventKind::gains, .good = what, .count = static_cast<std::uint8_t>(count)});
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
    if (verb_of(move) == Verb::spare) --price.units[move.args[1]];
    return price;
}

bool payable(const Player& player, const Price& price) {
    for (Resource type : each<Resource>())
        if (player.resources[type] < price[type]) return false;
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
