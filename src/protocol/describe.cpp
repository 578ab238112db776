// SPDX-License-Identifier: Apache-2.0
#include "protocol/describe.h"

#include "protocol/forced.h"

namespace skerry {
namespace {

// What a move would do immediately, as the seat sees it; nothing if it reveals something.
std::vector<protocol::GameEvent> preview(Position position, Seat seat, Move move, std::span<const std::string> names) {
    std::vector<ToldEvent> happened;
    const Revealed revealed = position.game().play(position, seat, move, names, &happened);
    std::vector<protocol::GameEvent> events;
    if (revealed == Revealed::no)
        for (ToldEvent& event : happened)
            if (sees(seat, event.audience)) events.push_back({std::move(event.json)});
    return events;
}

}  // namespace

protocol::Games describe_games() {
    protocol::Games all{.games = {}, .bots = all_bots(), .default_bot = default_bot(), .first_bot = first_bot()};
    for (const AnyGame* game : all_games()) all.games.push_back(game->info());
    return all;
}

protocol::Move describe(const Position& position, Seat seat, Move move, std::span<const std::string> names) {
    const AnyGame& game = position.game();
    return {.text = game.move_text(move),
            .label = game.label(position, seat, move, names),
            .touches = game.touches(position, seat, move),
            .events = {},
            .times = {}};
}

std::vector<protocol::Move> describe_moves(const Position& position, Seat seat, std::span<const std::string> names) {
    std::vector<protocol::Move> all;
    for (const Move move : position.game().moves(position, seat)) all.push_back(describe(position, seat, move, names));
    return all;
}

json::Optional<protocol::Selection> describe_selection(const Position& position, Seat seat, const Prompt& prompt,
                                                       std::span<const std::string> names) {
    if (!prompt.selection) return {};
    const AnyGame& game = position.game();
    const Selection& selection = *prompt.selection;
    protocol::Selection described{
        .least = selection.least, .most = selection.most, .complete = selection.complete, .picked = {}, .all = {}};
    for (const Move move : selection.picked)
        described.picked.push_back({.text = game.move_text(move),
                                    .label = game.label(position, seat, move, names),
                                    .back = game.move_text(put_back(move)),
                                    .touches = game.touches(position, seat, move)});
    return described;
}

Question describe(const Position& position, Seat seat, std::span<const std::string> names) {
    Prompt prompt = position.game().prompt(position, seat, names);
    auto selection = describe_selection(position, seat, prompt, names);
    return {.decision = std::move(prompt.decision),
            .line = std::move(prompt.line),
            .about = std::move(prompt.about),
            .default_answer = protocol::unless_empty(std::move(prompt.default_answer)),
            .refused = std::move(prompt.refused),
            .selection = std::move(selection)};
}

Position complete(const Position& view) {
    Generator generator(Seed::number(1));
    Random random(generator);
    return view.game().imagine(view, random);
}

protocol::Decision describe_decision(const Position& view, Seat seat, std::span<const Move> moves,
                                     std::span<const std::string> names) {
    Prompt prompt = view.game().prompt(view, seat, names);
    protocol::Decision decision;
    decision.seat = seat;
    decision.selection = describe_selection(view, seat, prompt, names);
    decision.decision = std::move(prompt.decision);
    decision.line = std::move(prompt.line);
    decision.about = std::move(prompt.about);
    decision.default_answer = protocol::unless_empty(std::move(prompt.default_answer));
    decision.refused = std::move(prompt.refused);
    const Position known = complete(view);
    decision.moves.reserve(moves.size());
    int kinds = 0, things = 0;
    for (const Move move : moves) {
        decision.moves.push_back(describe(view, seat, move, names));
        decision.moves.back().events = preview(known, seat, move, names);
        if (!decision.selection || move == done) continue;
        const int count = times(known, seat, move);
        if (count > 1) decision.moves.back().times = count;
        ++kinds, things += count;
    }
    if (kinds > 1) decision.selection->all = protocol::unless_empty(picks(known, seat, things));
    if (auto only = forced(known, seat)) {
        // Who answers in somebody else's turn may hold something that few hands hold.
        only->tells = only->tells || decision.default_answer;
        decision.forced = std::move(*only);
    }
    return decision;
}

DescribedEvent describe(const ToldEvent& event) { return {event.seat, event.audience, event.text, {event.json}}; }

protocol::Ranking describe(const GameInfo& info, const Ranking& ranking) {
    protocol::Ranking described{
        .final = ranking.final, .verdict = ranking.verdict, .unused = {}, .seats = {}, .target = {}};
    if (ranking.target) described.target = *ranking.target;
    for (std::size_t c = 0; c < info.categories.size(); ++c)
        if (!ranking.counts(c)) described.unused.push_back(info.categories[c]);
    for (const Standing& standing : ranking.seats) {
        protocol::SeatScore score{.place = standing.place, .won = standing.won, .total = standing.total};
        for (std::size_t c = 0; c < standing.points.size(); ++c) {
            score.points.emplace_back(info.categories[c], standing.points[c]);
            if (standing.hides(c)) score.hidden.push_back(info.categories[c]);
        }
        described.seats.push_back(std::move(score));
    }
    return described;
}

}  // namespace skerry
