// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "core/version.h"
#include "server/calls.h"

namespace skerry {

Response metrics(const House& house) {
    const Figures& figures = house.figures;
    const Store::Counts counts = house.store.counts();
    std::size_t watchers = 0;
    for (const auto& [id, room] : house.rooms.all()) watchers += room->watchers.size();
    std::string text;
    const auto put = [&](const char* name, const char* kind, const char* help, std::uint64_t value) {
        text += fmt::format("# HELP skerry_{0} {1}\n# TYPE skerry_{0} {2}\nskerry_{0} {3}\n", name, help, kind, value);
    };
    text += fmt::format(
        "# HELP skerry_build_info The version of Skerry.\n# TYPE skerry_build_info gauge\n"
        "skerry_build_info{{version=\"{}\"}} 1\n",
        version());
    put("sockets", "gauge", "Open WebSockets.", house.lobby.sockets());
    put("tables_in_memory", "gauge", "Tables in memory.", house.rooms.all().size());
    put("watchers", "gauge", "Tables looked at, by all sockets.", watchers);
    put("bots_waiting", "gauge", "Decisions of bots that wait for a thread.", house.bot_threads.waiting());
    put("long_work_waiting", "gauge", "Tables, records and replays that wait for a thread.",
        house.loads.waiting() + house.archive.waiting());
    put("analyses", "gauge", "Games that are being analysed or wait for it.", house.analyst.busy());
    put("hints_total", "counter", "Hints that were given.", figures.hints);
    put("moves_total", "counter", "Moves of people.", figures.moves);
    put("bot_moves_total", "counter", "Moves of bots.", figures.bot_moves);
    put("messages_in_total", "counter", "Messages from clients.", figures.messages_in);
    put("messages_out_total", "counter", "Messages to clients.", figures.messages_out);
    put("message_bytes_out_total", "counter", "Bytes of messages to clients.", figures.bytes_out);
    put("refused_total", "counter", "Messages that were refused.", figures.refused);
    put("dropped_sockets_total", "counter", "Sockets closed because they read too slowly.", figures.dropped);
    put("table_loads_total", "counter", "Tables loaded from the store.", figures.loads);
    put("requests_total", "counter", "HTTP requests.", figures.requests);
    put("store_writes_total", "counter", "Writes to the store.", counts.writes);
    put("store_commits_total", "counter", "Transactions they were grouped into.", counts.commits);
    put("store_failures_total", "counter", "Writes that could not be kept.", counts.failures);
    return Response::text(text, "text/plain; version=0.0.4; charset=utf-8");
}

}  // namespace skerry
