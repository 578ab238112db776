#include <algorithm>

#include "games/skara_brae/rules.h"

// Section 6.1: gaining, spending, the slider, clearing.
namespace skerry::skara_brae {
namespace {

// 6.1: the slider moves only as far as needed, and not beyond the last column (SB-021..SB-023).
void push_slider(Turn& turn) {
    const int total = turn.me.storage.total();
    if (total <= rows * turn.me.open_columns) return;
    const int needed = (total + rows - 1) / rows;
    const int open = needed < last_open_columns ? needed : last_open_columns;
    if (open == turn.me.open_columns) return;
    turn.me.open_columns = static_cast<std::uint8_t>(open);
    turn.tell({.kind = EventKind::slider, .count = turn.me.open_columns});
}

void add(Turn& turn, Resource what, int count) {
    count = std::min(count, most_of_a_kind - turn.me.storage[what]);
    if (count == 0) return;
    turn.me.storage.add(what, count);
    turn.tell({.kind = EventKind::gains, .resource = what, .count = static_cast<std::uint8_t>(count)});
}

bool clear_opens(const State&, const Player& player, const Step& step) {
    return step.count > 0 && (player.storage[Resource::midden] > 0 || can_slide(player));
}
bool slides_open(const State&, const Player& player, const Step& step) { return step.count > 0 && can_slide(player); }

void slide_moves(const State&, const Player& player, const Step&, MoveList& out) {
    if (can_slide(player)) out.push(make(Verb::clear, Clearing::slider));
    out.push(make(Verb::stop));
}
void clear_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    if (player.storage[Resource::midden] > 0) out.push(make(Verb::clear, Clearing::midden));
    slide_moves(state, player, step, out);
}

// Midden first, then slides: a discard only ever helps a slide, so nothing is lost and no result is reached twice.
void clear(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::stop) return;
    const auto clearing = arg<Clearing>(move);
    carry_out(turn, clearing);
    turn.push({.kind = clearing == Clearing::slider ? StepKind::clear_slides : StepKind::clear,
               .count = static_cast<std::uint8_t>(step.count - 1)});
}

}  // namespace

const StepRule clear_rule{clear_opens, clear_moves, clear, nullptr};
const StepRule clear_slides_rule{slides_open, slide_moves, clear, nullptr};

void gain(Turn& turn, Resource what, int count) {
    add(turn, what, count);
    push_slider(turn);
}

void gain(Turn& turn, const Goods& goods) {
    for (const Amount& amount : goods) add(turn, amount.what, amount.count);
    push_slider(turn);
}

void spend(Turn& turn, Resource what, int count) {
    if (count == 0) return;
    turn.me.storage.remove(what, count);
    turn.tell({.kind = EventKind::spends, .resource = what, .count = static_cast<std::uint8_t>(count)});
}

void spend(Turn& turn, const Goods& goods) {
    for (const Amount& amount : goods) spend(turn, amount.what, amount.count);
}

bool can_pay(const Player& player, const Goods& goods) {
    for (const Amount& amount : goods)
        if (player.storage[amount.what] < amount.count) return false;
    return true;
}

bool can_slide(const Player& player) {
    return player.open_columns >= 2 && rows * player.open_columns - player.storage.total() >= rows;
}

void carry_out(Turn& turn, Clearing clearing) {
    if (clearing == Clearing::midden) return spend(turn, Resource::midden, 1);
    --turn.me.open_columns;
    turn.tell({.kind = EventKind::slider, .count = turn.me.open_columns});
}

void start_clears(Turn& turn, int count) {
    turn.push({.kind = StepKind::clear, .count = static_cast<std::uint8_t>(count)});
}

}  // namespace skerry::skara_brae
