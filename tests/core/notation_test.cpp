// SPDX-License-Identifier: Apache-2.0
#include "core/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace skerry {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Notation, words_end_at_the_signs_that_are_given) {
    EXPECT_THAT(words_in("  cook fish   shell "), ElementsAre("cook", "fish", "shell"));
    EXPECT_THAT(words_in("build A2:stone"), ElementsAre("build", "A2:stone"));
    EXPECT_THAT(words_in("build A2:stone", " :"), ElementsAre("build", "A2", "stone"));
    EXPECT_THAT(words_in(" "), IsEmpty());
}

TEST(Notation, a_number_is_digits_only_and_within_its_bounds) {
    EXPECT_EQ(number("0"), 0);
    EXPECT_EQ(number("255"), 255);
    EXPECT_EQ(number("5", 1, 5), 5);
    for (const char* word : {"", "256", "-1", "+1", "1x", "x", "1.5", "99999999999999999999"})
        EXPECT_EQ(number(word), std::nullopt) << word;
    EXPECT_EQ(number("0", 1), std::nullopt);
    EXPECT_EQ(number("6", 1, 5), std::nullopt);
}

TEST(Notation, a_text_that_is_no_move_is_refused_with_a_sentence) {
    EXPECT_EQ(no_move("stay here", "stay").sentence,
              "\"stay here\" begins like a move, but what follows \"stay\" does not fit.");
    EXPECT_EQ(no_move("fly", "").sentence, "\"fly\" is not a move of this game.");
    EXPECT_LT(no_move(std::string(10'000, 'x'), "").sentence.size(), 100) << "long texts are cut";
}

}  // namespace
}  // namespace skerry
