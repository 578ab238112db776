// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <string_view>
#include <vector>

#include "table/deed.h"

namespace skerry {

// What was said at a table, as far back as it is kept in memory. check() refuses a line that can't be shown; add() adds
// one that was.
class Chat {
public:
    static constexpr std::size_t max_lines = 200, max_text = 500;

    static Result<void> check(std::string_view text);
    void add(const Deed& said, bool spectator);
    // Whether somebody else has spoken by this name.
    bool taken(const std::string& name, const std::string& user) const;
    // All of them, or the last; without what spectators said during the game, or with it.
    std::vector<protocol::ChatLine> lines(bool all, bool spectators) const;

private:
    std::deque<protocol::ChatLine> lines_;
    std::deque<std::string> users_;  // who said each
};

}  // namespace skerry
