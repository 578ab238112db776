// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/box.h"

#include "games/tundra/game.h"
#include "games/tundra/rules.h"

namespace skerry::tundra {
namespace {

CellBox cell_box(const Map& map, Cell cell) {
    CellBox box{.id = cell,
                .x = map.x[static_cast<std::size_t>(cell)],
                .y = row_of(cell),
                .terrain = map.edge.has(cell) ? Terrain::edge_glade : Terrain::inner_glade,
                .neighbours = map.beside(cell)};
    for (std::uint8_t seat = 0; seat < map.players; ++seat) {
        const bool settlement = map.settlement[seat] == cell;
        if (!settlement &&
            std::find(map.starting[seat].begin(), map.starting[seat].end(), cell) == map.starting[seat].end())
            continue;
        box.terrain = settlement ? Terrain::settlement : Terrain::starting_glade;
        box.seat = character(Seat(seat));
    }
    return box;
}

}  // namespace

std::vector<LayoutBox> layouts() {
    std::vector<LayoutBox> all;
    for (Layout layout : each<Layout>()) {
        const Map& map = map_of(layout);
        LayoutBox box{layout, title(layout), map.players, 0, 0, layout == standard_layout(map.players), {}};
        for (Cell cell : map.cells) {
            box.cells.push_back(cell_box(map, cell));
            box.width = std::max(box.width, box.cells.back().x + 2);
            box.height = std::max(box.height, box.cells.back().y + 1);
        }
        all.push_back(box);
    }
    return all;
}

// ---- Facts ----

namespace {

template <class Kind>
Standings standing(const State& state, const Player& player, Kind goal) {
    const int count = count_for(state, player, goal);
    return {.thing = thing(goal).id, .count = count, .vp = worth(goal, count)};
}

Standings standing(const State& state, const Player& player, const GoalSlot& slot) {
    Standings now = standing(state, player, slot.goal);
    now.free = !slot.holder;
    now.possible = can_claim(state, player, slot);
    return now;
}

PendingBox pending_card(Card card, Face row) { return {thing(card).id, text_of(effect_of(card, row))}; }

std::vector<SlotFact> slots_of(const Player& player) {
    std::vector<SlotFact> all;
    for (Board board : each<Board>())
        for (int value = value_of(Face::six); value >= value_of(Face::one); --value) {
            const BoardState& mine = player.boards[board];
            const Face face = face_of(value);
            SlotFact slot{board, value, !mine.dice.has(face), {}};
            slot.actions.push_back(
                {thing(board).id, text_of(effect_of(order_board(board).sides[mine.upgraded], face))});
            for (Card card : cards_under(mine)) slot.actions.push_back(pending_card(card, face));
            all.push_back(std::move(slot));
        }
    return all;
}

std::vector<PendingBox> pending_of(const Activation& activation) {
    std::vector<PendingBox> all;
    if (!activation.board) return all;
    if (activation.own) all.push_back({thing(*activation.board).id, text_of(own_effect(activation))});
    for (Card card : activation.cards) all.push_back(pending_card(card, activation.row));
    return all;
}

}  // namespace

Facts Game::facts(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Facts facts;
    const Standing points = ranking(state).seats[seat.index()];
    facts.total = points.total;
    facts.hidden = points.hidden != 0;
    facts.lap = player.vp / vp_lap;
    facts.space = player.vp % vp_lap;
    facts.workers_left = workers_left(player);
    facts.towers_left = towers_left(player);
    facts.dice_in_play = dice_in_play(state, seat);
    facts.upgraded = upgraded_boards(player);
    facts.city_cards = city_cards_of(player);
    for (Cell tower : player.towers)
        facts.towers.push_back({tower, text_of(bonus_of(state, tower)), state.bonuses_due.has(tower)});
    for (Board board : each<Board>())
        if (!player.boards[board].upgraded && payable(player, order_board(board).price)) facts.payable.add(board);
    for (const GoalSlot& slot : state.goals) facts.goals.push_back(standing(state, player, slot));
    if (player.goal && *player.goal != PersonalGoal::unknown)
        facts.personal.push_back(standing(state, player, *player.goal));
    facts.slots = slots_of(player);
    facts.first = state.phase != Phase::choosing && state.first == seat;
    facts.turn = state.phase != Phase::choosing && state.phase != Phase::over && state.turn == seat;
    if (!facts.turn) return facts;
    facts.pending = pending_of(state.activation);
    if (!player.agenda.empty() && player.agenda.back().kind == StepKind::move_step)
        facts.moves_left = player.agenda.back().count;
    return facts;
}

}  // namespace skerry::tundra
