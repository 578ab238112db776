// SPDX-License-Identifier: Apache-2.0
#include "server/identity.h"

#include <charconv>

#include <sodium.h>

namespace skerry {
namespace {

std::string hex(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        text += "0123456789abcdef"[static_cast<unsigned char>(c) >> 4];
        text += "0123456789abcdef"[static_cast<unsigned char>(c) & 15];
    }
    return text;
}

std::string blake2b(std::string_view text, std::string_view key) {
    unsigned char hash[32];
    crypto_generichash(hash, sizeof hash, reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       reinterpret_cast<const unsigned char*>(key.data()), key.size());
    return hex({reinterpret_cast<const char*>(hash), sizeof hash});
}

}  // namespace

bool prepare_cryptography() { return sodium_init() >= 0; }

std::string random_bytes(std::size_t count) {
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

std::string random_id(std::size_t length) {
    constexpr std::string_view letters = "23456789abcdefghjkmnpqrstuvwxyz";
    std::string id;
    for (std::size_t i = 0; i < length; ++i)
        id += letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
    return id;
}

Seed random_seed() {
    Seed seed;
    randombytes_buf(seed.bytes.data(), seed.bytes.size());
    return seed;
}

std::string seed_commitment(const Seed& seed) { return blake2b("skerry seed " + seed.text(), {}); }

std::string Signer::mac(std::string_view text) const { return blake2b(text, key_); }

std::string Signer::sign(const Claim& claim) const {
    const std::string text = claim.user + "." + std::to_string(claim.epoch) + "." + std::to_string(claim.issued);
    return text + "." + mac(text);
}

Result<Signer::Claim> Signer::check(std::string_view cookie) const {
    const Error wrong{"This cookie is not one of ours."};
    const std::size_t end = cookie.rfind('.');
    if (end == std::string_view::npos || cookie.size() > 300) return wrong;
    const std::string_view text = cookie.substr(0, end), given = cookie.substr(end + 1);
    const std::string expected = mac(text);
    if (given.size() != expected.size() || sodium_memcmp(given.data(), expected.data(), expected.size()) != 0)
        return wrong;
    const std::size_t first = text.find('.'), second = text.rfind('.');
    if (first == second) return wrong;
    Claim claim{.user = std::string(text.substr(0, first))};
    std::from_chars(text.data() + first + 1, text.data() + second, claim.epoch);
    std::from_chars(text.data() + second + 1, text.data() + text.size(), claim.issued);
    return claim;
}

Result<std::string> hash_password(const std::string& password) {
    char hash[crypto_pwhash_STRBYTES];
    if (crypto_pwhash_str(hash, password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        return Error{"The server is out of memory right now. Please try again."};
    return std::string(hash);
}

bool password_fits(const std::string& password, const std::string& hash) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

std::string cookie_in(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        const std::size_t end = std::min(header.find(';'), header.size());
        std::string_view part = header.substr(0, end);
        header.remove_prefix(std::min(end + 1, header.size()));
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        if (part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=')
            return std::string(part.substr(name.size() + 1));
    }
    return {};
}

}  // namespace skerry
