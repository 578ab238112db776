// SPDX-License-Identifier: Apache-2.0
#include "games/snowcrest/box.h"

#include "games/snowcrest/game.h"
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

namespace skerry::snowcrest {
namespace {

template <class T, class Range>
std::vector<T> all_of(const Range& values) {
    std::vector<T> all;
    for (const auto& value : values) all.push_back(T{value});
    return all;
}

std::vector<AlternativeBox> alternatives_of(Villager villager) {
    std::vector<AlternativeBox> boxes;
    for (const Alternative& alternative : card_of(villager).alternatives)
        boxes.push_back({{letter_of(boxes.size())},
                         {alternative.price},
                         all_of<EffectBox>(alternative.effects),
                         explain(alternative)});
    return boxes;
}

std::map<std::string, int> by_players(const std::array<std::uint8_t, max_players + 1>& pool) {
    std::map<std::string, int> all;
    for (std::size_t players = 2; players < pool.size(); ++players) all[std::to_string(players)] = pool[players];
    return all;
}

void add_cards(Box& box) {
    for (Villager villager : own_cards | commons) {
        const VillagerCard& card = card_of(villager);
        box.villagers[word_of(villager)] = {thing(villager).id, title(villager), card.kind,   card.copies,
                                            card.cost,          card.icons,      card.shield, alternatives_of(villager),
                                            explain(villager)};
    }
    for (Guardian guardian : guardians) box.guardians[word_of(guardian)] = {card_of(guardian), thing(guardian).id};
    for (Forest forest : forests) box.forests[word_of(forest)] = {card_of(forest), thing(forest).id};
    for (Achievement achievement : each<Achievement>())
        box.achievements[word_of(achievement)] = {card_of(achievement), thing(achievement).id, explain(achievement)};
    for (Item item : each<Item>()) box.items[word_of(item)] = explain(item);
}

// ---- Facts ----

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
    if (kind == StepKind::settle || kind == StepKind::give)
        facts.demands = all_of<DemandBox>(demands_of(state, player));
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

Box Game::box() {
    Box box{.resources = all_of<Resource>(each<Resource>()),
            .cells = all_of<Cell>(each<Cell>()),
            .building_bonus = all_of<int>(building_bonus),
            .levels = all_of<SoloLevel>(solo_levels),
            .ranks = all_of<Rank>(ranks),
            .full_pool = by_players(full_pool),
            .basic_pool = by_players(basic_pool),
            .starting_barley = all_of<int>(starting_barley),
            .seats = all_of<std::string>(info.seat_names)};
    for (const Set<Cell>& line : lines) box.lines.push_back(all_of<Cell>(line));
    for (Building building : each<Building>())
        box.buildings.push_back({buildings[building], building, title(building)});
    add_cards(box);
    return box;
}

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
    const int players = static_cast<int>(state.players.size());
    facts.place_in_round = (seat.index() - state.start.index() + players) % players + 1;
    if (solo(state)) {
        facts.target = level_of(state.setup).scrolls;
        facts.rest_limit = level_of(state.setup).rest_limit;
    }
    return facts;
}

}  // namespace skerry::snowcrest
