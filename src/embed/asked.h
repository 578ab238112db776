// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "embed/requests.h"

// Fields of requests that need more than reading.
namespace skerry::embed {

Result<Seed> seed_in(const SeedGiven& given);
// As given, or the defaults.
Result<std::vector<std::string>> names_in(const json::Optional<std::vector<std::string>>& given, const AnyGame& game,
                                          std::size_t players);
// The seat that has to decide; optional if only one can.
Result<Seat> seat_in(const json::Optional<Seat>& given, Seats waiting, std::size_t players);
// Everybody's by default.
Result<Seats> eyes_in(const json::Optional<Eyes>& given, std::size_t players);
// Milliseconds since 1970.
Result<void> check_time(std::int64_t at);

}  // namespace skerry::embed
