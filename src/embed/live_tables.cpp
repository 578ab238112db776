// SPDX-License-Identifier: Apache-2.0
#include "embed/asked.h"
#include "embed/engine.h"
#include "table/foreign.h"
#include "table/text.h"

// Tables with seats, bots, take-backs and a log, as a server has them; the host keeps their deeds.
namespace skerry::embed {
namespace {

Result<Host> host_of(const std::string& user, const std::string& given) {
    if (user.empty() || user.size() > Engine::Limits::name)
        return json::Place{"user"}.error("must have 1 to 100 letters");
    SKERRY_LET(std::string name, proper_name(given));
    return Host{user, std::move(name)};
}

// The plan of the game after this one.
Result<Plan> next_plan(const LiveTable& table, const RematchTableRequest& asked) {
    if (!asked.plan) return same_again(table);
    SKERRY_LET(const Host host, host_of(asked.user, asked.name));
    return plan_of(host, *asked.plan);
}

// The number that a play or an undo builds on.
Result<std::int64_t> basis(const LiveTable& table, const TellTableRequest& asked, const auto& said) {
    return table.basis(asked.user, said.seq, key_of(said.after));
}

LiveTable::Deeds decided(const LiveTable& table, const TellTableRequest& asked, const protocol::Play& said) {
    SKERRY_LET(const std::int64_t seq, basis(table, asked, said));
    return table.play(asked.user, said.seat, seq, said.move, key_of(said.id), asked.at);
}
LiveTable::Deeds decided(const LiveTable& table, const TellTableRequest& asked, const protocol::Undo& said) {
    SKERRY_LET(const std::int64_t seq, basis(table, asked, said));
    return table.undo(asked.user, said.seat, seq, said.turn.value_or(false), key_of(said.id), asked.at);
}
LiveTable::Deeds decided(const LiveTable& table, const TellTableRequest& asked, const protocol::Ask& said) {
    SKERRY_LET(const std::int64_t seq, basis(table, asked, said));
    return table.ask(asked.user, said.seat, seq, said.turn.value_or(false), key_of(said.id), asked.at);
}
LiveTable::Deeds decided(const LiveTable& table, const TellTableRequest& asked, const protocol::Reply& said) {
    return table.answer(asked.user, said.question, said.agree, key_of(said.id), asked.at);
}
LiveTable::Deeds decided(const LiveTable& table, const TellTableRequest& asked, const protocol::Chat& said) {
    return table.say(asked.user, asked.name, said.text, asked.at);
}
LiveTable::Deeds decided(const LiveTable&, const TellTableRequest&, const auto& said) {
    return Error{"A table is not told " + json::quoted(said.tag.name) + "."};
}

}  // namespace

Result<LiveTable*> Engine::live(const Name& given) {
    const auto found = live_.find(given.value_or(""));
    if (found != live_.end()) return &found->second;
    return Error{"There is no live table " + json::quoted(given.value_or("")) + "."};
}

Result<Done> Engine::put_live(const Name& given, std::vector<Deed> deeds, std::int64_t at) {
    const std::string name = given.value_or("");
    if (live_.size() >= Limits::live_tables && !live_.contains(name))
        return Error{"There are already " + std::to_string(Limits::live_tables) + " live tables; close one first."};
    SKERRY_LET(LiveTable table, LiveTable::load(name, deeds));
    table.resume(at);
    const std::int64_t seq = table.seq();
    live_.insert_or_assign(name, std::move(table));
    return Done{std::move(deeds), seq};
}

// What was decided always can be carried out. If not, the table is broken, and the host has to load it again.
Result<Done> Engine::carry_out(const Name& name, LiveTable::Deeds deeds) {
    if (!deeds) return deeds.error();
    SKERRY_LET(LiveTable * table, live(name));
    for (Deed& deed : deeds.value()) {
        if (const auto applied = table->apply(deed); !applied) {
            live_.erase(name.value_or(""));
            return applied.error();
        }
        table->write_out(deed);
    }
    return Done{std::move(deeds).value(), table->seq()};
}

// ---- Making and loading ----

Result<Done> Engine::carry_out(const MakeTableRequest& asked) {
    SKERRY_TRY(check_time(asked.at));
    SKERRY_LET(const Host host, host_of(asked.user, asked.name));
    SKERRY_LET(const Seed seed, seed_in(asked.seed));
    SKERRY_LET(Plan plan, plan_of(host, asked.plan));
    plan.seed = seed.text();
    SKERRY_LET(const Deed made, LiveTable::make(std::move(plan), asked.at));
    return put_live(asked.table, {made}, asked.at);
}

Result<Done> Engine::carry_out(const LoadTableRequest& asked) {
    SKERRY_TRY(check_time(asked.at));
    SKERRY_TRY(check_deeds(asked.deeds));
    SKERRY_LET(Done done, put_live(asked.table, asked.deeds, asked.at));
    done.deeds.clear();
    return done;
}

// ---- What people want ----

Result<Done> Engine::carry_out(const TellTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    if (asked.name.size() > Limits::name) return json::Place{"name"}.error("has more than 100 letters");
    // A message that was already carried out is answered as before.
    const auto repeated = std::visit(
        [&](const auto& said) -> std::optional<std::int64_t> {
            if constexpr (requires { said.after; })
                if (const auto seq = basis(*table, asked, said))
                    return table->repeated(asked.user, key_of(said.id), seq.value());
            return std::nullopt;
        },
        static_cast<const protocol::ClientMessage::variant&>(asked.message));
    if (repeated) return Done{{}, *repeated};
    return carry_out(asked.table, std::visit([&](const auto& said) { return decided(*table, asked, said); },
                                             static_cast<const protocol::ClientMessage::variant&>(asked.message)));
}

Result<Done> Engine::carry_out(const SeatTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    return carry_out(asked.table, table->lend(asked.user, asked.call.seat, asked.call.bot.value_or(""), asked.at));
}

Result<Done> Engine::carry_out(const ConcedeTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    return carry_out(asked.table, table->concede(asked.user, asked.call.seat, asked.at, asked.call.bot.value_or("")));
}

Result<Done> Engine::carry_out(const EndTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    return carry_out(asked.table, table->agree(asked.user, asked.call.agree, asked.at));
}

Result<Done> Engine::carry_out(const AbandonTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    return carry_out(asked.table, table->abandon(asked.user, asked.at));
}

Result<Done> Engine::carry_out(const RenameTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    SKERRY_LET(const std::string name, proper_name(asked.name));
    return carry_out(asked.table, table->rename(asked.user, asked.before, name, asked.at));
}

Result<Done> Engine::carry_out(const TickTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    return carry_out(asked.table, table->tick(asked.at));
}

Result<Rematched> Engine::carry_out(const RematchTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    if (asked.next.empty() || asked.next.size() > Limits::name || live_.contains(asked.next))
        return json::Place{"next"}.error("must be a new name of up to 100 letters");
    SKERRY_LET(const Seed seed, seed_in(asked.seed));
    SKERRY_LET(auto deeds, table->rematched(asked.next, asked.at));
    SKERRY_LET(Plan plan, next_plan(*table, asked));
    if (const std::string campaign = table->campaign(); !campaign.empty()) {
        SKERRY_LET(const std::string setup, table->next());
        plan.setup = follow_on(plan.setup, setup);
        plan.campaign = campaign;
    }
    plan.seed = seed.text();
    SKERRY_LET(const Deed made, LiveTable::make(std::move(plan), asked.at));
    SKERRY_LET(Done next, put_live(asked.next, {made}, asked.at));
    SKERRY_LET(Done done, carry_out(asked.table, std::move(deeds)));
    return Rematched{std::move(done.deeds), std::move(next.deeds)};
}

// ---- What there is to see ----

Result<LiveLook> Engine::carry_out(const LookTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    Viewer viewer{asked.user, asked.eyes};
    const std::int64_t since = asked.since.value_or(0);
    LiveLook seen{.message = table->look(viewer, since > 0 && since <= table->seq() ? since : 0, !asked.since, asked.at,
                                         [](const std::string&) { return true; })};
    if (const auto bot = table->bot_to_move()) seen.bot = *bot;
    if (const auto deadline = table->deadline()) seen.deadline = *deadline;
    if (table->state() == TableState::over)
        if (auto next = table->next()) seen.next = protocol::Setup{std::move(next).value()};
    return seen;
}

Result<RecordText> Engine::carry_out(const RecordTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    SKERRY_LET(const Record record, table->record());
    return RecordText{write(record)};
}

}  // namespace skerry::embed
