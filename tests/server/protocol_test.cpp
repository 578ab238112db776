// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "embed/engine.h"
#include "kit/house.h"

// Whoever writes a client meets the same sentence wherever he is wrong.
namespace skerry {
namespace {

using kit::await;
using kit::parsed;
using kit::text_at;

// A file, the referee, a call and the socket.
struct Doors {
    kit::TempFolder folder;
    kit::RunningServer server{folder.path()};
    Client client = server.guest("Ann");
    embed::Engine referee;

    Doors() {
        EXPECT_EQ(client.open(), 101);
        (void)await(client, "hello");
    }
    std::string record(const std::string& move_line) {
        const std::string header =
            R"({"skerry":"record","game":"tundra","rules":1,"setup":{},"seed":"1","names":["A","B"]})";
        const std::string sentence = read_record(header + "\n" + move_line + "\n").sentence();
        EXPECT_TRUE(sentence.starts_with("Line 2: ")) << sentence;
        return sentence.substr(8);
    }
    std::string asked(const std::string& line) { return text_at(parsed(referee.answer(line)), "error"); }
    std::string called(const std::string& body) {
        const auto reply = client.post("/api/tables/nowhere/concede", body);
        EXPECT_EQ(reply.status, 400) << reply.body;
        return text_at(parsed(reply.body), "error");
    }
    std::string said(const std::string& message) {
        client.send(message);
        return text_at(await(client, "refused"), "error");
    }
};

TEST(Protocol, what_is_wrong_is_said_in_the_same_words_everywhere) {
    Doors doors;
    const std::string unknown = "colour is not a field here.";
    EXPECT_EQ(doors.record(R"({"seat":0,"move":"x","colour":1})"), unknown);
    EXPECT_EQ(doors.asked(R"({"do":"play","seat":0,"move":"x","colour":1})"), unknown);
    EXPECT_EQ(doors.called(R"({"seat":0,"colour":1})"), unknown);
    EXPECT_EQ(doors.said(R"({"do":"play","table":"t","seat":0,"seq":0,"move":"x","colour":1})"), unknown);

    EXPECT_EQ(doors.record(R"({"seat":0})"), "move is missing.");
    EXPECT_EQ(doors.asked(R"({"do":"play","seat":0})"), "move is missing.");
    EXPECT_EQ(doors.called("{}"), "seat is missing.");
    EXPECT_EQ(doors.said(R"({"do":"play","table":"t","seat":0,"seq":0})"), "move is missing.");

    const std::string number = "seat must be a whole number.";
    EXPECT_EQ(doors.record(R"({"seat":"0","move":"x"})"), number);
    EXPECT_EQ(doors.asked(R"({"do":"play","seat":"0","move":"x"})"), number);
    EXPECT_EQ(doors.called(R"({"seat":"0"})"), number);
    EXPECT_EQ(doors.said(R"({"do":"play","table":"t","seat":"0","seq":0,"move":"x"})"), number);

    EXPECT_EQ(doors.record("7"), "It must be an object.");
    EXPECT_EQ(doors.asked("7"), "It must be an object.");
    EXPECT_EQ(doors.called("7"), "It must be an object.");
    EXPECT_EQ(doors.said("7"), "It must be an object.");
}

// The refusal of a message says which one, even where the rest of it cannot be read.
TEST(Protocol, a_refusal_repeats_the_id_and_the_table) {
    Doors doors;
    doors.client.send(R"({"do":"dance","id":"a1","table":"t"})");
    const json::Value refused = await(doors.client, "refused");
    EXPECT_EQ(text_at(refused, "id"), "a1");
    EXPECT_EQ(text_at(refused, "table"), "t");
    EXPECT_THAT(text_at(refused, "error"), testing::StartsWith("do cannot be \"dance\"; it is one of watch,"));
}

}  // namespace
}  // namespace skerry
