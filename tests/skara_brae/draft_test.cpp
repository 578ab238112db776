// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>

#include "skara_brae/scene.h"

// Sections 5.2 to 5.4: rounds, the turn order and the draft.
namespace skerry::skara_brae {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Draft, SB_009_one_worker_more_each_round) {
    for (int round = 1; round <= 4; ++round) {
        Scene scene = players(2).at_workers(round);
        const char* tiles[] = {"gather_thickets", "gather_fields", "gather_shore", "gather_hills"};
        const char* gathered[] = {"gather wood", "gather barley", "gather shell", "gather wool"};
        int placed = 0;
        for (; scene.decision() == "worker"; ++placed)
            scene.play(std::string("place ") + tiles[placed] + ", " + gathered[placed]);
        EXPECT_EQ(placed, round);
    }
}

TEST(Draft, SB_009_the_large_worker_comes_first_and_the_small_ones_later) {
    Scene first = players(2).at_workers(1);
    first.play("place gather_shore");
    EXPECT_EQ(names(first.me().large_worker), "gather_shore");
    EXPECT_EQ(names(first.me().small_workers), "");

    Scene fourth = players(2).at_workers(4);
    fourth.play("place gather_thickets, gather wood, place gather_fields, gather barley, place gather_shore");
    EXPECT_EQ(names(fourth.me().small_workers), "gather_shore gather_thickets gather_fields");
    EXPECT_EQ(names(fourth.me().large_worker), "");
    fourth.play("gather shell, place gather_hills");
    EXPECT_EQ(names(fourth.me().large_worker), "gather_hills");
}

TEST(Draft, SB_009_workers_come_with_the_rounds_of_a_game) {
    Scene scene = players(3);
    for (int round = 1; round <= 4; ++round) {
        scene.play_out_to(round);
        ASSERT_EQ(scene.state.round, round);
        ASSERT_EQ(scene.state.turn, 1);
    }
    EXPECT_EQ(scene.play_out_to(5).state.phase, Phase::over);
}

TEST(Draft, SB_010_three_sets_face_up_at_once) {
    for (const auto& [count, size] : {std::pair{2, 4u}, {3, 4u}, {4, 5u}}) {
        Scene scene = players(count);
        for (const CardSet& set : Game::view(scene.state, Seats::none()).sets) {  // to a spectator
            EXPECT_EQ(set.size(), size);
            EXPECT_FALSE(set.has(Card::unknown));
        }
        for (int round = 2; round <= 4; ++round) {
            scene.events.clear();
            scene.play_out_to(round);
            std::map<int, unsigned> dealt;
            for (const Event& event : scene.events)
                if (event.kind == EventKind::set_dealt && event.audience == Seats::everybody()) ++dealt[event.count];
            EXPECT_EQ(dealt, (std::map<int, unsigned>{{1, size}, {2, size}, {3, size}}));
        }
    }
}

TEST(Draft, SB_010_the_first_set_is_current) {
    Scene scene = players(3).set(1, "S01 H01 T01 F01").set(2, "S02 H02 T02 F02").set(3, "S03 H03 T03 F03");
    EXPECT_THAT(scene.moves(), ElementsAre("take S01", "take H01", "take T01", "take F01", "pass"));
}

TEST(Draft, SB_011_the_top_of_the_left_stack_is_active) {
    Scene scene = players(3).order("purple yellow blue");
    EXPECT_EQ(Game::waiting(scene.state), Seats(blue));
    EXPECT_TRUE(scene.moves().empty());
    scene.play("blue: pass");
    EXPECT_EQ(names(scene.state.left), "purple yellow");
    EXPECT_EQ(names(scene.state.top), "blue");
    EXPECT_EQ(Game::waiting(scene.state), Seats(yellow));
    scene.play("yellow: pass");
    EXPECT_EQ(names(scene.state.top), "blue yellow");  // on top of the one before
    EXPECT_EQ(scene.state.players[1].storage, goods("2 skaill"));
}

TEST(Draft, SB_012_who_takes_goes_on_top_of_the_right_stack) {
    Scene scene = players(3).set(1, "VR1 VR2 VR3 VR4").order("purple yellow blue");
    scene.play("blue: take VR2");
    EXPECT_EQ(names(scene.state.right), "blue");
    EXPECT_EQ(names(scene.state.left), "purple yellow");
    EXPECT_EQ(names(scene.state.players[1].cards), "VR2");
    EXPECT_EQ(scene.decision(blue), "worker");  // a turn with the card
    EXPECT_EQ(scene.decision(yellow), "");      // which comes to its end first
    scene.play("blue: end, yellow: take VR4");
    EXPECT_EQ(names(scene.state.right), "blue yellow");
    EXPECT_EQ(names(scene.state.sets[0]), "VR1 VR3");
}

TEST(Draft, SB_013_who_passed_acts_from_the_top_and_cannot_pass_again) {
    Scene scene = players(4).set(1, "VR1 VR2 VR3 VR4 VR5").order("red yellow blue purple");
    scene.play("pass, blue: take VR1, blue: end, yellow: pass, red: take VR2, red: end");
    EXPECT_EQ(names(scene.state.top), "purple yellow");
    EXPECT_EQ(Game::waiting(scene.state), Seats(yellow));
    EXPECT_THAT(scene.moves(yellow), ElementsAre("take VR3", "take VR4", "take VR5"));  // no pass
    scene.play("yellow: take VR3, yellow: end");
    EXPECT_EQ(Game::waiting(scene.state), Seats(purple));
    EXPECT_THAT(scene.moves(), ElementsAre("take VR4", "take VR5"));
    scene.play("take VR4");
    EXPECT_EQ(names(scene.state.right), "blue red yellow purple");
}

TEST(Draft, SB_014_everybody_may_pass) {
    Scene scene = players(3).set(1, "VR1 VR2 VR3 VR4");
    EXPECT_EQ(names(scene.state.left), "yellow blue purple");
    scene.play("pass, blue: pass, yellow: pass");
    EXPECT_EQ(names(scene.state.top), "purple blue yellow");
    EXPECT_EQ(Game::waiting(scene.state), Seats(yellow));  // the last to pass drafts first
    EXPECT_THAT(scene.moves(yellow), ElementsAre("take VR1", "take VR2", "take VR3", "take VR4"));
    scene.play("yellow: take VR1, yellow: end, blue: take VR2, blue: end, take VR3");
    EXPECT_EQ(names(scene.state.right), "yellow blue purple");
}

TEST(Draft, SB_015_SB_016_the_right_stack_becomes_the_left_one_and_the_last_card_is_discarded) {
    Scene scene = players(3).set(1, "VR1 VR2 VR3 VR4").set(2, "SB1 SB2 SB3 SB4");
    scene.play("take VR1, end, blue: pass, yellow: take VR3, yellow: end, blue: take VR4");
    EXPECT_FALSE(scene.state.discards.has(Card::VR2));
    scene.play("blue: end");
    EXPECT_EQ(names(scene.state.left), "purple yellow blue");  // blue moved last, so it is on top
    EXPECT_EQ(names(scene.state.right), "");
    EXPECT_EQ(names(scene.state.top), "");
    EXPECT_EQ(names(scene.state.discards), "VR2");
    EXPECT_EQ(scene.state.turn, 2);
    EXPECT_THAT(scene.moves(blue), ElementsAre("take SB1", "take SB2", "take SB3", "take SB4", "pass"));
}

TEST(Draft, SB_016_one_card_is_left_with_any_number_of_players) {
    for (const int count : {2, 3, 4}) {
        Scene scene = players(count);
        if (count == 2) scene.order("blue neutral purple");
        while (scene.state.turn == 1) {
            const Seat seat = Game::waiting(scene.state).front();
            const auto move = scene.decision(seat) == "draft" ? scene.moves(seat).front() : scene.moves(seat).back();
            scene.play(word_of(static_cast<Marker>(seat.index())) + ": " + move);
        }
        EXPECT_EQ(scene.state.discards.size(), count == 2 ? 2 : 1) << count << " players";
    }
}

TEST(Draft, SB_017_the_neutral_marker_discards_the_left_most_card) {
    Scene scene = players(2).set(1, "VR1 VR2 VR3 VR4").set(2, "SB1 SB2 SB3 SB4").order("purple neutral blue");
    scene.play("blue: take VR1, blue: end");
    EXPECT_EQ(names(scene.state.right), "blue neutral");  // it acts at once and never passes
    EXPECT_EQ(names(scene.state.top), "");
    EXPECT_EQ(names(scene.state.discards), "VR2");
    EXPECT_THAT(scene.moves(), ElementsAre("take VR3", "take VR4", "pass"));
    scene.play("take VR4, end");
    EXPECT_EQ(names(scene.state.discards), "VR2 VR3");
    EXPECT_EQ(names(scene.state.left), "blue neutral purple");
}

TEST(Draft, SB_017_a_neutral_marker_on_top_of_the_left_stack_opens_the_set) {
    Scene scene = players(2).set(1, "VR1 VR2 VR3 VR4").set(2, "SB1 SB2 SB3 SB4").order("neutral blue purple");
    scene.play("take VR1, end, blue: take VR2, blue: end");
    EXPECT_EQ(names(scene.state.discards), "VR3 VR4 SB1");  // the neutral's, the last one, the neutral's again
    EXPECT_EQ(names(scene.state.right), "neutral");
    EXPECT_EQ(names(scene.state.sets[1]), "SB2 SB3 SB4");
    EXPECT_EQ(names(scene.state.left), "purple blue");
    EXPECT_EQ(scene.state.turn, 2);
}

TEST(Draft, SB_017_the_neutral_marker_acts_before_those_who_passed) {
    Scene scene = players(2).set(1, "VR1 VR2 VR3 VR4").order("neutral blue purple");
    scene.play("pass, blue: pass");
    EXPECT_EQ(names(scene.state.right), "neutral");
    EXPECT_EQ(names(scene.state.discards), "VR1");
    EXPECT_EQ(names(scene.state.top), "purple blue");
    EXPECT_THAT(scene.moves(blue), ElementsAre("take VR2", "take VR3", "take VR4"));
}

TEST(Draft, SB_018_the_turn_stack_carries_over_between_rounds) {
    Scene scene = players(3).set(3, "VR1 VR2 VR3 VR4").at_draft(1, 3).order("blue purple yellow");
    scene.play("yellow: pass, take VR1, end, blue: take VR2, blue: end, yellow: take VR3, yellow: end");
    EXPECT_EQ(scene.state.round, 2);
    EXPECT_EQ(scene.state.turn, 1);
    EXPECT_EQ(names(scene.state.left), "purple blue yellow");
    EXPECT_EQ(Game::waiting(scene.state), Seats(yellow));
}

// 12 cards are dealt at the start of a round with 3 players.
TEST(Draft, SB_019_the_discards_are_shuffled_when_a_card_is_needed_and_not_before) {
    const auto end_of_round_one = [](int in_deck) {
        Scene scene = players(3).give("S01 S02 H01").at_workers(1, 3).store("3 food").leave_in_deck(in_deck);
        scene.play("end, feed 3");
        EXPECT_EQ(scene.state.round, 2);
        return scene;
    };
    const auto reshuffled = [](const Scene& scene) {
        return std::any_of(scene.events.begin(), scene.events.end(),
                           [](const Event& event) { return event.kind == EventKind::reshuffle; });
    };
    Scene enough = end_of_round_one(12);
    EXPECT_FALSE(reshuffled(enough));
    EXPECT_EQ(enough.state.deck.size(), 0u);
    EXPECT_EQ(enough.state.discards.size(), 80 - 12 - 3);

    Scene short_of_one = end_of_round_one(11);
    EXPECT_TRUE(reshuffled(short_of_one));
    EXPECT_EQ(short_of_one.state.discards.size(), 0);
    EXPECT_EQ(short_of_one.state.deck.size(), 80u - 12 - 3);  // not the cards in play nor the sets
    for (const char* mine : {"S01", "S02", "H01"}) EXPECT_FALSE(short_of_one.state.deck.has(value<Card>(mine)));
    EXPECT_TRUE(short_of_one.moves(Game::waiting(short_of_one.state).front()).size() > 0);
}

TEST(Draft, SB_019_the_new_deck_is_in_random_order) {
    const auto new_deck = [](std::uint64_t seed) {
        Scene scene = players(3).at_workers(1, 3).leave_in_deck(0);
        scene.state.random = Generator(Seed::number(seed));
        scene.play("end");
        return names(scene.state.deck);
    };
    EXPECT_EQ(new_deck(1), new_deck(1));
    EXPECT_NE(new_deck(1), new_deck(2));
}

TEST(Draft, SB_020_with_concurrent_turns_the_next_draft_opens_at_once) {
    Scene scene = players(3, Tile::build, true).set(1, "VR1 VR2 VR3 VR4").set(2, "SB1 SB2 SB3 SB4");
    scene.play("take VR1");
    EXPECT_EQ(scene.decision(purple), "worker");
    EXPECT_EQ(scene.decision(blue), "draft");
    EXPECT_EQ(scene.decision(yellow), "");
    scene.play("blue: take VR2");
    EXPECT_EQ(scene.decision(yellow), "draft");
    scene.play("yellow: take VR3, yellow: end");
    EXPECT_EQ(scene.state.turn, 1);  // the next set waits for the turns of purple and blue
    EXPECT_EQ(names(scene.state.right), "purple blue yellow");
    EXPECT_TRUE(scene.state.sets[0].has(Card::VR4));
    scene.play("end");
    EXPECT_EQ(scene.state.turn, 1);
    scene.play("blue: end");
    EXPECT_EQ(scene.state.turn, 2);
    EXPECT_EQ(names(scene.state.left), "purple blue yellow");
    EXPECT_EQ(Game::waiting(scene.state), Seats(yellow));
}

TEST(Draft, SB_020_concurrent_passers_draft_while_others_place_workers) {
    Scene scene = players(3, Tile::build, true).set(1, "VR1 VR2 VR3 VR4");
    scene.play("pass, blue: take VR1, yellow: take VR2");
    EXPECT_EQ(scene.decision(purple), "draft_forced");
    EXPECT_EQ(scene.decision(blue), "worker");
    EXPECT_EQ(scene.decision(yellow), "worker");
}

TEST(Draft, SB_020_the_end_of_a_concurrent_round_waits_for_all_turns) {
    Scene scene = players(2, Tile::build, true).set(3, "VR1 VR2 VR3 VR4").at_draft(1, 3);
    scene.play("take VR1, blue: take VR2, blue: end");
    EXPECT_EQ(scene.state.round, 1);
    EXPECT_EQ(scene.state.phase, Phase::turns);
    scene.play("end");
    EXPECT_EQ(scene.state.round, 2);
}

// Purple and blue place workers at the same time, and one supply roof is left.
Scene both_at_work(Tile mine) {
    Scene scene = players(2, mine, true).set(1, "VR1 VR2 VR3 VR4");
    scene.play("take VR1, blue: take VR2");
    scene.state.round = 2;
    scene.state.supply_roofs = 1;
    scene.state.players[1].supply_roofs = 39;
    scene.state.players[1].storage = goods("hide wood");
    return scene;
}

TEST(Draft, SB_020_a_roof_goes_to_whoever_comes_first) {
    Scene clean = both_at_work(Tile::build).store("hide wood").play("place clean");
    clean.play("blue: place clean, blue: pay wood hide");
    EXPECT_EQ(clean.state.players[1].supply_roofs, 40);
    EXPECT_THAT(clean.moves(), ElementsAre("pay wood hide"));  // the worker is placed; 6.9: the roof, if any is left
    clean.play("pay wood hide");
    EXPECT_EQ(clean.me().supply_roofs, 0);
    EXPECT_EQ(clean.me().storage, goods(""));

    Scene spin = both_at_work(Tile::spin_wool).store("2 food 5 wool").flip("spin_wool");
    spin.play("place spin_wool, pay 2 food");
    EXPECT_THAT(spin.moves(), ElementsAre("use", "skip"));
    spin.play("blue: place clean, blue: pay wood hide");
    EXPECT_EQ(spin.decision(), "worker");  // 3 wool for nothing is not offered
    EXPECT_EQ(spin.me().storage, goods("6 wool"));
}

TEST(Draft, SB_020_results_are_those_of_turns_one_after_the_other) {
    const auto played = [](bool concurrent) {
        Scene scene = players(2, Tile::build, concurrent).set(1, "T09 F01 VR1 VR2");
        if (concurrent)
            scene.play("take T09, blue: take F01, blue: knives 0, knives 1, use, blue: use, end, blue: end");
        else
            scene.play("take T09, knives 1, use, end, blue: take F01, blue: knives 0, blue: use, blue: end");
        scene.state.setup.concurrent_turns = false;
        return scene;
    };
    const Scene one = played(false), other = played(true);
    EXPECT_EQ(one.me().storage, goods("skaill wood 2 seaweed"));
    EXPECT_EQ(one.me().storage, other.me().storage);
    EXPECT_EQ(one.state.players[1].storage, other.state.players[1].storage);
    EXPECT_EQ(names(one.state.left), names(other.state.left));
    EXPECT_EQ(names(one.state.discards), names(other.state.discards));
    EXPECT_EQ(names(one.state.deck), names(other.state.deck));
}

}  // namespace
}  // namespace skerry::skara_brae
