// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli.h"
#include "cli/setup.h"
#include "embed/engine.h"

namespace skerry::cli {
namespace {

using testing::HasSubstr;

// The referee, with answers parsed.
struct Asked : embed::Engine {
    Asked() : Engine(fresh_seed, 1 << 20) {}
    json::Value ask(const std::string& line, bool ok = true) {
        const std::string text = answer(line);
        EXPECT_EQ(text.find('\n'), std::string::npos);
        const auto value = json::parse(text);
        EXPECT_TRUE(value) << text;
        EXPECT_EQ(value.value().at("ok"), ok) << line.substr(0, 200) << "\n" << text.substr(0, 500);
        return value.value();
    }
    std::string refusal(const std::string& line) { return std::string(ask(line, false).at("error").as_string()); }
    std::string hash(const std::string& table = "") {
        return std::string(ask(R"({"do":"hash","table":)" + json::quoted(table) + "}").at("hash").as_string());
    }
};

// Written by hand: Ann is about to place workers, and can cook. Whatever is left out has its first value; the deck is
// dealt by the seed.
const std::string by_hand = R"({
    "setup": {"mode": "multi", "players": 2},
    "phase": "turns", "round": 2, "turn": 1,
    "sets": [["H01", "VR1"], ["S02", "T01", "F01", "SB1"], ["S03", "T02", "F02", "UT1"]],
    "right": ["neutral", "purple"], "left": ["blue"],
    "deck": {"unknown": 69},
    "supply_roofs": 40,
    "players": [
        {"storage": {"fish": 2, "shell": 3, "skaill": 1}, "open_columns": 2, "special": "build",
         "columns": {"shore": ["S01"]}, "agenda": [{"kind": "worker"}]},
        {"storage": {"skaill": 2}, "open_columns": 1, "special": "muster"}
    ]
})";

std::string load_by_hand(const std::string& position = by_hand) {
    std::string line = position;
    for (char& c : line)
        if (c == '\n') c = ' ';
    return R"({"do":"load","game":"skara-brae","seed":"5","names":["Ann","Bob"],"position":)" + line + "}";
}

TEST(Referee, says_what_there_is) {
    Asked referee;
    EXPECT_EQ(with_id(referee.ask(R"({"do":"games"})").at("games"), "skara-brae").at("name"), "Skara Brae");
    EXPECT_GT(referee.ask(R"({"do":"setups","game":"skara-brae"})").at("setups").as_array().size(), 10u);
    EXPECT_GT(referee.ask(R"({"do":"glossary","game":"skara-brae"})").at("glossary").as_array().size(), 90u);
    EXPECT_TRUE(referee.ask(R"({"do":"help"})").at("requests").as_object().contains("undo"));
}

TEST(Referee, plays_a_game_by_text) {
    Asked referee;
    const auto begun = referee.ask(
        R"({"id":[1,"a"],"do":"new","game":"skara-brae","setup":{"players":2},"seed":"42","names":["Ann","Bob"]})");
    EXPECT_EQ(boost::json::serialize(begun.at("id")), R"([1,"a"])");
    EXPECT_EQ(begun.at("waiting").as_array().size(), 2u);
    EXPECT_EQ(begun.at("setup").at("mode"), "multi");

    const auto offered = referee.ask(R"({"do":"moves","seat":1})");
    EXPECT_EQ(offered.at("prompt").at("decision"), "choose_special");
    EXPECT_EQ(offered.at("moves").as_array().size(), 2u);
    EXPECT_TRUE(offered.at("moves").at(0).at("touches").is_array());
    const std::string first = referee.hash();
    const auto played = referee.ask(R"({"do":"play","seat":1,"move":)" +
                                    boost::json::serialize(offered.at("moves").at(0).at("text")) + "}");
    EXPECT_EQ(played.at("waiting").as_array().size(), 1u);
    EXPECT_EQ(played.at("revealed"), false);
    EXPECT_EQ(played.at("moves_played"), 1);
    EXPECT_NE(referee.hash(), first);

    // What Bob kept is his secret; the referee knows. It is told once to each of them.
    for (const auto& [asked, told] : {std::pair{R"({"do":"events","seat":0})", "Bob has chosen a special tile."},
                                      {R"({"do":"events","seat":1})", "Bob keeps "},
                                      {R"({"do":"events"})", "Bob keeps "}}) {
        const auto answer = referee.ask(asked);
        ASSERT_EQ(answer.at("events").as_array().size(), 1u) << asked;
        EXPECT_THAT(std::string(answer.at("events").at(0).at("text").as_string()), HasSubstr(told)) << asked;
    }
    EXPECT_EQ(referee.ask(R"({"do":"events","since":1})").at("events").as_array().size(), 0u);

    const auto back = referee.ask(R"({"do":"undo"})");
    EXPECT_EQ(back.at("seat"), 1);
    EXPECT_EQ(referee.hash(), first);
    EXPECT_THAT(referee.refusal(R"({"do":"undo"})"), HasSubstr("nothing to take back"));
}

// What comes after a reveal cannot be probed: the rest of the line is refused whatever it says.
TEST(Referee, nothing_may_follow_a_reveal) {
    Asked referee;
    referee.ask(R"({"do":"new","game":"skara-brae","setup":{"mode":"solo","players":1},"seed":42})");
    const auto keep = std::string(referee.ask(R"({"do":"moves"})").at("moves").at(0).at("text").as_string());
    const auto with = [&](const std::string& next) {
        return referee.refusal(R"({"do":"play","move":)" + json::quoted(keep + ", " + next) + "}");
    };
    EXPECT_THAT(with("take S01"), HasSubstr("reveals something"));
    for (const std::string next : {"take F07", "take T01", "nonsense"}) EXPECT_EQ(with(next), with("take S01"));
    EXPECT_EQ(referee.ask(R"({"do":"waiting"})").at("moves_played"), 0);
}

// Always the first move, to the end; every position written and read again; the record is sound; all of it taken back.
TEST(Referee, a_whole_game) {
    Asked referee;
    referee.ask(R"({"do":"new","game":"skara-brae","setup":{"players":3},"seed":7})");
    const std::string first = referee.hash();
    int moves = 0;
    for (auto waiting = referee.ask(R"({"do":"waiting"})"); !waiting.at("over").as_bool(); ++moves) {
        const std::string seat = boost::json::serialize(waiting.at("waiting").at(0));
        const auto offered = referee.ask(R"({"do":"moves","seat":)" + seat + "}");
        waiting = referee.ask(R"({"do":"play","seat":)" + seat + R"(,"move":)" +
                              boost::json::serialize(offered.at("moves").at(0).at("text")) + "}");
        if (moves % 20 != 0) continue;
        const auto position = referee.ask(R"({"do":"position"})").at("position");
        referee.ask(R"({"do":"load","table":"copy","game":"skara-brae","position":)" +
                    boost::json::serialize(position) + "}");
        EXPECT_EQ(referee.ask(R"({"do":"hash","table":"copy"})").at("hash"),
                  referee.ask(R"({"do":"hash"})").at("hash"));
    }
    const std::string last = referee.hash();
    const auto ranking = referee.ask(R"({"do":"ranking"})").at("ranking");
    EXPECT_EQ(ranking.at("final"), true);
    EXPECT_EQ(ranking.at("seats").as_array().size(), 3u);
    EXPECT_TRUE(ranking.at("seats").at(0).at("points").as_object().contains("midden"));
    EXPECT_TRUE(ranking.at("seats").at(0).at("hidden").as_array().empty());
    EXPECT_THAT(referee.refusal(R"({"do":"moves","seat":0})"), HasSubstr("over"));

    const auto record = referee.ask(R"({"do":"record"})").at("record");
    EXPECT_TRUE(verify(read_record(std::string_view(record.as_string())).value()));
    const auto loaded = referee.ask(R"({"do":"load","table":"again","record":)" + boost::json::serialize(record) + "}");
    EXPECT_EQ(loaded.at("moves_played"), moves);
    EXPECT_EQ(referee.hash("again"), last);
    while (moves-- > 0) referee.ask(R"({"do":"undo"})");
    EXPECT_EQ(referee.hash(), first);
}

TEST(Referee, loads_a_position_written_by_hand) {
    Asked referee;
    referee.ask(load_by_hand());
    const auto offered = referee.ask(R"({"do":"moves"})");  // one seat is waiting: it need not be named
    EXPECT_EQ(offered.at("seat"), 0);
    EXPECT_EQ(offered.at("prompt").at("decision"), "worker");
    bool told = false;
    for (const auto& refusal : offered.at("prompt").at("refused").as_array())
        told = told || refusal.at("thing") == "tile:furnish";
    EXPECT_TRUE(told);

    const std::string before = referee.hash();
    const auto played = referee.ask(R"({"do":"play","move":"place cook, cook shell shell done"})");
    EXPECT_EQ(played.at("played").as_array().size(), 4u) << boost::json::serialize(played);
    const auto storage = referee.ask(R"({"do":"position"})").at("position").at("players").at(0).at("storage");
    EXPECT_EQ(storage.at("shell"), 1);
    EXPECT_TRUE(storage.as_object().contains("food"));
    for (int i = 0; i < 4; ++i) referee.ask(R"({"do":"undo"})");
    EXPECT_EQ(referee.hash(), before);
    EXPECT_THAT(referee.refusal(R"({"do":"record"})"), HasSubstr("has no record"));
}

TEST(Referee, a_view_hides_the_deck) {
    Asked referee;
    referee.ask(load_by_hand());
    const auto position = referee.ask(R"({"do":"position"})").at("position");
    EXPECT_NE(position.at("deck").at(0), "unknown");
    for (const std::string eyes : {"0", "1", "\"none\"", "\"all\""}) {
        const auto view = referee.ask(R"({"do":"view","seat":)" + eyes + "}").at("view");
        for (const auto& card : view.at("deck").as_array()) EXPECT_EQ(card, "unknown");
        EXPECT_TRUE(view.at("random").is_null());
    }
    const auto picture = referee.ask(R"({"do":"picture","seat":0})").at("picture").as_array();
    EXPECT_THAT(std::string(picture[0].as_string()), HasSubstr("Skara Brae, round 2 of 4"));
}

TEST(Referee, a_position_that_cannot_be_is_refused_with_the_reason) {
    Asked referee;
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string position = by_hand;
        position.replace(position.find(from), from.size(), to);
        return referee.refusal(load_by_hand(position));
    };
    EXPECT_THAT(with(R"("S02")", R"("S01")"), HasSubstr("S01"));                   // twice
    EXPECT_THAT(with(R"("unknown": 69)", R"("unknown": 66)"), HasSubstr("card"));  // some are missing
    EXPECT_THAT(with(R"("round": 2)", R"("round": 9)"), HasSubstr("round"));
    EXPECT_THAT(with(R"("fish": 2)", R"("fish": 99)"), testing::Not(""));
    EXPECT_THAT(with(R"("phase")", R"("phrase")"), HasSubstr("phrase is not a field here"));
    EXPECT_THAT(with(R"("worker")", R"("wonder")"), HasSubstr("players[0].agenda[0].kind cannot be \"wonder\""));
    EXPECT_THAT(referee.refusal(R"({"do":"waiting"})"), HasSubstr("no game yet"));  // nothing was loaded
    std::string seedless = load_by_hand();
    seedless.replace(seedless.find(R"("seed":"5",)"), 11, "");
    EXPECT_THAT(referee.refusal(seedless), HasSubstr("give a seed"));
}

TEST(Referee, several_tables_at_once) {
    Asked referee;
    referee.ask(R"({"do":"new","table":"one","game":"skara-brae","seed":1})");
    referee.ask(R"({"do":"new","table":"two","game":"skara-brae","seed":2,"setup":{"mode":"solo","players":1}})");
    EXPECT_NE(referee.ask(R"({"do":"hash","table":"one"})").at("hash"),
              referee.ask(R"({"do":"hash","table":"two"})").at("hash"));
    EXPECT_EQ(referee.ask(R"({"do":"tables"})").at("tables").as_array().size(), 2u);
    referee.ask(R"({"do":"close","table":"one"})");
    EXPECT_THAT(referee.refusal(R"({"do":"hash","table":"one"})"), HasSubstr("no table"));
    for (std::size_t i = 1; i < embed::Engine::Limits::tables; ++i)
        referee.ask(R"({"do":"new","game":"skara-brae","table":"t)" + std::to_string(i) + "\"}");
    EXPECT_THAT(referee.refusal(R"({"do":"new","game":"skara-brae","table":"more"})"), HasSubstr("100 tables"));
    referee.ask(R"({"do":"new","game":"skara-brae","table":"t5"})");  // in place of the old one
}

TEST(Referee, bad_lines_get_a_sentence_and_change_nothing) {
    Asked referee;
    referee.ask(R"({"do":"new","game":"skara-brae","seed":1})");
    const std::string before = referee.hash();
    for (const std::string line : {"",
                                   "hello",
                                   "{",
                                   "[]",
                                   "null",
                                   "{}",
                                   R"({"do":1})",
                                   R"({"do":"dance"})",
                                   R"({"do":"hash","table":7})",
                                   R"({"do":"hash","loud":true})",
                                   R"({"do":"new"})",
                                   R"({"do":"new","game":"chess"})",
                                   R"({"do":"new","game":"skara-brae","setup":[]})",
                                   R"({"do":"new","game":"skara-brae","setup":{"players":77}})",
                                   R"({"do":"new","game":"skara-brae","seed":-1})",
                                   R"({"do":"new","game":"skara-brae","seed":"x"})",
                                   R"({"do":"new","game":"skara-brae","seed":[]})",
                                   R"({"do":"new","game":"skara-brae","names":["Ann"]})",
                                   R"({"do":"new","game":"skara-brae","names":[1,2]})",
                                   R"({"do":"load","game":"skara-brae"})",
                                   R"({"do":"load","game":"skara-brae","position":3})",
                                   R"({"do":"load","record":"hello"})",
                                   R"({"do":"load","record":"hello","game":"skara-brae"})",
                                   R"({"do":"load","record":4})",
                                   R"({"do":"moves"})",
                                   R"({"do":"moves","seat":2})",
                                   R"({"do":"moves","seat":-1})",
                                   R"({"do":"moves","seat":"none"})",
                                   R"({"do":"play","seat":0})",
                                   R"({"do":"play","seat":0,"move":""})",
                                   R"({"do":"play","seat":0,"move":"fly"})",
                                   R"({"do":"play","seat":0,"move":3})",
                                   R"({"do":"view","seat":"everybody"})",
                                   R"({"do":"events","since":-1})",
                                   R"({"do":"undo"})",
                                   "{\"do\":\"hash\"} x",
                                   "{\"do\":\"\xff\"}"}) {
        const std::string error = referee.refusal(line);
        EXPECT_TRUE(error.ends_with('.')) << line << " -> " << error;
    }
    EXPECT_THAT(referee.refusal("{\"do\":\"" + std::string(1 << 20, 'x') + "\"}"), HasSubstr("too long"));
    EXPECT_THAT(referee.refusal(std::string(100'000, '[')), HasSubstr("not JSON"));
    EXPECT_EQ(boost::json::serialize(referee.ask(R"({"id":"q","do":"dance"})", false).at("id")), "\"q\"");
    EXPECT_EQ(referee.hash(), before);
}

TEST(Referee, speaks_lines_on_the_streams) {
    const Ran ran = run_with({"referee"}, "{\"do\":\"help\"}\n\n  \r\nwhat\n" + std::string(2 << 20, ' ') + "x\n" +
                                              "{\"id\":3,\"do\":\"quit\"}\n{\"do\":\"help\"}\n");
    EXPECT_EQ(ran.code, success);
    EXPECT_EQ(count_of(ran.out, "\n"), 4);
    EXPECT_TRUE(ran.says("{\"id\":3,\"ok\":true}"));
    EXPECT_EQ(run_with({"referee"}, R"({"do":"games"})").code, success);  // the last line has no end
}

}  // namespace
}  // namespace skerry::cli
