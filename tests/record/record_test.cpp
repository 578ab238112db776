// SPDX-License-Identifier: Apache-2.0
#include "record/record.h"

#include <filesystem>

#include <gmock/gmock.h>

#include "kit/temp_folder.h"
#include "table/table.h"

namespace skerry {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const AnyGame& game() { return *find_game("skara-brae").value(); }

Table begun() {
    Table table =
        Table::begin(game(), R"({"players":2})", Seed::number(4), {"Ada", "Bo"}, "2026-01-02T03:04:05Z").value();
    for (int i = 0; i < 12; ++i) {
        const Seat seat = table.waiting().front();
        table.play(seat, game().moves(table.position(), seat)[0]);
    }
    return table;
}

std::string text() { return write(begun().record()); }

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    const auto at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), with);
}

std::string error_of(const std::string& text) {
    const auto record = read_record(text);
    if (!record) return record.sentence();
    const auto sound = verify(record.value());
    return sound ? "" : sound.sentence();
}

TEST(Record, reads_what_it_wrote_and_verifies) {
    const auto record = read_record(text());
    ASSERT_TRUE(record) << record.sentence();
    EXPECT_EQ(write(record.value()), text());
    EXPECT_EQ(record.value().names[1], "Bo");
    EXPECT_EQ(record.value().began, "2026-01-02T03:04:05Z");
    EXPECT_EQ(error_of(text()), "");
    EXPECT_TRUE(replay(record.value()).value() == begun().position());
}

TEST(Record, damage_is_refused_with_its_line) {
    EXPECT_EQ(error_of(""), "Line 1: the file is empty.");
    EXPECT_EQ(error_of("hello\n"), "Line 1: this is not a Skerry record.");
    EXPECT_EQ(error_of("{\"a\":1}\n"), "Line 1: this is not a Skerry record.");
    EXPECT_THAT(error_of(replaced(text(), "skara-brae", "chess")),
                StartsWith("Line 1: There is no game called \"chess\""));
    EXPECT_THAT(error_of(replaced(text(), "\"players\":2", "\"players\":9")),
                StartsWith("Line 1: Skara Brae is played by"));
    EXPECT_THAT(error_of(replaced(text(), "\"players\":2", "\"colour\":2")),
                HasSubstr("setup.colour is not a field here"));
    EXPECT_THAT(error_of(replaced(text(), "\"seed\":\"", "\"seed\":\"zz")), StartsWith("Line 1: A seed is"));
    EXPECT_THAT(error_of(replaced(text(), "[\"Ada\",\"Bo\"]", "[\"Ada\"]")),
                StartsWith("Line 1: there must be a name"));
    EXPECT_THAT(error_of(replaced(text(), "[\"Ada\",\"Bo\"]", "7")), StartsWith("Line 1: names must be a list"));
    EXPECT_THAT(error_of(replaced(text(), "{\"seat\":0,\"move\"", "{\"seat\":0,,\"move\"")),
                StartsWith("Line 2: This is not JSON"));
    EXPECT_THAT(error_of(replaced(text(), "{\"seat\":0", "{\"chair\":0")),
                StartsWith("Line 2: chair is not a field here"));
    EXPECT_THAT(error_of(replaced(text(), "{\"seat\":0", "{\"seat\":77")),
                StartsWith("Line 2: seat is a seat, counted from 0"));
    EXPECT_THAT(error_of(replaced(text(), "{\"seat\":0", "{\"seat\":3")),
                StartsWith("Line 2: seat 3 has nothing to decide"));
    EXPECT_THAT(error_of(replaced(text(), "\"move\":\"keep", "\"move\":\"eat")), StartsWith("Line 2: \"eat"));
    EXPECT_THAT(error_of(replaced(text(), "\"move\":\"keep", "\"move\":\"flip")),
                HasSubstr("is not a legal move here"));
    EXPECT_THAT(error_of(replaced(text(), "\"move\":\"keep", "\"move\":7,\"at\":\"keep")),
                StartsWith("Line 2: move must be a text"));
    EXPECT_THAT(error_of(replaced(text(), "\"end\":12", "\"end\":11")),
                StartsWith("Line 14: there should be 11 moves"));
    EXPECT_THAT(error_of(text() + "more\n"), StartsWith("Line 15: there is something after"));
    EXPECT_THAT(error_of(replaced(text(), "\"hash\":\"", "\"hash\":\"0")), HasSubstr("the moves lead to the position"));
}

TEST(Record, a_file_cut_anywhere_is_refused) {
    const std::string whole = text();
    for (std::size_t length = 0; length + 2 < whole.size(); length += 7)
        EXPECT_THAT(error_of(whole.substr(0, length)), StartsWith("Line ")) << length;
}

TEST(Record, limits_on_everything) {
    EXPECT_THAT(error_of(std::string(RecordLimits::file + 1, ' ')), HasSubstr("too large"));
    EXPECT_THAT(error_of(replaced(text(), "\"Ada\"", "\"" + std::string(RecordLimits::line, 'a') + "\"")),
                HasSubstr("too long"));
    EXPECT_THAT(error_of(replaced(text(), "\"Ada\"", "\"" + std::string(101, 'a') + "\"")),
                StartsWith("Line 1: names[0] has more than 100 letters"));
    std::string many = text().substr(0, text().find('\n') + 1);
    for (std::size_t i = 0; i <= RecordLimits::moves; ++i) many += "{\"seat\":0,\"move\":\"pass\"}\n";
    EXPECT_THAT(error_of(many), HasSubstr("too many moves"));
}

TEST(Record, another_version_of_the_rules_says_so_when_it_does_not_replay) {
    const std::string old = replaced(text(), "\"rules\":" + std::to_string(game().info().rules), "\"rules\":0");
    EXPECT_EQ(error_of(old), "");
    EXPECT_THAT(error_of(replaced(old, "\"move\":\"keep", "\"move\":\"flip")),
                HasSubstr("This game was played by version 0 of the rules of Skara Brae; this is version"));
    EXPECT_THAT(error_of(replaced(old, "\"hash\":\"", "\"hash\":\"0")), HasSubstr("played by version 0 of the rules"));
}

TEST(Record, keeps_its_log_and_its_last_position_for_rules_to_come) {
    for (const AnyGame* each : all_games())
        for (const std::string& setup : each->setups()) {
            Table table = Table::begin(*each, setup, Seed::number(9), {}).value();
            for (int i = 0; i < 40 && !table.over(); ++i) {
                const Seat seat = table.waiting().front();
                table.play(seat, each->moves(table.position(), seat).back());
            }
            const Record whole = table.lasting_record();
            const auto again = read_record(write(whole));
            ASSERT_TRUE(again) << again.sentence();
            EXPECT_EQ(write(again.value()), write(whole));
            EXPECT_TRUE(verify(again.value())) << setup;
            EXPECT_EQ(position_hash(again.value().last), again.value().hash) << "no engine is needed";
            EXPECT_EQ(again.value().picture, whole.picture);
            EXPECT_EQ(again.value().after, whole.moves.size());
            EXPECT_EQ(each->json(table.position()), again.value().last);
        }
    std::string log;
    const Record record = begun().lasting_record();
    for (const RecordedMove& move : record.moves)
        for (const std::string& line : move.log) log += line + "\n";
    std::string spectator;
    for (const std::string& line : begun().log(Seats::none())) spectator += line + "\n";
    EXPECT_EQ(log, spectator);
    EXPECT_THAT(record.picture, HasSubstr("Ada"));

    const std::string text = write(record);
    EXPECT_THAT(error_of(replaced(text, "\"last\":{", "\"last\":{\"more\":1,")), HasSubstr("saved position is not"));
    EXPECT_THAT(error_of(replaced(text, "\"log\":[", "\"log\":[1,")), HasSubstr("log[0] must be a text"));
    EXPECT_THAT(error_of(replaced(text, "\"picture\":\"", "\"picture\":1,\"after\":\"")), HasSubstr("must be a text"));
}

TEST(Record, other_rules_are_followed_as_far_as_they_go) {
    Record old = begun().lasting_record();
    old.rules = 0;
    Replayed done = replay_as_far(old);
    EXPECT_TRUE(done.same);
    EXPECT_EQ(done.moves, old.moves.size());
    EXPECT_EQ(done.text, "By today's rules its moves lead to the same position.");

    old.moves[5].text = "dance";
    done = replay_as_far(old);
    EXPECT_FALSE(done.same);
    EXPECT_EQ(done.moves, 5u);
    EXPECT_EQ(done.text, "Today's rules can replay it up to move 5 of 12.");
    EXPECT_THAT(done.stopped, StartsWith("Line 7: "));

    old.setup = R"({"mode":"blindfold"})";
    done = replay_as_far(old);
    EXPECT_FALSE(done.position);
    EXPECT_EQ(done.text, "Today's rules do not know its setup.");
}

TEST(File, is_written_whole_or_not_at_all) {
    const kit::TempFolder temporary;
    const std::filesystem::path folder = temporary.path();
    const std::string path = (folder / "a.jsonl").string();
    ASSERT_TRUE(write_file(path, "first"));
    EXPECT_EQ(read_file(path).value(), "first");
    EXPECT_THAT(read_file(path, 3).sentence(), HasSubstr("too large"));
    EXPECT_THAT(read_file(folder.string()).sentence(), HasSubstr("it is a folder"));
    EXPECT_THAT(read_file((folder / "none").string()).sentence(), HasSubstr("No such file"));
    EXPECT_THAT(write_file((folder / "no" / "such").string(), "x").sentence(), HasSubstr("Can't write"));
    if (std::filesystem::exists("/dev/full")) {
        std::filesystem::create_symlink("/dev/full", path + ".part");
        EXPECT_THAT(write_file(path, "second").sentence(), HasSubstr("No space left"));
        EXPECT_EQ(read_file(path).value(), "first");  // what was there is still there
    }
}

}  // namespace
}  // namespace skerry
