#pragma once

#include <chrono>
#include <string>

#include <sys/types.h>

#include "catalog/catalog.h"

namespace skerry {

// A child process that is told lines and answers lines. Started by the shell, in a process group of its own, which is gone
// when this object is: it may end by itself for a moment after its input has ended, then it is ended.
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
    // What it cannot do in time it has not done: the error says how it failed, as in "ended (exit code 1)".
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
// would see, and answers with the text of a move. It has one life: after an error it is not asked again.
class Program {
public:
    Program(std::string command, std::chrono::milliseconds patience)
        : command_(std::move(command)), patience_(patience) {}
    // A program that answers nonsense, nothing in time, or no longer lives gets a sentence.
    Result<Move> choose(const Position& view, Seat seat);
    void finish(const AnyGame& game, const Ranking& ranking);

private:
    Result<std::string> ask(const Position& view, Seat seat);

    std::string command_;
    std::chrono::milliseconds patience_;
    Child child_;
};

}  // namespace skerry
