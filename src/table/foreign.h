// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "table/live.h"
#include "table/plan.h"

// Tables that were kept elsewhere: their deeds come from outside, and nothing about them is certain.
namespace skerry {

// A table as a browser keeps and exports it.
struct KeptTable {
    std::string id;
    std::vector<Deed> deeds;

    SKERRY_FIELDS(id, deeds)
};
// What a browser exports: several tables, for example the games of a campaign, in any order.
struct KeptTables {
    static constexpr std::size_t max_tables = 100;
    std::vector<KeptTable> tables;

    SKERRY_FIELDS(tables)
};

// Whether deeds can be applied at all: one beginning, and no number that leads to a sum that does not fit.
Result<void> check_deeds(std::span<const Deed> deeds);

// The same tables under new names, as those of somebody who brings them along: the one person who sat there becomes
// `host`. Refused with a sentence if more than one person sat there, if a game of a campaign is missing, or if today's
// rules don't lead to every move. Replays all games: takes long.
struct Brought {
    std::vector<LiveTable> tables;
    std::vector<std::vector<Deed>> deeds;  // of each
};
Result<Brought> bring(KeptTables kept, const Host& host, const std::function<std::string()>& new_id, Time now);

}  // namespace skerry
