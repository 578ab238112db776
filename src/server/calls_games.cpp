// SPDX-License-Identifier: Apache-2.0
#include "protocol/describe.h"
#include "server/calls.h"

namespace skerry {

void GameCalls::games(const Call& call) { call.tell(describe_games()); }

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
