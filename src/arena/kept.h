// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "arena/match.h"

namespace skerry {

// The finished pairs of a match as a file of JSON lines: a header that says which match it is, then a line a pair, added when
// the pair is over. A match that was stopped goes on from there. A file that is anything else is left as it is.
class KeptPairs {
public:
    // What the file has, or an empty one where there is none. No file is named: nothing is kept.
    static Result<KeptPairs> open(const Match& match, const std::string& judgement);
    const std::vector<Pair>& pairs() const { return pairs_; }
    Result<void> add(const Pair& pair);

private:
    std::string file_;
    std::vector<Pair> pairs_;
};

}  // namespace skerry
