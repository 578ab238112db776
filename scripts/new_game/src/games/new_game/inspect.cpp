// SPDX-License-Identifier: Apache-2.0
#include "core/inspect.h"

#include "games/new_game/game.h"
#include "games/new_game/rules.h"

namespace skerry::new_game {
namespace {

// The bag holds the other pebbles.
Checked check_pebbles(const State& state) {
    Tally<Pebble> seen("pebble");
    for (const Player& player : state.players)
        for (Pebble pebble : each<Pebble>())
            for (int i = 0; i < player.hand[pebble]; ++i) seen.see(pebble);
    SKERRY_TRY(seen.fits([](Pebble) { return copies_of_a_pebble; }));
    return first_fault({{seen.total() > copies_of_a_pebble * all_pebbles.size(),
                         "There are more pebbles in the hands than in the box."}});
}

// Only the seat whose turn it is decides, one thing at a time; between filling and opening a shore one is missing.
Checked check_agenda(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const std::string who = seat_name(Game::info, seat);
    const bool due = !over(state) && seat == whose_turn(state);
    SKERRY_TRY(first_fault({{player.points > rounds * highest_number, "{who} has more points than there are to score."},
                            {due && player.agenda.size() != 1, "{who} is to move and needs one step."},
                            {!due && !player.agenda.empty(), "{who} is not to move and has steps left."}},
                           who));
    if (!due) return agenda::inspect(state, seat, who);
    const Step& step = player.agenda.back();
    const bool opening = step.kind == StepKind::open;
    SKERRY_TRY(first_fault({
        {opening != bool(step.shore), "A shore belongs to the step open, and to no other."},
        {step.shore && state.open.has(*step.shore), "The shore that was just filled is open."},
        {state.open.size() != (opening ? open_shores - 1 : open_shores),
         "{n} shores are open, one less while another one is being opened.", open_shores},
    }));
    return agenda::inspect(state, seat, who);
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(inspect_setup<Game>(state));
    if (state.turns > turns_in_all(state)) return Error{"More turns were taken than there are."};
    SKERRY_TRY(check_pebbles(state));
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat));
    return {};
}

}  // namespace skerry::new_game
