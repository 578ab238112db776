// SPDX-License-Identifier: Apache-2.0
#include "table/clocks.h"

#include <algorithm>

namespace skerry {

Clocks::Clocks(const Plan& plan, Time at)
    : rule_(plan.clock),
      pace_(plan.pace),
      answer_(plan.answer),
      left_(plan.chairs.size(), plan.clock.seconds * 1000),
      since_(plan.chairs.size(), at),
      asked_(plan.chairs.size(), at) {}

Time Clocks::left(Seat seat, Seats people, Time now) const {
    const std::size_t i = seat.index();
    return running(seat, people) ? left_[i] - std::max<Time>(0, now - since_[i]) : left_[i];
}

void Clocks::stop(const Deed& deed, const Owed& before) {
    for (std::uint8_t i = 0; i < left_.size(); ++i)
        left_[i] = i < deed.clocks.size() ? deed.clocks[i] : left(Seat(i), before.people, deed.at);
    std::fill(since_.begin(), since_.end(), deed.at);
}

// A slow clock starts afresh with each decision. A live one gains at the end of a turn, and a take-back returns that.
void Clocks::start(const Deed& deed, const Owed& before, const Owed& after) {
    if (rule_.seconds == 0) return;
    const bool moved = deed.kind == DeedKind::moved;
    if (pace_ == Pace::slow) {
        for (Seat seat : after.people)
            if (!before.people.has(seat) || (moved && deed.seat == seat)) left_[seat.index()] = rule_.seconds * 1000;
    } else if (moved && !after.all.has(deed.seat)) {
        left_[deed.seat.index()] += rule_.add * 1000;
    } else if (deed.kind == DeedKind::undid && !before.all.has(deed.seat)) {
        return_gain(deed.seat);
    }
}

void Clocks::return_gain(Seats seats) {
    if (rule_.seconds == 0 || pace_ == Pace::slow) return;
    for (Seat seat : seats) left_[seat.index()] -= rule_.add * 1000;
}

void Clocks::resume(Time now) {
    if (pace_ == Pace::live) std::fill(since_.begin(), since_.end(), now);
    std::fill(asked_.begin(), asked_.end(), now);
}

void Clocks::ask(Seats seats, Time at) {
    for (Seat seat : seats) asked_[seat.index()] = at;
}

Seats Clocks::late(Seats people, Time now) const {
    Seats late;
    for (Seat seat : people)
        if (running(seat, people) && left(seat, people, now) <= 0) late.add(seat);
    return late;
}

std::optional<Time> Clocks::deadline(Seats people) const {
    std::optional<Time> first;
    for (Seat seat : people) {
        if (!running(seat, people)) continue;
        const Time end = since_[seat.index()] + left_[seat.index()];
        first = std::min(first.value_or(end), end);
    }
    return first;
}

std::optional<Time> Clocks::answer_until(Seat seat) const {
    if (answer_ == 0) return std::nullopt;
    return asked_[seat.index()] + answer_ * 1000;
}

std::vector<std::int64_t> Clocks::kept(Seats people, Time now) const {
    std::vector<std::int64_t> times;
    if (rule_.seconds == 0 || pace_ != Pace::live) return times;
    for (std::uint8_t i = 0; i < left_.size(); ++i) times.push_back(left(Seat(i), people, now));
    return times;
}

std::vector<protocol::Clock> Clocks::shown(Seats people, Time now) const {
    std::vector<protocol::Clock> clocks;
    for (std::uint8_t i = 0; i < left_.size() && rule_.seconds > 0; ++i) {
        const auto seconds = static_cast<double>(std::max<Time>(0, left(Seat(i), people, now))) / 1000;
        clocks.push_back({Seat(i), seconds, running(Seat(i), people)});
    }
    return clocks;
}

}  // namespace skerry
