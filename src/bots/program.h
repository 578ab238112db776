// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <string>

#include <sys/types.h>

#include "catalog/catalog.h"

namespace skerry {

// A child process that reads lines and writes lines. The shell starts it in a process group of its own. The destructor
// closes its input, gives it a moment to exit, then kills the group.
class Child {
public:
    Child() = default;
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child();

    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t longest_line = 64 << 10;

    Result<void> start(const std::string& command);
    bool started() const { return process_ > 0; }
    // Missing the deadline is an error, which says how it failed: "ended (exit code 1)".
    Result<void> tell(std::string_view line, Clock::time_point until);
    Result<std::string> hear(Clock::time_point until);

private:
    bool ended_within(std::chrono::milliseconds time) const;
    Error how_it_ended();

    pid_t process_ = 0;
    int in_ = -1, out_ = -1;
    std::string heard_;
};

// A program in any language that decides for a seat; docs/bots.md is its manual. It is told what a person in that seat
// would see, and answers with the text of a move. After an error it is not asked again.
class Program {
public:
    Program(std::string command, std::chrono::milliseconds timeout) : command_(std::move(command)), timeout_(timeout) {}
    // The error says whether it answered nonsense, too late, or ended.
    Result<Move> choose(const Position& view, Seat seat);
    void finish(const AnyGame& game, const Ranking& ranking);

private:
    Result<std::string> ask(const Position& view, Seat seat);

    std::string command_;
    std::chrono::milliseconds timeout_;
    Child child_;
};

}  // namespace skerry
