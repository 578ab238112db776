// SPDX-License-Identifier: Apache-2.0
#include "table/film.h"

#include <algorithm>

namespace skerry {
namespace {

// What today's rules can't replay, as it was recorded.
void add_rest(protocol::Replay& replay, const Record& record, Seats eyes, std::size_t from) {
    auto& rest = replay.rest.emplace();
    for (std::size_t i = from; i < record.moves.size(); ++i) {
        const RecordedMove& move = record.moves[i];
        protocol::RestMove line{static_cast<std::int64_t>(i + 1), move.seat, {}, move.log};
        if (eyes.has(move.seat)) line.move = move.text;
        rest.push_back(std::move(line));
    }
    // It was saved with everything revealed.
    const bool all = eyes == Seats::first(static_cast<std::uint8_t>(record.names.size()));
    if (!record.last.empty() && all)
        replay.kept = protocol::KeptText{static_cast<std::int64_t>(record.after), record.picture};
}

// What points came from: some were gained along the way, some are known when the game is over.
class Sources {
public:
    explicit Sources(const Record& record)
        : game_(*record.game), sums_(game_.sources().size(), std::vector<int>(record.names.size(), 0)) {}
    void add(Seat seat, const Credit& credit) {
        if (credit.points != 0) sums_[credit.source][seat.index()] += credit.points;
    }
    void add_all(std::span<const ToldEvent> happened) {
        for (const ToldEvent& event : happened) add(event.seat, event.credit);
    }
    // Those that somebody has points of.
    std::vector<protocol::SourceLine> lines(const Position& over) {
        for (std::uint8_t i = 0; i < game_.players(over); ++i)
            for (const Credit& credit : game_.credits(over, Seat(i))) add(Seat(i), credit);
        std::vector<protocol::SourceLine> lines;
        for (std::size_t i = 0; i < sums_.size(); ++i)
            if (std::any_of(sums_[i].begin(), sums_[i].end(), [](int points) { return points != 0; }))
                lines.push_back(
                    {std::string(game_.sources()[i].category), std::string(game_.sources()[i].name), sums_[i]});
        return lines;
    }

private:
    const AnyGame& game_;
    std::vector<std::vector<int>> sums_;  // by source and seat
};

void add_end(protocol::Replay& replay, const Position& over, Seats eyes,
             const std::vector<protocol::SourceLine>& sources) {
    const AnyGame& game = over.game();
    if (!sources.empty()) replay.sources = sources;
    const Position view = game.view(over, eyes);
    auto& all = replay.belongings.emplace();
    for (std::uint8_t i = 0; i < game.players(view); ++i) all.push_back(game.belongings(view, Seat(i)));
}

protocol::Frame frame_of(const Position& position, Seats eyes, std::span<const ToldEvent> happened) {
    const AnyGame& game = position.game();
    const Position view = game.view(position, eyes);
    protocol::Frame frame;
    frame.view = {game.json(view)};
    frame.facts = {game.facts(view)};
    frame.waiting = protocol::list_of(game.waiting(view));
    for (const ToldEvent& event : happened)
        if (sees(eyes, event.audience)) frame.happened.push_back({event.seat, event.text, {event.json}});
    if (const auto round = game.round(view)) frame.round = *round;
    const Ranking ranking = game.ranking(view);
    for (std::uint8_t seat = 0; seat < ranking.seats.size(); ++seat) {
        frame.totals.push_back(ranking.seats[seat].total);
        if (ranking.seats[seat].hidden != 0) frame.hidden.push(Seat(seat));
    }
    return frame;
}

// A move of the record as its seat reads it; nothing if it put something back.
json::Optional<std::string> label_of(const Record& record, std::size_t index, const Position& before) {
    const auto move = record.game->parse_move(record.moves[index].text);
    if (!move || is_put_back(move.value())) return {};
    return record.game->label(before, record.moves[index].seat, move.value(), record.names).head;
}

}  // namespace

Result<Film> Film::develop(Record record) {
    Film film;
    const bool other = record.by_other_rules();
    auto position = first_position(record);
    if (!position && !other) return position.error();
    if (position) {
        film.marks_.push_back(position.value());
        Sources sources(record);
        std::vector<ToldEvent> happened;  // a position holds events back only if somebody listens
        for (film.frames_ = 1; film.frames_ <= record.moves.size(); ++film.frames_) {
            happened.clear();
            if (film.frames_ % page_size == 0) film.marks_.push_back(position.value());
            const auto played = replay_move(record, film.frames_ - 1, position.value(), &happened);
            sources.add_all(happened);
            if (played) continue;
            if (!other) return played.error();
            break;
        }
        if (!other && record.game->waiting(position.value()).empty()) {
            film.sources_ = sources.lines(position.value());
            film.last_ = std::move(position).value();
        }
    }
    if (other) {
        const Replayed all = replay_as_far(record);
        film.note_ = other_rules_text(*record.game, record.rules) + " " + all.text;
        if (!all.same) film.rest_ = all.moves;
    }
    film.record_ = std::move(record);
    return film;
}

protocol::Replay Film::page(std::size_t from, Seats eyes, std::size_t most) const {
    protocol::Replay replay;
    replay.of = static_cast<std::int64_t>(frames_);
    replay.rounds = protocol::unless_empty(std::string(record_.game->round_word()));
    replay.note = protocol::unless_empty(note_);
    const std::size_t end = std::min(frames_, std::min(from, frames_) + most);
    if (from < end) {
        const std::size_t mark = from / page_size;
        std::size_t done = mark == 0 ? 0 : mark * page_size - 1;
        Position position = marks_[mark];
        std::vector<ToldEvent> happened;
        for (std::size_t i = from; i < end; ++i) {
            json::Optional<std::string> label;
            for (; done < i; ++done) {
                happened.clear();
                if (done + 1 == i) label = label_of(record_, done, position);
                SKERRY_CHECK(bool(replay_move(record_, done, position, &happened)));
            }
            replay.frames.push_back(frame_of(position, eyes, happened));
            protocol::Frame& frame = replay.frames.back();
            frame.seq = static_cast<std::int64_t>(i);
            if (i == 0) continue;
            frame.seat = record_.moves[i - 1].seat;
            frame.move = record_.moves[i - 1].text;
            frame.label = std::move(label);
        }
    }
    if (rest_ && end == frames_) add_rest(replay, record_, eyes, *rest_);
    if (last_ && end == frames_) add_end(replay, *last_, eyes, sources_);
    return replay;
}

}  // namespace skerry
