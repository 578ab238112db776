// SPDX-License-Identifier: Apache-2.0
#include "record/record.h"

#include "kit/fuzz.h"

using namespace skerry;

// Text as a record: refused, or written the same way again; its moves are replayed or refused.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto record = read_record(kit::text_of(data, size));
    if (!record) return 0;
    const auto again = read_record(write(record.value()));
    SKERRY_CHECK(again && write(again.value()) == write(record.value()));
    (void)verify(record.value());
    return 0;
}
