// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

#include "catalog/json.h"
#include "kit/temp_folder.h"
#include "server/client.h"
#include "server/server.h"

// A server in this process on a port of its own, and clients for it.
namespace skerry::kit {

class RunningServer {
public:
    explicit RunningServer(const std::string& folder, const std::function<void(Settings&)>& change = {}) {
        spdlog::set_level(spdlog::level::off);
        Settings settings;
        settings.port = 0;
        settings.data = folder;
        settings.bot_pause = 0;
        settings.guests_hour = settings.tables_hour = settings.request_rate = settings.message_rate = 1'000'000;
        if (change) change(settings);
        auto server = Server::open(settings);
        EXPECT_TRUE(server) << (server ? "" : server.sentence());
        server_ = std::move(server).value();
        thread_ = std::thread([this] { server_->run(false); });
    }
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;
    ~RunningServer() {
        server_->stop();
        thread_.join();
    }
    int port() const { return server_->port(); }
    Client client() const { return Client(port()); }
    Client guest(const std::string& name) const {
        Client client(port());
        const auto reply = client.post("/api/guest", json::Writer().object().field("name", name).end().text());
        EXPECT_EQ(reply.status, 200) << reply.body;
        return client;
    }

private:
    std::unique_ptr<Server> server_;
    std::thread thread_;
};

inline json::Value parsed(const std::string& text) {
    auto value = json::parse(text, 64 << 20);
    EXPECT_TRUE(value) << text.substr(0, 200);
    return value ? std::move(value).value() : json::Value();
}

inline std::string text_at(const json::Value& value, std::string_view field) {
    const json::Value* found = value.is_object() ? value.get_object().if_contains(field) : nullptr;
    return found && found->is_string() ? std::string(found->get_string()) : "";
}
inline std::int64_t number_at(const json::Value& value, std::string_view field) {
    const json::Value* found = value.is_object() ? value.get_object().if_contains(field) : nullptr;
    return found && found->is_int64() ? found->get_int64() : -1;
}

// The next message of a type; others are passed over. Null where none comes.
inline json::Value await(Client& client, std::string_view type, int wait_ms = 60'000) {
    while (const auto text = client.receive(wait_ms)) {
        json::Value value = parsed(*text);
        if (text_at(value, "type") == type) return value;
    }
    return {};
}

}  // namespace skerry::kit
