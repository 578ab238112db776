#include <algorithm>

#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Section 6.1: payments. A price is so many units of one kind, so a set of sources is legal if it gives exactly that, or
// one more with two-icon cards alone: then none of them could be left out (RU-07). Nothing can be added to a legal set, so
// a payment is made as soon as it covers the price.
namespace skerry::snowcrest {
namespace {

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
        for (Resource resource : each<Resource>()) token(resource);
        for (Building building : each<Building>()) tile(building);
    } else {
        if (what != Item::gold) token(static_cast<Resource>(what));
        token(Resource::gold);
        for (Building building : each<Building>())
            if (static_cast<int>(product_of(building)) == static_cast<int>(what)) tile(building);
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

Item priced_in(const Payment& payment) { return *payment.owed.at_least(1).begin(); }

int units_of_source(const Player& player, Source source, Item what) {
    switch (kind_of(source)) {
    case SourceKind::cell: return units_of(*player.village[which<Cell>(source)], what);
    case SourceKind::hand: return units_of(which<Villager>(source), what);
    default:               return 1;
    }
}

// How far what is picked goes.
struct Purse {
    const Player& player;
    Item what;
    int missing;
    bool singles = false;  // a source of one unit is among them

    Purse(const Question& q, const Picked& picked)
        : player(q.me), what(priced_in(q.state.payment)), missing(q.state.payment.owed[what]) {
        for (const Pick pick : picked) add(pick);
    }
    int units(Pick pick) const { return units_of_source(player, source_of(pick), what); }
    void add(Pick pick) {
        missing -= units(pick);
        singles = singles || units(pick) == 1;
    }
    // Whether some more make it a legal set.
    bool completed_by(int ones, int twos) const {
        if (missing <= 0) return missing == 0 || (missing == -1 && !singles);
        if (missing - 2 * std::min(twos, missing / 2) <= ones) return true;
        return !singles && missing % 2 == 1 && 2 * twos > missing;
    }
};

struct Payments {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for_each_source(q.state, q.me, priced_in(q.state.payment),
                        [&](Source source, int, int there) { offer(pick_of(source), there); });
    }
    static Limits limits(const Question& q) {
        const int price = q.state.payment.owed[priced_in(q.state.payment)];
        return {(price + 1) / 2, price};
    }
    static bool fits(const Question& q, const Picked& picked, Pick more, Pickables later) {
        Purse purse(q, picked);
        purse.add(more);
        int ones = 0, twos = 0;
        for (const auto& [pick, left] : later) (purse.units(pick) == 1 ? ones : twos) += left;
        return purse.completed_by(ones, twos);
    }
    static bool complete(const Question& q, const Picked& picked) { return Purse(q, picked).missing <= 0; }
    static std::string why_not(const Question& q, const Picked& picked, Pick pick) {
        return Purse(q, picked).units(pick) == 2 ? "With it, something you have chosen would not be needed."
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

const StepRule payment_rule{.ask = ask_payment, .selection = selection<Payments>};

Owed still_owed(const Question& q) {
    const Purse purse(q, q.state.picked);
    return {purse.what, purse.missing};
}

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

void spend(Turn& turn, const Picked& picked) {
    Bag<Source> sources;
    for (const Pick pick : picked) sources.add(source_of(pick));
    Player& me = turn.me;
    for (Source source : sources.at_least(1)) {
        const std::uint8_t count = sources[source];
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
