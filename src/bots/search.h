#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstring>
#include <limits>
#include <thread>
#include <utility>
#include <vector>

#include "bots/thought.h"
#include "core/canonical.h"

// Information-set Monte-Carlo tree search on the static interface. Every iteration imagines a state that the view does not
// rule out and plays it: in the tree by what is known of each move so far, beyond it by habit, until the game is over or the
// position is judged. Every seat moves by what its own view tells: where several decide at once, or in secret, nobody's
// choice depends on what the others have just chosen.
namespace skerry {

// A small fast generator for choices inside a search; what the rules draw comes from their own.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
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

// The moves of the tree that were tried, found by a hash of their node and themselves. One room for all, taken from the heap
// before the search begins; when it is full the tree grows no further.
class Tree {
public:
    struct Edge {
        std::uint64_t key = 0;
        std::uint32_t visits = 0;
        std::uint32_t offered = 0;  // how often it could have been chosen
        double sum = 0;             // of its mover's rewards
    };

    // Empty, with room for so many.
    void clear(std::size_t room) {
        const std::size_t size = std::bit_ceil(std::max<std::size_t>(room + room / 2, 1024));
        if (edges_.size() < size) edges_.resize(size);
        mask_ = size - 1;
        left_ = size / 4 * 3;
        std::memset(static_cast<void*>(edges_.data()), 0, size * sizeof(Edge));
    }
    bool full() const { return left_ == 0; }
    // The edge of a move, or the place for it: that has no key yet. Moves of a node lie close together.
    Edge& find(std::uint64_t node, Move move) {
        const std::uint64_t hash = Dice::mix(move.bits() + 0x9e3779b97f4a7c15), key = key_of(node, hash);
        for (std::size_t i = (node + (hash & 31)) & mask_;; i = (i + 1) & mask_)
            if (edges_[i].key == key || edges_[i].key == 0) return edges_[i];
    }
    // One place after the other: looking for two moves before either is added finds the same place.
    Edge& add(std::uint64_t node, Move move) {
        Edge& edge = find(node, move);
        edge.key = key_of(node, Dice::mix(move.bits() + 0x9e3779b97f4a7c15));
        --left_;
        return edge;
    }

private:
    static std::uint64_t key_of(std::uint64_t node, std::uint64_t hash) { return (node ^ std::rotl(hash, 17)) | 1; }

    std::vector<Edge> edges_;
    std::size_t mask_ = 0, left_ = 0;
};

template <Game G>
const Taught& taught(bool alone) {
    return alone ? G::weights.alone : G::weights.together;
}

// What a game's weights say of a move: how often it is chosen by habit, in 1/64 of an unknown one, and in the tree, where
// habits count less.
template <Game G>
class Habits {
public:
    static const Habits& of(bool alone) {
        static const Habits habits[]{Habits(taught<G>(false)), Habits(taught<G>(true))};
        return habits[alone];
    }
    std::uint32_t often(Move move) const { return often_[habit_index(move)]; }
    std::uint32_t liked(Move move) const { return liked_[habit_index(move)]; }

private:
    explicit Habits(const Taught& taught) {
        often_.fill(64), liked_.fill(64);
        for (const Habit& habit : taught.habits) {
            const std::size_t i = habit_index({habit.verb, {habit.arg}});
            often_[i] = weight(habit.urge / 100.0);
            liked_[i] = weight(habit.urge * G::thinking.liking / 10'000.0);
        }
    }
    static std::uint16_t weight(double doublings) {
        return static_cast<std::uint16_t>(std::clamp(64 * std::exp2(doublings), 1.0, 60'000.0));
    }

    std::array<std::uint16_t, habit_count> often_, liked_;
};

// The playout policy.
template <Game G>
std::size_t by_habit(const MoveList& moves, const Habits<G>& habits, Dice& dice) {
    if (moves.size() == 1) return 0;
    std::array<std::uint32_t, MoveList::capacity> weights;
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) sum += weights[i] = habits.often(moves[i]);
    std::uint32_t at = dice.below(sum);
    for (std::size_t i = 0;; ++i) {
        if (at < weights[i]) return i;
        at -= weights[i];
    }
}

// How well a seat stands, by the parts of the game's judgement as self-play has weighed them.
template <Game G>
int weighed(const typename G::State& state, Seat seat) {
    const Taught& taught = skerry::taught<G>(G::players(state) == 1);
    if (G::waiting(state).empty() || taught.parts.empty()) return G::evaluate(state, seat);
    Parts parts;
    G::parts(state, seat, parts);
    int sum = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) sum += parts[i] * taught.parts[i];
    return taught.base + sum / 100;
}

template <Game G>
class Search {
    using State = typename G::State;
    using Rewards = std::array<double, max_seats>;

public:
    explicit Search(const Seed& seed, const Thinking& thinking = G::thinking)
        : thinking_(thinking), generator_(seed), random_(generator_), dice_(random_.next64()) {}

    // Always the same from the same seed, iterations and number of threads, where nothing ends it early. `root`: which
    // picks are weighed now; a person may name things in any order.
    Thought think(const State& view, Seat seat, const Budget& budget, Order root = Order::canonical) {
        Thought thought;
        MoveList moves;
        if (root == Order::any)
            G::moves(view, seat, moves);
        else
            Canonical<G>::moves(view, seat, moves);
        for (Move move : moves) thought.candidates.push_back({.move = move});
        if (moves.size() == 1) {
            thought.decided = true;
            return thought;
        }
        if (budget.threads > 1)
            imagine_together(view, seat, moves, budget, thought);
        else
            imagine_games(view, seat, moves, budget, thought);
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

    bool chance(int of_thousand) { return dice_.below(1000) < static_cast<std::uint32_t>(of_thousand); }
    // A move taken without thinking.
    Move habit(const MoveList& moves, bool alone) { return moves[by_habit<G>(moves, Habits<G>::of(alone), dice_)]; }

private:
    static constexpr int most_depth = 96, most_unsettled = 24;
    static constexpr std::uint32_t most_iterations = 3'000'000;

    static std::uint64_t mixed(std::uint64_t key, std::uint64_t more) {
        return Dice::mix(key * 0x9e3779b97f4a7c15 + more);
    }

    // Until the budget is spent or the choice is made. Results are sums.
    void imagine_games(const State& view, Seat seat, const MoveList& moves, const Budget& budget, Thought& thought) {
        static thread_local Tree tree;
        tree_ = &tree;
        players_ = G::players(view);
        habits_ = &Habits<G>::of(players_ == 1);
        count_ = 0, mean_ = 0, squares_ = 0;
        const std::uint32_t most = budget.iterations > 0 ? budget.iterations : most_iterations;
        tree.clear(std::min(most, most_iterations));
        const auto began = std::chrono::steady_clock::now();
        while (thought.iterations < most) {
            if (budget.stop && budget.stop->load(std::memory_order_relaxed)) break;
            iterate(view, seat, moves, thought);
            if (++thought.iterations % 64 != 0) continue;
            double spent = static_cast<double>(thought.iterations) / most;
            if (budget.time.count() > 0)
                spent = std::max(spent, (std::chrono::steady_clock::now() - began) /
                                            std::chrono::duration<double, std::milli>(budget.time));
            if (spent >= 1) break;
            if (is_decided(thought, spent)) {
                thought.decided = true;
                break;
            }
        }
    }

    // Each thread a share of the iterations, and all the time there is.
    void imagine_together(const State& view, Seat seat, const MoveList& moves, const Budget& budget, Thought& thought) {
        players_ = G::players(view);
        std::vector<Thought> thoughts(budget.threads, thought);
        std::vector<std::thread> helpers;
        for (Thought& one : thoughts) {
            Budget share = budget;
            share.threads = 1;
            share.iterations = (budget.iterations + budget.threads - 1) / budget.threads;
            helpers.emplace_back([this, &view, seat, &moves, &one, share, seed = Seed::number(random_.next64())] {
                Search(seed, thinking_).imagine_games(view, seat, moves, share, one);
            });
        }
        for (std::thread& helper : helpers) helper.join();
        thought.decided = true;
        for (const Thought& one : thoughts) {
            thought.iterations += one.iterations;
            thought.decided = thought.decided && one.decided;
            for (std::size_t c = 0; c < one.candidates.size(); ++c) {
                thought.candidates[c].visits += one.candidates[c].visits;
                for (std::size_t i = 0; i < players_; ++i)
                    thought.candidates[c].result[i] += one.candidates[c].result[i];
            }
        }
    }

    // Nothing else can become the most visited move any more, or one is so by far after an eighth of the budget.
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
               (spent > 0.125 && thought.iterations >= 1000 && first > 0.95 * so_far);
    }

    // What each seat has seen of this iteration, and what it will see when everybody has decided.
    struct Paths {
        std::array<std::uint64_t, max_seats> seen{}, held{};

        void moved(Seat mover, Move move, bool together) {
            for (std::size_t i = 0; i < max_seats; ++i)
                if (i == mover.index() || !together) seen[i] = mixed(seen[i] + mover.index(), move.bits());
            if (together) held[mover.index()] = mixed(held[mover.index()] + 1, move.bits());
        }
        void told() {
            for (std::size_t from = 0; from < max_seats; ++from) {
                if (held[from] == 0) continue;
                for (std::size_t i = 0; i < max_seats; ++i)
                    if (i != from) seen[i] = mixed(seen[i], held[from]);
                held[from] = 0;
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

    void play(State& state, Seat seat, Move move, Seats waiting, Paths& paths) {
        Canonical<G>::play(state, seat, move, {});
        if (thinking_.positions) return;
        paths.moved(seat, move, waiting.size() > 1);
        Seats others = G::waiting(state);
        others.remove(waiting);
        if (!others.empty()) paths.told();
    }

    void iterate(const State& view, Seat root, const MoveList& root_moves, Thought& thought) {
        State state = G::imagine(view, random_);
        Paths paths;
        struct Step {
            Tree::Edge* edge;
            std::uint8_t seat;
        };
        std::array<Step, most_depth> path;
        std::size_t depth = 0, first = 0;
        Seats waiting = G::waiting(state);
        Seat seat = root;
        MoveList moves = root_moves;
        bool grown = false;
        while (!grown && depth < most_depth) {
            std::size_t at = 0;
            Tree::Edge* edge = nullptr;
            if (moves.size() > 1) {
                const std::uint64_t seen =
                    thinking_.positions ? hash_of(G::view(state, seat)) : paths.seen[seat.index()];
                edge = select(mixed(seen, 0x5ea7 + seat.index()), moves, at);
                if (!edge) break;
                grown = edge->visits == 0 && depth > 0;
                if (depth == 0) first = at;
                path[depth++] = {edge, seat.index()};
            }
            play(state, seat, moves[at], waiting, paths);
            waiting = G::waiting(state);
            if (waiting.empty()) break;
            seat = next(waiting, seat);
            moves.clear();
            Canonical<G>::moves(state, seat, moves);
        }
        play_out(state, seat);
        const Rewards rewards = judge(state);
        note(rewards[root.index()]);
        for (std::size_t i = 0; i < depth; ++i) {
            ++path[i].edge->visits;
            path[i].edge->sum += rewards[path[i].seat];
        }
        Candidate& chosen = thought.candidates[first];
        ++chosen.visits;
        for (std::size_t i = 0; i < players_; ++i) chosen.result[i] += rewards[i];
    }

    // By what is known and what is still worth knowing: the mean of its rewards, and the more the seldomer it was tried.
    // Nothing: a move was to be added, and the tree is full.
    Tree::Edge* select(std::uint64_t node, const MoveList& moves, std::size_t& best) {
        std::array<Tree::Edge*, MoveList::capacity> edges;
        std::array<std::uint32_t, MoveList::capacity> weights;
        std::uint32_t tried = 0, total = 0;
        double sum = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            edges[i] = &tree_->find(node, moves[i]);
            if (edges[i]->key != 0) {
                ++edges[i]->offered;
                tried += edges[i]->visits;
                sum += edges[i]->sum;
            }
            total += weights[i] = habits_->liked(moves[i]);
        }
        if (tried == 0) {
            best = by_habit<G>(moves, *habits_, dice_);
        } else {
            const double scale = thinking_.exploration / 100.0 * spread() / total;
            const double untried = sum / tried - 0.3 * spread();
            const double fresh = scale * std::sqrt(tried + 1.0);
            double highest = -std::numeric_limits<double>::max();
            for (std::size_t i = 0; i < moves.size(); ++i) {
                const Tree::Edge& edge = *edges[i];
                double value = untried + fresh * weights[i];
                if (edge.visits > 0) {
                    const double seldom = std::sqrt(static_cast<double>(edge.offered)) / (1 + edge.visits);
                    value = edge.sum / edge.visits + scale * weights[i] * seldom;
                }
                if (value > highest) highest = value, best = i;
            }
        }
        if (edges[best]->key != 0) return edges[best];
        if (tree_->full()) return nullptr;
        Tree::Edge& edge = tree_->add(node, moves[best]);
        edge.offered = tried + 1;
        return &edge;
    }

    // Where several may decide, whoever has begun goes on.
    static Seat next(Seats waiting, Seat last) { return waiting.has(last) ? last : waiting.front(); }

    // So many decisions by habit and with some care, and on until nobody is in the middle of something.
    void play_out(State& state, Seat seat) {
        const int most = players_ == 1 ? thinking_.playout_alone : thinking_.playout;
        MoveList moves;
        for (int n = 0;; ++n) {
            const Seats waiting = G::waiting(state);
            if (waiting.empty()) return;
            seat = next(waiting, seat);
            if (n >= most + most_unsettled || (n >= most && G::settled(state, seat))) return;
            moves.clear();
            Canonical<G>::moves(state, seat, moves);
            if (thinking_.care > 1 && moves.size() > 1)
                play_with_care(state, seat, moves);
            else
                Canonical<G>::play(state, seat, moves[by_habit<G>(moves, *habits_, dice_)], {});
        }
    }

    void play_with_care(State& state, Seat seat, const MoveList& moves) {
        const State before = state;
        int highest = std::numeric_limits<int>::min();
        std::size_t last = moves.size();
        for (int n = 0; n < thinking_.care; ++n) {
            const std::size_t at = by_habit<G>(moves, *habits_, dice_);
            if (at == std::exchange(last, at)) continue;
            State after = before;
            Canonical<G>::play(after, seat, moves[at], {});
            const int value = weighed<G>(after, seat);
            if (value > highest) highest = value, state = after;
        }
    }

    // Each seat's lead over the best of the others as its chance to win; alone, the points.
    Rewards judge(const State& state) const {
        std::array<int, max_seats> worth{};
        for (std::uint8_t i = 0; i < players_; ++i) worth[i] = weighed<G>(state, Seat(i));
        Rewards rewards{};
        if (players_ == 1) {
            rewards[0] = worth[0] / 100.0;
            return rewards;
        }
        const bool over = G::waiting(state).empty();
        for (std::size_t i = 0; i < players_; ++i) {
            int best = std::numeric_limits<int>::min();
            for (std::size_t j = 0; j < players_; ++j)
                if (j != i) best = std::max(best, worth[j]);
            const int lead = worth[i] - best;
            const double chance = 1 / (1 + std::exp(-1.0986 * lead / thinking_.even));
            rewards[i] = over ? 0.7 * (lead > 0 ? 1.0 : lead == 0 ? 0.5 : 0.0) + 0.3 * chance : chance;
        }
        return rewards;
    }

    // How far rewards lie apart: exploration is measured by it.
    void note(double reward) {
        ++count_;
        const double before = reward - mean_;
        mean_ += before / count_;
        squares_ += before * (reward - mean_);
    }
    double spread() const { return count_ < 2 ? 0.1 : std::max(1e-3, std::sqrt(squares_ / count_)); }

    const Thinking thinking_;
    Generator generator_;
    Random random_;
    Dice dice_;
    Tree* tree_ = nullptr;
    const Habits<G>* habits_ = nullptr;
    std::size_t players_ = 0;
    double count_ = 0, mean_ = 0, squares_ = 0;
};

}  // namespace skerry
