// SPDX-License-Identifier: Apache-2.0
#include "core/grammar.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace skerry {
namespace {

SKERRY_ENUM(Fruit, apple, pear, unknown);
SKERRY_ENUM(Place, here, there);
SKERRY_ENUM(Verb, eat, swap, wait, roll, carry, buy, sing);
Thing thing(Fruit fruit) { return {"fruit:" + word_of(fruit)}; }

std::string song_text(Move move) { return std::string(move.args[0], '!'); }
std::optional<Move> parse_song(Words) { return Move{}; }
std::vector<Thing> dice(Move move) { return std::vector<Thing>(move.args[0], Thing{"die"}); }

constexpr Grammar<Verb> grammar{
    verb<Verb::eat, Fruit>(),
    verb<Verb::swap, Fruit, Keyword<"for">, Fruit>(),
    verb<Verb::wait>(),
    verb<Verb::roll, Number<1, 3>>(dice),
    verb<Verb::carry, Ordinal<Place>, Optional<Fruit>>(),
    verb<Verb::buy, Keyword<"for">, Optional<Fruit>>(),
    {Verb::sing, song_text, parse_song, no_things},
};

Move parsed(std::string_view text) { return grammar.parse(text).value(); }
std::string refused(std::string_view text) {
    const auto move = grammar.parse(text);
    return move ? "" : move.sentence();
}

TEST(Grammar, writes_what_it_reads) {
    for (const char* text : {"eat pear", "swap apple for pear", "wait", "roll 3", "carry 2", "carry 1 apple"})
        EXPECT_EQ(grammar.text(parsed(text)), text);
}

TEST(Grammar, refuses_what_no_row_says) {
    EXPECT_EQ(refused("dance"), "\"dance\" is not a move of this game.");
    for (const char* text : {"eat", "eat unknown", "eat apple pear", "swap apple pear", "swap apple for", "wait now",
                             "roll 4", "roll 0", "carry", "carry 3", "carry 1 apple apple"})
        EXPECT_THAT(refused(text), testing::HasSubstr("begins like a move")) << text;
}

TEST(Grammar, knows_what_a_move_touches) {
    EXPECT_EQ(grammar.things(parsed("swap apple for pear")), (std::vector<Thing>{{"fruit:apple"}, {"fruit:pear"}}));
    EXPECT_EQ(grammar.things(parsed("carry 1 pear")), (std::vector<Thing>{{"fruit:pear"}}));
    EXPECT_EQ(grammar.things(parsed("carry 1")), std::vector<Thing>{});
    EXPECT_EQ(grammar.things(parsed("roll 2")), (std::vector<Thing>{{"die"}, {"die"}}));
}

TEST(Grammar, names_a_verb_with_its_first_argument) {
    EXPECT_EQ(grammar.pattern_text(parsed("swap pear for apple")), "swap pear");
    EXPECT_EQ(grammar.pattern_text(parsed("carry 2 apple")), "carry 2");
    EXPECT_EQ(grammar.pattern_text(parsed("buy for pear")), "buy for pear");
    EXPECT_EQ(grammar.pattern_text(parsed("buy for")), "buy for");
    EXPECT_EQ(grammar.pattern_text(parsed("wait")), "wait");
    EXPECT_EQ(grammar.pattern_text({static_cast<std::uint8_t>(Verb::sing), {3}}), "sing #3") << "a row of functions";
    EXPECT_EQ(grammar.pattern_text(done), "done");
}

TEST(Grammar, reads_every_pattern_it_writes) {
    for (const Verb v : each<Verb>())
        for (int byte = 0; byte < 256; ++byte) {
            const Move move{static_cast<std::uint8_t>(v), {static_cast<std::uint8_t>(byte)}};
            const auto read = grammar.parse_pattern(grammar.pattern_text(move));
            ASSERT_TRUE(read) << read.sentence();
            EXPECT_EQ(read.value(), move) << grammar.pattern_text(move);
        }
}

TEST(Grammar, refuses_patterns_of_nothing) {
    for (const char* text : {"", "dance", "eat", "eat kiwi", "eat unknown", "eat #0", "eat  apple", "eat apple pear",
                             "eat #256", "wait #0", "wait apple", "buy", "buy pear", "roll 4", "done 1", "back eat"})
        EXPECT_FALSE(grammar.parse_pattern(text)) << text;
}

}  // namespace
}  // namespace skerry
