// SPDX-License-Identifier: Apache-2.0
#include "core/inspect.h"

#include <algorithm>

#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

namespace skerry::fine_sand {
namespace {

// ---- Cards ----

// What may lie in each zone.
constexpr Set<Card> all_cards = cards_that([](const CardRow&) { return true; });
constexpr Set<Card> known_cards = all_cards - Set<Card>{Card::unknown}, scaffold{Card::f1_scaffold};
constexpr Set<Card> buildable = cards_that([](const CardRow& card) { return is_buildable(card.id); });
constexpr Set<Card> coin_cards =
    (cards_that([](const CardRow& card) { return is_coin(card.id); }) & known_cards) - scaffold;
constexpr std::array<Set<Card>, count_of<Zone>> may_lie{
    all_cards - scaffold, scaffold,    known_cards,          buildable, buildable, buildable, coin_cards, coin_cards,
    known_cards,          known_cards, all_cards - scaffold, all_cards};

Checked check_zones(const Board& board, const std::string& who) {
    for (Zone zone : each<Zone>()) {
        const auto cards = board.cards[zone];
        for (Card card : cards)
            if (!may_lie[static_cast<std::size_t>(zone)].has(card))
                return Error{said("{card} cannot lie in {zone} of {who}.", card, zone, who)};
        const bool stack = zone == Zone::draw_stack || zone == Zone::symbol_stack;
        if (!stack && !std::is_sorted(cards.begin(), cards.end()))
            return Error{said("The cards in {zone} of {who} are written in the order of their ids.", zone, who)};
    }
    return {};
}

// Everything known is among the player's cards, and the rest has room to be dealt.
Checked check_owned(const Board& board, const CardPool& owned, const std::string& who) {
    if (board.cards.total() != owned.size())
        return Error{
            said("{who} owns {n} cards, and {there} lie somewhere; a card that may be any is written \"unknown\".", who,
                 owned.size(), board.cards.total())};
    CardSet left = CardSet::of(owned);
    for (Card card : board.cards) {
        if (card == Card::unknown) continue;
        if (left[card] == 0) return Error{said("{who} does not own that many of {card}.", who, card)};
        left.remove(card);
    }
    return first_fault({{left[Card::f1_scaffold] > board.cards.count(Zone::draw_stack, Card::unknown),
                         "A scaffold of {who} that nobody sees is in the draw stack, which has no room for it."}},
                       who);
}

Checked check_knowledge(const Board& board, const std::string& who) {
    const auto symbols = board.cards[Zone::symbol_stack];
    int before = -1;
    bool boosts_lie_there = true;
    for (std::uint8_t place : board.boosts) {
        boosts_lie_there =
            boosts_lie_there && place > before && place < symbols.size() && symbols[place] == Card::f5_limit_boost;
        before = place;
    }
    return first_fault(
        {{board.stack_pool.has(Card::unknown), "stack_pool of {who} is known to everybody."},
         {board.seen.has(Card::unknown) || !CardSet::of(board.cards[Zone::hand]).has_all(CardSet::of(board.seen)),
          "seen of {who} names a card that is not in the hand."},
         {!boosts_lie_there, "boosts of {who} names places of limit boosts in the symbol stack, in rising order."}},
        who);
}

Checked check_numbers(const Board& board, const std::string& who) {
    const auto pallets = [&](Zone zone) { return board.cards.count(zone, Card::f7_pallet); };
    return first_fault({{count_in(board, Zone::pallet) > pallets(Zone::built) + pallets(Zone::fresh) ||
                             count_in(board, Zone::placed) > pallets(Zone::used),
                         "There are more coin cards on pallets of {who} than pallets they can lie on."},
                        {board.coins > max_coins, "{who} has more wooden coins than any game brings together."},
                        {board.purse > max_change, "purse of {who} is at most {n}.", max_change},
                        {board.builds > max_cards, "builds of {who} is more than there are cards."}},
                       who);
}

Checked check_board(const Board& board, const CardPool& owned, const std::string& who) {
    SKERRY_TRY(check_zones(board, who));
    SKERRY_TRY(check_owned(board, owned, who));
    SKERRY_TRY(check_knowledge(board, who));
    return check_numbers(board, who);
}

// Whether these cards of the set can be swapped out.
template <class Cards>
bool may_leave(const Cards& cards, const State& state) {
    return std::all_of(cards.begin(), cards.end(), is_numbered) && state.setup.campaign.set.has_all(CardSet::of(cards));
}

Checked check_sets(const State& state) {
    if (state.setup.mode == Mode::fable)
        SKERRY_TRY(first_fault(
            {{!state.leaving.full(), "Three cards left the set before this Fable game: leaving names them."},
             {!may_leave(state.leaving, state), "leaving names a card that cannot have left the set."}}));
    const CardSet set = set_of(state);
    CardSet all;
    for (const Player& player : state.players)
        for (Card card : player.owned) all.add(card);
    for (Card card : each<Card>()) {
        const int expected = set[card] * static_cast<int>(state.players.size());
        SKERRY_TRY(first_fault({{all[card] != expected, "The players own {n} of {card} and should own {expected}.",
                                 all[card], card, expected}}));
    }
    return {};
}

// ---- The agenda ----

// A step that may come first on an agenda: in which phase, the cards of which timing are used in it, whether yellow
// ones are, and which colours may have been chosen; none: it is not chosen yet.
struct Window {
    StepKind kind;
    Phase phase;
    Timing timing = Timing::none;
    bool yellow = false;
    Set<Ring> rings = {};
};
constexpr std::array<Window, 9> windows{{
    {StepKind::mulligan, Phase::mulligan},
    {StepKind::step1, Phase::drawing, Timing::step1, true},
    {StepKind::ring, Phase::acting, Timing::none, true},
    {StepKind::red, Phase::acting, Timing::step2a, true, {Ring::red}},
    {StepKind::blue, Phase::acting, Timing::step2b, true, {Ring::blue}},
    {StepKind::step3, Phase::acting, Timing::step3, true, {Ring::red, Ring::blue}},
    {StepKind::limit, Phase::acting, Timing::none, false, {Ring::red, Ring::blue}},
    {StepKind::solo_bonus, Phase::scoring},
    {StepKind::solo_swap, Phase::scoring},
}};

const Window* window_of(const State& state, const Player& player) {
    for (const Window& window : windows) {
        if (window.kind != player.agenda[0].kind || window.phase != state.phase) continue;
        const Maybe<Ring> ring = player.board.ring;
        const bool fits = ring ? window.rings.has(*ring) : window.rings.empty();
        return fits || state.phase == Phase::scoring ? &window : nullptr;
    }
    return nullptr;
}

bool fits_action(const Board& board, const Window& window, const Step& step) {
    if (step.kind == StepKind::pay && (step.count < 1 || step.count > max_price)) return false;
    if (!step.card) return step.kind == StepKind::pay && window.kind == StepKind::red;
    const CardRow& card = row(*step.card);
    if (!row(card.effect).steps.has(step.kind)) return false;
    if (card.timing == Timing::yellow ? !window.yellow : card.timing != window.timing) return false;
    if (!(card.repeats ? ready_cards(board, card.timing).has(card.id) : board.cards.has(Zone::used, card.id)))
        return false;
    const auto revealed = board.cards.size(Zone::revealed);
    switch (step.kind) {
    case StepKind::keep:   return revealed == card.n;
    case StepKind::reveal: return revealed >= 1 && revealed <= card.n;
    case StepKind::dump:
        return dumps_any_number(card.id) || hand_size(board) >= card.n + (card.effect == Effect::remove_junk ? 1 : 0);
    default: return true;
    }
}

bool reveals(const Player& player) {
    if (player.agenda.empty()) return false;
    const StepKind kind = player.agenda.back().kind;
    return kind == StepKind::keep || kind == StepKind::reveal;
}

Checked check_agenda(const State& state, Seat seat, const std::string& who) {
    const Player& player = state.players[seat];
    const auto& agenda = player.agenda;
    const Window* window = agenda.empty() ? nullptr : window_of(state, player);
    const bool fits =
        agenda.empty() || (window && (agenda.size() == 1 || fits_action(player.board, *window, agenda[1])));
    const bool hidden = !agenda.empty() && player.board.cards.has(Zone::hand, Card::unknown);
    SKERRY_TRY(first_fault({{!player.board.cards.empty(Zone::revealed) && !reveals(player),
                             "Cards of {who} are revealed, and no effect that reveals is going on."},
                            {!fits, "The steps on the agenda of {who} cannot stand there in this position."},
                            {hidden && (agenda.size() > 1 || !player.picked.empty()),
                             "In the middle of an action the hand of {who} is known."}},
                           who));
    return hidden ? Checked() : agenda::inspect(state, seat, who);
}

// ---- The table ----

Checked check_progress(const State& state) {
    const Phase phase = state.phase;
    const int turn = state.turn;
    const bool ended_now = std::any_of(state.players.begin(), state.players.end(),
                                       [](const Player& player) { return player.board.trigger == Trigger::now; });
    return first_fault({
        out_of_range(turn, 1, turn_limit, "turn"),
        {phase == Phase::mulligan && (turn > 1 || state.last_turn || state.setup.mode == Mode::learning),
         "Opening hands are chosen before turn 1, and not in a learning game."},
        {phase == Phase::drawing && turn < 2, "In turn 1 nobody draws in Step 1."},
        {phase == Phase::acting && turn == turn_limit && !state.last_turn, "Turn {n} is the last.", turn_limit},
        {phase == Phase::scoring && !solo(state), "The scoring sheet belongs to the solo campaign."},
        {phase >= Phase::scoring && !state.last_turn, "A game that is over had a last turn."},
        {phase == Phase::acting && ended_now && !state.last_turn,
         "Somebody has emptied both piles in Step 1, so this turn is the last."},
    });
}

// Whoever has finished has nothing on the agenda; a bot may imagine that somebody has finished.
Checked check_waiting(const State& state) {
    const Seats waiting = agenda::waiting(state);
    const bool over = state.phase == Phase::over, in_order = open(state) && !solo(state) && !over;
    SKERRY_TRY(agenda::inspect_waiting(state, over, !in_order));
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        SKERRY_TRY(first_fault(
            {{in_order && player.finished != (seat < waiting.front()),
              "finished does not follow the order of the seats at {who}."},
             {!open(state) && !player.finished && player.agenda.empty(),
              "{who} has not finished, and has no step on the agenda."},
             {!over && solo(state) && player.finished, "Alone, nobody waits for others: finished is false."}},
            seat_name(Game::info, seat)));
    }
    return {};
}

Checked check_solo(const State& state) {
    const bool swaps = !state.offer.empty() || !state.leaving.empty();
    if (!solo(state))
        return first_fault({{!state.offer.empty() || !state.bonuses.empty() ||
                                 (state.setup.mode != Mode::fable && !state.leaving.empty()),
                             "offer, leaving and bonuses belong to campaigns."}});
    if (state.phase < Phase::scoring)
        return first_fault({{swaps || !state.bonuses.empty(), "offer, leaving and bonuses come after a solo game."}});
    State unused = state;
    unused.bonuses = {};
    const bool ended =
        is_lost(sheet_row(state)) || state.setup.campaign.played + 1 == solo_games;  // nothing is swapped
    const auto& agenda = state.players[0].agenda;
    const bool swapping = !agenda.empty() && agenda[0].kind == StepKind::solo_swap;
    const bool swapped = state.phase == Phase::over && !ended;
    const auto& leaving = state.leaving;
    SKERRY_TRY(first_fault({
        {!(state.bonuses - bonuses_available(unused)).empty(), "bonuses names a coin row that cannot be used."},
        {swapping && ended, "No cards are swapped after this game."},
        {!swapping && !swapped && swaps, "No cards are revealed for a swap yet."},
    }));
    if (!swapping && !swapped) return {};
    return first_fault({
        {!state.offer.full() || (swapped ? !leaving.full() : !leaving.empty()),
         "Six cards are revealed for the swap, and three of them leave."},
        {!may_leave(state.offer, state), "offer names a card that cannot leave the set."},
        {!std::is_sorted(leaving.begin(), leaving.end()) || !CardSet::of(state.offer).has_all(CardSet::of(leaving)),
         "leaving names cards of the offer, in the order of their ids."},
    });
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(inspect_setup<Game>(state));
    if (solo(state) && state.setup.players != 1) return Error{"A solo game has 1 player."};
    for (const Player& player : state.players)
        if (player.owned.has(Card::unknown)) return Error{"What a player owns is known to everybody."};
    SKERRY_TRY(check_sets(state));
    SKERRY_TRY(check_progress(state));
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        const std::string who = seat_name(info, seat);
        SKERRY_TRY(check_board(player.board, player.owned, who));
        SKERRY_TRY(check_board(player.shown, player.owned, who + ", as shown,"));
        if (!player.shown.cards.empty(Zone::revealed)) return Error{"No revealed cards are shown between two actions."};
    }
    SKERRY_TRY(check_waiting(state));
    SKERRY_TRY(check_solo(state));
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat, seat_name(info, seat)));
    return {};
}

}  // namespace skerry::fine_sand
