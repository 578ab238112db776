// SPDX-License-Identifier: Apache-2.0
#include <csignal>
#include <cstdio>
#include <map>

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kit/house.h"
#include "store/sqlite.h"
#include "store/store.h"
#include "table/live.h"

// The server is killed under load again and again. Nothing that was acknowledged may be lost, and the database stays sound.
namespace skerry {
namespace {

using namespace kit;

constexpr int cycles = 100;
constexpr std::size_t players = 8;
constexpr int answers_a_cycle = 60;  // then it is killed, in the middle of the next ones

// `skerry serve` as a process of its own.
class Process {
public:
    explicit Process(const std::string& folder) {
        int out[2];
        if (::pipe(out) != 0) return;
        id_ = ::fork();
        if (id_ == 0) {
            ::dup2(out[1], STDOUT_FILENO);
            ::close(out[0]);
            const char* program = std::getenv("SKERRY");
            ::execl(program, program, "serve", "--port", "0", "--data", folder.c_str(), "--log", "off", "--bot-pause",
                    "0", "--message-rate", "100000", "--request-rate", "100000", "--guests-hour", "100000",
                    "--tables-hour", "100000", static_cast<char*>(nullptr));
            ::_exit(127);
        }
        ::close(out[1]);
        std::string text;
        char c = 0;
        while (::read(out[0], &c, 1) == 1 && c != '\n') text += c;
        ::close(out[0]);
        const std::string before = "http://localhost:";
        const std::size_t at = text.find(before);
        if (at != std::string::npos) port = std::atoi(text.c_str() + at + before.size());
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process() { end(SIGKILL); }
    int end(int signal) {
        if (id_ <= 0) return -1;
        ::kill(id_, signal);
        int status = 0;
        ::waitpid(std::exchange(id_, 0), &status, 0);
        return status;
    }
    int port = 0;

private:
    pid_t id_ = 0;
};

struct Player {
    std::string cookie;
    std::string table;
    std::int64_t acknowledged = 0;
    json::Value seen;  // the last table message
};

std::string next_line(const Player& player) {
    const auto& decisions = player.seen.get_object().at("decisions").get_array();
    if (decisions.empty()) return {};
    const auto& moves = decisions[0].get_object().at("moves").get_array();
    const auto pick = static_cast<std::size_t>(number_at(player.seen, "seq")) % moves.size();
    return json::Writer()
        .object()
        .field("do", "play")
        .field("table", player.table)
        .field("seat", 0)
        .field("seq", number_at(player.seen, "seq"))
        .field("id", "a")
        .field("move", text_at(moves[pick], "text"))
        .end()
        .text();
}

TEST(Crash, nothing_acknowledged_is_lost) {
    ASSERT_NE(std::getenv("SKERRY"), nullptr);
    const TempFolder folder;
    std::vector<Player> all(players);
    std::map<std::string, std::int64_t> acknowledged;  // every table there was
    std::int64_t moves = 0;
    for (int cycle = 0; cycle < cycles; ++cycle) {
        Process server(folder.path());
        ASSERT_GT(server.port, 0) << "cycle " << cycle;
        std::vector<Client> clients;
        for (Player& player : all) {
            clients.emplace_back(server.port);
            Client& client = clients.back();
            if (player.cookie.empty()) {
                ASSERT_EQ(client.post("/api/guest", R"({"name":"Ann"})").status, 200);
                player.cookie = client.cookie;
            }
            client.cookie = player.cookie;
            if (player.table.empty()) {
                const auto made =
                    client.post("/api/tables",
                                R"({"game":"skara-brae","setup":{"mode":"solo","players":1},"seats":[{"kind":"me"}]})");
                ASSERT_EQ(made.status, 200) << made.body;
                player.table = text_at(parsed(made.body), "id");
            }
            ASSERT_EQ(client.open(), 101);
            client.send(R"({"do":"watch","table":")" + player.table + "\"}");
            player.seen = await(client, "table");
            ASSERT_FALSE(player.seen.is_null());
            ASSERT_GE(number_at(player.seen, "seq"), player.acknowledged) << "cycle " << cycle << ": a move was lost";
            const std::string line = next_line(player);
            if (!line.empty()) client.send(line);
        }
        for (int answers = 0; answers < answers_a_cycle;) {
            std::vector<pollfd> polls;
            for (const Client& client : clients) polls.push_back({client.handle(), POLLIN, 0});
            ASSERT_GT(::poll(polls.data(), polls.size(), 60'000), 0);
            for (std::size_t i = 0; i < players; ++i) {
                clients[i].pump();
                while (const auto text = clients[i].next()) {
                    json::Value message = parsed(*text);
                    const std::string type = text_at(message, "type");
                    ASSERT_NE(type, "refused") << *text;
                    if (type == "done") {
                        all[i].acknowledged = number_at(message, "seq");
                        acknowledged[all[i].table] = all[i].acknowledged;
                        ++answers, ++moves;
                    } else if (type == "table") {
                        all[i].seen = std::move(message);
                        const std::string line = next_line(all[i]);
                        if (!line.empty()) clients[i].send(line);
                    }
                }
                if (text_at(all[i].seen.get_object().at("table"), "state") == "over" && answers_a_cycle > 0) {
                    // The next game begins in the next cycle.
                    all[i].table.clear();
                    all[i].acknowledged = 0;
                    answers = std::max(answers, answers_a_cycle);
                }
            }
        }
        EXPECT_TRUE(WIFSIGNALED(server.end(SIGKILL)));
    }
    // And what is on the disk.
    {
        auto database = sqlite::Database::open(folder.path() + "/skerry.db", false);
        ASSERT_TRUE(database);
        sqlite::Statement check(database.value(), "PRAGMA integrity_check");
        ASSERT_TRUE(check.step());
        EXPECT_EQ(check.text(0), "ok");
    }
    auto store = open_sqlite(folder.path() + "/skerry.db");
    ASSERT_TRUE(store) << store.sentence();
    for (const auto& [table, seq] : acknowledged) {
        const auto deeds = store.value()->deeds(table);
        ASSERT_TRUE(deeds) << deeds.sentence();
        const auto live = LiveTable::load(table, deeds.value());
        ASSERT_TRUE(live) << live.sentence();
        EXPECT_GE(live.value().seq(), seq);
        EXPECT_EQ(store.value()->card(table).value(), live.value().card());
    }
    std::printf("%d kills, %lld acknowledged moves, %zu tables\n", cycles, static_cast<long long>(moves),
                acknowledged.size());
}

TEST(Crash, a_term_signal_ends_it_in_good_order) {
    const TempFolder folder;
    Process server(folder.path());
    Client client(server.port);
    ASSERT_EQ(client.post("/api/guest", R"({"name":"Ann"})").status, 200);
    ASSERT_EQ(client.open(), 101);
    const int status = server.end(SIGTERM);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    while (client.receive(60'000)) {
    }
    EXPECT_EQ(client.close_code(), 1001);
}

}  // namespace
}  // namespace skerry
