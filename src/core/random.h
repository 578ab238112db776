// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "core/containers.h"
#include "core/result.h"

namespace skerry {

// 256 bits that determine every random event of a game.
struct Seed {
    std::array<std::uint8_t, 32> bytes{};

    constexpr bool operator==(const Seed&) const = default;
    // 64 hexadecimal digits.
    std::string text() const;
    // 64 hexadecimal digits, or a decimal number that fits 64 bits.
    static Result<Seed> parse(std::string_view text);
    static Seed number(std::uint64_t n);
};

// Random numbers as a value inside a state: the key, a stream of that key, and how many numbers were drawn. ChaCha with
// eight rounds: seeing all earlier numbers does not help to predict the next. The same on every machine. A
// generator of zeros is one that the viewer may not know.
class Generator {
public:
    constexpr Generator() = default;
    constexpr explicit Generator(const Seed& key, std::uint8_t stream = 0) : key_(key), stream_(stream) {}

    constexpr bool known() const { return key_ != Seed{}; }
    constexpr const Seed& key() const { return key_; }
    constexpr std::uint8_t stream() const { return stream_; }
    // Written with every move, so as one number and not byte by byte; the first byte is the lowest.
    std::uint64_t drawn() const {
        static_assert(std::endian::native == std::endian::little);
        std::uint64_t n = 0;
        std::memcpy(&n, drawn_.data(), drawn_.size());
        return n;
    }
    void set_drawn(std::uint64_t n) { std::memcpy(drawn_.data(), &n, drawn_.size()); }
    constexpr bool operator==(const Generator&) const = default;

private:
    Seed key_;
    std::uint8_t stream_ = 0;
    std::array<std::uint8_t, 7> drawn_{};
};

// Draws from a generator, and caches the current block of sixteen numbers. Short-lived: make one where
// numbers are needed, and drop it.
class Random {
public:
    explicit Random(Generator& generator) : generator_(generator), drawn_(generator.drawn()), filled_(drawn_) {}
    Random(const Random&) = delete;
    Random& operator=(const Random&) = delete;
    ~Random() { generator_.set_drawn(drawn_); }

    std::uint32_t next() {
        if (drawn_ == filled_) fill();
        return block_[drawn_++ % 16];
    }
    std::uint64_t next64() {
        const std::uint64_t high = next();
        return high << 32 | next();
    }
    // 0 .. count-1, all equally likely (Lemire's method with rejection).
    std::uint32_t below(std::uint32_t count) {
        std::uint64_t product = std::uint64_t{next()} * count;
        if (static_cast<std::uint32_t>(product) < count) {
            const std::uint32_t threshold = -count % count;
            while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * count;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }
    template <class T, std::size_t N>
    void shuffle(List<T, N>& list) {
        T* const items = list.begin();
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
    Seed seed() {
        Seed seed;
        for (std::size_t i = 0; i < seed.bytes.size(); i += 4) {
            const std::uint32_t n = next();
            for (std::size_t j = 0; j < 4; ++j) seed.bytes[i + j] = static_cast<std::uint8_t>(n >> 8 * j);
        }
        return seed;
    }

private:
    void fill();

    Generator& generator_;
    std::uint64_t drawn_;
    std::uint64_t filled_;  // the first number after the block
    std::array<std::uint32_t, 16> block_;
};

// The seed of the n-th of many games that follow from one seed.
Seed nth_seed(const Seed& seed, std::uint64_t n);

// All of a set, in any order.
template <NamedEnum E>
List<E, count_of<E>> shuffled(Random& random, const Set<E>& set) {
    List<E, count_of<E>> all;
    for (const E e : set) all.push(e);
    random.shuffle(all);
    return all;
}

// What is unknown among some cards, taken from others that are shuffled already.
template <class Cards, class T, std::size_t N>
void fill_unknown(Cards&& cards, List<T, N>& unseen) {
    for (T& card : cards)
        if (card == T::unknown) card = unseen.pop();
}

}  // namespace skerry
