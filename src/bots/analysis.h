// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/advice.h"
#include "record/record.h"

// A finished game reviewed: what each seat could expect, move by move, and which moves were better. Every decision is
// judged from what its player knew then.
//
// Three steps, so that the slow one can run on any thread and in any order: Analysis::begin replays the record, judge()
// searches one decision, note() stores the result.
namespace skerry {

// A decision of the game, as its player saw it. A selection is one decision, judged by the set it came to: neither the
// order of the picks nor what was put back again matters.
struct Decided {
    std::size_t index = 0;  // of its first move in the record, counted from 0
    Seat seat;
    Position view;             // before that move, through the eyes of that seat
    std::vector<Move> played;  // one move; of a selection the picks in canonical order, and how it was ended
};

struct Judged {
    Advised advised;     // the best moves, and the one that was played
    std::size_t at = 0;  // which of the decision's moves that is: the one that cost most
    double best = 0, played = 0;
    double lost() const { return best > played ? thousandths(best - played) : 0; }
};

class Analysis {
public:
    struct Options {
        std::uint32_t iterations = 1000;    // of the search, per move of a decision
        std::chrono::milliseconds time{0};  // and at most so long; 0: no limit
        bool unfinished = false;            // accept a game that people ended early
    };

    // A game that is not over is refused.
    static Result<Analysis> begin(Record record, const Options& options);

    // The decisions with a choice, in the order of the game.
    const std::vector<Decided>& decisions() const { return decisions_; }
    // Searches one of them. Changes nothing: may be called from any thread.
    Judged judge(std::size_t decision, const std::atomic<bool>* stop = nullptr) const;
    void note(std::size_t decision, Judged judged);

    const Record& record() const { return record_; }
    // Whether points are expected, in solo games, and not shares of a win.
    bool in_points() const { return in_points_; }
    // What each seat could expect, one row per position, the first before any move. A forced move changes nothing.
    std::vector<Expected> curve() const;
    const Judged& judged(std::size_t decision) const { return judged_[decision]; }
    // The move that the advice is about, and the view it was made from.
    Move advised_move(std::size_t decision) const;
    Position advised_view(std::size_t decision) const { return view_of(decision, judged_[decision].at); }
    // What its player saw before this one of its moves.
    Position view_of(std::size_t decision, std::size_t move) const;
    // The decisions that cost most, in the order of the game.
    std::vector<std::size_t> turning_points() const;
    // What a seat made of its decisions.
    struct Play {
        std::size_t decisions = 0, best = 0;  // how many, and how many of them were the best move
        double lost = 0;                      // by all of them
        double accuracy = 100;                // from 0 to 100: docs/bots.md
        std::vector<std::size_t> worst;       // its decisions that cost most, the costliest first
    };
    Play play_of(Seat seat) const;
    // That in a sentence: "Played well: the best move in 31 of 40 decisions, and 1.2 % lost by each on average."
    std::string summary(const Play& play) const;

    // For programs and for the browser: docs/protocol.md.
    protocol::Analysis described() const;

    static constexpr std::size_t max_turning_points = 8, max_worst = 4;

private:
    Analysis(Record record, const Options& options) : record_(std::move(record)), options_(options) {}
    double worth_noting() const;
    // Those among these that cost something, the costliest first.
    std::vector<std::size_t> costliest(std::vector<std::size_t> decisions, std::size_t most) const;

    Record record_;
    Options options_;
    bool in_points_ = false;
    std::vector<Decided> decisions_;
    std::vector<Judged> judged_;
    std::optional<Expected> end_;
};

}  // namespace skerry
