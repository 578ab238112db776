// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "core/agenda.h"
#include "core/fault.h"

// Why a position that somebody wrote cannot be: what the inspections of all games share. A view, with its unknown
// cards, passes.
namespace skerry {

// Things of a kind, counted wherever they are in a position. Unknown ones may be any.
template <NamedEnum E>
class Tally {
public:
    // What one of them is called, and whose they are: Tally<Card>("card", "Red").
    explicit Tally(std::string_view thing, std::string_view owner = {}) : thing_(thing) {
        if (!owner.empty()) of_ = " of " + std::string(owner);
    }

    void see(E e) { ++(is_unknown(e) ? unknown_ : seen_[e]); }
    template <class Things>
    void see_all(const Things& things) {
        for (const E e : things) see(e);
    }
    int operator[](E e) const { return seen_[e]; }
    int unknown() const { return unknown_; }
    Set<E> known() const {
        Set<E> known;
        for (const E e : each<E>())
            if (seen_[e] > 0) known.add(e);
        return known;
    }
    int total() const {
        int total = unknown_;
        for (const E e : each<E>()) total += seen_[e];
        return total;
    }

    // There are no more of each than copies(e), which may be a set of which there is one each.
    template <class Copies>
    Checked fits(const Copies& copies) const {
        for (const E e : known()) {
            const int there = copies_in(copies, e);
            SKERRY_TRY(first_fault(
                {{there == 0, "{name} is no {thing}{owner} in this game.", e, thing_, of_},
                 {there == 1 && seen_[e] > 1, "The {thing} {name}{owner} is there twice.", thing_, e, of_},
                 {seen_[e] > there, "There are {n} {thing}s {name}{owner} in this game and this position has {seen}.",
                  there, thing_, e, of_, seen_[e]}}));
        }
        return {};
    }
    // The same, and all of them are somewhere. Unknown ones are written where the cards lie face down.
    template <class Copies>
    Checked complete(const Copies& copies, std::string_view face_down = {}) const {
        SKERRY_TRY(fits(copies));
        int all = 0;
        for (const E e : each<E>())
            if (!is_unknown(e)) all += copies_in(copies, e);
        return first_fault({{total() != all,
                             "There must be {all} {thing}s{owner} in all and this position has {total}; one that may "
                             "be any is written \"unknown\"[ in {deck}].",
                             all, thing_, of_, total(), face_down}});
    }

private:
    static constexpr bool is_unknown(E e) {
        if constexpr (requires { E::unknown; })
            return e == E::unknown;
        else
            return false;
    }
    template <class Copies>
    static int copies_in(const Copies& copies, E e) {
        if constexpr (requires { copies.has(e); })
            return copies.has(e);
        else
            return copies(e);
    }

    std::string thing_, of_;
    Each<E, int> seen_;
    int unknown_ = 0;
};

// The setup can be played, and has as many players as the position.
template <class Game>
Checked inspect_setup(const typename Game::State& state) {
    SKERRY_TRY(Game::begin(state.setup, Seed::number(0)));
    return first_fault({{state.players.size() != state.setup.players,
                         "The setup says {n|player|players} and the position has {there}.", state.setup.players,
                         state.players.size()}});
}

namespace agenda {

// Whoever has a step owes a decision: nobody once the game is over, until then somebody, and only one unless several
// decide at once.
template <class State>
Checked inspect_waiting(const State& state, bool over, bool at_once) {
    const Seats waiting = agenda::waiting(state);
    return first_fault(
        {{over && !waiting.empty(), "The game is over and somebody still has a step on the agenda."},
         {!over && waiting.empty(), "Nobody has a step on the agenda, and the game is not over."},
         {!at_once && waiting.size() > 1, "Several players have steps on their agendas, and one decides at a time."}});
}

// Whether the next step of a seat can be asked.
template <class State>
Checked inspect(const State& state, Seat seat, const std::string& who) {
    const auto& player = state.players[seat];
    const bool selects = !player.agenda.empty() && rule_of(player.agenda.back()).selection;
    if constexpr (!requires { state.picked; })
        if (!selects && !player.picked.empty()) return Error{who + " has picked something, and selects nothing now."};
    if (player.agenda.empty()) return {};
    const Question<State> q = question(state, seat);
    if (selects && !rule_of(q.step).selection->sound(q))
        return Error{said("What {who} has picked does not go together in the step {step}.", who, q.step.kind)};
    MoveList list;
    if (opens(q)) moves(state, seat, list);
    if (list.empty()) return Error{said("The next step of {who}, {step}, leaves nothing to decide.", who, q.step.kind)};
    return {};
}

// Whether the steps of a seat may lie as they do: may_lie(step, the one below it or nullptr).
template <class State, class MayLie>
Checked inspect_order(const State& state, Seat seat, const std::string& who, MayLie may_lie) {
    const StepOf<State>* below = nullptr;
    for (const auto& step : state.players[seat].agenda) {
        if (!may_lie(step, below))
            return Error{said("The steps on the agenda of {who} cannot stand in this order in this phase.", who)};
        below = &step;
    }
    return {};
}

// Whether every step of a seat, from the lowest up, fits the position: fits(question).
template <class State, class Fits>
Checked inspect_steps(const State& state, Seat seat, const std::string& who, Fits fits) {
    const auto& player = state.players[seat];
    for (const auto& step : player.agenda)
        if (!fits(Question<State>{state, seat, player, step}))
            return Error{said("The step {step} on the agenda of {who} does not fit the position.", step.kind, who)};
    return {};
}

}  // namespace agenda
}  // namespace skerry
