// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/picture.h"

// Text on a terminal of 80 columns.
namespace skerry::cli {

// A text in its style; unchanged without colour.
std::string painted(std::string_view text, Style style, bool colour);
void draw(std::ostream& out, const Picture& picture, bool colour);

std::string lower(std::string_view text);
std::string trimmed(std::string_view text);
// The words of a text.
std::vector<std::string> words_of(std::string_view text);
// Parts between commas, trimmed.
std::vector<std::string> parts_of(std::string_view text);
// Shortened to a number of columns, ending in dots.
std::string cut(std::string_view text, std::size_t width);
std::string padded(std::string_view text, std::size_t width);
// Broken into lines at spaces. Every line but the first begins with `indent` spaces; the first begins at
// column `start`.
std::string wrapped(std::string_view text, std::size_t indent = 0, std::size_t start = 0);

// Joins consecutive sentences about the same person or under the same heading: "Ann takes a card, gains 2 wool."
std::vector<std::string> joined(std::span<const std::string> sentences, std::span<const std::string> names);

// Points by category, a column per player; categories without points are left out.
void draw_scores(std::ostream& out, const GameInfo& info, const Ranking& ranking, std::span<const std::string> names,
                 bool colour);

// The time now as 2026-01-31T12:00:00Z.
std::string now();

}  // namespace skerry::cli
