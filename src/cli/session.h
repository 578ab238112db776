// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "cli/console.h"
#include "table/table.h"

namespace skerry::cli {

// Writes games to a file, unless it contains something else.
Result<void> save_games(const std::string& path, const Campaign& games);

// A game between people at one terminal, and bots. run() plays it until it is over or somebody leaves.
//
// People decide before bots if both are waiting, so that a fast bot never costs anybody a take-back. A forced move is
// played automatically, unless it would end the chance to take something back: that one waits for Enter.
class Session {
public:
    struct Options {
        std::vector<std::string> bots;              // one per seat: a bot's name, or nothing for a person
        bool automatic = true;                      // play forced moves automatically
        std::string file;                           // where the game was resumed from
        Campaign earlier;                           // games of the campaign before this one
        std::chrono::milliseconds timeout{10'000};  // per answer of a program
    };

    Session(Table table, Options options, Streams& streams);
    int run();
    bool left() const { return left_; }
    const Table& table() const { return table_; }
    // This game and the ones before it, where it is saved, and who plays.
    Campaign games() const;
    const Options& options() const { return options_; }

private:
    // ---- The course of the game ----
    void introduce();
    void play_bot(Seat seat);
    void decide(Seat seat);
    bool play_forced(Seat seat);
    void hand_over(Seat seat);
    void finish();

    // ---- What is shown ----
    void show(Seat seat);
    void show_moves(Seat seat);
    void list_moves(Seat seat, std::span<const Move> moves);
    void show_log(Seats eyes, std::size_t since);
    void say(std::string_view text);
    const std::string& name(Seat seat) const { return table_.names()[seat.index()]; }

    // ---- What was typed. True: somebody has moved or left, so ask the decision again ----
    bool obey(Seat seat, const std::string& line);
    bool play_line(Seat seat, const std::string& line);
    Result<void> play_part(Seat seat, const std::string& part);
    bool play_number(Seat seat, const std::string& line);
    bool undo(Seat seat, bool whole_turn);
    bool change_seat(Seat seat, const std::string& wanted);
    bool leave();
    void tell_log(Seat seat, const std::string& how_much);
    void tell_why(Seat seat, const std::string& wanted);
    void tell_help(const std::string& wanted);
    void tell_hint(Seat seat);
    void tell_scores();
    void save(const std::string& path);

    Table table_;
    Options options_;
    Seed seed_;
    Streams& streams_;
    Console console_;
    std::vector<std::unique_ptr<Bot>> bots_;  // empty for people
    Seats people_;
    Seats failed_;                   // bots that were programs
    std::vector<std::size_t> seen_;  // how many moves each seat has seen
    std::optional<Seat> at_screen_;  // who looked last
    std::size_t saved_ = 0;          // moves in the file
    std::string notice_;             // shown with the table next time
    bool left_ = false;
    bool warned_ = false;  // that leaving loses the game
};

}  // namespace skerry::cli
