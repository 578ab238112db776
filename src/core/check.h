// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdio>
#include <cstdlib>

// A broken invariant stops the program at the place where it broke, in release builds too. What a user can cause is
// never checked with this: it becomes a Result with a sentence.
namespace skerry {

[[noreturn]] inline void broken(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "skerry: broken invariant: %s (%s:%d)\n", condition, file, line);
    std::abort();
}

}  // namespace skerry

#define SKERRY_CHECK(condition) \
    (__builtin_expect(!!(condition), 1) ? void(0) : ::skerry::broken(#condition, __FILE__, __LINE__))
// A place that is never reached, and the invariant that sees to it.
#define SKERRY_UNREACHABLE(invariant) ::skerry::broken(invariant, __FILE__, __LINE__)
