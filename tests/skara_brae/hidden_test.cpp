// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstring>
#include <set>

#include "skara_brae/scene.h"

// Section 7: who may know what.
namespace skerry::skara_brae {
namespace {

const Seats everyone_at_the_table = Seats::first(4);

bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }
std::string unknown(std::size_t count) { return names(std::vector<Card>(count, Card::unknown)); }

State shuffled_deck(State state) {
    std::reverse(state.deck.begin(), state.deck.end());
    return state;
}

TEST(Hidden, SB_093_nobody_sees_the_order_of_the_deck) {
    const Scene scene = players(3);
    State other = shuffled_deck(scene.state);
    other.random = Generator(Seed::number(99));
    ASSERT_FALSE(same(scene.state, other));
    for (const Seats eyes : {Seats::none(), Seats(purple), Seats(blue), everyone_at_the_table}) {
        const State view = Game::view(scene.state, eyes);
        EXPECT_EQ(names(view.deck), unknown(scene.state.deck.size()));
        EXPECT_FALSE(view.random.known());
        EXPECT_TRUE(same(view, Game::view(other, eyes)));
    }
}

TEST(Hidden, SB_093_the_sets_are_public_all_round_long) {
    Scene scene = players(3);
    for (int i = 0; i < 3; ++i) {
        const State view = Game::view(scene.state, Seats::none());
        for (std::size_t s = 0; s < 3; ++s) EXPECT_EQ(names(view.sets[s]), names(scene.state.sets[s]));
        const Seat next = Game::waiting(scene.state).front();
        scene.play(word_of(static_cast<Marker>(next.index())) + ": pass");
    }
}

TEST(Hidden, SB_093_everything_else_is_open) {
    Scene scene = players(2, Tile::muster).give("S01 VR1").store("3 stone").flip("cook").leave_in_deck(30);
    State expected = scene.state;
    for (Card& card : expected.deck) card = Card::unknown;
    expected.random = {};
    EXPECT_TRUE(same(Game::view(scene.state, blue), expected));
}

TEST(Hidden, SB_093_the_set_of_a_round_is_told_to_all) {
    Scene scene = players(3).at_workers(1, 3).play("end");
    int dealt = 0;
    for (const Event& event : scene.events)
        if (event.kind == EventKind::set_dealt) {
            ++dealt;
            EXPECT_EQ(event.audience, Seats::everybody());
        }
    EXPECT_EQ(dealt, 12);
    EXPECT_EQ(scene.revealed, Revealed::yes);
}

Scene choosing() {
    Scene scene{Game::begin({.players = 2}, Seed::number(3)).value(), purple, {}};
    scene.state.players[0].dealt = {Tile::muster, Tile::build};
    scene.state.players[1].dealt = {Tile::explore, Tile::recruit};
    return scene;
}

TEST(Hidden, SB_094_SB_004_dealt_tiles_are_seen_by_their_owner) {
    Scene scene = choosing();
    EXPECT_EQ(names(Game::view(scene.state, purple).players[0].dealt), "muster build");
    EXPECT_EQ(names(Game::view(scene.state, purple).players[1].dealt), "unknown unknown");
    EXPECT_EQ(names(Game::view(scene.state, Seats::none()).players[0].dealt), "unknown unknown");
}

TEST(Hidden, SB_094_SB_004_a_choice_is_secret_until_all_have_chosen) {
    Scene scene = choosing();
    scene.play("keep build");
    EXPECT_EQ(scene.revealed, Revealed::no);
    Scene other = choosing();
    other.play("keep muster");
    EXPECT_TRUE(same(Game::view(scene.state, blue), Game::view(other.state, blue)));
    EXPECT_FALSE(same(Game::view(scene.state, purple), Game::view(other.state, purple)));
    EXPECT_EQ(*Game::view(scene.state, blue).players[0].special, Tile::unknown);
    EXPECT_EQ(*Game::view(scene.state, purple).players[0].special, Tile::build);
    for (const Event& event : scene.events) {
        if (event.tile) {
            EXPECT_EQ(event.audience, Seats(purple));
        }
    }

    scene.play("blue: keep recruit");
    EXPECT_EQ(scene.revealed, Revealed::yes);
    std::set<std::string> shown;
    for (const Event& event : scene.events)
        if (event.kind == EventKind::tile_dealt) {
            EXPECT_EQ(event.audience, Seats::everybody());
            shown.insert(word_of(*event.tile));
        }
    EXPECT_EQ(shown, (std::set<std::string>{"build", "recruit"}));
    const State view = Game::view(scene.state, Seats::none());
    EXPECT_EQ(*view.players[0].special, Tile::build);
    EXPECT_EQ(*view.players[1].special, Tile::recruit);
    EXPECT_EQ(names(view.players[1].dealt), "");
}

TEST(Hidden, SB_095_cards_drawn_by_explore_are_seen_by_the_explorer) {
    Scene scene = players(2, Tile::explore).store("2 food").at_workers(2).top_of_deck("S01 VR1");
    scene.play("place explore, pay 2 food");
    EXPECT_EQ(scene.revealed, Revealed::yes);
    EXPECT_EQ(names(Game::view(scene.state, purple).players[0].drawn), "S01 VR1");
    EXPECT_EQ(names(Game::view(scene.state, blue).players[0].drawn), "unknown unknown");
    EXPECT_EQ(names(Game::view(scene.state, Seats::none()).players[0].drawn), "unknown unknown");
    int seen = 0;
    for (const Event& event : scene.events)
        if (event.card) {
            EXPECT_EQ(event.audience, Seats(purple));
            ++seen;
        }
    EXPECT_EQ(seen, 2);

    scene.play("take S01");
    std::set<std::string> shown;
    for (const Event& event : scene.events)
        if (event.card && event.audience == Seats::everybody()) shown.insert(word_of(*event.card));
    EXPECT_EQ(shown, (std::set<std::string>{"S01", "VR1"}));  // what was kept and what was not
    const State view = Game::view(scene.state, blue);
    EXPECT_EQ(names(view.players[0].columns[Environment::shore]), "S01");
    EXPECT_TRUE(view.discards.has(Card::VR1));
}

TEST(Hidden, SB_096_solo_cards_of_later_turns_are_unknown) {
    Scene scene = alone();
    const State view = Game::view(scene.state, purple);
    EXPECT_EQ(view.sets.size(), 1u);  // this turn's only: the next are not drawn yet
    EXPECT_EQ(view.sets[0].size(), 4u);
    EXPECT_EQ(names(view.deck), unknown(76));
    EXPECT_TRUE(same(view, Game::view(shuffled_deck(scene.state), purple)));
}

// What a bot imagines is a table that the view does not rule out.
TEST(Hidden, SB_093_SB_095_imagined_tables_fit_the_view) {
    Scene scene = players(3, Tile::explore).store("2 food").at_workers(2).top_of_deck("S01 VR1");
    scene.play("place explore, pay 2 food");
    Generator generator(Seed::number(5));
    Random random(generator);
    for (const Seats eyes : {Seats(purple), Seats(blue), Seats::none()}) {
        const State view = Game::view(scene.state, eyes);
        std::set<Card> tops, drawn;
        for (int i = 0; i < 300; ++i) {
            const State imagined = Game::imagine(view, random);
            ASSERT_TRUE(Game::inspect(imagined));  // eighty cards, none twice
            ASSERT_TRUE(imagined.random.known());
            ASSERT_TRUE(same(Game::view(imagined, eyes), view));
            tops.insert(imagined.deck.back());
            drawn.insert(imagined.players[0].drawn[0]);
        }
        EXPECT_GT(tops.size(), 50u);
        EXPECT_EQ(drawn.size() > 1, eyes != Seats(purple));  // the explorer knows them
    }
}

TEST(Hidden, SB_094_imagined_choices_are_among_the_tiles_not_seen) {
    Scene scene = choosing();
    scene.play("blue: keep recruit");
    const State view = Game::view(scene.state, purple);
    Generator generator(Seed::number(5));
    Random random(generator);
    std::set<std::string> kept;
    for (int i = 0; i < 200; ++i) {
        const State imagined = Game::imagine(view, random);
        ASSERT_TRUE(Game::inspect(imagined));
        ASSERT_TRUE(same(Game::view(imagined, purple), view));
        kept.insert(word_of(*imagined.players[1].special));
        EXPECT_TRUE(imagined.players[1].dealt.has(*imagined.players[1].special));
    }
    EXPECT_EQ(kept, (std::set<std::string>{"explore", "hunt_boar", "innovate", "recruit", "spin_wool", "tend_land"}));
}

}  // namespace
}  // namespace skerry::skara_brae
