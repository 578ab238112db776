#include "arena/tune.h"

#include <gmock/gmock.h>

#include "games/skara_brae/game.h"
#include "kit/amount.h"

namespace skerry {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Tuned tuned(const Tuning& tuning) {
    auto tuned = tune(tuning);
    EXPECT_TRUE(tuned) << tuned.sentence();
    return std::move(tuned).value();
}

TEST(Tune, learns_what_predicts_the_result) {
    const AnyGame* game = find_game("skara-brae").value();
    const Tuning tuning{.game = game,
                        .setup = R"({"mode":"multi","players":2})",
                        .iterations = 15,
                        .games = 4,
                        .solo_games = 2,
                        .threads = 2};
    const Tuned learned = tuned(tuning);
    ASSERT_TRUE(learned.multi);
    EXPECT_EQ(learned.multi->weights.size(), skara_brae::Game::search_params.feature_names.size());
    EXPECT_GT(learned.multi->positions, 100u);
    EXPECT_GT(learned.multi->r2, learned.multi->r2_by_hand);
    EXPECT_FALSE(learned.multi->priors.empty());
    EXPECT_EQ(learned.multi->intercept, 0) << "a lead of nothing is no lead";
    ASSERT_TRUE(learned.solo) << "in all setups for one";
    EXPECT_GT(learned.solo->intercept, 0);

    const std::string source = weights_source(tuning, learned);
    EXPECT_THAT(source, StartsWith("#include \"games/skara_brae/game.h\""));
    EXPECT_THAT(source, HasSubstr(".multi = {.weights = weights_multi"));
    EXPECT_THAT(source, HasSubstr(".solo = {.weights = weights_solo"));
}

const auto few = static_cast<std::uint64_t>(kit::amount(20, 4));

TEST(Tune, is_the_same_on_any_number_of_threads) {
    Tuning tuning{.game = find_game("snowcrest").value(), .iterations = 10, .games = few, .threads = 1};
    const std::string once = weights_source(tuning, tuned(tuning));
    tuning.threads = 3;
    EXPECT_EQ(weights_source(tuning, tuned(tuning)), once);
    EXPECT_THAT(once, HasSubstr("over all setups"));
}

TEST(Tune, leaves_out_what_is_not_played) {
    const Tuning tuning{.game = find_game("tundra").value(), .iterations = 10, .games = 2};
    const Tuned learned = tuned(tuning);
    EXPECT_FALSE(learned.solo) << "nobody plays Tundra alone";
    EXPECT_THAT(weights_source(tuning, learned), HasSubstr(".solo = {}}"));
}

TEST(Tune, refuses_what_cannot_be_played) {
    const AnyGame* game = find_game("tundra").value();
    EXPECT_FALSE(tune({.game = game, .games = 0}));
    EXPECT_FALSE(tune({.game = game, .setup = R"({"players":9})", .games = 1}));
    EXPECT_FALSE(tune({.game = game, .setup = "{", .games = 1}));
}

}  // namespace
}  // namespace skerry
