// SPDX-License-Identifier: Apache-2.0
#include "bots/program.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/arena.h"
#include "arena/match.h"
#include "bots/bots.h"
#include "record/record.h"

// Programs as bots, as docs/bots.md says.
namespace skerry {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

const std::string example = "cmd:python3 " SKERRY_TEST_DATA "/../docs/examples/bot.py 2>/dev/null";

Simulation two_players(std::vector<std::string> bots, std::uint64_t games = 1) {
    return {.game = find_game("skara-brae").value(),
            .setup = R"({"mode":"multi","players":2})",
            .bots = std::move(bots),
            .games = games};
}

bool no_children() { return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }

std::string scratch(const std::string& name) {
    return (std::filesystem::temp_directory_path() / (std::to_string(getpid()) + "_" + name)).string();
}

TEST(Programs, the_example_plays_every_game) {
    for (const AnyGame* game : all_games()) {
        const ModeInfo& mode = game->info().modes[0];
        Simulation simulation = two_players({example});
        simulation.game = game;
        simulation.setup =
            json::Writer().object().field("mode", mode.id).field("players", int{mode.min_players}).end().text();
        simulation.timeout = 60s;
        const auto report = simulate(simulation);
        ASSERT_TRUE(report) << report.sentence();
        EXPECT_EQ(report.value().failure, "") << game->info().id;
    }
    EXPECT_TRUE(no_children());
}

TEST(Programs, the_example_is_better_than_chance) {
    Match match{.game = find_game("snowcrest").value(),
                .setup = R"({"mode":"basic","players":2})",
                .bots = {example, "random"},
                .games = 8,
                .timeout = 60s};
    const MatchReport report = play_match(match).value();
    EXPECT_GT(report.share.value, 0.6);
    EXPECT_EQ(report.failed[0] + report.failed[1], 0u) << report.failure;
    EXPECT_TRUE(no_children());
}

TEST(Programs, are_told_what_their_seat_sees) {
    const std::string file = scratch("told");
    Simulation simulation = two_players({"random", "cmd:tee " + file + " | " + example.substr(4)});
    simulation.timeout = 60s;
    const Report report = simulate(simulation).value();
    EXPECT_EQ(report.failure, "");
    std::istringstream lines(read_file(file).value());
    std::filesystem::remove(file);
    std::vector<json::Value> told;
    for (std::string line; std::getline(lines, line);) told.push_back(json::parse(line).value());
    ASSERT_GT(told.size(), 10u);
    EXPECT_EQ(told[0].at("do"), "begin");
    EXPECT_EQ(told[0].at("game"), "skara-brae");
    EXPECT_EQ(told[0].at("seat"), 1);
    EXPECT_EQ(told[0].at("setup").at("players"), 2);
    EXPECT_EQ(told.back().at("do"), "end");
    EXPECT_EQ(told.back().at("ranking").at("final"), true);
    for (std::size_t i = 1; i + 1 < told.size(); ++i) {
        EXPECT_EQ(told[i].at("do"), "decide");
        EXPECT_GT(told[i].at("moves").as_array().size(), 1u);
        EXPECT_FALSE(told[i].at("prompt").at("line").as_string().empty());
        EXPECT_TRUE(told[i].at("view").at("random").is_null());
        for (const auto& card : told[i].at("view").at("deck").as_array()) EXPECT_EQ(card, "unknown");
    }
}

TEST(Programs, one_that_fails_has_lost_the_game_and_nothing_else) {
    const std::pair<const char*, const char*> cases[] = {
        {"cmd:echo I resign; cat >/dev/null", "answered \"I resign\", which is not one of its moves."},
        {"cmd:exit 3", "ended (exit code 3)."},
        {"cmd:kill -9 $$", "ended (signal 9)."},
        {"cmd:no-such-program-anywhere 2>/dev/null", "ended (exit code 127)."},
        {"cmd:exec >/dev/null; cat >/dev/null", "closed its output."},
        {"cmd:head -c 100000 /dev/zero; cat >/dev/null", "answered with an endless line."},
        {"cmd:cat >/dev/null", "did not answer in time."},
        {"cmd:sleep 1000", "did not answer in time."},
    };
    for (const auto& [bot, why] : cases) {
        Simulation simulation = two_players({"random", bot});
        simulation.timeout = std::string_view(why).find("in time") != std::string_view::npos ? 200ms : 60'000ms;
        const Report report = simulate(simulation).value();
        EXPECT_THAT(report.failure, HasSubstr(why)) << bot;
        EXPECT_EQ(report.seats[0].wins, 1u) << bot;
        EXPECT_EQ(report.seats[1].wins, 0u) << bot;
        EXPECT_EQ(report.seats[1].failed, 1u) << bot;
        EXPECT_TRUE(no_children()) << bot;
    }
}

TEST(Programs, a_match_counts_who_failed) {
    Match match{.game = find_game("skara-brae").value(),
                .setup = R"({"mode":"multi","players":2})",
                .bots = {"random", "cmd:exit 1"},
                .games = 6};
    MatchReport report = play_match(match).value();
    EXPECT_EQ(report.wins, 6u);
    EXPECT_EQ(report.failed[1], 6u);
    EXPECT_THAT(report.failure, HasSubstr("exit code 1"));
    match.setup = R"({"mode":"solo","players":1})";
    report = play_match(match).value();
    EXPECT_EQ(report.wins, 3u);
    match.bots = {"cmd:exit 1", "cmd:exit 2"};
    match.setup = R"({"mode":"multi","players":2})";
    EXPECT_EQ(play_match(match).value().draws, 6u) << "where everybody fails nobody has won";
}

TEST(Programs, leave_nobody_behind) {
    const std::string file = scratch("process");
    {
        Child child;
        ASSERT_TRUE(child.start("echo $$ > " + file + "; echo there; exec sleep 1000"));
        EXPECT_EQ(child.hear(Child::Clock::now() + 60s).value(), "there");
        EXPECT_FALSE(child.hear(Child::Clock::now() + 1ms));
    }
    int process = 0;
    std::ifstream(file) >> process;
    std::filesystem::remove(file);
    ASSERT_GT(process, 1);
    EXPECT_EQ(kill(process, 0), -1);
    EXPECT_TRUE(no_children());
}

TEST(Programs, that_are_gone_or_deaf_do_not_hurt_who_tells_them_something) {
    Child gone;
    ASSERT_TRUE(gone.start("exit 4"));
    const std::string much(1 << 20, 'x');
    Result<void> told;
    while (told) told = gone.tell(much, Child::Clock::now() + 60s);
    EXPECT_EQ(told.sentence(), "ended (exit code 4)");
    Child deaf;
    ASSERT_TRUE(deaf.start("exec sleep 1000"));
    EXPECT_EQ(deaf.tell(much + much + much + much, Child::Clock::now() + 50ms).sentence(), "did not read its input");
}

TEST(Programs, are_started_only_where_that_is_meant) {
    const AnyGame& game = *all_games()[0];
    EXPECT_FALSE(check_bot("cmd:true")) << "tables of the server ask this";
    EXPECT_TRUE(check_any_bot("cmd:true"));
    EXPECT_THAT(make_bot(game, "cmd:true", Seed::number(1)).sentence(), HasSubstr("can't be bots"));
    EXPECT_TRUE(make_bot(game, "cmd:true", Seed::number(1), {.timeout = 1s}));
    EXPECT_THAT(check_any_bot("cmd: ").sentence(), HasSubstr("its command"));
}

}  // namespace
}  // namespace skerry
