// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "embed/engine.h"
#include "kit/amount.h"

// What a server leaves out for a client with the engine: the engine makes the same from what is left.
namespace skerry::embed {
namespace {

const Present everybody = [](const std::string&) { return true; };

std::string text(const json::Value& value) { return boost::json::serialize(value); }

// An engine that is given views, as a client does it.
class Maker {
public:
    explicit Maker(const json::Value& table) : game_(text(table.at("game"))), names_(text(table.at("names"))) {}

    // What these eyes can make of their view.
    json::Value look(const json::Value& view, const std::string& eyes) {
        ask(R"({"do":"load","game":)" + game_ + ",\"names\":" + names_ + ",\"eyes\":" + eyes +
            ",\"view\":" + text(view) + "}");
        return ask(R"({"do":"look"})");
    }

private:
    json::Value ask(const std::string& line) {
        json::Value answer = json::parse(engine_.answer(line), 64 << 20).value();
        EXPECT_EQ(answer.at("ok"), true) << text(answer).substr(0, 500);
        return answer;
    }

    Engine engine_;
    std::string game_, names_;
};

bool lists(const json::Value& seats, std::size_t seat) {
    for (const json::Value& one : seats.as_array())
        if (one.to_number<std::size_t>() == seat) return true;
    return false;
}

// A slim message made whole again.
json::Value made_whole(const json::Value& slim, bool one_seat) {
    boost::json::object whole = slim.as_object();
    const json::Value& table = slim.at("table");
    Maker maker(table);
    const json::Value* views = slim.as_object().if_contains("views");
    const boost::json::array& mine = table.at("mine").as_array();
    const json::Value shared = maker.look(slim.at("view"), one_seat ? text(mine.at(0)) : R"("none")");
    whole["facts"] = shared.at("facts");
    whole["ranking"] = shared.at("ranking");
    boost::json::object seat_facts;
    boost::json::array decisions;
    for (const json::Value& number : mine) {
        const auto seat = number.to_number<std::size_t>();
        const json::Value seen = views ? maker.look(views->at(text(number)), text(number)) : shared;
        if (views) seat_facts[text(number)] = seen.at("facts");
        const json::Value& chair = table.at("seats").at(seat);
        if (!lists(table.at("waiting"), seat) || chair.at("lent").as_bool()) continue;
        boost::json::object decision = seen.at("decisions").at(0).as_object();
        decision["undo"] = lists(slim.at("undo"), seat);
        decisions.push_back(decision);
    }
    if (views) whole["seat_facts"] = seat_facts;
    whole["decisions"] = decisions;
    return whole;
}

LiveTable new_table(const AnyGame& game, const std::string& setup, bool one_screen) {
    const Seed seed = Seed::number(5);
    Plan plan{.game = std::string(game.info().id), .setup = setup, .seed = seed.text(), .host = "u0"};
    const std::size_t players = game.players(game.begin(json::parse(setup).value(), seed).value());
    for (std::size_t i = 0; i < players; ++i) {
        const std::string user = one_screen ? "u0" : "u" + std::to_string(i);
        plan.chairs.push_back({.kind = ChairKind::person, .user = user, .name = "P" + std::to_string(i)});
    }
    return LiveTable::load("t", std::vector{LiveTable::make(plan, 0).value()}).value();
}

void compare(const LiveTable& table, const std::string& user, std::int64_t since = 0) {
    const auto told = [&](bool engine) {
        return json::parse(table.message({user, {}, engine}, since, false, 9, everybody), 64 << 20).value();
    };
    const json::Value slim = told(true), full = told(false);
    for (const char* left_out : {"facts", "seat_facts", "decisions", "ranking"})
        ASSERT_FALSE(slim.as_object().contains(left_out));
    ASSERT_EQ(made_whole(slim, table.seats_of(user).size() == 1), full) << user << " at " << table.seq();
}

// Plays at random to the end; what each viewer is told is compared all the way.
void play_and_compare(const AnyGame& game, const std::string& setup, bool one_screen) {
    SCOPED_TRACE(std::string(game.info().id) + " " + setup);
    LiveTable table = new_table(game, setup, one_screen);
    Generator generator(Seed::number(6));
    Random random(generator);
    const auto below = [&](std::size_t limit) { return random.below(static_cast<std::uint32_t>(limit)); };
    while (true) {
        std::vector<std::string> users{""};
        for (const Chair& chair : table.chairs())
            if (chair.user != users.back()) users.push_back(chair.user);
        // Everything costs a plain look; in a long game every so often is enough.
        const bool over = table.state() == TableState::over;
        if (over || table.seq() % kit::amount(6, 30) == 0)
            for (const std::string& user : users) compare(table, user, over ? 0 : table.seq());
        if (testing::Test::HasFatalFailure() || over) return;
        std::vector<Seat> waiting;
        for (Seat seat : table.waiting()) waiting.push_back(seat);
        const Seat seat = waiting[below(waiting.size())];
        const auto choices = table.table()->choices(seat);
        const std::string& user = table.chairs()[seat.index()].user;
        const std::string move = game.move_text(choices[below(choices.size())]);
        const auto deeds = table.play(user, seat, table.seq(), move, "", 1);
        ASSERT_TRUE(deeds) << deeds.sentence();
        for (const Deed& deed : deeds.value()) ASSERT_TRUE(table.apply(deed));
    }
}

TEST(Slim, an_engine_makes_what_is_left_out) {
    for (const AnyGame* game : all_games()) {
        const auto setups = game->setups();
        play_and_compare(*game, setups.front(), false);
        if (!HasFatalFailure()) play_and_compare(*game, setups.back(), true);
    }
}

// A seat that a bot plays for, and a game that ended early, are asked nothing.
TEST(Slim, whoever_does_not_decide_is_asked_nothing) {
    for (const AnyGame* game : all_games())
        for (const bool ends : {false, true}) {
            LiveTable table = new_table(*game, game->setups()[0], false);
            const Seat seat = table.waiting().front();
            const std::string& user = table.chairs()[seat.index()].user;
            const auto deeds = ends ? table.concede(user, seat, 1) : table.lend(user, seat, "random", 1);
            for (const Deed& deed : deeds.value()) ASSERT_TRUE(table.apply(deed));
            for (const Chair& chair : table.chairs()) compare(table, chair.user);
        }
}

}  // namespace
}  // namespace skerry::embed
