#include "games/tundra/game.h"

// Made by `skerry tune tundra --games 100 --iterations 1000`, of those setups
// `{"mode":"base","players":2,"late_enhancements":false}`; not by hand.
namespace skerry::tundra {
namespace {

// clang-format off
// Least squares over 22807 positions of self-play explain 61.0 % of the results (the estimate by hand: 47.2 %).
// Priors are strengths of moves (verb, first argument) in 30496 decisions of the search.
constexpr std::int16_t weights_multi[]{100, 63, 60, 78, 93, 94, 46, 53, 47, 47, 105, 141, 100, 67};
constexpr Prior priors_multi[]{
    {Verb::keep, 0, -65}, {Verb::keep, 1, -57}, {Verb::keep, 2, -47}, {Verb::keep, 3, -45}, {Verb::keep, 4, 104}, {Verb::keep, 5, 92}, {Verb::keep, 6, 32},
    {Verb::put, 0, 67},
    {Verb::put, 1, 26}, {Verb::put, 2, 33}, {Verb::put, 3, 234},
    {Verb::replace, 32, 17}, {Verb::replace, 36, -25}, {Verb::replace, 38, -20}, {Verb::replace, 39, -85}, {Verb::replace, 40, -108},
    {Verb::replace, 41, -66}, {Verb::replace, 42, -48}, {Verb::replace, 43, -70}, {Verb::replace, 44, 7}, {Verb::replace, 45, -10}, {Verb::replace, 46, -73}, {Verb::replace, 47, 51}, {Verb::replace, 48, -76},
    {Verb::replace, 49, -87}, {Verb::replace, 50, -128}, {Verb::replace, 51, -9}, {Verb::replace, 52, -34}, {Verb::replace, 54, -41}, {Verb::replace, 55, 24},
    {Verb::move, 0, 124}, {Verb::move, 1, 8},
    {Verb::move, 2, 13}, {Verb::move, 7, -6}, {Verb::move, 9, 12}, {Verb::move, 13, 15}, {Verb::move, 14, 21}, {Verb::move, 16, 123},
    {Verb::walk, 0, 37}, {Verb::walk, 1, -37},
    {Verb::walk, 2, 18}, {Verb::walk, 3, 9}, {Verb::walk, 4, 18}, {Verb::walk, 7, 9}, {Verb::walk, 9, 10}, {Verb::walk, 12, 22}, {Verb::walk, 14, 18}, {Verb::walk, 15, -18},
    {Verb::gain, 0, -6}, {Verb::gain, 1, -14}, {Verb::gain, 2, -31},
    
    
    {Verb::reroll, 0, -71}, {Verb::reroll, 1, -70}, {Verb::reroll, 2, -72},
    {Verb::reroll, 3, -65}, {Verb::reroll, 4, -74}, {Verb::reroll, 5, -76},
    {Verb::nudge, 0, -174}, {Verb::nudge, 1, -176}, {Verb::nudge, 2, -176}, {Verb::nudge, 3, -161}, {Verb::nudge, 4, -165},
    {Verb::nudge, 5, -166},
    {Verb::buy, 0, 75},
    {Verb::use, 16, 45}, {Verb::use, 18, 12}, {Verb::use, 19, 14}, {Verb::use, 20, 16}, {Verb::use, 21, -26}, {Verb::use, 22, -71},
    {Verb::use, 23, -31}, {Verb::use, 24, -23}, {Verb::use, 25, 8}, {Verb::use, 26, -88}, {Verb::use, 27, 47}, {Verb::use, 28, 185}, {Verb::use, 29, 72}, {Verb::use, 31, -9},
    {Verb::place, 0, -5}, {Verb::place, 2, -38}, {Verb::place, 3, -34}, {Verb::place, 4, 146}, {Verb::place, 5, 153},
    {Verb::claim, 0, 413}, {Verb::claim, 1, 426}, {Verb::claim, 2, 428},
    {Verb::claim, 3, 482}, {Verb::claim, 4, 468}, {Verb::claim, 5, 421},
    {Verb::end, 0, -32},
    {Verb::start, 0, 102}, {Verb::start, 2, 10}, {Verb::start, 3, 5}, {Verb::start, 4, -15},
    {Verb::start, 5, -30}, {Verb::start, 7, 33}, {Verb::start, 8, -11}, {Verb::start, 33, -10}, {Verb::start, 34, -5}, {Verb::start, 35, 45}, {Verb::start, 36, 17}, {Verb::start, 37, 43},
    {Verb::start, 38, 12}, {Verb::start, 39, 72}, {Verb::start, 40, 15}, {Verb::start, 41, -21}, {Verb::start, 42, -91}, {Verb::start, 43, -5}, {Verb::start, 44, 34}, {Verb::start, 45, 78},
    {Verb::start, 46, 134}, {Verb::start, 47, -20}, {Verb::start, 48, 63}, {Verb::start, 49, -27}, {Verb::start, 50, 39}, {Verb::start, 51, 59}, {Verb::start, 52, 64}, {Verb::start, 53, 57},
    {Verb::start, 54, 31}, {Verb::start, 55, 45}, {Verb::start, 56, 120},
    {Verb::finish, 0, -160},
    {Verb::build, 1, 231}, {Verb::build, 2, 197}, {Verb::build, 3, 195}, {Verb::build, 4, 122},
    {Verb::build, 6, 109}, {Verb::build, 7, 95}, {Verb::build, 8, 155}, {Verb::build, 9, 103}, {Verb::build, 13, 43}, {Verb::build, 14, 10}, {Verb::build, 15, 40},
    {Verb::hire, 0, -67},
    {Verb::hire, 1, 21}, {Verb::hire, 2, 48}, {Verb::hire, 3, 28}, {Verb::hire, 4, 20}, {Verb::hire, 6, 11}, {Verb::hire, 7, 28}, {Verb::hire, 8, -7}, {Verb::hire, 12, -32},
    {Verb::hire, 13, -44}, {Verb::hire, 14, -7}, {Verb::hire, 15, -12}, {Verb::hire, 16, -130},
    {Verb::pay, 0, 117}, {Verb::pay, 1, 238}, {Verb::pay, 2, 165}, {Verb::pay, 3, 111},
    {Verb::gather, 0, 36}, {Verb::gather, 1, -35}, {Verb::gather, 2, -76},
    {Verb::upgrade, 0, 151}, {Verb::upgrade, 1, 281}, {Verb::upgrade, 2, 145}, {Verb::upgrade, 3, -55},
    {Verb::spare, 0, 45},
    {Verb::spare, 1, 100}, {Verb::spare, 2, 80}, {Verb::spare, 3, -92},
    {Verb::take, 16, 129}, {Verb::take, 17, 93}, {Verb::take, 18, 35}, {Verb::take, 19, 25}, {Verb::take, 20, 60},
    {Verb::take, 21, 267}, {Verb::take, 22, -30}, {Verb::take, 23, 265}, {Verb::take, 24, 18}, {Verb::take, 25, 291}, {Verb::take, 26, 123}, {Verb::take, 27, 213}, {Verb::take, 28, 160},
    {Verb::take, 29, 402}, {Verb::take, 30, -26}, {Verb::take, 31, 52}, {Verb::take, 32, -11}, {Verb::take, 33, -107}, {Verb::take, 34, -60}, {Verb::take, 35, -49}, {Verb::take, 36, -70},
    {Verb::take, 37, -126}, {Verb::take, 38, 82}, {Verb::take, 39, -70}, {Verb::take, 40, 31}, {Verb::take, 41, 6}, {Verb::take, 42, 107}, {Verb::take, 43, -14}, {Verb::take, 44, 189},
    {Verb::take, 45, 184}, {Verb::take, 46, 20}, {Verb::take, 48, 150}, {Verb::take, 49, 102}, {Verb::take, 50, 135}, {Verb::take, 51, 38}, {Verb::take, 52, -36}, {Verb::take, 53, -50},
    {Verb::take, 54, -39}, {Verb::take, 55, 265},
    {Verb::renew, 0, 140},
    {Verb::discard, 20, 12}, {Verb::discard, 23, -28}, {Verb::discard, 25, -24}, {Verb::discard, 27, -7}, {Verb::discard, 29, -34},
    {Verb::turn, 0, -20}, {Verb::turn, 1, -29}, {Verb::turn, 4, -40}, {Verb::turn, 5, -16},
    {Verb::swap, 0, -190}, {Verb::swap, 1, -192}, {Verb::swap, 2, -191},
    {done.verb, 0, -193},
};

// clang-format on

}  // namespace

const Weights Game::weights{.multi = {.weights = weights_multi, .priors = priors_multi, .intercept = 0}, .solo = {}};

}  // namespace skerry::tundra
