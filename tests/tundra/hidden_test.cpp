// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "tundra/scene.h"

// Section 7: hidden information. TU-113, TU-114.
namespace skerry::tundra {
namespace {

TEST(Tundra, TU_113_closed_glades_the_deck_and_the_dice_to_come_are_hidden_from_all) {
    const Scene scene = base();
    for (Seats eyes : {Seats(Seat(0)), Seats(Seat(1)), Seats::none()}) {
        const State view = Game::view(scene.state, eyes);
        for (Cell cell : map_of(view).glades)
            EXPECT_EQ(view.glades[cell], view.open.has(cell) ? scene.state.glades[cell] : Maybe<Glade>(Glade::unknown));
        EXPECT_EQ(view.deck.size(), scene.state.deck.size());
        for (Card card : view.deck) EXPECT_EQ(card, Card::unknown);
        EXPECT_FALSE(view.random.known());
        EXPECT_EQ(view.market, scene.state.market) << "the market is public";
        EXPECT_EQ(view.discards, scene.state.discards);
    }
}

TEST(Tundra, TU_113_personal_goals_and_starters_are_for_their_owner) {
    const State state =
        Game::begin({.mode = Mode::full, .players = 3, .late_enhancements = true}, Seed::number(5)).value();
    for (std::uint8_t eyes = 0; eyes < 3; ++eyes) {
        const State view = Game::view(state, Seat(eyes));
        for (std::uint8_t i = 0; i < 3; ++i) {
            if (i == eyes) {
                EXPECT_EQ(view.players[i].dealt, state.players[i].dealt);
                EXPECT_EQ(view.players[i].goal, state.players[i].goal);
                continue;
            }
            EXPECT_EQ(view.players[i].dealt.size(), 4u);
            for (Card card : view.players[i].dealt) EXPECT_EQ(card, Card::unknown);
            EXPECT_EQ(view.players[i].goal, Maybe<PersonalGoal>(PersonalGoal::unknown));
        }
    }
    const Facts facts = Game::facts(Game::view(state, Seat(0)), Seat(1));
    EXPECT_TRUE(facts.personal.empty());
}

TEST(Tundra, TU_114_what_is_imagined_agrees_with_everything_seen) {
    Scene scene = with(Mode::personal_goals, 3).advisors("a09").under(Board::trade, "e09").deck("a01 e01 a02 e02");
    const State view = Game::view(scene.state, Seat(0));
    Generator generator(Seed::number(4));
    Random random(generator);
    std::set<Glade> at_c2;
    std::set<Card> top;
    std::set<PersonalGoal> theirs;
    for (int i = 0; i < 400; ++i) {
        const State guess = Game::imagine(view, random);
        Set<Glade> tiles;
        for (Cell cell : map_of(guess).glades) {
            tiles.add(*guess.glades[cell]);
            if (guess.open.has(cell)) {
                EXPECT_EQ(guess.glades[cell], scene.state.glades[cell]);
            }
        }
        EXPECT_EQ(tiles, Set<Glade>::range(Glade::g01, Glade::g18)) << "the unseen tiles over the closed cells";
        Set<Card> deck;
        for (Card card : guess.deck) deck.add(card);
        EXPECT_EQ(text(deck), "a01 a02 e01 e02") << "the deck has the cards nobody sees, in any order";
        Set<PersonalGoal> goals;
        for (const Player& player : guess.players) goals.add(*player.goal);
        EXPECT_EQ(goals.size(), 3) << "all different";
        EXPECT_EQ(guess.players[0].goal, scene.state.players[0].goal) << "the own one";
        EXPECT_FALSE(goals.has(PersonalGoal::unknown));
        at_c2.insert(*guess.glades[Cell::C2]);
        top.insert(guess.deck.back());
        theirs.insert(*guess.players[1].goal);
    }
    EXPECT_EQ(at_c2.size(), 12u) << "each of the closed ones may lie there";
    EXPECT_EQ(top.size(), 4u);
    EXPECT_EQ(theirs.size(), 7u) << "any but the own one";
}

TEST(Tundra, TU_114_hands_of_starters_are_imagined_from_what_is_left) {
    const State state = Game::begin({.players = 3}, Seed::number(5)).value();
    const State view = Game::view(state, Seat(1));
    Generator generator(Seed::number(4));
    Random random(generator);
    std::set<Card> first;
    for (int i = 0; i < 200; ++i) {
        const State guess = Game::imagine(view, random);
        Set<Card> all;
        for (const Player& player : guess.players)
            for (Card card : player.dealt) all.add(card);
        EXPECT_EQ(all, Set<Card>::range(Card::s01, Card::s12));
        EXPECT_EQ(guess.players[1].dealt, state.players[1].dealt);
        for (Card card : guess.players[0].dealt) first.insert(card);
    }
    EXPECT_EQ(first.size(), 8u);
}

TEST(Tundra, TU_114_a_personal_goal_is_hidden_from_the_score_until_the_end) {
    const auto personal = [](Mode mode) {
        const Ranking ranking = Game::ranking(Game::begin({.mode = mode, .players = 2}, Seed::number(5)).value());
        return ranking.counts(1) ? total_text(ranking.seats[0]) : "unused";
    };
    EXPECT_EQ(personal(Mode::personal_goals), "0+");
    EXPECT_EQ(personal(Mode::base), "unused");
}

}  // namespace
}  // namespace skerry::tundra
