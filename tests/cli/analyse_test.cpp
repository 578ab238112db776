// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli.h"
#include "cli/text.h"
#include "kit/amount.h"

namespace skerry::cli {
namespace {

using testing::HasSubstr;

const std::string records = std::string(SKERRY_TEST_DATA) + "/records/";

TEST(Hint, names_the_best_moves_and_why) {
    const Ran ran = run_with(words_of("play tundra --players 2 --seed 7 --names Ann,Bob"), "help\nhint\nquit\n");
    EXPECT_TRUE(ran.says("the best moves as the bots see them"));
    EXPECT_TRUE(ran.says(" % to win")) << ran.out.substr(ran.out.size() - 600);
    EXPECT_TRUE(ran.says(" than the next") || ran.says("as good as the next"));
    EXPECT_TRUE(ran.says("Aims at ") || ran.says("A quiet move."));
}

TEST(Hint, is_in_points_alone) {
    const Ran ran = run_with(words_of("play skara-brae --mode solo --seed 7"), "hint\nquit\n");
    EXPECT_TRUE(ran.says(", about ") && ran.says(" points")) << ran.out.substr(ran.out.size() - 600);
}

TEST(Analyse, tells_the_curve_and_the_turning_points) {
    const std::string iterations = std::to_string(kit::amount(20, 10));
    const Ran ran = run_with({"analyse", records + "skara-brae/0.jsonl", "--iterations", iterations, "--threads", "1"});
    EXPECT_EQ(ran.code, success) << ran.err;
    EXPECT_TRUE(ran.says("decisions with a choice."));
    EXPECT_TRUE(ran.says("best moves"));
    EXPECT_TRUE(ran.says("accuracy\n"));
    EXPECT_TRUE(ran.says("100 % |"));
    EXPECT_TRUE(ran.says("Turning points\n"));
    EXPECT_TRUE(ran.says("instead of"));
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(columns(line), 80u) << line;
        EXPECT_FALSE(line.ends_with(' ')) << line;
    }
    const Ran all =
        run_with({"analyse", records + "skara-brae/0.jsonl", "--iterations", iterations, "--threads", "2", "--all"});
    EXPECT_TRUE(all.says("Every decision\n"));
    EXPECT_EQ(all.out.substr(0, ran.out.size()), ran.out) << "the same on any number of threads";
}

TEST(Analyse, is_for_programs_too) {
    const Ran ran = run_with({"analyse", records + "snowcrest/1.jsonl", "--iterations", "10", "--json"});
    ASSERT_EQ(ran.code, success) << ran.err;
    const auto json = json::parse(ran.out, 16 << 20);
    ASSERT_TRUE(json) << json.sentence();
    for (const char* field : {"in_points", "curve", "decisions", "turning", "seats"})
        EXPECT_NE(json.value().get_object().if_contains(field), nullptr) << field;
}

TEST(Analyse, takes_the_finished_games_of_a_campaign) {
    if (kit::amount(1, 0) == 0) GTEST_SKIP() << "its games are long, and nothing in it is analysed otherwise";
    const Scratch file("campaign.jsonl");
    const Ran played = run_with(words_of("play fine-sand --mode fable --players 2 --bots random --seed 7"),
                                ones(4000) + "save " + file.path() + "\nquit\n");
    ASSERT_EQ(played.code, success) << played.err;
    (void)run_with({"play", "--resume", file.path()}, "\n1\n1\nsave\nquit\n");
    const Ran ran = run_with({"analyse", file.path(), "--iterations", "10"});
    EXPECT_EQ(ran.code, success) << ran.err;
    EXPECT_EQ(count_of(ran.out, "Turning points\n"), 1);
}

TEST(Analyse, refuses_what_is_not_over) {
    const Scratch file("half.jsonl");
    (void)run_with(words_of("play skara-brae --seed 7 --bots greedy"), ones(5) + "save " + file.path() + "\nquit\n");
    const Ran ran = run_with({"analyse", file.path()});
    EXPECT_EQ(ran.code, refused);
    EXPECT_THAT(ran.err, HasSubstr("The game is not over"));
    EXPECT_EQ(run_with({"analyse", "/nowhere"}).code, refused);
    EXPECT_EQ(run_with({"analyse"}).code, usage);
}

}  // namespace
}  // namespace skerry::cli
