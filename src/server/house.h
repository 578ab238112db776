// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "server/analyst.h"
#include "server/archive.h"
#include "server/bot_desk.h"
#include "server/lobby.h"
#include "server/people.h"
#include "server/rooms.h"

namespace skerry {

// The rooms of the server, one for each thing it does, and who tells whom. What happens here happens on the loop's
// thread; what takes long goes to the threads at the end.
struct House {
    House(Store& store, Loop& loop, const Settings& settings, std::string cookie_key);
    House(const House&) = delete;
    House& operator=(const House&) = delete;
    ~House();

    // When the server stops: whether everything has been saved.
    bool settled();
    // From then on nobody reads the store.
    void leave_store();

    Store& store;
    Loop& loop;
    const Settings& settings;
    Figures figures;
    Writes writes;
    People people;
    Rooms rooms;
    Lobby lobby;
    BotDesk bots;
    Analyst analyst;
    Archive archive;
    // Last, so that their threads end first.
    Errands loads;
    Workers bot_threads;
};

}  // namespace skerry
