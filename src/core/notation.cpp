// SPDX-License-Identifier: Apache-2.0
#include "core/notation.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace skerry {

std::vector<std::string_view> words_in(std::string_view text, std::string_view ends) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(ends), text.size());
        if (end > 0) words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::optional<int> number(std::string_view word, int least, int most) {
    int n = 0;
    const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), n);
    if (failed != std::errc{} || end != word.data() + word.size() || n < least || n > most) return std::nullopt;
    return n;
}

Error no_move(std::string_view text, std::string_view verb) {
    const std::string quoted = "\"" + std::string(text.substr(0, 60)) + "\"";
    if (verb.empty()) return {quoted + " is not a move of this game."};
    return {quoted + " begins like a move, but what follows \"" + std::string(verb) + "\" does not fit."};
}

}  // namespace skerry
