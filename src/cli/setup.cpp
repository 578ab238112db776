// SPDX-License-Identifier: Apache-2.0
#include "cli/setup.h"

#include <algorithm>
#include <random>

#include <fmt/format.h>

namespace skerry::cli {
namespace {

template <class Infos>
std::string ids(const Infos& infos) {
    std::string text;
    for (const auto& info : infos) (text += text.empty() ? "" : ", ") += info.id;
    return text;
}

std::string player_counts(const ModeInfo& mode) {
    if (mode.min_players == mode.max_players)
        return fmt::format("{} player{}", mode.min_players, mode.min_players == 1 ? "" : "s");
    return fmt::format("{} to {} players", mode.min_players, mode.max_players);
}

bool fits(const ModeInfo& mode, int players) { return players >= mode.min_players && players <= mode.max_players; }

Result<const ModeInfo*> find_mode(const GameInfo& info, const std::string& id, std::optional<int> players) {
    if (!id.empty()) {
        for (const ModeInfo& mode : info.modes)
            if (mode.id == id) return &mode;
        return Error{
            fmt::format("{} has no mode {}; the modes are: {}.", info.name, json::quoted(id), ids(info.modes))};
    }
    if (!players) return &info.modes[0];
    for (const ModeInfo& mode : info.modes)
        if (fits(mode, *players)) return &mode;
    return Error{fmt::format("{} has no mode for {} players.", info.name, *players)};
}

// true, false and numbers are values; anything else is a name.
void write_value(json::Writer& out, std::string_view value) {
    const bool number = !value.empty() && value.size() < 10 &&
                        std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (value == "true" || value == "false")
        out.raw(value);
    else if (number)
        out.value(std::stol(std::string(value)));
    else
        out.value(value);
}

// Several names are joined by +: recon1+recon5.
void write_names(json::Writer& out, std::string_view names) {
    out.list();
    while (!names.empty()) {
        const std::size_t end = std::min(names.find('+'), names.size());
        out.value(names.substr(0, end));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    out.end();
}

Result<void> write_options(json::Writer& out, const GameInfo& info, const std::vector<std::string>& options) {
    std::vector<std::string_view> seen;
    for (const std::string_view option : options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string_view::npos)
            return Error{fmt::format("An option is written key=value, not {}.", json::quoted(option))};
        const std::string_view key = option.substr(0, equals);
        const auto known =
            std::find_if(info.options.begin(), info.options.end(), [&](const auto& o) { return o.id == key; });
        if (known == info.options.end())
            return Error{fmt::format("{} has no option {}; the options are: {}.", info.name, json::quoted(key),
                                     info.options.empty() ? "none" : ids(info.options))};
        if (std::find(seen.begin(), seen.end(), key) != seen.end())
            return Error{fmt::format("The option {} is given twice.", key)};
        seen.push_back(key);
        out.key(key);
        const std::string_view value = option.substr(equals + 1);
        if (known->kind == OptionKind::any_of || value.find('+') != std::string_view::npos)
            write_names(out, value);
        else
            write_value(out, value);
    }
    return {};
}

}  // namespace

Result<ChosenSetup> choose_setup(const SetupArgs& args, std::optional<int> usual_players) {
    SKERRY_LET(const auto game, find_game(args.game));
    const GameInfo& info = game->info();
    const std::optional<int> wanted = args.players ? args.players : usual_players;
    SKERRY_LET(const auto mode, find_mode(info, args.mode, wanted));
    const int players = wanted.value_or(mode->min_players);
    if (!fits(*mode, players))
        return Error{fmt::format("The mode {} of {} is for {}, not for {}.", mode->id, info.name, player_counts(*mode),
                                 players)};

    json::Writer out;
    out.object().field("mode", mode->id).field("players", players);
    SKERRY_TRY(write_options(out, info, args.options));
    SKERRY_LET(const auto setup, json::parse(out.end().text()));
    SKERRY_LET(const auto position, game->begin(setup, Seed::number(0)));
    return ChosenSetup{game, game->setup_json(position), players};
}

std::string in_words(const OptionInfo& option) {
    switch (option.kind) {
    case OptionKind::yes_no: return fmt::format("{} True or false.", option.text);
    case OptionKind::number: return fmt::format("{} {} to {}.", option.text, option.least, option.most);
    case OptionKind::one_of: return fmt::format("{} One of {}.", option.text, skerry::joined(option.names));
    case OptionKind::any_of:
        return fmt::format("{} Any of {}, joined by +.", option.text, skerry::joined(option.names));
    case OptionKind::other: break;  // the text says it all
    }
    return std::string(option.text);
}

Seed fresh_seed() {
    std::random_device device;
    Seed seed;
    while (seed == Seed{})
        for (std::uint8_t& byte : seed.bytes) byte = static_cast<std::uint8_t>(device());
    return seed;
}

}  // namespace skerry::cli
