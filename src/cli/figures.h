// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <map>
#include <span>
#include <string>

#include "arena/match.h"
#include "cli/streams.h"

// Numbers over many games, drawn as text.
namespace skerry::cli {

double seconds_since(std::chrono::steady_clock::time_point began);

// So many signs of a width.
std::string bar(double part, std::size_t width);
// A line on a terminal that is drawn again and again; `more` stands behind it.
void show_progress(std::ostream& err, std::uint64_t done, std::uint64_t all, const std::string& more = {});
void end_progress(std::ostream& err);

// A bar for each number, or for a few of them together where there are many. The last column adds up from the good end.
void show_distribution(std::ostream& out, const std::string& title, const std::map<int, std::uint64_t>& counts,
                       bool fewest_win, bool colour);
// What came of each kind of move.
void show_moves(std::ostream& out, std::span<const MoveCount> moves, bool colour);

// Plays a match with a progress bar where somebody looks; `before` stands before the share.
Result<MatchReport> play_shown(Match& match, const std::string& before, Streams& streams);

// What programs that failed have cost.
std::string failures_text(std::uint64_t games, const std::string& first);

// An Elo difference with its interval: "+76 (95 %: +43 to +110)".
std::string elo_text(const Estimate& elo);

}  // namespace skerry::cli
