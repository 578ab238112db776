// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "table/deed.h"

namespace skerry {

// The clocks of a table: the time each seat has left, since when it has been running out, and when its decision came
// up. The table says who owes a decision: only the clocks of people who do are running. stop() and start() frame each
// deed; late() and deadline() say who is out of time, and when somebody will be.
class Clocks {
public:
    Clocks() = default;
    Clocks(const Plan& plan, Time at);

    // Who owes a decision, and the people among them.
    struct Owed {
        Seats all, people;
    };
    void stop(const Deed& deed, const Owed& before);
    void start(const Deed& deed, const Owed& before, const Owed& after);
    // Live clocks stood still while the table was unloaded.
    void resume(Time now);
    void ask(Seats seats, Time at);
    // The turns of these seats have not ended after all: what their live clocks gained is returned.
    void return_gain(Seats seats);

    Time left(Seat seat, Seats people, Time now) const;
    Seats late(Seats people, Time now) const;
    std::optional<Time> deadline(Seats people) const;
    // When the time to answer in somebody else's turn runs out; nothing if it doesn't.
    std::optional<Time> answer_until(Seat seat) const;
    // What is kept with a deed: milliseconds left per seat, where clocks are live.
    std::vector<std::int64_t> kept(Seats people, Time now) const;
    std::vector<protocol::Clock> shown(Seats people, Time now) const;

private:
    bool running(Seat seat, Seats people) const { return rule_.seconds > 0 && people.has(seat); }

    ClockRule rule_;
    Pace pace_ = Pace::live;
    std::int64_t answer_ = 0;
    std::vector<Time> left_, since_, asked_;
};

}  // namespace skerry
