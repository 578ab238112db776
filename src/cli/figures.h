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

// A bar of this share of a width.
std::string bar(double part, std::size_t width);
// A progress line on a terminal, redrawn each time; `more` follows it.
void show_progress(std::ostream& err, std::uint64_t done, std::uint64_t all, const std::string& more = {});
void end_progress(std::ostream& err);

// A bar per number, or per range of numbers if there are many. The last column adds up from the best end.
void show_distribution(std::ostream& out, const std::string& title, const std::map<int, std::uint64_t>& counts,
                       bool fewest_win, bool colour);
// The statistics per kind of move.
void show_moves(std::ostream& out, std::span<const MoveCount> moves, bool colour);

// Plays a match, with a progress bar on a terminal; `before` precedes the share.
Result<MatchReport> play_shown(Match& match, const std::string& before, Streams& streams);

// The games lost because programs failed.
std::string failures_text(std::uint64_t games, const std::string& first);

// An Elo difference with its interval: "+76 (95 %: +43 to +110)".
std::string elo_text(const Estimate& elo);

}  // namespace skerry::cli
