// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "store/store.h"
#include "table/live.h"

namespace skerry {

inline constexpr const char* no_table_text = "There is no such table.";

// A table as the store has it.
struct Loaded {
    LiveTable table;
    std::int64_t snapshot = -1;  // the sequence number of the last saved position
    bool outdated = false;       // lists show a table of older rules as if it were still played
};

// Reads a table's deeds and applies them all. Takes long for a long game: never on the loop's thread.
Result<Loaded> load_table(Store& store, const std::string& table);

}  // namespace skerry
