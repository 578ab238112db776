// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>

#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Sections 6.2, 6.4, 6.6: offerings and curses; the Forest; Veneration.
//
// A settlement is answered in two steps: which items are refused, then what is given for the others. There are at most
// four items, so which of them a set of sources can meet is a set of subsets: one bit for each of the sixteen. A set of
// sources is legal if it meets all items and none of them could be left out, so the giving ends as soon as all are met.
namespace skerry::snowcrest {
namespace {

// ---- Which items a source can meet ----

using Items = std::uint8_t;     // bits: items of the list
using Subsets = std::uint16_t;  // bits: subsets of the items
constexpr Subsets only_nothing = 1;

// The subsets that can be met with one more thing that meets one of these items and is not left out.
Subsets with_one(Subsets met, Items items) {
    constexpr std::array<Subsets, 4> having{0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};  // subsets with item i
    unsigned more = 0;
    for (unsigned rest = items; rest != 0; rest &= rest - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(rest));
        more |= static_cast<unsigned>(met & ~having[i]) << (1u << i);
    }
    return static_cast<Subsets>(more);
}
// The same, if it may be left out.
Subsets with(Subsets met, Items items) { return items == 0 ? met : met | with_one(met, items); }

// What one object can do: its icons each meet an item, or the object itself meets one (a hand card, a tile, a
// villager).
struct Use {
    std::array<Items, 2> icons{};
    Items itself = 0;

    Items any() const { return icons[0] | icons[1] | itself; }
    Subsets after(Subsets met) const {
        return static_cast<Subsets>(with(with(met, icons[0]), icons[1]) | with(met, itself));
    }
    Subsets after_one(Subsets met) const { return with_one(met, any()); }
};

// Tiles and villagers can be used for two purposes: the source of the other one, or the same.
Source rival_of(Source source) {
    switch (kind_of(source)) {
    case SourceKind::tile:      return source_of(SourceKind::lost_tile, which<Building>(source));
    case SourceKind::lost_tile: return source_of(SourceKind::tile, which<Building>(source));
    case SourceKind::cell:      return source_of(SourceKind::lost_cell, which<Cell>(source));
    case SourceKind::lost_cell: return source_of(SourceKind::cell, which<Cell>(source));
    default:                    return source;
    }
}

// The items of a settlement, and what a player can meet them with.
struct Demanded {
    const Question& q;
    List<Item, Demands::capacity> items{};
    Each<Item, Items> of_type{};
    Each<Resource, Items> by_icon{};
    Items all = 0;

    explicit Demanded(const Question& asked) : q(asked) {
        for (const Demand& demand : demands_of(q.state, q.me)) add(demand.item);
    }
    Demanded(const Question& asked, const Bag<Item>& owed) : q(asked) {
        for (Item item : each<Item>())
            for (int n = owed[item]; n > 0 && !items.full(); --n) add(item);
    }
    void add(Item item) {
        const auto bit = static_cast<Items>(1u << items.size());
        items.push(item);
        all |= bit;
        of_type[item] |= bit;
        if (item > Item::wild) return;
        for (Resource icon : each<Resource>())
            if (pays(icon, item)) by_icon[icon] |= bit;
    }

    // A villager's icons, and in the village its shield.
    Use icons_of(Villager villager, bool in_village) const {
        const VillagerCard& card = card_of(villager);
        Use use;
        std::size_t at = 0;
        for (Resource icon : card.icons) use.icons[at++] = by_icon[icon];
        if (card.shield && in_village) use.icons[at] = all;
        return use;
    }
    Use use_of(Source source) const {
        switch (kind_of(source)) {
        case SourceKind::token: return {{by_icon[which<Resource>(source)]}};
        case SourceKind::tile:  return {{by_icon[product_of(which<Building>(source))]}};
        case SourceKind::cell:  return icons_of(*q.me.village[which<Cell>(source)], true);
        case SourceKind::hand:  {
            Use use = icons_of(which<Villager>(source), false);
            use.itself = of_type[Item::card];
            return use;
        }
        case SourceKind::lost_tile:
        case SourceKind::lost_used_tile: return {{}, of_type[Item::tile]};
        case SourceKind::lost_cell:      return {{}, of_type[Item::villager]};
        }
        return {};
    }
    // Whatever is there and could be given.
    Set<Source> sources() const {
        const Set<Cell> cells = usable(q.state, q.me);
        const Set<Building> tiles = q.me.tiles.at_least(1);
        Set<Source> all_there = sources_of(SourceKind::token, q.me.tokens.at_least(1)) |
                                sources_of(SourceKind::tile, tiles) | sources_of(SourceKind::cell, cells) |
                                sources_of(SourceKind::hand, Set<Villager>::of(q.me.hand) & own_cards);
        if (of_type[Item::tile])
            all_there = all_there | sources_of(SourceKind::lost_tile, tiles) |
                        sources_of(SourceKind::lost_used_tile, q.me.used_tiles.at_least(1));
        return of_type[Item::villager] ? all_there | sources_of(SourceKind::lost_cell, cells) : all_there;
    }
    bool can_meet_any() const {
        for (Source source : sources())
            if (use_of(source).any()) return true;
        return false;
    }
    // All subsets of the items that could be met, each object used for one purpose.
    Subsets can_meet() const {
        Subsets met = only_nothing;
        for (Source source : sources()) {
            const Source rival = rival_of(source);
            if (rival < source) continue;
            Use use = use_of(source);
            use.itself |= use_of(rival).itself;
            for (int n = std::min(objects_there(q.me, source), 4); n > 0; --n) met = use.after(met);
        }
        return met;
    }
};

// ---- Which items to refuse ----

// Whoever has cards in hand is always asked, so that nobody learns from it what they are.
bool settle_opens(const Question& q) { return !q.me.hand.empty() || Demanded(q).can_meet_any(); }

// Of equal items the first are refused.
void settle_moves(const Question& q, MoveList& out) {
    const Demanded list(q);
    const Subsets met = list.can_meet();
    for (unsigned refused = 0; refused <= list.all; ++refused) {
        if (!(met >> (list.all & ~refused) & 1)) continue;
        List<Item, 4> items;
        bool first_ones = true;
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            if (!(refused >> i & 1)) continue;
            items.push(list.items[i]);
            const unsigned equals_before = list.of_type[list.items[i]] & ((1u << i) - 1);
            if (equals_before & ~refused) first_ones = false;
        }
        if (first_ones) out.push(refusal_of(items));
    }
}

std::string card_on_table(const State& state) { return state.guardian ? title(*state.guardian) : title(*state.forest); }

void ask_settle(const Question& q, Prompt& prompt) {
    prompt.line = card_on_table(q.state) + " demands " + listed(demands_of(q.state, q.me)) +
                  ". What do you give? What you keep costs Omens.";
}

Label label_settle(const Question& q, Move move) {
    Bag<Item> kept = Bag<Item>::of(refused_by(move)), given;
    if (kept.empty()) return {"Give it all"};
    int omens = 0;
    for (const Demand& demand : demands_of(q.state, q.me)) {
        if (kept[demand.item] > 0)
            omens += demand.omens, kept.remove(demand.item);
        else if (demand.item != Item::omen)
            given.add(demand.item);
    }
    return (given.empty() ? "Take " : "Give " + listed(given) + ", take ") + counted(omens, "Omen", "Omens");
}

// All payments are made, then the Omens of the refused items are gained.
void settle_with(Turn& turn, const Picked& picked) {
    State& state = turn.state;
    Bag<Item> met = state.payment.owed;
    List<Item, Demands::capacity> refused;
    int omens = 0;
    for (const Demand& demand : demands_of(state, turn.me)) {
        if (met[demand.item] > 0) {
            met.remove(demand.item);
            continue;
        }
        omens += demand.omens;
        if (demand.item != Item::omen) refused.push(demand.item);  // an Omen that is taken is not refused
    }
    spend(turn, picked);
    state.payment = {};
    turn.tell({.kind = EventKind::settles,
               .guardian = state.guardian,
               .forest = state.forest,
               .count = static_cast<std::uint8_t>(omens),
               .refused = refused});
    gain_omens(turn, omens);
    refill_row(turn);
    check_achievements(turn);
}

void settle(Turn& turn, const Step&, Move move) {
    Payment& payment = turn.state.payment;
    payment = {};
    for (const Demand& demand : demands_of(turn.state, turn.me)) payment.owed.add(demand.item);
    for (Item item : refused_by(move)) payment.owed.remove(item);
    if (payment.owed.empty()) return settle_with(turn, {});
    turn.push({.kind = StepKind::give});
}

void refuse_all(Turn& turn, const Step&) { settle_with(turn, {}); }

// ---- What to give ----

// A source, and what it does for the items of a settlement.
struct Gift {
    Source source;
    Use use;
};
using Gifts = List<Gift, count_of<Source>>;

// The sources of a settlement that are chosen, or may be.
struct Giving : Demanded {
    List<Gift, Demands::capacity> chosen;

    Giving(const Question& asked, const Picked& picked) : Demanded(asked, asked.state.payment.owed) {
        for (const Pick pick : picked) chosen.push({source_of(pick), use_of(source_of(pick))});
    }

    // What all that is chosen meets, or all but one.
    Subsets met(std::size_t left_out = Demands::capacity) const {
        Subsets subsets = only_nothing;
        for (std::size_t i = 0; i < chosen.size(); ++i)
            if (i != left_out) subsets = chosen[i].use.after(subsets);
        return subsets;
    }
    // In a legal set each object has an item of its own; a partial one where that fails leads nowhere.
    Subsets met_by_each() const {
        Subsets subsets = only_nothing;
        for (const Gift& gift : chosen) subsets = gift.use.after_one(subsets);
        return subsets;
    }
    bool covered_by(Subsets subsets) const { return subsets >> all & 1; }
    bool irredundant() const {
        for (std::size_t i = 0; i < chosen.size(); ++i)
            if (covered_by(met(i))) return false;
        return true;
    }
    bool is_left(Source source) const {
        const Source rival = rival_of(source);
        int taken = 0;
        for (const Gift& gift : chosen) taken += gift.source == source || gift.source == rival;
        return taken < objects_there(q.me, source);
    }

    // Whether some legal set holds what is chosen, which meets this much, one more, and otherwise only some of `later`.
    bool fits(const Gift& more, std::span<const Gift> later, Subsets so_far, Subsets by_each) {
        so_far = more.use.after(so_far);
        by_each = more.use.after_one(by_each);
        if (by_each == 0 || chosen.full() || !is_left(more.source)) return false;
        chosen.push(more);
        const bool good = covered_by(so_far) ? irredundant() : can_finish(later, so_far, by_each);
        chosen.pop();
        return good;
    }
    bool can_finish(std::span<const Gift> later, Subsets so_far, Subsets by_each) {
        for (std::size_t i = 0; i < later.size(); ++i)
            if (fits(later[i], later.subspan(i), so_far, by_each)) return true;
        return false;
    }

    // Sources that meet anything, whatever is chosen.
    Gifts helpful() const {
        Gifts gifts;
        for (Source source : sources())
            if (const Use use = use_of(source); use.any()) gifts.push({source, use});
        return gifts;
    }
};

struct Settling {
    static constexpr bool ends_when_complete = true;

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (const Gift& gift : Giving(q, {}).helpful()) offer(pick_of(gift.source), objects_there(q.me, gift.source));
    }
    static Limits limits(const Question& q) {
        const int items = q.state.payment.owed.total();
        return {(items + 1) / 2, items};
    }
    template <class F>
    static bool each_fit(const Question& q, const Picked& picked, Order order, F f) {
        Giving giving(q, picked);
        const Subsets met = giving.met(), by_each = giving.met_by_each();
        if (giving.covered_by(met)) return false;
        const Gifts gifts = giving.helpful();
        const std::span<const Gift> all(gifts.begin(), gifts.size());
        const bool in_order = order == Order::canonical;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Source source = all[i].source;
            if (in_order && !picked.empty() && source < source_of(picked.back())) continue;
            if (giving.fits(all[i], all.subspan(in_order ? i : 0), met, by_each) && f(pick_of(source))) return true;
        }
        return false;
    }
    static bool complete(const Question& q, const Picked& picked) {
        const Giving giving(q, picked);
        return giving.covered_by(giving.met());
    }
    static std::string why_not(const Question& q, const Picked& picked, Pick pick) {
        return Giving(q, picked).is_left(source_of(pick)) ? "With it you would give more than is demanded."
                                                          : "It is chosen already.";
    }
    static void finish(Turn& turn, const Step&, const Picked& picked) { settle_with(turn, picked); }
};

void ask_give(const Question& q, Prompt& prompt) {
    prompt.line = "Give " + listed(still_unmet(q)) + (q.state.picked.empty() ? "" : " more") + " to " +
                  card_on_table(q.state) + ".";
    refuse_sources(q, "Nothing that is demanded can be met with it.", prompt);
}

// ---- The Forest (6.4) ----

void refill_forest(Turn& turn) {
    turn.state.forest_juniper = static_cast<std::uint8_t>(juniper_per_fill(turn.state));
    turn.tell({.kind = EventKind::forest_refilled, .count = turn.state.forest_juniper});
}

void start_settlements(Turn& turn) {
    turn.push({.kind = StepKind::reward});
    turn.push({.kind = StepKind::curses});
    turn.push({.kind = StepKind::settle});
}

void resolve_forest(Turn& turn) {
    State& state = turn.state;
    if (state.setup.mode == Mode::basic) {
        gain_scrolls(turn, forest_scrolls);
        others_gain_omens(turn, basic_omens);
        return refill_forest(turn);
    }
    state.forest = reveal(turn, state.forest_deck, state.forest_known);
    turn.tell({.kind = EventKind::forest, .forest = state.forest});
    start_settlements(turn);
}

void gain_juniper(Turn& turn, const Step& step) {
    State& state = turn.state;
    const int taken = std::min<int>(step.count, state.forest_juniper);
    state.forest_juniper = static_cast<std::uint8_t>(state.forest_juniper - taken);
    gain(turn, Resource::juniper, taken);
    check_achievements(turn);
    if (over(state)) return;
    if (taken < step.count) start_juniper(turn, step.count - taken);
    if (state.forest_juniper == 0) resolve_forest(turn);
}

// ---- Opponents, and the reward ----

void curses(Turn& turn, const Step& step) { ask_next_opponent(turn, step, {.kind = StepKind::settle}); }

void reward(Turn& turn, const Step&) {
    State& state = turn.state;
    if (state.forest) {
        const Forest card = *state.forest;
        gain_scrolls(turn, forest_scrolls);
        state.forest = {};
        put_at_bottom(state.forest_deck, card);
        ++state.forest_known;
        return refill_forest(turn);
    }
    const Guardian guardian = *state.guardian;
    const GuardianCard& card = card_of(guardian);
    draw_cards(turn, card.draw);
    gain(turn, Resource::gold, card.gold);
    check_achievements(turn);
    gain_scrolls(turn, card.scrolls);
    state.guardian = {};
    put_at_bottom(state.guardian_deck, guardian);
    ++state.guardian_known;
}

}  // namespace

const StepRule settle_rule{.opens = settle_opens,
                           .moves = settle_moves,
                           .play = settle,
                           .passed_over = refuse_all,
                           .ask = ask_settle,
                           .label = label_settle};
// What can't be met was refused.
const StepRule give_rule{
    .ask = ask_give, .label = label_payment, .selection = selection<Settling>, .asked_anyway = true};
const StepRule gain_juniper_rule{.passed_over = gain_juniper};
const StepRule curses_rule{.passed_over = curses};
const StepRule reward_rule{.passed_over = reward};

const Demands& demands_of(const State& state, const Player& player) {
    const bool active = is_active(state, player);
    if (state.guardian) return active ? card_of(*state.guardian).offering : card_of(*state.guardian).curse;
    const Forest forest = state.forest ? *state.forest : Forest::unknown;
    return active ? card_of(forest).curse : card_of(forest).others;
}

Bag<Item> still_unmet(const Question& q) {
    const Giving giving(q, q.state.picked);
    const Subsets met = giving.met();
    unsigned best = 0;
    for (unsigned subset = 0; subset <= giving.all; ++subset)
        if ((met >> subset & 1) && std::popcount(subset) > std::popcount(best)) best = subset;
    Bag<Item> unmet;
    for (std::size_t i = 0; i < giving.items.size(); ++i)
        if (!(best >> i & 1)) unmet.add(giving.items[i]);
    return unmet;
}

void start_juniper(Turn& turn, int count) {
    turn.push({.kind = StepKind::gain_juniper, .count = static_cast<std::uint8_t>(count)});
}

void venerate(Turn& turn) {
    State& state = turn.state;
    if (state.setup.mode == Mode::basic) {
        gain_scrolls(turn, basic_veneration_scrolls);
        return others_gain_omens(turn, basic_omens);
    }
    state.guardian = reveal(turn, state.guardian_deck, state.guardian_known);
    turn.tell({.kind = EventKind::guardian, .guardian = state.guardian});
    start_settlements(turn);
}

}  // namespace skerry::snowcrest
