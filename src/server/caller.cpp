// SPDX-License-Identifier: Apache-2.0
#include "server/caller.h"

#include "server/call.h"

namespace skerry {
namespace {

// What a message is about, as far as it can be parsed: enough to refuse it.
protocol::Heading heading_of(const json::Value& message) {
    protocol::Heading heading;
    if (!message.is_object()) return heading;
    if (const json::Value* id = message.get_object().if_contains("id")) {
        heading.id = protocol::MessageId{boost::json::serialize(*id)};
        if (heading.id->text.size() > protocol::MessageId::longest) heading.id.reset();
    }
    if (const json::Value* table = message.get_object().if_contains("table"); table && table->is_string())
        heading.table = std::string(table->get_string());
    return heading;
}

}  // namespace

Caller::Caller(House& house, std::shared_ptr<Peer> peer, std::optional<User> user, std::string token)
    : house_(house),
      peer_(std::move(peer)),
      user_(user.value_or(User{})),
      token_(std::move(token)),
      messages_(house.settings.message_rate, 3.0 * house.settings.message_rate),
      grace_(1, 100) {
    house_.lobby.arrive(*this);
}

Caller::~Caller() { house_.lobby.depart(*this); }

void Caller::send(const std::shared_ptr<const std::string>& text) {
    ++house_.figures.messages_out;
    house_.figures.bytes_out += text->size();
    peer_->send(text);
}

void Caller::hello() {
    protocol::Hello hello;
    if (!user_.id.empty()) hello.user = described(user_);
    send(json::text(hello));
}

void Caller::message(std::string_view text) {
    ++house_.figures.messages_in;
    const Time now = house_.loop.now();
    unsigned char space[4096];
    boost::json::monotonic_resource memory(space);
    const auto value = json::parse(text, longest_message, &memory);
    const Heading heading = value ? heading_of(value.value()) : Heading();
    if (!messages_.take(now)) {
        ++house_.figures.refused;
        if (!grace_.take(now)) return peer_->close(Peer::policy, "Too many messages.");
        return refuse(heading, "Too many messages at once; please wait a little.");
    }
    const auto read = value ? json::read_as<protocol::ClientMessage>(value.value()) : value.error();
    if (!read) {
        if (!grace_.take(now)) return peer_->close(Peer::policy, "Too many unreadable messages.");
        return refuse(heading, read.sentence());
    }
    std::visit(
        [&](const auto& said) {
            if (said.id && said.id->text.size() > protocol::MessageId::longest)
                return refuse(heading, "The id of a message has at most 100 characters.");
            hear(said);
        },
        read.value());
}

template <class Message>
void Caller::at_table(const Message& said, std::function<void(Caller&, const Message&, Room&)> job) {
    house_.rooms.enter(said.table, [weak = weak_from_this(), said, job = std::move(job)](const Result<Room*>& room) {
        const auto self = weak.lock();
        if (!self) return;
        if (!room) return self->refuse(said, room.sentence());
        job(*self, said, *room.value());
    });
}

void Caller::done(const Heading& about, std::int64_t seq) { send(json::text(protocol::Done{about.id, seq})); }

std::function<void(const Result<void>&)> Caller::when_kept(const Heading& about, Room& room) {
    return [weak = weak_from_this(), about, shared = room.shared_from_this()](const Result<void>& kept) {
        const auto caller = weak.lock();
        if (!caller) return;
        if (kept)
            caller->done(about, caller->seen(*shared));
        else
            caller->refuse(about, kept.sentence());
    };
}

void Caller::refuse(const Heading& about, const std::string& why, std::optional<std::int64_t> seq) {
    ++house_.figures.refused;
    protocol::Refused refused{about.id, protocol::unless_empty(about.table), why, {}};
    if (seq) refused.seq = *seq;
    send(json::text(refused));
}

// The table's sequence number as this caller sees it.
std::int64_t Caller::seen(const Room& room) const {
    const auto watch = watched.find(room.table.id());
    return room.table.seq_of(viewer(watch == watched.end() ? Watch() : watch->second));
}

void Caller::show(Room& room, bool with_chat) {
    Watch& watch = watched[room.table.id()];
    const Viewer looks = viewer(watch);
    const std::int64_t since = std::exchange(watch.since, room.table.seq_of(looks));
    watch.talk = room.table.talk();
    send(room.table.message(looks, since, with_chat, house_.loop.now(), house_.lobby.present()));
}

// ---- What clients say ----

void Caller::hear(const protocol::Watch& said) {
    at_table<protocol::Watch>(said, [](Caller& self, const protocol::Watch& what, Room& room) {
        if (self.watched.size() >= max_watched && !self.watched.contains(room.table.id()))
            return self.refuse(what, "You are watching too many tables at once.");
        Watch& watch = self.watched[room.table.id()];
        watch = {.since = std::max<std::int64_t>(0, what.since.value_or(0)),
                 .eyes = what.eyes,
                 .engine = what.engine.value_or(false),
                 .spectators = what.spectators.value_or(false)};
        // A client ahead of us (a restored database) gets the whole log.
        if (watch.since > room.table.seq()) watch.since = 0;
        self.house_.lobby.watch(room, self);
        self.show(room, true);
    });
}

void Caller::hear(const protocol::Unwatch& said) {
    const auto leave = [weak = weak_from_this(), said](const Result<Room*>&) {
        const auto self = weak.lock();
        if (!self) return;
        self->house_.lobby.unwatch(said.table, *self);
        self->done(said, 0);
    };
    // A watch may still be waiting for the table.
    if (house_.rooms.knows(said.table)) return house_.rooms.enter(said.table, leave);
    leave(Error{no_table_text});
}

void Caller::hear(const protocol::Play& said) {
    decide(said, [](const LiveTable& table, const std::string& user, const protocol::Play& what, Time now) {
        return table.play(user, what.seat, what.seq, what.move, key_of(what.id), now);
    });
}

void Caller::hear(const protocol::Undo& said) {
    decide(said, [](const LiveTable& table, const std::string& user, const protocol::Undo& what, Time now) {
        return table.undo(user, what.seat, what.seq, what.turn.value_or(false), key_of(what.id), now);
    });
}

void Caller::hear(const protocol::Ask& said) {
    decide(said, [](const LiveTable& table, const std::string& user, const protocol::Ask& what, Time now) {
        return table.ask(user, what.seat, what.seq, what.turn.value_or(false), key_of(what.id), now);
    });
}

void Caller::hear(const protocol::Reply& said) {
    at_table<protocol::Reply>(said, [](Caller& self, const protocol::Reply& what, Room& room) {
        const std::string &user = self.user_.id, key = key_of(what.id);
        if (const auto led_to = room.table.repeated(user, key, what.question)) return self.done(what, *led_to);
        self.house_.rooms.carry_out(room,
                                    room.table.answer(user, what.question, what.agree, key, self.house_.loop.now()),
                                    self.when_kept(what, room));
    });
}

// A decision of a seat. One made for an earlier state of the table is stale, unless it is a repeat.
template <class Message, class Decide>
void Caller::decide(const Message& said, Decide deeds_of) {
    at_table<Message>(said, [deeds_of](Caller& self, Message what, Room& room) {
        const LiveTable& table = room.table;
        const std::string& user = self.user_.id;
        const auto basis = table.basis(user, what.seq, key_of(what.after));
        if (!basis) return self.refuse(what, basis.sentence());
        what.seq = basis.value();
        if (const auto led_to = table.repeated(user, key_of(what.id), what.seq)) return self.done(what, *led_to);
        if (table.seats_of(user).has(what.seat) && (what.seq < table.decision(what.seat) || what.seq > table.seq())) {
            self.refuse(what, "The table has moved on; please look again.", self.seen(room));
            if (self.watched.contains(table.id())) self.show(room, false);
            return;
        }
        self.house_.rooms.carry_out(room, deeds_of(table, user, what, self.house_.loop.now()),
                                    self.when_kept(what, room));
    });
}

void Caller::hear(const protocol::Chat& said) {
    const auto speaker = house_.people.user(user_.id);
    if (!speaker || speaker->name.empty()) return refuse(said, nameless_text);
    at_table<protocol::Chat>(said, [name = speaker->name](Caller& self, const protocol::Chat& what, Room& room) {
        const auto finish = [weak = self.weak_from_this(), about = Heading(what),
                             shared = room.shared_from_this()](const Result<void>& result) {
            const auto caller = weak.lock();
            if (!caller) return;
            if (!result) return caller->refuse(about, result.sentence());
            if (about.id) caller->done(about, caller->seen(*shared));
        };
        self.house_.rooms.carry_out(room, room.table.say(self.user_.id, name, what.text, self.house_.loop.now()),
                                    finish);
    });
}

void Caller::hear(const protocol::Hurry& said) {
    at_table<protocol::Hurry>(said, [](Caller& self, const protocol::Hurry& what, Room& room) {
        if (room.table.seats_of(self.user_.id).empty()) return self.refuse(what, "You have no seat at this table.");
        self.house_.bots.hurry(room);
        self.done(what, self.seen(room));
    });
}

void Caller::hear(const protocol::AskHint& said) {
    at_table<protocol::AskHint>(said, [](Caller& self, const protocol::AskHint& what, Room& room) {
        if (what.own.value_or(false))
            return self.house_.bots.own_hint(room, self.user_.id, what.seat, what.seq, self.when_kept(what, room));
        const auto finish = [weak = self.weak_from_this(), about = Heading(what),
                             seat = what.seat](const Result<protocol::Hint>& hint) {
            const auto caller = weak.lock();
            if (!caller) return;
            if (!hint) return caller->refuse(about, hint.sentence());
            caller->send(json::text(protocol::HintMessage{about.id, about.table, seat, hint.value()}));
        };
        self.house_.bots.hint(room, self.user_.id, what.seat, what.seq, finish);
    });
}

void Caller::hear(const protocol::WatchLobby&) {
    in_lobby = true;
    send(house_.lobby.message(user_.id));
}

void Caller::hear(const protocol::Ping& said) { send(json::text(protocol::Pong{said.id})); }

}  // namespace skerry
