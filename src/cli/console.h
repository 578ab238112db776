// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/streams.h"

namespace skerry::cli {

// Asks a person for a line. On a terminal it can be edited, and the arrow keys bring earlier lines back; otherwise
// lines are read as they come, and echoed after the question so that the output reads like a conversation.
class Console {
public:
    explicit Console(Streams& streams);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    // The line without its newline; nothing at the end of the input. Ctrl-C answers "quit".
    std::optional<std::string> ask(const std::string& question);
    // Clears the whole screen of a terminal, so that nobody can scroll back to another player's secrets.
    void clear(bool scrolled_too = false);
    // Forgets the earlier lines.
    void forget();

private:
    struct Editor;
    Streams& streams_;
    std::unique_ptr<Editor> editor_;  // on a terminal only
};

}  // namespace skerry::cli
