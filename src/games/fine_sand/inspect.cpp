#include <algorithm>

#include "core/wording.h"
#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// Why a position cannot be. Each check says what is wrong in words; a view, with its unknown cards, passes.
namespace skerry::fine_sand {
namespace {

using Fine = Result<void>;

std::string colour(Seat seat) { return seat_name(Game::info, seat); }

// Takes a known card out of a bag; false if it is not there.
bool take(Bag<Card>& bag, Card card) {
    if (card == Card::unknown || bag[card] == 0) return false;
    bag.remove(card);
    return true;
}

// ---- Cards ----

bool may_lie(Card card, Zone zone) {
    switch (zone) {
    case Zone::hand:
    case Zone::symbol_stack: return card != Card::f1_scaffold;
    case Zone::front:        return card == Card::f1_scaffold;
    case Zone::built:
    case Zone::fresh:
    case Zone::used:         return is_buildable(card);
    case Zone::pallet:
    case Zone::placed:       return card != Card::unknown && is_coin(card) && card != Card::f1_scaffold;
    case Zone::draw_stack:   return true;
    case Zone::discard_pile:
    case Zone::removed:
    case Zone::revealed:     return card != Card::unknown;
    }
    return false;
}

Fine check_zones(const Board& board, const std::string& who) {
    for (Zone zone : each<Zone>()) {
        const auto cards = board.cards[zone];
        for (Card card : cards)
            if (!may_lie(card, zone))
                return Error{word_of(card) + " cannot lie in " + word_of(zone) + " of " + who + "."};
        const bool stack = zone == Zone::draw_stack || zone == Zone::symbol_stack;
        if (!stack && !std::is_sorted(cards.begin(), cards.end()))
            return Error{"The cards in " + word_of(zone) + " of " + who + " are written in the order of their ids."};
    }
    return {};
}

// Everything known is among the player's cards, and the rest has room to be dealt.
Fine check_owned(const Board& board, const CardPool& owned, const std::string& who) {
    if (board.cards.total() != owned.size())
        return Error{who + " owns " + plain(static_cast<int>(owned.size())) + " cards, and " +
                     plain(static_cast<int>(board.cards.total())) +
                     " lie somewhere; a card that may be any is written \"unknown\"."};
    Bag<Card> left;
    for (Card card : owned) left.add(card);
    for (Card card : board.cards) {
        if (card != Card::unknown && !take(left, card))
            return Error{who + " does not own so many of " + word_of(card) + "."};
    }
    if (left[Card::f1_scaffold] > board.cards.count(Zone::draw_stack, Card::unknown))
        return Error{"A scaffold of " + who + " that nobody sees is in the draw stack, which has no room for it."};
    return {};
}

Fine check_pallets(const Board& board, const std::string& who) {
    const auto pallets = [&](Zone zone) { return static_cast<std::size_t>(board.cards.count(zone, Card::f7_pallet)); };
    if (board.cards.size(Zone::pallet) > pallets(Zone::built) + pallets(Zone::fresh) ||
        board.cards.size(Zone::placed) > pallets(Zone::used))
        return Error{"There are more coin cards on pallets of " + who + " than pallets they can lie on."};
    return {};
}

Fine check_knowledge(const Board& board, const std::string& who) {
    if (board.stack_pool.has(Card::unknown)) return Error{"stack_pool of " + who + " is known to everybody."};
    Bag<Card> hand;
    for (Card card : board.cards[Zone::hand]) hand.add(card);
    for (Card card : board.seen) {
        if (!take(hand, card)) return Error{"seen of " + who + " names a card that is not in the hand."};
    }
    int before = -1;
    const auto symbols = board.cards[Zone::symbol_stack];
    for (std::uint8_t place : board.boosts) {
        if (place <= before || place >= symbols.size() || symbols[place] != Card::f5_limit_boost)
            return Error{"boosts of " + who + " names places of limit boosts in the symbol stack, in rising order."};
        before = place;
    }
    return {};
}

Fine check_numbers(const Board& board, const std::string& who) {
    if (board.coins > most_coins) return Error{who + " has more wooden coins than any game brings together."};
    if (board.purse > most_change) return Error{"purse of " + who + " is at most 3."};
    if (board.builds > most_cards) return Error{"builds of " + who + " is more than there are cards."};
    return {};
}

Fine check_board(const Board& board, const CardPool& owned, const std::string& who) {
    SKERRY_TRY(check_zones(board, who));
    SKERRY_TRY(check_owned(board, owned, who));
    SKERRY_TRY(check_pallets(board, who));
    SKERRY_TRY(check_knowledge(board, who));
    return check_numbers(board, who);
}

Fine check_sets(const State& state) {
    if (state.setup.mode == Mode::fable) {
        CardSet set = state.setup.campaign.set;
        if (!state.leaving.full()) return Error{"Three cards left the set before this Fable game: leaving names them."};
        for (Card card : state.leaving)
            if (!is_numbered(card) || !take(set, card))
                return Error{"leaving names a card that cannot have left the set."};
    }
    const CardSet set = set_of(state);
    Bag<Card> all;
    for (const Player& player : state.players)
        for (Card card : player.owned) all.add(card);
    for (Card card : each<Card>()) {
        const int expected = set[card] * static_cast<int>(state.players.size());
        if (all[card] != expected)
            return Error{"The players own " + plain(all[card]) + " of " + word_of(card) + " and should own " +
                         plain(expected) + "."};
    }
    return {};
}

// ---- The agenda ----

// The steps that may come first in a phase, and the windows in which cards of a timing are used.
Set<StepKind> steps_of(Phase phase) {
    using enum StepKind;
    switch (phase) {
    case Phase::mulligan: return {mulligan};
    case Phase::drawing:  return {step1};
    case Phase::acting:   return {ring, red, blue, step3, limit};
    case Phase::scoring:  return {solo_bonus, solo_swap};
    case Phase::over:     break;
    }
    return {};
}

Set<StepKind> windows_of(Timing timing) {
    using enum StepKind;
    switch (timing) {
    case Timing::step1:  return {step1};
    case Timing::step2a: return {red};
    case Timing::step2b: return {blue};
    case Timing::step3:  return {step3};
    case Timing::yellow: return {step1, ring, red, blue, step3};
    default:             return {};
    }
}

bool fits_action(const Board& board, const Step& window, const Step& step) {
    if (step.kind == StepKind::pay && (step.count < 1 || step.count > most_price)) return false;
    if (!step.card) return step.kind == StepKind::pay && window.kind == StepKind::red;
    const Card card = *step.card;
    if (!row(row(card).effect).steps.has(step.kind) || !windows_of(row(card).timing).has(window.kind)) return false;
    if (!(row(card).repeats ? ready_cards(board, row(card).timing).has(card) : board.cards.has(Zone::used, card)))
        return false;
    const auto revealed = board.cards.size(Zone::revealed);
    switch (step.kind) {
    case StepKind::keep:   return revealed == row(card).n;
    case StepKind::reveal: return revealed >= 1 && revealed <= row(card).n;
    case StepKind::dump:
        return dumps_any_number(card) ||
               hand_size(board) >= row(card).n + (row(card).effect == Effect::remove_junk ? 1 : 0);
    default: return true;
    }
}

bool fits_ring(const Board& board, StepKind window) {
    switch (window) {
    case StepKind::red:   return board.ring == Maybe<Ring>(Ring::red);
    case StepKind::blue:  return board.ring == Maybe<Ring>(Ring::blue);
    case StepKind::step3:
    case StepKind::limit: return bool(board.ring);
    default:              return !board.ring;
    }
}

bool reveals(const Player& player) {
    if (player.agenda.empty()) return false;
    const StepKind kind = player.agenda.back().kind;
    return kind == StepKind::keep || kind == StepKind::reveal;
}

Fine check_agenda(const State& state, Seat seat, const std::string& who) {
    const Player& player = state.players[seat];
    const auto& agenda = player.agenda;
    if (!player.board.cards.empty(Zone::revealed) && !reveals(player))
        return Error{"Cards of " + who + " are revealed, and no effect that reveals is going on."};
    if (agenda.empty()) return agenda::inspect(state, seat, who);
    const Step& window = agenda[0];
    if (agenda.size() > 2 || !steps_of(state.phase).has(window.kind) ||
        (state.phase < Phase::scoring && !fits_ring(player.board, window.kind)) ||
        (agenda.size() == 2 && !fits_action(player.board, window, agenda[1])))
        return Error{"The steps on the agenda of " + who + " cannot stand there in this position."};
    if (!player.board.cards.has(Zone::hand, Card::unknown)) return agenda::inspect(state, seat, who);
    const bool in_between = agenda.size() == 1 && player.picked.empty();
    return in_between ? Fine{} : Error{"In the middle of an action the hand of " + who + " is known."};
}

// ---- The table ----

Fine check_progress(const State& state) {
    if (state.turn < 1 || state.turn > turn_limit) return Error{"turn is a number from 1 to 100."};
    switch (state.phase) {
    case Phase::mulligan:
        if (state.turn > 1 || state.last_turn || state.setup.mode == Mode::learning)
            return Error{"Opening hands are chosen before turn 1, and not in a learning game."};
        break;
    case Phase::drawing:
        if (state.turn < 2) return Error{"In turn 1 nobody draws in Step 1."};
        break;
    case Phase::acting:
        if (state.turn == turn_limit && !state.last_turn) return Error{"Turn 100 is the last."};
        break;
    case Phase::scoring:
        if (!solo(state)) return Error{"The scoring sheet belongs to the solo campaign."};
        [[fallthrough]];
    case Phase::over:
        if (!state.last_turn) return Error{"A game that is over had a last turn."};
        break;
    }
    for (const Player& player : state.players)
        if (state.phase == Phase::acting && player.board.trigger == Trigger::now && !state.last_turn)
            return Error{"Somebody has emptied both piles in Step 1, so this turn is the last."};
    return {};
}

// Who has finished has nothing on the agenda; a bot may imagine that he has.
Fine check_waiting(const State& state) {
    const Seats waiting = Game::waiting(state);
    if (state.phase == Phase::over)
        return waiting.empty() ? Fine{} : Error{"The game is over and somebody still has a step on the agenda."};
    if (waiting.empty()) return Error{"Nobody has a step on the agenda, and the game is not over."};
    const bool in_order = open(state) && !solo(state);
    if (in_order && waiting.size() > 1)
        return Error{"Several players have steps on their agendas, and turns go one after the other."};
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        if (in_order && player.finished != (seat < waiting.front()))
            return Error{"finished does not follow the order of the seats at " + colour(seat) + "."};
        if (!open(state) && !player.finished && player.agenda.empty())
            return Error{colour(seat) + " has not finished, and has no step on the agenda."};
        if (solo(state) && player.finished) return Error{"Alone, nobody waits for others: finished is false."};
    }
    return {};
}

Fine check_solo(const State& state) {
    if (!solo(state)) {
        if (!state.offer.empty() || !state.bonuses.empty() ||
            (state.setup.mode != Mode::fable && !state.leaving.empty()))
            return Error{"offer, leaving and bonuses belong to campaigns."};
        return {};
    }
    if (state.phase < Phase::scoring)
        return state.offer.empty() && state.leaving.empty() && state.bonuses.empty()
                   ? Fine{}
                   : Error{"offer, leaving and bonuses come after a solo game."};
    State unused = state;
    unused.bonuses = {};
    if (!(state.bonuses - bonuses_available(unused)).empty())
        return Error{"bonuses names a coin row that cannot be used."};
    const bool lost = is_lost(sheet_row(state));
    const bool last_game = state.setup.campaign.played + 1 == solo_games;
    const auto& agenda = state.players[0].agenda;
    const bool swapping = !agenda.empty() && agenda[0].kind == StepKind::solo_swap;
    const bool swapped = state.phase == Phase::over && !lost && !last_game;
    if (swapping && (lost || last_game)) return Error{"No cards are swapped after this game."};
    if (!swapping && !swapped)
        return state.offer.empty() && state.leaving.empty() ? Fine{} : Error{"No cards are revealed for a swap yet."};
    if (!state.offer.full() || (swapped ? !state.leaving.full() : !state.leaving.empty()))
        return Error{"Six cards are revealed for the swap, and three of them leave."};
    Bag<Card> set = state.setup.campaign.set, offer;
    for (Card card : state.offer) {
        if (!is_numbered(card) || !take(set, card)) return Error{"offer names a card that cannot leave the set."};
        offer.add(card);
    }
    bool fine = std::is_sorted(state.leaving.begin(), state.leaving.end());
    for (Card card : state.leaving) fine = fine && take(offer, card);
    return fine ? Fine{} : Error{"leaving names cards of the offer, in the order of their ids."};
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(begin(state.setup, Seed::number(0)));
    if (solo(state) && state.setup.players != 1) return Error{"A solo game has 1 player."};
    if (state.players.size() != state.setup.players)
        return Error{"The setup says " + plain(state.setup.players) + " players and the position has " +
                     plain(static_cast<int>(state.players.size())) + "."};
    for (const Player& player : state.players)
        if (player.owned.has(Card::unknown)) return Error{"What a player owns is known to everybody."};
    SKERRY_TRY(check_sets(state));
    SKERRY_TRY(check_progress(state));
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        SKERRY_TRY(check_board(player.board, player.owned, colour(seat)));
        SKERRY_TRY(check_board(player.shown, player.owned, colour(seat) + ", as shown,"));
        if (!player.shown.cards.empty(Zone::revealed)) return Error{"No revealed cards are shown between two actions."};
    }
    SKERRY_TRY(check_waiting(state));
    SKERRY_TRY(check_solo(state));
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat, colour(seat)));
    return {};
}

}  // namespace skerry::fine_sand
