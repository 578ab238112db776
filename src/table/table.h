#pragma once

#include <string>
#include <vector>

#include "record/record.h"

namespace skerry {

// A live game: the position, the moves so far, what happened, and how far they can be taken back. No sockets, no disk, no
// clock of its own.
class Table {
public:
    // Begins a game, or takes up a record where it stopped.
    static Result<Table> begin(const AnyGame& game, const std::string& setup, const Seed& seed,
                               std::vector<std::string> names, std::string when = {});
    static Result<Table> resume(Record record);

    const AnyGame& game() const { return *record_.game; }
    const Position& position() const { return position_; }
    std::span<const std::string> names() const { return record_.names; }
    const Seed& seed() const { return record_.seed; }
    std::size_t moves_played() const { return record_.moves.size(); }
    std::span<const RecordedMove> moves() const { return record_.moves; }
    Seats waiting() const { return game().waiting(position_); }
    bool over() const { return waiting().empty(); }
    Position view(Seats eyes) const { return game().view(position_, eyes); }

    // Plays what a person typed (see read_moves), all of it or nothing.
    Result<void> play(Seat seat, std::string_view line, std::string_view when = {});
    // A legal move.
    void play(Seat seat, Move move, std::string_view when = {});

    // Takes the last move back, if it is this seat's and revealed nothing to anybody; or the whole row of such moves.
    Result<void> may_take_back(Seat seat) const;
    Result<void> take_back(Seat seat);
    Result<void> take_back_turn(Seat seat);
    // How many moves of this seat can be taken back.
    std::size_t turn_length(Seat seat) const;

    // What a move brought about, counted from 0.
    std::span<const Happening> happened(std::size_t move) const { return played_[move].happened; }
    // What happened since a number of moves, as far as these eyes may know.
    std::vector<std::string> log(Seats eyes, std::size_t since = 0) const;

    // Another position in place of this one: what somebody imagines, for tests of what can be told from outside.
    void suppose(Position position) { position_ = std::move(position); }

    // The game as a record, with the hash of the position as it is.
    Record record() const;

private:
    struct Played {
        Revealed revealed;
        std::vector<Happening> happened;
    };

    Table(Record record, Position position) : record_(std::move(record)), position_(std::move(position)) {}

    Record record_;
    Position position_;
    std::vector<Played> played_;    // one a move of the record
    std::vector<Position> before_;  // the positions before those moves that nothing was revealed since
};

}  // namespace skerry
