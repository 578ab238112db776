// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/live.h"
#include "table/plan.h"

// What people at a table ask of each other and are told: taking back, being ready, playing again, chat.
namespace skerry {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const Present nobody = [](const std::string&) { return false; };

Chair person(const std::string& user) { return {.kind = ChairKind::person, .user = user, .name = user}; }
Chair bot() { return {.kind = ChairKind::bot, .bot = "random"}; }

Plan plan(std::vector<Chair> chairs, const std::string& game = "snowcrest", const std::string& mode = "full") {
    return {.game = game,
            .setup = R"({"mode":")" + mode + R"(","players":)" + std::to_string(chairs.size()) + "}",
            .seed = Seed::number(1).text(),
            .host = "ann",
            .chairs = std::move(chairs)};
}

// A table with its deeds, as they are kept: every change goes through text and back.
class Kept {
public:
    explicit Kept(const Plan& plan, Time at = 0) {
        const auto deed = LiveTable::make(plan, at);
        EXPECT_TRUE(deed) << deed.sentence();
        deeds_ = {deed.value()};
        table_.emplace(LiveTable::load("t", deeds_).value());
    }
    LiveTable* operator->() { return &*table_; }
    LiveTable& operator*() { return *table_; }
    // The sentence where it was refused.
    std::string does(const LiveTable::Deeds& deeds) {
        if (!deeds) return deeds.sentence();
        for (Deed deed : deeds.value()) {
            if (const auto ok = table_->apply(deed); !ok) return "broken: " + ok.sentence();
            table_->write_out(deed);
            deeds_.push_back(deed);
        }
        return "";
    }
    // As after a restart.
    LiveTable loaded() const {
        std::vector<Deed> read;
        for (const Deed& deed : deeds_) {
            Deed copy;
            EXPECT_TRUE(json::read(json::parse(json::text(deed)).value(), copy, {}));
            EXPECT_EQ(copy, deed);
            read.push_back(copy);
        }
        auto again = LiveTable::load("t", read);
        EXPECT_TRUE(again) << again.sentence();
        return std::move(again).value();
    }
    void expect_same_after_loading() {
        const LiveTable again = loaded();
        for (const char* user : {"ann", "bob", "eve", "zoe"})
            EXPECT_EQ(again.message({user, {}}, 0, true, 99'999, nobody), message(user));
        EXPECT_EQ(again.card(), table_->card());
    }
    std::string message(const std::string& user, bool chat = true) const {
        return table_->message({user, {}}, 0, chat, 99'999, nobody);
    }
    protocol::TableMessage look(const std::string& user) const {
        return table_->look({user, {}}, 0, true, 99'999, nobody);
    }
    std::vector<Deed>& deeds() { return deeds_; }
    std::string user_of(Seat seat) const { return table_->chairs()[seat.index()].user; }

    std::string moves(Seat seat, std::size_t which, Time at) {
        const AnyGame& game = table_->table()->game();
        const auto all = game.moves(table_->table()->position(), seat);
        const Move move = all[which % all.size()];
        if (table_->chairs()[seat.index()].kind == ChairKind::bot) return does(table_->play_bot(seat, move, at));
        return does(table_->play(user_of(seat), seat, table_->seq(), game.move_text(move), "", at));
    }
    // On to a moment when this seat's turn has passed to another one, and could be taken back by agreement.
    bool passes(Seat from, std::size_t most = 400) {
        for (std::size_t i = 0; i < most && table_->state() == TableState::playing; ++i) {
            const Seat seat = table_->waiting().front();
            if (table_->waiting().size() == 1 && seat != from && table_->table()->with_consent(from, false))
                return true;
            EXPECT_EQ(moves(seat, i, 1), "");
        }
        return false;
    }

private:
    std::vector<Deed> deeds_;
    std::optional<LiveTable> table_;
};

std::vector<std::string> texts(const protocol::TableMessage& message) {
    std::vector<std::string> texts;
    for (const auto& remark : message.remarks.value_or(std::vector<protocol::Remark>())) texts.push_back(remark.text);
    return texts;
}

// ---- Taking back ----

TEST(Manners, after_the_turn_a_take_back_is_asked_for_and_granted) {
    Kept table(plan({person("ann"), person("bob")}));
    ASSERT_TRUE(table.passes(Seat(0)));
    const Position now = table->table()->position();
    const std::int64_t seq = table->seq();
    const std::size_t moves = table->table()->moves_played();
    if (table->table()->may_take_back(Seat(0))) {
        EXPECT_THAT(table.does(table->undo("ann", Seat(0), seq, false, "u", 2)), HasSubstr("ask the others"));
        EXPECT_TRUE(table.look("ann").undo.empty()) << "not without asking";
    }
    ASSERT_TRUE(table.look("ann").may_ask);
    EXPECT_FALSE(table.look("bob").question);
    EXPECT_EQ(table.does(table->ask("ann", Seat(0), seq, false, "a", 3)), "");
    const auto asked = table.look("bob");
    ASSERT_TRUE(asked.question);
    EXPECT_EQ(asked.question->seat, Seat(0));
    EXPECT_EQ(asked.question->asked.size(), 1u);
    EXPECT_EQ(table->seq(), seq) << "nothing has happened yet";
    EXPECT_EQ(table->repeated("ann", "a", seq), seq) << "asked once, however often it is sent";
    EXPECT_THAT(table.does(table->ask("ann", Seat(0), seq, false, "b", 3)), HasSubstr("already asks"));
    table.expect_same_after_loading();

    const std::int64_t question = asked.question->number;
    EXPECT_EQ(table.does(table->answer("ann", question, true, "", 4)), "The others have to agree.");
    EXPECT_EQ(table.does(table->answer("eve", question, true, "", 4)), "You have no seat at this table.");
    EXPECT_EQ(table.does(table->answer("bob", question + 1, true, "", 4)), "This question is no longer open.");
    EXPECT_EQ(table.does(table->answer("bob", question, true, "y", 4)), "");
    EXPECT_EQ(table->seq(), seq + 1);
    EXPECT_EQ(table->repeated("bob", "y", question), seq + 1);
    EXPECT_LT(table->table()->moves_played(), moves);
    EXPECT_TRUE(table->waiting().has(Seat(0))) << "the turn is hers again";
    EXPECT_FALSE(table->table()->position() == now);
    EXPECT_FALSE(table.look("bob").question);
    EXPECT_THAT(texts(table.look("eve")), testing::Contains(HasSubstr("ann takes back")));
    EXPECT_EQ(table.does(table->answer("bob", question, true, "", 5)), "This question is no longer open.");
    table.expect_same_after_loading();
    EXPECT_TRUE(verify(table->table()->record()));
}

TEST(Manners, a_question_is_refused_withdrawn_or_lapses) {
    Kept table(plan({person("ann"), person("bob"), person("eve")}));
    ASSERT_TRUE(table.passes(Seat(0)));
    const std::int64_t seq = table->seq();
    const auto ask = [&] {
        EXPECT_EQ(table.does(table->ask("ann", Seat(0), seq, false, "", 3)), "");
        return table.look("bob").question->number;
    };
    EXPECT_EQ(table.does(table->answer("bob", ask(), true, "", 4)), "");
    ASSERT_TRUE(table.look("ann").question) << "Eve has not answered";
    EXPECT_EQ(table.look("ann").question->asked.size(), 1u);
    EXPECT_EQ(table.does(table->answer("eve", table.look("ann").question->number, false, "", 4)), "");
    EXPECT_THAT(texts(table.look("ann")), testing::Contains("eve does not agree: nothing is taken back."));
    EXPECT_FALSE(table.look("ann").question);

    EXPECT_EQ(table.does(table->answer("ann", ask(), false, "", 5)), "");
    EXPECT_THAT(texts(table.look("bob")), testing::Contains("ann no longer asks to take back."));

    const std::int64_t last = ask();
    const Seat next = table->waiting().front();
    EXPECT_EQ(table.moves(next, 0, 6), "");
    EXPECT_FALSE(table.look("bob").question);
    EXPECT_THAT(texts(table.look("bob")), testing::Contains("The game went on: nothing is taken back."));
    EXPECT_EQ(table.does(table->answer("eve", last, true, "", 7)), "This question is no longer open.");
    EXPECT_EQ(table->seq(), seq + 1) << "all that time nothing was taken back";
    table.expect_same_after_loading();
}

TEST(Manners, bots_always_agree_and_what_was_revealed_stays) {
    Kept table(plan({person("ann"), bot()}));
    ASSERT_TRUE(table.passes(Seat(0)));
    EXPECT_EQ(table.does(table->ask("ann", Seat(0), table->seq(), false, "a", 3)), "");
    EXPECT_TRUE(table->waiting().has(Seat(0)));
    EXPECT_FALSE(table.look("ann").question);
    table.expect_same_after_loading();

    // Whatever is asked for, no move that revealed something goes.
    for (std::size_t i = 0; i < 200 && table->state() == TableState::playing; ++i) {
        const Seat seat = table->waiting().front();
        const AnyGame& game = table->table()->game();
        Position next = table->table()->position();
        const auto moves = game.moves(next, seat);
        const bool reveals = game.play(next, seat, moves[i % moves.size()]) == Revealed::yes;
        ASSERT_EQ(table.moves(seat, i, 4), "");
        for (std::uint8_t s = 0; s < 2 && reveals; ++s) EXPECT_FALSE(table->table()->with_consent(Seat(s), true));
    }
}

TEST(Manners, a_clock_gets_no_second_gain_for_the_same_turn) {
    Plan timed = plan({person("ann"), person("bob")});
    timed.clock = {.seconds = 600, .add = 10};
    Kept table(timed);
    ASSERT_TRUE(table.passes(Seat(0)));
    const double before = table->look({"ann", {}}, 0, false, 1, nobody).clocks[0].seconds;
    EXPECT_EQ(table.does(table->ask("ann", Seat(0), table->seq(), false, "", 1)), "");
    EXPECT_EQ(table.does(table->answer("bob", table.look("bob").question->number, true, "", 1)), "");
    const auto left = table->look({"ann", {}}, 0, false, 1, nobody).clocks[0].seconds;
    EXPECT_DOUBLE_EQ(left, before - 10);
}

TEST(Manners, an_older_table_with_such_deeds_still_loads) {
    Kept table(plan({person("ann"), person("bob")}));
    ASSERT_TRUE(table.passes(Seat(0)));
    EXPECT_EQ(table.does(table->ask("ann", Seat(0), table->seq(), false, "", 3)), "");
    EXPECT_EQ(table.does(table->answer("bob", table.look("bob").question->number, true, "", 3)), "");
    std::string& made = table.deeds()[0].text;
    const auto rules = made.find("\"rules\":");
    made.replace(rules, 9, "\"rules\":0");
    for (const bool strays : {false, true}) {
        if (strays) table.deeds()[1].text = "dance";
        const auto older = LiveTable::load("t", table.deeds());
        ASSERT_TRUE(older) << older.sentence();
        EXPECT_EQ(older.value().record().value().moves.size(), table->table()->moves_played());
        EXPECT_EQ(older.value().seq(), table->seq());
    }
}

TEST(Manners, what_nobody_saw_is_taken_back_without_a_word) {
    Kept table(plan({person("ann"), person("bob")}, "fine-sand", "learning"));
    EXPECT_EQ(table.does(table->play("ann", Seat(0), 0, "ring red", "", 1)), "");
    EXPECT_EQ(table.does(table->undo("ann", Seat(0), table->seq(), false, "", 2)), "");
    EXPECT_TRUE(texts(table.look("bob")).empty());
    EXPECT_FALSE(table.look("ann").may_ask);
}

// ---- What is told ----

TEST(Manners, handovers_and_hints_are_told) {
    Plan with_hints = plan({person("ann"), person("bob"), person("eve")});
    with_hints.hints = true;
    Kept table(with_hints);
    EXPECT_EQ(table.does(table->lend("bob", Seat(1), "random", 1)), "");
    EXPECT_EQ(table.does(table->lend("bob", Seat(1), "", 2)), "");
    const Seat seat = table->waiting().front();
    const std::string user = table.user_of(seat);
    EXPECT_EQ(table.does(table->hint(user, seat, table->seq(), 3)), "");
    EXPECT_EQ(table.does(table->leave("eve", 4)), "");
    EXPECT_EQ(table.does(table->concede("bob", Seat(1), 5)), "");
    const auto told = texts(table.look("zoe"));
    ASSERT_EQ(told.size(), 5u);
    EXPECT_EQ(told[0], "A bot (crab, random) plays for bob now.");
    EXPECT_EQ(told[1], "bob is back and plays again.");
    EXPECT_EQ(told[2], user + " takes a hint.");
    EXPECT_THAT(told[3], HasSubstr("eve has left the table. "));
    EXPECT_EQ(told[4], "bob concedes.");
    EXPECT_THAT(texts(table.look(user)), Not(testing::Contains(HasSubstr("takes a hint"))));
    table.expect_same_after_loading();
}

TEST(Manners, during_the_game_players_do_not_read_what_spectators_say) {
    Kept table(plan({person("ann"), {}}));
    EXPECT_EQ(table.does(table->say("bob", "Bob", "May I sit down?", 1)), "");
    EXPECT_EQ(table.does(table->join("bob", "Bob", {}, 1)), "");
    EXPECT_EQ(table.does(table->say("ann", "Ann", "Good luck", 2)), "");
    EXPECT_FALSE(table->reads_spectators({"ann", {}}));
    EXPECT_TRUE(table->reads_last_line({"ann", {}}));
    EXPECT_EQ(table.does(table->say("zoe", "Zoe", "Ann should cook", 3)), "");
    EXPECT_FALSE(table->reads_last_line({"ann", {}}));
    EXPECT_TRUE(table->reads_last_line({"ann", {}, false, true})) << "who wants to";
    EXPECT_THAT(table.message("ann"), Not(HasSubstr("should cook")));
    EXPECT_THAT(table.message("ann"), HasSubstr("May I sit down?"));
    EXPECT_THAT(table.message("eve"), HasSubstr("Good luck"));
    EXPECT_THAT(table.message("eve"),
                HasSubstr(R"("text":"Ann should cook","at":"1970-01-01T00:00:00Z","spectator":true)"));
    EXPECT_EQ(table.does(table->concede("bob", Seat(1), 4)), "");
    EXPECT_THAT(table.message("ann"), HasSubstr("should cook")) << "afterwards everybody reads everything";
}

// ---- Being ready, playing again ----

TEST(Manners, clocks_wait_until_everybody_is_ready) {
    Plan timed = plan({person("ann"), person("bob")});
    timed.clock = {.seconds = 60};
    timed.ready = true;
    Kept table(timed, 1'000);
    EXPECT_EQ(table->card().unready, (std::vector{Seat(0), Seat(1)}));
    EXPECT_FALSE(table->deadline());
    EXPECT_TRUE(table->tick(10'000'000).value().empty());
    EXPECT_EQ(table.does(table->ready("eve", 2'000)), "You have no seat at this table.");
    const Seat first = table->waiting().front();
    EXPECT_EQ(table.moves(first, 0, 50'000), "") << "who moves is ready";
    EXPECT_EQ(table->card().unready.size(), 1u);
    EXPECT_FALSE(table->deadline());
    const std::string other = first == Seat(0) ? "bob" : "ann";
    EXPECT_EQ(table.does(table->ready(other, 100'000)), "");
    EXPECT_EQ(table.does(table->ready(other, 100'000)), "") << "twice is no harm";
    EXPECT_TRUE(table->card().unready.empty());
    EXPECT_EQ(table->deadline(), 160'000) << "a whole minute from then on";
    EXPECT_EQ(table.does(table->lend(other, Seat(first == Seat(0) ? 1 : 0), "random", 110'000)), "");
    EXPECT_EQ(table.does(table->lend(other, Seat(first == Seat(0) ? 1 : 0), "", 111'000)), "");
    EXPECT_TRUE(table->card().unready.empty()) << "once is enough";
    table.expect_same_after_loading();

    timed.chairs[1] = bot();
    EXPECT_EQ(Kept(timed, 1'000)->deadline(), 61'000) << "with bots nobody waits";
    timed.chairs[1] = {};
    Kept open(timed, 1'000);
    EXPECT_EQ(open.does(open->join("bob", "Bob", {}, 5'000)), "");
    EXPECT_EQ(open->card().unready, std::vector{Seat(0)}) << "who sits down last has just come";
}

TEST(Manners, a_rematch_is_offered_and_begins_when_all_have_accepted) {
    Plan timed = plan({person("ann"), person("bob"), bot()});
    timed.clock = {.seconds = 60};
    Kept table(timed);
    EXPECT_EQ(table.does(table->offer("ann", true, 1)), "The game is not over.");
    EXPECT_EQ(table.does(table->agree("ann", true, 1)), "");
    EXPECT_EQ(table.does(table->agree("bob", true, 1)), "");
    EXPECT_FALSE(table->completes_offer("ann"));
    EXPECT_EQ(table.does(table->offer("ann", true, 2)), "");
    EXPECT_EQ(table->card().again, std::vector{Seat(0)});
    EXPECT_THAT(texts(table.look("bob")), testing::Contains("ann wants to play again."));
    EXPECT_TRUE(table->completes_offer("bob"));
    table.expect_same_after_loading();
    EXPECT_EQ(table.does(table->offer("bob", false, 3)), "");
    EXPECT_TRUE(table->card().again.empty());
    EXPECT_FALSE(table->completes_offer("bob"));
    EXPECT_EQ(table.does(table->offer("bob", true, 4)), "");
    EXPECT_TRUE(table->completes_offer("ann"));
    const Plan again = same_again(*table);
    EXPECT_TRUE(again.ready) << "its clocks wait for both";
    EXPECT_EQ(again.chairs[1].user, "bob");
    EXPECT_EQ(table.does(table->rematched("next", 5)), "");
    EXPECT_EQ(table.does(table->offer("ann", true, 6)), "There is already a rematch.");
    table.expect_same_after_loading();
}

TEST(Manners, who_left_is_not_asked_for_a_rematch) {
    Kept table(plan({person("ann"), person("bob"), person("eve")}));
    EXPECT_EQ(table.does(table->leave("eve", 1)), "");
    EXPECT_EQ(table.does(table->agree("ann", true, 2)), "");
    EXPECT_EQ(table.does(table->agree("bob", true, 2)), "");
    EXPECT_EQ(table.does(table->agree("eve", true, 2)), "");
    ASSERT_EQ(table->state(), TableState::over);
    EXPECT_EQ(table.does(table->offer("ann", true, 3)), "");
    EXPECT_TRUE(table->completes_offer("bob"));
    EXPECT_EQ(same_again(*table).chairs[2].kind, ChairKind::bot);
    EXPECT_EQ(table.does(table->offer("eve", true, 3)), "") << "but may come along";
    EXPECT_EQ(same_again(*table).chairs[2].user, "eve");
}

}  // namespace
}  // namespace skerry
