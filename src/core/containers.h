#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>

#include "core/check.h"
#include "core/names.h"

// The containers of a state: fixed capacity, trivially copyable, no padding. Unused room always holds the empty
// value, so that equal values are equal bytes.
namespace skerry {

// A list with room for N. Also a deck (the top is back()) and the agenda of a seat (the next step is back()).
template <class T, std::size_t N>
class List {
public:
    static_assert(N < 256);
    using value_type = T;
    static constexpr std::size_t capacity = N;

    constexpr List() = default;
    constexpr List(std::initializer_list<T> items) {
        for (const T& item : items) push(item);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr T& operator[](std::size_t i) { return SKERRY_CHECK(i < size_), items_[i]; }
    constexpr const T& operator[](std::size_t i) const { return SKERRY_CHECK(i < size_), items_[i]; }
    constexpr T& back() { return SKERRY_CHECK(size_ > 0), items_[size_ - 1u]; }
    constexpr const T& back() const { return SKERRY_CHECK(size_ > 0), items_[size_ - 1u]; }

    constexpr void push(const T& item) {
        SKERRY_CHECK(size_ < N);
        items_[size_++] = item;
    }
    constexpr T pop() {
        SKERRY_CHECK(size_ > 0);
        const T item = items_[--size_];
        items_[size_] = T{};
        return item;
    }
    // Takes one out and closes the gap; the order of the others stays.
    constexpr T take(std::size_t i) {
        SKERRY_CHECK(i < size_);
        const T item = items_[i];
        std::copy(items_.begin() + i + 1, items_.begin() + size_, items_.begin() + i);
        items_[--size_] = T{};
        return item;
    }
    constexpr void clear() { *this = List(); }

    constexpr bool has(const T& item) const { return find(item) < size_; }
    // Where an item is, or size() if it is not there.
    constexpr std::size_t find(const T& item) const {
        std::size_t i = 0;
        while (i < size_ && !(items_[i] == item)) ++i;
        return i;
    }

    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }

    constexpr bool operator==(const List& other) const
        requires std::equality_comparable<T>
    {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    std::array<T, N> items_{};
    std::uint8_t size_ = 0;
};

// A value for each name of an enum.
template <NamedEnum E, class T, std::size_t N = count_of<E>>
class Each {
public:
    using key_type = E;
    using value_type = T;
    static constexpr std::size_t size() { return N; }
    constexpr T& operator[](E e) { return values_[static_cast<std::size_t>(e)]; }
    constexpr const T& operator[](E e) const { return values_[static_cast<std::size_t>(e)]; }
    constexpr bool operator==(const Each&) const
        requires std::equality_comparable<T>
    = default;

private:
    std::array<T, N> values_{};
};

// How many there are of each kind.
template <NamedEnum E>
class Bag {
public:
    using key_type = E;
    static constexpr std::size_t kinds = count_of<E>;

    constexpr std::uint8_t operator[](E e) const { return counts_[static_cast<std::size_t>(e)]; }
    constexpr void add(E e, int amount = 1) { set(e, counts_[static_cast<std::size_t>(e)] + amount); }
    constexpr void remove(E e, int amount = 1) { set(e, counts_[static_cast<std::size_t>(e)] - amount); }
    constexpr void set(E e, int amount) {
        SKERRY_CHECK(amount >= 0 && amount < 256);
        counts_[static_cast<std::size_t>(e)] = static_cast<std::uint8_t>(amount);
    }
    constexpr int total() const {
        if (std::is_constant_evaluated()) {
            int sum = 0;
            for (std::uint8_t count : counts_) sum += count;
            return sum;
        }
        // Eight counts at a time: bytes to 16-bit sums, then those to one by a multiplication.
        constexpr std::uint64_t even = 0x00ff00ff00ff00ff;
        std::uint64_t sums = 0;
        for (std::size_t i = 0; i < kinds; i += 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, counts_.data() + i, kinds - i < 8 ? kinds - i : 8);
            sums += (word & even) + (word >> 8 & even);
        }
        return static_cast<int>(sums * 0x0001000100010001 >> 48);
    }
    constexpr bool empty() const { return total() == 0; }
    constexpr bool operator==(const Bag&) const = default;

private:
    std::array<std::uint8_t, kinds> counts_{};
};

// Which of the names of an enum are there. Iterates in the enum's order.
template <NamedEnum E>
class Set {
    using Word =
        std::conditional_t<count_of<E> <= 8, std::uint8_t,
                           std::conditional_t<count_of<E> <= 16, std::uint16_t,
                                              std::conditional_t<count_of<E> <= 32, std::uint32_t, std::uint64_t>>>;
    static constexpr std::size_t bits_a_word = sizeof(Word) * 8;
    static constexpr std::size_t word_count = (count_of<E> + bits_a_word - 1) / bits_a_word;
    using Words = std::array<Word, word_count>;
    static_assert(std::endian::native == std::endian::little);

public:
    using key_type = E;

    constexpr Set() = default;
    constexpr Set(std::initializer_list<E> items) {
        for (E e : items) add(e);
    }
    // first, ..., last, both included.
    static constexpr Set range(E first, E last) {
        Set set;
        for (auto i = static_cast<std::size_t>(first); i <= static_cast<std::size_t>(last); ++i)
            set.add(static_cast<E>(i));
        return set;
    }

    constexpr bool has(E e) const { return (bytes_[byte(e)] & bit(e)) != 0; }
    constexpr void add(E e) { bytes_[byte(e)] = static_cast<std::uint8_t>(bytes_[byte(e)] | bit(e)); }
    constexpr void remove(E e) { bytes_[byte(e)] = static_cast<std::uint8_t>(bytes_[byte(e)] & ~bit(e)); }
    constexpr int size() const {
        int count = 0;
        for (Word w : words()) count += std::popcount(w);
        return count;
    }
    constexpr bool empty() const {
        for (Word w : words())
            if (w != 0) return false;
        return true;
    }
    constexpr Set operator|(const Set& o) const {
        return combine(o, [](Word a, Word b) { return a | b; });
    }
    constexpr Set operator&(const Set& o) const {
        return combine(o, [](Word a, Word b) { return a & b; });
    }
    constexpr Set operator-(const Set& o) const {
        return combine(o, [](Word a, Word b) { return a & ~b; });
    }
    constexpr bool operator==(const Set&) const = default;

    class Iterator {
    public:
        constexpr Iterator(const Words& rest, std::size_t at) : rest_(rest), at_(at) { skip(); }
        constexpr E operator*() const {
            return static_cast<E>(at_ * bits_a_word + static_cast<std::size_t>(std::countr_zero(rest_[at_])));
        }
        constexpr Iterator& operator++() {
            rest_[at_] = static_cast<Word>(rest_[at_] & (rest_[at_] - 1));
            skip();
            return *this;
        }
        constexpr bool operator==(const Iterator& other) const {
            return at_ == other.at_ && (at_ == word_count || rest_[at_] == other.rest_[at_]);
        }

    private:
        constexpr void skip() {
            while (at_ < word_count && rest_[at_] == 0) ++at_;
        }
        Words rest_;
        std::size_t at_;
    };
    constexpr Iterator begin() const { return Iterator(words(), 0); }
    constexpr Iterator end() const { return Iterator({}, word_count); }

private:
    static constexpr std::size_t byte(E e) { return static_cast<std::size_t>(e) / 8; }
    static constexpr unsigned bit(E e) { return 1u << static_cast<std::size_t>(e) % 8; }
    constexpr Words words() const { return std::bit_cast<Words>(bytes_); }
    template <class F>
    constexpr Set combine(const Set& other, F f) const {
        Words mine = words();
        const Words others = other.words();
        for (std::size_t i = 0; i < word_count; ++i) mine[i] = static_cast<Word>(f(mine[i], others[i]));
        Set set;
        set.bytes_ = std::bit_cast<decltype(set.bytes_)>(mine);
        return set;
    }
    std::array<std::uint8_t, sizeof(Words)> bytes_{};  // bytes, so that a state needs no alignment
};

// A name of an enum, or nothing. One byte.
template <NamedEnum E>
class Maybe {
public:
    using value_type = E;
    constexpr Maybe() = default;
    constexpr Maybe(E e) : raw_(static_cast<std::uint8_t>(e)) {}  // NOLINT(google-explicit-constructor)
    constexpr explicit operator bool() const { return raw_ != nothing; }
    constexpr E operator*() const { return SKERRY_CHECK(raw_ != nothing), static_cast<E>(raw_); }
    constexpr bool operator==(const Maybe&) const = default;

private:
    static constexpr std::uint8_t nothing = 0xff;
    std::uint8_t raw_ = nothing;
};

}  // namespace skerry
