// SPDX-License-Identifier: Apache-2.0
#include "table/history.h"

#include <algorithm>

namespace skerry {

History::Outlook History::outlook(const Table& table) {
    Outlook now;
    for (std::uint8_t i = 0; i < table.names().size(); ++i) {
        now.views.push_back(table.view(Seat(i)));
        const auto moves = table.choices(Seat(i));
        now.moves.emplace_back(moves.begin(), moves.end());
    }
    now.views.push_back(table.view(Seats::none()));
    return now;
}

void History::take_back(std::size_t at, Seats seen) {
    const auto move = moves_.begin() + static_cast<std::ptrdiff_t>(at);
    undone_.push_back({seq_, *move, seen});
    moves_.erase(move);
}

Seats History::note(const Outlook* before, const Table& table, Seat seat) {
    const Outlook now = before ? outlook(table) : Outlook();
    Seats asked;
    for (std::size_t i = 0; i < seen_.size(); ++i)
        if (!before || i == seat.index() || before->views[i] != now.views[i]) seen_[i] = seq_;
    for (std::uint8_t i = 0; i < decision_.size(); ++i)
        if (!before || i == seat.index() || before->moves[i] != now.moves[i]) {
            decision_[i] = seq_;
            asked.add(Seat(i));
        }
    return asked;
}

void History::tell_all(std::int64_t seq) {
    seq_ = seq;
    std::fill(seen_.begin(), seen_.end(), seq_);
}

void History::remember(const Deed& deed) {
    if (deed.key.empty()) return;
    repeats_.push_back({deed.user, deed.key, deed.expected, seq_});
    if (repeats_.size() > max_repeats) repeats_.pop_front();
}

std::int64_t History::seen(Seats eyes) const {
    if (eyes.empty()) return seen_.back();
    std::int64_t seq = 0;
    for (Seat seat : eyes) seq = std::max(seq, seen_[seat.index()]);
    return seq;
}

std::optional<std::int64_t> History::repeated(const std::string& user, const std::string& key, std::int64_t seq) const {
    if (key.empty()) return std::nullopt;
    for (const Repeat& repeat : repeats_)
        if (repeat.user == user && repeat.key == key && repeat.expected == seq) return repeat.seq;
    return std::nullopt;
}

std::optional<std::int64_t> History::led_to(const std::string& user, const std::string& key) const {
    for (auto repeat = repeats_.rbegin(); repeat != repeats_.rend(); ++repeat)
        if (repeat->user == user && repeat->key == key) return repeat->seq;
    return std::nullopt;
}

}  // namespace skerry
