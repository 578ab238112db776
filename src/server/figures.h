// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace skerry {

// What has been counted since the server started; see /metrics.
struct Figures {
    std::uint64_t moves = 0, bot_moves = 0, hints = 0, messages_in = 0, messages_out = 0, bytes_out = 0, refused = 0,
                  loads = 0, dropped = 0, requests = 0;
};

}  // namespace skerry
