// SPDX-License-Identifier: Apache-2.0
#include "core/inspect.h"

#include <gtest/gtest.h>

namespace skerry {
namespace {

SKERRY_ENUM(Fruit, apple, pear, plum, unknown);

std::string said_of(const Checked& checked) { return checked ? "fine" : checked.sentence(); }

TEST(Faults, say_the_first_that_is_there) {
    EXPECT_EQ(said_of(first_fault({{false, "Not this."}})), "fine");
    EXPECT_EQ(said_of(first_fault({{false, "Not this."}, {true, "This."}, {true, "Too late."}})), "This.");
}

TEST(Faults, have_words_for_their_places) {
    EXPECT_EQ(said_of(first_fault({{true, "{who} has {n|pear|pears} and {what}.", 2, Fruit::plum}}, "Ada")),
              "Ada has 2 pears and plum.");
    EXPECT_EQ(said_of(first_fault({out_of_range(4, 1, 4, "round")})), "fine");
    EXPECT_EQ(said_of(first_fault({out_of_range(5, 1, 4, "round")})), "round is a number from 1 to 4.");
    EXPECT_EQ(said_of(first_fault({out_of_range(0, 1, 4, "round")})), "round is a number from 1 to 4.");
}

TEST(Tally, counts_what_is_known_and_what_is_not) {
    Tally<Fruit> seen("fruit");
    seen.see_all(List<Fruit, 4>{Fruit::pear, Fruit::unknown, Fruit::pear});
    seen.see(Fruit::apple);
    EXPECT_EQ(seen[Fruit::pear], 2);
    EXPECT_EQ(seen.unknown(), 1);
    EXPECT_EQ(seen.total(), 4);
    EXPECT_EQ(seen.known(), (Set<Fruit>{Fruit::apple, Fruit::pear}));
}

TEST(Tally, says_what_is_there_too_often) {
    Tally<Fruit> seen("fruit", "Ada");
    seen.see_all(List<Fruit, 4>{Fruit::pear, Fruit::pear, Fruit::pear});
    const auto copies = [](int pears) { return [pears](Fruit fruit) { return fruit == Fruit::pear ? pears : 1; }; };
    EXPECT_EQ(said_of(seen.fits(copies(3))), "fine");
    EXPECT_EQ(said_of(seen.fits(copies(2))), "There are 2 fruits pear of Ada in this game and this position has 3.");
    EXPECT_EQ(said_of(seen.fits(Set{Fruit::pear})), "The fruit pear of Ada is there twice.");
    EXPECT_EQ(said_of(seen.fits(Set{Fruit::plum})), "pear is no fruit of Ada in this game.");
}

TEST(Tally, says_what_is_missing) {
    const Set<Fruit> all{Fruit::apple, Fruit::pear, Fruit::plum};
    Tally<Fruit> seen("fruit");
    seen.see(Fruit::pear);
    seen.see(Fruit::unknown);
    EXPECT_EQ(said_of(seen.complete(all)),
              "There must be 3 fruits in all and this position has 2; one that may be any is written \"unknown\".");
    EXPECT_EQ(
        said_of(seen.complete(all, "the basket")),
        "There must be 3 fruits in all and this position has 2; one that may be any is written \"unknown\" in the "
        "basket.");
    seen.see(Fruit::unknown);
    EXPECT_EQ(said_of(seen.complete(all)), "fine");
    seen.see(Fruit::unknown);
    EXPECT_FALSE(seen.complete(all));
}

}  // namespace
}  // namespace skerry
