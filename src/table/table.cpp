// SPDX-License-Identifier: Apache-2.0
#include "table/table.h"

#include <algorithm>

namespace skerry {

Result<Table> Table::begin(const AnyGame& game, const std::string& setup, const Seed& seed,
                           std::vector<std::string> names, std::string when) {
    SKERRY_LET(const auto value, json::parse(setup));
    SKERRY_LET(auto position, game.begin(value, seed));
    const std::size_t players = game.players(position);
    if (names.empty()) names = game.seat_names(players);
    if (names.size() != players) return Error{"There must be a name for each player."};
    Record record{.game = &game,
                  .rules = game.info().rules,
                  .setup = game.setup_json(position),
                  .seed = seed,
                  .names = std::move(names),
                  .began = std::move(when)};
    return Table(std::move(record), std::move(position));
}

Result<Table> Table::resume(Record record) {
    SKERRY_TRY(verify(record));
    SKERRY_LET(auto first, first_position(record));
    std::vector<RecordedMove> moves = std::move(record.moves);
    record.moves.clear();
    record.last.clear();
    record.picture.clear();
    Table table(std::move(record), std::move(first));
    for (const RecordedMove& move : moves) table.play(move.seat, table.game().parse_move(move.text).value(), move.at);
    return table;
}

std::span<const Move> Table::choices(Seat seat) const {
    auto& list = choices_[seat.index()];
    if (!list) list = game().moves(position_, seat);
    return *list;
}

bool Table::legal(Seat seat, Move move) const {
    const auto& list = choices_[seat.index()];
    if (!list || is_put_back(move)) return game().legal(position_, seat, move);
    return std::find(list->begin(), list->end(), move) != list->end();
}

Result<void> Table::play(Seat seat, std::string_view line, std::string_view when) {
    if (!waiting().has(seat)) return Error{"You have nothing to decide now."};
    SKERRY_LET(const auto moves, read_moves(position_, seat, line));
    for (Move move : moves) play(seat, move, when);
    return {};
}

void Table::play(Seat seat, Move move, std::string_view when) {
    const bool overlap = waiting().size() > 1;
    Played played{seat, move, std::string(when), Revealed::no, overlap, position_, {}};
    played.revealed = game().play(position_, seat, move, record_.names, &played.happened);
    choices_ = {};
    for (std::uint8_t i = 0; i < record_.names.size() && played.unseen; ++i)
        played.unseen = Seat(i) == seat || game().view(played.before, Seat(i)) == view(Seat(i));
    played_.push_back(std::move(played));
    settle();
}

// Frees positions that nobody can return to.
void Table::settle() {
    std::size_t keep = played_.size();
    for (std::uint8_t i = 0; i < record_.names.size(); ++i)
        keep = std::min({keep, turn_begin(Seat(i)), asked_begin(Seat(i), true)});
    for (; settled_ < keep; ++settled_) played_[settled_].before = Position(game(), {});
}

// The first move that this seat can take back; the number of moves if there is none.
std::size_t Table::turn_begin(Seat seat) const {
    std::size_t begin = played_.size();
    bool others = false;
    for (std::size_t i = played_.size(); i-- > settled_;) {
        if (played_[i].seat != seat) {
            others = true;
            continue;
        }
        if (played_[i].revealed == Revealed::yes || (others && !played_[i].unseen)) break;
        begin = i;
    }
    return begin;
}

// The first move of this seat's last turn, or its last one, if nothing has been revealed since; the number of moves if
// there is none.
std::size_t Table::asked_begin(Seat seat, bool turn) const {
    std::size_t begin = played_.size();
    const std::size_t first = std::max(settled_, played_.size() - std::min(played_.size(), max_asked));
    for (std::size_t i = played_.size(); i-- > first;) {
        const bool found = begin < played_.size();
        if (played_[i].revealed == Revealed::yes || (found && (!turn || played_[i].seat != seat))) break;
        if (played_[i].seat == seat) begin = i;
    }
    return begin;
}

Result<std::size_t> Table::with_consent(Seat seat, bool turn) const {
    const std::size_t begin = asked_begin(seat, turn);
    if (begin < played_.size()) return played_.size() - begin;
    if (last_move(seat) == 0) return Error{"There is nothing to take back."};
    for (std::size_t i = played_.size(); i-- >= last_move(seat);)
        if (played_[i].revealed == Revealed::yes)
            return Error{"What has been revealed since can't be forgotten, so nothing can be taken back."};
    return Error{"That was too long ago to be taken back."};
}

Result<void> Table::take_back_last() {
    if (played_.size() <= settled_) return Error{"There is nothing to take back."};
    position_ = std::move(played_.back().before);
    played_.pop_back();
    choices_ = {};
    return {};
}

bool Table::seen_by_others(Seat seat) const {
    const std::size_t last = last_move(seat);
    return last > 0 && !played_[last - 1].unseen;
}

std::size_t Table::last_move(Seat seat) const {
    std::size_t at = played_.size();
    while (at > 0 && played_[at - 1].seat != seat) --at;
    return at;
}

Result<void> Table::may_take_back(Seat seat) const {
    if (turn_begin(seat) < played_.size()) return {};
    const std::size_t last = last_move(seat);
    if (last == 0) return Error{"There is nothing to take back."};
    if (played_[last - 1].revealed == Revealed::yes)
        return Error{"The last move revealed something, so it can't be taken back."};
    return Error{record_.names[played_.back().seat.index()] + " has moved since."};
}

// Replays what others did since, without having seen it.
Result<std::size_t> Table::take_back(Seat seat) {
    SKERRY_TRY(may_take_back(seat));
    const std::size_t at = last_move(seat) - 1;
    position_ = std::move(played_[at].before);
    played_.erase(played_.begin() + static_cast<std::ptrdiff_t>(at));
    for (std::size_t i = at; i < played_.size(); ++i) {
        played_[i].before = position_;
        std::vector<ToldEvent> again;
        game().play(position_, played_[i].seat, played_[i].move, record_.names, &again);
    }
    choices_ = {};
    return at;
}

Result<void> Table::take_back_turn(Seat seat) {
    SKERRY_TRY(may_take_back(seat));
    while (may_take_back(seat)) (void)take_back(seat);
    return {};
}

// The names are not in the position, so the same moves say the same with the new one.
void Table::rename(Seat seat, std::string name) {
    record_.names[seat.index()] = std::move(name);
    auto begun = first_position(record_);
    SKERRY_CHECK(bool(begun));
    Position now = std::move(begun).value();
    for (Played& played : played_) {
        played.before.held() = now.held();
        played.happened.clear();
        game().play(now, played.seat, played.move, record_.names, &played.happened);
    }
    position_.held() = std::move(now.held());
}

std::size_t Table::turn_length(Seat seat) const {
    std::size_t length = 0;
    for (std::size_t i = turn_begin(seat); i < played_.size(); ++i) length += played_[i].seat == seat;
    return length;
}

std::vector<std::string> Table::log(Seats eyes, std::size_t since) const {
    std::vector<std::string> lines;
    for (std::size_t i = since; i < played_.size(); ++i)
        for (const ToldEvent& event : played_[i].happened)
            if (sees(eyes, event.audience)) lines.push_back(event.text);
    return lines;
}

Record Table::written() const {
    Record record = record_;
    for (const Played& played : played_)
        record.moves.push_back({played.seat, game().move_text(played.move), played.at, {}});
    return record;
}

Record Table::record() const {
    Record record = written();
    record.hash = game().hash(position_);
    return record;
}

Record Table::lasting_record() const {
    Record record = written();
    for (std::size_t i = 0; i < record.moves.size(); ++i)
        for (const ToldEvent& event : played_[i].happened)
            if (sees(Seats::none(), event.audience)) record.moves[i].log.push_back(event.text);
    keep_last(record, position_);
    return record;
}

}  // namespace skerry
