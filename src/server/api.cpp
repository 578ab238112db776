// SPDX-License-Identifier: Apache-2.0
#include "server/api.h"

#include <algorithm>

#include <fmt/format.h>

#include "bots/bots.h"
#include "core/hash.h"
#include "core/version.h"

namespace skerry {

// A request and what is known about it.
struct Api::Call {
    const Request& request;
    Answer answer;
    std::optional<User> user;
    std::string name;  // the ID in the path

    void refuse(int status, const std::string& why) const { answer(Response::refused(status, why)); }
    template <class Body>
    void tell(const Body& body) const {
        answer(Response::json(json::text(body)));
    }
    // The caller's id; empty: nobody.
    std::string asker() const { return user ? user->id : std::string(); }
};

namespace {

constexpr int kept_out = 503;

Result<Seats> eyes_in(const std::string& text, std::size_t players) {
    if (text.empty() || text == "all") return Seats::first(static_cast<std::uint8_t>(players));
    if (text == "none") return Seats::none();
    if (text.size() == 1 && text[0] >= '0' && static_cast<std::size_t>(text[0] - '0') < players)
        return Seats(Seat(static_cast<std::uint8_t>(text[0] - '0')));
    return Error{"eyes must be a seat, all or none."};
}

}  // namespace

Api::Api(House& house, const Files& files)
    : house_(house),
      files_(files),
      requests_(house.settings().request_rate, 3.0 * house.settings().request_rate),
      guests_(house.settings().guests_hour / 3600.0, house.settings().guests_hour),
      logins_(10 / 60.0, 20),
      tables_made_(house.settings().tables_hour / 3600.0, house.settings().tables_hour),
      replays_(0.5, 20),
      passwords_(1, 16, false) {}

// A call without a body.
template <auto handler>
void Api::asked(Api& api, const Call& call) {
    (api.*handler)(call);
}

// A call whose body is the handler's argument. No body is an empty one.
template <auto handler>
void Api::posted(Api& api, const Call& call) {
    [&]<class Body>(void (Api::*taker)(const Call&, const Body&)) {
        const auto value = json::parse(call.request.body.empty() ? "{}" : call.request.body, largest_body);
        const auto body = value ? json::read_as<Body>(value.value()) : value.error();
        if (!body) return call.refuse(400, body.sentence());
        (api.*taker)(call, body.value());
    }(handler);
}

void Api::handle(const Request& request, const Answer& answer) {
    ++requests_count_;
    Call call{.request = request, .answer = answer};
    if (request.path == "/healthz") return answer(Response::text("ok\n"));
    if (!requests_.take(request.address, house_.loop().now()))
        return call.refuse(429, "Too many requests at once; please wait a little.");
    if (request.path == "/metrics") return answer(metrics());
    const bool get = request.method == "GET" || request.method == "HEAD";
    if (!request.path.starts_with("/api/")) {
        if (!get) return call.refuse(405, "Only GET is allowed here.");
        return answer(files_.get(request));
    }
    if (!get && request.method != "POST") return call.refuse(405, "Only GET and POST are allowed.");
    if (!get && !origin_fits(request.origin, request.host, house_.settings().origins))
        return call.refuse(403, "This page belongs to another server.");

    struct Route {
        bool get;
        const char* path;  // * matches one name
        void (*handler)(Api&, const Call&);
        bool known;  // needs a user
    };
    static constexpr Route routes[] = {
        {true, "/api/me", asked<&Api::me>, false},
        {false, "/api/guest", posted<&Api::guest>, false},
        {false, "/api/me", posted<&Api::rename>, true},
        {false, "/api/password", posted<&Api::password>, true},
        {false, "/api/login", posted<&Api::login>, false},
        {false, "/api/logout", posted<&Api::logout>, false},
        {false, "/api/token", posted<&Api::token>, true},
        {true, "/api/games", asked<&Api::games>, false},
        {true, "/api/games/*/glossary", asked<&Api::glossary>, false},
        {true, "/api/games/*/components", asked<&Api::components>, false},
        {true, "/api/tables", asked<&Api::tables>, false},
        {false, "/api/tables", posted<&Api::make_table>, true},
        {true, "/api/tables/*", asked<&Api::table>, false},
        {false, "/api/tables/*/join", posted<&Api::join>, true},
        {false, "/api/tables/*/leave", posted<&Api::leave>, true},
        {false, "/api/tables/*/seat", posted<&Api::seat>, true},
        {false, "/api/tables/*/concede", posted<&Api::concede>, true},
        {false, "/api/tables/*/end", posted<&Api::end>, true},
        {false, "/api/tables/*/rematch", posted<&Api::rematch>, true},
        {true, "/api/campaigns/*", asked<&Api::campaign>, false},
        {true, "/api/campaigns/*/record", asked<&Api::campaign_record>, false},
        {false, "/api/campaigns/*/abandon", posted<&Api::abandon>, true},
        {true, "/api/tables/*/record", asked<&Api::record>, false},
        {true, "/api/tables/*/replay", asked<&Api::replay>, false},
        {true, "/api/tables/*/analysis", asked<&Api::analysis>, false},
        {false, "/api/replay", asked<&Api::replay_file>, false},
        {false, "/api/analysis", asked<&Api::analysis_file>, false},
        {true, "/api/analysis/*", asked<&Api::analysis_of_file>, false},
    };
    for (const Route& route : routes) {
        if (route.get != get) continue;
        const std::string_view pattern = route.path, path = request.path;
        const std::size_t star = pattern.find('*');
        if (star == std::string_view::npos) {
            if (pattern != path) continue;
        } else {
            const std::string_view tail = pattern.substr(star + 1);
            if (path.size() <= star + tail.size() || !path.starts_with(pattern.substr(0, star)) ||
                !path.ends_with(tail))
                continue;
            const std::string_view name = path.substr(star, path.size() - star - tail.size());
            if (name.find('/') != std::string_view::npos) continue;
            call.name = name;
        }
        call.user = house_.user_of(request);
        if (route.known && !call.user) return call.refuse(401, "Give yourself a name first.");
        return route.handler(*this, call);
    }
    call.refuse(404, "There is no such call.");
}

// ---- Who you are ----

std::string Api::cookie_header(const std::string& value, bool ends) const {
    return fmt::format("skerry={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{}", value, ends ? 0 : 31'536'000,
                       house_.settings().secure ? "; Secure" : "");
}

void Api::answer_user(const Call& call, const User& user, bool with_cookie) {
    Response response = Response::json(json::text(described(user)));
    if (with_cookie) response.headers.emplace_back("Set-Cookie", cookie_header(house_.cookie_of(user), false));
    call.answer(std::move(response));
}

void Api::me(const Call& call) {
    protocol::Me me;
    if (call.user) me.user = described(*call.user);
    call.tell(me);
}

void Api::guest(const Call& call, const protocol::NameCall& body) {
    const auto name = proper_name(body.name);
    if (!name) return call.refuse(400, name.sentence());
    if (!guests_.take(call.request.address, house_.loop().now()))
        return call.refuse(429, "Too many new names from this address; please wait a little.");
    const auto owner = house_.store().user_named(name.value());
    if (!owner) return call.refuse(kept_out, owner.sentence());
    if (owner.value()) return call.refuse(409, "This name is taken. Choose another one, or give its password.");
    const User user{.id = random_id(16), .name = name.value(), .created = house_.loop().now()};
    house_.keep(user, [this, call, user](const Result<void>& kept) {
        if (!kept) return call.refuse(kept_out, kept.sentence());
        answer_user(call, user, true);
    });
}

void Api::rename(const Call& call, const protocol::NameCall& body) {
    const auto name = proper_name(body.name);
    if (!name) return call.refuse(400, name.sentence());
    const auto owner = house_.store().user_named(name.value());
    if (!owner) return call.refuse(kept_out, owner.sentence());
    if (owner.value() && owner.value()->id != call.user->id)
        return call.refuse(409, "This name is taken. Choose another one.");
    User user = *call.user;
    user.name = name.value();
    house_.keep(user, [this, call, user](const Result<void>& kept) {
        if (!kept) return call.refuse(kept_out, kept.sentence());
        answer_user(call, user, false);
    });
}

void Api::password(const Call& call, const protocol::PasswordCall& body) {
    if (!call.request.token().empty()) return call.refuse(403, "A token can't change the password.");
    const std::string& text = body.password;
    if (text.size() < 8 || text.size() > 200) return call.refuse(400, "A password has 8 to 200 characters.");
    if (!logins_.take(call.request.address, house_.loop().now()))
        return call.refuse(429, "Too many login attempts; please wait a minute.");
    const auto owner = house_.store().user_named(call.user->name);
    if (!owner) return call.refuse(kept_out, owner.sentence());
    if (owner.value() && owner.value()->id != call.user->id)
        return call.refuse(409, "Somebody else owns this name. Choose another name first.");
    const bool taken = passwords_.submit([this, call, text] {
        auto hash = hash_password(text);
        house_.loop().post([this, call, hash] {
            if (!hash) return call.refuse(kept_out, hash.sentence());
            User user = *call.user;
            user.password = hash.value();
            ++user.epoch;  // logs out every other session
            house_.keep(user, [this, call, user](const Result<void>& kept) {
                if (!kept) return call.refuse(kept_out, kept.sentence());
                answer_user(call, user, true);
            });
        });
    });
    if (!taken) call.refuse(429, "The server is busy checking passwords; please try again in a moment.");
}

void Api::login(const Call& call, const protocol::LoginCall& body) {
    const std::string& text = body.password;
    const auto name = proper_name(body.name);
    if (!name || text.empty() || text.size() > 200) return call.refuse(400, "Give a name and its password.");
    if (!logins_.take(call.request.address, house_.loop().now()))
        return call.refuse(429, "Too many login attempts; please wait a minute.");
    const auto owner = house_.store().user_named(name.value());
    if (!owner) return call.refuse(kept_out, owner.sentence());
    // An unknown name takes as long as a wrong password.
    static const std::string nobodys =
        "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    const bool taken = passwords_.submit([this, call, text, user = owner.value()] {
        const bool fits = password_fits(text, user ? user->password : nobodys) && user;
        house_.loop().post([this, call, fits, user] {
            if (!fits) return call.refuse(403, "Wrong name or password.");
            answer_user(call, *user, true);
        });
    });
    if (!taken) call.refuse(429, "The server is busy checking passwords; please try again in a moment.");
}

void Api::logout(const Call& call, const protocol::Nothing& nothing) {
    Response response = Response::json(json::text(nothing));
    response.headers.emplace_back("Set-Cookie", cookie_header("", true));
    call.answer(std::move(response));
}

void Api::token(const Call& call, const protocol::Nothing&) {
    if (!call.request.token().empty()) return call.refuse(403, "A token can't create tokens.");
    call.tell(protocol::Token{house_.token_of(*call.user)});
}

// ---- Games ----

void Api::games(const Call& call) {
    protocol::Games all;
    for (const AnyGame* game : all_games()) all.games.push_back(game->info());
    for (const BotInfo& bot : all_bots()) all.bots.push_back({bot.name, bot.title, bot.text});
    all.usual = usual_bot();
    call.tell(all);
}

void Api::glossary(const Call& call) {
    const auto game = find_game(call.name);
    if (!game) return call.refuse(404, game.sentence());
    call.tell(protocol::Glossary{game.value()->glossary()});
}

void Api::components(const Call& call) {
    const auto game = find_game(call.name);
    if (!game) return call.refuse(404, game.sentence());
    call.answer(Response::json(game.value()->box()));
}

// ---- Tables ----

void Api::tables(const Call& call) { call.tell(house_.lobby(call.asker())); }

void Api::show_table(const Call& call, const TableCard& card) const {
    call.tell(describe(card, call.asker(), house_.present()));
}

void Api::with_table(const Call& call, std::function<void(const Call&, Room&)> job) {
    house_.enter(call.name, [call, job = std::move(job)](const Result<Room*>& room) {
        if (!room) return call.refuse(404, room.sentence());
        job(call, *room.value());
    });
}

void Api::change(const Call& call, Room& room, LiveTable::Deeds deeds) {
    if (!deeds) return call.refuse(409, deeds.sentence());
    house_.carry_out(room, std::move(deeds), [this, call, shared = room.shared_from_this()](const Result<void>& done) {
        if (!done) return call.refuse(kept_out, done.sentence());
        show_table(call, shared->table.card());
    });
}

namespace {

// Who gets a seat at a new table.
Result<Chair> chair_for(const User& host, const protocol::MySeat&) {
    return Chair{.kind = ChairKind::person, .user = host.id, .name = host.name};
}
Result<Chair> chair_for(const User& host, const protocol::SeatHere& wish) {
    SKERRY_LET(std::string name, proper_name(wish.name));
    return Chair{.kind = ChairKind::person, .user = host.id, .name = std::move(name)};
}
Result<Chair> chair_for(const User&, const protocol::OpenSeat&) { return Chair{}; }
Result<Chair> chair_for(const User&, const protocol::BotSeat& wish) {
    return Chair{.kind = ChairKind::bot, .bot = wish.bot};
}

Result<Plan> plan_of(const User& host, const protocol::NewTable& wish) {
    Plan plan{.game = wish.game, .setup = wish.setup.text, .host = host.id, .listed = wish.public_.value_or(false)};
    plan.undo = wish.undo.value_or(true);
    plan.pace = wish.pace.value_or(Pace::live);
    if (wish.clock && *wish.clock) plan.clock = **wish.clock;
    plan.answer = wish.answer.value_or(0);
    if (wish.seats.size() > max_seats) return Error{"A table has at most 5 seats."};
    for (const protocol::SeatWish& seat : wish.seats) {
        SKERRY_LET(Chair chair, std::visit([&](const auto& kind) { return chair_for(host, kind); }, seat));
        plan.chairs.push_back(std::move(chair));
    }
    // Between people, hints have to be agreed on first.
    const auto others = std::count_if(plan.chairs.begin(), plan.chairs.end(),
                                      [](const Chair& chair) { return chair.kind != ChairKind::bot; });
    plan.hints = wish.hints.value_or(others <= 1);
    return plan;
}

}  // namespace

void Api::make_table(const Call& call, const protocol::NewTable& wish) {
    auto planned = plan_of(*call.user, wish);
    if (!planned) return call.refuse(400, planned.sentence());
    Plan& plan = planned.value();
    Plan trial = plan;
    trial.seed = Seed::number(1).text();
    if (const auto fine = LiveTable::make(std::move(trial), 0); !fine) return call.refuse(400, fine.sentence());
    if (!tables_made_.take(call.user->id, house_.loop().now()))
        return call.refuse(429, "You have made many tables; please wait a little before the next one.");
    const auto finish = [this, call](const Result<std::string>& id) {
        if (!id) return call.refuse(kept_out, id.sentence());
        Call made = call;
        made.name = id.value();
        table(made);
    };
    const std::string before = wish.continues.value_or("");
    if (before.empty()) return house_.create(std::move(plan), finish);
    // The next game of a campaign, with other players.
    Call last = call;
    last.name = before;
    with_table(last, [this, plan = std::move(plan), finish](const Call& c, Room& room) {
        if (room.table.seats_of(c.user->id).empty()) return c.refuse(403, "You have no seat at this table.");
        if (room.table.campaign().empty()) return c.refuse(409, "This game is not part of a campaign.");
        house_.rematch(room, plan, finish);
    });
}

void Api::table(const Call& call) {
    with_table(call, [this](const Call& c, Room& room) { show_table(c, room.table.card()); });
}

void Api::join(const Call& call, const protocol::JoinCall& body) {
    with_table(call, [this, body](const Call& c, Room& room) {
        change(c, room, room.table.join(c.user->id, c.user->name, body.seat, house_.loop().now()));
    });
}

void Api::leave(const Call& call, const protocol::Nothing&) {
    with_table(call, [this](const Call& c, Room& room) {
        if (room.table.seats_of(c.user->id).empty()) return c.refuse(403, "You have no seat at this table.");
        auto deeds = room.table.leave(c.user->id, house_.loop().now());
        if (deeds && deeds.value().empty()) return show_table(c, room.table.card());
        change(c, room, std::move(deeds));
    });
}

void Api::seat(const Call& call, const protocol::SeatCall& body) {
    with_table(call, [this, body](const Call& c, Room& room) {
        const Seat seat = body.seat;
        if (seat.index() >= room.table.chairs().size()) return c.refuse(400, "There is no such seat.");
        const bool persons = room.table.chairs()[seat.index()].kind == ChairKind::person;
        if (persons ? !room.table.seats_of(c.user->id).has(seat) : c.user->id != room.table.plan().host)
            return c.refuse(403, "This is not your seat.");
        change(c, room, room.table.lend(c.user->id, seat, body.bot.value_or(""), house_.loop().now()));
    });
}

void Api::concede(const Call& call, const protocol::ConcedeCall& body) {
    with_table(call, [this, body](const Call& c, Room& room) {
        if (!room.table.seats_of(c.user->id).has(body.seat)) return c.refuse(403, "This is not your seat.");
        change(c, room, room.table.concede(c.user->id, body.seat, house_.loop().now(), body.bot.value_or("")));
    });
}

void Api::end(const Call& call, const protocol::EndCall& body) {
    with_table(call, [this, body](const Call& c, Room& room) {
        if (room.table.seats_of(c.user->id).empty()) return c.refuse(403, "You have no seat at this table.");
        change(c, room, room.table.agree(c.user->id, body.agree, house_.loop().now()));
    });
}

void Api::rematch(const Call& call, const protocol::Nothing&) {
    with_table(call, [this](const Call& c, Room& room) {
        if (room.table.seats_of(c.user->id).empty()) return c.refuse(403, "You have no seat at this table.");
        house_.rematch(room, House::same_again(room.table), [this, c](const Result<std::string>& id) {
            if (!id) return c.refuse(409, id.sentence());
            Call made = c;
            made.name = id.value();
            table(made);
        });
    });
}

// ---- Campaigns ----

// A campaign's id is its first table; what it carries over is in each game's setup, and in the newest one's view.
void Api::campaign(const Call& call) {
    auto games = house_.store().campaign(call.name, 1000);
    if (!games) return call.refuse(kept_out, games.sentence());
    if (games.value().empty()) return call.refuse(404, "There is no such campaign.");
    const std::string newest = games.value().back().id;
    house_.enter(newest, [this, call, games = std::move(games).value()](const Result<Room*>& room) {
        if (!room) return call.refuse(404, room.sentence());
        const LiveTable& last = room.value()->table;
        const std::string user = call.asker();
        protocol::Campaign campaign;
        campaign.id = call.name;
        for (const TableCard& card : games)
            campaign.tables.push_back(
                describe(card.id == last.id() ? last.card() : as_of_today(card), user, house_.present()));
        const auto next = last.next();
        if (next) campaign.next = protocol::Setup{next.value()};
        if (!next && last.state() == TableState::over) campaign.closed = next.sentence();
        const auto best = house_.store().high_score(user, last.id());
        if (!best) return call.refuse(kept_out, best.sentence());
        if (best.value()) campaign.high_score = *best.value();
        const Viewer viewer{user, {}};
        campaign.last = last.look(viewer, last.seq_of(viewer), false, house_.loop().now(), house_.present());
        call.tell(campaign);
    });
}

void Api::abandon(const Call& call, const protocol::Nothing&) {
    const auto games = house_.store().campaign(call.name, 1000);
    if (!games) return call.refuse(kept_out, games.sentence());
    if (games.value().empty()) return call.refuse(404, "There is no such campaign.");
    Call last = call;
    last.name = games.value().back().id;
    with_table(last, [this](const Call& c, Room& room) {
        change(c, room, room.table.abandon(c.user->id, house_.loop().now()));
    });
}

// All games of a campaign as one file.
void Api::campaign_record(const Call& call) {
    const auto games = house_.store().campaign(call.name, 1000);
    if (!games) return call.refuse(kept_out, games.sentence());
    if (games.value().empty()) return call.refuse(404, "There is no such campaign.");
    std::vector<std::string> ids;
    for (const TableCard& card : games.value()) ids.push_back(card.id);
    gather_records(call, std::move(ids), {});
}

void Api::gather_records(const Call& call, std::vector<std::string> ids, Campaign games) {
    const auto answer = [](const Call& c, const Campaign& all) {
        if (all.empty()) return c.refuse(409, "The record is available once a game is over.");
        Response response = Response::text(write(all), "application/jsonl; charset=utf-8");
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"skerry-campaign-" + c.name + ".jsonl\"");
        c.answer(std::move(response));
    };
    if (games.size() == ids.size()) return answer(call, games);
    const std::string id = ids[games.size()];
    house_.enter(id, [this, call, answer, ids = std::move(ids), games = std::move(games)](const Result<Room*>& room) {
        if (!room) return call.refuse(404, room.sentence());
        auto record = room.value()->table.record();
        if (!record) return answer(call, games);  // the current one
        Campaign more = games;
        more.push_back(std::move(record).value());
        gather_records(call, ids, std::move(more));
    });
}

void Api::record(const Call& call) {
    with_table(call, [](const Call& c, Room& room) {
        const auto record = room.table.record();
        if (!record) return c.refuse(409, record.sentence());
        Response response = Response::text(write(record.value()), "application/jsonl; charset=utf-8");
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + room.table.plan().game + "-" +
                                                                 room.table.id() + ".jsonl\"");
        c.answer(std::move(response));
    });
}

void Api::replay(const Call& call) {
    if (!replays_.take(call.request.address, house_.loop().now()))
        return call.refuse(429, "Too many replays at once; please wait a little.");
    with_table(call, [this](const Call& c, Room& room) {
        const auto record = room.table.record();
        if (!record) return c.refuse(409, record.sentence());
        const auto eyes = eyes_in(c.request.parameter("eyes"), record.value().names.size());
        if (!eyes) return c.refuse(400, eyes.sentence());
        auto replay = frames_of(record.value(), eyes.value());
        if (!replay) return c.refuse(409, replay.sentence());
        replay.value().table = describe(room.table.card(), c.asker(), house_.present());
        c.tell(replay.value());
    });
}

void Api::analysis(const Call& call) {
    // A cached answer needs no table.
    if (const auto known = house_.analyst().look(call.name)) return call.answer(Response::json(*known));
    with_table(call, [this](const Call& c, Room& room) {
        auto record = room.table.record();
        if (!record) return c.refuse(409, "Only finished games are analysed.");
        const auto begun = house_.analyst().ask(c.name, std::move(record).value());
        if (!begun) return c.refuse(429, begun.sentence());
        c.answer(Response::json(begun.value()));
    });
}

// A record from a file; nothing if it was refused.
std::optional<Record> Api::posted_record(const Call& call) {
    if (!replays_.take(call.request.address, house_.loop().now())) {
        call.refuse(429, "Too many replays at once; please wait a little.");
        return std::nullopt;
    }
    auto record = read_record(call.request.body);
    if (!record) {
        call.refuse(400, record.sentence());
        return std::nullopt;
    }
    if (record.value().moves.size() > 5000) {
        call.refuse(413, "This record has too many moves to show.");
        return std::nullopt;
    }
    return std::move(record).value();
}

void Api::analysis_file(const Call& call) {
    auto record = posted_record(call);
    if (!record) return;
    const std::string id = fmt::format("file-{:016x}-{}", hash(call.request.body), call.request.body.size());
    const auto begun = house_.analyst().ask(id, *std::move(record));
    if (!begun) return call.refuse(429, begun.sentence());
    call.tell(protocol::AnalysisBegun{id});
}

void Api::analysis_of_file(const Call& call) {
    const auto known = house_.analyst().look(call.name);
    if (!known) return call.refuse(404, "This analysis is no longer available; please choose the file again.");
    call.answer(Response::json(*known));
}

void Api::replay_file(const Call& call) {
    const auto record = posted_record(call);
    if (!record) return;
    const Record& game = *record;
    const auto eyes = eyes_in(call.request.parameter("eyes"), game.names.size());
    if (!eyes) return call.refuse(400, eyes.sentence());
    TableCard card{.id = "", .game = std::string(game.game->info().id), .setup = game.setup, .state = TableState::over};
    card.seq = static_cast<std::int64_t>(game.moves.size());
    card.commitment = seed_commitment(game.seed);
    card.rules = game.rules;
    card = as_of_today(std::move(card));
    for (std::size_t i = 0; i < game.names.size(); ++i) {
        const std::string bot = i < game.bots.size() ? game.bots[i] : "";
        card.chairs.push_back(
            {.kind = bot.empty() ? ChairKind::person : ChairKind::bot, .name = game.names[i], .bot = bot});
    }
    auto replay = frames_of(game, eyes.value());
    if (!replay) return call.refuse(400, replay.sentence());
    replay.value().table = describe(card, "", [](const std::string&) { return false; });
    call.tell(replay.value());
}

// ---- Operation ----

Response Api::metrics() const {
    const House::Figures figures = house_.figures();
    const Store::Counts counts = house_.store().counts();
    std::string text;
    const auto put = [&](const char* name, const char* kind, const char* help, std::uint64_t value) {
        text += fmt::format("# HELP skerry_{0} {1}\n# TYPE skerry_{0} {2}\nskerry_{0} {3}\n", name, help, kind, value);
    };
    text += fmt::format(
        "# HELP skerry_build_info The version of Skerry.\n# TYPE skerry_build_info gauge\n"
        "skerry_build_info{{version=\"{}\"}} 1\n",
        version());
    put("sockets", "gauge", "Open WebSockets.", figures.sockets);
    put("tables_in_memory", "gauge", "Tables in memory.", figures.rooms);
    put("watchers", "gauge", "Tables looked at, by all sockets.", figures.watching);
    put("bots_waiting", "gauge", "Decisions of bots that wait for a thread.", figures.bots_waiting);
    put("analyses", "gauge", "Games that are being analysed or wait for it.", house_.analyst().busy());
    put("hints_total", "counter", "Hints that were given.", figures.hints);
    put("moves_total", "counter", "Moves of people.", figures.moves);
    put("bot_moves_total", "counter", "Moves of bots.", figures.bot_moves);
    put("messages_in_total", "counter", "Messages from clients.", figures.messages_in);
    put("messages_out_total", "counter", "Messages to clients.", figures.messages_out);
    put("message_bytes_out_total", "counter", "Bytes of messages to clients.", figures.bytes_out);
    put("refused_total", "counter", "Messages that were refused.", figures.refused);
    put("dropped_sockets_total", "counter", "Sockets closed because they read too slowly.", figures.dropped);
    put("table_loads_total", "counter", "Tables loaded from the store.", figures.loads);
    put("requests_total", "counter", "HTTP requests.", requests_count_);
    put("store_writes_total", "counter", "Writes to the store.", counts.writes);
    put("store_commits_total", "counter", "Transactions they were grouped into.", counts.commits);
    put("store_failures_total", "counter", "Writes that could not be kept.", counts.failures);
    return Response::text(text, "text/plain; version=0.0.4; charset=utf-8");
}

}  // namespace skerry
