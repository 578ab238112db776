// SPDX-License-Identifier: Apache-2.0
#include "core/random.h"

#include <algorithm>
#include <array>
#include <map>

#include <gtest/gtest.h>

namespace skerry {
namespace {

// The published test vector of ChaCha8 with a key and a nonce of zeros.
TEST(Random, is_chacha8) {
    Generator zeros{Seed{}};
    Random random(zeros);
    const std::array<std::uint32_t, 4> expected{0x2fef003e, 0xd6405f89, 0xe8b85b7f, 0xa1a5091f};
    for (std::uint32_t word : expected) EXPECT_EQ(random.next(), word);
}

TEST(Random, goes_on_where_it_stopped) {
    Generator whole(Seed::number(5)), parts(Seed::number(5));
    Random together(whole);
    for (int i = 0; i < 50; ++i) {
        Random alone(parts);
        EXPECT_EQ(alone.next(), together.next());
    }
    EXPECT_EQ(parts.drawn(), 50u);
}

TEST(Random, streams_of_one_key_differ) {
    Generator first(Seed::number(5), 0), second(Seed::number(5), 1);
    EXPECT_NE(Random(first).next64(), Random(second).next64());
}

TEST(Random, below_is_fair_and_stays_below) {
    Generator generator(Seed::number(9));
    Random random(generator);
    std::map<std::uint32_t, int> counts;
    for (int i = 0; i < 60'000; ++i) ++counts[random.below(6)];
    ASSERT_EQ(counts.size(), 6u);
    for (const auto& [face, count] : counts) {
        EXPECT_LT(face, 6u);
        EXPECT_NEAR(count, 10'000, 500);
    }
    for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0u);
}

TEST(Random, shuffles_reach_every_order_equally) {
    Generator generator(Seed::number(11));
    Random random(generator);
    std::map<std::array<int, 3>, int> orders;
    for (int i = 0; i < 60'000; ++i) {
        List<int, 3> list{0, 1, 2};
        random.shuffle(list);
        ++orders[{list[0], list[1], list[2]}];
    }
    ASSERT_EQ(orders.size(), 6u);
    for (const auto& [order, count] : orders) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Seed, text_and_back) {
    const Seed seed = nth_seed(Seed::number(3), 4);
    EXPECT_EQ(Seed::parse(seed.text()).value(), seed);
    EXPECT_EQ(Seed::parse("42").value(), Seed::number(42));
    EXPECT_EQ(Seed::parse("18446744073709551615").value(), Seed::number(~std::uint64_t{0}));
}

TEST(Seed, wrong_text_gets_a_sentence) {
    for (const std::string text : {"", "x", "-1", "18446744073709551616", "12 ", "0x12"}) {
        const auto seed = Seed::parse(text);
        ASSERT_FALSE(seed) << text;
        EXPECT_EQ(seed.sentence(), "A seed is a number up to 18446744073709551615, or 64 hexadecimal digits.");
    }
    EXPECT_FALSE(Seed::parse(std::string(64, 'g')));
    EXPECT_FALSE(Seed::parse(std::string(64, '0')));  // stands for one that is not known
}

TEST(Seed, the_nth_of_a_seed_are_all_different) {
    std::vector<std::string> seeds;
    for (std::uint64_t n = 0; n < 1000; ++n) seeds.push_back(nth_seed(Seed::number(1), n).text());
    std::sort(seeds.begin(), seeds.end());
    EXPECT_EQ(std::unique(seeds.begin(), seeds.end()), seeds.end());
}

}  // namespace
}  // namespace skerry
