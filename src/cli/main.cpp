// SPDX-License-Identifier: Apache-2.0
#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include <unistd.h>

#include "cli/run.h"

namespace {

// By the XDG Base Directory Specification.
std::string data_folder() {
    const auto from = [](const char* variable) {
        const char* value = std::getenv(variable);
        return std::filesystem::path(value ? value : "");
    };
    if (const auto data = from("XDG_DATA_HOME"); data.is_absolute()) return (data / "skerry").string();
    if (const auto home = from("HOME"); home.is_absolute()) return (home / ".local/share/skerry").string();
    return {};
}

}  // namespace

int main(int count, char** words) {
    std::setlocale(LC_CTYPE, "");  // for the line editor
    const char* no_colour = std::getenv("NO_COLOR");
    const char* terminal = std::getenv("TERM");
    const bool dumb = !terminal || std::string_view(terminal) == "dumb";
    const bool in = isatty(STDIN_FILENO) != 0, out = isatty(STDOUT_FILENO) != 0 && !dumb;
    std::error_code unknown;
    skerry::cli::Streams streams{.in = std::cin,
                                 .out = std::cout,
                                 .err = std::cerr,
                                 .in_terminal = in,
                                 .out_terminal = out,
                                 .err_terminal = isatty(STDERR_FILENO) != 0 && !dumb,
                                 .colour = out && (!no_colour || !*no_colour),
                                 .program = std::filesystem::read_symlink("/proc/self/exe", unknown).string(),
                                 .data = data_folder()};
    return skerry::cli::run({words + 1, words + count}, streams);
}
