// SPDX-License-Identifier: Apache-2.0
#include "core/random.h"

#include <charconv>
#include <cstring>

namespace skerry {
namespace {

// Four words at once: a row of ChaCha's square.
using Row [[gnu::vector_size(16)]] = std::uint32_t;

using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

// Whole bytes, in one instruction.
template <int bits>
Row rotated(Row row) {
    const auto bytes = reinterpret_cast<Bytes>(row);
    if constexpr (bits == 16)
        return reinterpret_cast<Row>(
            __builtin_shufflevector(bytes, bytes, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13));
    else if constexpr (bits == 8)
        return reinterpret_cast<Row>(
            __builtin_shufflevector(bytes, bytes, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14));
    else
        return row << bits | row >> (32 - bits);
}

[[gnu::always_inline]] inline void quarter_rounds(Row& a, Row& b, Row& c, Row& d) {
    a += b, d = rotated<16>(d ^ a);
    c += d, b = rotated<12>(b ^ c);
    a += b, d = rotated<8>(d ^ a);
    c += d, b = rotated<7>(b ^ c);
}

// One block of ChaCha8 with a 64-bit counter and a 64-bit nonce.
std::array<std::uint32_t, 16> chacha8(const Seed& key, std::uint64_t counter, std::uint64_t nonce) {
    static_assert(std::endian::native == std::endian::little);
    std::array<Row, 4> in{Row{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}};
    std::memcpy(&in[1], key.bytes.data(), key.bytes.size());
    in[3] = Row{static_cast<std::uint32_t>(counter), static_cast<std::uint32_t>(counter >> 32),
                static_cast<std::uint32_t>(nonce), static_cast<std::uint32_t>(nonce >> 32)};
    auto [a, b, c, d] = in;
    for (int double_round = 0; double_round < 4; ++double_round) {
        quarter_rounds(a, b, c, d);  // columns
        b = __builtin_shufflevector(b, b, 1, 2, 3, 0);
        c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
        d = __builtin_shufflevector(d, d, 3, 0, 1, 2);
        quarter_rounds(a, b, c, d);  // diagonals
        b = __builtin_shufflevector(b, b, 3, 0, 1, 2);
        c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
        d = __builtin_shufflevector(d, d, 1, 2, 3, 0);
    }
    return std::bit_cast<std::array<std::uint32_t, 16>>(std::array{a + in[0], b + in[1], c + in[2], d + in[3]});
}

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

}  // namespace

void Random::fill() {
    block_ = chacha8(generator_.key(), drawn_ / 16, generator_.stream());
    filled_ = (drawn_ / 16 + 1) * 16;
}

std::string Seed::text() const {
    std::string text;
    for (std::uint8_t byte : bytes) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

Seed Seed::number(std::uint64_t n) {
    Seed seed;
    for (std::size_t i = 0; i < 8; ++i) seed.bytes[i] = static_cast<std::uint8_t>(n >> 8 * i);
    seed.bytes[31] = 1;  // no seed is all zeros: that stands for an unknown one
    return seed;
}

Result<Seed> Seed::parse(std::string_view text) {
    const Error wrong{"A seed is a number up to 18446744073709551615, or 64 hexadecimal digits."};
    if (text.size() == 64) {
        Seed seed;
        for (std::size_t i = 0; i < 32; ++i) {
            const int high = hex_digit(text[2 * i]);
            const int low = hex_digit(text[2 * i + 1]);
            if (high < 0 || low < 0) return wrong;
            seed.bytes[i] = static_cast<std::uint8_t>(high << 4 | low);
        }
        if (seed == Seed{}) return Error{"A seed of zeros only stands for one that is not known; choose another."};
        return seed;
    }
    std::uint64_t n = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (failed != std::errc{} || end != text.data() + text.size()) return wrong;
    return number(n);
}

Seed nth_seed(const Seed& seed, std::uint64_t n) {
    Generator generator(seed, 0xff);
    generator.set_drawn(n * 16);
    return Random(generator).seed();
}

}  // namespace skerry
