// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace skerry {

// A small client of our own, on plain sockets: HTTP calls that keep the cookie, and a WebSocket. For tests and the load
// tool; it trusts the server.
class Client {
public:
    explicit Client(int port) : port_(port) {}
    Client(Client&& other) noexcept { *this = std::move(other); }
    Client& operator=(Client&& other) noexcept;
    ~Client() { close(); }

    struct Reply {
        int status = 0;
        std::string header;
        std::string body;
    };
    // One call on its own connection. Status 0: no answer. `extra`: more header lines, each with \r\n.
    Reply call(const std::string& method, const std::string& path, const std::string& body = {},
               const std::string& extra = {});
    Reply get(const std::string& path) { return call("GET", path); }
    Reply post(const std::string& path, const std::string& body) { return call("POST", path, body); }
    std::string cookie;  // as received

    // The socket. Upgrading returns the status: 101 on success.
    int open(const std::string& extra = {});
    bool send(std::string_view text);
    bool send_bytes(std::string_view bytes);
    // The next text, or nothing on a timeout or if the socket is closed.
    std::optional<std::string> receive(int wait_ms);
    // Reads what has arrived, without waiting; then call next() until it returns nothing. False: the socket is closed.
    bool pump();
    std::optional<std::string> next();
    int handle() const { return socket_; }
    bool closed() const { return socket_ < 0 || ended_; }
    int close_code() const { return close_code_; }
    void close();

    // A text as a client's frame.
    static std::string frame(std::string_view text, unsigned char opcode = 1);

private:
    int connect() const;

    int port_ = 0;
    int socket_ = -1;
    bool ended_ = false;
    int close_code_ = 0;
    std::string in_;
    std::size_t at_ = 0;
};

}  // namespace skerry
