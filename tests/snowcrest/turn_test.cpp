// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "snowcrest/scene.h"

// Sections 5.1 to 5.4 and 5.6: turns, activate, add, rest.
namespace skerry::snowcrest {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

std::vector<std::string> beginning_with(const Scene& scene, std::string_view verb) {
    std::vector<std::string> some;
    for (const auto& move : scene.moves())
        if (move.starts_with(verb)) some.push_back(move);
    return some;
}

// ---- Main actions ----

TEST(SnowcrestTurn, SC_014_exactly_one_main_action_a_turn) {
    Scene scene = players(3).village("c4 farmer");
    EXPECT_EQ(scene.decision(), "0: main_action");
    EXPECT_FALSE(scene.offers("skip")) << "nobody passes";
    scene.play("activate c4, use a");
    EXPECT_EQ(scene.decision(), "1: main_action");
    scene.play("1: activate c8, 1: use b");
    EXPECT_EQ(scene.decision(), "2: main_action");
    scene.play("2: activate c8, 2: skip");
    EXPECT_EQ(scene.decision(), "0: main_action");
    EXPECT_EQ(scene.state.round, 2);
    scene.play("add poet c1, pay barley");
    EXPECT_EQ(scene.decision(), "1: main_action") << "an Add is a turn as well";
}

TEST(SnowcrestTurn, SC_015_only_face_up_villagers_are_activated) {
    const Scene scene = players(2).village("c4 farmer, c0 down, c6 down");
    EXPECT_THAT(beginning_with(scene, "activate"), ElementsAre("activate c2", "activate c4", "activate c8"));
}

TEST(SnowcrestTurn, SC_016_an_activated_card_is_face_down_afterwards) {
    Scene used = players(2).village("c4 farmer").play("activate c4, use a");
    EXPECT_EQ(used.at("c4"), "farmer down");
    Scene skipped = players(2).village("c4 farmer").play("activate c4, skip");
    EXPECT_EQ(skipped.at("c4"), "farmer down");
    EXPECT_EQ(skipped.tokens(), "");
    Scene without_action = players(2).village("c4 poet").play("activate c4");
    EXPECT_EQ(without_action.at("c4"), "poet down");
    EXPECT_EQ(without_action.decision(), "1: main_action");
    Scene without_effect = players(2).tiles("used_farm").village("c4 gardener").play("activate c4, use a");
    EXPECT_EQ(without_effect.at("c4"), "gardener down");
    EXPECT_EQ(without_effect.tokens(), "");
}

TEST(SnowcrestTurn, SC_017_add_from_hand_and_from_the_row) {
    Scene hand = players(2).hand("farmer nun").tokens("2 barley").tiles("");
    hand.play("add farmer c4, pay 2 barley, use a");
    EXPECT_EQ(hand.at("c4"), "farmer down");
    EXPECT_EQ(hand.hand(), "nun");
    EXPECT_EQ(hand.tokens(), "4 barley");
    EXPECT_EQ(hand.row(), "poet poet beggar beggar mystic");

    Scene row = players(2).tokens("4 barley").tiles("").row("miner poet beggar abbot mystic").commons_on_top("terton");
    row.play("add miner c4, pay 4 barley");
    EXPECT_EQ(row.decision(), "0: card_action");
    EXPECT_EQ(row.row(), "poet beggar abbot mystic terton") << "refilled before the action";
    EXPECT_EQ(row.at("c4"), "miner") << "face up while it acts";
    row.play("use a");
    EXPECT_EQ(row.tokens(), "3 gold");
    EXPECT_EQ(row.at("c4"), "miner down");
    EXPECT_EQ(row.player(0).discards.size(), 0);
}

TEST(SnowcrestTurn, SC_018_where_a_card_may_be_added) {
    Scene scene = players(2).hand("nun").tokens("3 barley").village("c4 priest down, c6 down, c1 farmer");
    EXPECT_THAT(beginning_with(scene, "add nun"), ElementsAre("add nun c0", "add nun c1", "add nun c2", "add nun c3",
                                                              "add nun c5", "add nun c7", "add nun c8"))
        << "every empty cell and every face-up villager, no face-down one";
    Scene empty = scene, replaced = scene;
    empty.play("add nun c5, pay 2 barley, skip");
    EXPECT_EQ(empty.at("c5"), "nun down");
    replaced.play("add nun c1, pay 2 barley, skip");
    EXPECT_EQ(replaced.at("c1"), "nun down");
    EXPECT_EQ(replaced.discards(), "farmer");
}

TEST(SnowcrestTurn, SC_019_where_a_replaced_villager_goes) {
    Scene scene = players(2).hand("nun").tokens("9 barley").village("c4 priest, c1 miner");
    Scene own = scene, starter = scene, common = scene;
    own.play("add nun c4, pay 2 barley, skip");
    EXPECT_EQ(own.discards(), "priest");
    starter.play("add nun c0, pay 2 barley, skip");
    EXPECT_EQ(starter.discards(), "st_forager");
    common.play("add nun c1, pay 2 barley, skip");
    EXPECT_EQ(common.discards(), "");
    EXPECT_EQ(common.under_commons(), "miner");
    EXPECT_EQ(common.state.common_known, 1);
}

TEST(SnowcrestTurn, SC_019_RU_18_a_replaced_starter_can_be_drawn_again_and_costs_1) {
    Scene scene = players(2).hand("st_mason").tokens("barley").tiles("");
    scene.play("add st_mason c2, pay barley, use b");
    EXPECT_EQ(scene.at("c2"), "st_mason down");
    EXPECT_EQ(scene.tokens(), "");
}

TEST(SnowcrestTurn, SC_020_RU_08_the_replaced_villager_cannot_pay) {
    Scene scene = players(2).hand("nun").tokens("barley").tiles("").village("c4 farmer, c1 yak_herder");
    EXPECT_TRUE(scene.offers("add nun c4")) << "the Yak Herder pays";
    EXPECT_TRUE(scene.offers("add nun c1")) << "a token and the Farmer";
    scene.play("add nun c1");
    EXPECT_THAT(scene.ways(), ElementsAre("barley c4"));
    scene = players(2).hand("nun").tokens("").tiles("").village("c4 farmer, c1 yak_herder");
    EXPECT_TRUE(scene.offers("add nun c4"));
    EXPECT_FALSE(scene.offers("add nun c1")) << "without it only one barley is left";
    EXPECT_TRUE(scene.offers("add nun c0"));
}

TEST(SnowcrestTurn, SC_021_an_added_card_cannot_pay_for_itself) {
    Scene scene = players(2).hand("farmer").tokens("barley").tiles("");
    EXPECT_FALSE(scene.offers("add farmer c4")) << "cost 2: one token and its own icon do not do";
    EXPECT_TRUE(scene.offers("add poet c4"));
    Scene officer = players(2).hand("farmer officer").tokens("barley").tiles("");
    officer.play("add farmer c4");
    EXPECT_THAT(officer.ways(), ElementsAre("barley officer")) << "another hand card may";
}

TEST(SnowcrestTurn, SC_022_an_added_card_acts_at_once_and_is_turned_down) {
    Scene scene = players(2).hand("farmer").tokens("2 barley").tiles("");
    scene.play("add farmer c3, pay 2 barley");
    EXPECT_THAT(scene.moves(), ElementsAre("use a", "skip"));
    scene.play("use a");
    EXPECT_EQ(scene.tokens(), "4 barley");
    EXPECT_EQ(scene.at("c3"), "farmer down");
}

TEST(SnowcrestTurn, SC_023_nine_villagers_at_most_and_none_moves) {
    Scene scene = players(2).hand("nun").tokens("9 barley");
    scene.village("c1 farmer, c3 poet, c4 miner, c5 priest, c7 pilgrim, c0 down, c1 down, c4 down");
    EXPECT_THAT(beginning_with(scene, "add nun"),
                ElementsAre("add nun c2", "add nun c3", "add nun c5", "add nun c6", "add nun c7", "add nun c8"))
        << "a full village: only in the place of a face-up villager";
    const std::vector<std::string> cells{"c0", "c1", "c2", "c3", "c4", "c6", "c7", "c8"};
    std::vector<std::string> before, after;
    for (const auto& cell : cells) before.push_back(scene.at(cell));
    scene.play("add nun c5, pay 2 barley, skip");
    for (const auto& cell : cells) after.push_back(scene.at(cell));
    EXPECT_EQ(before, after);
    EXPECT_EQ(occupied(scene.player(0)).size(), 9);
}

// ---- When one rests ----

TEST(SnowcrestTurn, SC_024_each_of_the_eight_lines_forces_a_rest) {
    for (std::string_view line : {"012", "345", "678", "036", "147", "258", "048", "246"}) {
        Scene scene = players(2).tokens("9 barley").hand("nun");
        scene.village("c1 farmer, c3 poet, c4 miner, c5 priest, c7 pilgrim");
        for (char digit : line) scene.village("c" + std::string(1, digit) + " down");
        EXPECT_THAT(scene.moves(), ElementsAre("rest")) << line;
    }
}

TEST(SnowcrestTurn, SC_025_SC_E11_without_a_line_no_rest_is_offered) {
    Scene scene = players(2).village("c1 farmer, c3 poet, c4 miner, c5 priest, c7 pilgrim");
    // All sets of three or fewer that are no line, and six without one.
    for (int bits = 0; bits < 512; ++bits) {
        const auto down = Set<Cell>::of_bits(static_cast<std::uint64_t>(bits));
        bool line = false;
        for (std::string_view cells : {"012", "345", "678", "036", "147", "258", "048", "246"})
            line = line || std::all_of(cells.begin(), cells.end(), [&](char c) { return bits >> (c - '0') & 1; });
        scene.player(0).face_down = down;
        EXPECT_EQ(scene.offers("rest"), line) << bits;
    }
}

TEST(SnowcrestTurn, SC_026_RU_13_a_line_formed_in_another_turn_forces_a_rest) {
    // Blue's Farmer in the centre is turned down to answer red's Meditation; blue must rest in his own turn.
    Scene scene = players(2).village("c4 priest").tokens("bell");
    scene.village("c4 mystic, c0 down, c8 down", 1);
    scene.row("poet poet beggar beggar miner").tokens("bell", 1);
    scene.play("activate c4, use b, announce 1, 1: beat, 1: pay bell c4");
    EXPECT_EQ(scene.decision(), "1: main_action");
    EXPECT_EQ(scene.face_down(1), "c0 c4 c8");
    EXPECT_THAT(scene.moves(), ElementsAre("rest"));
}

TEST(SnowcrestTurn, SC_024_RU_13_a_line_that_is_closed_in_a_turn_counts_from_the_next_one_on) {
    Scene scene = players(2).village("c4 farmer, c0 down, c8 down").play("activate c4, use a");
    EXPECT_EQ(scene.tokens(), "4 barley") << "the action is performed; no Rest in this turn";
    EXPECT_EQ(scene.face_down(), "c0 c4 c8");
    scene.play("1: activate c8, 1: skip");
    EXPECT_THAT(scene.moves(), ElementsAre("rest"));
}

TEST(SnowcrestTurn, SC_027_empty_cells_make_no_line) {
    Scene scene = players(2).village("c0 down, c2 down");
    EXPECT_EQ(scene.at("c1"), "-");
    EXPECT_FALSE(scene.offers("rest"));
    scene.village("c8 down");  // c5 is empty as well
    EXPECT_FALSE(scene.offers("rest"));
}

TEST(SnowcrestTurn, SC_028_RU_06_who_can_neither_activate_nor_add_rests) {
    Scene scene = players(2).tiles("used_farm").village("c0 down, c2 down, c6 down, c8 down");
    EXPECT_THAT(scene.moves(), ElementsAre("rest"));
    scene.play("rest");
    EXPECT_EQ(scene.tokens(), "4 barley");
    EXPECT_EQ(scene.face_down(), "");
    EXPECT_EQ(scene.tiles(), "used_farm");
    Scene payable = players(2).tiles("farm").village("c0 down, c2 down, c6 down, c8 down");
    EXPECT_FALSE(payable.offers("rest")) << "a Poet can be added";
    EXPECT_TRUE(payable.offers("add poet c4"));
}

// ---- What a card offers ----

TEST(SnowcrestTurn, SC_029_RU_10_skip_is_always_possible) {
    for (Villager card : own_cards | commons) {
        if (card == Villager::poet || card == Villager::oracle) continue;  // no action; used below
        Scene scene = players(2).tokens("9 barley 9 juniper 9 bowl 9 bell 9 gold").with_scrolls(2).discards("nun");
        if (card == Villager::nun) scene.discards("farmer");
        scene.village("c4 " + word_of(card));
        const std::string before = scene.tokens();
        scene.play("activate c4");
        ASSERT_TRUE(scene.offers("skip")) << name_of(card);
        EXPECT_GT(scene.moves().size(), 1u) << name_of(card);
        scene.play("skip");
        EXPECT_EQ(scene.tokens(), before) << name_of(card);
        EXPECT_EQ(scene.scrolls(), 2) << name_of(card);
        EXPECT_EQ(scene.omens(1), 0) << name_of(card);
        EXPECT_EQ(scene.at("c4"), word_of(card) + " down");
        EXPECT_EQ(scene.decision(), "1: main_action");
    }
}

TEST(SnowcrestTurn, SC_030_an_alternative_whose_price_cannot_be_paid_is_not_offered) {
    struct Case {
        std::string_view card, tokens;
        std::vector<std::string> expected;
    };
    for (const auto& [card, tokens, expected] :
         std::vector<Case>{{"st_mason", "juniper", {"use b", "skip"}},
                           {"st_mason", "2 juniper", {"use a", "use b", "skip"}},
                           {"st_mason", "juniper gold", {"use a", "use b", "skip"}},
                           {"st_acolyte", "bowl barley bell", {"skip"}},
                           {"st_acolyte", "2 bowl bell", {"use a", "skip"}},
                           {"st_acolyte", "2 barley", {"skip"}},  // no bell
                           {"st_acolyte", "2 barley bell", {"use b", "skip"}},
                           {"potter", "", {"use a", "skip"}},
                           {"potter", "juniper", {"use a", "use b", "skip"}},
                           {"smith", "", {"skip"}},
                           {"priest", "", {"use a", "skip"}},
                           {"priest", "bell", {"use a", "use b", "skip"}},
                           {"pilgrim", "barley", {"skip"}},
                           {"pilgrim", "bowl", {"use a", "skip"}},
                           {"architect", "2 juniper", {"skip"}},
                           {"architect", "3 juniper", {"use a", "skip"}},
                           {"great_abbot", "", {"use a", "skip"}},
                           {"great_abbot", "bowl", {"use a", "use b", "skip"}},
                           {"terton", "barley", {"skip"}},
                           {"terton", "barley bell", {"use a", "skip"}}}) {
        Scene scene = players(2).tiles("").tokens(tokens);
        const bool starter = card.starts_with("st_");
        if (!starter) scene.village("c4 " + std::string(card));
        scene.play(std::string("activate ") + (!starter ? "c4" : card == "st_mason" ? "c2" : "c6"));
        EXPECT_EQ(scene.moves(), expected) << card << " with " << tokens;
    }
}

TEST(SnowcrestTurn, SC_031_cards_with_two_alternatives_offer_both) {
    for (std::string_view card : {"nun", "labourer", "potter", "priest", "woodcutter", "great_abbot"}) {
        Scene scene = players(2).tokens("4 juniper 4 bowl 4 bell").discards("farmer");
        scene.village("c4 " + std::string(card)).play("activate c4");
        EXPECT_THAT(scene.moves(), ElementsAre("use a", "use b", "skip")) << card;
    }
    Scene woodcutter = players(2).village("c4 woodcutter").tokens("2 juniper");
    Scene first = woodcutter, second = woodcutter;
    first.play("activate c4, use a");
    EXPECT_EQ(first.tokens(), "5 juniper");
    EXPECT_EQ(first.tiles(), "farm");
    second.play("activate c4, use b, pay 2 juniper, build forge");
    EXPECT_EQ(second.tokens(), "");
    EXPECT_EQ(second.tiles(), "farm, forge");
}

TEST(SnowcrestTurn, SC_143_equal_cards_of_the_row_are_one_option) {
    Scene scene = players(2).tokens("barley").tiles("");
    const auto moves = scene.moves();
    EXPECT_EQ(std::count(moves.begin(), moves.end(), "add poet c4"), 1);
    scene.play("add poet c4, pay barley");
    EXPECT_THAT(words(scene.row()), testing::Contains("poet").Times(1));
}

TEST(SnowcrestTurn, RU_15_replacing_is_allowed_even_if_cells_are_empty) {
    Scene scene = players(2).tokens("barley").tiles("");
    EXPECT_TRUE(scene.offers("add beggar c0"));
    EXPECT_TRUE(scene.offers("add beggar c1"));
}

TEST(SnowcrestTurn, SC_128_in_the_basic_game_starters_cannot_be_replaced) {
    Scene scene = players(2, Mode::basic).tokens("barley").tiles("").village("c4 farmer");
    EXPECT_THAT(beginning_with(scene, "add beggar"),
                ElementsAre("add beggar c1", "add beggar c3", "add beggar c4", "add beggar c5", "add beggar c7"));
    scene.tokens("9 barley");
    EXPECT_FALSE(scene.offers("add beggar c0")) << "not with more barley either";
    EXPECT_TRUE(players(2).tokens("barley").tiles("").offers("add beggar c0")) << "in the full game they can";
}

// ---- Rest ----

TEST(SnowcrestRest, SC_032_face_up_villagers_give_a_token_for_each_icon) {
    Scene scene =
        players(2).village("c0 down, c1 farmer down, c2 down, c3 yak_herder, c4 priest, c5 miner, c7 pilgrim");
    scene.play("rest");
    EXPECT_EQ(scene.tokens(), "4 barley, 2 bowl, 2 bell, gold") << "2 of the Yak Herder, 2 of face-down starters";
}

TEST(SnowcrestRest, SC_033_face_down_villagers_give_nothing_but_starters) {
    Scene scene = players(2).village("c1 farmer down, c4 priest down, c7 pilgrim down, c3 yak_herder").play("rest");
    EXPECT_EQ(scene.tokens(), "2 barley") << "the Yak Herder's alone";
}

TEST(SnowcrestRest, SC_034_SC_E12_starters_give_a_barley_if_face_down) {
    Scene scene = players(2).village("c0 down, c4 farmer down, c8 down").play("rest");
    EXPECT_EQ(scene.tokens(), "2 barley") << "two starters down; the two face-up ones and the Farmer give nothing";
    Scene down = players(2).tiles("").tokens("").village("c0 down, c2 down, c6 down");
    EXPECT_FALSE(down.offers("add poet c4")) << "a face-down starter is not spent for its barley";
}

TEST(SnowcrestRest, SC_035_shields_and_buildings_give_nothing) {
    Scene scene =
        players(2).tiles("2 farm forge shrine").village("c0 down, c1 poet, c3 abbot, c4 farmer down, c8 down");
    scene.play("rest");
    EXPECT_EQ(scene.tokens(), "2 barley, bell") << "the starters and the Abbot's bell";
    EXPECT_EQ(scene.tiles(), "2 farm, forge, shrine");
}

TEST(SnowcrestRest, SC_036_SC_E11_all_villagers_are_turned_up_where_they_stand_and_tiles_are_not) {
    Scene scene = players(2).tiles("farm used_farm used_forge");
    scene.village("c0 down, c1 farmer down, c2 down, c5 priest down, c6 down, c7 poet");
    scene.play("rest");
    EXPECT_EQ(scene.face_down(), "");
    EXPECT_EQ(scene.at("c1"), "farmer");
    EXPECT_EQ(scene.at("c5"), "priest");
    EXPECT_EQ(scene.at("c7"), "poet");
    EXPECT_EQ(scene.tiles(), "farm, used_farm, used_forge");
    EXPECT_EQ(scene.decision(), "1: main_action") << "a Rest is the whole turn";
}

TEST(SnowcrestRest, SC_037_RU_17_juniper_of_a_rest_comes_from_the_forest_and_may_wake_it) {
    Scene scene = players(2).tiles("", 1).forest_on_top("f02", 3);
    scene.village("c0 down, c2 down, c1 farmer down, c4 woodcutter, c5 labourer");
    scene.play("rest");
    EXPECT_EQ(scene.decision(), "0: settle");
    EXPECT_EQ(scene.tokens(), "2 barley, 3 juniper") << "the other tokens first";
    EXPECT_EQ(scene.face_down(), "c0 c1 c2") << "not turned up yet";
    scene.play("refuse nothing, pay barley juniper");
    EXPECT_EQ(scene.scrolls(), 1);
    EXPECT_EQ(scene.omens(1), -1);
    EXPECT_EQ(scene.face_down(), "");
    EXPECT_EQ(scene.state.forest_juniper, 6);
    EXPECT_EQ(scene.tokens(), "barley, 2 juniper");
}

TEST(SnowcrestRest, SC_038_RU_16_what_a_rest_brings_is_fixed_before_villagers_pay_a_curse) {
    // Labourer (J) and Woodcutter (JJ): the first juniper wakes the Forest, the Woodcutter pays for it.
    Scene scene = players(2).tiles("").tiles("", 1).forest_on_top("f02", 1);
    scene.village("c0 down, c2 down, c1 farmer down, c4 woodcutter, c5 labourer");
    scene.play("rest, refuse nothing, pay c4");
    EXPECT_EQ(scene.face_down(), "") << "turned up again at the end";
    EXPECT_EQ(scene.tokens(), "2 barley, 3 juniper");
}

// ---- Bounds ----

TEST(SnowcrestTurn, SC_145_at_most_seven_turns_between_two_rests) {
    int longest = 0;
    for (const auto& setup : Game::setups()) {
        Generator generator(Seed::number(setup.players), 3);
        Random random(generator);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            State state = Game::begin(setup, Seed::number(seed)).value();
            std::array<int, max_players> since_rest{};
            int turns = 0;
            for (int n = 0; n < 4000 && !Game::waiting(state).empty(); ++n) {
                const Seat seat = Game::waiting(state).front();
                const bool main = state.players[seat].agenda.back().kind == StepKind::main_action;
                MoveList moves;
                Game::moves(state, seat, moves);
                const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
                if (main && verb_of(move) == Verb::rest) since_rest[seat.index()] = 0;
                if (main && verb_of(move) != Verb::rest) longest = std::max(longest, ++since_rest[seat.index()]);
                const bool losing = solo(state) && main && verb_of(move) == Verb::rest &&
                                    state.rests_taken + 1 == level_of(setup).rest_limit;
                if (main && !losing) ++turns;
                Game::play(state, seat, move, {});
            }
            if (setup.mode == Mode::solo) {
                EXPECT_LE(turns, setup.level == 10 ? 23 : 31);
                EXPECT_TRUE(Game::waiting(state).empty());
            }
        }
    }
    EXPECT_LE(longest, 7);
    EXPECT_GE(longest, 5);
}

}  // namespace
}  // namespace skerry::snowcrest
