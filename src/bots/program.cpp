// SPDX-License-Identifier: Apache-2.0
#include "bots/program.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "protocol/describe.h"

extern char** environ;

namespace skerry {
namespace {

constexpr std::chrono::milliseconds grace{500};  // to end by itself

// Waits until a file can be read or written. False: the time is over.
bool ready(int file, short what, Child::Clock::time_point until) {
    while (true) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Child::Clock::now()).count();
        pollfd wanted{.fd = file, .events = what, .revents = 0};
        const int found = poll(&wanted, 1, left > 0 ? static_cast<int>(left) : 0);
        if (found > 0) return true;
        if (found == 0 && left <= 0) return false;
    }
}

void close_file(int& file) {
    if (file >= 0) close(file);
    file = -1;
}

std::string shown(std::string_view text) {
    constexpr std::size_t most = 60;
    return json::quoted(std::string(text.substr(0, most)) + (text.size() > most ? "..." : ""));
}

}  // namespace

// Its input is a socket, because a pipe whose reader is gone would end us with a signal.
Result<void> Child::start(const std::string& command) {
    int input[2] = {-1, -1}, output[2] = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input) != 0 || pipe2(output, O_CLOEXEC) != 0) {
        const Error error{std::string("can't be started: ") + std::strerror(errno)};
        for (int* file : {&input[0], &input[1]}) close_file(*file);
        return error;
    }
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output[1], STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, 0);
    std::string shell = "sh", option = "-c", text = command;
    char* words[] = {shell.data(), option.data(), text.data(), nullptr};
    const int failed = posix_spawn(&process_, "/bin/sh", &files, &attributes, words, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    close_file(input[1]);
    close_file(output[1]);
    in_ = input[0], out_ = output[0];
    if (failed == 0) return {};
    process_ = 0;
    return Error{std::string("can't be started: ") + std::strerror(failed)};
}

Child::~Child() {
    close_file(in_);
    close_file(out_);
    if (process_ <= 0) return;
    ended_within(grace);
    kill(-process_, SIGKILL);  // whoever is left of the group; its leader is not yet reaped, so the group is still ours
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool Child::ended_within(std::chrono::milliseconds time) const {
    const auto until = Clock::now() + time;
    auto pause = std::chrono::milliseconds(1);
    while (true) {
        siginfo_t info{};
        if (waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0)
            return true;
        if (Clock::now() >= until) return false;
        std::this_thread::sleep_for(pause);
        pause = std::min(pause * 2, std::chrono::milliseconds(20));
    }
}

Error Child::how_it_ended() {
    siginfo_t info{};
    if (!ended_within(grace) || waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
        info.si_pid == 0)
        return {"closed its output"};
    if (info.si_code == CLD_EXITED) return {"ended (exit code " + std::to_string(info.si_status) + ")"};
    return {"ended (signal " + std::to_string(info.si_status) + ")"};
}

Result<void> Child::tell(std::string_view line, Clock::time_point until) {
    std::string text(line);
    text += '\n';
    for (std::string_view rest = text; !rest.empty();) {
        if (!ready(in_, POLLOUT, until)) return Error{"did not read its input"};
        const ssize_t sent = send(in_, rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (sent < 0) return how_it_ended();
        rest.remove_prefix(static_cast<std::size_t>(sent));
    }
    return {};
}

Result<std::string> Child::hear(Clock::time_point until) {
    while (true) {
        if (const std::size_t end = heard_.find('\n'); end != std::string::npos) {
            std::string line = heard_.substr(0, end);
            heard_.erase(0, end + 1);
            if (line.ends_with('\r')) line.pop_back();
            return line;
        }
        if (heard_.size() > longest_line) return Error{"answered with an endless line"};
        if (!ready(out_, POLLIN, until)) return Error{"did not answer in time"};
        char buffer[1 << 12];
        const ssize_t count = read(out_, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return how_it_ended();
        heard_.append(buffer, static_cast<std::size_t>(count));
    }
}

Result<std::string> Program::ask(const Position& view, Seat seat) {
    const AnyGame& game = view.game();
    const auto until = Child::Clock::now() + timeout_;
    if (!child_.started()) {
        SKERRY_TRY(child_.start(command_));
        json::Writer out;
        out.object().field("do", "begin").field("game", game.info().id).field("rules", game.info().rules);
        out.key("setup").raw(game.setup_json(view)).field("seat", seat.index());
        out.field("timeout", static_cast<double>(timeout_.count()) / 1000).end();
        SKERRY_TRY(child_.tell(out.text(), until));
    }
    const Prompt prompt = game.prompt(view, seat);
    json::Writer out;
    out.object().field("do", "decide").key("prompt").object().field("decision", prompt.decision);
    out.field("line", prompt.line).end().key("moves").list();
    for (const Move move : game.moves(view, seat)) out.value(game.move_text(move));
    out.end().key("view").raw(game.json(view)).key("facts").raw(game.facts(view)).end();
    SKERRY_TRY(child_.tell(out.text(), until));
    return child_.hear(until);
}

Result<Move> Program::choose(const Position& view, Seat seat) {
    const auto answer = ask(view, seat);
    const auto failed = [&](const std::string& how) {
        return Error{"The program " + shown(command_) + " " + how + "."};
    };
    if (!answer) return failed(answer.sentence());
    for (const Move move : view.game().moves(view, seat))
        if (view.game().move_text(move) == answer.value()) return move;
    return failed("answered " + shown(answer.value()) + ", which is not one of its moves");
}

void Program::finish(const AnyGame& game, const Ranking& ranking) {
    if (!child_.started()) return;
    json::Writer out;
    out.object().field("do", "end").key("ranking");
    out.described(describe(game.info(), ranking));
    (void)child_.tell(out.end().text(), Child::Clock::now() + grace);
}

}  // namespace skerry
