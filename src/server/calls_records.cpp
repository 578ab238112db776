// SPDX-License-Identifier: Apache-2.0
#include <charconv>

#include "server/calls.h"
#include "table/plan.h"

// Records, replays and analyses: the work is the archive's and the analyst's, on threads of their own.
namespace skerry {
namespace {

Result<Seats> eyes_in(const std::string& text, std::size_t players) {
    if (text.empty() || text == "all") return Seats::first(static_cast<std::uint8_t>(players));
    if (text == "none") return Seats::none();
    if (text.size() == 1 && text[0] >= '0' && static_cast<std::size_t>(text[0] - '0') < players)
        return Seats(Seat(static_cast<std::uint8_t>(text[0] - '0')));
    return Error{"eyes must be a seat, all or none."};
}

Result<std::size_t> from_in(const std::string& text) {
    std::size_t from = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), from);
    if (!text.empty() && (failed != std::errc() || end != text.data() + text.size()))
        return Error{"from must be the number of a frame."};
    return from;
}

// What a page shows: which frames, through whose eyes.
Result<Archive::Wanted> wanted_in(const Request& request, std::size_t players) {
    SKERRY_LET(const auto eyes, eyes_in(request.parameter("eyes"), players));
    SKERRY_LET(const auto from, from_in(request.parameter("from")));
    return Archive::Wanted{.from = from, .eyes = eyes, .table = {}};
}

// A table for a record that has none here.
TableCard committed_card(const Record& game) {
    TableCard card = card_of(game);
    card.commitment = seed_commitment(game.seed);
    return card;
}

int status_of(const Error& unreadable) {
    return unreadable.sentence == Archive::too_long_text ? status::too_large : status::bad;
}

}  // namespace

RecordCalls::RecordCalls(House& house) : house_(house), replays_(5, 100) {}

bool RecordCalls::may_replay(const Call& call) {
    if (replays_.take(call.request->address, house_.loop.now())) return true;
    call.refuse(status::too_often, "Too many replays at once; please wait a little.");
    return false;
}

std::optional<TableCard> RecordCalls::finished(const Call& call, const char* why_not) {
    auto card = house_.store.card(call.name);
    if (!card) {
        call.refuse(status::unavailable, card.sentence());
    } else if (!card.value()) {
        call.refuse(status::missing, no_table_text);
    } else {
        TableCard today = as_of_today(*std::move(card).value());
        if (today.state == TableState::over) return today;
        call.refuse(status::not_now, why_not);
    }
    return std::nullopt;
}

// ---- Of a table ----

void RecordCalls::record(const Call& call) {
    const auto card = finished(call, "The record is available once the game is over.");
    if (!card) return;
    const auto answer = [call, game = card->game](const Result<std::string>& text) {
        if (!text) return call.refuse(status::not_now, text.sentence());
        Response response = Response::text(text.value(), "application/jsonl; charset=utf-8");
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"" + game + "-" + call.name + ".jsonl\"");
        call.answer(std::move(response));
    };
    if (!house_.archive.write_record(call.name, call.request->gone, answer))
        call.refuse(status::unavailable, busy_text);
}

void RecordCalls::replay(const Call& call) {
    if (!may_replay(call)) return;
    const auto card = finished(call, "The record is available once the game is over.");
    if (!card) return;
    auto wanted = wanted_in(*call.request, card->chairs.size());
    if (!wanted) return call.refuse(status::bad, wanted.sentence());
    wanted.value().table = describe(*card, call.asker(), house_.lobby.present());
    const auto answer = [call](Result<std::string> page) {
        if (!page) return call.refuse(status::not_now, page.sentence());
        call.answer(Response::json(std::move(page).value()));
    };
    if (!house_.archive.page(call.name, std::move(wanted).value(), call.request->gone, answer))
        call.refuse(status::unavailable, busy_text);
}

void RecordCalls::analysis(const Call& call) {
    // A cached answer needs no table.
    if (const auto known = house_.analyst.look(call.name)) return call.answer(Response::json(*known));
    const char* why_not = "Only finished games are analysed.";
    if (!finished(call, why_not)) return;
    const auto begin = [this, call, why_not](Result<Record> record) {
        if (!record) return call.refuse(status::not_now, why_not);
        analyse(call, call.name, std::move(record).value(),
                [call](std::string progress) { call.answer(Response::json(std::move(progress))); });
    };
    if (!house_.archive.record(call.name, call.request->gone, begin)) call.refuse(status::unavailable, busy_text);
}

void RecordCalls::analyse(const Call& call, const std::string& id, Record record,
                          const std::function<void(std::string)>& tell) {
    auto begun = house_.analyst.ask(id, std::move(record));
    if (!begun) return call.refuse(status::too_often, begun.sentence());
    tell(std::move(begun).value());
}

// ---- Of a file ----

void RecordCalls::replay_file(const Call& call) {
    if (!may_replay(call)) return;
    const auto wanted_of = [request = call.request](const Record& record) -> Result<Archive::Wanted> {
        SKERRY_LET(auto wanted, wanted_in(*request, record.names.size()));
        wanted.table = describe(committed_card(record), "", [](const std::string&) { return false; });
        return wanted;
    };
    const auto answer = [call](Result<std::string> page) {
        if (!page) return call.refuse(status_of(page.error()), page.sentence());
        call.answer(Response::json(std::move(page).value()));
    };
    if (!house_.archive.page_of_file(call.request->body, wanted_of, call.request->gone, answer))
        call.refuse(status::unavailable, busy_text);
}

void RecordCalls::analysis_file(const Call& call) {
    if (!may_replay(call)) return;
    const auto begin = [this, call](Result<Archive::Posted> posted) {
        if (!posted) return call.refuse(status_of(posted.error()), posted.sentence());
        auto& [id, record] = posted.value();
        analyse(call, id, std::move(record),
                [call, id = id](const std::string&) { call.tell(protocol::AnalysisBegun{id}); });
    };
    if (!house_.archive.read(call.request->body, call.request->gone, begin))
        call.refuse(status::unavailable, busy_text);
}

void RecordCalls::analysis_of_file(const Call& call) {
    const auto known = house_.analyst.look(call.name);
    if (!known)
        return call.refuse(status::missing, "This analysis is no longer available; please choose the file again.");
    call.answer(Response::json(*known));
}

}  // namespace skerry
