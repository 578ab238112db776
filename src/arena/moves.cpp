// SPDX-License-Identifier: Apache-2.0
#include "arena/moves.h"

#include <algorithm>

namespace skerry {

std::size_t MoveCounts::kind_of(Move move) {
    const auto [at, fresh] = by_move_.try_emplace(move.bits());
    if (!fresh) return at->second;
    std::string text = game_->move_text(move);
    const std::size_t verb = text.find(' ');
    if (verb != std::string::npos) text.resize(std::min(text.find(' ', verb + 1), text.size()));
    const auto [kind, unseen] = by_text_.try_emplace(text, counts_.size());
    if (unseen) {
        counts_.emplace_back().text = text;
        for (auto& seat : seen_) seat.resize(counts_.size());
    }
    return at->second = kind->second;
}

void MoveCounts::saw(Seat seat, std::span<const Move> moves, Move chosen) {
    if (moves.size() < 2) return;
    offered_.clear();
    for (const Move move : moves) offered_.push_back(kind_of(move));
    std::sort(offered_.begin(), offered_.end());
    offered_.erase(std::unique(offered_.begin(), offered_.end()), offered_.end());
    for (const std::size_t kind : offered_) ++seen_[seat.index()][kind].offered;
    ++seen_[seat.index()][kind_of(chosen)].chosen;
}

void MoveCounts::finish(const Ranking& ranking) {
    for (std::size_t i = 0; i < ranking.seats.size(); ++i)
        for (std::size_t kind = 0; kind < counts_.size(); ++kind) {
            const Seen seen = std::exchange(seen_[i][kind], {});
            if (seen.offered == 0) continue;
            const Standing& standing = ranking.seats[i];
            MoveCount& count = counts_[kind];
            count.offered += seen.offered;
            count.chosen += seen.chosen;
            (seen.chosen > 0 ? count.taken : count.left) += 1;
            (seen.chosen > 0 ? count.taken_won : count.left_won) += standing.won;
            (seen.chosen > 0 ? count.taken_points : count.left_points) += standing.total;
        }
}

void MoveCounts::add(const MoveCounts& other) {
    for (const MoveCount& theirs : other.counts_) {
        const auto [at, fresh] = by_text_.try_emplace(theirs.text, counts_.size());
        if (fresh) {
            counts_.emplace_back().text = theirs.text;
            for (auto& seat : seen_) seat.resize(counts_.size());
        }
        MoveCount& mine = counts_[at->second];
        mine.offered += theirs.offered, mine.chosen += theirs.chosen;
        mine.taken += theirs.taken, mine.taken_won += theirs.taken_won, mine.taken_points += theirs.taken_points;
        mine.left += theirs.left, mine.left_won += theirs.left_won, mine.left_points += theirs.left_points;
    }
}

std::vector<MoveCount> MoveCounts::table() const {
    std::vector<MoveCount> table = counts_;
    std::sort(table.begin(), table.end(), [](const MoveCount& a, const MoveCount& b) { return a.text < b.text; });
    return table;
}

void describe(json::Writer& out, std::span<const MoveCount> moves) {
    out.list();
    for (const MoveCount& move : moves) {
        out.object().field("move", move.text).field("offered", move.offered).field("chosen", move.chosen);
        out.field("taken", move.taken).field("taken_won", move.taken_won).field("taken_points", move.taken_points);
        out.field("left", move.left).field("left_won", move.left_won).field("left_points", move.left_points).end();
    }
    out.end();
}

}  // namespace skerry
