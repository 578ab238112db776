// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/deed.h"

namespace skerry {

// Whether a text is valid UTF-8 without control characters.
bool sound_text(std::string_view text);
// A person's name at a table: 1 to 24 characters, no control characters, single spaces.
Result<std::string> proper_name(std::string_view text);
// Of those who have a seat.
std::vector<std::string> names_at(std::span<const Chair> chairs);
// A unique name at the table, so that the log is unambiguous.
std::string unique_name(const std::string& name, std::span<const Chair> chairs);

}  // namespace skerry
