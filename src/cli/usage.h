// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

// The command line as data, for whatever is written about it: the manual page and the completion of shells. run.cpp
// makes it from what it parses, so nothing written from it can be out of date.
namespace skerry::cli {

struct Argument {
    std::vector<std::string> names;  // "--auto", "--no-auto"; of a positional argument its name
    std::string text;
    bool positional = false;
    bool required = false;
    bool value = false;  // takes one
};

struct Command {
    std::string name;
    std::string text;
    std::vector<Argument> arguments;
};

struct Usage {
    std::string text;
    std::string footer;
    std::vector<Command> commands;
};

// The page skerry.1, in roff.
std::string manual_page(const Usage& usage);

// What a shell reads to complete the words of the command.
std::string bash_completion(const Usage& usage);
std::string zsh_completion(const Usage& usage);

}  // namespace skerry::cli
