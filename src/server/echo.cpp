// SPDX-License-Identifier: Apache-2.0
#include "server/echo.h"

#include <thread>

#include "server/beast.h"

namespace skerry {
namespace {

net::awaitable<void> answer(tcp::socket socket) {
    boost::system::error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    beast::websocket::stream<beast::tcp_stream> ws{beast::tcp_stream(std::move(socket))};
    ws.auto_fragment(false);
    if (auto [failed] = co_await ws.async_accept(without_throwing); failed) co_return;
    ws.text(true);
    beast::flat_buffer buffer;
    while (true) {
        auto [unread, in] = co_await ws.async_read(buffer, without_throwing);
        if (unread) co_return;
        auto [unwritten, out] = co_await ws.async_write(buffer.data(), without_throwing);
        if (unwritten) co_return;
        buffer.consume(buffer.size());
    }
}

}  // namespace

class Echo::Inside {
public:
    Inside() : acceptor_(context_, tcp::endpoint(net::ip::address_v4::loopback(), 0)) {
        net::co_spawn(context_, accept(), net::detached);
        thread_ = std::thread([this] { context_.run(); });
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside() {
        context_.stop();
        thread_.join();
    }
    int port() const { return acceptor_.local_endpoint().port(); }

private:
    net::awaitable<void> accept() {
        while (true) {
            auto [failed, socket] = co_await acceptor_.async_accept(without_throwing);
            if (failed) co_return;
            net::co_spawn(context_, answer(std::move(socket)), net::detached);
        }
    }

    net::io_context context_{1};
    tcp::acceptor acceptor_;
    std::thread thread_;
};

Echo::Echo() : inside_(std::make_unique<Inside>()) {}
Echo::~Echo() = default;
int Echo::port() const { return inside_->port(); }

}  // namespace skerry
