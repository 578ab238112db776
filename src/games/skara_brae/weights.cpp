#include "games/skara_brae/game.h"

// Made by `skerry tune skara-brae --games 300 --iterations 800`; not by hand.
namespace skerry::skara_brae {
namespace {

// clang-format off
// Least squares over 12482 positions of self-play explain 24.4 % of the results (the estimate by hand: -71.6 %).
// Priors are strengths of moves (verb, first argument) in 24884 decisions of the search.
constexpr std::int16_t weights_multi[]{68, 67, 65, 60, 55, 29, 39, -17, 48, 100, 100, 93, 87, 95, 53, 59, 58, 41, 60, 34, 55, 36, 37, 88, 22, 12, 7, 15, -36, 32, 30};
constexpr Prior priors_multi[]{
    {Verb::keep, 9, 5}, {Verb::keep, 10, 20}, {Verb::keep, 13, 9}, {Verb::keep, 14, -36}, {Verb::keep, 15, 11}, {Verb::keep, 16, -8},
    {Verb::pass, 0, -35},
    {Verb::take, 1, -58},
    {Verb::take, 2, -46}, {Verb::take, 3, -21}, {Verb::take, 4, -7}, {Verb::take, 5, -27}, {Verb::take, 6, -24}, {Verb::take, 7, -31}, {Verb::take, 8, -69}, {Verb::take, 9, -118},
    {Verb::take, 10, -18}, {Verb::take, 11, -65}, {Verb::take, 12, -85}, {Verb::take, 13, -175}, {Verb::take, 14, -137}, {Verb::take, 15, 63}, {Verb::take, 16, 64}, {Verb::take, 17, 14},
    {Verb::take, 18, 24}, {Verb::take, 19, -13}, {Verb::take, 20, 27}, {Verb::take, 21, -7}, {Verb::take, 22, 24}, {Verb::take, 23, -73}, {Verb::take, 24, -56}, {Verb::take, 25, -88},
    {Verb::take, 26, -29}, {Verb::take, 27, -106}, {Verb::take, 28, -98}, {Verb::take, 29, -79}, {Verb::take, 30, 17}, {Verb::take, 31, -27}, {Verb::take, 32, -5}, {Verb::take, 33, 18},
    {Verb::take, 34, 36}, {Verb::take, 37, 20}, {Verb::take, 38, -27}, {Verb::take, 39, -103}, {Verb::take, 40, -22}, {Verb::take, 41, -109}, {Verb::take, 42, -161}, {Verb::take, 43, -101},
    {Verb::take, 44, -142}, {Verb::take, 45, 19}, {Verb::take, 47, -99}, {Verb::take, 48, -45}, {Verb::take, 49, -20}, {Verb::take, 50, -62}, {Verb::take, 51, -121}, {Verb::take, 52, -75},
    {Verb::take, 53, -51}, {Verb::take, 54, -35}, {Verb::take, 55, -76}, {Verb::take, 56, -83}, {Verb::take, 57, -107}, {Verb::take, 58, -223}, {Verb::take, 59, -184}, {Verb::take, 60, 236},
    {Verb::take, 61, 226}, {Verb::take, 62, 233}, {Verb::take, 63, 372},
    {Verb::skip, 0, -118},
    {Verb::use, 0, 20},
    {Verb::knives, 0, 163}, {Verb::knives, 1, -57}, {Verb::knives, 2, -188},
    {Verb::knives, 3, -293}, {Verb::knives, 4, -295}, {Verb::knives, 5, -280}, {Verb::knives, 6, -209}, {Verb::knives, 7, -162}, {Verb::knives, 8, -106},
    {Verb::place, 0, -41}, {Verb::place, 1, 56},
    {Verb::place, 2, 281}, {Verb::place, 3, 180}, {Verb::place, 4, -151}, {Verb::place, 5, -115}, {Verb::place, 6, -58}, {Verb::place, 7, -103}, {Verb::place, 8, -121}, {Verb::place, 9, -35},
    {Verb::place, 10, 39}, {Verb::place, 11, -53}, {Verb::place, 12, 174}, {Verb::place, 13, -202}, {Verb::place, 14, -209}, {Verb::place, 15, -88}, {Verb::place, 16, 12},
    {Verb::end, 0, -179},
    {Verb::pay, 1, 5}, {Verb::pay, 2, 124}, {Verb::pay, 3, 91}, {Verb::pay, 4, 63}, {Verb::pay, 5, 65}, {Verb::pay, 6, 38}, {Verb::pay, 7, -73}, {Verb::pay, 8, -52},
    {Verb::pay, 9, -138}, {Verb::pay, 15, -201}, {Verb::pay, 16, -61},
    {Verb::gain, 1, -80}, {Verb::gain, 14, 60},
    {Verb::cook, 0, 159}, {Verb::cook, 1, 118}, {Verb::cook, 8, -35},
    {Verb::cook, 9, 33}, {Verb::cook, 10, -15}, {Verb::cook, 11, 7}, {Verb::cook, 12, 83}, {Verb::cook, 13, 45},
    {done.verb, 0, -160},
    {Verb::flip, 0, -14}, {Verb::flip, 1, 136},
    {Verb::flip, 2, 54}, {Verb::flip, 3, 167}, {Verb::flip, 4, -80}, {Verb::flip, 5, -9}, {Verb::flip, 6, 86}, {Verb::flip, 7, 41}, {Verb::flip, 8, 40}, {Verb::flip, 9, -107},
    {Verb::flip, 10, -148}, {Verb::flip, 11, -50}, {Verb::flip, 12, -25}, {Verb::flip, 13, -32}, {Verb::flip, 14, -148}, {Verb::flip, 15, -103}, {Verb::flip, 16, -40},
    {Verb::clear, 0, 224},
    {Verb::clear, 1, 23},
    {Verb::buy, 0, 50}, {Verb::buy, 1, 80}, {Verb::buy, 2, 27}, {Verb::buy, 3, 107}, {Verb::buy, 4, 106}, {Verb::buy, 5, 60}, {Verb::buy, 6, 7},
    {Verb::buy, 7, 6}, {Verb::buy, 8, -35}, {Verb::buy, 9, 23}, {Verb::buy, 10, -24}, {Verb::buy, 14, -45}, {Verb::buy, 15, -13},
    {Verb::gather, 2, 48}, {Verb::gather, 3, -60},
    {Verb::gather, 4, 39}, {Verb::gather, 5, -51}, {Verb::gather, 6, -22}, {Verb::gather, 7, 20}, {Verb::gather, 9, -185}, {Verb::gather, 10, 133}, {Verb::gather, 12, 22}, {Verb::gather, 13, -22},
    {Verb::build, 0, 5}, {Verb::build, 4, -6},
    {Verb::muster, 0, 88}, {Verb::muster, 1, 30}, {Verb::muster, 2, -55}, {Verb::muster, 3, -62},
    {Verb::tend, 5, -20}, {Verb::tend, 6, 12},
    {Verb::tend, 7, -59}, {Verb::tend, 8, -52},
    {Verb::feed, 0, -88}, {Verb::feed, 2, 59}, {Verb::feed, 3, 115},
    {Verb::discard, 0, 12}, {Verb::discard, 1, -11}, {Verb::discard, 2, 19},
    {Verb::discard, 3, 14}, {Verb::discard, 4, 6}, {Verb::discard, 5, -37}, {Verb::discard, 7, 22}, {Verb::discard, 10, 9}, {Verb::discard, 11, -22}, {Verb::discard, 12, -9}, {Verb::discard, 15, -7},
    {Verb::discard, 16, -24}, {Verb::discard, 17, -20}, {Verb::discard, 18, -18}, {Verb::discard, 20, 12}, {Verb::discard, 21, -12}, {Verb::discard, 23, -22}, {Verb::discard, 24, -15}, {Verb::discard, 25, 30},
    {Verb::discard, 26, -16}, {Verb::discard, 27, -22}, {Verb::discard, 28, -30}, {Verb::discard, 29, 41}, {Verb::discard, 30, 6}, {Verb::discard, 32, 38}, {Verb::discard, 33, 15}, {Verb::discard, 34, 5},
    {Verb::discard, 35, -31}, {Verb::discard, 36, 37}, {Verb::discard, 37, 28}, {Verb::discard, 38, 23}, {Verb::discard, 40, -20}, {Verb::discard, 41, -25}, {Verb::discard, 43, -7}, {Verb::discard, 44, 25},
    {Verb::discard, 46, -9}, {Verb::discard, 48, -48}, {Verb::discard, 49, -11}, {Verb::discard, 52, 14}, {Verb::discard, 53, 16}, {Verb::discard, 54, -15}, {Verb::discard, 56, 30},
};

// Least squares over 8108 positions of self-play explain 22.8 % of the results (the estimate by hand: -627.7 %).
// Priors are strengths of moves (verb, first argument) in 13381 decisions of the search.
constexpr std::int16_t weights_solo[]{-79, 35, 59, 19, 4, 36, 8, 50, 64, 65, 21, 97, 77, 75, 91, 77, 90, 134, 69, 75, 90, 98, 96, 144, 106, 91, 84, 28, -14, 21, 111};
constexpr Prior priors_solo[]{
    {Verb::keep, 9, -21}, {Verb::keep, 10, 17}, {Verb::keep, 11, 8}, {Verb::keep, 12, 68}, {Verb::keep, 13, -13}, {Verb::keep, 14, -78}, {Verb::keep, 15, 6}, {Verb::keep, 16, 12},
    {Verb::take, 0, 11}, {Verb::take, 1, -53}, {Verb::take, 2, -79}, {Verb::take, 3, -36}, {Verb::take, 4, -46}, {Verb::take, 5, -7}, {Verb::take, 6, -53}, {Verb::take, 7, -14},
    {Verb::take, 8, -95}, {Verb::take, 9, -102}, {Verb::take, 10, -52}, {Verb::take, 11, -112}, {Verb::take, 12, -53}, {Verb::take, 13, -172}, {Verb::take, 14, -105}, {Verb::take, 15, -57},
    {Verb::take, 16, -7}, {Verb::take, 17, 72}, {Verb::take, 19, -11}, {Verb::take, 20, -5}, {Verb::take, 21, -55}, {Verb::take, 22, 11}, {Verb::take, 23, -117}, {Verb::take, 24, -96},
    {Verb::take, 25, -117}, {Verb::take, 26, -66}, {Verb::take, 27, -73}, {Verb::take, 28, -75}, {Verb::take, 29, -88}, {Verb::take, 30, -47}, {Verb::take, 31, -96}, {Verb::take, 32, 28},
    {Verb::take, 33, 48}, {Verb::take, 34, 50}, {Verb::take, 36, 36}, {Verb::take, 38, -21}, {Verb::take, 39, -112}, {Verb::take, 40, -7}, {Verb::take, 41, -89}, {Verb::take, 42, -123},
    {Verb::take, 43, -28}, {Verb::take, 44, -129}, {Verb::take, 45, -47}, {Verb::take, 46, -35}, {Verb::take, 47, -75}, {Verb::take, 48, 8}, {Verb::take, 49, -10}, {Verb::take, 50, -49},
    {Verb::take, 51, -72}, {Verb::take, 52, -41}, {Verb::take, 53, -72}, {Verb::take, 54, -142}, {Verb::take, 55, -88}, {Verb::take, 56, -52}, {Verb::take, 57, -87}, {Verb::take, 58, -182},
    {Verb::take, 59, -157}, {Verb::take, 60, 264}, {Verb::take, 61, 250}, {Verb::take, 62, 255}, {Verb::take, 63, 376},
    {Verb::task, 0, 35}, {Verb::task, 1, 23}, {Verb::task, 2, 107},
    {Verb::task, 3, 109}, {Verb::task, 4, 107}, {Verb::task, 5, 24}, {Verb::task, 6, -8}, {Verb::task, 7, 87}, {Verb::task, 8, 83}, {Verb::task, 9, -30},
    {Verb::skip, 0, -197},
    {Verb::use, 0, -42},
    {Verb::knives, 0, 170}, {Verb::knives, 1, 11}, {Verb::knives, 2, -22}, {Verb::knives, 3, -154}, {Verb::knives, 4, -199}, {Verb::knives, 5, -107}, {Verb::knives, 6, -86},
    {Verb::place, 0, -76}, {Verb::place, 1, 102}, {Verb::place, 2, 260}, {Verb::place, 3, 171}, {Verb::place, 4, -21}, {Verb::place, 5, -83}, {Verb::place, 6, -72}, {Verb::place, 7, -77},
    {Verb::place, 8, -63}, {Verb::place, 9, -147}, {Verb::place, 10, -121}, {Verb::place, 11, -87}, {Verb::place, 12, 12}, {Verb::place, 13, -271}, {Verb::place, 14, -244}, {Verb::place, 15, -143},
    {Verb::place, 16, -135},
    {Verb::end, 0, -137},
    {Verb::pay, 2, 136}, {Verb::pay, 3, 49}, {Verb::pay, 6, 33}, {Verb::pay, 7, -45}, {Verb::pay, 8, -61}, {Verb::pay, 15, -70},
    {Verb::pay, 16, -96},
    {Verb::gain, 1, -117}, {Verb::gain, 14, 104},
    {Verb::cook, 0, 238}, {Verb::cook, 1, 141}, {Verb::cook, 8, 18}, {Verb::cook, 9, 59}, {Verb::cook, 10, 40},
    {Verb::cook, 11, 30}, {Verb::cook, 12, 52}, {Verb::cook, 13, 21},
    {done.verb, 0, -277},
    {Verb::flip, 0, -63}, {Verb::flip, 1, 29}, {Verb::flip, 2, 19}, {Verb::flip, 3, 104},
    {Verb::flip, 4, -57}, {Verb::flip, 6, 44}, {Verb::flip, 7, 51}, {Verb::flip, 8, 31}, {Verb::flip, 9, -11}, {Verb::flip, 10, -54}, {Verb::flip, 12, -61}, {Verb::flip, 13, 45},
    {Verb::flip, 14, -79}, {Verb::flip, 15, -62}, {Verb::flip, 16, 36},
    {Verb::clear, 0, 277}, {Verb::clear, 1, 59},
    {Verb::buy, 0, 13}, {Verb::buy, 1, 10}, {Verb::buy, 2, 28},
    {Verb::buy, 3, 18}, {Verb::buy, 5, 17}, {Verb::buy, 6, 53}, {Verb::buy, 7, -27}, {Verb::buy, 14, 16}, {Verb::buy, 15, -21},
    {Verb::gather, 2, 34}, {Verb::gather, 3, -40},
    {Verb::gather, 4, 56}, {Verb::gather, 5, -81}, {Verb::gather, 6, 38}, {Verb::gather, 7, -43}, {Verb::gather, 9, -95}, {Verb::gather, 10, 87}, {Verb::gather, 12, 12}, {Verb::gather, 13, -12},
    {Verb::tend, 5, 56}, {Verb::tend, 6, -27}, {Verb::tend, 7, -46}, {Verb::tend, 8, 16},
    {Verb::feed, 0, -67}, {Verb::feed, 1, 32}, {Verb::feed, 2, 39},
    {Verb::discard, 17, -22},
    {Verb::discard, 19, -35}, {Verb::discard, 20, -21}, {Verb::discard, 22, 26}, {Verb::discard, 27, -19}, {Verb::discard, 33, 39}, {Verb::discard, 34, 54},
};

// clang-format on

}  // namespace

const Weights Game::weights{.multi = {.weights = weights_multi, .priors = priors_multi, .intercept = 0},
                            .solo = {.weights = weights_solo, .priors = priors_solo, .intercept = 3555}};

}  // namespace skerry::skara_brae
