// SPDX-License-Identifier: Apache-2.0
#include <istream>
#include <ostream>

#include "cli/commands.h"
#include "cli/setup.h"
#include "embed/engine.h"

namespace skerry::cli {
namespace {

constexpr std::size_t longest_line = 1 << 20;

// Reads a line, but no more of it than needed to see that it is too long. False at the end of the input.
bool read_line(std::istream& in, std::string& line) {
    line.clear();
    char c = 0;
    bool any = false;
    while (in.get(c)) {
        any = true;
        if (c == '\n') break;
        if (line.size() <= longest_line) line += c;
    }
    return any;
}

}  // namespace

int referee(Streams& streams) {
    embed::Engine engine(fresh_seed, longest_line);
    std::string line;
    while (!engine.finished() && read_line(streams.in, line)) {
        const bool blank = line.find_first_not_of(" \t\r") == std::string::npos;
        if (blank && line.size() <= longest_line) continue;
        streams.out << engine.answer(line) << '\n' << std::flush;
    }
    return success;
}

}  // namespace skerry::cli
