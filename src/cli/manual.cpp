// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/usage.h"
#include "core/version.h"

namespace skerry::cli {
namespace {

// A text that roff shows as it is.
std::string roff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if (out.empty() && (c == '.' || c == '\''))
            out += std::string("\\&") + c;
        else
            out += c;
    }
    return out;
}

std::string synopsis(const Command& command) {
    std::string line = fmt::format(".B skerry {}\n", roff(command.name));
    bool options = false;
    for (const Argument& argument : command.arguments) {
        options |= !argument.positional;
        if (argument.positional)
            line += (argument.required ? ".I " : ".RI [ ") + roff(argument.names.front()) +
                    (argument.required ? "\n" : " ]\n");
    }
    if (options) line += ".RI [ options ]\n";
    return line;
}

std::string option(const Argument& argument) {
    std::string names;
    for (const std::string& name : argument.names)
        names += fmt::format("{}\\fB{}\\fR", names.empty() ? "" : ", ", roff(name));
    if (argument.value) names += " \\fIVALUE\\fR";
    return fmt::format(".TP\n{}\n{}\n", names, roff(argument.text));
}

}  // namespace

std::string manual_page(const Usage& usage) {
    std::string page = fmt::format(
        ".TH SKERRY 1 \"\" \"skerry {}\" \"Games\"\n"
        ".SH NAME\nskerry \\- board games in the terminal, in the browser and for programs\n"
        ".SH SYNOPSIS\n.B skerry\n.br\n",
        skerry::version());
    for (const Command& command : usage.commands) page += synopsis(command) + ".br\n";
    page += fmt::format(".SH DESCRIPTION\n{}\n.PP\n{}\n.PP\nThe games are ", roff(usage.text), roff(usage.footer));
    std::string games;
    for (const AnyGame* game : all_games())
        games += fmt::format("{}{} (\\fB{}\\fR)", games.empty() ? "" : ", ", game->info().name, roff(game->info().id));
    page += games + ".\n.SH COMMANDS\n";
    for (const Command& command : usage.commands) {
        page += fmt::format(".SS {}\n{}\n", roff(command.name), roff(command.text));
        for (const Argument& argument : command.arguments)
            if (!argument.positional) page += option(argument);
    }
    return page +
           ".SH FILES\n"
           ".TP\n.I /etc/skerry/skerry.conf\nSettings of the server that the system starts (skerry.service).\n"
           ".TP\n.I /var/lib/skerry\nWhere that server keeps users and tables.\n"
           ".TP\n.I ~/.local/share/skerry\nHigh scores of campaigns played in the terminal.\n"
           ".SH ENVIRONMENT\n"
           "Every setting of \\fBskerry serve\\fR can be given as a variable: \\fBSKERRY_\\fR and its name in "
           "capitals, with\n"
           "_ for \\-. \\fBNO_COLOR\\fR turns colours off.\n"
           ".SH SEE ALSO\n"
           "The folder docs of the sources, or /usr/share/doc/skerry.\n";
}

}  // namespace skerry::cli
