// SPDX-License-Identifier: Apache-2.0
#include <functional>
#include <map>
#include <regex>
#include <set>

#include "games/skara_brae/rules.h"
#include "skara_brae/scene.h"

// Decisions, moves, refusals and events as a person reads them.
namespace skerry::skara_brae {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Prompt prompt_of(const Scene& scene) {
    EXPECT_TRUE(Game::inspect(scene.state));
    return Game::prompt(scene.state, scene.seat);
}

// Why a thing is refused in the present decision; "" if it is not.
std::string why_not(const Scene& scene, const std::string& thing) {
    for (const Refusal& refusal : prompt_of(scene).refused)
        if (refusal.thing.id == thing) return refusal.reason;
    return "";
}

Scene without_roofs(Scene scene) {
    scene.state.supply_roofs = 0;
    scene.state.players[1].supply_roofs = 40;
    return scene;
}

const std::string standard = "furnish cook craft clean trade gather_shore gather_hills gather_thickets gather_fields";

Scene owner_of_all_cards() {
    Scene scene = alone(Tile::explore, "1 2 3 4").at_workers(2).store("2 food");
    for (Card card : all_cards) scene.give(name_of(card));
    return scene;
}

TEST(Prompt, every_obstacle_is_a_sentence) {
    struct Row {
        Tile tile;
        Scene scene;
        const char* reason;
    };
    const auto working = [](Tile special, const char* stored) {
        return players(2, special).store(stored).at_workers(2);
    };
    Scene at_the_end = working(Tile::build, "9 hide");
    at_the_end.me().furnish = 6;
    Scene trade_at_the_end = working(Tile::build, "9 hide");
    trade_at_the_end.me().trade = 7;
    Scene expensive = working(Tile::build, "2 food stone");
    expensive.me().furnish = expensive.me().trade = 5;
    Scene recruited = working(Tile::recruit, "2 food");
    recruited.me().black_workers = 3;
    Scene spun = working(Tile::spin_wool, "2 food");
    spun.me().whorls = 10;
    const std::vector<Row> rows{
        {Tile::furnish, working(Tile::build, "wool"), "The next space needs 1 portion of 1 hide or 2 wool."},
        {Tile::furnish, at_the_end, "The marker is at the end of its track."},
        {Tile::trade, trade_at_the_end, "The marker is at the end of its track."},
        {Tile::cook, working(Tile::build, "food"), "You have nothing to cook."},
        {Tile::craft, working(Tile::build, "stone"), "You do not have both banner resources of any unflipped tile."},
        {Tile::craft, working(Tile::build, "stone").flip(standard + " build"), "All tiles are flipped."},
        {Tile::innovate, working(Tile::innovate, "2 food").flip(standard + " innovate"), "All tiles are flipped."},
        {Tile::clean, working(Tile::build, "3 hide"), "Clean needs at least two different types it takes."},
        {Tile::clean, without_roofs(working(Tile::build, "hide wood")),
         "No roof is left, and there would be nothing to clear."},
        {Tile::trade, expensive, "The next space costs 5 of one type."},
        {Tile::build, working(Tile::build, "food"), "It costs 2 in any mix of food and bone."},
        {Tile::build, expensive, "You could pay for neither Furnish nor Trade, even with the discount."},
        {Tile::explore, owner_of_all_cards(), "There is no card left to draw."},
        {Tile::hunt_boar, working(Tile::hunt_boar, "2 food 3 boar"), "You have three boar already."},
        {Tile::muster, working(Tile::muster, "2 food"), "It needs a settler."},
        {Tile::recruit, recruited, "All three black workers are out."},
        {Tile::spin_wool, spun, "No spindle whorl is left."},
    };
    std::set<std::string> reached;
    for (const Row& row : rows) {
        SCOPED_TRACE(row.reason);
        EXPECT_FALSE(possible({row.scene.state, row.scene.me()}, row.tile));
        EXPECT_EQ(why_not(row.scene, "tile:" + word_of(row.tile)), row.reason);
        EXPECT_FALSE(row.scene.offers("place " + word_of(row.tile)));
        reached.insert(row.reason);
    }
    EXPECT_EQ(reached.size(), 15u);  // every sentence of an Obstacle in the rules
}

TEST(Prompt, what_is_offered_is_not_refused) {
    Scene scene = players(2).store("2 hide 2 wood 2 stone shell 2 food").at_workers(2);
    EXPECT_THAT(prompt_of(scene).refused, IsEmpty());
    EXPECT_EQ(scene.moves().size(), 11u);
}

TEST(Prompt, workers_that_do_not_fit) {
    Scene scene = players(2).store("").at_workers(3);
    scene.play("place gather_shore, gather shell, place gather_shore, gather shell");
    EXPECT_EQ(why_not(scene, "tile:gather_shore"), "Your large worker and a small one are there already.");
    Scene elsewhere = players(2).store("").at_workers(4);
    elsewhere.play(
        "place gather_shore, gather shell, place gather_shore, gather shell, place gather_hills, gather wool");
    EXPECT_EQ(why_not(elsewhere, "tile:gather_hills"), "A small worker is there, and your large worker is elsewhere.");
    Scene recruited = players(2, Tile::recruit).store("").flip("recruit gather_fields gather_hills").at_workers(4);
    recruited.me().small_workers = {Tile::gather_fields};
    recruited.me().second_small_workers = recruited.me().large_worker = {Tile::gather_fields};
    EXPECT_EQ(why_not(recruited, "tile:gather_fields"), "Your large worker and two small ones are there already.");
    recruited.me().large_worker = {Tile::gather_hills};
    EXPECT_EQ(why_not(recruited, "tile:gather_fields"),
              "Two small workers are there, and your large worker is elsewhere.");
    Scene solo = alone(Tile::build, "1 2 3 4").store("deer").at_workers(1).play("place gather_shore, gather shell");
    EXPECT_EQ(why_not(solo, "tile:gather_hills"), "All your workers are placed.");
    EXPECT_THAT(prompt_of(solo).line, HasSubstr("All workers are placed"));
}

TEST(Prompt, tasks) {
    Scene scene = alone(Tile::build, "1 3 4 6").store("6 wood").at_workers(2).play("task 6");
    EXPECT_EQ(why_not(scene, "task:6"), "It is face down already.");
    EXPECT_EQ(why_not(scene, "task:1"), "It costs 1 cow.");
    EXPECT_EQ(why_not(scene, "task:3"), "It costs 1 sheep, or 2 hides.");
    EXPECT_EQ(why_not(scene, "task:4"), "It costs 2 rabbits, or 1 rabbit and 1 fish, or 2 fish.");
    scene = alone(Tile::build, "1 3 4 6").store("cow");
    EXPECT_EQ(why_not(scene, "task:1"), "");
    EXPECT_EQ(why_not(scene, "task:6"), "It costs 3 wood.");
}

// A step that only a task keeps open does not ask what cannot be done.
TEST(Prompt, lower_halves_and_purchases_that_need_a_task_first) {
    Scene herdsman = alone(Tile::build, "1 2 6 9").store("3 seaweed").draft("F03");
    EXPECT_THAT(herdsman.moves(), ElementsAre("skip", "task 9"));
    EXPECT_EQ(prompt_of(herdsman).line, "The Herdsman F03 cannot be used yet: pay for a task first, or go on.");
    EXPECT_EQ(why_not(herdsman, "card:F03"), "It costs 3 barley.");
    Scene trade = alone(Tile::build, "1 2 6 9").store("2 stone 3 seaweed").at_workers(2);
    trade.play("place trade, pay 2 stone");
    EXPECT_THAT(trade.moves(), ElementsAre("skip", "task 9"));
    EXPECT_EQ(prompt_of(trade).line, "You cannot buy 1 cow yet: pay for a task first, or go on.");
}

TEST(Prompt, flips) {
    Scene craft = players(2).store("stone wood").flip("clean").at_workers(2).play("place craft");
    EXPECT_EQ(why_not(craft, "tile:clean"), "It is flipped already.");
    EXPECT_EQ(why_not(craft, "tile:cook"), "Its banner costs 1 stone and 1 seaweed.");
    EXPECT_EQ(why_not(craft, "tile:build"), "Its banner costs 1 bone and 1 hide.");
    EXPECT_EQ(why_not(craft, "tile:furnish"), "");
    Scene innovate = players(2, Tile::innovate).store("2 food").flip("clean").at_workers(2);
    innovate.play("place innovate, pay 2 food");
    EXPECT_EQ(why_not(innovate, "tile:clean"), "It is flipped already.");
    EXPECT_EQ(why_not(innovate, "tile:cook"), "");
}

TEST(Prompt, dishes) {
    Scene scene = players(2).store("2 shell fish deer cow").at_workers(2).play("place cook");
    EXPECT_EQ(prompt_of(scene).selection->least, 1);
    EXPECT_FALSE(prompt_of(scene).selection->complete);
    EXPECT_EQ(why_not(scene, "resource:boar"), "You have none.");
    scene.play("cook fish");
    EXPECT_TRUE(prompt_of(scene).selection->complete);
    EXPECT_EQ(prompt_of(scene).selection->picked.size(), 1u);
    EXPECT_EQ(why_not(scene, "resource:fish"), "You have chosen it already.");
    EXPECT_EQ(why_not(scene, "resource:cow"), "It weighs 4, and the hearth has room for 2.");
    EXPECT_EQ(why_not(scene, "resource:shell"), "");  // named after the fish
    scene.play("cook shell, cook shell");
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Prompt, payments_and_clears) {
    Scene trade = players(2).store("2 stone wood midden").at_workers(2).play("place trade");
    EXPECT_EQ(why_not(trade, "resource:wood"), "It takes 2 of one type.");
    EXPECT_EQ(why_not(trade, "resource:midden"), "Midden can never be spent.");
    EXPECT_EQ(why_not(trade, "resource:stone"), "");

    Scene full = players(2).store("hide wood midden 3 stone", 2).at_workers(2).play("place clean, pay wood hide");
    EXPECT_EQ(why_not(full, "track:slider"), "The slider needs three empty spaces beside it.");
    Scene leftmost = players(2).store("hide wood midden", 1).at_workers(2).play("place clean, pay wood hide");
    EXPECT_EQ(why_not(leftmost, "track:slider"), "The slider is as far left as it goes.");
    Scene tidy = players(2).store("hide wood", 3).at_workers(2).play("place clean, pay wood hide");
    EXPECT_EQ(why_not(tidy, "resource:midden"), "You have no midden.");
    Scene slid = players(2).store("hide wood barley midden", 3).at_workers(2);
    slid.play("place clean, pay barley wood hide, clear slider");
    EXPECT_TRUE(slid.offers("clear midden"));
}

// ---- What is asked ----

TEST(Prompt, every_decision_is_asked_in_a_sentence) {
    const Scene choosing{Game::begin({.players = 2}, Seed::number(3)).value(), Seat(0), {}};
    const auto work = [](Tile special, const char* stored, const char* flipped = "") {
        return players(2, special).give("S13").store(stored).flip(flipped).at_workers(2);
    };
    const std::vector<std::pair<Scene, const char*>> asked{
        {choosing, "special tile"},
        {players(2), "pass"},
        {players(3).set(1, "VR1 VR2 VR3 VR4").play("pass, blue: take VR1, blue: end, yellow: take VR2, yellow: end"),
         "You passed"},
        {alone(), "the others are discarded"},
        {players(2).draft("S13"), "Harvest the shore with 1"},
        {players(2).draft("S13").play("knives 1"), "Harvest 2 from the shore"},
        {players(2).draft("S13").play("knives 0, harvest shell"), "1 stone for each hills icon"},
        {players(2).draft("S13").play("knives 0, harvest shell, use"), "Birdkeeper S13"},
        {players(2).at_workers(3), "2 small and the large one left"},
        {players(2).at_workers(1), "(the large one left)"},
        {players(2).at_workers(3).play("place gather_fields, gather barley, place gather_fields, gather barley"),
         "(1 small left)"},
        {work(Tile::build, "2 food").play("place build"), "Build"},
        {work(Tile::build, "hide").play("place furnish"), "Furnish: pay 1 portion"},
        {work(Tile::build, "hide", "furnish").play("place furnish, pay hide"), "Furnish"},
        {work(Tile::build, "shell").play("place cook"), "4"},
        {work(Tile::build, "stone wood").play("place craft"), "Craft"},
        {work(Tile::build, "hide wood").play("place clean"), "Clean"},
        {work(Tile::build, "hide wood 5 midden", "clean").play("place clean, pay wood hide"), "Clear up to 2"},
        {work(Tile::build, "2 stone").play("place trade"), "pay 2 of one type"},
        {work(Tile::build, "2 stone skaill").play("place trade, pay 2 stone"), "cow"},
        {work(Tile::build, "").play("place gather_shore"), "Gather Shore"},
        {work(Tile::build, "2 food").play("place build, pay 2 food"), "Build"},
        {work(Tile::explore, "2 food").play("place explore, pay 2 food"), "Explore"},
        {work(Tile::innovate, "2 food").play("place innovate, pay 2 food"), "Innovate"},
        {work(Tile::innovate, "3 food", "innovate").play("place innovate, pay 2 food, flip gather_hills"),
         "Gather Hills"},
        {work(Tile::muster, "2 food").play("place muster, pay 2 food"), "Muster"},
        {work(Tile::spin_wool, "2 food 2 wool", "spin_wool").play("place spin_wool, pay 2 food"), "3 wool"},
        {work(Tile::tend_land, "2 food").play("place tend_land, pay 2 food"), "3 left"},
        {alone().store("sheep 2 hide").at_workers(2).play("task 3"), "task"},
        {alone().store("deer 2 stone").at_workers(2).play("task 2"), "Trade"},
        {players(2).store("shell").flip("craft").at_workers(1, 3).play("end"), "Cook"},
        {players(2).give("S01 S02").store("food").at_workers(1, 3).play("end"), "Feed 2"},
        {players(2).give("S01 S02").store("").at_workers(1, 3).play("end"), "2 settlers were not fed"},
    };
    std::set<std::string> decisions;
    for (const auto& [scene, line] : asked) {
        EXPECT_THAT(prompt_of(scene).line, HasSubstr(line));
        decisions.insert(scene.decision());
    }
    decisions.insert({"task_over", "take_midden"});  // never asked
    EXPECT_EQ(decisions.size(), count_of<StepKind>);
}

// ---- Moves ----

std::string label(const Scene& scene, std::string_view move) {
    EXPECT_TRUE(scene.offers(move)) << move;
    return Game::label(scene.state, scene.seat, Game::parse_move(move).value()).text();
}

std::vector<std::string> touched(const Scene& scene, std::string_view move) {
    EXPECT_TRUE(scene.offers(move)) << move;
    std::vector<std::string> ids;
    for (const Thing& thing : Game::touches(scene.state, scene.seat, Game::parse_move(move).value()))
        ids.push_back(thing.id);
    return ids;
}

TEST(Moves, have_labels_and_touch_things) {
    struct Row {
        Scene scene;
        const char *move, *label;
        std::vector<std::string> things;
    };
    const auto work = [](Tile special, const char* stored, const char* flipped = "") {
        return players(2, special).give("S01").store(stored).flip(flipped).at_workers(2);
    };
    Scene choosing{Game::begin({.players = 2}, Seed::number(3)).value(), Seat(0), {}};
    choosing.state.players[0].dealt = {Tile::spin_wool, Tile::muster};
    choosing.state.players[1].dealt = {Tile::build, Tile::recruit};
    Scene explored = work(Tile::explore, "2 food skaill", "explore").top_of_deck("S13 S02 VR1");
    explored.play("place explore, pay 2 food");
    const std::vector<Row> rows{
        {choosing, "keep spin_wool", "Spin Wool", {"tile:spin_wool"}},
        {players(2), "pass", "Pass", {}},
        {players(2).set(1, "S09 VR1 SB1 UT1"), "take S09", "2 wood for 1 seaweed", {"card:S09"}},
        {players(2).set(1, "S09 VR1 SB1 UT1"), "take VR1", "Village Roof VR1", {"card:VR1"}},
        {alone().store("deer"), "task 2", "Trade", {"task:2"}},
        {players(2).store("").draft("S01").play("harvest shell"), "skip", "", {}},
        {players(2).store("").draft("S01").play("harvest shell"), "use", "1 fish", {"card:S01"}},
        {explored.play("take S13"), "use", "1 stone for each hills icon", {"card:S13"}},
        {work(Tile::innovate, "3 food", "innovate").play("place innovate, pay 2 food, flip gather_hills"),
         "use",
         "Gather Hills",
         {"tile:gather_hills"}},
        {work(Tile::spin_wool, "2 food 2 wool", "spin_wool").play("place spin_wool, pay 2 food"), "use", "3 wool", {}},
        {alone().store("deer 2 stone").at_workers(2).play("task 2"), "use", "Trade", {"task:2"}},
        {players(2).draft("S01"), "knives 0", "", {}},
        {players(2).draft("S01"), "knives 1", "1 knife", {"resource:skaill"}},
        {players(2).draft("S01"), "knives 2", "2 knives", {"resource:skaill", "resource:skaill"}},
        {players(2).draft("S01").play("knives 2"), "harvest 2 shell seaweed", "2 shell", {"environment:shore"}},
        {work(Tile::build, "shell", "cook"), "place cook", "up to 6", {"tile:cook"}},
        {work(Tile::build, ""), "end", "", {}},
        {work(Tile::build, "hide wood midden").play("place clean, pay wood hide"), "done", "Clear nothing", {}},
        {work(Tile::build, "hide wood").play("place clean"),
         "pay wood hide",
         "1 wood and 1 hide",
         {"resource:wood", "resource:hide"}},
        {work(Tile::build, "2 wool").play("place furnish"), "pay 2 wool", "2 wool", {"resource:wool", "resource:wool"}},
        {work(Tile::build, "hide", "furnish").play("place furnish, pay hide"),
         "gain barley",
         "barley",
         {"resource:barley"}},
        {work(Tile::build, "deer").play("place cook"), "cook deer", "1 food, 1 hide, 2 bone", {"resource:deer"}},
        {work(Tile::build, "2 shell").play("place cook, cook shell"), "done", "", {}},
        {work(Tile::build, "stone wood").play("place craft"), "flip furnish", "Furnish", {"tile:furnish"}},
        {work(Tile::build, "hide wood midden").play("place clean, pay wood hide"),
         "clear midden",
         "midden",
         {"resource:midden"}},
        {players(2).store("hide wood", 3).at_workers(2).play("place clean, pay wood hide"),
         "clear slider",
         "slider",
         {"track:slider"}},
        {work(Tile::build, "2 stone skaill").play("place trade, pay 2 stone"),
         "buy for skaill",
         "skaill",
         {"resource:skaill"}},
        {work(Tile::build, "").play("place gather_shore"), "gather shell", "shell", {"tile:gather_shore"}},
        {work(Tile::build, "wood", "gather_thickets").play("place gather_thickets"),
         "gather deer",
         "1 deer for 1 wood",
         {"tile:gather_thickets"}},
        {work(Tile::build, "2 food").play("place build, pay 2 food"), "build trade", "Trade", {"track:trade"}},
        {work(Tile::muster, "2 food").play("place muster, pay 2 food"),
         "muster shore harvest",
         "Harvest the shore",
         {"environment:shore"}},
        {work(Tile::muster, "2 food").play("place muster, pay 2 food"),
         "muster shore settler",
         "1 fish",
         {"environment:shore"}},
        {work(Tile::muster, "2 food", "muster").play("place muster, pay 2 food"),
         "muster shore",
         "shore",
         {"environment:shore"}},
        {work(Tile::tend_land, "2 food").play("place tend_land, pay 2 food"),
         "tend gather_hills",
         "Gather Hills",
         {"tile:gather_hills"}},
        {players(2).give("S01 S02").store("2 food").at_workers(1, 3).play("end"),
         "feed 2",
         "Feed 2",
         {"resource:food", "resource:food"}},
        {players(2).give("S01 S02").store("").at_workers(1, 3).play("end"), "discard S01", "Angler S01", {"card:S01"}},
    };
    std::set<std::string> things_of_the_glossary;
    for (const Entry& entry : Game::glossary()) things_of_the_glossary.insert(entry.thing.id);
    std::set<std::string> verbs;
    for (const Row& row : rows) {
        EXPECT_FALSE(label(row.scene, row.move).empty()) << row.move;
        EXPECT_THAT(label(row.scene, row.move), HasSubstr(row.label));
        EXPECT_EQ(touched(row.scene, row.move), row.things) << row.move;
        for (const auto& thing : row.things) EXPECT_TRUE(things_of_the_glossary.contains(thing)) << thing;
        verbs.insert(words(row.move)[0]);
    }
    EXPECT_EQ(verbs.size(), count_of<Verb> + 1);  // and done
}

TEST(Moves, say_what_a_card_does_when_it_is_explored) {
    const auto exploring = [](const char* flipped) {
        Scene scene = players(2, Tile::explore).store("2 food").flip(flipped).at_workers(2);
        return scene.top_of_deck("S09 VR1 SB1").play("place explore, pay 2 food");
    };
    EXPECT_EQ(label(exploring(""), "take S09"), "Fisherman S09: A settler of the shore; no harvest, no lower half.");
    EXPECT_EQ(label(exploring("explore"), "take S09"),
              "Fisherman S09: A settler of the shore: no harvest, but you may gain 2 wood for 1 seaweed.");
    EXPECT_EQ(label(exploring(""), "take VR1"), "Village Roof VR1: Shelters one settler. 2 points.");
}

TEST(Moves, are_labelled_in_english) {
    Scene harvest = players(2).store("").give("S01 S02").draft("S09");
    EXPECT_EQ(label(harvest, "harvest 2 shell seaweed"), "Harvest 2 shells and 1 seaweed");
    Scene feed = players(2).give("S01").store("food").at_workers(1, 3).play("end");
    EXPECT_EQ(prompt_of(feed).line, "Feed 1 settler without a roof; whoever is not fed leaves.");
    EXPECT_EQ(label(feed, "feed 1"), "Feed 1 settler");
    EXPECT_EQ(label(feed, "feed 0"), "Feed nobody");
    Scene furnish = players(2).store("hide 2 wool").at_workers(2).play("place furnish");
    EXPECT_EQ(prompt_of(furnish).line, "Furnish: pay 1 portion of 1 hide or 2 wool.");
    EXPECT_EQ(label(furnish, "pay hide"), "Pay 1 hide");
    Scene clean = players(2).store("hide barley wood midden", 2).at_workers(2).play("place clean");
    EXPECT_EQ(label(clean, "pay barley wood hide"), "Pay 1 barley, 1 wood and 1 hide");
    clean.play("pay wood hide");
    EXPECT_EQ(prompt_of(clean).line, "Clear once: remove a midden, or move the slider one column left.");
    Scene trade = players(2).store("3 skaill").at_workers(2).play("place trade");
    EXPECT_EQ(label(trade, "pay 2 skaill"), "Pay 2 skaill knives");
    EXPECT_EQ(label(trade.play("pay 2 skaill"), "buy for skaill"), "Buy it for 1 skaill knife");
}

TEST(Moves, a_pick_is_put_back_by_its_head_alone) {
    const Scene scene = players(2).store("2 fish").at_workers(2).play("place cook");
    const Move pick = Game::parse_move("cook fish").value();
    EXPECT_EQ(Game::label(scene.state, scene.seat, pick).head, "Cook fish");
    EXPECT_NE(Game::label(scene.state, scene.seat, pick).detail, "");
    EXPECT_EQ(Game::label(scene.state, scene.seat, put_back(pick)), Label("Put back: Cook fish"));
}

TEST(Moves, a_boar_is_labelled_with_what_it_gives) {
    Scene scene = players(2, Tile::hunt_boar).store("boar").at_workers(2).play("place cook");
    EXPECT_THAT(label(scene, "cook boar"), HasSubstr("2 food, 1 hide, 1 bone"));
    EXPECT_THAT(label(scene.flip("hunt_boar"), "cook boar"), HasSubstr("2 food, 2 hides, 1 bone"));
}

TEST(Glossary, explains_every_thing) {
    std::set<std::string> ids;
    for (const Entry& entry : Game::glossary()) {
        EXPECT_TRUE(ids.insert(entry.thing.id).second) << entry.thing.id;
        EXPECT_FALSE(entry.name.empty()) << entry.thing.id;
        EXPECT_EQ(entry.text.back(), '.') << entry.thing.id;
    }
    // 17 tiles, 80 cards, 17 resources, 4 environments, 8 focus cards, 10 tasks, 3 tracks, 8 rules in short.
    EXPECT_EQ(ids.size(), 17u + 80 + 17 + 4 + 8 + 10 + 3 + 8);
}

// ---- The table as text ----

std::string drawn(const Scene& scene) {
    const std::vector<std::string> names{"Ann", "Bob", "Cid", "Dan"};
    const Picture picture = Game::picture(scene.state, scene.seat, names);
    std::string text;
    for (const auto& line : picture.lines()) {
        std::string whole;
        for (const Piece& piece : line) whole += piece.text;
        EXPECT_LE(columns(whole), Picture::width) << whole;
        text += whole + "\n";
    }
    return text;
}

TEST(Drawn, what_the_end_of_the_round_needs) {
    Scene hungry = players(2).give("S01 S02 H01 VR1").store("food", 3).at_workers(2);
    EXPECT_THAT(drawn(hungry), HasSubstr("Round end  3 settlers, 1 roof: 2 to feed with 1 food, 1 short; 2 midden\n"));
    EXPECT_THAT(drawn(hungry.store("3 food", 1)), HasSubstr("1 roof: 2 to feed with 3 food; 0 midden\n"));
    EXPECT_THAT(drawn(players(2)), HasSubstr("Round end  0 settlers, 0 roofs: nobody to feed; 0 midden\n"));
}

TEST(Drawn, what_upcoming_cards_do) {
    const Scene scene = players(4).set(2, "S09 VR1 SB1 UT1 H03");
    EXPECT_THAT(drawn(scene), HasSubstr("Fisherman S09 (shore: 2 wood for 1 seaweed),"));
}

TEST(Drawn, whether_a_focus_is_met) {
    EXPECT_THAT(drawn(alone(Tile::build, "1 2 3 4", "focus_midden")), HasSubstr("At most 2 midden. Met.\n"));
    EXPECT_THAT(drawn(alone(Tile::build, "1 2 3 4", "focus_roof7")), HasSubstr("7 or more roofs. Not met yet.\n"));
}

// ---- Names ----

// What a seat reads in a decision: the question, the labels of the moves, and why other things cannot be chosen.
std::vector<std::string> texts_of(const State& state, Seat seat, const MoveList& moves,
                                  const std::vector<std::string>& names) {
    const Prompt prompt = Game::prompt(state, seat, names);
    std::vector<std::string> texts{prompt.line};
    for (const Refusal& refusal : prompt.refused) texts.push_back(refusal.reason);
    for (const Move move : moves) texts.push_back(Game::label(state, seat, move, names).text());
    return texts;
}

TEST(Prompt, of_played_games_calls_nobody_by_a_colour) {
    const std::regex colour("\\b(purple|blue|yellow|red)\\b", std::regex::icase);
    const std::vector<std::string> names{"Ann", "Bob", "Cid", "Dan"};
    Generator generator(Seed::number(12));
    Random random(generator);
    for (const bool concurrent : {false, true}) {
        State state = Game::begin({.players = 4, .concurrent_turns = concurrent}, Seed::number(1)).value();
        while (state.phase != Phase::over) {
            const Seat seat = Game::waiting(state).front();
            MoveList moves;
            Game::moves(state, seat, moves);
            for (const std::string& text : texts_of(state, seat, moves, names))
                ASSERT_FALSE(std::regex_search(text, colour)) << text;
            Game::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
        }
    }
}

// ---- Events ----

TEST(Events, of_played_games_are_sentences) {
    Generator generator(Seed::number(11));
    Random random(generator);
    const std::vector<std::string> names{"Ann", "Bob", "Cid", "Dan"};
    std::set<EventKind> kinds;
    for (const Game::Setup& setup : Game::setups())
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            State state = Game::begin(setup, Seed::number(seed)).value();
            std::vector<Event> events;
            while (state.phase != Phase::over) {
                const Seat seat = Game::waiting(state).front();
                MoveList moves;
                Game::moves(state, seat, moves);
                Game::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))],
                           skerry::Events<Event>(&events));
            }
            for (const Event& event : events) {
                const std::string text = Game::event_text(event, names);
                ASSERT_GT(text.size(), 5u);
                ASSERT_EQ(text.back(), '.') << text;
                ASSERT_THAT(text, Not(HasSubstr("hidden"))) << text;
                ASSERT_THAT(text, Not(HasSubstr("Somebody"))) << text;
                kinds.insert(event.kind);
            }
        }
    kinds.insert(EventKind::reshuffle);  // rare; see below
    EXPECT_EQ(kinds.size(), count_of<EventKind>);
}

TEST(Events, say_who_did_what) {
    const std::vector<std::string> names{"Ann", "Bob"};
    const auto told = [&](const Scene& scene) {
        std::vector<std::string> texts;
        for (const Event& event : scene.events) texts.push_back(Game::event_text(event, names));
        return texts;
    };
    Scene cook = players(2).store("3 cow", 1).at_workers(2).play("place cook, cook cow");
    EXPECT_THAT(told(cook), ElementsAre(HasSubstr("Ann places a worker on Cook"), HasSubstr("Ann spends 1 cow"),
                                        HasSubstr("Ann gains 1 hide"), HasSubstr("Ann gains 2 bones"),
                                        HasSubstr("Ann gains 2 food"), HasSubstr("3")));  // open columns
    Scene feed = players(2).give("S01 S02").store("food").at_workers(2, 3).play("end, feed 1, discard S02");
    EXPECT_THAT(told(feed), Contains("Ann feeds 1 settler."));
    EXPECT_THAT(told(feed), Not(Contains(HasSubstr("spends"))));  // not told twice
    Scene midden = players(2).store("", 4).at_workers(2, 3).play("end");
    EXPECT_THAT(told(midden), Contains("Ann produces 3 midden."));
    EXPECT_THAT(told(midden), Not(Contains(HasSubstr("gains 3 midden"))));
    Scene clean = players(2).store("hide barley wood 3 midden fish", 4).at_workers(2);
    clean.play("place clean, pay barley wood hide, clear slider, clear midden, clear midden");
    EXPECT_THAT(told(clean), Contains("Ann removes 2 midden."));  // and spends none: that cannot be done
    EXPECT_THAT(told(clean), Not(Contains(HasSubstr("spends 1 midden"))));
    EXPECT_EQ(Game::event_text({.kind = EventKind::draws, .seat = Seat(0), .count = 1}, names),
              "Ann looks at 1 village card.");
    EXPECT_THAT(told(feed), Contains(AllOf(HasSubstr("Angler S02"), HasSubstr("Ann"))));
    Scene shuffled = players(2, Tile::explore).store("2 food").at_workers(2).leave_in_deck(0);
    shuffled.play("place explore, pay 2 food");
    EXPECT_THAT(told(shuffled), Contains(HasSubstr("shuffled into a new deck")));
    EXPECT_EQ(Game::event_text({.kind = EventKind::passes, .seat = Seat(1)}, {}), "Somebody passes.");
}

}  // namespace
}  // namespace skerry::skara_brae
