// SPDX-License-Identifier: Apache-2.0
#include "arena/match.h"

#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <unistd.h>

#include "kit/amount.h"
#include "record/record.h"

namespace skerry {
namespace {

using testing::HasSubstr;

Match two_players(std::uint64_t games) {
    return {.game = find_game("skara-brae").value(),
            .setup = R"({"mode":"multi","players":2})",
            .bots = {"greedy", "random"},
            .games = games};
}

std::string timeless(const Match& match, MatchReport report) {
    report.seconds = 0;
    report.resumed = 0;
    return match_json(match, report);
}

Pair pair(std::uint64_t number, int share) {
    return {.number = number, .wins = 1, .losses = 1, .share = share, .points = {2, 1}, .seats = {2, 2}};
}

// A file of this test that is gone afterwards.
class Scratch {
public:
    Scratch() { std::filesystem::remove(path()); }
    ~Scratch() { std::filesystem::remove(path()); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    std::string path() const {
        return (std::filesystem::temp_directory_path() / (std::to_string(getpid()) + "_match")).string();
    }
    std::string read() const { return read_file(path()).value(); }
    void write(const std::string& text) const { ASSERT_TRUE(write_file(path(), text)); }
};

TEST(Match, elo_and_shares_are_two_words_for_the_same) {
    EXPECT_DOUBLE_EQ(elo_of(0.5), 0);
    EXPECT_NEAR(elo_of(0.75), 190.85, 0.01);
    EXPECT_NEAR(share_of(elo_of(0.64)), 0.64, 1e-12);
    EXPECT_TRUE(std::isinf(elo_of(1)));
}

TEST(Match, the_error_comes_from_the_pairs) {
    std::vector<Pair> pairs;
    for (std::uint64_t i = 0; i < 100; ++i) pairs.push_back(pair(i, i % 4 == 0 ? 0 : Pair::whole));
    const MatchReport report = summed(pairs, {});
    EXPECT_DOUBLE_EQ(report.share.value, 0.75);
    const double error = 1.96 * std::sqrt(0.25 * 0.75 / 99);
    EXPECT_NEAR(report.share.low, 0.75 - error, 1e-9);
    EXPECT_NEAR(report.share.high, 0.75 + error, 1e-9);
    EXPECT_NEAR(report.elo.low, elo_of(0.75 - error), 1e-9);
    // Pairs that are always one game each say that the bots are alike, and say it exactly.
    for (Pair& one : pairs) one.share = Pair::whole / 2;
    EXPECT_DOUBLE_EQ(summed(pairs, {}).elo.low, 0);
    // Who has won everything may still lose now and then.
    for (Pair& one : pairs) one.share = Pair::whole;
    EXPECT_DOUBLE_EQ(summed(pairs, {}).share.low, 0.97);
    EXPECT_TRUE(std::isinf(summed(pairs, {}).elo.value));
}

TEST(Match, the_test_stops_when_it_knows) {
    Match match = two_players(1000);
    match.sprt = {0, 50};
    const MatchReport better = play_match(match).value();
    EXPECT_EQ(better.verdict, Verdict::first_is_better);
    EXPECT_LT(better.games, 60u);
    EXPECT_GT(better.likelihood, 2.94);
    std::swap(match.bots[0], match.bots[1]);
    EXPECT_EQ(play_match(match).value().verdict, Verdict::first_is_not);
    match.sprt = {30, 0};
    EXPECT_THAT(play_match(match).sentence(), HasSubstr("lower one first"));
}

TEST(Match, the_number_of_threads_changes_nothing) {
    for (const bool test : {false, true}) {
        Match one = two_players(static_cast<std::uint64_t>(kit::amount(30, 4)));
        one.bots = {"search:20/sampled_per_mille=100", "random"};
        if (test) one.sprt = {0, 100};
        Match three = one;
        one.threads = 1, three.threads = 3;
        EXPECT_EQ(timeless(one, play_match(one).value()), timeless(three, play_match(three).value()));
    }
}

TEST(Match, a_bot_is_as_good_as_itself) {
    for (const int players : {2, 3, 4}) {
        Match match = two_players(24);
        match.setup = R"({"mode":"multi","players":)" + std::to_string(players) + "}";
        match.bots = {"random", "random"};
        const MatchReport report = play_match(match).value();
        EXPECT_DOUBLE_EQ(report.share.value, 0.5) << players;
        EXPECT_DOUBLE_EQ(report.points[0], report.points[1]) << players;
        EXPECT_EQ(report.wins, report.losses);
        EXPECT_EQ(report.wins + report.draws + report.losses, 24u);
    }
}

TEST(Match, every_game_takes_matches_of_every_size) {
    for (const AnyGame* game : all_games())
        for (const ModeInfo& mode : game->info().modes) {
            Match match = two_players(4);
            match.game = game;
            json::Writer setup;
            setup.object().field("mode", mode.id).field("players", int{mode.max_players});
            if (mode.id == "solo_eight") setup.field("special", "build");
            match.setup = setup.end().text();
            match.bots = {"greedy", "random"};
            const auto report = play_match(match);
            ASSERT_TRUE(report) << mode.id << report.sentence();
            EXPECT_EQ(report.value().games, 4u);
            EXPECT_EQ(report.value().wins + report.value().draws + report.value().losses,
                      mode.max_players == 1 ? 2u : 4u);
        }
}

TEST(Match, alone_the_same_deal_is_compared) {
    Match match = two_players(40);
    match.setup = R"({"mode":"solo","players":1})";
    const MatchReport report = play_match(match).value();
    EXPECT_GT(report.wins, 18u);
    EXPECT_GT(report.points[0], report.points[1]);
    match.game = find_game("fine-sand").value();  // fewest cards win
    const MatchReport sand = play_match(match).value();
    EXPECT_GT(sand.share.value, 0.8);
    EXPECT_LT(sand.points[0], sand.points[1]);
}

TEST(Match, goes_on_from_its_file) {
    const Scratch file;
    Match match = two_players(20);
    const std::string whole = timeless(match, play_match(match).value());
    match.file = file.path();
    EXPECT_EQ(timeless(match, play_match(match).value()), whole);
    const std::string all = file.read();
    EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 11);

    // Stopped in the middle of a line: that pair is played again.
    const std::size_t fifth = all.find('\n', all.size() / 2);
    file.write(all.substr(0, fifth + 10));
    const MatchReport again = play_match(match).value();
    EXPECT_EQ(timeless(match, again), whole);
    EXPECT_GT(again.resumed, 2u);
    EXPECT_LT(again.resumed, 9u);
    EXPECT_EQ(play_match(match).value().resumed, 10u);

    // Longer than before; shorter than what is there.
    match.games = 24;
    EXPECT_EQ(play_match(match).value().resumed, 10u);
    match.games = 20;
    EXPECT_EQ(timeless(match, play_match(match).value()), whole);

    const Match told = read_match(file.path()).value();
    EXPECT_EQ(told.bots, match.bots);
    EXPECT_EQ(told.games, 20u);
    EXPECT_EQ(told.seed, match.seed);
    EXPECT_FALSE(told.sprt);
}

TEST(Match, leaves_other_files_alone) {
    const Scratch file;
    const auto refuses = [&](const Match& match, const std::string& text, const std::string& why) {
        file.write(text);
        const auto report = play_match(match);
        ASSERT_FALSE(report);
        EXPECT_THAT(report.sentence(), HasSubstr(why));
        EXPECT_EQ(file.read(), text);
    };
    Match match = two_players(4);
    match.file = file.path();
    ASSERT_TRUE(play_match(match));
    const std::string kept = file.read();
    refuses(match, "", "is not a match file");
    refuses(match, "My diary.\n", "is not a match file");
    refuses(match, "{}\n", "is not a match file");
    refuses(match, kept + "{\"pair\":1}\n", "line 4");
    refuses(match, kept + "what?\n", "line 4");
    refuses(match, kept + kept.substr(kept.find('\n') + 1), "appears twice");
    Match other = match;
    other.bots[1] = "greedy";
    refuses(other, kept, "of other bots");
    other = match;
    other.seed = Seed::number(2);
    refuses(other, kept, "of another seed");
    other = match;
    other.setup = R"({"mode":"multi","players":3})";
    refuses(other, kept, "of another setup");
    other = match;
    other.game = find_game("tundra").value();
    other.setup = R"({"mode":"base","players":2})";
    refuses(other, kept, "of another game");
    match.file = "/nowhere/at/all";
    EXPECT_THAT(play_match(match).sentence(), HasSubstr("/nowhere/at/all"));
    EXPECT_THAT(read_match("/nowhere/at/all").sentence(), HasSubstr("/nowhere/at/all"));
}

TEST(Match, wrong_requests_get_a_sentence) {
    Match match = two_players(0);
    EXPECT_THAT(play_match(match).sentence(), HasSubstr("at least 1"));
    match = two_players(2);
    match.bots[1] = "nobody";
    EXPECT_THAT(play_match(match).sentence(), HasSubstr("no bot called"));
    match = two_players(2);
    match.setup = R"({"players":7})";
    EXPECT_THAT(play_match(match).sentence(), HasSubstr("2 to 4 players"));
}

TEST(Ladder, ratings_add_up_along_the_way) {
    std::vector<MatchReport> matches(2);
    matches[0].pairs = matches[1].pairs = 1'000'000;
    matches[0].share = {0.25, 0.24, 0.26};  // the second is stronger
    matches[1].share = {0.5, 0.49, 0.51};
    const std::vector<std::string> bots = {"a", "b", "c"};
    const auto rated = ratings(bots, matches, 1);
    EXPECT_NEAR(rated[0].elo, -190.85, 0.1);
    EXPECT_EQ(rated[1].elo, 0);
    EXPECT_EQ(rated[1].error, 0);
    EXPECT_NEAR(rated[2].elo, 0, 0.1);
    EXPECT_NEAR(rated[2].error, 0.01 * 400 / std::log(10.0) / 0.25, 0.01);
    const auto from_first = ratings(bots, matches, 0);
    EXPECT_NEAR(from_first[2].elo, 190.85, 0.1);
    EXPECT_GT(from_first[2].error, rated[2].error);
}

}  // namespace
}  // namespace skerry
