// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "core/agenda.h"

// What must hold of every selection (core/selection.h), asked of a game from outside, in a position where a seat selects:
//
//     order       the rules know none: whatever order leads somewhere, any other order leads to the same bytes
//     closing     nothing closes while a pick is still possible
//     refusals    what cannot be picked says why, and is in fact part of no set that can be picked from here
//     put back    every pick can be put back, and that restores the position byte for byte
//     canonical   the search's picks reach the same results, each once
//
// A check returns what does not hold, or nothing.
namespace skerry::kit {

template <class G>
class SelectionCheck {
    using State = typename G::State;
    static constexpr std::size_t max_states = 400;  // of a selection that is walked through whole

public:
    SelectionCheck(const State& state, Seat seat, Random& random)
        : start_(state), seat_(seat), random_(random), decision_(G::prompt(state, seat).decision) {}

    // Whether the seat selects here at all.
    static bool applies(const State& state, Seat seat) { return G::prompt(state, seat).selection.has_value(); }

    std::string check() {
        for (auto one : {&SelectionCheck::prompt, &SelectionCheck::order, &SelectionCheck::closing,
                         &SelectionCheck::refusals, &SelectionCheck::put_backs, &SelectionCheck::canonical})
            if (const std::string failure = (this->*one)(); !failure.empty()) return decision_ + ": " + failure;
        return {};
    }

    std::string prompt() {
        const Prompt prompt = G::prompt(start_, seat_);
        const Selection& selection = *prompt.selection;
        const MoveList moves = moves_of(start_);
        if (selection.least > selection.most) return "least is more than most";
        if (static_cast<int>(selection.picked.size()) > selection.most) return "more is picked than can be";
        if (selection.complete != moves.has(done)) return "complete does not say whether it can end";
        if (selection.picked.size() != G::picked(start_, seat_).size()) return "the prompt names other picks";
        for (Move move : picks_in(moves))
            if (std::find(selection.things.begin(), selection.things.end(), move) == selection.things.end())
                return "it offers " + G::move_text(move) + ", which is none of its things";
        if (!std::is_sorted(selection.things.begin(), selection.things.end(),
                            [](Move a, Move b) { return pick_of(a) < pick_of(b); }))
            return "its things are not in canonical order";
        return {};
    }

    // Of two picks either order is possible, or none; and both lead to the same bytes.
    std::string order() {
        const std::vector<Move> picks = picks_in(moves_of(start_));
        for (std::size_t n = 0; n < 8 && !picks.empty(); ++n) {
            const Move a = any_of(picks), b = any_of(picks);
            const State after_a = after(start_, a), after_b = after(start_, b);
            const bool ab = offers(after_a, b), ba = offers(after_b, a);
            const std::string both = G::move_text(a) + " and " + G::move_text(b);
            if (ab != ba) return "only one order of " + both + " is possible";
            if (ab && !same(after(after_a, b), after(after_b, a)))
                return "the order of " + both + " makes a difference";
        }
        return {};
    }

    // A pick that ends the selection leaves nothing more to pick.
    std::string closing() {
        for (Move pick : picks_in(moves_of(start_))) {
            if (went_on(after(start_, pick))) continue;
            State open = start_;
            detail::picked_in(open, seat_).add(pick_of(pick));
            const std::vector<Move> more = picks_in(moves_of(open));
            if (!more.empty())
                return "it closes after " + G::move_text(pick) + ", and " + G::move_text(more[0]) + " could be picked";
        }
        return {};
    }

    std::string refusals() {
        const Prompt prompt = G::prompt(start_, seat_);
        std::set<std::string> refused, touched;
        for (const Refusal& refusal : prompt.refused) {
            if (refusal.reason.empty()) return "it refuses " + refusal.thing.id + " without a reason";
            refused.insert(refusal.thing.id);
        }
        for (Move move : moves_of(start_))
            for (const Thing& thing : G::touches(start_, seat_, move)) touched.insert(thing.id);
        for (Move move : prompt.selection->things)
            for (const Thing& thing : G::touches(start_, seat_, move))
                if (!refused.contains(thing.id) && !touched.contains(thing.id))
                    return thing.id + " can neither be picked nor does it say why not";
        // Some ways to the end: nothing that is refused comes up on any of them.
        for (int n = 0; n < 6; ++n) {
            State state = start_;
            while (selects(state)) {
                const std::vector<Move> picks = picks_in(moves_of(state));
                for (Move move : picks)
                    for (const Thing& thing : G::touches(state, seat_, move))
                        if (refused.contains(thing.id))
                            return "it refuses " + thing.id + ", and " + G::move_text(move) + " can be picked later";
                if (picks.empty()) break;
                play(state, any_of(picks));
            }
        }
        return {};
    }

    std::string put_backs() {
        State state = start_;
        std::vector<Move> picked;
        while (true) {
            const std::vector<Move> picks = picks_in(moves_of(state));
            if (picks.empty()) break;
            const Move pick = any_of(picks);
            const State next = after(state, pick);
            if (!selects(next) || G::picked(next, seat_).empty()) break;
            if (!same(after(next, put_back(pick)), state))
                return "putting back " + G::move_text(pick) + " leads elsewhere";
            state = next;
            picked.push_back(pick);
        }
        for (; !picked.empty(); picked.pop_back()) {
            std::swap(picked[random_.below(static_cast<std::uint32_t>(picked.size()))], picked.back());
            const std::string text = G::move_text(put_back(picked.back()));
            const auto parsed = G::parse_move(text);
            if (!parsed || parsed.value() != put_back(picked.back()))
                return "\"" + text + "\" is not read as it is written";
            play(state, put_back(picked.back()));
        }
        return same(state, start_) ? "" : "after all picks are put back the position is another one";
    }

    // Every legal set once, and the same results as in any order, where there are few enough to try all.
    std::string canonical() {
        if (!G::picked(start_, seat_).empty()) return {};  // the search would have begun otherwise
        Ends any, ordered;
        std::set<std::string> seen;
        if (!walk(start_, Order::any, {}, any, seen)) return {};
        seen.clear();
        if (!walk(start_, Order::canonical, {}, ordered, seen)) return {};
        std::set<std::string> sets, reached, expected;
        for (const auto& [set, result] : ordered) {
            if (!sets.insert(set).second) return "the search reaches a set twice";
            reached.insert(result);
        }
        for (const auto& [set, result] : any) expected.insert(result);
        if (reached == expected) return {};
        return std::includes(reached.begin(), reached.end(), expected.begin(), expected.end())
                   ? "the search reaches a result that people do not"
                   : "the search does not reach every result";
    }

private:
    static bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }
    static std::string bytes(const State& state) { return {reinterpret_cast<const char*>(&state), sizeof(State)}; }
    static std::vector<Move> picks_in(const MoveList& moves) {
        std::vector<Move> picks;
        for (Move move : moves)
            if (move != done) picks.push_back(move);
        return picks;
    }
    Move any_of(const std::vector<Move>& moves) {
        return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    }
    // Whether the same selection is still going on.
    bool selects(const State& state) const {
        if (!G::waiting(state).has(seat_)) return false;
        const Prompt now = G::prompt(state, seat_);
        return now.selection && now.decision == decision_;
    }
    MoveList moves_of(const State& state) const {
        MoveList moves, picks;
        if (!selects(state)) return picks;
        G::moves(state, seat_, moves);
        const std::vector<Move> things = G::prompt(state, seat_).selection->things;
        for (Move move : moves)
            if (move == done || std::find(things.begin(), things.end(), move) != things.end()) picks.push(move);
        return picks;
    }
    bool offers(const State& state, Move move) const { return went_on(state) && moves_of(state).has(move); }
    // More is picked than at the start: not a new selection of the same kind that followed.
    bool went_on(const State& state) const {
        return selects(state) && G::picked(state, seat_).size() > G::picked(start_, seat_).size();
    }
    void play(State& state, Move move) const { G::play(state, seat_, move, {}); }
    State after(State state, Move move) const {
        play(state, move);
        return state;
    }

    // What was picked, as text in canonical order, and the position it led to.
    using Ends = std::vector<std::pair<std::string, std::string>>;

    // All ends of the selection from here. False if there are too many ways.
    bool walk(const State& state, Order order, std::vector<Pick> picked, Ends& ends, std::set<std::string>& seen) {
        if (order == Order::any && !seen.insert(bytes(state)).second) return true;
        if (seen.size() + ends.size() > max_states) return false;
        MoveList moves;
        if (order == Order::any)
            moves = moves_of(state);
        else
            G::canonical_moves(state, seat_, moves);
        for (Move move : moves) {
            if (order == Order::canonical && !moves_of(state).has(move)) continue;  // a move of the step's own
            const State next = after(state, move);
            std::vector<Pick> all = picked;
            if (move != done) all.push_back(pick_of(move));
            if (move != done && selects(next) && G::picked(next, seat_).size() == all.size()) {
                if (!walk(next, order, all, ends, seen)) return false;
                continue;
            }
            std::sort(all.begin(), all.end());
            std::string set;
            for (const Pick pick : all) set += G::move_text(move_of(pick)) + ",";
            ends.emplace_back(set, bytes(next));
        }
        return true;
    }

    const State start_;
    Seat seat_;
    Random& random_;
    std::string decision_;
};

}  // namespace skerry::kit
