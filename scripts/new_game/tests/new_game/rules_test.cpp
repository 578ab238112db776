// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/new_game/game.h"

// The rules, a test for each sentence of rules.h. What holds in every game is proved by tests/conformance.
namespace skerry::new_game {
namespace {

using testing::HasSubstr;

// A table of two with hands and shores of our choice; Blue is to move.
State table(std::initializer_list<Pebble> hand, Set<Shore> open) {
    State state = Game::begin({}, Seed::number(1)).value();
    state.open = open;
    state.players[0].hand = {};
    for (Pebble pebble : hand) state.players[0].hand.add(pebble);
    return state;
}

// Plays lines of one move each for whoever is to move, and fails on the first that is not legal.
void play(State& state, std::initializer_list<std::string_view> lines) {
    for (std::string_view line : lines) {
        const Seat seat = Game::waiting(state).front();
        const auto move = Game::parse_move(line);
        ASSERT_TRUE(move) << move.sentence();
        MoveList moves;
        Game::moves(state, seat, moves);
        ASSERT_TRUE(moves.has(move.value())) << line;
        Game::play(state, seat, move.value(), {});
    }
}

std::vector<std::string> moves_of(const State& state) {
    MoveList moves;
    Game::moves(state, Game::waiting(state).front(), moves);
    std::vector<std::string> texts;
    for (Move move : moves) texts.push_back(Game::move_text(move));
    return texts;
}

constexpr auto one = Pebble::one, two = Pebble::two, three = Pebble::three, four = Pebble::four, five = Pebble::five;
const Set<Shore> cove_reef_firth{Shore::cove, Shore::reef, Shore::firth};  // 5, 9, 12

TEST(NewGame, everybody_starts_with_three_pebbles_and_three_shores_are_open) {
    for (const auto& setup : Game::setups()) {
        const State state = Game::begin(setup, Seed::number(7)).value();
        EXPECT_EQ(state.open.size(), 3);
        for (const Player& player : state.players) EXPECT_EQ(player.hand.total(), 3);
        EXPECT_EQ(unseen(state).total(), 80 - 3 * setup.players);
    }
}

TEST(NewGame, a_setup_that_cannot_be_played_says_why) {
    EXPECT_THAT(Game::begin({.players = 5}, Seed()).sentence(), HasSubstr("2 to 4 players"));
    EXPECT_THAT(Game::begin({.mode = Mode::alone, .players = 2}, Seed()).sentence(), HasSubstr("exactly 1"));
}

TEST(NewGame, a_draw_takes_two_pebbles_and_ends_the_turn) {
    State state = table({five, five}, cove_reef_firth);
    play(state, {"draw"});
    EXPECT_EQ(state.players[0].hand.total(), 4);
    EXPECT_EQ(Game::waiting(state), Seats(Seat(1)));
}

TEST(NewGame, pebbles_that_add_up_to_an_open_shore_score_its_number) {
    State state = table({two, three, five}, cove_reef_firth);
    play(state, {"lay three", "lay two"});  // 5: nothing more can be laid, so the shore is filled
    EXPECT_EQ(state.players[0].points, 5);
    EXPECT_EQ(state.players[0].hand.total(), 1);
    EXPECT_FALSE(state.open.has(Shore::cove));
}

TEST(NewGame, a_lower_shore_is_filled_by_the_word_where_a_higher_one_is_possible) {
    State state = table({one, four, four}, cove_reef_firth);
    play(state, {"lay four", "lay one"});
    EXPECT_THAT(moves_of(state), testing::ElementsAre("lay four", "done"));
    play(state, {"done"});
    EXPECT_EQ(state.players[0].points, 5);
}

TEST(NewGame, what_cannot_add_up_is_refused_with_the_reason) {
    const State state = table({two, three, four}, {Shore::cove, Shore::bay, Shore::firth});  // 5, 7, 12
    EXPECT_THAT(moves_of(state), testing::ElementsAre("lay two", "lay three", "lay four", "draw"));
    const State poor = table({two, three, four}, {Shore::creek, Shore::spit, Shore::firth});  // 6, 8, 12
    EXPECT_THAT(moves_of(poor), testing::ElementsAre("lay two", "lay four", "draw"));
    const Prompt prompt = Game::prompt(poor, Seat(0));
    ASSERT_EQ(prompt.refused.size(), 1u);
    EXPECT_EQ(prompt.refused[0].thing.id, "pebble:three");
}

TEST(NewGame, whoever_fills_a_shore_opens_another_one) {
    State state = table({five}, cove_reef_firth);
    play(state, {"lay five"});
    EXPECT_THAT(moves_of(state),
                testing::ElementsAre("open creek", "open bay", "open spit", "open sound", "open ness"));
    play(state, {"open bay"});
    EXPECT_EQ(state.open, (Set<Shore>{Shore::bay, Shore::reef, Shore::firth}));
    EXPECT_EQ(Game::waiting(state), Seats(Seat(1)));
}

TEST(NewGame, after_eight_rounds_the_most_points_win_and_pebbles_break_ties) {
    State state = table({five}, cove_reef_firth);
    play(state, {"lay five", "open bay"});
    while (!Game::waiting(state).empty()) play(state, {"draw"});
    EXPECT_EQ(state.turns, 16);
    EXPECT_EQ(Game::ranking(state).verdict, "Blue wins with 5 points.");
    state.players[1].points = 5;
    EXPECT_EQ(Game::ranking(state).verdict, "Red wins with 5 points, ahead of the tied players by pebbles left.");
}

TEST(NewGame, alone_thirty_five_points_win) {
    State state = Game::begin({.mode = Mode::alone, .players = 1}, Seed::number(1)).value();
    while (!Game::waiting(state).empty()) play(state, {"draw"});
    EXPECT_EQ(Game::ranking(state).verdict, "Lost: 0 points, the target was 35.");
    state.players[0].points = 35;
    EXPECT_TRUE(Game::ranking(state).seats[0].won);
}

TEST(NewGame, others_see_how_many_pebbles_a_hand_has_and_no_more) {
    const State state = table({one, five}, cove_reef_firth);
    const State view = Game::view(state, Seat(1));
    EXPECT_EQ(view.players[0].hand[Pebble::unknown], 2);
    EXPECT_EQ(view.players[0].hand.total(), 2);
    EXPECT_EQ(view.players[1].hand, state.players[1].hand);
}

TEST(NewGame, positions_that_cannot_be_are_refused) {
    const auto refused = [](auto change) {
        State state = table({one}, cove_reef_firth);
        change(state);
        const auto fine = Game::inspect(state);
        return fine ? std::string() : fine.sentence();
    };
    EXPECT_EQ(refused([](State&) {}), "");
    EXPECT_THAT(refused([](State& s) { s.players[0].hand.set(one, 17); }), HasSubstr("There are 16 pebbles"));
    EXPECT_THAT(refused([](State& s) { s.players[0].hand.set(Pebble::unknown, 80); }), HasSubstr("than in the box"));
    EXPECT_THAT(refused([](State& s) { s.open.remove(Shore::cove); }), HasSubstr("3 shores are open"));
    EXPECT_THAT(refused([](State& s) { s.turns = 17; }), HasSubstr("More turns"));
    EXPECT_THAT(refused([](State& s) { s.players[0].points = 200; }), HasSubstr("more points"));
    EXPECT_THAT(refused([](State& s) { s.players[0].agenda = {}; }), HasSubstr("needs one step"));
    EXPECT_THAT(refused([](State& s) { s.players[1].agenda = {{}}; }), HasSubstr("has steps left"));
    EXPECT_THAT(refused([](State& s) { s.players[0].agenda = {{.shore = Shore::bay}}; }), HasSubstr("belongs to"));
    EXPECT_THAT(refused([](State& s) {
                    s.open.remove(Shore::reef);
                    s.players[0].agenda = {{.kind = StepKind::open, .shore = Shore::cove}};
                }),
                HasSubstr("is open"));
}

}  // namespace
}  // namespace skerry::new_game
