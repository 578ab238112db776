// SPDX-License-Identifier: Apache-2.0
#include "core/inspect.h"

#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

namespace skerry::snowcrest {
namespace {

std::string name_of_seat(Seat seat) { return seat_name(Game::info, seat); }

// ---- Cards ----

template <class T, std::size_t N>
Checked check_known(const List<T, N>& deck, std::size_t known, std::string_view what) {
    if (known > deck.size())
        return Error{said("More cards at the bottom of the {what} deck are known than it has.", what)};
    for (std::size_t i = 0; i < known; ++i)
        if (deck[i] == T::unknown)
            return Error{said("A card at the bottom of the {what} deck is said to be known and is not named.", what)};
    return {};
}

Checked check_commons(const State& state) {
    Tally<Villager> seen("common card");
    seen.see_all(state.row);
    if (seen.unknown() > 0) return Error{"The row lies face up: it cannot hold an unknown card."};
    seen.see_all(state.common_deck);
    for (const Player& player : state.players)
        for (Cell cell : occupied(player))
            if (!is_own(*player.village[cell])) seen.see(*player.village[cell]);
    SKERRY_TRY(seen.complete([&](Villager card) { return is_common(card) ? copies_of(card, state.setup.mode) : 0; },
                             "the common deck"));
    return check_known(state.common_deck, state.common_known, "common");
}

// Guardians, Forest cards: one of each.
template <class T, std::size_t N>
Checked check_deck(const List<T, N>& deck, Maybe<T> face_up, std::size_t known, bool used, const std::string& what) {
    if (!used)
        return first_fault({{!deck.empty() || face_up || known > 0, "The basic game has no {what} cards.", what}});
    if (face_up == Maybe(T::unknown))
        return Error{said("The {what} card on the table is face up: it has a name.", what)};
    Tally<T> seen(what + " card");
    seen.see_all(deck);
    if (face_up) seen.see(*face_up);
    SKERRY_TRY(seen.complete([](T) { return 1; }, "the deck"));
    return check_known(deck, known, what);
}

Checked check_own_cards(const Player& player, const std::string& who) {
    Tally<Villager> seen("own card", who);
    bool shown = true, unknown = player.discards.has(Villager::unknown);
    for (Cell cell : occupied(player)) {
        unknown |= *player.village[cell] == Villager::unknown;
        if (is_own(*player.village[cell])) seen.see(*player.village[cell]);
    }
    if (unknown) return Error{said("Everybody knows the village and the discards of {who}.", who)};
    seen.see_all(player.hand);
    seen.see_all(player.deck);
    seen.see_all(player.discards);
    SKERRY_TRY(seen.complete(own_cards, "the hand or deck"));
    for (Villager card : player.shown) shown &= card != Villager::unknown && player.hand.has(card);
    return first_fault({{!std::is_sorted(player.hand.begin(), player.hand.end()),
                         "The hand of {who} is written in the order of the cards, unknown ones last."},
                        {!shown, "shown of {who} names a card that is not in that hand."}},
                       who);
}

// ---- A player ----

Checked check_player(const Player& player, const std::string& who) {
    SKERRY_TRY(first_fault(
        {{!player.tokens.at_least(max_tokens_of_a_kind + 1).empty(),
          "{who} has more tokens of a kind than any game brings together."},
         out_of_range(player.omen_pos, worst_omen, best_omen, "omen_pos of " + who),
         {player.omen_tokens > 200 || player.scrolls > 200,
          "{who} has more scrolls or Omen tokens than any game brings together."},
         {tiles_owned(player) > track_spaces, "The building track of {who} has {n} spaces.", track_spaces},
         {!occupied(player).has_all(player.face_down), "face_down of {who} names a cell without a villager."}},
        who));
    return check_own_cards(player, who);
}

Checked check_tiles(const State& state) {
    for (Building building : each<Building>()) {
        int all = state.supply[building];
        for (const Player& player : state.players) all += owned(player, building);
        SKERRY_TRY(first_fault(
            {{all != buildings[building].tiles, "There are {n} tiles {building} in all and this position has {there}.",
              buildings[building].tiles, building, all}}));
    }
    return {};
}

// ---- The table ----

Checked check_scrolls(const State& state) {
    const int first = Game::begin(state.setup, Seed::number(0)).value().scroll_pool;
    int all = state.scroll_pool;
    for (const Player& player : state.players) all += player.scrolls;
    const bool alone = solo(state), empty = state.scroll_pool == 0;
    SKERRY_TRY(first_fault({
        {state.scroll_pool > scroll_tokens, "There are {n} scrolls.", scroll_tokens},
        {all < first || (all > first && (!state.end_triggered || alone)),
         "The pool began with {n} scrolls, and this position has {there}; others come from the box once the pool has "
         "been empty.",
         first, all},
        {empty && !state.end_triggered, "The pool is empty, so end_triggered must be true."},
        {!alone && state.rests_taken > 0, "rests_taken belongs to the solo game."},
    }));
    if (!alone) return {};
    const int limit = level_of(state.setup).rest_limit;
    return first_fault({
        {state.rests_taken > limit, "rests_taken is beyond the limit of the level."},
        {state.end_triggered != empty, "A solo game ends when the pool is empty: end_triggered says that it is."},
        {over(state) != (state.end_triggered || state.rests_taken == limit),
         "A solo game is over when the pool is empty or the last Rest is taken, and only then."},
    });
}

Checked check_achievements_on_table(const State& state) {
    const bool basic = state.setup.mode == Mode::basic;
    const int wanted = basic ? 0 : solo(state) ? solo_achievements : state.setup.players + 1;
    const auto seen = Set<Achievement>::of(state.achievements);
    return first_fault({
        {seen.size() != wanted || static_cast<int>(state.achievements.size()) != wanted,
         "This setup has {n} different Achievements.", wanted},
        {!seen.has_all(state.claimed), "claimed names an Achievement that is not on the table."},
    });
}

Checked check_forest(const State& state) {
    const int most = juniper_per_fill(state);
    return first_fault({
        {state.guardian && state.forest, "A Guardian and a Forest card are never resolved at once."},
        {state.forest_juniper > most, "The Forest has room for {n} juniper.", most},
        {!over(state) && bool(state.forest) != (state.forest_juniper == 0),
         "The Forest is without juniper while a Forest card is resolved, and only then."},
    });
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

bool has_what_it_needs(const Question& q) {
    const auto& [state, seat, player, step, names] = q;
    const Step* below = &step == player.agenda.begin() ? nullptr : &step - 1;
    const Step* above = &step + 1 == player.agenda.end() ? nullptr : &step + 1;
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
        return step.count > 0 &&
               (is_active(state, player) ? solo(state) && step.count <= state.scroll_pool : step.count <= 2);
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

Checked check_agenda(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const std::string who = name_of_seat(seat);
    SKERRY_TRY(agenda::inspect_steps(state, seat, who, has_what_it_needs));
    if (acting(state) != seat) return {};
    if (agenda::picked(state, seat).empty() && !state.picked.empty())
        return Error{"Nobody selects anything, so picked must be empty."};
    // What can be done with an unknown hand is found by dealing it (check_words_kept).
    return player.hand.has(Villager::unknown) ? Checked() : agenda::inspect(state, seat, who);
}

Checked check_purchase(const State& state) {
    const Player& buyer = state.players[state.active];
    SKERRY_TRY(first_fault({
        {state.round != 0 || state.busy || state.added || state.guardian || state.forest,
         "While first villagers are bought no round has begun."},
        {buyer.agenda.size() != 1 || buyer.agenda[0].kind != StepKind::setup_purchase || buyer.hand.empty(),
         "While first villagers are bought the active player has that step and cards to choose from."},
    }));
    Seat seat = state.active;
    do {
        if (state.players[seat].village[Cell::c4] || state.players[seat].hand.empty())
            return Error{said("{who} has still to buy a villager for the centre.", name_of_seat(seat))};
        seat = seat_after(state, seat);
    } while (seat != state.start);
    return {};
}

Checked check_turns(const State& state) {
    if (state.round == 0) return Error{"Once turns are taken, round is at least 1."};
    const Seat actor = acting(state);
    const bool asking = actor != state.active;
    if (!active_fits(state, state.players[state.active], asking))
        return Error{said("The steps on the agenda of {who} cannot stand in this order.", name_of_seat(state.active))};
    if (asking && !opponent_fits(state, state.players[actor], actor))
        return Error{
            said("The steps on the agenda of {who} do not fit those of the active player.", name_of_seat(actor))};
    return {};
}

Checked check_agendas(const State& state) {
    Seats asked = agenda::waiting(state);
    asked.remove(state.active);
    SKERRY_TRY(first_fault({
        {over(state) && (state.busy || state.added), "The game is over and something is still being resolved."},
        {asked.size() > (state.phase == Phase::turns ? 1 : 0),
         "Several players have steps on their agendas, and nothing is simultaneous."},
        {!asked.empty() && acting(state) == state.active,
         "A player is asked in whose turn nothing is asked of others."},
    }));
    SKERRY_TRY(agenda::inspect_waiting(state, over(state), true));
    if (!over(state)) SKERRY_TRY(state.phase == Phase::purchase ? check_purchase(state) : check_turns(state));
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat));
    const auto& agenda = state.players[acting(state)].agenda;
    const bool paying =
        !agenda.empty() && (agenda.back().kind == StepKind::payment || agenda.back().kind == StepKind::give);
    return first_fault({{!paying && !(state.payment == Payment{}), "Nobody is paying, so payment must be empty."}});
}

// What has been begun can be completed with the cards that are known, or that may be there.
Checked check_words_kept(const State& state) {
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        State dealt = state;
        auto unseen = unseen_own(player);
        if (player.hand.has(Villager::unknown) ? !deal_own(dealt, seat, unseen, nullptr) : !keeps_his_word(state, seat))
            return Error{said("{who} cannot pay what was begun or announced.", name_of_seat(seat))};
    }
    return {};
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(inspect_setup<Game>(state));
    const Seats seats = seats_of(state);
    if (!seats.has(state.start) || !seats.has(state.active)) return Error{"start and active are seats of this game."};
    for (const Seat seat : seats) SKERRY_TRY(check_player(state.players[seat], name_of_seat(seat)));
    const bool cards = state.setup.mode != Mode::basic;
    SKERRY_TRY(check_deck(state.guardian_deck, state.guardian, state.guardian_known, cards, "Guardian"));
    SKERRY_TRY(check_deck(state.forest_deck, state.forest, state.forest_known, cards, "Forest"));
    for (const auto& check : {check_commons, check_tiles, check_scrolls, check_achievements_on_table, check_forest,
                              check_agendas, check_words_kept})
        SKERRY_TRY(check(state));
    return {};
}

}  // namespace skerry::snowcrest
