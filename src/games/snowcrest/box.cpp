// SPDX-License-Identifier: Apache-2.0
#include "games/snowcrest/box.h"

#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

namespace skerry::snowcrest {
namespace {

// A whole line from here on: tokens first, then tiles, villagers and cards.
void add_suggestion(Facts& facts, const State& state, Seat seat) {
    State after = state;
    facts.suggestion = "pay";
    do {
        MoveList moves;
        Game::moves(after, seat, moves);
        facts.suggestion += Game::move_text(moves[0]).substr(3);
        facts.suggested.push_back(thing(arg<Source>(moves[0])).id);
        Game::play(after, seat, moves[0], {});
    } while (!after.picked.empty());
}

void add_payment(Facts& facts, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    if (!Game::waiting(state).has(seat)) return;
    const StepKind kind = player.agenda.back().kind;
    if (kind == StepKind::settle || kind == StepKind::give) facts.demands = demands_of(state, player);
    if (kind != StepKind::payment && kind != StepKind::give) return;
    const auto q = agenda::question(state, seat);
    if (kind == StepKind::give)
        facts.owed = still_unmet(q);
    else
        facts.owed.add(still_owed(q).what, still_owed(q).missing);
    if (!player.hand.has(Villager::unknown)) add_suggestion(facts, state, seat);
}

void add_lines(Facts& facts, const Player& player) {
    facts.must_rest = has_line(player.face_down);
    for (const Set<Cell>& line : lines) {
        if (player.face_down.has_all(line)) facts.face_down_lines.push_back(line);
        const Set<Cell> open = line - player.face_down;
        if (open.size() == 1) facts.closing_cells = facts.closing_cells | open;
    }
}

}  // namespace

Facts Game::facts(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Facts facts;
    const auto points = score(state, seat);
    const Standing standing = ranking(state).seats[seat.index()];
    facts.total = standing.total;
    facts.hidden = standing.hidden != 0;
    facts.building_bonus = points[Category::buildings];
    facts.omens = points[Category::omens];
    facts.majorities = standing.points[static_cast<std::size_t>(Category::majorities)];
    facts.final_counts = final_counts(player);
    facts.rest_income = rest_income(player);
    facts.barley = units_available(state, player, Item::barley);
    facts.bells = max_bells(state, player);
    add_lines(facts, player);
    add_payment(facts, state, seat);
    for (Achievement achievement : state.achievements)
        if (!state.claimed.has(achievement) && fulfilled(player, achievement)) facts.met.push_back(achievement);
    if (solo(state)) {
        facts.target = level_of(state.setup).scrolls;
        facts.rest_limit = level_of(state.setup).rest_limit;
    }
    return facts;
}

}  // namespace skerry::snowcrest
