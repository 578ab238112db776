// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// Section 6.2: building and paying.
namespace skerry::fine_sand {
namespace {

// What a permit takes off the printed cost.
int discount(const Board& board, Permit by) {
    switch (by ? row(*by).effect : Effect::slot) {
    case Effect::slot:
    case Effect::build_reveal: return rebate(board);
    case Effect::build_cheap:  return row(*by).n;
    case Effect::build_free:   return max_price;
    default:                   return 0;
    }
}

// What the table says about all cards that a permit could build, found out once.
class Builder {
public:
    Builder(const State& state, const Board& board, Permit by)
        : board_(board),
          keep_(must_keep(state, board) > 0),
          from_hand_(!by || row(*by).effect != Effect::build_reveal),
          dearest_(by && row(*by).effect == Effect::build_small ? row(*by).n : max_price),
          funds_(purchasing_power(board) + board.purse + discount(board, by)) {}

    // Whether a hand card (or a revealed one) can be built and paid. What cannot be built at all is dearer than
    // anything.
    bool can_build(Card card) const {
        const int cost = row(card).cost;
        if (cost > dearest_) return false;
        int funds = funds_;
        if (from_hand_) funds -= worths[card];
        if (keep_) {
            if (from_hand_ && hand_size(board_) == 1) return false;
            funds -= least_worth(board_, 1, from_hand_ ? Maybe<Card>(card) : Maybe<Card>());
        }
        return funds >= cost;
    }

private:
    const Board& board_;
    bool keep_, from_hand_;  // a hand card has to stay (6.9); the card to build is one of the hand
    int dearest_;            // that the permit allows, by printed cost
    int funds_;              // all that can be paid with, and the discount
};

// ---- The payment ----

constexpr Source source_of(Pick pick) { return static_cast<Source>(pick.second); }
constexpr int worth_of(Pick pick) { return source_of(pick) == Source::coin ? 1 : worths[card_of(pick)]; }

// What a payment comes to. It is legal if it covers the price and no item could be left out.
struct Paid {
    int value = 0, least = 0xff, from_hand = 0;  // least: of the cheapest item

    explicit Paid(const Picked& picked) {
        for (const Pick pick : picked) add(pick);
    }
    void add(Pick pick) {
        value += worth_of(pick);
        least = std::min(least, worth_of(pick));
        from_hand += source_of(pick) == Source::hand;
    }
};

using Worths = std::array<int, max_worth + 1>;  // how many items of each worth

// Whether items of at most this worth can cover what is missing, none of them and none before superfluous.
bool can_cover(const Worths& items, int worth, int missing, int least) {
    if (missing <= 0) return -missing < least;
    if (worth == 0) return false;
    for (int n = 0; n <= items[static_cast<std::size_t>(worth)] && missing > (n - 1) * worth; ++n)
        if (can_cover(items, worth - 1, missing - n * worth, n > 0 ? std::min(least, worth) : least)) return true;
    return false;
}

struct Payment {
    static constexpr bool ends_when_complete = true;  // anything more would be superfluous
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const auto& cards = q.me.board.cards;
        const auto item = [&](Card card, Source from, int count) {
            const Pick pick = pick_of(make(Verb::pay, card, from));
            if (count > 0) offer(pick, worth_of(pick) > 0 ? count : 0);
        };
        Set<Card> elsewhere =
            kinds_in(q.me.board, Zone::pallet) | kinds_in(q.me.board, Zone::placed) | kinds_in(q.me.board, Zone::front);
        elsewhere.add(wooden_coin);
        const Card* held = cards[Zone::hand].begin();
        for (Card card : kinds_in(q.me.board, Zone::hand) | elsewhere) {
            const Card* first = held;
            while (held != cards[Zone::hand].end() && *held == card) ++held;
            item(card, Source::hand, static_cast<int>(held - first));
            if (!elsewhere.has(card)) continue;
            item(card, Source::pallet, cards.count(Zone::pallet, card) + cards.count(Zone::placed, card));
            item(card, Source::front, cards.count(Zone::front, card));
            if (card == wooden_coin) item(card, Source::coin, q.me.board.coins);
        }
    }
    static Limits limits(const Question& q) { return {1, q.step.count}; }
    static bool complete(const Question& q, const Picked& picked) { return Paid(picked).value >= q.step.count; }
    static bool fits(const Question& q, const Picked& picked, Pick more, Pickables later) {
        return fits(q, picked, more, later, must_keep(q.state, q.me.board));
    }
    // So many hand cards have to stay (6.9).
    static bool fits(const Question& q, const Picked& picked, Pick more, Pickables later, int keep) {
        Paid paid(picked);
        paid.add(more);
        const int spare = hand_size(q.me.board) - keep - paid.from_hand;
        if (spare < 0) return false;
        const int missing = q.step.count - paid.value;
        if (missing <= 0) return -missing < paid.least;
        Worths items{}, in_hand{};
        int hand_items = 0;
        for (const Pickable& thing : later) {
            const auto worth = static_cast<std::size_t>(worth_of(thing.pick));
            items[worth] += thing.left;
            if (source_of(thing.pick) != Source::hand) continue;
            in_hand[worth] += thing.left;
            hand_items += thing.left;
        }
        if (hand_items <= spare) return items[1] >= missing || can_cover(items, max_worth, missing, paid.least);
        for (std::size_t worth = 1; worth < in_hand.size(); ++worth) {  // the one that stays
            if (in_hand[worth] == 0) continue;
            Worths others = items;
            --others[worth];
            if (can_cover(others, max_worth, missing, paid.least)) return true;
        }
        return false;
    }
    static std::string why_not(const Question& q, const Picked& picked, Pick pick) {
        if (worth_of(pick) == 0) return "It pays nothing.";
        std::vector<Pickable> others;
        things(q, [&](Pick other, int there) {
            others.push_back({other, there - picked.count(other) - (other == pick ? 1 : 0)});
        });
        if (must_keep(q.state, q.me.board) > 0 && fits(q, picked, pick, others, 0))
            return "A card has to stay in your hand for the off-load.";
        return "Then something would be paid that is not needed.";
    }
    static void finish(Turn& turn, const Step& step, const Picked& picked);
};

void ask_pay(const Question& q, Prompt& prompt) {
    prompt.line = "Pay " + coins(q.step.count - Paid(q.me.picked).value) + (q.me.picked.empty() ? "." : " more.");
}

// What a card is worth is said where it is not the usual coin.
Label payment_label(const Question&, Move move) {
    const Pick pick = pick_of(move);
    if (source_of(pick) == Source::coin) return "Pay a wooden coin";
    const int worth = worth_of(pick);
    return "Pay " + quoted(card_of(pick)) + (source_of(pick) == Source::pallet ? " from the pallet" : "") +
           (worth == 1 ? "" : " (" + coins(worth) + ")");
}

// A big base leaves the game (6.2).
Zone after_payment(Card card) { return card == Card::f8_big_base ? Zone::removed : Zone::discard_pile; }

// Of equal coins the one that lay on its pallet longer goes first, which leaves that pallet free for this turn (S4).
void pay_from_pallet(Board& board, Card card) {
    move(board, card, board.cards.has(Zone::pallet, card) ? Zone::pallet : Zone::placed, after_payment(card));
}

void change(Turn& turn, int coins) {
    const bool kept = turn.me.agenda.empty() || turn.me.agenda.back().kind != StepKind::step3;
    turn.board.purse = static_cast<std::uint8_t>(kept ? coins : 0);
}

void Payment::finish(Turn& turn, const Step& step, const Picked& picked) {
    Board& board = turn.board;
    for (const Pick pick : picked) {
        const Card card = card_of(pick);
        switch (source_of(pick)) {
        case Source::hand:
        case Source::front:  leave_hand(board, card, after_payment(card)); break;
        case Source::pallet: pay_from_pallet(board, card); break;
        case Source::coin:
            --board.coins;
            turn.tell({.kind = EventKind::pays_coin});
            continue;
        }
        turn.tell({.kind = EventKind::pays, .card = card, .count = pick.second});
    }
    change(turn, Paid(picked).value - step.count);
}

}  // namespace

// The card of a build that a card allows.
const StepRule build_rule{
    .moves = [](const Question& q, MoveList& out) { build_moves(q.state, q.me.board, q.step.card, out); },
    .play = [](Turn& turn, const Step& step, Move move) { build(turn, arg<Card>(move), step.card, Zone::hand); },
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line = title(*q.step.card) + ": choose the card to build.";
            refuse_prices(q, q.step.card, Zone::hand, prompt);
        },
};
const StepRule pay_rule{.ask = ask_pay, .label = payment_label, .selection = selection<Payment>, .asked_anyway = true};

void refuse_prices(const Question& q, Permit by, Zone zone, Prompt& prompt) {
    const Board& board = q.me.board;
    for (Card card : kinds_in(board, zone)) {
        if (card == Card::unknown || can_build(q.state, board, card, by)) continue;
        const int price = price_of(board, card, by);
        const int power = purchasing_power(board) + board.purse - (zone == Zone::hand ? worths[card] : 0);
        std::string reason = "A card has to stay in your hand for the off-load.";
        if (!is_buildable(card))
            reason = "Coin cards cannot be built.";
        else if (by && row(*by).effect == Effect::build_small && row(card).cost > row(*by).n)
            reason = "Its printed cost is more than " + plain(row(*by).n) + ".";
        else if (power < price)
            reason = "It costs " + plain(price) + " and you could pay " + plain(power) + ".";
        prompt.refuse(price_thing(card), std::move(reason));
    }
}

int price_of(const Board& board, Card card, Permit by) { return std::max(0, row(card).cost - discount(board, by)); }

int purchasing_power(const Board& board) {
    return board.coins + static_cast<int>(board.cards.size(Zone::front)) + sum(board, Zone::hand, worths) +
           sum(board, Zone::pallet, worths) + sum(board, Zone::placed, worths);
}

int least_worth(const Board& board, int count, Maybe<Card> without) {
    Worths in_hand{};
    for (Card card : board.cards[Zone::hand]) ++in_hand[worths[card]];
    if (without) --in_hand[worths[*without]];
    int sum = 0;
    for (std::size_t worth = 0; worth < in_hand.size(); ++worth) {
        const int some = std::min(count, in_hand[worth]);
        sum += some * static_cast<int>(worth);
        count -= some;
    }
    return sum;
}

bool can_build(const State& state, const Board& board, Card card, Permit by) {
    return Builder(state, board, by).can_build(card);
}

bool any_to_build(const State& state, const Board& board, Permit by) {
    const Builder builder(state, board, by);
    const auto hand = board.cards[Zone::hand];
    return std::any_of(hand.begin(), hand.end(), [&](Card card) { return builder.can_build(card); });
}

void build_moves(const State& state, const Board& board, Permit by, MoveList& out) {
    const Builder builder(state, board, by);
    for_each_kind(board, Zone::hand, [&](Card card, int) {
        if (builder.can_build(card)) out.push(build_move(card, by));
    });
}

void build(Turn& turn, Card card, Permit by, Zone from) {
    Board& board = turn.board;
    const int price = price_of(board, card, by);
    if (from == Zone::hand)
        leave_hand(board, card, Zone::fresh);
    else
        move(board, card, from, Zone::fresh);
    if (!by) ++board.builds;
    turn.tell({.kind = EventKind::builds, .card = card, .from = by, .count = static_cast<std::uint8_t>(price)});
    if (by) put_away(turn, *by);
    if (price <= board.purse) return change(turn, board.purse - price);
    turn.push({.kind = StepKind::pay, .card = by, .count = static_cast<std::uint8_t>(price - board.purse)});
    board.purse = 0;
}

}  // namespace skerry::fine_sand
