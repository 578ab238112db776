// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <iosfwd>
#include <string>

namespace skerry::cli {

// Everything a command touches outside itself, so that tests can pass in strings.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool in_terminal = false;   // a person types
    bool out_terminal = false;  // a person reads: the screen may be cleared
    bool err_terminal = false;
    bool colour = false;  // out supports colour
    std::string program;  // this program's file, for commands that run it
    std::string data;     // the folder for what lasts between runs; empty: nothing does
};

// Exit codes.
inline constexpr int success = 0;
inline constexpr int refused = 1;  // the request was understood but can't be met
inline constexpr int usage = 2;    // the command line was not understood

// Prints a sentence to the error stream and returns the exit code.
int refuse(Streams& streams, const std::string& sentence, int code = refused);

}  // namespace skerry::cli
