// SPDX-License-Identifier: Apache-2.0
#include "catalog/catalog.h"
#include "core/hash.h"
#include "kit/golden.h"

// One number a setup over many seeded games. It is the same with every compiler, optimised or not, and changes only when
// the rules do: then it is changed on purpose, with the version of the rules.
namespace skerry {
namespace {

constexpr int games_per_setup = 12;

std::string signature(const AnyGame& game, const std::string& setup) {
    std::uint64_t all = 0;
    for (int i = 0; i < games_per_setup; ++i) {
        Generator generator(Seed::number(static_cast<std::uint64_t>(i)), 2);
        Random random(generator);
        Position position =
            game.begin(json::parse(setup).value(), Seed::number(static_cast<std::uint64_t>(1000 + i))).value();
        for (Seats waiting = game.waiting(position); !waiting.empty(); waiting = game.waiting(position)) {
            const auto moves = game.moves(position, waiting.front());
            game.play(position, waiting.front(), moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        all = hash(game.hash(position), all);
    }
    return std::to_string(all);
}

TEST(Signature, is_the_same_on_every_machine_and_compiler) {
    for (const AnyGame* game : all_games()) {
        std::string text = "rules " + std::to_string(game->info().rules) + "\n";
        for (const std::string& setup : game->setups()) text += signature(*game, setup) + " " + setup + "\n";
        kit::expect_golden("signature/" + std::string(game->info().id) + ".txt", text);
    }
}

}  // namespace
}  // namespace skerry
