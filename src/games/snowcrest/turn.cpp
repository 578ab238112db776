// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Sections 5.1 to 5.3 and 5.6: the turn; activate, add, rest.
namespace skerry::snowcrest {
namespace {

// ---- The main action (T2, T3) ----

// What must be payable to add a card: its cost, and what a card of the hand cannot give for itself.
constexpr Each<Villager, std::uint8_t> barley_to_add = [] {
    Each<Villager, std::uint8_t> barley;
    for (Villager card : own_cards | commons)
        barley[card] =
            static_cast<std::uint8_t>(card_of(card).cost + (is_own(card) ? units_of(card, Item::barley) : 0));
    return barley;
}();

void main_moves(const Question& q, MoveList& out) {
    if (has_line(q.me.face_down)) return out.push(Verb::rest);
    out.push_each(Verb::activate, occupied(q.me) - q.me.face_down);
    const Means means = means_to_pay(q.state, q.me, Item::barley);
    const int barley = means.units();
    // Where a card may go if this much barley is left beyond its cost, for the villager there cannot pay any more.
    const auto villagers = [](Set<Source> sources) {
        return Set<Cell>::of_bits(sources.bits() >> static_cast<int>(Source::c0) & all_cells.bits());
    };
    Set<Cell> two_left = all_cells - q.me.face_down;
    if (q.state.setup.mode == Mode::basic) two_left = two_left - starters_in_village(q.me);
    const Set<Cell> one_left = two_left - villagers(means.twos), none_left = one_left - villagers(means.ones);
    const std::array<Set<Cell>, 3> cells{none_left, one_left, two_left};
    for_each_newcomer(q, [&](Villager card) {
        const int spare = barley - barley_to_add[card];
        if (spare < 0) return;
        out.push_each(Verb::add, card, cells[static_cast<std::size_t>(std::min(spare, 2))]);
    });
    if (out.empty()) out.push(Verb::rest);  // RU-06
}

void ask_main(const Question& q, Prompt& prompt) {
    MoveList moves;
    main_moves(q, moves);
    const bool must_rest = has_line(q.me.face_down);
    prompt.line = must_rest                         ? "Three villagers lie face down in a line: rest."
                  : verb_of(moves[0]) == Verb::rest ? "There is nobody to activate and nothing to add: rest."
                                                    : "Activate a villager, or add a new one.";
    for (Cell cell : q.me.face_down) prompt.refuse(thing(cell), "It is face down until you rest.");
    const std::string in_line = "Three villagers lie face down in a line: you must rest.";
    if (must_rest)
        for (Cell cell : occupied(q.me)) prompt.refuse(thing(cell), in_line);
    const int barley = units_available(q.state, q.me, Item::barley);
    for_each_newcomer(q, [&](Villager card) {
        const int cost = card_of(card).cost, payable = barley - (barley_to_add[card] - cost);
        prompt.refuse(thing(card),
                      must_rest ? in_line
                      : payable >= cost
                          ? "There is no cell for it that leaves enough barley to pay for it."
                          : "It costs " + amount(cost, Resource::barley) + ", and you can pay " + plain(payable) + ".");
    });
}

Label label_main(const Question& q, Move move) {
    if (verb_of(move) == Verb::rest) return "Rest";
    if (verb_of(move) == Verb::activate) return "Activate the " + resident(q.me, arg<Cell>(move));
    const auto card = arg<Villager>(move);
    const Maybe<Villager> replaced = q.me.village[arg<Cell>(move, 1)];
    return "Add the " + title(card) + " " + where(arg<Cell>(move, 1)) + " for " +
           amount(card_of(card).cost, Resource::barley) + (replaced ? ", in place of the " + title(*replaced) : "");
}

void activate(Turn& turn, Cell cell) {
    turn.tell({.kind = EventKind::activates, .villager = turn.me.village[cell], .cell = cell});
    turn.state.busy = cell;
    turn.state.added = false;
    turn.push({.kind = StepKind::turn_down});
    turn.push({.kind = StepKind::card_action, .villager = turn.me.village[cell]});
}

// Whoever adds a card from the hand shows it. It cannot pay for itself, nor can the villager it replaces.
void add(Turn& turn, Villager card, Cell cell) {
    if (is_own(card)) turn.me.shown.add(card);
    turn.push({.kind = StepKind::place, .villager = card, .cell = cell});
    start_payment(turn, units(Item::barley, card_of(card).cost));
    if (is_own(card)) turn.state.payment.except_card = card;
    if (turn.me.village[cell]) turn.state.payment.except_cell = cell;
}

// The order of 5.3, from (2) on.
void place(Turn& turn, const Step& step) {
    const Villager card = *step.villager;
    const Cell cell = *step.cell;
    take_card(turn, card);
    if (turn.me.village[cell]) leave(turn, cell);
    turn.me.village[cell] = card;
    turn.tell({.kind = EventKind::adds, .villager = card, .cell = cell});
    refill_row(turn);
    check_achievements(turn);
    turn.state.busy = cell;
    turn.state.added = true;
    turn.push({.kind = StepKind::turn_down});
    turn.push({.kind = StepKind::card_action, .villager = card});
}

void turn_down(Turn& turn, const Step&) {
    if (turn.state.busy && turn.me.village[*turn.state.busy]) {
        turn.me.face_down.add(*turn.state.busy);
        turn.tell(
            {.kind = EventKind::turned_down, .villager = turn.me.village[*turn.state.busy], .cell = turn.state.busy});
    }
    turn.state.busy = {};
    turn.state.added = false;
}

// ---- Rest (5.6) ----

void rest(Turn& turn) {
    State& state = turn.state;
    turn.tell({.kind = EventKind::rests});
    if (solo(state) && ++state.rests_taken >= level_of(state.setup).rest_limit) {
        turn.tell({.kind = EventKind::rest_limit, .count = state.rests_taken});
        return end_game(turn);
    }
    const Bag<Resource> income = rest_income(turn.me);
    for (Resource what : {Resource::barley, Resource::bowl, Resource::bell, Resource::gold})
        gain(turn, what, income[what]);
    check_achievements(turn);
    turn.push({.kind = StepKind::turn_up});
    if (income[Resource::juniper] > 0) start_juniper(turn, income[Resource::juniper]);
}

void turn_up(Turn& turn, const Step&) {
    turn.me.face_down = {};
    turn.tell({.kind = EventKind::turns_up});
}

void play_main(Turn& turn, const Step&, Move move) {
    switch (verb_of(move)) {
    case Verb::activate: return activate(turn, arg<Cell>(move));
    case Verb::add:      return add(turn, arg<Villager>(move), arg<Cell>(move, 1));
    default:             return rest(turn);
    }
}

// T5, T6. Achievements were checked after each step of the turn that can fulfil one.
void end_turn(Turn& turn, const Step&) {
    State& state = turn.state;
    const Seat next = seat_after(state, turn.seat);
    if (next == state.start) {
        if (state.end_triggered) return end_game(turn);
        if (state.round < 255) ++state.round;
    }
    begin_turn(state, next, turn.events);
}

}  // namespace

const StepRule main_action_rule{.moves = main_moves, .play = play_main, .ask = ask_main, .label = label_main};
const StepRule end_turn_rule{.passed_over = end_turn};
const StepRule turn_down_rule{.passed_over = turn_down};
const StepRule place_rule{.passed_over = place};
const StepRule turn_up_rule{.passed_over = turn_up};

// T1.
void begin_turn(State& state, Seat seat, Events<Event> events) {
    state.active = seat;
    Turn turn(state, seat, events);
    turn.tell({.kind = EventKind::turn_begins, .count = state.round});
    turn.push({.kind = StepKind::end_turn});
    turn.push({.kind = StepKind::main_action});
    check_achievements(turn);
}

bool has_line(Set<Cell> face_down) {
    if (face_down.size() < 3) return false;
    for (const Set<Cell>& line : lines)
        if (face_down.has_all(line)) return true;
    return false;
}

Set<Cell> starters_in_village(const Player& player) {
    Set<Cell> cells;
    for (Cell cell : occupied(player))
        if (is_starter(player.village[cell].unchecked())) cells.add(cell);
    return cells;
}

Bag<Resource> rest_income(const Player& player) {
    Bag<Resource> income;
    for (Cell cell : occupied(player)) {
        const Villager villager = player.village[cell].unchecked();
        const bool down = player.face_down.has(cell);
        if (is_starter(villager)) {
            if (down) income.add(Resource::barley);
        } else if (!down) {
            for (Resource icon : card_of(villager).icons) income.add(icon);
        }
    }
    return income;
}

}  // namespace skerry::snowcrest
