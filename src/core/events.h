// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "core/seat.h"

namespace skerry {

// Where a game tells what happened, for logs and animation. An event is a small described struct of the game with at
// least `Seats audience`: those who may know of it. Search passes no log and pays one branch per event.
//
// Where turns overlap, an event also has `Seats later`: those who are told when everybody has finished. Until then
// the position holds it back (Position::held); an event with `bool barrier` releases it.
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

// Whether a viewer with these eyes sees an event with this audience. Spectators see what is public. If a public event
// leaves out a seat, that seat gets a more detailed one, and a viewer with its eyes reads only that.
constexpr bool sees(Seats eyes, Seats audience) {
    if (!audience.has_spectators()) return audience.meets(eyes);
    eyes.remove(audience);
    return eyes.empty();
}

}  // namespace skerry
