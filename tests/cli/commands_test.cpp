// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "catalog/json.h"
#include "cli.h"
#include "cli/text.h"
#include "core/version.h"
#include "kit/amount.h"

namespace skerry::cli {
namespace {

using testing::HasSubstr;

// Errors are one sentence on the error stream, and nothing else anywhere.
void expect_refused(const std::vector<std::string>& arguments, int code, const std::string& why) {
    const Ran ran = run_with(arguments);
    EXPECT_EQ(ran.code, code) << ran.out << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(why));
    EXPECT_EQ(count_of(ran.err, "\n"), 1) << ran.err;
    EXPECT_TRUE(ran.err.ends_with(".\n")) << ran.err;
    EXPECT_EQ(ran.out, "");
}

json::Value parsed(const Ran& ran) {
    EXPECT_EQ(ran.code, success) << ran.err;
    EXPECT_EQ(count_of(ran.out, "\n"), 1);
    auto value = json::parse(ran.out);
    EXPECT_TRUE(value) << value.sentence();
    return value ? value.value() : json::Value();
}

TEST(Usage, what_is_not_understood_is_code_two) {
    expect_refused({"dance"}, usage, "dance");
    expect_refused({"games", "--loud"}, usage, "--loud");
    expect_refused({"simulate"}, usage, "game");
    expect_refused({"simulate", "skara-brae", "--games", "many"}, usage, "many");
    expect_refused({"simulate", "skara-brae", "--games", "0"}, usage, "--games");
    expect_refused({"simulate", "skara-brae", "--threads", "-3"}, usage, "--threads");
    expect_refused({"play", "skara-brae", "--players", "two"}, usage, "two");
    expect_refused({"play"}, usage, "which game");
    expect_refused({"replay"}, usage, "file");
    expect_refused({"play", "--resume", "x", "--seed", "3"}, usage, "--resume");
}

TEST(Usage, what_cannot_be_met_is_code_one) {
    expect_refused({"play", "chess"}, refused, "skara-brae");
    expect_refused({"play", "skara-brae", "--mode", "blitz"}, refused, "multi, solo");
    expect_refused({"play", "skara-brae", "--players", "9"}, refused, "no mode for 9 players");
    expect_refused({"play", "skara-brae", "--mode", "solo", "--players", "2"}, refused, "1 player, not for 2");
    expect_refused({"play", "skara-brae", "--bots", "clever"}, refused, "random, greedy");
    expect_refused({"play", "skara-brae", "--players", "2", "--bots", "greedy,greedy,greedy"}, refused, "3 bots");
    expect_refused({"play", "skara-brae", "--bots", "greedy,"}, refused, "no bot");
    expect_refused({"play", "skara-brae", "--option", "speed=3"}, refused, "deal3");
    expect_refused({"play", "skara-brae", "--option", "deal3"}, refused, "key=value");
    expect_refused({"play", "skara-brae", "--option", "deal3=maybe"}, refused, "deal3");
    expect_refused({"play", "skara-brae", "--option", "deal3=true", "--option", "deal3=true"}, refused, "twice");
    expect_refused({"play", "skara-brae", "--option", "target=999"}, refused, "target");
    expect_refused({"play", "skara-brae", "--mode", "solo_eight"}, refused, "special");
    expect_refused({"play", "skara-brae", "--seed", "lucky"}, refused, "seed");
    expect_refused({"play", "skara-brae", "--names", "Ann"}, refused, "name");
    expect_refused({"play", "skara-brae", "--names", "Ann,Ann"}, refused, "Two players are called Ann");
    expect_refused({"play", "skara-brae", "--names", "Ann,"}, refused, "empty");
    expect_refused({"play", "--resume", "/nowhere/at/all"}, refused, "/nowhere/at/all");
    expect_refused({"replay", "/nowhere/at/all"}, refused, "/nowhere/at/all");
    expect_refused({"replay", "/"}, refused, "folder");
    expect_refused({"simulate", "skara-brae", "--bots", "random,random,random,random,random"}, refused, "players");
    expect_refused({"simulate", "skara-brae", "--players", "3", "--bots", "random,random"}, refused, "3 players");
    expect_refused({"bench", "chess"}, refused, "chess");
}

TEST(Games, are_listed) {
    const Ran ran = run_with({"games"});
    EXPECT_EQ(ran.code, success);
    for (const auto* text : {"Skara Brae (skara-brae)", "solo_eight", "concurrent_turns", "purple", "settlers",
                             "about 30 minutes with people; light"})
        EXPECT_TRUE(ran.says(text)) << text;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 80u) << line;
    const auto value = parsed(run_with({"games", "--json"}));
    EXPECT_EQ(with_id(value.at("games"), "skara-brae").at("modes").at(0).at("max_players"), 4);
}

TEST(Version, is_said) {
    EXPECT_TRUE(run_with({"version"}).says("skerry " + std::string(skerry::version()) + "\n"));
    EXPECT_EQ(run_with({"--version"}).out, run_with({"version"}).out);
    EXPECT_TRUE(parsed(run_with({"version", "--json"})).at("rules").as_object().contains("skara-brae"));
}

TEST(Simulate, reports_for_people) {
    const Ran ran = run_with({"simulate", "skara-brae", "--players", "3", "--games", "50", "--threads", "2"});
    EXPECT_EQ(ran.code, success) << ran.err;
    for (const auto* text : {"Purple", "Yellow", "deviation", "midden", "50 games", "decisions per second", "#"})
        EXPECT_TRUE(ran.says(text)) << text;
    EXPECT_FALSE(ran.says("Red"));
    EXPECT_EQ(ran.err, "");  // no progress bar where nobody looks
}

TEST(Simulate, reports_for_programs) {
    const auto value = parsed(
        run_with({"simulate", "skara-brae", "--bots", "random,greedy", "--games", "5", "--json", "--seed", "9"}));
    EXPECT_EQ(value.at("games"), 5);
    EXPECT_GT(value.at("decisions").as_int64(), 100);
    EXPECT_TRUE(value.at("seconds").is_double());
    EXPECT_EQ(value.at("scores").as_array().size(), 2u);
    EXPECT_EQ(value.at("scores").at(1).at("bot"), "greedy");
    EXPECT_EQ(value.at("setup").at("players"), 2);
}

TEST(Simulate, a_solo_mode_has_one_player) {
    const auto value = parsed(run_with({"simulate", "skara_brae", "--mode", "solo", "--games", "3", "--json"}));
    EXPECT_EQ(value.at("scores").as_array().size(), 1u);
}

TEST(Bench, measures_one_game_or_all) {
    const auto value = parsed(run_with({"bench", "skara-brae", "--json"}));
    EXPECT_GT(value.at("games").at(0).at("decisions_per_second").as_double(), 1000);
    EXPECT_GT(value.at("games").at(0).at("state_bytes").as_int64(), 100);
    EXPECT_GT(value.at("games").at(0).at("whole_per_second").as_double(), 1);
    if (kit::amount(1, 0) > 0) {
        EXPECT_EQ(count_of(run_with({"bench"}).out, "bytes per state"), 5);
    }
}

TEST(Tune, writes_weights_as_source_and_says_what_was_learnt) {
    const Ran ran = run_with({"tune", "tundra", "--players", "2", "--games", "2", "--iterations", "10"});
    EXPECT_EQ(ran.code, success);
    EXPECT_THAT(ran.out, HasSubstr("const Weights Game::weights{"));
    EXPECT_THAT(ran.out, HasSubstr("not by hand"));
    EXPECT_THAT(ran.err, HasSubstr("multiplayer: "));
    EXPECT_EQ(count_of(ran.err, "alone"), 0) << "nobody plays it alone";
    expect_refused({"tune", "chess"}, refused, "chess");
    expect_refused({"tune", "tundra", "--players", "9"}, refused, "9");
}

TEST(Bench, the_loop_counts_its_decisions) {
    const Ran ran = run_with({"bench-loop", "skara-brae", R"({"players":2})", "3"});
    EXPECT_EQ(ran.code, success);
    EXPECT_TRUE(ran.out.starts_with("decisions "));
    expect_refused({"bench-loop", "skara-brae", "{", "3"}, refused, "JSON");
}

TEST(Pick, asks_and_plays) {
    const Ran ran = run_with({}, "3\n2\nnone\nquit\n");
    EXPECT_EQ(ran.code, success);
    EXPECT_TRUE(ran.says("Which game?"));
    EXPECT_TRUE(ran.says("turn 1 of 3") || ran.says("Choose the special tile")) << ran.out;
    EXPECT_TRUE(ran.says("You left the game"));
}

TEST(Pick, default_answers_make_a_game_against_a_bot) {
    const Ran ran = run_with({}, "3\n\n\n\n\n\nquit\n");
    EXPECT_TRUE(ran.says(fmt::format("Skara Brae: Purple, Runa ({}).", bot_text(default_bot())))) << ran.out;
}

TEST(Pick, wrong_answers_are_asked_again) {
    const Ran ran = run_with({}, "7\nchess\n3\n4\nspeed=1\nspecial=cook\nspecial=build\nquit\n");
    EXPECT_EQ(count_of(ran.out, "Please answer with a number from 1 to 5"), 2);
    EXPECT_EQ(count_of(ran.out, "Which options?"), 3);
    EXPECT_TRUE(ran.says("Build"));
}

// Of such an option any can be chosen, on the command line as where it is asked for.
TEST(Pick, several_names_of_an_option_are_joined) {
    const Ran ran = run_with({"play", "arctic-scavengers", "--option", "recon=recon1+recon5", "--seed", "3"}, "quit\n");
    EXPECT_EQ(ran.code, success) << ran.err;
    EXPECT_TRUE(ran.says("Scouting Refugee 20")) << "the extra stack of recon1\n" << ran.out;
    const Ran one = run_with({"play", "arctic-scavengers", "--option", "recon=recon1", "--seed", "3"}, "quit\n");
    EXPECT_TRUE(one.says("Spy")) << one.err;
    const Ran ten = run_with({"play", "arctic-scavengers", "--option", "recon=recon1", "--option",
                              "market=spy+medic+hunter+scout+rogue+guard+thugs+courier+tinker+saboteur"},
                             "quit\n");
    EXPECT_TRUE(ten.says("Tinker")) << ten.err;
    expect_refused({"play", "arctic-scavengers", "--option", "recon=recon9"}, refused, "recon");
    EXPECT_TRUE(run_with({"games"}).says("joined by +"));
    const Ran asked = run_with({}, "1\n1\n3\n3\nhq=1,recon=recon1+recon5\nquit\n");
    EXPECT_TRUE(asked.says("Scouting Refugee 20")) << asked.out;
}

TEST(Pick, ends_with_its_input) {
    EXPECT_EQ(run_with({}).code, success);
    EXPECT_TRUE(run_with({}, "1\n").says("No game was chosen."));
    EXPECT_TRUE(run_with({}, "1\n1\n3\nquit\n").says("No game was chosen."));
}

}  // namespace
}  // namespace skerry::cli
