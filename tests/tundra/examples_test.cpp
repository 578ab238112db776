// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "tundra/scene.h"

// Section 10: the worked examples.
namespace skerry::tundra {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

TEST(Tundra, TU_E01_start_of_round) {
    Scene scene = base().round(1).store("F2 S2 P2 b5 V3").lay("A3 g07, B2 g08").close("B2").towers("A3");
    scene.upgraded("travel").end_of_round();
    EXPECT_EQ(scene.asked(), "move_step");
    EXPECT_EQ(Game::view(scene.state, Seat(0)).glades[Cell::B2], Maybe<Glade>(Glade::unknown));
    scene.play("move B1 B2");
    EXPECT_EQ(scene.store(), "F2 S2 P3 b5 V3");
    scene.play("gain stone");
    EXPECT_EQ(scene.store(), "F3 S3 P3 b5 V5");
    EXPECT_EQ(scene.workers(), "A2 B2");
    EXPECT_EQ(Game::view(scene.state, Seat(1)).glades[Cell::B2], Maybe<Glade>(Glade::g08)) << "open for all";
}

TEST(Tundra, TU_E02_travel_row_3) {
    Scene scene = base().bare(Board::travel).dice("3 1");
    scene.play("place 3 travel, start board, move A2 A3");
    EXPECT_EQ(scene.workers(), "A3 B1");
    EXPECT_EQ(scene.store(), "F3 S2 P2 b5 V0");
    EXPECT_EQ(scene.asked(), "turn_post") << "exactly one point";
}

TEST(Tundra, TU_E03_TU_053_three_movement_points) {
    const auto after = [](std::string_view workers, std::string_view steps) {
        Scene scene = base().bare(Board::travel).upgraded("travel").workers(workers).dice("2 1");
        scene.play("place 2 travel, start board").play(steps);
        EXPECT_EQ(scene.asked(), "turn_post") << steps;
        return scene.workers() + " " + scene.store();
    };
    EXPECT_EQ(after("A2 B1", "move A2 A3, walk A3 A4 1, walk A4 A5 1"), "A5 B1 F4 S3 P2 b5 V0");
    EXPECT_EQ(after("A2 B1", "move A2 A3, walk A3 A4 1, move B1 B2"), "A4 B2 F4 S3 P2 b5 V0");
    EXPECT_EQ(after("A2 B1", "move A2 A3, move B1 B2, walk B2 B3 2"), "A3 B3 F3 S3 P3 b5 V0");
    EXPECT_EQ(after("A2 B1", "move B1 B2, move A2 A3, walk B2 B3 1"), "A3 B3 F3 S3 P3 b5 V0") << "interleaved";
    EXPECT_EQ(after("A2 B1 C3", "move A2 A3, move B1 B2, move C3 B3"), "A3 B2 B3 F3 S3 P3 b5 V0");
    EXPECT_EQ(after("A2 B1", "move A2 A3, done"), "A3 B1 F3 S2 P2 b5 V0");
    EXPECT_EQ(after("A2 B1", "done"), "A2 B1 F2 S2 P2 b5 V0");
}

TEST(Tundra, TU_E04_buying_a_die) {
    Scene scene = base().round(1).as(1).store("b8").placed(Board::travel, "1 2").placed(Board::architecture, "1");
    scene.dice("5").play("buy");
    EXPECT_EQ(scene.me().berries, 2);
    ASSERT_EQ(scene.me().dice.total(), 2);
    Bag<Face> rolled = scene.me().dice;
    rolled.remove(Face::five);
    const std::string second = std::to_string(value_of(*rolled.at_least(1).begin()));
    EXPECT_TRUE(scene.offers("place 5 gathering"));
    EXPECT_TRUE(scene.offers("place " + second + " gathering"));
    scene.play("place 5 gathering, finish");
    EXPECT_EQ(scene.asked(), "turn_post");
    EXPECT_THAT(scene.offers_of("place"), ElementsAre()) << "not both in this turn";
    scene.play("end");
    EXPECT_EQ(scene.asked(), "turn_pre") << "one more turn in this round";
    EXPECT_EQ(scene.state.round, 1);
    EXPECT_EQ(scene.dice(), second);
}

Scene sophia() {
    Scene scene = base().store("F3 S3 P2 b4 V0").starter(Board::trade, "s03").under(Board::trade, "e02");
    return scene.lay("A3 g04").workers("A2").dice("3 1");
}

TEST(Tundra, TU_E05_TU_042_order_of_actions) {
    Scene scene = sophia().play("place 3 trade");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start board", "start s03", "start e02", "finish"));
    scene.play("start s03");
    EXPECT_EQ(scene.store(), "F3 S3 P3 b4 V0");
    scene.play("start e02, move A2 A3");
    EXPECT_EQ(scene.store(), "F3 S4 P3 b4 V0");
    scene.play("start board, upgrade gathering");
    EXPECT_EQ(scene.store(), "F1 S1 P3 b6 V1");
    EXPECT_TRUE(scene.board(Board::gathering).upgraded);
}

TEST(Tundra, TU_E05_TU_044_an_action_is_not_split) {
    Scene scene = sophia().play("place 3 trade, start board");
    EXPECT_EQ(scene.me().berries, 6);
    EXPECT_EQ(scene.asked(), "upgrade_step");
    EXPECT_FALSE(scene.offers("start s03"));
    scene.play("done, start s03");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start e02", "finish")) << "the upgrade is lost";
}

TEST(Tundra, TU_E06_TU_065_convert) {
    Scene scene = base().bare(Board::architecture).upgraded("architecture").towers("A3 A4 A5").dice("2 1");
    scene.store("F3 S2 P1 b5 V0").play("place 2 architecture, start board");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pay firewood", "pay stone", "done")) << "two of a kind each";
    scene.play("pay firewood, pay stone");
    EXPECT_EQ(scene.store(), "F1 S0 P1 b5 V2");
    EXPECT_EQ(scene.asked(), "turn_post") << "a third payment is impossible";
}

void gathered(const Scene& scene, std::set<std::string>& results) {
    Scene here = scene;
    if (here.asked() != "gather") {
        results.insert(here.store());
        return;
    }
    for (const std::string& move : here.moves()) {
        Scene next = here;
        gathered(next.play(move), results);
    }
}

TEST(Tundra, TU_E07_TU_068_gathering) {
    Scene scene = base().store("F0 S0 P0 b5 V0").lay("A3 g04").towers("A3").workers("A2 B3 B3").dice("4 1");
    scene.play("place 4 gathering, start board");
    std::set<std::string> results, maximal;
    gathered(scene, results);
    for (const std::string& store : results) {
        const int total = store[1] + store[4] + store[7] - 3 * '0';
        EXPECT_LE(total, 3);
        EXPECT_TRUE(store[1] <= '1' && store[4] <= '1' && store[7] <= '2') << store << ": each piece at most once";
        if (total == 3) maximal.insert(store);
    }
    EXPECT_THAT(maximal, ElementsAre("F0 S1 P2 b5 V0", "F1 S0 P2 b5 V0", "F1 S1 P1 b5 V0"));
    EXPECT_EQ(results.size(), 11u) << "and every smaller one, the empty one too";
}

TEST(Tundra, TU_E08_TU_074_TU_075_TU_076_flipping_the_trade_board) {
    Scene scene = base().store("F3 S3 P3 b3 V0").starter(Board::trade, "s06").under(Board::trade, "e03");
    scene.placed(Board::trade, "5").dice("2 2").play("place 2 trade, start board, upgrade trade");
    EXPECT_EQ(scene.store(), "F0 S0 P0 b5 V1") << "b5, not b9";
    EXPECT_TRUE(scene.board(Board::trade).upgraded);
    EXPECT_EQ(text(scene.board(Board::trade).dice), "two five") << "the dice stay";
    EXPECT_EQ(scene.board(Board::trade).starter, Maybe<Card>(Card::s06));
    EXPECT_TRUE(scene.board(Board::trade).market.has(Card::e03));
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start s06", "start e03", "finish")) << "nothing is activated anew";
    scene.play("finish, end");
    EXPECT_EQ(scene.asked(), "turn_pre");
    EXPECT_FALSE(scene.offers("place 2 trade"));
    EXPECT_TRUE(scene.offers("place 2 gathering"));
    scene.end_of_round().play("done, done");
    EXPECT_EQ(scene.store(), "F0 S0 P0 b5 V2");
}

TEST(Tundra, TU_E09_TU_091_TU_092_goal_with_berries) {
    Scene scene = base().goals("cg_berries cg_towers").as(1).store("b20").unused("4 5").as(0).store("b16");
    scene.dice("4 4").play("claim 4 cg_berries");
    EXPECT_EQ(scene.store(), "F2 S2 P2 b16 V4");
    scene.play("end").as(1);
    EXPECT_THAT(scene.offers_of("claim"), ElementsAre()) << "closed to the others";
    scene.play("place 5 trade, finish, end").as(0);
    EXPECT_EQ(scene.asked(), "turn_pre");
    EXPECT_THAT(scene.offers_of("claim"), ElementsAre()) << "and to its holder";
    scene.end_of_round();
    EXPECT_FALSE(scene.state.goals[0].holder) << "until the end of the round";
}

TEST(Tundra, TU_E10_TU_082_a_new_enhancement_is_used_at_once) {
    Scene scene = base().store("b0").market("e02 a01").dice("6 1").play("place 6 trade, start board");
    EXPECT_EQ(scene.me().berries, 1);
    Scene elsewhere = scene;
    scene.play("take e02, put trade");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start e02", "finish"));
    scene.play("start e02");
    EXPECT_EQ(scene.me().berries, 2);
    EXPECT_EQ(scene.me().agenda.back().count, 2) << "movement points";
    elsewhere.play("take e02, put travel");
    EXPECT_EQ(elsewhere.asked(), "turn_post") << "put under travel: nothing now";
    EXPECT_EQ(elsewhere.me().berries, 1);
    EXPECT_TRUE(elsewhere.board(Board::travel).market.has(Card::e02));
}

int majority(Scene& scene, std::uint8_t seat) {
    scene.as(seat).personal("pg_majority");
    return Game::facts(scene.state, Seat(seat)).personal.at(0).count;
}

TEST(Tundra, TU_E11_TU_110_majority) {
    // In std3, glades by their order: D1 g06 stone, D2 g07 peat, D3 g08 peat, D4 g09 peat, E1 g10.
    Scene scene = with(Mode::personal_goals, 3);
    scene.as(0).workers("D2").towers("D2").as(1).workers("D2 B1").as(2).workers("");
    EXPECT_EQ(majority(scene, 0), 1) << "2 : 1 : 0";
    EXPECT_EQ(majority(scene, 1), 1) << "1 : 0 on B1";
    EXPECT_EQ(majority(scene, 2), 0);
    scene.as(2).workers("B1");
    EXPECT_EQ(majority(scene, 1), 0) << "1 : 1 counts for nobody";
    EXPECT_EQ(majority(scene, 2), 0);
    scene.as(2).workers("D2 D2");
    EXPECT_EQ(majority(scene, 0), 0) << "more than each other player";
    scene.as(2).workers("F1 F1");
    EXPECT_EQ(majority(scene, 2), 0) << "settlements are no glades";
}

TEST(Tundra, TU_E12_TU_E16_TU_085_advisor_limit) {
    Scene scene = base().advisors("a01 a02").exhausted("a03").market("a04 a05").dice("6 1");
    scene.play("place 6 trade, start board, take a04");
    EXPECT_EQ(scene.asked(), "advisor_discard");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("discard a01", "discard a02", "discard a03"));
    scene.play("discard a03");
    EXPECT_EQ(scene.advisors(), "a01 a02 a04");
    EXPECT_TRUE(scene.state.discards.has(Card::a03));

    Scene provident = with(Mode::titles).title("provident").advisors("a01 a02 a03").market("a04 a05").dice("6 5");
    provident.play("place 6 trade, start board, take a04, end");
    EXPECT_EQ(provident.advisors(), "a01 a02 a03 a04") << "four are allowed";
    provident.play("place 5 trade, start board, take a05");
    EXPECT_THAT(provident.moves(), UnorderedElementsAre("discard a01", "discard a02", "discard a03", "discard a04"));
    provident.play("discard a01");
    EXPECT_EQ(provident.advisors(), "a02 a03 a04 a05");
}

TEST(Tundra, TU_E13_TU_057_TU_061_build_twice) {
    Scene scene = base().bare(Board::architecture).store("F2 S2 P0 b0 V0").workers("A2 B2").dice("5 1");
    scene.play("place 5 architecture, start board, build A2:firewood");
    EXPECT_EQ(scene.store(), "F2 S2 P0 b0 V0") << "price and bonus come when the whole action is over";
    scene.play("build B2:stone");
    EXPECT_EQ(scene.store(), "F0 S0 P0 b6 V1");
    EXPECT_EQ(scene.towers(), "A2 B2");
    EXPECT_EQ(scene.workers(), "");
    EXPECT_EQ(workers_left(scene.me()), 6);
}

TEST(Tundra, TU_E14_vp_track) {
    Scene scene = base().goals("cg_berries cg_towers").store("b16 V48").dice("4 1").play("claim 4 cg_berries");
    EXPECT_EQ(scene.me().vp, 52);
    const Facts facts = Game::facts(scene.state, Seat(0));
    EXPECT_EQ(facts.lap, 1) << "an acorn token";
    EXPECT_EQ(facts.space, 2);
    EXPECT_EQ(Game::ranking(scene.state).seats[0].total, 52);
}

TEST(Tundra, TU_E15_TU_034_no_wrap) {
    Scene scene = base().store("b5").dice("6 1");
    EXPECT_THAT(scene.offers_of("nudge"), UnorderedElementsAre("nudge 6 down", "nudge 1 up"));
    scene.play("nudge 6 down, nudge 1 up");
    EXPECT_EQ(scene.dice(), "2 5");
    EXPECT_EQ(scene.me().berries, 1) << "2 berries each";
    EXPECT_THAT(scene.offers_of("nudge"), ElementsAre());
}

}  // namespace
}  // namespace skerry::tundra
