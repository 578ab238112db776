// SPDX-License-Identifier: Apache-2.0
#include "table/plan.h"

#include <algorithm>

#include "table/text.h"

namespace skerry {
namespace {

// Who gets a seat at a new table.
Result<Chair> chair_for(const Host& host, const protocol::MySeat&) {
    return Chair{.kind = ChairKind::person, .user = host.user, .name = host.name};
}
Result<Chair> chair_for(const Host& host, const protocol::SeatHere& wanted) {
    SKERRY_LET(std::string name, proper_name(wanted.name));
    return Chair{.kind = ChairKind::person, .user = host.user, .name = std::move(name)};
}
Result<Chair> chair_for(const Host&, const protocol::OpenSeat&) { return Chair{}; }
Result<Chair> chair_for(const Host&, const protocol::BotSeat& wanted) {
    return Chair{.kind = ChairKind::bot, .bot = wanted.bot};
}

// Where clocks run down, they wait until everybody is there.
bool wants_ready(const Plan& plan) { return plan.pace == Pace::live && plan.clock.seconds > 0; }

}  // namespace

Result<Plan> plan_of(const Host& host, const protocol::NewTable& wanted) {
    Plan plan{
        .game = wanted.game, .setup = wanted.setup.text, .host = host.user, .listed = wanted.public_.value_or(false)};
    plan.undo = wanted.undo.value_or(true);
    plan.pace = wanted.pace.value_or(Pace::live);
    if (wanted.clock && *wanted.clock) plan.clock = **wanted.clock;
    plan.answer = wanted.answer.value_or(0);
    if (wanted.seats.size() > max_seats) return Error{"A table has at most 5 seats."};
    for (const protocol::NewSeat& seat : wanted.seats) {
        SKERRY_LET(Chair chair, std::visit([&](const auto& kind) { return chair_for(host, kind); }, seat));
        plan.chairs.push_back(std::move(chair));
    }
    // Between people, hints have to be agreed on first.
    const auto others = std::count_if(plan.chairs.begin(), plan.chairs.end(),
                                      [](const Chair& chair) { return chair.kind != ChairKind::bot; });
    plan.hints = wanted.hints.value_or(others <= 1);
    plan.ready = wants_ready(plan);
    return plan;
}

Plan same_again(const LiveTable& table) {
    Plan plan = table.plan();
    plan.chairs.clear();
    // Somebody has to sit there.
    const bool anybody = std::any_of(table.chairs().begin(), table.chairs().end(), [&](const Chair& chair) {
        return chair.kind == ChairKind::person && (stayed(chair) || table.plays_again(chair));
    });
    for (const Chair& chair : table.chairs()) {
        Chair again{.kind = chair.kind, .user = chair.user, .name = chair.name};
        if (chair.kind == ChairKind::bot) again.bot = chair.bot;
        if (chair.kind == ChairKind::person && anybody && !stayed(chair) && !table.plays_again(chair))
            again = {.kind = ChairKind::bot, .bot = chair.bot};
        plan.chairs.push_back(again);
    }
    plan.ready = wants_ready(plan);
    return plan;
}

TableCard card_of(const Record& record) {
    TableCard card{.game = std::string(record.game->info().id), .setup = record.setup, .state = TableState::over};
    card.seq = static_cast<std::int64_t>(record.moves.size());
    card.rules = record.rules;
    card = as_of_today(std::move(card));
    for (std::size_t i = 0; i < record.names.size(); ++i) {
        const std::string bot = i < record.bots.size() ? record.bots[i] : "";
        card.chairs.push_back(
            {.kind = bot.empty() ? ChairKind::person : ChairKind::bot, .name = record.names[i], .bot = bot});
    }
    return card;
}

}  // namespace skerry
