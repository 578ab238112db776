// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "kit/amount.h"
#include "table/live.h"

// Nobody sees what they should not. Whole games are played beside a second one that differs only in what a viewer may not
// know; whatever leaves the server for that viewer must be the same in both, byte for byte.
namespace skerry {
namespace {

const std::size_t max_tried = static_cast<std::size_t>(kit::amount(12, 3));  // moves a seat tries at a time
const Present nobody = [](const std::string&) { return false; };

// Everything a table tells a viewer, on every channel.
std::string told(const LiveTable& table, const Viewer& viewer, std::int64_t since) {
    std::string all = table.message(viewer, since, true, 77, nobody) +
                      json::text(describe(table.card(), viewer.user, nobody)) + table.chat_message(true);
    if (table.state() == TableState::over) return all;
    const AnyGame& game = table.table()->game();
    for (Seat seat : table.eyes_of(viewer)) {
        // What a seat tries, and what it is refused: moves it has, moves of others, and lines of several.
        std::vector<std::string> lines{"nonsense", "done", "pass"};
        const auto moves = game.moves(table.table()->view(seat), seat);
        for (std::size_t i = 0; i < moves.size() && i < max_tried; ++i) {
            lines.push_back(game.move_text(moves[i]));
            lines.push_back(lines.back() + ", " + game.move_text(moves[(i * 7 + 3) % moves.size()]));
        }
        for (const std::string& line : lines) {
            const auto deeds = table.play(viewer.user, seat, table.seq(), line, "k", 78);
            all += deeds ? std::to_string(deeds.value().size()) : deeds.sentence();
        }
        const auto undo = table.undo(viewer.user, seat, table.seq(), true, "k", 78);
        all += undo ? std::to_string(undo.value()[0].count) : undo.sentence();
    }
    return all;
}

// Where two texts part, with what stands around; nothing if they are the same.
std::string difference(const std::string& a, const std::string& b) {
    const auto at = static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
    if (a == b) return "";
    const std::size_t from = at < 150 ? 0 : at - 150;
    return a.substr(from, 250) + "\n  and not\n" + b.substr(from, 250);
}

const int max_steps = kit::amount(90, 20);

struct Case {
    const AnyGame* game;
    std::string setup;
    bool one_screen;  // all seats of one user
};

class Leaks : public ::testing::TestWithParam<Case> {};

TEST_P(Leaks, what_a_viewer_may_not_know_changes_nothing) {
    const auto& [game, setup, one_screen] = GetParam();
    const auto first = game->begin(json::parse(setup).value(), Seed::number(1));
    ASSERT_TRUE(first) << first.sentence();
    Plan plan{.game = std::string(game->info().id), .setup = setup, .host = "u0"};
    std::vector<Viewer> viewers{{"", {}}, {"u0", {}}};
    for (std::uint8_t i = 0; i < game->players(first.value()); ++i) {
        const std::string user = one_screen ? "u0" : "u" + std::to_string(i);
        plan.chairs.push_back({.kind = ChairKind::person, .user = user, .name = "P" + std::to_string(i)});
        viewers.push_back({user, Seat(i)});
    }
    Generator generator(Seed::number(42));
    Random random(generator);
    int compared = 0;
    plan.seed = Seed::number(1).text();
    LiveTable table = LiveTable::load("t", std::vector{LiveTable::make(plan, 0).value()}).value();
    std::vector<std::optional<LiveTable>> others(viewers.size());
    for (int step = 0; table.state() == TableState::playing && step < max_steps; ++step) {
        for (std::size_t v = 0; v < viewers.size(); ++v) {
            if (others[v]) continue;
            // The same for this viewer, another one for everybody else.
            others[v] = table;
            Position imagined = game->imagine(table.table()->view(table.eyes_of(viewers[v])), random);
            others[v]->suppose(std::move(imagined));
        }
        std::vector<Seat> waiting;
        for (Seat one : table.waiting()) waiting.push_back(one);
        const Seat seat = waiting[random.below(static_cast<std::uint32_t>(waiting.size()))];
        const auto moves = game->moves(table.table()->position(), seat);
        const Deed deed{.kind = DeedKind::moved,
                        .at = step,
                        .seat = seat,
                        .user = table.chairs()[seat.index()].user,
                        .text = game->move_text(moves[random.below(static_cast<std::uint32_t>(moves.size()))])};
        Position trial = table.table()->position();
        const Revealed revealed = game->play(trial, seat, game->parse_move(deed.text).value());
        ASSERT_TRUE(table.apply(deed));
        for (std::size_t v = 0; v < viewers.size(); ++v) {
            const Seats eyes = table.eyes_of(viewers[v]);
            // Something new came to light for this viewer: from here on the two games are different ones.
            if (!others[v]->apply(deed) || others[v]->table()->view(eyes) != table.table()->view(eyes) ||
                others[v]->waiting() != table.waiting()) {
                others[v].reset();
                continue;
            }
            const std::string parted =
                difference(told(table, viewers[v], step - 3), told(*others[v], viewers[v], step - 3));
            if (revealed == Revealed::yes && !parted.empty()) {
                others[v].reset();
                continue;
            }
            ++compared;
            ASSERT_EQ(parted, "") << game->info().id << " " << GetParam().setup << ", viewer " << v << ", step " << step
                                  << ", after " << deed.text;
        }
    }
    EXPECT_GT(compared, max_steps / 3);
}

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const AnyGame* game : all_games()) {
        const auto setups = game->setups();
        for (std::size_t i = 0; i < setups.size(); i += static_cast<std::size_t>(kit::amount(1, 3))) {
            all.push_back({game, setups[i], false});
            if (setups[i].find("\"players\":2") != std::string::npos) all.push_back({game, setups[i], true});
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(AllGames, Leaks, ::testing::ValuesIn(cases()));

}  // namespace
}  // namespace skerry
