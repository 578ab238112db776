#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/advice.h"
#include "record/record.h"

// A finished game looked at again: what each seat could expect, move by move, and what else could have been done. Every
// decision is judged from what its player knew then.
//
// In three steps, so that the one in the middle can be done anywhere and in any order: Analysis::begin replays the record,
// judge() thinks about one decision, note() takes what came of it.
namespace skerry {

// A decision of the game, as its player saw it.
struct Decided {
    std::size_t index = 0;  // of the move in the record, counted from 0
    Seat seat;
    Position view;  // before the move, through the eyes of that seat
    Move played;
};

struct Judged {
    Advised advised;  // the best moves, and the one that was played
    double best = 0, played = 0;
    double lost() const { return best > played ? best - played : 0; }
};

class Analysis {
public:
    struct Options {
        std::uint32_t iterations = 1000;    // imagined games a decision
        std::chrono::milliseconds time{0};  // and at most so long; 0: no such bound
        bool unfinished = false;            // a game that people ended is over too
    };

    // A game that is not over is refused.
    static Result<Analysis> begin(Record record, const Options& options);

    // What there is to think about: decisions with a choice.
    const std::vector<Decided>& decisions() const { return decisions_; }
    // Of one of them. Nothing is changed: from any thread, several at once.
    Judged judge(std::size_t decision, const std::atomic<bool>* stop = nullptr) const;
    void note(std::size_t decision, Judged judged);

    const Record& record() const { return record_; }
    // Whether what is expected are points.
    bool in_points() const { return in_points_; }
    // What each seat could expect, one row a position, the first before any move. A forced move changes nothing.
    std::vector<Expected> curve() const;
    const Judged& judged(std::size_t decision) const { return judged_[decision]; }
    // The decisions that cost most, in the order of the game.
    std::vector<std::size_t> turning_points() const;

    // For programs and for the browser: docs/protocol.md.
    std::string json() const;

    static constexpr std::size_t most_turning = 8;

private:
    Analysis(Record record, const Options& options) : record_(std::move(record)), options_(options) {}
    double worth_noting() const;

    Record record_;
    Options options_;
    bool in_points_ = false;
    std::vector<Decided> decisions_;
    std::vector<Judged> judged_;
    std::optional<Expected> end_;
};

}  // namespace skerry
