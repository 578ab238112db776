// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kit/campaign.h"
#include "table/live.h"

// Turns that overlap, and campaigns, at a table: with Fine Sand, which has both.
namespace skerry {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

const Present nobody = [](const std::string&) { return false; };
const AnyGame& game() { return *find_game("fine-sand").value(); }

Table learning(std::size_t players = 2) {
    return Table::begin(
               game(), R"({"mode":"learning","players":)" + std::to_string(players) + "}", Seed::number(1),
               players == 2 ? std::vector<std::string>{"Ada", "Bo"} : std::vector<std::string>{"Ada", "Bo", "Cy"})
        .value();
}

void plays(Table& table, std::uint8_t seat, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        const auto played = table.play(Seat(seat), line);
        ASSERT_TRUE(played) << line << ": " << played.sentence();
    }
}

// Everything of a turn that ends with building nothing.
const std::vector<std::string> idle{"ring red", "end", "end"};

TEST(Overlap, what_others_do_is_told_when_all_have_finished) {
    Table table = learning();
    plays(table, 0, {"ring red", "build castle_2"});
    EXPECT_THAT(table.log(Seat(0)), Contains(HasSubstr("Ada builds")));
    EXPECT_THAT(table.log(Seat(1)), Not(Contains(HasSubstr("builds"))));
    EXPECT_THAT(table.log(Seats::none()), Not(Contains(HasSubstr("builds"))));
    plays(table, 1, {"ring red"});
    while (table.waiting().size() == 2 && table.waiting().has(Seat(0))) {
        const auto moves = game().moves(table.position(), Seat(0));
        table.play(Seat(0), moves.back());
    }
    EXPECT_THAT(table.log(Seat(1)), Not(Contains(HasSubstr("builds"))));
    while (table.waiting() == Seats(Seat(1))) table.play(Seat(1), game().moves(table.position(), Seat(1)).back());
    for (const Seats eyes : {Seats(Seat(1)), Seats::none()})
        EXPECT_THAT(table.log(eyes), Contains(HasSubstr("Ada builds"))) << "the barrier is passed";
    const auto mine = table.log(Seat(0));
    EXPECT_EQ(std::count_if(mine.begin(), mine.end(), [](const auto& l) { return l.find("Ada builds") == 0; }), 1)
        << "who did it is told once";
}

TEST(Overlap, a_seat_takes_back_what_nobody_saw_whoever_has_moved_since) {
    Table table = learning();
    plays(table, 0, {"ring red", "build castle_2"});
    const Position alone = table.position();
    plays(table, 0, {"pay coin_2"});
    plays(table, 1, {"ring blue"});
    EXPECT_EQ(table.turn_length(Seat(0)), 3u);
    const auto at = table.take_back(Seat(0));
    ASSERT_TRUE(at) << at.sentence();
    EXPECT_EQ(at.value(), 2u);
    EXPECT_EQ(table.moves_played(), 3u);
    EXPECT_TRUE(game().view(table.position(), Seat(0)) == game().view(alone, Seat(0)));
    EXPECT_FALSE(table.position() == alone) << "what the other did stands";
    EXPECT_TRUE(verify(table.record()));
    ASSERT_TRUE(table.take_back_turn(Seat(0)));
    ASSERT_TRUE(table.take_back_turn(Seat(1)));
    EXPECT_TRUE(table.position() == learning().position());
    EXPECT_EQ(table.log(Seat(0)).size(), 0u);
}

TEST(Overlap, who_has_finished_takes_nothing_back) {
    Table table = learning();
    plays(table, 0, {"ring red", "end", "end"});
    while (table.waiting().has(Seat(0))) table.play(Seat(0), game().moves(table.position(), Seat(0))[0]);
    EXPECT_FALSE(table.may_take_back(Seat(0)));
    EXPECT_EQ(table.waiting(), Seats(Seat(1)));
}

// ---- People ----

Chair person(const std::string& user) { return {.kind = ChairKind::person, .user = user, .name = user}; }

LiveTable made(const std::string& setup, std::vector<Chair> chairs, const std::string& campaign = {}) {
    const auto deed = LiveTable::make({.game = "fine-sand",
                                       .setup = setup,
                                       .seed = Seed::number(1).text(),
                                       .host = "ann",
                                       .chairs = std::move(chairs),
                                       .campaign = campaign},
                                      0);
    EXPECT_TRUE(deed) << deed.sentence();
    return LiveTable::load("t", std::vector{deed.value()}).value();
}

std::string does(LiveTable& table, const LiveTable::Deeds& deeds) {
    if (!deeds) return deeds.sentence();
    for (const Deed& deed : deeds.value())
        if (const auto fine = table.apply(deed); !fine) return "broken: " + fine.sentence();
    return "";
}

TEST(Overlap, nobody_is_told_that_others_act_nor_held_up_by_it) {
    LiveTable table = made(R"({"mode":"learning","players":2})", {person("ann"), person("bob")});
    const Viewer ann{"ann", {}}, bob{"bob", {}}, eve{"eve", {}};
    const std::string before = table.message(bob, 0, false, 0, nobody);
    for (const char* line : {"ring red", "build castle_2", "pay coin_2"})
        EXPECT_EQ(does(table, table.play("ann", Seat(0), table.seq_of(ann), line, "k", 1)), "");
    EXPECT_EQ(table.seq_of(ann), 3);
    EXPECT_EQ(table.seq_of(bob), 0);
    EXPECT_EQ(table.seq_of(eve), 0);
    EXPECT_EQ(table.message(bob, 0, false, 0, nobody).find("castle_2\",\"kind\":\"builds"), std::string::npos);
    // What Bob decides is what he saw, however much Ann has done meanwhile.
    EXPECT_EQ(does(table, table.play("bob", Seat(1), 0, "ring blue", "k", 2)), "");
    EXPECT_EQ(does(table, table.play("bob", Seat(1), 0, "ring red", "k2", 2)),
              "The table has moved on; please look again.");
    EXPECT_EQ(table.seq_of(ann), 3) << "Ann is not told";
    EXPECT_EQ(does(table, table.undo("ann", Seat(0), 3, false, "u", 3)), "");
    EXPECT_THAT(table.message(ann, 3, false, 4, nobody), HasSubstr(R"("undone":[3])"));
    EXPECT_THAT(table.message(bob, 4, false, 4, nobody), HasSubstr(R"("undone":[])"));
}

TEST(Overlap, moves_sent_one_after_the_other_hold_though_others_act_between) {
    LiveTable table = made(R"({"mode":"learning","players":2})", {person("ann"), person("bob")});
    const auto after = [&](const char* key) { return table.basis("ann", 0, key).value(); };
    EXPECT_EQ(does(table, table.play("ann", Seat(0), 0, "ring red", "a", 1)), "");
    EXPECT_EQ(does(table, table.play("bob", Seat(1), 0, "ring blue", "a", 1)), "");
    EXPECT_EQ(does(table, table.play("ann", Seat(0), after("a"), "build castle_2", "b", 1)), "");
    EXPECT_EQ(does(table, table.play("ann", Seat(0), after("a"), "build castle_2", "c", 1)),
              "The table has moved on; please look again.");
    EXPECT_EQ(does(table, table.play("ann", Seat(0), after("b"), "pay coin_2", "d", 1)), "");
}

// ---- Campaigns ----

void play_out(LiveTable& table) {
    while (table.state() == TableState::playing) {
        const Seat seat = table.waiting().front();
        const auto moves = game().moves(table.table()->position(), seat);
        ASSERT_EQ(does(table, table.play("ann", seat, table.seq(), game().move_text(moves.back()), "k", 1)), "");
    }
}

TEST(Campaign, a_table_knows_its_campaign_and_what_follows) {
    LiveTable base = made(R"({"mode":"base","players":2})", {person("ann"), person("ann")});
    EXPECT_EQ(base.campaign(), "");
    EXPECT_FALSE(base.next());
    EXPECT_EQ(does(base, base.abandon("ann", 1)), "This game is not part of a campaign.");

    LiveTable fable = made(R"({"mode":"fable","players":2})", {person("ann"), person("ann")});
    EXPECT_EQ(fable.campaign(), "t");
    EXPECT_FALSE(fable.next()) << "the game is not over";
    play_out(fable);
    ASSERT_EQ(fable.state(), TableState::over);
    const auto next = fable.next();
    ASSERT_TRUE(next) << next.sentence();
    EXPECT_EQ(fable.card().closed, "");
    LiveTable second = made(next.value(), {person("ann"), person("ann")}, "t");
    EXPECT_EQ(second.card().campaign, "t");
    EXPECT_TRUE(may_follow(fable.table()->position(), second.plan().setup));
}

TEST(Campaign, one_that_is_complete_has_points) {
    const Record record = kit::almost_complete("ann");
    const auto deed = LiveTable::make({.game = "fine-sand",
                                       .setup = record.setup,
                                       .seed = record.seed.text(),
                                       .host = "ann",
                                       .chairs = {person("ann")}},
                                      0);
    LiveTable table = LiveTable::load("t", std::vector{deed.value()}).value();
    for (const RecordedMove& move : record.moves)
        ASSERT_EQ(does(table, table.play("ann", Seat(0), table.seq(), move.text, "k", 1)), "");
    EXPECT_EQ(table.card().points, std::nullopt) << "not yet";
    play_out(table);
    ASSERT_TRUE(table.card().points);
    EXPECT_GE(*table.card().points, kit::points_before);
    EXPECT_EQ(table.card().closed,
              "The campaign is complete: " + std::to_string(*table.card().points) + " victory points.");
    EXPECT_THAT(table.message({"ann", {}}, 0, false, 0, nobody), HasSubstr(R"("points":5)"));
}

TEST(Campaign, one_that_was_given_up_ends_clearly) {
    LiveTable table = made(R"({"mode":"solo"})", {person("ann")});
    EXPECT_EQ(does(table, table.abandon("bob", 1)), "Only the host can do that.");
    EXPECT_EQ(does(table, table.abandon("ann", 1)), "");
    EXPECT_EQ(table.state(), TableState::over);
    EXPECT_EQ(table.card().verdict, "The campaign was abandoned.");
    EXPECT_EQ(table.card().closed, "The campaign was abandoned.");
    EXPECT_FALSE(table.next());
    EXPECT_EQ(does(table, table.abandon("ann", 2)), "The campaign was abandoned.");

    LiveTable conceded = made(R"({"mode":"solo"})", {person("ann")});
    EXPECT_EQ(does(conceded, conceded.concede("ann", Seat(0), 1)), "");
    EXPECT_THAT(conceded.card().closed, HasSubstr("not finished"));
}

}  // namespace
}  // namespace skerry
