// SPDX-License-Identifier: Apache-2.0
// Plays a game of Skara Brae: the first seat searches, the others move at random. Prints every move and who wins.
//
//   random_game [SEED]
#include <cstdio>
#include <cstdlib>

#include "bots/policies.h"
#include "games/skara_brae/game.h"

using namespace skerry;
using Rules = skara_brae::Game;  // any other game works the same way

int main(int count, char** words) {
    const Seed seed = Seed::number(count > 1 ? std::strtoull(words[1], nullptr, 10) : 1);
    const auto begun = Rules::begin({.players = 3}, seed);
    if (!begun) {
        std::fprintf(stderr, "%s\n", begun.sentence().c_str());
        return 1;
    }
    Rules::State state = begun.value();
    SearchPolicy<Rules> search(Budget{.iterations = 100}, 0, seed, Rules::search_params);
    RandomPolicy<Rules> random(seed);

    while (!Rules::waiting(state).empty()) {
        const Seat seat = *Rules::waiting(state).begin();
        const Decision<Rules> decision(state, seat);  // its moves, and what the seat can see
        const Move move = seat.index() == 0 ? search.choose(decision) : random.choose(decision);
        std::printf("seat %d: %s\n", static_cast<int>(seat.index()), Rules::move_text(move).c_str());
        Rules::play(state, seat, move, {});
    }
    std::printf("%s\n", Rules::ranking(state).verdict.c_str());
}
