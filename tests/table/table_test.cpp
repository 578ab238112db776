// SPDX-License-Identifier: Apache-2.0
#include "table/table.h"

#include <gmock/gmock.h>

namespace skerry {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

const AnyGame& game() { return *find_game("skara-brae").value(); }

Table two_players(std::uint64_t seed = 4) {
    return Table::begin(game(), R"({"players":2})", Seed::number(seed), {"Ada", "Bo"}).value();
}

void play_first(Table& table) {
    const Seat seat = table.waiting().front();
    table.play(seat, game().moves(table.position(), seat)[0]);
}

TEST(Table, begins_with_the_colours_as_names) {
    const Table table = Table::begin(game(), R"({"players":3})", Seed::number(1), {}).value();
    EXPECT_EQ(table.names()[2], "Yellow");
    EXPECT_THAT(Table::begin(game(), R"({"players":3})", Seed::number(1), {"Ada"}).sentence(),
                HasSubstr("a name for each"));
    EXPECT_THAT(Table::begin(game(), R"({"players":9})", Seed::number(1), {}).sentence(), HasSubstr("2 to 4 players"));
    EXPECT_THAT(Table::begin(game(), "[", Seed::number(1), {}).sentence(), HasSubstr("not JSON"));
}

TEST(Table, refuses_who_has_nothing_to_decide_and_what_is_no_move) {
    Table table = two_players();
    const Position before = table.position();
    EXPECT_FALSE(table.play(Seat(0), "fly"));
    EXPECT_FALSE(table.play(Seat(0), ""));
    EXPECT_TRUE(table.position() == before);
    play_first(table);
    play_first(table);
    const Seat waiting = table.waiting().front();
    const Seat other(static_cast<std::uint8_t>(1 - waiting.index()));
    EXPECT_THAT(table.play(other, "pass").sentence(), HasSubstr("nothing to decide"));
}

TEST(Table, a_line_of_several_things_names_them_in_any_order) {
    const AnyGame& sand = *find_game("fine-sand").value();
    Table table = Table::begin(sand, R"({"mode":"learning","players":2})", Seed::number(1), {}).value();
    ASSERT_TRUE(table.play(Seat(0), "ring red, build red_4"));
    EXPECT_FALSE(table.play(Seat(0), "pay purple_4 coin_3")) << "whole or not at all";
    EXPECT_TRUE(table.play(Seat(0), "pay purple_4 castle_2 coin_2"));
    EXPECT_EQ(sand.prompt(table.position(), Seat(0)).decision, "red");
}

TEST(Table, a_line_is_played_whole_or_not_at_all) {
    Table table = two_players();
    play_first(table);
    play_first(table);
    const Position before = table.position();
    EXPECT_FALSE(table.play(table.waiting().front(), "take " + std::string("S01, S02, S03")));
    EXPECT_TRUE(table.position() == before);
}

TEST(Table, take_backs_stop_at_what_was_revealed) {
    Table table = two_players();
    const Position first = table.position();
    play_first(table);  // the first secret choice shows nothing to anybody
    EXPECT_TRUE(table.take_back(Seat(0)));
    EXPECT_TRUE(table.position() == first);
    EXPECT_THAT(table.take_back(Seat(0)).sentence(), HasSubstr("nothing to take back"));
    play_first(table);
    play_first(table);  // the second shows both, and deals the sets
    EXPECT_THAT(table.take_back(Seat(1)).sentence(), HasSubstr("revealed something"));

    const Position drafting = table.position();
    const Seat drafter = table.waiting().front();
    for (int i = 0; i < 3; ++i) {
        ASSERT_EQ(table.waiting().front(), drafter);
        play_first(table);
    }
    const Seat other(static_cast<std::uint8_t>(1 - drafter.index()));
    EXPECT_FALSE(table.take_back(other)) << "the other one's turn came first";
    ASSERT_TRUE(table.take_back_turn(drafter));
    EXPECT_TRUE(table.position() == drafting);
}

TEST(Table, the_log_tells_each_only_what_he_may_know) {
    Table table = two_players();
    play_first(table);
    EXPECT_THAT(table.log(Seat(0)), Contains(HasSubstr("Ada keeps")));
    EXPECT_THAT(table.log(Seat(1)), Not(Contains(HasSubstr("Ada keeps"))));
    EXPECT_THAT(table.log(Seats::none()), Contains("Ada has chosen a special tile."));
    EXPECT_TRUE(table.log(Seat(0), table.moves_played()).empty());
}

TEST(Table, resumes_a_record_with_all_its_take_backs) {
    Table table = two_players();
    for (int i = 0; i < 9; ++i) play_first(table);
    auto resumed = Table::resume(read_record(write(table.record())).value());
    ASSERT_TRUE(resumed) << resumed.sentence();
    EXPECT_TRUE(resumed.value().position() == table.position());
    EXPECT_EQ(resumed.value().log(Seat(0)), table.log(Seat(0)));
    EXPECT_EQ(bool(resumed.value().take_back(Seat(0))), bool(table.take_back(Seat(0))));
    EXPECT_TRUE(resumed.value().position() == table.position());

    Record damaged = table.record();
    damaged.hash = "0";
    EXPECT_THAT(Table::resume(damaged).sentence(), HasSubstr("lead to the position"));
}

}  // namespace
}  // namespace skerry
