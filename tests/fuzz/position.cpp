// SPDX-License-Identifier: Apache-2.0
#include "kit/fuzz.h"

using namespace skerry;

// JSON as a position: refused, or playable; and the same again through JSON.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = kit::text_of(data, size);
    const auto value = json::parse(text, 1 << 16);
    if (!value) return 0;
    for (const AnyGame* game : all_games()) {
        const auto position = game->read(value.value(), Seed::number(1));
        if (!position) continue;
        const auto again = game->read(json::parse(game->json(position.value())).value(), std::nullopt);
        SKERRY_CHECK(again && again.value() == position.value());
        (void)game->ranking(position.value());
        kit::play_on(position.value(), text.substr(0, 400));
    }
    return 0;
}
