// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/skara_brae/names.h"
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

void add(Turn& turn, Resource what, int count, EventKind told = EventKind::gains) {
    count = std::min(count, max_of_a_kind - turn.me.storage[what]);
    if (count == 0) return;
    turn.me.storage.add(what, count);
    turn.tell({.kind = told, .resource = what, .count = static_cast<std::uint8_t>(count)});
}

// ---- Clears: any combination of midden and slides (6.9) ----

// What the clears picked come to. The slider moves over empty columns only, so it may need midden to go first; in which
// order they are named does not matter.
struct Clears {
    int midden = 0, slides = 0;

    explicit Clears(const Picked& picked) {
        for (const Pick one : picked) add(one);
    }
    void add(Pick one) { ++(is_midden(one) ? midden : slides); }
    static bool is_midden(Pick one) { return static_cast<Clearing>(one.first) == Clearing::midden; }
    // How many midden have to go for these slides.
    int midden_needed(const Player& player) const {
        const int crowded = player.storage.total() - rows * (player.open_columns - slides);
        return slides == 0 || crowded < 0 ? 0 : crowded;
    }
};

struct Clear {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        offer(pick(Verb::clear, Clearing::midden), q.me.storage[Resource::midden]);
        offer(pick(Verb::clear, Clearing::slider), q.me.open_columns - 1);
    }
    static Limits limits(const Question& q) { return {0, q.step.count}; }
    // The midden that the slides need must still come.
    static bool fits(const Question& q, const Picked& picked, Pick more, Pickables later) {
        Clears clears(picked);
        clears.add(more);
        const int needed = std::max(clears.midden, clears.midden_needed(q.me));
        int to_come = 0;
        for (const Pickable& one : later)
            if (Clears::is_midden(one.pick)) to_come = one.left;
        return needed <= clears.midden + to_come && needed + clears.slides <= q.step.count;
    }
    static bool complete(const Question& q, const Picked& picked) {
        const Clears clears(picked);
        return clears.midden >= clears.midden_needed(q.me);
    }
    static std::string why_not(const Question& q, const Picked&, Pick pick) {
        if (!Clears::is_midden(pick)) return why_no_slide(q.me);
        return q.me.storage[Resource::midden] == 0 ? "You have no midden."
                                                   : "The slider needs the clears that are left.";
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        const Clears clears(picked);
        clear(turn, clears.midden, clears.slides);
    }
};

}  // namespace

Label label_clear(const Question& q, Move move) {
    if (move == done) return q.me.picked.empty() ? "Clear nothing" : "";
    return arg<Clearing>(move) == Clearing::midden ? "Remove a midden" : "Move the slider left";
}

const StepRule clear_rule{
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line = "Clear " + (q.step.count == 1 ? "once" : "up to " + plain(q.step.count) + " times") +
                          ": remove a midden, or move the slider one column left.";
        },
    .label = label_clear,
    .selection = selection<Clear>,
};

void gain(Turn& turn, Resource what, int count, EventKind told) {
    add(turn, what, count, told);
    push_slider(turn);
}

void gain(Turn& turn, const Goods& goods, int times) {
    for (Resource what : goods.at_least(1)) add(turn, what, times * goods[what]);
    push_slider(turn);
}

void spend(Turn& turn, Resource what, int count, EventKind told) {
    if (count == 0) return;
    turn.me.storage.remove(what, count);
    turn.tell({.kind = told, .resource = what, .count = static_cast<std::uint8_t>(count)});
}

void spend(Turn& turn, const Goods& goods) {
    for (Resource what : goods.at_least(1)) spend(turn, what, goods[what]);
}

bool can_pay(const Player& player, const Goods& goods) {
    for (Resource what : goods.at_least(1))
        if (player.storage[what] < goods[what]) return false;
    return true;
}

Label label_payment(const Question&, Move move) { return "Pay " + spoken(paid_by(move)); }

bool can_slide(const Player& player, int fewer) {
    return player.open_columns >= 2 && rows * player.open_columns - (player.storage.total() - fewer) >= rows;
}

std::string why_no_slide(const Player& player) {
    return player.open_columns < 2 ? "The slider is as far left as it goes."
                                   : "The slider needs three empty spaces beside it.";
}

// Midden first: the slider may need its space.
void clear(Turn& turn, int midden, int slides) {
    spend(turn, Resource::midden, midden, EventKind::clears);
    if (slides == 0) return;
    turn.me.open_columns = static_cast<std::uint8_t>(turn.me.open_columns - slides);
    turn.tell({.kind = EventKind::slider, .count = turn.me.open_columns});
}

}  // namespace skerry::skara_brae
