#include <algorithm>

#include "games/snowcrest/rules.h"

// Section 6.1: payments. Sources are named one by one in the order of Source; the payment is complete, and made, as soon
// as it covers the price. A price is so many units of one kind, so a set of sources is legal if it gives exactly that, or
// one more with two-icon cards alone: then none of them could be left out (RU-07).
namespace skerry::snowcrest {
namespace {

constexpr std::size_t most_sources = static_cast<std::size_t>(Source::lost_farm);

// Calls f with each source that helps, the units one of it gives, and how many of it there are.
template <class F>
void for_each_source(const State& state, const Player& player, Item what, F f) {
    const auto token = [&](Resource resource) {
        if (player.tokens[resource] > 0) f(token_source(resource), 1, player.tokens[resource]);
    };
    const auto tile = [&](Building building) {
        if (player.tiles[building] > 0) f(tile_source(building), 1, player.tiles[building]);
    };
    if (what == Item::wild) {
        for (std::size_t i = 0; i < count_of<Resource>; ++i) token(static_cast<Resource>(i));
        for (std::size_t i = 0; i < count_of<Building>; ++i) tile(static_cast<Building>(i));
    } else {
        if (what != Item::gold) token(static_cast<Resource>(what));
        token(Resource::gold);
        for (std::size_t i = 0; i < count_of<Building>; ++i)
            if (static_cast<int>(product_of(static_cast<Building>(i))) == static_cast<int>(what))
                tile(static_cast<Building>(i));
    }
    const Maybe<Cell> busy = is_active(state, player) ? state.busy : Maybe<Cell>();
    Set<Cell> cells = occupied(player) - player.face_down;
    if (busy) cells.remove(*busy);
    if (state.payment.except_cell) cells.remove(*state.payment.except_cell);
    for (Cell cell : cells) {
        if (const int units = units_of(*player.village[cell], what); units > 0) f(cell_source(cell), units, 1);
    }
    for (Villager card : player.hand) {
        if (state.payment.except_card == Maybe<Villager>(card)) continue;
        if (const int units = units_of(card, what); units > 0) f(hand_source(card), units, 1);
    }
}

struct Candidate {
    Source source;
    std::uint8_t units, left;
};

// What has been picked and what may still be.
struct Dialogue {
    Item what = Item::wild;
    int missing = 0;
    bool singles = false;  // a source of one unit was picked
    std::size_t count = 0;
    std::array<Candidate, most_sources> candidates;

    Dialogue(const State& state, const Player& player) {  // NOLINT(*-member-init): candidates fill up
        const Payment& payment = state.payment;
        if (const Set<Item> priced = payment.owed.at_least(1); !priced.empty()) what = *priced.begin();
        missing = payment.owed[what];
        for_each_source(state, player, what, [&](Source source, int units, int there) {
            const int picked = payment.picked[source];
            if (picked > 0) {
                missing -= picked * units;
                singles = singles || units == 1;
                count = 0;  // what comes before is not named any more
            }
            if (there > picked)
                candidates[count++] = {source, static_cast<std::uint8_t>(units),
                                       static_cast<std::uint8_t>(there - picked)};
        });
    }

    // Calls f with every source after which the payment can be completed.
    template <class F>
    void for_each_pick(F f) const {
        std::array<bool, most_sources> fits;  // NOLINT(*-member-init)
        int ones = 0, twos = 0;               // among the later sources
        for (std::size_t i = count; i-- > 0;) {
            const auto [source, units, left] = candidates[i];
            const int rest = missing - units;
            const int more_ones = ones + (units == 1 ? left - 1 : 0), more_twos = twos + (units == 2 ? left - 1 : 0);
            fits[i] = completes(rest, more_ones, more_twos, singles || units == 1);
            (units == 1 ? ones : twos) += left;
        }
        for (std::size_t i = 0; i < count; ++i)
            if (fits[i]) f(candidates[i].source);
    }

    static bool completes(int rest, int ones, int twos, bool with_singles) {
        if (rest <= 0) return rest == 0 || (rest == -1 && !with_singles);
        if (rest - 2 * std::min(twos, rest / 2) <= ones) return true;
        return !with_singles && rest % 2 == 1 && 2 * twos > rest;
    }
};

Item priced_in(const Payment& payment) { return *payment.owed.at_least(1).begin(); }

int units_of_source(const Player& player, Source source, Item what) {
    switch (kind_of(source)) {
    case SourceKind::cell: return units_of(*player.village[which<Cell>(source)], what);
    case SourceKind::hand: return units_of(which<Villager>(source), what);
    default:               return 1;
    }
}

int missing(const State& state, const Player& player) {
    const Payment& payment = state.payment;
    const Item what = priced_in(payment);
    int units = payment.owed[what];
    for (Source source : payment.picked.at_least(1))
        units -= payment.picked[source] * units_of_source(player, source, what);
    return units;
}

void payment_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    Dialogue(state, player).for_each_pick([&](Source source) { out.push(make(Verb::pay, source)); });
}

void pay(Turn& turn, const Step& step, Move move) {
    const auto source = arg<Source>(move);
    turn.state.payment.picked.add(source);
    if (kind_of(source) == SourceKind::hand) turn.me.shown.add(which<Villager>(source));
    if (missing(turn.state, turn.me) > 0) return turn.push(step);
    spend_picked(turn);
    turn.state.payment = {};  // paying fulfils no Achievement, so there is nothing to check (6.10)
}

}  // namespace

const StepRule payment_rule{nullptr, payment_moves, pay, nullptr};

bool payment_possible(const State& state, const Player& player, const Step&) {
    bool any = false;
    Dialogue(state, player).for_each_pick([&](Source) { any = true; });
    return any;
}

bool payment_sound(const State& state, const Player& player) {
    const Dialogue dialogue(state, player);
    int sound = 0;
    for_each_source(state, player, dialogue.what, [&](Source source, int, int there) {
        const int picked = state.payment.picked[source];
        const bool seen = kind_of(source) != SourceKind::hand || player.shown.has(which<Villager>(source));
        if (picked <= there && seen) sound += picked;
    });
    return dialogue.missing > 0 && sound == state.payment.picked.total();
}

Owed still_owed(const State& state, const Player& player) {
    const Dialogue dialogue(state, player);
    return {dialogue.what, dialogue.missing};
}

int units_available(const State& state, const Player& player, Item what) {
    int sum = 0;
    for_each_source(state, player, what, [&](Source, int units, int there) { sum += units * there; });
    return sum;
}

bool can_pay(const State& state, const Player& player, const Price& price) {
    if (price.scrolls > player.scrolls) return false;
    return price.count == 0 || units_available(state, player, price.what) >= price.count;
}

void start_payment(Turn& turn, Item what, int count) {
    turn.state.payment = {};
    turn.state.payment.owed.add(what, count);
    turn.push({.kind = StepKind::payment});
}

void spend_picked(Turn& turn) {
    const auto& picked = turn.state.payment.picked;
    Player& me = turn.me;
    for (Source source : picked.at_least(1)) {
        const std::uint8_t count = picked[source];
        switch (kind_of(source)) {
        case SourceKind::token:
            me.tokens.remove(which<Resource>(source), count);
            turn.tell({.kind = EventKind::spends, .resource = which<Resource>(source), .count = count});
            break;
        case SourceKind::tile:
            me.tiles.remove(which<Building>(source), count);
            me.used_tiles.add(which<Building>(source), count);
            turn.tell({.kind = EventKind::uses_tile, .building = which<Building>(source), .count = count});
            break;
        case SourceKind::cell:
            me.face_down.add(which<Cell>(source));
            turn.tell({.kind = EventKind::uses_villager,
                       .villager = me.village[which<Cell>(source)],
                       .cell = which<Cell>(source)});
            break;
        case SourceKind::hand:           discard(turn, which<Villager>(source)); break;
        case SourceKind::lost_tile:
        case SourceKind::lost_used_tile: {
            const auto building = which<Building>(source);
            (kind_of(source) == SourceKind::lost_tile ? me.tiles : me.used_tiles).remove(building, count);
            turn.state.supply.add(building, count);
            turn.tell({.kind = EventKind::returns_tile, .building = building, .count = count});
            break;
        }
        case SourceKind::lost_cell: leave(turn, which<Cell>(source)); break;
        }
    }
}

}  // namespace skerry::snowcrest
