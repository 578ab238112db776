#include "bots/analysis.h"

#include <algorithm>

namespace skerry {

Result<Analysis> Analysis::begin(Record record, const Options& options) {
    SKERRY_LET(auto first, first_position(record));
    Position position = std::move(first);
    const AnyGame& game = *record.game;
    Analysis analysis(std::move(record), options);
    analysis.in_points_ = skerry::in_points(position);
    for (std::size_t i = 0; i < analysis.record_.moves.size(); ++i) {
        const RecordedMove& move = analysis.record_.moves[i];
        if (game.waiting(position).has(move.seat) && game.moves(position, move.seat).size() > 1)
            if (const auto played = game.parse_move(move.text))
                analysis.decisions_.push_back(
                    {.index = i, .seat = move.seat, .view = game.view(position, move.seat), .played = played.value()});
        SKERRY_TRY(replay_move(analysis.record_, i, position));
    }
    if (game.waiting(position).empty())
        analysis.end_ = expected_at_end(position);
    else if (!options.unfinished)
        return Error{"The game is not over; only a finished game is analysed."};
    analysis.judged_.resize(analysis.decisions_.size());
    return analysis;
}

double Analysis::worth_noting() const { return in_points_ ? 1 : 0.03; }

Judged Analysis::judge(std::size_t decision, const std::atomic<bool>* stop) const {
    const Decided& decided = decisions_[decision];
    const std::size_t seat = decided.seat.index();
    const Budget budget{.iterations = options_.iterations, .time = options_.time, .stop = stop};
    Judged judged;
    judged.advised = advise(decided.view, decided.seat, budget, Seed::number(decided.index + 1),
                            {.most = 3, .also = decided.played, .why_from = worth_noting()});
    if (judged.advised.moves.empty()) return judged;
    judged.best = judged.advised.moves[0].expected[seat];
    for (const Advice& one : judged.advised.moves)
        if (one.move == decided.played) judged.played = one.expected[seat];
    return judged;
}

void Analysis::note(std::size_t decision, Judged judged) { judged_[decision] = std::move(judged); }

std::vector<Expected> Analysis::curve() const {
    std::vector<Expected> rows(record_.moves.size() + 1);
    std::vector<bool> known(rows.size());
    for (std::size_t n = 0; n < decisions_.size(); ++n)
        if (!judged_[n].advised.moves.empty()) {
            rows[decisions_[n].index] = judged_[n].advised.moves[0].expected;
            known[decisions_[n].index] = true;
        }
    if (end_) rows.back() = *end_, known.back() = true;
    // Before the first thought as at it, and between two as at the earlier one.
    const auto first = std::find(known.begin(), known.end(), true);
    if (first == known.end()) return rows;
    Expected last = rows[static_cast<std::size_t>(first - known.begin())];
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (known[i]) last = rows[i];
        rows[i] = last;
    }
    return rows;
}

std::vector<std::size_t> Analysis::turning_points() const {
    std::vector<std::size_t> points;
    for (std::size_t n = 0; n < judged_.size(); ++n)
        if (judged_[n].lost() >= worth_noting()) points.push_back(n);
    std::sort(points.begin(), points.end(), [&](std::size_t a, std::size_t b) {
        return judged_[a].lost() != judged_[b].lost() ? judged_[a].lost() > judged_[b].lost() : a < b;
    });
    if (points.size() > most_turning) points.resize(most_turning);
    std::sort(points.begin(), points.end());
    return points;
}

std::string Analysis::json() const {
    const AnyGame& game = *record_.game;
    json::Writer out;
    out.object().field("game", game.info().id).field("in_points", in_points_).field("iterations", options_.iterations);
    out.key("names").list();
    for (const std::string& name : record_.names) out.value(name);
    out.end().key("curve").list();
    for (const Expected& row : curve()) {
        out.list();
        for (std::size_t i = 0; i < record_.names.size(); ++i) out.value(row[i]);
        out.end();
    }
    out.end().key("decisions").list();
    for (std::size_t n = 0; n < decisions_.size(); ++n) {
        const Decided& decided = decisions_[n];
        const Judged& judged = judged_[n];
        out.object().field("at", decided.index).field("seat", decided.seat.index());
        out.field("lost", judged.lost()).key("moves").list();
        for (const Advice& one : judged.advised.moves) {
            out.object().field("text", game.move_text(one.move));
            out.field("label", game.label(decided.view, decided.seat, one.move)).key("touches").list();
            for (const Thing& thing : game.touches(decided.view, decided.seat, one.move)) out.value(thing.id);
            out.end().field("expected", one.expected[decided.seat.index()]).field("visits", one.visits);
            if (one.move == decided.played) out.field("played", true);
            if (!one.why.empty()) out.field("why", one.why);
            out.end();
        }
        out.end().end();
    }
    out.end().key("turning").list();
    for (const std::size_t n : turning_points()) out.value(n);
    return out.end().end().text();
}

}  // namespace skerry
