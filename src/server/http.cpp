// SPDX-License-Identifier: Apache-2.0
#include "server/http.h"

#include <algorithm>

#include "protocol/protocol.h"

namespace skerry {

std::string Request::parameter(std::string_view name) const {
    std::string_view rest = query;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('&'), rest.size());
        const std::string_view part = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t equals = part.find('=');
        if (equals != std::string_view::npos && part.substr(0, equals) == name)
            return std::string(part.substr(equals + 1));
    }
    return {};
}

Response Response::refused(int status, const std::string& sentence) {
    return json(json::text(protocol::Wrong{sentence}), status);
}

bool origin_fits(const std::string& origin, const std::string& host, const std::vector<std::string>& others) {
    if (origin.empty()) return true;  // not a browser, so it can't carry somebody else's cookie
    if (origin == "http://" + host || origin == "https://" + host) return true;
    return std::find(others.begin(), others.end(), origin) != others.end();
}

const std::vector<std::pair<std::string, std::string>>& safe_headers() {
    static const std::vector<std::pair<std::string, std::string>> headers{
        {"Content-Security-Policy",
         "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self' "
         "'unsafe-inline'; img-src 'self' data: blob:; "
         "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "same-origin"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"}};
    return headers;
}

}  // namespace skerry
