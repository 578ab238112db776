// SPDX-License-Identifier: Apache-2.0
#include "kit/fuzz.h"

using namespace skerry;

// JSON as a setup: begun or refused; what is begun can be played.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto value = json::parse(kit::text_of(data, size), 4096);
    if (!value) return 0;
    for (const AnyGame* game : all_games())
        if (const auto position = game->begin(value.value(), Seed::number(size)))
            kit::play_on(position.value(), kit::text_of(data, size));
    return 0;
}
