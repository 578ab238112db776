#include "games/arctic_scavengers/game.h"

// Made by `skerry tune arctic-scavengers`, not by hand: against others with --games 120 --iterations 1000, of those setups
// `{"mode":"multi","players":2,"hq":0,"recon":[],"market":[],"alt_refugees":false,"alt_scavengers":false,"alt_brawlers":false,"leader_draft":false,"level":"solo_normal","solo_leader":false}`;
// alone with --games 240 --iterations 800 over all setups.
namespace skerry::arctic_scavengers {
namespace {

// clang-format off
// Least squares over 6881 positions of self-play explain 43.8 % of the results (the estimate by hand: 38.0 %).
// Priors are strengths of moves (verb, first argument) in 10846 decisions of the search.
constexpr std::int16_t weights_multi[]{108, 74, 172, 108, 287, 341, 100, 100, 99, 37, 79, 122, 100};
constexpr Prior priors_multi[]{
    {Verb::act, 0, -95}, {Verb::act, 1, -18}, {Verb::act, 2, -76}, {Verb::act, 6, -270},
    {Verb::hire, 1, 167}, {Verb::hire, 2, 305}, {Verb::hire, 3, 203}, {Verb::hire, 4, 74},
    {Verb::hire, 5, 31}, {Verb::hire, 6, 420}, {Verb::hire, 7, 392}, {Verb::hire, 8, 651},
    {Verb::add, 0, -14}, {Verb::add, 1, 5}, {Verb::add, 2, -56}, {Verb::add, 3, 59},
    {Verb::add, 8, -44}, {Verb::add, 11, 11}, {Verb::add, 12, 88}, {Verb::add, 13, -7}, {Verb::add, 14, -28}, {Verb::add, 15, 47}, {Verb::add, 16, 38}, {Verb::add, 17, 103},
    {Verb::add, 18, -19}, {Verb::add, 19, 7}, {Verb::add, 20, 27}, {Verb::add, 21, 31}, {Verb::add, 23, 30},
    {done.verb, 0, -59},
    {Verb::end, 0, 54},
    {Verb::pass, 0, -81},
    {Verb::use, 1, 41},
    {Verb::take, 0, 53}, {Verb::take, 9, -290}, {Verb::take, 10, -145}, {Verb::take, 11, 61}, {Verb::take, 13, 71}, {Verb::take, 14, -67}, {Verb::take, 15, -47},
    {Verb::take, 16, 62}, {Verb::take, 17, 118}, {Verb::take, 18, 160}, {Verb::take, 21, 196}, {Verb::take, 22, -30}, {Verb::take, 23, -41},
};

// Least squares over 22790 positions of self-play explain 12.4 % of the results (the estimate by hand: -1071.9 %).
// Priors are strengths of moves (verb, first argument) in 46408 decisions of the search.
constexpr std::int16_t weights_solo[]{18, -31, 35, 92, -38, 21, -12, 101, 100, 89, 111, 99, 100};
constexpr Prior priors_solo[]{
    {Verb::act, 0, 36}, {Verb::act, 1, 56}, {Verb::act, 2, -12}, {Verb::act, 3, 126}, {Verb::act, 6, -230}, {Verb::act, 8, -27}, {Verb::act, 9, 63}, {Verb::act, 11, 51},
    {Verb::act, 12, 8}, {Verb::act, 17, -119}, {Verb::act, 18, -90}, {Verb::act, 19, -57}, {Verb::act, 20, -33},
    {Verb::hire, 1, 37}, {Verb::hire, 2, 245}, {Verb::hire, 3, 70},
    {Verb::hire, 4, 56}, {Verb::hire, 5, 23}, {Verb::hire, 6, 159}, {Verb::hire, 7, 362}, {Verb::hire, 8, 542}, {Verb::hire, 25, 72}, {Verb::hire, 30, 6}, {Verb::hire, 31, 14},
    {Verb::hire, 32, 77}, {Verb::hire, 33, 260}, {Verb::hire, 35, -12}, {Verb::hire, 37, 305}, {Verb::hire, 38, 102},
    {Verb::site, 1, -5}, {Verb::site, 10, 9}, {Verb::site, 15, 8},
    {Verb::site, 16, 9},
    {Verb::source, 0, 73}, {Verb::source, 1, -58}, {Verb::source, 2, -12},
    {Verb::inspire, 0, -21}, {Verb::inspire, 28, 50},
    {Verb::add, 0, -58}, {Verb::add, 1, 8},
    {Verb::add, 2, 75}, {Verb::add, 3, 82}, {Verb::add, 4, 24}, {Verb::add, 5, 29}, {Verb::add, 6, 38}, {Verb::add, 7, 17}, {Verb::add, 8, 43}, {Verb::add, 10, -31},
    {Verb::add, 11, -28}, {Verb::add, 12, 60}, {Verb::add, 13, 16}, {Verb::add, 14, -12}, {Verb::add, 16, 56}, {Verb::add, 18, 33}, {Verb::add, 23, 50}, {Verb::add, 26, 16},
    {Verb::add, 28, 25}, {Verb::add, 29, -23}, {Verb::add, 30, 15}, {Verb::add, 31, 10}, {Verb::add, 33, -24}, {Verb::add, 35, -5}, {Verb::add, 37, -10}, {Verb::add, 38, 31},
    {Verb::add, 39, 82}, {Verb::add, 40, -18},
    {done.verb, 0, -57},
    {Verb::end, 0, -46},
    {Verb::pass, 0, -43},
    {Verb::use, 0, 10}, {Verb::use, 1, 55}, {Verb::use, 10, -9},
    {Verb::side, 0, 8}, {Verb::side, 1, -9},
    {Verb::take, 0, -230}, {Verb::take, 1, 45}, {Verb::take, 2, 29}, {Verb::take, 3, 39}, {Verb::take, 4, 29}, {Verb::take, 5, 44},
    {Verb::take, 6, 34}, {Verb::take, 7, 39}, {Verb::take, 8, 27}, {Verb::take, 9, -294}, {Verb::take, 10, -124}, {Verb::take, 11, 113}, {Verb::take, 12, 79}, {Verb::take, 13, 194},
    {Verb::take, 14, -7}, {Verb::take, 15, 22}, {Verb::take, 16, 160}, {Verb::take, 24, 55}, {Verb::take, 25, 25}, {Verb::take, 26, 157}, {Verb::take, 27, 11}, {Verb::take, 28, 53},
    {Verb::take, 29, 69}, {Verb::take, 30, 39}, {Verb::take, 31, 17}, {Verb::take, 32, 47}, {Verb::take, 33, 72}, {Verb::take, 34, 35}, {Verb::take, 35, 25}, {Verb::take, 36, 27},
    {Verb::take, 37, 14}, {Verb::take, 38, 48}, {Verb::take, 39, -63}, {Verb::take, 40, 24},
    {Verb::pick, 0, 17}, {Verb::pick, 1, 11}, {Verb::pick, 3, -35},
    {Verb::pick, 4, 5}, {Verb::pick, 5, 7},
    {Verb::discard, 1, -30}, {Verb::discard, 2, -11}, {Verb::discard, 3, -30}, {Verb::discard, 4, -11}, {Verb::discard, 6, -12}, {Verb::discard, 7, 44},
    {Verb::discard, 8, -15}, {Verb::discard, 10, -10}, {Verb::discard, 12, 45}, {Verb::discard, 13, 35}, {Verb::discard, 15, -5}, {Verb::discard, 16, 11}, {Verb::discard, 24, -7}, {Verb::discard, 25, -16},
    {Verb::discard, 26, 35}, {Verb::discard, 27, -23}, {Verb::discard, 28, 10}, {Verb::discard, 30, 7}, {Verb::discard, 31, -30}, {Verb::discard, 32, -59}, {Verb::discard, 33, 46}, {Verb::discard, 34, 10},
    {Verb::discard, 37, 22}, {Verb::discard, 39, 15}, {Verb::discard, 40, -41},
    {Verb::fetch, 6, 22},
    {Verb::fight, 0, -201}, {Verb::fight, 1, -212}, {Verb::fight, 2, -211}, {Verb::fight, 3, -213},
    {Verb::fight, 4, -214}, {Verb::fight, 5, -213}, {Verb::fight, 6, -213},
    {Verb::stay, 0, 262},
    {Verb::lose, 7, -37}, {Verb::lose, 10, 38}, {Verb::lose, 12, -6},
};

// clang-format on

}  // namespace

const Weights Game::weights{.multi = {.weights = weights_multi, .priors = priors_multi, .intercept = 0},
                            .solo = {.weights = weights_solo, .priors = priors_solo, .intercept = 8228}};

}  // namespace skerry::arctic_scavengers
