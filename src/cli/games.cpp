// SPDX-License-Identifier: Apache-2.0
#include <ostream>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

std::string players_of(const ModeInfo& mode) {
    if (mode.min_players == mode.max_players) return fmt::format("{}", mode.min_players);
    return fmt::format("{}-{}", mode.min_players, mode.max_players);
}

std::string minutes_of(const GameInfo& info) {
    const auto [least, most] = info.minutes;
    return least == most ? fmt::format("{}", least) : fmt::format("{}-{}", least, most);
}

void show(std::ostream& out, const GameInfo& info, bool colour) {
    out << painted(fmt::format("{} ({})", info.name, info.id), Style::title, colour) << '\n';
    out << "  " << wrapped(fmt::format("{} {}", info.text, info.credits), 2, 2) << "\n  "
        << wrapped(info.provenance, 2, 2) << "\n\n  Modes\n";
    for (const ModeInfo& mode : info.modes)
        out << "    " << painted(padded(mode.id, 18), Style::accent, colour) << padded(players_of(mode), 6)
            << wrapped(fmt::format("{}. {}", mode.name, mode.text), 28, 28) << '\n';
    if (!info.options.empty()) out << "  Options\n";
    for (const OptionInfo& option : info.options)
        out << "    " << painted(padded(option.id, 18), Style::accent, colour)
            << wrapped(in_words(option) + (option.modes.empty() ? "" : " Modes: " + skerry::joined(option.modes) + "."),
                       22, 22)
            << '\n';
    std::string seats, categories;
    for (const std::string_view name : info.seat_names) (seats += seats.empty() ? "" : ", ") += name;
    for (const std::string_view name : info.categories) (categories += categories.empty() ? "" : ", ") += name;
    out << "  Takes   " << fmt::format("about {} minutes with people; {}", minutes_of(info), name_of(info.weight))
        << "\n  Seats   " << seats << "\n  Points  " << wrapped(categories, 10, 10) << '\n';
}

}  // namespace

int games(const GamesArgs& args, Streams& streams) {
    if (args.json) {
        json::Writer out;
        out.object().key("games").list();
        for (const AnyGame* game : all_games()) out.described(game->info());
        streams.out << out.end().end().text() << '\n';
        return success;
    }
    bool first = true;
    for (const AnyGame* game : all_games()) {
        if (!std::exchange(first, false)) streams.out << '\n';
        show(streams.out, game->info(), streams.colour);
    }
    return success;
}

}  // namespace skerry::cli
