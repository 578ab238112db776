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

// Why a text is no move. The verb is that of the game with which it begins, if it does.
Error no_move(std::string_view text, std::string_view verb);

// The text form of a move, with the words that all games share; the others come from the game's grammar.
inline constexpr std::string_view done_word = "done", put_back_word = "back";
template <class Grammar>
std::string write_move(const Grammar& grammar, Move move) {
    if (move == done) return std::string(done_word);
    if (is_put_back(move)) return std::string(put_back_word) + " " + grammar.text(put_back(move));
    return grammar.text(move);
}
template <class Grammar>
Result<Move> read_move(const Grammar& grammar, std::string_view text) {
    if (text == done_word) return done;
    const bool back = text.starts_with(put_back_word) && text.substr(put_back_word.size()).starts_with(' ');
    if (!back) return grammar.parse(text);
    const auto move = grammar.parse(text.substr(put_back_word.size() + 1));
    return move ? Result<Move>(put_back(move.value())) : move;
}

}  // namespace skerry
