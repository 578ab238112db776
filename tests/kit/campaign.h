// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "bots/bots.h"
#include "table/table.h"

// The end of a solo campaign of Fine Sand without the nine games before it.
namespace skerry::kit {

// The setup of the tenth game; the games before it struck 1 to 9.
inline std::string last_solo_game() {
    std::string sheet;
    for (int n = 1; n <= 9; ++n)
        sheet += (n > 1 ? "," : "") + ("{\"stack\":" + std::to_string(n) + ",\"struck\":" + std::to_string(n)) + "}";
    return R"({"mode":"solo","campaign":{"played":9,"queue":[],"sheet":[)" + sheet + "]}}";
}
inline constexpr int points_before = 54;  // 10 + 9 + ... + 2

// That game, completed by a bot: as a record without its last move.
inline Record almost_complete(const std::string& name) {
    const AnyGame& game = *find_game("fine-sand").value();
    for (std::uint64_t seed = 1;; ++seed) {
        Table table = Table::begin(game, last_solo_game(), Seed::number(seed), {name}, "").value();
        const auto bot = std::move(make_bot(game, "greedy", Seed::number(seed)).value());
        Record before = table.record();
        while (!table.over()) {
            before = table.record();
            table.play(Seat(0), bot->choose(table.view(Seat(0)), Seat(0)), "");
        }
        if (game.campaign_points(table.position())) return before;
    }
}

}  // namespace skerry::kit
