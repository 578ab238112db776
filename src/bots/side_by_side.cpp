// SPDX-License-Identifier: Apache-2.0
#include "bots/side_by_side.h"

#include <thread>
#include <vector>

namespace skerry {

void side_by_side(unsigned count, const std::function<void(unsigned)>& work) {
    std::vector<std::thread> helpers;
    for (unsigned i = 0; i < count; ++i) helpers.emplace_back(work, i);
    for (std::thread& helper : helpers) helper.join();
}

}  // namespace skerry
