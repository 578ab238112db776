// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/game.h"
#include "games/new_game/rules.h"

// Why a position that somebody wrote cannot be. Views are positions, too: they have unknown pebbles.
namespace skerry::new_game {
namespace {

Result<void> check_pebbles(const State& state) {
    int held = 0;
    for (const Player& player : state.players) held += player.hand.total();
    if (held > copies_of_a_pebble * all_pebbles.size())
        return Error{"There are more pebbles in the hands than in the box."};
    for (Pebble pebble : all_pebbles) {
        int copies = 0;
        for (const Player& player : state.players) copies += player.hand[pebble];
        if (copies > copies_of_a_pebble)
            return Error{"There are only " + plain(copies_of_a_pebble) + " pebbles of " + word_of(pebble) + "."};
    }
    return {};
}

// Only the seat whose turn it is decides, one thing at a time; between filling and opening a shore one is missing.
Result<void> check_agenda(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const std::string who = seat_name(Game::info, seat);
    if (player.points > rounds * highest_number) return Error{who + " has more points than there are to score."};
    const bool due = !over(state) && seat == whose_turn(state);
    if (player.agenda.size() != (due ? 1u : 0u))
        return Error{who + (due ? " is to move and needs one step." : " is not to move and has steps left.")};
    if (!due) return agenda::inspect(state, seat, who);
    const Step& step = player.agenda.back();
    const bool opening = step.kind == StepKind::open;
    if (opening != bool(step.shore)) return Error{"A shore belongs to the step open, and to no other."};
    if (opening && state.open.has(*step.shore)) return Error{"The shore that was just filled is open."};
    if (state.open.size() != (opening ? open_shores - 1 : open_shores))
        return Error{plain(open_shores) + " shores are open, one less while another one is being opened."};
    return agenda::inspect(state, seat, who);
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(begin(state.setup, Seed::number(0)));
    if (state.players.size() != state.setup.players)
        return Error{"The setup and the position have different numbers of players."};
    if (state.turns > turns_in_all(state)) return Error{"More turns were taken than there are."};
    SKERRY_TRY(check_pebbles(state));
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat));
    return {};
}

}  // namespace skerry::new_game
