// SPDX-License-Identifier: Apache-2.0
#include "core/version.h"

#include <ostream>

#include "catalog/catalog.h"
#include "cli/commands.h"

namespace skerry::cli {

int version(bool json, Streams& streams) {
    if (!json) {
        streams.out << "skerry " << skerry::version() << '\n';
        for (const AnyGame* game : all_games())
            streams.out << game->info().id << ", rules version " << game->info().rules << '\n';
        return success;
    }
    json::Writer out;
    out.object().field("skerry", skerry::version()).key("rules").object();
    for (const AnyGame* game : all_games()) out.field(game->info().id, game->info().rules);
    streams.out << out.end().end().text() << '\n';
    return success;
}

}  // namespace skerry::cli
