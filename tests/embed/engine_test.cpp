// SPDX-License-Identifier: Apache-2.0
#include "embed/engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kit/golden.h"
#include "table/film.h"

// What an engine is asked for beyond the referee's requests (tests/cli/referee_test.cpp): views, jobs, live tables.
namespace skerry::embed {
namespace {

using testing::HasSubstr;

struct Asking : Engine {
    json::Value ask(const std::string& line, bool ok = true) {
        const auto value = json::parse(answer(line), 64 << 20);
        EXPECT_TRUE(value) << line;
        EXPECT_EQ(value.value().at("ok"), ok) << line.substr(0, 300) << "\n"
                                              << boost::json::serialize(value.value()).substr(0, 500);
        return value.value();
    }
    // The last line of a whole analysis.
    std::string answer_of_analysis(const std::string& record) {
        const auto begun = ask(R"({"do":"analyse","iterations":3,"record":)" + json::quoted(record) + "}");
        const std::string go_on = R"({"do":"go_on","job":)" + boost::json::serialize(begun.at("job")) + "}";
        for (std::int64_t n = 1; n < begun.at("left").as_int64(); ++n) ask(go_on);
        return answer(go_on);
    }
    std::string refusal(const std::string& line) { return std::string(ask(line, false).at("error").as_string()); }
    // Carries a job on to its end, in slices.
    json::Value finished(const json::Value& begun, int slice = 50) {
        const std::string job = boost::json::serialize(begun.at("job"));
        for (int n = 0; n < 10'000; ++n) {
            auto state = ask(R"({"do":"go_on","at":5,"job":)" + job + ",\"iterations\":" + std::to_string(slice) + "}");
            if (state.at("done").as_bool()) return state;
            EXPECT_LE(state.at("spent").to_number<double>(), 1);
        }
        ADD_FAILURE() << "the job does not end";
        return {};
    }
};

std::string text(const json::Value& value) { return boost::json::serialize(value); }
std::string text(const json::Value& object, const char* field) { return text(object.at(field)); }

const std::string new_tundra = R"({"do":"new","game":"tundra","setup":{"players":2},"seed":"7","names":["Ann","Bob"]})";

TEST(Engine, needs_a_seed_where_the_host_draws_none) {
    Asking engine;
    EXPECT_EQ(engine.refusal(R"({"do":"new","game":"tundra"})"), "seed is missing.");
    engine.ask(R"({"do":"new","game":"tundra","seed":1})");
}

TEST(Engine, decides_from_a_view) {
    for (const AnyGame* game : all_games()) {
        Asking engine;
        engine.ask(R"({"do":"new","seed":"3","game":")" + std::string(game->info().id) + "\"}");
        // A few moves in, every waiting seat is asked the same by the view as by the game itself.
        for (int n = 0; n < 30; ++n) {
            const auto waiting = engine.ask(R"({"do":"waiting"})");
            if (waiting.at("over").as_bool()) break;
            const std::string seat = text(waiting.at("waiting").at(0));
            const auto whole = engine.ask(R"({"do":"look","seat":)" + seat + "}");
            engine.ask(R"({"do":"load","table":"mine","game":")" + std::string(game->info().id) +
                       "\",\"eyes\":" + seat + ",\"view\":" + text(whole, "view") + "}");
            const auto mine = engine.ask(R"({"do":"look","table":"mine","seat":)" + seat + "}");
            for (const char* field : {"view", "facts", "decisions", "ranking", "waiting", "over"})
                EXPECT_EQ(text(mine, field), text(whole, field)) << game->info().id << " " << field;
            const auto& moves = whole.at("decisions").at(0).at("moves").as_array();
            const std::string move = text(moves[static_cast<std::size_t>(n) % moves.size()], "text");
            const std::string play = ",\"seat\":" + seat + ",\"move\":" + move + "}";
            const auto predicted = json::parse(engine.answer(R"({"do":"play","table":"mine")" + play)).value();
            const auto played = engine.ask(R"({"do":"play")" + play);
            if (!played.at("revealed").as_bool()) {
                ASSERT_EQ(predicted.at("ok"), true) << text(predicted);
                const auto after = engine.ask(R"({"do":"look","table":"mine"})");
                EXPECT_EQ(text(after, "view"), text(engine.ask(R"({"do":"look","seat":)" + seat + "}"), "view"))
                    << game->info().id << " " << move;
            } else {
                EXPECT_EQ(predicted.at("ok"), false);
            }
        }
    }
}

TEST(Engine, a_table_from_a_view_knows_no_more) {
    Asking engine;
    engine.ask(R"({"do":"new","game":"skara-brae","setup":{"players":2},"seed":"42"})");
    const auto seen = engine.ask(R"({"do":"view","seat":0})");
    engine.ask(R"({"do":"load","table":"mine","game":"skara-brae","eyes":0,"view":)" + text(seen, "view") + "}");
    const std::string only = "This table was loaded from a view, so only that is known.";
    for (const char* what : {R"("position")", R"("hash")", R"("view","seat":1)", R"("look","seat":"all")",
                             R"("moves","seat":1)", R"("decide","seat":1)", R"("imagine","seat":1,"seed":1)"})
        EXPECT_EQ(engine.refusal(std::string(R"({"table":"mine","do":)") + what + "}"), only) << what;
    EXPECT_THAT(engine.refusal(R"({"do":"think","table":"mine","seat":1,"bot":"greedy","seed":1})"),
                HasSubstr("not known here"));
    EXPECT_THAT(engine.refusal(R"({"do":"record","table":"mine"})"), HasSubstr("no record"));
    engine.ask(R"({"do":"imagine","table":"mine","seed":1})");
}

TEST(Engine, reads_a_line_in_any_order) {
    Asking engine;
    engine.ask(new_tundra);
    const auto offered = engine.ask(R"({"do":"moves","seat":0})");
    const std::string first = text(offered.at("moves").at(0), "text");
    EXPECT_EQ(text(engine.ask(R"({"do":"read","seat":0,"move":)" + first + "}"), "moves"), "[" + first + "]");
    EXPECT_THAT(engine.refusal(R"({"do":"read","seat":0,"move":"dance"})"), HasSubstr("dance"));
    EXPECT_EQ(text(engine.ask(R"({"do":"waiting"})"), "moves_played"), "0");
}

// ---- Jobs ----

TEST(Engine, a_bot_in_slices_chooses_as_it_does_at_once) {
    for (const AnyGame* game : all_games()) {
        Asking engine;
        const Position first = game->begin(json::parse(game->setups()[0]).value(), Seed::number(9)).value();
        const Seat seat = game->waiting(first).front();
        for (const char* name : {"random", "greedy", "level1", "level2", "search:300"}) {
            const auto bot = make_bot(*game, name, Seed::number(4)).value();
            const std::string chosen = game->move_text(bot->choose(game->view(first, seat), seat));
            engine.ask(R"({"do":"new","seed":9,"game":")" + std::string(game->info().id) + R"(","setup":)" +
                       game->setups()[0] + "}");
            const auto begun = engine.ask(std::string(R"({"do":"think","seed":4,"seat":)") +
                                          std::to_string(seat.index()) + R"(,"bot":")" + name + "\"}");
            EXPECT_EQ(text(engine.finished(begun, 7).at("move"), "text"), json::quoted(chosen))
                << game->info().id << " " << name;
        }
    }
}

TEST(Engine, a_hint_in_slices_is_the_same_hint) {
    Asking engine;
    engine.ask(new_tundra);
    const auto hint = [&](int slice) {
        return text(engine.finished(engine.ask(R"({"do":"hint","seat":0,"seed":4,"iterations":400})"), slice), "hint");
    };
    EXPECT_EQ(hint(13), hint(400));
    EXPECT_THAT(hint(100), HasSubstr("\"why\""));
}

TEST(Engine, jobs_can_be_stopped_and_hurried) {
    Asking engine;
    engine.ask(new_tundra);
    const std::string think = R"({"do":"think","seat":0,"bot":"search:200000","seed":1})";
    const auto begun = engine.ask(think);
    EXPECT_EQ(text(engine.ask(R"({"do":"go_on","iterations":10,"job":)" + text(begun, "job") + "}"), "done"), "false");
    const auto hurried = engine.ask(R"({"do":"go_on","now":true,"job":)" + text(begun, "job") + "}");
    EXPECT_EQ(text(hurried, "done"), "true");
    engine.ask(R"({"do":"play","seat":0,"move":)" + text(hurried.at("move"), "text") + "}");
    EXPECT_EQ(engine.refusal(R"({"do":"go_on","job":)" + text(begun, "job") + "}"), "There is no such job.");
    engine.ask(R"({"do":"stop","job":)" +
               text(engine.ask(R"({"do":"think","seat":1,"bot":"greedy","seed":1})"), "job") + "}");
    for (std::size_t i = 0; i < Engine::Limits::jobs; ++i)
        engine.ask(R"({"do":"think","seat":1,"bot":"greedy","seed":1})");
    EXPECT_THAT(engine.refusal(R"({"do":"think","seat":1,"bot":"greedy","seed":1})"), HasSubstr("16 jobs"));
    EXPECT_THAT(engine.refusal(R"({"do":"think","seat":1,"bot":"cmd:true","seed":1})"),
                HasSubstr("Programs can't be bots"));
    EXPECT_THAT(engine.refusal(R"({"do":"think","seat":1,"bot":"search:100/threads=2","seed":1})"),
                HasSubstr("one thread"));
    EXPECT_THAT(engine.refusal(R"({"do":"hint","seat":1,"seed":1,"iterations":0})"), HasSubstr("iterations"));
}

TEST(Engine, analyses_a_record) {
    Asking engine;
    const std::string record = read_file(kit::data_path("records/tundra/0.jsonl")).value();
    const auto begun = engine.ask(R"({"do":"analyse","iterations":2,"record":)" + json::quoted(record) + "}");
    const auto done = engine.finished(begun);
    EXPECT_EQ(done.at("analysis").at("game"), "tundra");
    EXPECT_GT(done.at("analysis").at("decisions").as_array().size(), 5u);
    Analysis whole = Analysis::begin(read_record(record).value(), {.iterations = 2, .unfinished = true}).value();
    for (std::size_t i = 0; i < whole.decisions().size(); ++i) whole.note(i, whole.judge(i));
    EXPECT_EQ(text(done, "analysis"), text(json::parse(json::text(whole.described()), 64 << 20).value()));
}

std::string recorded(const std::string& name) { return read_file(kit::data_path("records/" + name)).value(); }

// An analysis of this record, carried through.
json::Value analysed(Asking& engine, const std::string& record, const std::string& more) {
    return engine.finished(
        engine.ask(R"({"do":"analyse","iterations":3,"record":)" + json::quoted(record) + more + "}"));
}

TEST(Engine, several_workers_make_the_same_analysis) {
    for (const char* game : {"snowcrest", "fine-sand"}) {
        const std::string record = recorded(std::string(game) + "/0.jsonl");
        Asking alone;
        const std::string whole = alone.answer_of_analysis(record);
        for (const int of : {2, 3, 7}) {
            std::string parts;
            for (int part = of; part-- > 0;) {
                Asking worker;
                const auto done =
                    analysed(worker, record, ",\"part\":" + std::to_string(part) + ",\"of\":" + std::to_string(of));
                ASSERT_FALSE(done.as_object().contains("analysis"));
                const std::string judged = text(done, "judged");
                parts += (parts.empty() ? "" : ",") + judged.substr(1, judged.size() - 2);
            }
            Asking last;
            const auto begun = last.ask(R"({"do":"analyse","iterations":3,"judged":[)" + parts + R"(],"record":)" +
                                        json::quoted(record) + "}");
            EXPECT_EQ(begun.at("left"), 0);
            EXPECT_EQ(last.answer(R"({"do":"go_on","job":)" + text(begun, "job") + "}"), whole) << game << " of " << of;
        }
    }
}

TEST(Engine, an_analysis_that_was_left_goes_on) {
    const std::string record = recorded("snowcrest/0.jsonl");
    Asking engine;
    const std::string whole = engine.answer_of_analysis(record);
    const auto begun = engine.ask(R"({"do":"analyse","iterations":3,"record":)" + json::quoted(record) + "}");
    const auto decisions = begun.at("decisions").as_int64();
    EXPECT_EQ(begun.at("left"), decisions);
    const std::string go_on = R"({"do":"go_on","job":)" + text(begun, "job");
    for (int n = 0; n < 3; ++n) engine.ask(go_on + "}");
    const auto left = engine.ask(go_on + ",\"now\":true}");
    EXPECT_EQ(left.at("judged").as_array().size(), 4u);
    const auto again = engine.ask(R"({"do":"analyse","iterations":3,"judged":)" + text(left, "judged") +
                                  R"(,"record":)" + json::quoted(record) + "}");
    EXPECT_EQ(again.at("left"), decisions - 4);
    EXPECT_EQ(text(engine.finished(again), "analysis"), text(json::parse(whole, 64 << 20).value(), "analysis"));
}

TEST(Engine, refuses_judgements_of_another_game) {
    const std::string record = recorded("snowcrest/0.jsonl");
    Asking engine;
    const std::string judged = text(analysed(engine, record, R"(,"part":1,"of":40)").at("judged").at(0));
    const auto refused = [&](std::string one, const std::string& from, const std::string& to) {
        const std::size_t at = one.find(from);
        EXPECT_NE(at, std::string::npos) << one;
        one.replace(at, from.size(), to);
        return engine.refusal(R"({"do":"analyse","judged":[)" + one + R"(],"record":)" + json::quoted(record) + "}");
    };
    EXPECT_THAT(refused(judged, "\"decision\":1", "\"decision\":-1"), HasSubstr("decisions of this game"));
    EXPECT_THAT(refused(judged, "\"decision\":1", "\"decision\":99999"), HasSubstr("decisions of this game"));
    EXPECT_THAT(refused(judged, "\"pick\":0", "\"pick\":77"), HasSubstr("does not fit"));
    EXPECT_THAT(refused(judged, "\"best\":", "\"best\":99999999999"), HasSubstr("does not fit"));
    EXPECT_THAT(refused(judged, "\"move\":\"", "\"move\":\"dance "), HasSubstr("dance"));
    EXPECT_THAT(refused(judged, "\"expected\":[", "\"expected\":[1,2,3,4,5,6,"), HasSubstr("does not fit"));
    EXPECT_THAT(refused(judged + "," + judged, "{", "{"), HasSubstr("each once"));
    EXPECT_THAT(engine.refusal(R"({"do":"analyse","part":2,"of":2,"record":""})"), HasSubstr("part must be less"));
    EXPECT_THAT(engine.refusal(R"({"do":"analyse","of":0,"record":""})"), HasSubstr("of must be from 1"));
}

TEST(Engine, verifies_and_replays_records) {
    Asking engine;
    const std::string record = read_file(kit::data_path("records/tundra/0.jsonl")).value();
    const std::string quoted = json::quoted(record);
    const auto sound = engine.ask(R"({"do":"verify","record":)" + quoted + "}").at("games").at(0);
    EXPECT_EQ(text(sound, "hash"), json::quoted(read_record(record).value().hash));
    EXPECT_EQ(sound.at("over"), true);
    const auto frames = engine.ask(R"({"do":"frames","seat":0,"record":)" + quoted + "}");
    EXPECT_EQ(frames.at("frames").as_array().size(),
              std::min(Film::page_size, read_record(record).value().moves.size() + 1));
    EXPECT_EQ(frames.at("table").at("game"), "tundra");
    std::string broken = record;
    broken.replace(broken.rfind("\"hash\":\"") + 8, 4, "0000");
    EXPECT_THAT(engine.refusal(R"({"do":"verify","record":)" + json::quoted(broken) + "}"), HasSubstr("position"));
}

// ---- Live tables ----

std::string make_table(const std::string& game, const std::string& seats) {
    return R"({"do":"make_table","table":"t1","user":"me","name":"Ann","seed":"11","at":1000,"plan":{"game":")" + game +
           R"(","setup":{"players":2},"seats":)" + seats + "}}";
}
const std::string look = R"({"do":"look_table","table":"t1","user":"me","at":1000})";

// Plays a table to its end: people take their first move, bots think. What is to be kept is collected.
void play_on(Asking& engine, std::vector<std::string>& kept, int max_moves = 100'000) {
    const auto keep = [&](const json::Value& done) {
        for (const json::Value& deed : done.at("deeds").as_array()) kept.push_back(text(deed));
    };
    for (int n = 0; n < max_moves; ++n) {
        const auto seen = engine.ask(look);
        if (seen.as_object().contains("bot")) {
            keep(engine.finished(engine.ask(R"({"do":"think_table","table":"t1","seed":)" + std::to_string(n) + "}")));
            continue;
        }
        const auto& message = seen.at("message");
        if (message.at("decisions").as_array().empty()) return;
        const auto& decision = message.at("decisions").at(0);
        keep(engine.ask(R"({"do":"tell_table","table":"t1","user":"me","name":"Ann","at":2000,"message":)"
                        R"({"do":"play","table":"t1","seat":)" +
                        text(decision, "seat") + ",\"seq\":" + text(message, "seq") +
                        ",\"move\":" + text(decision.at("moves").at(0), "text") + "}}"));
    }
}

std::string load_table(const std::vector<std::string>& kept) {
    std::string all;
    for (const std::string& deed : kept) (all += all.empty() ? "" : ",") += deed;
    return R"({"do":"load_table","table":"t1","at":3000,"deeds":[)" + all + "]}";
}

TEST(LiveTables, play_a_whole_game_and_come_back_from_their_deeds) {
    for (const AnyGame* game : all_games()) {
        Asking engine;
        std::vector<std::string> kept;
        const auto made =
            engine.ask(make_table(std::string(game->info().id), R"([{"kind":"me"},{"kind":"bot","bot":"greedy"}])"));
        kept.push_back(text(made.at("deeds").at(0)));
        play_on(engine, kept, 25);
        Asking later;
        later.ask(load_table(kept));
        EXPECT_EQ(text(later.ask(look)), text(engine.ask(look))) << game->info().id;
        play_on(later, kept);
        EXPECT_EQ(later.ask(look).at("message").at("table").at("state"), "over") << game->info().id;
        const auto record = later.ask(R"({"do":"record_table","table":"t1"})").at("record");
        EXPECT_TRUE(verify(read_record(std::string(record.as_string())).value())) << game->info().id;
    }
}

TEST(LiveTables, take_back_lend_concede_and_go_on) {
    Asking engine;
    engine.ask(make_table("skara-brae", R"([{"kind":"me"},{"kind":"here","name":"Bob"}])"));
    std::vector<std::string> kept;
    play_on(engine, kept, 1);
    const auto message = engine.ask(look).at("message");
    EXPECT_EQ(message.at("views").as_object().size(), 2u);
    const std::string at = R"(,"table":"t1","user":"me","at":4000,)";
    const auto undone =
        engine.ask(R"({"do":"tell_table","name":"Ann")" + at +
                   R"("message":{"do":"undo","table":"t1","seat":0,"seq":)" + text(message, "seq") + "}}");
    EXPECT_EQ(undone.at("deeds").at(0).at("kind"), "undid");
    EXPECT_EQ(
        engine.ask(R"({"do":"seat_table")" + at + R"("call":{"seat":1,"bot":"greedy"}})").at("deeds").at(0).at("kind"),
        "lent");
    engine.ask(R"({"do":"concede_table")" + at + R"("call":{"seat":0}})");
    EXPECT_EQ(engine.ask(look).at("message").at("table").at("state"), "over");
    const auto again =
        engine.ask(R"({"do":"rematch_table","table":"t1","next":"t2","seed":5,"user":"me","name":"Ann","at":5000})");
    EXPECT_EQ(again.at("deeds").at(0).at("text"), "t2");
    EXPECT_EQ(again.at("next").at(0).at("kind"), "made");
    engine.ask(R"({"do":"look_table","table":"t2","user":"me","at":5000})");
}

TEST(LiveTables, a_bot_that_is_held_plays_when_it_is_asked_again) {
    Asking engine;
    engine.ask(make_table("skara-brae", R"([{"kind":"me"},{"kind":"bot","bot":"greedy"}])"));
    const std::string go_on =
        R"({"do":"go_on","at":5,"job":)" + text(engine.ask(R"({"do":"think_table","table":"t1","seed":1})"), "job");
    const auto held = engine.ask(go_on + R"(,"hold":true})");
    EXPECT_EQ(held.at("spent").to_number<double>(), 1);
    EXPECT_EQ(text(held, "done"), "false");
    EXPECT_EQ(text(engine.ask(look).at("message"), "seq"), "0");
    EXPECT_EQ(engine.ask(go_on + "}").at("deeds").at(0).at("kind"), "moved");
}

TEST(LiveTables, time_runs_out) {
    Asking engine;
    engine.ask(
        R"({"do":"make_table","table":"t1","user":"me","name":"Ann","seed":"11","at":1000,"plan":{"game":"tundra",)"
        R"("setup":{"players":2},"clock":{"seconds":60,"add":0},)"
        R"("seats":[{"kind":"me"},{"kind":"here","name":"Bob"}]}})");
    EXPECT_EQ(text(engine.ask(look), "deadline"), "61000");
    EXPECT_TRUE(engine.ask(R"({"do":"tick_table","table":"t1","at":60000})").at("deeds").as_array().empty());
    EXPECT_EQ(engine.ask(R"({"do":"tick_table","table":"t1","at":61000})").at("deeds").at(0).at("kind"), "late");
    EXPECT_EQ(engine.ask(look).at("message").at("table").at("state"), "over");
    EXPECT_FALSE(engine.ask(look).as_object().contains("deadline"));
}

TEST(LiveTables, a_campaign_goes_on_with_other_players) {
    Asking engine;
    engine.ask(
        R"({"do":"make_table","table":"t1","user":"me","name":"Ann","seed":"11","at":1000,"plan":{"game":"fine-sand",)"
        R"("setup":{"mode":"fable","players":2},"seats":[{"kind":"me"},{"kind":"bot","bot":"random"}]}})");
    EXPECT_FALSE(engine.ask(look).as_object().contains("next"));
    std::vector<std::string> kept;
    play_on(engine, kept);
    EXPECT_EQ(text(engine.ask(look).at("next").at("campaign").at("played")), "1");
    engine.ask(R"({"do":"rematch_table","table":"t1","next":"t2","seed":5,"at":9000,"user":"me","name":"Ann","plan":)"
               R"({"game":"fine-sand","setup":{"mode":"fable","players":3},"seats":[{"kind":"me"},)"
               R"({"kind":"here","name":"Bob"},{"kind":"bot","bot":"greedy"}]}})");
    const auto next = engine.ask(R"({"do":"look_table","table":"t2","user":"me","at":9000})").at("message").at("table");
    EXPECT_EQ(next.at("campaign"), "t1");
    EXPECT_EQ(next.at("names").at(1), "Bob");
    EXPECT_EQ(text(next.at("setup").at("campaign").at("played")), "1");
}

TEST(LiveTables, a_message_sent_twice_is_carried_out_once) {
    Asking engine;
    engine.ask(make_table("skara-brae", R"([{"kind":"me"},{"kind":"here","name":"Bob"}])"));
    const auto message = engine.ask(look).at("message");
    const std::string play = R"({"do":"tell_table","table":"t1","user":"me","name":"Ann","at":1,"message":)"
                             R"({"do":"play","id":"a1","table":"t1","seat":0,"seq":0,"move":)" +
                             text(message.at("decisions").at(0).at("moves").at(0), "text") + "}}";
    EXPECT_EQ(engine.ask(play).at("deeds").as_array().size(), 1u);
    EXPECT_EQ(engine.ask(play).at("deeds").as_array().size(), 0u);
}

TEST(LiveTables, a_hint_is_counted_and_given) {
    Asking engine;
    engine.ask(make_table("tundra", R"([{"kind":"me"},{"kind":"bot","bot":"random"}])"));
    const std::string seat = text(engine.ask(look).at("message").at("decisions").at(0), "seat");
    const auto begun =
        engine.ask(R"({"do":"hint_table","table":"t1","user":"me","seq":0,"at":1,"seed":2,"iterations":100,)"
                   R"("seat":)" +
                   seat + "}");
    EXPECT_EQ(begun.at("deeds").at(0).at("kind"), "hinted");
    EXPECT_FALSE(engine.finished(begun).at("hint").at("moves").as_array().empty());
}

TEST(LiveTables, a_bots_move_that_is_no_longer_asked_for_is_dropped) {
    Asking engine;
    engine.ask(make_table("skara-brae", R"([{"kind":"me"},{"kind":"bot","bot":"greedy"}])"));
    const auto begun = engine.ask(R"({"do":"think_table","table":"t1","seed":1})");
    engine.ask(R"({"do":"end_table","table":"t1","user":"me","at":1,"call":{"agree":true}})");
    EXPECT_THAT(engine.refusal(R"({"do":"go_on","at":1,"iterations":100,"job":)" + text(begun, "job") + "}"),
                HasSubstr("moved on"));
}

TEST(LiveTables, bad_ones_get_a_sentence) {
    Asking engine;
    const std::string made =
        text(engine.ask(make_table("tundra", R"([{"kind":"me"},{"kind":"bot","bot":"random"}])")).at("deeds").at(0));
    const std::string before = text(engine.ask(look));
    for (const std::string& line : {
             make_table("chess", "[]"),
             make_table("tundra", "[]"),
             make_table("tundra", R"([{"kind":"me"},{"kind":"bot","bot":"cmd:sh"}])"),
             load_table({}),
             load_table({R"({"kind":"moved","at":1,"seat":0})"}),
             load_table({made, made}),
             load_table({R"({"kind":"made","at":1,"seat":0,"text":"{\"game\":\"tundra\",\"rules\":1,)"
                         R"(\"setup\":\"{players\",\"seed\":\"7\",\"chairs\":[{\"kind\":\"open\"}]}"})"}),
             load_table({made, R"({"kind":"moved","at":1,"seat":0,"text":"dance"})"}),
             load_table({made, R"({"kind":"moved","at":-1,"seat":0})"}),
             load_table({made, R"({"kind":"undid","at":1,"seat":0,"count":1000000})"}),
             load_table({made, R"({"kind":"said","at":1,"seat":0,"clocks":[9223372036854775807]})"}),
             std::string(R"({"do":"tell_table","table":"t1","user":"me","name":"A","at":1,"message":{"do":"ping"}})"),
             std::string(R"({"do":"think_table","table":"nowhere","seed":1})"),
             std::string(R"({"do":"record_table","table":"t1"})"),
             std::string(R"({"do":"look_table","table":"t1","user":"me","at":-5})"),
         })
        EXPECT_TRUE(engine.refusal(line).ends_with('.')) << line;
    EXPECT_EQ(text(engine.ask(look)), before);
}

}  // namespace
}  // namespace skerry::embed
