// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <span>

#include "core/containers.h"
#include "core/move.h"

// A selection is a decision in which several things are named: a meal, a payment, discards, towers to build. It is
// defined by its legal sets alone:
//
//     a thing can be picked   if some legal set holds it and everything picked so far
//     the selection can end   if the picks are a legal set; it ends with the word "done", or by itself when nothing
//                             more can be picked (unless that would end a turn: then it waits for the word)
//     a pick can be put back  always, until the selection ends
//
// So order never matters: what can be done depends on what was picked, never on what was picked last. Nothing
// happens before the end, so nothing is revealed and nobody else sees the picks. The search picks in canonical order
// only (core/agenda.h), which reaches every legal set once.
namespace skerry {

template <NamedEnum Verb>
class Grammar;  // core/grammar.h

// One thing picked: the verb and the first two arguments of the move that picks it.
struct Pick {
    std::uint8_t verb = 0, first = 0, second = 0;

    constexpr bool operator==(const Pick& other) const { return code() == other.code(); }
    constexpr auto operator<=>(const Pick& other) const { return code() <=> other.code(); }

private:
    constexpr std::uint32_t code() const { return verb << 16u | first << 8u | second; }
};
constexpr Pick pick_of(Move move) { return {move.verb, move.args[0], move.args[1]}; }
constexpr Move move_of(Pick pick) { return make(pick.verb, pick.first, pick.second); }

using PickList = List<Pick, 64>;

// What a seat has picked, in canonical order: equal picks are equal bytes, in whatever order they were made.
// `Notation::grammar` gives a pick its text, in positions that people read and edit. A pick takes one byte where only
// the first argument tells picks apart, two with the second; the verb is then the same for all, unless every pick has
// its own, for one byte more.
template <class Notation, std::size_t N, std::size_t bytes = 3, bool own_verbs = bytes == 3>
class Picks {
    static constexpr std::size_t arguments = bytes - own_verbs;
    static_assert(arguments >= 1 && arguments <= 2 && N <= PickList::capacity);

public:
    using notation = Notation;
    static constexpr std::size_t capacity = N;

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr Pick operator[](std::size_t i) const {
        const std::uint8_t* at = items_.data() + i * bytes;
        return {own_verbs ? *at : verb(), at[own_verbs], arguments == 2 ? at[bytes - 1] : std::uint8_t{0}};
    }
    constexpr Pick back() const { return SKERRY_CHECK(size_ > 0), (*this)[size_ - 1u]; }
    constexpr int count(Pick pick) const {
        int n = 0;
        for (std::size_t i = 0; i < size_; ++i) n += (*this)[i] == pick;
        return n;
    }
    // Whether it fits, in number and in bytes.
    constexpr bool takes(Pick pick) const {
        return size_ < N && (own_verbs || size_ == 0 || pick.verb == verb()) && (arguments == 2 || pick.second == 0);
    }
    constexpr void add(Pick pick) {
        SKERRY_CHECK(takes(pick));
        if constexpr (!own_verbs) items_[room - 1] = pick.verb;
        std::size_t at = size_++;
        for (; at > 0 && pick < (*this)[at - 1]; --at) set(at, (*this)[at - 1]);
        set(at, pick);
    }
    constexpr void remove(Pick pick) {
        std::size_t at = 0;
        while (at < size_ && (*this)[at] != pick) ++at;
        SKERRY_CHECK(at < size_);
        for (; at + 1 < size_; ++at) set(at, (*this)[at + 1]);
        --size_;
        std::fill_n(items_.data() + size_ * bytes, bytes, std::uint8_t{0});
        if (size_ == 0) *this = {};
    }
    constexpr bool operator==(const Picks&) const = default;

    struct Iterator {
        const Picks* picks;
        std::size_t at;
        constexpr Pick operator*() const { return (*picks)[at]; }
        constexpr Iterator& operator++() { return ++at, *this; }
        constexpr bool operator==(const Iterator& other) const { return at == other.at; }
    };
    constexpr Iterator begin() const { return {this, 0}; }
    constexpr Iterator end() const { return {this, size_}; }

private:
    static constexpr std::size_t room = N * bytes + !own_verbs;  // the common verb is last

    constexpr std::uint8_t verb() const { return items_[room - 1]; }
    constexpr void set(std::size_t i, Pick pick) {
        std::uint8_t* at = items_.data() + i * bytes;
        if constexpr (own_verbs) *at++ = pick.verb;
        *at++ = pick.first;
        if constexpr (arguments == 2) *at = pick.second;
    }

    std::array<std::uint8_t, room> items_{};
    std::uint8_t size_ = 0;
};

// The order in which things are picked: any, as people do, or canonical, as the search does.
enum class Order : bool { any, canonical };

// How many things make a legal set.
struct Limits {
    int least = 0, most = 0;
};

// A thing that a selection is about, and how many of it the table still has.
struct Pickable {
    Pick pick;
    int left = 0;
};
using Pickables = std::span<const Pickable>;
inline constexpr std::size_t max_pickables = 160;

// Space on the stack for a value that is not cleared first: making one costs nothing.
template <class T>
union Uncleared {
    Uncleared() {}  // NOLINT(modernize-use-equals-default): "= default" would leave no way to make one
    T value;
};

}  // namespace skerry
