// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/check.h"

namespace skerry {

// A move: eight bytes, compared as one integer. The first is the verb (an enum of the game), which decides what the
// others mean; unused ones are zero. The game's notation gives it its one text form.
struct Move {
    std::uint8_t verb;
    std::array<std::uint8_t, 7> args;

    constexpr std::uint64_t bits() const { return std::bit_cast<std::uint64_t>(*this); }
    constexpr bool operator==(const Move& other) const { return bits() == other.bits(); }
    constexpr bool operator<(const Move& other) const { return bits() < other.bits(); }
};
static_assert(sizeof(Move) == 8);

// A move as one number, from its verb and arguments: built in a register, not byte by byte in memory.
template <class Verb, class... Args>
constexpr std::uint64_t move_bits(Verb verb, Args... args) {
    static_assert(sizeof...(args) <= 7 && std::endian::native == std::endian::little);
    auto bits = static_cast<std::uint64_t>(static_cast<std::uint8_t>(verb));
    int shift = 0;
    ((bits |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(args)) << (shift += 8)), ...);
    return bits;
}
template <class Verb, class... Args>
constexpr Move make(Verb verb, Args... args) {
    return std::bit_cast<Move>(move_bits(verb, args...));
}

// An argument of a move as what it stands for.
template <class T>
constexpr T arg(Move move, std::size_t i = 0) {
    return static_cast<T>(move.args[i]);
}

// Two words that all games share (core/selection.h): the end of a selection, and a pick put back. So a game has fewer
// than 127 verbs.
inline constexpr Move done{0x7f, {}};
constexpr bool is_put_back(Move move) { return (move.verb & 0x80) != 0; }
// The move that puts a pick back, from the one that picks it, and vice versa.
constexpr Move put_back(Move move) {
    move.verb ^= 0x80;
    return move;
}

// The legal moves of a decision. Lives on the stack and is not cleared: making one costs nothing.
class MoveList {
public:
    static constexpr std::size_t capacity = 256;

    MoveList() {}  // NOLINT(modernize-use-equals-default): "= default" would clear the moves
    void clear() { size_ = 0; }
    void push(Move move) {
        SKERRY_CHECK(size_ < capacity);
        moves_[size_++] = move;
    }
    // The same without a Move in between, which compilers keep in memory.
    template <class Verb, class... Args>
        requires(!std::is_same_v<Verb, Move>)
    void push(Verb verb, Args... args) {
        SKERRY_CHECK(size_ < capacity);
        const std::uint64_t bits = move_bits(verb, args...);
        std::memcpy(&moves_[size_++], &bits, sizeof bits);
    }
    // A move for each of these as its last argument.
    template <class Verb, class Range>
    void push_each(Verb verb, const Range& firsts) {
        push_all(move_bits(verb), 8, firsts);
    }
    template <class Verb, class First, class Range>
    void push_each(Verb verb, First first, const Range& seconds) {
        push_all(move_bits(verb, first), 16, seconds);
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](std::size_t i) const { return SKERRY_CHECK(i < size_), moves_[i]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }
    bool has(Move move) const {
        for (Move m : *this)
            if (m == move) return true;
        return false;
    }

private:
    template <class Range>
    void push_all(std::uint64_t bits, int shift, const Range& arguments) {
        std::size_t size = size_;
        for (const auto argument : arguments) {
            SKERRY_CHECK(size < capacity);
            const std::uint64_t move = bits | static_cast<std::uint64_t>(argument) << shift;
            std::memcpy(&moves_[size++], &move, sizeof move);
        }
        size_ = size;
    }

    std::size_t size_ = 0;
    std::array<Move, capacity> moves_;
};

}  // namespace skerry
