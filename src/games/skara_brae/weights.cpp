// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/game.h"

// Made by `skerry tune skara-brae --games 300 --iterations 800`; not by hand.
// The priors of the 17 cards from VR4 on, which shared one then, come from a second run with `--players 2`, brought to the
// scale of the first by the cards that both know (docs/bots.md).
namespace skerry::skara_brae {
namespace {

// clang-format off
// Least squares over 12482 positions of self-play explain 24.4 % of the results (the estimate by hand: -71.6 %).
// Priors are strengths of moves, by verb and first argument, in 24884 decisions of the search.
constexpr std::int16_t weights_multi[]{68, 67, 65, 60, 55, 29, 39, -17, 48, 100, 100, 93, 87, 95, 53, 59, 58, 41, 60, 34, 55, 36, 37, 88, 22, 12, 7, 15, -36, 32, 30};
constexpr Prior priors_multi[]{
    {"keep build", 5}, {"keep explore", 20}, {"keep muster", 9}, {"keep recruit", -36}, {"keep spin_wool", 11},
    {"keep tend_land", -8},
    {"pass", -35},
    {"take S02", -58}, {"take S03", -46}, {"take S04", -21}, {"take S05", -7}, {"take S06", -27}, {"take S07", -24},
    {"take S08", -31}, {"take S09", -69}, {"take S10", -118}, {"take S11", -18}, {"take S12", -65}, {"take S13", -85},
    {"take S14", -175}, {"take S15", -137}, {"take H01", 63}, {"take H02", 64}, {"take H03", 14}, {"take H04", 24},
    {"take H05", -13}, {"take H06", 27}, {"take H07", -7}, {"take H08", 24}, {"take H09", -73}, {"take H10", -56},
    {"take H11", -88}, {"take H12", -29}, {"take H13", -106}, {"take H14", -98}, {"take H15", -79}, {"take T01", 17},
    {"take T02", -27}, {"take T03", -5}, {"take T04", 18}, {"take T05", 36}, {"take T08", 20}, {"take T09", -27},
    {"take T10", -103}, {"take T11", -22}, {"take T12", -109}, {"take T13", -161}, {"take T14", -101},
    {"take T15", -142}, {"take F01", 19}, {"take F03", -99}, {"take F04", -45}, {"take F05", -20}, {"take F06", -62},
    {"take F07", -121}, {"take F08", -75}, {"take F09", -51}, {"take F10", -35}, {"take F11", -76}, {"take F12", -83},
    {"take F13", -107}, {"take F14", -223}, {"take F15", -184}, {"take VR1", 236}, {"take VR2", 226}, {"take VR3", 233},
    {"take VR4", 333}, {"take VR5", 313}, {"take VR6", 311}, {"take VR7", 316}, {"take VR8", 333}, {"take SB1", 399},
    {"take SB2", 385}, {"take SB3", 411}, {"take SB4", 415}, {"take SB5", 405}, {"take SB6", 414}, {"take SB7", 392},
    {"take SB8", 414}, {"take UT1", 452}, {"take UT2", 439}, {"take UT3", 455}, {"take UT4", 441},
    {"skip", -118},
    {"use", 20},
    {"knives 0", 163}, {"knives 1", -57}, {"knives 2", -188}, {"knives 3", -293}, {"knives 4", -295},
    {"knives 5", -280}, {"knives 6", -209}, {"knives 7", -162}, {"knives 8", -106},
    {"place furnish", -41}, {"place cook", 56}, {"place craft", 281}, {"place clean", 180}, {"place trade", -151},
    {"place gather_shore", -115}, {"place gather_hills", -58}, {"place gather_thickets", -103},
    {"place gather_fields", -121}, {"place build", -35}, {"place explore", 39}, {"place hunt_boar", -53},
    {"place innovate", 174}, {"place muster", -202}, {"place recruit", -209}, {"place spin_wool", -88},
    {"place tend_land", 12},
    {"end", -179},
    {"pay shell", 5}, {"pay barley", 124}, {"pay seaweed", 91}, {"pay wool", 63}, {"pay stone", 65}, {"pay wood", 38},
    {"pay hide", -73}, {"pay bone", -52}, {"pay rabbit", -138}, {"pay skaill", -201}, {"pay food", -61},
    {"gain barley", -80}, {"gain skaill", 60},
    {"cook shell", 159}, {"cook barley", 118}, {"cook rabbit", -35}, {"cook fish", 33}, {"cook sheep", -15},
    {"cook deer", 7}, {"cook cow", 83}, {"cook boar", 45},
    {"flip furnish", -14}, {"flip cook", 136}, {"flip craft", 54}, {"flip clean", 167}, {"flip trade", -80},
    {"flip gather_shore", -9}, {"flip gather_hills", 86}, {"flip gather_thickets", 41}, {"flip gather_fields", 40},
    {"flip build", -107}, {"flip explore", -148}, {"flip hunt_boar", -50}, {"flip innovate", -25}, {"flip muster", -32},
    {"flip recruit", -148}, {"flip spin_wool", -103}, {"flip tend_land", -40},
    {"clear midden", 224}, {"clear slider", 23},
    {"buy for shell", 50}, {"buy for barley", 80}, {"buy for seaweed", 27}, {"buy for wool", 107},
    {"buy for stone", 106}, {"buy for wood", 60}, {"buy for hide", 7}, {"buy for bone", 6}, {"buy for rabbit", -35},
    {"buy for fish", 23}, {"buy for sheep", -24}, {"buy for skaill", -45}, {"buy for food", -13},
    {"gather #2", 48}, {"gather #3", -60}, {"gather #4", 39}, {"gather #5", -51}, {"gather #6", -22}, {"gather #7", 20},
    {"gather #9", -185}, {"gather #10", 133}, {"gather #12", 22}, {"gather #13", -22},
    {"build furnish", 5}, {"build trade", -6},
    {"muster shore", 88}, {"muster hills", 30}, {"muster thickets", -55}, {"muster fields", -62},
    {"tend gather_shore", -20}, {"tend gather_hills", 12}, {"tend gather_thickets", -59}, {"tend gather_fields", -52},
    {"feed 0", -88}, {"feed 2", 59}, {"feed 3", 115},
    {"discard S01", 12}, {"discard S02", -11}, {"discard S03", 19}, {"discard S04", 14}, {"discard S05", 6},
    {"discard S06", -37}, {"discard S08", 22}, {"discard S11", 9}, {"discard S12", -22}, {"discard S13", -9},
    {"discard H01", -7}, {"discard H02", -24}, {"discard H03", -20}, {"discard H04", -18}, {"discard H06", 12},
    {"discard H07", -12}, {"discard H09", -22}, {"discard H10", -15}, {"discard H11", 30}, {"discard H12", -16},
    {"discard H13", -22}, {"discard H14", -30}, {"discard H15", 41}, {"discard T01", 6}, {"discard T03", 38},
    {"discard T04", 15}, {"discard T05", 5}, {"discard T06", -31}, {"discard T07", 37}, {"discard T08", 28},
    {"discard T09", 23}, {"discard T11", -20}, {"discard T12", -25}, {"discard T14", -7}, {"discard T15", 25},
    {"discard F02", -9}, {"discard F04", -48}, {"discard F05", -11}, {"discard F08", 14}, {"discard F09", 16},
    {"discard F10", -15}, {"discard F12", 30},
    {"done", -160},
};

// Least squares over 8108 positions of self-play explain 22.8 % of the results (the estimate by hand: -627.7 %).
// Priors are strengths of moves, by verb and first argument, in 13381 decisions of the search.
constexpr std::int16_t weights_solo[]{-79, 35, 59, 19, 4, 36, 8, 50, 64, 65, 21, 97, 77, 75, 91, 77, 90, 134, 69, 75, 90, 98, 96, 144, 106, 91, 84, 28, -14, 21, 111};
constexpr Prior priors_solo[]{
    {"keep build", -21}, {"keep explore", 17}, {"keep hunt_boar", 8}, {"keep innovate", 68}, {"keep muster", -13},
    {"keep recruit", -78}, {"keep spin_wool", 6}, {"keep tend_land", 12},
    {"take S01", 11}, {"take S02", -53}, {"take S03", -79}, {"take S04", -36}, {"take S05", -46}, {"take S06", -7},
    {"take S07", -53}, {"take S08", -14}, {"take S09", -95}, {"take S10", -102}, {"take S11", -52}, {"take S12", -112},
    {"take S13", -53}, {"take S14", -172}, {"take S15", -105}, {"take H01", -57}, {"take H02", -7}, {"take H03", 72},
    {"take H05", -11}, {"take H06", -5}, {"take H07", -55}, {"take H08", 11}, {"take H09", -117}, {"take H10", -96},
    {"take H11", -117}, {"take H12", -66}, {"take H13", -73}, {"take H14", -75}, {"take H15", -88}, {"take T01", -47},
    {"take T02", -96}, {"take T03", 28}, {"take T04", 48}, {"take T05", 50}, {"take T07", 36}, {"take T09", -21},
    {"take T10", -112}, {"take T11", -7}, {"take T12", -89}, {"take T13", -123}, {"take T14", -28}, {"take T15", -129},
    {"take F01", -47}, {"take F02", -35}, {"take F03", -75}, {"take F04", 8}, {"take F05", -10}, {"take F06", -49},
    {"take F07", -72}, {"take F08", -41}, {"take F09", -72}, {"take F10", -142}, {"take F11", -88}, {"take F12", -52},
    {"take F13", -87}, {"take F14", -182}, {"take F15", -157}, {"take VR1", 264}, {"take VR2", 250}, {"take VR3", 255},
    {"take VR4", 307}, {"take VR5", 296}, {"take VR6", 297}, {"take VR7", 309}, {"take VR8", 300}, {"take SB1", 397},
    {"take SB2", 413}, {"take SB3", 405}, {"take SB4", 396}, {"take SB5", 389}, {"take SB6", 383}, {"take SB7", 366},
    {"take SB8", 402}, {"take UT1", 495}, {"take UT2", 495}, {"take UT3", 492}, {"take UT4", 488},
    {"task 1", 35}, {"task 2", 23}, {"task 3", 107}, {"task 4", 109}, {"task 5", 107}, {"task 6", 24}, {"task 7", -8},
    {"task 8", 87}, {"task 9", 83}, {"task 10", -30},
    {"skip", -197},
    {"use", -42},
    {"knives 0", 170}, {"knives 1", 11}, {"knives 2", -22}, {"knives 3", -154}, {"knives 4", -199}, {"knives 5", -107},
    {"knives 6", -86},
    {"place furnish", -76}, {"place cook", 102}, {"place craft", 260}, {"place clean", 171}, {"place trade", -21},
    {"place gather_shore", -83}, {"place gather_hills", -72}, {"place gather_thickets", -77},
    {"place gather_fields", -63}, {"place build", -147}, {"place explore", -121}, {"place hunt_boar", -87},
    {"place innovate", 12}, {"place muster", -271}, {"place recruit", -244}, {"place spin_wool", -143},
    {"place tend_land", -135},
    {"end", -137},
    {"pay barley", 136}, {"pay seaweed", 49}, {"pay wood", 33}, {"pay hide", -45}, {"pay bone", -61},
    {"pay skaill", -70}, {"pay food", -96},
    {"gain barley", -117}, {"gain skaill", 104},
    {"cook shell", 238}, {"cook barley", 141}, {"cook rabbit", 18}, {"cook fish", 59}, {"cook sheep", 40},
    {"cook deer", 30}, {"cook cow", 52}, {"cook boar", 21},
    {"flip furnish", -63}, {"flip cook", 29}, {"flip craft", 19}, {"flip clean", 104}, {"flip trade", -57},
    {"flip gather_hills", 44}, {"flip gather_thickets", 51}, {"flip gather_fields", 31}, {"flip build", -11},
    {"flip explore", -54}, {"flip innovate", -61}, {"flip muster", 45}, {"flip recruit", -79}, {"flip spin_wool", -62},
    {"flip tend_land", 36},
    {"clear midden", 277}, {"clear slider", 59},
    {"buy for shell", 13}, {"buy for barley", 10}, {"buy for seaweed", 28}, {"buy for wool", 18}, {"buy for wood", 17},
    {"buy for hide", 53}, {"buy for bone", -27}, {"buy for skaill", 16}, {"buy for food", -21},
    {"gather #2", 34}, {"gather #3", -40}, {"gather #4", 56}, {"gather #5", -81}, {"gather #6", 38}, {"gather #7", -43},
    {"gather #9", -95}, {"gather #10", 87}, {"gather #12", 12}, {"gather #13", -12},
    {"tend gather_shore", 56}, {"tend gather_hills", -27}, {"tend gather_thickets", -46}, {"tend gather_fields", 16},
    {"feed 0", -67}, {"feed 1", 32}, {"feed 2", 39},
    {"discard H03", -22}, {"discard H05", -35}, {"discard H06", -21}, {"discard H08", 26}, {"discard H13", -19},
    {"discard T04", 39}, {"discard T05", 54},
    {"done", -277},
};

// clang-format on

}  // namespace

const Weights Game::weights{.multi = {.weights = weights_multi, .priors = priors_multi, .intercept = 0},
                            .solo = {.weights = weights_solo, .priors = priors_solo, .intercept = 3555}};

}  // namespace skerry::skara_brae
