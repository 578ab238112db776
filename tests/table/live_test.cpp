// SPDX-License-Identifier: Apache-2.0
#include "table/live.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/describe.h"
#include "table/film.h"
#include "table/text.h"

namespace skerry {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const Present nobody = [](const std::string&) { return false; };

Chair person(const std::string& user) {
    return {.kind = ChairKind::person,
            .user = user,
            .name = std::string(1, static_cast<char>(user[0] - 32)) + user.substr(1)};
}
Chair bot() { return {.kind = ChairKind::bot, .bot = "random"}; }

Plan plan(std::vector<Chair> chairs, std::uint64_t seed = 1) {
    const std::size_t players = chairs.size();
    return {.game = "skara-brae",
            .setup = players == 1 ? R"({"mode":"solo","players":1})"
                                  : R"({"mode":"multi","players":)" + std::to_string(players) + "}",
            .seed = Seed::number(seed).text(),
            .host = "ann",
            .chairs = std::move(chairs)};
}

LiveTable made(const Plan& wish, Time at = 0) {
    const auto deed = LiveTable::make(wish, at);
    EXPECT_TRUE(deed) << deed.sentence();
    return LiveTable::load("t", std::vector{deed.value()}).value();
}

// Carries out what was decided; the sentence where it was refused.
std::string does(LiveTable& table, const LiveTable::Deeds& deeds) {
    if (!deeds) return deeds.sentence();
    for (const Deed& deed : deeds.value())
        if (const auto ok = table.apply(deed); !ok) return "broken: " + ok.sentence();
    return "";
}

std::string user_of(const LiveTable& table, Seat seat) { return table.chairs()[seat.index()].user; }
std::string some_move(const LiveTable& table, Seat seat) {
    const AnyGame& game = table.table()->game();
    return game.move_text(game.moves(table.table()->position(), seat)[0]);
}
std::string plays_first(LiveTable& table, Seat seat, Time at) {
    return does(table, table.play(user_of(table, seat), seat, table.seq(), some_move(table, seat), "k", at));
}

TEST(LiveTable, begins_when_no_seat_is_open) {
    LiveTable table = made(plan({person("ann"), {}, bot()}));
    EXPECT_EQ(table.state(), TableState::open);
    EXPECT_EQ(table.card().chairs[2].name, "Nip");
    EXPECT_THAT(table.message({"ann", {}}, 0, true, 0, nobody), HasSubstr(R"("view":null)"));
    EXPECT_EQ(does(table, table.join("ann", "Ann", {}, 1)), "You already have a seat at this table.");
    EXPECT_EQ(does(table, table.join("bob", "Bob", Seat(2), 1)), "This seat is taken.");
    EXPECT_EQ(does(table, table.play("ann", Seat(0), 0, "x", "", 1)), "The game has not begun: a seat is still open.");
    EXPECT_EQ(does(table, table.join("bob", "Ann", Seat(1), 1)), "");
    EXPECT_EQ(table.state(), TableState::playing);
    EXPECT_EQ(table.card().chairs[1].name, "Ann 2") << "so that the log can be read";
    EXPECT_EQ(does(table, table.join("eve", "Eve", {}, 1)), "This game has already begun.");
}

TEST(LiveTable, refuses_plans_that_cannot_be) {
    EXPECT_FALSE(LiveTable::make(plan({bot(), bot()}), 0));
    Plan wrong = plan({person("ann"), bot()});
    wrong.setup = R"({"mode":"multi","players":3})";
    EXPECT_THAT(LiveTable::make(wrong, 0).sentence(), HasSubstr("for 3 players, and 2 seats are given"));
    wrong = plan({person("ann"), {.kind = ChairKind::bot, .bot = "deep thought"}});
    EXPECT_THAT(LiveTable::make(wrong, 0).sentence(), HasSubstr("no bot called"));
    wrong = plan({person("ann")});
    wrong.clock.seconds = -1;
    EXPECT_FALSE(LiveTable::make(wrong, 0));
    EXPECT_FALSE(LiveTable::load("t", std::vector<Deed>{}));
    EXPECT_FALSE(LiveTable::load("t", std::vector{Deed{.kind = DeedKind::made, .text = "{}"}}));
}

TEST(LiveTable, before_the_game_people_come_and_go_and_the_host_fills_seats) {
    LiveTable table = made(plan({person("ann"), {}, {}}));
    EXPECT_EQ(does(table, table.join("bob", "Bob", {}, 1)), "");
    EXPECT_EQ(does(table, table.leave("bob", 2)), "");
    EXPECT_TRUE(table.seats_of("bob").empty());
    EXPECT_EQ(does(table, table.lend("bob", Seat(1), "random", 3)), "Only the host can do that.");
    EXPECT_EQ(does(table, table.lend("ann", Seat(1), "random", 3)), "");
    EXPECT_EQ(does(table, table.lend("ann", Seat(1), "", 3)), "") << "and opens it again";
    EXPECT_EQ(table.chairs()[1].kind, ChairKind::open);
    EXPECT_EQ(does(table, table.leave("ann", 4)), "");
    EXPECT_EQ(table.state(), TableState::over) << "nobody is left";
    EXPECT_FALSE(table.record());
}

TEST(LiveTable, seats_are_lent_and_taken_back) {
    LiveTable table = made(plan({person("ann"), person("bob")}));
    EXPECT_EQ(does(table, table.lend("bob", Seat(0), "random", 1)), "This is not your seat.");
    EXPECT_EQ(does(table, table.lend("ann", Seat(0), "random", 1)), "");
    EXPECT_EQ(plays_first(table, Seat(0), 2), "A bot plays for this seat; take it back first.");
    ASSERT_EQ(table.bot_to_move(), Seat(0)) << "where turns overlap, nobody waits for anybody";
    EXPECT_TRUE(table.bot_decides(Seat(0)));
    EXPECT_FALSE(table.bot_decides(Seat(1)));
    const Move move = table.table()->game().moves(table.table()->position(), Seat(0))[0];
    EXPECT_EQ(does(table, table.play_bot(Seat(0), move, 3)), "");
    EXPECT_EQ(does(table, table.lend("ann", Seat(0), "", 4)), "");
    EXPECT_EQ(does(table, table.lend("ann", Seat(0), "", 4)), "This seat is already yours.");
}

TEST(LiveTable, concession_ends_a_game_of_two_and_a_bot_plays_on_in_a_larger_one) {
    LiveTable two = made(plan({person("ann"), person("bob")}));
    EXPECT_EQ(does(two, two.concede("bob", Seat(0), 1)), "This is not your seat.");
    EXPECT_EQ(does(two, two.concede("bob", Seat(1), 1)), "");
    EXPECT_EQ(two.state(), TableState::over);
    EXPECT_EQ(two.card().verdict, "Bob concedes. Ann wins.");
    EXPECT_TRUE(two.waiting().empty());
    ASSERT_TRUE(two.record());
    EXPECT_TRUE(verify(two.record().value()));

    LiveTable three = made(plan({person("ann"), person("bob"), person("eve")}));
    EXPECT_EQ(does(three, three.concede("bob", Seat(1), 1)), "");
    EXPECT_EQ(three.state(), TableState::playing);
    EXPECT_EQ(does(three, three.lend("bob", Seat(1), "", 2)), "This seat has conceded.");
    EXPECT_EQ(does(three, three.agree("ann", true, 3)), "");
    EXPECT_EQ(does(three, three.agree("ann", false, 3)), "");
    EXPECT_EQ(does(three, three.agree("eve", true, 3)), "");
    EXPECT_EQ(three.state(), TableState::playing);
    EXPECT_EQ(does(three, three.agree("ann", true, 3)), "") << "whoever conceded is not asked";
    EXPECT_EQ(three.card().verdict, "Ended by agreement.");
    EXPECT_EQ(does(three, three.rematched("other", 4)), "");
    EXPECT_EQ(does(three, three.rematched("third", 4)), "There is already a rematch.");
}

TEST(LiveTable, numbers_go_up_and_repetitions_are_known) {
    LiveTable table = made(plan({person("ann")}));
    const std::string move = some_move(table, Seat(0));
    EXPECT_EQ(does(table, table.play("ann", Seat(0), 7, move, "a", 1)), "The table has moved on; please look again.");
    EXPECT_EQ(does(table, table.play("ann", Seat(0), 0, move, "a", 1)), "");
    EXPECT_EQ(table.seq(), 1);
    EXPECT_EQ(table.repeated("ann", "a", 0), 1);
    EXPECT_EQ(table.repeated("ann", "a", 1), std::nullopt) << "the same name for another move";
    EXPECT_EQ(table.repeated("bob", "a", 0), std::nullopt);
    while (!table.table()->may_take_back(Seat(0))) ASSERT_EQ(plays_first(table, Seat(0), 2), "");
    const std::int64_t before = table.seq();
    EXPECT_EQ(does(table, table.undo("ann", Seat(0), before, true, "b", 3)), "");
    EXPECT_EQ(table.seq(), before + 1);
    EXPECT_EQ(table.repeated("ann", "b", before), before + 1);

    EXPECT_EQ(table.basis("ann", 7, "").value(), 7);
    EXPECT_EQ(table.basis("ann", 0, "b").value(), before + 1) << "sent right after b, before its answer came";
    EXPECT_EQ(table.basis("ann", 0, "c").sentence(), "The move before this one was not made.");
    EXPECT_FALSE(table.basis("bob", 0, "b"));

    Plan strict = plan({person("ann")});
    strict.undo = false;
    LiveTable firm = made(strict);
    while (!firm.table()->may_take_back(Seat(0))) ASSERT_EQ(plays_first(firm, Seat(0), 2), "");
    EXPECT_EQ(does(firm, firm.undo("ann", Seat(0), firm.seq(), false, "b", 3)), "Undo is off at this table.");
}

// Whoever says "look, and then the right thing" would learn what a refusal depends on.
TEST(LiveTable, nothing_follows_a_move_that_reveals) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        LiveTable table = made(plan({person("ann")}, seed));
        for (int i = 0; i < 60 && table.state() == TableState::playing; ++i) {
            const AnyGame& game = table.table()->game();
            const std::string first = some_move(table, Seat(0));
            Position next = table.table()->position();
            if (game.play(next, Seat(0), game.moves(next, Seat(0))[0]) == Revealed::yes &&
                game.waiting(next).has(Seat(0))) {
                const std::string second = game.move_text(game.moves(next, Seat(0))[0]);
                EXPECT_FALSE(table.play("ann", Seat(0), table.seq(), first + ", " + second, "", 1));
            }
            ASSERT_EQ(plays_first(table, Seat(0), i), "");
        }
    }
}

// Up to the first decision of a seat in which two things can be picked; the move that picks the first of them.
std::optional<std::string> comes_to_a_selection(LiveTable& table) {
    const AnyGame& game = table.table()->game();
    for (std::size_t i = 0; i < 300 && table.state() == TableState::playing; ++i) {
        const Seat seat = table.waiting().front();
        const Position& position = table.table()->position();
        const auto moves = game.moves(position, seat);
        for (const Move move : moves) {
            if (!game.prompt(position, seat).selection || move == done) continue;
            Position next = position;
            game.play(next, seat, move);
            if (game.waiting(next).has(seat) && game.prompt(next, seat).selection &&
                !game.prompt(next, seat).selection->picked.empty())
                return game.move_text(move);
        }
        const std::string text = game.move_text(moves[i * 7 % moves.size()]);
        if (!does(table, table.play(user_of(table, seat), seat, table.seq(), text, "k", 1)).empty()) break;
    }
    return std::nullopt;
}

TEST(LiveTable, picks_are_told_to_who_picks_and_can_be_put_back) {
    LiveTable table = made(plan({person("ann"), person("bob")}, 3));
    const auto pick = comes_to_a_selection(table);
    ASSERT_TRUE(pick);
    const Seat seat = table.waiting().front();
    const Viewer picker{user_of(table, seat), {}}, other{user_of(table, Seat(1 - seat.index())), {}};
    const auto told = [&](const Viewer& viewer) {
        return json::parse(table.message(viewer, table.seq(), false, 0, nobody)).value();
    };
    const json::Value before = told(picker), before_other = told(other);
    EXPECT_TRUE(before.at("decisions").at(0).at("selection").at("picked").as_array().empty());

    ASSERT_EQ(does(table, table.play(picker.user, seat, table.seq(), *pick, "a", 1)), "");
    const json::Value after = told(picker);
    EXPECT_TRUE(after.at("happened").as_array().empty()) << "nothing happens before the end";
    EXPECT_EQ(told(other).at("view"), before_other.at("view"));
    const auto& picked = after.at("decisions").at(0).at("selection").at("picked").as_array();
    ASSERT_EQ(picked.size(), 1u);
    EXPECT_EQ(picked[0].at("text").as_string(), *pick);
    EXPECT_FALSE(picked[0].at("touches").as_array().empty());

    const std::string back(picked[0].at("back").as_string());
    ASSERT_EQ(does(table, table.play(picker.user, seat, table.seq(), back, "b", 1)), "");
    EXPECT_EQ(told(picker).at("decisions"), before.at("decisions"));
}

TEST(LiveTable, live_clocks_count_while_a_seat_decides) {
    Plan timed = plan({person("ann"), person("bob")});
    timed.clock = {.seconds = 60, .add = 5};
    LiveTable table = made(timed, 1'000);
    EXPECT_EQ(table.deadline(), 61'000);
    EXPECT_EQ(plays_first(table, Seat(0), 11'000), "");
    EXPECT_THAT(table.message({}, 0, false, 21'000, nobody),
                HasSubstr(R"({"seat":0,"seconds":55.000,"running":false},{"seat":1,"seconds":40.000,"running":true})"));
    EXPECT_TRUE(table.tick(60'999).value().empty());
    EXPECT_EQ(table.tick(61'000).value().size(), 1u);
    table.resume(1'000'000);  // the server was away
    EXPECT_TRUE(table.tick(1'049'000).value().empty());
    EXPECT_EQ(does(table, table.tick(1'050'000)), "");
    EXPECT_EQ(table.card().verdict, "Bob has no time left. Ann wins.");
}

TEST(LiveTable, everybody_sees_one_score_of_a_game_ended_by_the_clock) {
    Plan timed = plan({person("ann"), person("bob")});
    timed.game = "snowcrest";
    timed.setup = R"({"mode":"full","players":2})";
    timed.clock = {.seconds = 600};
    LiveTable table = made(timed, 0);
    for (int i = 0; i < 30; ++i) ASSERT_EQ(plays_first(table, table.waiting().front(), 1'000), "");
    const auto score = [&](const std::string& user) {
        const auto message = json::parse(table.message({user, {}}, 0, false, 1'000, nobody));
        return boost::json::serialize(message.value().at("ranking"));
    };
    const std::string seen = score("eve");
    EXPECT_THAT(seen, HasSubstr(R"("hidden":["majorities"])"));
    EXPECT_EQ(score("ann"), seen);
    EXPECT_EQ(score("bob"), seen);
    ASSERT_EQ(does(table, table.tick(10'000'000)), "");
    ASSERT_EQ(table.state(), TableState::over);
    EXPECT_EQ(score("eve"), seen) << "what was secret stays out of the count";
    EXPECT_EQ(score("ann"), seen);
    EXPECT_EQ(score("bob"), seen);
}

TEST(LiveTable, slow_clocks_are_for_one_decision) {
    Plan timed = plan({person("ann"), person("bob")});
    timed.pace = Pace::slow;
    timed.clock = {.seconds = 86'400};
    LiveTable table = made(timed, 0);
    EXPECT_EQ(plays_first(table, Seat(0), 50'000'000), "");
    table.resume(80'000'000);
    EXPECT_EQ(table.deadline(), 86'400'000) << "days count wherever the server is";
    EXPECT_EQ(does(table, table.tick(86'400'000)), "");
    EXPECT_TRUE(table.chairs()[1].lent) << "a bot takes over, and may be thanked and sent away";
    EXPECT_EQ(does(table, table.lend("bob", Seat(1), "", 90'000'000)), "");
    EXPECT_EQ(table.deadline(), 90'000'000 + 86'400'000);
}

TEST(LiveTable, the_same_deeds_make_the_same_table) {
    Plan timed = plan({person("ann"), person("bob")});
    timed.clock = {.seconds = 600, .add = 3};
    std::vector<Deed> log{LiveTable::make(timed, 5).value()};
    LiveTable table = LiveTable::load("t", log).value();
    const auto keep = [&](LiveTable::Deeds deeds) {
        if (!deeds) return deeds.sentence();
        for (Deed& deed : deeds.value()) {
            if (const auto ok = table.apply(deed); !ok) return ok.sentence();
            table.write_out(deed);
            log.push_back(deed);
        }
        return std::string();
    };
    Generator generator(Seed::number(3));
    Random random(generator);
    for (int i = 0; i < 200 && table.state() == TableState::playing; ++i) {
        const Time at = 100 * i;
        const Seat seat = table.waiting().front();
        const auto moves = table.table()->game().moves(table.table()->position(), seat);
        const std::string move =
            table.table()->game().move_text(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        ASSERT_EQ(keep(table.play(user_of(table, seat), seat, table.seq(), move, std::to_string(i), at)), "");
        if (i % 7 == 0) (void)keep(table.undo(user_of(table, seat), seat, table.seq(), i % 2 == 0, "u", at));
        if (i % 11 == 0) {
            ASSERT_EQ(keep(table.say("ann", "Ann", "line \"" + std::to_string(i), at)), "");
        }
        if (i % 31 == 0) {
            ASSERT_EQ(keep(table.lend("bob", Seat(1), "random", at)), "");
        }
        if (i % 31 == 0) {
            ASSERT_EQ(keep(table.lend("bob", Seat(1), "", at)), "");
        }
        // Through text, as a store keeps it.
        if (i % 20 == 0) {
            std::vector<Deed> read;
            for (const Deed& deed : log) {
                Deed copy;
                ASSERT_TRUE(json::read(json::parse(json::text(deed)).value(), copy, {}));
                ASSERT_EQ(copy, deed);
                read.push_back(copy);
            }
            const LiveTable again = LiveTable::load("t", read).value();
            for (const char* user : {"ann", "bob", "eve"})
                ASSERT_EQ(again.message({user, {}}, 3, true, 99'999, nobody),
                          table.message({user, {}}, 3, true, 99'999, nobody));
            ASSERT_EQ(again.card(), table.card());
        }
    }
}

TEST(LiveTable, chat_is_checked_and_bounded) {
    LiveTable table = made(plan({person("ann")}));
    EXPECT_EQ(does(table, table.say("ann", "Ann", "  ", 1)), "The message is empty.");
    EXPECT_EQ(does(table, table.say("ann", "Ann", std::string(501, 'x'), 1)), "This is too long for the chat.");
    EXPECT_EQ(does(table, table.say("ann", "Ann", "a\x07", 1)), "This text contains a character that can't be shown.");
    for (int i = 0; i < 300; ++i) ASSERT_EQ(does(table, table.say("eve", "Eve", "line " + std::to_string(i), i)), "");
    const std::string all = table.chat_message(true);
    EXPECT_THAT(all, Not(HasSubstr("\"line 99\"")));
    EXPECT_THAT(all, HasSubstr("\"line 100\""));
    EXPECT_THAT(table.chat_message(false), HasSubstr("[{\"name\":\"Eve\",\"text\":\"line 299\""));
    EXPECT_EQ(table.seq(), 0);
}

TEST(LiveTable, bots_of_one_kind_have_different_names) {
    Plan wish = plan({bot(), person("ann"), bot(), {}});
    wish.chairs[1].name = "Nip";
    LiveTable table = made(wish);
    EXPECT_THAT(names_at(table.chairs()), testing::ElementsAre("Sidley", "Nip", "Scuttle")) << "a person goes first";
    EXPECT_EQ(does(table, table.lend("ann", Seat(3), "random", 1)), "");
    EXPECT_EQ(table.chairs()[3].name, "Tuck");
}

TEST(LiveTable, a_new_name_is_told_from_the_first_move_on) {
    LiveTable table = made(plan({person("ann"), bot()}));
    std::vector<Deed> deeds{LiveTable::make(plan({person("ann"), bot()}), 0).value()};
    const auto carry = [&](LiveTable::Deeds decided) {
        ASSERT_TRUE(decided) << decided.sentence();
        for (Deed& deed : decided.value()) {
            ASSERT_TRUE(table.apply(deed));
            table.write_out(deed);
            deeds.push_back(deed);
        }
    };
    for (int i = 0; i < 30; ++i) {
        const Seat seat = table.waiting().front();
        if (seat == Seat(0))
            carry(table.play("ann", seat, table.seq(), some_move(table, seat), std::to_string(i), i));
        else
            carry(table.play_bot(seat, table.table()->choices(seat)[0], i));
    }
    const Position before = table.table()->position();
    EXPECT_THAT(table.message({"ann", {}}, 0, true, 99, nobody), HasSubstr("Ann "));
    carry(table.rename("ann", "Ann", "Nip", 40));
    const std::string told = table.message({"ann", {}}, 0, true, 99, nobody);
    EXPECT_THAT(told, HasSubstr("Nip 2 ")) << "the bot is called Nip";
    EXPECT_THAT(told, Not(HasSubstr("Ann ")));
    EXPECT_EQ(table.table()->position(), before);
    EXPECT_EQ(LiveTable::load("t", deeds).value().message({"ann", {}}, 0, true, 99, nobody), told);
    EXPECT_TRUE(table.rename("ann", "Nip 2", "Nip", 41).value().empty());
    EXPECT_TRUE(table.rename("bob", "Bob", "Nip", 41).value().empty());
    // What was taken back stays so.
    if (table.table()->may_take_back(Seat(0))) carry(table.undo("ann", Seat(0), table.seq(), false, "", 42));
}

TEST(LiveTable, somebody_who_looks_on_does_not_speak_by_the_name_of_a_player) {
    LiveTable table = made(plan({person("ann"), person("bob")}));
    EXPECT_EQ(does(table, table.say("eve", "Ann", "It is me", 1)), "");
    EXPECT_EQ(does(table, table.say("ann", "Another", "It is not", 2)), "");
    EXPECT_EQ(does(table, table.say("cid", "Ann", "Nor this", 3)), "");
    EXPECT_EQ(does(table, table.say("eve", "Ann", "Still me", 4)), "");
    const std::string chat = table.chat_message(true);
    EXPECT_THAT(chat, HasSubstr(R"("name":"Ann 3","text":"Nor this")"));
    EXPECT_THAT(chat, HasSubstr(R"("name":"Ann 2","text":"Still me")"));
    EXPECT_THAT(chat, HasSubstr(R"("name":"Ann 2","text":"It is me")"));
    EXPECT_THAT(chat, HasSubstr(R"("name":"Ann","text":"It is not")"));
}

TEST(LiveTable, names_are_proper) {
    EXPECT_EQ(proper_name("  Ann   B  ").value(), "Ann B");
    EXPECT_TRUE(proper_name("Åsa Ωmega 愛"));
    EXPECT_FALSE(proper_name(""));
    EXPECT_FALSE(proper_name("a\nb"));
    EXPECT_FALSE(proper_name("\xc3"));
    EXPECT_FALSE(proper_name("\xc2\x85"));
    EXPECT_TRUE(proper_name(std::string(24, 'x')));
    EXPECT_FALSE(proper_name(std::string(25, 'x')));
}

// ---- Tables of other rules ----

// A table of two with its deeds, as they are kept.
struct Kept {
    LiveTable table;
    std::vector<Deed> deeds;
    std::optional<Snapshot> snapshot;
    TableCard card;
};

Kept kept_game(int moves) {
    const Deed first = LiveTable::make(plan({person("ann"), person("bob")}), 1).value();
    Kept kept{LiveTable::load("t", std::vector{first}).value(), {first}, {}, {}};
    for (int i = 0; i < moves; ++i) {
        const Seat seat = kept.table.waiting().front();
        auto deeds =
            kept.table.play(user_of(kept.table, seat), seat, kept.table.seq(), some_move(kept.table, seat), "", 2);
        for (Deed& deed : deeds.value()) {
            EXPECT_TRUE(kept.table.apply(deed));
            kept.table.write_out(deed);
            kept.deeds.push_back(deed);
        }
    }
    kept.snapshot = kept.table.snapshot();
    kept.card = kept.table.card();
    return kept;
}

// As if the rules had changed since.
void make_older(Kept& kept) {
    kept.deeds[0].text.replace(kept.deeds[0].text.find("\"rules\":"), 9, "\"rules\":0");
    kept.card.rules = 0;
}
// The rules of today do not know this move.
void stray(Kept& kept, std::size_t deed) { kept.deeds[deed].text = "dance"; }

const std::string sentence = "This game was played by version 0 of the rules of Skara Brae; this is version ";

TEST(OtherRules, a_table_that_strays_shows_its_log_and_what_was_kept) {
    Kept kept = kept_game(20);
    const std::string anns = kept.snapshot->pictures[0], bobs = kept.snapshot->pictures[1];
    ASSERT_NE(anns, bobs);
    make_older(kept);
    stray(kept, 3);
    LiveTable table = LiveTable::load("t", kept.deeds).value();
    table.remember(kept.snapshot, kept.card);
    EXPECT_THAT(table.note(), HasSubstr(sentence));
    EXPECT_EQ(table.state(), TableState::over);
    EXPECT_EQ(table.card().verdict, table.note());
    EXPECT_TRUE(table.card().waiting.empty());
    EXPECT_EQ(table.seq(), 20);
    EXPECT_FALSE(table.deadline());
    EXPECT_FALSE(table.bot_to_move());

    // Each sees what they saw, and no more.
    for (const std::string user : {"ann", "bob", "eve"}) {
        const Viewer viewer{user, {}};
        const std::string text = table.message(viewer, 0, true, 9, nobody);
        EXPECT_THAT(text, HasSubstr(sentence));
        EXPECT_THAT(text, HasSubstr("This is the table as it was left."));
        EXPECT_THAT(text, HasSubstr("\"view\":null"));
        EXPECT_EQ(text.find(json::quoted(anns)) != std::string::npos, user == "ann");
        EXPECT_EQ(text.find(json::quoted(bobs)) != std::string::npos, user == "bob");
        const std::string before = kept.table.message(viewer, 0, true, 9, nobody);
        const auto now = json::parse(text).value(), then = json::parse(before).value();
        const auto& log = now.get_object().at("happened").get_array();
        const auto& told = then.get_object().at("happened").get_array();
        ASSERT_EQ(log.size(), told.size()) << user;
        for (std::size_t i = 0; i < log.size(); ++i) {
            EXPECT_EQ(log[i].get_object().at("text"), told[i].get_object().at("text"));
            EXPECT_EQ(log[i].get_object().at("seq"), told[i].get_object().at("seq"));
        }
        EXPECT_THAT(text, Not(HasSubstr("dance")));
    }

    // Nothing goes on; people can talk and save.
    for (const auto& refused :
         {table.play("ann", Seat(0), 20, "x", "", 9), table.undo("ann", Seat(0), 20, false, "", 9),
          table.concede("ann", Seat(0), 9), table.agree("ann", true, 9), table.lend("ann", Seat(0), "random", 9),
          table.join("eve", "Eve", {}, 9)}) {
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.sentence(), table.note());
    }
    EXPECT_EQ(does(table, table.say("ann", "Ann", "What a pity", 9)), "");
    EXPECT_THAT(table.message({"bob", {}}, 0, true, 9, nobody), HasSubstr("What a pity"));
    const auto record = table.record();
    ASSERT_TRUE(record) << record.sentence();
    EXPECT_EQ(record.value().rules, 0);
    EXPECT_EQ(record.value().moves.size(), 20u);
    EXPECT_EQ(record.value().moves[2].text, "dance");
    EXPECT_EQ(record.value().last, kept.snapshot->position);
    EXPECT_EQ(record.value().hash, kept.table.table()->record().hash);
    EXPECT_TRUE(read_record(write(record.value())));

    const Film film = Film::develop(record.value()).value();
    const protocol::Replay shown = film.page(0, Seats::first(2));
    EXPECT_EQ(*shown.note, table.note() + " Today's rules can replay it up to move 2 of 20.");
    EXPECT_EQ(shown.frames.size(), 3u);
    EXPECT_EQ(shown.rest->size(), 18u);
    EXPECT_EQ(*shown.rest->front().move, "dance");
    EXPECT_EQ(shown.kept->after, 20);
    const std::string spectators = json::text(film.page(0, Seats::none()));
    EXPECT_THAT(spectators, Not(HasSubstr("dance")));
    EXPECT_THAT(spectators, Not(HasSubstr("\"kept\"")));
}

TEST(OtherRules, a_table_that_replays_is_shown_as_ever) {
    Kept kept = kept_game(20);
    make_older(kept);
    LiveTable table = LiveTable::load("t", kept.deeds).value();
    table.remember(kept.snapshot, kept.card);
    const std::string text = table.message({"ann", {}}, 0, true, 9, nobody);
    EXPECT_THAT(text, HasSubstr(sentence));
    EXPECT_THAT(text, HasSubstr("\"view\":" + table.table()->game().json(kept.table.table()->view(Seat(0)))));
    EXPECT_THAT(text, HasSubstr("\"decisions\":[]"));
    EXPECT_THAT(text, Not(HasSubstr("\"kept\"")));
    // Unless it comes to another position than the one it was left in.
    kept.snapshot->position = "{}";
    LiveTable other = LiveTable::load("t", kept.deeds).value();
    other.remember(kept.snapshot, kept.card);
    EXPECT_THAT(other.message({"ann", {}}, 0, true, 9, nobody), HasSubstr("\"kept\""));
}

TEST(OtherRules, without_a_snapshot_it_is_shown_as_far_as_it_goes) {
    Kept kept = kept_game(20);
    make_older(kept);
    stray(kept, 8);
    for (Deed& deed : kept.deeds) deed.told.clear();
    const Seat mover = kept.deeds[8].seat;
    const LiveTable table = LiveTable::load("t", kept.deeds).value();
    const std::string own = table.message({mover == Seat(0) ? "ann" : "bob", {}}, 0, true, 9, nobody);
    EXPECT_THAT(own, HasSubstr("This is the table after move 7 of 20"));
    EXPECT_THAT(own, HasSubstr(": dance"));
    const std::string others = table.message({mover == Seat(0) ? "bob" : "ann", {}}, 0, true, 9, nobody);
    EXPECT_THAT(others, Not(HasSubstr("dance")));
    EXPECT_THAT(others, HasSubstr(" moves.\""));
    ASSERT_TRUE(table.record());
    EXPECT_EQ(table.record().value().hash, "");

    // Not even the setup is known any more.
    Kept odd = kept_game(3);
    make_older(odd);
    odd.deeds[0].text.replace(odd.deeds[0].text.find("multi"), 5, "weird");
    const auto loaded = LiveTable::load("t", odd.deeds);
    ASSERT_TRUE(loaded) << loaded.sentence();
    EXPECT_THAT(loaded.value().message({"ann", {}}, 0, true, 9, nobody), HasSubstr("do not know its setup"));
    ASSERT_TRUE(loaded.value().record());
    EXPECT_EQ(loaded.value().record().value().moves.size(), 3u);
    const protocol::Replay shown = Film::develop(loaded.value().record().value()).value().page(0, Seats::first(2));
    EXPECT_TRUE(shown.frames.empty());
}

TEST(OtherRules, lists_say_that_it_is_over) {
    Kept kept = kept_game(2);
    EXPECT_EQ(as_of_today(kept.card), kept.card);
    make_older(kept);
    const TableCard shown = as_of_today(kept.card);
    EXPECT_EQ(shown.state, TableState::over);
    EXPECT_THAT(shown.verdict, HasSubstr(sentence));
    EXPECT_TRUE(shown.waiting.empty());
    EXPECT_EQ(as_of_today(shown), shown);
    TableCard won = kept.card;
    won.state = TableState::over;
    won.verdict = "Ann wins.";
    EXPECT_EQ(as_of_today(won).verdict, "Ann wins.");
    EXPECT_THAT(as_of_today(won).note, HasSubstr(sentence));
}

}  // namespace
}  // namespace skerry
