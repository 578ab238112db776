// SPDX-License-Identifier: Apache-2.0
#include "table/live.h"

#include <algorithm>

#include "catalog/bot_names.h"
#include "table/text.h"

// A table is made, loaded, and changed by deeds. What people may want is in requests.cpp, what they see in message.cpp.
namespace skerry {

// ---- Making and loading ----

namespace {

Result<void> check(const Plan& plan, std::size_t players) {
    if (plan.chairs.size() != players)
        return Error{"This setup is for " + std::to_string(players) + (players == 1 ? " player" : " players") +
                     ", and " + std::to_string(plan.chairs.size()) +
                     (plan.chairs.size() == 1 ? " seat is" : " seats are") + " given."};
    if (std::none_of(plan.chairs.begin(), plan.chairs.end(),
                     [](const Chair& c) { return c.kind == ChairKind::person; }))
        return Error{"At least one person must sit at the table."};
    if (plan.answer < 0 || plan.answer > 86'400) return Error{"The time to answer is at most a day."};
    if (plan.clock.seconds < 0 || plan.clock.seconds > 30 * 86'400 || plan.clock.add < 0 || plan.clock.add > 86'400)
        return Error{"A clock has at most 30 days, and adds at most a day."};
    return {};
}

// People keep the names they gave; bots have what is left.
Result<void> name_chairs(std::vector<Chair>& chairs) {
    for (std::size_t i = 0; i < chairs.size(); ++i)
        if (chairs[i].kind == ChairKind::person)
            chairs[i].name = unique_name(chairs[i].name, std::span(chairs).first(i));
        else
            chairs[i].name.clear();
    for (Chair& chair : chairs) {
        if (chair.kind != ChairKind::bot) continue;
        SKERRY_TRY(check_bot(chair.bot));
        chair.name = bot_character(chair.bot, names_at(chairs));
    }
    return {};
}

}  // namespace

Result<Deed> LiveTable::make(Plan plan, Time at) {
    SKERRY_LET(const auto game, find_game(plan.game));
    SKERRY_LET(const auto seed, Seed::parse(plan.seed));
    SKERRY_LET(const auto setup, json::parse(plan.setup, RecordLimits::line));
    SKERRY_LET(const auto position, game->begin(setup, seed));
    SKERRY_TRY(check(plan, game->players(position)));
    SKERRY_TRY(name_chairs(plan.chairs));
    plan.rules = game->info().rules;
    plan.game = game->info().id;
    plan.setup = game->setup_json(position);
    return Deed{.kind = DeedKind::made, .at = at, .user = plan.host, .text = json::text(plan)};
}

Result<LiveTable> LiveTable::load(std::string id, std::span<const Deed> deeds) {
    if (deeds.empty() || deeds[0].kind != DeedKind::made) return Error{"This table has no beginning."};
    LiveTable table;
    table.id_ = std::move(id);
    for (const Deed& deed : deeds) SKERRY_TRY(table.apply(deed));
    if (table.older_) table.older_.note = other_rules_text(*table.game_, table.plan_.rules, table.history_.seq() > 0);
    return table;
}

Result<void> LiveTable::begin(Time at) {
    if (table_ || !ended_.empty()) return {};
    for (const Chair& chair : chairs_)
        if (chair.kind == ChairKind::open) return {};
    std::vector<std::string> names;
    for (const Chair& chair : chairs_) names.push_back(chair.name);
    SKERRY_LET(const auto seed, Seed::parse(plan_.seed));
    auto table = Table::begin(*game_, plan_.setup, seed, std::move(names), time_text(at));
    if (!table && older_) older_.strayed = true;
    if (!table) return older_.strayed ? Result<void>() : table.error();
    table_ = std::move(table).value();
    return {};
}

void LiveTable::remember(std::optional<Snapshot> kept, const TableCard& card) {
    older_.remember(std::move(kept), card, chairs_.size());
    card_.reset();
}

void LiveTable::write_out(Deed& deed) const {
    if (deed.kind != DeedKind::moved || !deed.move) return;
    deed.text = game_->move_text(*deed.move);
    deed.move.reset();
    for (const ToldEvent& event : table_->happened(table_->moves_played() - 1))
        deed.told.push_back({event.text, event.audience.bits()});
}

// ---- Carrying out ----

Result<void> LiveTable::apply(const Deed& deed) {
    ++deeds_;
    card_.reset();
    if (deed.kind == DeedKind::made) return open(deed);
    if (deed.seat.index() >= chairs_.size()) return Error{"This table's log names a seat that does not exist."};
    const Clocks::Owed before = owed();
    const std::int64_t seq = history_.seq();
    clocks_.stop(deed, before);
    lapse(deed);
    SKERRY_TRY(carry_out(deed));
    if (state() == TableState::over && !older_) close_question();
    remark(deed);
    start_clocks_if_ready(deed.at);
    clocks_.start(deed, before, owed());
    if (history_.seq() != seq) moved_ = deed.at;
    history_.remember(deed);
    return {};
}

Result<void> LiveTable::open(const Deed& made) {
    SKERRY_LET(const auto json, json::parse(made.text, RecordLimits::line));
    SKERRY_TRY(json::read(json, plan_, {"plan"}));
    // Messages repeat the setup as it is, and today's rules may never read it.
    SKERRY_LET(const auto setup, json::parse(plan_.setup, RecordLimits::line));
    plan_.setup = boost::json::serialize(setup);
    SKERRY_LET(const auto game, find_game(plan_.game));
    game_ = game;
    if (plan_.rules != game_->info().rules) older_.note = other_rules_text(*game_, plan_.rules);
    chairs_ = plan_.chairs;
    created_ = moved_ = made.at;
    clocks_ = Clocks(plan_, made.at);
    history_ = History(chairs_.size());
    SKERRY_TRY(begin(made.at));
    start_clocks_if_ready(made.at);
    return {};
}

Result<void> LiveTable::carry_out(const Deed& deed) {
    const Chair& chair = chairs_[deed.seat.index()];
    switch (deed.kind) {
    case DeedKind::made:     break;
    case DeedKind::sat:
    case DeedKind::rose:
    case DeedKind::filled:
    case DeedKind::lent:
    case DeedKind::left:
    case DeedKind::returned:
    case DeedKind::hinted:   change_chair(deed); return begin(deed.at);
    case DeedKind::renamed:
        change_chair(deed);
        if (table_ && !older_) table_->rename(deed.seat, deed.name);
        break;
    case DeedKind::moved: return older_ ? retell(deed), Result<void>() : apply_move(deed);
    case DeedKind::undid: return older_ ? retell(deed), Result<void>() : apply_undo(deed);
    case DeedKind::said:  chat_.add(deed, state() == TableState::playing && seats_of(deed.user).empty()); break;
    case DeedKind::conceded:
        change_chair(deed);
        give_up(deed.seat, chair.name + " concedes.");
        break;
    case DeedKind::late:
        change_chair(deed);
        if (deed.text.empty()) give_up(deed.seat, chair.name + " has no time left.");
        break;
    case DeedKind::agreed:
        agreed_.give(deed.user);
        end_if_agreed();
        break;
    case DeedKind::disagreed: agreed_.withdraw(deed.user); break;
    case DeedKind::asked:     return open_question(deed);
    case DeedKind::granted:   return grant(deed);
    case DeedKind::declined:  decline(deed); break;
    case DeedKind::offered:
    case DeedKind::retracted: offer_again(deed); break;
    case DeedKind::readied:   ready_.give(deed.user); break;
    case DeedKind::rematched: rematch_ = deed.text; break;
    case DeedKind::abandoned:
        if (state() != TableState::over) ended_ = "The campaign was abandoned.";
        abandoned_ = true;
        break;
    }
    return {};
}

// Who has the seat from now on.
void LiveTable::change_chair(const Deed& deed) {
    Chair& chair = chairs_[deed.seat.index()];
    switch (deed.kind) {
    case DeedKind::sat:
        chair = {.kind = ChairKind::person, .user = deed.user, .name = deed.name};
        // Whoever takes the last seat has just come.
        if (std::none_of(chairs_.begin(), chairs_.end(), [](const Chair& c) { return c.kind == ChairKind::open; }))
            ready_.give(deed.user);
        break;
    case DeedKind::rose:
        chair = {};
        if (std::none_of(chairs_.begin(), chairs_.end(), [](const Chair& c) { return c.kind == ChairKind::person; }))
            ended_ = "Everybody has left.";
        break;
    case DeedKind::filled:
        chair = {};
        if (deed.text.empty()) break;
        chair = {.kind = ChairKind::bot, .name = deed.name, .bot = deed.text};
        if (chair.name.empty()) chair.name = bot_character(deed.text, names_at(chairs_));  // of an earlier version
        break;
    case DeedKind::lent:
    case DeedKind::left: chair.lent = true, chair.bot = deed.text; break;
    case DeedKind::late:
        if (!deed.text.empty()) chair.lent = true, chair.bot = deed.text;
        break;
    case DeedKind::returned: chair.lent = false, chair.bot.clear(); break;
    case DeedKind::conceded:
        if (!deed.text.empty()) chair.bot = deed.text;
        break;
    case DeedKind::hinted:  ++chair.hints; break;
    case DeedKind::renamed: chair.name = deed.name; break;
    default:                break;
    }
}

// A move that was decided on is legal; one that was kept is checked again.
Result<Move> LiveTable::move_of(const Deed& deed) const {
    if (deed.move) return *deed.move;
    SKERRY_LET(const auto move, game_->parse_move(deed.text));
    if (!table_ || !ended_.empty() || !table_->waiting().has(deed.seat))
        return Error{"A move in this table's log belongs to nobody."};
    if (!table_->legal(deed.seat, move))
        return Error{json::quoted(deed.text) + " in this table's log is not a legal move."};
    return move;
}

Result<void> LiveTable::apply_move(const Deed& deed) {
    SKERRY_LET(const auto move, move_of(deed));
    if (!deed.user.empty()) ready_.give(deed.user);
    // If everybody was waiting for one seat, its move changes something for all.
    std::optional<History::Outlook> before;
    if (table_->waiting().size() > 1) before = History::outlook(*table_);
    table_->play(deed.seat, move, time_text(deed.at));
    history_.move();
    clocks_.ask(history_.note(before ? &*before : nullptr, *table_, deed.seat), deed.at);
    return {};
}

Result<void> LiveTable::apply_undo(const Deed& deed) {
    if (!table_) return Error{"There is nothing to take back."};
    history_.begin_take_back();
    std::optional<History::Outlook> before;
    if (table_->waiting().size() > 1) before = History::outlook(*table_);
    Seats audience;
    for (int i = 0; i < deed.count; ++i) {
        Seats seen;
        if (const auto last = table_->last_move(deed.seat); last > 0)
            for (const ToldEvent& event : table_->happened(last - 1)) seen.add(event.audience);
        SKERRY_LET(const auto at, table_->take_back(deed.seat));
        history_.take_back(at, seen);
        audience.add(seen);
    }
    clocks_.ask(history_.note(before ? &*before : nullptr, *table_, deed.seat), deed.at);
    // Told to those to whom the moves were told.
    audience.remove(seats_of(deed.user));
    remarks_.add(history_.seq(), deed.seat, deed.at,
                 chairs_[deed.seat.index()].name + " takes back " + moves_in_words(deed.count) + ".", audience);
    return {};
}

// A move or a take-back of a table of other rules: as it was told, and by today's rules as long as they lead on.
void LiveTable::retell(const Deed& deed) {
    const std::int64_t seq = history_.seq() + 1;
    older_.add(deed, seq);
    const bool moved = deed.kind == DeedKind::moved;
    if (!older_.strayed) older_.strayed = !(moved ? apply_move(deed) : apply_undo(deed));
    if (moved) older_.lines.back().replayed = !older_.strayed;
    if (older_.strayed) history_.tell_all(seq);
}

void LiveTable::give_up(Seat seat, const std::string& why) {
    Chair& chair = chairs_[seat.index()];
    chair.conceded = true;
    chair.lent = true;
    if (chair.bot.empty()) chair.bot = std::string(default_bot());
    const bool anybody = std::any_of(chairs_.begin(), chairs_.end(),
                                     [](const Chair& c) { return c.kind == ChairKind::person && !c.conceded; });
    if (chairs_.size() == 2)
        ended_ = why + " " + chairs_[1u - seat.index()].name + " wins.";
    else if (!anybody)
        ended_ = why;
}

void LiveTable::end_if_agreed() {
    if (!agreed_.missing(chairs_, [](const Chair& chair) { return !chair.conceded; }).empty()) return;
    ended_ = "Ended by agreement.";
}

}  // namespace skerry
