// SPDX-License-Identifier: Apache-2.0
#include "bots/analysis.h"

#include <algorithm>

namespace skerry {

namespace {

// Gathers the moves of a record into decisions: each move of a choice, and all moves of a selection as one.
class Gatherer {
public:
    explicit Gatherer(const AnyGame& game) : game_(game) {}

    // Before and after each move of the record.
    void before(std::size_t index, const Position& position, Seat seat, Move move) {
        move_ = move;
        selection_ = game_.prompt(position, seat).selection;
        auto& open = open_[seat.index()];
        if (!open) open = Decided{.index = index, .seat = seat, .view = game_.view(position, seat), .played = {}};
        if (is_put_back(move)) {
            const auto at = std::find(open->played.begin(), open->played.end(), put_back(move));
            if (at != open->played.end())
                open->played.erase(at);
            else
                game_.play(open->view, seat, move);  // picked before the record begins
        } else {
            open->played.push_back(move);
        }
    }
    void after(const Position& position, Seat seat) {
        auto& open = open_[seat.index()];
        const bool ended = !still_selecting(position, seat);
        if (ended) close(*open);
        if (ended || open->played.empty()) open.reset();
    }

    std::vector<Decided> decisions() && {
        std::sort(decisions_.begin(), decisions_.end(),
                  [](const Decided& a, const Decided& b) { return a.index < b.index; });
        return std::move(decisions_);
    }

private:
    bool still_selecting(const Position& position, Seat seat) const {
        if (!selection_ || move_ == done) return false;
        if (is_put_back(move_)) return true;
        if (!game_.waiting(position).has(seat)) return false;
        const auto now = game_.prompt(position, seat).selection;
        return now && now->picked.size() == selection_->picked.size() + 1;
    }
    // Picks are kept in canonical order; "done" and moves that are no picks come last.
    void close(Decided& decided) {
        std::sort(decided.played.begin(), decided.played.end(),
                  [](Move a, Move b) { return std::pair(a == done, pick_of(a)) < std::pair(b == done, pick_of(b)); });
        Position view = decided.view;
        for (std::size_t n = 0; n < decided.played.size(); ++n) {
            if (n > 0) game_.play(view, decided.seat, decided.played[n - 1]);
            if (!has_choice(view, decided.seat)) continue;
            decisions_.push_back(std::move(decided));
            return;
        }
    }

    const AnyGame& game_;
    Move move_{};                         // the one between before() and after()
    std::optional<Selection> selection_;  // before it
    std::array<std::optional<Decided>, max_seats> open_;
    std::vector<Decided> decisions_;
};

}  // namespace

Result<Analysis> Analysis::begin(Record record, const Options& options) {
    SKERRY_LET(auto first, first_position(record));
    Position position = std::move(first);
    const AnyGame& game = *record.game;
    Analysis analysis(std::move(record), options);
    analysis.in_points_ = skerry::in_points(position);
    Gatherer gatherer(game);
    for (std::size_t i = 0; i < analysis.record_.moves.size(); ++i) {
        const Seat seat = analysis.record_.moves[i].seat;
        SKERRY_LET(const Move move, move_at(analysis.record_, i, position));
        gatherer.before(i, position, seat, move);
        game.play(position, seat, move);
        gatherer.after(position, seat);
    }
    if (game.waiting(position).empty())
        analysis.end_ = expected_at_end(position);
    else if (!options.unfinished)
        return Error{"The game is not over; only finished games are analysed."};
    analysis.decisions_ = std::move(gatherer).decisions();
    analysis.judged_.resize(analysis.decisions_.size());
    return analysis;
}

double Analysis::worth_noting() const { return in_points_ ? 1 : 0.03; }

// A selection costs what its picks cost one after the other in canonical order, in which every set has one way to it. Whoever
// ends with the best set has lost nothing.
Judged Analysis::judge(std::size_t decision, const std::atomic<bool>* stop) const {
    const Decided& decided = decisions_[decision];
    const std::size_t seat = decided.seat.index();
    const Budget budget{.iterations = options_.iterations, .time = options_.time, .stop = stop};
    const Seed seed = Seed::number(decided.index + 1);
    Position view = decided.view;
    Judged judged;
    double worst = 0;
    for (std::size_t n = 0; n < decided.played.size(); ++n) {
        if (n > 0) record_.game->play(view, decided.seat, decided.played[n - 1]);
        Advised advised = advise(
            view, decided.seat, budget, n == 0 ? seed : nth_seed(seed, n),
            {.also = decided.played[n], .why_from = worth_noting(), .order = Order::canonical, .names = record_.names});
        if (advised.moves.empty()) continue;
        const double best = advised.moves[0].expected[seat];
        double lost = 0;
        for (const Advice& one : advised.moves)
            if (one.move == decided.played[n]) lost = best - one.expected[seat];
        const bool first = judged.advised.moves.empty();
        if (first) judged.best = judged.played = best;
        judged.played -= lost;
        if (!first && lost <= worst) continue;
        judged.advised = std::move(advised), judged.at = n, worst = lost;
    }
    if (!in_points_) judged.played = std::max(judged.played, 0.0);
    return judged;
}

Move Analysis::advised_move(std::size_t decision) const { return decisions_[decision].played[judged_[decision].at]; }

Position Analysis::advised_view(std::size_t decision) const {
    const Decided& decided = decisions_[decision];
    Position view = decided.view;
    for (std::size_t n = 0; n < judged_[decision].at; ++n) record_.game->play(view, decided.seat, decided.played[n]);
    return view;
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
    // Positions between judged decisions keep the last value; earlier ones have the first.
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
    if (points.size() > max_turning_points) points.resize(max_turning_points);
    std::sort(points.begin(), points.end());
    return points;
}

protocol::Analysis Analysis::described() const {
    protocol::Analysis all{.game = record_.game->info().id,
                           .in_points = in_points_,
                           .iterations = options_.iterations,
                           .names = record_.names,
                           .curve = {},
                           .decisions = {},
                           .turning = {}};
    for (const Expected& row : curve())
        all.curve.emplace_back(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(record_.names.size()));
    for (std::size_t n = 0; n < decisions_.size(); ++n) {
        const Decided& decided = decisions_[n];
        const Position view = advised_view(n);
        protocol::Judged judged{.at = static_cast<std::int64_t>(decided.index),
                                .seat = decided.seat,
                                .lost = judged_[n].lost(),
                                .moves = {}};
        for (const Advice& one : judged_[n].advised.moves) {
            protocol::Advice& move = judged.moves.emplace_back(describe(view, decided.seat, one, record_.names));
            move.visits = one.visits;
            if (one.move == advised_move(n)) move.played = true;
            move.why = protocol::unless_empty(one.why);
        }
        all.decisions.push_back(std::move(judged));
    }
    for (const std::size_t n : turning_points()) all.turning.push_back(static_cast<std::int64_t>(n));
    return all;
}

}  // namespace skerry
