// SPDX-License-Identifier: Apache-2.0
#include "core/events.h"

#include <gtest/gtest.h>

namespace skerry {
namespace {

TEST(Events, are_seen_by_their_audience) {
    const Seat red(0), blue(1);
    Seats but_red = Seats::everybody();
    but_red.remove(red);
    EXPECT_TRUE(sees(red, red));
    EXPECT_FALSE(sees(blue, red));
    EXPECT_FALSE(sees(Seats::none(), red)) << "a spectator";
    EXPECT_TRUE(sees(Seats::none(), Seats::everybody()));
    EXPECT_TRUE(sees(blue, but_red));
    EXPECT_TRUE(sees(Seats::none(), but_red));
    EXPECT_FALSE(sees(red, but_red)) << "who is told in more detail";
    EXPECT_FALSE(sees(Seats::first(2), but_red)) << "and whoever looks through those eyes as well";
    EXPECT_TRUE(sees(Seats::first(2), red));
}

}  // namespace
}  // namespace skerry
