// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "arena/match.h"

namespace skerry {

// The finished pairs of a match as a file of JSON lines: a header that says which match it is, then a line per pair,
// added when the pair is finished. A match that was stopped continues from there. Any other file is left untouched.
class MatchFile {
public:
    // The contents of the file, or nothing if there is none. Without a file name nothing is stored.
    static Result<MatchFile> open(const Match& match, const std::string& judgement);
    const std::vector<Pair>& pairs() const { return pairs_; }
    Result<void> add(const Pair& pair);

private:
    std::string name_;
    std::vector<Pair> pairs_;
};

}  // namespace skerry
