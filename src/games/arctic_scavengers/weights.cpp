// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/game.h"

// Made by `skerry tune arctic-scavengers`, not by hand: against others with --games 120 --iterations 1000, of those setups
// `{"mode":"multi","players":2,"hq":0,"recon":[],"market":[],"alt_refugees":false,"alt_scavengers":false,"alt_brawlers":false,"leader_draft":false,"level":"solo_normal","solo_leader":false}`;
// alone with --games 240 --iterations 800 over all setups.
namespace skerry::arctic_scavengers {
namespace {

// clang-format off
// Least squares over 6881 positions of self-play explain 43.8 % of the results (the estimate by hand: 38.0 %).
// Priors are strengths of moves, by verb and first argument, in 10846 decisions of the search.
constexpr std::int16_t weights_multi[]{108, 74, 172, 108, 287, 341, 100, 100, 99, 37, 79, 122, 100};
constexpr Prior priors_multi[]{
    {"act dig", -95}, {"act hunt", -18}, {"act draw", -76}, {"act trash", -270},
    {"hire scavenger", 167}, {"hire brawler", 305}, {"hire hunter", 203}, {"hire saboteur", 74}, {"hire scout", 31},
    {"hire group_leaders", 420}, {"hire sniper_team", 392}, {"hire thugs", 651},
    {"add refugee", -14}, {"add scavenger", 5}, {"add brawler", -56}, {"add hunter", 59}, {"add thugs", -44},
    {"add medkit", 11}, {"add net", 88}, {"add pickaxe", -7}, {"add multitool", -28}, {"add shovel", 47},
    {"add spear", 38}, {"add sled_team", 103}, {"add field_crew", -19}, {"add tribe_family_3", 7},
    {"add tribe_family_4", 27}, {"add tribe_family_5", 31}, {"add wolf_pack", 30},
    {"end", 54},
    {"pass", -81},
    {"use snipe", 41},
    {"take refugee", 53}, {"take junk", -290}, {"take pills", -145}, {"take medkit", 61}, {"take pickaxe", 71},
    {"take multitool", -67}, {"take shovel", -47}, {"take spear", 62}, {"take sled_team", 118},
    {"take field_crew", 160}, {"take tribe_family_5", 196}, {"take grenade", -30}, {"take wolf_pack", -41},
    {"done", -59},
};

// Least squares over 22790 positions of self-play explain 12.4 % of the results (the estimate by hand: -1071.9 %).
// Priors are strengths of moves, by verb and first argument, in 46408 decisions of the search.
constexpr std::int16_t weights_solo[]{18, -31, 35, 92, -38, 21, -12, 101, 100, 89, 111, 99, 100};
constexpr Prior priors_solo[]{
    {"act dig", 36}, {"act hunt", 56}, {"act draw", -12}, {"act build", 126}, {"act trash", -230}, {"act recon", -27},
    {"act drill", 63}, {"act store", 51}, {"act retrieve", 8}, {"act butcher", -119}, {"act cannibal", -90},
    {"act organizer", -57}, {"act yardmaster", -33},
    {"hire scavenger", 37}, {"hire brawler", 245}, {"hire hunter", 70}, {"hire saboteur", 56}, {"hire scout", 23},
    {"hire group_leaders", 159}, {"hire sniper_team", 362}, {"hire thugs", 542}, {"hire engineer", 72},
    {"hire assassin", 6}, {"hire courier", 14}, {"hire drill_sergeant", 77}, {"hire guard", 260}, {"hire rogue", -12},
    {"hire spy", 305}, {"hire scrappers", 102},
    {"site 2", -5}, {"site 11", 9}, {"site 16", 8}, {"site 17", 9},
    {"source spy", 73}, {"source binoculars", -58}, {"source scout_tower", -12},
    {"inspire refugee", -21}, {"inspire scouting_refugee", 50},
    {"add refugee", -58}, {"add scavenger", 8}, {"add brawler", 75}, {"add hunter", 82}, {"add saboteur", 24},
    {"add scout", 29}, {"add group_leaders", 38}, {"add sniper_team", 17}, {"add thugs", 43}, {"add pills", -31},
    {"add medkit", -28}, {"add net", 60}, {"add pickaxe", 16}, {"add multitool", -12}, {"add spear", 56},
    {"add field_crew", 33}, {"add wolf_pack", 50}, {"add rifle", 16}, {"add scouting_refugee", 25},
    {"add hardy_scavenger", -23}, {"add assassin", 15}, {"add courier", 10}, {"add guard", -24}, {"add rogue", -5},
    {"add spy", -10}, {"add scrappers", 31}, {"add map", 82}, {"add binoculars", -18},
    {"end", -46},
    {"pass", -43},
    {"use disarm", 10}, {"use snipe", 55}, {"use provoke", -9},
    {"side top", 8}, {"side bottom", -9},
    {"take refugee", -230}, {"take scavenger", 45}, {"take brawler", 29}, {"take hunter", 39}, {"take saboteur", 29},
    {"take scout", 44}, {"take group_leaders", 34}, {"take sniper_team", 39}, {"take thugs", 27}, {"take junk", -294},
    {"take pills", -124}, {"take medkit", 113}, {"take net", 79}, {"take pickaxe", 194}, {"take multitool", -7},
    {"take shovel", 22}, {"take spear", 160}, {"take medic", 55}, {"take engineer", 25}, {"take rifle", 157},
    {"take toolkit", 11}, {"take scouting_refugee", 53}, {"take hardy_scavenger", 69}, {"take assassin", 39},
    {"take courier", 17}, {"take drill_sergeant", 47}, {"take guard", 72}, {"take provocateur", 35}, {"take rogue", 25},
    {"take tinker", 27}, {"take spy", 14}, {"take scrappers", 48}, {"take map", -63}, {"take binoculars", 24},
    {"pick pharmacy", 17}, {"pick armory", 11}, {"pick bunker", -35}, {"pick portable_decoys", 5},
    {"pick scout_tower", 7},
    {"discard scavenger", -30}, {"discard brawler", -11}, {"discard hunter", -30}, {"discard saboteur", -11},
    {"discard group_leaders", -12}, {"discard sniper_team", 44}, {"discard thugs", -15}, {"discard pills", -10},
    {"discard net", 45}, {"discard pickaxe", 35}, {"discard shovel", -5}, {"discard spear", 11}, {"discard medic", -7},
    {"discard engineer", -16}, {"discard rifle", 35}, {"discard toolkit", -23}, {"discard scouting_refugee", 10},
    {"discard assassin", 7}, {"discard courier", -30}, {"discard drill_sergeant", -59}, {"discard guard", 46},
    {"discard provocateur", 10}, {"discard spy", 22}, {"discard map", 15}, {"discard binoculars", -41},
    {"fetch group_leaders", 22},
    {"fight 1", -201}, {"fight 2", -212}, {"fight 3", -211}, {"fight 4", -213}, {"fight 5", -214}, {"fight 6", -213},
    {"fight 7", -213},
    {"stay", 262},
    {"lose sniper_team", -37}, {"lose pills", 38}, {"lose net", -6},
    {"done", -57},
};

// clang-format on

}  // namespace

const Weights Game::weights{.multi = {.weights = weights_multi, .priors = priors_multi, .intercept = 0},
                            .solo = {.weights = weights_solo, .priors = priors_solo, .intercept = 8228}};

}  // namespace skerry::arctic_scavengers
