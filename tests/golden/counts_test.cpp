// SPDX-License-Identifier: Apache-2.0
#include <charconv>
#include <sstream>

#include "catalog/visit.h"
#include "core/canonical.h"
#include "kit/golden.h"

// How many sequences of moves there are to a fixed depth, as chess engines count them; what is selected together counts in
// canonical order only, once. tests/counts/<game>.txt has a line a count: depth, seed, count, setup.
namespace skerry {
namespace {

template <Game G>
std::uint64_t count(const typename G::State& state, int depth) {
    std::uint64_t leaves = 0;
    for (Seat seat : G::waiting(state)) {
        MoveList moves;
        Canonical<G>::moves(state, seat, moves);
        if (depth == 1) {
            leaves += moves.size();
            continue;
        }
        for (Move move : moves) {
            auto next = state;
            Canonical<G>::play(next, seat, move);
            leaves += count<G>(next, depth - 1);
        }
    }
    return leaves;
}

TEST(Counts, are_those_on_file) {
    for (const AnyGame* game : all_games()) {
        const std::string name = "counts/" + std::string(game->info().id) + ".txt";
        const auto kept = read_file(kit::data_path(name));
        ASSERT_TRUE(kept) << kept.sentence();
        std::istringstream lines(kept.value());
        std::string text, line;
        int counts = 0;
        while (std::getline(lines, line)) {
            std::istringstream words(line);
            int depth = 0;
            std::string seed, expected, setup;
            words >> depth >> seed >> expected;
            std::getline(words >> std::ws, setup);
            const auto position = game->begin(json::parse(setup).value(), Seed::parse(seed).value());
            ASSERT_TRUE(position) << position.sentence();
            const std::uint64_t leaves = visit_game(
                *game, [&]<class G>(std::type_identity<G>) { return count<G>(state_of<G>(position.value()), depth); });
            text += std::to_string(depth) + " " + seed + " " + std::to_string(leaves) + " " + setup + "\n";
            ++counts;
        }
        EXPECT_GT(counts, 0) << name;
        kit::expect_golden(name, text);
    }
}

}  // namespace
}  // namespace skerry
