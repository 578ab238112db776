// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/check.h"

namespace skerry {

// Why something that a user asked for was refused: one sentence that a person can read.
struct Error {
    std::string sentence;
};

// A value, or the reason why there is none. Used for everything that users can get wrong: the text of a move, a
// setup, a record, a position, a message. Test it, then take value(), or pass error() on, or show sentence().
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : value_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
    Result(Error error) : error_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return value_.has_value(); }
    const T& value() const& { return SKERRY_CHECK(value_.has_value()), *value_; }
    T& value() & { return SKERRY_CHECK(value_.has_value()), *value_; }
    T&& value() && { return SKERRY_CHECK(value_.has_value()), std::move(*value_); }
    const Error& error() const { return SKERRY_CHECK(!value_.has_value()), error_; }
    const std::string& sentence() const { return error().sentence; }

private:
    std::optional<T> value_;
    Error error_;
};

// The same without a value: success, or the reason why not.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : error_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return !error_.has_value(); }
    const Error& error() const { return SKERRY_CHECK(error_.has_value()), *error_; }
    const std::string& sentence() const { return error().sentence; }

private:
    std::optional<Error> error_;
};

}  // namespace skerry

#define SKERRY_JOIN_AGAIN(a, b) a##b
#define SKERRY_JOIN(a, b) SKERRY_JOIN_AGAIN(a, b)

// In a function that returns a Result: continue, or return the error.
//
//     SKERRY_TRY(check(setup));
//     SKERRY_LET(const auto state, begin(setup, seed));
#define SKERRY_TRY(...) \
    if (const auto tried = __VA_ARGS__; !tried) return tried.error()
#define SKERRY_LET(declaration, ...) SKERRY_LET_AS(SKERRY_JOIN(result_, __LINE__), declaration, __VA_ARGS__)
#define SKERRY_LET_AS(result, declaration, ...) \
    auto result = __VA_ARGS__;                  \
    if (!result) return result.error();         \
    declaration = std::move(result).value()
