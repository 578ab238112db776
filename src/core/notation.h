#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/move.h"
#include "core/names.h"
#include "core/result.h"

// What the notations of all games share: words, numbers, and what is said of a text that is no move.
namespace skerry {

using Words = std::span<const std::string_view>;

// Words end at any of these signs.
std::vector<std::string_view> words_in(std::string_view text, std::string_view ends = " ");

std::optional<int> number(std::string_view word, int least = 0, int most = 255);

Error no_move(std::string_view text, std::string_view verb, std::string_view game);

// What a game makes of the words, or why it makes nothing of them. Moves begin with a verb.
template <NamedEnum Verb>
Result<Move> read_move(std::string_view text, Words words, std::optional<Move> (*parse)(Words), std::string_view game) {
    if (const auto move = parse(words)) return *move;
    const bool known = !words.empty() && named<Verb>(words[0]);
    return no_move(text, known ? words[0] : "", game);
}

}  // namespace skerry
