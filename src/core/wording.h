// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Pieces of sentences that people read.
namespace skerry {

inline std::string plain(int n) { return std::to_string(n); }

// 1 card, 2 cards
inline std::string counted(int n, std::string_view one, std::string_view many) {
    return plain(n) + " " + std::string(n == 1 ? one : many);
}

// With a capital first letter.
inline std::string capital(std::string_view text) {
    std::string result(text);
    if (!result.empty() && result[0] >= 'a' && result[0] <= 'z') result[0] = static_cast<char>(result[0] - 'a' + 'A');
    return result;
}

// wood, stone and peat
template <class Parts>
std::string joined(const Parts& parts, std::string_view last = " and ") {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? last : std::string_view(", ");
        text += parts[i];
    }
    return text;
}
// The same from say(thing) for each of these, without those that say nothing.
template <class Things, class Say>
    requires(!std::convertible_to<Say, std::string_view>)
std::string joined(const Things& things, Say say, std::string_view last = " and ") {
    std::vector<std::string> parts;
    for (const auto& thing : things)
        if (std::string part(say(thing)); !part.empty()) parts.push_back(std::move(part));
    return joined(parts, last);
}
// All with the same in between: 1F 1V; a, then b, then c
template <class Things, class Say = std::identity>
std::string in_a_row(const Things& things, Say say = {}, std::string_view between = " ") {
    std::string text;
    for (const auto& thing : things)
        if (const std::string part(say(thing)); !part.empty()) text.append(text.empty() ? "" : between).append(part);
    return text;
}

}  // namespace skerry
