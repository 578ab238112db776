// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <set>

#include "snowcrest/scene.h"

// Sections 3 and 4: what is in the box, and the setup with the purchase of the first villager.
namespace skerry::snowcrest {
namespace {

State begun(Mode mode, int players, int seed = 1, int level = 1) {
    const Game::Setup setup{
        .mode = mode, .players = static_cast<std::uint8_t>(players), .level = static_cast<std::uint8_t>(level)};
    return Game::begin(setup, Seed::number(static_cast<std::uint64_t>(seed))).value();
}

// A purchase with a hand and barley of our choice.
Scene buying(std::string_view hand, std::string_view tokens, int players = 2) {
    Scene scene{begun(Mode::full, players), {}};
    scene.state.start = scene.state.active = Seat(0);
    for (int i = 0; i < players; ++i) scene.player(i).agenda.clear();
    scene.player(0).agenda = {{.kind = StepKind::setup_purchase}};
    return scene.hand(hand).tokens(tokens);
}

// ---- The tables ----

TEST(SnowcrestSetup, SC_001_scrolls_in_the_pool_by_mode_and_players) {
    const std::array<int, 5> full{0, 0, 20, 25, 30}, basic{0, 0, 14, 17, 20};
    for (int n = 2; n <= 4; ++n) {
        EXPECT_EQ(begun(Mode::full, n).scroll_pool, full[static_cast<std::size_t>(n)]);
        EXPECT_EQ(begun(Mode::basic, n).scroll_pool, basic[static_cast<std::size_t>(n)]);
    }
}

TEST(SnowcrestSetup, SC_002_three_juniper_a_player_lie_on_the_forest) {
    for (int n = 2; n <= 4; ++n) {
        EXPECT_EQ(begun(Mode::full, n).forest_juniper, 3 * n);
        EXPECT_EQ(begun(Mode::basic, n).forest_juniper, 3 * n);
        EXPECT_EQ(begun(Mode::full, n).forest_deck.size(), 6u);
    }
    EXPECT_EQ(begun(Mode::solo, 1).forest_juniper, 3);
    EXPECT_EQ(begun(Mode::solo, 1).forest_deck.size(), 6u);
}

TEST(SnowcrestSetup, SC_003_achievements_one_more_than_players_basic_none_solo_two) {
    std::set<Achievement> seen;
    for (int n = 2; n <= 4; ++n) {
        for (int seed = 1; seed <= 20; ++seed) {
            const State state = begun(Mode::full, n, seed);
            EXPECT_EQ(state.achievements.size(), static_cast<std::size_t>(n + 1));
            EXPECT_TRUE(state.claimed.empty());
            const std::set<Achievement> shown(state.achievements.begin(), state.achievements.end());
            EXPECT_EQ(shown.size(), state.achievements.size()) << "one card twice";
            seen.insert(shown.begin(), shown.end());
        }
        EXPECT_TRUE(begun(Mode::basic, n).achievements.empty());
    }
    EXPECT_EQ(seen.size(), 10u) << "each of the ten comes into play";
    EXPECT_EQ(begun(Mode::solo, 1).achievements.size(), 2u);
}

TEST(SnowcrestSetup, SC_004_tiles_in_the_supply) {
    for (int n = 2; n <= 4; ++n) {
        const State state = begun(Mode::full, n);
        EXPECT_EQ(state.supply[Building::farm], 21 - n);
        EXPECT_EQ(state.supply[Building::forge], 16);
        EXPECT_EQ(state.supply[Building::shrine], 16);
    }
    EXPECT_EQ(begun(Mode::solo, 1).supply[Building::farm], 20);
}

const std::map<std::string, int> common_copies{
    {"poet", 2},        {"beggar", 2},      {"recruiter", 2},   {"storyteller", 1}, {"yak_herder", 1}, {"abbot", 2},
    {"carpenter", 1},   {"bell_ringer", 2}, {"coppersmith", 2}, {"gardener", 2},    {"merchant", 2},   {"scholar", 2},
    {"steward", 2},     {"architect", 2},   {"astrologer", 1},  {"hermit", 2},      {"miner", 2},      {"mystic", 2},
    {"great_abbot", 1}, {"oracle", 1},      {"terton", 1}};

std::map<std::string, int> commons_of(const State& state) {
    std::map<std::string, int> found;
    for (Villager card : state.row) ++found[word_of(card)];
    for (Villager card : state.common_deck) ++found[word_of(card)];
    return found;
}

TEST(SnowcrestSetup, SC_005_common_villagers) {
    const State state = begun(Mode::full, 3);
    EXPECT_EQ(state.row.size(), 5u);
    EXPECT_EQ(state.common_deck.size(), 30u);
    EXPECT_EQ(state.common_known, 0);
    EXPECT_EQ(commons_of(state), common_copies);
    EXPECT_NE(names(begun(Mode::full, 3, 2).common_deck), names(state.common_deck)) << "shuffled";
}

TEST(SnowcrestSetup, SC_006_thirteen_own_cards_each_and_starters_in_the_corners_at_random) {
    std::set<std::string> corners;
    for (int seed = 1; seed <= 40; ++seed) {
        const State state = begun(Mode::full, 4, seed);
        for (const Player& player : state.players) {
            Set<Villager> cards;
            EXPECT_EQ(occupied(player), (Set<Cell>{Cell::c0, Cell::c2, Cell::c6, Cell::c8}));
            EXPECT_TRUE(player.face_down.empty());
            std::string order;
            for (Cell cell : occupied(player)) {
                EXPECT_TRUE(is_starter(*player.village[cell]));
                order += name_of(*player.village[cell]);
                cards.add(*player.village[cell]);
            }
            for (Villager card : player.hand) cards.add(card);
            for (Villager card : player.deck) cards.add(card);
            EXPECT_EQ(cards, own_cards);
            corners.insert(order);
        }
    }
    EXPECT_EQ(corners.size(), 24u) << "every order of the four";
}

TEST(SnowcrestSetup, SC_007_one_face_up_farm_each_and_the_tracker_at_0) {
    const State state = begun(Mode::full, 4);
    for (const Player& player : state.players) {
        EXPECT_EQ(player.tiles.total(), 1);
        EXPECT_EQ(player.tiles[Building::farm], 1);
        EXPECT_TRUE(player.used_tiles.empty());
        EXPECT_EQ(player.omen_pos, 0);
        EXPECT_EQ(player.omen_tokens, 0);
        EXPECT_EQ(player.scrolls, 0);
    }
}

TEST(SnowcrestSetup, SC_008_three_cards_in_hand_six_in_the_deck) {
    std::set<Villager> seen;
    for (int seed = 1; seed <= 20; ++seed) {
        const State state = begun(Mode::basic, 2, seed);
        for (const Player& player : state.players) {
            EXPECT_EQ(player.hand.size(), 3u);
            EXPECT_EQ(player.deck.size(), 6u);
            EXPECT_TRUE(player.discards.empty());
            for (Villager card : player.hand) {
                EXPECT_FALSE(is_starter(card));
                seen.insert(card);
            }
        }
    }
    EXPECT_EQ(seen.size(), 9u);
}

TEST(SnowcrestSetup, SC_009_SC_E05_barley_by_seat_from_the_start_player) {
    for (int seed = 1; seed <= 8; ++seed) {
        const State state = begun(Mode::full, 4, seed);
        for (int i = 0; i < 4; ++i) {
            const Seat seat = seat_after(state, state.start, i);
            EXPECT_EQ(state.players[seat].tokens[Resource::barley], 3 + i);
            EXPECT_EQ(state.players[seat].tokens.total(), 3 + i) << "and nothing else";
        }
    }
    const State four = begun(Mode::full, 4);
    EXPECT_EQ(four.achievements.size(), 5u);
    EXPECT_EQ(four.forest_juniper, 12);
    EXPECT_EQ(four.scroll_pool, 30);
}

// ---- The first villager ----

TEST(SnowcrestSetup, SC_010_purchases_in_seat_order_and_nobody_may_pass) {
    Scene scene{begun(Mode::full, 3, 5), {}};
    const int start = scene.state.start.index();
    for (int i = 0; i < 3; ++i) {
        const int seat = (start + i) % 3;
        EXPECT_EQ(scene.decision(), std::to_string(seat) + ": setup_purchase");
        const auto moves = scene.moves();
        ASSERT_EQ(moves.size(), 3u);
        for (const auto& move : moves) EXPECT_THAT(move, testing::StartsWith("buy "));
        scene.play(std::to_string(seat) + ": " + moves[0]);
    }
    EXPECT_EQ(scene.decision(), std::to_string(start) + ": main_action") << "the start player begins";
    EXPECT_EQ(scene.state.round, 1);
}

TEST(SnowcrestSetup, SC_010_SC_011_SC_E04_only_barley_tokens_pay_and_shortage_becomes_omens) {
    Scene scene = buying("farmer officer woodcutter", "3 barley gold");
    scene.play("buy woodcutter");
    EXPECT_EQ(scene.tokens(), "gold") << "all barley is spent; gold does not help";
    EXPECT_EQ(scene.omens(), -1);
    EXPECT_EQ(scene.tiles(), "farm");
    EXPECT_EQ(scene.hand(), "farmer officer");
    EXPECT_EQ(scene.discards(), "");

    Scene cheap = buying("farmer officer woodcutter", "3 barley");
    cheap.play("buy farmer");
    EXPECT_EQ(cheap.tokens(), "barley");
    EXPECT_EQ(cheap.omens(), 0);

    Scene poor = buying("farmer officer pilgrim", "");
    poor.play("buy pilgrim");
    EXPECT_EQ(poor.omens(), -5);
    EXPECT_EQ(poor.player(0).omen_tokens, 0);
}

TEST(SnowcrestSetup, SC_011_after_setup_missing_barley_is_never_replaced_by_omens) {
    Scene scene = players(2).tiles("used_farm").tokens("barley").hand("farmer");
    EXPECT_FALSE(scene.offers("add farmer c4")) << "one barley short";
    EXPECT_TRUE(scene.offers("add poet c4"));
    scene.tokens("2 barley");
    EXPECT_TRUE(scene.offers("add farmer c4"));
    scene.play("add farmer c4, pay 2 barley, skip");
    EXPECT_EQ(scene.omens(), 0);
}

TEST(SnowcrestSetup, SC_012_SC_E03_after_setup_five_villagers_stand_face_up) {
    Scene scene = buying("farmer officer woodcutter", "3 barley");
    scene.play("buy farmer");
    EXPECT_EQ(scene.at("c4"), "farmer") << "face up";
    EXPECT_EQ(scene.face_down(), "");
    EXPECT_EQ(occupied(scene.player(0)).size(), 5);
    EXPECT_EQ(scene.tokens(), "barley") << "its action was not performed";
    EXPECT_EQ(scene.player(0).hand.size(), 2u);
    EXPECT_EQ(scene.player(0).deck.size(), 6u);
    EXPECT_EQ(scene.discards(), "");
}

TEST(SnowcrestSetup, SC_013_the_start_player_is_random) {
    std::map<int, int> starts;
    for (int seed = 1; seed <= 400; ++seed) ++starts[begun(Mode::full, 4, seed).start.index()];
    ASSERT_EQ(starts.size(), 4u);
    for (const auto& [seat, count] : starts) EXPECT_GT(count, 60) << "seat " << seat;
}

// ---- Modes ----

TEST(SnowcrestSetup, SC_124_the_basic_game_has_no_guardians_and_no_achievements) {
    const State state = begun(Mode::basic, 3);
    EXPECT_TRUE(state.guardian_deck.empty());
    EXPECT_TRUE(state.forest_deck.empty());
    EXPECT_TRUE(state.achievements.empty());
    EXPECT_EQ(begun(Mode::full, 3).guardian_deck.size(), 12u);
    // Four tiles, seven barley and whatever else an Achievement asks for bring nothing.
    Scene scene = players(2, Mode::basic).tiles("3 farm forge shrine").tokens("9 barley 9 juniper 9 bell 9 gold");
    scene.with_omens(4).play("activate c8, use b");
    EXPECT_EQ(scene.scrolls(), 0);
}

TEST(SnowcrestSetup, SC_129_SC_E25_ten_solo_levels) {
    const std::array<std::array<int, 3>, 10> levels{{{10, 3, 4},
                                                     {11, 3, 4},
                                                     {12, 3, 4},
                                                     {13, 3, 4},
                                                     {13, 2, 4},
                                                     {13, 1, 4},
                                                     {13, 0, 4},
                                                     {14, 0, 4},
                                                     {15, 0, 4},
                                                     {15, 0, 3}}};
    for (int level = 1; level <= 10; ++level) {
        const auto& [scrolls, barley, limit] = levels[static_cast<std::size_t>(level) - 1];
        const State state = begun(Mode::solo, 1, 1, level);
        EXPECT_EQ(state.scroll_pool, scrolls);
        EXPECT_EQ(state.players[0].tokens[Resource::barley], barley);
        EXPECT_EQ(state.rests_taken, 0);

        // The Rest that reaches the limit loses; the one before does not.
        Scene scene = alone(level).village("c4 farmer, c0 down, c4 down, c8 down");
        scene.state.rests_taken = static_cast<std::uint8_t>(limit - 2);
        scene.play("rest");
        EXPECT_NE(scene.decision(), "over") << level;
        scene.village("c0 down, c4 down, c8 down").play("rest");
        EXPECT_EQ(scene.decision(), "over") << level;

        // With an empty pool so many points are needed: exactly the scrolls of the level, no fewer.
        Scene won = alone(level).pool(1).tokens("2 gold").village("c4 terton");
        won.play("activate c4, use a, pay 2 gold");
        EXPECT_EQ(Game::ranking(won.state).seats[0].total, scrolls);
        EXPECT_TRUE(Game::ranking(won.state).seats[0].won) << level;
        Scene short_of_one = alone(level).pool(1).tokens("2 gold").village("c4 terton").with_omens(-1);
        short_of_one.play("activate c4, use a, pay 2 gold");
        EXPECT_FALSE(Game::ranking(short_of_one.state).seats[0].won) << level;
    }
    EXPECT_FALSE(Game::begin({.mode = Mode::solo, .players = 1, .level = 11}, Seed::number(1)));
    EXPECT_FALSE(Game::begin({.mode = Mode::solo, .players = 1, .level = 0}, Seed::number(1)));
}

TEST(SnowcrestSetup, SC_129_without_barley_the_whole_first_cost_becomes_omens) {
    Scene scene{begun(Mode::solo, 1, 1, 7), {}};
    scene.hand("farmer nun labourer").play("buy labourer");
    EXPECT_EQ(scene.omens(), -3);
}

TEST(SnowcrestSetup, SC_130_solo_is_played_without_mystics) {
    const State state = begun(Mode::solo, 1);
    EXPECT_EQ(state.row.size(), 5u);
    EXPECT_EQ(state.common_deck.size(), 28u);
    auto expected = common_copies;
    expected.erase("mystic");
    EXPECT_EQ(commons_of(state), expected);
}

TEST(SnowcrestSetup, RU_44_basic_and_full_are_for_two_to_four) {
    for (Mode mode : {Mode::full, Mode::basic})
        for (int n : {0, 1, 5})
            EXPECT_FALSE(Game::begin({.mode = mode, .players = static_cast<std::uint8_t>(n)}, Seed::number(1)));
    EXPECT_FALSE(Game::begin({.mode = Mode::solo, .players = 2}, Seed::number(1)));
}

}  // namespace
}  // namespace skerry::snowcrest
