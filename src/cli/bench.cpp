// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <chrono>
#include <cstring>
#include <ostream>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/arena.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

struct Measured {
    const AnyGame* game = nullptr;
    std::string setup;
    double decisions_per_second = 0;
    double imagined_per_second = 0;  // iterations of the search
    double whole_per_second = 0;     // with rollouts to the end
    double moves_per_decision = 0;
    std::size_t state_bytes = 0;
    double copy_ns = 0;
    std::optional<double> instructions;  // per decision
};

// The rate per second; doubles the number of games until it takes long enough to measure.
template <class Play>
Result<double> a_second(const Play& play) {
    constexpr double long_enough = 0.3;
    for (std::uint64_t games = 32;; games *= 2) {
        const auto began = std::chrono::steady_clock::now();
        SKERRY_LET(const auto count, play(games));
        const double took = seconds_since(began);
        if (took > long_enough) return static_cast<double>(count) / took;
    }
}

double copy_ns(std::size_t bytes) {
    constexpr int rounds = 200'000;
    std::vector<std::byte> from(bytes), to(bytes);
    const auto began = std::chrono::steady_clock::now();
    for (int i = 0; i < rounds; ++i) {
        std::memcpy(to.data(), from.data(), bytes);
        asm volatile(""
                     :
                     : "r"(to.data()), "r"(from.data())
                     : "memory");  // NOLINT: keeps the copy from being optimised away
    }
    return seconds_since(began) * 1e9 / rounds;
}

Result<Measured> measure(const AnyGame& game, const std::string& setup) {
    Measured measured{.game = &game, .setup = setup};
    const Seed seed = Seed::number(1);
    const auto speed = a_second([&](std::uint64_t games) { return play_random_games(game, setup, games, seed); });
    if (!speed) return speed.error();
    measured.decisions_per_second = speed.value();
    for (const bool whole : {false, true}) {
        const auto imagined =
            a_second([&](std::uint64_t games) { return imagine_games(game, setup, games, whole, seed); });
        if (!imagined) return imagined.error();
        (whole ? measured.whole_per_second : measured.imagined_per_second) = imagined.value();
    }
    SKERRY_LET(const auto report,
               skerry::simulate({.game = &game, .setup = setup, .bots = {"random"}, .games = 200, .threads = 1}));
    measured.moves_per_decision = static_cast<double>(report.moves) / static_cast<double>(report.decisions);
    const auto value = json::parse(setup);
    const auto position = game.begin(value.value(), Seed::number(1));
    measured.state_bytes = position.value().bytes().size();
    measured.copy_ns = copy_ns(measured.state_bytes);
    return measured;
}

// ---- Instructions ----

bool is_installed(const std::string& program) {
    const char* path = std::getenv("PATH");
    std::string_view folders = path ? path : "";
    while (!folders.empty()) {
        const std::size_t colon = std::min(folders.find(':'), folders.size());
        if (access((std::string(folders.substr(0, colon)) + "/" + program).c_str(), X_OK) == 0) return true;
        folders.remove_prefix(std::min(colon + 1, folders.size()));
    }
    return false;
}

// Runs a program and returns what it wrote, on either stream.
Result<std::string> output_of(const std::vector<std::string>& command) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return Error{fmt::format("Can't start {}: {}.", command[0], std::strerror(errno))};
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t child = fork();
    if (child < 0) return Error{fmt::format("Can't start {}: {}.", command[0], std::strerror(errno))};
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        execvp(arguments[0], arguments.data());
        _exit(127);
    }
    close(ends[1]);
    std::string text;
    std::array<char, 4096> buffer{};
    for (ssize_t n = 0; (n = read(ends[0], buffer.data(), buffer.size())) > 0;)
        text.append(buffer.data(), static_cast<std::size_t>(n));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        return Error{fmt::format("{} failed: {}", command[0], cut(trimmed(text), 200))};
    return text;
}

// The number after a word: "Collected : 123", "decisions 45".
Result<double> number_after(const std::string& text, std::string_view word) {
    const std::size_t at = text.find(word);
    if (at == std::string::npos) return Error{fmt::format("valgrind did not say {}.", json::quoted(word))};
    const std::size_t digits = text.find_first_of("0123456789", at + word.size());
    if (digits == std::string::npos) return Error{fmt::format("valgrind did not say {}.", json::quoted(word))};
    return std::strtod(text.c_str() + digits, nullptr);
}

struct Count {
    double instructions = 0, decisions = 0;
};

Result<Count> count(const AnyGame& game, const std::string& setup, int games, const std::string& program) {
    SKERRY_LET(const auto text, output_of({"valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program,
                                           "bench-loop", std::string(game.info().id), setup, std::to_string(games)}));
    const auto instructions = number_after(text, "Collected :");
    const auto decisions = number_after(text, "decisions");
    if (!instructions) return instructions.error();
    if (!decisions) return decisions.error();
    return Count{instructions.value(), decisions.value()};
}

// The difference of two runs leaves out the cost of starting.
Result<double> instructions_per_decision(const AnyGame& game, const std::string& setup, const std::string& program) {
    SKERRY_LET(const auto few, count(game, setup, 20, program));
    SKERRY_LET(const auto many, count(game, setup, 120, program));
    return (many.instructions - few.instructions) / (many.decisions - few.decisions);
}

void write(json::Writer& out, const Measured& measured) {
    out.object().field("game", measured.game->info().id).key("setup").raw(measured.setup);
    out.field("decisions_per_second", measured.decisions_per_second)
        .field("moves_per_decision", measured.moves_per_decision);
    out.field("imagined_per_second", measured.imagined_per_second).field("whole_per_second", measured.whole_per_second);
    out.field("state_bytes", measured.state_bytes).field("copy_ns", measured.copy_ns);
    if (measured.instructions) out.field("instructions_per_decision", *measured.instructions);
    out.end();
}

void show(std::ostream& out, const Measured& measured, bool colour) {
    out << painted(measured.game->info().name, Style::title, colour) << ", on one thread\n";
    out << fmt::format("  {:<28}{:>14.0f}\n", "decisions per second", measured.decisions_per_second);
    out << fmt::format("  {:<28}{:>14.2f}\n", "moves per decision", measured.moves_per_decision);
    out << fmt::format("  {:<28}{:>14.0f}\n", "search iterations per second", measured.imagined_per_second);
    out << fmt::format("  {:<28}{:>14.0f}\n", "... with whole games", measured.whole_per_second);
    out << fmt::format("  {:<28}{:>14}\n", "bytes per state", measured.state_bytes);
    out << fmt::format("  {:<28}{:>14.1f}\n", "ns to copy a state", measured.copy_ns);
    if (measured.instructions)
        out << fmt::format("  {:<28}{:>14.0f}\n", "instructions per decision", *measured.instructions);
}

Result<std::vector<std::pair<const AnyGame*, std::string>>> chosen(const SetupArgs& args) {
    std::vector<std::pair<const AnyGame*, std::string>> all;
    for (const AnyGame* game : all_games()) {
        SetupArgs one = args;
        if (one.game.empty()) one.game = game->info().id;
        SKERRY_LET(const auto setup, choose_setup(one));
        all.emplace_back(setup.game, setup.json);
        if (!args.game.empty()) break;
    }
    return all;
}

}  // namespace

int bench(const BenchArgs& args, Streams& streams) {
    const auto games = chosen(args.setup);
    if (!games) return refuse(streams, games.sentence());
    if (args.instructions && !is_installed("valgrind"))
        return refuse(streams, "Counting instructions needs valgrind, which is not installed.");
    json::Writer out;
    out.object().key("games").list();
    for (const auto& [game, setup] : games.value()) {
        auto measured = measure(*game, setup);
        if (!measured) return refuse(streams, measured.sentence());
        if (args.instructions) {
            const auto instructions = instructions_per_decision(*game, setup, streams.program);
            if (!instructions) return refuse(streams, instructions.sentence());
            measured.value().instructions = instructions.value();
        }
        write(out, measured.value());
        if (!args.json) show(streams.out, measured.value(), streams.colour);
    }
    if (args.json) streams.out << out.end().end().text() << '\n';
    return success;
}

int bench_loop(const std::string& id, const std::string& setup, std::uint64_t games, Streams& streams) {
    const auto game = find_game(id);
    if (!game) return refuse(streams, game.sentence());
    const auto decisions = play_random_games(*game.value(), setup, games, Seed::number(1));
    if (!decisions) return refuse(streams, decisions.sentence());
    streams.out << "decisions " << decisions.value() << '\n';
    return success;
}

}  // namespace skerry::cli
