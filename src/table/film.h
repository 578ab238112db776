// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/protocol.h"
#include "record/record.h"

namespace skerry {

// A finished game to be watched again, in pages. develop() replays it once and keeps the positions where pages begin;
// page() makes frames from there. With the last of them it tells what points came from and what everybody had. A game of other rules has as many frames as today's rules can replay.
class Film {
public:
    static constexpr std::size_t page_size = 200;

    static Result<Film> develop(Record record);
    // The frames from this one on, through some eyes; with the last of them `rest` and `kept`. The caller fills in the
    // table.
    protocol::Replay page(std::size_t from, Seats eyes, std::size_t most = page_size) const;
    const Record& record() const { return record_; }

private:
    Film() = default;

    Record record_;
    std::size_t frames_ = 0;
    // The position before the move that leads to a page's first frame, since the frame tells what the move did.
    std::vector<Position> marks_;
    std::string note_;                           // of other rules
    std::optional<std::size_t> rest_;            // the first move to tell as it was recorded
    std::optional<Position> last_;               // if the game is over
    std::vector<protocol::SourceLine> sources_;  // of its points
};

}  // namespace skerry
