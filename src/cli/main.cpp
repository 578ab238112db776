#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include <unistd.h>

#include "cli/run.h"

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
                                 .program = std::filesystem::read_symlink("/proc/self/exe", unknown).string()};
    return skerry::cli::run({words + 1, words + count}, streams);
}
