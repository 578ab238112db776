// SPDX-License-Identifier: Apache-2.0
#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kit/house.h"
#include "kit/long_game.h"
#include "server/api.h"
#include "server/caller.h"

// The loop's thread answers people while workers read, replay and write. The test is the loop, and holds the workers
// where they read the store, so that nothing here depends on time.
namespace skerry {
namespace {

using namespace kit;
using ::testing::HasSubstr;

class HandLoop final : public Loop {
public:
    void post(std::function<void()> task) override {
        const std::lock_guard guard(mutex_);
        tasks_.push_back(std::move(task));
        wake_.notify_one();
    }
    void after(std::chrono::milliseconds, std::function<void()>) override {}
    Time now() const override { return 1'000'000; }
    void until(const std::function<bool()>& done) {
        while (!done()) {
            std::unique_lock guard(mutex_);
            wake_.wait(guard, [&] { return !tasks_.empty(); });
            const auto task = std::move(tasks_.front());
            tasks_.pop_front();
            guard.unlock();
            task();
        }
    }

private:
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> tasks_;
};

// A store whose tables can only be read while its gate is open.
class GatedStore final : public Store {
public:
    explicit GatedStore(std::unique_ptr<Store> inside) : inside_(std::move(inside)) {}
    void close() { set(false); }
    void open() { set(true); }
    void await_readers(int count = 1) {
        std::unique_lock guard(mutex_);
        wake_.wait(guard, [&] { return waiting_ >= count; });
    }
    int reads() const {
        const std::lock_guard guard(mutex_);
        return reads_;
    }

    Result<std::vector<Deed>> deeds(const std::string& table) override {
        {
            std::unique_lock guard(mutex_);
            ++reads_, ++waiting_;
            wake_.notify_all();
            wake_.wait(guard, [&] { return open_; });
            --waiting_;
        }
        return inside_->deeds(table);
    }
    void write(Write write, Done done) override { inside_->write(std::move(write), std::move(done)); }
    Result<std::optional<User>> user(const std::string& id) override { return inside_->user(id); }
    Result<std::optional<User>> user_named(const std::string& name) override { return inside_->user_named(name); }
    Result<std::optional<ApiToken>> token(const std::string& id) override { return inside_->token(id); }
    Result<std::vector<ApiToken>> tokens_of(const std::string& user) override { return inside_->tokens_of(user); }
    Result<std::optional<TableCard>> card(const std::string& table) override { return inside_->card(table); }
    Result<std::optional<Snapshot>> snapshot(const std::string& table) override { return inside_->snapshot(table); }
    Result<std::vector<TableCard>> open_tables(int most) override { return inside_->open_tables(most); }
    Result<std::vector<TableCard>> running_tables(int most) override { return inside_->running_tables(most); }
    Result<std::vector<TableCard>> tables_of(const std::string& user, int most) override {
        return inside_->tables_of(user, most);
    }
    Result<std::vector<TableCard>> campaign(const std::string& first, int most) override {
        return inside_->campaign(first, most);
    }
    Result<std::optional<int>> high_score(const std::string& user, const std::string& table) override {
        return inside_->high_score(user, table);
    }
    Result<std::vector<std::string>> due(Time now, int most) override { return inside_->due(now, most); }
    Result<std::string> key(const std::string& name, const std::string& fresh) override {
        return inside_->key(name, fresh);
    }
    Counts counts() const override { return inside_->counts(); }

private:
    void set(bool open) {
        const std::lock_guard guard(mutex_);
        open_ = open;
        wake_.notify_all();
    }

    std::unique_ptr<Store> inside_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    bool open_ = true;
    int reads_ = 0, waiting_ = 0;
};

class LongWork : public testing::Test {
protected:
    LongWork() { spdlog::set_level(spdlog::level::off); }
    ~LongWork() override { store.open(); }

    // A request and, once there is one, its answer.
    using Asked = std::shared_ptr<std::optional<Response>>;
    Asked ask(const std::string& method, const std::string& path, const std::string& body = {}, Gone gone = nullptr) {
        auto request = std::make_shared<Request>();
        const std::size_t mark = std::min(path.find('?'), path.size());
        request->method = method;
        request->path = path.substr(0, mark);
        request->query = path.substr(std::min(mark + 1, path.size()));
        request->body = body;
        request->gone = std::move(gone);
        const auto asked = std::make_shared<std::optional<Response>>();
        api.handle(request, [asked](Response response) { *asked = std::move(response); });
        return asked;
    }
    Asked get(const std::string& path, Gone gone = nullptr) { return ask("GET", path, {}, std::move(gone)); }
    Response answer(const Asked& asked) {
        loop.until([&] { return asked->has_value(); });
        return **asked;
    }

    // Saves a finished solo game of so many moves.
    void save_game(const std::string& id, std::size_t moves) {
        const Table game = long_game(*find_game("skara-brae").value(), R"({"mode":"solo","players":1})", moves);
        Plan plan{.game = "skara-brae", .setup = R"({"mode":"solo","players":1})", .seed = game.seed().text()};
        plan.host = "ann";
        plan.chairs = {{.kind = ChairKind::person, .user = "ann", .name = "Ann"}};
        std::vector<Deed> deeds{LiveTable::make(plan, 0).value()};
        for (const RecordedMove& move : game.record().moves)
            deeds.push_back({.kind = DeedKind::moved, .seat = move.seat, .user = "ann", .text = move.text});
        deeds.push_back({.kind = DeedKind::agreed, .user = "ann"});
        const LiveTable table = LiveTable::load(id, deeds).value();
        std::promise<Result<void>> saved;
        store.write({.tables = {{.card = table.card(), .deadline = {}, .deeds = deeds}}},
                    [&](const Result<void>& result) { saved.set_value(result); });
        ASSERT_TRUE(saved.get_future().get());
    }

    const bool ready = prepare_cryptography();
    TempFolder folder;
    HandLoop loop;
    GatedStore store{std::move(open_sqlite(folder.path() + "/skerry.db")).value()};
    Settings settings = [] {
        Settings many;
        many.request_rate = 1'000'000;
        return many;
    }();
    const Files files{""};
    House house{store, loop, settings, std::string(32, 'k')};
    Api api{house, files};
};

TEST_F(LongWork, people_are_answered_while_a_long_replay_is_made) {
    save_game("long", 5000);
    store.close();
    const Asked replay = get("/api/tables/long/replay?eyes=all");
    const Asked record = get("/api/tables/long/record");
    const Asked analysis = get("/api/tables/long/analysis");
    const Asked table = get("/api/tables/long");
    store.await_readers(2);
    const Asked me = get("/api/me");
    ASSERT_TRUE(*me);
    EXPECT_EQ((*me)->status, 200);
    EXPECT_THAT(*(**get("/metrics")).body, HasSubstr("skerry_long_work_waiting 2\n"));
    for (const Asked& asked : {replay, record, analysis, table}) EXPECT_FALSE(*asked);

    store.open();
    ASSERT_EQ(answer(replay).status, 200) << *(*replay)->body;
    const json::Value page = parsed(*(*replay)->body);
    EXPECT_EQ(number_at(page, "of"), 5001);
    EXPECT_EQ(page.at("frames").get_array().size(), 200u);
    EXPECT_EQ(text_at(page.at("table"), "id"), "long");
    EXPECT_EQ(answer(record).status, 200);
    EXPECT_EQ(read_record(*(*record)->body).value().moves.size(), 5000u);
    EXPECT_EQ(answer(analysis).status, 200);
    EXPECT_EQ(answer(table).status, 200);

    // The last page, and a file's, from what is known of the game now.
    const int reads = store.reads();
    const json::Value last = parsed(*answer(get("/api/tables/long/replay?eyes=none&from=5000")).body);
    ASSERT_EQ(last.at("frames").get_array().size(), 1u);
    EXPECT_EQ(number_at(last.at("frames").get_array()[0], "seq"), 5000);
    EXPECT_EQ(store.reads(), reads);
    const Response file = answer(ask("POST", "/api/replay?from=4800", *(*record)->body));
    ASSERT_EQ(file.status, 200) << *file.body;
    EXPECT_EQ(parsed(*file.body).at("frames").get_array().size(), 200u);
    EXPECT_EQ(answer(get("/api/tables/long/replay?from=-1")).status, 400);
    EXPECT_EQ(answer(get("/api/tables/long/replay?eyes=7")).status, 400);
    EXPECT_EQ(answer(get("/api/tables/nowhere/replay")).status, 404);
}

TEST_F(LongWork, a_table_is_loaded_once_for_all_who_wait) {
    save_game("quiet", 20);
    store.close();
    const Asked first = get("/api/tables/quiet"), second = get("/api/tables/quiet"), third = get("/api/campaigns/none");
    store.await_readers();
    EXPECT_FALSE(*first);
    EXPECT_FALSE(*second);
    ASSERT_TRUE(*third) << "a campaign that is not there needs no table";
    EXPECT_EQ((*third)->status, 404);
    const Asked nowhere = get("/api/tables/nowhere");
    EXPECT_FALSE(*nowhere);
    store.open();
    EXPECT_EQ(answer(first).status, 200);
    EXPECT_EQ(answer(second).status, 200);
    EXPECT_EQ(answer(nowhere).status, 404);
    EXPECT_THAT(*(*nowhere)->body, HasSubstr("There is no such table."));
    EXPECT_EQ(store.reads(), 2) << "one for each table";
    EXPECT_EQ(house.figures.loads, 1u);
    EXPECT_TRUE(*get("/api/tables/quiet")) << "it is in memory now";
}

TEST_F(LongWork, too_much_at_once_is_refused_with_a_sentence) {
    save_game("short", 5);
    store.close();
    std::vector<Asked> all{get("/api/tables/short/record")};
    store.await_readers();
    for (std::size_t i = 0; i < Archive::max_waiting; ++i) all.push_back(get("/api/tables/short/record"));
    for (const Asked& asked : all) EXPECT_FALSE(*asked);
    const Asked refused = get("/api/tables/short/record");
    ASSERT_TRUE(*refused);
    EXPECT_EQ((*refused)->status, 503);
    EXPECT_THAT(*(*refused)->body, HasSubstr("The server is busy; please try again in a moment."));

    std::vector<Asked> waiting;
    for (std::size_t i = 0; i < Rooms::max_waiting; ++i) waiting.push_back(get("/api/tables/short"));
    const Asked one_more = get("/api/tables/short");
    ASSERT_TRUE(*one_more);
    EXPECT_EQ((*one_more)->status, 503);
    store.open();
    for (const Asked& asked : all) EXPECT_EQ(answer(asked).status, 200);
    for (const Asked& asked : waiting) EXPECT_EQ(answer(asked).status, 200);
}

TEST_F(LongWork, nobody_works_for_a_caller_who_is_gone) {
    save_game("short", 5);
    store.close();
    const auto gone = std::make_shared<std::atomic<bool>>(false);
    const Asked first = get("/api/tables/short/record", gone);
    store.await_readers();
    const Asked second = get("/api/tables/short/record", gone), third = get("/api/tables/short/record");
    *gone = true;
    store.open();
    EXPECT_EQ(answer(third).status, 200);
    EXPECT_FALSE(*first) << "its answer is dropped";
    EXPECT_FALSE(*second);
    EXPECT_EQ(store.reads(), 2) << "the second was never begun";
}

struct SilentPeer final : Peer {
    void send(std::shared_ptr<const std::string> text) override { heard.push_back(*text); }
    void close(unsigned short, const std::string&) override {}
    std::vector<std::string> heard;
};

TEST_F(LongWork, a_watch_that_waits_for_its_table_can_be_taken_back) {
    save_game("quiet", 20);
    store.close();
    const auto peer = std::make_shared<SilentPeer>();
    const auto caller = std::make_shared<Caller>(house, peer, std::nullopt);
    caller->message(R"({"do":"watch","table":"quiet"})");
    caller->message(R"({"do":"unwatch","table":"quiet","id":1})");
    caller->message(R"({"do":"ping"})");
    ASSERT_EQ(peer->heard.size(), 1u);
    EXPECT_THAT(peer->heard[0], HasSubstr("pong"));
    store.open();
    loop.until([&] { return peer->heard.size() == 3; });
    EXPECT_THAT(peer->heard[1], HasSubstr("\"type\":\"table\""));
    EXPECT_THAT(peer->heard[2], HasSubstr("\"type\":\"done\""));
    EXPECT_TRUE(house.rooms.find("quiet")->watchers.empty());
}

}  // namespace
}  // namespace skerry
