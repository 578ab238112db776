#include <algorithm>

#include "games/fine_sand/rules.h"

// Section 6.2: building and paying. A payment is made item by item, each worth no more than the one before (equal ones in
// the order of their ids, hand before pallet, wooden coins last), until the price is reached: so every payment without a
// superfluous item is reached once.
namespace skerry::fine_sand {
namespace {

struct Item {
    Maybe<Card> card;  // nothing: a wooden coin
    Source from = Source::hand;
    std::uint8_t worth = 1;
    std::uint8_t count = 0;
};
using Items = List<Item, 48>;

// Coin cards that can pay more than 1, the dearest first.
constexpr std::array<Card, 3> coin_cards{Card::f8_big_base, Card::coin_3, Card::coin_2};
static_assert([] {
    for (std::size_t i = 0; i < coin_cards.size(); ++i)
        if (row(coin_cards[i]).worth != 4 - i) return false;
    return true;
}());

int count_on_pallets(const Board& board, Card card) {
    return board.cards.count(Zone::pallet, card) + board.cards.count(Zone::placed, card);
}

// Everything that can pay, in the order in which it is paid.
Items items_of(const Board& board) {
    Items items;
    const auto add = [&](Maybe<Card> card, Source from, int worth, int count) {
        if (count > 0) items.push({card, from, static_cast<std::uint8_t>(worth), static_cast<std::uint8_t>(count)});
    };
    Bag<Card> hand;
    for (Card card : board.cards[Zone::hand]) hand.add(card);
    const bool pallets = !board.cards.empty(Zone::pallet) || !board.cards.empty(Zone::placed);
    for (Card card : coin_cards) {
        add(card, Source::hand, row(card).worth, hand[card]);
        if (pallets) add(card, Source::pallet, row(card).worth, count_on_pallets(board, card));
    }
    for (Card card : hand.at_least(1))
        if (row(card).worth == 1) add(card, Source::hand, 1, hand[card]);
    add(Card::f1_scaffold, Source::front, 1, static_cast<int>(board.cards.size(Zone::front)));
    add({}, Source::coin, 1, board.coins);
    return items;
}

bool comes_before(const Item& item, const Step& last) {
    if (!last.last && last.from == Source::hand) return false;  // the first item
    if (item.from == Source::coin) return false;
    if (last.from == Source::coin) return true;
    const int worth = row(*last.last).worth;
    if (item.worth != worth) return item.worth > worth;
    if (*item.card != *last.last && (last.from == Source::front || item.from == Source::front))
        return last.from == Source::front;
    if (*item.card != *last.last) return *item.card < *last.last;
    return item.from < last.from;
}

// What a hand card that has to stay cannot pay: the smallest, unless a card that pays nothing stays anyway.
int smallest_in_hand(const Board& board, Maybe<Card> without) {
    int smallest = 0;
    for (Card card : board.cards[Zone::hand]) {
        if (without == Maybe<Card>(card)) {
            without = {};
            continue;
        }
        if (smallest == 0 || row(card).worth < smallest) smallest = row(card).worth;
        if (smallest == 0) return 0;
    }
    return smallest;
}

int value_of_cards(const Board& board, Zone zone) {
    int value = 0;
    for (Card card : board.cards[zone]) value += row(card).worth;
    return value;
}

// With the whole purchasing power given: whether a hand card (or a revealed one) can be paid.
bool affordable(const State& state, const Board& board, Card card, Permit by, int power, bool from_hand) {
    const int owed = price_of(board, card, by) - board.purse;
    const int keep = must_keep(state, board);
    if (keep > 0 && from_hand && hand_size(board) <= 1) return false;
    if (owed <= 0) return true;
    if (from_hand) power -= row(card).worth;
    if (keep > 0 && hand_size(board) > 0)
        power -= smallest_in_hand(board, from_hand ? Maybe<Card>(card) : Maybe<Card>());
    return power >= owed;
}

bool fits(Card card, Permit by) {
    if (!is_buildable(card)) return false;
    return !by || row(*by).effect != Effect::build_small || row(card).cost <= row(*by).n;
}

// ---- The card of a build that a card allows ----

void build_step_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    build_moves(state, player, step.card, out);
}

void build_step(Turn& turn, const Step& step, Move move) { build(turn, arg<Card>(move), step.card, Zone::hand); }

// ---- The payment ----

// An item is offered if it and those after it reach what is owed. Where a card has to stay in the hand and all that are
// left belong to the items, the smallest of them does not count.
void pay_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    const Board& board = player.board;
    const Items items = items_of(board);
    const int keep = must_keep(state, board);
    const int spare = keep > 0 ? smallest_in_hand(board, {}) : 0;
    int value = 0, in_hand = 0;
    for (std::size_t i = items.size(); i-- > 0;) {
        if (comes_before(items[i], step)) break;
        value += items[i].worth * items[i].count;
        if (items[i].from == Source::hand) in_hand += items[i].count;
        if (keep > 0 && items[i].from == Source::hand && hand_size(board) <= 1) continue;
        const bool all = keep > 0 && in_hand == hand_size(board);
        if (value - (all ? spare : 0) < step.count) continue;
        out.push(make(Verb::pay, items[i].card ? static_cast<std::uint8_t>(*items[i].card) : 0, items[i].from));
    }
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

void pay(Turn& turn, const Step& step, Move move) {
    Board& board = turn.board;
    const auto from = arg<Source>(move, 1);
    const auto card = arg<Card>(move);
    int worth = 1;
    switch (from) {
    case Source::hand:   leave_hand(board, card, after_payment(card)); break;
    case Source::pallet: pay_from_pallet(board, card); break;
    case Source::front:  fine_sand::move(board, Card::f1_scaffold, Zone::front, Zone::discard_pile); break;
    case Source::coin:   --board.coins; break;
    }
    if (from == Source::coin) {
        turn.tell({.kind = EventKind::pays_coin});
    } else {
        worth = row(card).worth;
        turn.tell({.kind = EventKind::pays, .card = card, .count = static_cast<std::uint8_t>(from)});
    }
    if (worth >= step.count) return change(turn, worth - step.count);
    Step more = step;
    more.count = static_cast<std::uint8_t>(step.count - worth);
    more.from = from;
    more.last = from == Source::coin ? Maybe<Card>() : Maybe<Card>(card);
    turn.push(more);
}

}  // namespace

const StepRule build_rule{nullptr, build_step_moves, build_step, nullptr};
const StepRule pay_rule{nullptr, pay_moves, pay, nullptr};

int price_of(const Board& board, Card card, Permit by) {
    const int cost = row(card).cost;
    const Effect how = by ? row(*by).effect : Effect::slot;
    switch (how) {
    case Effect::slot:
    case Effect::build_reveal: return std::max(0, cost - rebate(board));
    case Effect::build_cheap:  return std::max(0, cost - row(*by).n);
    case Effect::build_free:   return 0;
    default:                   return cost;
    }
}

int purchasing_power(const Board& board) {
    int power = board.coins + static_cast<int>(board.cards.size(Zone::front));
    for (Zone zone : {Zone::hand, Zone::pallet, Zone::placed}) power += value_of_cards(board, zone);
    return power;
}

bool can_build(const State& state, const Player& player, Card card, Permit by) {
    const bool from_hand = !by || row(*by).effect != Effect::build_reveal;
    return fits(card, by) && affordable(state, player.board, card, by, purchasing_power(player.board), from_hand);
}

bool any_to_build(const State& state, const Player& player, Permit by) {
    const int power = purchasing_power(player.board);
    for (Card card : player.board.cards[Zone::hand])
        if (fits(card, by) && affordable(state, player.board, card, by, power, true)) return true;
    return false;
}

void build_moves(const State& state, const Player& player, Permit by, MoveList& out) {
    const int power = purchasing_power(player.board);
    for (Card card : kinds_in(player.board, Zone::hand))
        if (fits(card, by) && affordable(state, player.board, card, by, power, true)) out.push(build_move(card, by));
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
