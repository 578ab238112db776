// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/game.h"

// Made by `skerry tune tundra --games 100 --iterations 1000`, of those setups
// `{"mode":"base","players":2,"late_enhancements":false}`; not by hand.
namespace skerry::tundra {
namespace {

// clang-format off
// Least squares over 22807 positions of self-play explain 61.0 % of the results (the estimate by hand: 47.2 %).
// Priors are strengths of moves, by verb and first argument, in 30496 decisions of the search.
constexpr std::int16_t weights_multi[]{100, 63, 60, 78, 93, 94, 46, 53, 47, 47, 105, 141, 100, 67};
constexpr Prior priors_multi[]{
    {"keep s01", -65}, {"keep s02", -57}, {"keep s03", -47}, {"keep s04", -45}, {"keep s05", 104}, {"keep s06", 92},
    {"keep s07", 32},
    {"put architecture", 67}, {"put travel", 26}, {"put gathering", 33}, {"put trade", 234},
    {"replace e01", 17}, {"replace e05", -25}, {"replace e07", -20}, {"replace e08", -85}, {"replace e09", -108},
    {"replace e10", -66}, {"replace e11", -48}, {"replace e12", -70}, {"replace e13", 7}, {"replace e14", -10},
    {"replace e15", -73}, {"replace e16", 51}, {"replace e17", -76}, {"replace e18", -87}, {"replace e19", -128},
    {"replace e20", -9}, {"replace e21", -34}, {"replace e23", -41}, {"replace e24", 24},
    {"move A1", 124}, {"move A2", 8}, {"move A3", 13}, {"move B2", -6}, {"move B4", 12}, {"move C2", 15},
    {"move C3", 21}, {"move C5", 123},
    {"walk A1", 37}, {"walk A2", -37}, {"walk A3", 18}, {"walk A4", 9}, {"walk A5", 18}, {"walk B2", 9},
    {"walk B4", 10}, {"walk C1", 22}, {"walk C3", 18}, {"walk C4", -18},
    {"gain firewood", -6}, {"gain stone", -14}, {"gain peat", -31},
    {"reroll 1", -71}, {"reroll 2", -70}, {"reroll 3", -72}, {"reroll 4", -65}, {"reroll 5", -74}, {"reroll 6", -76},
    {"nudge 1", -174}, {"nudge 2", -176}, {"nudge 3", -176}, {"nudge 4", -161}, {"nudge 5", -165}, {"nudge 6", -166},
    {"buy", 75},
    {"use a01", 45}, {"use a03", 12}, {"use a04", 14}, {"use a05", 16}, {"use a06", -26}, {"use a07", -71},
    {"use a08", -31}, {"use a09", -23}, {"use a10", 8}, {"use a11", -88}, {"use a12", 47}, {"use a13", 185},
    {"use a14", 72}, {"use a16", -9},
    {"place 1", -5}, {"place 3", -38}, {"place 4", -34}, {"place 5", 146}, {"place 6", 153},
    {"claim 1", 413}, {"claim 2", 426}, {"claim 3", 428}, {"claim 4", 482}, {"claim 5", 468}, {"claim 6", 421},
    {"end", -32},
    {"start board", 102}, {"start s02", 10}, {"start s03", 5}, {"start s04", -15}, {"start s05", -30},
    {"start s07", 33}, {"start s08", -11}, {"start e01", -10}, {"start e02", -5}, {"start e03", 45}, {"start e04", 17},
    {"start e05", 43}, {"start e06", 12}, {"start e07", 72}, {"start e08", 15}, {"start e09", -21}, {"start e10", -91},
    {"start e11", -5}, {"start e12", 34}, {"start e13", 78}, {"start e14", 134}, {"start e15", -20}, {"start e16", 63},
    {"start e17", -27}, {"start e18", 39}, {"start e19", 59}, {"start e20", 64}, {"start e21", 57}, {"start e22", 31},
    {"start e23", 45}, {"start e24", 120},
    {"finish", -160},
    {"build A2", 231}, {"build A3", 197}, {"build A4", 195}, {"build A5", 122}, {"build B1", 109}, {"build B2", 95},
    {"build B3", 155}, {"build B4", 103}, {"build C2", 43}, {"build C3", 10}, {"build C4", 40},
    {"hire A1", -67}, {"hire A2", 21}, {"hire A3", 48}, {"hire A4", 28}, {"hire A5", 20}, {"hire B1", 11},
    {"hire B2", 28}, {"hire B3", -7}, {"hire C1", -32}, {"hire C2", -44}, {"hire C3", -7}, {"hire C4", -12},
    {"hire C5", -130},
    {"pay berries", 117}, {"pay firewood", 238}, {"pay stone", 165}, {"pay peat", 111},
    {"gather firewood", 36}, {"gather stone", -35}, {"gather peat", -76},
    {"upgrade architecture", 151}, {"upgrade travel", 281}, {"upgrade gathering", 145}, {"upgrade trade", -55},
    {"spare architecture", 45}, {"spare travel", 100}, {"spare gathering", 80}, {"spare trade", -92},
    {"take a01", 129}, {"take a02", 93}, {"take a03", 35}, {"take a04", 25}, {"take a05", 60}, {"take a06", 267},
    {"take a07", -30}, {"take a08", 265}, {"take a09", 18}, {"take a10", 291}, {"take a11", 123}, {"take a12", 213},
    {"take a13", 160}, {"take a14", 402}, {"take a15", -26}, {"take a16", 52}, {"take e01", -11}, {"take e02", -107},
    {"take e03", -60}, {"take e04", -49}, {"take e05", -70}, {"take e06", -126}, {"take e07", 82}, {"take e08", -70},
    {"take e09", 31}, {"take e10", 6}, {"take e11", 107}, {"take e12", -14}, {"take e13", 189}, {"take e14", 184},
    {"take e15", 20}, {"take e17", 150}, {"take e18", 102}, {"take e19", 135}, {"take e20", 38}, {"take e21", -36},
    {"take e22", -50}, {"take e23", -39}, {"take e24", 265},
    {"renew", 140},
    {"discard a05", 12}, {"discard a08", -28}, {"discard a10", -24}, {"discard a12", -7}, {"discard a14", -34},
    {"turn 1", -20}, {"turn 2", -29}, {"turn 5", -40}, {"turn 6", -16},
    {"swap firewood", -190}, {"swap stone", -192}, {"swap peat", -191},
    {"done", -193},
};

// clang-format on

}  // namespace

const Weights Game::weights{.multi = {.weights = weights_multi, .priors = priors_multi, .intercept = 0}, .solo = {}};

}  // namespace skerry::tundra
