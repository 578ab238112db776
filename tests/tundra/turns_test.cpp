// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "tundra/scene.h"

// Section 5.3: turns, free actions, activations. TU-025 to TU-047.
namespace skerry::tundra {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// ---- Turns ----

TEST(Tundra, TU_025_clockwise_and_without_dice_skipped) {
    Scene scene = base(4).as(1).unused("").as(2).store("b0").unused("3").as(3).unused("").as(0).store("b0");
    scene.dice("1 2").play("place 1 trade, finish");
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(2))) << "seat 1 has no dice";
    scene.play("2: place 3 trade, 2: finish");
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(0))) << "nor has seat 3";
    Scene all = base(3).as(0).unused("1").as(1).unused("1").store("b0").as(2).store("b0").dice("1");
    all.play("place 1 trade, finish");
    EXPECT_EQ(Game::waiting(all.state), Seats(Seat(0))) << "after the last seat comes the first";
}

TEST(Tundra, TU_026_one_die_a_turn_and_no_passing) {
    Scene scene = base().dice("2 5");
    EXPECT_THAT(scene.moves(), Not(Contains("end")));
    EXPECT_THAT(scene.moves(), Not(Contains("waste 2")));
    scene.play("place 2 gathering, finish");
    EXPECT_EQ(scene.asked(), "turn_post");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("end", "reroll 5", "nudge 5 up", "nudge 5 down"));
    scene.play("end");
    EXPECT_EQ(scene.asked(), "turn_pre");
}

TEST(Tundra, TU_027_TU_028_an_empty_slot_of_the_same_value) {
    Scene scene = base().store("b0").placed(Board::architecture, "3").dice("3 3 5");
    EXPECT_THAT(scene.moves(),
                UnorderedElementsAre("place 3 travel", "place 3 gathering", "place 3 trade", "place 5 architecture",
                                     "place 5 travel", "place 5 gathering", "place 5 trade"));
    scene.play("place 3 trade, finish");
    EXPECT_THAT(scene.offers_of("place"), Not(Contains("place 3 trade"))) << "not two equal dice on one board";
    EXPECT_TRUE(scene.offers("place 3 travel"));
    EXPECT_TRUE(scene.board(Board::trade).dice.has(Face::three));
}

Scene crowded(std::string_view dice) {
    Scene scene = base().round(4).store("b0");
    for (Board board : {Board::architecture, Board::travel, Board::gathering, Board::trade}) scene.placed(board, "3");
    return scene.dice(dice);
}

TEST(Tundra, TU_029_waste_only_without_any_placement) {
    Scene scene = crowded("3 4");
    EXPECT_THAT(scene.offers_of("waste"), ElementsAre()) << "the 4 has a slot";
    Scene goal = crowded("3 3").goals("cg_workers cg_towers");
    EXPECT_THAT(goal.moves(), ElementsAre("claim 3 cg_workers")) << "and so has a 3 on a goal";
    Scene none = crowded("3").store("b1");
    EXPECT_THAT(none.moves(), UnorderedElementsAre("waste 3", "reroll 3"))
        << "a placement that a reroll may bring does not forbid it";
    none.play("waste 3");
    EXPECT_EQ(none.state.phase, Phase::over) << "no effect, nothing else to do";
}

TEST(Tundra, TU_029_a_wasted_die_is_used) {
    Scene scene = crowded("3").round(3).store("b12").play("waste 3");
    EXPECT_EQ(scene.me().wasted, 1);
    EXPECT_EQ(scene.asked(), "turn_post");
    EXPECT_TRUE(scene.offers("buy")) << "free actions follow as usual";
    EXPECT_EQ(scene.store(), "F2 S2 P2 b12 V0");
}

TEST(Tundra, TU_030_TU_031_several_turns_in_a_row_at_the_end) {
    Scene scene = base().as(1).store("b0").unused("1").as(0).store("b0").dice("1 2 3");
    scene.play("place 1 trade, finish, 1: place 1 trade, 1: finish, place 2 trade, finish");
    EXPECT_EQ(scene.asked(), "turn_pre") << "again";
    EXPECT_EQ(scene.state.phase, Phase::placement);
    EXPECT_EQ(scene.state.round, 2);
    scene.play("place 3 trade, finish");
    EXPECT_EQ(scene.state.round, 3) << "nobody has dice";
    EXPECT_EQ(scene.state.phase, Phase::start);
}

// Whole games at random: they end, and nobody is asked where there is only one thing to say, unless it is where a die goes.
TEST(Tundra, TU_032_turns_end_and_single_options_are_not_asked) {
    Generator generator(Seed::number(32));
    Random random(generator);
    for (const Game::Setup& setup : Game::setups()) {
        State state = Game::begin(setup, random.seed()).value();
        int decisions = 0;
        while (!Game::waiting(state).empty() && decisions < 5000) {
            const Seat seat = Game::waiting(state).front();
            MoveList list;
            Game::moves(state, seat, list);
            ASSERT_FALSE(list.empty());
            if (list.size() == 1) {
                EXPECT_TRUE(verb_of(list[0]) == Verb::place || verb_of(list[0]) == Verb::claim)
                    << Game::move_text(list[0]);
            }
            Game::play(state, seat, list[random.below(static_cast<std::uint32_t>(list.size()))], {});
            ++decisions;
        }
        EXPECT_EQ(state.phase, Phase::over);
    }
}

TEST(Tundra, TU_032_a_forced_waste_and_an_empty_end_are_not_asked) {
    Scene scene = crowded("3 4").play("place 4 trade, finish");
    EXPECT_EQ(scene.state.phase, Phase::over) << "no berries: the 3 is wasted, the turn ended, without asking";
    Scene gather = base().workers("C2").dice("6 1").play("place 6 gathering, start board");
    EXPECT_EQ(gather.asked(), "turn_post") << "nothing to gather on barren glades";
}

// ---- Free actions ----

TEST(Tundra, TU_033_reroll) {
    Scene scene = base().store("b3").placed(Board::trade, "2").dice("1 6");
    EXPECT_THAT(scene.offers_of("reroll"), UnorderedElementsAre("reroll 1", "reroll 6")) << "unused dice only";
    scene.play("reroll 1");
    EXPECT_EQ(scene.me().berries, 2);
    EXPECT_EQ(scene.revealed, Revealed::yes);
    EXPECT_EQ(scene.me().dice.total(), 2);
    EXPECT_TRUE(scene.me().dice[Face::six] >= 1) << "the other one stays";
    scene.play(scene.offers_of("reroll")[0]).play(scene.offers_of("reroll")[0]);
    EXPECT_EQ(scene.me().berries, 0);
    EXPECT_EQ(scene.asked(), "turn_pre");
    EXPECT_THAT(scene.offers_of("reroll"), ElementsAre());
    std::array<int, 6> faces{};
    for (std::uint64_t seed = 1; seed <= 1200; ++seed) {
        Scene again = base().store("b1").dice("1");
        again.state.random = Generator(Seed::number(seed));
        again.play("reroll 1");
        ++faces[static_cast<std::size_t>(*again.me().dice.at_least(1).begin())];
    }
    for (int count : faces) EXPECT_NEAR(count, 200, 65) << "every face alike, the old one too";
}

TEST(Tundra, TU_035_TU_036_buying_dice) {
    Scene scene = base().store("b20").dice("1 1 1 1");
    for (int bought = 1; bought <= 3; ++bought) {
        scene.play("buy");
        EXPECT_EQ(scene.me().dice.total(), 4 + bought) << "rolled at once";
        EXPECT_EQ(scene.me().berries, 20 - 6 * bought);
    }
    scene.store("b20");
    EXPECT_FALSE(scene.offers("buy")) << "seven dice";
    for (Face face : scene.me().dice.at_least(1)) {
        EXPECT_TRUE(scene.offers("place " + std::to_string(value_of(face)) + " trade")) << "usable in this turn";
    }
    Scene placed = base().store("b20").placed(Board::trade, "1 2 3 4").placed(Board::travel, "1").wasted(1).dice("6");
    EXPECT_FALSE(placed.offers("buy")) << "placed and wasted dice count";
    Scene six = base().store("b20").placed(Board::trade, "1 2 3 4").placed(Board::travel, "1").dice("6");
    EXPECT_TRUE(six.offers("buy"));
}

TEST(Tundra, TU_037_buying_after_the_last_die) {
    Scene scene = base().store("b4").dice("3").play("place 3 trade, start board");
    EXPECT_EQ(scene.asked(), "turn_post");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("end", "buy"));
    scene.play("buy");
    EXPECT_EQ(scene.state.round, 2) << "still in this round: with one die and no berry the turn ends by itself";
    EXPECT_EQ(scene.asked(), "turn_pre");
    EXPECT_EQ(scene.me().dice.total(), 1);
}

TEST(Tundra, TU_038_no_buying_once_out) {
    Scene scene = base().as(1).unused("1 2").store("b0").as(0).store("b20").dice("3").advisors("a02");
    scene.play("place 3 trade, finish, end");
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(1)));
    scene.play("1: place 1 trade, 1: finish");
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(1))) << "skipped completely, with 20 berries and a ready advisor";
    scene.play("1: place 2 trade, 1: finish");
    EXPECT_EQ(scene.state.round, 3);
}

TEST(Tundra, TU_039_no_free_action_during_an_activation) {
    Scene scene = base().store("F2 S2 P2 b20").advisors("a02").dice("3 1").play("place 3 travel");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start board", "start s02", "finish"));
    scene.play("start board");
    for (const std::string& move : scene.moves()) EXPECT_TRUE(move.starts_with("move ") || move == "done") << move;
    scene.play("done, finish");
    EXPECT_THAT(scene.moves(), IsSupersetOf({"use a02", "buy", "reroll 1", "nudge 1 up"})) << "but after it";
    Scene start = base().store("b20").advisors("a02").end_of_round();
    EXPECT_THAT(start.offers_of("use"), ElementsAre()) << "nor in the start of a round";
    EXPECT_THAT(start.offers_of("buy"), ElementsAre());
}

TEST(Tundra, TU_040_TU_112_nothing_without_the_berries) {
    const auto offered = [](std::string_view berries) {
        Scene scene = base().store(berries).dice("3");
        return std::array{scene.offers("reroll 3"), scene.offers("nudge 3 up"), scene.offers("buy")};
    };
    EXPECT_EQ(offered("b0"), (std::array{false, false, false}));
    EXPECT_EQ(offered("b1"), (std::array{true, false, false}));
    EXPECT_EQ(offered("b2"), (std::array{true, true, false}));
    EXPECT_EQ(offered("b5"), (std::array{true, true, false}));
    EXPECT_EQ(offered("b6"), (std::array{true, true, true}));
}

// ---- Activation ----

TEST(Tundra, TU_042_board_starter_and_market_cards_are_pending) {
    Scene scene = with(Mode::titles).title("hardworking").starter(Board::travel, "s01").under(Board::travel, "e03 e04");
    scene.dice("5 1").play("place 5 travel");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start board", "start s01", "start e03", "start e04", "finish"));
    scene.store("F0 S0 P0").play("start e04, start s01, start e03");
    EXPECT_EQ(scene.store(), "F3 S2 P0 b5 V0");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start board", "finish")) << "each once";
}

TEST(Tundra, TU_043_frames_of_cards_do_not_follow_the_boards) {
    // Trade changes between 5 and 4, e02 and s01 between 4 and 3.
    const auto store = [](const std::string& die) {
        Scene scene = base().store("F0 S0 P0 b0 V0").market("").starter(Board::trade, "s01").under(Board::trade, "e03");
        scene.dice(die + " 1").play("place " + die + " trade, start board, start s01, start e03");
        return scene.store();
    };
    EXPECT_EQ(store("5"), "F3 S0 P0 b1 V0");
    EXPECT_EQ(store("4"), "F3 S0 P0 b2 V0") << "the second frame of the board, the first of the cards";
    EXPECT_EQ(store("3"), "F1 S0 P0 b4 V0");
}

TEST(Tundra, TU_044_any_order) {
    std::vector<std::string> parts{"start board, done", "start e03", "start s01"};
    do {
        Scene scene = base().store("F3 S1 P3 b0").starter(Board::trade, "s01").under(Board::trade, "e03");
        scene.dice("4 1").play("place 4 trade");
        for (const std::string& part : parts) scene.play(part);
        EXPECT_EQ(scene.store(), "F6 S1 P3 b2 V0");
        EXPECT_EQ(scene.asked(), "turn_post");
    } while (std::next_permutation(parts.begin(), parts.end()));
}

TEST(Tundra, TU_045_actions_are_left_out_wholly_or_partly) {
    Scene scene = base().starter(Board::trade, "s06").dice("3 1").play("place 3 trade, finish");
    EXPECT_EQ(scene.store(), "F2 S2 P2 b5 V0");
    EXPECT_EQ(scene.asked(), "turn_post");
    Scene some = base().starter(Board::trade, "s06").dice("3 1").play("place 3 trade, start s06, finish");
    EXPECT_EQ(some.store(), "F2 S2 P2 b7 V0");
    Scene part = base().dice("6 1").play("place 6 gathering, start board, gather firewood, done");
    EXPECT_EQ(part.store(), "F3 S2 P2 b5 V0") << "one of two";
}

TEST(Tundra, TU_046_the_side_that_showed_when_the_die_was_placed) {
    Scene scene = base().bare(Board::travel).under(Board::travel, "e12").store("F3 S0 P2").dice("3 1");
    scene.play("place 3 travel, start e12, spare travel:peat");
    EXPECT_EQ(scene.store(), "F0 S0 P1 b5 V1");
    EXPECT_TRUE(scene.board(Board::travel).upgraded);
    scene.play("start board");
    EXPECT_EQ(scene.me().agenda.back().count, 1) << "1 point, not the 4 of the other side";
}

TEST(Tundra, TU_047_nothing_from_other_boards) {
    Scene scene = base().under(Board::travel, "e07").under(Board::trade, "e08").dice("4 1");
    scene.play("place 4 gathering");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start board", "finish"));
}

// Whatever a person reads names people, not characters, where names are given.
TEST(Tundra, sentences_name_the_players) {
    const std::vector<std::string> names{"Ada", "Bo"};
    Scene scene = base().goals("cg_workers cg_towers").as(1).store("b0").unused("2").as(0).store("b0").dice("2 3");
    scene.play("place 2 travel, finish, 1: claim 2 cg_workers");
    const Prompt prompt = Game::prompt(scene.state, Seat(0), names);
    std::vector<std::string> sentences{prompt.line};
    for (const Refusal& refusal : prompt.refused) sentences.push_back(refusal.reason);
    EXPECT_THAT(sentences, Contains("Bo's die lies there until the end of the round."));
    MoveList moves;
    Game::moves(scene.state, Seat(0), moves);
    for (Move move : moves) sentences.push_back(Game::label(scene.state, Seat(0), move, names).text());
    for (const std::string& sentence : sentences)
        for (std::string_view character : Game::info.seat_names)
            EXPECT_EQ(sentence.find(character), std::string::npos) << sentence;
}

TEST(Tundra, a_position_in_which_nobody_or_the_wrong_seat_decides_is_refused) {
    Scene scene = base().dice("2 3");
    ASSERT_TRUE(scene.offers("place 2 travel"));
    State nobody = scene.state;
    nobody.players[0].agenda.clear();
    EXPECT_FALSE(Game::inspect(nobody));
    State both = scene.state;
    both.players[1].agenda.push({.kind = StepKind::turn_pre});
    EXPECT_FALSE(Game::inspect(both));
}

}  // namespace
}  // namespace skerry::tundra
