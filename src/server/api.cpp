// SPDX-License-Identifier: Apache-2.0
#include "server/api.h"

#include <algorithm>

namespace skerry {

Api::Api(House& house, const Files& files)
    : house_(house),
      files_(files),
      requests_(house.settings.request_rate, 3.0 * house.settings.request_rate),
      calls_(house, house, house, house, house, house) {}

std::size_t Api::max_body(std::string_view path) {
    std::size_t most = Route::max_json;
    for (const Route& route : routes())
        if (route.match(path)) most = std::max(most, route.max_body);
    return most;
}

void Api::handle(const std::shared_ptr<const Request>& request, const Answer& answer) {
    ++house_.figures.requests;
    const Call call{.request = request, .answer = answer, .user = {}, .name = {}};
    if (request->path == "/healthz") return answer(Response::text("ok\n"));
    if (!requests_.take(request->address, house_.loop.now()))
        return call.refuse(status::too_often, "Too many requests at once; please wait a little.");
    if (request->path == "/metrics") return answer(metrics(house_));
    const bool get = request->method == "GET" || request->method == "HEAD";
    if (!request->path.starts_with("/api/")) {
        if (!get) return call.refuse(status::not_allowed, "Only GET is allowed here.");
        auto page = of<ShareCalls>().page(*request, files_);
        return answer(page ? *std::move(page) : files_.get(*request));
    }
    if (!get && request->method != "POST") return call.refuse(status::not_allowed, "Only GET and POST are allowed.");
    if (!get && !origin_fits(request->origin, request->host, house_.settings.origins))
        return call.refuse(status::forbidden, "This page belongs to another server.");
    route(call, get);
}

void Api::route(Call call, bool get) {
    for (const Route& route : routes()) {
        if ((route.method == Route::Method::get) != get) continue;
        const auto name = route.match(call.request->path);
        if (!name) continue;
        call.name = *name;
        call.user = house_.people.user_of(*call.request);
        if (route.from == Route::From::users && !call.user) return call.refuse(status::nobody, nameless_text);
        return route.handler(*this, call);
    }
    call.refuse(status::missing, "There is no such call.");
}

}  // namespace skerry
