// SPDX-License-Identifier: Apache-2.0
#include "arena/tune.h"

#include <gmock/gmock.h>

#include "catalog/visit.h"
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
    EXPECT_THAT(source, StartsWith("// SPDX-License-Identifier: Apache-2.0\n#include \"games/skara_brae/game.h\""));
    EXPECT_THAT(source, HasSubstr(".multi = {.weights = weights_multi"));
    EXPECT_THAT(source, HasSubstr(".solo = {.weights = weights_solo"));
}

// Compiles for no game that is not listed here.
std::size_t verbs(std::type_identity<arctic_scavengers::Game>) { return count_of<arctic_scavengers::Verb>; }
std::size_t verbs(std::type_identity<fine_sand::Game>) { return count_of<fine_sand::Verb>; }
std::size_t verbs(std::type_identity<skara_brae::Game>) { return count_of<skara_brae::Verb>; }
std::size_t verbs(std::type_identity<snowcrest::Game>) { return count_of<snowcrest::Verb>; }
std::size_t verbs(std::type_identity<tundra::Game>) { return count_of<tundra::Verb>; }

// Reads rows as the compiler does: {"take VR4", 372},
template <Game G>
std::vector<FitPrior> priors_in(std::string_view rows) {
    std::vector<FitPrior> priors;
    for (std::size_t at = rows.find('{'); at != std::string_view::npos; at = rows.find('{', at + 1)) {
        const std::size_t end = rows.find('"', at + 2);
        const auto move = G::parse_pattern(rows.substr(at + 2, end - at - 2));
        EXPECT_TRUE(move) << move.sentence();
        priors.push_back({move.value(), std::stoi(std::string(rows.substr(end + 2)))});
    }
    return priors;
}

TEST(Tune, writes_priors_that_read_back_for_every_verb_and_argument) {
    for (const AnyGame* game : all_games())
        visit_game(*game, [&]<class G>(std::type_identity<G> type) {
            std::vector<FitPrior> priors;
            for (std::size_t verb = 0; verb < verbs(type); ++verb)
                for (int arg = 0; arg < 256; ++arg)
                    priors.push_back({{static_cast<std::uint8_t>(verb), {static_cast<std::uint8_t>(arg)}},
                                      static_cast<int>(priors.size() % 1801) - 900});
            priors.push_back({done, -160});
            const auto read = priors_in<G>(prior_rows(*game, priors));
            ASSERT_EQ(read.size(), priors.size()) << game->info().id;
            for (std::size_t i = 0; i < priors.size(); ++i) {
                EXPECT_EQ(read[i].pattern, priors[i].pattern) << G::pattern_text(priors[i].pattern);
                EXPECT_EQ(read[i].log2_weight, priors[i].log2_weight);
            }
        });
}

TEST(Tune, writes_the_priors_of_a_game_as_they_are) {
    for (const AnyGame* game : all_games())
        visit_game(*game, [&]<class G>(std::type_identity<G>) {
            std::vector<FitPrior> priors;
            std::string patterns;
            for (const Prior& prior : G::weights.multi.priors) {
                priors.push_back({G::parse_pattern(prior.pattern).value(), prior.log2_weight});
                patterns += std::string(prior.pattern) + ";";
            }
            std::string written;
            for (const FitPrior& prior : priors_in<G>(prior_rows(*game, priors)))
                written += G::pattern_text(prior.pattern) + ";";
            EXPECT_EQ(written, patterns);
        });
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
