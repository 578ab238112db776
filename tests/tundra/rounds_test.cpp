// SPDX-License-Identifier: Apache-2.0
#include "tundra/scene.h"

// Sections 5.1, 5.2 and 5.4: the start of a round, the dice roll, the end of a round. TU-014 to TU-024, TU-095, TU-096.
namespace skerry::tundra {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// Everybody takes as little as possible of the start of the round, and the dice are rolled.
Scene& rolled(Scene& scene) {
    while (scene.state.phase == Phase::start) {
        const Seat seat = Game::waiting(scene.state).front();
        MoveList list;
        Game::moves(scene.state, seat, list);
        Game::play(scene.state, seat, list[list.size() - 1], Events<Event>(&scene.events));
    }
    return scene;
}

TEST(Tundra, TU_014_four_dice_then_five) {
    Scene first{.state = Game::begin({}, Seed::number(3)).value(), .seat = Seat(0)};
    while (first.state.phase == Phase::choosing) {
        const Seat seat = Game::waiting(first.state).front();
        MoveList list;
        Game::moves(first.state, seat, list);
        Game::play(first.state, seat, list[0], {});
    }
    for (const Player& player : rolled(first).state.players) EXPECT_EQ(player.dice.total(), 4) << "round 1";
    for (int round = 2; round <= 4; ++round) {
        Scene scene = base().round(round - 1).end_of_round();
        rolled(scene);
        EXPECT_EQ(scene.state.round, round);
        for (const Player& player : scene.state.players) EXPECT_EQ(player.dice.total(), round == 2 ? 4 : 5);
    }
}

TEST(Tundra, TU_015_one_player_completes_all_before_the_next) {
    Scene scene = base(3).as(1).lay("D1 g06").towers("D1").upgraded("trade").as(0).towers("C2").lay("C2 g18");
    scene.end_of_round();
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(0)));
    scene.play("done");
    EXPECT_EQ(scene.me().berries, 5);
    scene.play("done");
    EXPECT_EQ(scene.me().berries, 10) << "his tower came before the next player began";
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(1)));
    EXPECT_EQ(scene.player(1).vp, 0);
    EXPECT_EQ(scene.player(1).berries, 5);
    scene.play("1: done, 1: done");
    EXPECT_EQ(scene.player(1).vp, 1);
    EXPECT_EQ(scene.player(1).berries, 10);
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(2)));
    EXPECT_EQ(scene.state.phase, Phase::start);
    EXPECT_TRUE(scene.player(0).dice.empty()) << "nobody has rolled yet";
    scene.play("2: done, 2: done");
    EXPECT_EQ(scene.state.phase, Phase::placement);
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(0)));
}

TEST(Tundra, TU_016_title_then_upgrades_then_towers) {
    Scene scene = base().towers("B2").upgraded("travel trade").end_of_round();
    scene.play("move A2 A3, gain peat");
    std::vector<std::string> gained;
    for (const Event& event : scene.events)
        if (event.kind == EventKind::gains && event.seat == Seat(0))
            gained.push_back(word_of(*event.good) + " " + std::to_string(event.count));
    EXPECT_THAT(gained, ElementsAre("firewood 1", "peat 1", "vp 2", "berries 5"));
}

TEST(Tundra, TU_017_the_basic_title_moves_then_takes_a_resource) {
    Scene scene = base().end_of_round();
    EXPECT_EQ(scene.asked(), "move_step");
    Scene declined = scene;
    scene.play("move B1 C1");
    EXPECT_EQ(scene.asked(), "choose_resource") << "one point";
    EXPECT_THAT(scene.moves(), ElementsAre("gain firewood", "gain stone", "gain peat", "done"));
    scene.play("gain firewood");
    EXPECT_EQ(scene.store(), "F3 S2 P3 b5 V0");
    EXPECT_EQ(scene.asked(), "");
    Scene half = declined.play("done");
    EXPECT_EQ(half.asked(), "choose_resource");
    half.play("gain stone");
    EXPECT_EQ(half.store(), "F2 S3 P2 b5 V0") << "without the movement";
    declined.play("done");
    EXPECT_EQ(declined.store(), "F2 S2 P2 b5 V0") << "without either";
}

TEST(Tundra, TU_018_a_point_for_each_upgraded_board) {
    EXPECT_EQ(base().end_of_round().play("done, done").store(), "F2 S2 P2 b5 V0");
    EXPECT_EQ(base().upgraded("trade").end_of_round().play("done, done").store(), "F2 S2 P2 b5 V1");
    EXPECT_EQ(base().upgraded("architecture travel gathering trade").end_of_round().play("done, done").store(),
              "F2 S2 P2 b5 V4");
}

// g02: 2 berries and 2 steps; g16: two resources of choice and a step.
Scene two_moving_towers() {
    return base(3).workers("B1").lay("C1 g02, C3 g16").towers("C1 C3").end_of_round().play("done, done");
}

TEST(Tundra, TU_019_the_owner_orders_the_bonuses) {
    Scene scene = two_moving_towers();
    EXPECT_EQ(scene.asked(), "tower_order");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("bonus C1", "bonus C3"));
    EXPECT_EQ(scene.me().berries, 7);
    Scene other = scene;
    scene.play("bonus C1");
    EXPECT_EQ(scene.me().agenda.back().count, 2);
    scene.play("move B1 A1, walk A1 B2 1");
    EXPECT_EQ(scene.asked(), "move_step") << "then the other one, with a fresh record";
    EXPECT_EQ(scene.me().agenda.back().count, 1);
    scene.play("move B2 A1, gain firewood, gain peat");
    EXPECT_EQ(scene.asked(), "");
    EXPECT_EQ(scene.me().berries, 7) << "each bonus once";
    EXPECT_EQ(scene.workers(), "A1");
    other.play("bonus C3");
    EXPECT_EQ(other.me().agenda.back().count, 1);
    other.play("done");
    EXPECT_EQ(other.me().agenda.back().count, 2);
}

TEST(Tundra, TU_019_every_tower_gives_once_each_round) {
    // g01 1b 1V, g03 1S 1P 1b, g10 2V, g12 1A 1V.
    Scene scene = base().round(1).towers("A2 A4 C2 C4").end_of_round().play("done, done");
    EXPECT_EQ(scene.store(), "F2 S3 P3 b7 V4");
    EXPECT_EQ(scene.asked(), "choose_resource");
    scene.play("gain firewood");
    EXPECT_EQ(scene.store(), "F3 S3 P3 b7 V4");
    EXPECT_EQ(scene.asked(), "");
    scene.end_of_round().play("done, done");
    EXPECT_THAT(scene.moves(), ElementsAre("gain firewood", "gain stone", "gain peat")) << "gained whole (Q16)";
    scene.play("gain peat");
    EXPECT_EQ(scene.store(), "F3 S4 P5 b9 V8") << "and again at the next one";
}

TEST(Tundra, TU_020_the_bonus_worker_may_not_be_declined) {
    Scene scene = base().towers("C3").end_of_round().play("done, done");
    EXPECT_EQ(scene.asked(), "");
    EXPECT_EQ(scene.workers(), "A2 B1 C3") << "on the same glade";
    EXPECT_EQ(workers_left(scene.me()), 3);
    Scene none = base().towers("C3").workers("A2 A2 A2 B1 B1 B1").end_of_round().play("done, done");
    EXPECT_EQ(none.asked(), "") << "an empty supply: nothing";
    EXPECT_EQ(none.workers(), "A2 A2 A2 B1 B1 B1");
}

TEST(Tundra, TU_020_two_towers_and_one_worker_left) {
    Scene scene = base(4).workers("A2 A2 A2 B1 B1").lay("B3 g11, C4 g22").towers("B3 C4").end_of_round();
    scene.play("done, done");
    EXPECT_EQ(scene.asked(), "tower_worker");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("bonus B3", "bonus C4")) << "the owner orders the bonuses";
    for (const std::string cell : {"B3", "C4"}) {
        Scene chosen = scene;
        chosen.play("bonus " + cell);
        EXPECT_EQ(chosen.workers(), "A2 A2 A2 B1 B1 " + cell);
        EXPECT_EQ(chosen.asked(), "");
    }
    Scene both = base(4).workers("A2 A2 A2 B1").lay("B3 g11, C4 g22").towers("B3 C4").end_of_round();
    both.play("done, done");
    EXPECT_EQ(both.workers(), "A2 A2 A2 B1 B3 C4") << "enough for both: nothing to choose";
}

TEST(Tundra, TU_021_a_movement_bonus_moves_the_worker_just_gained) {
    Scene scene = base().workers("").towers("A3 C3").end_of_round();
    EXPECT_EQ(scene.asked(), "choose_resource") << "no worker, no movement";
    scene.play("done");
    EXPECT_EQ(scene.asked(), "move_step");
    scene.play("move C3 B3, walk B3 A4 1");
    EXPECT_EQ(scene.workers(), "A4");
    EXPECT_EQ(scene.store(), "F3 S2 P3 b7 V0");
}

TEST(Tundra, TU_022_TU_023_everybody_has_the_first_players_roll) {
    for (int seat = 0; seat < 3; ++seat) {
        Scene scene = base(3).as(static_cast<std::uint8_t>(seat)).round(3).end_of_round();
        scene.events.clear();
        rolled(scene);
        EXPECT_EQ(scene.told(EventKind::dice_rolled), 1) << "nobody else rolls";
        Bag<Face> roll;
        for (const Event& event : scene.events)
            if (event.kind == EventKind::dice_rolled) {
                EXPECT_EQ(event.seat, scene.state.first);
                for (Face face : event.dice) roll.add(face);
            }
        EXPECT_EQ(roll.total(), 5);
        for (const Player& player : scene.state.players) EXPECT_EQ(player.dice, roll);
    }
    std::array<int, 6> faces{};
    Scene start = base().end_of_round().play("done, done, 1: done");
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        Scene scene = start;
        scene.state.random = Generator(Seed::number(seed));
        scene.play("1: done");
        for (std::size_t f = 0; f < 6; ++f) faces[f] += scene.me().dice[face_at(f)];
    }
    for (int count : faces) EXPECT_NEAR(count, 500, 100) << "of 3000 dice";  // five standard deviations
}

TEST(Tundra, TU_024_TU_102_the_extra_die_of_determined) {
    for (const auto& [round, shared] : {std::pair{1, 4}, std::pair{2, 5}, std::pair{3, 5}})
        for (const Seat first : {Seat(0), Seat(1)}) {
            Scene scene = with(Mode::titles).title("determined").as(1).title("wisdom").as(first.index());
            scene.round(round).end_of_round();
            ASSERT_EQ(scene.state.first, first);
            rolled(scene);
            EXPECT_EQ(scene.player(1).dice.total(), shared);
            EXPECT_EQ(scene.player(0).dice.total(), shared + 1);
            Bag<Face> extra = scene.player(0).dice;
            for (std::size_t f = 0; f < 6; ++f) {
                EXPECT_GE(extra[face_at(f)], scene.player(1).dice[face_at(f)]) << "the shared ones are the same";
                extra.remove(face_at(f), scene.player(1).dice[face_at(f)]);
            }
            EXPECT_EQ(scene.told(EventKind::extra_die), 1);
            for (const Event& event : scene.events)
                if (event.kind == EventKind::extra_die) {
                    EXPECT_EQ(event.seat, Seat(0));
                    EXPECT_EQ(extra[event.dice[0]], 1);
                }
        }
}

TEST(Tundra, TU_095_TU_041_the_end_of_a_round) {
    Scene scene = base(3).round(2).market("e01 e02 e06 a01 a02").advisors("a09").exhausted("a10");
    scene.placed(Board::travel, "1 2 3").placed(Board::trade, "4 5 6").wasted(1);
    scene.state.goals[0].holder = Character::elisabeth;
    scene.state.goals[0].die = Face::one;
    scene.me().boards[Board::trade].dice.remove(Face::six);
    EXPECT_EQ(dice_in_play(scene.state, Seat(0)), 7) << "three bought ones";
    const std::size_t deck = scene.state.deck.size();
    scene.as(1).end_of_round().as(0);
    EXPECT_EQ(dice_in_play(scene.state, Seat(0)), 0);
    EXPECT_EQ(scene.me().wasted, 0);
    for (const GoalSlot& slot : scene.state.goals) EXPECT_FALSE(slot.holder || slot.die);
    EXPECT_EQ(text(scene.state.discards), "a01 a02 e01 e02 e06");
    EXPECT_EQ(scene.state.market.size(), 5u);
    EXPECT_EQ(scene.state.deck.size(), deck - 5);
    for (Card card : scene.state.market) EXPECT_FALSE(scene.state.discards.has(card));
    EXPECT_EQ(scene.advisors(), "a09 a10") << "ready";
    EXPECT_EQ(scene.state.round, 3);
    EXPECT_EQ(scene.state.first, Seat(1)) << "it was seat 0";
    rolled(scene);
    EXPECT_EQ(scene.me().dice.total(), 5) << "bought dice are back in the supply";
}

TEST(Tundra, TU_095_the_token_goes_round_the_table) {
    Scene scene = base(3);
    scene.state.first = scene.state.turn = Seat(2);
    for (int round = 2; round < 4; ++round) {
        for (Player& player : scene.state.players) {
            player.dice = {};
            player.agenda.clear();
        }
        scene.state.phase = Phase::placement;
        carry_on(scene.state, {});
        EXPECT_EQ(scene.state.first, Seat(static_cast<std::uint8_t>(round - 2)));
    }
}

TEST(Tundra, TU_096_nothing_after_round_four) {
    Scene scene = base().round(4).towers("B2").upgraded("trade travel").exhausted("a01");
    const std::string market = scene.market();
    scene.end_of_round();
    EXPECT_EQ(scene.state.phase, Phase::over);
    EXPECT_EQ(scene.state.round, 4);
    EXPECT_EQ(scene.store(), "F2 S2 P2 b5 V0") << "no income";
    EXPECT_EQ(scene.market(), market);
    EXPECT_EQ(scene.advisors(), "a01*");
    EXPECT_TRUE(Game::waiting(scene.state).empty());
    EXPECT_TRUE(Game::ranking(scene.state).final);
    EXPECT_TRUE(Game::inspect(scene.state));
}

}  // namespace
}  // namespace skerry::tundra
