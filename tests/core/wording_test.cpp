// SPDX-License-Identifier: Apache-2.0
#include "core/wording.h"

#include <array>
#include <vector>

#include <gtest/gtest.h>

namespace skerry {
namespace {

TEST(Wording, counts_one_and_many) {
    EXPECT_EQ(counted(0, "card", "cards"), "0 cards");
    EXPECT_EQ(counted(1, "card", "cards"), "1 card");
    EXPECT_EQ(counted(2, "penny", "pence"), "2 pence");
}

TEST(Wording, joins_as_people_do) {
    EXPECT_EQ(joined(std::vector<std::string>{}), "");
    EXPECT_EQ(joined(std::vector<std::string>{"wood"}), "wood");
    EXPECT_EQ(joined(std::array<std::string_view, 3>{"wood", "stone", "peat"}), "wood, stone and peat");
    EXPECT_EQ(joined(std::vector<std::string>{"wood", "stone"}, " or "), "wood or stone");
}

TEST(Wording, joins_what_is_said_of_each) {
    const auto stars = [](int n) { return std::string(static_cast<std::size_t>(n), '*'); };
    EXPECT_EQ(joined(std::array{1, 0, 3, 2}, stars), "*, *** and **");
    EXPECT_EQ(joined(std::array{1, 2}, stars, " or "), "* or **");
    EXPECT_EQ(in_a_row(std::array{1, 0, 2}, stars), "* **");
    EXPECT_EQ(in_a_row(std::array{1, 2, 3}, stars, ", then "), "*, then **, then ***");
    EXPECT_EQ(in_a_row(std::array<std::string, 3>{"a", "", "b"}), "a b");
}

}  // namespace
}  // namespace skerry
