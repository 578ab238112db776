// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/move.h"
#include "core/reflect.h"
#include "core/result.h"

// What the notations of all games share: words, numbers, and the refusal of a text that is not a move.
namespace skerry {

using Words = std::span<const std::string_view>;

// Words end at any of these characters.
std::vector<std::string_view> words_in(std::string_view text, std::string_view ends = " ");

std::optional<int> number(std::string_view word, int least = 0, int most = 255);

Error no_move(std::string_view text, std::string_view verb, std::string_view game);

// The move that the words mean, or why they mean none. Moves begin with a verb.
template <NamedEnum Verb>
Result<Move> read_move(std::string_view text, Words words, std::optional<Move> (*parse)(Words), std::string_view game) {
    if (const auto move = parse(words)) return *move;
    const bool known = !words.empty() && named<Verb>(words[0]);
    return no_move(text, known ? words[0] : "", game);
}

// The text form of a move, with the words that all games share; the game's own come from Notation: text(move), parse(text).
inline constexpr std::string_view done_word = "done", put_back_word = "back";
template <class Notation>
std::string write_move(Move move) {
    if (move == done) return std::string(done_word);
    if (is_put_back(move)) return std::string(put_back_word) + " " + Notation::text(put_back(move));
    return Notation::text(move);
}
template <class Notation>
Result<Move> read_move(std::string_view text) {
    if (text == done_word) return done;
    const bool back = text.starts_with(put_back_word) && text.substr(put_back_word.size()).starts_with(' ');
    if (!back) return Notation::parse(text);
    const auto move = Notation::parse(text.substr(put_back_word.size() + 1));
    return move ? Result<Move>(put_back(move.value())) : move;
}

}  // namespace skerry
