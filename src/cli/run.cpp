// SPDX-License-Identifier: Apache-2.0
#include "cli/run.h"

#include <functional>
#include <ostream>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/text.h"
#include "cli/usage.h"
#include "server/settings.h"

// The command line. Only this file knows the library that parses it.
namespace skerry::cli {
namespace {

void add_setup(CLI::App& app, SetupArgs& args, bool game_needed) {
    auto* game = app.add_option("game", args.game, "Which game; skerry games lists them");
    if (game_needed) game->required();
    app.add_option("--mode", args.mode, "Which mode; by default the first one for that number of players");
    app.add_option("--players", args.players, "How many players");
    app.add_option("--option", args.options, "An option of the game, as key=value or key=a+b; can be repeated")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

const CLI::Validator amount = CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}).description("");

void add_threads(CLI::App& app, unsigned& threads) {
    app.add_option("--threads", threads, "How many threads; by default one per core")
        ->check(CLI::Range(1, 256).description(""));
}

void add_timeout(CLI::App& app, double& seconds) {
    app.add_option("--timeout", seconds, "Seconds that a program (cmd:...) has for each answer; 10 by default")
        ->check(CLI::Range(0.01, 86'400.0).description(""));
}

std::vector<std::string> names_in(const std::string& list) {
    return list.empty() ? std::vector<std::string>{} : parts_of(list);
}

// The whole command line; `chosen` is the command to run.
class Line {
public:
    explicit Line(Streams& streams) : streams_(streams) {
        app.name("skerry");
        app.footer("Without a command, skerry asks what to play. Exit codes: 0 success, 1 refused, 2 wrong usage.");
        app.set_version_flag("--version", "");
        app.require_subcommand(0, 1);
        app.get_formatter()->column_width(26);
        add_games(), add_play(), add_simulate(), add_match(), add_ladder(), add_tune(), add_replay(), add_analyse();
        add_referee(), add_bench(), add_client(), add_serve();
        add_version();
        add_shell();
    }

    CLI::App app{"Five board games by their rules: play, replay, simulate, referee."};
    std::function<int()> chosen = [this] { return pick(streams_); };

private:
    CLI::App* command(const char* name, const char* text, std::function<int()> does) {
        CLI::App* sub = app.add_subcommand(name, text);
        sub->callback([this, does = std::move(does)] { chosen = does; });
        return sub;
    }

    void add_games() {
        auto* sub = command("games", "The games, their modes and options", [this] { return games(games_, streams_); });
        sub->add_flag("--json", games_.json, "For programs");
    }

    void add_play() {
        auto* sub = command("play", "Play in the terminal", [this] {
            play_.bots = names_in(play_bots_);
            play_.names = names_in(play_names_);
            return play(play_, streams_);
        });
        add_setup(*sub, play_.setup, false);
        sub->add_option("--bots", play_bots_,
                        "Bots for the last seats: level2,greedy; a program is cmd:python3 mybot.py");
        sub->add_option("--names", play_names_, "Names of the players: Ann,Bob");
        sub->add_option("--seed", play_.seed, "A number that determines all chance");
        sub->add_option("--resume", play_.resume, "Continue a game or campaign saved in this file");
        add_timeout(*sub, play_.timeout);
        sub->add_flag("--auto,!--no-auto", play_.automatic, "Play forced moves automatically (the default), or not");
    }

    void add_simulate() {
        auto* sub = command("simulate", "Let bots play many games, and report the results", [this] {
            if (!simulate_bots_.empty()) simulate_.bots = names_in(simulate_bots_);
            return simulate(simulate_, streams_);
        });
        add_setup(*sub, simulate_.setup, true);
        sub->add_option("--bots", simulate_bots_, "One for all seats, or one per seat; random by default");
        sub->add_option("--games", simulate_.games, "How many games; 1000 by default")->check(amount);
        sub->add_option("--seed", simulate_.seed, "A number that determines all chance; 1 by default");
        add_threads(*sub, simulate_.threads);
        add_timeout(*sub, simulate_.timeout);
        sub->add_flag("--campaigns", simulate_.campaigns, "Whole campaigns instead of games, as many as --games says");
        sub->add_flag("--moves", simulate_.moves, "For each kind of move, how often it was played and won");
        sub->add_flag("--json", simulate_.json, "For programs");
    }

    void add_tune() {
        auto* sub = command("tune", "Learn the weights of a game's bots by self-play; prints weights.cpp",
                            [this] { return tune(tune_, streams_); });
        add_setup(*sub, tune_.setup, true);
        sub->add_option("--games", tune_.games, "How many games; 100 by default")->check(amount);
        sub->add_option("--solo-games", tune_.solo_games, "How many solo games; the same number by default")
            ->check(amount);
        sub->add_option("--iterations", tune_.iterations,
                        "Iterations per decision of the search that plays them; 500 by default")
            ->check(CLI::Range(10u, 1'000'000u).description(""));
        sub->add_option("--seed", tune_.seed, "A number that determines all chance; 1 by default");
        add_threads(*sub, tune_.threads);
    }

    void add_match() {
        auto* sub = command("match", "Find out which of two bots is better; see docs/bots.md", [this] {
            match_.bots = names_in(match_bots_);
            return match(match_, streams_);
        });
        add_setup(*sub, match_.setup, false);
        sub->add_option("--bots", match_bots_, "The two: level3,greedy");
        sub->add_option("--games", match_.games, "The maximum, in pairs with seats swapped; 100 by default")
            ->check(amount);
        sub->add_option("--sprt", match_.sprt, "Stop when it is clear which of two Elo differences holds: 0,30");
        sub->add_option("--seed", match_.seed, "A number that determines all chance; 1 by default");
        add_threads(*sub, match_.threads);
        add_timeout(*sub, match_.timeout);
        sub->add_option("--keep", match_.keep, "Save finished pairs to this file, and continue from those in it");
        sub->add_option("--resume", match_.resume, "Continue the match in a file written by --keep");
        sub->add_flag("--moves", match_.moves, "For each kind of move, how often it was played and won");
        sub->add_flag("--json", match_.json, "For programs");
    }

    void add_ladder() {
        auto* sub = command("ladder", "Rate the levels: each plays the next", [this] {
            ladder_.bots = names_in(ladder_bots_);
            return ladder(ladder_, streams_);
        });
        add_setup(*sub, ladder_.setup, true);
        sub->add_option("--bots", ladder_bots_, "Who plays, weakest first; by default greedy and level1 to level5");
        sub->add_option("--games", ladder_.games, "How many games per match; 100 by default")->check(amount);
        sub->add_option("--seed", ladder_.seed, "A number that determines all chance; 1 by default");
        add_threads(*sub, ladder_.threads);
        add_timeout(*sub, ladder_.timeout);
        sub->add_option("--keep", ladder_.keep, "Save finished pairs to this folder, and continue from those in it");
        sub->add_flag("--json", ladder_.json, "For programs");
    }

    void add_replay() {
        auto* sub = command("replay", "Show a recorded game or campaign, move by move",
                            [this] { return replay(replay_, streams_); });
        sub->add_option("file", replay_.file, "The record")->required();
        sub->add_flag("--step", replay_.step, "Wait for Enter between moves, and show the table");
        sub->add_flag("--verify", replay_.verify, "Only say whether the record is sound");
        sub->add_option("--commitment", replay_.commitment,
                        "With --verify: the commitment that the server published before the game");
        sub->add_option("--eyes", replay_.eyes, "Whose view: all, none, a player's name or a seat from 0");
        sub->add_flag("--json", replay_.json, "For programs");
    }

    void add_analyse() {
        auto* sub = command("analyse", "Analyse a finished game: expected results and better moves",
                            [this] { return analyse(analyse_, streams_); });
        sub->add_option("file", analyse_.file, "The record")->required();
        sub->add_option("--iterations", analyse_.iterations, "Iterations of the search per decision; 5000 by default")
            ->check(CLI::Range(10, 10'000'000).description(""));
        sub->add_option("--threads", analyse_.threads, "How many threads; by default one per core")
            ->check(CLI::Range(1, 256).description(""));
        sub->add_flag("--all", analyse_.all, "Every decision, not only the turning points");
        sub->add_flag("--json", analyse_.json, "For programs");
    }

    void add_referee() {
        command("referee", "Drive games by JSON lines on standard input and output; see docs/referee.md",
                [this] { return referee(streams_); });
    }

    void add_bench() {
        auto* sub = command("bench", "Measure rules and search; bench server measures the server", [this] {
            return bench_.setup.game == "server" ? bench_server(streams_) : bench(bench_, streams_);
        });
        add_setup(*sub, bench_.setup, false);
        sub->add_flag("--instructions", bench_.instructions, "Count instructions per decision with valgrind");
        sub->add_flag("--json", bench_.json, "For programs");
        auto* loop =
            command("bench-loop", "", [this] { return bench_loop(loop_game_, loop_setup_, loop_games_, streams_); });
        loop->group("");
        loop->add_option("game", loop_game_)->required();
        loop->add_option("setup", loop_setup_)->required();
        loop->add_option("games", loop_games_)->required();
    }

    void add_serve() {
        auto* sub = command("serve", "Serve the games to browsers; see docs/server.md",
                            [this] { return serve(serve_, streams_); });
        sub->add_option("--config", serve_.config, "A file with settings, one per line: name = value");
        for (const Settings::Info& info : Settings::all())
            sub->add_option_function<std::vector<std::string>>(
                   "--" + info.name,
                   [this, name = info.name](const std::vector<std::string>& values) {
                       for (const std::string& value : values) serve_.settings.emplace_back(name, value);
                   },
                   info.text)
                ->expected(1)
                ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }

    // What clients are built with.
    void add_client() {
        command("components", "A game's components with their numbers, as JSON",
                [this] { return components(client_game_, streams_); })
            ->add_option("game", client_game_, "Which game; skerry games lists them")
            ->required();
        auto* sub = command("types", "The TypeScript types of a game, of the server's protocol or of the engine",
                            [this] { return types(client_game_, type_tables_, streams_); });
        sub->add_option("game", client_game_, "Which game, or protocol, or engine")->required();
        sub->add_flag("--tables", type_tables_, "The fields as tables: docs/protocol.md, docs/embed.md");
    }

    void add_version() {
        auto* sub = command("version", "The version of the program and of each game's rules",
                            [this] { return version(version_json_, streams_); });
        sub->add_flag("--json", version_json_, "For programs");
    }

    // For packagers and shells.
    void add_shell() {
        command("manual", "Write the manual page, for man", [this] {
            streams_.out << manual_page(described());
            return success;
        });
        auto* sub = command("completion", "Write completions for a shell", [this] {
            streams_.out << (shell_ == "zsh" ? zsh_completion(described()) : bash_completion(described()));
            return success;
        });
        sub->add_option("shell", shell_, "bash or zsh")
            ->required()
            ->check(CLI::IsMember({"bash", "zsh"}).description(""));
    }

    // Everything above as data.
    Usage described() const {
        Usage usage{.text = app.get_description(), .footer = app.get_footer(), .commands = {}};
        for (const CLI::App* sub :
             app.get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); })) {
            Command made{.name = sub->get_name(), .text = sub->get_description(), .arguments = {}};
            for (const CLI::Option* option : sub->get_options()) {
                if (option == sub->get_help_ptr()) continue;
                Argument argument{.names = {},
                                  .text = option->get_description(),
                                  .positional = option->get_positional(),
                                  .required = option->get_required(),
                                  .value = option->get_items_expected_max() > 0};
                if (argument.positional) argument.names.push_back(option->get_name(true));
                for (const std::string& name : option->get_lnames()) argument.names.push_back("--" + name);
                made.arguments.push_back(std::move(argument));
            }
            usage.commands.push_back(std::move(made));
        }
        return usage;
    }

    Streams& streams_;
    GamesArgs games_;
    PlayArgs play_;
    SimulateArgs simulate_;
    TuneArgs tune_;
    MatchArgs match_;
    LadderArgs ladder_;
    ReplayArgs replay_;
    AnalyseArgs analyse_;
    BenchArgs bench_;
    ServeArgs serve_;
    std::string client_game_;
    bool type_tables_ = false;
    std::string loop_game_, loop_setup_;
    std::uint64_t loop_games_ = 1;
    std::string play_bots_, play_names_, simulate_bots_, match_bots_, ladder_bots_;  // separated by commas
    bool version_json_ = false;
    std::string shell_;
};

// The library's error message as one sentence.
std::string sentence(std::string text) {
    for (char& c : text)
        if (c == '\n') c = ' ';
    while (!text.empty() && (text.back() == ' ' || text.back() == '.')) text.pop_back();
    return text + "; skerry --help says more.";
}

}  // namespace

int refuse(Streams& streams, const std::string& text, int code) {
    streams.err << text << '\n';
    return code;
}

int run(const std::vector<std::string>& arguments, Streams& streams) {
    Line line(streams);
    try {
        line.app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        streams.out << line.app.help();
        return success;
    } catch (const CLI::CallForVersion&) {
        return version(false, streams);
    } catch (const CLI::ParseError& error) {
        return refuse(streams, sentence(error.what()), usage);
    }
    return line.chosen();
}

}  // namespace skerry::cli
