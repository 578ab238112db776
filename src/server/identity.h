// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "core/random.h"
#include "core/result.h"
#include "store/store.h"

// Identity, and everything else that needs cryptography. A thin layer over libsodium.
namespace skerry {

// Must be called once before the others. False if libsodium can't start.
bool prepare_cryptography();

std::string random_bytes(std::size_t count);
// Letters and digits that can't be confused with each other; unguessable from 10 on.
std::string random_id(std::size_t length);
// From the operating system.
Seed random_seed();
// BLAKE2b-256 over "skerry seed " and the seed's text, in hexadecimal.
std::string seed_commitment(const Seed& seed);

// A cookie says who somebody is and can't be forged. The value for a user, and the user of a value, or why not.
class Signer {
public:
    explicit Signer(std::string key) : key_(std::move(key)) {}

    struct Claim {
        std::string user;
        std::int64_t epoch = 0;
        Time issued = 0;
    };
    std::string sign(const Claim& claim) const;
    Result<Claim> check(std::string_view cookie) const;

private:
    std::string mac(std::string_view text) const;
    std::string key_;
};

// Slow on purpose (argon2id): never on the loop's thread.
Result<std::string> hash_password(const std::string& password);
bool password_fits(const std::string& password, const std::string& hash);

// The value of one cookie in a header.
std::string cookie_in(std::string_view header, std::string_view name);

}  // namespace skerry
