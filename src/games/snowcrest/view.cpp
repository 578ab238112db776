// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>

#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

// Section 7: hidden information. What nobody may see: the order of every deck above the cards that were put under it,
// and the random numbers. What one player sees: their own hand; of other hands the cards that were shown.
namespace skerry::snowcrest {
namespace {

template <class T, std::size_t N>
void hide_above(List<T, N>& deck, std::size_t known) {
    for (std::size_t i = known; i < deck.size(); ++i) deck[i] = T::unknown;
}

void hide_hand(Player& player) {
    const auto hand = player.hand;
    player.hand.clear();
    for (Villager card : hand)
        if (player.shown.has(card)) player.hand.push(card);
    while (player.hand.size() < hand.size()) player.hand.push(Villager::unknown);
}

// Guardians and Forest cards: one of each.
template <class T, std::size_t N>
void imagine_deck(List<T, N>& deck, Maybe<T> face_up, Random& random) {
    if (!deck.has(T::unknown)) return;
    Set<T> rest = known<T>;
    for (T card : deck) rest.remove(card);
    if (face_up) rest.remove(*face_up);
    auto unseen = shuffled(random, rest);
    fill_unknown(deck, unseen);
}

void imagine_commons(State& state, Random& random) {
    if (!state.common_deck.has(Villager::unknown)) return;
    auto seen = Bag<Villager>::of(state.row);
    for (Villager card : state.common_deck) seen.add(card);
    for (const Player& player : state.players)
        for (Cell cell : occupied(player)) seen.add(*player.village[cell]);
    List<Villager, common_count> unseen;
    for (Villager card : commons)
        for (int n = copies_of(card, state.setup.mode) - seen[card]; n > 0; --n) unseen.push(card);
    random.shuffle(unseen);
    fill_unknown(state.common_deck, unseen);
}

// ---- Own cards ----

// The cards with a bit go to the hand, the others to the deck.
bool deal_by(State& state, Seat seat, const List<Villager, own_count>& unseen, unsigned to_hand) {
    Player& player = state.players[seat];
    const auto known = player.hand;
    player.hand.clear();
    for (Villager card : known)
        if (card != Villager::unknown) add_to_hand(player, card);
    List<Villager, own_count> others;
    for (std::size_t i = 0; i < unseen.size(); ++i) {
        if (to_hand >> i & 1)
            add_to_hand(player, unseen[i]);
        else
            others.push(unseen[i]);
    }
    if (keeps_his_word(state, seat)) {
        fill_unknown(player.deck, others);
        return true;
    }
    player.hand = known;
    return false;
}

}  // namespace

bool keeps_his_word(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    if (player.agenda.empty()) return true;
    for (const Step& step : player.agenda)
        if (step.kind == StepKind::answers && max_bells(state, player) < step.count) return false;
    const auto* selects = rule_of(player.agenda.back()).selection;
    return !selects || selects->can_go_on(agenda::question(state, seat), Order::any);
}

List<Villager, own_count> unseen_own(const Player& player) {
    Set<Villager> unseen = own_cards - player.discards;
    for (Cell cell : occupied(player)) unseen.remove(*player.village[cell]);
    for (Villager card : player.hand) unseen.remove(card);
    for (Villager card : player.deck) unseen.remove(card);
    List<Villager, own_count> cards;
    for (Villager card : unseen) cards.push(card);
    return cards;
}

bool deal_own(State& state, Seat seat, List<Villager, own_count>& unseen, Random* random) {
    const auto& hand = state.players[seat].hand;
    const auto wanted = static_cast<int>(std::count(hand.begin(), hand.end(), Villager::unknown));
    const unsigned first_cards = (1u << wanted) - 1;
    // Most deals will do; the fair way is to deal again where one does not.
    for (int attempt = 0; random && attempt < 40; ++attempt) {
        random->shuffle(unseen);
        if (deal_by(state, seat, unseen, first_cards)) return true;
    }
    for (unsigned cards = 0; cards < 1u << unseen.size(); ++cards)
        if (std::popcount(cards) == wanted && deal_by(state, seat, unseen, cards)) return true;
    return false;
}

State Game::view(const State& state, Seats eyes) {
    State view = state;
    view.random = {};
    agenda::hide_picks(view, eyes);
    hide_above(view.common_deck, view.common_known);
    hide_above(view.guardian_deck, view.guardian_known);
    hide_above(view.forest_deck, view.forest_known);
    for (const Seat seat : seats_of(view)) {
        hide_above(view.players[seat].deck, 0);
        if (!eyes.has(seat) && state.phase != Phase::over) hide_hand(view.players[seat]);  // majorities count hands
    }
    return view;
}

State Game::imagine(const State& view, Random& random) {
    State state = view;
    imagine_commons(state, random);
    imagine_deck(state.guardian_deck, state.guardian, random);
    imagine_deck(state.forest_deck, state.forest, random);
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        if (!player.hand.has(Villager::unknown) && !player.deck.has(Villager::unknown)) continue;
        auto unseen = unseen_own(player);
        SKERRY_CHECK(deal_own(state, seat, unseen, &random));
    }
    if (!state.random.known()) state.random = Generator(random.seed());
    return state;
}

}  // namespace skerry::snowcrest
