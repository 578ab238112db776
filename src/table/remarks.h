// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "table/deed.h"

namespace skerry {

// What happens at a table beside the moves, in sentences: handovers, hints, take-backs, questions. add() writes one
// down, told() is what some eyes may read of them.
class Remarks {
public:
    void add(std::int64_t seq, Seat about, Time at, std::string text, Seats audience = Seats::everybody());
    // Those that came at or after this number of the table. A viewer's own number does not show what others do unseen.
    std::vector<protocol::Remark> told(Seats eyes, std::int64_t since, std::int64_t seen) const;
    // How many there have been that everybody may read.
    std::int64_t count() const { return count_; }

private:
    static constexpr std::size_t max_remarks = 300;
    struct Line {
        protocol::Remark remark;
        Seats audience;
    };

    std::deque<Line> lines_;
    std::int64_t number_ = 0;
    std::int64_t count_ = 0;
};

// "Ann takes back a move.", "Ann takes back 3 moves."
std::string moves_in_words(int count);
// What a deed says of itself, beside what it changes; empty if nothing. `chair` is the seat's, as it is afterwards.
std::string remark_of(const Deed& deed, const Chair& chair);

}  // namespace skerry
