// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

// Boost.Asio and Boost.Beast as the server uses them. Only server.cpp and echo.cpp include this: it compiles slowly.
namespace skerry {

namespace net = boost::asio;
namespace beast = boost::beast;
using tcp = net::ip::tcp;

// What is awaited gives its error back as a value.
inline constexpr auto without_throwing = net::as_tuple(net::use_awaitable);

}  // namespace skerry
