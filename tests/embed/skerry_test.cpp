// SPDX-License-Identifier: Apache-2.0
#include "embed/skerry.h"

#include <cstring>

#include <gtest/gtest.h>

#include "catalog/catalog.h"

// The C interface as a host uses it.
namespace {

struct Handle {
    skerry_engine* engine = skerry_new();
    Handle() = default;
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { skerry_free(engine); }

    std::string call(const std::string& request) const {
        const char* answer = skerry_call(engine, request.data(), request.size());
        EXPECT_EQ(std::strlen(answer), skerry_answer_length(engine));
        return answer;
    }
    int begin(const std::string& game, const std::string& setup, std::uint64_t seed) const {
        const auto bytes = skerry::Seed::number(seed).bytes;
        return skerry_begin(engine, game.data(), game.size(), setup.data(), setup.size(), bytes.data());
    }
};

TEST(CInterface, answers_requests) {
    const Handle handle;
    EXPECT_TRUE(handle.call(R"({"do":"games"})").starts_with(R"({"ok":true,"games":[)"));
    EXPECT_TRUE(handle.call("nonsense").starts_with(R"({"ok":false,"error":")"));
    EXPECT_TRUE(std::string(skerry_call(handle.engine, nullptr, 0)).starts_with(R"({"ok":false,"error":")"));
    void* memory = skerry_allocate(100);
    EXPECT_NE(memory, nullptr);
    skerry_release(memory);
}

// The same game by the fast way and by the usual one.
TEST(CInterface, plays_positions_in_places) {
    for (const skerry::AnyGame* game : skerry::all_games()) {
        const Handle handle;
        const std::string setup = game->setups()[0];
        const int place = handle.begin(std::string(game->info().id), setup, 5);
        ASSERT_GE(place, 0) << skerry_error(handle.engine);
        skerry::Position position = game->begin(skerry::json::parse(setup).value(), skerry::Seed::number(5)).value();
        std::vector<std::uint64_t> moves(256);
        for (int n = 0; skerry_waiting(handle.engine, place) != 0; ++n) {
            const skerry::Seat seat = game->waiting(position).front();
            ASSERT_EQ(skerry_waiting(handle.engine, place), game->waiting(position).bits());
            const std::uint32_t count = skerry_moves(handle.engine, place, seat.index(), moves.data(), 256);
            const auto legal = game->moves(position, seat);
            ASSERT_EQ(count, legal.size());
            const std::size_t pick = static_cast<std::size_t>(n) * 7 % count;
            ASSERT_EQ(moves[pick], legal[pick].bits());
            const auto revealed = game->play(position, seat, legal[pick]);
            ASSERT_EQ(skerry_play(handle.engine, place, seat.index(), moves[pick]),
                      revealed == skerry::Revealed::yes ? 2 : 1);
            ASSERT_EQ(skerry_state_size(handle.engine, place), position.bytes().size());
            ASSERT_EQ(std::memcmp(skerry_state(handle.engine, place), position.bytes().data(), position.bytes().size()),
                      0);
        }
        EXPECT_TRUE(game->waiting(position).empty());
        std::vector<std::int32_t> points(5);
        const auto ranking = game->ranking(position);
        ASSERT_EQ(skerry_points(handle.engine, place, points.data(), 5), ranking.seats.size());
        EXPECT_EQ(points[0], ranking.seats[0].total);
        // And on to a table.
        handle.call(R"({"do":"load","place":)" + std::to_string(place) + "}");
        EXPECT_EQ(handle.call(R"({"do":"hash"})"), R"({"ok":true,"hash":")" + game->hash(position) + "\"}");
        const int taken = skerry_take(handle.engine, "", 0);
        EXPECT_EQ(std::memcmp(skerry_state(handle.engine, taken), position.bytes().data(), position.bytes().size()), 0);
    }
}

TEST(CInterface, views_can_be_imagined_but_not_played) {
    const Handle handle;
    const int place = handle.begin("skara-brae", R"({"players":2})", 42);
    const int view = skerry_view(handle.engine, place, 1);
    std::uint64_t move = 0;
    EXPECT_GT(skerry_moves(handle.engine, view, 0, &move, 1), 0u);
    EXPECT_EQ(skerry_play(handle.engine, view, 0, move), -1);
    EXPECT_STREQ(skerry_error(handle.engine), "This is a view; imagine a position first.");
    const auto seed = skerry::Seed::number(3).bytes;
    const int imagined = skerry_imagine(handle.engine, view, seed.data());
    EXPECT_EQ(skerry_play(handle.engine, imagined, 0, move), 1);
    const int again = skerry_copy(handle.engine, imagined);
    EXPECT_NE(again, imagined);
    skerry_drop(handle.engine, again);
    skerry_drop(handle.engine, again);
    EXPECT_EQ(skerry_state(handle.engine, again), nullptr);
    EXPECT_EQ(skerry_view(handle.engine, place, 0), again);  // a free place is used again
}

TEST(CInterface, refuses_with_a_sentence) {
    const Handle handle;
    EXPECT_EQ(handle.begin("chess", "{}", 1), -1);
    EXPECT_NE(std::string(skerry_error(handle.engine)).find("no game called"), std::string::npos);
    EXPECT_EQ(handle.begin("tundra", "[", 1), -1);
    EXPECT_EQ(handle.begin("tundra", R"({"players":9})", 1), -1);
    EXPECT_EQ(skerry_begin(handle.engine, "tundra", 6, nullptr, 0, nullptr), -1);
    const int place = handle.begin("tundra", "", 1);
    ASSERT_GE(place, 0);
    EXPECT_EQ(skerry_play(handle.engine, place, 77, 0), -1);
    EXPECT_EQ(skerry_play(handle.engine, place, 0, ~0ull), -1);
    EXPECT_EQ(skerry_play(handle.engine, -1, 0, 0), -1);
    EXPECT_EQ(skerry_waiting(handle.engine, 1000), 0u);
    EXPECT_EQ(skerry_moves(handle.engine, 1000, 0, nullptr, 0), 0u);
    EXPECT_EQ(skerry_points(handle.engine, 1000, nullptr, 0), 0u);
    EXPECT_EQ(skerry_take(handle.engine, "nowhere", 7), -1);
    EXPECT_EQ(skerry_copy(handle.engine, 1000), -1);
}

}  // namespace
