// SPDX-License-Identifier: Apache-2.0
#include "protocol/describe.h"

namespace skerry {

protocol::Move describe(const Position& position, Seat seat, Move move, std::span<const std::string> names) {
    const AnyGame& game = position.game();
    return {.text = game.move_text(move),
            .label = game.label(position, seat, move, names),
            .touches = game.touches(position, seat, move),
            .events = {}};
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
        .least = selection.least, .most = selection.most, .complete = selection.complete, .picked = {}};
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
            .silence = protocol::unless_empty(std::move(prompt.silence)),
            .refused = std::move(prompt.refused),
            .selection = std::move(selection)};
}

ToldEvent describe(const Happening& happening) {
    return {happening.seat, happening.audience, happening.text, {happening.json}};
}

protocol::Ranking describe(const GameInfo& info, const Ranking& ranking) {
    protocol::Ranking described{.final = ranking.final, .verdict = ranking.verdict, .unused = {}, .seats = {}};
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
