// SPDX-License-Identifier: Apache-2.0
#include "cli/console.h"

#include <csignal>
#include <cstdio>
#include <istream>
#include <ostream>
#include <utility>

#include <histedit.h>

namespace skerry::cli {
namespace {

constexpr int remembered_lines = 200;
constexpr std::size_t longest_line = 4096;

volatile std::sig_atomic_t interrupted = 0;
void interrupt(int) { interrupted = 1; }

std::string without_end(std::string line) {
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
    return line;
}

}  // namespace

// libedit, which owns the terminal while a line is typed and restores it afterwards, even after a signal.
struct Console::Editor {
    EditLine* edit = el_init("skerry", stdin, stdout, stderr);
    History* history = history_init();
    std::string question;
    struct sigaction before{};

    Editor() {
        HistEvent event;
        ::history(history, &event, H_SETSIZE, remembered_lines);
        ::history(history, &event, H_SETUNIQUE, 1);
        el_set(edit, EL_CLIENTDATA, this);
        el_set(edit, EL_PROMPT, &prompt);
        el_set(edit, EL_EDITOR, "emacs");
        el_set(edit, EL_HIST, ::history, history);
        el_set(edit, EL_SIGNAL, 1);
        struct sigaction action{};
        action.sa_handler = interrupt;
        sigaction(SIGINT, &action, &before);
    }
    ~Editor() {
        sigaction(SIGINT, &before, nullptr);
        history_end(history);
        el_end(edit);
    }

    static const char* prompt(EditLine* edit) {
        void* self = nullptr;
        el_get(edit, EL_CLIENTDATA, &self);
        return static_cast<Editor*>(self)->question.c_str();
    }

    std::optional<std::string> read(const std::string& asked) {
        question = asked;
        int count = 0;
        const char* line = el_gets(edit, &count);
        const bool stopped = std::exchange(interrupted, 0) != 0;
        if (stopped || !line || count <= 0) std::puts("");
        if (stopped) return "quit";
        if (!line || count <= 0) return std::nullopt;
        HistEvent event;
        if (*line != '\n') ::history(history, &event, H_ENTER, line);
        return without_end(line);
    }

    void forget() {
        HistEvent event;
        ::history(history, &event, H_CLEAR);
    }
};

Console::Console(Streams& streams) : streams_(streams) {
    if (streams.in_terminal && streams.out_terminal) editor_ = std::make_unique<Editor>();
}

Console::~Console() = default;

std::optional<std::string> Console::ask(const std::string& question) {
    streams_.out.flush();
    if (editor_) return editor_->read(question);
    streams_.out << question << std::flush;
    std::string line;
    char c = 0;
    bool any = false;
    while (streams_.in.get(c)) {
        any = true;
        if (c == '\n') break;
        if (line.size() < longest_line) line += c;
    }
    if (!any) {
        streams_.out << '\n';
        return std::nullopt;
    }
    line = without_end(std::move(line));
    if (!streams_.in_terminal) streams_.out << line << '\n';
    return line;
}

void Console::clear(bool scrolled_too) {
    if (streams_.out_terminal) streams_.out << "\033[H\033[2J" << (scrolled_too ? "\033[3J" : "") << std::flush;
}

void Console::forget() {
    if (editor_) editor_->forget();
}

}  // namespace skerry::cli
