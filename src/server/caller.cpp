// SPDX-License-Identifier: Apache-2.0
#include "server/caller.h"

namespace skerry {
namespace {

// What a message is about, as far as it can be parsed: enough to refuse it.
Caller::Heading heading_of(const json::Value& message) {
    Caller::Heading heading;
    if (!message.is_object()) return heading;
    if (const json::Value* id = message.get_object().if_contains("id")) {
        heading.id = protocol::MessageId{boost::json::serialize(*id)};
        if (heading.id->text.size() > protocol::MessageId::longest) heading.id.reset();
    }
    if (const json::Value* table = message.get_object().if_contains("table"); table && table->is_string())
        heading.table = std::string(table->get_string());
    return heading;
}

template <class Message>
Caller::Heading heading_of(const Message& message) {
    return {message.id, message.table};
}

// The client's id of a message, as stored with a deed; empty if none.
template <class Message>
std::string key_of(const Message& message) {
    return message.id ? message.id->text : std::string();
}

}  // namespace

Caller::Caller(House& house, std::shared_ptr<Peer> peer, std::optional<User> user)
    : house_(house),
      peer_(std::move(peer)),
      user_(user.value_or(User{})),
      messages_(house.settings().message_rate, 3.0 * house.settings().message_rate),
      patience_(1, 100) {
    house_.arrive(*this);
}

Caller::~Caller() { house_.depart(*this); }

void Caller::send(const std::shared_ptr<const std::string>& text) {
    ++house_.count().messages_out;
    house_.count().bytes_out += text->size();
    peer_->send(text);
}

void Caller::hello() {
    protocol::Hello hello;
    if (!user_.id.empty()) hello.user = described(user_);
    send(json::text(hello));
}

void Caller::message(std::string_view text) {
    ++house_.count().messages_in;
    const Time now = house_.loop().now();
    const auto value = json::parse(text, longest_message);
    const Heading heading = value ? heading_of(value.value()) : Heading();
    if (!messages_.take(now)) {
        ++house_.count().refused;
        if (!patience_.take(now)) return peer_->close(Peer::policy, "Too many messages.");
        return refuse(heading, "Too many messages at once; please wait a little.");
    }
    const auto read = value ? json::read_as<protocol::ClientMessage>(value.value()) : value.error();
    if (!read) {
        if (!patience_.take(now)) return peer_->close(Peer::policy, "Too many unreadable messages.");
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
    house_.enter(said.table, [weak = weak_from_this(), said, job = std::move(job)](const Result<Room*>& room) {
        const auto self = weak.lock();
        if (!self) return;
        if (!room) return self->refuse(heading_of(said), room.sentence());
        job(*self, said, *room.value());
    });
}

void Caller::done(const Heading& about, std::int64_t seq) { send(json::text(protocol::Done{about.id, seq})); }

void Caller::refuse(const Heading& about, const std::string& why, std::optional<std::int64_t> seq) {
    ++house_.count().refused;
    protocol::Refused refused{about.id, protocol::unless_empty(about.table), why, {}};
    if (seq) refused.seq = *seq;
    send(json::text(refused));
}

// The table's sequence number as this caller sees it.
std::int64_t Caller::seen(const Room& room) const {
    const auto watch = watched.find(room.table.id());
    return room.table.seq_of({user_.id, watch == watched.end() ? std::nullopt : watch->second.eyes});
}

void Caller::show(Room& room, bool with_chat) {
    Watch& watch = watched[room.table.id()];
    const Viewer viewer{user_.id, watch.eyes};
    const std::int64_t since = std::exchange(watch.since, room.table.seq_of(viewer));
    send(room.table.message(viewer, since, with_chat, house_.loop().now(), house_.present()));
}

// ---- What clients say ----

void Caller::hear(const protocol::Watch& said) {
    at_table<protocol::Watch>(said, [](Caller& self, const protocol::Watch& what, Room& room) {
        if (self.watched.size() >= most_watched && !self.watched.contains(room.table.id()))
            return self.refuse(heading_of(what), "You are watching too many tables at once.");
        Watch& watch = self.watched[room.table.id()];
        watch = {.since = std::max<std::int64_t>(0, what.since.value_or(0)), .eyes = what.eyes};
        // A client ahead of us (a restored database) gets the whole log.
        if (watch.since > room.table.seq()) watch.since = 0;
        self.house_.watch(room, self);
        self.show(room, true);
    });
}

void Caller::hear(const protocol::Unwatch& said) {
    house_.unwatch(said.table, *this);
    done(heading_of(said), 0);
}

void Caller::hear(const protocol::Play& said) {
    decide(said, [](const LiveTable& table, const std::string& user, const protocol::Play& what, Time now) {
        return table.play(user, what.seat, what.seq, what.move, key_of(what), now);
    });
}

void Caller::hear(const protocol::Undo& said) {
    decide(said, [](const LiveTable& table, const std::string& user, const protocol::Undo& what, Time now) {
        return table.undo(user, what.seat, what.seq, what.turn.value_or(false), key_of(what), now);
    });
}

// A decision of a seat. One made for an earlier state of the table is stale, unless it is a repeat.
template <class Message, class Decide>
void Caller::decide(const Message& said, Decide deeds_of) {
    at_table<Message>(said, [deeds_of](Caller& self, const Message& what, Room& room) {
        const LiveTable& table = room.table;
        const std::string& user = self.user_.id;
        if (table.seats_of(user).has(what.seat) && (what.seq < table.decision(what.seat) || what.seq > table.seq())) {
            if (const auto led_to = table.repeated(user, key_of(what), what.seq))
                return self.done(heading_of(what), *led_to);
            self.refuse(heading_of(what), "The table has moved on; please look again.", self.seen(room));
            if (self.watched.contains(table.id())) self.show(room, false);
            return;
        }
        const auto finish = [weak = self.weak_from_this(), about = heading_of(what),
                             shared = room.shared_from_this()](const Result<void>& result) {
            const auto caller = weak.lock();
            if (!caller) return;
            if (result)
                caller->done(about, caller->seen(*shared));
            else
                caller->refuse(about, result.sentence());
        };
        self.house_.carry_out(room, deeds_of(table, user, what, self.house_.loop().now()), finish);
    });
}

void Caller::hear(const protocol::Chat& said) {
    if (user_.id.empty()) return refuse(heading_of(said), "Give yourself a name first.");
    at_table<protocol::Chat>(said, [](Caller& self, const protocol::Chat& what, Room& room) {
        const auto finish = [weak = self.weak_from_this(), about = heading_of(what),
                             shared = room.shared_from_this()](const Result<void>& result) {
            const auto caller = weak.lock();
            if (!caller) return;
            if (!result) return caller->refuse(about, result.sentence());
            if (about.id) caller->done(about, caller->seen(*shared));
        };
        self.house_.carry_out(room, room.table.say(self.user_.id, self.user_.name, what.text, self.house_.loop().now()),
                              finish);
    });
}

void Caller::hear(const protocol::Hurry& said) {
    at_table<protocol::Hurry>(said, [](Caller& self, const protocol::Hurry& what, Room& room) {
        if (room.table.seats_of(self.user_.id).empty())
            return self.refuse(heading_of(what), "You have no seat at this table.");
        self.house_.hurry(room);
        self.done(heading_of(what), self.seen(room));
    });
}

void Caller::hear(const protocol::AskHint& said) {
    at_table<protocol::AskHint>(said, [](Caller& self, const protocol::AskHint& what, Room& room) {
        const auto finish = [weak = self.weak_from_this(), about = heading_of(what),
                             seat = what.seat](const Result<protocol::Hint>& hint) {
            const auto caller = weak.lock();
            if (!caller) return;
            if (!hint) return caller->refuse(about, hint.sentence());
            caller->send(json::text(protocol::HintMessage{about.id, about.table, seat, hint.value()}));
        };
        self.house_.hint(room, self.user_.id, what.seat, what.seq, finish);
    });
}

void Caller::hear(const protocol::WatchLobby&) {
    in_lobby = true;
    send(house_.lobby_message(user_.id));
}

void Caller::hear(const protocol::Ping& said) { send(json::text(protocol::Pong{said.id})); }

}  // namespace skerry
