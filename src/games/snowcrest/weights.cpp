// SPDX-License-Identifier: Apache-2.0
#include "games/snowcrest/game.h"

// Made by `skerry tune snowcrest --games 800 --iterations 500`; not by hand.
namespace skerry::snowcrest {
namespace {

// clang-format off
// Least squares over 9941 positions of self-play explain 36.9 % of the results (the estimate by hand: 31.6 %).
// Priors are strengths of moves, by verb and first argument, in 29056 decisions of the search.
constexpr std::int16_t weights_multi[]{111, 107, 66, 169, 100, 100, 193, 36, 61, 71, 111, 297, 15, 111, 73, 286, 100};
constexpr Prior priors_multi[]{
    {"buy farmer", 107}, {"buy nun", 76}, {"buy officer", 127}, {"buy labourer", -102}, {"buy potter", 51},
    {"buy smith", 20}, {"buy priest", -57}, {"buy woodcutter", -222}, {"buy pilgrim", -301},
    {"activate c0", 151}, {"activate c1", 78}, {"activate c2", 141}, {"activate c3", 71}, {"activate c5", 77},
    {"activate c6", 141}, {"activate c7", 68}, {"activate c8", 133},
    {"add st_mason", -149}, {"add st_acolyte", 87}, {"add st_elder", -7}, {"add farmer", -67}, {"add nun", -120},
    {"add officer", -288}, {"add labourer", -276}, {"add potter", -215}, {"add smith", -279}, {"add priest", -246},
    {"add woodcutter", -202}, {"add pilgrim", -52}, {"add poet", -186}, {"add beggar", -181}, {"add recruiter", -246},
    {"add storyteller", 31}, {"add yak_herder", -165}, {"add abbot", 30}, {"add bell_ringer", 23},
    {"add carpenter", -216}, {"add coppersmith", 9}, {"add gardener", -229}, {"add merchant", -211},
    {"add scholar", -20}, {"add steward", -113}, {"add architect", -225}, {"add astrologer", 110}, {"add hermit", -18},
    {"add miner", -34}, {"add mystic", 89}, {"add great_abbot", 266}, {"add oracle", 171}, {"add terton", -145},
    {"use a", 72}, {"use b", 57}, {"use c", -67}, {"use d", -22}, {"use e", 33}, {"use f", 51},
    {"copy st_forager", -97}, {"copy st_mason", -223}, {"copy st_acolyte", 206}, {"copy st_elder", 25},
    {"copy farmer", -7}, {"copy nun", -6}, {"copy officer", -105}, {"copy labourer", -102}, {"copy potter", -107},
    {"copy smith", -82}, {"copy priest", -12}, {"copy beggar", -62}, {"copy storyteller", 23}, {"copy abbot", 14},
    {"copy bell_ringer", -6}, {"copy merchant", -89}, {"copy steward", -39}, {"copy astrologer", 139},
    {"copy hermit", 142}, {"copy miner", -5}, {"copy mystic", 151}, {"copy great_abbot", 289}, {"copy oracle", 321},
    {"skip", -256},
    {"pay barley", 32}, {"pay juniper", 11}, {"pay bowl", -30}, {"pay bell", 15}, {"pay gold", -67},
    {"pay farm_tile", 81}, {"pay forge_tile", 23}, {"pay shrine_tile", 52}, {"pay c0", 50}, {"pay c1", 35},
    {"pay c2", 45}, {"pay c3", 43}, {"pay c4", 40}, {"pay c5", 24}, {"pay c6", 33}, {"pay c8", 29}, {"pay farmer", -32},
    {"pay nun", -86}, {"pay officer", -81}, {"pay labourer", -67}, {"pay potter", -73}, {"pay smith", -55},
    {"pay priest", -121}, {"pay woodcutter", -93}, {"pay pilgrim", -57}, {"pay lost_forge", -81},
    {"pay lost_used_farm", 34}, {"pay lost_c0", 54}, {"pay lost_c1", -71}, {"pay lost_c2", 63}, {"pay lost_c3", -52},
    {"pay lost_c4", -151}, {"pay lost_c5", -41}, {"pay lost_c6", 64}, {"pay lost_c7", -97}, {"pay lost_c8", 40},
    {"refuse", 193}, {"refuse barley", -243}, {"refuse juniper", -184}, {"refuse bowl", -266}, {"refuse bell", -196},
    {"refuse gold", -418}, {"refuse wild", -328}, {"refuse card", -149}, {"refuse villager", -197},
    {"refuse tile", -62}, {"refuse omen", 42},
    {"build forge", -12}, {"build shrine", 12},
    {"announce 0", -415}, {"announce 1", -11}, {"announce 2", 98}, {"announce 3", 88}, {"announce 4", 42},
    {"announce 5", 49}, {"announce 6", 69}, {"announce 8", 63}, {"announce 9", 21}, {"announce 10", -21},
    {"beat", 78},
    {"decline", -127},
    {"discard farmer", 109}, {"discard nun", -5}, {"discard officer", 48}, {"discard labourer", 27},
    {"discard potter", -11}, {"discard smith", -11}, {"discard priest", -57}, {"discard woodcutter", -25},
    {"discard pilgrim", -100},
    {"recover st_forager", -29}, {"recover st_mason", -22}, {"recover st_acolyte", 10}, {"recover st_elder", 8},
    {"recover officer", 38}, {"recover labourer", -19}, {"recover smith", 7}, {"recover priest", 15},
    {"recover woodcutter", 17}, {"recover pilgrim", 5},
    {"done", -15},
};

// Least squares over 9298 positions of self-play explain 15.2 % of the results (the estimate by hand: -37.2 %).
// Priors are strengths of moves, by verb and first argument, in 28809 decisions of the search.
constexpr std::int16_t weights_solo[]{71, 88, 54, 100, 100, 100, 125, 39, 16, 46, 2, -29, 85, 98, 81, 168, 214};
constexpr Prior priors_solo[]{
    {"buy farmer", 17}, {"buy nun", 158}, {"buy officer", -23}, {"buy labourer", -140}, {"buy potter", 176},
    {"buy smith", 171}, {"buy priest", -36}, {"buy woodcutter", -350}, {"buy pilgrim", -432},
    {"activate c0", 134}, {"activate c1", 96}, {"activate c2", 131}, {"activate c3", 96}, {"activate c5", 104},
    {"activate c6", 129}, {"activate c7", 90}, {"activate c8", 126},
    {"add st_forager", 107}, {"add st_acolyte", 149}, {"add st_elder", 59}, {"add farmer", -32}, {"add nun", 29},
    {"add officer", -239}, {"add labourer", -168}, {"add potter", -79}, {"add smith", -131}, {"add priest", -146},
    {"add woodcutter", -99}, {"add poet", -18}, {"add beggar", -69}, {"add recruiter", -206}, {"add storyteller", -68},
    {"add yak_herder", -138}, {"add abbot", 6}, {"add bell_ringer", -9}, {"add carpenter", -87},
    {"add coppersmith", -85}, {"add gardener", -167}, {"add merchant", -157}, {"add scholar", -95},
    {"add steward", -124}, {"add architect", -94}, {"add astrologer", -87}, {"add hermit", -126}, {"add miner", -110},
    {"add great_abbot", 18}, {"add oracle", 32}, {"add terton", -104},
    {"use a", 54}, {"use b", 98}, {"use c", 255}, {"use d", -20}, {"use e", -107}, {"use f", -138},
    {"copy beggar", -116}, {"copy recruiter", 65}, {"copy storyteller", 13}, {"copy yak_herder", -77},
    {"copy abbot", 27}, {"copy carpenter", -9}, {"copy coppersmith", -44}, {"copy gardener", -98},
    {"copy merchant", -44}, {"copy steward", 62}, {"copy architect", 18}, {"copy astrologer", 132},
    {"copy hermit", -110}, {"copy miner", 96}, {"copy great_abbot", 185}, {"copy oracle", 109}, {"copy terton", -33},
    {"skip", -200},
    {"pay barley", 50}, {"pay juniper", 43}, {"pay bowl", 18}, {"pay bell", 19}, {"pay gold", -43},
    {"pay farm_tile", 39}, {"pay forge_tile", 41}, {"pay c0", -66}, {"pay c1", -38}, {"pay c2", -49}, {"pay c3", -47},
    {"pay c4", -106}, {"pay c5", -47}, {"pay c6", -56}, {"pay c7", -37}, {"pay c8", -79}, {"pay nun", -34},
    {"pay officer", -22}, {"pay smith", 21}, {"pay priest", 6}, {"pay woodcutter", 34}, {"pay pilgrim", 33},
    {"pay lost_farm", -47}, {"pay lost_shrine", -50}, {"pay lost_used_farm", 26}, {"pay lost_used_forge", -12},
    {"pay lost_used_shrine", 31}, {"pay lost_c0", -7}, {"pay lost_c1", -25}, {"pay lost_c2", -41}, {"pay lost_c3", -39},
    {"pay lost_c4", -30}, {"pay lost_c5", -44}, {"pay lost_c6", -7}, {"pay lost_c7", -68}, {"pay lost_c8", -18},
    {"refuse", 222}, {"refuse barley", -201}, {"refuse juniper", -127}, {"refuse bowl", -136}, {"refuse bell", -170},
    {"refuse gold", -313}, {"refuse wild", -218}, {"refuse card", -70}, {"refuse villager", -27}, {"refuse tile", -21},
    {"refuse omen", 93},
    {"build farm", 32}, {"build forge", -38}, {"build shrine", -6},
    {"announce 0", -363}, {"announce 6", -35}, {"announce 12", 278},
    {"discard farmer", 25}, {"discard nun", -34}, {"discard officer", -16}, {"discard labourer", -8},
    {"discard potter", 9}, {"discard smith", 28}, {"discard woodcutter", -12}, {"discard pilgrim", -18},
    {"recover st_acolyte", 80}, {"recover farmer", -28}, {"recover officer", -26}, {"recover labourer", -31},
    {"recover potter", -24},
    {"recruit labourer", -46}, {"recruit priest", -64}, {"recruit woodcutter", -44}, {"recruit abbot", -12},
    {"recruit coppersmith", 45}, {"recruit gardener", -65}, {"recruit merchant", 11}, {"recruit scholar", 15},
    {"recruit steward", 139}, {"recruit astrologer", 55}, {"recruit hermit", -42}, {"recruit miner", 43},
    {"recruit great_abbot", 171}, {"recruit oracle", 32}, {"recruit terton", 5},
    {"done", -13},
};

// clang-format on

}  // namespace

const Weights Game::weights{.multi = {.weights = weights_multi, .priors = priors_multi, .intercept = 0},
                            .solo = {.weights = weights_solo, .priors = priors_solo, .intercept = 275}};

}  // namespace skerry::snowcrest
