#include "games/fine_sand/game.h"

// Made by `skerry tune fine-sand --games 120 --iterations 500` over all setups; not by hand.
namespace skerry::fine_sand {
namespace {

// clang-format off
// Least squares over 26363 positions of self-play explain 64.0 % of the results (the estimate by hand: 62.9 %).
// Priors are strengths of moves (verb, first argument) in 57049 decisions of the search.
constexpr std::int16_t weights_multi[]{100, 100, 100, 100, 91, 64, 94, 70, 113, 92, 69};
constexpr Prior priors_multi[]{
    {Verb::mulligan, 0, 69}, {Verb::mulligan, 1, 108}, {Verb::mulligan, 2, 79}, {Verb::mulligan, 3, -132}, {Verb::mulligan, 4, -160}, {Verb::mulligan, 5, -129}, {Verb::mulligan, 6, 25}, {Verb::mulligan, 7, 5},
    {Verb::mulligan, 8, 31}, {Verb::mulligan, 9, -28}, {Verb::mulligan, 10, 53}, {Verb::mulligan, 11, 32}, {Verb::mulligan, 12, -41}, {Verb::mulligan, 13, 65}, {Verb::mulligan, 14, 83}, {Verb::mulligan, 15, 47},
    {Verb::mulligan, 16, 15}, {Verb::mulligan, 17, -175}, {Verb::mulligan, 18, -58}, {Verb::mulligan, 19, 31}, {Verb::mulligan, 20, 52}, {Verb::mulligan, 22, 17}, {Verb::mulligan, 23, 15}, {Verb::mulligan, 24, -5},
    {Verb::mulligan, 25, 61}, {Verb::mulligan, 26, 40}, {Verb::mulligan, 27, 11}, {Verb::mulligan, 28, 24}, {Verb::mulligan, 29, -62}, {Verb::mulligan, 30, 7}, {Verb::mulligan, 31, 30}, {Verb::mulligan, 32, 37},
    {Verb::mulligan, 33, 33}, {Verb::mulligan, 34, 45}, {Verb::mulligan, 35, 104}, {Verb::mulligan, 36, 8}, {Verb::mulligan, 37, 8}, {Verb::mulligan, 38, 21}, {Verb::mulligan, 39, 57}, {Verb::mulligan, 40, 18},
    {Verb::mulligan, 41, 34}, {Verb::mulligan, 42, 5}, {Verb::mulligan, 43, 43}, {Verb::mulligan, 44, -174}, {Verb::mulligan, 45, 53}, {Verb::mulligan, 46, 43}, {Verb::mulligan, 47, -21}, {Verb::mulligan, 48, -18},
    {Verb::draw, 0, -83},
    {Verb::use, 5, -20}, {Verb::use, 6, -15}, {Verb::use, 7, -18}, {Verb::use, 13, -53}, {Verb::use, 14, -44}, {Verb::use, 15, -39}, {Verb::use, 16, -16},
    {Verb::use, 21, -61}, {Verb::use, 23, -16}, {Verb::use, 24, 48}, {Verb::use, 26, -24}, {Verb::use, 27, -47}, {Verb::use, 28, -27}, {Verb::use, 29, -22}, {Verb::use, 30, -29},
    {Verb::use, 31, 209}, {Verb::use, 32, -74}, {Verb::use, 33, -80}, {Verb::use, 35, -308}, {Verb::use, 36, -135}, {Verb::use, 37, -457}, {Verb::use, 38, -41}, {Verb::use, 39, -244},
    {Verb::use, 42, -29}, {Verb::use, 45, -226}, {Verb::use, 46, 15}, {Verb::use, 47, 75}, {Verb::use, 48, -24},
    {Verb::ring, 0, 150}, {Verb::ring, 1, 45},
    {Verb::build, 0, 182},
    {Verb::build, 1, 149}, {Verb::build, 2, 81}, {Verb::build, 5, 731}, {Verb::build, 6, 442}, {Verb::build, 7, 198}, {Verb::build, 8, 292}, {Verb::build, 9, 245}, {Verb::build, 10, 124},
    {Verb::build, 11, 32}, {Verb::build, 12, 269}, {Verb::build, 13, 193}, {Verb::build, 14, 94}, {Verb::build, 15, 27}, {Verb::build, 16, -58}, {Verb::build, 17, 426}, {Verb::build, 18, 298},
    {Verb::build, 19, 115}, {Verb::build, 20, 95}, {Verb::build, 21, 127}, {Verb::build, 23, 259}, {Verb::build, 24, 122}, {Verb::build, 26, 158}, {Verb::build, 27, 31}, {Verb::build, 28, 6},
    {Verb::build, 29, 280}, {Verb::build, 30, 205}, {Verb::build, 31, -123}, {Verb::build, 32, -26}, {Verb::build, 33, 10}, {Verb::build, 34, -24}, {Verb::build, 35, 115}, {Verb::build, 36, -165},
    {Verb::build, 37, 72}, {Verb::build, 38, 132}, {Verb::build, 39, -217}, {Verb::build, 40, 308}, {Verb::build, 41, 462}, {Verb::build, 42, 276}, {Verb::build, 43, 262}, {Verb::build, 45, 113},
    {Verb::build, 46, 14}, {Verb::build, 47, 262}, {Verb::build, 48, 34},
    {Verb::pay, 0, -91}, {Verb::pay, 1, -69}, {Verb::pay, 2, -38}, {Verb::pay, 3, 75}, {Verb::pay, 4, 149},
    {Verb::pay, 5, -34}, {Verb::pay, 6, -25}, {Verb::pay, 7, -25}, {Verb::pay, 8, -18}, {Verb::pay, 9, -40}, {Verb::pay, 10, -25}, {Verb::pay, 11, -26}, {Verb::pay, 12, -33},
    {Verb::pay, 13, -36}, {Verb::pay, 14, -33}, {Verb::pay, 15, -9}, {Verb::pay, 16, -18}, {Verb::pay, 17, -120}, {Verb::pay, 18, -30}, {Verb::pay, 21, -18}, {Verb::pay, 22, -6},
    {Verb::pay, 24, -13}, {Verb::pay, 27, -6}, {Verb::pay, 28, -7}, {Verb::pay, 29, -74}, {Verb::pay, 31, -9}, {Verb::pay, 32, 13}, {Verb::pay, 33, -24}, {Verb::pay, 34, -8},
    {Verb::pay, 35, -17}, {Verb::pay, 37, -46}, {Verb::pay, 38, 8}, {Verb::pay, 39, 13}, {Verb::pay, 40, -41}, {Verb::pay, 42, -16}, {Verb::pay, 43, 58}, {Verb::pay, 44, 174},
    {Verb::pay, 45, -29}, {Verb::pay, 46, -25}, {Verb::pay, 47, 5}, {Verb::pay, 48, 9},
    {Verb::offload, 0, -118}, {Verb::offload, 1, -52}, {Verb::offload, 2, -11}, {Verb::offload, 3, -160},
    {Verb::offload, 4, -255}, {Verb::offload, 5, -168}, {Verb::offload, 6, -69}, {Verb::offload, 7, -15}, {Verb::offload, 8, -11}, {Verb::offload, 9, -105}, {Verb::offload, 10, -34}, {Verb::offload, 12, -30},
    {Verb::offload, 13, -60}, {Verb::offload, 14, -32}, {Verb::offload, 17, -239}, {Verb::offload, 18, -90}, {Verb::offload, 19, -14}, {Verb::offload, 20, -9}, {Verb::offload, 21, -21}, {Verb::offload, 23, -23},
    {Verb::offload, 25, 50}, {Verb::offload, 26, -6}, {Verb::offload, 27, -27}, {Verb::offload, 28, -8}, {Verb::offload, 29, -134}, {Verb::offload, 30, -12}, {Verb::offload, 31, 20}, {Verb::offload, 32, -6},
    {Verb::offload, 33, 16}, {Verb::offload, 34, 9}, {Verb::offload, 35, -42}, {Verb::offload, 36, -5}, {Verb::offload, 37, -53}, {Verb::offload, 38, -29}, {Verb::offload, 39, 41}, {Verb::offload, 40, -67},
    {Verb::offload, 41, -34}, {Verb::offload, 42, -22}, {Verb::offload, 43, -52}, {Verb::offload, 44, -290}, {Verb::offload, 45, -43}, {Verb::offload, 47, -38}, {Verb::offload, 48, -9},
    {Verb::dump, 0, -43},
    {Verb::dump, 1, -27}, {Verb::dump, 2, 11}, {Verb::dump, 3, -39}, {Verb::dump, 4, -87}, {Verb::dump, 5, -55}, {Verb::dump, 7, 19}, {Verb::dump, 8, 19}, {Verb::dump, 9, -29},
    {Verb::dump, 10, 7}, {Verb::dump, 11, 20}, {Verb::dump, 12, 8}, {Verb::dump, 13, -27}, {Verb::dump, 14, -20}, {Verb::dump, 15, 10}, {Verb::dump, 17, -139}, {Verb::dump, 18, -55},
    {Verb::dump, 19, 11}, {Verb::dump, 20, 14}, {Verb::dump, 21, -9}, {Verb::dump, 23, 9}, {Verb::dump, 24, 12}, {Verb::dump, 25, 40}, {Verb::dump, 26, 16}, {Verb::dump, 28, 9},
    {Verb::dump, 29, -41}, {Verb::dump, 30, 16}, {Verb::dump, 31, 14}, {Verb::dump, 32, 6}, {Verb::dump, 33, 19}, {Verb::dump, 34, 15}, {Verb::dump, 35, 6}, {Verb::dump, 37, -24},
    {Verb::dump, 39, 17}, {Verb::dump, 40, -11}, {Verb::dump, 41, -32}, {Verb::dump, 42, 8}, {Verb::dump, 45, 56}, {Verb::dump, 46, 13}, {Verb::dump, 47, -8}, {Verb::dump, 48, 14},
    {Verb::remove, 1, -36}, {Verb::remove, 3, -48}, {Verb::remove, 15, -34}, {Verb::remove, 24, 53}, {Verb::remove, 25, 53}, {Verb::remove, 26, -27}, {Verb::remove, 27, 13}, {Verb::remove, 28, 21},
    {Verb::remove, 34, -24}, {Verb::remove, 35, 14}, {Verb::remove, 36, 29}, {Verb::remove, 41, 6},
    {Verb::discard, 0, 58}, {Verb::discard, 1, 56}, {Verb::discard, 2, 61}, {Verb::discard, 3, -65},
    {Verb::discard, 4, -140}, {Verb::discard, 5, -113}, {Verb::discard, 6, -33}, {Verb::discard, 7, 16}, {Verb::discard, 9, -15}, {Verb::discard, 10, -7}, {Verb::discard, 11, 9}, {Verb::discard, 12, -5},
    {Verb::discard, 14, 15}, {Verb::discard, 17, -171}, {Verb::discard, 18, -70}, {Verb::discard, 19, 16}, {Verb::discard, 21, 16}, {Verb::discard, 22, 47}, {Verb::discard, 23, -7}, {Verb::discard, 24, 24},
    {Verb::discard, 25, 77}, {Verb::discard, 26, 28}, {Verb::discard, 27, 23}, {Verb::discard, 28, 28}, {Verb::discard, 29, -39}, {Verb::discard, 30, 25}, {Verb::discard, 31, 26}, {Verb::discard, 33, 12},
    {Verb::discard, 34, 46}, {Verb::discard, 35, 19}, {Verb::discard, 36, 22}, {Verb::discard, 37, -13}, {Verb::discard, 38, 12}, {Verb::discard, 39, 15}, {Verb::discard, 40, -30}, {Verb::discard, 41, 6},
    {Verb::discard, 42, -44}, {Verb::discard, 43, 13}, {Verb::discard, 44, -146}, {Verb::discard, 45, 24}, {Verb::discard, 46, 10}, {Verb::discard, 47, 30}, {Verb::discard, 48, 32},
    {Verb::take, 1, -21},
    {Verb::take, 3, 98}, {Verb::take, 4, 37}, {Verb::take, 13, -34}, {Verb::take, 31, -58}, {Verb::take, 32, -36}, {Verb::take, 33, -44}, {Verb::take, 34, -33}, {Verb::take, 36, 11},
    {Verb::take, 38, -56}, {Verb::take, 39, 12}, {Verb::take, 40, 5}, {Verb::take, 41, 43}, {Verb::take, 43, -48}, {Verb::take, 46, -50}, {Verb::take, 48, -87},
    {Verb::reveal, 0, 133},
    {Verb::end, 0, -182},
    {done.verb, 0, -34},
};

// Least squares over 6748 positions of self-play explain 21.0 % of the results (the estimate by hand: 11.6 %).
// Priors are strengths of moves (verb, first argument) in 18256 decisions of the search.
constexpr std::int16_t weights_solo[]{179, 83, 140, 418, 24, 117, 156, 185, 89, -35, 10};
constexpr Prior priors_solo[]{
    {Verb::mulligan, 0, -37}, {Verb::mulligan, 1, -49}, {Verb::mulligan, 2, 28}, {Verb::mulligan, 3, -237}, {Verb::mulligan, 4, -114}, {Verb::mulligan, 5, -174}, {Verb::mulligan, 6, -34}, {Verb::mulligan, 7, -7},
    {Verb::mulligan, 8, -34}, {Verb::mulligan, 9, -181}, {Verb::mulligan, 10, -74}, {Verb::mulligan, 11, -97}, {Verb::mulligan, 12, 36}, {Verb::mulligan, 13, 58}, {Verb::mulligan, 14, 45}, {Verb::mulligan, 16, -17},
    {Verb::mulligan, 17, -198}, {Verb::mulligan, 18, -168}, {Verb::mulligan, 19, -34}, {Verb::mulligan, 20, 56}, {Verb::mulligan, 21, 10}, {Verb::mulligan, 22, 31}, {Verb::mulligan, 23, 35}, {Verb::mulligan, 24, -22},
    {Verb::mulligan, 27, -42}, {Verb::mulligan, 29, -26}, {Verb::mulligan, 32, -8}, {Verb::mulligan, 33, -13}, {Verb::mulligan, 34, 15}, {Verb::mulligan, 35, 124}, {Verb::mulligan, 36, 35}, {Verb::mulligan, 37, 20},
    {Verb::mulligan, 38, 38}, {Verb::mulligan, 41, -44}, {Verb::mulligan, 42, -15}, {Verb::mulligan, 44, -99}, {Verb::mulligan, 45, 126}, {Verb::mulligan, 46, 10}, {Verb::mulligan, 47, -116},
    {Verb::draw, 0, -47},
    {Verb::use, 5, 9}, {Verb::use, 7, -21}, {Verb::use, 8, 10}, {Verb::use, 13, -15}, {Verb::use, 14, -28}, {Verb::use, 15, -35}, {Verb::use, 21, -59}, {Verb::use, 24, 50},
    {Verb::use, 26, -8}, {Verb::use, 27, -34}, {Verb::use, 28, 30}, {Verb::use, 29, -31}, {Verb::use, 30, -43}, {Verb::use, 32, -36}, {Verb::use, 33, -88}, {Verb::use, 35, -96},
    {Verb::use, 36, -63}, {Verb::use, 37, -91}, {Verb::use, 38, 126}, {Verb::use, 42, -47}, {Verb::use, 45, -116}, {Verb::use, 46, 41}, {Verb::use, 47, 77}, {Verb::use, 48, 39},
    {Verb::ring, 0, 115}, {Verb::ring, 1, 43},
    {Verb::build, 0, 84}, {Verb::build, 1, 41}, {Verb::build, 2, -22}, {Verb::build, 5, 604}, {Verb::build, 6, 387}, {Verb::build, 7, 119},
    {Verb::build, 8, 219}, {Verb::build, 9, 146}, {Verb::build, 10, 31}, {Verb::build, 11, -43}, {Verb::build, 12, 141}, {Verb::build, 13, 80}, {Verb::build, 14, -17}, {Verb::build, 15, -37},
    {Verb::build, 16, -101}, {Verb::build, 17, 305}, {Verb::build, 18, 165}, {Verb::build, 19, 46}, {Verb::build, 20, 13}, {Verb::build, 21, 137}, {Verb::build, 23, 292}, {Verb::build, 24, 228},
    {Verb::build, 26, 292}, {Verb::build, 27, -60}, {Verb::build, 28, 200}, {Verb::build, 29, 205}, {Verb::build, 30, 275}, {Verb::build, 31, -91}, {Verb::build, 32, -49}, {Verb::build, 33, 119},
    {Verb::build, 34, -108}, {Verb::build, 35, 8}, {Verb::build, 36, -27}, {Verb::build, 37, -51}, {Verb::build, 38, 50}, {Verb::build, 39, -163}, {Verb::build, 40, 83}, {Verb::build, 41, 173},
    {Verb::build, 42, 260}, {Verb::build, 43, -15}, {Verb::build, 45, 29}, {Verb::build, 46, 32}, {Verb::build, 47, 241}, {Verb::build, 48, 6},
    {Verb::pay, 0, -44}, {Verb::pay, 1, -7},
    {Verb::pay, 2, 21}, {Verb::pay, 3, 81}, {Verb::pay, 4, 125}, {Verb::pay, 5, -175}, {Verb::pay, 6, -48}, {Verb::pay, 7, -12}, {Verb::pay, 9, -40}, {Verb::pay, 10, 10},
    {Verb::pay, 11, -11}, {Verb::pay, 12, -22}, {Verb::pay, 13, -29}, {Verb::pay, 17, -98}, {Verb::pay, 18, -14}, {Verb::pay, 22, -20}, {Verb::pay, 23, 7}, {Verb::pay, 24, -87},
    {Verb::pay, 26, -28}, {Verb::pay, 28, 11}, {Verb::pay, 29, -80}, {Verb::pay, 30, -48}, {Verb::pay, 31, -8}, {Verb::pay, 32, 36}, {Verb::pay, 33, -10}, {Verb::pay, 34, -12},
    {Verb::pay, 35, 28}, {Verb::pay, 36, 26}, {Verb::pay, 37, 14}, {Verb::pay, 39, 8}, {Verb::pay, 40, -46}, {Verb::pay, 42, 10}, {Verb::pay, 43, 23}, {Verb::pay, 44, 85},
    {Verb::pay, 45, 16}, {Verb::pay, 46, -6}, {Verb::pay, 48, 40},
    {Verb::offload, 0, -96}, {Verb::offload, 1, -84}, {Verb::offload, 2, -65}, {Verb::offload, 3, -109}, {Verb::offload, 4, -112},
    {Verb::offload, 5, -103}, {Verb::offload, 6, -94}, {Verb::offload, 7, -41}, {Verb::offload, 8, -43}, {Verb::offload, 9, -107}, {Verb::offload, 10, -70}, {Verb::offload, 11, -40}, {Verb::offload, 12, -77},
    {Verb::offload, 13, -62}, {Verb::offload, 14, -37}, {Verb::offload, 15, -49}, {Verb::offload, 16, -31}, {Verb::offload, 17, -116}, {Verb::offload, 18, -59}, {Verb::offload, 19, -52}, {Verb::offload, 20, -25},
    {Verb::offload, 21, -101}, {Verb::offload, 23, -63}, {Verb::offload, 24, -87}, {Verb::offload, 25, 35}, {Verb::offload, 26, -48}, {Verb::offload, 27, -54}, {Verb::offload, 29, -118}, {Verb::offload, 30, -49},
    {Verb::offload, 31, -33}, {Verb::offload, 32, -37}, {Verb::offload, 33, -28}, {Verb::offload, 34, -44}, {Verb::offload, 35, -64}, {Verb::offload, 36, -45}, {Verb::offload, 37, -61}, {Verb::offload, 38, -56},
    {Verb::offload, 39, 40}, {Verb::offload, 40, -137}, {Verb::offload, 41, -95}, {Verb::offload, 42, -89}, {Verb::offload, 45, -97}, {Verb::offload, 46, -46}, {Verb::offload, 48, -47},
    {Verb::dump, 0, 13},
    {Verb::dump, 1, 29}, {Verb::dump, 2, 19}, {Verb::dump, 3, -10}, {Verb::dump, 4, -39}, {Verb::dump, 5, -107}, {Verb::dump, 6, -52}, {Verb::dump, 7, -17}, {Verb::dump, 8, 12},
    {Verb::dump, 9, -10}, {Verb::dump, 10, 8}, {Verb::dump, 11, 17}, {Verb::dump, 13, -19}, {Verb::dump, 15, 16}, {Verb::dump, 16, 18}, {Verb::dump, 17, -65}, {Verb::dump, 18, 7},
    {Verb::dump, 19, 8}, {Verb::dump, 20, 25}, {Verb::dump, 21, -20}, {Verb::dump, 23, -18}, {Verb::dump, 24, -32}, {Verb::dump, 25, 56}, {Verb::dump, 26, 5}, {Verb::dump, 29, -24},
    {Verb::dump, 31, -10}, {Verb::dump, 32, 19}, {Verb::dump, 33, -22}, {Verb::dump, 34, 5}, {Verb::dump, 35, -7}, {Verb::dump, 37, 9}, {Verb::dump, 39, 26}, {Verb::dump, 40, -24},
    {Verb::dump, 41, -30}, {Verb::dump, 42, -55}, {Verb::dump, 45, -65}, {Verb::dump, 46, 12}, {Verb::dump, 48, -16},
    {Verb::remove, 1, -84}, {Verb::remove, 2, -24}, {Verb::remove, 3, -6},
    {Verb::remove, 4, 16}, {Verb::remove, 8, -6}, {Verb::remove, 9, -57}, {Verb::remove, 10, 42}, {Verb::remove, 16, 49}, {Verb::remove, 20, -14}, {Verb::remove, 24, -25}, {Verb::remove, 27, 31},
    {Verb::remove, 28, 51},
    {Verb::discard, 0, 57}, {Verb::discard, 1, 66}, {Verb::discard, 2, 62}, {Verb::discard, 3, -16}, {Verb::discard, 4, -49}, {Verb::discard, 5, -193}, {Verb::discard, 6, -35},
    {Verb::discard, 7, -6}, {Verb::discard, 8, 18}, {Verb::discard, 11, 10}, {Verb::discard, 12, -32}, {Verb::discard, 13, 24}, {Verb::discard, 15, -9}, {Verb::discard, 16, 10}, {Verb::discard, 17, -81},
    {Verb::discard, 18, -19}, {Verb::discard, 20, 12}, {Verb::discard, 21, 17}, {Verb::discard, 22, 19}, {Verb::discard, 23, -81}, {Verb::discard, 24, 12}, {Verb::discard, 25, 93}, {Verb::discard, 26, -9},
    {Verb::discard, 27, 22}, {Verb::discard, 28, 7}, {Verb::discard, 30, -43}, {Verb::discard, 31, 10}, {Verb::discard, 32, 16}, {Verb::discard, 33, 9}, {Verb::discard, 34, 37}, {Verb::discard, 35, 15},
    {Verb::discard, 36, 22}, {Verb::discard, 38, -39}, {Verb::discard, 39, 47}, {Verb::discard, 40, 55}, {Verb::discard, 41, -21}, {Verb::discard, 42, -20}, {Verb::discard, 43, 24}, {Verb::discard, 45, 63},
    {Verb::discard, 48, 24},
    {Verb::take, 1, -70}, {Verb::take, 2, -38}, {Verb::take, 3, 88}, {Verb::take, 10, -28}, {Verb::take, 13, -20}, {Verb::take, 28, -32}, {Verb::take, 33, -42},
    {Verb::take, 34, -38}, {Verb::take, 37, -15}, {Verb::take, 48, -13},
    {Verb::reveal, 0, 107},
    {Verb::bonus, 0, 263}, {Verb::bonus, 1, 340}, {Verb::bonus, 2, 334},
    {Verb::bonus, 3, 298}, {Verb::bonus, 4, 168},
    {Verb::swap, 2, 211}, {Verb::swap, 4, -188}, {Verb::swap, 6, -127}, {Verb::swap, 7, -134}, {Verb::swap, 8, -226}, {Verb::swap, 10, -20},
    {Verb::swap, 11, 42}, {Verb::swap, 12, -146}, {Verb::swap, 14, 83}, {Verb::swap, 15, 181}, {Verb::swap, 16, 92}, {Verb::swap, 18, -73}, {Verb::swap, 20, -218}, {Verb::swap, 21, 13},
    {Verb::swap, 22, 131}, {Verb::swap, 23, -174}, {Verb::swap, 24, 94}, {Verb::swap, 25, 407}, {Verb::swap, 26, -190}, {Verb::swap, 27, 81}, {Verb::swap, 28, -44}, {Verb::swap, 29, -117},
    {Verb::swap, 31, 232}, {Verb::swap, 33, 161}, {Verb::swap, 36, 38}, {Verb::swap, 37, -35}, {Verb::swap, 42, -20},
    {Verb::end, 0, -149},
    {done.verb, 0, -17},
};

// clang-format on

}  // namespace

const Weights Game::weights{.multi = {.weights = weights_multi, .priors = priors_multi, .intercept = 0},
                            .solo = {.weights = weights_solo, .priors = priors_solo, .intercept = -952}};

}  // namespace skerry::fine_sand
