// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include <gmock/gmock.h>

#include "games/tundra/game.h"
#include "games/tundra/rules.h"

// The worked examples of the specification, section 10, and what the engine promises beside the rules.
namespace skerry::tundra {
namespace {

using testing::HasSubstr;

// A position that a test makes: two players on std2 in the middle of round 2, Elisabeth to move.
class Trial {
public:
    explicit Trial(const Setup& setup = {}) {
        state = Game::begin(setup, Seed::number(7)).value();
        play_any();
        while (state.phase != Phase::placement) play_any();
        state.round = 2;
        state.first = state.turn = Seat(0);
        for (Player& player : state.players) {
            player.agenda.clear();
            player.dice = {};
            for (Board board : each<Board>()) player.boards[board].starter = {};
            player.vp = 0;
        }
    }

    Player& me() { return state.players[0]; }
    Player& other() { return state.players[1]; }

    void store(int firewood, int stone, int peat, int berries, int vp = 0) {
        me().resources.set(Resource::firewood, firewood);
        me().resources.set(Resource::stone, stone);
        me().resources.set(Resource::peat, peat);
        me().berries = static_cast<std::uint8_t>(berries);
        me().vp = static_cast<std::uint8_t>(vp);
    }
    void expect_store(int firewood, int stone, int peat, int berries, int vp) {
        EXPECT_EQ(me().resources[Resource::firewood], firewood);
        EXPECT_EQ(me().resources[Resource::stone], stone);
        EXPECT_EQ(me().resources[Resource::peat], peat);
        EXPECT_EQ(me().berries, berries);
        EXPECT_EQ(me().vp, vp);
    }
    // Puts a tile on a cell, and the tile that was there where it came from.
    void lay(Cell cell, Glade glade, bool open) {
        for (Cell at : map_of(state).glades)
            if (*state.glades[at] == glade) state.glades[at] = state.glades[cell];
        state.glades[cell] = glade;
        if (open)
            state.open.add(cell);
        else
            state.open.remove(cell);
    }
    void workers(std::initializer_list<Cell> cells) {
        me().workers.clear();
        for (Cell cell : cells) {
            add_worker(me(), cell);
            if (map_of(state).glades.has(cell)) state.open.add(cell);
        }
    }
    void dice(std::initializer_list<int> values) {
        for (int value : values) me().dice.add(face_of(value));
        me().agenda.push({.kind = StepKind::turn_pre});
    }
    void start_of_round() {
        state.phase = Phase::start;
        state.turn = state.first = Seat(0);
        me().agenda.push({.kind = StepKind::sor_towers});
        me().agenda.push({.kind = StepKind::upgrade_income});
        me().agenda.push({.kind = StepKind::use_title});
        Turn turn(state, Seat(0), {});
        agenda::settle(turn);
    }
    BoardState& board(Board which) { return me().boards[which]; }

    MoveList moves() {
        MoveList list;
        Game::moves(state, Seat(0), list);
        return list;
    }
    bool offers(std::string_view text) { return moves().has(Game::parse_move(text).value()); }
    Revealed play(std::string_view text) {
        const Move move = Game::parse_move(text).value();
        EXPECT_TRUE(Game::waiting(state).has(Seat(0)) && moves().has(move)) << text;
        return Game::play(state, Seat(0), move, {});
    }
    StepKind asked() { return me().agenda.back().kind; }

    State state;

private:
    void play_any() {
        const Seat seat = Game::waiting(state).front();
        MoveList list;
        Game::moves(state, seat, list);
        Game::play(state, seat, list[list.size() - 1], {});
    }
};

TEST(TundraEngine, E01_start_of_round) {
    Trial scene;
    scene.store(2, 2, 2, 5, 3);
    scene.workers({Cell::A2, Cell::B1});
    scene.lay(Cell::A3, Glade::g07, true);
    scene.lay(Cell::B2, Glade::g08, false);
    scene.me().towers = {Cell::A3};
    scene.board(Board::travel).upgraded = true;
    scene.start_of_round();
    EXPECT_EQ(scene.play("move B1 B2"), Revealed::yes);
    EXPECT_TRUE(scene.state.open.has(Cell::B2));
    scene.play("gain stone");
    scene.expect_store(3, 3, 3, 5, 5);
    EXPECT_TRUE(scene.me().workers.has(Cell::B2));
}

TEST(TundraEngine, E03_points_are_divided_among_workers) {
    Trial scene;
    scene.workers({Cell::A2, Cell::B1});
    scene.board(Board::travel).upgraded = true;
    scene.dice({2, 5});
    scene.play("place 2 travel");
    scene.play("start board");
    scene.play("move A2 A3");
    EXPECT_FALSE(scene.offers("walk A3 A2 1"));  // it has been there in this action
    scene.play("move B1 A2");                    // another may go there
    EXPECT_TRUE(scene.offers("walk A3 A4 1"));
    scene.play("done");
    EXPECT_TRUE(scene.state.walks.empty());
}

TEST(TundraEngine, E04_buying_a_die) {
    Trial scene;
    scene.store(2, 2, 2, 8);
    scene.dice({5});
    EXPECT_EQ(scene.play("buy"), Revealed::yes);
    EXPECT_EQ(scene.me().berries, 2);
    EXPECT_EQ(scene.me().dice.total(), 2);
    EXPECT_EQ(scene.asked(), StepKind::turn_pre);
}

TEST(TundraEngine, E05_actions_in_any_order_and_never_split) {
    Trial scene;
    scene.store(3, 3, 2, 4);
    scene.workers({Cell::A2});
    scene.lay(Cell::A3, Glade::g04, true);
    scene.board(Board::trade).starter = Card::s03;
    scene.board(Board::trade).market.push(Card::e02);
    scene.dice({3, 1});
    scene.play("place 3 trade");
    scene.play("start s03");
    EXPECT_EQ(scene.me().resources[Resource::peat], 3);
    scene.play("start e02");
    scene.play("move A2 A3");
    scene.play("start board");
    EXPECT_EQ(scene.asked(), StepKind::upgrade_step);
    scene.play("upgrade gathering");
    scene.expect_store(1, 1, 3, 6, 1);
}

TEST(TundraEngine, E06_convert) {
    Trial scene;
    scene.store(3, 2, 1, 0);
    scene.board(Board::architecture).upgraded = true;
    scene.lay(Cell::A3, Glade::g01, true);
    scene.lay(Cell::A4, Glade::g02, true);
    scene.lay(Cell::A5, Glade::g03, true);
    scene.me().towers = {Cell::A3, Cell::A4, Cell::A5};
    scene.dice({2, 1});
    scene.play("place 2 architecture");
    scene.play("start board");
    scene.play("pay firewood");
    scene.play("pay stone");
    scene.expect_store(1, 0, 1, 0, 2);
    EXPECT_EQ(scene.asked(), StepKind::turn_pre) << "a third payment is impossible, and nothing else is left to do";
}

TEST(TundraEngine, E07_gathering) {
    Trial scene;
    scene.store(0, 0, 0, 0);
    scene.lay(Cell::A3, Glade::g04, true);
    scene.lay(Cell::B2, Glade::g08, true);
    scene.lay(Cell::A2, Glade::g01, true);
    scene.me().towers = {Cell::A3};
    scene.workers({Cell::A2, Cell::B2, Cell::B2});
    scene.dice({4, 1});
    scene.play("place 4 gathering");
    scene.play("start board");
    scene.play("gather firewood");
    EXPECT_FALSE(scene.offers("gather firewood"));
    scene.play("gather peat");
    scene.play("gather peat");
    scene.expect_store(1, 0, 2, 0, 0);
}

TEST(TundraEngine, E08_flipping_the_trade_board_in_its_own_action) {
    Trial scene;
    scene.store(3, 3, 3, 3);
    scene.dice({2, 1});
    scene.play("place 2 trade");
    scene.play("start board");
    scene.play("upgrade trade");
    scene.expect_store(0, 0, 0, 5, 1);
    EXPECT_TRUE(scene.board(Board::trade).dice.has(Face::two));
}

TEST(TundraEngine, E09_goals_spend_nothing_and_close) {
    Trial scene;
    scene.store(0, 0, 0, 16);
    scene.state.goals[0].goal = Goal::cg_berries;
    scene.dice({4, 4, 1});
    scene.play("claim 4 cg_berries");
    scene.expect_store(0, 0, 0, 16, 4);
    EXPECT_EQ(scene.state.goals[0].holder, Maybe<Character>(Character::elisabeth));
}

TEST(TundraEngine, E10_a_new_enhancement_acts_at_once) {
    Trial scene;
    scene.store(0, 0, 0, 0);
    scene.state.market = {Card::e02, Card::a01};
    scene.dice({6, 1});
    scene.play("place 6 trade");
    scene.play("start board");
    scene.play("take e02");
    scene.play("put trade");
    EXPECT_EQ(scene.asked(), StepKind::activation);
    EXPECT_TRUE(scene.offers("start e02"));
    scene.play("start e02");
    EXPECT_EQ(scene.me().berries, 2);
    EXPECT_EQ(scene.asked(), StepKind::move_step);
}

TEST(TundraEngine, a_replaced_card_loses_its_pending_action) {
    Trial scene;
    scene.board(Board::trade).market.push(Card::e07);
    scene.state.market = {Card::e02};
    scene.dice({6, 1});
    scene.play("place 6 trade");
    scene.play("start board");
    scene.play("take e02");
    scene.play("replace e07");
    EXPECT_FALSE(scene.offers("start e07"));
    EXPECT_TRUE(scene.offers("start e02"));
    EXPECT_TRUE(scene.state.discards.has(Card::e07));
}

TEST(TundraEngine, E12_the_fourth_advisor_forces_a_discard) {
    Trial scene;
    for (Card card : {Card::a01, Card::a02, Card::a03}) scene.me().advisors.push({card, false});
    scene.state.market = {Card::a04};
    scene.dice({6, 1});
    scene.play("place 6 trade");
    scene.play("start board");
    scene.play("take a04");
    EXPECT_EQ(scene.asked(), StepKind::advisor_discard);
    EXPECT_FALSE(scene.offers("discard a04"));
    scene.play("discard a02");
    EXPECT_EQ(scene.me().advisors.size(), 3u);
    EXPECT_TRUE(scene.offers("use a04"));
}

TEST(TundraEngine, E13_build_twice_and_then_the_bonuses) {
    Trial scene;
    scene.store(2, 2, 0, 0);
    scene.lay(Cell::A3, Glade::g01, true);
    scene.lay(Cell::A4, Glade::g06, true);
    scene.workers({Cell::A3, Cell::A4});
    scene.dice({5, 1});
    scene.play("place 5 architecture");
    scene.play("start board");
    scene.play("build A3:firewood");
    EXPECT_EQ(scene.me().berries, 0);
    scene.play("build A4:stone");
    scene.expect_store(0, 0, 0, 6, 1);
    EXPECT_EQ(workers_left(scene.me()), 6);
}

TEST(TundraEngine, E15_no_wrap) {
    Trial scene;
    scene.store(0, 0, 0, 5);
    scene.dice({6, 1});
    EXPECT_FALSE(scene.offers("nudge 6 up"));
    EXPECT_TRUE(scene.offers("nudge 6 down"));
    EXPECT_FALSE(scene.offers("nudge 1 down"));
}

TEST(TundraEngine, towers_that_move_differently_far_are_ordered) {
    Trial scene({.players = 4});
    scene.workers({Cell::A2});
    scene.lay(Cell::A3, Glade::g16, true);
    scene.lay(Cell::A4, Glade::g20, true);
    scene.lay(Cell::B2, Glade::g02, true);
    scene.lay(Cell::B3, Glade::g11, true);
    scene.me().towers = {Cell::A3, Cell::A4, Cell::B2, Cell::B3};
    scene.start_of_round();
    scene.play("done");
    scene.play("done");
    EXPECT_EQ(scene.me().workers.size(), 2u);
    EXPECT_EQ(scene.asked(), StepKind::tower_order);
    EXPECT_EQ(scene.moves().size(), 2u);
    const Prompt prompt = Game::prompt(scene.state, Seat(0));
    ASSERT_EQ(prompt.refused.size(), 1u);
    EXPECT_EQ(prompt.refused[0].thing.id, "cell:B2");
    scene.play("bonus A4");
    scene.play("move B3 B2");  // the worker just gained
    scene.play("done");
    scene.play("bonus A3");
    scene.play("done");
    scene.play("done");  // B2's
    EXPECT_EQ(scene.asked(), StepKind::choose_resource);
    EXPECT_EQ(scene.me().agenda.back().count, 2);
}

TEST(TundraEngine, every_dice_effect) {
    Trial scene;
    for (Card card : {Card::a07, Card::a08}) scene.me().advisors.push({card, false});
    scene.board(Board::trade).market.push(Card::e17);
    scene.dice({1, 1, 3, 5});
    scene.play("use a07");
    EXPECT_EQ(scene.moves().size(), 3u * 5 + 1);
    scene.play("turn 5 6");
    scene.play("use a08");
    scene.play("reroll 1");
    scene.play("reroll 3");
    EXPECT_TRUE(scene.offers("reroll 1")) << "in any order";
    EXPECT_THAT(Game::label(scene.state, Seat(0), done).head, HasSubstr("Roll"));
    EXPECT_EQ(scene.play("done"), Revealed::yes);
    EXPECT_EQ(scene.me().dice.total(), 4);
    EXPECT_TRUE(scene.state.picked.empty());
}

TEST(TundraEngine, cards_that_pay_and_swap) {
    Trial scene;
    scene.store(2, 2, 2, 6);
    for (Card card : {Card::a06, Card::a13, Card::a09}) scene.me().advisors.push({card, false});
    scene.dice({3});
    scene.board(Board::travel).market.push(Card::e15);
    scene.board(Board::trade).market.push(Card::e12);
    scene.play("use a06");
    scene.play("swap firewood stone");
    EXPECT_FALSE(scene.offers("swap stone peat"));
    EXPECT_FALSE(scene.offers("swap peat firewood"));
    scene.play("swap firewood peat");
    scene.expect_store(0, 3, 3, 8, 0);
    scene.play("use a13");
    scene.play("pay berries");
    scene.play("done");
    scene.expect_store(0, 3, 3, 6, 1);
    scene.play("use a09");
    scene.play("hire A1:berries");
    EXPECT_EQ(scene.me().berries, 3);
    scene.play("place 3 trade");
    scene.play("start e12");
    EXPECT_TRUE(scene.offers("spare architecture:stone"));
    scene.play("spare architecture:peat");
    scene.expect_store(0, 1, 1, 3, 2);
    EXPECT_TRUE(scene.board(Board::architecture).upgraded);
}

TEST(TundraEngine, winter_fair) {
    Trial scene;
    scene.store(9, 0, 0, 2);
    scene.board(Board::travel).market.push(Card::e15);
    scene.dice({3, 1});
    scene.play("place 3 travel");
    scene.play("start e15");
    scene.play("gain firewood");
    EXPECT_FALSE(scene.offers("gain firewood"));
    scene.play("gain peat");
    scene.expect_store(10, 0, 1, 0, 0);
}

TEST(TundraEngine, no_slot_left_wastes_a_die) {
    Trial scene;
    scene.store(0, 0, 0, 0);
    for (GoalSlot& slot : scene.state.goals) slot.holder = Character::polkan, slot.die = Face::one;
    for (Board board : each<Board>()) scene.me().boards[board].dice = {Face::three, Face::four};
    scene.dice({3, 4});
    EXPECT_EQ(scene.moves().size(), 2u);
    scene.play("waste 3");
    EXPECT_EQ(scene.state.round, 3) << "the other one is set aside without asking, and the round is over";
}

std::string drawn(const State& state, Seats eyes) {
    const std::vector<std::string> names{"Ann", "Bob", "Cy", "Di"};
    std::string text;
    const Picture picture = Game::picture(state, eyes, names);
    for (const auto& line : picture.lines()) {
        for (const Piece& piece : line) text += piece.text;
        text += "\n";
    }
    return text;
}

TEST(TundraEngine, the_map_shows_tower_bonuses_and_everybody_on_a_crowded_tile) {
    Trial scene({.players = 4});
    scene.lay(Cell::B2, Glade::g01, true);
    for (Player& player : scene.state.players) {
        player.workers.clear();
        for (int i = 0; i < workers_per_player; ++i) player.workers.push(Cell::B2);
    }
    scene.me().towers = {Cell::B2};
    const std::string text = drawn(scene.state, Seat(0));
    EXPECT_THAT(text, HasSubstr("+1b 1V"));
    EXPECT_THAT(text, HasSubstr("6EE+6P6S6H "));
    EXPECT_THAT(text, HasSubstr("[A1] home E"));
    scene.state.players[3].workers.clear();
    scene.state.players[2].workers.clear();
    EXPECT_THAT(drawn(scene.state, Seat(0)), HasSubstr("6E E+ 6P "));
}

TEST(TundraEngine, the_picture_says_what_boards_do_and_how_far_goals_are) {
    Trial scene;
    const std::string text = drawn(scene.state, Seat(0));
    EXPECT_THAT(text, HasSubstr("6-5: build up to 2 towers; 4-1: hire up to 2 workers"));
    EXPECT_THAT(text, testing::AnyOf(HasSubstr("[ ] You have "), HasSubstr("[x] You have ")));
    EXPECT_THAT(text, testing::Not(HasSubstr("cg_")));
}

TEST(TundraEngine, sentences_name_things_and_count_right) {
    const std::vector<std::string> names{"Ann", "Bob"};
    EXPECT_EQ(Game::event_text({.kind = EventKind::extra_die, .seat = Seat(0), .dice = {Face::five}}, names),
              "Ann rolls an extra die: 5.");
    EXPECT_EQ(
        Game::event_text({.kind = EventKind::opens, .seat = Seat(1), .cell = Cell::B2, .glade = Glade::g10}, names),
        "Bob opens the glade at B2: Barren glade.");
    Trial scene;
    scene.state.phase = Phase::over;
    scene.me().vp = 1;
    scene.other().vp = 0;
    EXPECT_EQ(Game::ranking(scene.state).verdict, "Elisabeth wins with 1 point.");
}

TEST(TundraEngine, ties_are_broken_by_resources_then_berries_then_shared) {
    Trial scene;
    scene.state.phase = Phase::over;
    for (Player& player : scene.state.players) {
        player.vp = 20;
        player.resources = {};
        player.berries = 3;
    }
    EXPECT_THAT(Game::ranking(scene.state).verdict, HasSubstr("Elisabeth and Polkan share"));
    scene.other().berries = 4;
    EXPECT_EQ(Game::ranking(scene.state).seats[0].place, 2);
    scene.me().resources.add(Resource::peat);
    const std::vector<std::string> names{"Ann", "Bob"};
    EXPECT_EQ(Game::ranking(scene.state, names).verdict,
              "Ann wins with 20 points, ahead of the tied players by what is left in store.");
}

TEST(TundraEngine, personal_goals_count) {
    Trial scene({.mode = Mode::personal_goals, .players = 4});
    for (Cell cell : map_of(scene.state).glades) scene.state.open.add(cell);
    for (Player& player : scene.state.players) player.workers.clear();
    Player& me = scene.me();
    me.towers = {Cell::B2, Cell::B3, Cell::C3, Cell::A5};  // three of them adjacent
    for (Cell cell : {Cell::B2, Cell::B2, Cell::A1}) add_worker(me, cell);
    add_worker(scene.other(), Cell::A5);
    const auto count = [&](PersonalGoal goal) { return count_for(scene.state, me, goal); };
    EXPECT_EQ(count(PersonalGoal::pg_chain), 3);
    EXPECT_EQ(count(PersonalGoal::pg_idle_workers), 3);
    EXPECT_EQ(count(PersonalGoal::pg_garrison), 2);
    EXPECT_EQ(count(PersonalGoal::pg_borders), 1);
    EXPECT_EQ(count(PersonalGoal::pg_no_towers), 0);
    EXPECT_EQ(count(PersonalGoal::pg_majority), 3);
    EXPECT_EQ(worth(PersonalGoal::pg_chain, 3), 5);
    EXPECT_EQ(worth(PersonalGoal::pg_variety, 5), 10);
}

TEST(TundraEngine, setups_that_cannot_be_are_refused_with_the_reason) {
    EXPECT_THAT(Game::begin({.players = 5}, Seed::number(1)).sentence(), HasSubstr("2 to 4"));
    EXPECT_THAT(Game::begin({.players = 2, .layout = Layout::alt3a}, Seed::number(1)).sentence(),
                HasSubstr("3 players"));
}

TEST(TundraEngine, moves_have_one_text_and_others_are_refused) {
    for (std::string_view text :
         {"build A2:stone", "hire A1:berries", "pay berries", "spare travel:peat", "walk A1 A2 3", "start board",
          "start s03", "nudge 3 up", "keep s01 s02", "replace e03"})
        EXPECT_EQ(Game::move_text(Game::parse_move(text).value()), text);
    EXPECT_EQ(Game::move_text(Game::parse_move("keep s05 s02").value()), "keep s02 s05");
    EXPECT_EQ(Game::move_text(Game::parse_move("build A2 stone").value()), "build A2:stone");
    for (std::string_view text : {"", "fly", "place 7 travel", "place 3", "keep s01 s01", "take unknown",
                                  "walk A1 A2 0", "pay vp", "hire", "start", "done now"})
        EXPECT_FALSE(Game::parse_move(text)) << text;
}

}  // namespace
}  // namespace skerry::tundra
