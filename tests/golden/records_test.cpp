// SPDX-License-Identifier: Apache-2.0
#include "bots/bots.h"
#include "kit/golden.h"
#include "table/table.h"

// Whole games that must lead to the same position for ever: one for each setup of each game, played by greedy bots. A
// change of rules that breaks one is a new version of the rules.
namespace skerry {
namespace {

std::string record_name(const AnyGame& game, std::size_t setup) {
    return "records/" + std::string(game.info().id) + "/" + std::to_string(setup) + ".jsonl";
}

std::string played_by_bots(const AnyGame& game, const std::string& setup, std::uint64_t seed) {
    Table table = Table::begin(game, setup, Seed::number(seed), {}).value();
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t i = 0; i < table.names().size(); ++i)
        bots.push_back(make_bot(game, "greedy", nth_seed(Seed::number(seed), i)).value());
    while (!table.over()) {
        const Seat seat = table.waiting().front();
        table.play(seat, bots[seat.index()]->choose(table.view(seat), seat));
    }
    return write(table.record());
}

TEST(Records, replay_to_the_same_position) {
    for (const AnyGame* game : all_games()) {
        const auto setups = game->setups();
        for (std::size_t i = 0; i < setups.size(); ++i) {
            const std::string path = kit::data_path(record_name(*game, i));
            if (kit::updating() && !std::filesystem::exists(path))
                kit::expect_golden(record_name(*game, i), played_by_bots(*game, setups[i], 5000 + i));
            const auto text = read_file(path);
            ASSERT_TRUE(text) << text.sentence();
            const auto record = read_record(text.value());
            ASSERT_TRUE(record) << path << ": " << record.sentence();
            EXPECT_EQ(record.value().setup, setups[i]) << path;
            const auto sound = verify(record.value());
            EXPECT_TRUE(sound) << path << ": " << sound.sentence();
            EXPECT_TRUE(game->waiting(replay(record.value()).value()).empty()) << path << " is not a finished game";
            EXPECT_EQ(write(record.value()), text.value()) << path;
        }
    }
}

}  // namespace
}  // namespace skerry
