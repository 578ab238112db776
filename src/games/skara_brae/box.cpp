#include "games/skara_brae/box.h"

#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

namespace skerry::skara_brae {
namespace {

std::vector<Resource> listed(const Set<Resource>& set) {
    std::vector<Resource> items;
    for (Resource resource : set) items.push_back(resource);
    return items;
}

std::vector<EnvironmentBox> environments() {
    std::vector<EnvironmentBox> all;
    for (Environment e : each<Environment>()) {
        all.push_back({e, {types_of(e)[0]}, gather_tile(e)});
        if (has_two_types(e)) all.back().harvest.push_back(types_of(e)[1]);
    }
    return all;
}

StorageBox storage() {
    StorageBox box{rows, last_open_columns + 1, {std::nullopt}};
    box.slider.insert(box.slider.end(), slider_columns.begin() + 1, slider_columns.end());
    return box;
}

FurnishBox furnish() {
    return {{furnish_track.begin(), furnish_track.end()},
            {bag_of({{Resource::hide, 1}}), bag_of({{Resource::wool, wool_a_portion}})},
            {furnish_bonuses.begin(), furnish_bonuses.end()}};
}

TradeBox trade() {
    TradeBox box{{}, {{Resource::skaill}, listed(tradables)}};
    for (const TradeSpace& space : trade_track)
        box.spaces.push_back({space.cost, space.points, bag_of({space.purchase})});
    return box;
}

CookBox cook() {
    CookBox box{{hearth_limit, hearth_limit_flipped}, 1, 1, {}, bag_of({boar_extra})};
    for (const Dish& dish : dishes) box.dishes.push_back({dish.cookable, dish.weight, bag_of(dish.yields)});
    return box;
}

std::vector<CleanBox> clean() {
    std::vector<CleanBox> sides;
    for (const CleanSide& clean_side : clean_sides) {
        CleanBox box{listed(clean_side.types), {}};
        for (int n = least_clean_types; n <= clean_side.most_types; ++n)
            box.rows.push_back({n, clean_side.clears[static_cast<std::size_t>(n)]});
        sides.push_back(box);
    }
    return sides;
}

std::vector<int> numbers(Tile tile) {
    const auto both = [](const std::array<std::uint8_t, 2>& sides) { return std::vector<int>{sides[0], sides[1]}; };
    switch (tile) {
    case Tile::build:     return both(build_discount);
    case Tile::explore:   return both(explore_cards);
    case Tile::tend_land: return both(tend_picks);
    default:              return {};
    }
}

TileBox tile_box(Tile tile) {
    const auto banner = banner_cost(tile);
    TileBox box{
        tile, title(tile),  is_special(tile), {banner[0], banner[1]}, {}, {explain(tile, false), explain(tile, true)},
        {},   numbers(tile)};
    if (!is_gather(tile)) return box;
    box.environment = environment_of(tile);
    for (const bool flipped : {false, true}) {
        auto& options = box.options.emplace_back();
        for (const GatherOption& option : gather_options_of(tile, flipped))
            options.push_back({bag_of({option.pay}), bag_of(option.gain)});
    }
    return box;
}

CardBox card_box(Card card) {
    if (is_settler(card)) {
        const Settler& half = settler(card);
        return {.kind = CardKind::settler,
                .name = std::string(half.name),
                .environment = environment_of(card),
                .pay = bag_of({half.pay}),
                .gain = bag_of({half.gain}),
                .per = half.per};
    }
    if (village_roof_cards.has(card)) return {CardKind::roof, "Village Roof", {}, {}, {}, {}, points_a_village_roof};
    if (stone_ball_cards.has(card))
        return {CardKind::ball, "Stone Ball", {}, {}, bag_of({{Resource::skaill, 1}}), {}, points_a_stone_ball};
    return {CardKind::utensils, "Utensils", {}, {}, bag_of({{Resource::hide, 1}}), {}, points_a_utensils};
}

std::map<std::string, FocusBox> focus_cards() {
    constexpr std::array<int, count_of<Focus>> numbers{focus_settlers, focus_sets,    focus_roofs, focus_most_midden,
                                                       focus_trade,    focus_furnish, focus_food,  focus_tiles};
    std::map<std::string, FocusBox> all;
    for (Focus card : each<Focus>())
        all[word_of(card)] = {thing(card).id, title(card), explain(card), numbers[static_cast<std::size_t>(card)]};
    return all;
}

std::map<std::string, TaskBox> tasks() {
    std::map<std::string, TaskBox> all;
    for (Task task : each<Task>()) {
        TaskBox& box = all[word_of(task)] = {thing(task).id, task_card(task).action, {}};
        for (const Goods& way : task_card(task).ways) box.ways.push_back(bag_of(way));
    }
    return all;
}

}  // namespace

Box Game::box() {
    Box box;
    for (Resource resource : each<Resource>()) box.resources.push_back(resource);
    box.environments = environments();
    box.storage = storage();
    box.furnish = furnish();
    box.trade = trade();
    box.cook = cook();
    box.clean = clean();
    for (Tile tile : standard_tiles | special_tiles) box.tiles.push_back(tile_box(tile));
    box.special = {special_portions,   {Resource::food, Resource::bone}, most_boar,
                   most_black_workers, bag_of({spin_roof_price}),        bag_of({innovate_bonus_price})};
    for (Card card : all_cards) box.cards[word_of(card)] = card_box(card);
    box.points = {.flipped_tile = points_a_flipped_tile,
                  .village_roof = points_a_village_roof,
                  .supply_roof = points_a_supply_roof,
                  .stone_ball = points_a_stone_ball,
                  .utensils = points_a_utensils,
                  .whorl = points_a_whorl,
                  .food = points_a_food,
                  .skaill = points_a_skaill,
                  .midden = points_a_midden,
                  .unmet_focus = points_an_unmet_focus,
                  .open_task = points_an_open_task};
    box.focus = focus_cards();
    box.tasks = tasks();
    box.workers = {1, last_round - 1, most_black_workers};
    box.rounds = last_round;
    box.turns = turns_a_round;
    for (std::size_t players = 2; players < cards_a_set.size(); ++players)
        box.cards_a_set[std::to_string(players)] = cards_a_set[players];
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
        facts.workers_free = {large_worker_free(player) ? 1 : 0, free_small_workers(state, player), 0};
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
