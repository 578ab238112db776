// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "protocol/describe.h"
#include "table/live.h"

// What a table tells: everything here is made from a view.
namespace skerry {

// Several people at one screen must not see each other's secrets: they share a spectator's view, and each seat has its
// own.
Position LiveTable::shared_view(Seats eyes) const { return table_->view(eyes.size() > 1 ? Seats::none() : eyes); }

protocol::Decision LiveTable::decision_of(const Position& view, Seat seat) const {
    protocol::Decision decision = describe_decision(view, seat, table_->choices(seat), table_->names());
    decision.undo = may_undo(seat);
    return decision;
}

// After a take-back the last entry that still counts is repeated: a client discards everything after it.
void LiveTable::tell_happened(protocol::TableMessage& message, Seats eyes, std::int64_t since) const {
    std::int64_t from = since;
    for (const History::Undone& undone : history_.undone()) {
        if (undone.at <= since || undone.move > since || !sees(eyes, undone.seen)) continue;
        message.undone.push_back(undone.move);
        from = std::min(from, undone.move - 1);
    }
    const std::vector<std::int64_t>& numbers = history_.moves();
    auto first = static_cast<std::size_t>(std::upper_bound(numbers.begin(), numbers.end(), from) - numbers.begin());
    const auto seen = [&](const ToldEvent& event) { return sees(eyes, event.audience); };
    if (from < since)
        while (first > 0) {
            const auto happened = table_->happened(--first);
            if (std::any_of(happened.begin(), happened.end(), seen)) break;
        }
    for (std::size_t i = first; i < numbers.size(); ++i)
        for (const ToldEvent& event : table_->happened(i)) {
            if (!seen(event)) continue;
            protocol::Said said{numbers[i], event.seat, event.text, {event.json}, {}};
            // Several people at one screen: whom this is for.
            if (eyes.size() > 1 && event.audience != Seats::everybody())
                said.audience = protocol::list_of(Seats::of(event.audience.bits() & eyes.bits()));
            message.happened.push_back(std::move(said));
        }
}

// What today's rules can show of a table.
void LiveTable::tell_position(protocol::TableMessage& message, Seats eyes) const {
    message.view = {game_->json(shared_view(eyes))};
    if (eyes.size() > 1) {
        auto& views = message.views.emplace();
        for (Seat seat : eyes)
            views.emplace_back(std::to_string(seat.index()), protocol::View{game_->json(table_->view(seat))});
    }
    protocol::SeatNumbers may;
    for (Seat seat : eyes) {
        if (person_decides(seat) && state() == TableState::playing && may_undo(seat))
            message.undo.push(seat);
        else if (may_ask(seat, false))
            may.push(seat);
    }
    if (!may.empty()) message.may_ask = may;
    if (question_ && !older_) message.question = shown_question();
}

// What follows from that by the rules.
void LiveTable::explain_position(protocol::TableMessage& message, Seats eyes) const {
    const Position view = shared_view(eyes);
    message.facts = protocol::Facts{game_->facts(view)};
    if (eyes.size() > 1) {
        auto& facts = message.seat_facts.emplace();
        for (Seat seat : eyes)
            facts.emplace_back(std::to_string(seat.index()), protocol::Facts{game_->facts(table_->view(seat))});
    }
    for (Seat seat : eyes)
        if (person_decides(seat) && waiting().has(seat))
            message.decisions->push_back(decision_of(table_->view(seat), seat));
    message.ranking = describe(game_->info(), game_->ranking(view, table_->names()));
}

protocol::TableMessage LiveTable::look(const Viewer& viewer, std::int64_t since, bool with_chat, Time now,
                                       const Present& present) const {
    protocol::TableMessage message;
    message.table = describe(card(), viewer.user, present);
    message.seq = message.table.seq = seq_of(viewer);
    const Seats eyes = eyes_of(viewer);
    if (!viewer.engine) {
        message.facts = protocol::Facts{"[]"};
        message.decisions.emplace();
        message.ranking.emplace();
    }
    if (older_ ? older_.replays(today()) : table_.has_value()) {
        tell_position(message, eyes);
        tell_happened(message, eyes, since);
        if (!viewer.engine) explain_position(message, eyes);
    } else {
        message.happened = older_.tell(today(), eyes, since);
        if (older_) message.kept = older_.kept(today(), eyes);
    }
    message.clocks = clocks_.shown(owed().people, now);
    if (with_chat) message.chat = chat_.lines(true, reads_spectators(viewer));
    if (auto remarks = remarks_.told(eyes, since, message.seq); !remarks.empty()) message.remarks = std::move(remarks);
    return message;
}

std::string LiveTable::message(const Viewer& viewer, std::int64_t since, bool with_chat, Time now,
                               const Present& present) const {
    return json::text(look(viewer, since, with_chat, now, present));
}

bool LiveTable::reads_spectators(const Viewer& viewer) const {
    return viewer.spectators || state() != TableState::playing || seats_of(viewer.user).empty();
}

std::string LiveTable::chat_message(bool all) const {
    return json::text(protocol::ChatMessage{id_, chat_.lines(all, true)});
}

}  // namespace skerry
