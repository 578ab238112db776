#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/check.h"

namespace skerry {

// A move: eight bytes, compared as one integer. The first is the verb (an enum of the game), what the others mean
// depends on it; unused ones are zero. The game's notation gives it its one text form.
struct Move {
    std::uint8_t verb;
    std::array<std::uint8_t, 7> args;

    constexpr std::uint64_t bits() const { return std::bit_cast<std::uint64_t>(*this); }
    constexpr bool operator==(const Move& other) const { return bits() == other.bits(); }
    constexpr bool operator<(const Move& other) const { return bits() < other.bits(); }
};
static_assert(sizeof(Move) == 8);

// Two words that all games share (core/selection.h): the end of a selection, and a pick put back. So a game has fewer than
// 127 verbs.
inline constexpr Move done{0x7f, {}};
constexpr bool is_put_back(Move move) { return (move.verb & 0x80) != 0; }
// The move that puts a pick back, from the one that picks it, and the other way round.
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
    std::size_t size_ = 0;
    std::array<Move, capacity> moves_;
};

}  // namespace skerry
