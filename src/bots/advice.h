// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "protocol/protocol.h"

// What the search tells a person: the best moves, what to expect of them, and why.
namespace skerry {

// What each seat may expect: its share of a win; the shares add up to 1. In solo games points as the game evaluates them:
// whatever brings the player closer to the target.
using Expected = std::array<double, max_seats>;
// Advice is given in thousandths, as it is written: whoever reads it back has the same numbers.
inline double thousandths(double number) { return std::round(number * 1000) / 1000; }

struct Advice {
    Move move;
    std::uint32_t visits = 0;
    Expected expected{};
    std::string why;                // what it aims at, and how it compares, in two sentences
    std::vector<std::string> then;  // how the seat would go on, as heads of labels, until something unknown is revealed
};

// The best move first, in the order of what to expect. Empty where the seat has no choice, or no iteration was made.
struct Advised {
    std::vector<Advice> moves;
    std::uint64_t iterations = 0;
};

struct AdviceOptions {
    std::size_t max_moves = 3;
    std::optional<Move> also;  // this move too, where it is not among the best
    double why_from = 0;       // explain only if `also` is worse than the best by this much: it takes a little longer
    Order order = Order::any;  // of the picks, if a selection is asked for; canonical: each set has one way to it
    std::span<const std::string> names = {};  // of the seats, for `then`
};

// From a view, within a budget. The same seed and iterations give the same advice.
Advised advise(const Position& view, Seat seat, const Budget& budget, const Seed& seed,
               const AdviceOptions& options = {});

// The same in slices, for hosts without threads.
class Advising {
public:
    virtual ~Advising() = default;
    // Searches for this many more iterations. True once there is nothing left but to explain.
    virtual bool go_on(std::uint64_t iterations) = 0;
    // The part of its budget that is spent.
    virtual double spent() const = 0;
    // What was found so far, explained; ends the search.
    virtual Advised answer() = 0;
};
std::unique_ptr<Advising> begin_advice(const Position& view, Seat seat, const Budget& budget, const Seed& seed,
                                       const AdviceOptions& options = {});

// Whether a seat has a choice here, each set of picks counted once.
bool has_choice(const Position& view, Seat seat);

// A move as this seat reads it, with what to expect of it.
protocol::Advice describe(const Position& view, Seat seat, const Advice& advice, std::span<const std::string> names);
// The moves as a hint.
protocol::Hint hint_of(const Position& view, Seat seat, const Advised& advised,
                       std::span<const std::string> names = {});

// The result of a game that is over.
Expected expected_at_end(const Position& position);

// Whether points are expected, in solo games, and not shares of a win.
bool in_points(const Position& position);
// "54 %", or "43.2" points.
std::string expected_text(double expected, bool in_points);
// "54 % to win", or "about 43.2 points".
std::string expected_phrase(double expected, bool in_points);
// How much one is better than another: "1.4 points", "2.5 %", "12 %".
std::string difference_text(double by, bool in_points);
// What so much lost is worth as a share of a win: in solo games what such a lead would be worth between equals.
double share_of(const Position& position, double lost);

}  // namespace skerry
