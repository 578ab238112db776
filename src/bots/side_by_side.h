// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace skerry {

// Calls work(0) .. work(count - 1), each on a thread of its own, and waits for all of them. Hosts without threads
// (embed/wasm) do one after the other, with the same results.
void side_by_side(unsigned count, const std::function<void(unsigned)>& work);

}  // namespace skerry
