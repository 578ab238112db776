// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "catalog/catalog.h"
#include "skara_brae/scene.h"

// Moves as text: one form each, and what a person may type for it.
namespace skerry::skara_brae {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string canonical(std::string_view text) {
    const auto move = Game::parse_move(text);
    return move ? Game::move_text(move.value()) : "refused: " + move.sentence();
}

TEST(Notation, every_verb_has_one_text) {
    const std::vector<std::string> texts{"keep hunt_boar",
                                         "pass",
                                         "take S01",
                                         "take VR8",
                                         "take UT4",
                                         "task 1",
                                         "task 10",
                                         "skip",
                                         "use",
                                         "knives 0",
                                         "knives 12",
                                         "harvest 3 shell",
                                         "harvest 2 shell seaweed",
                                         "harvest seaweed",
                                         "harvest wool 2 stone",
                                         "place furnish",
                                         "place tend_land",
                                         "end",
                                         "pay hide",
                                         "pay 2 wool hide",
                                         "pay 6 midden",
                                         "pay bone food",
                                         "pay barley seaweed wood hide",
                                         "gain barley",
                                         "gain skaill",
                                         "cook boar",
                                         "done",
                                         "back cook shell",
                                         "flip gather_fields",
                                         "clear midden",
                                         "clear slider",
                                         "buy for skaill",
                                         "gather shell",
                                         "gather shell seaweed",
                                         "gather 2 wood",
                                         "gather deer",
                                         "build trade",
                                         "muster shore",
                                         "muster hills harvest",
                                         "muster fields settler",
                                         "tend gather_shore",
                                         "feed 0",
                                         "feed 7",
                                         "discard F15"};
    std::set<std::uint8_t> verbs;
    std::set<std::uint64_t> moves;
    for (const auto& text : texts) {
        const auto move = Game::parse_move(text);
        ASSERT_TRUE(move) << move.sentence();
        EXPECT_EQ(Game::move_text(move.value()), text);
        verbs.insert(move.value().verb);
        moves.insert(move.value().bits());
    }
    EXPECT_EQ(verbs.size(), count_of<Verb> + 2);  // with those that all games share: done, back
    EXPECT_EQ(moves.size(), texts.size());
}

TEST(Notation, every_name_can_be_said) {
    for (const auto& name : words("S01 S15 H01 T08 F15 VR1 SB8 UT4"))
        EXPECT_EQ(canonical("take " + name), "take " + name);
    for (const auto& name : words("furnish cook craft clean trade gather_shore gather_hills gather_thickets "
                                  "gather_fields build explore hunt_boar innovate muster recruit spin_wool tend_land"))
        EXPECT_EQ(canonical("place " + name), "place " + name);
    for (const auto& name : words("shell barley seaweed wool stone wood hide bone rabbit fish sheep deer cow boar "
                                  "skaill food"))
        EXPECT_EQ(canonical("buy for " + name), "buy for " + name);
}

TEST(Notation, amounts_may_be_said_in_other_ways) {
    EXPECT_EQ(canonical("pay wool wool"), "pay 2 wool");
    EXPECT_EQ(canonical("pay hide 2 wool"), "pay 2 wool hide");
    EXPECT_EQ(canonical("pay 1 hide"), "pay hide");
    EXPECT_EQ(canonical("gather stone wool"), "gather wool stone");
    EXPECT_EQ(canonical("gather wood wood"), "gather 2 wood");
    EXPECT_EQ(canonical("harvest seaweed shell seaweed"), "harvest shell 2 seaweed");
    EXPECT_EQ(canonical("  pay   2  hide "), "pay 2 hide");
}

TEST(Notation, what_is_no_move_gets_a_sentence) {
    for (const char* text : {"", "  ", "dance", "Place cook", "2 wool", "done done", "stop", "back"})
        EXPECT_EQ(canonical(text), "refused: \"" + std::string(text) + "\" is not a move of this game.");
    for (const char* text : {"place",
                             "place hearth",
                             "place cook craft",
                             "place unknown",
                             "take",
                             "take S16",
                             "take unknown",
                             "take S01 S02",
                             "task",
                             "task 0",
                             "task 11",
                             "task x",
                             "pass now",
                             "skip 1",
                             "use it",
                             "end end",
                             "knives",
                             "knives -1",
                             "knives 256",
                             "knives two",
                             "harvest",
                             "harvest wood",
                             "harvest shell wool",
                             "harvest 0 shell",
                             "pay",
                             "pay 0 hide",
                             "pay 2",
                             "pay gold",
                             "pay 8 wool",
                             "pay shell barley seaweed wool stone wood",
                             "gain gold",
                             "cook stone_soup",
                             "flip",
                             "clear",
                             "clear stone",
                             "buy skaill",
                             "buy for",
                             "buy for gold",
                             "gather",
                             "gather 3 wood",
                             "gather shell wood",
                             "gather 200 wood 200 wood",
                             "build",
                             "muster",
                             "muster sea",
                             "muster shore both",
                             "muster shore harvest twice",
                             "tend",
                             "feed",
                             "feed all",
                             "discard"}) {
        const std::string verb = words(text)[0];
        EXPECT_EQ(canonical(text), "refused: \"" + std::string(text) + "\" begins like a move, but what follows \"" +
                                       verb + "\" does not fit.");
    }
    EXPECT_LT(canonical(std::string(5000, 'x')).size(), 200u);
}

// ---- What a person typed ----

Position position_of(const Scene& scene) {
    const AnyGame& game = *find_game("skara-brae").value();
    return game.read(json::parse(json::text(scene.state)).value(), std::nullopt).value();
}

// The texts of the moves that a line means, or the reason why it means none.
std::string meant(const Scene& scene, std::string_view line, Seat seat = Seat(0)) {
    const auto moves = read_moves(position_of(scene), seat, line);
    if (!moves) return "refused: " + moves.sentence();
    std::vector<std::string> texts;
    for (Move move : moves.value()) texts.push_back(Game::move_text(move));
    return join(texts);
}

TEST(Lines, name_a_move_in_full_or_by_a_clear_beginning) {
    Scene scene = players(2).store("shell hide wood").at_workers(2);
    EXPECT_EQ(meant(scene, "place cook"), "place cook");
    EXPECT_EQ(meant(scene, "place co"), "place cook");
    EXPECT_EQ(meant(scene, "PLACE Gather_S"), "place gather_shore");
    EXPECT_EQ(meant(scene, "e"), "end");
    EXPECT_EQ(meant(scene, "place c"), "refused: \"place c\" can mean several moves: place cook, place clean.");
    EXPECT_EQ(
        meant(scene, "p"),
        "refused: \"p\" can mean several moves: place furnish, place cook, place clean, place gather_shore, place "
        "gather_hills, place gather_thickets and 1 more.");
}

TEST(Lines, name_several_moves_with_commas) {
    Scene scene = players(2).store("shell hide wood").at_workers(2);
    EXPECT_EQ(meant(scene, "place cook, cook shell"), "place cook, cook shell");
    EXPECT_EQ(meant(scene, "place furnish , pay h,end"), "place furnish, pay hide, end");
    EXPECT_EQ(meant(scene, "place cook,, end"), "refused: A move is missing.");
    EXPECT_EQ(meant(scene, ""), "refused: A move is missing.");
}

TEST(Lines, name_a_whole_meal_in_any_order) {
    Scene scene = players(2).store("3 shell 2 fish").at_workers(2).play("place cook");
    EXPECT_EQ(meant(scene, "cook fish shell shell"), "cook fish, cook shell, cook shell");  // the hearth is full
    EXPECT_EQ(meant(scene, "cook fish shell shell done"), "cook fish, cook shell, cook shell");
    EXPECT_EQ(meant(scene, "cook 2 shell"), "cook shell, cook shell");  // the meal goes on
    EXPECT_EQ(meant(scene, "cook shell shell done"), "cook shell, cook shell, done");
    EXPECT_EQ(meant(scene, "cook shell, back cook shell, cook fish, done"),
              "cook shell, back cook shell, cook fish, done");
    EXPECT_EQ(meant(scene, "cook fish fish, place gather_shore"), "cook fish, cook fish, place gather_shore");
    const std::string too_much = "refused: \"cook shell\" is too much: the choice is complete without it.";
    EXPECT_EQ(meant(scene, "cook fish fish shell"), too_much) << "the hearth is full";
    EXPECT_EQ(meant(scene, "cook fish, cook fish, cook shell"), too_much);
    EXPECT_THAT(meant(scene, "cook fish fish fish"), HasSubstr("\"cook fish\" is too much"));
    EXPECT_EQ(meant(scene, "cook fish"), "cook fish");
    EXPECT_EQ(meant(scene, "done"),
              "refused: It is not complete yet: Cook: choose what goes into the pot, weight left 4.");
    EXPECT_EQ(meant(scene, "back cook fish"), "refused: \"back cook fish\": you have not picked that.");
}

TEST(Lines, name_things_with_numbers_and_in_the_plural) {
    Scene scene = players(2).store("3 shell 2 fish").at_workers(2).play("place cook");
    EXPECT_EQ(meant(scene, "cook 2 shells fish"), "cook shell, cook shell, cook fish");
    EXPECT_EQ(meant(scene, "cook 1 fish 2 shells"), "cook fish, cook shell, cook shell");
    EXPECT_EQ(meant(scene, "cook shellss"), "refused: \"shellss\" is not something you can pick here.");
    EXPECT_EQ(meant(scene, "cook 2 whales"), "refused: \"whales\" is not something you can pick here.");
    EXPECT_EQ(meant(scene, "cook deer"), "refused: \"cook deer\" is not possible: You have none.");
}

// A part of a payment is not completed in the order in which the goods happen to be written.
TEST(Lines, name_a_part_of_a_payment_only_where_one_holds_it) {
    Scene scene = players(2).store("hide barley wood seaweed").at_workers(2).play("place clean");
    const std::string several = "refused: \"pay wood\" can mean several moves: ";
    EXPECT_THAT(meant(scene, "pay wood"), StartsWith(several));
    EXPECT_THAT(meant(scene, "pay wood"), HasSubstr("pay barley wood"));
    EXPECT_THAT(meant(scene, "pay hide"), HasSubstr("can mean several moves"));
    EXPECT_EQ(meant(scene, "pay hide wood"), "pay wood hide");
    Scene two = players(2).store("hide wood").at_workers(2).play("place clean");
    EXPECT_EQ(meant(two, "pay hide"), "pay wood hide") << "there is no other";
}

TEST(Lines, name_all_who_leave) {
    Scene scene = players(2).give("S01 S02 H01").store("").at_workers(1, 3).play("end");
    EXPECT_EQ(meant(scene, "discard H01 S02 S01"), "discard H01, discard S02, discard S01");
    // In whatever case it is typed, a refusal knows what is meant.
    Scene two = players(2).give("S01 S02 H01 VR1").store("").at_workers(1, 3).play("end");
    for (const char* line : {"discard H01, discard H01", "discard h01, discard h01", "discard H01 h01"})
        EXPECT_EQ(meant(two, line), "refused: \"discard H01\" is not possible: You have chosen it already.");
    EXPECT_EQ(meant(players(2).set(1, "VR1 VR2 VR3 VR4"), "take S05"),
              "refused: \"take S05\" is a move, but not one you can make now.");
}

TEST(Lines, may_spell_a_payment_another_way) {
    Scene scene = players(2).store("2 hide 4 wool").at_workers(2);
    scene.me().furnish = 1;
    scene.play("place furnish");
    EXPECT_EQ(meant(scene, "pay hide wool wool"), "pay 2 wool hide");
    Scene one = players(2).store("hide 4 wool").at_workers(2);
    one.me().furnish = 1;
    one.play("place furnish");
    EXPECT_EQ(meant(one, "pay hide"), "pay 2 wool hide");
    EXPECT_EQ(meant(one, "pay 2 hide"), "refused: \"pay 2 hide\" is a move, but not one you can make now.")
        << "two wool and a hide are something else";
}

TEST(Lines, that_mean_nothing_get_a_sentence) {
    Scene scene = players(2).store("shell").at_workers(2);
    EXPECT_EQ(meant(scene, "dance"), "refused: \"dance\" is not a move of this game.");
    EXPECT_EQ(meant(scene, "place trade"),
              "refused: \"place trade\" is not possible: The next space costs 2 of one type.");
    EXPECT_EQ(meant(scene, "pass"), "refused: \"pass\" is a move, but not one you can make now.");
    EXPECT_EQ(meant(scene, "end, end"), "refused: \"end\" is a move, but not one you can make now.");
    Scene drafting = players(2).set(1, "VR1 VR2 VR3 VR4");
    EXPECT_EQ(meant(drafting, "pass, take VR1"), "refused: After \"pass\" there is nothing for you to decide.");
}

}  // namespace
}  // namespace skerry::skara_brae
