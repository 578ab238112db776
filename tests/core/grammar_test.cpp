#include "core/grammar.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace skerry {
namespace {

SKERRY_ENUM(Fruit, apple, pear, unknown);
SKERRY_ENUM(Place, here, there);
SKERRY_ENUM(Verb, eat, swap, wait, roll, carry);
Thing thing(Fruit fruit) { return {"fruit:" + word_of(fruit)}; }

std::vector<Thing> dice(Move move) { return std::vector<Thing>(move.args[0], Thing{"die"}); }

constexpr Grammar<Verb> grammar{
    verb<Verb::eat, Fruit>(),
    verb<Verb::swap, Fruit, Keyword<"for">, Fruit>(),
    verb<Verb::wait>(),
    verb<Verb::roll, Number<1, 3>>(dice),
    verb<Verb::carry, Ordinal<Place>, Optional<Fruit>>(),
};

Move parsed(std::string_view text) { return grammar.parse(text, "Fruit").value(); }
std::string refused(std::string_view text) {
    const auto move = grammar.parse(text, "Fruit");
    return move ? "" : move.sentence();
}

TEST(Grammar, writes_what_it_reads) {
    for (const char* text : {"eat pear", "swap apple for pear", "wait", "roll 3", "carry 2", "carry 1 apple"})
        EXPECT_EQ(grammar.text(parsed(text)), text);
}

TEST(Grammar, refuses_what_no_row_says) {
    EXPECT_EQ(refused("sing"), "\"sing\" is not a move of Fruit.");
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

}  // namespace
}  // namespace skerry
