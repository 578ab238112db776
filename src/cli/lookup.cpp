// SPDX-License-Identifier: Apache-2.0
#include "cli/lookup.h"

#include <algorithm>
#include <cctype>

#include "cli/text.h"

namespace skerry::cli {
namespace {

// Letters and digits in lower case, everything else a single space.
std::string plain(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (std::isalnum(static_cast<unsigned char>(c)))
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    return trimmed(result);
}

// Every wanted word begins a word of the text.
bool begins_words(const std::vector<std::string>& wanted, const std::string& text) {
    const auto words = words_of(text);
    return std::all_of(wanted.begin(), wanted.end(), [&](const std::string& w) {
        return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return word.starts_with(w); });
    });
}

// "scrolls" finds a scroll.
std::string singular(std::string text) {
    if (text.size() > 2 && text.ends_with('s')) text.pop_back();
    return text;
}

constexpr int no_match = 5;

int rank(const Entry& entry, const std::string& wanted) {
    const std::string id = plain(entry.thing.id), last = plain(short_id(entry.thing)), name = plain(entry.name);
    if (wanted == id) return 0;
    if (wanted == last || wanted == name) return 1;
    if (last.starts_with(wanted) || name.starts_with(wanted)) return 2;
    if (begins_words(words_of(wanted), name + " " + id)) return 3;
    if (name.find(wanted) != std::string::npos || id.find(wanted) != std::string::npos) return 4;
    return no_match;
}

std::vector<const Entry*> best_matches(std::span<const Entry> glossary, const std::string& text) {
    std::vector<const Entry*> best;
    int best_rank = no_match - 1;
    for (const Entry& entry : glossary) {
        const int r = rank(entry, text);
        if (r > best_rank) continue;
        if (r < best_rank) best.clear();
        best_rank = r;
        best.push_back(&entry);
    }
    return best;
}

}  // namespace

std::string_view short_id(const Thing& thing) {
    const std::string_view id = thing.id;
    return id.substr(id.rfind(':') + 1);
}

std::string_view name_of(std::span<const Entry> glossary, const Thing& thing) {
    const auto entry = std::find_if(glossary.begin(), glossary.end(), [&](const Entry& e) { return e.thing == thing; });
    return entry == glossary.end() ? std::string_view(thing.id) : std::string_view(entry->name);
}

std::vector<const Entry*> look_up(std::span<const Entry> glossary, std::string_view wanted) {
    const std::string text = plain(wanted);
    if (text.empty()) return {};
    auto found = best_matches(glossary, text);
    if (found.empty()) found = best_matches(glossary, singular(text));
    return found;
}

std::vector<const Entry*> rules_about(std::span<const Entry> glossary, std::string_view wanted) {
    const auto begun = words_of(singular(plain(wanted)));
    std::vector<const Entry*> found;
    if (begun.empty()) return found;
    for (const Entry& entry : glossary)
        if ((entry.thing.id.starts_with("rule:") || entry.thing.id.starts_with("term:")) &&
            begins_words(begun, plain(entry.text)))
            found.push_back(&entry);
    return found;
}

}  // namespace skerry::cli
