#include "table/live.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/describe.h"

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
    EXPECT_TRUE(deed) << deed.error();
    return LiveTable::load("t", std::vector{deed.value()}).value();
}

// Carries out what was decided; the sentence where it was refused.
std::string does(LiveTable& table, const LiveTable::Deeds& deeds) {
    if (!deeds) return deeds.error();
    for (const Deed& deed : deeds.value())
        if (const auto fine = table.apply(deed); !fine) return "broken: " + fine.error();
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

TEST(LiveTable, BeginsWhenNoSeatIsOpen) {
    LiveTable table = made(plan({person("ann"), {}, bot()}));
    EXPECT_EQ(table.state(), TableState::open);
    EXPECT_EQ(table.card().chairs[2].name, "Random");
    EXPECT_THAT(table.message({"ann", {}}, 0, true, 0, nobody), HasSubstr(R"("view":null)"));
    EXPECT_EQ(does(table, table.join("ann", "Ann", {}, 1)), "You have a seat at this table.");
    EXPECT_EQ(does(table, table.join("bob", "Bob", Seat(2), 1)), "This seat is taken.");
    EXPECT_EQ(does(table, table.play("ann", Seat(0), 0, "x", "", 1)), "The game has not begun: a seat is still open.");
    EXPECT_EQ(does(table, table.join("bob", "Ann", Seat(1), 1)), "");
    EXPECT_EQ(table.state(), TableState::playing);
    EXPECT_EQ(table.card().chairs[1].name, "Ann 2") << "so that the log can be read";
    EXPECT_EQ(does(table, table.join("eve", "Eve", {}, 1)), "This game has begun already.");
}

TEST(LiveTable, RefusesPlansThatCannotBe) {
    EXPECT_FALSE(LiveTable::make(plan({bot(), bot()}), 0));
    Plan wrong = plan({person("ann"), bot()});
    wrong.setup = R"({"mode":"multi","players":3})";
    EXPECT_THAT(LiveTable::make(wrong, 0).error(), HasSubstr("for 3 players, and 2 seats are given"));
    wrong = plan({person("ann"), {.kind = ChairKind::bot, .bot = "deep thought"}});
    EXPECT_THAT(LiveTable::make(wrong, 0).error(), HasSubstr("no bot called"));
    wrong = plan({person("ann")});
    wrong.clock.seconds = -1;
    EXPECT_FALSE(LiveTable::make(wrong, 0));
    EXPECT_FALSE(LiveTable::load("t", std::vector<Deed>{}));
    EXPECT_FALSE(LiveTable::load("t", std::vector{Deed{.kind = DeedKind::made, .text = "{}"}}));
}

TEST(LiveTable, BeforeTheGamePeopleComeAndGoAndTheHostFillsSeats) {
    LiveTable table = made(plan({person("ann"), {}, {}}));
    EXPECT_EQ(does(table, table.join("bob", "Bob", {}, 1)), "");
    EXPECT_EQ(does(table, table.leave("bob", 2)), "");
    EXPECT_TRUE(table.seats_of("bob").empty());
    EXPECT_EQ(does(table, table.lend("bob", Seat(1), "random", 3)), "Only who made the table can do that.");
    EXPECT_EQ(does(table, table.lend("ann", Seat(1), "random", 3)), "");
    EXPECT_EQ(does(table, table.lend("ann", Seat(1), "", 3)), "") << "and opens it again";
    EXPECT_EQ(table.chairs()[1].kind, ChairKind::open);
    EXPECT_EQ(does(table, table.leave("ann", 4)), "");
    EXPECT_EQ(table.state(), TableState::over) << "nobody is left";
    EXPECT_FALSE(table.record());
}

TEST(LiveTable, SeatsAreLentAndTakenBack) {
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
    EXPECT_EQ(does(table, table.lend("ann", Seat(0), "", 4)), "This seat is yours already.");
}

TEST(LiveTable, ConcessionEndsAGameOfTwoAndABotPlaysOnInALargerOne) {
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
    EXPECT_EQ(does(three, three.rematched("third", 4)), "There is a rematch already.");
}

TEST(LiveTable, NumbersGoUpAndRepetitionsAreKnown) {
    LiveTable table = made(plan({person("ann")}));
    const std::string move = some_move(table, Seat(0));
    EXPECT_EQ(does(table, table.play("ann", Seat(0), 7, move, "a", 1)), "The table has moved on; look again.");
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

    Plan strict = plan({person("ann")});
    strict.undo = false;
    LiveTable firm = made(strict);
    while (!firm.table()->may_take_back(Seat(0))) ASSERT_EQ(plays_first(firm, Seat(0), 2), "");
    EXPECT_EQ(does(firm, firm.undo("ann", Seat(0), firm.seq(), false, "b", 3)), "At this table no move is taken back.");
}

// Whoever says "look, and then the right thing" would learn what a refusal depends on.
TEST(LiveTable, NothingFollowsAMoveThatReveals) {
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

// Up to the first price with several ways to pay it.
bool comes_to_a_price(LiveTable& table) {
    const AnyGame& game = table.table()->game();
    for (int i = 0; i < 200 && table.state() == TableState::playing; ++i) {
        const Position& position = table.table()->position();
        const auto moves = game.moves(position, Seat(0));
        if (game.prompt(position, Seat(0)).decision == "payment" && moves.size() > 1) return true;
        std::string next = game.move_text(moves[0]);
        for (const Move move : moves)
            if (game.move_text(move).starts_with("add ")) next = game.move_text(move);
        if (!does(table, table.play("ann", Seat(0), table.seq(), next, "k", i)).empty()) return false;
    }
    return false;
}

TEST(LiveTable, APriceIsToldWithItsCompleteLines) {
    Plan wish = plan({person("ann")}, 3);
    wish.game = "snowcrest";
    wish.setup = R"({"mode":"solo","players":1})";
    LiveTable table = made(wish);
    ASSERT_TRUE(comes_to_a_price(table));
    const auto message = json::parse(table.message({"ann", {}}, 0, false, 0, nobody));
    ASSERT_TRUE(message);
    const auto& decision = message.value().at("decisions").at(0);
    const auto& ways = decision.at("ways").as_array();
    EXPECT_GT(ways.size(), 1u);
    const AnyGame& game = table.table()->game();
    for (const auto& way : ways) {
        Position after = table.table()->position();
        const std::string line(way.at("text").as_string());
        const auto moves = read_moves(after, Seat(0), line);
        ASSERT_TRUE(moves) << line;
        EXPECT_EQ(moves.value().size(), way.at("touches").as_array().size()) << line;
        for (const Move move : moves.value()) game.play(after, Seat(0), move);
        EXPECT_NE(game.prompt(after, Seat(0)).decision, "payment") << line;
    }
}

TEST(LiveTable, LiveClocksCountWhileASeatDecides) {
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

TEST(LiveTable, SlowClocksAreForOneDecision) {
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

TEST(LiveTable, TheSameDeedsMakeTheSameTable) {
    Plan timed = plan({person("ann"), person("bob")});
    timed.clock = {.seconds = 600, .add = 3};
    std::vector<Deed> log{LiveTable::make(timed, 5).value()};
    LiveTable table = LiveTable::load("t", log).value();
    const auto keep = [&](const LiveTable::Deeds& deeds) {
        if (deeds) log.insert(log.end(), deeds.value().begin(), deeds.value().end());
        return does(table, deeds);
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

TEST(LiveTable, ChatIsCheckedAndBounded) {
    LiveTable table = made(plan({person("ann")}));
    EXPECT_EQ(does(table, table.say("ann", "Ann", "  ", 1)), "There is nothing to say.");
    EXPECT_EQ(does(table, table.say("ann", "Ann", std::string(501, 'x'), 1)), "This is too long for the chat.");
    EXPECT_EQ(does(table, table.say("ann", "Ann", "a\x07", 1)),
              "There is a character in this text that cannot be shown.");
    for (int i = 0; i < 300; ++i) ASSERT_EQ(does(table, table.say("eve", "Eve", "line " + std::to_string(i), i)), "");
    const std::string all = table.chat_message(true);
    EXPECT_THAT(all, Not(HasSubstr("\"line 99\"")));
    EXPECT_THAT(all, HasSubstr("\"line 100\""));
    EXPECT_THAT(table.chat_message(false), HasSubstr("[{\"name\":\"Eve\",\"text\":\"line 299\""));
    EXPECT_EQ(table.seq(), 0);
}

TEST(LiveTable, NamesAreProper) {
    EXPECT_EQ(proper_name("  Ann   B  ").value(), "Ann B");
    EXPECT_TRUE(proper_name("Åsa Ωmega 愛"));
    EXPECT_FALSE(proper_name(""));
    EXPECT_FALSE(proper_name("a\nb"));
    EXPECT_FALSE(proper_name("\xc3"));
    EXPECT_FALSE(proper_name("\xc2\x85"));
    EXPECT_TRUE(proper_name(std::string(24, 'x')));
    EXPECT_FALSE(proper_name(std::string(25, 'x')));
}

}  // namespace
}  // namespace skerry
