// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A request and its response, independent of the HTTP library.
namespace skerry {

struct Request {
    std::string method;
    std::string path;   // decoded
    std::string query;  // after the ?
    std::string body;
    std::string cookie;
    std::string authorization;
    std::string origin;
    std::string host;
    std::string none_match;
    std::string address;                            // of the caller
    bool zipped = false;                            // the client accepts gzip
    std::shared_ptr<const std::atomic<bool>> gone;  // set when the caller hangs up; null: nobody looks

    // What a program sends instead of a cookie; empty if none.
    std::string_view token() const {
        constexpr std::string_view bearer = "Bearer ";
        const std::string_view shown = authorization;
        return shown.starts_with(bearer) ? shown.substr(bearer.size()) : std::string_view();
    }
    // A parameter of the query, as it is.
    std::string parameter(std::string_view name) const;
};

struct Response {
    int status = 200;
    std::string type = "application/json";
    std::shared_ptr<const std::string> body = std::make_shared<const std::string>();
    std::vector<std::pair<std::string, std::string>> headers;

    static Response json(std::string text, int status = 200) {
        return {.status = status, .body = std::make_shared<const std::string>(std::move(text))};
    }
    static Response text(std::string text, std::string type = "text/plain; charset=utf-8") {
        return {.type = std::move(type), .body = std::make_shared<const std::string>(std::move(text))};
    }
    static Response refused(int status, const std::string& sentence);
};

using Answer = std::function<void(Response)>;

// Whether pages of this origin may call: the server's own, or one named in the settings.
bool origin_fits(const std::string& origin, const std::string& host, const std::vector<std::string>& others);

// Security headers sent with every response.
const std::vector<std::pair<std::string, std::string>>& safe_headers();

}  // namespace skerry
