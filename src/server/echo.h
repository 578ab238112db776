// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

namespace skerry {

// A bare WebSocket echo on a free port of the loopback, on a thread of its own: what the server is measured against.
class Echo {
public:
    Echo();
    Echo(const Echo&) = delete;
    Echo& operator=(const Echo&) = delete;
    ~Echo();
    int port() const;

    class Inside;

private:
    std::unique_ptr<Inside> inside_;
};

}  // namespace skerry
