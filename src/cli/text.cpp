// SPDX-License-Identifier: Apache-2.0
#include "cli/text.h"

#include <algorithm>
#include <cctype>
#include <ctime>
#include <ostream>

#include <fmt/format.h>

namespace skerry::cli {
namespace {

std::string_view code_of(Style style) {
    switch (style) {
    case Style::plain:  return "";
    case Style::title:  return "\033[1m";
    case Style::faint:  return "\033[2m";
    case Style::good:   return "\033[32m";
    case Style::bad:    return "\033[31m";
    case Style::accent: return "\033[36m";
    }
    return "";
}

}  // namespace

std::string painted(std::string_view text, Style style, bool colour) {
    if (!colour || style == Style::plain || text.empty()) return std::string(text);
    return fmt::format("{}{}\033[0m", code_of(style), text);
}

void draw(std::ostream& out, const Picture& picture, bool colour) {
    for (const auto& line : picture.lines()) {
        for (const Piece& piece : line) {
            std::string_view text = piece.text;
            if (&piece == &line.back()) text = text.substr(0, text.find_last_not_of(' ') + 1);
            out << painted(text, piece.style, colour);
        }
        out << '\n';
    }
}

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

std::string trimmed(std::string_view text) {
    constexpr std::string_view space = " \t\r\n\v\f";
    const std::size_t from = text.find_first_not_of(space);
    if (from == std::string_view::npos) return {};
    return std::string(text.substr(from, text.find_last_not_of(space) + 1 - from));
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        const bool space = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (!space) word += c;
        if (space && !word.empty()) words.push_back(std::exchange(word, {}));
    }
    if (!word.empty()) words.push_back(word);
    return words;
}

std::vector<std::string> parts_of(std::string_view text) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t comma = text.find(',');
        parts.push_back(trimmed(text.substr(0, comma)));
        if (comma == std::string_view::npos) return parts;
        text.remove_prefix(comma + 1);
    }
}

std::string cut(std::string_view text, std::size_t width) {
    if (columns(text) <= width) return std::string(text);
    std::string result(text);
    while (!result.empty() && columns(result) + 3 > width) {
        while (!result.empty() && (static_cast<unsigned char>(result.back()) & 0xc0) == 0x80) result.pop_back();
        if (!result.empty()) result.pop_back();
    }
    const std::size_t end = result.find_last_not_of(" ,;:.");
    result.resize(end == std::string::npos ? 0 : end + 1);
    return result + "...";
}

std::string padded(std::string_view text, std::size_t width) {
    std::string result(text);
    const std::size_t used = columns(text);
    if (used < width) result.append(width - used, ' ');
    return result;
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t start) {
    std::string result;
    std::size_t used = start;
    for (const std::string& word : words_of(text)) {
        const std::size_t needs = columns(word);
        if (!result.empty() && used + 1 + needs > Picture::width) {
            result += '\n' + std::string(indent, ' ');
            used = indent;
        } else if (!result.empty()) {
            result += ' ';
            ++used;
        }
        result += word;
        used += needs;
    }
    return result;
}

namespace {

// The beginning that a sentence may share with the previous one: a player's name, or a heading as in "Set 1: ".
std::string subject_of(const std::string& sentence, std::span<const std::string> names) {
    for (const std::string& name : names)
        if (sentence.starts_with(name + " ")) return name;
    const std::size_t colon = sentence.find(": ");
    return colon == std::string::npos ? "" : sentence.substr(0, colon + 1);
}

}  // namespace

std::vector<std::string> joined(std::span<const std::string> sentences, std::span<const std::string> names) {
    std::vector<std::string> paragraphs;
    std::string before;
    for (const std::string& sentence : sentences) {
        const std::string subject = subject_of(sentence, names);
        if (!subject.empty() && subject == before && paragraphs.back().ends_with('.')) {
            paragraphs.back().pop_back();
            paragraphs.back() += "," + sentence.substr(subject.size());
        } else {
            paragraphs.push_back(sentence);
        }
        before = subject;
    }
    return paragraphs;
}

void draw_scores(std::ostream& out, const GameInfo& info, const Ranking& ranking, std::span<const std::string> names,
                 bool colour) {
    constexpr std::size_t cell = 13;
    std::size_t label = 12;
    for (const std::string_view category : info.categories) label = std::max(label, columns(category) + 1);
    std::string head(label, ' ');
    for (const std::string& name : names) head += fmt::format("{:>{}}", cut(name, cell - 1), cell);
    out << painted(head, Style::title, colour) << '\n';
    for (std::size_t c = 0; c < info.categories.size(); ++c) {
        if (!ranking.counts(c)) continue;
        std::string category(info.categories[c]);
        std::replace(category.begin(), category.end(), '_', ' ');
        out << padded(category, label);
        for (const Standing& standing : ranking.seats)
            out << fmt::format("{:>{}}", points_text(standing.points[c], standing.hides(c)), cell);
        out << '\n';
    }
    std::string total = padded("total", label);
    for (const Standing& standing : ranking.seats) total += fmt::format("{:>{}}", total_text(standing), cell);
    out << painted(total, Style::title, colour) << '\n';
    if (std::any_of(ranking.seats.begin(), ranking.seats.end(), [](const Standing& seat) { return seat.hidden != 0; }))
        out << painted("+ There may be more that others can't know yet.", Style::faint, colour) << '\n';
}

std::string now() {
    const std::time_t seconds = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc)};
}

}  // namespace skerry::cli
