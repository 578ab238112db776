// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "server/calls.h"
#include "server/identity.h"
#include "server/routes.h"
#include "table/foreign.h"

namespace skerry {

TableCalls::TableCalls(House& house)
    : house_(house), tables_made_(house.settings.tables_hour / 3600.0, house.settings.tables_hour) {}

// ---- What several of them do ----

void show_table(const House& house, const Call& call, const TableCard& card) {
    call.tell(describe(card, call.asker(), house.lobby.present()));
}

void with_table(House& house, const Call& call, std::function<void(const Call&, Room&)> job) {
    house.rooms.enter(call.name, [call, job = std::move(job)](const Result<Room*>& room) {
        if (!room)
            return call.refuse(room.sentence() == busy_text ? status::unavailable : status::missing, room.sentence());
        job(call, *room.value());
    });
}

void change(House& house, const Call& call, Room& room, LiveTable::Deeds deeds) {
    if (!deeds) return call.refuse(status::not_now, deeds.sentence());
    house.rooms.carry_out(room, std::move(deeds),
                          [&house, call, shared = room.shared_from_this()](const Result<void>& done) {
                              if (!done) return call.refuse(status::unavailable, done.sentence());
                              show_table(house, call, shared->table.card());
                          });
}

// ---- Tables ----

void TableCalls::tables(const Call& call) { call.tell(house_.lobby.lists(call.asker())); }

void TableCalls::running(const Call& call) { call.tell(house_.lobby.running(call.asker())); }

bool TableCalls::may_make(const Call& call) {
    if (tables_made_.take(call.user->id, house_.loop.now())) return true;
    call.refuse(status::too_often, "You have made many tables; please wait a little before the next one.");
    return false;
}

void TableCalls::make(const Call& call, const protocol::NewTable& wanted) {
    const auto open = [](const protocol::NewSeat& seat) { return std::holds_alternative<protocol::OpenSeat>(seat); };
    if (call.user->name.empty() && std::any_of(wanted.seats.begin(), wanted.seats.end(), open))
        return call.refuse(status::nobody, nameless_text);
    auto planned = plan_of({call.user->id, name_of(*call.user)}, wanted);
    if (!planned) return call.refuse(status::bad, planned.sentence());
    Plan& plan = planned.value();
    Plan trial = plan;
    trial.seed = Seed::number(1).text();
    if (const auto ok = LiveTable::make(std::move(trial), 0); !ok) return call.refuse(status::bad, ok.sentence());
    if (!may_make(call)) return;
    const auto finish = [this, call](const Result<std::string>& id) {
        if (!id) return call.refuse(status::unavailable, id.sentence());
        show(call.about(id.value()));
    };
    const std::string before = wanted.continues.value_or("");
    if (before.empty()) return house_.rooms.create(std::move(plan), finish);
    // The next game of a campaign, with other players.
    with_table(house_, call.about(before), [this, plan = std::move(plan), finish](const Call& c, Room& room) {
        if (room.table.seats_of(c.user->id).empty())
            return c.refuse(status::forbidden, "You have no seat at this table.");
        if (room.table.campaign().empty()) return c.refuse(status::not_now, "This game is not part of a campaign.");
        house_.rooms.rematch(room, plan, finish);
    });
}

void TableCalls::bring(const Call& call) {
    if (!may_make(call)) return;
    const auto read = [request = call.request, host = Host{call.user->id, name_of(*call.user)},
                       now = house_.loop.now()]() -> Result<Brought> {
        SKERRY_LET(const auto value, json::parse(request->body, Route::max_record));
        SKERRY_LET(auto kept, json::read_as<KeptTables>(value));
        return skerry::bring(std::move(kept), host, [] { return random_id(10); }, now);
    };
    const auto adopt = [this, call](Result<Brought> brought) {
        if (!brought) return call.refuse(status::bad, brought.sentence());
        house_.rooms.adopt(std::move(brought).value(), [this, call](const Result<std::vector<TableCard>>& cards) {
            if (!cards) return call.refuse(status::unavailable, cards.sentence());
            protocol::Brought answer;
            for (const TableCard& card : cards.value())
                answer.tables.push_back(describe(card, call.asker(), house_.lobby.present()));
            call.tell(answer);
        });
    };
    if (!house_.loads.run(read, adopt, call.request->gone)) call.refuse(status::unavailable, busy_text);
}

void TableCalls::show(const Call& call) {
    with_table(house_, call, [this](const Call& c, Room& room) { show_table(house_, c, room.table.card()); });
}

void TableCalls::join(const Call& call, const protocol::JoinCall& body) {
    if (call.user->name.empty()) return call.refuse(status::nobody, nameless_text);
    with_table(house_, call, [this, body](const Call& c, Room& room) {
        change(house_, c, room, room.table.join(c.user->id, c.user->name, body.seat, house_.loop.now()));
    });
}

void TableCalls::leave(const Call& call, const protocol::Nothing&) {
    with_table(house_, call, [this](const Call& c, Room& room) {
        if (room.table.seats_of(c.user->id).empty())
            return c.refuse(status::forbidden, "You have no seat at this table.");
        auto deeds = room.table.leave(c.user->id, house_.loop.now());
        if (deeds && deeds.value().empty()) return show_table(house_, c, room.table.card());
        change(house_, c, room, std::move(deeds));
    });
}

void TableCalls::seat(const Call& call, const protocol::SeatCall& body) {
    with_table(house_, call, [this, body](const Call& c, Room& room) {
        const Seat seat = body.seat;
        if (seat.index() >= room.table.chairs().size()) return c.refuse(status::bad, "There is no such seat.");
        const bool persons = room.table.chairs()[seat.index()].kind == ChairKind::person;
        if (persons ? !room.table.seats_of(c.user->id).has(seat) : c.user->id != room.table.plan().host)
            return c.refuse(status::forbidden, "This is not your seat.");
        change(house_, c, room, room.table.lend(c.user->id, seat, body.bot.value_or(""), house_.loop.now()));
    });
}

void TableCalls::concede(const Call& call, const protocol::ConcedeCall& body) {
    with_table(house_, call, [this, body](const Call& c, Room& room) {
        if (!room.table.seats_of(c.user->id).has(body.seat))
            return c.refuse(status::forbidden, "This is not your seat.");
        change(house_, c, room, room.table.concede(c.user->id, body.seat, house_.loop.now(), body.bot.value_or("")));
    });
}

void TableCalls::end(const Call& call, const protocol::EndCall& body) {
    with_table(house_, call, [this, body](const Call& c, Room& room) {
        if (room.table.seats_of(c.user->id).empty())
            return c.refuse(status::forbidden, "You have no seat at this table.");
        change(house_, c, room, room.table.agree(c.user->id, body.agree, house_.loop.now()));
    });
}

void TableCalls::ready(const Call& call, const protocol::Nothing&) {
    with_table(house_, call, [this](const Call& c, Room& room) {
        if (room.table.seats_of(c.user->id).empty())
            return c.refuse(status::forbidden, "You have no seat at this table.");
        change(house_, c, room, room.table.ready(c.user->id, house_.loop.now()));
    });
}

// The last of those who want a rematch makes it; until then it is an offer.
void TableCalls::rematch(const Call& call, const protocol::RematchCall& body) {
    with_table(house_, call, [this, agree = body.agree.value_or(true)](const Call& c, Room& room) {
        if (room.table.seats_of(c.user->id).empty())
            return c.refuse(status::forbidden, "You have no seat at this table.");
        if (agree && (!room.table.rematch().empty() || room.table.completes_offer(c.user->id)))
            return begin_rematch(c, room);
        change(house_, c, room, room.table.offer(c.user->id, agree, house_.loop.now()));
    });
}

void TableCalls::begin_rematch(const Call& call, Room& room) {
    house_.rooms.rematch(room, same_again(room.table), [this, call](const Result<std::string>& id) {
        if (!id) return call.refuse(status::not_now, id.sentence());
        show(call.about(id.value()));
    });
}

}  // namespace skerry
