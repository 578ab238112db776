// SPDX-License-Identifier: Apache-2.0
#include "table/film.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kit/long_game.h"

namespace skerry {
namespace {

constexpr const char* alone = R"({"mode":"solo","players":1})";

std::vector<std::string> texts(const protocol::Replay& page) {
    std::vector<std::string> frames;
    for (const protocol::Frame& frame : page.frames) frames.push_back(json::text(frame));
    return frames;
}

// The frames as they come from one pass over all moves, and as they come in pages.
void check_pages(const Record& record, Seats eyes) {
    const Film film = Film::develop(record).value();
    const std::size_t count = record.moves.size() + 1;
    const auto whole = texts(film.page(0, eyes, count));
    ASSERT_EQ(whole.size(), count);
    std::vector<std::string> joined;
    for (std::size_t from = 0; from < count; from += Film::page_size) {
        const protocol::Replay page = film.page(from, eyes);
        EXPECT_EQ(page.of, static_cast<std::int64_t>(count));
        for (std::string& text : texts(page)) joined.push_back(std::move(text));
    }
    EXPECT_EQ(joined, whole);
    // A page may begin anywhere.
    for (const std::size_t from : {count - 1, std::min<std::size_t>(count, 199), count / 2})
        EXPECT_EQ(texts(film.page(from, eyes, 3)),
                  std::vector(whole.begin() + static_cast<std::ptrdiff_t>(from),
                              whole.begin() + static_cast<std::ptrdiff_t>(std::min(from + 3, count))));
    EXPECT_TRUE(film.page(count, eyes).frames.empty());
    EXPECT_TRUE(film.page(std::size_t(-1), eyes).frames.empty());
}

TEST(Film, pages_join_to_the_same_frames) {
    check_pages(kit::long_game(*find_game("skara-brae").value(), alone, 450).record(), Seats::first(1));
}

// What a replay says where nothing was told.
TEST(Film, says_moves_in_words) {
    const Record record = kit::long_game(*find_game("skara-brae").value(), alone, 60).record();
    const protocol::Replay page = Film::develop(record).value().page(0, Seats::first(1));
    ASSERT_GT(page.frames.size(), 20u);
    EXPECT_FALSE(page.frames[0].label);
    for (std::size_t i = 1; i < page.frames.size(); ++i) {
        if (page.frames[i].move->starts_with("back ")) continue;
        ASSERT_TRUE(page.frames[i].label) << *page.frames[i].move;
        EXPECT_TRUE(std::isupper(static_cast<unsigned char>((*page.frames[i].label)[0]))) << *page.frames[i].label;
    }
}

// Events that are held back until everybody has finished come in the right frame, whichever page begins between.
TEST(Film, pages_join_in_every_game) {
    for (const AnyGame* game : all_games()) {
        SCOPED_TRACE(game->info().id);
        Table table = std::move(Table::begin(*game, game->setups().back(), Seed::number(7), {})).value();
        std::size_t turn = 0;
        while (!table.over() && table.moves_played() < 450) {
            const Seat seat = *table.waiting().begin();
            const auto moves = table.choices(seat);
            table.play(seat, moves[turn++ % moves.size()]);
        }
        check_pages(table.record(), Seats::none());
        check_pages(table.record(), Seat(0));
    }
}

TEST(Film, what_other_rules_left_comes_with_the_last_page) {
    Record record = kit::long_game(*find_game("skara-brae").value(), alone, 450).lasting_record();
    record.rules = 0;
    record.moves[250].text = "dance";
    const Film film = Film::develop(record).value();
    const protocol::Replay first = film.page(0, Seats::first(1)), last = film.page(200, Seats::first(1));
    EXPECT_THAT(*first.note, testing::HasSubstr("up to move 250 of 450"));
    EXPECT_EQ(*last.note, *first.note);
    EXPECT_EQ(first.of, 251);
    EXPECT_EQ(first.frames.size(), 200u);
    EXPECT_FALSE(first.rest);
    EXPECT_FALSE(first.kept);
    EXPECT_EQ(last.frames.size(), 51u);
    ASSERT_TRUE(last.rest);
    EXPECT_EQ(last.rest->size(), 200u);
    EXPECT_EQ(last.rest->front().seq, 251);
    ASSERT_TRUE(last.kept);
    EXPECT_EQ(last.kept->text, record.picture);
    EXPECT_FALSE(film.page(200, Seats::none()).kept) << "it was kept with everything revealed";
}

// A finished game tells what points came from and what everybody had, with its last page only.
TEST(Film, the_end_tells_sources_and_belongings) {
    for (const AnyGame* game : all_games()) {
        SCOPED_TRACE(game->info().id);
        Table table = std::move(Table::begin(*game, game->setups().front(), Seed::number(3), {})).value();
        Generator generator(Seed::number(3), 1);
        Random random(generator);
        const Film begun = Film::develop(table.record()).value();
        EXPECT_FALSE(begun.page(0, Seats::none()).belongings) << "it is not over";
        while (!table.over()) {
            const Seat seat = *table.waiting().begin();
            const auto moves = table.choices(seat);
            table.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        const Film film = Film::develop(table.record()).value();
        const std::size_t last = table.moves_played();
        EXPECT_EQ(film.page(0, Seats::none()).belongings.has_value(), last < Film::page_size);
        const protocol::Replay page = film.page(last, Seats::none());
        ASSERT_TRUE(page.belongings);
        const Ranking ranking = game->ranking(table.position());
        EXPECT_EQ(page.belongings->size(), ranking.seats.size());
        for (const auto& seat : *page.belongings) EXPECT_FALSE(seat.empty());
        for (const protocol::Frame& frame : page.frames) EXPECT_FALSE(frame.label->empty());
        EXPECT_EQ(page.sources.has_value(), !game->sources().empty());
        if (!page.sources) continue;
        for (std::size_t c = 0; c < game->info().categories.size(); ++c)
            for (std::size_t seat = 0; seat < ranking.seats.size(); ++seat) {
                int sum = 0;
                bool told = false;
                for (const protocol::SourceLine& line : *page.sources) {
                    if (line.category != game->info().categories[c]) continue;
                    told = true;
                    sum += line.points[seat];
                }
                EXPECT_TRUE(!told || sum == ranking.seats[seat].points[c]) << game->info().categories[c];
            }
    }
}

// The round of a frame is the one that its view is in.
TEST(Film, frames_say_their_round) {
    const AnyGame& game = *find_game("tundra").value();
    Table table = std::move(Table::begin(game, game.setups().front(), Seed::number(5), {})).value();
    while (!table.over()) table.play(*table.waiting().begin(), table.choices(*table.waiting().begin()).front());
    const protocol::Replay all = Film::develop(table.record()).value().page(0, Seats::none(), 5000);
    EXPECT_EQ(all.rounds.value(), "round");
    EXPECT_EQ(all.frames.front().round.value(), 0);
    EXPECT_EQ(all.frames.back().round.value(), 4);
    for (std::size_t i = 1; i < all.frames.size(); ++i) EXPECT_LE(*all.frames[i - 1].round, *all.frames[i].round);
}

}  // namespace
}  // namespace skerry
