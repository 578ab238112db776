#include "table/table.h"

namespace skerry {

Result<Table> Table::begin(const AnyGame& game, const std::string& setup, const Seed& seed,
                           std::vector<std::string> names, std::string when) {
    const auto value = json::parse(setup);
    if (!value) return Error{value.error()};
    auto position = game.begin(value.value(), seed);
    if (!position) return Error{position.error()};
    const std::size_t players = game.players(position.value());
    if (names.empty()) names = game.seat_names(players);
    if (names.size() != players) return Error{"There must be a name for each player."};
    Record record{.game = &game,
                  .rules = game.info().rules,
                  .setup = game.setup_json(position.value()),
                  .seed = seed,
                  .names = std::move(names),
                  .began = std::move(when)};
    return Table(std::move(record), std::move(position).value());
}

Result<Table> Table::resume(Record record) {
    if (const auto fine = verify(record); !fine) return Error{fine.error()};
    auto first = first_position(record);
    if (!first) return Error{first.error()};
    std::vector<RecordedMove> moves = std::move(record.moves);
    record.moves.clear();
    Table table(std::move(record), std::move(first).value());
    for (const RecordedMove& move : moves) table.play(move.seat, table.game().parse_move(move.text).value(), move.at);
    return table;
}

Result<void> Table::play(Seat seat, std::string_view line, std::string_view when) {
    if (!waiting().has(seat)) return Error{"It is not your decision now."};
    const auto moves = read_moves(position_, seat, line);
    if (!moves) return Error{moves.error()};
    for (Move move : moves.value()) play(seat, move, when);
    return {};
}

void Table::play(Seat seat, Move move, std::string_view when) {
    Played played{Revealed::no, {}};
    before_.push_back(position_);
    played.revealed = game().play(position_, seat, move, record_.names, &played.happened);
    if (played.revealed == Revealed::yes) before_.clear();
    played_.push_back(std::move(played));
    record_.moves.push_back({seat, game().move_text(move), std::string(when)});
}

Result<void> Table::may_take_back(Seat seat) const {
    if (played_.empty()) return Error{"There is nothing to take back."};
    if (record_.moves.back().seat != seat)
        return Error{record_.names[record_.moves.back().seat.index()] + " has moved since."};
    if (played_.back().revealed == Revealed::yes)
        return Error{"The last move revealed something, so it cannot be taken back."};
    return {};
}

Result<void> Table::take_back(Seat seat) {
    if (const auto fine = may_take_back(seat); !fine) return fine;
    position_ = std::move(before_.back());
    before_.pop_back();
    played_.pop_back();
    record_.moves.pop_back();
    return {};
}

Result<void> Table::take_back_turn(Seat seat) {
    if (const auto fine = may_take_back(seat); !fine) return fine;
    while (may_take_back(seat)) (void)take_back(seat);
    return {};
}

std::size_t Table::turn_length(Seat seat) const {
    std::size_t length = 0;
    for (std::size_t i = played_.size(); i-- > 0 && record_.moves[i].seat == seat; ++length)
        if (played_[i].revealed == Revealed::yes) break;
    return length;
}

std::vector<std::string> Table::log(Seats eyes, std::size_t since) const {
    std::vector<std::string> lines;
    for (std::size_t i = since; i < played_.size(); ++i)
        for (const Happening& happening : played_[i].happened)
            if (sees(eyes, happening.audience)) lines.push_back(happening.text);
    return lines;
}

Record Table::record() const {
    Record record = record_;
    record.hash = game().hash(position_);
    return record;
}

}  // namespace skerry
