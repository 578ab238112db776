#include "core/wording.h"
#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// Why a position cannot be. Each check says what is wrong in words; a view, with its unknown cards, passes.
namespace skerry::fine_sand {
namespace {

using Fine = Result<void>;

std::string seat_name(std::size_t seat) { return skerry::seat_name(Game::info, Seat(static_cast<std::uint8_t>(seat))); }
std::string quoted(Card card) { return word_of(card); }

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
    for (std::size_t i = 0; i < count_of<Zone>; ++i) {
        const auto zone = static_cast<Zone>(i);
        for (Card card : board.cards[zone])
            if (!may_lie(card, zone))
                return Error{quoted(card) + " cannot lie in " + word_of(zone) + " of " + who + "."};
    }
    return {};
}

// Everything known is among the player's cards, and the rest has room to be dealt.
Fine check_owned(const Board& board, const Cards& owned, const std::string& who) {
    if (board.cards.total() != owned.size())
        return Error{who + " owns " + plain(static_cast<int>(owned.size())) + " cards, and " +
                     plain(static_cast<int>(board.cards.total())) +
                     " lie somewhere; a card that may be any is written \"unknown\"."};
    Bag<Card> left;
    for (Card card : owned) left.add(card);
    for (Card card : board.cards) {
        if (card == Card::unknown) continue;
        if (left[card] == 0) return Error{who + " does not own so many of " + quoted(card) + "."};
        left.remove(card);
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
        if (card == Card::unknown || hand[card] == 0)
            return Error{"seen of " + who + " names a card that is not in the hand."};
        hand.remove(card);
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

Fine check_board(const Board& board, const Cards& owned, const std::string& who) {
    for (const auto& fine : {check_zones(board, who), check_owned(board, owned, who), check_pallets(board, who),
                             check_knowledge(board, who), check_numbers(board, who)})
        if (!fine) return fine;
    return {};
}

Fine check_sets(const State& state) {
    if (state.setup.mode == Mode::fable) {
        CardSet set = state.setup.campaign.set;
        if (!state.leaving.full()) return Error{"Three cards left the set before this Fable game: leaving names them."};
        for (Card card : state.leaving) {
            if (card == Card::unknown || set[card] == 0 || !is_numbered(card))
                return Error{"leaving names a card that cannot have left the set."};
            set.remove(card);
        }
    }
    const CardSet set = set_of(state);
    Bag<Card> all;
    for (const Player& player : state.players)
        for (Card card : player.owned) all.add(card);
    for (std::size_t i = 0; i < count_of<Card>; ++i) {
        const auto card = static_cast<Card>(i);
        const int expected = set[card] * static_cast<int>(state.players.size());
        if (all[card] != expected)
            return Error{"The players own " + plain(all[card]) + " of " + quoted(card) + " and should own " +
                         plain(expected) + "."};
    }
    return {};
}

// ---- The agenda ----

bool fits_phase(StepKind kind, Phase phase) {
    switch (kind) {
    case StepKind::mulligan:   return phase == Phase::mulligan;
    case StepKind::step1:      return phase == Phase::drawing;
    case StepKind::ring:
    case StepKind::red:
    case StepKind::blue:
    case StepKind::step3:
    case StepKind::limit:      return phase == Phase::acting;
    case StepKind::solo_bonus:
    case StepKind::solo_swap:  return phase == Phase::scoring;
    default:                   return false;
    }
}

bool fits_window(Timing timing, StepKind window) {
    switch (timing) {
    case Timing::step1:  return window == StepKind::step1;
    case Timing::step2a: return window == StepKind::red;
    case Timing::step2b: return window == StepKind::blue;
    case Timing::step3:  return window == StepKind::step3;
    case Timing::yellow:
        return window == StepKind::step1 || window == StepKind::ring || window == StepKind::red ||
               window == StepKind::blue || window == StepKind::step3;
    default: return false;
    }
}

// Whether a step of an action has the card whose effect it is.
bool fits_effect(StepKind kind, Effect effect) {
    switch (kind) {
    case StepKind::keep:   return effect == Effect::draw_keep;
    case StepKind::pick:   return effect == Effect::essentials;
    case StepKind::reveal: return effect == Effect::build_reveal;
    case StepKind::dump:
        return effect == Effect::exchange || effect == Effect::half || effect == Effect::more ||
               effect == Effect::remove_junk || effect == Effect::build_always;
    case StepKind::junk:  return effect == Effect::remove_junk;
    case StepKind::place: return effect == Effect::pallet;
    case StepKind::build:
        return effect == Effect::build_cheap || effect == Effect::build_small || effect == Effect::build_free ||
               effect == Effect::build_always;
    case StepKind::pay:
        return effect == Effect::build_cheap || effect == Effect::build_small || effect == Effect::build_reveal ||
               effect == Effect::build_always;
    default: return false;
    }
}

bool fits_action(const Board& board, const Step& window, const Step& step) {
    if (step.kind == StepKind::pay && (step.count < 1 || step.count > most_price)) return false;
    if (!step.card) return step.kind == StepKind::pay && window.kind == StepKind::red;
    const Card card = *step.card;
    if (card == Card::unknown || !fits_effect(step.kind, row(card).effect) ||
        !fits_window(row(card).timing, window.kind))
        return false;
    if (!(row(card).repeats ? is_ready(board, card) : board.cards.has(Zone::used, card))) return false;
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
    if (agenda.size() > 2 || !fits_phase(window.kind, state.phase) ||
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
            return Error{"finished does not follow the order of the seats at " + seat_name(seat.index()) + "."};
        if (!open(state) && !player.finished && player.agenda.empty())
            return Error{seat_name(seat.index()) + " has not finished, and has no step on the agenda."};
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
        if (card == Card::unknown || set[card] == 0 || !is_numbered(card))
            return Error{"offer names a card that cannot leave the set."};
        set.remove(card);
        offer.add(card);
    }
    for (std::size_t i = 0; i < state.leaving.size(); ++i) {
        const Card card = state.leaving[i];
        if (card == Card::unknown || offer[card] == 0 || (i > 0 && card < state.leaving[i - 1]))
            return Error{"leaving names cards of the offer, in the order of their ids."};
        offer.remove(card);
    }
    return {};
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
    for (const auto& fine : {check_sets(state), check_progress(state)})
        if (!fine) return fine;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        if (const auto fine = check_board(player.board, player.owned, seat_name(i)); !fine) return fine;
        if (const auto fine = check_board(player.shown, player.owned, seat_name(i) + ", as shown,"); !fine) return fine;
        if (!player.shown.cards.empty(Zone::revealed)) return Error{"No revealed cards are shown between two actions."};
    }
    for (const auto& fine : {check_waiting(state), check_solo(state)})
        if (!fine) return fine;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (const auto fine = check_agenda(state, Seat(static_cast<std::uint8_t>(i)), seat_name(i)); !fine) return fine;
    return {};
}

}  // namespace skerry::fine_sand
