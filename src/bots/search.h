// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>
#include <vector>

#include "bots/side_by_side.h"
#include "bots/thought.h"
#include "core/canonical.h"

// Information-set Monte-Carlo tree search (ISMCTS) on the static interface of a
// game. Each iteration samples a determinization, a full state that the view
// does not rule out (G::imagine). It descends the tree by PUCT, adds one node,
// plays a rollout by prior, evaluates where that ends, and backs the rewards up
// to every mover on the path. Nodes belong to information sets: a seat's moves
// depend on what that seat has seen, so simultaneous and secret choices do not
// leak.
//
// Search::think is the way in; Search::begin and go_on do the same in slices.
// What differs per game is data: SearchParams, Weights (core/judgement.h).
namespace skerry {

// SplitMix64: a small fast generator for choices inside a search. What the
// rules draw comes from their own generator.
class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t seed) : state_(seed) {}
    explicit SplitMix64(const Seed& seed) { std::memcpy(&state_, seed.bytes.data(), sizeof state_); }
    static constexpr std::uint64_t mix(std::uint64_t n) {
        n = (n ^ n >> 30) * 0xbf58476d1ce4e5b9;
        n = (n ^ n >> 27) * 0x94d049bb133111eb;
        return n ^ n >> 31;
    }
    std::uint64_t next() { return mix(state_ += 0x9e3779b97f4a7c15); }
    std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>((next() >> 32) * count >> 32); }

private:
    std::uint64_t state_;
};

// 2 to the power of x by plain arithmetic: libraries differ in the last digit,
// and every digit is part of a bot's choices, which are the same on every
// machine and in the browser.
inline double exp2_of(double x) {
    x = std::clamp(x, -1000.0, 1000.0);
    const double whole = std::floor(x + 0.5), rest = (x - whole) * 0.69314718055994531;
    double sum = 1;
    for (const double part : {1.0 / 13, 1.0 / 12, 1.0 / 11, 1.0 / 10, 1.0 / 9, 1.0 / 8, 1.0 / 7, 1.0 / 6, 1.0 / 5,
                              1.0 / 4, 1.0 / 3, 1.0 / 2, 1.0})
        sum = 1 + sum * rest * part;
    return std::ldexp(sum, static_cast<int>(whole));
}

// The edges of the tree: moves that were tried at a node, in one hash table
// keyed by node and move. Its memory is taken before the search begins; once it
// is full the tree grows no further.
class Tree {
public:
    struct Edge {
        std::uint64_t key = 0;
        std::uint32_t visits = 0;
        std::uint32_t available = 0;  // ISMCTS availability: visits of the node at
                                      // which the move was legal
        double reward_sum = 0;        // of its mover
    };

    // Empties the table and makes room for this many edges.
    void clear(std::size_t edges) {
        const std::size_t size = std::bit_ceil(std::max<std::size_t>(edges + edges / 2, 1024));
        if (edges_.size() < size) edges_.resize(size);
        mask_ = size - 1;
        left_ = size / 4 * 3;
        std::memset(static_cast<void*>(edges_.data()), 0, size * sizeof(Edge));
    }
    bool full() const { return left_ == 0; }
    // The edge of a move, or the empty slot for it, whose key is 0. Edges of a
    // node lie close together.
    Edge& find(std::uint64_t node, Move move) {
        const std::uint64_t hash = SplitMix64::mix(move.bits() + 0x9e3779b97f4a7c15), key = key_of(node, hash);
        for (std::size_t i = (node + (hash & 31)) & mask_;; i = (i + 1) & mask_)
            if (edges_[i].key == key || edges_[i].key == 0) return edges_[i];
    }
    // Finds the slot again: two moves looked up before either was added share
    // one.
    Edge& add(std::uint64_t node, Move move) {
        Edge& edge = find(node, move);
        edge.key = key_of(node, SplitMix64::mix(move.bits() + 0x9e3779b97f4a7c15));
        --left_;
        return edge;
    }

private:
    static std::uint64_t key_of(std::uint64_t node, std::uint64_t hash) { return (node ^ std::rotl(hash, 17)) | 1; }

    std::vector<Edge> edges_;
    std::size_t mask_ = 0, left_ = 0;
};

template <Game G>
const Learned& learned(bool solo) {
    return solo ? G::weights.solo : G::weights.multi;
}

// The priors of a game as weights per move, in 1/64: a move without a prior
// has 64. In the tree they count less, by SearchParams::prior_weight.
template <Game G>
class PriorTable {
public:
    static const PriorTable& of(bool solo) {
        static const PriorTable tables[]{PriorTable(learned<G>(false)), PriorTable(learned<G>(true))};
        return tables[solo];
    }
    std::uint32_t rollout_weight(Move move) const { return rollout_[pattern_index(move)]; }
    std::uint32_t tree_weight(Move move) const { return tree_[pattern_index(move)]; }

private:
    explicit PriorTable(const Learned& learned) {
        rollout_.fill(unit), tree_.fill(unit);
        for (const Prior& prior : learned.priors) {
            const std::size_t i = pattern_index(G::parse_pattern(prior.pattern).value());
            rollout_[i] = weight(prior.log2_weight / 100.0);
            tree_[i] = weight(prior.log2_weight * G::search_params.prior_weight / 10'000.0);
        }
    }
    static std::uint16_t weight(double log2) {
        return static_cast<std::uint16_t>(std::clamp(unit * exp2_of(log2), 1.0, 60'000.0));
    }

    static constexpr std::uint16_t unit = 64;
    std::array<std::uint16_t, pattern_count> rollout_, tree_;
};

// The rollout policy: the index of a move, with a probability in proportion to
// its prior.
template <Game G>
std::size_t sample_by_prior(const MoveList& moves, const PriorTable<G>& priors, SplitMix64& rng) {
    if (moves.size() == 1) return 0;
    std::array<std::uint32_t, MoveList::capacity> weights;
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) sum += weights[i] = priors.rollout_weight(moves[i]);
    std::uint32_t at = rng.below(sum);
    for (std::size_t i = 0;; ++i) {
        if (at < weights[i]) return i;
        at -= weights[i];
    }
}

// The value of a position for a seat: its features, weighed as learned. A
// finished game has its result.
template <Game G>
int learned_value(const typename G::State& state, Seat seat) {
    const Learned& learned = skerry::learned<G>(G::players(state) == 1);
    if (G::waiting(state).empty() || learned.weights.empty()) return G::evaluate(state, seat);
    Features features;
    G::features(state, seat, features);
    int sum = 0;
    for (std::size_t i = 0; i < features.size(); ++i) sum += features[i] * learned.weights[i];
    return learned.intercept + sum / 100;
}

template <Game G>
class Search {
    using State = typename G::State;
    using Rewards = std::array<double, max_seats>;

public:
    // The binary logarithm of 3: a logistic curve through 3/4 at win75_lead.
    static constexpr double log2_of_three = 1.5849625;

    explicit Search(const Seed& seed, const SearchParams& params = G::search_params)
        : params_(params), generator_(seed), random_(generator_), rng_(random_.next64()) {}

    // The same seed, iterations and number of threads give the same answer,
    // unless time or a stop ends it early. `root` says in which order the seat
    // picks if it is asked for a selection: bots in canonical order, people in
    // any.
    Thought think(const State& view, Seat seat, const Budget& budget, Order root = Order::canonical) {
        static thread_local Tree tree;  // its memory serves one search after the other
        begin(view, seat, budget, tree, root);
        go_on();
        return answer();
    }

    // The same in slices, with a tree of its own that outlives it: begin(),
    // go_on() until it is true, answer().
    void begin(const State& view, Seat seat, const Budget& budget, Tree& tree, Order root = Order::canonical) {
        view_ = view, seat_ = seat, budget_ = budget, root_order_ = root, tree_ = &tree;
        thought_ = {};
        moves_.clear();
        Canonical<G>::moves(view, seat, moves_, root);
        for (Move move : moves_) thought_.candidates.push_back({.move = move});
        players_ = G::players(view);
        priors_ = &PriorTable<G>::of(players_ == 1);
        count_ = 0, mean_ = 0, squares_ = 0;
        limit_ = budget.iterations > 0 ? budget.iterations : max_iterations;
        began_ = std::chrono::steady_clock::now();
        thought_.decided = moves_.size() == 1;
        if (moves_.size() > 1 && budget.threads <= 1) tree.clear(std::min(limit_, max_iterations));
    }
    // So many more iterations; true once the budget is spent or the choice is
    // made.
    bool go_on(std::uint64_t iterations = std::numeric_limits<std::uint64_t>::max()) {
        if (moves_.size() == 1) return true;
        if (budget_.threads > 1) return run_threads(), true;
        for (std::uint64_t n = 0; n < iterations; ++n) {
            if (thought_.iterations >= limit_ || thought_.decided) return true;
            if (budget_.stop && budget_.stop->load(std::memory_order_relaxed)) return true;
            iterate();
            if (++thought_.iterations % iterations_per_check != 0) continue;
            const double part = spent();
            if (part >= 1) return true;
            thought_.decided = is_decided(thought_, part);
        }
        return thought_.iterations >= limit_ || thought_.decided;
    }
    // The part of the budget that is spent.
    double spent() const {
        const double part = static_cast<double>(thought_.iterations) / limit_;
        if (budget_.time.count() == 0) return part;
        return std::max(part, (std::chrono::steady_clock::now() - began_) /
                                  std::chrono::duration<double, std::milli>(budget_.time));
    }
    // What was found so far; ends the search.
    Thought answer() {
        Thought thought = std::move(thought_);
        if (moves_.size() == 1) return thought;
        for (Candidate& one : thought.candidates)
            for (std::size_t i = 0; i < players_; ++i) {
                thought.result[i] +=
                    one.result[i] / static_cast<double>(std::max<std::uint64_t>(thought.iterations, 1));
                one.result[i] /= std::max(1u, one.visits);
            }
        std::sort(thought.candidates.begin(), thought.candidates.end(), [](const Candidate& a, const Candidate& b) {
            return a.visits != b.visits ? a.visits > b.visits : a.move < b.move;
        });
        return thought;
    }

    // True this many times in a thousand.
    bool chance(int per_mille) { return rng_.below(1000) < static_cast<std::uint32_t>(per_mille); }
    // A move without any search.
    Move sample(const MoveList& moves, bool solo) {
        return moves[sample_by_prior<G>(moves, PriorTable<G>::of(solo), rng_)];
    }

private:
    static constexpr int max_depth = 96;
    static constexpr int max_unsettled = 24;  // moves by which a rollout may exceed its length, to carry an action
                                              // out
    static constexpr std::uint32_t max_iterations = 3'000'000;

    // First-play urgency: an untried move is taken to be worth the node's mean
    // less this many standard deviations.
    static constexpr double fpu_reduction = 0.3;
    // What the end of a game is worth: the win itself, and a little for the
    // margin.
    static constexpr double win_share = 0.7, margin_share = 0.3;
    // Standard deviation of the rewards, before two are known and at least.
    static constexpr double first_spread = 0.1, min_spread = 1e-3;
    // A search may end early after this part of the budget and so many
    // iterations, if the best move has this part of the visits.
    static constexpr double early_stop_from = 0.125, early_stop_visits = 0.95;
    static constexpr std::uint64_t early_stop_iterations = 1000;
    static constexpr std::uint64_t iterations_per_check = 64;  // of the clock and of whether the choice is made

    static std::uint64_t mixed(std::uint64_t key, std::uint64_t more) {
        return SplitMix64::mix(key * 0x9e3779b97f4a7c15 + more);
    }

    // Root parallelism: each thread has a tree of its own, a share of the
    // iterations and all of the time.
    void run_threads() {
        Budget share = budget_;
        share.threads = 1;
        share.iterations = (budget_.iterations + budget_.threads - 1) / budget_.threads;
        std::vector<Seed> seeds;
        for (unsigned i = 0; i < budget_.threads; ++i) seeds.push_back(Seed::number(random_.next64()));
        std::vector<Thought> thoughts(budget_.threads);
        side_by_side(budget_.threads, [&](unsigned i) {
            Search search(seeds[i], params_);
            Tree tree;
            search.begin(view_, seat_, share, tree, root_order_);
            search.go_on();
            thoughts[i] = std::move(search.thought_);
        });
        thought_.decided = true;
        for (const Thought& one : thoughts) {
            thought_.iterations += one.iterations;
            thought_.decided = thought_.decided && one.decided;
            for (std::size_t c = 0; c < one.candidates.size(); ++c) {
                thought_.candidates[c].visits += one.candidates[c].visits;
                for (std::size_t i = 0; i < players_; ++i)
                    thought_.candidates[c].result[i] += one.candidates[c].result[i];
            }
        }
    }

    // Whether no other move can become the most visited one within the budget, or
    // one dominates early.
    static bool is_decided(const Thought& thought, double spent) {
        double first = 0, second = 0;
        for (const Candidate& one : thought.candidates) {
            if (one.visits > first)
                second = std::exchange(first, one.visits);
            else
                second = std::max<double>(second, one.visits);
        }
        const auto so_far = static_cast<double>(thought.iterations);
        return first - second > so_far / spent - so_far ||
               (spent > early_stop_from && thought.iterations >= early_stop_iterations &&
                first > early_stop_visits * so_far);
    }

    // A hash per seat of the moves it has seen in this iteration. Simultaneous
    // moves are hidden from the others until everybody has decided.
    struct Histories {
        std::array<std::uint64_t, max_seats> seen{}, hidden{};
        std::uint64_t picked = 0;  // by the root's seat in any order: a set has one hash

        void add(Seat mover, Move move, bool simultaneous) {
            const std::uint64_t what = picked == 0 ? move.bits() : picked + mixed(1, move.bits());
            picked = 0;
            for (std::size_t i = 0; i < max_seats; ++i)
                if (i == mover.index() || !simultaneous) seen[i] = mixed(seen[i] + mover.index(), what);
            if (simultaneous) hidden[mover.index()] = mixed(hidden[mover.index()] + 1, what);
        }
        void add_pick(Move move) { picked += mixed(1, move.bits()); }
        std::uint64_t of(Seat seat) const { return seen[seat.index()] + picked; }
        void reveal() {
            for (std::size_t from = 0; from < max_seats; ++from) {
                if (hidden[from] == 0) continue;
                for (std::size_t i = 0; i < max_seats; ++i)
                    if (i != from) seen[i] = mixed(seen[i], hidden[from]);
                hidden[from] = 0;
            }
        }
    };

    static std::uint64_t hash_of(const State& state) {
        std::uint64_t hash = 0, word = 0;
        const auto* bytes = reinterpret_cast<const unsigned char*>(&state);
        std::size_t i = 0;
        for (; i + 8 <= sizeof(State); i += 8) {
            std::memcpy(&word, bytes + i, 8);
            hash = (std::rotl(hash, 23) ^ word) * 0x9e3779b97f4a7c15;
        }
        for (; i < sizeof(State); ++i) hash = (hash ^ bytes[i]) * 0x9e3779b97f4a7c15;
        return hash;
    }

    void play(State& state, Seat seat, Move move, Seats waiting, Histories& histories, Order& root_order) {
        Canonical<G>::play(state, seat, move, {}, root_order);
        if (root_order == Order::any) {
            if (Canonical<G>::picking(state, seat)) return histories.add_pick(move);
            root_order = Order::canonical;
        }
        if (params_.merge_positions) return;
        histories.add(seat, move, waiting.size() > 1);
        Seats others = G::waiting(state);
        others.remove(waiting);
        if (!others.empty()) histories.reveal();
    }

    void iterate() {
        State state = G::imagine(view_, random_);
        Histories histories;
        struct Step {
            Tree::Edge* edge;
            std::uint8_t seat;
        };
        std::array<Step, max_depth> path;
        std::size_t depth = 0, first = 0;
        Seats waiting = G::waiting(state);
        Seat seat = seat_;
        MoveList moves = moves_;
        bool expanded = false;
        Order order = root_order_;  // any, until the selection at the root has ended
        while (!expanded && depth < max_depth) {
            std::size_t at = 0;
            Tree::Edge* edge = nullptr;
            if (moves.size() > 1) {
                const std::uint64_t seen = params_.merge_positions ? hash_of(G::view(state, seat)) : histories.of(seat);
                edge = select(mixed(seen, 0x5ea7 + seat.index()), moves, at);
                if (!edge) break;
                expanded = edge->visits == 0 && depth > 0;
                if (depth == 0) first = at;
                path[depth++] = {edge, seat.index()};
            }
            play(state, seat, moves[at], waiting, histories, order);
            waiting = G::waiting(state);
            if (waiting.empty()) break;
            seat = next(waiting, seat);
            moves.clear();
            Canonical<G>::moves(state, seat, moves, order);
        }
        rollout(state, seat, order);
        const Rewards rewards = rewards_of(state);
        add_to_spread(rewards[seat_.index()]);
        for (std::size_t i = 0; i < depth; ++i) {
            ++path[i].edge->visits;
            path[i].edge->reward_sum += rewards[path[i].seat];
        }
        Candidate& chosen = thought_.candidates[first];
        ++chosen.visits;
        for (std::size_t i = 0; i < players_; ++i) chosen.result[i] += rewards[i];
    }

    // PUCT: the mean reward of a move, plus an exploration bonus in proportion to
    // its prior that shrinks with its visits. Null if a move is to be added and
    // the tree is full.
    Tree::Edge* select(std::uint64_t node, const MoveList& moves, std::size_t& best) {
        std::array<Tree::Edge*, MoveList::capacity> edges;
        std::array<std::uint32_t, MoveList::capacity> priors;
        std::uint32_t visits = 0, prior_sum = 0;
        double reward_sum = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            edges[i] = &tree_->find(node, moves[i]);
            if (edges[i]->key != 0) {
                ++edges[i]->available;
                visits += edges[i]->visits;
                reward_sum += edges[i]->reward_sum;
            }
            prior_sum += priors[i] = priors_->tree_weight(moves[i]);
        }
        if (visits == 0) {
            best = sample_by_prior<G>(moves, *priors_, rng_);
        } else {
            const double scale = params_.exploration / 100.0 * spread() / prior_sum;
            const double first_play = reward_sum / visits - fpu_reduction * spread();
            const double first_play_bonus = scale * std::sqrt(visits + 1.0);
            double highest = -std::numeric_limits<double>::max();
            for (std::size_t i = 0; i < moves.size(); ++i) {
                const Tree::Edge& edge = *edges[i];
                double value = first_play + first_play_bonus * priors[i];
                if (edge.visits > 0) {
                    const double bonus = std::sqrt(static_cast<double>(edge.available)) / (1 + edge.visits);
                    value = edge.reward_sum / edge.visits + scale * priors[i] * bonus;
                }
                if (value > highest) highest = value, best = i;
            }
        }
        if (edges[best]->key != 0) return edges[best];
        if (tree_->full()) return nullptr;
        Tree::Edge& edge = tree_->add(node, moves[best]);
        edge.available = visits + 1;
        return &edge;
    }

    // Where several seats may decide, the last mover goes on.
    static Seat next(Seats waiting, Seat last) { return waiting.has(last) ? last : waiting.front(); }

    // Plays by prior for the length of a rollout, then on until no action is half
    // carried out.
    void rollout(State& state, Seat seat, Order order) {
        const int length = players_ == 1 ? params_.solo_rollout_length : params_.rollout_length;
        MoveList moves;
        for (int n = 0;; ++n) {
            const Seats waiting = G::waiting(state);
            if (waiting.empty()) return;
            seat = next(waiting, seat);
            if (n >= length + max_unsettled || (n >= length && G::settled(state, seat))) return;
            moves.clear();
            Canonical<G>::moves(state, seat, moves, order);
            if (params_.rollout_candidates > 1 && moves.size() > 1)
                play_best_sampled(state, seat, moves, order);
            else
                Canonical<G>::play(state, seat, moves[sample_by_prior<G>(moves, *priors_, rng_)], {}, order);
            if (order == Order::any && !Canonical<G>::picking(state, seat)) order = Order::canonical;
        }
    }

    // Samples some moves by prior and plays the one with the highest value for
    // its mover.
    void play_best_sampled(State& state, Seat seat, const MoveList& moves, Order order) {
        const State before = state;
        int highest = std::numeric_limits<int>::min();
        std::size_t last = moves.size();
        for (int n = 0; n < params_.rollout_candidates; ++n) {
            const std::size_t at = sample_by_prior<G>(moves, *priors_, rng_);
            if (at == std::exchange(last, at)) continue;
            State after = before;
            Canonical<G>::play(after, seat, moves[at], {}, order);
            const int value = learned_value<G>(after, seat);
            if (value > highest) highest = value, state = after;
        }
    }

    // Per seat: its lead over the best of the others, as a chance to win; in solo
    // games its points.
    Rewards rewards_of(const State& state) const {
        std::array<int, max_seats> values{};
        for (std::uint8_t i = 0; i < players_; ++i) values[i] = learned_value<G>(state, Seat(i));
        Rewards rewards{};
        if (players_ == 1) {
            rewards[0] = values[0] / 100.0;
            return rewards;
        }
        const bool over = G::waiting(state).empty();
        for (std::size_t i = 0; i < players_; ++i) {
            int best = std::numeric_limits<int>::min();
            for (std::size_t j = 0; j < players_; ++j)
                if (j != i) best = std::max(best, values[j]);
            const int lead = values[i] - best;
            const double chance = 1 / (1 + exp2_of(-log2_of_three * lead / params_.win75_lead));
            const double won = lead > 0 ? 1.0 : lead == 0 ? 0.5 : 0.0;
            rewards[i] = over ? win_share * won + margin_share * chance : chance;
        }
        return rewards;
    }

    // The standard deviation of the root's rewards (Welford's algorithm):
    // exploration is measured in it.
    void add_to_spread(double reward) {
        ++count_;
        const double before = reward - mean_;
        mean_ += before / count_;
        squares_ += before * (reward - mean_);
    }
    double spread() const { return count_ < 2 ? first_spread : std::max(min_spread, std::sqrt(squares_ / count_)); }

    const SearchParams params_;
    Generator generator_;
    Random random_;
    SplitMix64 rng_;
    // The search under way; results are sums until answer().
    State view_;
    Seat seat_;
    Budget budget_;
    Order root_order_ = Order::canonical;
    MoveList moves_;
    Thought thought_;
    std::uint32_t limit_ = 0;
    std::chrono::steady_clock::time_point began_;
    Tree* tree_ = nullptr;
    const PriorTable<G>* priors_ = nullptr;
    std::size_t players_ = 0;
    double count_ = 0, mean_ = 0, squares_ = 0;
};

}  // namespace skerry
