// SPDX-License-Identifier: Apache-2.0
#include "bots/analysis.h"

#include <algorithm>
#include <numeric>

#include "bots/search.h"
#include "core/sentence.h"

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
            if (one.move == decided.played[n]) lost = thousandths(best - one.expected[seat]);
        const bool first = judged.advised.moves.empty();
        if (first) judged.best = judged.played = best;
        judged.played -= lost;
        if (!first && lost <= worst) continue;
        judged.advised = std::move(advised), judged.at = n, worst = lost;
    }
    judged.played = thousandths(in_points_ ? judged.played : std::max(judged.played, 0.0));
    return judged;
}

Move Analysis::advised_move(std::size_t decision) const { return decisions_[decision].played[judged_[decision].at]; }

Position Analysis::view_of(std::size_t decision, std::size_t move) const {
    const Decided& decided = decisions_[decision];
    Position view = decided.view;
    for (std::size_t n = 0; n < move; ++n) record_.game->play(view, decided.seat, decided.played[n]);
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

std::vector<std::size_t> Analysis::costliest(std::vector<std::size_t> decisions, std::size_t most) const {
    std::erase_if(decisions, [&](std::size_t n) { return judged_[n].lost() < worth_noting(); });
    std::stable_sort(decisions.begin(), decisions.end(),
                     [&](std::size_t a, std::size_t b) { return judged_[a].lost() > judged_[b].lost(); });
    if (decisions.size() > most) decisions.resize(most);
    return decisions;
}

std::vector<std::size_t> Analysis::turning_points() const {
    std::vector<std::size_t> all(judged_.size());
    std::iota(all.begin(), all.end(), 0);
    std::vector<std::size_t> points = costliest(std::move(all), max_turning_points);
    std::sort(points.begin(), points.end());
    return points;
}

// A decision that lost nothing counts for 100, and half as much for every `halved_by` of a win that it lost.
Analysis::Play Analysis::play_of(Seat seat) const {
    constexpr double halved_by = 0.1;
    Play play;
    std::vector<std::size_t> mine;
    double sum = 0;
    for (std::size_t n = 0; n < decisions_.size(); ++n) {
        if (decisions_[n].seat != seat) continue;
        mine.push_back(n);
        const double lost = judged_[n].lost();
        play.lost += lost;
        if (lost == 0) ++play.best;
        sum += 100 * exp2_of(-share_of(decisions_[n].view, lost) / halved_by);
    }
    play.decisions = mine.size();
    if (!mine.empty()) play.accuracy = sum / static_cast<double>(mine.size());
    play.worst = costliest(std::move(mine), max_worst);
    return play;
}

std::string Analysis::summary(const Play& play) const {
    if (play.decisions == 0) return "Had nothing to decide.";
    const char* verdict = play.accuracy >= 95   ? "Played superbly"
                          : play.accuracy >= 85 ? "Played well"
                          : play.accuracy >= 70 ? "Missed some chances"
                                                : "Missed many chances";
    const double each = play.lost / static_cast<double>(play.decisions);
    return said("{verdict}: the best move in {best} of {n|decision|decisions}[, and {lost} lost by each on average].",
                verdict, static_cast<int>(play.best), static_cast<int>(play.decisions),
                play.lost == 0 ? std::string() : difference_text(each, in_points_));
}

protocol::Analysis Analysis::described() const {
    protocol::Analysis all{.game = record_.game->info().id,
                           .in_points = in_points_,
                           .iterations = options_.iterations,
                           .names = record_.names,
                           .curve = {},
                           .decisions = {},
                           .turning = {},
                           .seats = {}};
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
    const auto numbers = [](const std::vector<std::size_t>& decisions) {
        return std::vector<std::int64_t>(decisions.begin(), decisions.end());
    };
    all.turning = numbers(turning_points());
    for (std::uint8_t i = 0; i < record_.names.size(); ++i) {
        const Play play = play_of(Seat(i));
        all.seats.push_back({.accuracy = play.accuracy,
                             .decisions = static_cast<std::int64_t>(play.decisions),
                             .best = static_cast<std::int64_t>(play.best),
                             .lost = play.lost,
                             .worst = numbers(play.worst),
                             .summary = summary(play)});
    }
    return all;
}

}  // namespace skerry
