// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/box.h"

#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

namespace skerry::skara_brae {
namespace {

std::vector<EnvironmentBox> environments() {
    std::vector<EnvironmentBox> all;
    for (Environment e : each<Environment>()) {
        all.push_back({e, {harvest_types[e][0]}, gather_tile(e)});
        if (has_two_types(e)) all.back().harvest.push_back(harvest_types[e][1]);
    }
    return all;
}

StorageBox storage() {
    StorageBox box{rows, last_open_columns + 1, {std::nullopt}};
    box.slider.insert(box.slider.end(), slider_columns.begin() + 1, slider_columns.end());
    return box;
}

TileBox tile_box(Tile tile) {
    const auto& [name, banner, number] = tiles[tile];
    TileBox box{.id = tile,
                .name = std::string(name),
                .special = is_special(tile),
                .banner = {banner[0], banner[1]},
                .text = {explain(tile, false), explain(tile, true)}};
    if (Set<Tile>{Tile::build, Tile::explore, Tile::tend_land}.has(tile)) box.number = {number[0], number[1]};
    if (!is_gather(tile)) return box;
    box.environment = environment_of(tile);
    for (const bool flipped : {false, true}) {
        const auto options = gather_options_of(tile, flipped);
        box.options.emplace_back(options.begin(), options.end());
    }
    return box;
}

std::map<std::string, FocusBox> focus_boxes() {
    std::map<std::string, FocusBox> all;
    for (Focus card : each<Focus>())
        all[word_of(card)] = {thing(card).id, title(card), explain(card), focus_cards[card].number};
    return all;
}

std::map<std::string, TaskBox> tasks() {
    std::map<std::string, TaskBox> all;
    for (Task task : each<Task>()) {
        const auto& [action, ways] = task_cards[task];
        all[word_of(task)] = {thing(task).id, action, {ways.begin(), ways.end()}};
    }
    return all;
}

}  // namespace

Box Game::box() {
    Box box;
    for (Resource resource : each<Resource>()) box.resources.push_back(resource);
    box.environments = environments();
    box.storage = storage();
    box.furnish = furnish_track;
    box.trade = trade_track;
    box.cook = cook_table;
    box.clean = {clean_sides.begin(), clean_sides.end()};
    for (Tile tile : standard_tiles | special_tiles) box.tiles.push_back(tile_box(tile));
    box.special = special;
    for (Card card : all_cards) box.cards[word_of(card)] = cards[card];
    box.points = points_per;
    box.focus = focus_boxes();
    box.tasks = tasks();
    box.workers = {1, last_round - 1, special.most_black_workers};
    box.rounds = last_round;
    box.turns = turns_per_round;
    for (std::size_t players = 2; players < cards_per_set.size(); ++players)
        box.cards_a_set[std::to_string(players)] = cards_per_set[players];
    box.solo_draw.assign(solo_draw.begin() + 1, solo_draw.end());
    box.start = bag_of({{Resource::skaill, starting_skaill}});
    box.targets = {solo_target, solo_high_target};
    box.supply_roofs = supply_roof_count;
    box.whorls = whorl_count;
    for (std::string_view seat : info.seat_names) box.seats.emplace_back(seat);
    return box;
}

Facts Game::facts(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Facts facts;
    facts.total = total_score(state, seat);
    for (Environment e : each<Environment>()) facts.icons[e] = static_cast<std::uint8_t>(icons(player, e));
    facts.hearth = hearth_limit_of(player);
    if (state.round > 0) {
        facts.workers = {1, state.round - 1, player.black_workers};
        facts.workers_free = {player.large_worker.empty() ? 1 : 0, free_small_workers(state, player), 0};
    }
    facts.roofs = roof_count(player);
    facts.hungry = hungry(player);
    facts.midden = midden_due(player);
    for (Focus focus : state.focus)
        if (met(player, focus)) facts.focus_met.add(focus);
    facts.target = target_of(state.setup);
    return facts;
}

}  // namespace skerry::skara_brae
