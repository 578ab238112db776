// SPDX-License-Identifier: Apache-2.0
#include "tundra/scene.h"

// Sections 3.9, 3.11, 6.12 and 8: common goals, personal goals, scoring. TU-088 to TU-094, TU-097, TU-105 to TU-110.
namespace skerry::tundra {
namespace {

using ::testing::ElementsAre;

// The first n of these words.
std::string first(std::string_view all, int n) {
    std::string some;
    for (const std::string& word : words(all))
        if (n-- > 0) some += word + " ";
    return some;
}

// Four players; what a goal counts is there n times, and nothing else that it might count.
Scene counting(const std::string& goal, int n) {
    Scene scene = base(4).store("F0 S0 P0 b0").workers("");
    scene.goals(goal == "cg_city" ? "cg_city cg_towers cg_upgrades cg_berries"
                                  : goal + (goal == "cg_towers" ? " cg_city" : " cg_towers") +
                                        (goal == "cg_upgrades" ? " cg_berries" : " cg_upgrades") +
                                        (goal == "cg_resources" ? " cg_peat" : " cg_resources"));
    if (goal == "cg_city") {
        scene.advisors(first("a01 a02", n));
        if (n > 2) scene.exhausted("a03");
        for (int i = 3; i < n; ++i) scene.under(board_at(static_cast<std::size_t>(i - 3)), "e0" + std::to_string(i));
    }
    if (goal == "cg_upgrades") scene.upgraded(first("architecture travel gathering trade", n));
    if (goal == "cg_berries") scene.store("b" + std::to_string(n));
    if (goal == "cg_towers") scene.towers(first("A2 A3 A4 A5", n));
    if (goal == "cg_workers") scene.workers(first("A1 A1 A6 A2 A2 B1", n));
    if (goal == "cg_resources")
        scene.store("F" + std::to_string(n / 3) + " S" + std::to_string((n + 1) / 3) + " P" +
                    std::to_string((n + 2) / 3));
    if (goal == "cg_stone") scene.workers(first("A5 B1 B2 C6", n));
    if (goal == "cg_peat") scene.workers(first("B3 B4 B5 D2", n));
    return scene;
}

struct Counted {
    std::string goal;
    std::array<int, 3> thresholds;
    std::string dice;
};
const std::vector<Counted> table{{"cg_city", {3, 5, 7}, "135"},       {"cg_upgrades", {2, 3, 4}, "246"},
                                 {"cg_berries", {10, 15, 20}, "345"}, {"cg_towers", {2, 3, 4}, "126"},
                                 {"cg_workers", {2, 4, 6}, "236"},    {"cg_resources", {6, 12, 18}, "145"},
                                 {"cg_stone", {2, 3, 4}, "235"},      {"cg_peat", {2, 3, 4}, "246"}};

TEST(Tundra, TU_088_TU_089_TU_090_TU_091_TU_094_every_goal_at_every_count) {
    for (const auto& [goal, thresholds, dice] : table)
        for (int n = 0; n <= thresholds[2]; ++n) {
            int vp = 0;
            for (std::size_t tier = 0; tier < 3; ++tier)
                if (n >= thresholds[tier]) vp = static_cast<int>(2 * tier + 2);
            for (int die = 1; die <= 6; ++die) {
                const std::string what = goal + " " + std::to_string(n) + ", die " + std::to_string(die);
                Scene scene = counting(goal, n).dice(std::to_string(die) + " " + std::to_string(die % 6 + 1));
                const std::string claim = "claim " + std::to_string(die) + " " + goal;
                const bool listed = dice.find(std::to_string(die)) != std::string::npos;
                EXPECT_EQ(scene.offers(claim), listed && vp > 0) << what;
                if (!listed || vp == 0) continue;
                const std::string before = scene.store();
                const std::string city = scene.advisors(), pieces = scene.workers() + scene.towers();
                scene.play(claim);
                EXPECT_EQ(scene.store(), before.substr(0, before.find('V')) + "V" + std::to_string(vp)) << what;
                EXPECT_EQ(scene.advisors(), city) << "nothing is spent";
                EXPECT_EQ(scene.workers() + scene.towers(), pieces);
            }
        }
}

TEST(Tundra, TU_094_a_glade_counts_once_and_only_with_own_pieces) {
    // Firewood with four players: A2, A3, A4, C4, C5, D4.
    const auto worth_of = [](std::string_view towers, std::string_view workers) {
        Scene scene = base(4).goals("cg_firewood cg_towers cg_city cg_upgrades").towers(towers).workers(workers);
        scene.as(1).workers("C4 C5").as(0).dice("1 5");
        if (!scene.offers("claim 1 cg_firewood")) return 0;
        EXPECT_FALSE(scene.offers("claim 5 cg_firewood")) << "1, 4 and 6";
        return int{scene.play("claim 1 cg_firewood").me().vp};
    };
    EXPECT_EQ(worth_of("A2", "A2 A2 A2"), 0) << "one glade, four pieces";
    EXPECT_EQ(worth_of("A2", "A3"), 2);
    EXPECT_EQ(worth_of("", "A2 A3 A5 B1"), 2) << "stone glades are others";
    EXPECT_EQ(worth_of("A2", "A3 A4"), 4);
    EXPECT_EQ(worth_of("A2 A3", "A3 A4 D4"), 6);
    Scene settlement = base(4).goals("cg_firewood cg_towers cg_city cg_upgrades").workers("A1 A6 A2").dice("1 4");
    EXPECT_FALSE(settlement.offers("claim 1 cg_firewood"));
}

TEST(Tundra, TU_094_starter_cards_are_no_city_cards) {
    Scene scene = base(3).goals("cg_city cg_towers cg_upgrades").advisors("a01 a02").dice("1 3");
    EXPECT_FALSE(scene.offers("claim 1 cg_city")) << "two advisors, two starters";
    scene.under(Board::trade, "e01");
    EXPECT_TRUE(scene.offers("claim 1 cg_city"));
}

TEST(Tundra, TU_093_several_goals_in_a_round) {
    Scene scene = base().goals("cg_berries cg_upgrades").store("b10").upgraded("trade travel").dice("4 4");
    scene.play("claim 4 cg_berries, end, claim 4 cg_upgrades");
    EXPECT_EQ(scene.me().vp, 4);
    for (const GoalSlot& slot : scene.state.goals) EXPECT_EQ(slot.holder, Maybe<Character>(Character::elisabeth));
}

// ---- The end ----

TEST(Tundra, TU_097_most_points_then_resources_then_berries_then_shared) {
    const auto places = [](std::string_view mine, std::string_view other) {
        Scene scene = base().round(4).store(mine).as(1).store(other).as(0).end_of_round();
        const Ranking ranking = Game::ranking(scene.state);
        return std::array{ranking.seats[0].place, ranking.seats[1].place};
    };
    EXPECT_EQ(places("F0 S0 P0 b0 V21", "F9 S9 P9 b20 V20"), (std::array{1, 2})) << "points first";
    EXPECT_EQ(places("F3 S0 P0 b0 V20", "F1 S1 P0 b9 V20"), (std::array{1, 2})) << "then resources of all types";
    EXPECT_EQ(places("F0 S0 P2 b3 V20", "F1 S1 P0 b4 V20"), (std::array{2, 1})) << "then berries";
    EXPECT_EQ(places("F0 S0 P2 b4 V20", "F1 S1 P0 b4 V20"), (std::array{1, 1})) << "then shared";
    Scene shared = base().round(4).end_of_round();
    const Ranking ranking = Game::ranking(shared.state);
    EXPECT_TRUE(ranking.seats[0].won && ranking.seats[1].won);
}

TEST(Tundra, the_score_sheet_has_a_line_for_personal_goals_where_they_are_played) {
    const auto personal = static_cast<std::size_t>(Category::personal_goal);
    EXPECT_FALSE(Game::ranking(base().round(4).end_of_round().state).counts(personal));
    Scene unmet = with(Mode::personal_goals).round(4).personal("pg_chain").as(1).personal("pg_variety").as(0);
    const Ranking ranking = Game::ranking(unmet.end_of_round().state);
    EXPECT_TRUE(ranking.final && ranking.counts(personal)) << "also when nobody has met his";
    EXPECT_EQ(ranking.seats[0].points[personal] + ranking.seats[1].points[personal], 0);
}

TEST(Tundra, TU_097_personal_goals_are_added_at_the_end) {
    Scene scene = with(Mode::personal_goals).round(4).personal("pg_idle_workers").workers("A2").store("V10");
    scene.as(1).personal("pg_chain").store("V19").as(0);
    EXPECT_EQ(Game::ranking(scene.state).seats[0].total, 10) << "not before";
    scene.end_of_round();
    const Ranking ranking = Game::ranking(scene.state);
    EXPECT_EQ(ranking.seats[0].total, 20) << "five workers in the supply: 10";
    EXPECT_THAT(ranking.seats[0].points, ElementsAre(10, 10));
    EXPECT_EQ(ranking.seats[1].total, 19) << "no towers: nothing";
    EXPECT_TRUE(ranking.seats[0].won);
    EXPECT_FALSE(ranking.seats[1].won);
    EXPECT_EQ(scene.told(EventKind::personal_goal), 2);
}

// ---- Personal goals ----

TEST(Tundra, TU_105_pools_and_secrecy) {
    for (int players = 2; players <= 4; ++players) {
        Set<PersonalGoal> seen;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const State state =
                Game::begin(
                    {.mode = Mode::full, .players = static_cast<std::uint8_t>(players), .late_enhancements = true},
                    Seed::number(seed))
                    .value();
            Set<PersonalGoal> dealt;
            for (const Player& player : state.players) dealt.add(*player.goal);
            EXPECT_EQ(dealt.size(), players) << "one each, all different";
            seen = seen | dealt;
        }
        EXPECT_EQ(seen.size(), players == 2 ? 7 : 8);
        EXPECT_EQ(seen.has(PersonalGoal::pg_borders), players > 2);
    }
    Scene scene = with(Mode::personal_goals, 3).round(4);
    for (std::uint8_t seat = 0; seat < 3; ++seat) {
        const State view = Game::view(scene.state, Seat(seat));
        for (std::uint8_t other = 0; other < 3; ++other)
            EXPECT_EQ(view.players[other].goal == Maybe<PersonalGoal>(PersonalGoal::unknown), seat != other);
    }
    scene.end_of_round();
    for (const Player& player : Game::view(scene.state, Seats::none()).players)
        EXPECT_NE(player.goal, Maybe<PersonalGoal>(PersonalGoal::unknown)) << "shown at scoring";
}

// Four players; my pieces; the others have none unless a test says so.
Scene alone(std::string_view towers, std::string_view workers) {
    Scene scene = with(Mode::personal_goals, 4);
    for (std::uint8_t i = 1; i < 4; ++i) scene.as(i).workers("");
    return scene.as(0).towers(towers).workers(workers);
}

int scored(Scene scene, std::string_view goal) {
    scene.round(4).personal(goal).end_of_round();
    return Game::ranking(scene.state).seats[0].points.at(1);
}

TEST(Tundra, TU_106_TU_107_chain_of_towers) {
    const auto chain = [](std::string_view towers) { return scored(alone(towers, ""), "pg_chain"); };
    EXPECT_EQ(chain(""), 0);
    EXPECT_EQ(chain("A2"), 0);
    EXPECT_EQ(chain("A2 A4"), 0) << "not adjacent";
    EXPECT_EQ(chain("A2 A3"), 2);
    EXPECT_EQ(chain("A2 A3 E2 E3"), 2) << "two groups of two";
    EXPECT_EQ(chain("A2 A3 A4"), 5);
    EXPECT_EQ(chain("A2 A3 A4 A5"), 9);
    EXPECT_EQ(chain("C3 B2 B3 D2"), 9) << "a group, no path: C3 with three around it";
    EXPECT_EQ(chain("C3 B3 C2 D3"), 9) << "the three do not touch each other";
}

TEST(Tundra, TU_106_TU_108_many_lands) {
    // A2 F, A3 F, A4 F, A5 S, B1 S, B2 S, B3 P, B4 P, C1 -, C2 -.
    const auto variety = [](std::string_view towers, std::string_view workers) {
        return scored(alone(towers, workers), "pg_variety");
    };
    EXPECT_EQ(variety("", "A2 A2 A5 B3 C1 A1"), 0) << "one type";
    EXPECT_EQ(variety("A2", "A3 A5 B1"), 4) << "over several tiles, workers and towers together";
    EXPECT_EQ(variety("C1", "C2 A1 E6"), 4) << "barren, and settlements of all players as one type";
    EXPECT_EQ(variety("A2 A5", "A3 B1 A1 A6"), 8);
    EXPECT_EQ(variety("A2 A5 B3", "A3 B1 B4 A1 A1"), 10);
    EXPECT_EQ(variety("A2 A5 B3 C1", "A3 B1 B4 C2 A1 A1"), 10) << "five types give no more";
}

TEST(Tundra, TU_106_workers_and_towers_in_the_supply) {
    const std::array<int, 7> idle{0, 0, 4, 4, 10, 10, 17};
    for (int left = 0; left <= 6; ++left)
        EXPECT_EQ(scored(alone("", first("A1 A1 A1 A1 A1 A1", 6 - left)), "pg_idle_workers"),
                  idle[static_cast<std::size_t>(left)])
            << left;
    const std::array<int, 5> towers{0, 0, 4, 10, 17};
    for (int left = 0; left <= 4; ++left)
        EXPECT_EQ(scored(alone(first("A2 A3 A4 A5", 4 - left), ""), "pg_no_towers"),
                  towers[static_cast<std::size_t>(left)])
            << left;
}

TEST(Tundra, TU_106_garrison) {
    EXPECT_EQ(scored(alone("A2 A3", "A2 A4"), "pg_garrison"), 0);
    EXPECT_EQ(scored(alone("A2 A3", "A2 A3"), "pg_garrison"), 2);
    EXPECT_EQ(scored(alone("A2", "A2 A2 A2 A1"), "pg_garrison"), 2);
    EXPECT_EQ(scored(alone("A2", "A2 A2 A2 A2"), "pg_garrison"), 5);
    EXPECT_EQ(scored(alone("A2 A3", "A2 A2 A2 A3 A3 A3"), "pg_garrison"), 9);
    Scene other = alone("", "A2 A2");
    other.as(1).towers("A2").as(0);
    EXPECT_EQ(scored(other, "pg_garrison"), 0) << "an own tower";
}

TEST(Tundra, TU_106_TU_109_distant_borders) {
    EXPECT_EQ(scored(alone("A2 A3", "A4 A5 B1"), "pg_borders"), 0) << "five";
    EXPECT_EQ(scored(alone("A2 A3", "A4 A5 B1 B2 A1"), "pg_borders"), 0) << "inner glades and settlements do not count";
    EXPECT_EQ(scored(alone("A2 A3", "A2 A2 A5 B1"), "pg_borders"), 4) << "six pieces, no matter where";
    EXPECT_EQ(scored(alone("A2 A3 E3 E4", "A4 A5 B1 C6"), "pg_borders"), 10);
    EXPECT_EQ(scored(alone("A2 A3 E3 E4", "A4 A5 B1 C6 D1 D1"), "pg_borders"), 17);
}

TEST(Tundra, TU_106_statecraft) {
    const auto state = [](int cards, int upgrades) {
        Scene scene = alone("", "");
        scene.upgraded(first("architecture travel gathering trade", upgrades));
        scene.advisors(first("a01 a02 a03", cards));
        for (int i = 3; i < cards; ++i)
            scene.under(board_at(static_cast<std::size_t>(i - 3)), "e0" + std::to_string(i));
        return scored(scene, "pg_statecraft");
    };
    EXPECT_EQ(state(3, 0), 0) << "starters do not count";
    EXPECT_EQ(state(2, 2), 2);
    EXPECT_EQ(state(6, 0), 2);
    EXPECT_EQ(state(4, 3), 5);
    EXPECT_EQ(state(7, 3), 5);
    EXPECT_EQ(state(7, 4), 9);
}

TEST(Tundra, TU_106_TU_110_masters_of_the_glades) {
    EXPECT_EQ(scored(alone("A2", "A2 A1"), "pg_majority"), 0) << "one glade";
    EXPECT_EQ(scored(alone("A2", "A3"), "pg_majority"), 2);
    EXPECT_EQ(scored(alone("A2 A3", "A4 A5"), "pg_majority"), 5);
    EXPECT_EQ(scored(alone("A2 A3", "A4 A5 B1 B2"), "pg_majority"), 9);
    Scene tied = alone("A2 A3", "A4 A5 B1 B2");
    tied.as(2).workers("B2").as(0);
    EXPECT_EQ(scored(tied, "pg_majority"), 5) << "strictly more";
}

}  // namespace
}  // namespace skerry::tundra
