// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "server/call.h"

namespace skerry {

class Api;

// A call that the API knows.
struct Route {
    enum class Method { get, post };
    enum class From { anybody, users };
    static constexpr std::size_t max_json = 16 << 10, max_record = 4 << 20;

    Method method;
    std::string_view path;  // * matches one name
    From from;
    void (*handler)(Api&, const Call&);
    std::size_t max_body = max_json;

    // The name where a path fits the route; empty if it has none.
    std::optional<std::string_view> match(std::string_view path) const;
};

std::span<const Route> routes();

}  // namespace skerry
