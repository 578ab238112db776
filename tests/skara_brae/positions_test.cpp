// SPDX-License-Identifier: Apache-2.0
#include <functional>

#include "catalog/typed.h"
#include "skara_brae/scene.h"

// Positions as JSON: out, in, written by hand, and those that cannot be.
namespace skerry::skara_brae {
namespace {

using testing::HasSubstr;

const AnyGame& game() { return *find_game("skara-brae").value(); }

Result<Position> read(std::string_view text, const std::optional<Seed>& seed = {}) {
    SKERRY_LET(const auto value, json::parse(text));
    return game().read(value, seed);
}

std::string why_not(std::string_view text, const std::optional<Seed>& seed = {}) {
    const auto position = read(text, seed);
    return position ? "it was accepted" : position.sentence();
}

using Edit = std::function<void(State&)>;

// What is said about a position after an edit; it must be fine before.
std::string why_not(const Scene& scene, const Edit& edit) {
    EXPECT_TRUE(Game::inspect(scene.state));
    State state = scene.state;
    edit(state);
    return why_not(json::text(state), Seed::number(1));
}

Player& purple_player(State& state) { return state.players[0]; }
Scene working() { return players(2, Tile::recruit).at_workers(2); }
Scene choosing_tiles() { return {Game::begin({.players = 2}, Seed::number(3)).value(), Seat(0), {}}; }
Scene over() { return players(2).at_workers(4, 3).play("end"); }

// ---- Out and in ----

TEST(Positions, come_back_as_they_were) {
    Scene exploring = players(3, Tile::explore).store("2 food").at_workers(2).play("place explore, pay 2 food");
    for (const Scene& scene : {players(2), players(4), alone(), choosing_tiles(), over(), exploring,
                               players(2).give("S01 S02").store("4 stone").flip("cook craft")}) {
        const std::string text = json::text(scene.state);
        const auto position = read(text);
        ASSERT_TRUE(position) << position.sentence();
        EXPECT_EQ(json::text(state_of<Game>(position.value())), text);
        EXPECT_EQ(game().json(position.value()), text);
    }
}

TEST(Positions, views_can_be_read_with_a_seed) {
    const Scene scene = players(3);
    const std::string view = json::text(Game::view(scene.state, Seat(0)));
    EXPECT_EQ(why_not(view),
              "Something in the position is unknown: give a seed to deal it, or say all cards and "
              "\"random\".");
    const auto position = read(view, Seed::number(4));
    ASSERT_TRUE(position) << position.sentence();
    const State& state = state_of<Game>(position.value());
    EXPECT_FALSE(state.deck.has(Card::unknown));
    EXPECT_EQ(names(state.sets[0]), names(scene.state.sets[0]));
    EXPECT_TRUE(read(view, Seed::number(4)).value() == position.value());  // the seed decides
    EXPECT_FALSE(read(view, Seed::number(5)).value() == position.value());
}

TEST(Positions, may_be_written_by_hand) {
    const char* text = R"({
        "setup": {"mode": "multi", "players": 2},
        "phase": "turns", "round": 2, "turn": 3,
        "sets": [[], [], ["S01", "VR1", "UT4", "H09"]],
        "left": ["neutral", "blue", "purple"],
        "deck": {"unknown": 70},
        "discards": ["F01", "F02"],
        "supply_roofs": 39,
        "players": [
            {"storage": {"stone": 2, "wool": 1}, "open_columns": 2, "special": "muster", "flipped": ["cook"],
             "columns": {"shore": ["S02", "S03"]}, "cards": ["UT1"], "supply_roofs": 1,
             "agenda": [{"kind": "draft"}]},
            {"special": "build", "columns": {"fields": ["F03"]}}]})";
    const auto position = read(text, Seed::number(1));
    ASSERT_TRUE(position) << position.sentence();
    Scene scene{state_of<Game>(position.value()), Seat(0), {}};
    EXPECT_EQ(scene.state.deck.size(), 70u);
    EXPECT_EQ(scene.state.players[1].open_columns, 1);  // what is left out has its first value
    scene.play("take S01");
    EXPECT_EQ(scene.moves().size(), 4u);  // a harvest of three
    EXPECT_EQ(why_not(text),
              "Something in the position is unknown: give a seed to deal it, or say all cards and "
              "\"random\".");
}

// ---- What is not a position at all ----

TEST(Positions, say_where_the_text_is_wrong) {
    const Scene scene = players(2);
    const std::string good = json::text(scene.state);
    const auto replaced = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        const std::size_t at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return why_not(text.replace(at, from.size(), to));
    };
    EXPECT_THAT(why_not("{"), HasSubstr("not JSON"));
    EXPECT_EQ(why_not("[]"), "It must be an object.");
    EXPECT_EQ(replaced("\"phase\":\"turns\"", "\"phase\":\"party\""),
              "phase cannot be \"party\"; it is one of choosing, turns, resting, over.");
    EXPECT_EQ(replaced("\"round\":1", "\"round\":\"one\""), "round must be a whole number.");
    EXPECT_EQ(replaced("\"round\":1", "\"round\":256"), "round is out of range.");
    EXPECT_EQ(replaced("\"round\":1", "\"moon\":1"), "moon is not a field here.");
    EXPECT_EQ(replaced("\"skaill\":2", "\"skaill\":-1"), "players[0].storage.skaill is out of range.");
    EXPECT_THAT(replaced("\"skaill\":2", "\"gold\":2"), HasSubstr("players[0].storage cannot be \"gold\""));
    EXPECT_EQ(replaced("\"left\":[", "\"left\":[\"red\",\"red\",\"red\","), "left has more than 5 entries.");
}

// ---- What cannot be on the table ----

TEST(Positions, the_setup_must_be_playable) {
    EXPECT_EQ(why_not(working(), [](State& s) { s.setup.players = 5; }),
              "Skara Brae is played by 2 to 4 players, or by 1 in a solo mode.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.setup.players = 3; }),
              "The setup says 3 players and the position has 2.");
}

TEST(Positions, eighty_cards_each_once) {
    const std::string face_up = "The sets, the discards and the cards of players lie face up: they are known.";
    EXPECT_EQ(why_not(working(), [](State& s) { s.deck[0] = s.deck[1] = Card::VR1; }),
              "The village card VR1 is there twice.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.deck.pop(); }),
              "There must be 80 village cards in all and this position has 79; one that may be any is written "
              "\"unknown\" in the deck.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.sets[2][0] = Card::unknown; }), face_up);
    EXPECT_EQ(why_not(working(),
                      [](State& s) {
                          s.deck.pop();
                          s.discards.add(Card::unknown);
                      }),
              face_up);
    EXPECT_EQ(why_not(working(),
                      [](State& s) {
                          s.deck.pop();
                          purple_player(s).cards.add(Card::unknown);
                      }),
              face_up);
}

TEST(Positions, settlers_stand_in_their_columns) {
    EXPECT_EQ(why_not(working().give("H01"),
                      [](State& s) {
                          purple_player(s).columns[Environment::shore] = purple_player(s).columns[Environment::hills];
                          purple_player(s).columns[Environment::hills].clear();
                      }),
              "In the shore column of Purple, H01 is not a settler of that environment.");
    EXPECT_EQ(why_not(working().give("VR1"),
                      [](State& s) {
                          purple_player(s).cards = {};
                          purple_player(s).columns[Environment::fields].push(Card::VR1);
                      }),
              "In the fields column of Purple, VR1 is not a settler of that environment.");
    EXPECT_EQ(why_not(working().give("H01"),
                      [](State& s) {
                          purple_player(s).columns[Environment::hills].clear();
                          purple_player(s).cards.add(Card::H01);
                      }),
              "Settlers of Purple belong in their columns, not in cards.");
}

TEST(Positions, a_board_has_its_limits) {
    const std::string columns = "open_columns of Purple is a number from 1 to 10.";
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).open_columns = 0; }), columns);
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).open_columns = 11; }), columns);
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).storage = goods("4 stone"); }),
              "The storage of Purple has room for 3, not for 4: open more columns.");
    EXPECT_EQ(why_not(working(),
                      [](State& s) {
                          purple_player(s).storage = goods("121 stone");
                          purple_player(s).open_columns = 10;
                      }),
              "The storage of Purple holds more of a kind than any game brings together.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).furnish = 7; }),
              "furnish of Purple is a number from 0 to 6.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.players[1].trade = 8; }), "trade of Blue is a number from 0 to 7.");
}

TEST(Positions, special_tiles) {
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).special = Tile::cook; }),
              "The special tile of Purple is none of the eight.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).special = {}; }),
              "After the choice every player has a special tile; Purple has none.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).special = Tile::unknown; }),
              "After the choice every player has a special tile; Purple has none.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).dealt = {Tile::muster}; }),
              "The tiles dealt to Purple and not chosen have left the game.");
    EXPECT_EQ(why_not(choosing_tiles(), [](State& s) { purple_player(s).agenda.clear(); }),
              "Purple has neither chosen a special tile nor tiles to choose from.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.players[1].special = purple_player(s).special; }),
              "The special tile recruit is there twice.");
    EXPECT_EQ(
        why_not(
            {Game::begin({.mode = Mode::solo_eight, .players = 1, .special = Tile::muster}, Seed::number(1)).value(),
             Seat(0),
             {}},
            [](State& s) { purple_player(s).special = Tile::build; }),
        "The setup fixes the special tile muster.");
}

TEST(Positions, dealt_tiles) {
    const std::string count = "While special tiles are chosen, every player has the 2 that were dealt.";
    EXPECT_EQ(why_not(choosing_tiles(), [](State& s) { purple_player(s).dealt.pop(); }), count);
    EXPECT_EQ(why_not(choosing_tiles(),
                      [](State& s) { purple_player(s).dealt = {Tile::unknown, Tile::unknown, Tile::unknown}; }),
              count);
    EXPECT_EQ(why_not(choosing_tiles(),
                      [](State& s) {
                          purple_player(s).agenda.clear();
                          purple_player(s).special = Tile::unknown;
                          purple_player(s).dealt.clear();
                      }),
              count);
    EXPECT_EQ(why_not(choosing_tiles(), [](State& s) { purple_player(s).dealt = {Tile::cook, Tile::craft}; }),
              "cook is no special tile in this game.");
    EXPECT_EQ(why_not(choosing_tiles(), [](State& s) { purple_player(s).dealt = s.players[1].dealt; }),
              "The special tile " + word_of(choosing_tiles().state.players[1].dealt[0]) + " is there twice.");
    EXPECT_EQ(why_not(choosing_tiles(),
                      [](State& s) {
                          purple_player(s).agenda.clear();
                          purple_player(s).special = s.players[1].dealt[0];
                      }),
              "Purple keeps a special tile that was not dealt there.");
}

TEST(Positions, tiles_and_workers) {
    for (const auto& [field, edit] :
         {std::pair{"flipped", Edit([](State& s) { purple_player(s).flipped.add(Tile::muster); })},
          {"small_workers", [](State& s) { purple_player(s).small_workers.add(Tile::muster); }},
          {"second_small_workers", [](State& s) { purple_player(s).second_small_workers.add(Tile::muster); }},
          {"large_worker", [](State& s) { purple_player(s).large_worker.add(Tile::unknown); }}})
        EXPECT_EQ(why_not(working(), edit), std::string(field) + " of Purple names a tile that is not there.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).large_worker = {Tile::cook, Tile::clean}; }),
              "The one large worker of Purple stands on several tiles.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).second_small_workers.add(Tile::cook); }),
              "A second small worker of Purple stands where there is no first.");
    EXPECT_EQ(why_not(working(),
                      [](State& s) {
                          purple_player(s).small_workers.add(Tile::cook);
                          purple_player(s).second_small_workers.add(Tile::cook);
                      }),
              "Two small workers on a tile need Recruit flipped.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).small_workers = {Tile::cook, Tile::clean}; }),
              "Purple has more small workers on tiles than there are in round 2.");
}

TEST(Positions, pieces_of_the_special_tiles) {
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).storage = goods("boar"); }),
              "Only the owner of Hunt Boar has boar, at most 3.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).whorls = 1; }),
              "Only the owner of Spin Wool has spindle whorls, at most 10.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).black_workers = 4; }),
              "Only the owner of Recruit has black workers, at most 3.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).supply_roofs = 1; }),
              "There are 40 supply roofs in all and this position has 41.");
}

TEST(Positions, focus_and_tasks) {
    const std::string numbers = "The position has other numbers of focus and task cards than its setup says.";
    EXPECT_EQ(why_not(alone(), [](State& s) { s.focus = {}; }), numbers);
    EXPECT_EQ(why_not(alone(), [](State& s) { s.tasks.add(Task::task_9); }), numbers);
    EXPECT_EQ(why_not(alone(), [](State& s) { s.tasks_done.add(Task::task_9); }),
              "tasks_done names a task that is not in the game.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.tasks.add(Task::task_9); }),
              "Focus and task cards belong to the solo game.");
}

TEST(Positions, markers) {
    const std::string once =
        "The stacks left, top and right hold each player's marker once (2 players: the neutral one too; solo: none).";
    EXPECT_EQ(why_not(working(), [](State& s) { s.right.pop(); }), once);
    EXPECT_EQ(why_not(working(), [](State& s) { s.right.push(Marker::red); }), once);
    EXPECT_EQ(why_not(working(), [](State& s) { s.right.push(Marker::blue); }), once);
    EXPECT_EQ(why_not(alone(), [](State& s) { s.left.push(Marker::purple); }), once);
    EXPECT_EQ(why_not(players(2),
                      [](State& s) {
                          s.left = {Marker::blue, Marker::purple};
                          s.top = {Marker::neutral};
                      }),
              "The neutral marker never passes: it is not on the top stack.");
}

TEST(Positions, rounds_and_turns) {
    EXPECT_EQ(why_not(choosing_tiles(), [](State& s) { s.round = 1; }), "While special tiles are chosen, round is 0.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.round = 0; }), "round is a number from 1 to 4.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.round = 5; }), "round is a number from 1 to 4.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.turn = 4; }), "turn is a number from 1 to 3.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.turn = 0; }), "turn is a number from 1 to 3.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.phase = Phase::over; }),
              "There are sets of cards only while turns are played.");
    EXPECT_EQ(why_not(working(),
                      [](State& s) {
                          s.discards.add(s.sets[0].pop());
                          s.sets.take(0);
                      }),
              "A round has three sets of cards.");
    EXPECT_EQ(why_not(alone(), [](State& s) { s.sets.push({}); }), "A solo turn has one set of cards.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.discards.add(s.sets[2].pop()); }),
              "A set that is not begun has 4 cards.");
    EXPECT_EQ(why_not(players(2), [](State& s) { s.rested = 3; }), "rested is at most the number of players.");
    EXPECT_EQ(why_not(players(2), [](State& s) { s.rested = 1; }), "rested is 0 unless a round ends.");
}

TEST(Positions, sets_that_are_over_hold_no_cards) {
    EXPECT_EQ(why_not(players(2).at_workers(2, 2), [](State& s) { s.sets[0].push(s.deck.pop()); }),
              "A set that is over has no cards.");
    EXPECT_EQ(why_not(alone().at_workers(2), [](State& s) { s.sets[0].push(s.deck.pop()); }),
              "Once a card is picked, the others of a solo turn are discarded.");
}

TEST(Positions, the_draft) {
    EXPECT_EQ(why_not(players(2),
                      [](State& s) {
                          s.players[1].agenda = purple_player(s).agenda;
                          purple_player(s).agenda.clear();
                      }),
              "It is not the turn of Blue to draft: the marker is not on top of its stack.");
    EXPECT_EQ(why_not(players(2),
                      [](State& s) {
                          s.left = {Marker::neutral, Marker::blue};
                          s.top = {Marker::purple};
                          purple_player(s).agenda = {{.kind = StepKind::draft_forced}};
                      }),
              "Whoever passed drafts when nobody is left on the left stack.");
    EXPECT_EQ(why_not(players(2), [](State& s) { s.discards.add(s.sets[0].pop()); }),
              "The current set needs a card more than there are markers still to draft.");
}

TEST(Positions, the_agenda) {
    const std::string order = "The steps on the agenda of Purple cannot stand in this order in this phase.";
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).agenda = {{.kind = StepKind::craft}}; }), order);
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).agenda = {{.kind = StepKind::take_midden}}; }), order);
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).agenda.push({.kind = StepKind::worker}); }), order);
    EXPECT_EQ(why_not(choosing_tiles(), [](State& s) { purple_player(s).agenda = {{.kind = StepKind::worker}}; }),
              order);
    EXPECT_EQ(why_not(working(),
                      [](State& s) {
                          purple_player(s).agenda.push({.kind = StepKind::craft});
                          purple_player(s).agenda.push({.kind = StepKind::gather, .tile = Tile::gather_shore});
                      }),
              order);
    EXPECT_EQ(why_not(over(), [](State& s) { purple_player(s).agenda = {{.kind = StepKind::worker}}; }), order);

    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).agenda.push({.kind = StepKind::explore_keep}); }),
              "Cards are drawn by Purple while exploring, and only then.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).drawn.push(s.deck.pop()); }),
              "Cards are drawn by Purple while exploring, and only then.");
    EXPECT_EQ(why_not(working(), [](State& s) { s.players[1].agenda = purple_player(s).agenda; }),
              "Several players have steps on their agendas, and one decides at a time.");
    EXPECT_EQ(why_not(working(), [](State& s) { purple_player(s).agenda.clear(); }),
              "Nobody has a step on the agenda, and the game is not over.");
}

TEST(Positions, steps_that_do_not_fit) {
    const std::vector<Step> misfits{
        {.kind = StepKind::harvest_knives},
        {.kind = StepKind::harvest_split, .count = 2},
        {.kind = StepKind::harvest_split, .environment = Environment::thickets, .count = 2},
        {.kind = StepKind::harvest_split, .environment = Environment::shore, .count = 255},
        {.kind = StepKind::bottom},
        {.kind = StepKind::bottom, .card = Card::VR1},
        {.kind = StepKind::bottom, .card = Card::unknown},
        {.kind = StepKind::bottom_knives, .card = Card::S01},
        {.kind = StepKind::furnish_pay},
        {.kind = StepKind::furnish_pay, .count = 4},
        {.kind = StepKind::trade_pay, .count = 7},
        {.kind = StepKind::trade_buy},
        {.kind = StepKind::clear, .count = 7},
        {.kind = StepKind::pay_special, .tile = Tile::muster},
        {.kind = StepKind::gather, .tile = Tile::cook},
        {.kind = StepKind::innovate_bonus, .tile = Tile::muster},
        {.kind = StepKind::build},
        {.kind = StepKind::tend, .count = 3},
        {.kind = StepKind::task_action, .task = Task::task_1},
    };
    for (const Step& step : misfits)
        EXPECT_EQ(
            why_not(working().store("3 shell 3 food 3 hide"), [&](State& s) { purple_player(s).agenda.push(step); }),
            "The step " + word_of(step.kind) + " on the agenda of Purple does not fit the position.")
            << json::text(step);
    EXPECT_EQ(
        why_not(working().store("3 hide"), [](State& s) { purple_player(s).agenda.push({.kind = StepKind::cook}); }),
        "The next step of Purple, cook, leaves nothing to decide.");
}

TEST(Positions, the_end_of_a_round) {
    Scene scene = players(2).give("S01").store("food").at_workers(2, 3).play("end");
    ASSERT_EQ(scene.decision(), "feed");
    const std::string counts =
        "rested counts the players who have begun the end of the round, from the top of the stack.";
    EXPECT_EQ(why_not(scene, [](State& s) { s.rested = 0; }), counts);
    EXPECT_EQ(why_not(scene,
                      [](State& s) {
                          s.right = s.left;
                          s.left.clear();
                      }),
              "At the end of a round all markers are on the left stack.");
}

}  // namespace
}  // namespace skerry::skara_brae
