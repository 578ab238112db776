// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/box.h"

#include "games/skara_brae/game.h"
#include "games/skara_brae/rules.h"

namespace skerry::skara_brae {

std::vector<EnvironmentBox> environments() {
    std::vector<EnvironmentBox> all;
    for (Environment e : each<Environment>()) all.push_back({e, {harvest_types[e][0], harvest_types[e][1]}});
    return all;
}

std::vector<TileBox> tile_boxes() {
    std::vector<TileBox> all;
    for (Tile tile : standard_tiles | special_tiles) {
        const auto& [name, banner, number] = tiles[tile];
        all.push_back({.id = tile,
                       .name = name,
                       .special = is_special(tile),
                       .text = {explain(tile, false), explain(tile, true)},
                       .rule = explain_effect(tile, false),
                       .banner = banner,
                       .number = number});
        if (!is_gather(tile)) continue;
        all.back().environment = environment_of(tile);
        all.back().options = {gather_options_of(tile, false), gather_options_of(tile, true)};
    }
    return all;
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
