#include "core/random.h"

#include <charconv>

namespace skerry {
namespace {

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
    a += b, d = std::rotl(d ^ a, 16);
    c += d, b = std::rotl(b ^ c, 12);
    a += b, d = std::rotl(d ^ a, 8);
    c += d, b = std::rotl(b ^ c, 7);
}

// One block of ChaCha8 with a 64-bit counter and a 64-bit nonce.
std::array<std::uint32_t, 16> chacha8(const Seed& key, std::uint64_t counter, std::uint64_t nonce) {
    std::array<std::uint32_t, 16> in{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < 8; ++i)
        for (std::size_t j = 0; j < 4; ++j) in[4 + i] |= std::uint32_t{key.bytes[4 * i + j]} << 8 * j;
    in[12] = static_cast<std::uint32_t>(counter);
    in[13] = static_cast<std::uint32_t>(counter >> 32);
    in[14] = static_cast<std::uint32_t>(nonce);
    in[15] = static_cast<std::uint32_t>(nonce >> 32);

    auto x = in;
    for (int double_round = 0; double_round < 4; ++double_round) {
        quarter_round(x[0], x[4], x[8], x[12]);
        quarter_round(x[1], x[5], x[9], x[13]);
        quarter_round(x[2], x[6], x[10], x[14]);
        quarter_round(x[3], x[7], x[11], x[15]);
        quarter_round(x[0], x[5], x[10], x[15]);
        quarter_round(x[1], x[6], x[11], x[12]);
        quarter_round(x[2], x[7], x[8], x[13]);
        quarter_round(x[3], x[4], x[9], x[14]);
    }
    for (std::size_t i = 0; i < 16; ++i) x[i] += in[i];
    return x;
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
    filled_ = true;
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
    seed.bytes[31] = 1;  // no seed is all zeros: that stands for one that is not known
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
