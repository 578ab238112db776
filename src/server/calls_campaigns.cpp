// SPDX-License-Identifier: Apache-2.0
#include "server/calls.h"

namespace skerry {

std::optional<std::vector<TableCard>> CampaignCalls::games_of(const Call& call) {
    auto games = house_.store.campaign(call.name, 1000);
    if (!games)
        call.refuse(status::unavailable, games.sentence());
    else if (games.value().empty())
        call.refuse(status::missing, "There is no such campaign.");
    else
        return std::move(games).value();
    return std::nullopt;
}

void CampaignCalls::show(const Call& call) {
    auto games = games_of(call);
    if (!games) return;
    const Call newest = call.about(games->back().id);
    const auto tell = [this, id = call.name, games = *std::move(games)](const Call& c, Room& room) {
        const LiveTable& last = room.table;
        const std::string user = c.asker();
        protocol::Campaign campaign;
        campaign.id = id;
        for (const TableCard& card : games)
            campaign.tables.push_back(
                describe(card.id == last.id() ? last.card() : as_of_today(card), user, house_.lobby.present()));
        const auto next = last.next();
        if (next) campaign.next = protocol::Setup{next.value()};
        if (!next && last.state() == TableState::over) campaign.closed = next.sentence();
        const auto best = house_.store.high_score(user, last.id());
        if (!best) return c.refuse(status::unavailable, best.sentence());
        if (best.value()) campaign.high_score = *best.value();
        const Viewer viewer{user, {}};
        campaign.last = last.look(viewer, last.seq_of(viewer), false, house_.loop.now(), house_.lobby.present());
        c.tell(campaign);
    };
    with_table(house_, newest, tell);
}

void CampaignCalls::abandon(const Call& call, const protocol::Nothing&) {
    const auto games = games_of(call);
    if (!games) return;
    with_table(house_, call.about(games->back().id), [this](const Call& c, Room& room) {
        change(house_, c, room, room.table.abandon(c.user->id, house_.loop.now()));
    });
}

// All games that are over as one file.
void CampaignCalls::record(const Call& call) {
    const auto games = games_of(call);
    if (!games) return;
    std::vector<std::string> ids;
    for (const TableCard& card : *games) ids.push_back(card.id);
    const auto answer = [call](const Result<std::string>& text) {
        if (!text) return call.refuse(status::not_now, text.sentence());
        Response response = Response::text(text.value(), "application/jsonl; charset=utf-8");
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"skerry-campaign-" + call.name + ".jsonl\"");
        call.answer(std::move(response));
    };
    if (!house_.archive.write_records(std::move(ids), call.request->gone, answer))
        call.refuse(status::unavailable, busy_text);
}

}  // namespace skerry
