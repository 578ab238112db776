// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "table/deed.h"

namespace skerry {

// The one thread on which everything in the house happens. Tests can supply their own.
class Loop {
public:
    virtual ~Loop() = default;
    // From any thread.
    virtual void post(std::function<void()> task) = 0;
    // From the loop's own thread.
    virtual void after(std::chrono::milliseconds wait, std::function<void()> task) = 0;
    virtual Time now() const = 0;
};

// The other end of a socket.
class Peer {
public:
    // Why a socket was closed, for the other side.
    static constexpr unsigned short policy = 1008, too_slow = 4008, going_away = 1001;

    virtual ~Peer() = default;
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    virtual void close(unsigned short code, const std::string& why) = 0;
};

}  // namespace skerry
