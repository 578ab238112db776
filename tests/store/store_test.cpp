// SPDX-License-Identifier: Apache-2.0
#include "store/store.h"

#include <csignal>
#include <future>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include "kit/house.h"
#include "store/sqlite.h"
#include "table/live.h"

namespace skerry {
namespace {

using kit::TempFolder;

std::unique_ptr<Store> opened(const std::string& file, const SqliteOptions& options = {}) {
    auto store = open_sqlite(file, options);
    EXPECT_TRUE(store) << (store ? "" : store.sentence());
    return std::move(store).value();
}

// Waits until it is durable.
Result<void> written(Store& store, Write write) {
    std::promise<Result<void>> promise;
    store.write(std::move(write), [&](Result<void> result) { promise.set_value(std::move(result)); });
    return promise.get_future().get();
}

Plan plan(std::uint64_t seed = 1) {
    return {.game = "skara-brae",
            .setup = R"({"mode":"multi","players":2})",
            .seed = Seed::number(seed).text(),
            .host = "ann",
            .listed = true,
            .chairs = {{.kind = ChairKind::person, .user = "ann", .name = "Ann"}, {}}};
}

Write::OfTable all_of(const LiveTable& table, std::int64_t first, std::vector<Deed> deeds) {
    return {.card = table.card(), .deadline = table.deadline(), .first = first, .deeds = std::move(deeds)};
}

// A table of two with some moves, kept deed by deed.
LiveTable played(Store& store, const std::string& id, int moves) {
    std::vector<Deed> deeds{LiveTable::make(plan(), 1000).value()};
    LiveTable table = LiveTable::load(id, deeds).value();
    EXPECT_TRUE(written(store, {.tables = {all_of(table, 0, deeds)}}));
    const auto keep = [&](LiveTable::Deeds decided) {
        ASSERT_TRUE(decided) << decided.sentence();
        const std::int64_t first = table.deeds();
        for (Deed& deed : decided.value()) {
            ASSERT_TRUE(table.apply(deed));
            table.write_out(deed);
        }
        ASSERT_TRUE(written(store, {.tables = {all_of(table, first, decided.value())}}));
    };
    keep(table.join("bob", "Bob", {}, 2000));
    for (int i = 0; i < moves; ++i) {
        const Seat seat = table.waiting().front();
        const Move move = table.table()->game().moves(table.table()->position(), seat)[0];
        keep(table.play(seat == Seat(0) ? "ann" : "bob", seat, table.seq(), table.table()->game().move_text(move),
                        std::to_string(i), 3000 + i));
    }
    return table;
}

TEST(Store, keeps_users_and_owns_names_by_password) {
    const TempFolder folder;
    const auto store = opened(folder.path() + "/a.db");
    const User guest{.id = "1", .name = "Ann", .created = 5};
    User owner{.id = "2", .name = "ann", .password = "hash", .epoch = 3, .created = 6};
    EXPECT_TRUE(written(*store, {.users = {guest, owner}}));
    EXPECT_EQ(store->user("1").value(), guest);
    EXPECT_EQ(store->user("2").value(), owner);
    EXPECT_EQ(store->user("3").value(), std::nullopt);
    EXPECT_EQ(store->user_named("ANN").value(), owner);
    const User thief{.id = "3", .name = "Ann", .password = "other"};
    const auto stolen = written(*store, {.users = {thief}});
    ASSERT_FALSE(stolen);
    EXPECT_EQ(stolen.sentence(), "This name belongs to somebody else.");
    EXPECT_EQ(store->user("3").value(), std::nullopt);
    owner.name = "Anna";
    EXPECT_TRUE(written(*store, {.users = {owner}}));
    EXPECT_TRUE(written(*store, {.users = {thief}}));
}

TEST(Store, keeps_tokens_until_they_are_revoked) {
    const TempFolder folder;
    const auto store = opened(folder.path() + "/a.db");
    const ApiToken one{.id = "one", .user = "ann", .name = "My bot", .epoch = 2, .created = 5};
    const ApiToken two{.id = "two", .user = "ann", .name = "Another", .epoch = 2, .created = 6};
    EXPECT_TRUE(written(*store, {.tokens = {one, two}}));
    EXPECT_EQ(store->token("one").value(), one);
    EXPECT_EQ(store->tokens_of("ann").value(), (std::vector{two, one})) << "newest first";
    EXPECT_TRUE(store->tokens_of("bob").value().empty());
    EXPECT_TRUE(written(*store, {.revoked = {"one", "nothing"}}));
    EXPECT_EQ(store->token("one").value(), std::nullopt);
    EXPECT_EQ(store->tokens_of("ann").value(), std::vector{two});
}

TEST(Store, a_table_comes_back_as_it_was) {
    const TempFolder folder;
    const std::string file = folder.path() + "/a.db";
    std::string seen;
    TableCard card;
    const Present nobody = [](const std::string&) { return false; };
    {
        const auto store = opened(file);
        const LiveTable table = played(*store, "t", 40);
        seen = table.message({"bob", {}}, 0, true, 9000, nobody);
        card = table.card();
    }
    const auto store = opened(file);
    const auto deeds = store->deeds("t");
    ASSERT_TRUE(deeds);
    const auto again = LiveTable::load("t", deeds.value());
    ASSERT_TRUE(again) << again.sentence();
    EXPECT_EQ(again.value().message({"bob", {}}, 0, true, 9000, nobody), seen);
    EXPECT_EQ(store->card("t").value(), card);
    EXPECT_EQ(store->tables_of("bob", 10).value(), std::vector{card});
    EXPECT_TRUE(store->tables_of("eve", 10).value().empty());
    EXPECT_TRUE(store->open_tables(10).value().empty());
    EXPECT_TRUE(store->deeds("other").value().empty());
}

TEST(Store, keeps_the_newest_snapshot) {
    const TempFolder folder;
    const auto store = opened(folder.path() + "/a.db");
    const LiveTable table = played(*store, "t", 10);
    EXPECT_EQ(store->snapshot("t").value(), std::nullopt);
    ASSERT_TRUE(written(*store, {.snapshots = {{"t", {.seq = 1, .moves = 1, .position = "{}", .pictures = {"old"}}}}}));
    ASSERT_TRUE(written(*store, {.snapshots = {{"t", *table.snapshot()}}}));
    EXPECT_EQ(store->snapshot("t").value(), table.snapshot());
    EXPECT_EQ(store->snapshot("t").value()->pictures.size(), 4u);
}

TEST(Store, old_cards_learn_their_rules_from_the_plan) {
    const TempFolder folder;
    const std::string file = folder.path() + "/a.db";
    {
        played(*opened(file), "t", 5);
    }
    {
        // As version 2 left it.
        auto database = sqlite::Database::open(file, false);
        ASSERT_TRUE(database);
        ASSERT_TRUE(database.value().run(
            "DROP TABLE snapshots; DROP TABLE tokens; UPDATE tables SET card = json_remove(card, '$.rules');"
            "PRAGMA user_version = 2"));
    }
    const auto store = opened(file);
    EXPECT_EQ(store->card("t").value()->rules, find_game("skara-brae").value()->info().rules);
    EXPECT_EQ(store->snapshot("t").value(), std::nullopt);
}

TEST(Store, lists_open_tables_and_those_that_are_due) {
    const TempFolder folder;
    const auto store = opened(folder.path() + "/a.db");
    for (int i = 0; i < 5; ++i) {
        const std::vector<Deed> deeds{LiveTable::make(plan(), 1000 + i).value()};
        const LiveTable table = LiveTable::load("t" + std::to_string(i), deeds).value();
        auto write = all_of(table, 0, deeds);
        write.card.listed = i != 2;
        if (i >= 3) write.deadline = 100 * i;
        EXPECT_TRUE(written(*store, {.tables = {write}}));
    }
    const auto open = store->open_tables(3).value();
    ASSERT_EQ(open.size(), 3u);
    EXPECT_EQ(open[0].id, "t4");
    EXPECT_EQ(open[2].id, "t1") << "t2 is not listed";
    EXPECT_EQ(store->due(350, 10).value(), std::vector<std::string>{"t3"});
    EXPECT_EQ(store->due(400, 10).value().size(), 2u);
}

TEST(Store, the_high_score_is_the_best_of_ones_complete_campaigns) {
    const TempFolder folder;
    const auto store = opened(folder.path() + "/a.db");
    const auto put = [&](const std::string& id, const std::string& user, const std::string& mode,
                         std::optional<int> points) {
        Write::OfTable table;
        table.card = {.id = id,
                      .game = "fine-sand",
                      .setup = R"({"mode":")" + mode + R"("})",
                      .chairs = {{.kind = ChairKind::person, .user = user, .name = user}},
                      .state = TableState::over,
                      .campaign = id,
                      .points = points};
        EXPECT_TRUE(written(*store, {.tables = {table}}));
    };
    put("lost", "ann", "solo", std::nullopt);
    EXPECT_EQ(store->high_score("ann", "lost").value(), std::nullopt);
    put("first", "ann", "solo", 9);
    put("best", "ann", "solo", 31);
    put("poor", "ann", "solo", 0);
    put("others", "bob", "solo", 40);
    put("fable", "ann", "fable", std::nullopt);
    EXPECT_EQ(store->high_score("ann", "lost").value(), 31);
    EXPECT_EQ(store->high_score("bob", "lost").value(), 40);
    EXPECT_EQ(store->high_score("eve", "lost").value(), std::nullopt);
    EXPECT_EQ(store->high_score("ann", "fable").value(), std::nullopt) << "another mode";
    EXPECT_EQ(store->card("best").value()->points, 31) << "it comes back";
}

TEST(Store, a_write_is_whole_or_not_at_all_and_spoils_no_other) {
    const TempFolder folder;
    const auto store = opened(folder.path() + "/a.db");
    const LiveTable table = played(*store, "t", 3);
    const std::size_t before = store->deeds("t").value().size();
    // A deed with a number that is taken: the user beside it is not kept either, and the others of the group are.
    std::vector<std::future<bool>> results;
    for (int i = 0; i < 20; ++i) {
        Write write{.users = {{.id = std::to_string(i), .name = "Guest"}}};
        if (i % 2 == 1) write.tables.push_back(all_of(table, 1, {Deed{.kind = DeedKind::said}}));
        auto promise = std::make_shared<std::promise<bool>>();
        results.push_back(promise->get_future());
        store->write(std::move(write), [promise](const Result<void>& result) { promise->set_value(bool(result)); });
    }
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(results[static_cast<std::size_t>(i)].get(), i % 2 == 0) << i;
        EXPECT_EQ(store->user(std::to_string(i)).value().has_value(), i % 2 == 0) << i;
    }
    EXPECT_EQ(store->deeds("t").value().size(), before);
}

TEST(Store, many_writes_share_a_commit) {
    const TempFolder folder;
    const auto store = opened(folder.path() + "/a.db");
    std::vector<std::future<void>> done;
    for (int i = 0; i < 2000; ++i) {
        auto promise = std::make_shared<std::promise<void>>();
        done.push_back(promise->get_future());
        store->write({.users = {{.id = std::to_string(i), .name = "Guest"}}},
                     [promise](const Result<void>&) { promise->set_value(); });
    }
    for (auto& one : done) one.get();
    EXPECT_EQ(store->counts().writes, 2000u);
    EXPECT_LT(store->counts().commits, 1000u);
}

TEST(Store, a_full_disk_refuses_keeps_and_recovers) {
    const TempFolder folder;
    const std::string file = folder.path() + "/a.db";
    {
        const auto store = opened(file);
        (void)played(*store, "t", 10);
    }
    std::size_t kept = 0;
    {
        const auto store = opened(file, {.max_pages = 60});
        Result<void> result;
        int i = 0;
        for (; result && i < 5000; ++i) {
            result = written(*store, {.users = {{.id = std::to_string(i), .name = std::string(200, 'x')}}});
            if (result) ++kept;
        }
        ASSERT_FALSE(result) << "the disk was never full";
        EXPECT_NE(result.sentence().find("disk is full"), std::string::npos) << result.sentence();
        EXPECT_EQ(store->deeds("t").value().size(), 12u) << "what was kept can be read";
        EXPECT_TRUE(store->user("0").value());
    }
    const auto store = opened(file);  // somebody has made room
    EXPECT_TRUE(store->user(std::to_string(kept - 1)).value());
    EXPECT_FALSE(store->user(std::to_string(kept)).value());
    EXPECT_TRUE(written(*store, {.users = {{.id = "new", .name = "Ann"}}}));
}

// The same with a limit of the operating system, while the store stays open.
TEST(Store, a_file_that_may_not_grow_refuses_and_goes_on_later) {
    const TempFolder folder;
    const auto store = opened(folder.path() + "/a.db");
    EXPECT_TRUE(written(*store, {.users = {{.id = "first", .name = "Ann"}}}));
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    rlimit small = old;
    small.rlim_cur = 256 << 10;
    setrlimit(RLIMIT_FSIZE, &small);
    Result<void> result;
    int kept = 0;
    for (int i = 0; result && i < 5000; ++i) {
        result = written(*store, {.users = {{.id = std::to_string(i), .name = std::string(2000, 'x')}}});
        if (result) ++kept;
    }
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, before);
    ASSERT_FALSE(result);
    EXPECT_NE(result.sentence().find("disk"), std::string::npos) << result.sentence();
    EXPECT_TRUE(written(*store, {.users = {{.id = "last", .name = "Bob"}}}));
    for (int i = 0; i < kept; ++i) EXPECT_TRUE(store->user(std::to_string(i)).value());
    EXPECT_TRUE(store->user("first").value());
    EXPECT_TRUE(store->user("last").value());
}

TEST(Store, a_locked_file_refuses_and_goes_on_later) {
    const TempFolder folder;
    const std::string file = folder.path() + "/a.db";
    const auto store = opened(file, {.busy_ms = 50});
    EXPECT_TRUE(written(*store, {.users = {{.id = "1", .name = "Ann"}}}));
    auto other = sqlite::Database::open(file, false);
    ASSERT_TRUE(other);
    ASSERT_TRUE(other.value().run("BEGIN IMMEDIATE"));
    const auto refused = written(*store, {.users = {{.id = "2", .name = "Bob"}}});
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.sentence().find("database is busy"), std::string::npos);
    EXPECT_TRUE(store->user("1").value()) << "reading goes on";
    ASSERT_TRUE(other.value().run("ROLLBACK"));
    EXPECT_TRUE(written(*store, {.users = {{.id = "2", .name = "Bob"}}}));
    EXPECT_EQ(store->counts().failures, 1u);
}

TEST(Store, one_server_at_a_time_and_none_that_is_too_old) {
    const TempFolder folder;
    const std::string file = folder.path() + "/a.db";
    {
        const auto store = opened(file);
        const auto second = open_sqlite(file);
        ASSERT_FALSE(second);
        EXPECT_NE(second.sentence().find("in use"), std::string::npos);
        const std::string key = store->key("cookie", "first").value();
        EXPECT_EQ(key, "first");
        EXPECT_EQ(store->key("cookie", "second").value(), "first") << "a key is made once";
    }
    auto raw = sqlite::Database::open(file, false);
    ASSERT_TRUE(raw.value().run("PRAGMA user_version = 99"));
    const auto newer = open_sqlite(file);
    ASSERT_FALSE(newer);
    EXPECT_NE(newer.sentence().find("newer Skerry"), std::string::npos);
    EXPECT_FALSE(open_sqlite("/nowhere/at/all.db"));
}

}  // namespace
}  // namespace skerry
