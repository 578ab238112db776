// SPDX-License-Identifier: Apache-2.0
#include "core/picture.h"

#include <algorithm>

#include "core/notation.h"

namespace skerry {

std::size_t columns(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) count += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    return count;
}

std::string padded(std::string text, std::size_t width) {
    const std::size_t taken = columns(text);
    return taken < width ? text + std::string(width - taken, ' ') : text;
}

std::string round_title(std::string_view game, bool over, int round, int last_round) {
    std::string text(game);
    if (over) return text + ", the end";
    return round > 0 ? text + ", round " + std::to_string(round) + " of " + std::to_string(last_round) : text;
}

void Picture::heading(std::string_view left, std::string_view right) {
    std::string text = "-- " + std::string(left) + " ";
    const std::size_t end = right.empty() ? 0 : columns(right) + 4;
    while (columns(text) + end < width) text += '-';
    if (!right.empty()) text += " " + std::string(right) + " --";
    line({{text, Style::title}});
}

namespace {

// An item as pieces that fit on a line, broken at spaces if need be.
std::vector<std::string> broken_up(const std::string& text, std::size_t room) {
    std::vector<std::string> parts{{}};
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size() - 1) + 1;
        const std::string word = text.substr(at, end - at);
        if (!parts.back().empty() && columns(parts.back()) + columns(word) > room) parts.emplace_back();
        parts.back() += word;
        at = end;
    }
    return parts;
}

}  // namespace

void Picture::list(std::string_view label, const std::vector<Piece>& items, std::string_view between) {
    constexpr std::size_t indent = 11;
    const std::string start = padded(std::string(label), indent);
    std::vector<Piece> pieces{{start, Style::faint}};
    std::size_t used = columns(start);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string text = items[i].text + (i + 1 == items.size() ? "" : std::string(between));
        for (const std::string& part : broken_up(text, width - indent)) {
            if (used + columns(part) > width && pieces.size() > 1) {
                while (pieces.back().text.ends_with(' ')) pieces.back().text.pop_back();
                line(std::move(pieces));
                pieces = {{std::string(indent, ' ')}};
                used = indent;
            }
            pieces.push_back({part, items[i].style});
            used += columns(part);
        }
    }
    line(std::move(pieces));
}

void Picture::text(std::string_view label, const std::vector<Piece>& pieces) {
    std::vector<Piece> words;
    for (const Piece& piece : pieces)
        for (const std::string_view word : words_in(piece.text)) words.push_back({std::string(word), piece.style});
    list(label, words, " ");
}

}  // namespace skerry
