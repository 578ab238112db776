// SPDX-License-Identifier: Apache-2.0
#include <cstring>

#include "fine_sand/scene.h"

// Section 7: hidden information. FS-060 to FS-065.
namespace skerry::fine_sand {
namespace {

bool all_unknown(const Board& board, Zone zone) {
    for (Card c : board.cards[zone])
        if (c != Card::unknown) return false;
    return true;
}

TEST(FineSand, FS_060_hands_stacks_and_symbol_cards_are_hidden) {
    Scene scene =
        base().acting(3).cards("hand castle_1 coin_2 | stack castle_2 castle_3 | symbol green_6 | discard red_4");
    const State other = Game::view(scene.state, Seat(1)), mine = Game::view(scene.state, Seat(0));
    for (Zone zone : {Zone::hand, Zone::draw_stack, Zone::symbol_stack}) {
        EXPECT_TRUE(all_unknown(other.players[0].board, zone)) << name_of(zone);
        EXPECT_EQ(other.players[0].board.cards.size(zone), scene.board().cards.size(zone));
    }
    EXPECT_EQ(other.players[0].board.cards[Zone::discard_pile][0], Card::red_4);
    EXPECT_TRUE(all_unknown(mine.players[0].board, Zone::draw_stack)) << "not even the owner knows the order";
    EXPECT_FALSE(other.players[0].random.known() || other.players[1].random.known());
}

TEST(FineSand, FS_061_the_giver_still_sees_his_off_loads) {
    Scene scene = base().acting(3).cards("hand castle_1 | symbol green_6 coin_2");
    const State mine = Game::view(scene.state, Seat(0));
    EXPECT_EQ(mine.players[0].board.cards[Zone::symbol_stack][0], Card::green_6);
    EXPECT_EQ(mine.players[0].board.cards[Zone::hand][0], Card::castle_1);
}

TEST(FineSand, FS_062_FS_064_the_running_turn_is_hidden_until_the_barrier) {
    Scene scene = base(3).acting(3).cards("hand castle_1 castle_2 coin_2 coin_2 | stack castle_3 castle_3 castle_3");
    const State before = Game::view(scene.state, Seat(1));
    for (const char* line : {"offload castle_2", "ring red", "build castle_1", "pay coin_2"}) {
        scene.play(line);
        const State now = Game::view(scene.state, Seat(1));
        EXPECT_EQ(std::memcmp(&now, &before, sizeof(State)), 0) << line;
        for (const Event& event : scene.events) EXPECT_FALSE(sees(Seat(1), event.audience)) << line;
    }
    scene.play("end, end");
    const State done = Game::view(scene.state, Seat(1));
    EXPECT_TRUE(done.players[0].finished) << "only a flag is shown";
    EXPECT_EQ(done.players[0].board, before.players[0].board);
    EXPECT_EQ(Game::waiting(done), Game::waiting(scene.state));
    scene.others_idle();
    const State after = Game::view(scene.state, Seat(1));
    EXPECT_TRUE(after.players[0].board.cards.has(Zone::built, Card::castle_1));
}

TEST(FineSand, FS_063_counts_and_discards_are_public_at_barriers) {
    Scene scene =
        base().turn(3).cards("hand castle_1 castle_2 castle_2 coin_2 | stack castle_3 castle_3 castle_3 coin_3");
    scene.play("draw");
    EXPECT_EQ(Game::view(scene.state, Seat(1)).players[0].board.cards.size(Zone::hand), 4u);
    scene.others_idle();
    EXPECT_EQ(Game::view(scene.state, Seat(1)).players[0].board.cards.size(Zone::hand), 6u) << "barrier A";
    scene.play("ring red, end, end, discard castle_1, discard castle_2, discard castle_2, done").others_idle();
    const Board seen = Game::view(scene.state, Seat(1)).players[0].board;
    EXPECT_EQ(seen.cards.count(Zone::discard_pile, Card::castle_2), 2) << "barrier B";
    EXPECT_EQ(seen.cards.size(Zone::hand), 3u);
}

TEST(FineSand, FS_065_sampling_keeps_what_was_shuffled_apart_from_what_was_held) {
    // Three castles of cost 3 were shuffled into the stack, none has been drawn; green and red are in the hand.
    Scene scene = base().acting(3).cards("hand green_6 red_4 | stack castle_3 castle_3 castle_3");
    const State view = Game::view(scene.state, Seat(1));
    Generator generator(Seed::number(4));
    Random random(generator);
    for (int i = 0; i < 50; ++i) {
        const State guess = Game::imagine(view, random);
        EXPECT_EQ(guess.players[0].board.cards.count(Zone::draw_stack, Card::castle_3), 3);
        EXPECT_TRUE(guess.players[0].board.cards.has(Zone::hand, Card::green_6));
    }
    // One of four was drawn: any of them may be in the hand, and nothing else of the stack changes.
    Scene drawn = base().acting(3).cards("hand green_6 castle_3 | stack castle_3 castle_3 coin_2");
    drawn.board().stack_pool.push(Card::castle_3);
    show(drawn.me());
    const State seen = Game::view(drawn.state, Seat(1));
    int coins = 0;
    constexpr int samples = 2000;
    for (int i = 0; i < samples; ++i) {
        const State guess = Game::imagine(seen, random);
        const Board& board = guess.players[0].board;
        EXPECT_TRUE(board.cards.has(Zone::hand, Card::green_6));
        coins += board.cards.has(Zone::hand, Card::coin_2);
    }
    EXPECT_NEAR(coins, samples / 4, samples / 16) << "each of the four is as likely";
}

TEST(FineSand, a_bot_lets_opponents_start_from_the_last_barrier) {
    Scene scene = base().acting(3).cards("hand castle_1 coin_2 | stack castle_3 castle_3");
    scene.play("ring red, build castle_1, pay coin_2, end, end");
    const State view = Game::view(scene.state, Seat(1));
    Generator generator(Seed::number(4));
    Random random(generator);
    const State guess = Game::imagine(view, random);
    EXPECT_TRUE(guess.players[0].finished);
    EXPECT_EQ(guess.players[0].agenda.back().kind, StepKind::ring);
    EXPECT_EQ(guess.players[0].board.cards.size(Zone::hand), 2u);
}

}  // namespace
}  // namespace skerry::fine_sand
