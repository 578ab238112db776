#include "games/arctic_scavengers/game.h"

// Made by `skerry tune arctic-scavengers --games 60 --iterations 1000 --setup '{"players":2}'`; not by hand.
// Parts: least squares over 4009 positions of self-play against the lead in the end; the estimate by hand explained
// 43.3 % of it, this one 46.4 %. Habits: strengths of moves (verb, first argument) in 7090 decisions of the search.
namespace skerry::arctic_scavengers {
namespace {

// clang-format off
constexpr std::int16_t part_weights[]{127, 100, 100, 100, 51, 54, 168, 100};

constexpr Habit learnt[]{
    {1, 0, -79}, {1, 1, 15}, {1, 2, -24}, {1, 6, -244},
    {2, 1, 137}, {2, 2, 172}, {2, 3, 132}, {2, 4, 123},
    {2, 5, -20}, {2, 6, 280}, {2, 7, 265}, {2, 8, 454},
    {10, 1, -36}, {10, 2, -55}, {10, 3, 54}, {10, 13, -42},
    {10, 14, 24}, {10, 16, 9}, {10, 17, 35}, {10, 18, 46}, {10, 19, 43}, {10, 20, 100}, {10, 21, 79}, {10, 23, -7},
    {11, 0, -14},
    {12, 0, 22},
    {13, 0, -86},
    {21, 9, -223}, {21, 10, -192}, {21, 11, -35}, {21, 12, 5}, {21, 13, 48},
    {21, 14, -67}, {21, 15, -47}, {21, 16, 43}, {21, 18, 228}, {21, 19, 171}, {21, 20, 192}, {21, 21, 220}, {21, 22, -21},
    {21, 23, -29},
    {22, 0, -111},
};
// clang-format on

}  // namespace

const Weights Game::weights{.parts = part_weights, .habits = learnt};

}  // namespace skerry::arctic_scavengers
