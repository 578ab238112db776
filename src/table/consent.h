// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "table/deed.h"

namespace skerry {

// The people at a table who have agreed to something: to end it, to take back, to begin, to play again. A person is
// asked once, however many seats they have; whoever has handed over to a bot for now is not asked.
class Consent {
public:
    void give(const std::string& user) {
        if (!has(user)) users_.push_back(user);
    }
    void withdraw(const std::string& user) { std::erase(users_, user); }
    void clear() { users_.clear(); }
    bool empty() const { return users_.empty(); }
    bool has(const std::string& user) const { return std::find(users_.begin(), users_.end(), user) != users_.end(); }

    // The seats of those who have agreed.
    std::vector<Seat> given(std::span<const Chair> chairs) const {
        return seats(chairs, [&](const Chair& chair) { return has(chair.user); });
    }
    // The seats of those who are asked and have not agreed. `asked` says who is asked.
    template <class Asked>
    std::vector<Seat> missing(std::span<const Chair> chairs, Asked asked) const {
        return seats(chairs, [&](const Chair& chair) { return asked(chair) && !has(chair.user); });
    }

private:
    template <class Wanted>
    static std::vector<Seat> seats(std::span<const Chair> chairs, Wanted wanted) {
        std::vector<Seat> found;
        for (std::uint8_t i = 0; i < chairs.size(); ++i)
            if (chairs[i].kind == ChairKind::person && wanted(chairs[i])) found.push_back(Seat(i));
        return found;
    }

    std::vector<std::string> users_;
};

// Whom to ask: whoever still plays, and whoever sat there to the end.
inline bool plays(const Chair& chair) { return !chair.lent && !chair.conceded; }
inline bool stayed(const Chair& chair) { return !chair.lent || chair.conceded; }

}  // namespace skerry
