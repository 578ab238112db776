// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/box.h"

#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

namespace skerry::tundra {
namespace {

EffectBox effect_box(const Effect& effect) {
    EffectBox box{.gain = {effect.gain},
                  .deed = effect.deed,
                  .times = effect.deed == Deed::none ? 0 : effect.times,
                  .renew = effect.renew,
                  .discount = effect.discount,
                  .text = text_of(effect)};
    if (!effect.deal) return box;
    const Terms& terms = terms_of(*effect.deal);
    box.terms = {terms.same, terms.berries, {terms.gain}};
    return box;
}

std::vector<FrameBox> frame_boxes(const Frames& frames) {
    std::vector<FrameBox> all;
    for (const Frame& frame : frames) all.push_back({frame.high, frame.low, effect_box(frame.effect)});
    return all;
}

Bag<Resource> basket(const Price& price) {
    Bag<Resource> bag;
    for (Resource type : each<Resource>()) bag.add(type, price[type]);
    return bag;
}

std::vector<BoardBox> boards() {
    std::vector<BoardBox> all;
    for (Board board : each<Board>())
        all.push_back({board,
                       thing(board).id,
                       title(board),
                       explain(board, false),
                       basket(order_board(board).price),
                       {frame_boxes(order_board(board).sides[0]), frame_boxes(order_board(board).sides[1])}});
    return all;
}

CellBox cell_box(const Map& map, Cell cell) {
    CellBox box{.id = cell,
                .thing = thing(cell).id,
                .x = map.x[static_cast<std::size_t>(cell)],
                .y = row_of(cell),
                .terrain = map.edge.has(cell) ? Terrain::edge_glade : Terrain::inner_glade,
                .edge = map.edge.has(cell)};
    for (std::uint8_t seat = 0; seat < map.players; ++seat) {
        const bool settlement = map.settlement[seat] == cell;
        if (!settlement &&
            std::find(map.starting[seat].begin(), map.starting[seat].end(), cell) == map.starting[seat].end())
            continue;
        box.terrain = settlement ? Terrain::settlement : Terrain::starting_glade;
        box.seat = character(Seat(seat));
    }
    for (Cell beside : map.beside(cell)) box.neighbours.push_back(beside);
    return box;
}

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

CardKind kind_of(Card card) {
    if (is_starter(card)) return CardKind::starter;
    return is_advisor(card) ? CardKind::advisor : CardKind::enhancement;
}

template <class Card>
std::vector<TierBox> tiers(const Card& card) {
    std::vector<TierBox> all;
    for (std::size_t i = 0; i < card.vp.size(); ++i) all.push_back({card.thresholds[i], card.vp[i]});
    return all;
}

void fill_cards(Box& box) {
    for (Card card : known<Card>) {
        const CardInfo& info = card_info(card);
        box.cards[word_of(card)] = {thing(card).id,           title(card),  kind_of(card), info.dots,
                                    frame_boxes(info.frames), explain(card)};
    }
    for (Goal goal : each<Goal>()) {
        const GoalCard& card = goal_card(goal);
        GoalBox goal_box{thing(goal).id, title(goal), explain(goal), tiers(card), {}, card.dots};
        for (Face face : card.faces) goal_box.dice.push_back(value_of(face));
        box.goals[word_of(goal)] = goal_box;
    }
    for (PersonalGoal goal : known<PersonalGoal>) {
        const PersonalGoalCard& card = goal_card(goal);
        box.personal_goals[word_of(goal)] = {thing(goal).id, title(goal), explain(goal), tiers(card), card.dots};
    }
    for (Title held : each<Title>())
        box.titles[word_of(held)] = {title_card(held), thing(held).id, explain(held), held != Title::basic};
    for (Glade glade : known<Glade>) {
        const GladeTile& tile = glade_tile(glade);
        box.glades[word_of(glade)] = {thing(glade).id, title(glade), tile.resource,
                                      {tile.bonus},    tile.dots,    explain(glade)};
    }
}

}  // namespace

Box Game::box() {
    Box box;
    for (Resource type : each<Resource>()) box.resources.push_back(type);
    for (Face face : each<Face>()) box.faces.push_back(face);
    box.layouts = layouts();
    box.boards = boards();
    fill_cards(box);
    for (Resource type : each<Resource>()) box.start.resources.add(type, start_resources);
    for (int players = min_players; players <= max_players; ++players)
        box.market[std::to_string(players)] = market_size(players);
    for (std::string_view seat : names_of<Character>) box.seats.emplace_back(seat);
    for (std::string_view seat : info.seat_names) box.seat_names.emplace_back(seat);
    return box;
}

// ---- Facts ----

namespace {

template <class Kind>
Standings standing(const State& state, const Player& player, Kind goal) {
    const int count = count_for(state, player, goal);
    Standings now{.thing = thing(goal).id, .count = count, .vp = worth(goal, count)};
    for (const TierBox& tier : tiers(goal_card(goal))) {
        if (count >= tier.at_least) continue;
        now.next = tier.at_least;
        now.next_vp = tier.vp;
        break;
    }
    return now;
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
    const TitleCard& title = title_of(player);
    Facts facts;
    const Standing points = ranking(state).seats[seat.index()];
    facts.total = points.total;
    facts.hidden = points.hidden != 0;
    facts.lap = player.vp / vp_lap;
    facts.space = player.vp % vp_lap;
    facts.workers_left = workers_left(player);
    facts.towers_left = towers_left(player);
    facts.dice_in_play = dice_in_play(state, seat);
    facts.most_dice = title.most_dice;
    facts.dice_left = facts.most_dice - facts.dice_in_play;
    facts.advisors = static_cast<int>(player.advisors.size());
    facts.most_advisors = title.advisors;
    facts.market_places = title.market_places;
    facts.reroll = title.reroll;
    facts.nudge = title.nudge;
    facts.buy = title.buy;
    facts.upgraded = upgraded_boards(player);
    facts.city_cards = city_cards_of(player);
    facts.income = facts.upgraded * vp_an_upgrade;
    facts.gatherable = gatherable(state, player);
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
