// SPDX-License-Identifier: Apache-2.0
#include "embed/engine.h"

#include "embed/asked.h"
#include "protocol/describe.h"

namespace skerry::embed {
namespace {

// {"id":7,"ok":true, ...}
std::string answered(std::string_view id, bool ok, std::string_view fields) {
    std::string text = "{";
    if (!id.empty()) (text += "\"id\":") += std::string(id) + ",";
    text += ok ? "\"ok\":true" : "\"ok\":false";
    if (fields.size() > 2) text += ",";
    return text += fields.substr(1);
}

std::string refusal(std::string_view id, const std::string& sentence) {
    return answered(id, false, json::text(protocol::Wrong{sentence}));
}

// The names of all requests, with their fields besides "do", "id" and "table".
json::Entries<std::string> requests() {
    json::Entries<std::string> all;
    for (const auto kind : json::shape_of<Request>().kinds) {
        std::string fields;
        for (const json::Shape::Field& field : kind().fields)
            if (field.name != "id" && field.name != "table") (fields += fields.empty() ? "" : " ") += field.name;
        all.emplace_back(kind().tag->name, fields);
    }
    return all;
}

}  // namespace

std::string Engine::answer(std::string_view line) {
    std::string id;
    const auto value = json::parse(line, max_request_);
    if (!value) return refusal(id, value.sentence());
    if (value.value().is_object())
        if (const json::Value* given = value.value().get_object().if_contains("id"))
            id = boost::json::serialize(*given);
    const auto request = json::read_as<Request>(value.value());
    if (!request) return refusal(id, request.sentence());
    return std::visit(
        [&](const auto& asked) {
            if (asked.table && asked.table->size() > Limits::name)
                return refusal(id, json::Place{"table"}.error("has more than 100 letters").sentence);
            const auto done = carry_out(asked);
            return done ? answered(id, true, json::text(done.value())) : refusal(id, done.sentence());
        },
        static_cast<const Request::variant&>(request.value()));
}

Result<Engine::Game*> Engine::table(const Name& given) {
    const std::string name = given.value_or("");
    const auto found = tables_.find(name);
    if (found != tables_.end()) return &found->second;
    return Error{name.empty() ? R"(There is no game yet: ask for {"do":"new"} or {"do":"load"}.)"
                              : "There is no table " + json::quoted(name) + "."};
}

Result<Position> Engine::position(std::string_view table) const {
    const auto found = tables_.find(table);
    if (found == tables_.end()) return Error{"There is no table " + json::quoted(table.substr(0, Limits::name)) + "."};
    return found->second.position;
}

Result<Seed> Engine::seed_or_fresh(const json::Optional<SeedGiven>& given) const {
    if (given && given->text != "null") return seed_in(*given);
    if (fresh_) return fresh_();
    return json::Place{"seed"}.error("is missing");
}

// ---- What there is ----

Result<RequestList> Engine::carry_out(const HelpRequest&) { return RequestList{requests()}; }

Result<protocol::Games> Engine::carry_out(const GamesRequest&) { return describe_games(); }

Result<SetupList> Engine::carry_out(const SetupsRequest& asked) {
    SKERRY_LET(const auto game, find_game(asked.game));
    SetupList list;
    for (std::string& setup : game->setups()) list.setups.push_back({std::move(setup)});
    return list;
}

Result<GlossaryList> Engine::carry_out(const GlossaryRequest& asked) {
    SKERRY_LET(const auto game, find_game(asked.game));
    return GlossaryList{game->glossary()};
}

Result<Components> Engine::carry_out(const ComponentsRequest& asked) {
    SKERRY_LET(const auto game, find_game(asked.game));
    return Components{{game->box()}};
}

Result<TableList> Engine::carry_out(const TablesRequest&) {
    TableList list;
    for (const auto& [name, game] : tables_) list.tables.push_back(name);
    for (const auto& [name, table] : live_) list.live.push_back(name);
    return list;
}

Result<protocol::Nothing> Engine::carry_out(const CloseRequest& asked) {
    const std::string name = asked.table.value_or("");
    if (tables_.erase(name) + live_.erase(name) == 0) return table(asked.table).error();
    return protocol::Nothing{};
}

Result<protocol::Nothing> Engine::carry_out(const QuitRequest&) {
    finished_ = true;
    return protocol::Nothing{};
}

}  // namespace skerry::embed
