#include <algorithm>

#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Section 6.1: payments. A price is so many units of one kind, so a set of sources is legal if it gives exactly that, or
// one more with two-icon cards alone: then none of them could be left out (RU-07). Nothing can be added to a legal set, so
// a payment is made as soon as it covers the price.
namespace skerry::snowcrest {
namespace {

// What helps to pay a price of one kind, by its item.
struct Helpers {
    Set<Resource> tokens;
    Set<Building> tiles;
    Set<Villager> one_icon, two_icons;
};
constexpr auto helpers = [] {
    std::array<Helpers, static_cast<std::size_t>(Item::wild) + 1> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto item = static_cast<Item>(i);
        const auto pays = [&](Resource r) { return item == Item::wild || static_cast<std::size_t>(r) == i; };
        for (Resource resource : each<Resource>())
            if (pays(resource) || resource == Resource::gold) table[i].tokens.add(resource);
        for (Building building : each<Building>())
            if (pays(product_of(building))) table[i].tiles.add(building);
        for (Villager villager : own_cards | commons) {
            if (units_of(villager, item) == 1) table[i].one_icon.add(villager);
            if (units_of(villager, item) == 2) table[i].two_icons.add(villager);
        }
    }
    return table;
}();

Item priced_in(const Payment& payment) {
    for (Item item : each<Item>())
        if (payment.owed[item] > 0) return item;
    return Item::wild;
}

int units_of_source(const Player& player, Source source, Item what) {
    switch (kind_of(source)) {
    case SourceKind::cell: return units_of(*player.village[which<Cell>(source)], what);
    case SourceKind::hand: return units_of(which<Villager>(source), what);
    default:               return 1;
    }
}

Owed missing_after(const Question& q, const Picked& picked) {
    const Item what = priced_in(q.state.payment);
    int missing = q.state.payment.owed[what];
    for (const Pick pick : picked) missing -= units_of_source(q.me, source_of(pick), what);
    return {what, missing};
}

// What is left to pick from, in canonical order only from the last pick on.
struct Purse {
    Set<Source> ones, twos;
    Each<Source, std::uint8_t, stocked_sources> stock;  // of tokens and tiles among them
    int ones_left;

    Purse(const Question& q, Item what, const Picked& picked, Order order) {
        Set<Source> later = all_sources;
        if (order == Order::canonical && !picked.empty())
            later = Set<Source>::of_bits(all_sources.bits() << static_cast<int>(source_of(picked.back())));
        Each<Source, std::uint8_t, stocked_sources> taken;
        for (const Pick pick : picked) {
            const Source source = source_of(pick);
            if (is_stocked(source))
                ++taken[source];
            else
                later.remove(source);
        }
        const Means means = means_to_pay(q.state, q.me, what);
        ones = means.ones & later;
        twos = means.twos & later;
        ones_left = (ones - stocked).size();
        for (Source source : ones& stocked) {
            const int left = objects_there(q.me, source) - taken[source];
            if (left == 0) ones.remove(source);
            stock[source] = static_cast<std::uint8_t>(left);
            ones_left += left;
        }
    }
    int count(Source source) const { return is_stocked(source) ? stock[source] : 1; }
};

// Whether so many sources of one and two units make a payment legal in which so much is missing.
bool completed_by(int missing, bool singles, int ones, int twos) {
    if (missing <= 0) return missing == 0 || (missing == -1 && !singles);
    if (missing - 2 * std::min(twos, missing / 2) <= ones) return true;
    return !singles && missing % 2 == 1 && 2 * twos > missing;
}

struct Payments {
    static constexpr bool ends_when_complete = true;

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const Purse purse(q, priced_in(q.state.payment), {}, Order::any);
        for (Source source : purse.ones | purse.twos) offer(pick_of(source), purse.count(source));
    }
    static Limits limits(const Question& q) {
        const int price = missing_after(q, {}).missing;
        return {(price + 1) / 2, price};
    }
    // What fits depends on the units alone; in canonical order also on how many sources come later.
    template <class F>
    static bool each_fit(const Question& q, const Picked& picked, Order order, F f) {
        const auto [what, missing] = missing_after(q, picked);
        if (missing <= 0) return false;
        const Purse purse(q, what, picked, order);
        const bool singles = q.state.payment.owed[what] - missing < 2 * static_cast<int>(picked.size());
        int ones = purse.ones_left, twos = purse.twos.size();
        for (Source source : purse.ones | purse.twos) {
            const bool two = purse.twos.has(source);
            const bool fits = two ? completed_by(missing - 2, singles, ones, twos - 1)
                                  : completed_by(missing - 1, true, ones - 1, twos);
            if (fits && f(pick_of(source))) return true;
            if (order == Order::canonical) (two ? twos : ones) -= purse.count(source);
        }
        return false;
    }
    static bool complete(const Question& q, const Picked& picked) { return missing_after(q, picked).missing <= 0; }
    static std::string why_not(const Question& q, const Picked&, Pick pick) {
        return units_of_source(q.me, source_of(pick), priced_in(q.state.payment)) == 2
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
    refuse_sources(q, "It gives no " + kind + ".", Refusals(q, prompt));
}

}  // namespace

// Nothing is bought that cannot be paid.
const StepRule payment_rule{.ask = ask_payment, .selection = selection<Payments>, .asked_anyway = true};

Owed still_owed(const Question& q) { return missing_after(q, q.state.picked); }

void refuse_sources(const Question& q, const std::string& no_help, const Refusals& refusals) {
    for (Resource resource : each<Resource>())
        if (q.me.tokens[resource] > 0) refusals.add(thing(resource), no_help);
    for (Building building : each<Building>()) {
        if (q.me.tiles[building] > 0) refusals.add(thing(face_of(building, false)), no_help);
        if (q.me.used_tiles[building] > 0)
            refusals.add(thing(face_of(building, true)), "It is face down until your tiles are restocked.");
    }
    for (Cell cell : occupied(q.me))
        refusals.add(thing(cell), q.me.face_down.has(cell) ? "It is face down until you rest."
                                  : q.state.busy == Maybe<Cell>(cell) && is_active(q.state, q.me)
                                      ? "Its own action is under way."
                                  : q.state.payment.except_cell == Maybe<Cell>(cell) ? "It is being replaced."
                                  : is_starter(*q.me.village[cell])                  ? "Starters do not pay."
                                                                                     : no_help);
    for (Villager card : q.me.hand)
        if (card != Villager::unknown)
            refusals.add(thing(card), q.state.payment.except_card == Maybe<Villager>(card)
                                          ? "It is the card that is being added."
                                          : no_help);
}

Means means_to_pay(const State& state, const Player& player, Item what) {
    const Helpers& help = helpers[static_cast<std::size_t>(what)];
    Set<Cell> cells = usable(state, player);
    if (state.payment.except_cell) cells.remove(*state.payment.except_cell);
    Means means;
    for (Resource resource : help.tokens)
        if (player.tokens[resource] > 0) means.ones.add(token_source(resource));
    for (Building building : help.tiles)
        if (player.tiles[building] > 0) means.ones.add(tile_source(building));
    Set<Cell> one_icon, two_icons;
    for (Cell cell : cells) {
        const int units = units_of(*player.village[cell], what);
        if (units == 1) one_icon.add(cell);
        if (units == 2) two_icons.add(cell);
    }
    Set<Villager> hand = set_of(player.hand);
    if (state.payment.except_card) hand.remove(*state.payment.except_card);
    means.ones =
        means.ones | sources_from(Source::c0, one_icon) | sources_from(Source::st_forager, hand & help.one_icon);
    means.twos = sources_from(Source::c0, two_icons) | sources_from(Source::st_forager, hand & help.two_icons);
    return means;
}

int units_of(const Player& player, const Means& means) {
    int units = 2 * means.twos.size();
    for (Source source : means.ones) units += objects_there(player, source);
    return units;
}

int units_available(const State& state, const Player& player, Item what) {
    return units_of(player, means_to_pay(state, player, what));
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
