// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// Hiring persons (6.5) and, where they are drafted, leaders (6.10): prices and payments.
namespace skerry::arctic_scavengers {

Cost cost_for(const Player& player, Kind kind) {
    const LeaderRow& leader = led_by(player);
    return leader.cheaper == Maybe<Kind>(kind) ? leader.price : row(kind).cost;
}

int best_pool(const State& state) { return std::max(state.food, state.cannibal_food); }

namespace {

std::uint8_t& better_pool(State& state) { return state.cannibal_food > state.food ? state.cannibal_food : state.food; }

// Cards that pay: medicine of one or two meds, and refugee cards of a swindler.
struct Payment {
    int ones = 0, twos = 0, refugees = 0;

    int meds() const { return ones + 2 * twos; }
    void add(Kind kind, int count = 1) {
        ones += row(kind).med == 1 ? count : 0;
        twos += row(kind).med == 2 ? count : 0;
        refugees += refugee_cards.has(kind) ? count : 0;
    }
    static Payment of(const Bag<Kind>& cards, const Set<Kind>& held) {
        Payment payment;
        for (Kind kind : held&(med_kinds | refugee_cards)) payment.add(kind, cards[kind]);
        return payment;
    }
    static Payment of(const Bag<Kind>& cards) { return of(cards, cards.at_least(1)); }
};

bool can_swindle(const Player& me) { return led_by(me).swindles && !me.powers.has(*me.leader); }

// What is left of a cost after the swindler's discount for this many refugee cards.
Cost discounted(Cost cost, int refugees) {
    if (refugees == 0) return cost;
    if (cost.any > 0)
        cost.any -= swindler_discount;
    else if (refugees == swindler_for_food && cost.food > 0)
        cost.food -= swindler_discount;
    else if (refugees == swindler_for_med && cost.med > 0)
        cost.med -= swindler_discount;
    return cost;
}

bool discount_fits(Cost cost, int refugees) {
    return refugees == 0 || cost.any > 0 || (refugees == swindler_for_food ? cost.food : cost.med) > 0;
}

// Enough, and no card too many: without any one of them, and with the same food, the payment would be short.
bool meds_pay_exactly(const State& state, Cost cost, int ones, int twos) {
    const int pool = best_pool(state), total = ones + 2 * twos;
    const auto fits = [&](int need) { return total == need || (total == need + 1 && ones == 0 && twos > 0); };
    const int need = std::max(0, (cost.any == 0 ? cost.med : cost.any) - state.butcher_med);
    if (cost.any == 0 && pool < cost.food) return false;
    if (need == 0) return total == 0;
    if (cost.any > 0 && total < need) return need - total <= pool;
    return fits(need);
}

bool pays_exactly(const State& state, Cost cost, const Payment& payment) {
    return discount_fits(cost, payment.refugees) &&
           meds_pay_exactly(state, discounted(cost, payment.refugees), payment.ones, payment.twos);
}

bool meds_can_pay(const State& state, Cost cost, const Payment& now, const Payment& rest) {
    // Most often nothing that a hand holds can help.
    if (best_pool(state) + state.butcher_med + now.meds() + rest.meds() < cost.food + cost.med + cost.any) return false;
    const int max_ones = std::min(rest.ones, 7), max_twos = std::min(rest.twos, 4);
    for (int ones = 0; ones <= max_ones; ++ones)
        for (int twos = 0; twos <= max_twos; ++twos)
            if (meds_pay_exactly(state, cost, now.ones + ones, now.twos + twos)) return true;
    return false;
}

// Whether a payment can be completed with some of the rest.
bool can_pay(const State& state, Cost cost, const Payment& now, const Payment& rest) {
    const int most = std::min(now.refugees + rest.refugees, swindler_for_med);
    for (int refugees = now.refugees; refugees <= most; ++refugees)
        if (discount_fits(cost, refugees) && meds_can_pay(state, discounted(cost, refugees), now, rest)) return true;
    return false;
}

Payment purse_of(const Chances& chances) {
    Payment purse = Payment::of(chances.me.hand, chances.held);
    if (!can_swindle(chances.me)) purse.refugees = 0;
    return purse;
}

// Kinds by the least of all food and med that they can be had for, so that not each stack is looked at each time.
constexpr std::size_t highest_price = [] {
    int most = 0;
    for (const CardRow& card : cards) most = std::max(most, card.cost.food + card.cost.med + card.cost.any);
    return static_cast<std::size_t>(most);
}();
constexpr std::array<Set<Kind>, highest_price + 1> priced_at_most = [] {
    std::array<Set<Kind>, highest_price + 1> all{};
    for (std::size_t price = 0; price <= highest_price; ++price)
        all[price] = kinds_where([&](Kind kind) {
            const Cost& cost = row(kind).cost;
            return static_cast<std::size_t>(cost.food + cost.med + cost.any) <= price;
        });
    return all;
}();

struct Pay : CardChoice {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        offer_hand(q.me, useful(q), offer);
    }
    static Limits limits(const Question& q) { return {0, room_for(q.me.hand.total())}; }
    static bool fits(const Question& q, const Picked& picked, Pick more, Pickables later) {
        Payment now = paid(picked), rest;
        now.add(kind_of(more));
        for (const Pickable& thing : later) rest.add(kind_of(thing.pick), thing.left);
        return can_pay(q.state, cost(q), now, rest);
    }
    static bool complete(const Question& q, const Picked& picked) {
        return pays_exactly(q.state, cost(q), paid(picked));
    }
    static std::string why_not(const Question& q, const Picked&, Pick pick) {
        return useful(q).has(kind_of(pick)) ? "With it, something would be paid that is not needed."
                                            : "That pays for nothing.";
    }

private:
    static Cost cost(const Question& q) { return cost_for(q.me, *q.state.pending.stack); }
    static Set<Kind> useful(const Question& q) { return can_swindle(q.me) ? med_kinds | refugee_cards : med_kinds; }
    static Payment paid(const Picked& picked) {
        Payment payment;
        for (const Pick pick : picked) payment.add(kind_of(pick));
        return payment;
    }
};

void ask_pay(const Question& q, Prompt& prompt) {
    const Kind kind = *q.state.pending.stack;
    prompt.line = "Pay " + text_of(cost_for(q.me, kind)) + " for " + title(kind) + ", with " + food_text(q.state) + ".";
}

void swindle(Turn& turn) {
    Pending& pending = turn.state.pending;
    pending.refugees = byte(Payment::of(pending.cards).refugees);
    if (pending.refugees > 0) turn.me.powers.add(*turn.me.leader);
}

// What a hire still needs: the food to be taken, or -1 if the payment is short.
int food_due(const State& state) {
    const Pending& pending = state.pending;
    const Player& player = state.players[state.active];
    const Payment paid = Payment::of(pending.cards);
    const bool swindled = paid.refugees > 0 && paid.refugees == pending.refugees && led_by(player).swindles;
    const Cost cost = discounted(cost_for(player, *pending.stack), swindled ? paid.refugees : 0);
    const int meds = paid.meds() + state.butcher_med;
    if (cost.any == 0 && meds < cost.med) return -1;
    const int food = cost.any == 0 ? cost.food : std::max(0, cost.any - meds);
    return food <= best_pool(state) ? food : -1;
}

void hire(Turn& turn) {
    State& state = turn.state;
    Player& player = turn.active();
    const int food = food_due(state);
    std::uint8_t& pool = better_pool(state);
    pool = byte(pool - food);
    state.butcher_med = 0;
    const Kind kind = *state.pending.stack;
    state.market.remove(kind);
    state.circulation.add(kind);
    player.discard.add(kind);
    player.acquired.add(kind);
    player.shown.add(kind);
    turn.tell(state.active, {.kind = EventKind::hires, .card = kind, .count = byte(food)});
}

// ---- Leaders ----

bool can_hire_leader(const Chances& c) { return !c.state.leaders_pile.empty() && best_pool(c.state) > 0; }
std::string_view why_no_leader(const Chances& c) {
    return c.state.leaders_pile.empty() ? "No leader is left." : "You have no food.";
}

void spend_moves(const Question& q, MoveList& out) {
    const int most = std::min(best_pool(q.state), static_cast<int>(q.state.leaders_pile.size()));
    for (int food = 1; food <= most; ++food) out.push(Verb::spend, food);
}

void spend(Turn& turn, const Step&, Move move) {
    turn.state.pending.spent = move.args[0];
    turn.state.pending.aimed = true;
    ask_on(turn);
}

void hire_leader(Turn& turn) {
    State& state = turn.state;
    std::uint8_t& pool = better_pool(state);
    const int count = std::min<int>({state.pending.spent, pool, static_cast<int>(state.leaders_pile.size())});
    pool = byte(pool - count);
    look_at_leaders(turn, count);
}

constexpr TargetRule at_stack{.tell = [](const State& state, Event& event) { event.card = state.pending.stack; },
                              .text = [](const Event& event, const Whose&) { return " " + title(*event.card); }};
constexpr TargetRule at_leaders{
    .tell = [](const State& state, Event& event) { event.count = state.pending.spent; },
    .text = [](const Event& event, const Whose&) { return " for " + plain(event.count) + " food"; }};

}  // namespace

bool can_hire(const State& state, Seat seat, Kind kind) {
    const Player& me = state.players[seat];
    return !me.done.has(Action::hire) && state.market[kind] > 0 &&
           can_pay(state, cost_for(me, kind), {}, purse_of(Chances(state, seat)));
}

void hire_moves(const Chances& chances, MoveList& out) {
    const State& state = chances.state;
    if (chances.me.done.has(Action::hire)) return;
    const Payment purse = purse_of(chances);
    const bool discount = purse.refugees > 0 || led_by(chances.me).cheaper;
    const int funds = best_pool(state) + state.butcher_med + purse.meds() + discount;
    for (Kind kind : state.stacks& priced_at_most[std::min<std::size_t>(funds, highest_price)])
        if (state.market[kind] > 0 && can_pay(state, cost_for(chances.me, kind), {}, purse)) out.push(Verb::hire, kind);
}

std::string why_not_hire(const State& state, Seat seat, Kind kind) {
    const Player& me = state.players[seat];
    if (me.done.has(Action::hire)) return "You have hired this round.";
    if (state.market[kind] == 0) return "Nobody of that kind is left.";
    return "Costs " + text_of(cost_for(me, kind)) + "; you have " + plain(best_pool(state)) + " food and " +
           plain(Payment::of(me.hand).meds() + state.butcher_med) + " med.";
}

// Begun by the kind that is hired, which is a move of its own.
constexpr ActionRule hire_action{.title = "Hire",
                                 .text = {"Pay food and med for a person of the market."},
                                 .start = {.spends = {Action::hire}, .ground = {}},
                                 .cards = {.ask = ask_pay, .selection = selection<Pay>},
                                 .declared = swindle,
                                 .target = &at_stack,
                                 .window = Window::if_persons,
                                 .works = [](const State& state) { return food_due(state) >= 0; },
                                 .resolve = hire};

constexpr ActionRule hire_leader_action{
    .title = "Hire a leader",
    .text = {"Spend food to look at as many leaders, and take one. It is your hire of the round."},
    .start = {.spends = {Action::hire}, .ground = {Ground::leaders_pile}, .also = can_hire_leader},
    .refusal = {.shown = [](const Chances& c) { return c.state.setup.leader_draft; },
                .why_not = why_no_leader,
                .spent = "You have hired this round."},
    .aim = {.moves = spend_moves,
            .play = spend,
            .line = "Spend how much food? You look at as many leaders.",
            .label = [](const Question&, Move move) -> Label { return "Spend " + plain(move.args[0]) + " food"; }},
    .target = &at_leaders,
    .window = Window::never,
    .works = [](const State&) { return true; },
    .resolve = hire_leader};

}  // namespace skerry::arctic_scavengers
