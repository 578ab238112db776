// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <utility>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "core/check.h"
#include "core/reflect.h"
#include "core/seat.h"

// The containers of a state: fixed capacity, trivially copyable, no padding. Unused space always holds the empty
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
    constexpr T& operator[](Seat seat) { return (*this)[seat.index()]; }
    constexpr const T& operator[](Seat seat) const { return (*this)[seat.index()]; }
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
    // Removes one and closes the gap; the others keep their order.
    constexpr T take(std::size_t i) {
        SKERRY_CHECK(i < size_);
        const T item = items_[i];
        std::copy(items_.begin() + i + 1, items_.begin() + size_, items_.begin() + i);
        items_[--size_] = T{};
        return item;
    }
    // Grows with empty items, which is what unused space holds.
    constexpr void grow(std::size_t size) {
        SKERRY_CHECK(size >= size_ && size <= N);
        size_ = static_cast<std::uint8_t>(size);
    }
    // Moves one to another place; the others keep their order.
    constexpr void move(std::size_t from, std::size_t to) {
        SKERRY_CHECK(from < size_ && to < size_);
        const T item = items_[from];
        if (from < to)
            std::copy(items_.begin() + from + 1, items_.begin() + to + 1, items_.begin() + from);
        else
            std::copy_backward(items_.begin() + to, items_.begin() + from, items_.begin() + from + 1);
        items_[to] = item;
    }
    constexpr void clear() { *this = List(); }

    constexpr bool has(const T& item) const { return find(item) < size_; }
    // The index of an item, or size() if it is absent.
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

// A list for each name of an enum, all sharing one array of N: the places where the cards of a player can be. The
// lists are stored one after another in the order of the enum.
template <NamedEnum E, class T, std::size_t N>
class Zones {
public:
    static_assert(N < 256);
    using key_type = E;
    using value_type = T;
    static constexpr std::size_t capacity = N;

    // One of the lists, to read or to change in place.
    template <class Item>
    struct Range {
        Item* first;
        Item* last;
        constexpr Item* begin() const { return first; }
        constexpr Item* end() const { return last; }
        constexpr std::size_t size() const { return static_cast<std::size_t>(last - first); }
        constexpr bool empty() const { return first == last; }
        constexpr Item& operator[](std::size_t i) const { return SKERRY_CHECK(i < size()), first[i]; }
        constexpr Item& back() const { return SKERRY_CHECK(first != last), last[-1]; }
    };
    constexpr Range<const T> operator[](E e) const { return {items_.data() + start(e), items_.data() + end(e)}; }
    constexpr Range<T> operator[](E e) { return {items_.data() + start(e), items_.data() + end(e)}; }

    constexpr std::size_t size(E e) const { return end(e) - start(e); }
    constexpr bool empty(E e) const { return start(e) == end(e); }
    constexpr std::size_t total() const { return ends_.back(); }
    constexpr bool full() const { return total() == N; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + total(); }

    // At the end of a list; at its sorted place in a sorted list.
    constexpr void push(E e, const T& item) { insert(e, end(e), item); }
    constexpr void put(E e, const T& item) {
        std::size_t at = end(e);
        while (at > start(e) && item < items_[at - 1]) --at;
        insert(e, at, item);
    }
    constexpr T pop(E e) { return take(e, size(e) - 1); }
    // Removes one and closes the gap.
    constexpr T take(E e, std::size_t i) {
        SKERRY_CHECK(i < size(e));
        const std::size_t at = start(e) + i;
        const T item = items_[at];
        std::copy(items_.begin() + at + 1, items_.begin() + total(), items_.begin() + at);
        shift_ends({}, behind(e));
        items_[total()] = T{};
        return item;
    }
    // From one list to its place in another, sorted one. Only the items between the two places move.
    [[gnu::always_inline]] constexpr void move(E from, std::size_t i, E to) {
        SKERRY_CHECK(i < size(from) && from != to);
        const std::size_t at = start(from) + i;
        const T item = items_[at];
        std::size_t place = end(to);
        while (place > start(to) && item < items_[place - 1]) --place;
        if (from < to) {
            std::copy(items_.begin() + at + 1, items_.begin() + place, items_.begin() + at);
            items_[place - 1] = item;
        } else {
            std::copy_backward(items_.begin() + place, items_.begin() + at, items_.begin() + at + 1);
            items_[place] = item;
        }
        shift_ends(behind(to), behind(from));
    }
    // Appends a whole list to another.
    constexpr void move_all(E from, E to) {
        SKERRY_CHECK(from < to);
        const std::size_t count = size(from);
        std::rotate(items_.begin() + start(from), items_.begin() + end(from), items_.begin() + end(to));
        for (std::size_t k = static_cast<std::size_t>(from); k < static_cast<std::size_t>(to); ++k)
            ends_[k] = static_cast<std::uint8_t>(ends_[k] - count);
    }
    // Merges all lists after `into`, up to `last`, into it; it is sorted.
    constexpr void merge(E into, E last) {
        for (std::size_t next = end(into); next < end(last); ++next) {
            const T item = items_[next];
            std::size_t at = next;
            for (; at > start(into) && item < items_[at - 1]; --at) items_[at] = items_[at - 1];
            items_[at] = item;
        }
        for (auto e = static_cast<std::size_t>(into); e < static_cast<std::size_t>(last); ++e)
            ends_[e] = ends_[static_cast<std::size_t>(last)];
    }
    // The index of an item in a list, or its size if it is absent.
    constexpr std::size_t find(E e, const T& item) const {
        std::size_t at = start(e);
        while (at < end(e) && !(items_[at] == item)) ++at;
        return at - start(e);
    }
    constexpr bool has(E e, const T& item) const { return find(e, item) < size(e); }
    constexpr int count(E e, const T& item) const {
        int n = 0;
        for (const T& other : (*this)[e]) n += other == item;
        return n;
    }
    constexpr bool operator==(const Zones&) const = default;

private:
    constexpr std::size_t start(E e) const { return e == E{} ? 0 : ends_[static_cast<std::size_t>(e) - 1]; }
    constexpr std::size_t end(E e) const { return ends_[static_cast<std::size_t>(e)]; }
    constexpr void insert(E e, std::size_t at, const T& item) {
        SKERRY_CHECK(total() < N);
        std::copy_backward(items_.begin() + at, items_.begin() + total(), items_.begin() + total() + 1);
        items_[at] = item;
        shift_ends(behind(e), {});
    }

    // How far the end of each list moves when one list gains an item: 1 from that list on.
    using Ends = std::array<std::uint8_t, count_of<E>>;
    static constexpr Ends behind(E e) { return behind_[static_cast<std::size_t>(e)]; }
    static constexpr std::array<Ends, count_of<E>> behind_ = [] {
        std::array<Ends, count_of<E>> rows{};
        for (std::size_t e = 0; e < count_of<E>; ++e)
            for (std::size_t k = e; k < count_of<E>; ++k) rows[e][k] = 1;
        return rows;
    }();
    constexpr void shift_ends(Ends more, Ends fewer) {
        for (std::size_t k = 0; k < count_of<E>; ++k)
            ends_[k] = static_cast<std::uint8_t>(ends_[k] + more[k] - fewer[k]);
    }

    std::array<T, N> items_{};
    Ends ends_{};
};

// A sorted list of up to N names of an enum, in about one bit for each item and each name. In unary: the i-th item is
// the bit i + k, if it is the k-th name.
template <NamedEnum E, std::size_t N>
class SortedList {
    __extension__ using Wide = unsigned __int128;
    static constexpr std::size_t bits = N + count_of<E> - 1;
    static_assert(bits <= 128);

public:
    using value_type = E;
    static constexpr std::size_t capacity = N;

    constexpr SortedList() = default;
    // From items that are already sorted.
    template <class Range>
    static SortedList of(const Range& sorted) {
        Wide wide = 0;
        std::size_t at = 0;
        for (const E e : sorted) wide |= one << (at++ + static_cast<std::size_t>(e));
        SortedList list;
        list.store(wide);
        return list;
    }

    std::size_t size() const { return count(load()); }
    bool empty() const { return *this == SortedList(); }
    bool full() const { return size() == N; }
    bool has(E e) const {
        const Wide wide = load();
        return is_item(wide, end_of(wide, e));
    }
    void push(E e) {
        SKERRY_CHECK(!full());
        const Wide wide = load();
        const std::size_t at = end_of(wide, e);
        store((wide & below(at)) | one << at | (wide >> at) << at << 1);
    }
    void remove(E e) {
        const Wide wide = load();
        const std::size_t end = end_of(wide, e);
        SKERRY_CHECK(is_item(wide, end));
        const std::size_t at = end - 1;
        store((wide & below(at)) | (wide >> at >> 1) << at);
    }
    void clear() { *this = {}; }
    constexpr bool operator==(const SortedList&) const = default;

    class Iterator {
    public:
        Iterator() = default;
        explicit Iterator(Wide rest) : rest_(rest) {}
        E operator*() const { return static_cast<E>(count(~rest_ & (rest_ - 1)) - at_); }
        Iterator& operator++() {
            rest_ &= rest_ - 1;
            ++at_;
            return *this;
        }
        bool operator==(const Iterator& other) const { return rest_ == other.rest_; }

    private:
        Wide rest_ = 0;
        std::size_t at_ = 0;
    };
    Iterator begin() const { return Iterator(load()); }
    Iterator end() const { return Iterator(); }

private:
    static constexpr Wide one = 1;
    static constexpr Wide below(std::size_t at) { return (one << at) - 1; }
    static bool is_item(Wide wide, std::size_t end) { return end > 0 && (wide >> (end - 1) & 1) != 0; }
    static std::size_t count(Wide wide) {
        return static_cast<std::size_t>(std::popcount(static_cast<std::uint64_t>(wide)) +
                                        std::popcount(static_cast<std::uint64_t>(wide >> 64)));
    }
    // The bit after the last item that is e or comes before it: the first unset bit that has as many unset bits before
    // it as there are names before e. Searched by halves.
    static std::size_t end_of(Wide wide, E e) {
        auto half = static_cast<std::uint64_t>(wide);
        auto name = static_cast<std::size_t>(e);
        const auto low_names = static_cast<std::size_t>(std::popcount(~half));
        const bool high = name >= low_names;
        if (high) {
            half = static_cast<std::uint64_t>(wide >> 64);
            name -= low_names;
        }
        std::size_t at = high ? 64 : 0;
        std::uint64_t names = ~half;
        for (std::size_t width = 32; width > 0; width /= 2) {
            const auto there = static_cast<std::size_t>(std::popcount(names & ((std::uint64_t{1} << width) - 1)));
            if (name < there) continue;
            name -= there;
            names >>= width;
            at += width;
        }
        return at;
    }
    Wide load() const {
        Wide wide = 0;
        std::memcpy(&wide, bytes_.data(), bytes_.size());
        return wide;
    }
    void store(Wide wide) { std::memcpy(bytes_.data(), &wide, bytes_.size()); }

    std::array<std::uint8_t, (bits + 7) / 8> bytes_{};
};

// A value for each name of an enum.
template <NamedEnum E, class T, std::size_t N = count_of<E>>
class Each {
public:
    using key_type = E;
    using value_type = T;

    constexpr Each() = default;
    // A table: a row for each name, in the order of the enum.
    constexpr Each(const T (&rows)[N]) { std::copy(rows, rows + N, values_.begin()); }  // NOLINT

    static constexpr std::size_t size() { return N; }
    constexpr T& operator[](E e) { return values_[static_cast<std::size_t>(e)]; }
    constexpr const T& operator[](E e) const { return values_[static_cast<std::size_t>(e)]; }
    constexpr bool operator==(const Each& other) const
        requires std::equality_comparable<T>
    {
        return values_ == other.values_;
    }

private:
    std::array<T, N> values_{};
};

// A number at any alignment, so that a state needs no padding.
template <class Word>
struct [[gnu::packed]] Unaligned {
    Word value;
};

// A set of names of an enum. Iterates in the enum's order.
template <NamedEnum E>
class Set {
    using Word =
        std::conditional_t<count_of<E> <= 8, std::uint8_t,
                           std::conditional_t<count_of<E> <= 16, std::uint16_t,
                                              std::conditional_t<count_of<E> <= 32, std::uint32_t, std::uint64_t>>>;
    static constexpr std::size_t bits_per_word = sizeof(Word) * 8;
    static constexpr std::size_t word_count = (count_of<E> + bits_per_word - 1) / bits_per_word;

public:
    using key_type = E;

    constexpr Set() = default;
    constexpr Set(std::initializer_list<E> items) {
        for (E e : items) add(e);
    }
    // The first name in the lowest bit; for enums of at most 64 names.
    static constexpr Set of_bits(std::uint64_t bits) {
        static_assert(word_count == 1);
        Set set;
        set.words_[0].value = static_cast<Word>(bits);
        return set;
    }
    constexpr std::uint64_t bits() const {
        static_assert(word_count == 1);
        return words_[0].value;
    }
    template <class Range>
    static constexpr Set of(const Range& items) {
        Set set;
        for (E e : items) set.add(e);
        return set;
    }
    // first, ..., last, both included.
    static constexpr Set range(E first, E last) {
        Set set;
        for (auto i = static_cast<std::size_t>(first); i <= static_cast<std::size_t>(last); ++i)
            set.add(static_cast<E>(i));
        return set;
    }

    constexpr bool has(E e) const { return (words_[word(e)].value & bit(e)) != 0; }
    constexpr void add(E e) { words_[word(e)].value = static_cast<Word>(words_[word(e)].value | bit(e)); }
    constexpr void remove(E e) { words_[word(e)].value = static_cast<Word>(words_[word(e)].value & ~bit(e)); }
    constexpr bool has_all(const Set& other) const { return (other - *this).empty(); }
    constexpr int size() const {
        int count = 0;
        for (const auto& w : words_) count += std::popcount(Word{w.value});
        return count;
    }
    constexpr bool empty() const {
        for (const auto& w : words_)
            if (w.value != 0) return false;
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
    constexpr bool operator==(const Set& other) const {
        for (std::size_t i = 0; i < word_count; ++i)
            if (words_[i].value != other.words_[i].value) return false;
        return true;
    }

    // The rest of the current word is a separate value, so that it stays in a register.
    class Iterator {
    public:
        constexpr explicit Iterator(const Set& set) : set_(set), rest_(set.words_[0].value) { skip(); }
        constexpr Iterator() : at_(word_count) {}
        constexpr E operator*() const {
            const std::size_t first = word_count == 1 ? 0 : at_ * bits_per_word;
            return static_cast<E>(first + static_cast<std::size_t>(std::countr_zero(rest_)));
        }
        constexpr Iterator& operator++() {
            rest_ = static_cast<Word>(rest_ & (rest_ - 1));
            skip();
            return *this;
        }
        constexpr bool operator==(const Iterator& other) const {
            return rest_ == other.rest_ && (word_count == 1 || at_ == other.at_);
        }

    private:
        constexpr void skip() {
            if constexpr (word_count > 1)
                while (rest_ == 0 && at_ < word_count) rest_ = ++at_ < word_count ? set_.words_[at_].value : Word{0};
        }
        Set set_;
        Word rest_ = 0;
        std::size_t at_ = 0;
    };
    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr Iterator end() const { return Iterator(); }

private:
    static constexpr std::size_t word(E e) { return word_count == 1 ? 0 : static_cast<std::size_t>(e) / bits_per_word; }
    static constexpr Word bit(E e) { return static_cast<Word>(Word{1} << static_cast<std::size_t>(e) % bits_per_word); }
    template <class F>
    constexpr Set combine(const Set& other, F f) const {
        Set set;
        for (std::size_t i = 0; i < word_count; ++i)
            set.words_[i].value = static_cast<Word>(f(words_[i].value, other.words_[i].value));
        return set;
    }
    std::array<Unaligned<Word>, word_count> words_{};
};

// All names but the last, which stands for one that the viewer may not know.
template <NamedEnum E>
inline constexpr Set<E> known = Set<E>::range(E{}, static_cast<E>(count_of<E> - 2));

// How many there are of each kind.
template <NamedEnum E>
class Bag {
public:
    using key_type = E;
    static constexpr std::size_t kinds = count_of<E>;

    // The contents of a range of names.
    template <class Range>
    static constexpr Bag of(const Range& items) {
        Bag bag;
        for (const E e : items) bag.add(e);
        return bag;
    }

    constexpr std::uint8_t operator[](E e) const { return counts_[static_cast<std::size_t>(e)]; }
    constexpr bool has_all(const Bag& other) const {
        return std::equal(counts_.begin(), counts_.end(), other.counts_.begin(), std::greater_equal<>());
    }
    constexpr void add(E e, int amount = 1) { set(e, counts_[static_cast<std::size_t>(e)] + amount); }
    constexpr void remove(E e, int amount = 1) { set(e, counts_[static_cast<std::size_t>(e)] - amount); }
    constexpr void set(E e, int amount) {
        SKERRY_CHECK(amount >= 0 && amount < 256);
        counts_[static_cast<std::size_t>(e)] = static_cast<std::uint8_t>(amount);
    }
    // Adds all of another bag.
    constexpr Bag& operator+=(const Bag& other) {
        std::size_t i = 0;
        bool fits = true;
#ifdef __SSE2__
        if (!std::is_constant_evaluated())
            for (; i + 16 <= kinds; i += 16) {
                auto* const mine = reinterpret_cast<__m128i*>(counts_.data() + i);
                const __m128i more = _mm_loadu_si128(reinterpret_cast<const __m128i*>(other.counts_.data() + i));
                const __m128i sum = _mm_add_epi8(_mm_loadu_si128(mine), more);
                fits &= _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(sum, more), sum)) == 0xffff;
                _mm_storeu_si128(mine, sum);
            }
#endif
        for (; i < kinds; ++i) {
            counts_[i] = static_cast<std::uint8_t>(counts_[i] + other.counts_[i]);
            fits &= counts_[i] >= other.counts_[i];
        }
        SKERRY_CHECK(fits);
        return *this;
    }
    constexpr int total() const {
        if (std::is_constant_evaluated()) {
            int sum = 0;
            for (std::uint8_t count : counts_) sum += count;
            return sum;
        }
#ifdef __SSE2__
        if constexpr (kinds >= 16) {  // sixteen at a time, then one by one
            __m128i sums16 = _mm_setzero_si128();
            for (std::size_t i = 0; i + 16 <= kinds; i += 16) {
                const __m128i some = _mm_loadu_si128(reinterpret_cast<const __m128i*>(counts_.data() + i));
                sums16 = _mm_add_epi64(sums16, _mm_sad_epu8(some, _mm_setzero_si128()));
            }
            int sum = _mm_cvtsi128_si32(_mm_add_epi64(sums16, _mm_unpackhi_epi64(sums16, sums16)));
            for (std::size_t i = kinds / 16 * 16; i < kinds; ++i) sum += counts_[i];
            return sum;
        }
#endif
        // Eight counts at a time: bytes to 16-bit sums, then those to one by a multiplication.
        constexpr std::uint64_t even = 0x00ff00ff00ff00ff;
        std::uint64_t sums = 0;
        for_each_word([&](std::uint64_t word, std::size_t) { sums += (word & even) + (word >> 8 & even); });
        return static_cast<int>(sums * 0x0001000100010001 >> 48);
    }
    constexpr bool empty() const {
        if (std::is_constant_evaluated()) return total() == 0;
        std::uint64_t any = 0;
        for_each_word([&](std::uint64_t word, std::size_t) { any |= word; });
        return any == 0;
    }
    // The kinds of which there are at least this many, 1 to 128.
    [[gnu::always_inline]] Set<E> at_least(int amount) const {
        std::uint64_t kinds_enough = 0;
#ifdef __SSE2__
        if constexpr (kinds >= 16) {  // sixteen at a time; the last sixteen may overlap
            const __m128i least = _mm_set1_epi8(static_cast<char>(amount));
            for (std::size_t first = 0; first < kinds; first += 16) {
                const std::size_t at = std::min(first, kinds - 16);
                const __m128i some = _mm_loadu_si128(reinterpret_cast<const __m128i*>(counts_.data() + at));
                const __m128i enough = _mm_cmpeq_epi8(_mm_max_epu8(some, least), some);
                kinds_enough |= static_cast<std::uint64_t>(_mm_movemask_epi8(enough)) << at;
            }
            return Set<E>::of_bits(kinds_enough);
        }
#endif
        constexpr std::uint64_t ones = 0x0101010101010101, high = 0x8080808080808080;
        const std::uint64_t carry = static_cast<std::uint64_t>(128 - amount) * ones;
        for_each_word([&](std::uint64_t word, std::size_t first) {
            const std::uint64_t enough = (((word & ~high) + carry) | word) & high;  // the high bit of each count
            kinds_enough |= ((enough >> 7) * 0x0102040810204080 >> 56) << first;
        });
        return Set<E>::of_bits(kinds_enough);
    }
    constexpr bool operator==(const Bag&) const = default;

private:
    // Calls f with eight counts and the index of the first, in straight code.
    template <class F>
    void for_each_word(F f) const {
        const auto word = [&]<std::size_t I>(std::integral_constant<std::size_t, I>) {
            const std::uint8_t* at = counts_.data() + 8 * I;
            constexpr std::size_t rest = kinds - 8 * I;
            std::uint64_t counts = 0;
            if constexpr (rest >= 8) {
                counts = load<std::uint64_t>(at);
            } else {  // in whole words: copied byte by byte they would go through memory
                if constexpr ((rest & 1) != 0) counts = load<std::uint8_t>(at + rest / 2 * 2);
                if constexpr ((rest & 2) != 0) counts = counts << 16 | load<std::uint16_t>(at + rest / 4 * 4);
                if constexpr ((rest & 4) != 0) counts = counts << 32 | load<std::uint32_t>(at);
            }
            return counts;
        };
        [&]<std::size_t... I>(std::index_sequence<I...>) {
            (f(word(std::integral_constant<std::size_t, I>()), 8 * I), ...);
        }(std::make_index_sequence<(kinds + 7) / 8>());
    }

    template <class Word>
    static std::uint64_t load(const std::uint8_t* at) {
        Word word;
        std::memcpy(&word, at, sizeof word);
        return word;
    }

    std::array<std::uint8_t, kinds> counts_{};
};

// A name of an enum or a bool, or nothing. One byte.
template <class E>
    requires NamedEnum<E> || std::same_as<E, bool>
class Maybe {
public:
    using value_type = E;
    constexpr Maybe() = default;
    constexpr Maybe(E e) : raw_(static_cast<std::uint8_t>(e)) {}  // NOLINT(google-explicit-constructor)
    constexpr explicit operator bool() const { return raw_ != nothing; }
    constexpr E operator*() const { return SKERRY_CHECK(raw_ != nothing), static_cast<E>(raw_); }
    // The same without a check, for loops over what is present.
    constexpr E unchecked() const { return static_cast<E>(raw_); }
    constexpr bool operator==(const Maybe&) const = default;

private:
    static constexpr std::uint8_t nothing = 0xff;
    std::uint8_t raw_ = nothing;
};

}  // namespace skerry
