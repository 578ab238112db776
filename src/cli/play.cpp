// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/high_score.h"
#include "cli/session.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

// One entry per seat; bots take the last seats. A character stands for its bot: "runa" for level3.
Result<std::vector<std::string>> seat_bots(const std::vector<std::string>& bots, std::size_t players) {
    if (bots.size() > players)
        return Error{
            fmt::format("There are {} bots and only {} seat{}.", bots.size(), players, players == 1 ? "" : "s")};
    std::vector<std::string> seats(players - bots.size());
    for (const std::string& bot : bots) {
        const BotInfo* character = bot_of_character(bot);
        seats.emplace_back(character ? std::string(character->name) : bot);
        SKERRY_TRY(check_any_bot(seats.back()));
    }
    return seats;
}

// Bots have the names of their characters, the one asked for if possible; programs have that of their seat.
void name_bots(std::vector<std::string>& names, const std::vector<std::string>& bots,
               const std::vector<std::string>& asked) {
    const std::size_t people = bots.size() - asked.size();
    for (std::size_t i = people; i < bots.size(); ++i) {
        const BotInfo* bot = find_bot(bots[i]);
        if (!bot) continue;
        std::vector<std::string> taken(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i));
        std::string wanted = asked[i - people];
        if (bot_of_character(wanted)) wanted = capital(lower(wanted));
        const bool given = wanted != bots[i] && std::find(taken.begin(), taken.end(), wanted) == taken.end();
        names[i] = given ? wanted : bot_character(bots[i], taken);
    }
}

Result<void> check_name(const std::string& name) {
    constexpr std::size_t longest = 20;
    if (name.empty()) return Error{"A player's name is empty."};
    if (columns(name) > longest) return Error{fmt::format("A name has at most {} letters: {}.", longest, name)};
    if (std::any_of(name.begin(), name.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
        return Error{"A name contains characters that can't be shown."};
    return {};
}

// Names for all, or for the people only; the bots have their own.
Result<std::vector<std::string>> seat_names(const AnyGame& game, const std::vector<std::string>& names,
                                            const std::vector<std::string>& bots,
                                            const std::vector<std::string>& asked) {
    const std::size_t players = bots.size(), people = players - asked.size();
    std::vector<std::string> all = game.seat_names(players);
    if (!names.empty() && names.size() != players && names.size() != people)
        return Error{fmt::format("There are {} players: give each of them a name, or only the {} at the keyboard.",
                                 players, people)};
    std::copy(names.begin(), names.end(), all.begin());
    if (names.size() != players) name_bots(all, bots, asked);
    for (std::size_t i = 0; i < all.size(); ++i) {
        SKERRY_TRY(check_name(all[i]));
        if (std::find(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i), all[i]) !=
            all.begin() + static_cast<std::ptrdiff_t>(i))
            return Error{fmt::format("Two players are called {}.", all[i])};
    }
    return all;
}

// Between two games of a campaign: whether to play the next one.
bool go_on(const Campaign& games, std::string& file, Streams& streams) {
    Console console(streams);
    const auto keep = [&](const std::string& path) {
        const auto saved = save_games(path, games);
        streams.out << (saved ? fmt::format("The campaign is saved in {}; skerry play --resume {} continues it.\n",
                                            path, path)
                              : saved.sentence() + "\n");
        if (saved) file = path;
    };
    if (!file.empty()) keep(file);
    while (true) {
        const auto line = console.ask("Enter begins the next game, save FILE saves the campaign, quit leaves. ");
        const auto words = line ? words_of(*line) : std::vector<std::string>{"quit"};
        if (words.empty()) return true;
        if (lower(words[0]) == "save" && words.size() == 2)
            keep(words[1]);
        else if (lower(words[0]) == "quit")
            return false;
    }
}

void tell(const std::optional<HighScore>& best, Streams& streams) {
    if (best) streams.out << wrapped(fmt::format("The high score is {}, by {}.", best->points, best->name)) << '\n';
}

std::optional<HighScore> best_of(const Table& table, const Streams& streams) {
    return high_score(streams.data, table.game().info().id, table.game().mode(table.position()).id);
}

// A campaign has ended. A completed one is stored, and compared with the best so far.
void tell_result(const Session& session, Streams& streams) {
    const Table& table = session.table();
    const auto best = best_of(table, streams);
    const auto points = table.game().campaign_points(table.position());
    if (!points || !session.options().bots[0].empty()) return tell(best, streams);
    const HighScore result{std::string(table.game().info().id), std::string(table.game().mode(table.position()).id),
                           table.names()[0], *points, now()};
    if (const auto kept = keep(streams.data, result); !kept) streams.out << wrapped(kept.sentence()) << '\n';
    if (best && best->points >= *points) return tell(best, streams);
    streams.out << "That is a new high score.\n";
}

// One game, or a campaign game by game.
int play_table(Result<Table> table, Session::Options options, Streams& streams) {
    while (true) {
        if (!table) return refuse(streams, table.sentence());
        const AnyGame& game = table.value().game();
        const std::vector<std::string> names(table.value().names().begin(), table.value().names().end());
        options.bots.resize(names.size());
        if (options.earlier.empty()) tell(best_of(table.value(), streams), streams);
        Session session(std::move(table).value(), options, streams);
        if (const int code = session.run(); code != success || session.left()) return code;
        const Position& end = session.table().position();
        if (!game.mode(end).campaign) return success;
        options = session.options();
        options.earlier = session.games();
        const auto next = game.next(end);
        if (!next) {
            streams.out << wrapped(next.sentence()) << '\n';
            tell_result(session, streams);
            if (options.file.empty()) return success;
            const auto saved = save_games(options.file, options.earlier);
            return saved ? success : refuse(streams, saved.sentence());
        }
        if (!go_on(options.earlier, options.file, streams)) return success;
        table = Table::begin(game, next.value(), fresh_seed(), names, now());
    }
}

int resume(const PlayArgs& args, Streams& streams) {
    if (!args.setup.mode.empty() || args.setup.players || !args.setup.options.empty() || !args.seed.empty() ||
        !args.names.empty())
        return refuse(streams, "With --resume the file has the setup, the seed and the names; leave those out.", usage);
    const auto text = read_file(args.resume);
    if (!text) return refuse(streams, text.sentence());
    auto games = read_campaign(text.value());
    if (!games) return refuse(streams, fmt::format("{}: {}", args.resume, games.sentence()));
    if (const auto sound = verify(games.value()); !sound)
        return refuse(streams, fmt::format("{}: {}", args.resume, sound.sentence()));
    Campaign earlier = std::move(games).value();
    const AnyGame& rules = *earlier.back().game;
    const GameInfo& info = rules.info();
    if (!args.setup.game.empty()) {
        const auto game = find_game(args.setup.game);
        if (!game) return refuse(streams, game.sentence());
        if (game.value() != &rules) return refuse(streams, fmt::format("{} is a game of {}.", args.resume, info.name));
    }
    std::vector<std::string> wanted = args.bots.empty() ? earlier.back().bots : args.bots;
    for (const std::string& bot : args.bots.empty() ? wanted : std::vector<std::string>{}) {
        if (bot.starts_with("cmd:"))
            return refuse(streams,
                          fmt::format("{} names a program as a bot, and a file starts no programs: give --bots again.",
                                      args.resume));
        if (const auto known = check_any_bot(bot); !bot.empty() && !known) return refuse(streams, known.sentence());
    }
    // Continues the last game, or begins the next one of a campaign.
    const bool other = earlier.back().by_other_rules();
    auto table = Table::resume(earlier.back());
    if (table && table.value().over() && rules.mode(table.value().position()).campaign) {
        const auto next = rules.next(table.value().position());
        if (!next) return refuse(streams, fmt::format("{}: {}", args.resume, next.sentence()));
        table = Table::begin(rules, next.value(), fresh_seed(), earlier.back().names, now());
    } else {
        // It was played by other rules.
        if (other)
            return refuse(streams, fmt::format("{}: {} It can't be continued; skerry replay {} shows it.", args.resume,
                                               other_rules_text(rules, earlier.back().rules), args.resume));
        earlier.pop_back();
    }
    if (!table) return refuse(streams, fmt::format("{}: {}", args.resume, table.sentence()));
    const std::size_t players = table.value().names().size();
    if (!args.bots.empty()) {
        const auto bots = seat_bots(args.bots, players);
        if (!bots) return refuse(streams, bots.sentence());
        wanted = bots.value();
    }
    wanted.resize(players);
    return play_table(std::move(table),
                      {wanted, args.automatic, args.resume, std::move(earlier), as_time(args.timeout)}, streams);
}

}  // namespace

int play(const PlayArgs& args, Streams& streams) {
    if (!args.resume.empty()) return resume(args, streams);
    if (args.setup.game.empty())
        return refuse(streams, "Say which game to play, or --resume FILE; skerry games lists the games.", usage);
    std::optional<int> default_players;
    if (!args.bots.empty()) default_players = static_cast<int>(args.bots.size()) + 1;
    const auto setup = choose_setup(args.setup, default_players);
    if (!setup) return refuse(streams, setup.sentence());
    const AnyGame& game = *setup.value().game;
    const auto players = static_cast<std::size_t>(setup.value().players);
    const auto bots = seat_bots(args.bots, players);
    if (!bots) return refuse(streams, bots.sentence());
    const auto names = seat_names(game, args.names, bots.value(), args.bots);
    if (!names) return refuse(streams, names.sentence());
    const auto seed = args.seed.empty() ? Result<Seed>(fresh_seed()) : Seed::parse(args.seed);
    if (!seed) return refuse(streams, seed.sentence());
    return play_table(Table::begin(game, setup.value().json, seed.value(), names.value(), now()),
                      {bots.value(), args.automatic, {}, {}, as_time(args.timeout)}, streams);
}

}  // namespace skerry::cli
