// SPDX-License-Identifier: Apache-2.0
#include "table/foreign.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Tables that people bring from their browsers.
namespace skerry {
namespace {

using ::testing::HasSubstr;

const Host ann{"u1", "Ann"};

Plan plan_with(std::vector<Chair> chairs) {
    return {.game = "skara-brae",
            .setup = R"({"mode":"multi","players":2})",
            .seed = Seed::number(7).text(),
            .host = "me",
            .listed = true,
            .chairs = std::move(chairs)};
}
const Chair me{.kind = ChairKind::person, .user = "me", .name = "Annie"};
const Chair guest{.kind = ChairKind::person, .user = "me", .name = "Bob"};
const Chair bot{.kind = ChairKind::bot, .bot = "greedy"};

// A table with so many moves, as a browser keeps it.
KeptTable kept(const std::string& id, const Plan& plan, int moves = 0) {
    KeptTable table{id, {LiveTable::make(plan, 1000).value()}};
    LiveTable live = LiveTable::load(id, table.deeds).value();
    for (int i = 0; i < moves; ++i) {
        const Seat seat = live.waiting().front();
        const AnyGame& game = live.table()->game();
        const std::string line = game.move_text(game.moves(live.table()->position(), seat)[0]);
        auto deeds = live.play("me", seat, live.seq(), line, "", 2000 + i).value();
        for (Deed& deed : deeds) {
            EXPECT_TRUE(live.apply(deed));
            live.write_out(deed);
            table.deeds.push_back(deed);
        }
    }
    return table;
}

Result<Brought> brought(std::vector<KeptTable> tables, Time now = 1'000'000) {
    int ids = 0;
    return bring({std::move(tables)}, ann, [&ids] { return "new" + std::to_string(++ids); }, now);
}

TEST(Foreign, a_table_is_the_same_under_its_new_owner) {
    const KeptTable here = kept("here-1", plan_with({me, guest}), 5);
    const auto moved = brought({here}, 1500);
    ASSERT_TRUE(moved) << moved.sentence();
    const LiveTable& table = moved.value().tables[0];
    EXPECT_EQ(table.id(), "new1");
    EXPECT_EQ(table.seats_of("u1").size(), 2u);
    EXPECT_TRUE(table.seats_of("me").empty());
    EXPECT_EQ(table.card().host, "u1");
    EXPECT_FALSE(table.card().listed);
    EXPECT_EQ(table.card().commitment, "");
    EXPECT_EQ(table.moved(), 1500) << "no deed is later than now";
    const LiveTable before = LiveTable::load("here-1", here.deeds).value();
    const AnyGame& game = before.table()->game();
    EXPECT_EQ(game.hash(table.table()->position()), game.hash(before.table()->position()));
    const LiveTable again = LiveTable::load("new1", moved.value().deeds[0]).value();
    EXPECT_EQ(again.card(), table.card());
}

TEST(Foreign, the_games_of_a_campaign_stay_together) {
    Plan second = plan_with({me, bot});
    second.campaign = "here-1";
    KeptTable first = kept("here-1", plan_with({me, bot}));
    const auto link = [](const std::string& to) { return Deed{.kind = DeedKind::rematched, .at = 1, .text = to}; };
    first.deeds.push_back(link("here-2"));
    const auto moved = brought({kept("here-2", second), first});
    ASSERT_TRUE(moved) << moved.sentence();
    EXPECT_EQ(moved.value().tables[0].plan().campaign, "new2");
    EXPECT_EQ(moved.value().tables[1].rematch(), "new1");
    EXPECT_THAT(brought({kept("here-2", second)}).sentence(), HasSubstr("All games of a campaign"));
    const auto alone = brought({first});
    ASSERT_TRUE(alone) << alone.sentence();
    EXPECT_EQ(alone.value().tables[0].rematch(), "") << "a rematch that stayed behind";
}

TEST(Foreign, what_is_not_one_persons_table_is_refused_with_a_sentence) {
    const KeptTable sound = kept("t", plan_with({me, bot}));
    const auto with = [&](Deed deed) {
        KeptTable table = sound;
        table.deeds.push_back(std::move(deed));
        return brought({table}).sentence();
    };
    EXPECT_THAT(brought({}).sentence(), HasSubstr("no table to move"));
    EXPECT_THAT(brought({sound, sound}).sentence(), HasSubstr("given twice"));
    EXPECT_THAT(brought({{"t", {}}}).sentence(), HasSubstr("no beginning"));
    EXPECT_THAT(brought({kept("t", plan_with({me, {.kind = ChairKind::open}}))}).sentence(), HasSubstr("one person"));
    Chair other = guest;
    other.user = "eve";
    EXPECT_THAT(brought({kept("t", plan_with({me, other}))}).sentence(), HasSubstr("one person"));
    EXPECT_THAT(with({.kind = DeedKind::said, .at = 1, .user = "eve", .text = "hello"}), HasSubstr("one person"));
    EXPECT_THAT(with({.kind = DeedKind::sat, .at = 1, .user = "me", .name = "Me"}), HasSubstr("open seats"));
    EXPECT_THAT(with({.kind = DeedKind::lent, .at = 1, .user = "me", .text = "cmd:evil"}), HasSubstr("no bot called"));
    EXPECT_THAT(with({.kind = DeedKind::moved, .at = 1, .user = "me", .text = "win"}), HasSubstr("win"));
    EXPECT_THAT(with({.kind = DeedKind::moved, .at = -1, .user = "me", .text = "pass"}), HasSubstr("1970"));
    Plan older = plan_with({me, bot});
    KeptTable outdated = kept("t", older);
    std::string& text = outdated.deeds[0].text;
    text.replace(text.find("\"rules\":2"), 9, "\"rules\":1");
    EXPECT_THAT(brought({outdated}).sentence(), HasSubstr("version 1 of the rules"));
}

}  // namespace
}  // namespace skerry
