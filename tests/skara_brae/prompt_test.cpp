#include <functional>
#include <map>
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
        Obstacle obstacle;
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
        {Obstacle::portions, Tile::furnish, working(Tile::build, "wool"),
         "The next space needs 1 portion of 1 hide or 2 wool."},
        {Obstacle::track_end, Tile::furnish, at_the_end, "The marker is at the end of its track."},
        {Obstacle::track_end, Tile::trade, trade_at_the_end, "The marker is at the end of its track."},
        {Obstacle::nothing_to_cook, Tile::cook, working(Tile::build, "food"), "There is nothing to cook in store."},
        {Obstacle::banners, Tile::craft, working(Tile::build, "stone"),
         "No unflipped tile's two banner resources are in store."},
        {Obstacle::all_flipped, Tile::craft, working(Tile::build, "stone").flip(standard + " build"),
         "All tiles are flipped."},
        {Obstacle::all_flipped, Tile::innovate, working(Tile::innovate, "2 food").flip(standard + " innovate"),
         "All tiles are flipped."},
        {Obstacle::clean_types, Tile::clean, working(Tile::build, "3 hide"),
         "Clean needs at least two different types it takes."},
        {Obstacle::clean_useless, Tile::clean, without_roofs(working(Tile::build, "hide wood")),
         "No roof is left, and there would be nothing to clear."},
        {Obstacle::one_type, Tile::trade, expensive, "The next space costs 5 of one type."},
        {Obstacle::special_price, Tile::build, working(Tile::build, "food"), "It costs 2 in any mix of food and bone."},
        {Obstacle::build_nothing, Tile::build, expensive,
         "Neither Furnish nor Trade could be paid, even with the discount."},
        {Obstacle::no_cards, Tile::explore, owner_of_all_cards(), "There is no card left to draw."},
        {Obstacle::boar_limit, Tile::hunt_boar, working(Tile::hunt_boar, "2 food 3 boar"),
         "You hold three boar already."},
        {Obstacle::no_settler, Tile::muster, working(Tile::muster, "2 food"), "It needs a settler."},
        {Obstacle::worker_limit, Tile::recruit, recruited, "All three black workers are out."},
        {Obstacle::no_whorl, Tile::spin_wool, spun, "No spindle whorl is left."},
    };
    std::set<Obstacle> reached{Obstacle::none};
    for (const Row& row : rows) {
        SCOPED_TRACE(name_of(row.obstacle));
        EXPECT_EQ(obstacle(row.scene.state, row.scene.me(), row.tile), row.obstacle);
        EXPECT_EQ(why_not(row.scene, "tile:" + std::string(name_of(row.tile))), row.reason);
        EXPECT_FALSE(row.scene.offers("place " + std::string(name_of(row.tile))));
        reached.insert(row.obstacle);
    }
    EXPECT_EQ(reached.size(), count_of<Obstacle>);
}

TEST(Prompt, what_is_offered_is_not_refused) {
    Scene scene = players(2).store("2 hide 2 wood 2 stone shell 2 food").at_workers(2);
    EXPECT_THAT(prompt_of(scene).refused, IsEmpty());
    EXPECT_EQ(scene.moves().size(), 11u);
}

TEST(Prompt, workers_that_do_not_fit) {
    Scene scene = players(2).store("").at_workers(3);
    scene.play("place gather_shore, gather shell, place gather_shore, gather shell");
    EXPECT_EQ(why_not(scene, "tile:gather_shore"),
              "A small worker is there, and your large worker is on another tile.");
    Scene solo = alone(Tile::build, "1 2 3 4").store("deer").at_workers(1).play("place gather_shore, gather shell");
    EXPECT_EQ(why_not(solo, "tile:gather_hills"), "You have no worker left that fits.");
    EXPECT_THAT(prompt_of(solo).line, HasSubstr("All workers are placed"));
}

TEST(Prompt, tasks) {
    Scene scene = alone(Tile::build, "1 3 4 6").store("6 wood").at_workers(2).play("task 6");
    EXPECT_EQ(why_not(scene, "task:6"), "It is face down already.");
    EXPECT_EQ(why_not(scene, "task:1"), "It costs cow.");
    EXPECT_EQ(why_not(scene, "task:3"), "It costs sheep, or 2 hide.");
    EXPECT_EQ(why_not(scene, "task:4"), "It costs 2 rabbit, or rabbit and fish, or 2 fish.");
    scene = alone(Tile::build, "1 3 4 6").store("cow");
    EXPECT_EQ(why_not(scene, "task:1"), "");
    EXPECT_EQ(why_not(scene, "task:6"), "It costs 3 wood.");
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
    EXPECT_TRUE(prompt_of(scene).several);
    EXPECT_THAT(prompt_of(scene).refused, IsEmpty());
    scene.play("cook shell");
    EXPECT_EQ(why_not(scene, "resource:cow"), "It weighs 4 and the hearth has room for 3.");
    scene.play("cook fish");
    EXPECT_EQ(scene.decision(), "worker");
    Scene past = players(2).store("2 shell 2 rabbit").at_workers(2).play("place cook, cook rabbit");
    EXPECT_THAT(why_not(past, "resource:shell"), HasSubstr("its turn is past"));
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
    EXPECT_EQ(why_not(slid, "resource:midden"), "Midden is cleared before the slider moves, and its turn is past.");
    EXPECT_FALSE(slid.offers("clear midden"));
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
        {players(3).set(1, "VR1 VR2 VR3 VR4").play("pass, blue: take VR1, blue: stop, yellow: take VR2, yellow: stop"),
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
        {players(2).store("shell").flip("craft").at_workers(1, 3).play("stop"), "Cook"},
        {players(2).give("S01 S02").store("food").at_workers(1, 3).play("stop"), "Feed 2"},
        {players(2).give("S01 S02").store("").at_workers(1, 3).play("stop"), "2 in all"},
    };
    std::set<std::string> decisions;
    for (const auto& [scene, line] : asked) {
        EXPECT_THAT(prompt_of(scene).line, HasSubstr(line));
        decisions.insert(scene.decision());
    }
    decisions.insert({"bottom_in_effect", "clear_slides", "take_midden"});  // the same words, or never asked
    EXPECT_EQ(decisions.size(), count_of<StepKind>);
}

// ---- Moves ----

std::string label(const Scene& scene, std::string_view move) {
    EXPECT_TRUE(scene.offers(move)) << move;
    return Game::label(scene.state, scene.seat, Game::parse_move(move).value());
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
        {work(Tile::build, ""), "stop", "", {}},
        {work(Tile::build, "hide wood midden").play("place clean, pay wood hide"), "stop", "", {}},
        {work(Tile::build, "hide wood").play("place clean"),
         "pay wood hide",
         "wood and hide",
         {"resource:wood", "resource:hide"}},
        {work(Tile::build, "2 wool").play("place furnish"), "pay 2 wool", "2 wool", {"resource:wool", "resource:wool"}},
        {work(Tile::build, "hide", "furnish").play("place furnish, pay hide"),
         "gain barley",
         "barley",
         {"resource:barley"}},
        {work(Tile::build, "deer").play("place cook"), "cook deer", "food, hide, 2 bone", {"resource:deer"}},
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
         "deer for wood",
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
        {players(2).give("S01 S02").store("2 food").at_workers(1, 3).play("stop"),
         "feed 2",
         "Feed 2",
         {"resource:food", "resource:food"}},
        {players(2).give("S01 S02").store("").at_workers(1, 3).play("stop"), "discard S01", "Angler S01", {"card:S01"}},
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
    EXPECT_EQ(verbs.size(), count_of<Verb>);
}

TEST(Moves, a_boar_is_labelled_with_what_it_gives) {
    Scene scene = players(2, Tile::hunt_boar).store("boar").at_workers(2).play("place cook");
    EXPECT_THAT(label(scene, "cook boar"), HasSubstr("2 food, hide, bone"));
    EXPECT_THAT(label(scene.flip("hunt_boar"), "cook boar"), HasSubstr("2 food, 2 hide, bone"));
}

TEST(Glossary, explains_every_thing) {
    std::set<std::string> ids;
    for (const Entry& entry : Game::glossary()) {
        EXPECT_TRUE(ids.insert(entry.thing.id).second) << entry.thing.id;
        EXPECT_FALSE(entry.name.empty()) << entry.thing.id;
        EXPECT_EQ(entry.text.back(), '.') << entry.thing.id;
    }
    // 17 tiles, 80 cards, 17 resources, 4 environments, 8 focus cards, 10 tasks, 3 tracks.
    EXPECT_EQ(ids.size(), 17u + 80 + 17 + 4 + 8 + 10 + 3);
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
                                        HasSubstr("Ann gains 2 food"), HasSubstr("Ann gains 1 hide"),
                                        HasSubstr("Ann gains 2 bone"), HasSubstr("3")));  // open columns
    Scene feed = players(2).give("S01 S02").store("food").at_workers(2, 3).play("stop, feed 1, discard S02");
    EXPECT_THAT(told(feed), Contains(HasSubstr("Ann spends 1 food")));
    EXPECT_THAT(told(feed), Contains(AllOf(HasSubstr("Angler S02"), HasSubstr("Ann"))));
    Scene shuffled = players(2, Tile::explore).store("2 food").at_workers(2).leave_in_deck(0);
    shuffled.play("place explore, pay 2 food");
    EXPECT_THAT(told(shuffled), Contains(HasSubstr("shuffled into a new deck")));
    EXPECT_EQ(Game::event_text({.kind = EventKind::passes, .seat = Seat(1)}, {}), "Somebody passes.");
}

}  // namespace
}  // namespace skerry::skara_brae
