#include <algorithm>
#include <bit>

#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Sections 6.2, 6.4, 6.6: offerings and curses; the Forest; Veneration.
//
// A settlement is answered in two steps: which items are refused, then what is given for the others. There are at most four
// items, so which of them a set of sources can meet is a set of subsets: one bit for each of the sixteen. A set of sources is
// legal if it meets all items and none of them could be left out, so the giving ends as soon as all are met.
namespace skerry::snowcrest {
namespace {

// ---- Which items a source can meet ----

using Items = std::uint8_t;     // bits: items of the list
using Subsets = std::uint16_t;  // bits: subsets of the items
constexpr Subsets only_nothing = 1;

// The subsets that can be met with one more thing that meets one of these items and is not left out.
Subsets with_one(Subsets met, Items items) {
    constexpr std::array<Subsets, 4> having{0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};  // subsets with item i
    Subsets more = 0;
    for (unsigned i = 0; i < 4; ++i)
        if (items >> i & 1) more = static_cast<Subsets>(more | (met & ~having[i]) << (1u << i));
    return more;
}
// The same, if it may be left out.
Subsets with(Subsets met, Items items) { return met | with_one(met, items); }

// What one object can do: its icons each meet an item, or the object itself meets one (a hand card, a tile, a villager).
struct Use {
    std::array<Items, 2> icons;
    Items itself;

    bool any() const { return (icons[0] | icons[1] | itself) != 0; }
    Subsets after(Subsets met) const {
        return static_cast<Subsets>(with(with(met, icons[0]), icons[1]) | with(met, itself));
    }
    Subsets after_one(Subsets met) const { return with_one(met, static_cast<Items>(icons[0] | icons[1] | itself)); }
};

// The items of a settlement, and what meets them.
struct Demanded {
    List<Item, 4> items;
    Each<Resource, Items> by_icon;
    Items by_card = 0, by_villager = 0, by_tile = 0, all = 0;
    List<Items, 4> equals_before;  // of each item

    void add(Item item) {
        const auto bit = static_cast<Items>(1u << items.size());
        unsigned equal = 0;
        for (std::size_t i = 0; i < items.size(); ++i)
            if (items[i] == item) equal |= 1u << i;
        equals_before.push(static_cast<Items>(equal));
        items.push(item);
        all = static_cast<Items>(all | bit);
        if (item == Item::card) by_card = static_cast<Items>(by_card | bit);
        if (item == Item::villager) by_villager = static_cast<Items>(by_villager | bit);
        if (item == Item::tile) by_tile = static_cast<Items>(by_tile | bit);
        if (item > Item::wild) return;
        for (Resource icon : each<Resource>())
            if (item == Item::wild || icon == Resource::gold || static_cast<int>(item) == static_cast<int>(icon))
                by_icon[icon] = static_cast<Items>(by_icon[icon] | bit);
    }

    // A villager's icons, and in the village its shield.
    Use icons_of(Villager villager, bool in_village) const {
        const VillagerCard& card = card_of(villager);
        Use use{};
        std::size_t at = 0;
        for (Resource icon : card.icons) use.icons[at++] = by_icon[icon];
        if (card.shield && in_village) use.icons[at] = all;
        return use;
    }
};

Demanded demanded(const State& state, const Player& player) {
    Demanded list;
    for (const Demand& demand : demands_of(state, player)) list.add(demand.item);
    return list;
}

Demanded to_be_met(const Bag<Item>& owed) {
    Demanded list;
    for (Item item : each<Item>())
        for (int n = owed[item]; n > 0 && !list.items.full(); --n) list.add(item);
    return list;
}

// ---- Which items to refuse ----

// All subsets of the items that the player could meet, each object used for one purpose.
Subsets can_meet(const State& state, const Player& player, const Demanded& list) {
    Subsets met = only_nothing;
    for (Resource resource : each<Resource>()) {
        for (int n = std::min<int>(player.tokens[resource], 4); n > 0; --n) met = with(met, list.by_icon[resource]);
    }
    for (Building building : each<Building>()) {
        const Items ready = static_cast<Items>(list.by_icon[product_of(building)] | list.by_tile);
        for (int n = player.tiles[building]; n > 0; --n) met = with(met, ready);
        for (int n = player.used_tiles[building]; n > 0; --n) met = with(met, list.by_tile);
    }
    for (Cell cell : usable(state, player)) {
        Use use = list.icons_of(*player.village[cell], true);
        use.itself = list.by_villager;
        met = use.after(met);
    }
    for (Villager card : player.hand) {
        if (card == Villager::unknown) continue;
        Use use = list.icons_of(card, false);
        use.itself = list.by_card;
        met = use.after(met);
    }
    return met;
}

// Who has cards in hand is always asked, so that nobody learns from it what they are.
bool settle_opens(const Question& q) {
    return !q.me.hand.empty() || can_meet(q.state, q.me, demanded(q.state, q.me)) != only_nothing;
}

// Of equal items the first are refused.
void settle_moves(const Question& q, MoveList& out) {
    const Demanded list = demanded(q.state, q.me);
    const Subsets met = can_meet(q.state, q.me, list);
    for (unsigned refused = 0; refused <= list.all; ++refused) {
        if (!(met >> (list.all & ~refused) & 1)) continue;
        List<Item, 4> items;
        bool first_ones = true;
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            if (!(refused >> i & 1)) continue;
            items.push(list.items[i]);
            if (list.equals_before[i] & ~refused) first_ones = false;
        }
        if (first_ones) out.push(refusal_of(items));
    }
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

void refuse_all(Turn& turn, const Step&) {
    turn.state.payment = {};
    settle_with(turn, {});
}

// ---- What to give ----

// Tiles and villagers can be used for two purposes: the source of the other one, or the same.
Source rival_of(Source source) {
    switch (kind_of(source)) {
    case SourceKind::tile:      return lost_tile_source(which<Building>(source));
    case SourceKind::lost_tile: return tile_source(which<Building>(source));
    case SourceKind::cell:      return lost_cell_source(which<Cell>(source));
    case SourceKind::lost_cell: return cell_source(which<Cell>(source));
    default:                    return source;
    }
}

// A source, and what it does for the items of a settlement.
struct Gift {
    Source source;
    Use use;
};
using Gifts = List<Gift, count_of<Source>>;

// The sources of a settlement that are chosen, or may be.
struct Giving {
    static constexpr std::size_t max_sources = 4;

    const Player& player;
    const Demanded list;
    List<Gift, max_sources> chosen;

    Giving(const Question& q, const Picked& picked) : player(q.me), list(to_be_met(q.state.payment.owed)) {
        for (const Pick pick : picked) chosen.push({source_of(pick), use_of(source_of(pick))});
    }

    Use use_of(Source source) const {
        switch (kind_of(source)) {
        case SourceKind::token: return {{list.by_icon[which<Resource>(source)], 0}, 0};
        case SourceKind::tile:  return {{list.by_icon[product_of(which<Building>(source))], 0}, 0};
        case SourceKind::cell:  return list.icons_of(*player.village[which<Cell>(source)], true);
        case SourceKind::hand:  {
            Use use = list.icons_of(which<Villager>(source), false);
            use.itself = list.by_card;
            return use;
        }
        case SourceKind::lost_tile:
        case SourceKind::lost_used_tile: return {{}, list.by_tile};
        case SourceKind::lost_cell:      return {{}, list.by_villager};
        }
        return {};
    }

    // What all that is chosen meets, or all but one.
    Subsets met(std::size_t left_out = max_sources) const {
        Subsets all = only_nothing;
        for (std::size_t i = 0; i < chosen.size(); ++i)
            if (i != left_out) all = chosen[i].use.after(all);
        return all;
    }
    // In a legal set each object has an item of its own; a partial one where that fails leads nowhere.
    Subsets met_by_each() const {
        Subsets all = only_nothing;
        for (const Gift& gift : chosen) all = gift.use.after_one(all);
        return all;
    }
    bool covered_by(Subsets subsets) const { return subsets >> list.all & 1; }
    bool irredundant() const {
        for (std::size_t i = 0; i < chosen.size(); ++i)
            if (covered_by(met(i))) return false;
        return true;
    }
    bool is_left(Source source) const {
        const Source rival = rival_of(source);
        int taken = 0;
        for (const Gift& gift : chosen) taken += gift.source == source || gift.source == rival;
        return taken < objects_there(player, source);
    }

    // Whether some legal set holds what is chosen, which meets so much, one more, and otherwise only some of `later`.
    bool fits(const Gift& more, std::span<const Gift> later, Subsets all, Subsets by_each) {
        all = more.use.after(all);
        by_each = more.use.after_one(by_each);
        if (by_each == 0 || chosen.full() || !is_left(more.source)) return false;
        chosen.push(more);
        const bool good = covered_by(all) ? irredundant() : can_finish(later, all, by_each);
        chosen.pop();
        return good;
    }
    bool can_finish(std::span<const Gift> later, Subsets all, Subsets by_each) {
        for (std::size_t i = 0; i < later.size(); ++i)
            if (fits(later[i], later.subspan(i), all, by_each)) return true;
        return false;
    }

    // Sources that meet anything, whatever is chosen.
    Gifts helpful(const State& state) const {
        const Set<Cell> cells = usable(state, player);
        Set<Source> sources = stocked | sources_from(Source::c0, cells) |
                              sources_from(Source::st_forager, set_of(player.hand) & own_cards);
        if (list.by_tile) sources = sources | lost_tiles;
        if (list.by_villager) sources = sources | sources_from(Source::lost_c0, cells);
        Gifts all;
        for (Source source : sources) {
            if (objects_there(player, source) == 0) continue;
            if (const Use use = use_of(source); use.any()) all.push({source, use});
        }
        return all;
    }
};

struct Settling {
    static constexpr bool ends_when_complete = true;

    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (const Gift& gift : Giving(q, {}).helpful(q.state))
            offer(pick_of(gift.source), objects_there(q.me, gift.source));
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
        const Gifts gifts = giving.helpful(q.state);
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

std::string card_on_table(const State& state) { return state.guardian ? title(*state.guardian) : title(*state.forest); }

void ask_settle(const Question& q, Prompt& prompt) {
    prompt.line = card_on_table(q.state) + " demands " + listed(demands_of(q.state, q.me)) +
                  ". What do you refuse? It costs Omens.";
}

void ask_give(const Question& q, Prompt& prompt) {
    prompt.line = "Give " + listed(still_unmet(q)) + (q.state.picked.empty() ? "" : " more") + " to " +
                  card_on_table(q.state) + ".";
    refuse_sources(q, "Nothing that is demanded can be met with it.", Refusals(q, prompt));
}

// ---- The Forest (6.4) ----

void refill_forest(Turn& turn) {
    turn.state.forest_juniper = static_cast<std::uint8_t>(juniper_a_fill(turn.state));
    turn.tell({.kind = EventKind::forest_refilled, .count = turn.state.forest_juniper});
}

template <class T, std::size_t N>
T reveal(Turn& turn, List<T, N>& deck, std::uint8_t& known) {
    if (deck.size() > known)
        turn.revealed = Revealed::yes;
    else
        --known;
    return deck.pop();
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

void curses(Turn& turn, const Step& step) {
    if (step.asked >= opponents(turn.state)) return;
    Step rest = step;
    ++rest.asked;
    turn.push(rest);
    const Seat seat = seat_after(turn.state, turn.seat, rest.asked);
    turn.state.players[seat].agenda.push({.kind = StepKind::settle});
}

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

const StepRule settle_rule{
    .opens = settle_opens, .moves = settle_moves, .play = settle, .passed_over = refuse_all, .ask = ask_settle};
// What can't be met was refused.
const StepRule give_rule{.ask = ask_give, .selection = selection<Settling>, .asked_anyway = true};
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
    for (unsigned subset = 0; subset <= giving.list.all; ++subset)
        if ((met >> subset & 1) && std::popcount(subset) > std::popcount(best)) best = subset;
    Bag<Item> unmet;
    for (std::size_t i = 0; i < giving.list.items.size(); ++i)
        if (!(best >> i & 1)) unmet.add(giving.list.items[i]);
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
