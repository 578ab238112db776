// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace skerry {

// 64-bit FNV-1a. A position's hash is this over its JSON, so that any language can compute it.
constexpr std::uint64_t hash(std::string_view text, std::uint64_t start = 0xcbf29ce484222325) {
    for (const char c : text) {
        start ^= static_cast<std::uint8_t>(c);
        start *= 0x100000001b3;
    }
    return start;
}

}  // namespace skerry
