// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

// Plain questions with default answers; no answer if the person leaves.
class Picker {
public:
    explicit Picker(Streams& streams) : streams_(streams), console_(streams) {}

    std::optional<PlayArgs> ask() {
        streams_.out << painted("Skerry", Style::title, streams_.colour) << '\n';
        const AnyGame* game = ask_game();
        if (!game) return std::nullopt;
        const ModeInfo* mode = ask_mode(game->info());
        if (!mode) return std::nullopt;
        PlayArgs args;
        args.setup.game = game->info().id;
        args.setup.mode = mode->id;
        if (!ask_players(*mode, args) || !ask_bots(args) || !ask_options(game->info(), *mode, args))
            return std::nullopt;
        return args;
    }

private:
    // The answer, or the default for Enter alone; nothing if the person leaves.
    std::optional<std::string> question(const std::string& text, const std::string& by_default) {
        const auto line = console_.ask(fmt::format("{} [{}] ", text, by_default));
        if (!line || trimmed(*line) == "quit") return std::nullopt;
        return trimmed(*line).empty() ? by_default : trimmed(*line);
    }

    std::optional<int> number(const std::string& text, int least, int most, int by_default) {
        while (const auto answer = question(text, std::to_string(by_default))) {
            const bool digits =
                answer->size() < 6 &&
                std::all_of(answer->begin(), answer->end(), [](char c) { return c >= '0' && c <= '9'; });
            const int n = digits ? std::stoi(*answer) : -1;
            if (n >= least && n <= most) return n;
            streams_.out << fmt::format("Please answer with a number from {} to {}, or quit.\n", least, most);
        }
        return std::nullopt;
    }

    void item(std::size_t n, std::string_view name, std::string_view text) {
        const std::string start = fmt::format("{:>3}  ", n);
        streams_.out << start << painted(padded(name, 26), Style::accent, streams_.colour)
                     << wrapped(text, start.size() + 26, start.size() + 26) << '\n';
    }

    const AnyGame* ask_game() {
        const auto games = all_games();
        for (std::size_t i = 0; i < games.size(); ++i) item(i + 1, games[i]->info().name, games[i]->info().text);
        const auto n = number("Which game?", 1, static_cast<int>(games.size()), 1);
        return n ? games[static_cast<std::size_t>(*n) - 1] : nullptr;
    }

    const ModeInfo* ask_mode(const GameInfo& info) {
        if (info.modes.size() == 1) return &info.modes[0];
        for (std::size_t i = 0; i < info.modes.size(); ++i) item(i + 1, info.modes[i].name, info.modes[i].text);
        const auto n = number("Which way to play?", 1, static_cast<int>(info.modes.size()), 1);
        return n ? &info.modes[static_cast<std::size_t>(*n) - 1] : nullptr;
    }

    bool ask_players(const ModeInfo& mode, PlayArgs& args) {
        args.setup.players = mode.min_players;
        if (mode.min_players == mode.max_players) return true;
        args.setup.players = number(fmt::format("How many players, {} to {}?", mode.min_players, mode.max_players),
                                    mode.min_players, mode.max_players, mode.min_players);
        return args.setup.players.has_value();
    }

    bool ask_bots(PlayArgs& args) {
        const int players = *args.setup.players;
        if (players == 1) return true;
        const auto people = number("How many of them are people?", 1, players, 1);
        if (!people) return false;
        if (*people == players) return true;
        for (const BotInfo& bot : all_bots())
            streams_.out << "     " << painted(padded(bot.name, 26), Style::accent, streams_.colour)
                         << wrapped(fmt::format("{}: {}", capital(bot.kind), bot.text), 31, 31) << '\n';
        while (const auto answer = question("Which bot plays the others?", std::string(default_bot()))) {
            const auto known = check_bot(*answer);
            if (known) {
                args.bots.assign(static_cast<std::size_t>(players - *people), *answer);
                return true;
            }
            streams_.out << wrapped(known.sentence()) << '\n';
        }
        return false;
    }

    bool ask_options(const GameInfo& info, const ModeInfo& mode, PlayArgs& args) {
        bool any = false;
        for (const OptionInfo& option : info.options) {
            if (!option.belongs(mode.id)) continue;
            if (!std::exchange(any, true)) streams_.out << "Options, written as key=value and separated by commas:\n";
            streams_.out << "     " << painted(padded(option.id, 26), Style::accent, streams_.colour)
                         << wrapped(in_words(option), 31, 31) << '\n';
        }
        while (any) {
            const auto answer = question("Which options?", "none");
            if (!answer) return false;
            args.setup.options = *answer == "none" ? std::vector<std::string>{} : parts_of(*answer);
            const auto setup = choose_setup(args.setup);
            if (setup) return true;
            streams_.out << wrapped(setup.sentence()) << '\n';
        }
        return true;
    }

    Streams& streams_;
    Console console_;
};

}  // namespace

int pick(Streams& streams) {
    std::optional<PlayArgs> args;
    {
        Picker picker(streams);  // gone before the game begins: one console at a time owns the terminal
        args = picker.ask();
    }
    if (args) return play(*args, streams);
    streams.out << "No game was chosen.\n";
    return success;
}

}  // namespace skerry::cli
