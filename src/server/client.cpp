// SPDX-License-Identifier: Apache-2.0
#include "server/client.h"

#include <utility>

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace skerry {
namespace {

bool send_all(int socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (n <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

bool wait_for(int socket, int ms) {
    pollfd poll{socket, POLLIN, 0};
    return ::poll(&poll, 1, ms) > 0;
}

constexpr int timeout_ms = 120'000;

// Up to the end of a header, and what came with it.
std::string read_header(int socket) {
    std::string in;
    char buffer[4096];
    while (in.find("\r\n\r\n") == std::string::npos) {
        if (!wait_for(socket, timeout_ms)) return {};
        const ssize_t n = ::recv(socket, buffer, sizeof buffer, 0);
        if (n <= 0) return {};
        in.append(buffer, static_cast<std::size_t>(n));
    }
    return in;
}

int status_of(const std::string& header) { return header.size() > 12 ? std::atoi(header.c_str() + 9) : 0; }

}  // namespace

Client& Client::operator=(Client&& other) noexcept {
    std::swap(port_, other.port_);
    std::swap(socket_, other.socket_);
    std::swap(ended_, other.ended_);
    std::swap(close_code_, other.close_code_);
    std::swap(in_, other.in_);
    std::swap(at_, other.at_);
    std::swap(cookie, other.cookie);
    return *this;
}

int Client::connect() const {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port_));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(socket);
        return -1;
    }
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return socket;
}

Client::Reply Client::call(const std::string& method, const std::string& path, const std::string& body,
                           const std::string& extra) {
    Reply reply;
    const int socket = connect();
    if (socket < 0) return reply;
    std::string request = method + " " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port_) +
                          "\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) + "\r\n" + extra;
    if (!cookie.empty()) request += "Cookie: skerry=" + cookie + "\r\n";
    send_all(socket, request + "\r\n" + body);
    std::string in = read_header(socket);
    char buffer[16384];
    while (!in.empty() && wait_for(socket, timeout_ms)) {
        const ssize_t n = ::recv(socket, buffer, sizeof buffer, 0);
        if (n <= 0) break;
        in.append(buffer, static_cast<std::size_t>(n));
    }
    ::close(socket);
    const std::size_t end = in.find("\r\n\r\n");
    if (end == std::string::npos) return reply;
    reply = {status_of(in), in.substr(0, end), in.substr(end + 4)};
    const std::string set = "Set-Cookie: skerry=";
    if (const std::size_t at = reply.header.find(set); at != std::string::npos) {
        const std::size_t from = at + set.size();
        cookie = reply.header.substr(from, reply.header.find(';', from) - from);
    }
    return reply;
}

int Client::open(const std::string& extra) {
    close();
    ended_ = false;
    close_code_ = 0;
    socket_ = connect();
    if (socket_ < 0) return 0;
    std::string request = "GET /ws HTTP/1.1\r\nHost: localhost:" + std::to_string(port_) +
                          "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                          extra;
    if (!cookie.empty()) request += "Cookie: skerry=" + cookie + "\r\n";
    send_all(socket_, request + "\r\n");
    const std::string in = read_header(socket_);
    const int status = status_of(in);
    if (status == 101)
        in_ = in.substr(in.find("\r\n\r\n") + 4);
    else
        close();
    return status;
}

std::string Client::frame(std::string_view text, unsigned char opcode) {
    std::string out;
    out += static_cast<char>(0x80 | opcode);
    if (text.size() < 126) {
        out += static_cast<char>(0x80 | text.size());
    } else if (text.size() < 65536) {
        out += static_cast<char>(0x80 | 126);
        out += static_cast<char>(text.size() >> 8);
        out += static_cast<char>(text.size() & 0xff);
    } else {
        out += static_cast<char>(0x80 | 127);
        for (int i = 7; i >= 0; --i) out += static_cast<char>(text.size() >> 8 * i & 0xff);
    }
    out.append(4, '\0');  // a mask of zeros changes nothing
    return out.append(text);
}

bool Client::send(std::string_view text) { return socket_ >= 0 && send_all(socket_, frame(text)); }
bool Client::send_bytes(std::string_view bytes) { return socket_ >= 0 && send_all(socket_, bytes); }

bool Client::pump() {
    if (closed()) return false;
    if (at_ > 0) in_.erase(0, std::exchange(at_, 0));
    char buffer[65536];
    while (true) {
        const ssize_t n = ::recv(socket_, buffer, sizeof buffer, MSG_DONTWAIT);
        if (n > 0) {
            in_.append(buffer, static_cast<std::size_t>(n));
            if (static_cast<std::size_t>(n) < sizeof buffer) return true;
            continue;
        }
        if (n == 0 || (errno != EAGAIN && errno != EWOULDBLOCK)) ended_ = true;
        return !ended_;
    }
}

std::optional<std::string> Client::next() {
    while (true) {
        const std::string_view in = std::string_view(in_).substr(at_);
        if (in.size() < 2) return std::nullopt;
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(in[i]); };
        std::size_t size = byte(1) & 0x7f, from = 2;
        if (size == 126 || size == 127) {
            const std::size_t digits = size == 126 ? 2 : 8;
            if (in.size() < 2 + digits) return std::nullopt;
            size = 0;
            for (std::size_t i = 0; i < digits; ++i) size = size << 8 | byte(2 + i);
            from += digits;
        }
        if (in.size() < from + size) return std::nullopt;
        at_ += from + size;
        const std::string_view text = in.substr(from, size);
        const int opcode = byte(0) & 0x0f;
        if (opcode == 1) return std::string(text);
        if (opcode == 9) send_all(socket_, frame(text, 10));
        if (opcode == 8) {
            if (text.size() >= 2) close_code_ = byte(from) << 8 | byte(from + 1);
            send_all(socket_, frame(text.substr(0, 2), 8));
            ended_ = true;
            return std::nullopt;
        }
    }
}

std::optional<std::string> Client::receive(int wait_ms) {
    while (true) {
        if (auto text = next()) return text;
        if (closed() || !wait_for(socket_, wait_ms) || !pump()) return next();
    }
}

void Client::close() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
    in_.clear();
    at_ = 0;
}

}  // namespace skerry
