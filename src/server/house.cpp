// SPDX-License-Identifier: Apache-2.0
#include "server/house.h"

#include <algorithm>

namespace skerry {

House::House(Store& the_store, Loop& the_loop, const Settings& the_settings, std::string cookie_key)
    : store(the_store),
      loop(the_loop),
      settings(the_settings),
      writes(store, loop),
      people(store, writes, loop, std::move(cookie_key)),
      rooms(store, writes, loop, loads, settings, figures),
      lobby(store, loop, rooms),
      bots(rooms, loop, bot_threads, settings, figures),
      analyst(loop, bot_threads, std::chrono::milliseconds(settings.analysis_ms)),
      archive(store, loop),
      loads(loop, 2, 1000, false),
      bot_threads(settings.bot_threads, 100'000, true) {
    const auto chat = [](const Deed& deed) { return deed.kind == DeedKind::said; };
    rooms.open({
        .opened = [this](Room& room) { bots.wake(room); },
        .made = [this](Room& room) { lobby.tell_lists({}, room.table.card()); },
        .changed =
            [this, chat](Room& room, const std::vector<Deed>& deeds, const TableCard& before) {
                lobby.tell(room, deeds, before);
                if (!std::all_of(deeds.begin(), deeds.end(), chat)) bots.wake(room);
            },
        .lost =
            [](Room& room) {
                Lobby::send_away(room);
                BotDesk::stop(room);
            },
    });
}

// Stops all searches, so that the threads can end.
House::~House() {
    for (const auto& [id, room] : rooms.all()) BotDesk::stop(*room);
    analyst.stop();
}

bool House::settled() {
    rooms.save_positions();
    return writes.settled();
}

void House::leave_store() {
    loads.stop();
    archive.stop();
}

}  // namespace skerry
