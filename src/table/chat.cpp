// SPDX-License-Identifier: Apache-2.0
#include "table/chat.h"

#include "table/text.h"

namespace skerry {

Result<void> Chat::check(std::string_view text) {
    if (text.find_first_not_of(' ') == std::string_view::npos) return Error{"The message is empty."};
    if (text.size() > max_text) return Error{"This is too long for the chat."};
    if (!sound_text(text)) return Error{"This text contains a character that can't be shown."};
    return {};
}

void Chat::add(const Deed& said, bool spectator) {
    lines_.push_back({said.name, said.text, time_text(said.at), {}});
    if (spectator) lines_.back().spectator = true;
    users_.push_back(said.user);
    if (lines_.size() <= max_lines) return;
    lines_.pop_front();
    users_.pop_front();
}

bool Chat::taken(const std::string& name, const std::string& user) const {
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].name == name && users_[i] != user) return true;
    return false;
}

std::vector<protocol::ChatLine> Chat::lines(bool all, bool spectators) const {
    std::vector<protocol::ChatLine> lines;
    for (auto line = all || lines_.empty() ? lines_.begin() : lines_.end() - 1; line != lines_.end(); ++line)
        if (spectators || !line->spectator) lines.push_back(*line);
    return lines;
}

}  // namespace skerry
