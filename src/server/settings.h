// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/result.h"

namespace skerry {

// How the server runs. Each setting can be given as a flag (--bot-pause 0), in the environment (SKERRY_BOT_PAUSE=0) or in a
// file of lines (bot-pause = 0); a flag wins over the environment, and that over the file.
struct Settings {
    std::string address = "127.0.0.1";
    int port = 8080;  // 0: any that is free
    std::string data = "skerry-data";
    std::string web;                   // the built web client; nothing: looked for beside the program
    std::vector<std::string> origins;  // pages of these may call as well, beside the server's own
    bool proxy = false;                // a proxy in front tells the address of who calls, in X-Forwarded-For
    bool secure = false;               // the cookie goes over https only
    std::string log = "info";

    int bot_threads = 1;
    int bot_pause = 700;    // milliseconds before a bot begins; a third of it between its steps
    int bot_seconds = 2;    // a bot thinks no longer about one decision; less where many wait
    int analysis_ms = 400;  // milliseconds a decision of a finished game, at most
    int idle_table = 300;   // seconds until a table that nobody looks at leaves memory

    int sockets = 20'000;
    int sockets_address = 200;
    int message_rate = 20;  // a second and socket, and a burst of three seconds
    int request_rate = 50;  // a second and address, the same
    int guests_hour = 120;  // new names an hour and address
    int tables_hour = 120;  // new tables an hour and user
    int queue_kb = 1024;    // waiting to be sent to one socket

    // One setting by its name, from text.
    Result<void> set(const std::string& name, const std::string& value);
    // All that the environment has, and all that a file has.
    Result<void> read_environment(const std::function<const char*(const char*)>& get);
    Result<void> read_file(const std::string& path);

    struct Info {
        std::string name;
        std::string text;
    };
    static const std::vector<Info>& all();
};

}  // namespace skerry
