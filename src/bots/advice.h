#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/bots.h"

// What the search would tell a person: the best moves, what to expect of them, and why.
namespace skerry {

// What each seat may expect: its share of a win, all of them together one. Alone, points
// as the game judges them: whatever brings one closer to the target.
using Expected = std::array<double, max_seats>;

struct Advice {
    Move move;
    std::uint32_t visits = 0;
    Expected expected{};
    std::string why;                // what it gains and costs, in a sentence
    std::vector<std::string> then;  // what the seat would go on with, as labels, up to what nobody can know yet
};

// The best first. Empty where the seat has no choice, or was not given the time for a thought.
struct Advised {
    std::vector<Advice> moves;
    std::uint64_t iterations = 0;
};

struct Question {
    std::size_t most = 3;      // so many moves
    std::optional<Move> also;  // and this one, at the end if it is not among them
    double why_from = 0;  // sentences only where `also` is worse than the best by this much: they take a little longer
};

// From a view, within a budget: always the same from the same seed and number of iterations.
Advised advise(const Position& view, Seat seat, const Budget& budget, const Seed& seed, const Question& question = {});

// As JSON, with the moves as this seat reads them: {"in_points", "moves": [{"text", "label", "touches", "expected", "why",
// "then"}]}.
std::string advice_json(const Position& view, Seat seat, const Advised& advised);

// What a position without a decision to think about is worth: the result of a game that is over.
Expected expected_at_end(const Position& position);

// Whether what is expected are points.
bool in_points(const Position& position);
// "54 %", or "43.2" points.
std::string expected_text(double expected, bool in_points);
// "54 % to win", or "about 43.2 points".
std::string expected_phrase(double expected, bool in_points);
// How much one move is better than another: "3 % more".
std::string better_text(double by, bool in_points);

}  // namespace skerry
