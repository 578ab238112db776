// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>

#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Section 6.1: payments. A price is a number of units of one kind, so a set of sources is legal if it gives exactly
// that, or one more with two-icon cards alone: then none of them could be left out (RU-07). Nothing can be added to a
// legal set, so a payment is made as soon as it covers the price.
namespace skerry::snowcrest {
namespace {

// What helps to pay a price of one kind; cards by how many of their icons help.
struct Helpers {
    Set<Source> stock;
    Set<Villager> one_icon, two_icons;
    Each<Villager, std::uint64_t> in_village;  // the same as bits, to be shifted by the cell
};
constexpr int two_icons_at = 32;
constexpr Each<Item, Helpers> helpers = [] {
    Each<Item, Helpers> table;
    for (Item item : Set<Item>::range(Item::barley, Item::wild)) {
        for (Resource resource : each<Resource>())
            if (pays(resource, item)) table[item].stock.add(source_of(SourceKind::token, resource));
        for (Building building : each<Building>())
            if (pays(product_of(building), item)) table[item].stock.add(source_of(SourceKind::tile, building));
        for (Villager villager : own_cards | commons) {
            const int units = units_of(villager, item);
            if (units == 0) continue;
            (units == 1 ? table[item].one_icon : table[item].two_icons).add(villager);
            table[item].in_village[villager] = std::uint64_t{1} << (units == 1 ? 0 : two_icons_at);
        }
    }
    return table;
}();

// Tokens, then tiles: the bytes of two bags are those of one.
Bag<Stock> stock_of(const Player& player) {
    struct Both {
        Bag<Resource> tokens;
        Bag<Building> tiles;
    };
    return std::bit_cast<Bag<Stock>>(Both{player.tokens, player.tiles});
}

int units_of_source(const Player& player, Source source, Item what) {
    if (is_stocked(source)) return 1;
    return units_of(
        kind_of(source) == SourceKind::cell ? *player.village[which<Cell>(source)] : which<Villager>(source), what);
}

Owed missing_after(const Question& q, const Picked& picked) {
    const Item what = priced_in(q.state.payment.owed);
    int missing = q.state.payment.owed[what];
    for (const Pick pick : picked) missing -= units_of_source(q.me, source_of(pick), what);
    return {what, missing};
}

// Whether this many sources of one and two units complete a payment that lacks `missing`.
bool completed_by(int missing, bool singles, int ones, int twos) {
    if (missing < 0) return missing == -1 && !singles;
    if (missing <= ones) return true;
    if (missing - 2 * std::min(twos, missing / 2) <= ones) return true;
    return !singles && missing % 2 == 1 && 2 * twos > missing;
}

struct Payments {
    static constexpr bool ends_when_complete = true;

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Means means = means_to_pay(q.state, q.me, priced_in(q.state.payment.owed));
        for (Source source : means.ones | means.twos) offer(pick_of(source), means.count(source));
    }
    static Limits limits(const Question& q) {
        const int price = missing_after(q, {}).missing;
        return {(price + 1) / 2, price};
    }
    // What fits depends on the units alone; in canonical order also on how many sources come later.
    template <class F>
    static bool each_fit(const Question& q, const Picked& picked, Order order, F f) {
        const Item what = priced_in(q.state.payment.owed);
        Means means = means_to_pay(q.state, q.me, what);
        int missing = q.state.payment.owed[what];
        bool singles = false;  // one of them gives only one unit
        for (const Pick pick : picked) {
            const bool two = means.twos.has(source_of(pick));
            missing -= two ? 2 : 1;
            singles = singles || !two;
            means.take(source_of(pick));
        }
        if (missing <= 0) return false;
        if (order == Order::canonical && !picked.empty()) means.keep_from(source_of(picked.back()));
        int ones = means.single_units(), twos = means.twos.size();
        for (Source source : means.ones | means.twos) {
            const bool two = means.twos.has(source);
            const bool fits = two ? completed_by(missing - 2, singles, ones, twos - 1)
                                  : completed_by(missing - 1, true, ones - 1, twos);
            if (fits && f(pick_of(source))) return true;
            if (order == Order::canonical) (two ? twos : ones) -= means.count(source);
        }
        return false;
    }
    static bool complete(const Question& q, const Picked& picked) { return missing_after(q, picked).missing <= 0; }
    static std::string why_not(const Question& q, const Picked&, Pick pick) {
        return units_of_source(q.me, source_of(pick), priced_in(q.state.payment.owed)) == 2
                   ? "With it, something you have chosen would not be needed."
                   : "It would not be needed: all that is left gives two at a time.";
    }
    // Paying fulfils no Achievement, so there is nothing to check (6.10).
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        spend(turn, picked);
        turn.state.payment = {};
    }
};

void ask_payment(const Question& q, Prompt& prompt) {
    const Owed owed = still_owed(q);
    prompt.line = "Pay " + amount(owed.missing, owed.what) + (q.state.picked.empty() ? "." : " more.");
    const std::string kind = owed.what == Item::wild ? "resource" : word_of(owed.what);
    refuse_sources(q, "It gives no " + kind + ".", prompt);
}

}  // namespace

// Nothing is bought that cannot be paid.
const StepRule payment_rule{
    .ask = ask_payment, .label = label_payment, .selection = selection<Payments>, .asked_anyway = true};

Owed still_owed(const Question& q) { return missing_after(q, q.state.picked); }

void refuse_sources(const Question& q, const std::string& no_help, Prompt& prompt) {
    for (Resource resource : each<Resource>())
        if (q.me.tokens[resource] > 0) prompt.refuse(thing(resource), no_help);
    for (Building building : each<Building>()) {
        if (q.me.tiles[building] > 0) prompt.refuse(thing(face_of(building, false)), no_help);
        if (q.me.used_tiles[building] > 0)
            prompt.refuse(thing(face_of(building, true)), "It is face down until your tiles are restocked.");
    }
    for (Cell cell : occupied(q.me))
        prompt.refuse(thing(cell), q.me.face_down.has(cell) ? "It is face down until you rest."
                                   : q.state.busy == Maybe<Cell>(cell) && is_active(q.state, q.me)
                                       ? "Its own action is under way."
                                   : q.state.payment.except_cell == Maybe<Cell>(cell) ? "It is being replaced."
                                   : is_starter(*q.me.village[cell])                  ? "Starters do not pay."
                                                                                      : no_help);
    for (Villager card : q.me.hand)
        if (card != Villager::unknown)
            prompt.refuse(thing(card), q.state.payment.except_card == Maybe<Villager>(card)
                                           ? "It is the card that is being added."
                                           : no_help);
}

Means means_to_pay(const State& state, const Player& player, Item what) {
    const Helpers& help = helpers[what];
    Set<Cell> cells = usable(state, player);
    if (state.payment.except_cell) cells.remove(*state.payment.except_cell);
    Set<Villager> hand = Set<Villager>::of(player.hand);
    if (state.payment.except_card) hand.remove(*state.payment.except_card);
    std::uint64_t icons = 0;
    for (Cell cell : cells) icons |= help.in_village[player.village[cell].unchecked()] << static_cast<int>(cell);
    const auto one_icon = Set<Cell>::of_bits(icons), two_icons = Set<Cell>::of_bits(icons >> two_icons_at);
    const Bag<Stock> stock = stock_of(player);
    return {.ones = (Set<Source>::of_bits(stock.at_least(1).bits()) & help.stock) |
                    sources_of(SourceKind::cell, one_icon) | sources_of(SourceKind::hand, hand & help.one_icon),
            .twos = sources_of(SourceKind::cell, two_icons) | sources_of(SourceKind::hand, hand & help.two_icons),
            .stock = stock};
}

int units_available(const State& state, const Player& player, Item what) {
    return means_to_pay(state, player, what).units();
}

bool can_pay(const State& state, const Player& player, const Price& price) {
    if (price.scrolls > player.scrolls) return false;
    const Item what = priced_in(price.items);
    const int owed = price.items[what];
    return owed == 0 || units_available(state, player, what) >= owed;
}

void start_payment(Turn& turn, const Bag<Item>& price) {
    turn.state.payment = {.owed = price};
    turn.push({.kind = StepKind::payment});
}

void spend(Turn& turn, const Picked& picked) {
    Player& me = turn.me;
    for (std::size_t at = 0; at < picked.size();) {
        const Source source = source_of(picked[at]);
        std::uint8_t count = 0;
        for (; at < picked.size() && source_of(picked[at]) == source; ++at) ++count;
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
