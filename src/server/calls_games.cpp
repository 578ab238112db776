// SPDX-License-Identifier: Apache-2.0
#include "bots/bots.h"
#include "server/calls.h"

namespace skerry {

void GameCalls::games(const Call& call) {
    protocol::Games all;
    for (const AnyGame* game : all_games()) all.games.push_back(game->info());
    for (const BotInfo& bot : all_bots()) all.bots.push_back({bot.name, bot.title, bot.text});
    all.default_bot = default_bot();
    call.tell(all);
}

void GameCalls::glossary(const Call& call) {
    const auto game = find_game(call.name);
    if (!game) return call.refuse(status::missing, game.sentence());
    call.tell(protocol::Glossary{game.value()->glossary()});
}

void GameCalls::components(const Call& call) {
    const auto game = find_game(call.name);
    if (!game) return call.refuse(status::missing, game.sentence());
    call.answer(Response::json(game.value()->box()));
}

}  // namespace skerry
