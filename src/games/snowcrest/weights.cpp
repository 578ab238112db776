#include "games/snowcrest/game.h"

// Made by `skerry tune snowcrest --games 800 --iterations 500`; not by hand.
namespace skerry::snowcrest {
namespace {

// clang-format off
// Least squares over 9941 positions of self-play explain 36.9 % of the results (the estimate by hand: 31.6 %).
// Priors are strengths of moves (verb, first argument) in 29056 decisions of the search.
constexpr std::int16_t weights_multi[]{111, 107, 66, 169, 100, 100, 193, 36, 61, 71, 111, 297, 15, 111, 73, 286, 100};
constexpr Prior priors_multi[]{
    {Verb::buy, 4, 107}, {Verb::buy, 5, 76}, {Verb::buy, 6, 127}, {Verb::buy, 7, -102}, {Verb::buy, 8, 51}, {Verb::buy, 9, 20}, {Verb::buy, 10, -57}, {Verb::buy, 11, -222},
    {Verb::buy, 12, -301},
    {Verb::activate, 0, 151}, {Verb::activate, 1, 78}, {Verb::activate, 2, 141}, {Verb::activate, 3, 71}, {Verb::activate, 5, 77}, {Verb::activate, 6, 141}, {Verb::activate, 7, 68},
    {Verb::activate, 8, 133},
    {Verb::add, 1, -149}, {Verb::add, 2, 87}, {Verb::add, 3, -7}, {Verb::add, 4, -67}, {Verb::add, 5, -120}, {Verb::add, 6, -288}, {Verb::add, 7, -276},
    {Verb::add, 8, -215}, {Verb::add, 9, -279}, {Verb::add, 10, -246}, {Verb::add, 11, -202}, {Verb::add, 12, -52}, {Verb::add, 13, -186}, {Verb::add, 14, -181}, {Verb::add, 15, -246},
    {Verb::add, 16, 31}, {Verb::add, 17, -165}, {Verb::add, 18, 30}, {Verb::add, 19, 23}, {Verb::add, 20, -216}, {Verb::add, 21, 9}, {Verb::add, 22, -229}, {Verb::add, 23, -211},
    {Verb::add, 24, -20}, {Verb::add, 25, -113}, {Verb::add, 26, -225}, {Verb::add, 27, 110}, {Verb::add, 28, -18}, {Verb::add, 29, -34}, {Verb::add, 30, 89}, {Verb::add, 31, 266},
    {Verb::add, 32, 171}, {Verb::add, 33, -145},
    {Verb::use, 0, 72}, {Verb::use, 1, 57}, {Verb::use, 2, -67}, {Verb::use, 3, -22}, {Verb::use, 4, 33}, {Verb::use, 5, 51},
    {Verb::copy, 0, -97}, {Verb::copy, 1, -223}, {Verb::copy, 2, 206}, {Verb::copy, 3, 25}, {Verb::copy, 4, -7}, {Verb::copy, 5, -6}, {Verb::copy, 6, -105}, {Verb::copy, 7, -102},
    {Verb::copy, 8, -107}, {Verb::copy, 9, -82}, {Verb::copy, 10, -12}, {Verb::copy, 14, -62}, {Verb::copy, 16, 23}, {Verb::copy, 18, 14}, {Verb::copy, 19, -6}, {Verb::copy, 23, -89},
    {Verb::copy, 25, -39}, {Verb::copy, 27, 139}, {Verb::copy, 28, 142}, {Verb::copy, 29, -5}, {Verb::copy, 30, 151}, {Verb::copy, 31, 289}, {Verb::copy, 32, 321},
    {Verb::skip, 0, -256},
    {Verb::pay, 0, 32}, {Verb::pay, 1, 11}, {Verb::pay, 2, -30}, {Verb::pay, 3, 15}, {Verb::pay, 4, -67}, {Verb::pay, 5, 81}, {Verb::pay, 6, 23}, {Verb::pay, 7, 52},
    {Verb::pay, 8, 50}, {Verb::pay, 9, 35}, {Verb::pay, 10, 45}, {Verb::pay, 11, 43}, {Verb::pay, 12, 40}, {Verb::pay, 13, 24}, {Verb::pay, 14, 33}, {Verb::pay, 16, 29},
    {Verb::pay, 21, -32}, {Verb::pay, 22, -86}, {Verb::pay, 23, -81}, {Verb::pay, 24, -67}, {Verb::pay, 25, -73}, {Verb::pay, 26, -55}, {Verb::pay, 27, -121}, {Verb::pay, 28, -93},
    {Verb::pay, 29, -57}, {Verb::pay, 31, -81}, {Verb::pay, 33, 34}, {Verb::pay, 36, 54}, {Verb::pay, 37, -71}, {Verb::pay, 38, 63}, {Verb::pay, 39, -52}, {Verb::pay, 40, -151},
    {Verb::pay, 41, -41}, {Verb::pay, 42, 64}, {Verb::pay, 43, -97}, {Verb::pay, 44, 40},
    {Verb::refuse, 0, 193}, {Verb::refuse, 1, -243}, {Verb::refuse, 2, -184}, {Verb::refuse, 3, -266},
    {Verb::refuse, 4, -196}, {Verb::refuse, 5, -418}, {Verb::refuse, 6, -328}, {Verb::refuse, 7, -149}, {Verb::refuse, 8, -197}, {Verb::refuse, 9, -62}, {Verb::refuse, 10, 42},
    {Verb::build, 1, -12},
    {Verb::build, 2, 12},
    {Verb::announce, 0, -415}, {Verb::announce, 1, -11}, {Verb::announce, 2, 98}, {Verb::announce, 3, 88}, {Verb::announce, 4, 42}, {Verb::announce, 5, 49}, {Verb::announce, 6, 69},
    {Verb::announce, 8, 63}, {Verb::announce, 9, 21}, {Verb::announce, 10, -21},
    {Verb::beat, 0, 78},
    {Verb::decline, 0, -127},
    {Verb::discard, 4, 109}, {Verb::discard, 5, -5}, {Verb::discard, 6, 48},
    {Verb::discard, 7, 27}, {Verb::discard, 8, -11}, {Verb::discard, 9, -11}, {Verb::discard, 10, -57}, {Verb::discard, 11, -25}, {Verb::discard, 12, -100},
    {done.verb, 0, -15},
    {Verb::recover, 0, -29},
    {Verb::recover, 1, -22}, {Verb::recover, 2, 10}, {Verb::recover, 3, 8}, {Verb::recover, 6, 38}, {Verb::recover, 7, -19}, {Verb::recover, 9, 7}, {Verb::recover, 10, 15}, {Verb::recover, 11, 17},
    {Verb::recover, 12, 5},
};

// Least squares over 9298 positions of self-play explain 15.2 % of the results (the estimate by hand: -37.2 %).
// Priors are strengths of moves (verb, first argument) in 28809 decisions of the search.
constexpr std::int16_t weights_solo[]{71, 88, 54, 100, 100, 100, 125, 39, 16, 46, 2, -29, 85, 98, 81, 168, 214};
constexpr Prior priors_solo[]{
    {Verb::buy, 4, 17}, {Verb::buy, 5, 158}, {Verb::buy, 6, -23}, {Verb::buy, 7, -140}, {Verb::buy, 8, 176}, {Verb::buy, 9, 171}, {Verb::buy, 10, -36}, {Verb::buy, 11, -350},
    {Verb::buy, 12, -432},
    {Verb::activate, 0, 134}, {Verb::activate, 1, 96}, {Verb::activate, 2, 131}, {Verb::activate, 3, 96}, {Verb::activate, 5, 104}, {Verb::activate, 6, 129}, {Verb::activate, 7, 90},
    {Verb::activate, 8, 126},
    {Verb::add, 0, 107}, {Verb::add, 2, 149}, {Verb::add, 3, 59}, {Verb::add, 4, -32}, {Verb::add, 5, 29}, {Verb::add, 6, -239}, {Verb::add, 7, -168},
    {Verb::add, 8, -79}, {Verb::add, 9, -131}, {Verb::add, 10, -146}, {Verb::add, 11, -99}, {Verb::add, 13, -18}, {Verb::add, 14, -69}, {Verb::add, 15, -206}, {Verb::add, 16, -68},
    {Verb::add, 17, -138}, {Verb::add, 18, 6}, {Verb::add, 19, -9}, {Verb::add, 20, -87}, {Verb::add, 21, -85}, {Verb::add, 22, -167}, {Verb::add, 23, -157}, {Verb::add, 24, -95},
    {Verb::add, 25, -124}, {Verb::add, 26, -94}, {Verb::add, 27, -87}, {Verb::add, 28, -126}, {Verb::add, 29, -110}, {Verb::add, 31, 18}, {Verb::add, 32, 32}, {Verb::add, 33, -104},
    {Verb::use, 0, 54}, {Verb::use, 1, 98}, {Verb::use, 2, 255}, {Verb::use, 3, -20}, {Verb::use, 4, -107}, {Verb::use, 5, -138},
    {Verb::copy, 14, -116}, {Verb::copy, 15, 65},
    {Verb::copy, 16, 13}, {Verb::copy, 17, -77}, {Verb::copy, 18, 27}, {Verb::copy, 20, -9}, {Verb::copy, 21, -44}, {Verb::copy, 22, -98}, {Verb::copy, 23, -44}, {Verb::copy, 25, 62},
    {Verb::copy, 26, 18}, {Verb::copy, 27, 132}, {Verb::copy, 28, -110}, {Verb::copy, 29, 96}, {Verb::copy, 31, 185}, {Verb::copy, 32, 109}, {Verb::copy, 33, -33},
    {Verb::skip, 0, -200},
    {Verb::pay, 0, 50}, {Verb::pay, 1, 43}, {Verb::pay, 2, 18}, {Verb::pay, 3, 19}, {Verb::pay, 4, -43}, {Verb::pay, 5, 39}, {Verb::pay, 6, 41}, {Verb::pay, 8, -66},
    {Verb::pay, 9, -38}, {Verb::pay, 10, -49}, {Verb::pay, 11, -47}, {Verb::pay, 12, -106}, {Verb::pay, 13, -47}, {Verb::pay, 14, -56}, {Verb::pay, 15, -37}, {Verb::pay, 16, -79},
    {Verb::pay, 22, -34}, {Verb::pay, 23, -22}, {Verb::pay, 26, 21}, {Verb::pay, 27, 6}, {Verb::pay, 28, 34}, {Verb::pay, 29, 33}, {Verb::pay, 30, -47}, {Verb::pay, 32, -50},
    {Verb::pay, 33, 26}, {Verb::pay, 34, -12}, {Verb::pay, 35, 31}, {Verb::pay, 36, -7}, {Verb::pay, 37, -25}, {Verb::pay, 38, -41}, {Verb::pay, 39, -39}, {Verb::pay, 40, -30},
    {Verb::pay, 41, -44}, {Verb::pay, 42, -7}, {Verb::pay, 43, -68}, {Verb::pay, 44, -18},
    {Verb::refuse, 0, 222}, {Verb::refuse, 1, -201}, {Verb::refuse, 2, -127}, {Verb::refuse, 3, -136},
    {Verb::refuse, 4, -170}, {Verb::refuse, 5, -313}, {Verb::refuse, 6, -218}, {Verb::refuse, 7, -70}, {Verb::refuse, 8, -27}, {Verb::refuse, 9, -21}, {Verb::refuse, 10, 93},
    {Verb::build, 0, 32},
    {Verb::build, 1, -38}, {Verb::build, 2, -6},
    {Verb::announce, 0, -363}, {Verb::announce, 6, -35}, {Verb::announce, 12, 278},
    {Verb::discard, 4, 25}, {Verb::discard, 5, -34}, {Verb::discard, 6, -16},
    {Verb::discard, 7, -8}, {Verb::discard, 8, 9}, {Verb::discard, 9, 28}, {Verb::discard, 11, -12}, {Verb::discard, 12, -18},
    {done.verb, 0, -13},
    {Verb::recover, 2, 80}, {Verb::recover, 4, -28},
    {Verb::recover, 6, -26}, {Verb::recover, 7, -31}, {Verb::recover, 8, -24},
    {Verb::recruit, 7, -46}, {Verb::recruit, 10, -64}, {Verb::recruit, 11, -44}, {Verb::recruit, 18, -12}, {Verb::recruit, 21, 45},
    {Verb::recruit, 22, -65}, {Verb::recruit, 23, 11}, {Verb::recruit, 24, 15}, {Verb::recruit, 25, 139}, {Verb::recruit, 27, 55}, {Verb::recruit, 28, -42}, {Verb::recruit, 29, 43}, {Verb::recruit, 31, 171},
    {Verb::recruit, 32, 32}, {Verb::recruit, 33, 5},
};

// clang-format on

}  // namespace

const Weights Game::weights{.multi = {.weights = weights_multi, .priors = priors_multi, .intercept = 0},
                            .solo = {.weights = weights_solo, .priors = priors_solo, .intercept = 275}};

}  // namespace skerry::snowcrest
