// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/result.h"

namespace skerry {

// How the server runs. Each setting can be given as a flag (--bot-pause 0), in the environment (SKERRY_BOT_PAUSE=0) or in a
// file of lines (bot-pause = 0); a flag overrides the environment, which overrides the file.
struct Settings {
    std::string address = "127.0.0.1";
    int port = 8080;  // 0: any free one
    std::string data = "skerry-data";
    std::string web;                   // the built web client; empty: looked for near the program
    std::vector<std::string> origins;  // other origins whose pages may call
    bool proxy = false;                // trust X-Forwarded-For for the caller's address
    bool secure = false;               // send the cookie over https only
    std::string log = "info";

    int bot_threads = 1;
    int bot_pause = 700;    // milliseconds before a bot begins; a third of that between its steps
    int bot_seconds = 2;    // limit per decision of a bot; less if many are waiting
    int analysis_ms = 400;  // limit per decision of an analysis, in milliseconds
    int idle_table = 300;   // seconds until a table that nobody watches is unloaded

    int sockets = 20'000;
    int sockets_address = 200;
    int message_rate = 20;  // per second and socket, with a burst of three seconds' worth
    int request_rate = 50;  // per second and address, likewise
    int guests_hour = 120;  // new names per hour and address
    int tables_hour = 120;  // new tables per hour and user
    int queue_kb = 1024;    // queued for one socket

    // Sets one by name, from text.
    Result<void> set(const std::string& name, const std::string& value);
    // Sets everything found in the environment, or in a file.
    Result<void> read_environment(const std::function<const char*(const char*)>& get);
    Result<void> read_file(const std::string& path);

    struct Info {
        std::string name;
        std::string text;
    };
    static const std::vector<Info>& all();
};

}  // namespace skerry
