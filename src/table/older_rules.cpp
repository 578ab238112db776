// SPDX-License-Identifier: Apache-2.0
#include "table/older_rules.h"

#include <algorithm>

namespace skerry {

TableCard as_of_today(TableCard card) {
    const auto game = find_game(card.game);
    if (!game || card.rules == game.value()->info().rules) return card;
    // A verdict that only said this was about an earlier version.
    if (card.verdict == card.note) card.verdict.clear();
    card.note = other_rules_text(*game.value(), card.rules, card.seq > 0);
    if (card.verdict.empty()) card.verdict = card.note;
    card.state = TableState::over;
    card.waiting.clear();
    return card;
}

void OlderRules::remember(std::optional<Snapshot> snapshot, const TableCard& card, std::size_t seats) {
    if (snapshot && snapshot->pictures.size() == seats + 2) saved = std::move(snapshot);
    if (card.state == TableState::over && card.verdict != card.note) verdict = card.verdict;
    campaign = card.campaign;
}

void OlderRules::add(const Deed& deed, std::int64_t seq) {
    if (deed.kind == DeedKind::moved) {
        lines.push_back({seq, {deed.seat, deed.text, time_text(deed.at), {}}, deed.told, false});
        return;
    }
    for (int i = 0; i < deed.count; ++i) {
        const auto last =
            std::find_if(lines.rbegin(), lines.rend(), [&](const Line& line) { return line.move.seat == deed.seat; });
        if (last != lines.rend()) lines.erase(last.base() - 1);
    }
}

void OlderRules::drop_last(int moves) {
    for (int i = 0; i < moves && !lines.empty(); ++i) lines.pop_back();
}

bool OlderRules::replays(const Today& today) const {
    if (strayed || !today.table) return false;
    return !saved || saved->seq < today.seq ||
           today.table->game().hash(today.table->position()) == position_hash(saved->position);
}

std::vector<protocol::Said> OlderRules::tell(const Today& today, Seats eyes, std::int64_t since) const {
    std::vector<protocol::Said> said;
    const auto add_line = [&](const Line& line, const std::string& text) {
        said.push_back({line.seq, line.move.seat, text, {"{}"}, {}});
    };
    // If any move has a log, a later move without one had nothing to tell.
    bool logged = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        logged = logged || !line.told.empty();
        if (line.seq <= since) continue;
        if (logged) {
            for (const Told& told : line.told)
                if (sees(eyes, Seats::of(static_cast<std::uint8_t>(told.audience)))) add_line(line, told.text);
        } else if (line.replayed) {
            for (const ToldEvent& event : today.table->happened(i))
                if (sees(eyes, event.audience)) add_line(line, event.text);
        } else {
            const std::string& name = today.chairs[line.move.seat.index()].name;
            add_line(line, eyes.has(line.move.seat) ? name + ": " + line.move.text : name + " moves.");
        }
    }
    return said;
}

protocol::Kept OlderRules::kept(const Today& today, Seats eyes) const {
    const auto moves = [&](std::size_t n) {
        return "move " + std::to_string(n) + " of " + std::to_string(lines.size());
    };
    protocol::Kept shown;
    if (saved && saved->seq == today.seq)
        shown.text = "This is the table as it was left.";
    else if (saved)
        shown.text = "This is the table after " + moves(static_cast<std::size_t>(saved->moves)) + ".";
    else if (today.table)
        shown.text = "This is the table after " + moves(today.table->moves_played()) +
                     ": today's rules can replay the game up to here.";
    else
        shown.text = "Today's rules do not know its setup.";
    if (!saved && !today.table) return shown;
    const auto show = [&](json::Optional<Seat> seat) {
        const std::size_t place = seat ? seat->index() : today.chairs.size();
        const Seats looking = seat ? Seats(*seat) : Seats::none();
        shown.pictures.push_back({seat, saved ? saved->pictures[place]
                                              : picture_text(today.table->position(), looking, today.table->names())});
    };
    for (Seat seat : eyes) show(seat);
    if (eyes.empty()) show({});
    return shown;
}

Record OlderRules::record(Record record, std::int64_t seq) const {
    for (const Line& line : lines) {
        record.moves.push_back(line.move);
        for (const Told& told : line.told)
            if (sees(Seats::none(), Seats::of(static_cast<std::uint8_t>(told.audience))))
                record.moves.back().log.push_back(told.text);
    }
    if (!saved) return record;
    record.last = saved->position;
    record.picture = saved->pictures.back();
    record.after = std::min(static_cast<std::size_t>(std::max<std::int64_t>(0, saved->moves)), record.moves.size());
    if (saved->seq == seq) record.hash = position_hash(record.last);
    return record;
}

}  // namespace skerry
