// SPDX-License-Identifier: Apache-2.0
#include "server/lobby.h"

#include <algorithm>
#include <tuple>

#include "server/caller.h"

namespace skerry {

// ---- Who is here ----

void Lobby::arrive(Caller& caller) {
    callers_.insert(&caller);
    if (!caller.user().empty() && ++here_[caller.user()] == 1) tell_presence(caller.user());
}

void Lobby::depart(Caller& caller) {
    while (!caller.watched.empty()) unwatch(std::string(caller.watched.begin()->first), caller);
    callers_.erase(&caller);
    if (caller.user().empty()) return;
    if (--here_[caller.user()] > 0) return;
    here_.erase(caller.user());
    tell_presence(caller.user());
}

// Tells others at the same tables that somebody came or went. Delayed, so that reloading a page is not noticed.
void Lobby::tell_presence(const std::string& user) {
    loop_.after(std::chrono::milliseconds(500), [this, user] {
        std::vector<std::string> tables;
        for (const auto& [id, room] : rooms_.all())
            if (!room->watchers.empty() && !room->table.seats_of(user).empty()) tables.push_back(id);
        for (const std::string& id : tables) {
            rooms_.enter(id, [this](const Result<Room*>& entered) {
                if (entered) broadcast(*entered.value(), false);
            });
        }
    });
}

Present Lobby::present() const {
    return [this](const std::string& user) { return here_.contains(user); };
}

void Lobby::watch(Room& room, Caller& caller) {
    if (std::find(room.watchers.begin(), room.watchers.end(), &caller) == room.watchers.end())
        room.watchers.push_back(&caller);
}

void Lobby::unwatch(const std::string& table, Caller& caller) {
    caller.watched.erase(table);
    Room* room = rooms_.find(table);
    if (!room) return;
    std::erase(room->watchers, &caller);
    room->used = loop_.now();
}

void Lobby::send_away(Room& room) {
    for (Caller* caller : room.watchers) caller->peer().close(Peer::going_away, "The table is being reloaded.");
}

void Lobby::close() {
    for (Caller* caller : callers_)
        caller->peer().close(Peer::going_away, "The server is shutting down; please come back soon.");
}

void Lobby::end_token(const std::string& token) {
    for (Caller* caller : callers_)
        if (caller->token() == token) caller->peer().close(Peer::policy, "This token was revoked.");
}

// ---- Those who watch a table ----

void Lobby::tell(Room& room, const std::vector<Deed>& deeds, const TableCard& before) {
    bool only_chat = true, only_moves = true;
    for (const Deed& deed : deeds) {
        only_chat = only_chat && deed.kind == DeedKind::said;
        only_moves = only_moves && (deed.kind == DeedKind::moved || deed.kind == DeedKind::undid);
    }
    if (only_chat) return tell_line(room);
    // With another name in it, the whole log is told again.
    if (std::any_of(deeds.begin(), deeds.end(), [](const Deed& deed) { return deed.kind == DeedKind::renamed; }))
        for (Caller* caller : room.watchers) caller->watched[room.table.id()].since = 0;
    // Once the game is over everybody reads everything.
    const bool ended = room.table.state() == TableState::over && before.state != TableState::over;
    broadcast(room, only_moves, ended);
    tell_lists(before, room.table.card());
}

void Lobby::tell_line(Room& room) {
    const auto text = std::make_shared<const std::string>(room.table.chat_message(false));
    for (Caller* caller : room.watchers)
        if (room.table.reads_last_line(caller->viewer(caller->watched[room.table.id()]))) caller->send(text);
}

void Lobby::broadcast(Room& room, bool only_moves, bool with_chat) {
    // Viewers who see the same share one text.
    using Key = std::tuple<std::uint8_t, std::uint8_t, bool, bool, bool, std::int64_t>;
    std::vector<std::pair<Key, std::shared_ptr<const std::string>>> made;
    const LiveTable& table = room.table;
    for (Caller* caller : room.watchers) {
        Caller::Watch& watch = caller->watched[table.id()];
        const Viewer viewer = caller->viewer(watch);
        const bool talk = std::exchange(watch.talk, table.talk()) != table.talk();
        if (only_moves && !talk && table.seq_of(viewer) <= watch.since) continue;  // nothing visible to this viewer
        const Key key{table.eyes_of(viewer).bits(),
                      table.seats_of(viewer.user).bits(),
                      !viewer.user.empty() && viewer.user == table.plan().host,
                      viewer.engine,
                      viewer.spectators,
                      watch.since};
        auto found = std::find_if(made.begin(), made.end(), [&](const auto& one) { return one.first == key; });
        if (found == made.end()) {
            auto text = table.message(viewer, watch.since, with_chat, loop_.now(), present());
            made.emplace_back(key, std::make_shared<const std::string>(std::move(text)));
            found = made.end() - 1;
        }
        watch.since = table.seq_of(viewer);
        caller->send(found->second);
    }
}

// ---- Those who look at lists ----

protocol::Lobby Lobby::lists(const std::string& user) {
    protocol::Lobby lobby;
    if (!open_)
        if (auto found = store_.open_tables(max_listed)) {
            open_ = std::move(found).value();
            std::erase_if(*open_, [](const TableCard& card) { return as_of_today(card).state != TableState::open; });
        }
    if (open_)
        for (const TableCard& card : *open_) lobby.open.push_back(describe(card, user, present()));
    std::vector<TableCard> mine;
    if (!user.empty())
        if (auto found = store_.tables_of(user, max_listed))
            for (TableCard& card : found.value()) mine.push_back(as_of_today(std::move(card)));
    const auto waits = [&](const TableCard& card) {
        return std::any_of(card.waiting.begin(), card.waiting.end(), [&](Seat seat) {
            const Chair& chair = card.chairs[seat.index()];
            return chair.kind == ChairKind::person && chair.user == user && !chair.lent;
        });
    };
    for (const bool my_turn : {true, false})
        for (const TableCard& card : mine)
            if (waits(card) == my_turn) lobby.mine.push_back(describe(card, user, present()));
    return lobby;
}

std::string Lobby::message(const std::string& user) {
    protocol::Lobby all = lists(user);
    return json::text(protocol::LobbyMessage{std::move(all.open), std::move(all.mine)});
}

protocol::Running Lobby::running(const std::string& user) {
    if (running_at_ < 0 || loop_.now() - running_at_ >= running_ms) {
        if (auto found = store_.running_tables(max_running)) running_ = std::move(found).value();
        running_at_ = loop_.now();
    }
    protocol::Running running;
    for (const TableCard& card : running_)
        if (as_of_today(card).state == TableState::playing) running.tables.push_back(describe(card, user, present()));
    return running;
}

void Lobby::tell_lists(const TableCard& before, const TableCard& after) {
    const bool was = before.listed && before.state == TableState::open && !before.id.empty();
    const bool is = after.listed && after.state == TableState::open;
    if ((was || is) && (was != is || before.chairs != after.chairs)) {
        open_changed_ = true;
        open_.reset();
    }
    if (before.state != after.state || before.chairs != after.chairs || before.waiting != after.waiting ||
        before.rematch != after.rematch || before.again != after.again)
        for (const TableCard* card : {&before, &after})
            for (const Chair& chair : card->chairs)
                if (chair.kind == ChairKind::person && here_.contains(chair.user)) changed_users_.insert(chair.user);
    if ((!open_changed_ && changed_users_.empty()) || waiting_) return;
    waiting_ = true;
    loop_.after(std::chrono::milliseconds(wait_ms), [this] { flush(); });
}

void Lobby::flush() {
    waiting_ = false;
    const bool all = std::exchange(open_changed_, false);
    const std::set<std::string> users = std::exchange(changed_users_, {});
    std::shared_ptr<const std::string> nobodys;
    for (Caller* caller : callers_) {
        if (!caller->in_lobby || (!all && !users.contains(caller->user()))) continue;
        if (!caller->user().empty()) {
            caller->send(message(caller->user()));
            continue;
        }
        if (!nobodys) nobodys = std::make_shared<const std::string>(message({}));
        caller->send(nobodys);
    }
}

}  // namespace skerry
