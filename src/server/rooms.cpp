// SPDX-License-Identifier: Apache-2.0
#include "server/rooms.h"

#include <algorithm>

#include <spdlog/spdlog.h>

#include "server/identity.h"

namespace skerry {

void Rooms::open(Listeners listeners) {
    listeners_ = std::move(listeners);
    loop_.after(std::chrono::seconds(1), [this] { tick(); });
    loop_.after(std::chrono::milliseconds(100), [this] { look_for_due(); });
    loop_.after(std::chrono::seconds(10), [this] { tidy(); });
}

// ---- Coming in ----

Room* Rooms::find(const std::string& table) const {
    const auto found = rooms_.find(table);
    return found == rooms_.end() ? nullptr : found->second.get();
}

void Rooms::enter(const std::string& table, Entered entered) {
    if (Room* room = find(table)) {
        room->used = loop_.now();
        return enter(*room, std::move(entered));
    }
    const auto [loading, first] = loading_.try_emplace(table);
    if (loading->second.size() >= max_waiting) return entered(Error{busy_text});
    loading->second.push_back(std::move(entered));
    if (first) load(table);
}

void Rooms::enter(Room& room, Entered entered) {
    room.line.push_back(std::move(entered));
    drain(room);
}

void Rooms::drain(Room& room) {
    if (room.draining) return;
    const auto keep = room.shared_from_this();
    room.draining = true;
    while (!room.busy && !room.line.empty()) {
        const Entered entered = std::move(room.line.front());
        room.line.pop_front();
        entered(&room);
    }
    room.draining = false;
}

// ---- Loading ----

void Rooms::load(const std::string& table) {
    const bool taken = errands_.run([&store = store_, table] { return load_table(store, table); },
                                    [this, table](Result<Loaded> result) { loaded(table, std::move(result)); });
    if (!taken) loaded(table, Error{busy_text});
}

void Rooms::loaded(const std::string& table, Result<Loaded> result) {
    const std::vector<Entered> line = std::move(loading_.extract(table).mapped());
    if (!find(table)) {  // otherwise it was made meanwhile
        if (!result) {
            for (const Entered& entered : line) entered(result.error());
            return;
        }
        const auto room = std::make_shared<Room>(std::move(result.value().table));
        room->table.resume(loop_.now());
        room->used = loop_.now();
        room->snapshot = result.value().snapshot;
        // Its clocks no longer run, and lists show it as over.
        if (result.value().outdated)
            writes_.send({.tables = {write_of(room->table, room->table.deeds(), {})}}, [](const Result<void>&) {});
        ++figures_.loads;
        rooms_.emplace(table, room);
        listeners_.opened(*room);
    }
    for (const Entered& entered : line) enter(table, entered);
}

void Rooms::reload(Room& room, std::function<void()> then) {
    room.busy = true;
    const auto finish = [this, shared = room.shared_from_this(), then = std::move(then)](Result<Loaded> result) {
        shared->busy = false;
        if (result) {
            shared->table = std::move(result.value().table);
            shared->table.resume(loop_.now());
            ++figures_.loads;
        } else {
            lose(*shared);
        }
        then();
        drain(*shared);
    };
    const auto read = [&store = store_, id = room.table.id()] { return load_table(store, id); };
    if (!errands_.run(read, finish)) finish(Error{busy_text});
}

// Whoever waits gets in when it is loaded afresh.
void Rooms::lose(Room& room) {
    const auto keep = room.shared_from_this();
    listeners_.lost(room);
    rooms_.erase(room.table.id());
    for (Entered& entered : std::exchange(room.line, {})) enter(room.table.id(), std::move(entered));
}

// ---- What was decided ----

Write::OfTable Rooms::write_of(const LiveTable& table, std::int64_t first, std::vector<Deed> deeds) {
    Write::OfTable write{.card = table.card(), .deadline = table.deadline(), .first = first, .deeds = std::move(deeds)};
    // So that bots resume after a restart even if nobody watches.
    if (table.bot_to_move()) write.deadline = write.deeds.empty() ? 0 : write.deeds.back().at;
    write.seats_changed = std::any_of(write.deeds.begin(), write.deeds.end(), [](const Deed& deed) {
        return deed.kind == DeedKind::made || deed.kind == DeedKind::sat || deed.kind == DeedKind::rose ||
               deed.kind == DeedKind::filled;
    });
    return write;
}

void Rooms::carry_out(Room& room, LiveTable::Deeds deeds, Store::Done done, std::vector<Write::OfTable> beside) {
    if (!deeds) return done(deeds.error());
    if (deeds.value().empty()) return done({});
    const TableCard before = room.table.card();
    const std::int64_t first = room.table.deeds();
    for (Deed& deed : deeds.value()) {
        if (const auto ok = room.table.apply(deed); !ok) {
            spdlog::error("table {}: a decided deed can't be applied: {}", room.table.id(), ok.sentence());
            return reload(room, [done = std::move(done), why = ok.error()] { done(why); });
        }
        room.table.write_out(deed);
    }
    Write write{.tables = std::move(beside)};
    write.tables.push_back(write_of(room.table, first, deeds.value()));
    if (room.table.state() == TableState::over && before.state != TableState::over) take_snapshot(room, write);
    room.busy = true;
    writes_.send(std::move(write), [this, shared = room.shared_from_this(), all = std::move(deeds).value(), before,
                                    done = std::move(done)](const Result<void>& result) {
        if (!result) {
            spdlog::warn("table {}: not saved: {}", shared->table.id(), result.sentence());
            return reload(*shared, [done, result] { done(result); });
        }
        shared->busy = false;
        for (const Deed& deed : all)
            if (deed.kind == DeedKind::moved) ++(deed.user.empty() ? figures_.bot_moves : figures_.moves);
        done(result);
        listeners_.changed(*shared, all, before);
        drain(*shared);
    });
}

// ---- New tables ----

Result<Rooms::NewRoom> Rooms::prepare(const std::string& id, Plan plan) const {
    const auto seed = random_seed();
    plan.seed = seed.text();
    plan.commitment = seed_commitment(seed);
    SKERRY_LET(auto made, LiveTable::make(std::move(plan), loop_.now()));
    SKERRY_LET(auto live, LiveTable::load(id, std::vector{made}));
    const auto room = std::make_shared<Room>(std::move(live));
    room->used = loop_.now();
    return NewRoom{room, std::move(made)};
}

void Rooms::create(Plan plan, Made done) {
    const std::string id = random_id(10);
    const auto next = prepare(id, std::move(plan));
    if (!next) return done(next.error());
    const auto& [room, made] = next.value();
    writes_.send({.tables = {write_of(room->table, 0, {made})}},
                 [this, room = room, id, done = std::move(done)](const Result<void>& result) {
                     if (!result) return done(result.error());
                     settle(room);
                     done(id);
                 });
}

void Rooms::adopt(Brought brought, std::function<void(const Result<std::vector<TableCard>>&)> done) {
    Write write;
    std::vector<std::shared_ptr<Room>> rooms;
    for (std::size_t i = 0; i < brought.tables.size(); ++i) {
        auto room = std::make_shared<Room>(std::move(brought.tables[i]));
        room->table.resume(loop_.now());
        room->used = loop_.now();
        write.tables.push_back(write_of(room->table, 0, std::move(brought.deeds[i])));
        take_snapshot(*room, write);
        rooms.push_back(std::move(room));
    }
    writes_.send(std::move(write),
                 [this, rooms = std::move(rooms), done = std::move(done)](const Result<void>& result) {
                     if (!result) return done(result.error());
                     std::vector<TableCard> cards;
                     for (const auto& room : rooms) {
                         settle(room);
                         cards.push_back(room->table.card());
                     }
                     done(std::move(cards));
                 });
}

void Rooms::rematch(Room& room, Plan plan, Made done) {
    if (!room.table.rematch().empty()) return done(room.table.rematch());
    const std::string id = random_id(10);
    auto deeds = room.table.rematched(id, loop_.now());
    if (!deeds) return done(deeds.error());
    if (const std::string campaign = room.table.campaign(); !campaign.empty()) {
        const auto next = room.table.next();
        if (!next) return done(next.error());
        plan.setup = follow_on(plan.setup, next.value());
        plan.campaign = campaign;
    }
    const auto next = prepare(id, std::move(plan));
    if (!next) return done(next.error());
    const auto finish = [this, room = next.value().room, id, done = std::move(done)](const Result<void>& result) {
        if (!result) return done(result.error());
        settle(room);
        done(id);
    };
    carry_out(room, std::move(deeds), finish, {write_of(next.value().room->table, 0, {next.value().made})});
}

void Rooms::settle(const std::shared_ptr<Room>& room) {
    const bool first = rooms_.emplace(room->table.id(), room).second;
    listeners_.made(*room);
    if (first) listeners_.opened(*room);  // otherwise it was loaded meanwhile
}

// ---- Clocks ----

void Rooms::tick() {
    const Time now = loop_.now();
    std::vector<std::string> late;
    for (const auto& [id, room] : rooms_)
        if (const auto deadline = room->table.deadline(); !room->busy && deadline && *deadline <= now)
            late.push_back(id);
    for (const std::string& id : late)
        enter(id, [this](const Result<Room*>& room) {
            if (room) carry_out(*room.value(), room.value()->table.tick(loop_.now()), [](const Result<void>&) {});
        });
    keep_snapshots(max_snapshots, now - quiet_ms);
    loop_.after(std::chrono::seconds(1), [this] { tick(); });
}

// Unloaded tables where a clock has run out or a bot has to move.
void Rooms::look_for_due() {
    if (const auto due = store_.due(loop_.now(), 200))
        for (const std::string& id : due.value()) {
            if (knows(id)) continue;
            enter(id, [id](const Result<Room*>& room) {
                if (!room) spdlog::error("table {}: {}", id, room.sentence());
            });
        }
    loop_.after(std::chrono::seconds(5), [this] { look_for_due(); });
}

void Rooms::tidy() {
    const Time before = loop_.now() - Time{1000} * settings_.idle_table;
    std::erase_if(rooms_, [&](const auto& one) {
        const Room& room = *one.second;
        const bool counting = room.table.deadline() && room.table.plan().pace == Pace::live;
        return room.watchers.empty() && !room.busy && room.line.empty() && !room.bots.busy() && !counting &&
               !wants_snapshot(room) && room.used < before;
    });
    loop_.after(std::chrono::seconds(10), [this] { tidy(); });
}

// ---- Positions ----

void Rooms::take_snapshot(Room& room, Write& write) {
    room.snapshot = room.table.seq();
    if (auto taken = room.table.snapshot()) write.snapshots.emplace_back(room.table.id(), *std::move(taken));
}

// Saves the positions of tables that have been quiet since then.
void Rooms::keep_snapshots(std::size_t most, Time before) {
    Write write;
    for (const auto& [id, room] : rooms_) {
        if (write.snapshots.size() >= most) break;
        if (wants_snapshot(*room) && room->table.moved() <= before) take_snapshot(*room, write);
    }
    if (write.snapshots.empty()) return;
    writes_.send(std::move(write), [](const Result<void>& result) {
        if (!result) spdlog::warn("positions are not saved: {}", result.sentence());
    });
}

void Rooms::save_positions() { keep_snapshots(rooms_.size(), loop_.now()); }

}  // namespace skerry
