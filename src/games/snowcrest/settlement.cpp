#include <algorithm>
#include <bit>

#include "games/snowcrest/rules.h"

// Sections 6.2, 6.4, 6.6: offerings and curses; the Forest; Veneration.
//
// A settlement is answered in two steps: which items are refused, then what is given for the others, one source after the
// other in the order of Source until all are met. There are at most four items, so which of them a set of sources can meet
// is a set of subsets: one bit for each of the sixteen.
namespace skerry::snowcrest {
namespace {

// ---- Which items a source can meet ----

using Items = std::uint8_t;     // bits: items of the list
using Subsets = std::uint16_t;  // bits: subsets of the items
constexpr Subsets only_nothing = 1;

// The subsets that can be met with one more thing that meets any one of these items, or is left out.
Subsets with(Subsets met, Items items) {
    constexpr std::array<Subsets, 4> having{0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};  // subsets with item i
    Subsets more = met;
    for (unsigned i = 0; i < 4; ++i)
        if (items >> i & 1) more = static_cast<Subsets>(more | (met & ~having[i]) << (1u << i));
    return more;
}
// The same, if it must not be left out.
Subsets with_one(Subsets met, Items items) {
    constexpr std::array<Subsets, 4> having{0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};
    Subsets more = 0;
    for (unsigned i = 0; i < 4; ++i)
        if (items >> i & 1) more = static_cast<Subsets>(more | (met & ~having[i]) << (1u << i));
    return more;
}

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
struct List4 {
    List<Item, 4> items;
    std::array<Items, count_of<Resource>> by_icon{};
    Items by_card = 0, by_villager = 0, by_tile = 0, all = 0;

    void add(Item item) {
        const auto bit = static_cast<Items>(1u << items.size());
        items.push(item);
        all = static_cast<Items>(all | bit);
        if (item == Item::card) by_card = static_cast<Items>(by_card | bit);
        if (item == Item::villager) by_villager = static_cast<Items>(by_villager | bit);
        if (item == Item::tile) by_tile = static_cast<Items>(by_tile | bit);
        if (item > Item::wild) return;
        for (std::size_t r = 0; r < count_of<Resource>; ++r)
            if (item == Item::wild || static_cast<std::size_t>(item) == r || static_cast<Resource>(r) == Resource::gold)
                by_icon[r] = static_cast<Items>(by_icon[r] | bit);
    }
    Items meets(Resource icon) const { return by_icon[static_cast<std::size_t>(icon)]; }

    // A villager's icons, and in the village its shield.
    Use icons_of(Villager villager, bool in_village) const {
        const VillagerCard& card = card_of(villager);
        Use use{};
        std::size_t at = 0;
        for (Resource icon : card.icons) use.icons[at++] = meets(icon);
        if (card.shield && in_village) use.icons[at] = all;
        return use;
    }
};

List4 demanded(const State& state, const Player& player) {
    List4 list;
    for (const Demand& demand : demands_of(state, player)) list.add(demand.item);
    return list;
}

List4 to_be_met(const Bag<Item>& owed) {
    List4 list;
    for (std::size_t i = 0; i < count_of<Item>; ++i)
        for (int n = owed[static_cast<Item>(i)]; n > 0 && !list.items.full(); --n) list.add(static_cast<Item>(i));
    return list;
}

bool is_busy(const State& state, const Player& player, Cell cell) {
    return state.busy == Maybe<Cell>(cell) && is_active(state, player);
}

// ---- Which items to refuse ----

// All subsets of the items that the player could meet, each object used for one purpose.
Subsets can_meet(const State& state, const Player& player, const List4& list) {
    Subsets met = only_nothing;
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const auto resource = static_cast<Resource>(i);
        for (int n = std::min<int>(player.tokens[resource], 4); n > 0; --n) met = with(met, list.meets(resource));
    }
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto building = static_cast<Building>(i);
        const Items ready = static_cast<Items>(list.meets(product_of(building)) | list.by_tile);
        for (int n = player.tiles[building]; n > 0; --n) met = with(met, ready);
        for (int n = player.used_tiles[building]; n > 0; --n) met = with(met, list.by_tile);
    }
    for (Cell cell : occupied(player) - player.face_down) {
        if (is_busy(state, player, cell)) continue;
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
bool settle_opens(const State& state, const Player& player, const Step&) {
    return !player.hand.empty() || can_meet(state, player, demanded(state, player)) != only_nothing;
}

void settle_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    const List4 list = demanded(state, player);
    const Subsets met = can_meet(state, player, list);
    for (unsigned refused = 0; refused <= list.all; ++refused) {
        if (!(met >> (list.all & ~refused) & 1)) continue;
        List<Item, 4> items;
        bool first_ones = true;  // of equal items the first are refused
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            if (refused >> i & 1)
                items.push(list.items[i]);
            else
                for (std::size_t j = i + 1; j < list.items.size(); ++j)
                    if (list.items[j] == list.items[i] && (refused >> j & 1)) first_ones = false;
        }
        if (first_ones) out.push(refusal_of(items));
    }
}

// All payments are made, then the Omens of the refused items are gained.
void finish(Turn& turn) {
    State& state = turn.state;
    Bag<Item> met = state.payment.owed;
    int omens = 0;
    for (const Demand& demand : demands_of(state, turn.me)) {
        if (met[demand.item] > 0)
            met.remove(demand.item);
        else
            omens += demand.omens;
    }
    spend_picked(turn);
    state.payment = {};
    turn.tell({.kind = EventKind::settles,
               .guardian = state.guardian,
               .forest = state.forest,
               .count = static_cast<std::uint8_t>(omens)});
    gain_omens(turn, omens);
    refill_row(turn);
    check_achievements(turn);
}

void settle(Turn& turn, const Step&, Move move) {
    Payment& payment = turn.state.payment;
    payment = {};
    for (const Demand& demand : demands_of(turn.state, turn.me)) payment.owed.add(demand.item);
    for (Item item : refused_by(move)) payment.owed.remove(item);
    if (payment.owed.empty()) return finish(turn);
    turn.push({.kind = StepKind::give});
}

void refuse_all(Turn& turn, const Step&) {
    turn.state.payment = {};
    finish(turn);
}

// ---- What to give ----

struct Candidate {
    Source source;
    Use use;
    std::uint8_t there;
    std::uint8_t rival;  // the candidate that takes the same objects for another purpose; itself, if none
};

struct Giving {
    static constexpr std::size_t most_picks = 4;

    List4 list;
    std::size_t count = 0;
    std::array<Candidate, count_of<Source>> candidates;
    std::array<std::uint8_t, most_picks + 1> picks;  // candidates by index, in order
    std::size_t picked = 0;

    Giving(const State& state, const Player& player)  // NOLINT(*-member-init): candidates fill up
        : list(to_be_met(state.payment.owed)) {
        collect(state, player);
        for (std::size_t i = 0; i < count; ++i)
            for (int n = state.payment.picked[candidates[i].source]; n > 0 && picked < most_picks; --n)
                picks[picked++] = static_cast<std::uint8_t>(i);
    }

    void offer(Source source, const Use& use, int there, std::size_t rival) {
        if (there == 0 || !use.any()) return;
        candidates[count] = {source, use, static_cast<std::uint8_t>(there), static_cast<std::uint8_t>(rival)};
        ++count;
    }
    void offer(Source source, const Use& use, int there) { offer(source, use, there, count); }
    std::size_t find(Source source) const {
        for (std::size_t i = 0; i < count; ++i)
            if (candidates[i].source == source) return i;
        return count;
    }

    void collect(const State& state, const Player& player) {
        for (std::size_t i = 0; i < count_of<Resource>; ++i) {
            const auto resource = static_cast<Resource>(i);
            offer(token_source(resource), {{list.meets(resource), 0}, 0}, player.tokens[resource]);
        }
        for (std::size_t i = 0; i < count_of<Building>; ++i) {
            const auto building = static_cast<Building>(i);
            offer(tile_source(building), {{list.meets(product_of(building)), 0}, 0}, player.tiles[building]);
        }
        const Set<Cell> cells = occupied(player) - player.face_down;
        for (Cell cell : cells)
            if (!is_busy(state, player, cell)) offer(cell_source(cell), list.icons_of(*player.village[cell], true), 1);
        for (Villager card : player.hand) {
            if (card == Villager::unknown) continue;
            Use use = list.icons_of(card, false);
            use.itself = list.by_card;
            offer(hand_source(card), use, 1);
        }
        for (std::size_t i = 0; i < count_of<Building>; ++i) {
            const auto building = static_cast<Building>(i);
            offer(lost_tile_source(building), {{}, list.by_tile}, player.tiles[building], find(tile_source(building)));
        }
        for (std::size_t i = 0; i < count_of<Building>; ++i) {
            const auto building = static_cast<Building>(i);
            offer(lost_used_source(building), {{}, list.by_tile}, player.used_tiles[building]);
        }
        for (Cell cell : cells)
            if (!is_busy(state, player, cell))
                offer(lost_cell_source(cell), {{}, list.by_villager}, 1, find(cell_source(cell)));
    }

    Subsets met_without(std::size_t left_out) const {
        Subsets met = only_nothing;
        for (std::size_t i = 0; i < picked; ++i)
            if (i != left_out) met = candidates[picks[i]].use.after(met);
        return met;
    }
    bool covers(std::size_t left_out = most_picks + 1) const { return met_without(left_out) >> list.all & 1; }
    bool irredundant() const {
        for (std::size_t i = 0; i < picked; ++i)
            if (covers(i)) return false;
        return true;
    }
    // In a legal set each object has an item of its own; a partial one where that fails leads nowhere.
    bool independent() const {
        Subsets met = only_nothing;
        for (std::size_t i = 0; i < picked; ++i) met = candidates[picks[i]].use.after_one(met);
        return met != 0;
    }
    int taken(std::size_t i) const {
        int count_taken = 0;
        for (std::size_t p = 0; p < picked; ++p) count_taken += picks[p] == i || picks[p] == candidates[i].rival;
        return count_taken;
    }
    bool available(std::size_t i) const { return taken(i) < candidates[i].there; }

    bool fits(std::size_t i) {
        if (!available(i) || picked == most_picks) return false;
        picks[picked++] = static_cast<std::uint8_t>(i);
        const bool good = independent() && (covers() ? irredundant() : can_finish());
        --picked;
        return good;
    }
    std::size_t next() const { return picked == 0 ? 0 : picks[picked - 1]; }
    bool can_finish() {
        for (std::size_t i = next(); i < count; ++i)
            if (fits(i)) return true;
        return false;
    }
};

void give_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    Giving giving(state, player);
    for (std::size_t i = giving.next(); i < giving.count; ++i)
        if (giving.fits(i)) out.push(make(Verb::pay, giving.candidates[i].source));
}

void give(Turn& turn, const Step& step, Move move) {
    const auto source = arg<Source>(move);
    turn.state.payment.picked.add(source);
    if (kind_of(source) == SourceKind::hand) turn.me.shown.add(which<Villager>(source));
    if (!Giving(turn.state, turn.me).covers()) return turn.push(step);
    finish(turn);
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
    turn.state.players[seat.index()].agenda.push({.kind = StepKind::settle});
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

const StepRule settle_rule{settle_opens, settle_moves, settle, refuse_all};
const StepRule give_rule{nullptr, give_moves, give, nullptr};
const StepRule gain_juniper_rule{nullptr, nullptr, nullptr, gain_juniper};
const StepRule curses_rule{nullptr, nullptr, nullptr, curses};
const StepRule reward_rule{nullptr, nullptr, nullptr, reward};

const Demands& demands_of(const State& state, const Player& player) {
    const bool active = is_active(state, player);
    if (state.guardian) return active ? card_of(*state.guardian).offering : card_of(*state.guardian).curse;
    const Forest forest = state.forest ? *state.forest : Forest::unknown;
    return active ? card_of(forest).curse : card_of(forest).others;
}

bool give_possible(const State& state, const Player& player, const Step&) {
    Giving giving(state, player);
    return giving.can_finish();
}

bool helps_to_give(const State& state, const Player& player, Source source) {
    const Giving giving(state, player);
    return giving.find(source) < giving.count;
}

bool give_sound(const State& state, const Player& player) {
    const Giving giving(state, player);
    if (giving.picked != static_cast<std::size_t>(state.payment.picked.total()) || !giving.independent()) return false;
    for (std::size_t i = 0; i < giving.picked; ++i) {
        const Candidate& candidate = giving.candidates[giving.picks[i]];
        if (giving.taken(giving.picks[i]) > candidate.there) return false;
        if (kind_of(candidate.source) == SourceKind::hand && !player.shown.has(which<Villager>(candidate.source)))
            return false;
    }
    return !giving.covers();
}

// What is left when the sources named so far meet as much as they can.
Bag<Item> still_unmet(const State& state, const Player& player) {
    const Giving giving(state, player);
    const Subsets met = giving.met_without(Giving::most_picks + 1);
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
