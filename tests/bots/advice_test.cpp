#include "bots/advice.h"

#include <algorithm>
#include <numeric>
#include <thread>

#include <gmock/gmock.h>

#include "bots/analysis.h"
#include "catalog/catalog.h"
#include "kit/amount.h"

namespace skerry {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

// Some way into a game, where somebody has a choice.
Position some_way(const AnyGame& game, const std::string& setup, int moves) {
    Position position = game.begin(json::parse(setup).value(), Seed::number(3)).value();
    Generator generator(Seed::number(4));
    Random random(generator);
    for (int n = 0;; ++n) {
        const Seat seat = game.waiting(position).front();
        const auto legal = game.moves(position, seat);
        if (n >= moves && legal.size() > 1) return position;
        game.play(position, seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

TEST(Advice, names_legal_moves_with_what_to_expect_and_why) {
    for (const AnyGame* game : all_games()) {
        const auto setups = game->setups();
        for (std::size_t i = 0; i < setups.size(); i += static_cast<std::size_t>(kit::amount(1, 8))) {
            const std::string& setup = setups[i];
            const Position position = some_way(*game, setup, 12);
            const Seat seat = game->waiting(position).front();
            const Position view = game->view(position, seat);
            const Advised advised = advise(view, seat, {.iterations = 60}, Seed::number(1));
            ASSERT_FALSE(advised.moves.empty()) << setup;
            EXPECT_LE(advised.moves.size(), 3u);
            const auto legal = game->moves(view, seat);
            const std::size_t players = game->players(view);
            for (const Advice& one : advised.moves) {
                EXPECT_NE(std::find(legal.begin(), legal.end(), one.move), legal.end());
                EXPECT_TRUE(one.why.ends_with('.')) << one.why;
                EXPECT_LE(one.expected[seat.index()], advised.moves[0].expected[seat.index()]);
                const double all = std::accumulate(one.expected.begin(), one.expected.end(), 0.0);
                EXPECT_TRUE(players == 1 || std::abs(all - 1) < 1e-6) << setup;
            }
            EXPECT_THAT(advice_json(view, seat, advised), HasSubstr("\"why\":"));
        }
    }
}

TEST(Advice, is_the_same_from_the_same_seed) {
    const AnyGame& game = *all_games()[0];
    const Position position = some_way(game, game.setups()[0], 20);
    const Seat seat = game.waiting(position).front();
    const Position view = game.view(position, seat);
    const auto ask = [&] { return advice_json(view, seat, advise(view, seat, {.iterations = 300}, Seed::number(9))); };
    EXPECT_EQ(ask(), ask());
}

TEST(Advice, comes_with_the_move_that_was_asked_about) {
    const AnyGame& game = *all_games()[0];
    const Position position = some_way(game, game.setups()[0], 20);
    const Seat seat = game.waiting(position).front();
    for (const Move move : game.moves(position, seat)) {
        const auto advised = advise(game.view(position, seat), seat, {.iterations = 60}, Seed::number(9),
                                    {.most = 1, .also = move, .why_from = 100});
        EXPECT_TRUE(std::any_of(advised.moves.begin(), advised.moves.end(),
                                [&](const Advice& one) { return one.move == move; }));
        EXPECT_THAT(advised.moves[0].why, IsEmpty()) << "nobody asked why";
    }
}

TEST(Advice, ends_at_once_when_told) {
    const AnyGame& game = *all_games()[0];
    const Position position = some_way(game, game.setups()[0], 20);
    const Seat seat = game.waiting(position).front();
    const Position view = game.view(position, seat);
    std::atomic<bool> stop = true;
    EXPECT_THAT(advise(view, seat, {.iterations = 0, .stop = &stop}, Seed::number(1)).moves, IsEmpty());
}

// Without the end it is told, this would take an hour.
TEST(Bots, stop_thinking_at_once_when_told) {
    for (const AnyGame* game : all_games()) {
        const Position position = some_way(*game, game->setups()[0], 10);
        const Seat seat = game->waiting(position).front();
        std::atomic<bool> stop = false;
        const auto bot = make_bot(*game, "search:3600s", Seed::number(1), {.stop = &stop});
        Move move;
        std::thread thinks([&] { move = bot.value()->choose(game->view(position, seat), seat); });
        stop = true;
        thinks.join();
        const auto legal = game->moves(position, seat);
        EXPECT_NE(std::find(legal.begin(), legal.end(), move), legal.end());
    }
}

TEST(Bots, have_no_more_time_than_they_are_given) {
    const AnyGame& game = *all_games()[0];
    const Position position = some_way(game, game.setups()[0], 10);
    const Seat seat = game.waiting(position).front();
    const auto bot = make_bot(game, "search:3600s", Seed::number(1), {.time = std::chrono::milliseconds(1)});
    (void)bot.value()->choose(game.view(position, seat), seat);
}

TEST(Bots, have_titles) {
    EXPECT_EQ(bot_title("level3"), "Level 3");
    EXPECT_EQ(bot_title("search:100"), "search:100");
}

Record kept(const std::string& name) {
    return read_record(read_file(std::string(SKERRY_TEST_DATA) + "/records/" + name).value()).value();
}

TEST(Analysis, judges_every_decision_of_a_finished_game) {
    for (const char* name : {"skara-brae/0.jsonl", "fine-sand/0.jsonl", "snowcrest/0.jsonl", "tundra/0.jsonl",
                             "arctic-scavengers/0.jsonl"}) {
        if (kit::amount(1, 0) == 0 && std::string_view(name) != "snowcrest/0.jsonl") continue;  // the shortest
        auto begun = Analysis::begin(kept(name), {.iterations = 16});
        ASSERT_TRUE(begun) << name << ": " << begun.sentence();
        Analysis analysis = std::move(begun).value();
        ASSERT_FALSE(analysis.decisions().empty());
        for (std::size_t i = 0; i < analysis.decisions().size(); ++i) {
            Judged judged = analysis.judge(i);
            ASSERT_FALSE(judged.advised.moves.empty());
            EXPECT_TRUE(std::any_of(judged.advised.moves.begin(), judged.advised.moves.end(),
                                    [&](const Advice& one) { return one.move == analysis.decisions()[i].played; }));
            EXPECT_GE(judged.best, judged.played);
            analysis.note(i, std::move(judged));
        }
        const auto curve = analysis.curve();
        ASSERT_EQ(curve.size(), analysis.record().moves.size() + 1);
        const Position end = replay(analysis.record()).value();
        const Ranking ranking = end.game().ranking(end);
        for (std::size_t i = 0; i < ranking.seats.size() && !analysis.in_points(); ++i)
            EXPECT_EQ(curve.back()[i] > 0, ranking.seats[i].place == 1) << name;
        const auto turning = analysis.turning_points();
        EXPECT_LE(turning.size(), Analysis::most_turning);
        EXPECT_TRUE(std::is_sorted(turning.begin(), turning.end()));
        for (const std::size_t n : turning) EXPECT_FALSE(analysis.judged(n).advised.moves[0].why.empty());
        const auto parsed = json::parse(analysis.json(), 16 << 20);
        ASSERT_TRUE(parsed) << parsed.sentence();
    }
}

TEST(Analysis, refuses_a_game_that_is_not_over) {
    Record record = kept("skara-brae/0.jsonl");
    record.moves.resize(record.moves.size() / 2);
    const auto refused = Analysis::begin(record, {});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.sentence(), HasSubstr("not over"));
    EXPECT_TRUE(Analysis::begin(record, {.unfinished = true})) << "unless people ended it";
}

}  // namespace
}  // namespace skerry
