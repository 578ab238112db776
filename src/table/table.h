// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"

namespace skerry {

// A live game: the position, the moves so far, what happened, and how far they can be taken back. No sockets, no disk,
// no clock of its own. choices() says what a seat may do, play() does it.
class Table {
public:
    // Begins a game, or continues a record where it stopped.
    static Result<Table> begin(const AnyGame& game, const std::string& setup, const Seed& seed,
                               std::vector<std::string> names, std::string when = {});
    static Result<Table> resume(Record record);

    const AnyGame& game() const { return *record_.game; }
    const Position& position() const { return position_; }
    std::span<const std::string> names() const { return record_.names; }
    const Seed& seed() const { return record_.seed; }
    std::size_t moves_played() const { return played_.size(); }
    Seat mover(std::size_t move) const { return played_[move].seat; }
    Seats waiting() const { return game().waiting(position_); }
    bool over() const { return waiting().empty(); }
    Position view(Seats eyes) const { return game().view(position_, eyes); }

    // The legal moves of a seat: made once per decision, and asked by whoever offers, reads or checks a move.
    std::span<const Move> choices(Seat seat) const;
    // One of them, or the putting back of something picked.
    bool legal(Seat seat, Move move) const;

    // Plays what a person typed (see read_moves), completely or not at all.
    Result<void> play(Seat seat, std::string_view line, std::string_view when = {});
    // A legal move.
    void play(Seat seat, Move move, std::string_view when = {});

    // Takes back this seat's last move and returns it, or all of its latest moves that can be taken back. A move can be
    // taken back if it revealed nothing and nobody has moved since, or, where turns overlap, nobody could see it.
    Result<void> may_take_back(Seat seat) const;
    Result<std::size_t> take_back(Seat seat);
    Result<void> take_back_turn(Seat seat);
    // How many moves, counted from the end, would go with this seat's last one, or with its last turn, if everybody
    // agreed to take them back. None of them may have revealed anything: nobody forgets.
    Result<std::size_t> with_consent(Seat seat, bool turn) const;
    // Takes back the last move, whoever made it.
    Result<void> take_back_last();
    // Whether somebody else can tell that this seat made its last move.
    bool seen_by_others(Seat seat) const;
    // The number of this seat's last move, counted from 1; 0 if there is none.
    std::size_t last_move(Seat seat) const;
    // How many moves of this seat can be taken back.
    std::size_t turn_length(Seat seat) const;

    // Somebody has another name: what happened is told again with it.
    void rename(Seat seat, std::string name);

    // The events of a move, counted from 0.
    std::span<const ToldEvent> happened(std::size_t move) const { return played_[move].happened; }
    // The events after this many moves, as far as these eyes may know.
    std::vector<std::string> log(Seats eyes, std::size_t since = 0) const;

    // Replaces the position by an imagined one, for tests of what can be told from outside.
    void suppose(Position position) {
        position.held() = std::move(position_.held());
        position_ = std::move(position);
        choices_ = {};
    }

    // The game as a record, with the hash of the current position.
    Record record() const;
    // The same with the public log and the position, so that it stays readable when the rules change.
    Record lasting_record() const;

private:
    struct Played {
        Seat seat;
        Move move;
        std::string at;
        Revealed revealed;
        bool unseen;      // no other seat could tell from its view that this move was made
        Position before;  // kept while the move can be taken back
        std::vector<ToldEvent> happened;
    };

    Record written() const;
    void settle();
    static constexpr std::size_t max_asked = 64;  // moves that can be taken back by agreement
    std::size_t turn_begin(Seat seat) const;
    std::size_t asked_begin(Seat seat, bool turn) const;

    Table(Record record, Position position) : record_(std::move(record)), position_(std::move(position)) {}

    Record record_;  // without its moves: those become text when somebody asks for the record
    Position position_;
    std::vector<Played> played_;
    mutable std::array<std::optional<std::vector<Move>>, max_seats> choices_;  // as far as somebody has asked
    std::size_t settled_ = 0;  // moves before this one can't be taken back
};

}  // namespace skerry
