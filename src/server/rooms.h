// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/errands.h"
#include "server/figures.h"
#include "server/loaded.h"
#include "server/room.h"
#include "server/settings.h"
#include "server/writes.h"
#include "table/foreign.h"

namespace skerry {

// The tables in memory. enter() calls back once a table is free; carry_out() saves what was decided there. Everything
// happens on the loop's thread, except that tables are loaded by errands.
class Rooms {
public:
    using Entered = Room::Entered;
    using Made = std::function<void(const Result<std::string>&)>;  // the id of a new table

    // Who wants to know what happens to tables.
    struct Listeners {
        std::function<void(Room&)> opened;  // it came into memory
        std::function<void(Room&)> made;    // it is new
        std::function<void(Room&, const std::vector<Deed>&, const TableCard& before)> changed;
        std::function<void(Room&)> lost;  // it can't be read any more, and leaves memory
    };

    Rooms(Store& store, Writes& writes, Loop& loop, Errands& errands, const Settings& settings, Figures& figures)
        : store_(store), writes_(writes), loop_(loop), errands_(errands), settings_(settings), figures_(figures) {}
    Rooms(const Rooms&) = delete;
    Rooms& operator=(const Rooms&) = delete;
    // Starts the clocks.
    void open(Listeners listeners);

    // Calls back when the table is free, loading it if needed.
    void enter(const std::string& table, Entered entered);
    void enter(Room& room, Entered entered);
    // After entering: saves what was decided. The answer comes when it is durable.
    void carry_out(Room& room, LiveTable::Deeds deeds, Store::Done done, std::vector<Write::OfTable> beside = {});
    void create(Plan plan, Made done);
    // Tables that were kept elsewhere, with their deeds: all of them or none.
    void adopt(Brought brought, std::function<void(const Result<std::vector<TableCard>>&)> done);
    // The game after a finished one: another one by this plan; in a campaign, its next game.
    void rematch(Room& room, Plan plan, Made done);

    // In memory; null if it isn't.
    Room* find(const std::string& table) const;
    // In memory, or on its way there.
    bool knows(const std::string& table) const { return rooms_.contains(table) || loading_.contains(table); }
    const std::unordered_map<std::string, std::shared_ptr<Room>>& all() const { return rooms_; }
    // Saves the positions of all tables, when the server stops.
    void save_positions();

    static constexpr std::size_t max_waiting = 1000;  // for one table that is being loaded

private:
    static constexpr Time quiet_ms = 10'000;          // before a position is saved
    static constexpr std::size_t max_snapshots = 10;  // per second, so that the loop is not held up

    void load(const std::string& table);
    void loaded(const std::string& table, Result<Loaded> result);
    // Reads the table again, as if what could not be saved had not happened.
    void reload(Room& room, std::function<void()> then);
    void lose(Room& room);
    void drain(Room& room);
    // A new table by a plan, not yet saved.
    struct NewRoom {
        std::shared_ptr<Room> room;
        Deed made;
    };
    Result<NewRoom> prepare(const std::string& id, Plan plan) const;
    void settle(const std::shared_ptr<Room>& room);
    static Write::OfTable write_of(const LiveTable& table, std::int64_t first, std::vector<Deed> deeds);

    // Positions are saved beside the deeds in case the rules change: at the end of a game, when a table has been
    // quiet for a while, before it is unloaded, and when the server stops.
    static bool wants_snapshot(const Room& room) { return !room.busy && room.snapshot != room.table.seq(); }
    static void take_snapshot(Room& room, Write& write);
    void keep_snapshots(std::size_t most, Time before);
    void tick();
    void look_for_due();
    void tidy();

    Store& store_;
    Writes& writes_;
    Loop& loop_;
    Errands& errands_;
    const Settings& settings_;
    Figures& figures_;
    Listeners listeners_;
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    std::unordered_map<std::string, std::vector<Entered>> loading_;  // who waits for it
};

}  // namespace skerry
