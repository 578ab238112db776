#include "server/caller.h"

namespace skerry {

// A message from a client, its fields asked for by name.
class Caller::Said {
public:
    static Result<Said> read(std::string_view text) {
        auto value = json::parse(text, longest_message);
        if (!value) return value.error();
        if (!value.value().is_object()) return Error{"A message is an object."};
        Said said;
        said.object_ = std::make_shared<const json::Value>(std::move(value).value());
        if (const json::Value* id = said.find("id")) {
            said.id = boost::json::serialize(*id);
            if (said.id.size() > 100) return Error{"The id of a message has at most 100 characters."};
        }
        return said;
    }

    std::string text(std::string_view name) const {
        const json::Value* value = find(name);
        return value && value->is_string() ? std::string(value->get_string()) : "";
    }
    std::optional<std::int64_t> number(std::string_view name) const {
        const json::Value* value = find(name);
        if (!value || !value->is_int64()) return std::nullopt;
        return value->get_int64();
    }
    std::optional<Seat> seat(std::string_view name) const {
        const auto value = number(name);
        if (!value || *value < 0 || *value >= max_seats) return std::nullopt;
        return Seat(static_cast<std::uint8_t>(*value));
    }
    bool flag(std::string_view name) const {
        const json::Value* value = find(name);
        return value && value->is_bool() && value->get_bool();
    }
    const json::Value* find(std::string_view name) const {
        return object_ ? object_->get_object().if_contains(name) : nullptr;
    }

    std::string id;  // as JSON; empty: none

private:
    std::shared_ptr<const json::Value> object_;
};

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
    json::Writer out;
    out.object().field("type", "hello").key("user");
    if (user_.id.empty())
        out.raw("null");
    else
        out.object().field("id", user_.id).field("name", user_.name).field("password", !user_.password.empty()).end();
    send(out.field("version", 1).end().text());
}

void Caller::message(std::string_view text) {
    ++house_.count().messages_in;
    const Time now = house_.loop().now();
    if (!messages_.take(now)) {
        ++house_.count().refused;
        if (!patience_.take(now)) return peer_->close(Peer::policy, "Too many messages.");
        const auto said = Said::read(text);
        return refuse(said ? said.value() : Said(), "These are too many messages at once; please wait a little.");
    }
    const auto read = Said::read(text);
    if (!read) {
        if (!patience_.take(now)) return peer_->close(Peer::policy, "Too many messages that cannot be read.");
        return refuse(Said(), read.sentence());
    }
    const Said& said = read.value();
    const std::string what = said.text("do");
    if (what == "play") return decide(said, false);
    if (what == "undo") return decide(said, true);
    if (what == "watch") return watch(said);
    if (what == "unwatch") return unwatch(said);
    if (what == "chat") return chat(said);
    if (what == "hurry") return hurry(said);
    if (what == "hint") return hint(said);
    if (what == "lobby") {
        in_lobby = true;
        return send(house_.lobby(user_.id, true));
    }
    if (what == "ping") {
        json::Writer out;
        out.object().field("type", "pong");
        if (!said.id.empty()) out.key("id").raw(said.id);
        return send(out.end().text());
    }
    refuse(said, "A message says what to do: watch, unwatch, play, try, undo, hint, chat, hurry, lobby or ping.");
}

void Caller::at_table(const Said& said, std::function<void(Caller&, const Said&, Room&)> job) {
    house_.enter(said.text("table"), [weak = weak_from_this(), said, job = std::move(job)](const Result<Room*>& room) {
        const auto self = weak.lock();
        if (!self) return;
        if (!room) return self->refuse(said, room.sentence());
        job(*self, said, *room.value());
    });
}

void Caller::done(const Said& said, std::int64_t seq) {
    json::Writer out;
    out.object().field("type", "done");
    if (!said.id.empty()) out.key("id").raw(said.id);
    send(out.field("seq", seq).end().text());
}

void Caller::refuse(const Said& said, const std::string& why, std::optional<std::int64_t> seq) {
    ++house_.count().refused;
    json::Writer out;
    out.object().field("type", "refused");
    if (!said.id.empty()) out.key("id").raw(said.id);
    if (const std::string table = said.text("table"); !table.empty()) out.field("table", table);
    out.field("error", why);
    if (seq) out.field("seq", *seq);
    send(out.end().text());
}

// The table's number as far as this caller sees it.
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

void Caller::watch(const Said& said) {
    at_table(said, [](Caller& self, const Said& what, Room& room) {
        if (self.watched.size() >= most_watched && !self.watched.contains(room.table.id()))
            return self.refuse(what, "You look at too many tables at once.");
        Watch& watch = self.watched[room.table.id()];
        watch = {.since = std::max<std::int64_t>(0, what.number("since").value_or(0)), .eyes = what.seat("eyes")};
        // Somebody who has seen more than there is comes from another world: all of it.
        if (watch.since > room.table.seq()) watch.since = 0;
        self.house_.watch(room, self);
        self.show(room, true);
    });
}

void Caller::unwatch(const Said& said) {
    house_.unwatch(said.text("table"), *this);
    done(said, 0);
}

void Caller::decide(const Said& said, bool undo) {
    at_table(said, [undo](Caller& self, const Said& what, Room& room) {
        const auto seat = what.seat("seat");
        const auto seq = what.number("seq");
        if (!seat || !seq) return self.refuse(what, "A decision needs a seat and the sequence number of the table.");
        const LiveTable& table = room.table;
        const std::string& user = self.user_.id;
        if (table.seats_of(user).has(*seat) && (*seq < table.decision(*seat) || *seq > table.seq())) {
            if (const auto led_to = table.repeated(user, what.id, *seq)) return self.done(what, *led_to);
            self.refuse(what, "The table has moved on; look again.", self.seen(room));
            if (self.watched.contains(table.id())) self.show(room, false);
            return;
        }
        const Time now = self.house_.loop().now();
        auto deeds = undo ? table.undo(user, *seat, *seq, what.flag("turn"), what.id, now)
                          : table.play(user, *seat, *seq, what.text("move"), what.id, now);
        const auto finish = [weak = self.weak_from_this(), what,
                             shared = room.shared_from_this()](const Result<void>& result) {
            const auto caller = weak.lock();
            if (!caller) return;
            if (result)
                caller->done(what, caller->seen(*shared));
            else
                caller->refuse(what, result.sentence());
        };
        self.house_.carry_out(room, std::move(deeds), finish);
    });
}

void Caller::chat(const Said& said) {
    if (user_.id.empty()) return refuse(said, "Give yourself a name first.");
    at_table(said, [](Caller& self, const Said& what, Room& room) {
        const auto finish = [weak = self.weak_from_this(), what,
                             shared = room.shared_from_this()](const Result<void>& result) {
            const auto caller = weak.lock();
            if (!caller) return;
            if (!result) return caller->refuse(what, result.sentence());
            if (!what.id.empty()) caller->done(what, caller->seen(*shared));
        };
        self.house_.carry_out(
            room, room.table.say(self.user_.id, self.user_.name, what.text("text"), self.house_.loop().now()), finish);
    });
}

void Caller::hurry(const Said& said) {
    at_table(said, [](Caller& self, const Said& what, Room& room) {
        if (room.table.seats_of(self.user_.id).empty()) return self.refuse(what, "You have no seat at this table.");
        self.house_.hurry(room);
        self.done(what, self.seen(room));
    });
}

void Caller::hint(const Said& said) {
    at_table(said, [](Caller& self, const Said& what, Room& room) {
        const auto seat = what.seat("seat");
        const auto seq = what.number("seq");
        if (!seat || !seq) return self.refuse(what, "A hint needs a seat and the sequence number of the table.");
        const auto finish = [weak = self.weak_from_this(), what, seat,
                             shared = room.shared_from_this()](const Result<std::string>& hint) {
            const auto caller = weak.lock();
            if (!caller) return;
            if (!hint) return caller->refuse(what, hint.sentence());
            json::Writer out;
            out.object().field("type", "hint");
            if (!what.id.empty()) out.key("id").raw(what.id);
            out.field("table", shared->table.id()).field("seat", seat->index());
            caller->send(out.key("hint").raw(hint.value()).end().text());
        };
        self.house_.hint(room, self.user_.id, *seat, *seq, finish);
    });
}

}  // namespace skerry
