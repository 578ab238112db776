// SPDX-License-Identifier: Apache-2.0
#include "bots/advice.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "bots/search.h"
#include "catalog/visit.h"
#include "core/sentence.h"
#include "core/wording.h"

namespace skerry {
namespace {

// As shares of one win; a solo result as it is.
Expected shared_out(const Expected& result, std::size_t players) {
    if (players == 1) return result;
    Expected shares{};
    double sum = 0;
    for (std::size_t i = 0; i < players; ++i) sum += result[i];
    for (std::size_t i = 0; i < players; ++i)
        shares[i] = sum > 0 ? result[i] / sum : 1.0 / static_cast<double>(players);
    return shares;
}

Expected rounded(Expected expected) {
    for (double& one : expected) one = thousandths(one);
    return expected;
}

// Whoever stands best has won; in solo games the points.
template <Game G>
Expected end_of(const typename G::State& state) {
    const std::size_t players = G::players(state);
    Expected result{};
    std::array<int, max_seats> worth{};
    for (std::uint8_t i = 0; i < players; ++i) worth[i] = G::evaluate(state, Seat(i));
    if (players == 1) return shared_out({worth[0] / 100.0}, players);
    const int best = *std::max_element(worth.begin(), worth.begin() + static_cast<std::ptrdiff_t>(players));
    for (std::size_t i = 0; i < players; ++i) result[i] = worth[i] == best ? 1.0 : 0.0;
    return shared_out(result, players);
}

std::string fixed(double number, int digits) {
    char text[32];
    const int length = std::snprintf(text, sizeof text, "%.*f", digits, number);
    return {text, static_cast<std::size_t>(std::clamp(length, 0, 31))};
}

// What is less than can be told apart.
double least_difference(bool in_points) { return in_points ? 0.05 : 0.005; }

// How a move changes the features of the value, on average over determinizations.
struct Change {
    std::array<double, max_features> features{};
    std::array<bool, max_features> done{};  // belonged to an action that is carried out now
    int samples = 0, ends = 0;
};

template <Game G>
class Adviser final : public Advising {
    using State = typename G::State;

public:
    Adviser(const State& view, Seat seat, const Budget& budget, const Seed& seed, const AdviceOptions& options)
        : view_(view),
          seat_(seat),
          budget_(budget),
          options_(options),
          players_(G::players(view)),
          search_(seed),
          generator_(nth_seed(seed, 1)),
          random_(generator_) {}

    void begin() { search_.begin(view_, seat_, budget_, tree_, options_.order); }
    bool go_on(std::uint64_t iterations) override { return search_.go_on(iterations); }
    double spent() const override { return search_.spent(); }
    Advised answer() override { return explained(search_.answer()); }
    Advised at_once() { return explained(search_.think(view_, seat_, budget_, options_.order)); }

private:
    static constexpr int samples = 6, max_steps = 16, carry_iterations = 40;
    static constexpr std::uint32_t few_visits = 8;

    Advised explained(Thought thought) {
        Advised advised{.iterations = thought.iterations};
        if (thought.candidates.size() < 2 || thought.iterations == 0) return advised;
        // By value where there were visits enough to know it, the others by visits.
        const std::uint32_t most = thought.candidates[0].visits, well = std::max(1u, most / 8);
        std::sort(thought.candidates.begin(), thought.candidates.end(), [&](const Candidate& a, const Candidate& b) {
            const bool well_a = a.visits >= well, well_b = b.visits >= well;
            if (well_a != well_b) return well_a;
            if (well_a && mine(a) != mine(b)) return mine(a) > mine(b);
            return a.visits != b.visits ? a.visits > b.visits : a.move < b.move;
        });
        for (const Candidate& one : thought.candidates)
            if (advised.moves.size() < options_.max_moves && one.visits >= std::max(few_visits / 2, most / 200))
                advised.moves.push_back(advice(one));
        if (advised.moves.empty()) advised.moves.push_back(advice(thought.candidates[0]));
        if (options_.also) add(*options_.also, thought, advised);
        // A move with few visits may look better than the best by luck.
        for (Advice& one : advised.moves)
            if (one.expected[seat_.index()] > advised.moves[0].expected[seat_.index()])
                one.expected = advised.moves[0].expected;
        std::stable_sort(advised.moves.begin(), advised.moves.end(), [&](const Advice& a, const Advice& b) {
            return a.expected[seat_.index()] > b.expected[seat_.index()];
        });
        if (lost_by(options_.also, advised) >= options_.why_from) explain(advised);
        return advised;
    }

    double mine(const Candidate& one) const { return one.result[seat_.index()]; }
    bool stopped() const { return budget_.stop && budget_.stop->load(std::memory_order_relaxed); }
    Advice advice(const Candidate& one) const {
        return {.move = one.move, .visits = one.visits, .expected = rounded(shared_out(one.result, players_))};
    }

    void add(Move move, const Thought& thought, Advised& advised) {
        for (const Advice& one : advised.moves)
            if (one.move == move) return;
        for (const Candidate& one : thought.candidates) {
            if (one.move != move) continue;
            advised.moves.push_back(advice(one));
            if (one.visits < few_visits) advised.moves.back().expected = rounded(value_of(move));
        }
    }

    double lost_by(const std::optional<Move>& move, const Advised& advised) const {
        for (const Advice& one : advised.moves)
            if (one.move == move)
                return thousandths(advised.moves[0].expected[seat_.index()] - one.expected[seat_.index()]);
        return 0;
    }

    // The value of a move with few visits, by short searches after it.
    Expected value_of(Move move) {
        Expected sum{};
        int count = 0;
        for (int n = 0; n < samples && (n == 0 || !stopped()); ++n, ++count) {
            State state = G::imagine(view_, random_);
            Order order = options_.order;
            play(state, move, order);
            const Expected one = think_on(state, order);
            for (std::size_t i = 0; i < players_; ++i) sum[i] += one[i];
        }
        for (double& one : sum) one /= count;
        return sum;
    }
    // People pick in any order until their selection has ended.
    Revealed play(State& state, Move move, Order& order) {
        const Revealed revealed = Canonical<G>::play(state, seat_, move, {}, order);
        if (!Canonical<G>::picking(state, seat_)) order = Order::canonical;
        return revealed;
    }
    Expected think_on(State& state, Order order) {
        MoveList moves;
        Seat next = seat_;
        while (true) {
            const Seats waiting = G::waiting(state);
            if (waiting.empty()) return end_of<G>(state);
            next = order == Order::any ? seat_ : waiting.front();
            moves.clear();
            Canonical<G>::moves(state, next, moves, order);
            if (moves.size() > 1) break;
            if (order == Order::any)
                play(state, moves[0], order);
            else
                Canonical<G>::play(state, next, moves[0], {});
        }
        const auto thought = search_.think(G::view(state, next), next, {.iterations = carry_iterations}, order);
        return shared_out(thought.candidates[0].result, players_);
    }

    // Plays a move and carries the action out: the seat goes on with what the search prefers until it is settled.
    void carry_out(State& state, Move move, std::vector<std::string>* then) {
        Order order = options_.order;
        bool known = play(state, move, order) == Revealed::no;
        for (int n = 0; n < max_steps && G::waiting(state).has(seat_) && !G::settled(state, seat_); ++n) {
            const State view = G::view(state, seat_);
            const Move next = search_.think(view, seat_, {.iterations = carry_iterations}, order).candidates[0].move;
            if (then && known) then->push_back(G::label(view, seat_, next, options_.names).head);
            known = play(state, next, order) == Revealed::no && known;
        }
    }

    static void weigh(const State& state, Seat seat, std::array<double, max_features>& out) {
        Features features;
        G::features(state, seat, features);
        const std::span<const std::int16_t> weights = learned<G>(G::players(state) == 1).weights;
        for (std::size_t i = 0; i < features.size(); ++i)
            out[i] = weights.empty() ? features[i] : features[i] * weights[i] / 100.0;
    }

    Change change_by(Advice& advice) {
        Change change;
        change.done.fill(true);
        for (int n = 0; n < samples && (n == 0 || !stopped()); ++n) {
            State state = G::imagine(view_, random_);
            const bool under_way = !G::settled(state, seat_);
            std::array<double, max_features> before{}, after{};
            weigh(state, seat_, before);
            carry_out(state, advice.move, n == 0 ? &advice.then : nullptr);
            ++change.samples;
            if (G::waiting(state).empty()) {
                ++change.ends;
                continue;
            }
            weigh(state, seat_, after);
            for (std::size_t i = 0; i < max_features; ++i) {
                change.features[i] += after[i] - before[i];
                change.done[i] = change.done[i] && under_way && after[i] == 0;
            }
        }
        for (double& feature : change.features) feature /= std::max(1, change.samples - change.ends);
        return change;
    }

    void explain(Advised& advised) {
        std::vector<Change> changes;
        for (Advice& one : advised.moves) changes.push_back(change_by(one));
        // A cost that all moves share is no reason against one of them.
        std::array<double, max_features> anyway{};
        if (changes.size() > 1)
            for (std::size_t i = 0; i < max_features; ++i) {
                anyway[i] = -std::numeric_limits<double>::max();
                for (const Change& change : changes) anyway[i] = std::max(anyway[i], change.features[i]);
                anyway[i] = std::min(anyway[i], 0.0);
            }
        for (std::size_t n = 0; n < changes.size(); ++n) {
            advised.moves[n].why = aim_text(changes[n], anyway);
            if (changes.size() > 1) advised.moves[n].why += " " + comparison(advised, changes, n);
        }
    }

    static std::size_t feature_count() { return std::min(G::search_params.feature_names.size(), max_features); }
    // What it is when it rises, and when it falls.
    static std::string_view feature_name(std::size_t feature, bool rises) {
        const std::string_view name = G::search_params.feature_names[feature];
        const std::size_t bar = name.find('|');
        return bar == std::string_view::npos ? name : rises ? name.substr(0, bar) : name.substr(bar + 1);
    }
    // Differences that are too small to speak of.
    static constexpr double least_reason() { return G::search_params.win75_lead / 50.0; }

    // What a move aims at, and at what cost.
    static std::string aim_text(const Change& change, const std::array<double, max_features>& anyway) {
        constexpr std::size_t max_names = 2;
        if (2 * change.ends > change.samples) return "Ends the game.";
        struct Reason {
            std::string_view name;
            double by;
        };
        std::vector<Reason> reasons;
        double largest = 0;
        for (std::size_t i = 0; i < feature_count(); ++i) {
            const double by = change.features[i] < 0 ? change.features[i] - anyway[i] : change.features[i];
            if (by < 0 && change.done[i]) continue;
            reasons.push_back({feature_name(i, by > 0), by});
            largest = std::max(largest, std::abs(by));
        }
        const double least = std::max(largest / 5, least_reason());
        std::sort(reasons.begin(), reasons.end(), [](const Reason& a, const Reason& b) {
            return std::abs(a.by) != std::abs(b.by) ? std::abs(a.by) > std::abs(b.by) : a.name < b.name;
        });
        std::vector<std::string_view> gains, losses;
        for (const Reason& reason : reasons) {
            if (std::abs(reason.by) < least) break;
            auto& side = reason.by > 0 ? gains : losses;
            if (side.size() < max_names && std::find(side.begin(), side.end(), reason.name) == side.end())
                side.push_back(reason.name);
        }
        if (gains.empty() && losses.empty()) return "A quiet move.";
        if (gains.empty()) return said("Gives up {losses} for later.", joined(losses));
        return said("Aims at {gains}[, at the cost of {losses}].", joined(gains), joined(losses));
    }

    // The best move beside the next one, the others beside the best: by how much, and what most of it comes from.
    std::string comparison(const Advised& advised, const std::vector<Change>& changes, std::size_t n) const {
        const bool is_best = n == 0;
        const std::size_t better = 0, worse = is_best ? 1 : n, seat = seat_.index();
        std::string from;
        double most = least_reason();
        for (std::size_t i = 0; i < feature_count(); ++i) {
            const double by = changes[better].features[i] - changes[worse].features[i];
            if (by > most) most = by, from = feature_name(i, true);
        }
        // That has just been said.
        if (is_best && advised.moves[n].why.starts_with("Aims at " + from)) from.clear();
        const double by = advised.moves[better].expected[seat] - advised.moves[worse].expected[seat];
        const bool points = players_ == 1;
        if (by < least_difference(points)) return is_best ? "About as good as the next." : "About as good as the best.";
        const std::string much = difference_text(by, points);
        if (is_best)
            return points ? said("Brings {much} more than the next[, thanks to {from}].", much, from)
                          : said("Wins {much} more often than the next[, thanks to {from}].", much, from);
        return points ? said("Brings {much} less than the best[, which brings {from}].", much, from)
                      : said("Wins {much} less often than the best[, which brings {from}].", much, from);
    }

    const State view_;
    Seat seat_;
    Budget budget_;
    AdviceOptions options_;
    std::size_t players_;
    Search<G> search_;
    Tree tree_;
    Generator generator_;
    Random random_;
};

}  // namespace

Advised advise(const Position& view, Seat seat, const Budget& budget, const Seed& seed, const AdviceOptions& options) {
    return visit_game(view.game(), [&]<class G>(std::type_identity<G>) {
        return Adviser<G>(state_of<G>(view), seat, budget, seed, options).at_once();
    });
}

std::unique_ptr<Advising> begin_advice(const Position& view, Seat seat, const Budget& budget, const Seed& seed,
                                       const AdviceOptions& options) {
    return visit_game(view.game(), [&]<class G>(std::type_identity<G>) -> std::unique_ptr<Advising> {
        auto adviser = std::make_unique<Adviser<G>>(state_of<G>(view), seat, budget, seed, options);
        adviser->begin();
        return adviser;
    });
}

bool has_choice(const Position& view, Seat seat) {
    return visit_game(view.game(), [&]<class G>(std::type_identity<G>) {
        MoveList moves;
        Canonical<G>::moves(state_of<G>(view), seat, moves);
        return moves.size() > 1;
    });
}

protocol::Advice describe(const Position& view, Seat seat, const Advice& advice, std::span<const std::string> names) {
    const AnyGame& game = view.game();
    protocol::Advice described;
    described.text = game.move_text(advice.move);
    described.label = game.label(view, seat, advice.move, names);
    described.touches = game.touches(view, seat, advice.move);
    described.expected = advice.expected[seat.index()];
    return described;
}

protocol::Hint hint_of(const Position& view, Seat seat, const Advised& advised, std::span<const std::string> names) {
    protocol::Hint hint{.in_points = in_points(view), .moves = {}};
    for (const Advice& one : advised.moves) {
        hint.moves.push_back(describe(view, seat, one, names));
        hint.moves.back().why = one.why;
        hint.moves.back().then = one.then;
    }
    return hint;
}

Expected expected_at_end(const Position& position) {
    return visit_game(position.game(),
                      [&]<class G>(std::type_identity<G>) { return end_of<G>(state_of<G>(position)); });
}

double share_of(const Position& position, double lost) {
    if (!in_points(position)) return lost;
    return visit_game(position.game(), [&]<class G>(std::type_identity<G>) {
        const double lead = 100 * lost / G::search_params.win75_lead;
        return 0.5 - 1 / (1 + exp2_of(Search<G>::log2_of_three * lead));
    });
}

bool in_points(const Position& position) { return position.game().players(position) == 1; }

std::string expected_text(double expected, bool in_points) {
    return in_points ? fixed(expected, 1) : fixed(100 * expected, 0) + " %";
}

std::string expected_phrase(double expected, bool in_points) {
    return in_points ? "about " + fixed(expected, 1) + " points" : fixed(100 * expected, 0) + " % to win";
}

std::string difference_text(double by, bool in_points) {
    if (!in_points) return fixed(100 * by, by < 0.0995 ? 1 : 0) + " %";
    const std::string points = fixed(by, 1);
    return points + (points == "1.0" ? " point" : " points");
}

}  // namespace skerry
