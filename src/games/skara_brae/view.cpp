// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/game.h"
#include "games/skara_brae/rules.h"

// Section 7: hidden information. What nobody may see: the order of the deck and the random numbers. What one player
// sees: the special tiles dealt to him until all have chosen, the cards he looks at with Explore.
namespace skerry::skara_brae {
namespace {

// Every card that lies somewhere in sight.
Set<Card> seen_cards(const State& state) {
    Set<Card> seen;
    for_each_card(state, [&](Card card) { seen.add(card); });
    seen.remove(Card::unknown);
    return seen;
}

template <std::size_t N>
void fill_unknown(List<Card, N>& cards, List<Card, card_count>& unseen) {
    for (Card& card : cards)
        if (card == Card::unknown) card = unseen.pop();
}

// Tiles nobody has shown are dealt anew; a player who has chosen kept any of his.
void imagine_special_tiles(State& state, Random& random) {
    Set<Tile> unseen = special_tiles;
    for (const Player& player : state.players)
        for (Tile tile : player.dealt)
            if (tile != Tile::unknown) unseen.remove(tile);
    List<Tile, count_of<Tile>> tiles;
    for (Tile tile : unseen) tiles.push(tile);
    random.shuffle(tiles);
    for (Player& player : state.players) {
        for (Tile& tile : player.dealt)
            if (tile == Tile::unknown) tile = tiles.pop();
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
    List<Card, card_count> unseen;
    for (Card card : all_cards - seen_cards(view)) unseen.push(card);
    random.shuffle(unseen);
    fill_unknown(state.deck, unseen);
    for (Player& player : state.players) fill_unknown(player.drawn, unseen);
    imagine_special_tiles(state, random);
    if (!state.random.known()) state.random = Generator(random.seed());
    return state;
}

}  // namespace skerry::skara_brae
