// SPDX-License-Identifier: Apache-2.0
#include "server/loaded.h"

namespace skerry {

Result<Loaded> load_table(Store& store, const std::string& table) {
    SKERRY_LET(const auto deeds, store.deeds(table));
    if (deeds.empty()) return Error{no_table_text};
    SKERRY_LET(auto live, LiveTable::load(table, deeds));
    Loaded loaded{.table = std::move(live)};
    auto kept = store.snapshot(table);
    if (kept && kept.value()) loaded.snapshot = kept.value()->seq;
    if (loaded.table.note().empty()) return loaded;
    if (!kept) return kept.error();
    SKERRY_LET(const auto card, store.card(table));
    loaded.table.remember(std::move(kept).value(), card.value_or(TableCard{}));
    loaded.outdated = card && card->state != TableState::over;
    return loaded;
}

}  // namespace skerry
