// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli.h"
#include "cli/lookup.h"
#include "cli/text.h"
#include "kit/amount.h"
#include "kit/campaign.h"
#include "server/identity.h"

namespace skerry::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

std::vector<std::string> words(const std::string& line) { return words_of(line); }

Ran play(const std::string& options, const std::string& input) {
    return run_with(words("play skara-brae --seed 7 " + options), input);
}

// ---- Whole games ----

void expect_played_out(const Ran& ran) {
    EXPECT_EQ(ran.code, success) << ran.err;
    EXPECT_TRUE(ran.says("the end")) << ran.out.substr(ran.out.size() - 500);
    EXPECT_TRUE(ran.says("total"));
    EXPECT_EQ(count_of(ran.out, "The seed was 0700"), 1);
    EXPECT_EQ(ran.err, "");
}

TEST(Play, two_people_at_one_screen) {
    const Ran ran = play("--names Ann,Bob", ones(1000));
    expect_played_out(ran);
    EXPECT_TRUE(ran.says("Pass the screen to Bob."));  // special tiles are dealt in secret
    EXPECT_TRUE(ran.says("Ann: Take a card") || ran.says("Bob: Take a card"));
    EXPECT_TRUE(ran.says("Ann wins with") || ran.says("Bob wins with"));
}

TEST(Play, alone) {
    const Ran ran = play("--mode solo", ones(1000));
    expect_played_out(ran);
    EXPECT_TRUE(ran.says("Lost: ") || ran.says("Won"));
    EXPECT_FALSE(ran.says("Pass the screen"));
}

TEST(Play, against_bots) {
    const Ran ran = play("--bots random,random,random", ones(1000));
    expect_played_out(ran);
    EXPECT_TRUE(ran.says("Nip (crab, random)"));
    EXPECT_TRUE(ran.says("Sidley (crab, random)"));
    EXPECT_TRUE(ran.says("Nip takes "));  // what bots did is told
}

TEST(Play, against_a_character) {
    EXPECT_TRUE(play("--bots otto", "quit\n").says("Otto (otter, level 3)"));
    EXPECT_TRUE(play("--bots otto --names Otto", "quit\n").says("Otto, Runa (otter, level 3)"));
    EXPECT_TRUE(play("--bots greedy --names Ann,Ben", "quit\n").says("Ann, Ben (gull, greedy)"));
}

// What a selection shows as a line to type is accepted, for things that do not go together are no example.
TEST(Play, the_example_of_a_selection_can_be_typed) {
    const std::string start = "play fine-sand --players 2 --seed 4 --names Ann,Bob", shown = "Several in one line: ";
    int tried = 0;
    for (int n = 0; n < 80; ++n) {
        std::string out = run_with(words(start), ones(n)).out;
        std::replace(out.begin(), out.end(), '\n', ' ');
        const std::size_t at = out.rfind(shown);
        if (at == std::string::npos || out.find("> ", at) < out.rfind("> ")) continue;  // not of the last question
        const std::size_t from = at + shown.size();
        const std::string line = out.substr(from, out.find('.', from) - from);
        const Ran ran = run_with(words(start), ones(n) + line + "\n");
        EXPECT_THAT(ran.out, Not(HasSubstr("not one you can make now"))) << line;
        EXPECT_THAT(ran.out, Not(HasSubstr("does not fit"))) << line;
        ++tried;
    }
    EXPECT_GT(tried, 2);
}

TEST(Play, bots_among_themselves) { expect_played_out(play("--players 2 --bots random,random", "")); }

TEST(Play, concurrent_turns_let_people_choose_who_decides) {
    const Ran ran = play("--players 2 --option concurrent_turns=true --names Ann,Bob", "seat bob\n" + ones(1000));
    expect_played_out(ran);
    EXPECT_TRUE(ran.says("Also to decide now: Bob"));
    EXPECT_TRUE(ran.says("Bob: Choose the special tile"));
}

TEST(Play, with_forced_moves_too) {
    const Ran automatic = play("--mode solo", ones(1000));
    const Ran every = play("--mode solo --no-auto", ones(1000));
    expect_played_out(every);
    EXPECT_GE(count_of(every.out, "\n> "), count_of(automatic.out, "\n> "));
}

TEST(Play, fits_eighty_columns_without_colour_where_piped) {
    const Ran ran = play("--bots greedy,greedy,greedy", ones(40));
    EXPECT_THAT(ran.out, Not(HasSubstr("\033")));
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(columns(line), 80u) << line;
        EXPECT_FALSE(line.ends_with(' ') && line != "> ") << "'" << line << "'";
    }
}

TEST(Play, paints_where_colour_is_wanted) {
    std::istringstream in("quit\n");
    std::ostringstream out, err;
    Streams streams{.in = in, .out = out, .err = err, .colour = true};
    EXPECT_EQ(run(words("play skara-brae"), streams), success);
    EXPECT_THAT(out.str(), HasSubstr("\033[1m"));
}

// ---- What can be typed ----

// Alone, special tile chosen: a card is to be taken.
TEST(Play, moves_by_number_text_beginning_and_several_at_once) {
    const std::string start = "play skara-brae --seed 7 --mode solo_eight --option special=build";
    const Ran first = run_with(words(start), "1\nlog\n");
    const std::size_t at = first.out.find("  take ") + 2;
    const std::string card = first.out.substr(at, first.out.find(' ', at + 5) - at);
    const auto told = [](const Ran& ran) { return ran.out.substr(ran.out.rfind("Purple takes")); };
    EXPECT_EQ(told(run_with(words(start), card + "\nlog\n")), told(first));
    EXPECT_EQ(told(run_with(words(start), lower(card) + "\nlog\n")), told(first));
    EXPECT_TRUE(run_with(words(start), "take\n").says("can mean several moves"));
    EXPECT_TRUE(run_with(words(start), card + ", take VR99\n").says("VR99"));
    EXPECT_FALSE(run_with(words(start), card + ", take VR99\nlog\n").says("Purple takes"));  // all or nothing
    EXPECT_TRUE(run_with(words(start), "1, 1\n").says("Type a number alone"));
}

TEST(Play, wrong_input_gets_a_sentence_and_nothing_is_lost) {
    const Ran ran = play("--mode solo",
                         "99\n0\nfly to the moon\nkeep\nkeep nothing\nhelp unicorns\nwhy unicorns\nseat 2\n"
                         "save\nundo\n\x01\xff\n,\n123456789\n1\n");
    EXPECT_EQ(ran.code, success);
    EXPECT_TRUE(ran.says("The moves are numbered 1 to 2."));
    EXPECT_TRUE(ran.says("\"fly to the moon\" is not a move of this game."));
    EXPECT_TRUE(ran.says("\"keep\" can mean several moves"));
    EXPECT_EQ(count_of(ran.out, "There is nothing called \"unicorns\" here."), 2);
    EXPECT_TRUE(ran.says("Nobody else has anything to decide now."));
    EXPECT_TRUE(ran.says("Save to which file? save FILE."));
    EXPECT_TRUE(ran.says("There is nothing to take back."));
    EXPECT_TRUE(ran.says("has the special tile"));  // the last line was a move
    EXPECT_TRUE(ran.says("it was not saved"));
}

// Solo_eight begins with a draft; the first worker decision follows whatever the card brings.
const std::string solo = "play skara-brae --seed 11 --mode solo_eight --option special=build";

std::string until_worker() {
    std::string input;
    for (int i = 0; i < 8; ++i) {
        const Ran ran = run_with(words(solo), input);
        if (ran.says("Place a worker")) return input;
        input += "1\n";
    }
    ADD_FAILURE() << "no worker to place";
    return input;
}

TEST(Play, why_says_what_cannot_be_done) {
    const std::string before = until_worker();
    const Ran all = run_with(words(solo), before + "why\n");
    EXPECT_TRUE(all.says("Craft: ")) << all.out;
    EXPECT_TRUE(run_with(words(solo), before + "why craft\n").says("> why craft\nCraft: "));
    EXPECT_TRUE(run_with(words(solo), before + "why CRA\n").says("Craft: "));
    EXPECT_TRUE(run_with(words(solo), before + "why tile:craft\n").says("Craft: "));
    EXPECT_TRUE(run_with(words(solo), before + "why gather fields\n").says("Gather Fields can be chosen now: place"));
    EXPECT_TRUE(run_with(words(solo), before + "why boar\n").says("not what this decision is about"));
    const Ran refused_move = run_with(words(solo), before + "place craft\n");
    EXPECT_TRUE(
        refused_move.says("> place craft\n\"place craft\" is not possible: You do not have both banner resources "
                          "of any\nunflipped tile.\n"))  // once
        << refused_move.out;
}

TEST(Play, help_explains_things) {
    const Ran ran = play("", "help\nhelp spin wool\nhelp midden\nhelp s05\nhelp e\n");
    EXPECT_TRUE(ran.says("undo, undo turn"));
    EXPECT_TRUE(ran.says("Spin Wool: "));
    EXPECT_TRUE(ran.says("midden: Waste"));
    EXPECT_TRUE(ran.says(" S05: "));
    EXPECT_TRUE(ran.says("Explore: "));
}

// What is no thing by itself is found where the rules speak of it, and of equal names each is listed once.
TEST(Play, help_finds_what_the_rules_speak_of) {
    const Ran skara = play("", "help roofs\nhelp knives\nhelp feeding\nhelp unicorns\n");
    EXPECT_TRUE(skara.says("Roofs: A roof spares a settler the food")) << skara.out;
    EXPECT_TRUE(skara.says("Skaill knives: Add any number"));
    EXPECT_TRUE(skara.says("There is nothing called \"unicorns\" here."));
    const Ran tundra = run_with({"play", "tundra", "--seed", "3"}, "help advisors\nhelp glade\n");
    EXPECT_TRUE(tundra.says("> help advisors\nFree actions: ")) << tundra.out;
    EXPECT_EQ(count_of(tundra.out, "Firewood glade"), 1) << tundra.out;
}

TEST(Play, the_score_shows_nothing_that_others_hide) {
    const Ran ran = run_with(words("play tundra --seed 7 --mode personal_goals"), "score\n");
    EXPECT_THAT(ran.out, HasSubstr("personal goal            0+           0+"));
    EXPECT_THAT(ran.out, HasSubstr("total                    0+           0+"));
    EXPECT_THAT(ran.out, HasSubstr("+ There may be more that others can't know yet."));
}

TEST(Play, help_explains_the_rules) {
    for (const AnyGame* game : all_games()) {
        const Ran ran = run_with({"play", std::string(game->info().id)}, "help rules\nhelp turn\nh end\n");
        EXPECT_TRUE(ran.says("> help rules\nThe game in short: ")) << ran.out;
        EXPECT_TRUE(ran.says("> help turn\nA turn: ")) << ran.out;
        EXPECT_TRUE(ran.says("> h end\nThe end and the score: ")) << ran.out;
    }
    EXPECT_TRUE(run_with({"play", "snowcrest"}, "help rest\n").says("> help rest\nRest: "));
    EXPECT_TRUE(run_with({"play", "arctic-scavengers"}, "help gangs\n").says("> help gangs\nGangs: "));
    EXPECT_TRUE(run_with({"play", "tundra"}, "h\n").says("undo, undo turn"));
}

TEST(Play, nothing_is_wider_than_the_screen) {
    for (const std::string game : {"tundra", "snowcrest"}) {
        const Ran ran = run_with({"play", game, "--players", "3", "--seed", "4", "--names",
                                  "Annabella Montgomery,Bartholomew Atkinson,Clementine Hargreave"},
                                 "help\nhelp rules\nwhy\n" + ones(kit::amount(4000, 150)));
        EXPECT_TRUE(ran.says(" with ") || kit::amount(0, 1) == 1) << game << " did not end";
        std::istringstream lines(ran.out);
        for (std::string line; std::getline(lines, line);)
            EXPECT_LE(columns(line), Picture::width) << game << ": " << line;
    }
}

TEST(Play, table_moves_score_and_log_can_be_seen_again) {
    const Ran ran = play("", "log\ntable\nmoves\n\nscore\n" + ones(30) + "log\nlog all\n");
    EXPECT_TRUE(ran.says("Nothing has happened yet."));
    EXPECT_GE(count_of(ran.out, "Choose the special tile"), 4);
    EXPECT_TRUE(ran.says("total "));
    EXPECT_TRUE(ran.says("Round 1 begins."));
    EXPECT_TRUE(ran.says("entries; log all shows them all."));
}

TEST(Play, undo_takes_back_up_to_what_was_revealed) {
    const std::string before = until_worker();
    const Ran ran = run_with(words(solo), before + "place gather_fields\nundo\nundo\nundo turn\nundo\n");
    EXPECT_TRUE(ran.says("> undo\n\n-- ")) << ran.out;
    EXPECT_GE(count_of(ran.out, "Taken back."), 2);
    EXPECT_TRUE(ran.says("There is nothing to take back.") || ran.says("revealed something")) << ran.out;
    // Taking back and doing it again is the same game.
    const Ran plain = run_with(words(solo), before + "place gather_fields\nlog\n");
    const Ran again = run_with(words(solo), before + "place gather_fields\nundo\nplace gather_fields\nlog\n");
    EXPECT_EQ(plain.out.substr(plain.out.rfind("> log")), again.out.substr(again.out.rfind("> log")));
    EXPECT_TRUE(play("--bots greedy", "1\nundo\n").says("Kit has moved since."));
}

TEST(Play, a_forced_last_move_waits_while_there_is_something_to_take_back) {
    const Ran ran = play("--mode solo", ones(1000));
    EXPECT_TRUE(ran.says("Enter continues, undo takes the last choice back."));
}

// ---- Files ----

TEST(Play, saved_resumed_replayed) {
    const Scratch file("game.jsonl");
    const Ran saved = play("--bots greedy --names Ann,Robot", ones(30) + "save " + file.path() + "\nquit\n");
    EXPECT_TRUE(saved.says("Saved in " + file.path())) << saved.out.substr(saved.out.size() - 300);
    EXPECT_TRUE(saved.says("You left the game.\n"));

    const Ran verified = run_with({"replay", file.path(), "--verify"});
    EXPECT_EQ(verified.code, success) << verified.err;
    EXPECT_THAT(verified.out, HasSubstr("The record is sound: "));
    EXPECT_TRUE(run_with({"replay", file.path(), "--verify", "--json"}).says("\"sound\":true"));
    const std::string promised = seed_commitment(read_record(read_file(file.path()).value()).value().seed);
    EXPECT_EQ(run_with({"replay", file.path(), "--verify", "--commitment", promised}).code, 0);
    EXPECT_EQ(run_with({"replay", file.path(), "--verify", "--commitment", std::string(64, '0')}).code, 1);

    // The bot takes its seat again by itself, and the game goes on to its end.
    const Ran resumed = run_with({"play", "--resume", file.path()}, ones(1000));
    EXPECT_TRUE(resumed.says("Skara Brae: Ann, Robot (gull, greedy).")) << resumed.out.substr(0, 200);
    EXPECT_TRUE(resumed.says("Continued after "));
    EXPECT_TRUE(resumed.says("wins with"));
    EXPECT_EQ(run_with({"play", "skara-brae", "--resume", file.path()}, "quit\n").code, success);
    EXPECT_TRUE(run_with({"play", "--resume", file.path(), "--bots", "random"}, "quit\n").says("Robot (crab, random)"));

    // Saved again without a name: the same file, one move longer.
    const std::string before = file.read();
    EXPECT_TRUE(run_with({"play", "--resume", file.path()}, "1\nsave\nquit\n").says("Saved in"));
    EXPECT_GT(file.read().size(), before.size());
}

TEST(Play, a_campaign_is_saved_resumed_and_replayed_as_a_whole) {
    const Scratch file("campaign.jsonl");
    const std::string to_the_end = ones(4000);
    const Ran first =
        run_with(words("play fine-sand --mode fable --players 2 --bots random --seed 7 --names Ann,Robot"),
                 to_the_end + "save " + file.path() + "\nquit\n");
    EXPECT_EQ(first.code, success) << first.err;
    EXPECT_TRUE(first.says("Enter begins the next game")) << first.out.substr(first.out.size() - 500);
    EXPECT_TRUE(first.says("The campaign is saved in " + file.path()));

    // The next game begins from what the first one left, and is kept without being asked.
    const Ran second = run_with({"play", "--resume", file.path()}, to_the_end + "quit\n");
    EXPECT_TRUE(second.says("Ann, Robot (crab, random)")) << second.out.substr(0, 300);
    EXPECT_TRUE(second.says("The campaign is saved in"));
    const auto games = read_campaign(file.read());
    ASSERT_TRUE(games) << games.sentence();
    EXPECT_EQ(games.value().size(), 2u);
    EXPECT_TRUE(run_with({"replay", file.path(), "--verify"}).says("The campaign is sound: 2 games, "));
    const Ran told = run_with({"replay", file.path()});
    EXPECT_TRUE(told.says("Game 1 of 2") && told.says("Game 2 of 2"));
    EXPECT_EQ(count_of(run_with({"replay", file.path(), "--json"}).out, "\n"), 2);

    // A game in the middle of the second is taken up there.
    EXPECT_TRUE(run_with({"play", "--resume", file.path()}, "1\n1\n1\nsave\nquit\n").says("Saved in"));
    EXPECT_TRUE(run_with({"play", "--resume", file.path()}, "quit\n").says("Continued after "));
    EXPECT_EQ(read_campaign(file.read()).value().size(), 3u);

    // Games that do not belong together are no campaign.
    Campaign mixed = read_campaign(file.read()).value();
    file.write(write(Campaign{mixed[0], mixed[0]}));
    EXPECT_THAT(run_with({"replay", file.path(), "--verify"}).err, HasSubstr("does not begin where the one before"));
}

// The campaign is completed by its last move; what it came to is kept for the next campaign.
TEST(Play, a_high_score_is_kept_and_shown) {
    const Scratch file("last_game.jsonl"), folder("data");
    file.write(write(Campaign{kit::almost_complete("Ann")}));
    const auto play = [&](std::vector<std::string> arguments, const std::string& input) {
        return run_with(arguments, input, folder.path() + "/skerry");
    };
    const Ran first = play({"play", "--resume", file.path()}, ones(1));
    EXPECT_TRUE(first.says("The campaign is complete: ")) << first.out;
    EXPECT_TRUE(first.says("That is a new high score."));
    EXPECT_FALSE(first.says("The high score is "));
    file.write(write(Campaign{kit::almost_complete("Bob")}));
    const Ran second = play({"play", "--resume", file.path()}, ones(1));
    EXPECT_EQ(count_of(second.out, "The high score is 5"), 2) << "before and after: " << second.out;
    EXPECT_TRUE(second.says(", by Ann."));
    EXPECT_FALSE(second.says("new high score"));
    EXPECT_TRUE(play(words("play fine-sand --mode solo"), "quit\n").says("The high score is 5"));
    EXPECT_FALSE(play(words("play fine-sand --mode fable --players 2"), "quit\n").says("high score"));
    EXPECT_FALSE(run_with(words("play fine-sand --mode solo"), "quit\n").says("high score")) << "kept nowhere";
    // A bot's campaign is nobody's high score.
    file.write(write(Campaign{kit::almost_complete("Robot")}));
    const Scratch other("other_data");
    EXPECT_FALSE(run_with({"play", "--resume", file.path(), "--bots", "greedy"}, "", other.path()).says("high score"));
}

TEST(Play, saving_leaves_other_files_alone) {
    const Scratch file("notes.txt");
    file.write("dear diary");
    EXPECT_TRUE(play("", "save " + file.path() + "\n").says("is left untouched"));
    EXPECT_EQ(file.read(), "dear diary");
    EXPECT_TRUE(play("", "save /nowhere/at/all\n1\n").says("Can't write /nowhere/at/all"));
}

TEST(Replay, tells_every_move) {
    const Scratch file("told.jsonl");
    play("--names Ann,Bob", ones(25) + "save " + file.path() + "\n");
    const Ran told = run_with({"replay", file.path()});
    EXPECT_EQ(told.code, success) << told.err;
    EXPECT_TRUE(told.says("   1  Ann: keep "));
    EXPECT_TRUE(told.says("total"));
    EXPECT_TRUE(told.says("The game is not over."));

    const Ran bob = run_with({"replay", file.path(), "--eyes", "bob"});
    EXPECT_FALSE(bob.says("Ann: keep "));
    EXPECT_TRUE(bob.says("Bob: keep "));
    EXPECT_EQ(run_with({"replay", file.path(), "--eyes", "1"}).out, bob.out);
    EXPECT_FALSE(run_with({"replay", file.path(), "--eyes", "none"}).says(": keep "));
    EXPECT_EQ(run_with({"replay", file.path(), "--eyes", "carol"}).code, refused);

    const Ran all = run_with({"replay", file.path(), "--json"});
    EXPECT_TRUE(all.says("\"seed\"") && all.says("\"move\":\"keep "));
    const Ran none = run_with({"replay", file.path(), "--json", "--eyes", "none"});
    EXPECT_FALSE(none.says("\"seed\"") || none.says("\"move\":\"keep "));

    const Ran steps = run_with({"replay", file.path(), "--step"}, "\n\nquit\n");
    EXPECT_EQ(count_of(steps.out, "Enter for the next move"), 3);
    EXPECT_GE(count_of(steps.out, "-- Skara Brae"), 3);
}

TEST(Replay, an_older_version_says_so_and_shows_what_it_kept) {
    const Scratch file("older.jsonl");
    play("--names Ann,Bob", ones(25) + "save " + file.path() + "\n");
    Record record = read_record(file.read()).value();
    const std::string sentence = "This game was played by version 0 of the rules of Skara Brae; this is version";
    ASSERT_FALSE(record.picture.empty());
    record.rules = 0;

    // All its moves are still moves.
    file.write(write(record));
    const Ran same = run_with({"replay", file.path()});
    EXPECT_EQ(same.code, success) << same.err;
    EXPECT_TRUE(same.says(sentence));
    EXPECT_TRUE(same.says("lead to the same"));
    EXPECT_TRUE(same.says("The game is not over."));
    const Ran sound = run_with({"replay", file.path(), "--verify"});
    EXPECT_TRUE(sound.says(sentence) && sound.says("The record is sound")) << sound.out << sound.err;
    const Ran resumed = run_with({"play", "--resume", file.path()}, "1\n");
    EXPECT_EQ(resumed.code, refused);
    EXPECT_THAT(resumed.err, HasSubstr(sentence));
    EXPECT_THAT(resumed.err, HasSubstr("It can't be continued"));

    // One is not.
    record.moves[6].text = "dance";
    file.write(write(record));
    const Ran told = run_with({"replay", file.path()});
    EXPECT_EQ(told.code, success) << told.err;
    EXPECT_TRUE(told.says(sentence));
    EXPECT_TRUE(told.says("Players: Ann, Bob."));
    EXPECT_TRUE(told.says("replay it up to move 6 of ")) << told.out;
    EXPECT_TRUE(told.says("Line 8: "));
    EXPECT_TRUE(told.says(": dance"));
    for (const RecordedMove& move : std::span(record.moves).subspan(6))
        EXPECT_TRUE(move.log.empty() || told.says(move.log.front().substr(0, 10))) << move.log.front();
    EXPECT_TRUE(told.says("The last position, as saved in the record:\n\n" + record.picture));
    const Ran nobody = run_with({"replay", file.path(), "--eyes", "none"});
    EXPECT_FALSE(nobody.says("dance\n") || nobody.says(record.picture));
    const Ran json = run_with({"replay", file.path(), "--json"});
    EXPECT_TRUE(json.says(sentence) && json.says("\"replayed\":6") && json.says("\"last\":" + record.last)) << json.out;
    for (const std::vector<std::string>& command : {std::vector<std::string>{"replay", file.path(), "--verify"},
                                                    {"analyse", file.path()},
                                                    {"play", "--resume", file.path()}}) {
        const Ran ran = run_with(command, "1\n");
        EXPECT_EQ(ran.code, refused);
        EXPECT_THAT(ran.err, HasSubstr(sentence));
    }

    // Written by hand, with seats and a setup that these rules do not have.
    record.setup = R"({"mode":"blindfold"})";
    record.moves[0].seat = Seat(4);
    record.last.clear();
    file.write(write(record));
    const Ran odd = run_with({"replay", file.path()});
    EXPECT_EQ(odd.code, success) << odd.err;
    EXPECT_TRUE(odd.says("do not know its setup") && odd.says("Seat 4") && odd.says("has no last position")) << odd.out;
    EXPECT_EQ(run_with({"replay", file.path(), "--json"}).code, success);
}

TEST(Replay, damaged_files_are_refused_with_the_line) {
    const Scratch file("damaged.jsonl");
    play("--names Ann,Bob", ones(25) + "save " + file.path() + "\n");
    const std::string good = file.read();
    const auto expect = [&](const std::string& text, const std::string& why) {
        file.write(text);
        for (const std::vector<std::string>& command : {std::vector<std::string>{"replay", file.path()},
                                                        {"replay", file.path(), "--verify"},
                                                        {"play", "--resume", file.path()}}) {
            const Ran ran = run_with(command, "1\n");
            EXPECT_EQ(ran.code, refused);
            EXPECT_THAT(ran.err, HasSubstr(why));
            EXPECT_EQ(ran.out, "");
        }
    };
    expect("", "Line 1");
    expect("hello\n", "Line 1: this is not a Skerry record.");
    expect(good.substr(0, good.size() / 2), "Line ");
    expect(good.substr(0, good.rfind("{\"end\"")), "truncated");
    std::string other = good;
    other.replace(other.find("\"move\":\"keep "), 13, "\"move\":\"take ");
    expect(other, "Line 2");
    other = good;
    const std::size_t hash = other.find("\"hash\":\"") + 8;
    other[hash] = other[hash] == '0' ? '1' : '0';
    expect(other, "lead to the position");
    expect(good + "more\n", "after the last line");
}

// ---- Pieces ----

TEST(LookUp, is_forgiving) {
    const std::vector<Entry> glossary{{{"tile:trade"}, "Trade", ""},
                                      {{"track:trade"}, "Trade track", ""},
                                      {{"tile:gather_shore"}, "Gather Shore", ""},
                                      {{"tile:gather_hills"}, "Gather Hills", ""},
                                      {{"resource:shell"}, "shell", ""}};
    const auto ids = [&](std::string_view wanted) {
        std::string text;
        for (const Entry* entry : look_up(glossary, wanted)) text += entry->thing.id + " ";
        return text;
    };
    EXPECT_EQ(ids("trade"), "tile:trade track:trade ");
    EXPECT_EQ(ids("tile:trade"), "tile:trade ");
    EXPECT_EQ(ids("Trade Track"), "track:trade ");
    EXPECT_EQ(ids("gather"), "tile:gather_shore tile:gather_hills ");
    EXPECT_EQ(ids("gather_shore"), "tile:gather_shore ");
    EXPECT_EQ(ids("ga sh"), "tile:gather_shore ");
    EXPECT_EQ(ids("hore"), "tile:gather_shore ");
    EXPECT_EQ(ids("shells"), "resource:shell ");
    EXPECT_EQ(ids("moon"), "");
    EXPECT_EQ(ids(" :_ "), "");
}

TEST(Text, wraps_cuts_and_joins) {
    EXPECT_EQ(cut("a long sentence", 10), "a long...");
    EXPECT_EQ(cut("short", 10), "short");
    EXPECT_EQ(wrapped(std::string(50, 'a') + " " + std::string(50, 'b'), 2),
              std::string(50, 'a') + "\n  " + std::string(50, 'b'));
    const std::vector<std::string> told{"Ann takes a card.", "Ann gains 2 wool.", "Bob passes.", "Set 1: A.",
                                        "Set 1: B."};
    const std::vector<std::string> names{"Ann", "Bob"};
    EXPECT_THAT(joined(told, names),
                testing::ElementsAre("Ann takes a card, gains 2 wool.", "Bob passes.", "Set 1: A, B."));
}

TEST(Programs, take_a_seat) {
    const std::string bot = "cmd:python3 " SKERRY_TEST_DATA "/../docs/examples/bot.py 2>/dev/null";
    const Ran ran = run_with({"play", "skara-brae", "--bots", bot, "--seed", "5", "--timeout", "60"}, ones(400));
    EXPECT_EQ(ran.code, success) << ran.err;
    EXPECT_TRUE(ran.says("(the program python3")) << ran.out;
    EXPECT_TRUE(ran.says("The seed was")) << ran.out;
    EXPECT_FALSE(ran.says("A greedy bot plays for")) << ran.out;
}

TEST(Programs, that_fail_are_replaced) {
    const Ran ran = run_with({"play", "skara-brae", "--bots", "cmd:exit 7", "--seed", "5"}, ones(400));
    EXPECT_EQ(count_of(ran.out, "A greedy bot plays for Blue now"), 1) << ran.out;
    EXPECT_TRUE(ran.says("The program \"exit 7\" ended (exit code 7).")) << ran.out;
    EXPECT_TRUE(ran.says("The seed was")) << ran.out;
}

TEST(Programs, are_not_started_by_files) {
    const Scratch file("program");
    const Ran saved = run_with({"play", "skara-brae", "--bots", "cmd:exit 7"}, "1\nsave " + file.path() + "\nquit\n");
    EXPECT_THAT(file.read(), testing::HasSubstr("cmd:exit 7")) << saved.out;
    const Ran refused = run_with({"play", "--resume", file.path()});
    EXPECT_EQ(refused.code, skerry::cli::refused);
    EXPECT_THAT(refused.err, testing::HasSubstr("give --bots again"));
    EXPECT_TRUE(run_with({"play", "--resume", file.path(), "--bots", "greedy"}, "quit\n").says("Continued after"));
}

}  // namespace
}  // namespace skerry::cli
