// SPDX-License-Identifier: Apache-2.0
#include <numeric>

#include "kit/public_points.h"
#include "snowcrest/scene.h"

// Sections 6.9, 6.10, 7 and 8: Omens, scrolls, Achievements; the end, scoring, solo; who may know what.
namespace skerry::snowcrest {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// ---- Omens and scrolls ----

TEST(SnowcrestOmens, SC_110_SC_E09_beyond_minus_five_omens_are_tokens_for_good) {
    Scene scene = players(2).with_omens(-5).tokens("2 bowl").tiles("").guardian_on_top("g12").tiles("", 1);
    scene.play("activate c6, use a, pay 2 bowl");
    EXPECT_EQ(scene.omens(), -5);
    EXPECT_EQ(scene.player(0).omen_tokens, 2);
    scene.play("1: activate c8, 1: skip, activate c8, use b");
    EXPECT_EQ(scene.omens(), -4);
    EXPECT_EQ(scene.player(0).omen_tokens, 2) << "tokens stay";
    Scene half = players(2).with_omens(-4).tokens("2 bowl").tiles("").guardian_on_top("g12").tiles("", 1);
    half.play("activate c6, use a, pay 2 bowl");
    EXPECT_EQ(half.omens(), -5);
    EXPECT_EQ(half.player(0).omen_tokens, 1);
}

TEST(SnowcrestOmens, SC_111_SC_E10_blessings_end_at_plus_five) {
    Scene scene = players(2).with_omens(4).village("c4 great_abbot").play("activate c4, use a");
    EXPECT_EQ(scene.omens(), 5);
    Turn turn(scene.state, Seat(0), {});
    scene.with_omens(4);
    bless(turn, 3);
    EXPECT_EQ(scene.omens(), 5);
}

TEST(SnowcrestScrolls, SC_112_RU_37_the_pool_then_the_box) {
    Scene scene = players(2, Mode::basic).pool(1).village("c4 oracle");
    EXPECT_FALSE(scene.state.end_triggered);
    const int before = scene.scrolls();
    scene.play("activate c4, use a");
    EXPECT_EQ(scene.scrolls(), before + 2);
    EXPECT_EQ(scene.state.scroll_pool, 0);
    EXPECT_TRUE(scene.state.end_triggered);
    EXPECT_EQ(scene.decision(), "1: main_action");
    scene.tokens("2 bowl", 1).play("1: activate c6, 1: use a, 1: pay 2 bowl");
    EXPECT_EQ(scene.scrolls(1), 2) << "all from the box";
}

TEST(SnowcrestScrolls, SC_113_RU_36_the_end_stays_when_a_scroll_is_returned) {
    Scene scene = players(2).pool(1).tokens("2 gold").village("c4 terton").tiles("");
    scene.village("c4 merchant", 1).with_scrolls(1, 1).pool(1).play("activate c4, use a, pay 2 gold");
    EXPECT_TRUE(scene.state.end_triggered);
    scene.play("1: activate c4, 1: use f");
    EXPECT_EQ(scene.state.scroll_pool, 1);
    EXPECT_EQ(scene.decision(), "over");
    EXPECT_TRUE(Game::ranking(scene.state).final);
}

// ---- Achievements ----

TEST(SnowcrestAchievements, SC_114_automatic_in_ones_own_turn_once_in_the_game) {
    Scene scene = players(2).achievements("a_granary").tokens("3 barley").village("c4 farmer").village("c4 farmer", 1);
    scene.tokens("3 barley", 1).play("activate c4, use a");
    EXPECT_EQ(scene.scrolls(), 2);
    EXPECT_EQ(scene.state.scroll_pool, 18);
    EXPECT_EQ(scene.count(EventKind::achievement), 1);
    scene.play("1: activate c4, 1: use a");
    EXPECT_EQ(scene.tokens(1), "7 barley");
    EXPECT_EQ(scene.scrolls(1), 0) << "it is out of the game for everyone";
}

TEST(SnowcrestAchievements, SC_115_RU_42_not_in_another_players_turn_but_at_the_beginning_of_the_next_own_one) {
    // Blue has seven barley already; red's turn brings him nothing, his own does, before a forced Rest.
    Scene scene =
        players(2).achievements("a_granary").tokens("7 barley", 1).village("c4 priest, c0 down, c4 down, c8 down", 1);
    scene.play("activate c8");
    EXPECT_EQ(scene.scrolls(1), 0);
    scene.play("skip");
    EXPECT_EQ(scene.decision(), "1: main_action");
    EXPECT_THAT(scene.moves(), ElementsAre("rest"));
    EXPECT_EQ(scene.scrolls(1), 2) << "before he rests";
    // Red's settlement of blue's Guardian makes his village younger; it counts in red's own turn.
    Scene faces =
        players(2).achievements("a_new_faces").village("c4 farmer, c0 -, c2 -").turn_of(1).guardian_on_top("g01");
    faces.village("c4 oracle", 1).tiles("", 1).play("1: activate c4, 1: use a");
    if (faces.decision() == "1: settle") faces.play("1: refuse wild wild tile tile only");
    faces.play("refuse card only, pay lost_c6");
    EXPECT_EQ(faces.at("c6"), "-");
    EXPECT_EQ(faces.decision(), "0: main_action");
    EXPECT_EQ(faces.scrolls(0), 2);
    EXPECT_EQ(faces.scrolls(1), 2) << "the Snow Lion's";
}

TEST(SnowcrestAchievements, SC_116_ten_conditions) {
    const auto holds = [](const Scene& scene, std::string_view name) {
        return fulfilled(scene.player(0), value<Achievement>(name));
    };
    for (std::size_t i = 0; i < count_of<Achievement>; ++i)
        EXPECT_FALSE(fulfilled(players(2).village("c4 farmer").player(0), static_cast<Achievement>(i)))
            << "none holds at the start: " << name_of(static_cast<Achievement>(i));
    EXPECT_TRUE(holds(players(2).tiles("farm used_farm used_forge shrine"), "a_hamlet"));
    EXPECT_FALSE(holds(players(2).tiles("farm used_farm used_forge"), "a_hamlet"));
    EXPECT_TRUE(holds(players(2).tiles("farm forge shrine"), "a_crossroads"));
    EXPECT_FALSE(holds(players(2).tiles("farm forge used_shrine 2 farm"), "a_crossroads"));
    EXPECT_TRUE(holds(players(2).tiles("forge 2 used_forge"), "a_guild"));
    EXPECT_FALSE(holds(players(2).tiles("2 farm 2 forge 2 shrine"), "a_guild"));
    Scene full = players(2).village("c1 farmer, c3 nun down, c4 poet, c5 priest, c7 smith");
    EXPECT_TRUE(holds(full, "a_full_village"));
    EXPECT_FALSE(holds(full.village("c7 -"), "a_full_village"));
    // Only tokens count, never icons on cards or tiles, and Gold stands for nothing else.
    Scene icons = players(2).tiles("4 farm 4 forge").village("c4 yak_herder, c1 woodcutter, c3 miner, c5 priest");
    icons.tokens("6 barley 4 juniper 3 bell 3 gold").hand("farmer officer");
    for (std::string_view name : {"a_granary", "a_woodpile", "a_chorus", "a_treasury"})
        EXPECT_FALSE(holds(icons, name));
    icons.tokens("7 barley 5 juniper 4 bell 4 gold");
    for (std::string_view name : {"a_granary", "a_woodpile", "a_chorus", "a_treasury"}) EXPECT_TRUE(holds(icons, name));
    EXPECT_TRUE(holds(players(2).with_omens(3), "a_blessed"));
    EXPECT_FALSE(holds(players(2).with_omens(2), "a_blessed"));
    EXPECT_TRUE(holds(players(2).village("c0 -, c2 -, c6 -, c8 down"), "a_new_faces"));
    EXPECT_FALSE(holds(players(2).village("c0 -, c2 -, c6 down, c8 down"), "a_new_faces"));
}

// Each by an action of the game.
TEST(SnowcrestAchievements, SC_114_SC_116_each_is_claimed_by_an_action) {
    const auto claimed = [](Scene scene, std::string_view name, std::string_view line) {
        scene.achievements(name).play(line);
        return scene.scrolls();
    };
    EXPECT_EQ(claimed(players(2).tiles("3 farm").tokens("2 juniper"), "a_hamlet",
                      "activate c2, use a, pay 2 juniper, build forge"),
              2);
    EXPECT_EQ(claimed(players(2).tiles("farm forge used_shrine"), "a_crossroads", "activate c2, use b"), 2);
    EXPECT_EQ(claimed(players(2).tiles("2 farm").tokens("2 juniper"), "a_guild",
                      "activate c2, use a, pay 2 juniper, build farm"),
              2);
    EXPECT_EQ(claimed(players(2).tokens("barley").village("c1 farmer, c3 nun, c4 officer, c5 priest"), "a_full_village",
                      "add poet c7, pay barley"),
              2);
    EXPECT_EQ(claimed(players(2).tokens("3 barley").village("c4 farmer"), "a_granary", "activate c4, use a"), 2);
    EXPECT_EQ(claimed(players(2).tokens("3 juniper"), "a_woodpile", "activate c0, use a"), 2);
    EXPECT_EQ(claimed(players(2).tokens("gold").village("c4 miner"), "a_treasury", "activate c4, use a"), 2);
    EXPECT_EQ(claimed(players(2).tokens("2 bell").village("c4 priest"), "a_chorus", "activate c4, use a"), 2);
    EXPECT_EQ(claimed(players(2).with_omens(2), "a_blessed", "activate c8, use b"), 2);
    EXPECT_EQ(claimed(players(2).tokens("barley").village("c0 -, c2 -"), "a_new_faces", "add poet c6, pay barley"), 2);
}

TEST(SnowcrestAchievements, SC_117_several_in_one_step) {
    Scene scene = players(2).achievements("a_hamlet a_guild").tiles("2 farm forge").tokens("2 juniper");
    scene.play("activate c2, use a, pay 2 juniper, build farm");
    EXPECT_EQ(scene.scrolls(), 4);
    EXPECT_EQ(scene.count(EventKind::achievement), 2);
}

TEST(SnowcrestAchievements, SC_142_the_woodpile_is_checked_before_the_forest_card_is_revealed) {
    Scene scene = players(2).achievements("a_woodpile").tokens("3 juniper").forest_on_top("f02", 2);
    scene.play("activate c0, use a");
    EXPECT_EQ(scene.decision(), "0: settle");
    EXPECT_EQ(scene.scrolls(), 2);
    std::vector<EventKind> order;
    for (const Event& event : scene.events)
        if (event.kind == EventKind::achievement || event.kind == EventKind::forest) order.push_back(event.kind);
    EXPECT_THAT(order, ElementsAre(EventKind::achievement, EventKind::forest));
}

// ---- The end ----

TEST(SnowcrestEnd, SC_118_SC_E22_the_round_is_completed) {
    Scene scene = players(3).pool(1).tokens("2 gold").village("c4 terton").play("activate c4, use a, pay 2 gold");
    EXPECT_TRUE(scene.state.end_triggered);
    EXPECT_EQ(scene.decision(), "1: main_action") << "every other player has one more turn";
    scene.play("1: activate c8, 1: skip");
    EXPECT_EQ(scene.decision(), "2: main_action");
    scene.play("2: activate c8, 2: skip");
    EXPECT_EQ(scene.decision(), "over");

    Scene last = players(3).turn_of(2).pool(1).tokens("2 gold", 2).village("c4 terton", 2);
    last.play("2: activate c4, 2: use a, 2: pay 2 gold");
    EXPECT_EQ(last.decision(), "over") << "the last seat ends it at once";

    Scene other_start = players(3).turn_of(2).pool(1).tokens("2 gold", 2).village("c4 terton", 2);
    other_start.state.start = Seat(1);
    other_start.play("2: activate c4, 2: use a, 2: pay 2 gold");
    EXPECT_EQ(other_start.decision(), "0: main_action") << "the round began with seat 1 and ends with seat 0";
    other_start.play("activate c8, skip");
    EXPECT_EQ(other_start.decision(), "over");
}

std::vector<int> points(const Scene& scene, int seat = 0) {
    const auto all = score(scene.state, Seat(static_cast<std::uint8_t>(seat)));
    return {all[Category::scrolls], all[Category::buildings], all[Category::omens], all[Category::majorities]};
}
int total(const Scene& scene, int seat = 0) {
    const auto all = points(scene, seat);
    return std::accumulate(all.begin(), all.end(), 0);
}

TEST(SnowcrestEnd, SC_119_SC_069_SC_E23_the_parts_of_a_score) {
    Scene scene = players(2).with_scrolls(11).tiles("2 used_farm 3 used_forge 2 used_shrine").with_omens(-1);
    scene.tokens("2 barley bell").tiles("used_farm", 1).tokens("3 gold", 1);
    EXPECT_THAT(points(scene), ElementsAre(11, 3, -1, 2));
    EXPECT_EQ(total(scene), 15);
    EXPECT_THAT(points(scene.with_omens(-5, 3)), ElementsAre(11, 3, -8, 2)) << "tokens count on top";
    EXPECT_EQ(points(scene.tiles("5 used_farm"))[1], 0);
    EXPECT_EQ(points(scene.tiles("6 used_farm"))[1], 1);
    EXPECT_EQ(points(scene.tiles("4 used_farm 4 forge"))[1], 5);
    EXPECT_EQ(points(scene.with_omens(4))[2], 4);
}

TEST(SnowcrestEnd, SC_120_SC_121_final_counts) {
    Scene scene = players(2).tokens("barley juniper").tiles("2 farm used_farm shrine forge used_forge");
    scene.village("c1 woodcutter, c3 yak_herder down, c4 miner, c5 abbot, c0 down, c7 poet").hand("pilgrim officer");
    const auto counts = final_counts(scene.player(0));
    EXPECT_EQ(counts[Resource::barley], 3) << "token, two face-up farms; no starter, nothing face down";
    EXPECT_EQ(counts[Resource::juniper], 3) << "token and two icons";
    EXPECT_EQ(counts[Resource::bowl], 3) << "shrine and two icons in hand";
    EXPECT_EQ(counts[Resource::bell], 2) << "forge and Abbot; shields are nothing";
    EXPECT_EQ(counts[Resource::gold], 2) << "Miner and Officer";
    // At the end Juniper icons are counted without touching the Forest.
    Scene end = players(2).turn_of(1).pool(1).tokens("2 gold", 1).village("c4 terton", 1).forest_juniper(1);
    end.village("c4 woodcutter").play("1: activate c4, 1: use a, 1: pay 2 gold");
    EXPECT_EQ(end.decision(), "over");
    EXPECT_EQ(end.state.forest_juniper, 1);
    EXPECT_EQ(end.omens(), 0);
    EXPECT_EQ(points(end, 0)[3], 2) << "juniper; barley is shared: a farm each";
}

TEST(SnowcrestEnd, SC_122_SC_E27_RU_41_ties_share_a_majority_and_nothing_is_none) {
    Scene scene = players(3).tiles("").tiles("", 1).tiles("", 2);
    for (int seat : {0, 1, 2}) EXPECT_EQ(points(scene, seat)[3], 0) << "nobody has anything";
    scene.tokens("2 barley").tokens("2 barley", 1).tokens("barley bell", 2);
    EXPECT_EQ(points(scene, 0)[3], 1);
    EXPECT_EQ(points(scene, 1)[3], 1);
    EXPECT_EQ(points(scene, 2)[3], 1) << "its bell";
}

TEST(SnowcrestEnd, SC_123_ties_go_to_the_most_resources_then_are_shared) {
    // Ten scrolls each, and majorities by these tokens.
    const auto finished = [](std::string_view red, std::string_view blue) {
        Scene scene = players(2).turn_of(1).tiles("").tiles("", 1).with_scrolls(10, 0).with_scrolls(9, 1);
        scene.tokens("2 bowl", 1).village("c4 terton", 1).play("1: activate c4, 1: use a, 1: pay 2 bowl");
        scene.tokens(red).tokens(blue, 1);
        EXPECT_EQ(scene.decision(), "over");
        return Game::ranking(scene.state);
    };
    const auto more = finished("3 barley", "2 bell");
    EXPECT_EQ(more.seats[0].total, more.seats[1].total);
    EXPECT_TRUE(more.seats[0].won);
    EXPECT_FALSE(more.seats[1].won);
    EXPECT_EQ(more.seats[1].place, 2);
    EXPECT_EQ(more.verdict, "Red wins with " + std::to_string(more.seats[0].total) +
                                " points, ahead of the tied players by resources.");
    const auto equal = finished("2 barley", "2 bell");
    EXPECT_TRUE(equal.seats[0].won);
    EXPECT_TRUE(equal.seats[1].won);
    EXPECT_EQ(equal.seats[1].place, 1);
    const auto points_first = finished("2 barley", "bell gold");
    EXPECT_FALSE(points_first.seats[0].won) << "two majorities against one";
    EXPECT_TRUE(points_first.seats[1].won);
}

// ---- Alone ----

TEST(SnowcrestSolo, SC_131_there_are_no_curses_of_others) {
    Scene scene = alone().village("c4 oracle").guardian_on_top("g01").tiles("").play("activate c4, use a");
    EXPECT_EQ(scene.decision(), "0: main_action");
    EXPECT_EQ(scene.omens(), -4);
    EXPECT_EQ(scene.scrolls(), 2);
    Scene forest = alone().forest_on_top("f03", 2).play("activate c0, use a");
    EXPECT_EQ(forest.omens(), -2);
    EXPECT_EQ(forest.scrolls(), 1);
    EXPECT_EQ(forest.state.forest_juniper, 3) << "SC-002: three at every refill";
}

TEST(SnowcrestSolo, SC_132_SC_E24_six_bells_a_scroll) {
    Scene scene = alone().village("c4 priest").tokens("6 bell").play("activate c4, use b");
    EXPECT_THAT(scene.moves(), ElementsAre("announce 0", "announce 6"));
    scene.play("announce 6, pay 6 bell");
    EXPECT_EQ(scene.scrolls(), 1);
    EXPECT_EQ(scene.tokens(), "");
    Scene two = alone().village("c4 priest").tokens("13 bell").play("activate c4, use b, announce 12, pay 12 bell");
    EXPECT_EQ(two.scrolls(), 2);
    EXPECT_EQ(two.tokens(), "bell");
    Scene few = alone().village("c4 priest").tokens("5 bell").play("activate c4");
    EXPECT_THAT(few.moves(), ElementsAre("use a", "skip"));
    Scene last = alone().pool(1).village("c4 priest").tokens("20 bell").play("activate c4, use b");
    EXPECT_THAT(last.moves(), ElementsAre("announce 0", "announce 6")) << "not more than the pool has";
}

TEST(SnowcrestSentences, people_have_their_names_wherever_they_are_spoken_of) {
    const std::vector<std::string> people{"Ann", "Bob", "Cy"};
    const auto without_colours = [](const std::string& text) {
        for (const std::string& word : words(text))
            for (const std::string_view colour : Game::info.seat_names)
                EXPECT_EQ(word.find(colour) == 0 && word.size() <= colour.size() + 2, false) << text;
    };
    Generator generator(Seed::number(7));
    Random random(generator);
    int answers = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        State state = Game::begin({.players = 3}, Seed::number(seed)).value();
        for (Seats waiting = Game::waiting(state); !waiting.empty(); waiting = Game::waiting(state)) {
            const Seat seat = waiting.front();
            const Prompt prompt = Game::prompt(state, seat, people);
            without_colours(prompt.line);
            for (const Refusal& refusal : prompt.refused) without_colours(refusal.reason);
            MoveList moves;
            Game::moves(state, seat, moves);
            for (const Move move : moves) without_colours(Game::label(state, seat, move, people).text());
            if (prompt.decision == "meditate_respond") {
                ++answers;
                EXPECT_EQ(prompt.line.find(people[state.active.index()]), 0u) << prompt.line;
            }
            Game::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
        }
    }
    EXPECT_GT(answers, 0);
}

TEST(SnowcrestEnd, a_shared_victory_names_everybody) {
    Scene scene = players(3);
    scene.state.phase = Phase::over;
    for (int seat : {0, 1, 2}) scene.tiles("", seat).with_scrolls(1, seat);
    EXPECT_EQ(Game::ranking(scene.state).verdict, "Red, Blue and Green share the victory with 1 point each.");
    const std::vector<std::string> names{"Ann", "Bob", "Cy"};
    EXPECT_EQ(Game::ranking(scene.state, names).verdict, "Ann, Bob and Cy share the victory with 1 point each.");
}

// ---- Sentences ----

std::string told(const Scene& scene) {
    const std::vector<std::string> names{"Ann", "Bob"};
    std::string text;
    for (const Event& event : scene.events) text += Game::event_text(event, names) + "\n";
    return text;
}

TEST(SnowcrestSentences, a_refusal_says_what_is_refused_and_the_omens_once) {
    Scene scene = players(2).tiles("").tiles("", 1).village("c4 oracle").guardian_on_top("g02");
    scene.play("activate c4, use a");
    EXPECT_THAT(told(scene), HasSubstr("Ann refuses 2 barley and 1 resource of any kind.\nAnn takes 3 Omens.\n"));
}

TEST(SnowcrestSentences, a_tile_is_turned_face_down_to_pay) {
    Scene scene = players(2).tokens("1 barley").hand("farmer");
    scene.play("add farmer c3, pay barley farm_tile");
    EXPECT_THAT(told(scene), HasSubstr("Ann turns a farm face down to pay.")) << told(scene);
}

TEST(SnowcrestSentences, the_picture_says_what_villagers_do_and_which_goals_are_met) {
    Scene scene = players(2).achievements("a_granary a_chorus").tokens("9 barley").village("c4 terton");
    const std::vector<std::string> names{"Ann", "Bob"};
    std::string text;
    const Picture picture = Game::picture(scene.state, Seat(0), names);
    for (const auto& line : picture.lines()) {
        for (const Piece& piece : line) text += piece.text;
        text += "\n";
    }
    EXPECT_THAT(text, HasSubstr("[x] Granary: Hold at least 7 barley."));
    EXPECT_THAT(text, HasSubstr("[ ] Chorus: Hold at least 4 bells."));
    EXPECT_THAT(text, HasSubstr("Pay 2 resources of any kind: gain 1 scroll"));
    EXPECT_THAT(text, testing::Not(HasSubstr("...")));
    EXPECT_THAT(text, testing::Not(HasSubstr("st_")));
}

TEST(SnowcrestSolo, SC_134_RU_39_the_rest_limit_loses_before_anything_is_gathered) {
    Scene scene = alone().achievements("a_granary").tokens("6 barley").village("c4 farmer down, c0 down, c8 down");
    scene.state.rests_taken = 3;
    scene.play("rest");
    EXPECT_EQ(scene.decision(), "over");
    EXPECT_EQ(scene.tokens(), "6 barley");
    EXPECT_EQ(scene.face_down(), "c0 c4 c8");
    EXPECT_EQ(scene.scrolls(), 0);
    const auto ranking = Game::ranking(scene.state);
    EXPECT_TRUE(ranking.final);
    EXPECT_FALSE(ranking.seats[0].won);
    EXPECT_THAT(ranking.verdict, testing::Not(HasSubstr("Rank"))) << "no rank";
}

TEST(SnowcrestSolo, SC_135_RU_38_the_last_scroll_ends_the_game_in_the_middle_of_a_reward) {
    Scene scene = alone().pool(1).village("c4 oracle").guardian_on_top("g02").tiles("");
    const int before = scene.scrolls();
    scene.play("activate c4, use a");
    EXPECT_EQ(scene.decision(), "over");
    EXPECT_EQ(scene.scrolls(), before + 1) << "one of two";
    EXPECT_EQ(scene.state.scroll_pool, 0);
    // An Achievement inside the action: what would follow is not taken.
    Scene steward = alone().pool(2).village("c4 hermit").achievements("a_chorus").tokens("3 bell");
    steward.play("activate c4, use a");
    EXPECT_EQ(steward.decision(), "over");
    // The Woodpile empties the pool while juniper is taken: no Forest card is revealed.
    Scene wood = alone().pool(1).achievements("a_woodpile").tokens("3 juniper").forest_on_top("f03", 2);
    wood.play("activate c0, use a");
    EXPECT_EQ(wood.decision(), "over");
    EXPECT_EQ(wood.omens(), 0);
    EXPECT_EQ(wood.scrolls(), 10);
    // Gold comes before scrolls: it may fulfil the Treasury, and the scrolls of the reward are not taken any more.
    Scene gold =
        alone().pool(2).achievements("a_treasury").tokens("3 gold").village("c4 oracle").guardian_on_top("g02");
    gold.tiles("").play("activate c4, use a, refuse barley barley wild only");
    EXPECT_EQ(gold.scrolls(), 10);
    EXPECT_EQ(gold.tokens(), "4 gold");
    EXPECT_EQ(gold.decision(), "over");
}

TEST(SnowcrestSolo, SC_136_RU_40_score_target_and_ranks) {
    const auto verdict = [](int level, int omens, std::string_view tiles) {
        Scene scene = alone(level).pool(1).tokens("2 gold").village("c4 terton").with_omens(omens).tiles(tiles);
        scene.play("activate c4, use a, pay 2 gold");
        EXPECT_EQ(scene.decision(), "over");
        EXPECT_EQ(points(scene)[3], 0) << "no majorities";
        return std::to_string(total(scene)) + (Game::ranking(scene.state).seats[0].won ? " won " : " lost ") +
               std::string(Game::ranking(scene.state).verdict);
    };
    EXPECT_THAT(verdict(1, -1, "farm"), testing::AllOf(HasSubstr("9 lost"), HasSubstr("Beggar")));
    EXPECT_THAT(verdict(1, 0, "farm"), testing::AllOf(HasSubstr("10 won"), HasSubstr("Farmer")));
    EXPECT_THAT(verdict(1, 1, "farm"), testing::AllOf(HasSubstr("11 won"), HasSubstr("Scholar")));
    EXPECT_THAT(verdict(1, 3, "farm"), testing::AllOf(HasSubstr("13 won"), HasSubstr("Scholar")));
    EXPECT_THAT(verdict(1, 4, "farm"), testing::AllOf(HasSubstr("14 won"), HasSubstr("Priest")));
    EXPECT_THAT(verdict(1, 5, "6 farm"), testing::AllOf(HasSubstr("16 won"), HasSubstr("Priest")));
    EXPECT_THAT(verdict(1, 4, "7 farm"), testing::AllOf(HasSubstr("17 won"), HasSubstr("Terton")));
    EXPECT_THAT(verdict(1, 4, "8 farm"), testing::AllOf(HasSubstr("19 won"), HasSubstr("Terton")));
    EXPECT_THAT(verdict(1, 5, "8 farm"), testing::AllOf(HasSubstr("20 won"), HasSubstr("Mystic")));
    EXPECT_THAT(verdict(4, -1, "farm"), testing::AllOf(HasSubstr("12 lost"), HasSubstr("Beggar")));
    EXPECT_THAT(verdict(4, 0, "farm"), testing::AllOf(HasSubstr("13 won"), HasSubstr("Scholar")));
}

TEST(SnowcrestSolo, SC_137_RU_06_a_stalled_rest_counts) {
    Scene scene = alone().tiles("").village("c0 down, c2 down, c6 down, c8 down").play("rest");
    EXPECT_EQ(scene.state.rests_taken, 1);
    EXPECT_EQ(scene.tokens(), "4 barley");
    scene = alone(10).tiles("").village("c0 down, c2 down, c6 down, c8 down");
    scene.state.rests_taken = 2;
    EXPECT_EQ(scene.play("rest").decision(), "over");
}

TEST(SnowcrestSolo, RU_52_a_scroll_given_to_the_merchant_has_to_be_earned_again) {
    Scene scene = alone().with_scrolls(2).village("c4 merchant").play("activate c4, use f");
    EXPECT_EQ(scene.state.scroll_pool, 9);
    EXPECT_NE(scene.decision(), "over");
}

// ---- Hidden information ----

TEST(SnowcrestHidden, SC_138_other_hands_and_deck_orders_are_hidden) {
    Scene scene = players(2).hand("farmer nun").hand("priest smith", 1).guardian_on_top("g01");
    const State red = Game::view(scene.state, Seat(0)), nobody = Game::view(scene.state, Seats::none());
    EXPECT_EQ(names(red.players[0].hand), "farmer nun");
    EXPECT_EQ(names(red.players[1].hand), "unknown unknown");
    EXPECT_EQ(names(nobody.players[0].hand), "unknown unknown");
    EXPECT_EQ(names(red.players[0].deck), repeat("unknown", 7, " ")) << "not even one's own";
    EXPECT_EQ(names(red.players[1].deck), repeat("unknown", 7, " "));
    EXPECT_EQ(names(red.common_deck), repeat("unknown", 30, " "));
    EXPECT_EQ(names(red.guardian_deck), repeat("unknown", 12, " "));
    EXPECT_EQ(names(red.forest_deck), repeat("unknown", 6, " "));
    EXPECT_FALSE(red.random.known());
    EXPECT_EQ(names(red.row), scene.row()) << "all else is open";
    EXPECT_EQ(red.players[1].discards, scene.player(1).discards);
    // What is drawn is told to its owner alone, and to the others how many: nobody reads both.
    scene.play("activate c8, use a");
    for (const Event& event : scene.events) {
        if (event.kind == EventKind::draws_card) {
            EXPECT_EQ(event.audience, Seats(Seat(0)));
        }
        if (event.kind == EventKind::draws) {
            EXPECT_EQ(event.audience, Seats::all_but(Seat(0)));
        }
    }
    EXPECT_EQ(scene.count(EventKind::draws_card), 1);
    EXPECT_EQ(scene.count(EventKind::draws), 1);
}

TEST(SnowcrestHidden, SC_139_what_was_put_under_a_deck_is_known) {
    Scene scene = players(2).village("c4 oracle, c1 miner").guardian_on_top("g04").tiles("").tiles("", 1);
    scene.play("activate c4, use a, refuse wild only, pay lost_c1");
    const State view = Game::view(scene.state, Seats::none());
    EXPECT_EQ(names(view.common_deck), "miner " + repeat("unknown", 28, " "));
    EXPECT_EQ(names(view.guardian_deck), "g04 " + repeat("unknown", 11, " "));
    Scene forest = players(2).forest_on_top("f03", 2).play("activate c0, use a");
    EXPECT_EQ(names(Game::view(forest.state, Seats::none()).forest_deck), "f03 " + repeat("unknown", 5, " "));
    // After six resolutions the whole Forest deck is known, in its order.
    Scene all = alone().tiles("");
    std::string order;
    for (int i = 0; i < 6; ++i) {
        order = word_of(all.state.forest_deck.back()) + (order.empty() ? "" : " ") + order;
        all.player(0).face_down = {};
        all.forest_juniper(1).tokens("").play("activate c0, use a");
        while (all.decision() == "0: settle") all.play(all.moves().back());
    }
    EXPECT_EQ(names(Game::view(all.state, Seats::none()).forest_deck), order);
    all.player(0).face_down = {};
    all.forest_juniper(1).play("activate c0, use a");
    EXPECT_EQ(all.revealed, Revealed::no) << "nothing new was seen";
}

TEST(SnowcrestHidden, SC_140_recovered_cards_and_hands_at_a_reshuffle_are_known_to_all) {
    Scene nun =
        players(2).village("c4 nun").hand("farmer").discards("priest").play("activate c4, use a, recover priest");
    EXPECT_EQ(names(Game::view(nun.state, Seat(1)).players[0].hand), "priest unknown");
    Scene scene = players(2).hand("farmer nun").deck("").play("activate c8, use a");
    ASSERT_EQ(scene.player(0).hand.size(), 3u);
    const State view = Game::view(scene.state, Seat(1));
    EXPECT_EQ(names(view.players[0].hand), "farmer nun unknown") << "the drawn card is not known";
    // Until they leave the hand.
    scene.play("1: activate c8, 1: skip").tokens("2 barley").play("add nun c4, pay 2 barley, skip");
    EXPECT_EQ(names(Game::view(scene.state, Seat(1)).players[0].hand), "farmer unknown");
    // A bot's dream gives him those cards.
    Generator generator(Seed::number(5));
    Random random(generator);
    for (int i = 0; i < 20; ++i) {
        const State dream = Game::imagine(Game::view(scene.state, Seat(1)), random);
        EXPECT_TRUE(dream.players[0].hand.has(Villager::farmer));
        EXPECT_EQ(dream.players[0].hand.size(), 2u);
        EXPECT_TRUE(Game::inspect(dream));
    }
}

TEST(SnowcrestHidden, SC_140_hands_hide_majorities_from_the_public_score) {
    Scene scene = players(2).tiles("").tiles("", 1).tokens("bell").tokens("2 barley", 1);
    scene.hand("").hand("", 1);
    const auto majorities = [&](int seat) {
        const Standing standing = Game::ranking(scene.state).seats[static_cast<std::size_t>(seat)];
        return points_text(standing.points[3], standing.hides(3));
    };
    EXPECT_EQ(majorities(0), "1") << "no hand, nothing hidden";
    EXPECT_EQ(majorities(1), "1");
    scene.hand("farmer", 1);
    EXPECT_EQ(majorities(0), "0+") << "the unseen card may be the Priest with two bells";
    EXPECT_EQ(majorities(1), "1+");
    scene.tokens("2 bell");
    EXPECT_EQ(majorities(0), "1") << "whatever it is, it takes no majority away";
    EXPECT_EQ(Game::ranking(scene.state), Game::ranking(Game::view(scene.state, Seat(1)))) << "not even for himself";
}

TEST(SnowcrestHidden, SC_140_public_points_are_sure) {
    int hidden = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        hidden += kit::hidden_points<Game>({.mode = Mode::full, .players = 3}, seed);
    EXPECT_GT(hidden, 0);
    EXPECT_EQ(kit::hidden_points<Game>({.mode = Mode::solo, .players = 1}, 1), 0);
}

}  // namespace
}  // namespace skerry::snowcrest
