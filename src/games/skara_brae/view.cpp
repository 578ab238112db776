// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/game.h"
#include "games/skara_brae/rules.h"

// Section 7: hidden information. What nobody may see: the order of the deck and the random numbers. What one player
// sees: the special tiles they were dealt until all have chosen, the cards they look at with Explore.
namespace skerry::skara_brae {
namespace {

// Every card that lies somewhere in sight.
Set<Card> seen_cards(const State& state) {
    Set<Card> seen;
    for_each_card(state, [&](Card card) { seen.add(card); });
    seen.remove(Card::unknown);
    return seen;
}

// Tiles nobody has shown are dealt anew; a player who has chosen may have kept any of them.
void imagine_special_tiles(State& state, Random& random) {
    Set<Tile> unseen = special_tiles;
    for (const Player& player : state.players)
        for (Tile tile : player.dealt)
            if (tile != Tile::unknown) unseen.remove(tile);
    auto tiles = shuffled(random, unseen);
    for (Player& player : state.players) {
        fill_unknown(player.dealt, tiles);
        if (player.special == Maybe<Tile>(Tile::unknown))
            player.special = player.dealt[random.below(static_cast<std::uint32_t>(player.dealt.size()))];
    }
}

}  // namespace

State Game::view(const State& state, Seats eyes) {
    State view = state;
    view.random = {};
    agenda::hide_picks(view, eyes);
    for (Card& card : view.deck) card = Card::unknown;
    for (const Seat seat : seats_of(view)) {
        if (eyes.has(seat)) continue;
        Player& player = view.players[seat];
        if (!player.dealt.empty() && player.special) player.special = Tile::unknown;
        for (Tile& tile : player.dealt) tile = Tile::unknown;
        for (Card& card : player.drawn) card = Card::unknown;
    }
    return view;
}

State Game::imagine(const State& view, Random& random) {
    State state = view;
    auto unseen = shuffled(random, all_cards - seen_cards(view));
    fill_unknown(state.deck, unseen);
    for (Player& player : state.players) fill_unknown(player.drawn, unseen);
    imagine_special_tiles(state, random);
    if (!state.random.known()) state.random = Generator(random.seed());
    return state;
}

}  // namespace skerry::skara_brae
