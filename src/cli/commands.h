// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/setup.h"
#include "cli/streams.h"

// The sub-commands: their arguments, and the functions that carry them out and return the exit code. run.cpp parses
// the command line into these.
namespace skerry::cli {

struct GamesArgs {
    bool json = false;
};
int games(const GamesArgs& args, Streams& streams);

struct PlayArgs {
    SetupArgs setup;
    std::vector<std::string> bots;   // of the last seats
    std::vector<std::string> names;  // of the seats, or of the people
    std::string seed;
    std::string resume;
    bool automatic = true;  // play forced moves automatically
    double timeout = 10;    // seconds per answer of a program that is a bot
};
int play(const PlayArgs& args, Streams& streams);

// Asks what to play, then plays it.
int pick(Streams& streams);

struct SimulateArgs {
    SetupArgs setup;
    std::vector<std::string> bots{"random"};
    std::uint64_t games = 1000;
    std::string seed = "1";
    unsigned threads = 0;
    bool campaigns = false;  // `games` of them
    bool moves = false;      // statistics per kind of move
    double timeout = 10;
    bool json = false;
};
int simulate(const SimulateArgs& args, Streams& streams);

struct TuneArgs {
    SetupArgs setup;
    std::uint32_t iterations = 500;
    std::uint64_t games = 100;
    std::optional<std::uint64_t> solo_games;
    std::string seed = "1";
    unsigned threads = 0;
};
int tune(const TuneArgs& args, Streams& streams);

struct ReplayArgs {
    std::string file;
    bool step = false;
    bool verify = false;
    std::string commitment;
    bool json = false;
    std::string eyes = "all";
};
int replay(const ReplayArgs& args, Streams& streams);

struct MatchArgs {
    SetupArgs setup;
    std::vector<std::string> bots;  // two
    std::optional<std::uint64_t> games;
    std::string seed;
    std::string sprt;  // two Elo differences
    unsigned threads = 0;
    std::string keep;    // finished pairs are saved to this file and continued from it
    std::string resume;  // the file defines the match
    double timeout = 10;
    bool moves = false;
    bool json = false;
};
int match(const MatchArgs& args, Streams& streams);

struct LadderArgs {
    SetupArgs setup;
    std::vector<std::string> bots;  // each plays the next; empty: greedy and the levels
    std::uint64_t games = 100;      // each
    std::string seed = "1";
    unsigned threads = 0;
    std::string keep;  // a folder
    double timeout = 10;
    bool json = false;
};
int ladder(const LadderArgs& args, Streams& streams);

struct AnalyseArgs {
    std::string file;
    std::uint32_t iterations = 5000;
    unsigned threads = 0;
    bool all = false;  // every decision, not only the turning points
    bool json = false;
};
int analyse(const AnalyseArgs& args, Streams& streams);

int referee(Streams& streams);

struct BenchArgs {
    SetupArgs setup;  // no game: all of them
    bool instructions = false;
    bool json = false;
};
int bench(const BenchArgs& args, Streams& streams);

// Measures the server: `skerry bench server`.
int bench_server(Streams& streams);

// Plays random games and prints the number of decisions: bench counts its instructions.
int bench_loop(const std::string& game, const std::string& setup, std::uint64_t games, Streams& streams);

struct ServeArgs {
    std::string config;
    std::vector<std::pair<std::string, std::string>> settings;  // by name, see server/settings.h
};
int serve(const ServeArgs& args, Streams& streams);

// The components of a game as JSON, and the types of a game or of the protocol in TypeScript: what clients are built
// with.
int components(const std::string& game, Streams& streams);
int types(const std::string& what, bool tables, Streams& streams);

int version(bool json, Streams& streams);

}  // namespace skerry::cli
