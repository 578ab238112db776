// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace skerry::cli {

// The things a person may mean by what was typed: by id ("tile:trade"), by its last part ("trade"), by name, or by the
// beginnings of its words ("gath sh"). Only the best kind of match counts; several things can match equally well.
std::vector<const Entry*> look_up(std::span<const Entry> glossary, std::string_view wanted);

// The rules and terms whose text has a word that begins so.
std::vector<const Entry*> rules_about(std::span<const Entry> glossary, std::string_view wanted);

// The glossary's name of a thing, or its id if there is none.
std::string_view name_of(std::span<const Entry> glossary, const Thing& thing);

// The last part of an id: "trade" of "tile:trade".
std::string_view short_id(const Thing& thing);

}  // namespace skerry::cli
