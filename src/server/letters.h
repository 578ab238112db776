// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace skerry {

// A letter as an outline: a path with relative steps in thousandths of the size, y downwards (canvas.h). Outlines that
// several letters share come first and have no code; "u47 44 0" is the one at that place, moved.
struct Letter {
    char32_t code;
    int width;
    std::string_view path;
};

std::span<const Letter> letters();

}  // namespace skerry
