// SPDX-License-Identifier: Apache-2.0
#include "table/remarks.h"

#include <algorithm>

#include "catalog/bot_names.h"
#include "core/wording.h"

namespace skerry {

void Remarks::add(std::int64_t seq, Seat about, Time at, std::string text, Seats audience) {
    if (text.empty()) return;
    if (audience.has_spectators()) ++count_;
    lines_.push_back(
        {{.number = ++number_, .seq = seq, .seat = about, .text = std::move(text), .at = time_text(at)}, audience});
    if (lines_.size() > max_remarks) lines_.pop_front();
}

std::vector<protocol::Remark> Remarks::told(Seats eyes, std::int64_t since, std::int64_t seen) const {
    std::vector<protocol::Remark> told;
    for (const Line& line : lines_) {
        if (line.remark.seq < since || !sees(eyes, line.audience)) continue;
        told.push_back(line.remark);
        told.back().seq = std::min(line.remark.seq, seen);
    }
    return told;
}

std::string moves_in_words(int count) { return count == 1 ? "a move" : counted(count, "move", "moves"); }

std::string remark_of(const Deed& deed, const Chair& chair) {
    const std::string& name = chair.name;
    const std::string bot = "A bot (" + bot_text(chair.bot) + ")";
    switch (deed.kind) {
    case DeedKind::lent:      return bot + " plays for " + name + " now.";
    case DeedKind::left:      return name + " has left the table. " + bot + " plays on.";
    case DeedKind::returned:  return name + " is back and plays again.";
    case DeedKind::conceded:  return name + " concedes.";
    case DeedKind::late:      return name + " has no time left." + (deed.text.empty() ? "" : " " + bot + " plays on.");
    case DeedKind::hinted:    return name + " takes a hint.";
    case DeedKind::agreed:    return name + " wants to end the game here.";
    case DeedKind::disagreed: return name + " wants to play on.";
    case DeedKind::offered:   return name + " wants to play again.";
    case DeedKind::retracted: return name + " does not want to play again.";
    default:                  return {};
    }
}

}  // namespace skerry
