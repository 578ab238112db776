// SPDX-License-Identifier: Apache-2.0
#include "server/house.h"

#include <algorithm>
#include <tuple>

#include <spdlog/spdlog.h>

#include "bots/advice.h"
#include "server/caller.h"

namespace skerry {

protocol::User described(const User& user) { return {user.id, user.name, !user.password.empty()}; }

House::House(Store& store, Loop& loop, const Settings& settings, std::string cookie_key)
    : store_(store),
      loop_(loop),
      settings_(settings),
      signer_(std::move(cookie_key)),
      analyst_(loop, bots_, std::chrono::milliseconds(settings.analysis_ms)),
      bots_(settings.bot_threads, 100'000, true) {
    loop_.after(std::chrono::seconds(1), [this] { tick(); });
    loop_.after(std::chrono::milliseconds(100), [this] { look_for_due(); });
    loop_.after(std::chrono::seconds(10), [this] { tidy(); });
}

// Stops all searches, so that the threads can end.
House::~House() {
    for (const auto& [id, room] : rooms_) stop_thinking(*room, true);
    analyst_.stop();
}

// ---- People ----

namespace {

// The prefix of a token's identity; no user's id begins with it.
constexpr std::string_view token_mark = "token:";

}  // namespace

// Programs send tokens and browsers cookies; neither works in place of the other.
std::optional<User> House::user_of(const Request& request) {
    const bool program = !request.token().empty();
    const std::string shown = program ? std::string(request.token()) : cookie_in(request.cookie, "skerry");
    if (shown.empty()) return std::nullopt;
    auto claim = signer_.check(shown);
    if (!claim || claim.value().user.starts_with(token_mark) != program) return std::nullopt;
    if (program) claim.value().user.erase(0, token_mark.size());
    auto found = users_.find(claim.value().user);
    if (found == users_.end()) {
        auto user = store_.user(claim.value().user);
        if (!user || !user.value()) return std::nullopt;
        if (users_.size() > 50'000) users_.clear();
        found = users_.emplace(claim.value().user, *std::move(user).value()).first;
    }
    if (found->second.epoch != claim.value().epoch) return std::nullopt;
    return found->second;
}

std::string House::cookie_of(const User& user) const { return signer_.sign({user.id, user.epoch, loop_.now()}); }

std::string House::token_of(const User& user) const {
    return signer_.sign({std::string(token_mark) + user.id, user.epoch, loop_.now()});
}

void House::keep(const User& user, Store::Done done) {
    ++pending_;
    store_.write({.users = {user}}, [this, user, done = std::move(done)](const Result<void>& result) {
        loop_.post([this, user, done, result] {
            --pending_;
            if (result) users_[user.id] = user;
            done(result);
        });
    });
}

// ---- Tables ----

Result<LiveTable> House::load(const std::string& table) {
    SKERRY_LET(const auto deeds, store_.deeds(table));
    if (deeds.empty()) return Error{"There is no such table."};
    auto live = LiveTable::load(table, deeds);
    if (live && !live.value().note().empty()) {
        auto kept = store_.snapshot(table);
        const auto card = store_.card(table);
        if (!kept || !card) return Error{kept ? card.sentence() : kept.sentence()};
        live.value().remember(std::move(kept).value(), card.value().value_or(TableCard{}));
        // Its clocks no longer run, and lists show it as over.
        if (card.value() && card.value()->state != TableState::over)
            store_.write({.tables = {write_of(live.value(), live.value().deeds(), {})}}, [](const Result<void>&) {});
    }
    if (live) live.value().resume(loop_.now());
    ++figures_.loads;
    return live;
}

Result<std::shared_ptr<Room>> House::find(const std::string& table) {
    const auto found = rooms_.find(table);
    if (found != rooms_.end()) return found->second;
    SKERRY_LET(auto live, load(table));
    auto room = std::make_shared<Room>(std::move(live));
    room->used = loop_.now();
    if (const auto kept = store_.snapshot(table); kept && kept.value()) room->snapshot = kept.value()->seq;
    rooms_.emplace(table, room);
    wake_bots(*room);
    return room;
}

void House::enter(const std::string& table, Entered entered) {
    const auto room = find(table);
    if (!room) return entered(room.error());
    room.value()->used = loop_.now();
    room.value()->line.push_back([entered = std::move(entered)](Room& r) { entered(&r); });
    drain(*room.value());
}

void House::drain(Room& room) {
    if (room.draining) return;
    const auto keep = room.shared_from_this();
    room.draining = true;
    while (!room.busy && !room.line.empty()) {
        const Room::Job job = std::move(room.line.front());
        room.line.pop_front();
        job(room);
    }
    room.draining = false;
}

Write::OfTable House::write_of(const LiveTable& table, std::int64_t first, std::vector<Deed> deeds) const {
    Write::OfTable write{.card = table.card(), .deadline = table.deadline(), .first = first, .deeds = std::move(deeds)};
    // So that bots resume after a restart even if nobody watches.
    if (table.bot_to_move()) write.deadline = write.deeds.empty() ? 0 : write.deeds.back().at;
    write.seats_changed = std::any_of(write.deeds.begin(), write.deeds.end(), [](const Deed& deed) {
        return deed.kind == DeedKind::made || deed.kind == DeedKind::sat || deed.kind == DeedKind::rose ||
               deed.kind == DeedKind::filled;
    });
    return write;
}

void House::carry_out(Room& room, LiveTable::Deeds deeds, Store::Done done, std::vector<Write::OfTable> beside) {
    if (!deeds) return done(deeds.error());
    if (deeds.value().empty()) return done({});
    const TableCard before = room.table.card();
    const std::int64_t first = room.table.deeds();
    for (Deed& deed : deeds.value()) {
        if (const auto fine = room.table.apply(deed); !fine) {
            spdlog::error("table {}: a decided deed can't be applied: {}", room.table.id(), fine.sentence());
            auto again = load(room.table.id());
            if (again) room.table = std::move(again).value();
            return done(fine.error());
        }
        room.table.write_out(deed);
    }
    Write write{.tables = std::move(beside)};
    write.tables.push_back(write_of(room.table, first, deeds.value()));
    if (room.table.state() == TableState::over && before.state != TableState::over) take_snapshot(room, write);
    room.busy = true;
    ++pending_;
    store_.write(std::move(write), [this, shared = room.shared_from_this(), all = std::move(deeds).value(), before,
                                    done = std::move(done)](const Result<void>& result) {
        loop_.post([this, shared, all, before, done, result] {
            --pending_;
            shared->busy = false;
            finished(*shared, all, before, result, done);
            drain(*shared);
        });
    });
}

void House::finished(Room& room, const std::vector<Deed>& deeds, const TableCard& before, const Result<void>& result,
                     const Store::Done& done) {
    if (!result) {
        spdlog::warn("table {}: not saved: {}", room.table.id(), result.sentence());
        auto again = load(room.table.id());
        if (again) {
            room.table = std::move(again).value();
        } else {
            // It can't even be read: clients reconnect to a freshly loaded table.
            for (Caller* caller : room.watchers) caller->peer().close(Peer::going_away, "The table is being reloaded.");
            stop_thinking(room, true);
            rooms_.erase(room.table.id());
        }
        return done(result);
    }
    bool only_chat = true, only_moves = true;
    for (const Deed& deed : deeds) {
        if (deed.kind == DeedKind::moved) ++(deed.user.empty() ? figures_.bot_moves : figures_.moves);
        only_chat = only_chat && deed.kind == DeedKind::said;
        only_moves = only_moves && (deed.kind == DeedKind::moved || deed.kind == DeedKind::undid);
    }
    done(result);
    if (only_chat) {
        const auto text = std::make_shared<const std::string>(room.table.chat_message(false));
        for (Caller* caller : room.watchers) caller->send(text);
        return;
    }
    broadcast(room, only_moves);
    tell_lobby(before, room.table.card());
    wake_bots(room);
}

void House::create(Plan plan, std::function<void(Result<std::string>)> done) {
    const auto seed = random_seed();
    plan.seed = seed.text();
    plan.commitment = seed_commitment(seed);
    const auto made = LiveTable::make(std::move(plan), loop_.now());
    if (!made) return done(made.error());
    const std::string id = random_id(10);
    auto live = LiveTable::load(id, std::vector{made.value()});
    if (!live) return done(live.error());
    auto room = std::make_shared<Room>(std::move(live).value());
    room->used = loop_.now();
    Write write{.tables = {write_of(room->table, 0, {made.value()})}};
    ++pending_;
    store_.write(std::move(write), [this, room, id, done = std::move(done)](const Result<void>& result) {
        loop_.post([this, room, id, done, result] {
            --pending_;
            if (!result) return done(result.error());
            settle(room);
            done(id);
        });
    });
}

// A new room takes its place.
void House::settle(const std::shared_ptr<Room>& room) {
    const bool first = rooms_.emplace(room->table.id(), room).second;
    tell_lobby({}, room->table.card());
    if (first) wake_bots(*room);  // otherwise it was loaded meanwhile, and its bots are awake
}

Plan House::same_again(const LiveTable& table) {
    Plan plan = table.plan();
    plan.chairs.clear();
    for (const Chair& chair : table.chairs()) {
        Chair again{.kind = chair.kind, .user = chair.user, .name = chair.name};
        if (chair.kind == ChairKind::bot) again.bot = chair.bot;
        plan.chairs.push_back(again);
    }
    return plan;
}

void House::rematch(Room& room, Plan plan, std::function<void(Result<std::string>)> done) {
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
    const auto seed = random_seed();
    plan.seed = seed.text();
    plan.commitment = seed_commitment(seed);
    const auto made = LiveTable::make(std::move(plan), loop_.now());
    if (!made) return done(made.error());
    auto live = LiveTable::load(id, std::vector{made.value()});
    if (!live) return done(live.error());
    auto next = std::make_shared<Room>(std::move(live).value());
    next->used = loop_.now();
    std::vector<Write::OfTable> beside{write_of(next->table, 0, {made.value()})};
    const auto finish = [this, next, id, done = std::move(done)](const Result<void>& result) {
        if (!result) return done(result.error());
        settle(next);
        done(id);
    };
    carry_out(room, std::move(deeds), finish, std::move(beside));
}

// ---- What everybody sees ----

Present House::present() const {
    return [this](const std::string& user) { return here_.contains(user); };
}

void House::broadcast(Room& room, bool only_moves) {
    // Viewers who see the same share one text.
    using Key = std::tuple<std::uint8_t, std::uint8_t, bool, std::int64_t>;
    std::vector<std::pair<Key, std::shared_ptr<const std::string>>> made;
    const LiveTable& table = room.table;
    for (Caller* caller : room.watchers) {
        Caller::Watch& watch = caller->watched[table.id()];
        const Viewer viewer{caller->user(), watch.eyes};
        if (only_moves && table.seq_of(viewer) <= watch.since) continue;  // nothing visible to this viewer
        const Key key{table.eyes_of(viewer).bits(), table.seats_of(viewer.user).bits(),
                      !viewer.user.empty() && viewer.user == table.plan().host, watch.since};
        auto found = std::find_if(made.begin(), made.end(), [&](const auto& one) { return one.first == key; });
        if (found == made.end()) {
            auto text = table.message(viewer, watch.since, false, loop_.now(), present());
            made.emplace_back(key, std::make_shared<const std::string>(std::move(text)));
            found = made.end() - 1;
        }
        watch.since = table.seq_of(viewer);
        caller->send(found->second);
    }
}

protocol::Lobby House::lobby(const std::string& user) {
    protocol::Lobby lobby;
    if (!open_)
        if (auto found = store_.open_tables(most_listed)) {
            open_ = std::move(found).value();
            std::erase_if(*open_, [](const TableCard& card) { return as_of_today(card).state != TableState::open; });
        }
    if (open_)
        for (const TableCard& card : *open_) lobby.open.push_back(describe(card, user, present()));
    std::vector<TableCard> mine;
    if (!user.empty())
        if (auto found = store_.tables_of(user, most_listed))
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

std::string House::lobby_message(const std::string& user) {
    protocol::Lobby all = lobby(user);
    return json::text(protocol::LobbyMessage{std::move(all.open), std::move(all.mine)});
}

void House::tell_lobby(const TableCard& before, const TableCard& after) {
    const bool was = before.listed && before.state == TableState::open && !before.id.empty();
    const bool is = after.listed && after.state == TableState::open;
    if ((was || is) && (was != is || before.chairs != after.chairs)) {
        lobby_open_ = true;
        open_.reset();
    }
    if (before.state != after.state || before.chairs != after.chairs || before.waiting != after.waiting ||
        before.rematch != after.rematch)
        for (const TableCard* card : {&before, &after})
            for (const Chair& chair : card->chairs)
                if (chair.kind == ChairKind::person && here_.contains(chair.user)) lobby_users_.insert(chair.user);
    if ((!lobby_open_ && lobby_users_.empty()) || lobby_waiting_) return;
    lobby_waiting_ = true;
    loop_.after(std::chrono::milliseconds(lobby_wait_ms), [this] { flush_lobby(); });
}

void House::flush_lobby() {
    lobby_waiting_ = false;
    const bool all = std::exchange(lobby_open_, false);
    const std::set<std::string> users = std::exchange(lobby_users_, {});
    std::shared_ptr<const std::string> nobodys;
    for (Caller* caller : callers_) {
        if (!caller->in_lobby || (!all && !users.contains(caller->user()))) continue;
        if (!caller->user().empty()) {
            caller->send(lobby_message(caller->user()));
            continue;
        }
        if (!nobodys) nobodys = std::make_shared<const std::string>(lobby_message({}));
        caller->send(nobodys);
    }
}

// ---- Sockets ----

void House::arrive(Caller& caller) {
    callers_.insert(&caller);
    if (!caller.user().empty() && ++here_[caller.user()] == 1) tell_presence(caller.user());
}

void House::depart(Caller& caller) {
    while (!caller.watched.empty()) unwatch(std::string(caller.watched.begin()->first), caller);
    callers_.erase(&caller);
    if (caller.user().empty()) return;
    if (--here_[caller.user()] > 0) return;
    here_.erase(caller.user());
    tell_presence(caller.user());
}

// Tells others at the same tables that somebody came or went. Delayed, so that reloading a page is not noticed.
void House::tell_presence(const std::string& user) {
    loop_.after(std::chrono::milliseconds(500), [this, user] {
        std::vector<std::string> tables;
        for (const auto& [id, room] : rooms_)
            if (!room->watchers.empty() && !room->table.seats_of(user).empty()) tables.push_back(id);
        for (const std::string& id : tables) {
            enter(id, [this](const Result<Room*>& entered) {
                if (entered) broadcast(*entered.value(), false);
            });
        }
    });
}

void House::watch(Room& room, Caller& caller) {
    if (std::find(room.watchers.begin(), room.watchers.end(), &caller) == room.watchers.end())
        room.watchers.push_back(&caller);
}

void House::unwatch(const std::string& table, Caller& caller) {
    caller.watched.erase(table);
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) return;
    std::erase(found->second->watchers, &caller);
    found->second->used = loop_.now();
}

bool House::settled() {
    keep_snapshots(rooms_.size(), loop_.now());
    return pending_ == 0;
}

void House::close() {
    for (Caller* caller : callers_)
        caller->peer().close(Peer::going_away, "The server is shutting down; please come back soon.");
}

House::Figures House::figures() const {
    Figures figures = figures_;
    figures.rooms = rooms_.size();
    figures.sockets = callers_.size();
    for (const auto& [id, room] : rooms_) figures.watching += room->watchers.size();
    figures.bots_waiting = bots_.waiting();
    return figures;
}

// ---- Bots ----

// Whether a search is still wanted: the same decision of the same seat by the same bot.
bool House::still_meant(const Room& room, const Room::Thinking& thinking) {
    return room.table.bot_decides(thinking.seat) && room.table.decision(thinking.seat) == thinking.decision &&
           room.table.bot_of(thinking.seat) == thinking.bot;
}

void House::stop_thinking(Room& room, bool all) {
    if (room.thinking && (all || !still_meant(room, *room.thinking))) {
        room.thinking->dropped = true;
        room.thinking->stop = true;
        room.thinking.reset();
        room.held.reset();
    }
    std::erase_if(room.hints, [&](const auto& one) {
        const auto& [seat, hint] = one;
        if (!all && room.table.waiting().has(seat) && room.table.decision(seat) == hint.decision) return false;
        if (hint.stop) *hint.stop = true;
        return true;
    });
}

// The longer the queue, the shorter each search: nobody waits long.
std::chrono::milliseconds House::thinking_time(bool hurried) const {
    constexpr std::size_t least = 50;
    if (hurried) return std::chrono::milliseconds(least_thought_ms);
    const std::size_t all = 1000 * static_cast<std::size_t>(settings_.bot_seconds);
    return std::chrono::milliseconds(std::max(least, all / (1 + bots_.waiting() / bots_.threads())));
}

void House::wake_bots(Room& room) {
    stop_thinking(room, false);
    if (room.thinking) return;
    const auto seat = room.table.bot_to_move();
    if (!seat) {
        room.hurry = false;
        return;
    }
    const Table& game = *room.table.table();
    const bool goes_on = game.moves_played() > 0 && game.mover(game.moves_played() - 1) == *seat;
    const bool alone =
        room.table.waiting().size() == 1;  // where turns overlap, there is no need to pause for people to watch
    const Time ready = loop_.now() + (!alone ? 0 : goes_on ? settings_.bot_pause / 3 : settings_.bot_pause);
    room.thinking = std::make_shared<Room::Thinking>();
    room.thinking->seat = *seat;
    room.thinking->decision = room.table.decision(*seat);
    room.thinking->bot = room.table.bot_of(*seat);
    room.thinking->hurried = room.hurry;
    think(room, room.thinking, ready);
}

void House::think(Room& room, const std::shared_ptr<Room::Thinking>& thinking, Time ready) {
    auto task = [this, shared = room.shared_from_this(), view = room.table.table()->view(thinking->seat), thinking,
                 ready] {
        thinking->begun = true;
        if (thinking->dropped) return;
        const BotLimits limits{.time = thinking_time(thinking->hurried), .stop = &thinking->stop};
        auto bot = make_bot(view.game(), thinking->bot, random_seed(), limits);
        if (!bot) bot = make_bot(view.game(), usual_bot(), random_seed(), limits);
        const Move move = bot.value()->choose(view, thinking->seat);
        loop_.post([this, shared, thinking, move, ready] {
            if (shared->thinking != thinking) return;
            shared->held = move;
            const Time wait = shared->hurry ? 0 : ready - loop_.now();
            if (wait <= 0) return play_held(*shared);
            loop_.after(std::chrono::milliseconds(wait), [this, shared, thinking] {
                if (shared->thinking == thinking) play_held(*shared);
            });
        });
    };
    if (bots_.submit(std::move(task))) return;
    loop_.after(std::chrono::milliseconds(200), [this, shared = room.shared_from_this(), thinking] {
        if (shared->thinking != thinking) return;
        shared->thinking.reset();
        wake_bots(*shared);
    });
}

void House::play_held(Room& room) {
    if (!room.held) return;
    room.line.push_back([this, thinking = room.thinking, move = *std::exchange(room.held, std::nullopt)](Room& r) {
        if (r.thinking != thinking) return;
        // The decision has changed: search again.
        if (!still_meant(r, *thinking)) return wake_bots(r);
        r.thinking.reset();
        carry_out(r, r.table.play_bot(thinking->seat, move, loop_.now()),
                  [this, shared = r.shared_from_this()](const Result<void>& result) {
                      if (result) return;
                      loop_.after(std::chrono::seconds(5), [this, shared] { wake_bots(*shared); });
                  });
    });
    drain(room);
}

// A search that has just begun gets a moment, so that it does not move blindly.
void House::hurry(Room& room) {
    room.hurry = true;
    if (room.held) return play_held(room);
    if (!room.thinking) return;
    room.thinking->hurried = true;
    if (!room.thinking->begun) return;
    loop_.after(std::chrono::milliseconds(least_thought_ms), [thinking = room.thinking] { thinking->stop = true; });
}

// ---- Hints ----

void House::hint(Room& room, const std::string& user, Seat seat, std::int64_t seq,
                 std::function<void(Result<protocol::Hint>)> done) {
    auto deeds = room.table.hint(user, seat, seq, loop_.now());
    if (!deeds) return done(deeds.error());
    stop_thinking(room, false);
    Room::Hint& hint = room.hints[seat];
    if (hint.answer) return done(*hint.answer);
    if (hint.stop) return done(Error{"A hint is already on its way."});
    hint = {.decision = room.table.decision(seat), .stop = std::make_shared<std::atomic<bool>>(false)};
    carry_out(room, std::move(deeds), [this, shared = room.shared_from_this(), seat, done](const Result<void>& kept) {
        if (kept) return think_hint(*shared, seat, done);
        shared->hints.erase(seat);
        done(kept.error());
    });
}

void House::think_hint(Room& room, Seat seat, std::function<void(Result<protocol::Hint>)> done) {
    const auto found = room.hints.find(seat);
    if (found == room.hints.end()) return done(Error{"The table has moved on; please look again."});
    auto task = [this, shared = room.shared_from_this(), view = room.table.table()->view(seat), seat,
                 names = std::vector(room.table.table()->names().begin(), room.table.table()->names().end()),
                 stop = found->second.stop, done] {
        const Budget budget{.iterations = 20'000, .time = std::chrono::milliseconds(hint_ms), .stop = stop.get()};
        std::optional<protocol::Hint> answer;
        if (!*stop) answer = hint_of(view, seat, advise(view, seat, budget, random_seed(), {.names = names}), names);
        loop_.post([this, shared, seat, stop, done, answer] {
            const auto asked = shared->hints.find(seat);
            if (asked == shared->hints.end() || asked->second.stop != stop || !answer)
                return done(Error{"The table has moved on; please look again."});
            asked->second.answer = answer;
            asked->second.stop.reset();
            ++figures_.hints;
            done(*answer);
        });
    };
    if (bots_.submit(std::move(task))) return;
    room.hints.erase(seat);
    done(Error{"The bots are busy; please try again in a moment."});
}

// ---- Clocks ----

void House::tick() {
    const Time now = loop_.now();
    std::vector<std::string> late;
    for (const auto& [id, room] : rooms_)
        if (const auto deadline = room->table.deadline(); !room->busy && deadline && *deadline <= now)
            late.push_back(id);
    for (const std::string& id : late)
        enter(id, [this](const Result<Room*>& room) {
            if (room) carry_out(*room.value(), room.value()->table.tick(loop_.now()), [](const Result<void>&) {});
        });
    keep_snapshots(most_snapshots, now - quiet_ms);
    loop_.after(std::chrono::seconds(1), [this] { tick(); });
}

// ---- Positions ----

void House::take_snapshot(Room& room, Write& write) {
    room.snapshot = room.table.seq();
    if (auto taken = room.table.snapshot()) write.snapshots.emplace_back(room.table.id(), *std::move(taken));
}

// Saves the positions of tables that have been quiet since then.
void House::keep_snapshots(std::size_t most, Time before) {
    Write write;
    for (const auto& [id, room] : rooms_) {
        if (write.snapshots.size() >= most) break;
        if (wants_snapshot(*room) && room->table.moved() <= before) take_snapshot(*room, write);
    }
    if (write.snapshots.empty()) return;
    ++pending_;
    store_.write(std::move(write), [this](const Result<void>& result) {
        loop_.post([this, result] {
            --pending_;
            if (!result) spdlog::warn("positions are not saved: {}", result.sentence());
        });
    });
}

// Unloaded tables where a clock has run out or a bot has to move.
void House::look_for_due() {
    if (const auto due = store_.due(loop_.now(), 200))
        for (const std::string& id : due.value()) {
            if (rooms_.contains(id)) continue;
            if (const auto room = find(id); !room) spdlog::error("table {}: {}", id, room.sentence());
        }
    loop_.after(std::chrono::seconds(5), [this] { look_for_due(); });
}

void House::tidy() {
    const Time before = loop_.now() - Time{1000} * settings_.idle_table;
    std::erase_if(rooms_, [&](const auto& one) {
        const Room& room = *one.second;
        const bool counting = room.table.deadline() && room.table.plan().pace == Pace::live;
        const bool thinking = room.thinking || std::any_of(room.hints.begin(), room.hints.end(), [](const auto& hint) {
                                  return hint.second.stop != nullptr;
                              });
        return room.watchers.empty() && !room.busy && room.line.empty() && !thinking && !counting &&
               !wants_snapshot(room) && room.used < before;
    });
    loop_.after(std::chrono::seconds(10), [this] { tidy(); });
}

}  // namespace skerry
