// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/move.h"
#include "core/reflect.h"
#include "core/seat.h"

// What the scenes of all games share: tables and moves are arranged and read as short texts.
namespace skerry::kit {

inline std::string trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

// "hand spear | deck junk": the parts, trimmed; one where there is no divider.
inline std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = std::min(text.find(at), text.size());
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == text.size()) return parts;
        text.remove_prefix(end + 1);
    }
}

inline std::vector<std::string> words(std::string_view text) {
    auto all = split(text, ' ');
    std::erase(all, "");
    return all;
}

inline std::string join(const std::vector<std::string>& texts, std::string_view between = ", ") {
    std::string all;
    for (const auto& text : texts) (all += all.empty() ? "" : between) += text;
    return all;
}

// How often each thing is done: repeat("clear midden", 3).
inline std::string repeat(std::string_view text, int times, std::string_view between = ", ") {
    return join(std::vector<std::string>(static_cast<std::size_t>(times), std::string(text)), between);
}

// The names of what a list or set holds: "neutral blue purple".
template <class Items>
std::string names(const Items& items) {
    std::vector<std::string> all;
    for (const auto item : items) all.push_back(word_of(item));
    return join(all, " ");
}

// A name as a value of its enum.
template <NamedEnum E>
E value(std::string_view name) {
    const auto found = named<E>(name);
    EXPECT_TRUE(found) << '"' << name << "\" is no name here";
    return found.value_or(E{});
}

// The texts of a seat's legal moves, none if it is not asked, in a position that must be possible.
template <class Game>
std::vector<std::string> moves(const typename Game::State& state, Seat seat) {
    const auto possible = Game::inspect(state);
    EXPECT_TRUE(possible) << "an impossible position: " << possible.sentence();
    std::vector<std::string> texts;
    if (!possible || !Game::waiting(state).has(seat)) return texts;
    MoveList list;
    Game::moves(state, seat, list);
    for (const Move move : list) texts.push_back(Game::move_text(move));
    return texts;
}

}  // namespace skerry::kit
