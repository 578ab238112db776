#include "games/skara_brae/box.h"

#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

namespace skerry::skara_brae {
namespace {

Basket basket(const Amount& amount) {
    Basket goods;
    goods.add(amount.what, amount.count);
    return goods;
}

Basket basket(const Goods& amounts) {
    Basket goods;
    for (const Amount& amount : amounts) goods.add(amount.what, amount.count);
    return goods;
}

template <NamedEnum E>
std::vector<E> listed(const Set<E>& set) {
    std::vector<E> items;
    for (E e : set) items.push_back(e);
    return items;
}

std::vector<EnvironmentBox> environments() {
    std::vector<EnvironmentBox> all;
    for (std::size_t i = 0; i < count_of<Environment>; ++i) {
        const auto e = static_cast<Environment>(i);
        const auto& types = harvest_types[i];
        std::vector<Resource> harvest{types[0]};
        if (types[1] != types[0]) harvest.push_back(types[1]);
        all.push_back({e, harvest, gather_tile(e)});
    }
    return all;
}

StorageBox storage() {
    StorageBox box{rows, last_open_columns + 1, {std::nullopt}};
    for (std::size_t k = 1; k < slider_columns.size(); ++k)
        box.slider.push_back(SliderBox{slider_columns[k].midden, slider_columns[k].points});
    return box;
}

FurnishBox furnish() {
    FurnishBox box{{}, {basket({Resource::hide, 1}), basket({Resource::wool, wool_a_portion})}, {}};
    for (const FurnishSpace& space : furnish_track)
        box.spaces.push_back({space.portions, space.per_settler, space.per_set});
    box.bonus.assign(furnish_bonuses.begin(), furnish_bonuses.end());
    return box;
}

TradeBox trade() {
    TradeBox box{{}, {{Resource::skaill}, listed(tradables)}};
    for (const TradeSpace& space : trade_track)
        box.spaces.push_back({space.cost, space.points, basket(space.purchase)});
    return box;
}

CookBox cook() {
    CookBox box{{hearth_limit, hearth_limit_flipped}, 1, 1, {}, basket(boar_extra)};
    for (const Dish& dish : dishes) box.dishes.push_back({dish.cookable, dish.weight, basket(dish.yields)});
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
    box.options.resize(2);
    for (const GatherOption& option : gather_options)
        if (option.tile == tile) box.options[option.flipped].push_back({basket(option.pay), basket(option.gain)});
    return box;
}

CardBox card_box(Card card) {
    if (is_settler(card)) {
        const Settler& half = settler(card);
        return {CardKind::settler,
                std::string(half.name),
                environment_of(card),
                basket(half.pay),
                basket(half.gain),
                half.per,
                0};
    }
    if (village_roof_cards.has(card)) return {CardKind::roof, "Village Roof", {}, {}, {}, {}, points_a_village_roof};
    if (stone_ball_cards.has(card))
        return {CardKind::ball, "Stone Ball", {}, {}, basket({Resource::skaill, 1}), {}, points_a_stone_ball};
    return {CardKind::utensils, "Utensils", {}, {}, basket({Resource::hide, 1}), {}, points_a_utensils};
}

std::map<std::string, FocusBox> focus_cards() {
    constexpr std::array<int, count_of<Focus>> numbers{focus_settlers, focus_sets,    focus_roofs, focus_most_midden,
                                                       focus_trade,    focus_furnish, focus_food,  focus_tiles};
    std::map<std::string, FocusBox> all;
    for (std::size_t i = 0; i < count_of<Focus>; ++i) {
        const auto card = static_cast<Focus>(i);
        all[word_of(card)] = {thing(card).id, title(card), explain(card), numbers[i]};
    }
    return all;
}

std::map<std::string, TaskBox> tasks() {
    std::map<std::string, TaskBox> all;
    for (std::size_t i = 0; i < count_of<Task>; ++i) {
        const auto task = static_cast<Task>(i);
        TaskBox box{thing(task).id, task_card(task).action, {}};
        for (const Goods& way : task_card(task).ways) box.ways.push_back(basket(way));
        all[word_of(task)] = box;
    }
    return all;
}

}  // namespace

Box Game::box() {
    Box box;
    for (std::size_t i = 0; i < count_of<Resource>; ++i) box.resources.push_back(static_cast<Resource>(i));
    box.environments = environments();
    box.storage = storage();
    box.furnish = furnish();
    box.trade = trade();
    box.cook = cook();
    box.clean = clean();
    for (Tile tile : standard_tiles | special_tiles) box.tiles.push_back(tile_box(tile));
    box.special = {special_portions,   {Resource::food, Resource::bone}, most_boar,
                   most_black_workers, basket(spin_roof_price),          basket(innovate_bonus_price)};
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
    box.start = basket({Resource::skaill, starting_skaill});
    box.targets = {solo_target, solo_high_target};
    box.supply_roofs = supply_roof_count;
    box.whorls = whorl_count;
    for (std::string_view seat : info.seat_names) box.seats.emplace_back(seat);
    return box;
}

Facts Game::facts(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Facts facts;
    const auto points = score(state, seat);
    for (std::size_t c = 0; c < count_of<Category>; ++c) facts.total += points[static_cast<Category>(c)];
    for (std::size_t i = 0; i < count_of<Environment>; ++i) {
        const auto e = static_cast<Environment>(i);
        facts.icons[e] = static_cast<std::uint8_t>(icons(player, e));
    }
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
