// SPDX-License-Identifier: Apache-2.0
#include "table/text.h"

#include <algorithm>
#include <ctime>

namespace skerry {

std::string time_text(Time time) {
    const std::time_t seconds = time / 1000;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc)};
}

bool sound_text(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c < 0x20 || c == 0x7f) return false;
        const int more = c < 0x80                ? 0
                         : c >= 0xc2 && c < 0xe0 ? 1
                         : c >= 0xe0 && c < 0xf0 ? 2
                         : c >= 0xf0 && c < 0xf5 ? 3
                                                 : -1;
        if (more < 0 || i + static_cast<std::size_t>(more) >= text.size()) return false;
        for (int k = 1; k <= more; ++k)
            if ((static_cast<unsigned char>(text[i + static_cast<std::size_t>(k)]) & 0xc0) != 0x80) return false;
        if (c == 0xc2 && static_cast<unsigned char>(text[i + 1]) < 0xa0) return false;  // more control characters
        i += static_cast<std::size_t>(more) + 1;
    }
    return true;
}

Result<std::string> proper_name(std::string_view text) {
    std::string name;
    for (const char c : text) {
        if (c == ' ' && (name.empty() || name.back() == ' ')) continue;
        name += c;
    }
    while (!name.empty() && name.back() == ' ') name.pop_back();
    if (name.empty()) return Error{"A name needs at least one character."};
    if (!sound_text(name)) return Error{"This name contains a character that can't be shown."};
    const auto letters = std::count_if(name.begin(), name.end(), [](char c) { return (c & 0xc0) != 0x80; });
    if (letters > 24) return Error{"A name has at most 24 characters."};
    return name;
}

std::vector<std::string> names_at(std::span<const Chair> chairs) {
    std::vector<std::string> names;
    for (const Chair& chair : chairs)
        if (!chair.name.empty()) names.push_back(chair.name);
    return names;
}

std::string unique_name(const std::string& name, std::span<const Chair> chairs) {
    std::string unique = name;
    const auto taken = [&](const Chair& chair) { return chair.name == unique; };
    for (int n = 2; std::any_of(chairs.begin(), chairs.end(), taken); ++n) unique = name + " " + std::to_string(n);
    return unique;
}

}  // namespace skerry
