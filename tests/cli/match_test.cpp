// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/json.h"
#include "cli.h"

namespace skerry::cli {
namespace {

using testing::HasSubstr;

json::Value parsed(const Ran& ran) {
    EXPECT_EQ(ran.code, success) << ran.err;
    auto value = json::parse(ran.out);
    EXPECT_TRUE(value) << value.sentence();
    return value ? value.value() : json::Value();
}

void expect_refused(const std::vector<std::string>& arguments, int code, const std::string& why) {
    const Ran ran = run_with(arguments);
    EXPECT_EQ(ran.code, code) << ran.out << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(why));
    EXPECT_EQ(ran.out, "");
}

TEST(Match, reports_for_people) {
    const Ran ran =
        run_with({"match", "skara-brae", "--bots", "greedy,random", "--games", "12", "--sprt", "0,50", "--moves"});
    EXPECT_EQ(ran.code, success) << ran.err;
    for (const auto* text : {"greedy", "share", "Elo of greedy over random", "The test says", "pairs"})
        EXPECT_TRUE(ran.says(text)) << text << ran.out;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 80u) << line;
    EXPECT_EQ(ran.err, "");  // no progress bar where nobody looks
}

TEST(Match, reports_for_programs) {
    const auto value = parsed(run_with({"match", "tundra", "--bots", "greedy,random", "--games", "6", "--players", "3",
                                        "--moves", "--json", "--threads", "2"}));
    EXPECT_EQ(value.at("games"), 6);
    EXPECT_EQ(value.at("setup").at("players"), 3);
    EXPECT_EQ(value.at("wins").as_int64() + value.at("draws").as_int64() + value.at("losses").as_int64(), 6);
    EXPECT_TRUE(value.at("share").at("value").is_double());
    EXPECT_GT(value.at("moves").as_array().size(), 5u);
}

TEST(Match, goes_on_from_a_file) {
    const Scratch file("pairs");
    const Ran first =
        run_with({"match", "skara-brae", "--bots", "greedy,random", "--games", "6", "--keep", file.path()});
    EXPECT_EQ(first.code, success) << first.err;
    const auto longer = parsed(run_with({"match", "--resume", file.path(), "--games", "10", "--json"}));
    EXPECT_EQ(longer.at("games"), 10);
    EXPECT_EQ(longer.at("resumed"), 3);
    expect_refused({"match", "--resume", file.path(), "--seed", "3"}, usage, "--resume");
    expect_refused({"match", "tundra", "--bots", "greedy,random", "--keep", file.path()}, refused, "another game");
    expect_refused({"match", "--resume", "/nowhere/at/all"}, refused, "/nowhere/at/all");
}

TEST(Match, what_is_wrong_gets_a_sentence) {
    expect_refused({"match"}, usage, "which game");
    expect_refused({"match", "tundra"}, refused, "two bots");
    expect_refused({"match", "tundra", "--bots", "greedy"}, refused, "two bots");
    expect_refused({"match", "tundra", "--bots", "greedy,clever"}, refused, "clever");
    expect_refused({"match", "tundra", "--bots", "greedy,random", "--sprt", "5"}, refused, "--sprt 0,30");
    expect_refused({"match", "tundra", "--bots", "greedy,random", "--sprt", "5,x"}, refused, "--sprt 0,30");
    expect_refused({"match", "tundra", "--bots", "greedy,random", "--sprt", "5,1"}, refused, "--sprt 0,30");
    expect_refused({"ladder", "tundra", "--bots", "greedy"}, refused, "at least two");
    expect_refused({"ladder", "tundra", "--keep", "/nowhere/at/all"}, refused, "not a folder");
}

TEST(Ladder, rates_neighbours) {
    const Ran ran = run_with({"ladder", "snowcrest", "--bots", "random,greedy", "--games", "4"});
    EXPECT_EQ(ran.code, success) << ran.err;
    EXPECT_TRUE(ran.says("against the one above")) << ran.out;
    const auto value =
        parsed(run_with({"ladder", "snowcrest", "--bots", "random,greedy,random", "--games", "4", "--json"}));
    EXPECT_EQ(value.at("ratings").as_array().size(), 3u);
    EXPECT_GT(value.at("ratings").at(1).at("elo").as_double(), 0);
    EXPECT_EQ(value.at("matches").at(1).at("bots").at(1), "random");
}

TEST(Simulate, campaigns_are_whole) {
    const auto value = parsed(run_with(
        {"simulate", "fine-sand", "--mode", "solo", "--campaigns", "--bots", "greedy", "--games", "4", "--json"}));
    const auto& campaigns = value.at("campaigns");
    EXPECT_EQ(campaigns.at("count"), 4);
    EXPECT_GE(value.at("games").as_int64(), 4);
    std::int64_t ended = 0, games = 0;
    for (const char* end : {"points", "lost"})
        for (const auto& [number, count] : campaigns.at(end).as_object()) ended += count.as_int64();
    for (const auto& [number, count] : campaigns.at("games").as_object())
        games += std::stoi(std::string(number)) * count.as_int64();
    EXPECT_EQ(ended, 4);
    EXPECT_EQ(games, value.at("games").as_int64());
    const Ran ran = run_with({"simulate", "fine-sand", "--mode", "solo", "--campaigns", "--games", "5"});
    EXPECT_TRUE(ran.says("games per campaign")) << ran.out;
    EXPECT_TRUE(ran.says("lost; total of the last game: ")) << ran.out;
    expect_refused({"simulate", "skara-brae", "--campaigns"}, refused, "no campaigns");
}

TEST(Simulate, moves_are_counted) {
    const Ran ran = run_with({"simulate", "skara-brae", "--games", "20", "--moves"});
    EXPECT_TRUE(ran.says("won if taken")) << ran.out;
    EXPECT_TRUE(ran.says("place cook")) << ran.out;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 80u) << line;
    const auto value = parsed(run_with({"simulate", "skara-brae", "--games", "20", "--moves", "--json"}));
    for (const auto& move : value.at("moves").as_array()) {
        EXPECT_LE(move.at("chosen").as_int64(), move.at("offered").as_int64());
        EXPECT_LE(move.at("taken_won").as_int64(), move.at("taken").as_int64());
        EXPECT_LE(move.at("taken").as_int64() + move.at("left").as_int64(), 40);
    }
}

}  // namespace
}  // namespace skerry::cli
