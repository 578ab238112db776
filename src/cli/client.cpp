#include <ostream>

#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/text.h"
#include "protocol/document.h"

namespace skerry::cli {

int components(const std::string& id, Streams& streams) {
    const auto game = find_game(id);
    if (!game) return refuse(streams, game.sentence());
    streams.out << game.value()->box() << '\n';
    return fine;
}

int types(const std::string& id, bool tables, Streams& streams) {
    if (id == "protocol") {
        streams.out << (tables ? protocol_tables()
                               : "// The types of docs/protocol.md, written by `skerry types`.\n\n" + protocol_types());
        return fine;
    }
    const auto game = find_game(id);
    if (!game) return refuse(streams, game.sentence());
    streams.out << "// The types of " << game.value()->info().name << ", written by `skerry types`.\n\n"
                << game.value()->typescript();
    return fine;
}

}  // namespace skerry::cli
