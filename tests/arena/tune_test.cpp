#include "arena/tune.h"

#include <gmock/gmock.h>

#include "games/skara_brae/game.h"
#include "kit/amount.h"

namespace skerry {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Lessons taught(const Tuning& tuning) {
    auto lessons = tune(tuning);
    EXPECT_TRUE(lessons) << lessons.sentence();
    return std::move(lessons).value();
}

TEST(Tune, teaches_what_tells_of_the_end) {
    const AnyGame* game = find_game("skara-brae").value();
    const Tuning tuning{.game = game,
                        .setup = R"({"mode":"multi","players":2})",
                        .iterations = 15,
                        .games = 4,
                        .alone = 2,
                        .threads = 2};
    const Lessons lessons = taught(tuning);
    ASSERT_TRUE(lessons.together);
    EXPECT_EQ(lessons.together->parts.size(), skara_brae::Game::thinking.parts.size());
    EXPECT_GT(lessons.together->positions, 100u);
    EXPECT_GT(lessons.together->after, lessons.together->before);
    EXPECT_FALSE(lessons.together->habits.empty());
    EXPECT_EQ(lessons.together->base, 0) << "a lead of nothing is no lead";
    ASSERT_TRUE(lessons.alone) << "in all setups for one";
    EXPECT_GT(lessons.alone->base, 0);

    const std::string source = weights_source(tuning, lessons);
    EXPECT_THAT(source, StartsWith("#include \"games/skara_brae/game.h\""));
    EXPECT_THAT(source, HasSubstr(".together = {.parts = parts_together"));
    EXPECT_THAT(source, HasSubstr(".alone = {.parts = parts_alone"));
}

const auto few = static_cast<std::uint64_t>(kit::amount(20, 4));

TEST(Tune, is_the_same_on_any_number_of_threads) {
    Tuning tuning{.game = find_game("snowcrest").value(), .iterations = 10, .games = few, .threads = 1};
    const std::string once = weights_source(tuning, taught(tuning));
    tuning.threads = 3;
    EXPECT_EQ(weights_source(tuning, taught(tuning)), once);
    EXPECT_THAT(once, HasSubstr("over all setups"));
}

TEST(Tune, leaves_out_what_is_not_played) {
    const Tuning tuning{.game = find_game("tundra").value(), .iterations = 10, .games = 2};
    const Lessons lessons = taught(tuning);
    EXPECT_FALSE(lessons.alone) << "nobody plays Tundra alone";
    EXPECT_THAT(weights_source(tuning, lessons), HasSubstr(".alone = {}}"));
}

TEST(Tune, refuses_what_cannot_be_played) {
    const AnyGame* game = find_game("tundra").value();
    EXPECT_FALSE(tune({.game = game, .games = 0}));
    EXPECT_FALSE(tune({.game = game, .setup = R"({"players":9})", .games = 1}));
    EXPECT_FALSE(tune({.game = game, .setup = "{", .games = 1}));
}

}  // namespace
}  // namespace skerry
