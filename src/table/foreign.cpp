// SPDX-License-Identifier: Apache-2.0
#include "table/foreign.h"

#include <algorithm>
#include <map>

#include "catalog/bot_names.h"
#include "table/text.h"

namespace skerry {
namespace {

constexpr std::size_t max_text = 64 << 10;
constexpr std::int64_t max_time = std::int64_t{1} << 52;

Result<void> check_deed(const Deed& deed, const json::Place& place) {
    const auto in_range = [](std::int64_t number) { return number >= -max_time && number <= max_time; };
    if (deed.at < 0 || deed.at > max_time) return place.field("at").error("must be milliseconds since 1970");
    if (deed.count < 0 || static_cast<std::size_t>(deed.count) > RecordLimits::moves)
        return place.field("count").error("is out of range");
    if (!in_range(deed.expected)) return place.field("expected").error("is out of range");
    if (!std::all_of(deed.clocks.begin(), deed.clocks.end(), in_range))
        return place.field("clocks").error("is out of range");
    if (deed.text.size() > max_text) return place.field("text").error("is too long");
    return {};
}

// The plan inside a table's first deed.
Result<Plan> plan_in(const Deed& made) {
    SKERRY_LET(const auto value, json::parse(made.text, max_text));
    SKERRY_LET(Plan plan, json::read_as<Plan>(value, {"plan"}));
    if (plan.chairs.empty() || plan.chairs.size() > max_seats) return Error{"A table has 1 to 5 seats."};
    const auto in_days = [](std::int64_t seconds) { return seconds >= 0 && seconds <= 30 * 86'400; };
    if (!in_days(plan.clock.seconds) || !in_days(plan.clock.add) || !in_days(plan.answer))
        return Error{"A clock has at most 30 days."};
    return plan;
}

// One table on its way to its new owner.
class Moving {
public:
    using Names = std::map<std::string, std::string, std::less<>>;  // of the tables, old and new
    Moving(const Names& names, const Host& host, Time now) : names_(names), host_(host), now_(now) {}

    Result<std::vector<Deed>> deeds(const std::vector<Deed>& old) {
        SKERRY_TRY(check_deeds(old));
        std::vector<Deed> all;
        for (Deed deed : old) {
            deed.at = std::min(deed.at, now_);
            SKERRY_TRY(deed.kind == DeedKind::made ? take_plan(deed) : take_deed(deed));
            // A rematch that stayed behind never was.
            if (deed.kind != DeedKind::rematched || !deed.text.empty()) all.push_back(std::move(deed));
        }
        return all;
    }

private:
    Result<void> take_user(std::string& user) const {
        if (user != owner_) return Error{"Only tables where one person sat, with bots or people here, can be moved."};
        user = host_.user;
        return {};
    }

    Result<void> take_chair(Chair& chair) const {
        if (chair.kind == ChairKind::bot) {
            chair = {.kind = ChairKind::bot, .bot = chair.bot};
            return check_bot(chair.bot);
        }
        SKERRY_TRY(take_user(chair.user));
        SKERRY_LET(const std::string name, proper_name(chair.name));
        chair = {.kind = ChairKind::person, .user = host_.user, .name = name};
        return {};
    }

    Result<void> take_plan(Deed& made) {
        SKERRY_LET(Plan plan, plan_in(made));
        owner_ = plan.host;
        SKERRY_LET(const auto game, find_game(plan.game));
        if (plan.rules != game->info().rules) return Error{other_rules_text(*game, plan.rules)};
        if (owner_.empty()) return Error{"This table has no host."};
        SKERRY_TRY(take_user(plan.host));
        plan.listed = false;
        plan.commitment.clear();
        for (Chair& chair : plan.chairs) SKERRY_TRY(take_chair(chair));
        if (!plan.campaign.empty()) {
            const auto first = names_.find(plan.campaign);
            if (first == names_.end()) return Error{"All games of a campaign have to be moved together."};
            plan.campaign = first->second;
        }
        SKERRY_LET(Deed again, LiveTable::make(std::move(plan), made.at));
        made = std::move(again);
        return {};
    }

    Result<void> take_deed(Deed& deed) const {
        switch (deed.kind) {
        case DeedKind::made:
        case DeedKind::sat:
        case DeedKind::rose:
        case DeedKind::filled: return Error{"Only tables without open seats can be moved."};
        case DeedKind::said:   SKERRY_TRY(Chat::check(deed.text)); break;
        case DeedKind::lent:
        case DeedKind::left:
        case DeedKind::late:
        case DeedKind::conceded:
            if (!deed.text.empty()) SKERRY_TRY(check_bot(deed.text));
            break;
        case DeedKind::rematched: {
            const auto next = names_.find(deed.text);
            deed.text = next == names_.end() ? "" : next->second;
            break;
        }
        default: break;
        }
        if (!deed.name.empty()) {
            SKERRY_LET(deed.name, proper_name(deed.name));
        }
        return deed.user.empty() ? Result<void>() : take_user(deed.user);
    }

    const Names& names_;
    const Host& host_;
    Time now_;
    std::string owner_;
};

}  // namespace

Result<void> check_deeds(std::span<const Deed> deeds) {
    if (deeds.empty() || deeds[0].kind != DeedKind::made) return Error{"This table has no beginning."};
    if (deeds.size() > RecordLimits::moves) return Error{"This table has too many deeds."};
    if (const auto plan = plan_in(deeds[0]); !plan) return plan.error();
    const json::Place place{"deeds"};
    for (std::size_t i = 0; i < deeds.size(); ++i) {
        SKERRY_TRY(check_deed(deeds[i], place.item(i)));
        if (i > 0 && deeds[i].kind == DeedKind::made) return Error{"This table begins twice."};
    }
    return {};
}

Result<Brought> bring(KeptTables kept, const Host& host, const std::function<std::string()>& new_id, Time now) {
    if (kept.tables.empty()) return Error{"There is no table to move."};
    if (kept.tables.size() > KeptTables::max_tables) return Error{"At most 100 tables can be moved at once."};
    Moving::Names names;
    for (const KeptTable& table : kept.tables)
        if (!names.emplace(table.id, new_id()).second) return Error{"A table is given twice."};
    Brought brought;
    for (const KeptTable& table : kept.tables) {
        SKERRY_LET(auto deeds, Moving(names, host, now).deeds(table.deeds));
        SKERRY_LET(auto live, LiveTable::load(names.find(table.id)->second, deeds));
        brought.tables.push_back(std::move(live));
        brought.deeds.push_back(std::move(deeds));
    }
    return brought;
}

}  // namespace skerry
