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
// setup, a record, a position, a message. Test it, then take value() or error().
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : value_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
    Result(Error error) : error_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return value_.has_value(); }
    const T& value() const& { return SKERRY_CHECK(value_.has_value()), *value_; }
    T& value() & { return SKERRY_CHECK(value_.has_value()), *value_; }
    T&& value() && { return SKERRY_CHECK(value_.has_value()), std::move(*value_); }
    const std::string& error() const { return SKERRY_CHECK(!value_.has_value()), error_.sentence; }

private:
    std::optional<T> value_;
    Error error_;
};

// The same for what has no value of its own: fine, or the reason why not.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : error_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return !error_.has_value(); }
    const std::string& error() const { return SKERRY_CHECK(error_.has_value()), error_->sentence; }

private:
    std::optional<Error> error_;
};

}  // namespace skerry
