// SPDX-License-Identifier: Apache-2.0
#include "server/routes.h"

#include "server/api.h"

namespace skerry {
namespace {

template <class Calls, class... Body>
Calls subject_of(void (Calls::*)(const Call&, const Body&...));

// Calls a handler of the subject it belongs to.
template <auto handler>
void plain(Api& api, const Call& call) {
    using Calls = decltype(subject_of(handler));
    (api.of<Calls>().*handler)(call);
}

// The same with the body as a value. No body is an empty one.
template <class Body, auto handler>
void with(Api& api, const Call& call) {
    using Calls = decltype(subject_of(handler));
    const std::string& text = call.request->body;
    const auto value = json::parse(text.empty() ? "{}" : text, Route::max_json);
    const auto body = value ? json::read_as<Body>(value.value()) : value.error();
    if (!body) return call.refuse(status::bad, body.sentence());
    (api.of<Calls>().*handler)(call, body.value());
}

constexpr auto get = Route::Method::get, post = Route::Method::post;
constexpr auto anybody = Route::From::anybody, users = Route::From::users;
using namespace protocol;

constexpr Route all[] = {
    {get, "/api/me", anybody, plain<&PeopleCalls::me>},
    {post, "/api/guest", anybody, with<GuestCall, &PeopleCalls::guest>},
    {post, "/api/me", users, with<NameCall, &PeopleCalls::rename>},
    {post, "/api/password", users, with<PasswordCall, &PeopleCalls::password>},
    {post, "/api/login", anybody, with<LoginCall, &PeopleCalls::login>},
    {post, "/api/logout", anybody, with<Nothing, &PeopleCalls::logout>},
    {get, "/api/tokens", users, plain<&PeopleCalls::tokens>},
    {post, "/api/token", users, with<TokenCall, &PeopleCalls::token>},
    {post, "/api/tokens/*/revoke", users, with<Nothing, &PeopleCalls::revoke>},

    {get, "/api/games", anybody, plain<&GameCalls::games>},
    {get, "/api/games/*/glossary", anybody, plain<&GameCalls::glossary>},
    {get, "/api/games/*/components", anybody, plain<&GameCalls::components>},

    {get, "/api/tables", anybody, plain<&TableCalls::tables>},
    {get, "/api/running", anybody, plain<&TableCalls::running>},
    {post, "/api/tables", users, with<NewTable, &TableCalls::make>},
    {post, "/api/tables/bring", users, plain<&TableCalls::bring>, Route::max_record},
    {get, "/api/tables/*", anybody, plain<&TableCalls::show>},
    {post, "/api/tables/*/join", users, with<JoinCall, &TableCalls::join>},
    {post, "/api/tables/*/leave", users, with<Nothing, &TableCalls::leave>},
    {post, "/api/tables/*/seat", users, with<SeatCall, &TableCalls::seat>},
    {post, "/api/tables/*/concede", users, with<ConcedeCall, &TableCalls::concede>},
    {post, "/api/tables/*/end", users, with<EndCall, &TableCalls::end>},
    {post, "/api/tables/*/ready", users, with<Nothing, &TableCalls::ready>},
    {post, "/api/tables/*/rematch", users, with<RematchCall, &TableCalls::rematch>},

    {get, "/api/campaigns/*", anybody, plain<&CampaignCalls::show>},
    {get, "/api/campaigns/*/record", anybody, plain<&CampaignCalls::record>},
    {post, "/api/campaigns/*/abandon", users, with<Nothing, &CampaignCalls::abandon>},

    {get, "/api/tables/*/record", anybody, plain<&RecordCalls::record>},
    {get, "/api/tables/*/replay", anybody, plain<&RecordCalls::replay>},
    {get, "/api/tables/*/analysis", anybody, plain<&RecordCalls::analysis>},
    {get, "/api/tables/*/preview", anybody, plain<&ShareCalls::picture>},
    {post, "/api/replay", anybody, plain<&RecordCalls::replay_file>, Route::max_record},
    {post, "/api/analysis", anybody, plain<&RecordCalls::analysis_file>, Route::max_record},
    {get, "/api/analysis/*", anybody, plain<&RecordCalls::analysis_of_file>},
};

}  // namespace

std::span<const Route> routes() { return all; }

std::optional<std::string_view> Route::match(std::string_view asked) const {
    const std::size_t star = path.find('*');
    if (star == std::string_view::npos) return path == asked ? std::optional(std::string_view()) : std::nullopt;
    const std::string_view head = path.substr(0, star), tail = path.substr(star + 1);
    if (asked.size() <= head.size() + tail.size() || !asked.starts_with(head) || !asked.ends_with(tail))
        return std::nullopt;
    const std::string_view name = asked.substr(star, asked.size() - head.size() - tail.size());
    return name.find('/') == std::string_view::npos ? std::optional(name) : std::nullopt;
}

}  // namespace skerry
