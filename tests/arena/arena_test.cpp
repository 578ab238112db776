// SPDX-License-Identifier: Apache-2.0
#include "arena/arena.h"

#include <gmock/gmock.h>

namespace skerry {
namespace {

using testing::HasSubstr;

Simulation two_players(std::uint64_t games) {
    return {.game = find_game("skara-brae").value(), .setup = R"({"players":2})", .bots = {"random"}, .games = games};
}

TEST(Arena, the_number_of_threads_changes_nothing) {
    Simulation one = two_players(100), two = two_players(100);
    one.threads = 1;
    two.threads = 2;
    Report a = simulate(one).value(), b = simulate(two).value();
    a.seconds = b.seconds = 0;
    EXPECT_EQ(report_json(one, a), report_json(two, b));
    EXPECT_EQ(a.games, 100u);
}

TEST(Arena, another_seed_is_another_simulation) {
    Simulation other = two_players(50);
    other.seed = Seed::number(2);
    EXPECT_NE(simulate(two_players(50)).value().seats[0].total.mean, simulate(other).value().seats[0].total.mean);
}

TEST(Arena, counts_add_up) {
    const Report report = simulate(two_players(200)).value();
    EXPECT_EQ(report.seats[0].wins + report.seats[1].wins, 200u);
    std::uint64_t totals = 0;
    for (std::uint64_t count : report.totals) totals += count;
    EXPECT_EQ(totals, 400u);
    EXPECT_GE(report.moves, report.decisions);
    for (const SeatReport& seat : report.seats) {
        double sum = 0;
        for (double points : seat.categories) sum += points;
        EXPECT_NEAR(sum, seat.total.mean, 1e-9);
    }
}

TEST(Arena, json_has_what_programs_ask_for) {
    const Simulation simulation = two_players(10);
    const auto value = json::parse(report_json(simulation, simulate(simulation).value()));
    ASSERT_TRUE(value) << value.sentence();
    for (const char* field : {"games", "decisions", "seconds", "scores"})
        EXPECT_TRUE(value.value().get_object().contains(field)) << field;
}

TEST(Arena, wrong_requests_get_a_sentence) {
    Simulation simulation = two_players(0);
    EXPECT_THAT(simulate(simulation).sentence(), HasSubstr("at least 1"));
    simulation = two_players(1);
    simulation.bots = {"random", "random", "random"};
    EXPECT_THAT(simulate(simulation).sentence(), HasSubstr("There are 2 players"));
    simulation.bots = {"nobody"};
    EXPECT_THAT(simulate(simulation).sentence(), HasSubstr("no bot called"));
    simulation.bots = {"random"};
    simulation.setup = R"({"players":7})";
    EXPECT_THAT(simulate(simulation).sentence(), HasSubstr("2 to 4 players"));
    simulation.setup = "{";
    EXPECT_THAT(simulate(simulation).sentence(), HasSubstr("not JSON"));
}

TEST(Arena, moves_are_counted_by_their_first_words) {
    Simulation one = two_players(40), two = two_players(40);
    one.count_moves = two.count_moves = true;
    one.threads = 1, two.threads = 3;
    const Report report = simulate(one).value();
    EXPECT_EQ(report.counts, simulate(two).value().counts);
    std::uint64_t chosen = 0;
    for (const MoveCount& move : report.counts) {
        EXPECT_LE(std::count(move.text.begin(), move.text.end(), ' '), 1) << move.text;
        EXPECT_LE(move.chosen, move.offered);
        EXPECT_LE(move.taken + move.left, 80u);
        chosen += move.chosen;
    }
    EXPECT_LT(chosen, report.decisions);  // forced moves are no choice
    EXPECT_GT(chosen, report.decisions / 3);
    EXPECT_TRUE(simulate(two_players(2)).value().counts.empty());
}

TEST(Arena, campaigns_are_played_to_their_end) {
    Simulation one{.game = find_game("fine-sand").value(),
                   .setup = R"({"mode":"solo","players":1})",
                   .bots = {"greedy"},
                   .games = 6,
                   .threads = 1,
                   .campaigns = true};
    Report report = simulate(one).value();
    EXPECT_EQ(report.campaigns.count, 6u);
    EXPECT_GE(report.games, 6u);
    std::uint64_t ends = 0;
    for (const auto& [total, count] : report.campaigns.lost) {
        EXPECT_GT(total, 0);
        ends += count;
    }
    EXPECT_EQ(ends, 6 - report.campaigns.won);
    for (const auto& [points, count] : report.campaigns.points) ends += count;
    EXPECT_EQ(ends, 6u);
    Simulation two = one;
    two.threads = 2;
    Report other = simulate(two).value();
    report.seconds = other.seconds = 0;
    EXPECT_EQ(report_json(one, report), report_json(two, other));
    one.setup = R"({"mode":"base","players":2})";
    EXPECT_THAT(simulate(one).sentence(), HasSubstr("no campaigns"));
}

TEST(Arena, random_games_for_benchmarks_are_those_of_the_seed) {
    const auto once = play_random_games(*all_games()[0], R"({"players":2})", 10, Seed::number(3));
    const auto again = play_random_games(*all_games()[0], R"({"players":2})", 10, Seed::number(3));
    EXPECT_GT(once.value(), 100u);
    EXPECT_EQ(once.value(), again.value());
}

}  // namespace
}  // namespace skerry
