// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "core/canonical.h"
#include "skara_brae/scene.h"

// Sections 6.6 to 6.11: the nine standard tiles.
namespace skerry::skara_brae {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

std::string many(int count, std::string_view what) { return std::to_string(count) + " " + std::string(what); }

// ---- Furnish ----

constexpr int furnish_portions[] = {1, 2, 2, 2, 3, 3};

TEST(Furnish, SB_047_portions_of_each_space) {
    for (int at = 0; at < 6; ++at) {
        const int portions = furnish_portions[at];
        for (const auto& [stored, enough] : {std::pair{many(portions, "hide"), true},
                                             {many(2 * portions, "wool"), true},
                                             {many(portions - 1, "hide") + " 2 wool", true},
                                             {many(portions - 1, "hide") + " wool", false},
                                             {many(2 * portions - 1, "wool"), false}}) {
            Scene scene = players(2).store(stored).at_workers(2);
            scene.me().furnish = static_cast<std::uint8_t>(at);
            EXPECT_EQ(scene.offers("place furnish"), enough) << stored << " at " << at;
            if (!enough) continue;
            scene.play("place furnish");
            ASSERT_EQ(scene.moves().size(), 1u);  // the one way to pay it
            scene.play(scene.moves()[0]);
            EXPECT_EQ(scene.me().storage.total(), 0);
            EXPECT_EQ(scene.me().furnish, at + 1);
        }
    }
}

TEST(Furnish, SB_047_hides_and_wool_in_any_mix) {
    Scene scene = players(2).store("3 hide 7 wool").at_workers(2);
    scene.me().furnish = 4;
    scene.play("place furnish");
    EXPECT_THAT(scene.moves(), ElementsAre("pay 3 hide", "pay 2 wool 2 hide", "pay 4 wool hide", "pay 6 wool"));
    scene.play("pay 4 wool hide");
    EXPECT_EQ(scene.me().storage, goods("2 hide 3 wool"));
    EXPECT_EQ(scene.me().furnish, 5);
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Furnish, SB_047_stops_at_six) {
    Scene scene = players(2).store("9 hide").at_workers(2);
    scene.me().furnish = 6;
    EXPECT_FALSE(scene.offers("place furnish"));
}

TEST(Furnish, SB_048_flipped_it_gives_barley_or_a_knife) {
    for (const char* bonus : {"barley", "skaill"}) {
        Scene scene = players(2).store("hide").flip("furnish").at_workers(2);
        scene.play("place furnish, pay hide");
        EXPECT_THAT(scene.moves(), ElementsAre("gain barley", "gain skaill"));  // not to be declined
        scene.play(std::string("gain ") + bonus);
        EXPECT_EQ(scene.me().storage, goods(bonus));
        EXPECT_EQ(scene.me().furnish, 1);
    }
    Scene at_the_end = players(2).store("9 hide").flip("furnish").at_workers(2);
    at_the_end.me().furnish = 6;
    EXPECT_FALSE(at_the_end.offers("place furnish"));  // no bonus without an advance
}

// ---- Cook ----

TEST(Cook, SB_049_weights_and_yields) {
    struct Row {
        const char* cookable;
        int weight;
        const char* yields;
    };
    for (const Row& row : {Row{"barley", 1, "food"},
                           {"fish", 2, "food bone"},
                           {"rabbit", 2, "food hide"},
                           {"sheep", 3, "food hide bone wool"},
                           {"deer", 3, "food hide 2 bone"},
                           {"cow", 4, "2 food hide 2 bone"},
                           {"boar", 3, "2 food hide bone"}}) {
        Scene scene = players(2, Tile::hunt_boar).store(row.cookable).at_workers(2);
        const std::string cook = std::string("cook ") + row.cookable;
        scene.play("place cook, " + cook);
        EXPECT_EQ(scene.me().storage, goods(row.yields)) << row.cookable;
        for (int shells = 0; shells <= 3; ++shells) {  // as many as leave room for it, and one more
            Scene meal = players(2, Tile::hunt_boar).store("4 shell " + std::string(row.cookable)).at_workers(2);
            meal.play("place cook");
            for (int i = 0; i < shells; ++i) meal.play("cook shell");
            EXPECT_EQ(meal.offers(cook), shells + row.weight <= 4) << row.cookable << " with " << shells;
        }
    }
    Scene shell = players(2).store("shell").at_workers(2).play("place cook, cook shell");
    EXPECT_EQ(shell.me().storage, goods("food"));
}

TEST(Cook, SB_049_a_boar_gives_another_hide_once_hunt_boar_is_flipped) {
    Scene scene = players(2, Tile::hunt_boar).store("boar").flip("hunt_boar").at_workers(2);
    scene.play("place cook, cook boar");
    EXPECT_EQ(scene.me().storage, goods("2 food 2 hide bone"));
}

int limit_of(Scene scene) {
    scene.store("20 shell").at_workers(2).play("place cook");
    int cooked = 0;
    for (; scene.decision() == "cook"; ++cooked) scene.play("cook shell");
    return cooked;
}

TEST(Cook, SB_049_hearth_limits) {
    EXPECT_EQ(limit_of(players(2)), 4);
    EXPECT_EQ(limit_of(players(2).flip("cook")), 6);
    EXPECT_EQ(limit_of(players(2).give("UT1")), 5);
    EXPECT_EQ(limit_of(players(2).give("UT1 UT2 UT3")), 7);
    EXPECT_EQ(limit_of(players(2, Tile::muster)), 5);
    EXPECT_EQ(limit_of(players(2, Tile::muster).flip("muster")), 5);
    EXPECT_EQ(limit_of(players(2, Tile::muster).flip("cook muster").give("UT1 UT2 UT3 UT4")), 11);
}

TEST(Cook, SB_050_at_least_one_thing_is_cooked) {
    Scene scene = players(2).store("2 shell fish").at_workers(2).play("place cook");
    EXPECT_THAT(scene.moves(), ElementsAre("cook shell", "cook fish"));
    scene.play("cook shell");
    EXPECT_THAT(scene.moves(), ElementsAre("cook shell", "cook fish", "done"));
    scene.play("done");
    EXPECT_EQ(scene.me().storage, goods("shell fish food"));
}

// Every meal that can be put together, as the amounts cooked of shell, barley, rabbit, fish, sheep, deer and cow.
using Meal = std::array<int, 7>;
constexpr std::string_view meal_parts[] = {"shell", "barley", "rabbit", "fish", "sheep", "deer", "cow"};
constexpr int meal_weights[] = {1, 1, 2, 2, 3, 3, 4};

Meal with(Meal meal, std::string_view cooked) {
    for (std::size_t i = 0; i < meal.size(); ++i) meal[i] += cooked == "cook " + std::string(meal_parts[i]);
    return meal;
}

// In any order.
void collect(const Scene& scene, const Meal& meal, std::set<Meal>& meals) {
    if (scene.decision() != "cook") {
        meals.insert(meal);
        return;
    }
    for (const auto& move : scene.moves()) {
        Scene next = scene;
        collect(next.play(move), with(meal, move), meals);
    }
}

// In the order in which the search goes.
void collect(const State& state, const Meal& meal, std::multiset<Meal>& meals) {
    const Seat seat(0);
    if (Game::prompt(state, seat).decision != "cook") {
        meals.insert(meal);
        return;
    }
    MoveList moves;
    Canonical<Game>::moves(state, seat, moves);
    for (const Move move : moves) {
        State next = state;
        Canonical<Game>::play(next, seat, move);
        collect(next, with(meal, Game::move_text(move)), meals);
    }
}

TEST(Cook, SB_050_any_mix_up_to_the_limit_and_each_once) {
    Scene scene = players(2).store("3 shell 2 barley rabbit 2 fish sheep deer cow").flip("cook").at_workers(2);
    const Meal stored{3, 2, 1, 2, 1, 1, 1};
    std::multiset<Meal> expected;
    Meal meal{};
    for (;;) {
        std::size_t i = 0;
        while (i < meal.size() && meal[i] == stored[i]) meal[i++] = 0;
        if (i == meal.size()) break;
        ++meal[i];
        int weight = 0;
        for (std::size_t j = 0; j < meal.size(); ++j) weight += meal[j] * meal_weights[j];
        if (weight <= 6) expected.insert(meal);
    }
    EXPECT_GT(expected.size(), 60u);
    std::set<Meal> in_any_order;
    collect(scene.play("place cook"), {}, in_any_order);
    EXPECT_EQ(in_any_order, std::set<Meal>(expected.begin(), expected.end()));
    std::multiset<Meal> canonical;
    collect(scene.state, {}, canonical);
    EXPECT_EQ(canonical, expected);
}

// ---- Craft ----

const std::vector<std::pair<const char*, const char*>> banners{
    {"furnish", "stone wood"},        {"cook", "stone seaweed"},        {"craft", "stone wool"},
    {"clean", "stone shell"},         {"trade", "stone hide"},          {"gather_shore", "bone wood"},
    {"gather_hills", "bone seaweed"}, {"gather_thickets", "bone wool"}, {"gather_fields", "bone shell"}};
constexpr Tile eight[] = {Tile::build,  Tile::explore, Tile::hunt_boar, Tile::innovate,
                          Tile::muster, Tile::recruit, Tile::spin_wool, Tile::tend_land};

void expect_banner(Tile special, const std::string& tile, const std::string& cost) {
    Scene scene = players(2, special).store(cost).at_workers(2);
    scene.play("place craft");
    EXPECT_THAT(scene.moves(), ElementsAre("flip " + tile));
    scene.play("flip " + tile);
    EXPECT_EQ(names(scene.me().flipped), tile);
    EXPECT_EQ(scene.me().storage.total(), 0);
    EXPECT_EQ(scene.points("tiles"), 2);
    for (const auto& half : words(cost)) {
        Scene poor = players(2, special).store("3 " + half).at_workers(2);
        EXPECT_FALSE(poor.offers("place craft")) << tile << " for " << half;
    }
}

TEST(Craft, SB_051_each_tile_costs_its_two_banner_resources) {
    for (const auto& [tile, cost] : banners) expect_banner(Tile::build, tile, cost);
}

TEST(Craft, SB_051_SB_060_special_tiles_cost_bone_and_hide) {
    for (Tile special : eight) expect_banner(special, word_of(special), "bone hide");
}

TEST(Craft, SB_051_every_tile_once) {
    Scene scene = players(2, Tile::muster).store("6 stone 6 bone 2 wood 2 seaweed 2 wool 2 shell 2 hide").at_workers(2);
    scene.play("place craft");
    EXPECT_THAT(scene.moves(),
                ElementsAre("flip furnish", "flip cook", "flip craft", "flip clean", "flip trade", "flip gather_shore",
                            "flip gather_hills", "flip gather_thickets", "flip gather_fields", "flip muster"));
    scene.play("flip clean, place craft");
    EXPECT_FALSE(scene.offers("flip clean"));
    EXPECT_EQ(scene.moves().size(), 9u);
}

TEST(Craft, SB_052_flipped_there_is_a_cook_at_the_end_of_each_round) {
    Scene scene = players(2).store("2 shell fish").flip("craft").at_workers(1, 3).play("end");
    EXPECT_EQ(scene.decision(), "rest_cook");
    EXPECT_THAT(scene.moves(), ElementsAre("cook shell", "cook fish", "done"));
    Scene skipped = scene;
    skipped.play("done");
    EXPECT_EQ(skipped.me().storage, goods("2 shell fish"));
    EXPECT_EQ(skipped.state.round, 2);
    scene.play("cook shell, cook shell, cook fish");
    EXPECT_EQ(scene.me().storage, goods("3 food bone midden"));  // 4 stored: the second column makes a midden
    EXPECT_EQ(scene.state.round, 2);
}

TEST(Craft, SB_052_the_rest_cook_keeps_to_the_hearth_limit_and_is_one_cook) {
    Scene scene = players(2).store("3 fish", 4).flip("craft").at_workers(2, 3).play("end");
    scene.play("cook fish, cook fish");
    EXPECT_EQ(scene.me().storage, goods("fish 2 food 2 bone 3 midden"));  // 4 of 4, and then the midden
    Scene better = players(2).store("3 fish", 4).flip("craft cook").at_workers(2, 3).play("end");
    better.play("cook fish, cook fish, cook fish");
    EXPECT_EQ(better.me().storage, goods("3 food 3 bone 3 midden"));
}

TEST(Craft, SB_052_unflipped_or_with_an_empty_larder_there_is_none) {
    EXPECT_EQ(players(2).store("2 shell").at_workers(1, 3).play("end").state.round, 2);
    EXPECT_EQ(players(2).store("2 stone").flip("craft").at_workers(1, 3).play("end").state.round, 2);
}

TEST(Craft, SB_052_it_counts_in_the_round_in_which_craft_is_flipped) {
    Scene scene = players(2).store("stone wool shell").at_workers(1, 3).play("place craft, flip craft");
    EXPECT_THAT(scene.moves(), ElementsAre("cook shell", "done"));
}

// ---- Clean ----

TEST(Clean, SB_053_unflipped_it_takes_two_or_three_of_four_types) {
    Scene scene = players(2).store("hide barley seaweed wood food 4 stone").at_workers(2).play("place clean");
    EXPECT_THAT(scene.moves(),
                UnorderedElementsAre("pay barley seaweed", "pay barley wood", "pay barley hide", "pay seaweed wood",
                                     "pay seaweed hide", "pay wood hide", "pay barley seaweed wood",
                                     "pay barley seaweed hide", "pay barley wood hide", "pay seaweed wood hide"));
}

// How many clears there are, with as much midden as one could wish.
int clears_of(const std::string& paid, bool flipped) {
    Scene scene = players(2).store("hide barley seaweed wood food 9 midden").at_workers(2);
    if (flipped) scene.flip("clean");
    scene.play("place clean, pay " + paid);
    int clears = 0;
    for (; scene.decision() == "clear"; ++clears) scene.play("clear midden");
    EXPECT_EQ(scene.me().storage[Resource::midden], 9 - clears);
    EXPECT_EQ(scene.me().supply_roofs, 1);
    return clears;
}

TEST(Clean, SB_053_two_types_clear_one_and_three_clear_three) {
    EXPECT_EQ(clears_of("barley hide", false), 1);
    EXPECT_EQ(clears_of("barley seaweed wood", false), 3);
}

TEST(Clean, SB_054_flipped_it_takes_two_to_four_of_five_types) {
    Scene scene = players(2).store("hide barley seaweed wood food").flip("clean").at_workers(2).play("place clean");
    std::array<int, 6> by_size{};
    for (const auto& move : scene.moves()) ++by_size[words(move).size() - 1];
    EXPECT_THAT(by_size, ElementsAre(0, 0, 10, 10, 5, 0));
    EXPECT_TRUE(scene.offers("pay hide food"));
    EXPECT_FALSE(scene.offers("pay barley seaweed wood hide food"));
}

TEST(Clean, SB_054_two_types_clear_two_three_four_and_four_six) {
    EXPECT_EQ(clears_of("hide food", true), 2);
    EXPECT_EQ(clears_of("barley seaweed food", true), 4);
    EXPECT_EQ(clears_of("barley seaweed wood hide", true), 6);
}

TEST(Clean, SB_055_one_token_of_each_type_and_a_roof_each_time) {
    Scene scene = players(2).store("5 hide 4 wood").at_workers(3).play("place clean");
    EXPECT_THAT(scene.moves(), ElementsAre("pay wood hide"));  // 2 hide are one type
    scene.play("pay wood hide");
    EXPECT_EQ(scene.decision(), "worker");  // nothing to clear; a roof all the same
    EXPECT_EQ(scene.me().supply_roofs, 1);
    EXPECT_EQ(scene.state.supply_roofs, 39);
    EXPECT_EQ(scene.points("cards"), 1);
    scene.play("place clean, pay wood hide, done");
    EXPECT_EQ(scene.me().supply_roofs, 2);
    EXPECT_EQ(scene.me().storage, goods("3 hide 2 wood"));
}

TEST(Clean, SB_055_without_a_roof_left_it_clears_only) {
    Scene scene = players(2).store("hide wood midden").at_workers(2);
    scene.state.supply_roofs = 0;
    scene.state.players[1].supply_roofs = 40;
    scene.play("place clean, pay wood hide, clear midden");
    EXPECT_EQ(scene.me().storage.total(), 0);
    EXPECT_EQ(scene.me().supply_roofs, 0);
    EXPECT_EQ(scene.state.supply_roofs, 0);
}

TEST(Clean, SB_056_clears_are_mixed_and_a_discard_makes_room_for_a_slide) {
    Scene scene = players(2).store("hide barley wood 2 midden 2 stone", 3).at_workers(2);
    scene.play("place clean, pay barley wood hide");  // 4 of 9 are left
    EXPECT_THAT(scene.moves(), ElementsAre("clear midden", "clear slider", "done"));
    scene.play("clear midden, clear slider, clear slider");  // 3 of 9, of 6, of 3
    EXPECT_EQ(scene.me().storage, goods("midden 2 stone"));
    EXPECT_EQ(scene.me().open_columns, 1);
    EXPECT_EQ(scene.decision(), "worker");

    Scene enabled = players(2).store("hide barley wood midden 3 stone", 3).at_workers(2);
    enabled.play("place clean, pay barley wood hide, clear slider, clear slider");  // 4 of 9: two need a midden less
    EXPECT_THAT(enabled.moves(), ElementsAre("clear midden"));
    enabled.play("clear midden");
    EXPECT_EQ(enabled.me().open_columns, 1);
    Scene first_midden = players(2).store("hide barley wood midden 3 stone", 3).at_workers(2);
    first_midden.play("place clean, pay barley wood hide, clear midden, clear slider, clear slider");
    EXPECT_EQ(first_midden.me().open_columns, 1);
}

// Any combination of the two options: whatever is named first takes nothing away.
TEST(Clean, SB_056_clears_are_named_in_any_order) {
    const Scene scene = players(2)
                            .store("hide barley wood 2 midden 2 stone", 3)
                            .at_workers(2)
                            .play("place clean, pay barley wood hide");
    const Scene expected = Scene(scene).play("clear midden, clear slider, clear midden");
    for (const char* line : {"clear slider, clear midden, clear midden", "clear midden, clear midden, clear slider"}) {
        Scene now = Scene(scene).play(line);
        EXPECT_EQ(now.decision(), "worker") << line;
        EXPECT_EQ(now.me().storage, expected.me().storage) << line;
        EXPECT_EQ(now.me().open_columns, 2) << line;
    }
    Scene back = Scene(scene).play("clear slider, back clear slider, clear midden, done");
    EXPECT_EQ(back.me().open_columns, 3);
    EXPECT_EQ(back.me().storage, goods("midden 2 stone"));
}

TEST(Clean, SB_056_clearing_may_stop_early) {
    Scene scene = players(2).store("hide barley wood 3 midden").at_workers(2);
    scene.play("place clean, pay barley wood hide, clear midden, done");
    EXPECT_EQ(scene.me().storage, goods("2 midden"));
    Scene at_once = players(2).store("hide barley wood 3 midden").at_workers(2);
    at_once.play("place clean, pay barley wood hide, done");
    EXPECT_EQ(at_once.me().storage, goods("3 midden"));
    EXPECT_EQ(at_once.me().supply_roofs, 1);
}

// Every result of up to three clears: midden removed and slides, in whatever order they are made.
TEST(Clean, SB_056_every_mix_of_clears_is_reached) {
    std::set<std::pair<int, int>> reached, expected;
    const auto explore = [&](const auto& self, const Scene& scene) -> void {
        if (scene.decision() == "worker") {
            reached.insert({scene.me().storage[Resource::midden], scene.me().open_columns});
            return;
        }
        for (const auto& move : scene.moves()) {
            Scene next = scene;
            self(self, next.play(move));
        }
    };
    Scene scene = players(2).store("hide barley wood 2 midden 3 stone", 3).at_workers(2);
    explore(explore, scene.play("place clean, pay barley wood hide"));
    const auto step = [&](const auto& self, int left, int midden, int columns) -> void {
        expected.insert({midden, columns});
        if (left == 0) return;
        if (midden > 0) self(self, left - 1, midden - 1, columns);
        if (columns >= 2 && 3 * columns - (3 + midden) >= 3) self(self, left - 1, midden, columns - 1);
    };
    step(step, 3, 2, 3);
    EXPECT_EQ(reached, expected);
}

// ---- Trade ----

struct TradeRow {
    int cost;
    const char* purchase;
};
constexpr TradeRow trade_rows[] = {{2, "cow"},  {3, "deer"},    {4, "sheep"},   {4, "rabbit"},
                                   {5, "fish"}, {5, "2 shell"}, {6, "2 barley"}};

TEST(Trade, SB_057_cost_of_each_space) {
    for (int at = 0; at < 7; ++at) {
        const int cost = trade_rows[at].cost;
        Scene scene = players(2).store(many(cost, "stone")).at_workers(2);
        scene.me().trade = static_cast<std::uint8_t>(at);
        scene.play("place trade");
        EXPECT_THAT(scene.moves(), ElementsAre("pay " + many(cost, "stone")));
        scene.play(scene.moves()[0]);
        EXPECT_EQ(scene.me().storage.total(), 0);
        EXPECT_EQ(scene.me().trade, at + 1);

        Scene poor = players(2).store(many(cost - 1, "stone") + " " + many(cost - 1, "wool")).at_workers(2);
        poor.me().trade = static_cast<std::uint8_t>(at);
        EXPECT_FALSE(poor.offers("place trade")) << "two types at " << at;
    }
    Scene last = players(2).store("9 stone").at_workers(2);
    last.me().trade = 7;
    EXPECT_FALSE(last.offers("place trade"));
}

TEST(Trade, SB_057_any_single_type_but_midden) {
    Scene scene = players(2, Tile::hunt_boar)
                      .store(
                          "2 shell 2 barley 2 seaweed 2 wool 2 stone 2 wood 2 hide 2 bone 2 rabbit 2 fish 2 sheep "
                          "2 deer 2 cow 2 boar 2 skaill 2 food 2 midden")
                      .at_workers(2);
    scene.play("place trade");
    EXPECT_THAT(scene.moves(),
                ElementsAre("pay 2 shell", "pay 2 barley", "pay 2 seaweed", "pay 2 wool", "pay 2 stone", "pay 2 wood",
                            "pay 2 hide", "pay 2 bone", "pay 2 rabbit", "pay 2 fish", "pay 2 sheep", "pay 2 deer",
                            "pay 2 cow", "pay 2 boar", "pay 2 skaill", "pay 2 food"));
}

TEST(Trade, SB_058_the_goods_of_each_space) {
    for (int at = 0; at < 7; ++at)
        for (const bool flipped : {false, true}) {
            Scene scene = players(2).store(many(trade_rows[at].cost, "stone") + (flipped ? " wood" : " skaill"));
            if (flipped) scene.flip("trade");
            scene.at_workers(2);
            scene.me().trade = static_cast<std::uint8_t>(at);
            scene.play("place trade, pay " + many(trade_rows[at].cost, "stone"));
            EXPECT_THAT(scene.moves(), ElementsAre(flipped ? "buy for wood" : "buy for skaill", "skip"));
            scene.play(flipped ? "buy for wood" : "buy for skaill");
            EXPECT_EQ(scene.me().storage, goods(trade_rows[at].purchase));
            EXPECT_EQ(scene.decision(), "worker");  // once
        }
}

TEST(Trade, SB_058_unflipped_only_a_knife_buys) {
    Scene scene = players(2).store("4 stone 3 food").at_workers(2);
    scene.play("place trade, pay 2 stone");
    EXPECT_EQ(scene.decision(), "worker");
    Scene knives = players(2).store("4 stone 3 skaill").at_workers(2);
    knives.play("place trade, pay 2 stone");
    EXPECT_THAT(knives.moves(), ElementsAre("buy for skaill", "skip"));
    knives.play("skip");
    EXPECT_EQ(knives.me().storage, goods("2 stone 3 skaill"));
    EXPECT_EQ(knives.me().trade, 1);
}

TEST(Trade, SB_058_flipped_any_resource_buys_the_type_just_paid_included) {
    Scene scene = players(2).store("3 stone food skaill midden").flip("trade").at_workers(2);
    scene.play("place trade, pay 2 stone");
    EXPECT_THAT(scene.moves(), ElementsAre("buy for stone", "buy for skaill", "buy for food", "skip"));
    scene.play("buy for stone");
    EXPECT_EQ(scene.me().storage, goods("food skaill midden cow"));
}

// ---- Gather ----

TEST(Gather, SB_059_both_sides_of_the_four_tiles) {
    struct Row {
        const char* tile;
        bool flipped;
        const char *stored, *move, *after;
    };
    for (const Row& row : {Row{"gather_shore", false, "", "shell", "shell"},
                           {"gather_shore", false, "", "seaweed", "seaweed"},
                           {"gather_shore", true, "", "shell seaweed", "shell seaweed"},
                           {"gather_shore", true, "", "fish", "fish"},
                           {"gather_hills", false, "", "stone", "stone"},
                           {"gather_hills", false, "", "wool", "wool"},
                           {"gather_hills", true, "", "wool stone", "stone wool"},
                           {"gather_hills", true, "", "rabbit", "rabbit"},
                           {"gather_thickets", false, "", "wood", "wood"},
                           {"gather_thickets", true, "", "2 wood", "2 wood"},
                           {"gather_thickets", true, "2 wood", "deer", "wood deer"},
                           {"gather_fields", false, "", "barley", "barley"},
                           {"gather_fields", true, "", "2 barley", "2 barley"},
                           {"gather_fields", true, "3 barley", "cow", "barley cow"}}) {
        Scene scene = players(2).store(row.stored).at_workers(2);
        if (row.flipped) scene.flip(row.tile);
        scene.play(std::string("place ") + row.tile + ", gather " + row.move);
        EXPECT_EQ(scene.me().storage, goods(row.after)) << row.tile << " " << row.move;
    }
}

std::vector<std::string> gathers(const std::string& tile, bool flipped, const std::string& stored) {
    Scene scene = players(2).store(stored).at_workers(2);
    if (flipped) scene.flip(tile);
    return scene.play("place " + tile).moves();
}

TEST(Gather, SB_059_nothing_but_the_options_of_the_side_showing) {
    EXPECT_THAT(gathers("gather_shore", false, ""), UnorderedElementsAre("gather shell", "gather seaweed"));
    EXPECT_THAT(gathers("gather_shore", true, ""), UnorderedElementsAre("gather shell seaweed", "gather fish"));
    EXPECT_THAT(gathers("gather_hills", false, ""), UnorderedElementsAre("gather stone", "gather wool"));
    EXPECT_THAT(gathers("gather_hills", true, ""), UnorderedElementsAre("gather wool stone", "gather rabbit"));
    EXPECT_THAT(gathers("gather_thickets", false, "3 wood"), UnorderedElementsAre("gather wood"));
    EXPECT_THAT(gathers("gather_fields", false, "3 barley"), UnorderedElementsAre("gather barley"));
}

TEST(Gather, SB_059_exchanges_need_their_cost) {
    EXPECT_THAT(gathers("gather_thickets", true, ""), UnorderedElementsAre("gather 2 wood"));
    EXPECT_THAT(gathers("gather_thickets", true, "wood"), UnorderedElementsAre("gather 2 wood", "gather deer"));
    EXPECT_THAT(gathers("gather_fields", true, "barley"), UnorderedElementsAre("gather 2 barley"));
    EXPECT_THAT(gathers("gather_fields", true, "2 barley"), UnorderedElementsAre("gather 2 barley", "gather cow"));
}

}  // namespace
}  // namespace skerry::skara_brae
