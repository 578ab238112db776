// SPDX-License-Identifier: Apache-2.0
#include <ostream>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/text.h"
#include "embed/document.h"
#include "protocol/document.h"

namespace skerry::cli {
namespace {

std::string head(std::string_view of) {
    return fmt::format("// SPDX-License-Identifier: Apache-2.0\n// The types of {}, written by `skerry types`.\n\n",
                       of);
}

}  // namespace

int components(const std::string& id, Streams& streams) {
    const auto game = find_game(id);
    if (!game) return refuse(streams, game.sentence());
    streams.out << game.value()->box() << '\n';
    return success;
}

int types(const std::string& id, bool tables, Streams& streams) {
    if (id == "protocol") {
        streams.out << (tables ? protocol_tables() : head("docs/protocol.md") + protocol_types());
        return success;
    }
    if (id == "engine") {
        streams.out << (tables ? embed::engine_tables() : head("docs/embed.md") + embed::engine_types());
        return success;
    }
    const auto game = find_game(id);
    if (!game) return refuse(streams, game.sentence());
    streams.out << head(game.value()->info().name) << game.value()->typescript();
    return success;
}

}  // namespace skerry::cli
