// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

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

}  // namespace skerry
