// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <thread>

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/figures.h"
#include "core/random.h"
#include "server/client.h"
#include "server/echo.h"
#include "server/server.h"

// A load tool: random players on loopback sockets against a server in this process, and the same messages against a
// bare echo. Server, store and players share the machine, so compare figures of one run only.
namespace skerry::cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr double seconds_per_stage = 5;

double cpu(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}
// Of everything in this process except the calling thread.
double others_cpu() { return cpu(CLOCK_PROCESS_CPUTIME_ID) - cpu(CLOCK_THREAD_CPUTIME_ID); }

double memory_kb() {
    std::ifstream file("/proc/self/statm");
    long all = 0, resident = 0;
    file >> all >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1024;
}

std::string field(std::string_view text, std::string_view name) {
    const std::string key = "\"" + std::string(name) + "\":";
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) return {};
    std::string_view rest = text.substr(at + key.size());
    const bool quoted = !rest.empty() && rest[0] == '"';
    if (quoted) rest.remove_prefix(1);
    return std::string(rest.substr(0, rest.find_first_of(quoted ? "\"" : ",}")));
}

struct Latencies {
    std::vector<double> all;  // milliseconds
    double at(double part) {
        if (all.empty()) return 0;
        const auto i = static_cast<std::ptrdiff_t>(part * static_cast<double>(all.size() - 1));
        std::nth_element(all.begin(), all.begin() + i, all.end());
        return all[static_cast<std::size_t>(i)];
    }
};

// Sockets by number, and which of them have something to read.
class Sockets {
public:
    Sockets() : epoll_(epoll_create1(EPOLL_CLOEXEC)) {}
    Sockets(const Sockets&) = delete;
    Sockets& operator=(const Sockets&) = delete;
    ~Sockets() { ::close(epoll_); }
    void add(const Client& client, std::size_t number) const {
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.u64 = number;
        epoll_ctl(epoll_, EPOLL_CTL_ADD, client.handle(), &event);
    }
    template <class F>
    void each_ready(F&& f) {
        const int ready = epoll_wait(epoll_, events_.data(), static_cast<int>(events_.size()), 100);
        for (int i = 0; i < ready; ++i) f(static_cast<std::size_t>(events_[static_cast<std::size_t>(i)].data.u64));
    }

private:
    int epoll_;
    std::vector<epoll_event> events_{512};
};

struct Stage {
    std::size_t tables = 0;
    double moves_per_second = 0, p50 = 0, p99 = 0, cpu_us = 0;
    double message_bytes = 0, play_bytes = 0;
};

// Tables of two random players each, both watching.
class Players {
public:
    Players(int port, std::size_t tables) : port_(port), tables_(tables) {
        Client ann(port), bob(port);
        ann.post("/api/guest", R"({"name":"Ann"})");
        bob.post("/api/guest", R"({"name":"Bob"})");
        cookies_ = {ann.cookie, bob.cookie};
        std::vector<std::thread> threads;
        constexpr std::size_t together = 16;
        for (std::size_t t = 0; t < together; ++t)
            threads.emplace_back([this, t] {
                for (std::size_t i = t; i < tables_.size(); i += together) tables_[i].id = make_table();
            });
        for (auto& thread : threads) thread.join();
        for (std::size_t i = 0; i < tables_.size(); ++i)
            for (std::size_t seat = 0; seat < 2; ++seat) {
                clients_.emplace_back(port);
                Client& client = clients_.back();
                client.cookie = cookies_[seat];
                client.open();
                sockets_.add(client, clients_.size() - 1);
                say("watch", clients_.size() - 1);
            }
    }

    // The last error, if any.
    const std::string& refused() const { return refused_; }

    Stage run() {
        for (const auto until = Clock::now() + std::chrono::seconds(1); Clock::now() < until;) step();  // warm up
        moves_ = 0, latencies_ = {}, bytes_ = messages_ = play_bytes_ = 0;
        const auto began = Clock::now();
        const double cpu_began = others_cpu();
        while (seconds_since(began) < seconds_per_stage) step();
        const double took = seconds_since(began), worked = others_cpu() - cpu_began;
        const double moves = std::max(1.0, static_cast<double>(moves_));
        return {.tables = tables_.size(),
                .moves_per_second = static_cast<double>(moves_) / took,
                .p50 = latencies_.at(0.5),
                .p99 = latencies_.at(0.99),
                .cpu_us = worked * 1e6 / moves,
                .message_bytes = static_cast<double>(bytes_) / std::max(1.0, static_cast<double>(messages_)),
                .play_bytes = static_cast<double>(play_bytes_) / moves};
    }

private:
    struct OneTable {
        std::string id;
        std::int64_t seq[2] = {0, 0};  // what each has seen
        std::string last[2];           // the message that showed it
        std::int64_t wanted = 0;       // what both should see
        Clock::time_point sent;
        bool flying = false;
    };

    std::string make_table() const {
        Client ann(port_), bob(port_);
        ann.cookie = cookies_[0], bob.cookie = cookies_[1];
        const auto made = ann.post("/api/tables", R"({"game":"skara-brae","setup":{"mode":"multi","players":2},)"
                                                  R"("seats":[{"kind":"me"},{"kind":"open"}]})");
        std::string id = field(made.body, "id");
        if (id.empty()) id = "none: " + std::to_string(made.status);
        bob.post("/api/tables/" + id + "/join", "{}");
        return id;
    }

    void say(std::string_view what, std::size_t socket) {
        clients_[socket].send(fmt::format(R"({{"do":"{}","table":"{}"}})", what, tables_[socket / 2].id));
    }

    void step() {
        sockets_.each_ready([this](std::size_t socket) {
            clients_[socket].pump();
            while (const auto text = clients_[socket].next())
                if (text->starts_with(R"({"type":"table")"))
                    heard(socket, *text);
                else if (text->starts_with(R"({"type":"refused")"))
                    refused_ = *text;
        });
    }

    void heard(std::size_t socket, const std::string& text) {
        OneTable& table = tables_[socket / 2];
        if (field(text, "id") != table.id) return;  // the previous one
        ++messages_;
        bytes_ += text.size();
        table.seq[socket % 2] = std::atoll(field(text, "seq").c_str());
        table.last[socket % 2] = text;
        if (table.flying && table.seq[0] >= table.wanted && table.seq[1] >= table.wanted) {
            table.flying = false;
            ++moves_;
            latencies_.all.push_back(seconds_since(table.sent) * 1000);
        }
        if (table.flying || table.seq[0] != table.seq[1]) return;
        if (text.find(R"("state":"over")") != std::string::npos) {
            const std::size_t first = socket / 2 * 2;
            say("unwatch", first), say("unwatch", first + 1);
            table = {.id = make_table()};
            say("watch", first), say("watch", first + 1);
            return;
        }
        if (!decide(table, socket)) decide(table, socket ^ 1);
    }

    // Plays any of the moves: objects that begin with a text, as do those already picked, which come before them.
    bool decide(OneTable& table, std::size_t socket) {
        const std::string& text = table.last[socket % 2];
        const std::size_t decision = text.find("\"decisions\":[{");
        if (decision == std::string::npos) return false;
        const std::size_t from = text.find("\"moves\":[", decision);
        starts_.clear();
        const std::size_t end = text.find("\"ranking\":", from);
        for (std::size_t at = text.find(R"({"text":")", from); at < end; at = text.find(R"({"text":")", at + 1))
            starts_.push_back(at + 9);
        const std::size_t move = starts_[random_.below(static_cast<std::uint32_t>(starts_.size()))];
        const std::string seq = field(text, "seq");
        const std::string line = R"({"do":"play","table":")" + table.id + R"(","seat":)" + std::to_string(socket % 2) +
                                 R"(,"seq":)" + seq + R"(,"id":"x","move":")" +
                                 text.substr(move, text.find('"', move) - move) + "\"}";
        table.wanted = std::atoll(seq.c_str()) + 1;
        table.sent = Clock::now();
        table.flying = true;
        play_bytes_ += line.size();
        clients_[socket].send(line);
        return true;
    }

    int port_;
    std::vector<std::string> cookies_;
    std::vector<OneTable> tables_;
    std::vector<Client> clients_;
    Sockets sockets_;
    Generator generator_{Seed::number(7)};
    Random random_{generator_};
    std::vector<std::size_t> starts_;
    std::string refused_;
    std::uint64_t moves_ = 0, bytes_ = 0, messages_ = 0, play_bytes_ = 0;
    Latencies latencies_;
};

// The same for an echo: each socket sends again when its text has come back.
Stage run_echo(std::size_t sockets, std::size_t bytes) {
    const Echo echo;
    std::vector<Client> clients;
    std::vector<Clock::time_point> sent(sockets);
    Sockets ready;
    const std::string text(bytes, 'x');
    for (std::size_t i = 0; i < sockets; ++i) {
        clients.emplace_back(echo.port());
        clients.back().open();
        ready.add(clients.back(), i);
        sent[i] = Clock::now();
        clients.back().send(text);
    }
    std::uint64_t count = 0;
    Latencies latencies;
    const auto began = Clock::now();
    const double cpu_began = others_cpu();
    while (seconds_since(began) < seconds_per_stage)
        ready.each_ready([&](std::size_t i) {
            clients[i].pump();
            while (clients[i].next()) {
                latencies.all.push_back(seconds_since(sent[i]) * 1000);
                ++count;
                sent[i] = Clock::now();
                clients[i].send(text);
            }
        });
    const double took = seconds_since(began);
    return {.tables = sockets,
            .moves_per_second = static_cast<double>(count) / took,
            .p50 = latencies.at(0.5),
            .p99 = latencies.at(0.99),
            .cpu_us = (others_cpu() - cpu_began) * 1e6 / static_cast<double>(std::max<std::uint64_t>(1, count))};
}

void print_row(std::ostream& out, const std::string& what, const Stage& stage) {
    out << fmt::format("{:<34}{:>10.0f} /s {:>9.2f} ms {:>9.2f} ms {:>9.1f} us\n", what, stage.moves_per_second,
                       stage.p50, stage.p99, stage.cpu_us)
        << std::flush;
}

void bench_memory(std::ostream& out, int port) {
    {
        std::vector<Client> idle;
        const double before = memory_kb();
        constexpr std::size_t count = 2000;
        for (std::size_t i = 0; i < count; ++i) {
            idle.emplace_back(port);
            idle.back().open();
        }
        out << fmt::format("an idle socket takes {:.1f} KB\n", (memory_kb() - before) / count);
    }
    Client ann(port);
    ann.post("/api/guest", R"({"name":"Ann"})");
    const double before = memory_kb();
    constexpr int count = 500;
    for (int i = 0; i < count; ++i)
        ann.post("/api/tables", R"({"game":"skara-brae","setup":{"mode":"multi","players":2},)"
                                R"("seats":[{"kind":"me"},{"kind":"here","name":"Bob"}]})");
    out << fmt::format("a new table in memory takes {:.1f} KB, and nothing once it has been idle\n",
                       (memory_kb() - before) / count);
}

// The figures of the most tables that there are file descriptors for.
Stage bench_moves(std::ostream& out, int port, std::size_t files) {
    Stage largest;
    for (const std::size_t tables : {1, 100, 1000}) {
        if (2 * 2 * tables + 100 > files) break;
        Players players(port, tables);
        largest = players.run();
        print_row(out, fmt::format("durable moves, {} tables", tables), largest);
        if (!players.refused().empty()) out << "  refused: " << players.refused() << '\n';
    }
    return largest;
}

// The same messages without a game or a store behind them.
void bench_echo(std::ostream& out, const Stage& moves) {
    const auto small = static_cast<std::size_t>(moves.play_bytes),
               large = static_cast<std::size_t>(moves.message_bytes);
    const Stage short_echo = run_echo(2 * moves.tables, small);
    print_row(out, fmt::format("echo of a move ({} bytes)", small), short_echo);
    const Stage long_echo = run_echo(2 * moves.tables, large);
    print_row(out, fmt::format("echo of a table ({} bytes)", large), long_echo);
    // A move is one message in, one answer, and a table to each of two viewers.
    const double same = short_echo.cpu_us + 2 * long_echo.cpu_us;
    out << fmt::format("a move costs {:.1f} echoes of the same messages ({:.1f} us: one of a move, two of a table)\n",
                       moves.cpu_us / same, same);
}

Settings without_limits(const std::string& folder) {
    Settings settings;
    settings.port = 0;
    settings.data = folder;
    for (int* limit : {&settings.message_rate, &settings.request_rate, &settings.guests_hour, &settings.tables_hour,
                       &settings.sockets_address, &settings.sockets})
        *limit = 1'000'000;
    return settings;
}

}  // namespace

int bench_server(Streams& streams) {
    const std::size_t files = raise_file_limit();
    spdlog::set_level(spdlog::level::off);
    std::string folder = (std::filesystem::temp_directory_path() / "skerry-bench-XXXXXX").string();
    if (!mkdtemp(folder.data())) return refuse(streams, "Can't create a database in " + folder + ".");
    const Settings settings = without_limits(folder);
    auto opened = Server::open(settings);
    if (!opened) return refuse(streams, opened.sentence());
    Server& server = *opened.value();
    std::thread thread([&] { server.run(false); });

    bench_memory(streams.out, server.port());
    streams.out << fmt::format("{:<34}{:>13} {:>12} {:>12} {:>12}\n", "", "rate", "p50", "p99", "server CPU");
    bench_echo(streams.out, bench_moves(streams.out, server.port(), files));

    server.stop();
    thread.join();
    opened.value().reset();
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
    return success;
}

}  // namespace skerry::cli
