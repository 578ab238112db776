// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <set>

#include "skara_brae/scene.h"

// Section 4: setup, and the choice of a special tile.
namespace skerry::skara_brae {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

State begin(const Setup& setup, std::uint64_t seed = 1) { return Game::begin(setup, Seed::number(seed)).value(); }
Setup multi(int players) { return {.players = static_cast<std::uint8_t>(players)}; }
Setup solo() { return {.mode = Mode::solo, .players = 1}; }

std::string refused(const Setup& setup) {
    const auto state = Game::begin(setup, Seed::number(1));
    EXPECT_FALSE(state);
    return state ? "" : state.sentence();
}

TEST(Setup, SB_001_every_player_begins_with_two_knives_and_nothing_else) {
    for (const Game::Setup& setup : Game::setups()) {
        const State state = begin(setup);
        ASSERT_EQ(state.players.size(), setup.players);
        for (const Player& player : state.players) {
            EXPECT_EQ(player.open_columns, 1);
            EXPECT_EQ(player.storage, goods("2 skaill"));
            EXPECT_EQ(player.furnish, 0);
            EXPECT_EQ(player.trade, 0);
            EXPECT_EQ(names(player.flipped), "");
            EXPECT_EQ(names(player.small_workers), "");
            EXPECT_EQ(names(player.large_worker), "");
            EXPECT_EQ(player.black_workers + player.whorls + player.supply_roofs, 0);
            EXPECT_EQ(names(player.cards), "");
        }
        EXPECT_EQ(state.supply_roofs, 40);
    }
}

TEST(Setup, SB_001_the_nine_standard_tiles_and_the_special_one_are_mine) {
    Scene scene = players(2, Tile::recruit).at_workers(1);
    scene.store("2 hide 2 wood 2 stone 2 shell 2 seaweed 2 wool 2 food 2 bone");
    EXPECT_THAT(scene.moves(), ElementsAre("place furnish", "place cook", "place craft", "place clean", "place trade",
                                           "place gather_shore", "place gather_hills", "place gather_thickets",
                                           "place gather_fields", "place recruit", "end"));
}

TEST(Setup, SB_001_no_worker_can_be_placed_before_the_first_round) {
    const State state = begin(multi(2));
    EXPECT_EQ(state.round, 0);
    EXPECT_EQ(Game::prompt(state, Seat(0)).decision, "choose_special");
}

TEST(Setup, SB_002_the_turn_stack_is_random_and_holds_every_marker_once) {
    const std::map<int, std::pair<std::string, std::size_t>> stacks{
        {2, {"blue neutral purple", 6}}, {3, {"blue purple yellow", 6}}, {4, {"blue purple red yellow", 24}}};
    for (const auto& [count, expected] : stacks) {
        std::map<std::string, int> orders;
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            const State state = begin(multi(count), seed);
            ++orders[names(state.left)];
            auto sorted = words(names(state.left));
            std::sort(sorted.begin(), sorted.end());
            ASSERT_EQ(join(sorted, " "), expected.first);
            ASSERT_TRUE(state.top.empty() && state.right.empty());
        }
        EXPECT_EQ(orders.size(), expected.second) << count << " players";
        for (const auto& [order, times] : orders)  // 600 in 24 orders: 25 each, give or take
            EXPECT_GT(times, 5) << order;
    }
}

TEST(Setup, SB_002_solo_has_no_markers) {
    for (const Game::Setup& setup : Game::setups()) {
        if (setup.mode == Mode::multi) continue;
        const State state = begin(setup);
        EXPECT_TRUE(state.left.empty() && state.top.empty() && state.right.empty());
    }
}

TEST(Setup, SB_003_eighty_village_cards) {
    const std::map<std::string, int> composition{{"S", 15}, {"H", 15}, {"T", 15}, {"F", 15},
                                                 {"VR", 8}, {"SB", 8}, {"UT", 4}};
    const State state = begin(multi(3));
    EXPECT_EQ(state.deck.size(), 80u);
    std::map<std::string, std::set<int>> kinds;
    for (const auto& id : words(names(state.deck))) {
        const std::size_t digits = id.find_first_of("0123456789");
        kinds[id.substr(0, digits)].insert(std::stoi(id.substr(digits)));
    }
    ASSERT_EQ(kinds.size(), composition.size());
    for (const auto& [kind, count] : composition) {
        EXPECT_EQ(kinds[kind].size(), static_cast<std::size_t>(count)) << kind;
        EXPECT_EQ(*kinds[kind].begin(), 1) << kind;
        EXPECT_EQ(*kinds[kind].rbegin(), count) << kind;
    }
}

TEST(Setup, SB_003_the_cards_are_shuffled) {
    std::set<Card> tops;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) tops.insert(begin(multi(3), seed).deck.back());
    EXPECT_EQ(tops.size(), 80u);
}

TEST(Setup, SB_004_two_special_tiles_are_dealt_and_one_is_kept) {
    const std::set<std::string> eight{"build",  "explore", "hunt_boar", "innovate",
                                      "muster", "recruit", "spin_wool", "tend_land"};
    std::set<std::string> dealt_at_all;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const State state = begin(multi(4), seed);
        std::set<std::string> dealt;
        for (const Player& player : state.players) {
            ASSERT_EQ(player.dealt.size(), 2u);
            for (const auto& tile : words(names(player.dealt))) dealt.insert(tile);
        }
        EXPECT_EQ(dealt, eight);  // none twice
        dealt_at_all.insert(names(state.players[0].dealt));
    }
    EXPECT_GT(dealt_at_all.size(), 20u);

    Scene scene{begin(multi(2)), Seat(0), {}};
    scene.state.players[0].dealt = {Tile::muster, Tile::build};
    scene.state.players[1].dealt = {Tile::explore, Tile::recruit};
    EXPECT_THAT(scene.moves(), ElementsAre("keep muster", "keep build"));
    scene.play("blue: keep recruit");
    EXPECT_EQ(scene.decision(seat_of("blue")), "");  // simultaneous: purple still chooses
    EXPECT_EQ(scene.decision(), "choose_special");
    EXPECT_EQ(scene.state.round, 0);
    scene.play("keep build");
    EXPECT_EQ(scene.state.round, 1);
    EXPECT_EQ(*scene.me().special, Tile::build);
    EXPECT_EQ(*scene.state.players[1].special, Tile::recruit);
    EXPECT_TRUE(scene.me().dealt.empty());  // the rejected ones have left the game
    EXPECT_EQ(names(scene.me().flipped), "");
}

TEST(Setup, SB_005_three_tiles_are_dealt_to_one_or_two_players_only) {
    for (const Game::Setup& setup :
         {Game::Setup{.players = 2, .deal3 = true}, Game::Setup{.mode = Mode::solo, .players = 1, .deal3 = true},
          Game::Setup{.mode = Mode::solo_55, .players = 1, .deal3 = true}}) {
        const State state = begin(setup);
        for (const Player& player : state.players) EXPECT_EQ(player.dealt.size(), 3u);
    }
    EXPECT_EQ(refused({.players = 3, .deal3 = true}), "deal3 needs enough special tiles: 1 or 2 players only.");
    EXPECT_EQ(refused({.players = 4, .deal3 = true}), "deal3 needs enough special tiles: 1 or 2 players only.");
}

TEST(Setup, SB_006_solo_has_one_focus_and_four_tasks) {
    std::set<std::string> focuses, tasks;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State state = begin(solo(), seed);
        ASSERT_EQ(state.focus.size(), 1);
        ASSERT_EQ(state.tasks.size(), 4);
        ASSERT_TRUE(state.tasks_done.empty());
        focuses.insert(names(state.focus));
        for (const auto& task : words(names(state.tasks))) tasks.insert(task);
    }
    EXPECT_EQ(focuses.size(), 8u);
    EXPECT_EQ(tasks.size(), 10u);
    EXPECT_EQ(begin({.mode = Mode::solo_55, .players = 1}).focus.size(), 1);
    EXPECT_EQ(begin({.mode = Mode::solo_eight, .players = 1, .special = Tile::muster}).tasks.size(), 4);
    EXPECT_TRUE(begin(multi(2)).focus.empty() && begin(multi(2)).tasks.empty());
}

TEST(Setup, SB_006_solo_plus_has_as_many_as_the_setup_says) {
    for (std::uint8_t focus = 1; focus <= 8; ++focus)
        for (std::uint8_t tasks = 4; tasks <= 10; ++tasks) {
            const State state =
                begin({.mode = Mode::solo_plus, .players = 1, .focus_count = focus, .task_count = tasks});
            EXPECT_EQ(state.focus.size(), focus);
            EXPECT_EQ(state.tasks.size(), tasks);
        }
    const auto plus = [](std::uint8_t focus, std::uint8_t tasks) {
        return Game::Setup{.mode = Mode::solo_plus, .players = 1, .focus_count = focus, .task_count = tasks};
    };
    EXPECT_EQ(refused(plus(0, 4)), "focus_count is a number from 1 to 8.");
    EXPECT_EQ(refused(plus(9, 4)), "focus_count is a number from 1 to 8.");
    EXPECT_EQ(refused(plus(1, 3)), "task_count is a number from 4 to 10.");
    EXPECT_EQ(refused(plus(1, 11)), "task_count is a number from 4 to 10.");
    EXPECT_EQ(refused({.mode = Mode::solo, .players = 1, .focus_count = 2}),
              "target, focus_count and task_count belong to the mode solo_plus.");
}

TEST(Setup, SB_007_the_eight_have_a_fixed_special_tile) {
    for (const char* name :
         {"build", "explore", "hunt_boar", "innovate", "muster", "recruit", "spin_wool", "tend_land"}) {
        const State state = begin({.mode = Mode::solo_eight, .players = 1, .special = value<Tile>(name)});
        EXPECT_EQ(*state.players[0].special, value<Tile>(name));
        EXPECT_TRUE(state.players[0].dealt.empty());
        EXPECT_EQ(state.round, 1);  // nothing to choose
        EXPECT_EQ(Game::prompt(state, Seat(0)).decision, "solo_pick");
    }
    const std::string which =
        "special is one of build, explore, hunt_boar, innovate, muster, recruit, spin_wool and tend_land.";
    EXPECT_EQ(refused({.mode = Mode::solo_eight, .players = 1}), "solo_eight needs a special tile: " + which);
    EXPECT_EQ(refused({.mode = Mode::solo_eight, .players = 1, .special = Tile::cook}), which);
    EXPECT_EQ(refused({.mode = Mode::solo_eight, .players = 1, .deal3 = true, .special = Tile::build}),
              "With a chosen special tile there is no deal3.");
    EXPECT_EQ(refused({.mode = Mode::solo, .players = 1, .special = Tile::build}),
              "special belongs to the modes solo_eight and solo_plus; elsewhere the special tile is dealt.");
}

TEST(Setup, SB_006_SB_007_solo_plus_may_fix_the_special_tile) {
    const auto plus = [](Maybe<Tile> special, bool deal3 = false) {
        return Game::Setup{.mode = Mode::solo_plus,
                           .players = 1,
                           .deal3 = deal3,
                           .target = 55,
                           .focus_count = 3,
                           .task_count = 8,
                           .special = special};
    };
    const State fixed = begin(plus(Tile::muster));
    EXPECT_EQ(*fixed.players[0].special, Tile::muster);
    EXPECT_EQ(Game::prompt(fixed, Seat(0)).decision, "solo_pick");  // nothing to choose
    EXPECT_EQ(fixed.focus.size(), 3);
    EXPECT_EQ(fixed.tasks.size(), 8);
    EXPECT_EQ(begin(plus({})).players[0].dealt.size(), 2u);
    EXPECT_EQ(begin(plus({}, true)).players[0].dealt.size(), 3u);
    EXPECT_EQ(refused(plus(Tile::muster, true)), "With a chosen special tile there is no deal3.");
    EXPECT_EQ(refused(plus(Tile::cook)),
              "special is one of build, explore, hunt_boar, innovate, muster, recruit, spin_wool and tend_land.");
}

TEST(Setup, SB_008_boar_whorls_and_black_workers_belong_to_their_tile) {
    const auto with_pieces = [](Tile special, int boar, int whorls, int black) {
        Scene scene = players(2, special).at_workers(2);
        scene.me().storage.set(Resource::boar, boar);
        scene.me().open_columns = 3;
        scene.me().whorls = static_cast<std::uint8_t>(whorls);
        scene.me().black_workers = static_cast<std::uint8_t>(black);
        return Game::inspect(scene.state);
    };
    EXPECT_TRUE(with_pieces(Tile::hunt_boar, 3, 0, 0));
    EXPECT_FALSE(with_pieces(Tile::hunt_boar, 4, 0, 0));
    EXPECT_FALSE(with_pieces(Tile::muster, 1, 0, 0));
    EXPECT_TRUE(with_pieces(Tile::spin_wool, 0, 10, 0));
    EXPECT_FALSE(with_pieces(Tile::spin_wool, 0, 11, 0));
    EXPECT_FALSE(with_pieces(Tile::muster, 0, 1, 0));
    EXPECT_TRUE(with_pieces(Tile::recruit, 0, 0, 3));
    EXPECT_FALSE(with_pieces(Tile::recruit, 0, 0, 4));
    EXPECT_FALSE(with_pieces(Tile::muster, 0, 0, 1));
}

TEST(Setup, refuses_what_cannot_be_played) {
    EXPECT_EQ(refused(multi(1)), "Skara Brae is played by 2 to 4 players, or by 1 in a solo mode.");
    EXPECT_EQ(refused(multi(5)), "Skara Brae is played by 2 to 4 players, or by 1 in a solo mode.");
    EXPECT_EQ(refused({.mode = Mode::solo, .players = 2}), "A solo game has exactly 1 player.");
    EXPECT_EQ(refused({.mode = Mode::solo, .players = 1, .concurrent_turns = true}),
              "concurrent_turns needs 2 to 4 players.");
    EXPECT_EQ(refused({.mode = Mode::solo_plus, .players = 1, .target = 50}), "target is 45 or 55.");
}

TEST(Setup, the_same_seed_deals_the_same_game) {
    EXPECT_EQ(names(begin(multi(3), 7).deck), names(begin(multi(3), 7).deck));
    EXPECT_NE(names(begin(multi(3), 7).deck), names(begin(multi(3), 8).deck));
}

TEST(Setup, every_setup_of_the_list_can_be_played_to_the_end) {
    for (const Game::Setup& setup : Game::setups()) {
        Scene scene{begin(setup), Seat(0), {}};
        scene.play_out_to(5);
        EXPECT_EQ(scene.state.phase, Phase::over);
        EXPECT_TRUE(Game::inspect(scene.state));
        EXPECT_THAT(scene.moves(), IsEmpty());
    }
}

}  // namespace
}  // namespace skerry::skara_brae
