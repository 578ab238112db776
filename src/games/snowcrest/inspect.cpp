// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/wording.h"
#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

// Why a position cannot be. Each check says what is wrong in words; a view, with its unknown cards, passes.
namespace skerry::snowcrest {
namespace {

using Fine = Result<void>;

std::string seat_name(Seat seat) { return std::string(Game::info.seat_names[seat.index()]); }

// ---- Cards ----

template <class T, std::size_t N>
Fine check_known(const List<T, N>& deck, std::size_t known, const std::string& what) {
    if (known > deck.size()) return Error{"More cards at the bottom of the " + what + " deck are known than it has."};
    for (std::size_t i = 0; i < known; ++i)
        if (deck[i] == T::unknown)
            return Error{"A card at the bottom of the " + what + " deck is said to be known and is not named."};
    return {};
}

Fine check_commons(const State& state) {
    auto seen = Bag<Villager>::of(state.row);
    if (seen[Villager::unknown] > 0) return Error{"The row lies face up: it cannot hold an unknown card."};
    for (Villager card : state.common_deck) seen.add(card);
    for (const Player& player : state.players)
        for (Cell cell : occupied(player))
            if (!is_own(*player.village[cell])) seen.add(*player.village[cell]);
    int all = 0;
    for (Villager card : commons) {
        const int copies = copies_of(card, state.setup.mode);
        if (seen[card] > copies)
            return Error{"There are " + plain(copies) + " cards " + word_of(card) + ", not " + plain(seen[card]) + "."};
        all += copies;
    }
    for (Villager card : own_cards)
        if (seen[card] > 0)
            return Error{word_of(card) + " is a player's own card: it is not in the row or common deck."};
    if (seen.total() != all)
        return Error{"There must be " + plain(all) + " common villagers in all and this position has " +
                     plain(seen.total()) + "; one that may be any is written \"unknown\" in the common deck."};
    return check_known(state.common_deck, state.common_known, "common");
}

// Guardians, Forest cards: one of each.
template <class T, std::size_t N>
Fine check_deck(const List<T, N>& deck, Maybe<T> face_up, std::size_t known, bool used, const std::string& what) {
    if (!used) {
        if (!deck.empty() || face_up || known > 0) return Error{"The basic game has no " + what + " cards."};
        return {};
    }
    Set<T> seen;
    if (face_up) {
        if (*face_up == T::unknown) return Error{"The " + what + " card on the table is face up: it has a name."};
        seen.add(*face_up);
    }
    for (T card : deck) {
        if (card == T::unknown) continue;
        if (seen.has(card)) return Error{"The " + what + " card " + word_of(card) + " is there twice."};
        seen.add(card);
    }
    if (deck.size() + (face_up ? 1 : 0) != N)
        return Error{"There must be " + plain(static_cast<int>(N)) + " " + what + " cards in all."};
    return check_known(deck, known, what);
}

Fine check_own_cards(const Player& player, const std::string& who) {
    Set<Villager> seen;
    int total = 0;
    Maybe<Villager> twice, strange;
    const auto see = [&](Villager card) {
        ++total;
        if (card == Villager::unknown) return;
        if (!is_own(card)) strange = card;
        if (seen.has(card)) twice = card;
        seen.add(card);
    };
    for (Cell cell : occupied(player)) {
        if (*player.village[cell] == Villager::unknown) return Error{"Everybody knows the village of " + who + "."};
        if (is_own(*player.village[cell])) see(*player.village[cell]);
    }
    for (Villager card : player.hand) see(card);
    for (Villager card : player.deck) see(card);
    if (player.discards.has(Villager::unknown)) return Error{"Everybody knows the discards of " + who + "."};
    for (Villager card : player.discards) see(card);
    if (strange) return Error{word_of(*strange) + " is not an own card, so it is in no hand, deck or discard pile."};
    if (twice) return Error{"The card " + word_of(*twice) + " of " + who + " is there twice."};
    if (total != own_count)
        return Error{who + " must have " + plain(own_count) + " own cards in all and has " + plain(total) +
                     "; one that may be any is written \"unknown\" in the hand or deck."};
    for (std::size_t i = 1; i < player.hand.size(); ++i)
        if (player.hand[i] < player.hand[i - 1])
            return Error{"The hand of " + who + " is written in the order of the cards, unknown ones last."};
    for (Villager card : player.shown)
        if (card == Villager::unknown || !player.hand.has(card))
            return Error{"shown of " + who + " names a card that is not in his hand."};
    return {};
}

// ---- A player ----

Fine check_player(const Player& player, const std::string& who) {
    if (!player.tokens.at_least(max_tokens_of_a_kind + 1).empty())
        return Error{who + " has more tokens of a kind than any game brings together."};
    if (player.omen_pos < worst_omen || player.omen_pos > best_omen)
        return Error{"omen_pos of " + who + " is a number from " + plain(worst_omen) + " to " + plain(best_omen) + "."};
    if (player.omen_tokens > 200 || player.scrolls > 200)
        return Error{who + " has more scrolls or Omen tokens than any game brings together."};
    if (tiles_owned(player) > track_spaces)
        return Error{"The building track of " + who + " has " + plain(track_spaces) + " spaces."};
    if (!(player.face_down - occupied(player)).empty())
        return Error{"face_down of " + who + " names a cell without a villager."};
    return check_own_cards(player, who);
}

Fine check_tiles(const State& state) {
    for (Building building : each<Building>()) {
        int all = state.supply[building];
        for (const Player& player : state.players) all += owned(player, building);
        if (all != buildings[building].tiles)
            return Error{"There are " + plain(buildings[building].tiles) + " tiles " + word_of(building) +
                         " in all and this position has " + plain(all) + "."};
    }
    return {};
}

// ---- The table ----

Fine check_scrolls(const State& state) {
    const auto begun = Game::begin(state.setup, Seed::number(0));
    const int first = begun.value().scroll_pool;
    int all = state.scroll_pool;
    for (const Player& player : state.players) all += player.scrolls;
    if (state.scroll_pool > scroll_tokens) return Error{"There are " + plain(scroll_tokens) + " scrolls."};
    if (all < first || (all > first && (!state.end_triggered || solo(state))))
        return Error{"The pool began with " + plain(first) + " scrolls, and this position has " + plain(all) +
                     "; others come from the box once the pool has been empty."};
    if (state.scroll_pool == 0 && !state.end_triggered)
        return Error{"The pool is empty, so end_triggered must be true."};
    if (!solo(state)) return state.rests_taken == 0 ? Fine{} : Error{"rests_taken belongs to the solo game."};
    const int limit = level_of(state.setup).rest_limit;
    if (state.rests_taken > limit) return Error{"rests_taken is beyond the limit of the level."};
    if (state.end_triggered != (state.scroll_pool == 0))
        return Error{"A solo game ends when the pool is empty: end_triggered says that it is."};
    if (over(state) != (state.end_triggered || state.rests_taken == limit))
        return Error{"A solo game is over when the pool is empty or the last Rest is taken, and only then."};
    return {};
}

Fine check_achievements_on_table(const State& state) {
    const bool basic = state.setup.mode == Mode::basic;
    const int wanted = basic ? 0 : solo(state) ? solo_achievements : state.setup.players + 1;
    const auto seen = Set<Achievement>::of(state.achievements);
    if (seen.size() != wanted || static_cast<int>(state.achievements.size()) != wanted)
        return Error{"This setup has " + plain(wanted) + " different Achievements."};
    if (!seen.has_all(state.claimed)) return Error{"claimed names an Achievement that is not on the table."};
    return {};
}

Fine check_forest(const State& state) {
    if (state.guardian && state.forest) return Error{"A Guardian and a Forest card are never resolved at once."};
    const int most = juniper_per_fill(state);
    if (state.forest_juniper > most) return Error{"The Forest has room for " + plain(most) + " juniper."};
    if (over(state)) return {};
    if (state.forest ? state.forest_juniper != 0 : state.forest_juniper == 0)
        return Error{"The Forest is without juniper while a Forest card is resolved, and only then."};
    return {};
}

// ---- Agendas ----

constexpr Set<StepKind> decisions_inside{StepKind::build_type,    StepKind::build_discard, StepKind::meditate_announce,
                                         StepKind::cycle_discard, StepKind::discard_pick,  StepKind::recover_pick,
                                         StepKind::recruit_pick};

// Which steps may lie directly on another, on the agenda of the active player.
Set<StepKind> may_lie_on(StepKind below) {
    using enum StepKind;
    const Set<StepKind> in_an_action =
        decisions_inside | Set<StepKind>{payment, gain_juniper, reward, answers, gain_scrolls};
    switch (below) {
    case end_turn:      return {main_action, place, turn_up, turn_down};
    case place:
    case gain_scrolls:  return {payment};
    case turn_up:       return {gain_juniper, reward};
    case gain_juniper:  return {reward};
    case reward:        return {curses};
    case curses:        return {settle, give};
    case turn_down:
    case return_copied: return in_an_action | Set<StepKind>{card_action, return_copied, effects};
    case effects:       return in_an_action;
    default:            return {};
    }
}

bool payment_fits(const State& state, const Player& player, const Step* below) {
    const Payment& payment = state.payment;
    if (below && below->kind == StepKind::place) {
        const Villager card = *below->villager;
        return payment.owed == units(Item::barley, card_of(card).cost) &&
               payment.except_card == (is_own(card) ? Maybe<Villager>(card) : Maybe<Villager>()) &&
               payment.except_cell == (player.village[*below->cell] ? below->cell : Maybe<Cell>());
    }
    if (payment.except_card || payment.except_cell) return false;
    if (below && below->kind == StepKind::effects && below->at == 0) {
        return payment.owed == card_of(*below->villager).alternatives[below->number].price.items;
    }
    if (below && below->kind == StepKind::gain_scrolls && solo(state))
        return payment.owed == units(Item::bell, below->count * solo_bells_per_scroll);
    return payment.owed[Item::bell] > 0 && payment.owed == units(Item::bell, payment.owed[Item::bell]);
}

bool owed_fits(const State& state, const Player& player) {
    Bag<Item> demanded;
    for (const Demand& demand : demands_of(state, player)) demanded.add(demand.item);
    const Payment& payment = state.payment;
    for (Item item : each<Item>())
        if (payment.owed[item] > demanded[item]) return false;
    return !payment.owed.empty() && !payment.except_card && !payment.except_cell;
}

bool place_fits(const State& state, const Player& player, const Step& step) {
    if (!step.villager || !step.cell || player.face_down.has(*step.cell)) return false;
    const Maybe<Villager> replaced = player.village[*step.cell];
    if (replaced && is_starter(*replaced) && state.setup.mode == Mode::basic) return false;
    return is_own(*step.villager) ? player.shown.has(*step.villager) : state.row.has(*step.villager);
}

bool effects_fit(const Step& step, const Step* above) {
    if (!step.villager || step.number >= card_of(*step.villager).alternatives.size()) return false;
    const auto& effects = card_of(*step.villager).alternatives[step.number].effects;
    const bool to_be_paid = step.at == 0;
    if (to_be_paid != (above && above->kind == StepKind::payment)) return false;
    return step.at < effects.size();
}

bool busy_fits(const State& state, const Player& player) {
    if (!state.busy || player.face_down.has(*state.busy)) return false;
    const bool vacant = player.agenda.back().kind == StepKind::recruit_pick;
    return bool(player.village[*state.busy]) != vacant;
}

bool has_what_it_needs(const State& state, const Player& player, std::size_t at) {
    const Step& step = player.agenda[at];
    const Step* below = at > 0 ? &player.agenda[at - 1] : nullptr;
    const Step* above = at + 1 < player.agenda.size() ? &player.agenda[at + 1] : nullptr;
    const bool active = is_active(state, player);
    switch (step.kind) {
    case StepKind::card_action:      return step.villager && state.busy && player.village[*state.busy] == step.villager;
    case StepKind::payment:          return payment_fits(state, player, below);
    case StepKind::build_discard:    return step.building && track_full(player);
    case StepKind::settle:           return !demands_of(state, player).empty();
    case StepKind::give:             return owed_fits(state, player);
    case StepKind::meditate_respond:
    case StepKind::answers:          return step.count > 0 && step.count <= max_announced;
    case StepKind::recruit_pick:     return bool(state.busy);
    case StepKind::turn_down:        return busy_fits(state, player);
    case StepKind::place:            return place_fits(state, player, step);
    case StepKind::effects:          return effects_fit(step, above);
    case StepKind::return_copied:    return solo(state) && step.villager && is_common(*step.villager);
    case StepKind::gain_juniper:     return step.count > 0 && step.count <= 2 * cell_count;
    case StepKind::curses:           return step.asked <= opponents(state);
    case StepKind::reward:           return state.guardian || state.forest;
    case StepKind::gain_scrolls:
        return step.count > 0 && (active ? solo(state) && step.count <= state.scroll_pool : step.count <= 2);
    default: return true;
    }
}

// An opponent who is asked: a curse, or an answer to a Meditation.
bool opponent_fits(const State& state, const Player& player, Seat seat) {
    const Player& active = state.players[state.active];
    const Step& waiting = active.agenda.back();
    const auto& agenda = player.agenda;
    if (seat_after(state, state.active, waiting.asked) != seat) return false;
    if (waiting.kind == StepKind::curses)
        return agenda.size() == 1 && (agenda[0].kind == StepKind::settle || agenda[0].kind == StepKind::give);
    if (waiting.kind != StepKind::answers) return false;
    if (agenda.size() == 1) return agenda[0].kind == StepKind::meditate_respond && agenda[0].count == waiting.count;
    return agenda.size() == 2 && agenda[0].kind == StepKind::gain_scrolls && agenda[1].kind == StepKind::payment &&
           state.payment.owed == units(Item::bell, waiting.count + 1);
}

bool active_fits(const State& state, const Player& player, bool asking) {
    const auto& agenda = player.agenda;
    if (agenda.size() < 2 || agenda.size() > 9 || agenda[0].kind != StepKind::end_turn) return false;
    Set<StepKind> seen;
    int copied = 0;
    for (std::size_t i = 0; i < agenda.size(); ++i) {
        if (i > 0 && !may_lie_on(agenda[i - 1].kind).has(agenda[i].kind)) return false;
        if (agenda[i].kind == StepKind::return_copied ? ++copied > 2 : seen.has(agenda[i].kind)) return false;
        seen.add(agenda[i].kind);
    }
    if (seen.has(StepKind::turn_down) != bool(state.busy) || (state.added && !state.busy)) return false;
    if (seen.has(StepKind::reward) != (state.guardian || state.forest)) return false;
    const Step& last = agenda.back();
    if (asking) return (last.kind == StepKind::curses || last.kind == StepKind::answers) && last.asked > 0;
    if (seen.has(StepKind::curses) && agenda[agenda.size() - 2].asked != 0) return false;
    return true;
}

Fine check_agenda(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const std::string who = seat_name(seat);
    for (std::size_t i = 0; i < player.agenda.size(); ++i)
        if (!has_what_it_needs(state, player, i))
            return Error{"The step " + word_of(player.agenda[i].kind) + " on the agenda of " + who +
                         " does not fit the position."};
    if (acting(state) != seat) return {};
    if (agenda::picked(state, seat).empty() && !state.picked.empty())
        return Error{"Nobody selects anything, so picked must be empty."};
    // What can be done with an unknown hand is found by dealing it (check_words_kept).
    return player.hand.has(Villager::unknown) ? Fine{} : agenda::inspect(state, seat, who);
}

Fine check_purchase(const State& state) {
    const Player& buyer = state.players[state.active];
    if (state.round != 0 || state.busy || state.added || state.guardian || state.forest)
        return Error{"While first villagers are bought no round has begun."};
    if (buyer.agenda.size() != 1 || buyer.agenda[0].kind != StepKind::setup_purchase || buyer.hand.empty())
        return Error{"While first villagers are bought the active player has that step and cards to choose from."};
    Seat seat = state.active;
    do {
        if (state.players[seat].village[Cell::c4] || state.players[seat].hand.empty())
            return Error{seat_name(seat) + " has still to buy a villager for the centre."};
        seat = seat_after(state, seat);
    } while (seat != state.start);
    return {};
}

Fine check_turns(const State& state) {
    if (state.round == 0) return Error{"Once turns are taken, round is at least 1."};
    const Seat actor = acting(state);
    const bool asking = actor != state.active;
    if (!active_fits(state, state.players[state.active], asking))
        return Error{"The steps on the agenda of " + seat_name(state.active) + " cannot stand in this order."};
    if (asking && !opponent_fits(state, state.players[actor], actor))
        return Error{"The steps on the agenda of " + seat_name(actor) + " do not fit those of the active player."};
    return {};
}

Fine check_agendas(const State& state) {
    int busy_seats = 0;
    for (const Seat seat : seats_of(state)) busy_seats += seat != state.active && !state.players[seat].agenda.empty();
    if (over(state)) {
        if (busy_seats > 0 || !state.players[state.active].agenda.empty() || state.busy || state.added)
            return Error{"The game is over and somebody still has a step on the agenda."};
    } else if (busy_seats > (state.phase == Phase::turns ? 1 : 0)) {
        return Error{"Several players have steps on their agendas, and nothing is simultaneous."};
    } else if (busy_seats > 0 && acting(state) == state.active) {
        return Error{"A player is asked in whose turn nothing is asked of others."};
    } else {
        SKERRY_TRY(state.phase == Phase::purchase ? check_purchase(state) : check_turns(state));
    }
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat));
    const Player& player = state.players[acting(state)];
    const bool paying = !player.agenda.empty() &&
                        (player.agenda.back().kind == StepKind::payment || player.agenda.back().kind == StepKind::give);
    if (!paying && !(state.payment == Payment{})) return Error{"Nobody is paying, so payment must be empty."};
    return {};
}

// What has been begun can be completed with the cards that are known, or that may be there.
Fine check_words_kept(const State& state) {
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        State dealt = state;
        auto unseen = unseen_own(player);
        if (player.hand.has(Villager::unknown) ? !deal_own(dealt, seat, unseen, nullptr) : !keeps_his_word(state, seat))
            return Error{seat_name(seat) + " cannot pay what he has begun to pay or announced."};
    }
    return {};
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(begin(state.setup, Seed::number(0)));
    if (state.players.size() != state.setup.players)
        return Error{"The setup says " + plain(state.setup.players) + " players and the position has " +
                     plain(static_cast<int>(state.players.size())) + "."};
    if (state.start.index() >= state.players.size() || state.active.index() >= state.players.size())
        return Error{"start and active are seats of this game."};
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_player(state.players[seat], seat_name(seat)));
    const bool cards = state.setup.mode != Mode::basic;
    SKERRY_TRY(check_commons(state));
    SKERRY_TRY(check_deck(state.guardian_deck, state.guardian, state.guardian_known, cards, "Guardian"));
    SKERRY_TRY(check_deck(state.forest_deck, state.forest, state.forest_known, cards, "Forest"));
    SKERRY_TRY(check_tiles(state));
    SKERRY_TRY(check_scrolls(state));
    SKERRY_TRY(check_achievements_on_table(state));
    SKERRY_TRY(check_forest(state));
    SKERRY_TRY(check_agendas(state));
    return check_words_kept(state);
}

}  // namespace skerry::snowcrest
