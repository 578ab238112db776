// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/game.h"
#include "games/new_game/names.h"
#include "games/new_game/rules.h"

// The table as text.
namespace skerry::new_game {

Picture Game::picture(const State& state, Seats eyes, std::span<const std::string> names) {
    Picture picture;
    const int round = facts(state, Seat(0)).round;
    picture.heading(info.name, over(state) ? "the end" : "round " + plain(round) + " of " + plain(rounds));
    std::vector<Piece> open;
    for (Shore shore : state.open) open.push_back({title(shore), Style::accent});
    picture.list("Open", open);
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        picture.heading(seat_name(info, seat, names), points_in_words(player.points));
        std::vector<Piece> hand;
        for (Pebble pebble : player.hand.at_least(1))
            hand.push_back(
                {plain(player.hand[pebble]) + " x " + title(pebble), eyes.has(seat) ? Style::plain : Style::faint});
        picture.list("Hand", hand);
    }
    return picture;
}

}  // namespace skerry::new_game
