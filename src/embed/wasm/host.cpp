// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <cstdlib>

#include <boost/throw_exception.hpp>

#include "bots/program.h"
#include "bots/side_by_side.h"

// What a browser lacks: threads, processes, exceptions.
namespace skerry {

void side_by_side(unsigned count, const std::function<void(unsigned)>& work) {
    for (unsigned i = 0; i < count; ++i) work(i);
}

Child::~Child() = default;

Result<Move> Program::choose(const Position&, Seat) { return Error{"Programs can't be bots here."}; }
void Program::finish(const AnyGame&, const Ranking&) {}

}  // namespace skerry

// Boost reports what callers have excluded before, such as a full vector.
void boost::throw_exception(const std::exception&) { std::abort(); }
void boost::throw_exception(const std::exception&, const boost::source_location&) { std::abort(); }

// What the compiler calls: nothing is thrown, the module ends when its host forgets it, and Debian's libraries for WASI
// are compiled with stack protection but without its runtime.
extern "C" {
void* __cxa_allocate_exception(std::size_t) { std::abort(); }         // NOLINT
void __cxa_throw(void*, void*, void (*)(void*)) { std::abort(); }     // NOLINT
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }  // NOLINT
std::uintptr_t __stack_chk_guard = 0x5ca1ab1e;                        // NOLINT
void __stack_chk_fail() { std::abort(); }                             // NOLINT
}
