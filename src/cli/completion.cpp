// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/catalog.h"
#include "cli/usage.h"

namespace skerry::cli {
namespace {

// What the value of an argument is, where a shell can help.
enum class Value { text, game, file, folder };

Value value_of(const Command& command, const Argument& argument) {
    const std::string& name = argument.names.front();
    if (name == "game") return Value::game;
    if (name == "file" || name == "--config" || name == "--resume") return Value::file;
    if (name == "--data" || name == "--web") return Value::folder;
    if (name == "--keep") return command.name == "ladder" ? Value::folder : Value::file;
    return Value::text;
}

std::string games() {
    std::vector<std::string_view> ids;
    for (const AnyGame* game : all_games()) ids.push_back(game->info().id);
    return fmt::format("{}", fmt::join(ids, " "));
}

// A text inside single quotes; zsh also wants brackets and colons of a description marked.
std::string in_quotes(std::string_view text, std::string_view marked = "") {
    std::string out;
    for (const char c : text) {
        if (marked.find(c) != std::string_view::npos) out += '\\';
        if (c == '\'')
            out += "'\\''";
        else
            out += c;
    }
    return out;
}

// The names of those arguments of a command whose value is of a kind, as the pattern of a case.
std::string pattern(const Command& command, Value kind) {
    std::vector<std::string> names;
    for (const Argument& argument : command.arguments)
        if (!argument.positional && argument.value && value_of(command, argument) == kind)
            names.insert(names.end(), argument.names.begin(), argument.names.end());
    return fmt::format("{}", fmt::join(names, " | "));
}

std::string bash_command(const Command& command) {
    std::vector<std::string> options{"--help"};
    std::string positional;
    for (const Argument& argument : command.arguments) {
        if (!argument.positional)
            options.insert(options.end(), argument.names.begin(), argument.names.end());
        else if (value_of(command, argument) == Value::game)
            positional = fmt::format("-W '{}'", games());
        else if (value_of(command, argument) == Value::file)
            positional = "-f";
    }
    std::string values;
    const auto add = [&](Value kind, const char* action) {
        if (const std::string names = pattern(command, kind); !names.empty())
            values += fmt::format("        {}) {} ;;\n", names, action);
    };
    add(Value::file, "reply -f; return");
    add(Value::folder, "reply -d; return");
    add(Value::text, "return");
    if (!values.empty()) values = fmt::format("        case $before in\n{}        esac\n", values);
    return fmt::format("    {})\n{}        if [[ $word == -* ]]; then reply -W '{}'; else {}; fi\n        ;;\n",
                       command.name, values, fmt::join(options, " "), positional.empty() ? ":" : "reply " + positional);
}

std::string zsh_argument(const Command& command, const Argument& argument) {
    std::string action;
    switch (value_of(command, argument)) {
    case Value::text:   action = " "; break;
    case Value::game:   action = fmt::format("({})", games()); break;
    case Value::file:   action = "_files"; break;
    case Value::folder: action = "_files -/"; break;
    }
    if (argument.positional) return fmt::format(" '1:{}:{}'", in_quotes(argument.names.front(), ":"), action);
    std::string all;
    for (const std::string& name : argument.names)
        all +=
            fmt::format(" '{}[{}]{}'", name, in_quotes(argument.text, "[]:"), argument.value ? ":value:" + action : "");
    return all;
}

}  // namespace

std::string bash_completion(const Usage& usage) {
    std::vector<std::string> names{"--help", "--version"};
    for (const Command& command : usage.commands) names.push_back(command.name);
    std::string cases;
    for (const Command& command : usage.commands) cases += bash_command(command);
    return fmt::format(
        "# Completion of skerry for bash, written by `skerry completion bash`.\n"
        "_skerry() {{\n"
        "    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}}\n"
        "    reply() {{ mapfile -t COMPREPLY < <(compgen \"$@\" -- \"$word\"); }}\n"
        "    COMPREPLY=()\n"
        "    if ((COMP_CWORD == 1)); then\n"
        "        reply -W '{}'\n"
        "        return\n"
        "    fi\n"
        "    case ${{COMP_WORDS[1]}} in\n{}    esac\n"
        "}}\n"
        "complete -o filenames -F _skerry skerry\n",
        fmt::join(names, " "), cases);
}

std::string zsh_completion(const Usage& usage) {
    std::string names, cases;
    for (const Command& command : usage.commands) {
        names += fmt::format("        '{}:{}'\n", command.name, in_quotes(command.text));
        cases += fmt::format("    {}) _arguments '--help[Say what this command takes]'", command.name);
        for (const Argument& argument : command.arguments) cases += zsh_argument(command, argument);
        cases += " ;;\n";
    }
    return fmt::format(
        "#compdef skerry\n"
        "# Completion of skerry for zsh, written by `skerry completion zsh`.\n"
        "_skerry() {{\n"
        "    local -a commands=(\n{}    )\n"
        "    if ((CURRENT == 2)); then\n"
        "        _describe command commands\n"
        "        return\n"
        "    fi\n"
        "    shift words\n"
        "    ((CURRENT--))\n"
        "    case $words[1] in\n{}    esac\n"
        "}}\n"
        "_skerry \"$@\"\n",
        names, cases);
}

}  // namespace skerry::cli
