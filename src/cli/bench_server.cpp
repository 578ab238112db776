// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <thread>

#include <fmt/format.h>
#include <pthread.h>
#include <sched.h>
#include <spdlog/spdlog.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "catalog/catalog.h"
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
    void each_ready(int wait_ms, F&& f) {
        const int ready = epoll_wait(epoll_, events_.data(), static_cast<int>(events_.size()), wait_ms);
        for (int i = 0; i < ready; ++i) f(static_cast<std::size_t>(events_[static_cast<std::size_t>(i)].data.u64));
    }

private:
    int epoll_;
    std::vector<epoll_event> events_{512};
};

struct Stage {
    std::size_t sockets = 0;
    double moves_per_second = 0, p50 = 0, p99 = 0, cpu_us = 0;
    double message_bytes = 0, play_bytes = 0;
};

// Who plays, and how fast.
struct Crowd {
    std::size_t tables = 1;
    bool engine = false;         // they have the rules, and are told less
    std::size_t spectators = 0;  // at each table
    double rate = 0;             // moves per second at all tables; 0: as many as the server takes
    std::size_t sockets() const { return tables * (2 + spectators); }
};

// Tables of two random players each, both watching.
class Players {
public:
    Players(int port, Crowd crowd)
        : port_(port), crowd_(crowd), game_(*find_game("skara-brae").value()), tables_(crowd.tables) {
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
        for (std::size_t i = 0; i < crowd.sockets(); ++i) {
            clients_.emplace_back(port);
            Client& client = clients_.back();
            if (chair(i) < 2) client.cookie = cookies_[chair(i)];
            client.open();
            sockets_.add(client, i);
            watch(i);
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
        return {.sockets = clients_.size(),
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

    // The sockets of a table are one after the other: its players, then those who only watch.
    std::size_t table_of(std::size_t socket) const { return socket / (2 + crowd_.spectators); }
    std::size_t chair(std::size_t socket) const { return socket % (2 + crowd_.spectators); }

    std::string make_table() const {
        Client ann(port_), bob(port_);
        ann.cookie = cookies_[0], bob.cookie = cookies_[1];
        const auto made = ann.post("/api/tables", R"({"game":"skara-brae","setup":{"mode":"multi","players":2},)"
                                                  R"("public":true,"seats":[{"kind":"me"},{"kind":"open"}]})");
        std::string id = field(made.body, "id");
        if (id.empty()) id = "none: " + std::to_string(made.status);
        bob.post("/api/tables/" + id + "/join", "{}");
        return id;
    }

    void watch(std::size_t socket) {
        clients_[socket].send(
            fmt::format(R"({{"do":"watch","table":"{}","engine":{}}})", tables_[table_of(socket)].id, crowd_.engine));
    }
    void unwatch(std::size_t socket) {
        clients_[socket].send(fmt::format(R"({{"do":"unwatch","table":"{}"}})", tables_[table_of(socket)].id));
    }

    void step() {
        sockets_.each_ready(crowd_.rate > 0 ? 1 : 100, [this](std::size_t socket) {
            clients_[socket].pump();
            while (const auto text = clients_[socket].next())
                if (text->starts_with(R"({"type":"table")"))
                    heard(socket, *text);
                else if (text->starts_with(R"({"type":"refused")"))
                    refused_ = *text;
        });
        if (crowd_.rate <= 0) return;
        // As many as are due by now; after a pause not all of them at once.
        const auto now = Clock::now();
        const auto gap = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / crowd_.rate));
        next_ = std::max(next_, now - 20 * gap);
        for (; next_ <= now && !ready_.empty(); next_ += gap) {
            std::swap(ready_[random_.below(static_cast<std::uint32_t>(ready_.size()))], ready_.back());
            const std::size_t table = ready_.back();
            ready_.pop_back();
            decide(table);
        }
    }

    void heard(std::size_t socket, const std::string& text) {
        const std::size_t number = table_of(socket), seat = chair(socket);
        OneTable& table = tables_[number];
        if (seat >= 2 || field(text, "id") != table.id) return;  // of the previous one
        ++messages_;
        bytes_ += text.size();
        table.seq[seat] = std::atoll(field(text, "seq").c_str());
        table.last[seat] = text;
        if (table.flying && table.seq[0] >= table.wanted && table.seq[1] >= table.wanted) {
            table.flying = false;
            ++moves_;
            latencies_.all.push_back(seconds_since(table.sent) * 1000);
        }
        if (table.flying || table.seq[0] != table.seq[1]) return;
        if (text.find(R"("state":"over")") != std::string::npos) {
            const std::size_t first = socket - seat;
            for (std::size_t i = 0; i < 2 + crowd_.spectators; ++i) unwatch(first + i);
            table = {.id = make_table()};
            for (std::size_t i = 0; i < 2 + crowd_.spectators; ++i) watch(first + i);
        } else if (crowd_.rate > 0) {
            ready_.push_back(number);
        } else {
            decide(number);
        }
    }

    // Plays any of the moves of whoever has some.
    void decide(std::size_t number) {
        for (const std::size_t seat : {0, 1})
            if (const auto move = choose(tables_[number].last[seat], Seat(static_cast<std::uint8_t>(seat))))
                return play(number, seat, *move);
    }

    template <class List>
    const auto& any_of(const List& list) {
        return list[random_.below(static_cast<std::uint32_t>(list.size()))];
    }

    std::optional<std::string> choose(const std::string& text, Seat seat) {
        const auto message = json::parse(text);
        if (!message) return std::nullopt;
        if (!crowd_.engine) {
            const auto& decisions = message.value().at("decisions").as_array();
            if (decisions.empty()) return std::nullopt;
            const auto& moves = decisions[0].at("moves").as_array();
            return std::string(any_of(moves).at("text").as_string());
        }
        const auto view = game_.read_view(message.value().at("view"));
        if (!view || !game_.waiting(view.value()).has(seat)) return std::nullopt;
        return game_.move_text(any_of(game_.moves(view.value(), seat)));
    }
    void play(std::size_t number, std::size_t seat, const std::string& move) {
        OneTable& table = tables_[number];
        const std::int64_t seq = table.seq[seat];
        const std::string line =
            fmt::format(R"({{"do":"play","table":"{}","seat":{},"seq":{},"id":"x{}","move":"{}"}})", table.id, seat,
                        seq, seq, move);
        table.wanted = seq + 1;
        table.sent = Clock::now();
        table.flying = true;
        play_bytes_ += line.size();
        clients_[number * (2 + crowd_.spectators) + seat].send(line);
    }

    int port_;
    Crowd crowd_;
    const AnyGame& game_;
    std::vector<std::string> cookies_;
    std::vector<OneTable> tables_;
    std::vector<Client> clients_;
    Sockets sockets_;
    Generator generator_{Seed::number(7)};
    Random random_{generator_};
    std::vector<std::size_t> ready_;  // tables that wait for a move, where moves are made at a certain rate
    Clock::time_point next_{};
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
        ready.each_ready(100, [&](std::size_t i) {
            clients[i].pump();
            while (clients[i].next()) {
                latencies.all.push_back(seconds_since(sent[i]) * 1000);
                ++count;
                sent[i] = Clock::now();
                clients[i].send(text);
            }
        });
    const double took = seconds_since(began);
    return {.sockets = sockets,
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

Stage bench_crowd(std::ostream& out, int port, const std::string& what, const Crowd& crowd) {
    Players players(port, crowd);
    const Stage stage = players.run();
    print_row(out, what, stage);
    if (!players.refused().empty()) out << "  refused: " << players.refused() << '\n';
    return stage;
}

// The same messages without a game or a store behind them.
void bench_echo(std::ostream& out, const Stage& moves) {
    const auto small = static_cast<std::size_t>(moves.play_bytes),
               large = static_cast<std::size_t>(moves.message_bytes);
    const Stage short_echo = run_echo(moves.sockets, small);
    print_row(out, fmt::format("echo of a move ({} bytes)", small), short_echo);
    const Stage long_echo = run_echo(moves.sockets, large);
    print_row(out, fmt::format("echo of a table ({} bytes)", large), long_echo);
    // A move is one message in, one answer, and a table to each of two viewers.
    const double same = short_echo.cpu_us + 2 * long_echo.cpu_us;
    out << fmt::format("a move costs {:.1f} echoes of the same messages ({:.1f} us: one of a move, two of a table)\n",
                       moves.cpu_us / same, same);
}

// What takes more file descriptors than there are is left out.
void bench_moves(std::ostream& out, int port, std::size_t files) {
    const auto fits = [&](const Crowd& crowd) { return 2 * crowd.sockets() + 100 <= files; };
    std::optional<Stage> largest;
    for (const std::size_t tables : {1, 100, 1000})
        for (const bool engine : {false, true})
            if (const Crowd crowd{.tables = tables, .engine = engine}; fits(crowd)) {
                const auto what = fmt::format("{} tables{}", tables, engine ? ", with engines" : "");
                const Stage stage = bench_crowd(out, port, what, crowd);
                if (engine) largest = stage;
            }
    if (const Crowd crowd{.tables = 1000, .engine = true, .spectators = 3, .rate = 2000}; fits(crowd))
        bench_crowd(out, port, fmt::format("{} sockets, {:.0f} a second", crowd.sockets(), crowd.rate), crowd);
    if (largest) bench_echo(out, *largest);
}

// The calling thread, which is the load, keeps to one processor.
void keep_to_one_processor() {
    cpu_set_t mine;
    CPU_ZERO(&mine);
    CPU_SET(static_cast<std::size_t>(sched_getcpu()), &mine);
    (void)pthread_setaffinity_np(pthread_self(), sizeof mine, &mine);
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
    std::thread thread([&] {
        pthread_setname_np(pthread_self(), "server");
        server.run(false);
    });

    keep_to_one_processor();
    bench_memory(streams.out, server.port());
    streams.out << fmt::format("{:<34}{:>13} {:>12} {:>12} {:>12}\n", "durable moves", "rate", "p50", "p99",
                               "server CPU");
    bench_moves(streams.out, server.port(), files);

    server.stop();
    thread.join();
    opened.value().reset();
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
    return success;
}

}  // namespace skerry::cli
