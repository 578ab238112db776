// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include "table/table.h"

namespace skerry::kit {

// A game of so many moves. If it would be over before, somebody hesitates: picks something and puts it back.
inline Table long_game(const AnyGame& game, const std::string& setup, std::size_t moves) {
    Table table = std::move(Table::begin(game, setup, Seed::number(1), {})).value();
    while (table.moves_played() < moves && !table.over()) {
        const Seat seat = *table.waiting().begin();
        const Move move = table.choices(seat)[0];
        table.play(seat, move);
        while (table.moves_played() + 2 <= moves && table.waiting().has(seat) && table.legal(seat, put_back(move))) {
            table.play(seat, put_back(move));
            table.play(seat, move);
        }
    }
    EXPECT_EQ(table.moves_played(), moves) << "nothing to hesitate over";
    return table;
}

}  // namespace skerry::kit
