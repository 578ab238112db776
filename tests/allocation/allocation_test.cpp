// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "bots/search.h"
#include "catalog/visit.h"
#include "kit/amount.h"

// moves(), play(), view() and imagine() take no memory from the heap: every game, every setup. Nor does the search, beyond
// what it takes before it begins. This program counts all allocations.
namespace {
std::size_t allocations = 0;
}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace skerry {
namespace {

template <Game G>
void play_without_allocating() {
    for (const auto& setup : G::setups())
        for (int game = 0; game < kit::games_per_setup(5); ++game) {
            const auto seed = static_cast<std::uint64_t>(game);
            auto state = G::begin(setup, Seed::number(seed)).value();
            Generator generator(Seed::number(seed), 3);
            Random random(generator);
            const std::size_t before = allocations;
            for (Seats waiting = G::waiting(state); !waiting.empty(); waiting = G::waiting(state)) {
                MoveList moves;
                const Seat seat = waiting.front();
                G::moves(state, seat, moves);
                const auto imagined = G::imagine(G::view(state, seat), random);
                (void)G::evaluate(imagined, seat);
                G::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
            }
            ASSERT_EQ(allocations, before) << json::text(setup) << ", seed " << seed;
        }
}

TEST(Allocation, is_counted) {
    const std::size_t before = allocations;
    ::operator delete(::operator new(8));
    EXPECT_GT(allocations, before);
}

TEST(Allocation, none_in_rules) {
    for (const AnyGame* game : all_games())
        visit_game(*game, []<class G>(std::type_identity<G>) { play_without_allocating<G>(); });
}

template <Game G>
std::size_t taken_by_thinking(const typename G::State& state, std::uint32_t iterations, int merge_positions) {
    SearchParams params = G::search_params;
    params.merge_positions = merge_positions;
    Search<G> search(Seed::number(1), params);
    const Seat seat = G::waiting(state).front();
    const std::size_t before = allocations;
    (void)search.think(state, seat, {.iterations = iterations});
    return allocations - before;
}

TEST(Allocation, thinking_longer_takes_no_more) {
    for (const AnyGame* game : all_games())
        visit_game(*game, []<class G>(std::type_identity<G>) {
            const auto setups = G::setups();
            const auto iterations = static_cast<std::uint32_t>(kit::amount(400, 50));
            for (std::size_t i = 0; i < setups.size(); i += static_cast<std::size_t>(kit::amount(1, 6))) {
                auto state = G::begin(setups[i], Seed::number(1)).value();
                MoveList moves;
                for (;; moves.clear()) {
                    G::moves(state, G::waiting(state).front(), moves);
                    if (moves.size() > 1) break;
                    G::play(state, G::waiting(state).front(), moves[0], {});
                }
                for (const int positions : {0, 1}) {
                    taken_by_thinking<G>(state, iterations, positions);  // makes room for the tree
                    EXPECT_EQ(taken_by_thinking<G>(state, 10, positions),
                              taken_by_thinking<G>(state, iterations, positions))
                        << json::text(setups[i]);
                }
            }
        });
}

}  // namespace
}  // namespace skerry
