#include "games/arctic_scavengers/game.h"

// Made by `skerry tune arctic-scavengers --games 120 --iterations 1000 ...` in the setup `{"mode":"multi","players":2,"hq":0,"recon":[],"market":[],"alt_refugees":false,"alt_scavengers":false,"alt_brawlers":false,"leader_draft":false,"level":"solo_normal","solo_leader":false}`; not by hand.
// Parts: least squares over 7323 positions of self-play against the lead in the end; the estimate by hand explained
// 36.4 % of it, this one 40.9 %. Habits: strengths of moves (verb, first argument) in 12922 decisions of the search.
namespace skerry::arctic_scavengers {
namespace {

// clang-format off
constexpr std::int16_t part_weights[]{111, 15, 95, 254, 406, 367, 100, 100, 100, 49, 78, 127, 100};

constexpr Habit learnt[]{
    {1, 0, -50}, {1, 1, 8}, {1, 2, -27}, {1, 6, -189},
    {2, 1, 120}, {2, 2, 146}, {2, 3, 104}, {2, 4, 39},
    {2, 5, 24}, {2, 6, 328}, {2, 7, 260}, {2, 8, 437},
    {10, 0, 13}, {10, 1, -24}, {10, 2, -34}, {10, 3, 74},
    {10, 6, 43}, {10, 12, 69}, {10, 13, -42}, {10, 14, -25}, {10, 15, -9}, {10, 16, 24}, {10, 17, 37}, {10, 18, 11},
    {10, 19, 56}, {10, 20, 73}, {10, 21, 53}, {10, 22, -20}, {10, 23, 48},
    {11, 0, -24},
    {12, 0, 37},
    {13, 0, -41},
    {14, 1, 42},
    {21, 9, -172}, {21, 10, -131}, {21, 11, -32}, {21, 12, -11}, {21, 13, 22}, {21, 14, -71}, {21, 15, -41},
    {21, 16, 23}, {21, 17, 182}, {21, 18, 270}, {21, 19, 242}, {21, 20, 264}, {21, 21, 214}, {21, 22, -34}, {21, 23, -42},
    {22, 0, -88},
};
// clang-format on

}  // namespace

const Weights Game::weights{.parts = part_weights, .habits = learnt};

}  // namespace skerry::arctic_scavengers
