// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

#include "core/check.h"

namespace skerry {

inline constexpr std::uint8_t max_seats = 5;

// A place at the table, counted from 0.
class Seat {
public:
    constexpr Seat() = default;
    constexpr explicit Seat(std::uint8_t index) : index_(index) {}
    constexpr std::uint8_t index() const { return index_; }
    constexpr auto operator<=>(const Seat&) const = default;

private:
    std::uint8_t index_ = 0;
};

// A set of seats: who is waiting, who may see an event, through whose eyes a view is taken.
// Iterates in seat order.
class Seats {
public:
    constexpr Seats() = default;
    constexpr Seats(Seat seat) : bits_(static_cast<std::uint8_t>(1u << seat.index())) {}  // NOLINT
    static constexpr Seats first(std::uint8_t count) { return of(static_cast<std::uint8_t>((1u << count) - 1)); }
    static constexpr Seats none() { return {}; }
    // Everybody, including spectators. As the audience of an event: public.
    static constexpr Seats everybody() { return of(0xff); }
    static constexpr Seats all_but(Seat seat) { return of(static_cast<std::uint8_t>(~(1u << seat.index()))); }

    constexpr bool has(Seat seat) const { return (bits_ >> seat.index() & 1) != 0; }
    constexpr bool has_spectators() const { return (bits_ >> max_seats) != 0; }
    constexpr bool meets(Seats other) const { return (bits_ & other.bits_) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr Seat front() const { return Seat(static_cast<std::uint8_t>(std::countr_zero(bits_))); }
    constexpr void add(Seats other) { bits_ = static_cast<std::uint8_t>(bits_ | other.bits_); }
    constexpr void remove(Seats other) { bits_ = static_cast<std::uint8_t>(bits_ & ~other.bits_); }
    constexpr std::uint8_t bits() const { return bits_; }
    static constexpr Seats of(std::uint8_t bits) {
        Seats seats;
        seats.bits_ = bits;
        return seats;
    }
    constexpr bool operator==(const Seats&) const = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
        constexpr Seat operator*() const { return Seat(static_cast<std::uint8_t>(std::countr_zero(bits_))); }
        constexpr Iterator& operator++() {
            bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1));
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint8_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint8_t bits_ = 0;
};

// Every seat of a table.
template <class State>
constexpr Seats seats_of(const State& state) {
    return Seats::first(static_cast<std::uint8_t>(state.players.size()));
}

// The seat this many places to the left.
template <class State>
constexpr Seat seat_after(const State& state, Seat seat, int steps = 1) {
    return Seat(static_cast<std::uint8_t>((seat.index() + static_cast<unsigned>(steps)) % state.players.size()));
}

}  // namespace skerry
