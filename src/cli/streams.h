// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <iosfwd>
#include <string>

namespace skerry::cli {

// Everything a command touches outside itself, so that a test can hand it strings.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool in_terminal = false;   // a person types
    bool out_terminal = false;  // a person reads: the screen may be cleared
    bool err_terminal = false;
    bool colour = false;  // out takes colour
    std::string program;  // this program's file, for commands that start it again
    std::string data;     // the folder for what lasts from one call to the next; empty: nothing does
};

// Exit codes.
inline constexpr int fine = 0;
inline constexpr int refused = 1;  // the request was understood, and cannot be met
inline constexpr int usage = 2;    // the command line was not understood

// Says why not, in a sentence on the error stream, and is the exit code to go with it.
int refuse(Streams& streams, const std::string& sentence, int code = refused);

}  // namespace skerry::cli
