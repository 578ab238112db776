#include "core/picture.h"

namespace skerry {

std::size_t columns(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) count += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    return count;
}

void Picture::heading(std::string_view left, std::string_view right) {
    std::string text = "-- " + std::string(left) + " ";
    const std::size_t end = right.empty() ? 0 : columns(right) + 4;
    while (columns(text) + end < width) text += '-';
    if (!right.empty()) text += " " + std::string(right) + " --";
    line({{text, Style::title}});
}

void Picture::list(std::string_view label, const std::vector<Piece>& items, std::string_view between) {
    constexpr std::size_t indent = 11;
    std::string start(label);
    while (columns(start) < indent) start += ' ';
    std::vector<Piece> pieces{{start, Style::faint}};
    std::size_t used = columns(start);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool last = i + 1 == items.size();
        const std::size_t needs = columns(items[i].text) + (last ? 0 : columns(between));
        if (used + needs > width && pieces.size() > 1) {
            line(std::move(pieces));
            pieces = {{std::string(indent, ' ')}};
            used = indent;
        }
        pieces.push_back(items[i]);
        if (!last) pieces.push_back({std::string(between)});
        used += needs;
    }
    line(std::move(pieces));
}

}  // namespace skerry
