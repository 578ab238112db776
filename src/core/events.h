// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "core/seat.h"

namespace skerry {

// Where a game tells what happened, for logs and animation. An event is a small described struct of the game with at
// least `Seats audience`: those who may know of it. Search passes no log and pays one test an event.
//
// Where turns overlap, an event also has `Seats later`: those who are told when everybody has finished. Until then
// whoever carries the position keeps it (Position::held); an event with `bool barrier` says that the time has come.
template <class Event>
class Events {
public:
    Events() = default;
    explicit Events(std::vector<Event>* log) : log_(log) {}
    bool wanted() const { return log_ != nullptr; }
    void tell(const Event& event) const {
        if (log_) log_->push_back(event);
    }

private:
    std::vector<Event>* log_ = nullptr;
};

// Whether somebody who looks through these eyes sees what has this audience. Spectators see what is public. A public event
// that leaves out a seat is told to it in more detail, so that whoever looks through its eyes as well reads only that.
constexpr bool sees(Seats eyes, Seats audience) {
    if (!audience.has_spectators()) return audience.meets(eyes);
    eyes.remove(audience);
    return eyes.empty();
}

}  // namespace skerry
