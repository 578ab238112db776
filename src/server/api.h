// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string_view>
#include <tuple>

#include "server/calls.h"
#include "server/files.h"
#include "server/routes.h"

namespace skerry {

// The door for HTTP requests: handle() answers one, by a call of routes.cpp or with a file of the web client.
class Api {
public:
    Api(House& house, const Files& files);
    Api(const Api&) = delete;
    Api& operator=(const Api&) = delete;

    void handle(const std::shared_ptr<const Request>& request, const Answer& answer);
    // How large the body of a request may be.
    static std::size_t max_body(std::string_view path);

    // The calls of one subject.
    template <class Calls>
    Calls& of() {
        return std::get<Calls>(calls_);
    }

private:
    void route(Call call, bool get);

    House& house_;
    const Files& files_;
    Allowances requests_;
    std::tuple<PeopleCalls, GameCalls, TableCalls, CampaignCalls, RecordCalls, ShareCalls> calls_;
};

}  // namespace skerry
