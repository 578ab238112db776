// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/hash.h"
#include "server/calls.h"
#include "server/files.h"
#include "server/preview.h"
#include "table/older_rules.h"

// What a link shows where it is passed on (preview.h).
namespace skerry {
namespace {

// The address that was asked, if it is one: it goes into a page.
std::string site_of(const Request& request, bool secure) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
               c == ':' || c == '[' || c == ']';
    };
    if (request.host.empty() || !std::all_of(request.host.begin(), request.host.end(), fits)) return {};
    return (secure ? "https://" : "http://") + request.host;
}

}  // namespace

std::optional<TableCard> ShareCalls::card_of(const std::string& table) {
    auto card = house_.store.card(table);
    if (!card || !card.value()) return std::nullopt;
    return as_of_today(*std::move(card).value());
}

std::optional<Response> ShareCalls::page(const Request& request, const Files& files) {
    const auto table = table_of_page(request.path);
    if (!table) return std::nullopt;
    const std::string id(*table);
    const auto card = card_of(id);
    if (!card) return std::nullopt;
    const std::string text =
        with_tags(files.page(), preview_of(*card), site_of(request, house_.settings.secure), request.path, id);
    Response response = Response::text(text, "text/html; charset=utf-8");
    const std::string tag = "\"" + std::to_string(hash(text)) + "\"";
    response.headers = {{"ETag", tag}, {"Cache-Control", "no-cache"}};
    if (request.none_match == tag) {
        response.status = 304;
        response.body = std::make_shared<const std::string>();
    }
    return response;
}

void ShareCalls::picture(const Call& call) {
    const auto card = card_of(call.name);
    if (!card) return call.refuse(status::missing, no_table_text);
    if (!pictures_.take(call.request->address, house_.loop.now()))
        return call.refuse(status::too_often, "Too many pictures at once; please wait a little.");
    if (!may_be_shown(*card)) return answer(call, "", preview_of(*card));
    const std::string key = call.name + ":" + std::to_string(card->seq);
    for (const auto& [known, picture] : drawn_)
        if (known == key) return show(call, picture);
    // What everybody knows of the points.
    with_table(house_, call, [this, key, card = *card](const Call& to, Room& room) {
        const Table* table = room.table.note().empty() ? room.table.table() : nullptr;
        if (!table) return answer(to, key, preview_of(card));
        const Ranking score = table->game().ranking(table->view(Seats::none()), table->names());
        answer(to, key, preview_of(card, &score));
    });
}

void ShareCalls::answer(const Call& call, const std::string& key, Preview preview) {
    const auto draw = [preview = std::move(preview)] { return picture_of(preview); };
    const auto done = [this, call, key](std::string png) {
        const auto picture = std::make_shared<const std::string>(std::move(png));
        if (!key.empty()) drawn_.emplace_front(key, picture);
        if (drawn_.size() > max_drawn) drawn_.pop_back();
        show(call, picture);
    };
    if (!house_.loads.run(draw, done, call.request->gone)) call.refuse(status::unavailable, busy_text);
}

void ShareCalls::show(const Call& call, const Picture& picture) {
    Response response{.type = "image/png", .body = picture};
    response.headers = {{"Cache-Control", "public, max-age=300"}};
    call.answer(std::move(response));
}

}  // namespace skerry
