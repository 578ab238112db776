// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "core/result.h"
#include "server/settings.h"

namespace skerry {

// The server: a port, a store, a house. run() serves on the calling thread until somebody calls stop() or the program is
// asked to end.
class Server {
public:
    static Result<std::unique_ptr<Server>> open(const Settings& settings);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    // The actual port, if any free one was asked for.
    int port() const;
    // `signals`: SIGTERM and SIGINT stop it as well.
    void run(bool signals);
    // From any thread. Sockets are closed with a reason, and pending writes reach the disk.
    void stop();

    class Inside;

private:
    explicit Server(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

// Raises the limit on open files and sockets as far as the system allows; returns the limit.
std::size_t raise_file_limit();

}  // namespace skerry
