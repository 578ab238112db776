// SPDX-License-Identifier: Apache-2.0
#include "fine_sand/scene.h"

// What players read: told once, in the right number, with what is at stake.
namespace skerry::fine_sand {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> names{"Ann", "Bob"};

// What the last play() tells these eyes, now or at the barrier.
std::vector<std::string> told(const Scene& scene, Seats eyes) {
    std::vector<std::string> texts;
    for (const Event& event : scene.events)
        if (sees(eyes, event.audience) || sees(eyes, event.later)) texts.push_back(Game::event_text(event, names));
    return texts;
}

std::string label(const Scene& scene, std::string_view move) {
    return Game::label(scene.state, scene.seat, Game::parse_move(move).value()).text();
}

std::string line(const Scene& scene) { return Game::prompt(scene.state, scene.seat).line; }

std::string picture(const Scene& scene) {
    const Picture drawn = Game::picture(scene.state, scene.seat, names);
    std::string text;
    for (const auto& pieces : drawn.lines()) {
        for (const Piece& piece : pieces) text += piece.text;
        text += '\n';
    }
    return text;
}

TEST(FineSandSentences, draws_are_told_once_by_name_to_me_by_number_to_others) {
    Scene scene = base().turn(3).cards("hand coin_2 | stack castle_1 purple_5 castle_2 castle_2").play("draw");
    EXPECT_THAT(told(scene, Seat(0)),
                ElementsAre("Ann draws Castle 1.", "Ann draws Sand mixer 5.", "Ann has finished."));
    EXPECT_THAT(told(scene, Seat(1)), ElementsAre("Ann draws 2 cards.", "Ann has finished."));
    EXPECT_THAT(told(scene, Seats::none()), ElementsAre("Ann draws 2 cards.", "Ann has finished."));

    Scene alone = solo().turn(3).cards("hand coin_2 | stack castle_1 purple_5 castle_2 castle_2").play("draw");
    EXPECT_THAT(told(alone, Seat(0)), Not(testing::Contains("Ann draws 2 cards.")));
    EXPECT_THAT(told(alone, Seats::none()), testing::Contains("Ann draws 2 cards."));
}

TEST(FineSandSentences, a_scaffold_is_drawn_openly_and_not_counted_again) {
    Scene scene = fable("f1_scaffold").turn(3).cards("hand coin_2 | stack f1_scaffold castle_2 castle_2").play("draw");
    EXPECT_THAT(told(scene, Seat(1)), ElementsAre("Ann draws Scaffold.", "Ann draws 1 card.", "Ann has finished."));
}

TEST(FineSandSentences, an_off_load_is_told_once) {
    Scene scene = base().acting(3).cards("hand coin_2 castle_1").play("offload castle_1");
    EXPECT_THAT(told(scene, Seat(0)), ElementsAre("Ann puts Castle 1 on the Symbol card."));
    EXPECT_THAT(told(scene, Seat(1)), ElementsAre("Ann off-loads a card."));
}

TEST(FineSandSentences, a_mulligan_tells_what_goes_and_what_comes) {
    Scene scene{.state = Game::begin({.mode = Mode::base}, Seed::number(1)).value(), .seat = Seat(0)};
    scene.cards("hand castle_1 castle_2 castle_2 coin_2 coin_2 coin_2 | stack red_4 red_5 red_6");
    Scene keeps = scene;
    EXPECT_THAT(told(keeps.play("done"), Seat(1)), ElementsAre("Ann keeps the opening hand.", "Ann has finished."));
    scene.play("mulligan castle_1, done");
    EXPECT_THAT(told(scene, Seat(0)),
                ElementsAre("Ann discards Castle 1.", "Ann draws Excavator 4.", "Ann has finished."));
}

TEST(FineSandSentences, a_use_says_what_it_does_and_not_what_the_card_cost) {
    Scene scene = base().turn(3).cards("hand coin_2 | built green_6 yellow_swap | stack castle_1 castle_2 castle_2");
    EXPECT_EQ(label(scene, "use green_6"), "Use Roller 6: draw 1 card");
    EXPECT_EQ(label(scene, "use yellow_swap"), "Use Swap: discard 1 card, then draw 1");
    // A line of the terminal's list has 80 columns; the text of the move stands before the label.
    const std::size_t most = Picture::width - std::string_view(" 10  use f9_real_essentials  ").size();
    for (const CardRow& card : card_rows)
        if (card.id != Card::unknown && is_buildable(card.id)) {
            EXPECT_LE(label(scene, "use " + word_of(card.id)).size(), most) << name_of(card.id);
        }
}

TEST(FineSandSentences, a_card_whose_name_is_a_phrase_is_quoted) {
    Scene scene = fable("f6_build_free").acting(3).cards("hand f6_build_free castle_1 castle_2 coin_2 coin_2");
    scene.play("ring red");
    EXPECT_EQ(line(scene), "Build a card (1 build left), or end Step 2.");
    EXPECT_EQ(label(scene, "build f6_build_free"), "Build \"Build for free\" for 5 coins");
    EXPECT_EQ(label(scene, "build castle_1"), "Build Castle 1 for 1 coin");
    EXPECT_EQ(label(scene, "offload f6_build_free"), "Off-load \"Build for free\"");
    scene.play("build f6_build_free");
    EXPECT_THAT(told(scene, Seat(0)), testing::Contains("Ann builds \"Build for free\" for 5 coins."));

    Scene free = fable("f6_build_free").acting(3).cards("hand castle_1 | built f6_build_free").play("ring red");
    free.play("use f6_build_free");
    EXPECT_EQ(label(free, "build castle_1 with f6_build_free"), "Build Castle 1 for nothing");
    free.play("build castle_1 with f6_build_free");
    EXPECT_THAT(told(free, Seat(0)), testing::Contains("Ann builds Castle 1 for nothing with \"Build for free\"."));
}

TEST(FineSandSentences, the_end_of_a_turn_says_what_it_costs) {
    Scene scene = base().acting(3).cards("hand castle_1 castle_2 castle_2 coin_2 coin_2").play("ring red, end");
    EXPECT_EQ(label(scene, "end"), "Check the hand limit: discard 2 cards");
    EXPECT_THAT(line(scene), HasSubstr("discard 2 cards"));
    scene.play("end, discard castle_2, discard castle_2");
    EXPECT_EQ(scene.decision(), "limit") << "a last moment to take back";
    EXPECT_EQ(scene.revealed, Revealed::no);
    EXPECT_EQ(line(scene), "You keep 3 cards, your hand limit: end the turn.");
    EXPECT_EQ(label(scene, "done"), "End the turn");
    Scene few = base().acting(3).cards("hand castle_1").play("ring red, end");
    EXPECT_EQ(label(few, "end"), "End the turn");
}

TEST(FineSandSentences, timer_coins_are_counted_in_english) {
    Scene scene = solo().acting(13).cards("hand castle_1 castle_2 | stack castle_2");
    EXPECT_THAT(picture(scene), HasSubstr("1 coin\n"));
    const Prompt prompt = Game::prompt(scene.state, Seat(0));
    ASSERT_EQ(prompt.refused.size(), 1u);
    EXPECT_THAT(prompt.refused[0].reason, HasSubstr("Symbol card: 1 is left."));
    scene.play("ring red, end, end");
    EXPECT_THAT(told(scene, Seat(0)),
                testing::Contains("The last timer coin is gone: from now on you off-load a card every turn."));
}

TEST(FineSandSentences, people_are_called_by_their_names_and_never_by_a_colour) {
    const std::vector<std::string> people{"Ann", "Bob", "Cy", "Di"};
    const auto check = [](std::string text) {
        // Of cards "green" is the kind.
        if (const std::size_t at = text.find("green cards"); at != std::string::npos) text.erase(at, 5);
        for (const std::string_view colour : player_colours)
            for (const std::string& word : words(text)) {
                EXPECT_FALSE(capital(word).starts_with(capital(colour))) << text;
            }
    };
    for (const auto& setup : Game::setups()) {
        State state = Game::begin(setup, Seed::number(3)).value();
        Generator generator(Seed::number(4));
        Random random(generator);
        int named = 0;
        for (int i = 0; i < 200 && !Game::waiting(state).empty(); ++i) {
            const Seat seat = Game::waiting(state).front();
            const Prompt prompt = Game::prompt(state, seat, people);
            check(prompt.line);
            for (const Refusal& refusal : prompt.refused) check(refusal.reason);
            MoveList moves;
            Game::moves(state, seat, moves);
            for (const Move move : moves) check(Game::label(state, seat, move, people).text());
            std::vector<Event> events;
            const auto choice = random.below(static_cast<std::uint32_t>(moves.size()));
            Game::play(state, seat, moves[choice], Events<Event>(&events));
            for (const Event& event : events) {
                const std::string text = Game::event_text(event, people);
                check(text);
                named += text.find(people[seat.index()]) != std::string::npos;
            }
            if (i % 50 > 0) continue;
            const Picture table = Game::picture(Game::view(state, seat), seat, people);
            for (const auto& pieces : table.lines())
                for (const Piece& piece : pieces) check(piece.text);
        }
        EXPECT_GT(named, 50);
        check(Game::ranking(state, people).verdict);
    }
    Scene scene = base(3);
    scene.state.phase = Phase::over;
    for (Player& player : scene.state.players) player.agenda.clear();
    EXPECT_EQ(Game::ranking(scene.state, people).verdict,
              "Ann, Bob and Cy share the victory with 30 unbuilt cards each.");
}

// ---- Solo: what loses a campaign is said before it does ----

// A solo game that comes to this total, with so many wooden coins; 19 is struck and row 1 is used.
Scene scored(int total, int coins) {
    Campaign campaign;
    campaign = after_swap(campaign, {Card::castle_3, Card::coin_3, Card::green_7}, false);
    campaign.sheet.push({.stack = 20, .coins = 5, .bonuses = {Bonus::minus_1}, .struck = 19});
    Scene scene = solo(campaign);
    std::string cards = "symbol castle_2 castle_2 castle_2 castle_2 castle_2 castle_1 coin_2 coin_2";  // 16
    constexpr std::array more{"coin_2", "green_6", "red_4", "blue_3", "purple_4", "castle_3", "castle_3"};
    if (total > 16) cards += " | hand";
    for (int i = 16; i < total; ++i) cards += std::string(" ") + more.at(static_cast<std::size_t>(i - 16));
    scene.cards(cards).coins(coins);
    scene.state.last_turn = true;
    scene.acting(5).play("ring red, end");
    while (scene.state.phase == Phase::acting) scene.play(scene.moves()[0]);
    return scene;
}

TEST(FineSandSentences, FS_104_the_bonus_says_what_would_lose_the_campaign) {
    Scene scene = scored(22, 5);
    ASSERT_EQ(scene.decision(), "solo_bonus");
    EXPECT_EQ(line(scene),
              "Your total is 22, and the highest free number is 20: use coin rows, or the campaign is lost.");
    EXPECT_EQ(label(scene, "bonus 2"), "Take 2 off: total 20, strikes 20");
    EXPECT_EQ(label(scene, "done"), "Lose the campaign: 22 is above 20");
    scene.play("bonus 2");
    EXPECT_EQ(scene.decision(), "solo_bonus") << "a last moment to take back";
    EXPECT_EQ(scene.revealed, Revealed::no);
    EXPECT_EQ(label(scene, "done"), "Strike 20");
    EXPECT_EQ(line(scene), "Your total is 20: strike 20.") << "no row is left";

    EXPECT_EQ(label(scored(23, 10), "bonus 2"), "Take 2 off: total 21, still above 20");

    Scene fine = scored(19, 5);
    EXPECT_EQ(line(fine),
              "Your total is 19: strike 20, the next free number, or use coin rows. Keep rows for later: a total above "
              "20 loses the campaign.");
    EXPECT_EQ(
        line(scored(18, 5)),
        "Your total is 18: strike 18, or use coin rows. Keep rows for later: a total above 20 loses the campaign.");
}

TEST(FineSandSentences, the_picture_shows_the_sheet_with_its_used_rows) {
    Scene scene = scored(18, 6);
    EXPECT_THAT(picture(scene), HasSubstr("Struck     19\n"));
    EXPECT_THAT(picture(scene), HasSubstr("Coin rows  -1 used, -2 ready, -3 has 1 of 5\n"));
    EXPECT_THAT(picture(scene), HasSubstr("Total      18, and above 20 the campaign is lost\n"));
}

}  // namespace
}  // namespace skerry::fine_sand
