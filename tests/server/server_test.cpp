// SPDX-License-Identifier: Apache-2.0
#include <future>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/version.h"
#include "kit/house.h"
#include "record/record.h"
#include "server/identity.h"
#include "store/sqlite.h"
#include "store/store.h"
#include "table/foreign.h"

// The server as its clients meet it: a whole one in this process, and raw sockets.
namespace skerry {
namespace {

using namespace kit;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string against_bot = R"({"game":"skara-brae","setup":{"mode":"multi","players":2},)"
                                R"("seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],"pace":"live"})";
const std::string for_two = R"({"game":"skara-brae","setup":{"mode":"multi","players":2},)"
                            R"("seats":[{"kind":"me"},{"kind":"open"}],"public":true})";
const std::string alone = R"({"game":"skara-brae","setup":{"mode":"solo","players":1},"seats":[{"kind":"me"}]})";

std::string make_table(Client& client, const std::string& wish) {
    const auto reply = client.post("/api/tables", wish);
    EXPECT_EQ(reply.status, 200) << reply.body;
    return text_at(parsed(reply.body), "id");
}

std::string say(const std::string& what, const std::string& table, const std::string& more = "") {
    return R"({"do":")" + what + R"(","table":")" + table + "\"" + (more.empty() ? "" : ",") + more + "}";
}

// An open socket that has heard hello.
void enter(Client& client) {
    ASSERT_EQ(client.open(), 101);
    EXPECT_EQ(text_at(await(client, "hello"), "type"), "hello");
}

json::Value watch(Client& client, const std::string& table) {
    client.send(say("watch", table));
    return await(client, "table");
}

const json::Value& at(const json::Value& value, std::string_view field) { return value.get_object().at(field); }

// How many frames the pages of a replay have, each asked for where the one before it ends.
std::size_t count_frames(const std::function<Client::Reply(const std::string& from)>& page) {
    std::size_t count = 0;
    while (true) {
        const auto reply = page(std::to_string(count));
        EXPECT_EQ(reply.status, 200) << reply.body;
        const json::Value replay = parsed(reply.body);
        const auto& frames = at(replay, "frames").get_array();
        for (const json::Value& frame : frames) EXPECT_EQ(number_at(frame, "seq"), static_cast<std::int64_t>(count++));
        if (frames.empty() || count >= at(replay, "of").to_number<std::size_t>()) return count;
    }
}

// The table once it has come so far; it may be told before, when somebody comes or goes.
json::Value table_at(Client& client, std::int64_t seq, std::string_view state = "") {
    while (true) {
        json::Value message = await(client, "table");
        if (message.is_null()) return message;
        if (number_at(message, "seq") >= seq && (state.empty() || text_at(at(message, "table"), "state") == state))
            return message;
    }
}

// The first decision of a table message, or null.
json::Value decision(const json::Value& message) {
    const auto& all = at(message, "decisions").get_array();
    return all.empty() ? json::Value() : all[0];
}

std::string first_move(const json::Value& message) {
    return text_at(at(decision(message), "moves").get_array()[0], "text");
}

std::string play_line(const std::string& table, std::int64_t seat, std::int64_t seq, const std::string& move,
                      const std::string& id) {
    return say("play", table,
               "\"seat\":" + std::to_string(seat) + ",\"seq\":" + std::to_string(seq) + ",\"id\":\"" + id +
                   "\",\"move\":" + json::quoted(move));
}

// Plays whatever comes first until the game is over; the last message.
json::Value play_to_end(Client& client, const std::string& table, json::Value message) {
    for (int i = 0; i < 50'000 && text_at(at(message, "table"), "state") != "over"; ++i) {
        const json::Value mine = decision(message);
        if (!mine.is_null())
            client.send(play_line(table, number_at(mine, "seat"), number_at(message, "seq"), first_move(message),
                                  std::to_string(i)));
        message = await(client, "table");
        if (message.is_null()) break;
    }
    return message;
}

TEST(Server, a_guest_gets_a_cookie_and_comes_back_with_a_password) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.client();
    EXPECT_THAT(ann.get("/api/me").body, HasSubstr("null"));
    EXPECT_EQ(ann.post("/api/password", R"({"password":"long enough"})").status, 401);
    EXPECT_EQ(ann.post("/api/guest", R"({"name":"  "})").status, 400);
    const auto made = ann.post("/api/guest", R"({"name":" Ann  B "})");
    EXPECT_EQ(made.status, 200);
    EXPECT_THAT(made.header, HasSubstr("HttpOnly; SameSite=Lax"));
    EXPECT_THAT(ann.get("/api/me").body, HasSubstr("\"Ann B\""));
    EXPECT_EQ(ann.post("/api/password", R"({"password":"short"})").status, 400);
    Client elsewhere = server.client();
    elsewhere.cookie = ann.cookie;
    EXPECT_EQ(ann.post("/api/password", R"({"password":"long enough"})").status, 200);
    EXPECT_THAT(ann.get("/api/me").body, HasSubstr("true"));
    EXPECT_THAT(elsewhere.get("/api/me").body, HasSubstr("null")) << "an older cookie has ended";

    EXPECT_EQ(server.client().post("/api/guest", R"({"name":"ann b"})").status, 409) << "the name is hers";
    Client device = server.client();
    EXPECT_EQ(device.post("/api/login", R"({"name":"Ann B","password":"wrong one"})").status, 403);
    EXPECT_EQ(device.post("/api/login", R"({"name":"Nobody","password":"wrong one"})").status, 403);
    EXPECT_EQ(device.post("/api/login", R"({"name":"ann b","password":"long enough"})").status, 200);
    EXPECT_THAT(device.get("/api/me").body, HasSubstr("\"Ann B\""));
    device.cookie[device.cookie.size() / 2] ^= 1;
    EXPECT_THAT(device.get("/api/me").body, HasSubstr("null")) << "a cookie that was tampered with";
}

TEST(Server, a_program_comes_with_a_token) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    EXPECT_EQ(server.client().post("/api/token", "{}").status, 401);
    Client ann = server.guest("Ann");
    const auto made = ann.post("/api/token", "{}");
    ASSERT_EQ(made.status, 200) << made.body;
    const std::string token = text_at(parsed(made.body), "token");
    const std::string header = "Authorization: Bearer " + token + "\r\n";

    Client program = server.client();
    EXPECT_THAT(program.call("GET", "/api/me", "", header).body, HasSubstr("\"Ann\""));
    const auto table = program.call("POST", "/api/tables", against_bot, header);
    ASSERT_EQ(table.status, 200) << table.body;
    ASSERT_EQ(program.open(header), 101);
    EXPECT_EQ(text_at(at(await(program, "hello"), "user"), "name"), "Ann");
    const std::string id = text_at(parsed(table.body), "id");
    const json::Value last = play_to_end(program, id, watch(program, id));
    EXPECT_EQ(text_at(at(last, "table"), "state"), "over");

    // It plays; who its user is remains the user's business.
    EXPECT_EQ(program.call("POST", "/api/token", "{}", header).status, 403);
    EXPECT_EQ(program.call("POST", "/api/password", R"({"password":"long enough"})", header).status, 403);

    // A token is no cookie, a cookie no token, and neither can be made up.
    EXPECT_THAT(program.call("GET", "/api/me", "", "Cookie: skerry=" + token + "\r\n").body, HasSubstr("null"));
    EXPECT_THAT(program.call("GET", "/api/me", "", "Authorization: Bearer " + ann.cookie + "\r\n").body,
                HasSubstr("null"));
    std::string forged = header;
    forged[header.size() / 2] ^= 1;
    EXPECT_THAT(program.call("GET", "/api/me", "", forged).body, HasSubstr("null"));
    EXPECT_THAT(ann.call("GET", "/api/me", "", "Authorization: Basic eDp5\r\n").body, HasSubstr("\"Ann\""))
        << "what a proxy asks for is not ours";

    EXPECT_EQ(ann.post("/api/password", R"({"password":"long enough"})").status, 200);
    EXPECT_THAT(program.call("GET", "/api/me", "", header).body, HasSubstr("null")) << "an older token has ended";
}

TEST(Server, tokens_are_listed_and_revoked) {
    const TempFolder folder;
    std::string cookie, kept;
    const auto with = [](const std::string& token) { return "Authorization: Bearer " + token + "\r\n"; };
    {
        const RunningServer server(folder.path());
        EXPECT_EQ(server.client().get("/api/tokens").status, 401);
        Client ann = server.guest("Ann"), bob = server.guest("Bob");
        cookie = ann.cookie;
        EXPECT_EQ(ann.get("/api/tokens").body, R"({"tokens":[]})");
        const json::Value one = parsed(ann.post("/api/token", R"({"name":" My  bot "})").body);
        kept = text_at(parsed(ann.post("/api/token", "{}").body), "token");
        EXPECT_EQ(ann.post("/api/token", R"({"name":""})").status, 400);
        const std::string listed = ann.get("/api/tokens").body;
        EXPECT_THAT(listed, HasSubstr("\"My bot\""));
        EXPECT_THAT(listed, HasSubstr("\"A program\""));
        EXPECT_EQ(bob.get("/api/tokens").body, R"({"tokens":[]})");

        Client program = server.client();
        const std::string shown = with(text_at(one, "token")), revoke = "/api/tokens/" + text_at(one, "id") + "/revoke";
        ASSERT_EQ(program.open(shown), 101);
        ASSERT_FALSE(await(program, "hello").is_null());
        Client calls = server.client();
        EXPECT_EQ(calls.call("GET", "/api/tokens", "", shown).status, 403) << "a program does not see them";
        EXPECT_EQ(calls.call("POST", revoke, "{}", shown).status, 403);
        EXPECT_EQ(bob.post(revoke, "{}").status, 404) << "it is not his";
        EXPECT_THAT(calls.call("GET", "/api/me", "", shown).body, HasSubstr("\"Ann\""));
        EXPECT_EQ(ann.post(revoke, "{}").status, 200);
        EXPECT_EQ(ann.post(revoke, "{}").status, 404);
        EXPECT_THAT(calls.call("GET", "/api/me", "", shown).body, HasSubstr("null"));
        EXPECT_TRUE(await(program, "pong", 5000).is_null()) << "its socket is closed";
        EXPECT_FALSE(program.receive(100));

        for (std::size_t i = 1; i < People::max_tokens; ++i) EXPECT_EQ(ann.post("/api/token", "{}").status, 200);
        EXPECT_EQ(ann.post("/api/token", "{}").status, 409);
    }
    const RunningServer server(folder.path());
    Client program = server.client();
    EXPECT_THAT(program.call("GET", "/api/me", "", with(kept)).body, HasSubstr("\"Ann\"")) << "after a restart too";
    Client ann = server.client();
    ann.cookie = cookie;
    EXPECT_EQ(ann.post("/api/password", R"({"password":"long enough"})").status, 200);
    EXPECT_EQ(ann.get("/api/tokens").body, R"({"tokens":[]})") << "a new password ends them all";
    EXPECT_THAT(program.call("GET", "/api/me", "", with(kept)).body, HasSubstr("null"));
}

TEST(Server, a_guest_may_play_before_giving_a_name) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client guest = server.client();
    ASSERT_EQ(guest.post("/api/guest", "{}").status, 200);
    EXPECT_THAT(guest.get("/api/me").body, HasSubstr(R"("name":"Guest","named":false)"));
    const std::string table = make_table(guest, against_bot);
    EXPECT_THAT(guest.get("/api/tables/" + table).body, HasSubstr(R"("names":["Guest","Nip"])"));

    // Among people a name matters.
    EXPECT_EQ(guest.post("/api/tables", for_two).status, 401);
    Client ann = server.guest("Ann");
    const std::string open = make_table(ann, for_two);
    EXPECT_EQ(guest.post("/api/tables/" + open + "/join", "{}").status, 401);
    EXPECT_EQ(guest.post("/api/password", R"({"password":"long enough"})").status, 400);
    enter(guest);
    (void)watch(guest, table);
    guest.send(say("chat", table, R"("text":"hello")"));
    EXPECT_EQ(text_at(await(guest, "refused"), "error"), "Give yourself a name first.");

    EXPECT_THAT(guest.post("/api/me", R"({"name":"Cleo"})").body, HasSubstr(R"("name":"Cleo","named":true)"));
    EXPECT_EQ(guest.post("/api/tables/" + open + "/join", "{}").status, 200);
    guest.send(say("chat", table, R"("text":"hello")"));
    EXPECT_THAT(boost::json::serialize(await(guest, "chat")), HasSubstr("Cleo"));
}

TEST(Server, a_new_name_is_told_at_the_tables_and_in_their_logs) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, against_bot);
    enter(ann);
    json::Value now = watch(ann, table);
    for (int i = 0; i < 6 && !decision(now).is_null(); ++i) {
        ann.send(play_line(table, 0, number_at(now, "seq"), first_move(now), std::to_string(i)));
        now = table_at(ann, number_at(now, "seq") + 1);
    }
    ASSERT_EQ(ann.post("/api/me", R"({"name":"Anne"})").status, 200);
    do now = await(ann, "table");
    while (!now.is_null() && text_at(at(at(now, "table"), "seats").get_array()[0], "name") != "Anne");
    const std::string log = boost::json::serialize(at(now, "happened"));
    EXPECT_THAT(log, HasSubstr("Anne "));
    EXPECT_THAT(log, Not(HasSubstr("Ann ")));
    EXPECT_EQ(number_at(at(now, "happened").get_array()[0], "seq"), 1) << "the whole log, not the news alone";
}

TEST(Server, the_example_bot_takes_an_open_seat) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, for_two);
    const std::string command = "python3 " SKERRY_TEST_DATA "/../docs/examples/server_bot.py http://127.0.0.1:" +
                                std::to_string(server.port()) + " " + table + " 2>&1";
    std::FILE* program = popen(command.c_str(), "r");
    ASSERT_TRUE(program);
    enter(ann);
    const json::Value last = play_to_end(ann, table, watch(ann, table));
    std::string said;
    for (int c = std::fgetc(program); c != EOF; c = std::fgetc(program)) said += static_cast<char>(c);
    EXPECT_EQ(pclose(program), 0) << said;
    ASSERT_FALSE(last.is_null()) << said;
    EXPECT_EQ(text_at(at(last, "table"), "verdict") + "\n", said);
    EXPECT_THAT(ann.get("/api/tables/" + table + "/record").body, HasSubstr("Example bot"));
}

// What only clients without the engine are told.
json::Value without_explanations(const json::Value& message) {
    boost::json::object rest = message.as_object();
    for (const char* field : {"facts", "seat_facts", "decisions", "ranking"}) rest.erase(field);
    return rest;
}

TEST(Server, a_client_with_the_engine_is_told_only_what_it_cannot_make) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann"), bob = server.guest("Bob");
    const std::string table = make_table(ann, for_two);
    ASSERT_EQ(bob.post("/api/tables/" + table + "/join", "{}").status, 200);
    Client slim = server.client();
    slim.cookie = ann.cookie;
    enter(ann), enter(slim);
    std::this_thread::sleep_for(std::chrono::milliseconds(700));  // until their coming has been told
    json::Value full = watch(ann, table);
    slim.send(say("watch", table, R"("engine":true)"));
    json::Value told = await(slim, "table");
    for (int i = 0; i < 30; ++i) {
        for (const char* field : {"facts", "decisions", "ranking"}) {
            EXPECT_TRUE(full.as_object().contains(field));
            EXPECT_FALSE(told.as_object().contains(field));
        }
        EXPECT_EQ(told, without_explanations(full));
        EXPECT_FALSE(at(full, "ranking").is_null());
        if (decision(full).is_null()) break;
        slim.send(play_line(table, 0, number_at(told, "seq"), first_move(full), std::to_string(i)));
        const std::int64_t next = number_at(told, "seq") + 1;
        full = table_at(ann, next), told = table_at(slim, next);
    }
    EXPECT_GT(number_at(told, "seq"), 0);

    // It may change its mind.
    EXPECT_TRUE(watch(slim, table).as_object().contains("decisions"));
}

TEST(Server, a_game_against_a_bot_goes_to_its_end_and_its_record_is_sound) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, against_bot);
    enter(ann);
    const json::Value last = play_to_end(ann, table, watch(ann, table));
    ASSERT_FALSE(last.is_null());
    EXPECT_EQ(text_at(at(last, "table"), "state"), "over");
    EXPECT_FALSE(text_at(at(last, "table"), "verdict").empty());

    const auto file = ann.get("/api/tables/" + table + "/record");
    ASSERT_EQ(file.status, 200) << file.body;
    const auto record = read_record(file.body);
    ASSERT_TRUE(record) << record.sentence();
    EXPECT_TRUE(verify(record.value()));
    EXPECT_EQ(seed_commitment(record.value().seed), text_at(at(last, "table"), "commitment"));

    const std::size_t frames = record.value().moves.size() + 1;
    const std::string replay = "/api/tables/" + table + "/replay?eyes=0&from=";
    EXPECT_EQ(count_frames([&](const std::string& from) { return ann.get(replay + from); }), frames);
    const std::string of_file = "/api/replay?eyes=none&from=";
    EXPECT_EQ(count_frames([&](const std::string& from) { return ann.post(of_file + from, file.body); }), frames);
    EXPECT_EQ(ann.post("/api/replay", "nonsense").status, 400);

    const auto again = ann.post("/api/tables/" + table + "/rematch", "");
    ASSERT_EQ(again.status, 200) << again.body;
    EXPECT_EQ(text_at(parsed(again.body), "id"),
              text_at(parsed(ann.post("/api/tables/" + table + "/rematch", "").body), "id"))
        << "there is one rematch";
}

TEST(Server, a_campaign_goes_from_game_to_game) {
    const TempFolder folder;
    std::string first, second;
    std::string cookie;
    {
        const RunningServer server(folder.path());
        Client ann = server.guest("Ann");
        cookie = ann.cookie;
        first = make_table(ann, R"({"game":"fine-sand","setup":{"mode":"fable","players":2},)"
                                R"("seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],"pace":"live"})");
        enter(ann);
        const json::Value last = play_to_end(ann, first, watch(ann, first));
        EXPECT_EQ(text_at(at(last, "table"), "campaign"), first);
        const auto campaign = ann.get("/api/campaigns/" + first);
        ASSERT_EQ(campaign.status, 200) << campaign.body;
        EXPECT_TRUE(at(parsed(campaign.body), "next").is_object());
    }
    const RunningServer server(folder.path());
    Client ann = server.client();
    ann.cookie = cookie;
    const auto next = ann.post("/api/tables/" + first + "/rematch", "");
    ASSERT_EQ(next.status, 200) << next.body;
    second = text_at(parsed(next.body), "id");
    EXPECT_NE(second, first);
    EXPECT_EQ(text_at(parsed(next.body), "campaign"), first);
    EXPECT_EQ(at(at(at(parsed(next.body), "setup"), "campaign"), "played").to_number<int>(), 1);

    const json::Value campaign = parsed(ann.get("/api/campaigns/" + first).body);
    EXPECT_EQ(at(campaign, "tables").get_array().size(), 2u);
    EXPECT_TRUE(at(campaign, "next").is_null()) << "the second game is being played";
    const auto record = read_campaign(ann.get("/api/campaigns/" + first + "/record").body);
    ASSERT_TRUE(record) << record.sentence();
    EXPECT_EQ(record.value().size(), 1u) << "of the games that are over";
    EXPECT_TRUE(verify(record.value()));

    EXPECT_EQ(server.guest("Bob").post("/api/campaigns/" + first + "/abandon", "").status, 409);
    EXPECT_EQ(ann.post("/api/campaigns/" + first + "/abandon", "").status, 200);
    EXPECT_EQ(text_at(parsed(ann.get("/api/campaigns/" + first).body), "closed"), "The campaign was abandoned.");
    EXPECT_EQ(ann.post("/api/tables/" + second + "/rematch", "").status, 409);
    EXPECT_EQ(ann.get("/api/campaigns/nothere").status, 404);
}

TEST(Server, a_campaign_tells_the_high_score_of_who_asks) {
    const TempFolder folder;
    std::string first, cookie;
    {
        const RunningServer server(folder.path());
        Client ann = server.guest("Ann");
        cookie = ann.cookie;
        first =
            make_table(ann, R"({"game":"fine-sand","setup":{"mode":"solo"},"seats":[{"kind":"me"}],"pace":"live"})");
        EXPECT_EQ(ann.get("/api/campaigns/" + first).body.find("high_score"), std::string::npos);
    }
    {
        // Another campaign of hers, completed.
        const auto store = std::move(open_sqlite(folder.path() + "/skerry.db")).value();
        Write::OfTable table;
        table.card = store->card(first).value().value();
        table.card.id = table.card.campaign = "done";
        table.card.state = TableState::over;
        table.card.points = 31;
        std::promise<void> kept;
        store->write({.tables = {table}}, [&](const Result<void>&) { kept.set_value(); });
        kept.get_future().wait();
    }
    const RunningServer server(folder.path());
    Client ann = server.client();
    ann.cookie = cookie;
    EXPECT_EQ(at(parsed(ann.get("/api/campaigns/" + first).body), "high_score").to_number<int>(), 31);
    EXPECT_EQ(server.guest("Bob").get("/api/campaigns/" + first).body.find("high_score"), std::string::npos);
}

TEST(Server, two_people_meet_at_a_table_and_each_sees_their_own) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann"), bob = server.guest("Bob"), eve = server.client();
    enter(bob);
    bob.send(R"({"do":"lobby"})");
    EXPECT_EQ(at(await(bob, "lobby"), "open").get_array().size(), 0u);
    const std::string table = make_table(ann, for_two);
    EXPECT_EQ(at(await(bob, "lobby"), "open").get_array().size(), 1u) << "the lobby hears of it";
    enter(ann);
    EXPECT_EQ(text_at(at(watch(ann, table), "table"), "state"), "open");
    EXPECT_EQ(bob.post("/api/tables/" + table + "/join", "{}").status, 200);
    EXPECT_EQ(bob.post("/api/tables/" + table + "/join", "{}").status, 409);
    const json::Value for_ann = table_at(ann, 0, "playing");
    ASSERT_FALSE(for_ann.is_null());
    const json::Value for_bob = watch(bob, table);
    enter(eve);
    const json::Value for_eve = watch(eve, table);
    // The two special tiles each was dealt are in sight of their owner only.
    const auto dealt = [](const json::Value& message, std::size_t player) {
        return boost::json::serialize(at(at(at(message, "view"), "players").get_array()[player], "dealt"));
    };
    EXPECT_NE(dealt(for_ann, 0), dealt(for_bob, 0));
    EXPECT_NE(dealt(for_ann, 1), dealt(for_bob, 1));
    EXPECT_THAT(dealt(for_eve, 0), HasSubstr("unknown"));
    EXPECT_TRUE(decision(for_eve).is_null());
    EXPECT_EQ(number_at(decision(for_bob), "seat"), 1);

    // Nobody plays for somebody else.
    bob.send(play_line(table, 0, number_at(for_bob, "seq"), first_move(for_ann), "x"));
    EXPECT_THAT(text_at(await(bob, "refused"), "error"), HasSubstr("not your seat"));
    eve.send(play_line(table, 0, number_at(for_eve, "seq"), first_move(for_ann), "x"));
    EXPECT_THAT(text_at(await(eve, "refused"), "error"), HasSubstr("not your seat"));
    EXPECT_EQ(eve.post("/api/tables/" + table + "/join", "{}").status, 401);
    Client mallory = server.guest("Mallory");
    const std::pair<const char*, const char*> tried[] = {{"concede", R"({"seat":0,"bot":"random"})"},
                                                         {"seat", R"({"seat":0,"bot":"random"})"},
                                                         {"leave", ""},
                                                         {"end", R"({"agree":true})"},
                                                         {"rematch", ""}};
    for (const auto& [what, body] : tried)
        EXPECT_EQ(mallory.post("/api/tables/" + table + "/" + what, body).status, 403) << what;

    bob.send(say("chat", table, R"("text":"hello")"));
    EXPECT_THAT(boost::json::serialize(await(ann, "chat")), HasSubstr("hello"));
    EXPECT_THAT(boost::json::serialize(await(eve, "chat")), HasSubstr("Bob"));
    eve.send(say("chat", table, R"("text":"boo")"));
    EXPECT_THAT(text_at(await(eve, "refused"), "error"), HasSubstr("name"));

    EXPECT_EQ(ann.post("/api/tables/" + table + "/end", R"({"agree":true})").status, 200);
    EXPECT_EQ(bob.post("/api/tables/" + table + "/end", R"({"agree":true})").status, 200);
    EXPECT_THAT(ann.get("/api/tables/" + table).body, HasSubstr("Ended by agreement."));
}

TEST(Server, a_move_counts_once_and_a_stale_one_gets_the_table) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, alone);
    enter(ann);
    const json::Value before = watch(ann, table);
    const std::string line = play_line(table, 0, number_at(before, "seq"), first_move(before), "m1");
    ann.send(line);
    const json::Value done = await(ann, "done");
    EXPECT_EQ(text_at(done, "id"), "m1");
    const json::Value after = table_at(ann, number_at(done, "seq"));
    EXPECT_EQ(number_at(after, "seq"), number_at(done, "seq"));
    EXPECT_FALSE(at(after, "happened").get_array().empty());

    ann.send(line);
    EXPECT_EQ(number_at(await(ann, "done"), "seq"), number_at(done, "seq")) << "repeated: done again, played once";
    ann.send(play_line(table, 0, number_at(before, "seq"), first_move(before), "m2"));
    const json::Value refused = await(ann, "refused");
    EXPECT_EQ(number_at(refused, "seq"), number_at(after, "seq"));
    EXPECT_EQ(number_at(await(ann, "table"), "seq"), number_at(after, "seq"));

    ann.send(play_line(table, 0, number_at(after, "seq"), "no such move", "m3"));
    const json::Value nonsense = await(ann, "refused");
    EXPECT_EQ(text_at(nonsense, "id"), "m3");
    EXPECT_EQ(number_at(nonsense, "seq"), -1);
}

// What a page does that does not wait for the answers.
TEST(Server, moves_in_a_row_are_made_or_refused_in_their_order) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, alone);
    enter(ann);
    json::Value message = watch(ann, table);
    std::string move;  // one that can be taken back
    for (int i = 0; i < 50 && !at(decision(message), "undo").get_bool(); ++i) {
        move = first_move(message);
        ann.send(play_line(table, 0, number_at(message, "seq"), move, std::to_string(i)));
        message = table_at(ann, number_at(message, "seq") + 1);
    }
    const std::int64_t seq = number_at(message, "seq");
    const auto line = [&](const char* word, const std::string& id, const std::string& after, const std::string& more) {
        return say(word, table,
                   R"("seat":0,"seq":)" + std::to_string(seq) + R"(,"id":")" + id + '"' +
                       (after.empty() ? "" : R"(,"after":")" + after + '"') + more);
    };
    const std::string again = R"(,"move":)" + json::quoted(move);
    const std::string lines[] = {line("undo", "a", "", ""), line("play", "b", "a", again), line("undo", "c", "b", ""),
                                 line("play", "d", "c", R"(,"move":"no such move")"), line("play", "e", "d", again)};
    for (int repeat = 0; repeat < 2; ++repeat) {
        for (const std::string& one : lines) ann.send(one);
        for (int i = 0; i < 3; ++i) {
            const json::Value done = await(ann, "done");
            EXPECT_EQ(text_at(done, "id"), std::string(1, static_cast<char>('a' + i)));
            EXPECT_EQ(number_at(done, "seq"), seq + 1 + i) << "made once, however often it is sent";
        }
        EXPECT_EQ(text_at(await(ann, "refused"), "id"), "d");
        EXPECT_EQ(text_at(await(ann, "refused"), "error"), "The move before this one was not made.");
    }
    ann.send(line("play", "f", "", again));
    EXPECT_THAT(text_at(await(ann, "refused"), "error"), HasSubstr("moved on"));
}

TEST(Server, moves_are_taken_back) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, alone);
    enter(ann);
    json::Value message = watch(ann, table);
    // On to a decision that can be taken back.
    for (int i = 0; i < 50 && !at(decision(message), "undo").get_bool(); ++i) {
        ann.send(play_line(table, 0, number_at(message, "seq"), first_move(message), std::to_string(i)));
        message = table_at(ann, number_at(message, "seq") + 1);
        ASSERT_FALSE(message.is_null());
    }
    ASSERT_TRUE(at(decision(message), "undo").get_bool());
    const std::int64_t seq = number_at(message, "seq");
    ann.send(say("undo", table, R"("seat":0,"turn":false,"seq":)" + std::to_string(seq)));
    const json::Value undone = table_at(ann, seq + 1);
    EXPECT_EQ(number_at(undone, "seq"), seq + 1) << "the number never goes back";
    EXPECT_EQ(at(undone, "undone").get_array().size(), 1u);
    EXPECT_NE(boost::json::serialize(at(undone, "view")), boost::json::serialize(at(message, "view")));
}

// Two people at a table of their own, both watching: whoever made it has the first seat.
struct Pair {
    Client ann, bob;
    std::string table;
    Pair(const RunningServer& server, const std::string& wish) : ann(server.guest("Ann")), bob(server.guest("Bob")) {
        table = make_table(ann, wish);
        EXPECT_EQ(bob.post("/api/tables/" + table + "/join", "{}").status, 200);
    }
};

TEST(Server, a_rematch_is_offered_answered_and_waits_for_both) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Pair two(server, R"({"game":"skara-brae","setup":{"mode":"multi","players":2},"clock":{"seconds":60,"add":0},)"
                     R"("seats":[{"kind":"me"},{"kind":"open"}]})");
    const std::string path = "/api/tables/" + two.table;
    const auto card = [](const Client::Reply& reply) {
        EXPECT_EQ(reply.status, 200) << reply.body;
        return parsed(reply.body);
    };
    EXPECT_EQ(boost::json::serialize(at(card(two.ann.get(path)), "unready")), "[0]");
    EXPECT_EQ(two.ann.post(path + "/rematch", "{}").status, 409);
    (void)card(two.ann.post(path + "/concede", R"({"seat":0})"));
    json::Value offered = card(two.ann.post(path + "/rematch", "{}"));
    EXPECT_EQ(text_at(offered, "id"), two.table) << "an offer so far";
    EXPECT_EQ(boost::json::serialize(at(offered, "again")), "[0]");
    (void)card(two.bob.post(path + "/rematch", R"({"agree":false})"));
    EXPECT_FALSE(card(two.ann.get(path)).get_object().contains("again"));
    (void)card(two.bob.post(path + "/rematch", R"({"agree":true})"));
    const json::Value next = card(two.ann.post(path + "/rematch", "{}"));
    EXPECT_NE(text_at(next, "id"), two.table);
    EXPECT_EQ(text_at(next, "state"), "playing");
    EXPECT_EQ(boost::json::serialize(at(next, "unready")), "[0,1]") << "the clocks wait";
    EXPECT_EQ(text_at(card(two.bob.post(path + "/rematch", "{}")), "id"), text_at(next, "id")) << "the same one";
    const std::string to = "/api/tables/" + text_at(next, "id");
    (void)card(two.ann.post(to + "/ready", "{}"));
    EXPECT_FALSE(card(two.bob.post(to + "/ready", "{}")).get_object().contains("unready"));
}

TEST(Server, spectators_talk_apart_and_public_games_can_be_watched) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Pair two(server, for_two);
    Client eve = server.guest("Eve");
    const json::Value running = parsed(eve.get("/api/running").body);
    ASSERT_EQ(at(running, "tables").get_array().size(), 1u);
    EXPECT_EQ(text_at(at(running, "tables").get_array()[0], "id"), two.table);
    Pair hidden(server, R"({"game":"skara-brae","setup":{"mode":"multi","players":2},)"
                        R"("seats":[{"kind":"me"},{"kind":"open"}]})");

    for (Client* client : {&two.ann, &two.bob, &eve}) enter(*client);
    (void)watch(two.ann, two.table);
    two.bob.send(say("watch", two.table, R"("spectators":true)"));
    (void)await(two.bob, "table");
    (void)watch(eve, two.table);
    eve.send(say("chat", two.table, R"("text":"Ann should cook")"));
    const std::string line = boost::json::serialize(at(await(two.bob, "chat"), "lines"));
    EXPECT_THAT(line, HasSubstr(R"("spectator":true)")) << "he asked for it";
    two.bob.send(say("chat", two.table, R"("text":"Hello")"));
    EXPECT_THAT(boost::json::serialize(at(await(two.ann, "chat"), "lines")), HasSubstr("Hello"))
        << "and nothing before";
    EXPECT_EQ(two.ann.post("/api/tables/" + two.table + "/concede", R"({"seat":0})").status, 200);
    while (true) {
        const json::Value message = await(two.ann, "table");
        ASSERT_FALSE(message.is_null());
        if (!message.get_object().contains("chat")) continue;
        EXPECT_THAT(boost::json::serialize(at(message, "chat")), HasSubstr("should cook"));
        break;
    }
}

TEST(Server, a_question_reaches_the_others_and_survives_a_restart) {
    const TempFolder folder;
    json::Value question;
    std::string table, cookie;
    std::int64_t seq = 0;
    {
        const RunningServer server(folder.path());
        Pair two(server, R"({"game":"snowcrest","setup":{"mode":"full","players":2},)"
                         R"("seats":[{"kind":"me"},{"kind":"open"}]})");
        table = two.table;
        cookie = two.bob.cookie;
        enter(two.ann);
        enter(two.bob);
        json::Value hers = watch(two.ann, table), his = watch(two.bob, table);
        for (int i = 0; i < 300 && !hers.get_object().contains("may_ask"); ++i) {
            Client& mover = decision(hers).is_null() ? two.bob : two.ann;
            const json::Value& seen = decision(hers).is_null() ? his : hers;
            ASSERT_FALSE(decision(seen).is_null());
            mover.send(play_line(table, number_at(decision(seen), "seat"), number_at(seen, "seq"), first_move(seen),
                                 std::to_string(i)));
            const std::int64_t next = number_at(seen, "seq") + 1;
            hers = table_at(two.ann, next);
            his = table_at(two.bob, next);
        }
        ASSERT_TRUE(hers.get_object().contains("may_ask"));
        seq = number_at(hers, "seq");
        for (int repeat = 0; repeat < 2; ++repeat) {
            two.ann.send(say("ask", table, R"("id":"a","seat":0,"seq":)" + std::to_string(seq)));
            EXPECT_EQ(number_at(await(two.ann, "done"), "seq"), seq);
        }
        while (question.is_null()) {
            const json::Value told = await(two.bob, "table");
            ASSERT_FALSE(told.is_null());
            if (told.get_object().contains("question")) question = at(told, "question");
        }
    }
    const RunningServer server(folder.path());
    Client bob = server.client();
    bob.cookie = cookie;
    enter(bob);
    EXPECT_EQ(at(watch(bob, table), "question"), question);
    bob.send(
        say("answer", table, R"("id":"y","agree":true,"question":)" + std::to_string(number_at(question, "number"))));
    EXPECT_EQ(number_at(await(bob, "done"), "seq"), seq + 1);
    EXPECT_FALSE(watch(bob, table).get_object().contains("question"));
}

TEST(Server, who_drops_goes_on_from_where_they_were) {
    const TempFolder folder;
    json::Value before;
    std::string table, cookie;
    {
        const RunningServer server(folder.path());
        Client ann = server.guest("Ann");
        table = make_table(ann, alone);
        enter(ann);
        json::Value message = watch(ann, table);
        for (int i = 0; i < 8; ++i) {
            ann.send(play_line(table, 0, number_at(message, "seq"), first_move(message), std::to_string(i)));
            message = table_at(ann, number_at(message, "seq") + 1);
        }
        before = message;
        ann.close();
        enter(ann);
        ann.send(say("watch", table, "\"since\":" + std::to_string(number_at(before, "seq") - 2)));
        const json::Value again = await(ann, "table");
        EXPECT_EQ(boost::json::serialize(at(again, "view")), boost::json::serialize(at(before, "view")));
        for (const json::Value& happened : at(again, "happened").get_array())
            EXPECT_GT(number_at(happened, "seq"), number_at(before, "seq") - 2);
        cookie = ann.cookie;
    }
    const RunningServer server(folder.path());  // and the same after a restart
    Client ann = server.client();
    ann.cookie = cookie;
    enter(ann);
    ann.send(say("watch", table, "\"since\":" + std::to_string(number_at(before, "seq"))));
    const json::Value again = await(ann, "table");
    EXPECT_EQ(number_at(again, "seq"), number_at(before, "seq"));
    EXPECT_EQ(boost::json::serialize(at(again, "view")), boost::json::serialize(at(before, "view")));
    EXPECT_EQ(boost::json::serialize(at(again, "decisions")), boost::json::serialize(at(before, "decisions")));
    EXPECT_TRUE(at(again, "happened").get_array().empty());
    EXPECT_EQ(at(parsed(ann.get("/api/tables").body), "mine").get_array().size(), 1u);
}

TEST(Server, a_seat_is_lent_to_a_bot_and_taken_back) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann"), bob = server.guest("Bob");
    const std::string table = make_table(ann, for_two);
    EXPECT_EQ(bob.post("/api/tables/" + table + "/join", R"({"seat":1})").status, 200);
    enter(ann);
    (void)watch(ann, table);
    EXPECT_EQ(bob.post("/api/tables/" + table + "/seat", R"({"seat":1,"bot":"random"})").status, 200);
    EXPECT_EQ(bob.post("/api/tables/" + table + "/seat", R"({"seat":0,"bot":"random"})").status, 403);
    EXPECT_EQ(bob.post("/api/tables/" + table + "/seat", R"({"seat":1,"bot":"nobody"})").status, 409);
    EXPECT_THAT(bob.get("/api/tables/" + table).body, HasSubstr("\"lent\":true"));
    EXPECT_EQ(bob.post("/api/tables/" + table + "/seat", R"({"seat":1,"bot":null})").status, 200);
    EXPECT_EQ(bob.post("/api/tables/" + table + "/leave", "").status, 200) << "a bot takes over";
    EXPECT_THAT(bob.get("/api/tables/" + table).body, HasSubstr("\"lent\":true"));
    EXPECT_EQ(ann.post("/api/tables/" + table + "/concede", R"({"seat":0})").status, 200);
    EXPECT_THAT(bob.get("/api/tables/" + table).body, HasSubstr("Ann concedes. Bob wins."));
}

TEST(Server, a_table_from_a_browser_goes_on_at_the_server) {
    const TempFolder folder;
    std::string moved, cookie;
    {
        const RunningServer server(folder.path());
        Plan plan{.game = "tundra",
                  .setup = R"({"players":2})",
                  .seed = Seed::number(3).text(),
                  .host = "me",
                  .chairs = {{.kind = ChairKind::person, .user = "me", .name = "Annie"},
                             {.kind = ChairKind::bot, .bot = "random"}}};
        const KeptTables kept{{{"here-1", {LiveTable::make(std::move(plan), 1000).value()}}}};
        EXPECT_EQ(server.client().post("/api/tables/bring", json::text(kept)).status, 401);
        Client ann = server.guest("Ann");
        cookie = ann.cookie;
        const auto reply = ann.post("/api/tables/bring", json::text(kept));
        ASSERT_EQ(reply.status, 200) << reply.body;
        const json::Value table = at(parsed(reply.body), "tables").get_array()[0];
        moved = text_at(table, "id");
        EXPECT_NE(moved, "here-1");
        EXPECT_THAT(ann.get("/api/tables").body, HasSubstr(moved));
        EXPECT_THAT(ann.post("/api/tables/bring", R"({"tables":[]})").body, HasSubstr("no table to move"));
        EXPECT_EQ(ann.post("/api/tables/bring", "{").status, 400);
        EXPECT_EQ(server.guest("Eve").post("/api/tables/" + moved + "/concede", R"({"seat":0})").status, 403);
    }
    const RunningServer server(folder.path());
    Client ann = server.client();
    ann.cookie = cookie;
    enter(ann);
    const json::Value last = play_to_end(ann, moved, watch(ann, moved));
    EXPECT_EQ(text_at(at(last, "table"), "state"), "over") << "its bot went on here";
    EXPECT_EQ(ann.get("/api/tables/" + moved + "/record").status, 200);
}

TEST(Server, several_persons_at_one_screen_have_a_view_each) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, R"({"game":"skara-brae","setup":{"mode":"multi","players":2},)"
                                              R"("seats":[{"kind":"me"},{"kind":"here","name":"Ann"}]})");
    enter(ann);
    const json::Value message = watch(ann, table);
    EXPECT_THAT(boost::json::serialize(at(at(message, "table"), "names")), HasSubstr("Ann 2"));
    EXPECT_EQ(at(message, "decisions").get_array().size(), 2u);
    EXPECT_THAT(boost::json::serialize(at(message, "view")), HasSubstr(R"("dealt":["unknown")"));
    EXPECT_NE(boost::json::serialize(at(at(message, "views"), "0")),
              boost::json::serialize(at(at(message, "views"), "1")));
}

TEST(Server, bots_take_their_time_unless_somebody_is_in_a_hurry) {
    const TempFolder folder;
    const RunningServer server(folder.path(), [](Settings& s) { s.bot_pause = 60'000; });
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, against_bot);
    enter(ann);
    json::Value now = watch(ann, table);
    while (!at(now, "decisions").get_array().empty()) {  // until everybody waits for the bot
        ann.send(play_line(table, 0, number_at(now, "seq"), first_move(now), "1"));
        now = table_at(ann, number_at(now, "seq") + 1);
    }
    ann.send(say("hurry", table));
    EXPECT_FALSE(table_at(ann, number_at(now, "seq") + 1).is_null());
}

std::string hint_line(const std::string& table, const json::Value& message, const std::string& id = "h") {
    return say("hint", table,
               "\"seat\":" + std::to_string(number_at(decision(message), "seat")) +
                   ",\"seq\":" + std::to_string(number_at(message, "seq")) + ",\"id\":\"" + id + "\"");
}

TEST(Server, a_hint_names_moves_and_is_counted) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, against_bot);
    enter(ann);
    json::Value now = watch(ann, table);
    while (decision(now).is_null()) now = await(ann, "table");
    ann.send(hint_line(table, now));
    const json::Value hint = await(ann, "hint");
    ASSERT_FALSE(hint.is_null());
    const auto& moves = at(at(hint, "hint"), "moves").get_array();
    ASSERT_GE(moves.size(), 1u);
    const auto legal = boost::json::serialize(at(decision(now), "moves"));
    for (const json::Value& move : moves) {
        EXPECT_THAT(legal, HasSubstr("\"text\":" + json::quoted(text_at(move, "text"))));
        EXPECT_FALSE(text_at(move, "why").empty());
    }
    // The same again for the same decision, and counted once.
    ann.send(hint_line(table, now, "again"));
    EXPECT_EQ(boost::json::serialize(at(await(ann, "hint"), "hint")), boost::json::serialize(at(hint, "hint")));
    EXPECT_THAT(ann.get("/api/tables/" + table).body, HasSubstr("\"hints\":1"));
    EXPECT_THAT(ann.get("/metrics").body, HasSubstr("skerry_hints_total 1"));
}

TEST(Server, a_page_may_think_itself_and_the_hint_is_counted_once) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, against_bot);
    enter(ann);
    json::Value now = watch(ann, table);
    while (decision(now).is_null()) now = await(ann, "table");
    const auto own = [&](const std::string& id) {
        std::string line = hint_line(table, now, id);
        return line.insert(line.size() - 1, R"(,"own":true)");
    };
    for (const char* id : {"first", "again"}) {
        ann.send(own(id));
        const json::Value done = await(ann, "done");
        EXPECT_EQ(text_at(done, "id"), id);
        EXPECT_THAT(ann.get("/api/tables/" + table).body, HasSubstr("\"hints\":1}"));
    }
    EXPECT_THAT(ann.get("/metrics").body, HasSubstr("skerry_hints_total 0")) << "the server has not thought";
    // Whoever then asks the server has asked about the same decision.
    ann.send(hint_line(table, now, "server"));
    EXPECT_FALSE(at(at(await(ann, "hint"), "hint"), "moves").get_array().empty());
    ann.send(own("after"));
    EXPECT_EQ(text_at(await(ann, "done"), "id"), "after");
    EXPECT_THAT(ann.get("/api/tables/" + table).body, HasSubstr("\"hints\":1}"));
    // Another decision is another hint; a decision that is gone has none.
    ann.send(play_line(table, static_cast<int>(number_at(decision(now), "seat")), number_at(now, "seq"),
                       first_move(now), "1"));
    const json::Value old = std::exchange(now, table_at(ann, number_at(now, "seq") + 1));
    while (decision(now).is_null()) now = await(ann, "table");
    ann.send(own("next"));
    EXPECT_EQ(text_at(await(ann, "done"), "id"), "next");
    EXPECT_THAT(ann.get("/api/tables/" + table).body, HasSubstr("\"hints\":2}"));
    now = old;
    ann.send(own("old"));
    EXPECT_EQ(text_at(await(ann, "refused"), "error"), "The table has moved on; please look again.");
}

TEST(Server, between_persons_hints_are_agreed_on_first) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann"), bob = server.guest("Bob");
    enter(ann);
    for (const bool agreed : {false, true}) {
        std::string wish = for_two;
        if (agreed) wish.insert(wish.size() - 1, R"(,"hints":true)");
        const std::string table = make_table(ann, wish);
        EXPECT_EQ(bob.post("/api/tables/" + table + "/join", R"({"seat":1})").status, 200);
        json::Value now = watch(ann, table);
        while (decision(now).is_null()) now = await(ann, "table");
        ann.send(hint_line(table, now));
        if (agreed) {
            EXPECT_FALSE(await(ann, "hint").is_null());
            EXPECT_THAT(bob.get("/api/tables/" + table).body, HasSubstr(R"("hints":1})")) << "everybody sees it";
        } else {
            EXPECT_EQ(text_at(await(ann, "refused"), "error"), "Hints are off at this table.");
        }
        ann.send(say("hint", table, R"("seat":1,"seq":0)"));
        EXPECT_EQ(text_at(await(ann, "refused"), "error"), "This is not your seat.");
    }
}

TEST(Server, a_finished_game_is_analysed_and_kept) {
    const TempFolder folder;
    const RunningServer server(folder.path(), [](Settings& s) { s.analysis_ms = 20; });
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, alone);
    const std::string path = "/api/tables/" + table + "/analysis";
    EXPECT_EQ(ann.get(path).status, 409);
    EXPECT_EQ(ann.get("/api/tables/nowhere/analysis").status, 404);
    enter(ann);
    ASSERT_EQ(text_at(at(play_to_end(ann, table, watch(ann, table)), "table"), "state"), "over");
    json::Value answer = parsed(ann.get(path).body);
    EXPECT_EQ(text_at(answer, "state"), "working") << "it takes its time";
    for (std::int64_t before = 0; text_at(answer, "state") != "done"; answer = parsed(ann.get(path).body)) {
        ASSERT_THAT(text_at(answer, "state"), testing::AnyOf("waiting", "working"));
        EXPECT_GE(number_at(answer, "done"), before);
        EXPECT_LE(number_at(answer, "done"), number_at(answer, "of"));
        before = number_at(answer, "done");
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    const auto record = read_record(ann.get("/api/tables/" + table + "/record").body);
    EXPECT_EQ(at(at(answer, "analysis"), "curve").get_array().size(), record.value().moves.size() + 1);
    EXPECT_EQ(text_at(parsed(server.guest("Bob").get(path).body), "state"), "done") << "the next one waits for nothing";

    // What people ended is over too.
    const std::string short_one = make_table(ann, alone);
    EXPECT_EQ(ann.post("/api/tables/" + short_one + "/end", R"({"agree":true})").status, 200);
    EXPECT_EQ(ann.get("/api/tables/" + short_one + "/analysis").status, 200);

    // A record from a file is looked at in the same way. The beginning of one will do.
    Record beginning = record.value();
    beginning.moves.resize(8);
    const std::string file = write(beginning);
    const std::string id = text_at(parsed(server.guest("Cid").post("/api/analysis", file).body), "id");
    ASSERT_FALSE(id.empty());
    do answer = parsed(ann.get("/api/analysis/" + id).body);
    while (text_at(answer, "state") == "waiting" || text_at(answer, "state") == "working");
    EXPECT_EQ(text_at(answer, "state"), "done");
    EXPECT_EQ(at(at(answer, "analysis"), "curve").get_array().size(), beginning.moves.size() + 1);
    EXPECT_EQ(ann.post("/api/analysis", "no record").status, 400);
    EXPECT_EQ(ann.get("/api/analysis/file-0").status, 404);
}

TEST(Server, a_table_of_older_rules_is_read_only_and_nothing_of_it_is_lost) {
    const TempFolder folder;
    std::string table, open, cookie, seen;
    {
        const RunningServer server(folder.path());
        Client ann = server.guest("Ann");
        cookie = ann.cookie;
        open = make_table(ann, for_two);
        table = make_table(ann, against_bot);
        enter(ann);
        json::Value now = watch(ann, table);
        for (int i = 0; i < 12; ++i) {
            while (decision(now).is_null()) now = await(ann, "table");
            ann.send(play_line(table, 0, number_at(now, "seq"), first_move(now), std::to_string(i)));
            now = table_at(ann, number_at(now, "seq") + 1);
        }
    }
    const std::string file = folder.path() + "/skerry.db";
    ASSERT_TRUE(std::filesystem::exists(file));
    std::string picture;
    {
        const auto store = open_sqlite(file).value();
        const auto snapshot = store->snapshot(table).value();
        ASSERT_TRUE(snapshot) << "the server kept it when it stopped";
        EXPECT_EQ(snapshot->seq, store->card(table).value()->seq);
        picture = snapshot->pictures[0];
    }
    {
        // The rules change: another version, and the fifth move is no longer one.
        auto database = sqlite::Database::open(file, false);
        ASSERT_TRUE(database);
        ASSERT_TRUE(
            database.value().run("UPDATE deeds SET deed = json_set(deed, '$.text', "
                                 "json_set(json_extract(deed, '$.text'), '$.rules', 0) || '') WHERE n = 0;"
                                 "UPDATE tables SET card = json_set(card, '$.rules', 0);"
                                 "UPDATE deeds SET deed = json_set(deed, '$.text', 'dance') WHERE n = 5;"));
    }
    const RunningServer server(folder.path());
    Client ann = server.client();
    ann.cookie = cookie;
    const std::string sentence = "This game was played by version 0 of the rules of Skara Brae; this is version ";
    const json::Value lobby = parsed(ann.get("/api/tables").body);
    EXPECT_TRUE(at(lobby, "open").get_array().empty());
    ASSERT_EQ(at(lobby, "mine").get_array().size(), 2u);
    for (const json::Value& card : at(lobby, "mine").get_array()) {
        EXPECT_EQ(text_at(card, "state"), "over");
        EXPECT_THAT(text_at(card, "verdict"), HasSubstr(" version 0 of the rules of Skara Brae; this is version "));
    }
    EXPECT_THAT(ann.post("/api/tables/" + open + "/seat", R"({"seat":1,"bot":"random"})").body,
                HasSubstr("This table was made for version 0 of the rules of Skara Brae"));

    enter(ann);
    const json::Value now = watch(ann, table);
    EXPECT_THAT(text_at(at(now, "table"), "note"), HasSubstr(sentence));
    EXPECT_TRUE(at(now, "view").is_null());
    EXPECT_GT(at(now, "happened").get_array().size(), 10u);
    EXPECT_EQ(text_at(at(at(now, "kept"), "pictures").get_array()[0], "text"), picture);
    ann.send(play_line(table, 0, number_at(now, "seq"), "1", "late"));
    EXPECT_THAT(text_at(await(ann, "refused"), "error"), HasSubstr(sentence));
    ann.send(say("chat", table, R"("text":"What a pity")"));
    EXPECT_THAT(boost::json::serialize(await(ann, "chat")), HasSubstr("What a pity"));

    const auto record = read_record(ann.get("/api/tables/" + table + "/record").body);
    ASSERT_TRUE(record) << record.sentence();
    EXPECT_EQ(record.value().rules, 0);
    EXPECT_EQ(position_hash(record.value().last), record.value().hash);
    const auto replay = ann.get("/api/tables/" + table + "/replay?eyes=all");
    EXPECT_EQ(replay.status, 200) << replay.body;
    EXPECT_THAT(text_at(parsed(replay.body), "note"), HasSubstr(sentence));
    EXPECT_FALSE(at(parsed(replay.body), "rest").get_array().empty());
    EXPECT_FALSE(text_at(at(parsed(replay.body), "kept"), "text").empty());
    const auto posted = ann.post("/api/replay?eyes=all", write(record.value()));
    EXPECT_EQ(posted.status, 200) << posted.body;
    EXPECT_THAT(text_at(at(parsed(posted.body), "table"), "note"), HasSubstr(sentence));
    json::Value analysis;
    do analysis = parsed(ann.get("/api/tables/" + table + "/analysis").body);
    while (text_at(analysis, "state") == "waiting" || text_at(analysis, "state") == "working");
    EXPECT_THAT(text_at(analysis, "error"), HasSubstr(sentence));

    // A new game is played by the rules of today.
    const auto again = ann.post("/api/tables/" + table + "/rematch", "{}");
    EXPECT_EQ(again.status, 200) << again.body;
    EXPECT_EQ(text_at(parsed(again.body), "note"), "");
    EXPECT_EQ(text_at(parsed(again.body), "state"), "playing");
}

TEST(Server, a_strong_bot_is_hurried_taken_back_and_stopped) {
    const TempFolder folder;
    {
        const RunningServer server(folder.path(), [](Settings& s) { s.bot_seconds = 60, s.bot_pause = 60'000; });
        Client ann = server.guest("Ann");
        std::string wish = against_bot;
        wish.replace(wish.find("random"), 6, "level5");
        const std::string table = make_table(ann, wish);
        enter(ann);
        json::Value now = watch(ann, table);
        EXPECT_THAT(boost::json::serialize(at(at(now, "table"), "names")), HasSubstr("Ragna"));
        while (!at(now, "decisions").get_array().empty()) {
            ann.send(play_line(table, 0, number_at(now, "seq"), first_move(now), "1"));
            now = table_at(ann, number_at(now, "seq") + 1);
        }
        ann.send(say("hurry", table));
        now = table_at(ann, number_at(now, "seq") + 1);
        ASSERT_FALSE(now.is_null());
        // Hurried until a person decides.
        while (decision(now).is_null()) now = await(ann, "table");
        // A seat that was lent and taken back is decided by its owner.
        EXPECT_EQ(ann.post("/api/tables/" + table + "/seat", R"({"seat":0,"bot":"level5"})").status, 200);
        EXPECT_EQ(ann.post("/api/tables/" + table + "/seat", R"({"seat":0,"bot":null})").status, 200);
        ann.send(play_line(table, 0, number_at(now, "seq"), first_move(now), "mine"));
        EXPECT_FALSE(await(ann, "done").is_null());
        EXPECT_EQ(ann.post("/api/tables/" + table + "/seat", R"({"seat":0,"bot":"level5"})").status, 200);
    }  // and the server ends while it thinks
}

TEST(Server, many_tables_share_one_thread) {
    const TempFolder folder;
    const RunningServer server(folder.path(), [](Settings& s) { s.bot_threads = 1, s.bot_seconds = 1; });
    Client ann = server.guest("Ann");
    std::string wish = against_bot;
    wish.replace(wish.find("random"), 6, "level5");
    enter(ann);
    std::vector<std::string> tables;
    for (int i = 0; i < 8; ++i) tables.push_back(make_table(ann, wish));
    // Each bot has something to decide at once, and comes to it.
    for (const std::string& table : tables) {
        json::Value now = watch(ann, table);
        while (number_at(now, "seq") == 0) now = await(ann, "table");
        EXPECT_FALSE(now.is_null());
        ann.send(say("unwatch", table));
    }
    EXPECT_EQ(ann.get("/healthz").body, "ok\n");
}

TEST(Server, what_cannot_be_kept_has_not_happened) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    const std::string table = make_table(ann, alone);
    enter(ann);
    const json::Value before = watch(ann, table);
    const std::string line = play_line(table, 0, number_at(before, "seq"), first_move(before), "1");
    {
        auto other = sqlite::Database::open(folder.path() + "/skerry.db", false);
        ASSERT_TRUE(other);
        ASSERT_TRUE(other.value().run("BEGIN IMMEDIATE"));
        ann.send(line);
        EXPECT_THAT(text_at(await(ann, "refused"), "error"), HasSubstr("Please try again."));
        EXPECT_EQ(server.client().post("/api/guest", R"({"name":"Bob"})").status, 503);
        EXPECT_EQ(ann.post("/api/tables", alone).status, 503);
        const json::Value same = watch(ann, table);
        EXPECT_EQ(number_at(same, "seq"), number_at(before, "seq"));
        EXPECT_EQ(boost::json::serialize(at(same, "view")), boost::json::serialize(at(before, "view")));
        ASSERT_TRUE(other.value().run("ROLLBACK"));
    }
    ann.send(line);
    EXPECT_EQ(number_at(await(ann, "done"), "seq"), number_at(before, "seq") + 1);
}

// ---- What is refused ----

TEST(Server, what_cannot_be_read_is_refused_with_a_sentence) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    enter(ann);
    for (const char* text : {"", "{", "[]", "null", "\"play\"", "{\"do\":7}", R"({"do":"dance"})", R"({"do":"play"})",
                             R"({"do":"watch","table":"nowhere"})", R"({"do":"play","table":"nowhere","seat":0})",
                             R"({"do":"undo","table":7})", "\xff\xfe"}) {
        ann.send(text);
        if (std::string_view(text) == "\xff\xfe") break;  // not UTF-8: the socket ends
        const json::Value refused = await(ann, "refused");
        EXPECT_FALSE(text_at(refused, "error").empty()) << text;
    }
    EXPECT_TRUE(await(ann, "refused").is_null());
    EXPECT_EQ(ann.close_code(), 1007);
    EXPECT_EQ(ann.post("/api/tables", "{").status, 400);
    EXPECT_EQ(ann.post("/api/tables", "{}").status, 400);
    EXPECT_EQ(ann.post("/api/tables", R"({"game":"chess","setup":{},"seats":[{"kind":"me"}]})").status, 400);
    EXPECT_EQ(ann.post("/api/tables", R"({"game":"skara-brae","setup":{"players":9},"seats":[{"kind":"me"}]})").status,
              400);
    EXPECT_EQ(ann.get("/api/nothing").status, 404);
    EXPECT_EQ(ann.get("/api/tables/nowhere").status, 404);
    EXPECT_EQ(ann.call("DELETE", "/api/tables").status, 405);
}

TEST(Server, what_is_too_large_is_refused) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    EXPECT_EQ(ann.post("/api/tables", std::string(20'000, ' ')).status, 413);
    EXPECT_EQ(ann.call("GET", "/", "", "X-Long: " + std::string(20'000, 'x') + "\r\n").status, 431);
    enter(ann);
    ann.send(std::string(20'000, ' '));
    EXPECT_FALSE(ann.receive(60'000));
    EXPECT_EQ(ann.close_code(), 1009);
}

TEST(Server, pages_of_others_are_refused) {
    const TempFolder folder;
    const RunningServer server(folder.path(), [](Settings& s) { s.origins = {"https://friend.example"}; });
    Client ann = server.guest("Ann");
    EXPECT_EQ(ann.open("Origin: https://evil.example\r\n"), 403);
    EXPECT_EQ(ann.open("Origin: null\r\n"), 403);
    EXPECT_EQ(ann.open("Origin: http://localhost:" + std::to_string(server.port()) + "\r\n"), 101);
    EXPECT_EQ(ann.open("Origin: https://friend.example\r\n"), 101);
    EXPECT_EQ(ann.call("POST", "/api/me", R"({"name":"Eve"})", "Origin: https://evil.example\r\n").status, 403);
    EXPECT_EQ(ann.call("POST", "/api/me", R"({"name":"Eve"})", "Origin: https://friend.example\r\n").status, 200);
}

TEST(Server, a_flood_is_slowed_down_and_then_cut_off) {
    const TempFolder folder;
    const RunningServer server(folder.path(), [](Settings& s) { s.message_rate = 5, s.request_rate = 5; });
    Client ann = server.guest("Ann");
    enter(ann);
    for (int i = 0; i < 400; ++i)
        if (!ann.send(R"({"do":"ping"})")) break;
    int pongs = 0, refused = 0;
    while (const auto text = ann.receive(60'000)) (text->find("pong") != std::string::npos ? pongs : refused) += 1;
    EXPECT_GE(pongs, 15);
    EXPECT_LT(pongs, 60);
    EXPECT_GE(refused, 50);
    EXPECT_EQ(ann.close_code(), 1008);
    int too_many = 0;
    for (int i = 0; i < 100; ++i) too_many += ann.get("/api/me").status == 429;
    EXPECT_GT(too_many, 0);
    EXPECT_EQ(ann.get("/healthz").status, 200);
}

TEST(Server, who_reads_too_slowly_is_dropped_and_the_others_are_not) {
    const TempFolder folder;
    const RunningServer server(folder.path(), [](Settings& s) { s.queue_kb = 64; });
    Client ann = server.guest("Ann"), slow = server.client();
    const std::string table = make_table(ann, alone);
    enter(ann);
    enter(slow);
    slow.send(say("watch", table));
    json::Value message = watch(ann, table);
    // More than the system's own buffers hold.
    const auto dropped = [&] { return ann.get("/metrics").body.find("dropped_sockets_total 1") != std::string::npos; };
    for (int i = 0; i < 20'000 && (i % 200 != 0 || !dropped()); ++i) slow.send(say("watch", table));
    // A slow machine has not read all of it yet.
    for (int i = 0; i < 1'000 && !dropped(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_TRUE(dropped());
    ann.send(play_line(table, 0, number_at(message, "seq"), first_move(message), "1"));
    EXPECT_FALSE(await(ann, "table").is_null());
    slow.close();
    enter(slow);
    EXPECT_FALSE(watch(slow, table).is_null()) << "and comes back";
}

TEST(Server, sockets_from_one_address_are_counted) {
    const TempFolder folder;
    const RunningServer server(folder.path(), [](Settings& s) { s.sockets_address = 3; });
    std::vector<Client> clients;
    int open = 0;
    for (int i = 0; i < 6; ++i) {
        clients.push_back(server.client());
        open += clients.back().open() == 101;
    }
    EXPECT_EQ(open, 3);
}

TEST(Server, metrics_name_the_version) {
    const TempFolder folder;
    const RunningServer server(folder.path());
    Client ann = server.guest("Ann");
    EXPECT_THAT(ann.get("/metrics").body,
                HasSubstr("skerry_build_info{version=\"" + std::string(version()) + "\"} 1\n"));
}

TEST(Server, pages_come_with_the_right_headers) {
    const TempFolder folder, web;
    std::filesystem::create_directory(web.path() + "/assets");
    ASSERT_TRUE(write_file(web.path() + "/index.html", "<h1>page</h1>"));
    ASSERT_TRUE(write_file(web.path() + "/assets/app-1234.js", "long"));
    ASSERT_TRUE(write_file(web.path() + "/assets/app-1234.js.gz", "zip"));
    const RunningServer server(folder.path(), [&](Settings& s) { s.web = web.path(); });
    Client client = server.client();
    const auto page = client.get("/");
    EXPECT_EQ(page.body, "<h1>page</h1>");
    EXPECT_THAT(page.header, HasSubstr("Content-Type: text/html"));
    EXPECT_THAT(page.header, HasSubstr("no-cache"));
    EXPECT_THAT(page.header, HasSubstr("script-src 'self' 'wasm-unsafe-eval';"));
    EXPECT_THAT(page.header, HasSubstr("nosniff"));
    EXPECT_EQ(client.get("/table/abc").body, page.body) << "a place inside the client";
    EXPECT_EQ(client.get("/nothing.js").status, 404);
    EXPECT_EQ(client.get("/../" + web.path() + "/index.html").body.find("<h1>page</h1>") == 0, false);
    const auto script = client.get("/assets/app-1234.js");
    EXPECT_THAT(script.header, HasSubstr("immutable"));
    EXPECT_EQ(script.body, "long");
    EXPECT_EQ(client.call("GET", "/assets/app-1234.js", "", "Accept-Encoding: gzip, br\r\n").body, "zip");
    const std::size_t tag = page.header.find("ETag: ") + 6;
    const std::string same = "If-None-Match: " + page.header.substr(tag, page.header.find('\r', tag) - tag) + "\r\n";
    EXPECT_EQ(client.call("GET", "/", "", same).status, 304);
    EXPECT_EQ(client.call("HEAD", "/").body, "");
}

}  // namespace
}  // namespace skerry
