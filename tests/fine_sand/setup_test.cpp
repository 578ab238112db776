// SPDX-License-Identifier: Apache-2.0
#include "fine_sand/scene.h"

// Sections 3 and 4: the cards, the setup, the mulligan. FS-001 to FS-012, FS-E13.
namespace skerry::fine_sand {
namespace {

using ::testing::HasSubstr;

State begun(Mode mode, int players, std::uint64_t seed = 1) {
    return Game::begin({.mode = mode, .players = static_cast<std::uint8_t>(players)}, Seed::number(seed)).value();
}

std::string stack_of(const State& state, std::size_t seat) {
    std::string text;
    for (Card c : state.players[seat].board.cards[Zone::draw_stack]) text += word_of(c) + " ";
    return text;
}

TEST(FineSand, FS_001_the_start_set_has_thirty_cards_thirteen_of_them_fixed) {
    struct Line {
        Card card;
        int count;
    };
    for (const Line& line : {Line{Card::castle_1, 1},
                             {Card::castle_2, 5},
                             {Card::castle_3, 3},
                             {Card::coin_2, 3},
                             {Card::coin_3, 1},
                             {Card::green_10, 1},
                             {Card::red_discount, 1},
                             {Card::yellow_swap, 1}})
        EXPECT_EQ(start_set[line.card], line.count) << name_of(line.card);
    EXPECT_EQ(start_set.total(), 30);
    int fixed = 0, zeros = 0;
    for (Card c : start_set.at_least(1)) (is_numbered(c) ? zeros : fixed) += start_set[c];
    EXPECT_EQ(fixed, 13);
    EXPECT_EQ(zeros, 17);
    for (Card c : start_set.at_least(1))
        if (is_numbered(c)) {
            EXPECT_EQ(row(c).mark, 0) << name_of(c);
        }
}

TEST(FineSand, FS_002_the_off_load_and_symbol_cards_are_not_part_of_the_thirty) {
    const State state = begun(Mode::base, 2);
    EXPECT_EQ(state.players[0].owned.size(), 30u);
    EXPECT_FALSE(named<Card>("yellow_offload"));
    EXPECT_FALSE(named<Card>("symbol"));
    EXPECT_TRUE(base().cards("hand castle_1").offers("offload castle_1")) << "the off-load is there from the start";
}

TEST(FineSand, FS_003_twenty_seven_fable_cards_three_a_number) {
    ASSERT_EQ(fable_groups.size(), 9u);
    for (std::size_t i = 0; i < fable_groups.size(); ++i) {
        EXPECT_EQ(fable_groups[i].size(), 3u);
        for (Card c : fable_groups[i]) EXPECT_EQ(row(c).mark, i + 1) << name_of(c);
    }
}

TEST(FineSand, FS_004_in_the_learning_game_all_have_the_same_order) {
    const State state = begun(Mode::learning, 3, 77);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(stack_of(state, i), stack_of(state, 0));
        for (std::size_t k = 0; k < 6; ++k)
            EXPECT_TRUE(state.players[i].board.cards.has(Zone::hand, learning_order[k])) << name_of(learning_order[k]);
        EXPECT_EQ(state.players[i].board.cards[Zone::draw_stack].back(), Card::castle_1) << "card 7 is drawn next";
    }
    CardSet all;
    for (Card c : learning_order) all.add(c);
    EXPECT_EQ(all, start_set);
}

TEST(FineSand, FS_005_and_no_mulligan) {
    EXPECT_EQ(begun(Mode::learning, 2).phase, Phase::acting);
    EXPECT_EQ(begun(Mode::base, 2).phase, Phase::mulligan);
    EXPECT_EQ(begun(Mode::fable, 2).phase, Phase::mulligan);
    EXPECT_EQ(begun(Mode::solo, 1).phase, Phase::mulligan);
}

TEST(FineSand, FS_006_everybody_shuffles_alone) {
    for (Mode mode : {Mode::base, Mode::fable}) {
        const State state = begun(mode, 2), other = begun(mode, 2, 2);
        EXPECT_NE(stack_of(state, 0), stack_of(state, 1));
        EXPECT_NE(stack_of(state, 0), stack_of(other, 0));
    }
    // Another player at the table changes nobody's cards.
    EXPECT_EQ(stack_of(begun(Mode::base, 2), 1), stack_of(begun(Mode::base, 4), 1));
    EXPECT_NE(stack_of(begun(Mode::solo, 1, 1), 0), stack_of(begun(Mode::solo, 1, 2), 0));
}

TEST(FineSand, FS_007_FS_E13_six_cards_and_no_step_1_in_the_first_turn) {
    State state = begun(Mode::base, 2);
    EXPECT_EQ(state.players[0].board.cards.size(Zone::hand), 6u);
    for (std::uint8_t i = 0; i < 2; ++i) Game::play(state, Seat(i), done, {});
    EXPECT_EQ(state.turn, 1);
    EXPECT_EQ(state.phase, Phase::acting);
    EXPECT_EQ(state.players[0].agenda.back().kind, StepKind::ring);
    EXPECT_EQ(state.players[0].board.cards.size(Zone::hand), 6u);
}

TEST(FineSand, FS_008_a_mulligan_replaces_any_of_the_six) {
    Scene scene{.state = begun(Mode::base, 2), .seat = Seat(0)};
    const std::string first = scene.moves()[0], last = scene.moves()[scene.moves().size() - 2];
    const Card kept_out = scene.board().cards[Zone::hand][0];
    scene.play(first + "," + last + ",done");
    EXPECT_EQ(scene.size(Zone::hand), 6);
    EXPECT_EQ(scene.size(Zone::discard_pile), 2) << "they are not shuffled back";
    EXPECT_TRUE(scene.board().cards.has(Zone::discard_pile, kept_out));
    EXPECT_EQ(scene.size(Zone::draw_stack), 22);

    Scene all{.state = begun(Mode::base, 2), .seat = Seat(0)};
    for (int i = 0; i < 6; ++i) all.play(all.moves()[0]);
    EXPECT_EQ(all.size(Zone::hand), 6);
    EXPECT_EQ(all.size(Zone::discard_pile), 6);

    Scene none{.state = begun(Mode::base, 2), .seat = Seat(0)};
    none.play("done");
    EXPECT_EQ(none.size(Zone::draw_stack), 24);
}

TEST(FineSand, FS_008_a_scaffold_is_one_of_the_six) {
    Scene scene = fable("f1_scaffold");
    scene.state.phase = Phase::mulligan;
    for (Player& player : scene.state.players) {
        player.agenda.clear();
        player.agenda.push({.kind = StepKind::mulligan});
    }
    scene.cards("hand castle_1 castle_2 castle_2 castle_2 castle_2 | front f1_scaffold | stack castle_3 castle_3");
    scene.play("mulligan f1_scaffold, done");
    EXPECT_EQ(scene.in(Zone::discard_pile), "f1_scaffold");
    EXPECT_TRUE(scene.board().cards.has(Zone::hand, Card::castle_3));
}

TEST(FineSand, FS_009_all_choose_at_once_and_only_once) {
    State state = begun(Mode::base, 3);
    EXPECT_EQ(Game::waiting(state), Seats::first(3));
    Game::play(state, Seat(1), done, {});
    EXPECT_EQ(state.phase, Phase::mulligan);
    EXPECT_FALSE(Game::waiting(state).has(Seat(1)));
    Game::play(state, Seat(2), done, {});
    Game::play(state, Seat(0), done, {});
    EXPECT_EQ(state.phase, Phase::acting);
}

TEST(FineSand, FS_010_neighbours) {
    for (int players : {2, 3, 4}) {
        const State state = begun(Mode::base, players);
        for (std::uint8_t i = 0; i < players; ++i)
            EXPECT_EQ(seat_after(state, Seat(i)).index(), (i + 1) % players) << players << " players";
    }
    EXPECT_THAT(Game::begin({.mode = Mode::base, .players = 5}, Seed::number(1)).sentence(),
                HasSubstr("2 to 4 players"));
    EXPECT_THAT(Game::begin({.mode = Mode::base, .players = 1}, Seed::number(1)).sentence(),
                HasSubstr("2 to 4 players"));
    EXPECT_EQ(begun(Mode::solo, 1).players.size(), 1u);
}

TEST(FineSand, FS_011_cards_are_conserved) {
    for (const Game::Setup& setup : Game::setups()) {
        State state = Game::begin(setup, Seed::number(3)).value();
        Generator generator(Seed::number(9));
        Random random(generator);
        while (!Game::waiting(state).empty()) {
            const Seat seat = Game::waiting(state).front();
            MoveList moves;
            Game::moves(state, seat, moves);
            Game::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
            std::size_t cards = 0;
            CardSet all;
            for (const Player& player : state.players) {
                cards += player.board.cards.total();
                for (Card c : player.board.cards) all.add(c);
            }
            ASSERT_EQ(cards, 30 * state.players.size());
            for (Card c : all.at_least(1))
                ASSERT_EQ(all[c], set_of(state)[c] * static_cast<int>(state.players.size())) << name_of(c);
        }
    }
}

// The moves of each seat are chosen by what that seat has, so that any interleaving plays the same ones.
TEST(FineSand, FS_012_the_order_in_which_seats_act_changes_nothing) {
    const auto play = [](bool one_by_one) {
        State state = begun(Mode::base, 3);
        std::string barriers;
        int before = 0;
        while (!Game::waiting(state).empty() && state.turn < 12) {
            Seat seat = Game::waiting(state).front();
            if (!one_by_one)
                for (Seat other : Game::waiting(state)) seat = other;  // the last
            MoveList moves;
            Game::moves(state, seat, moves);
            const std::size_t hand = state.players[seat].board.cards.size(Zone::hand);
            Game::play(state, seat, moves[hand * 7 % moves.size()], {});
            if (one_by_one) continue;
            if (++before % 3 == 0 && Game::waiting(state).size() > 1) {
                const Seat front = Game::waiting(state).front();
                MoveList more;
                Game::moves(state, front, more);
                const std::size_t held = state.players[front].board.cards.size(Zone::hand);
                Game::play(state, front, more[held * 7 % more.size()], {});
            }
        }
        return state;
    };
    const State a = play(true), b = play(false);
    ASSERT_EQ(a.turn, b.turn);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(a.players[i].shown, b.players[i].shown) << "as of the last barrier, seat " << i;
        EXPECT_EQ(a.players[i].owned, b.players[i].owned);
    }
}

TEST(FineSand, setups_that_cannot_be_are_refused_with_the_reason) {
    const auto why = [](const Game::Setup& setup) { return Game::begin(setup, Seed::number(1)).sentence(); };
    Game::Setup setup{.mode = Mode::fable, .players = 2};
    setup.campaign.set.remove(Card::castle_3);
    EXPECT_THAT(why(setup), HasSubstr("30 known cards"));
    setup.campaign.set.add(Card::castle_2);
    EXPECT_THAT(why(setup), HasSubstr("more of castle_2"));
    setup = {.mode = Mode::fable, .players = 2};
    setup.campaign.queue.take(0);
    EXPECT_THAT(why(setup), HasSubstr("nine groups"));
    setup = {.mode = Mode::base, .players = 2};
    setup.campaign.played = 3;
    EXPECT_THAT(why(setup), HasSubstr("belongs to the modes fable and solo"));
    setup = {.mode = Mode::solo, .players = 1};
    setup.campaign.played = 10;
    EXPECT_THAT(why(setup), HasSubstr("ten games"));
    setup.campaign.played = 2;
    EXPECT_THAT(why(setup), HasSubstr("a line for each game"));
    setup = {.mode = Mode::solo, .players = 3};
    EXPECT_THAT(why(setup), HasSubstr("exactly 1 player"));
    setup = {.mode = Mode::solo, .players = 1, .turn_style = TurnStyle::sequential};
    EXPECT_THAT(why(setup), HasSubstr("needs 2 to 4 players"));
}

// ---- The coach of the learning game ----

std::string coach(const Scene& scene) { return Game::facts(scene.state, scene.seat).coach; }

TEST(FineSandCoach, says_a_word_when_a_decision_is_new) {
    Scene red = learning();
    for (const char* move : {"ring red", "build castle_2", "pay coin_2", "end", "end"}) {
        EXPECT_NE(coach(red), "") << "before " << move;
        red.play(move);
    }
    EXPECT_EQ(red.decision(), "limit");
    EXPECT_NE(coach(red), "");

    Scene blue = learning();
    blue.play("ring blue");
    const std::string first = coach(blue);
    EXPECT_NE(first, "");
    blue.play("draw");
    EXPECT_NE(coach(blue), "");
    EXPECT_NE(coach(blue), first);
}

TEST(FineSandCoach, goes_on_to_what_is_left_when_the_builds_are_used_up) {
    Scene scene = learning();
    scene.play("ring red");
    const std::string before = coach(scene);
    scene.play("build castle_2, pay coin_2");
    EXPECT_NE(coach(scene), before);
}

TEST(FineSandCoach, is_silent_in_every_other_mode) { EXPECT_EQ(coach(base()), ""); }

}  // namespace
}  // namespace skerry::fine_sand
