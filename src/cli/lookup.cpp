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

std::string with_reasons(std::string said, const Prompt& prompt, std::string_view line) {
    const auto words = words_of(lower(line));
    for (const Refusal& refusal : prompt.refused)
        if (std::find(words.begin(), words.end(), lower(short_id(refusal.thing))) != words.end() &&
            said.find(refusal.reason) == std::string::npos)
            said += " " + refusal.reason;
    return said;
}

std::vector<const Entry*> look_up(std::span<const Entry> glossary, std::string_view wanted) {
    const std::string text = plain(wanted);
    if (text.empty()) return {};
    auto found = best_matches(glossary, text);
    // "scrolls" finds a scroll
    if (found.empty() && text.size() > 2 && text.ends_with('s'))
        found = best_matches(glossary, text.substr(0, text.size() - 1));
    return found;
}

}  // namespace skerry::cli
