#include <ostream>

#include "catalog/catalog.h"
#include "cli/commands.h"

namespace skerry::cli {
namespace {

constexpr std::string_view number = "0.1";

}  // namespace

int version(bool json, Streams& streams) {
    if (!json) {
        streams.out << "skerry " << number << '\n';
        for (const AnyGame* game : all_games())
            streams.out << game->info().id << ", rules version " << game->info().rules << '\n';
        return fine;
    }
    json::Writer out;
    out.object().field("skerry", number).key("rules").object();
    for (const AnyGame* game : all_games()) out.field(game->info().id, game->info().rules);
    streams.out << out.end().end().text() << '\n';
    return fine;
}

}  // namespace skerry::cli
