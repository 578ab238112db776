// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "core/agenda_game.h"
#include "core/events.h"
#include "core/grammar.h"
#include "core/selection.h"
#include "core/wording.h"

// The flow of a game. Every seat has an agenda, a small stack of steps, as data in its part of the state; the next step
// is last. A step is the unit of a rule: when there is something to decide, what can be done, how it is asked, what
// doing it means. A rule pushes steps, and whatever needs no decision settles by itself.
//
// A game brings its Step, a table of StepRules found by `rule_of(Step)`, and what happens between agendas. The
// functions that matter are settle() and the four at the end: waiting, moves, canonical_moves, play.
namespace skerry {

template <class State>
using PlayerOf = typename decltype(State::players)::value_type;
template <class State>
using StepOf = typename decltype(PlayerOf<State>::agenda)::value_type;

namespace detail {

// What a seat has picked: stored per seat, or for the table in games where only one seat picks at a time.
template <class State>
auto& picked_in(State& state, Seat seat) {
    if constexpr (requires { state.picked; })
        return state.picked;
    else
        return state.players[seat].picked;
}

}  // namespace detail

template <class State>
using NotationOf = typename std::remove_cvref_t<decltype(detail::picked_in(std::declval<State&>(), Seat()))>::notation;

// A decision of a seat: the table, the seat's own part of it, and the step that asks.
template <class State>
struct Question {
    const State& state;
    Seat seat;
    const PlayerOf<State>& me;
    const StepOf<State>& step;
    Names names = {};  // of the seats, for sentences
};

// What a move touches, by its words. A game whose moves also touch what follows from the table declares its own.
template <class State>
std::vector<Thing> things_of(const Question<State>&, Move move) {
    return NotationOf<State>::grammar.things(move);
}

// A move being carried out: the table, the seat it concerns, and whom to tell. Games derive their own from it.
template <class State, class Event>
struct BasicTurn {
    using state_type = State;
    State& state;
    Seat seat;
    PlayerOf<State>& me;
    Events<Event> events;
    Revealed revealed = Revealed::no;

    BasicTurn(State& table, Seat who, Events<Event> to, Revealed so_far = Revealed::no)
        : state(table), seat(who), me(table.players[who]), events(to), revealed(so_far) {}
    [[gnu::always_inline]] void push(const StepOf<State>& step) const { me.agenda.push(step); }
    void tell(Event event) const {
        if (!events.wanted()) return;
        event.seat = seat;
        events.tell(event);
    }
    Question<State> asking(const StepOf<State>& step) const { return {state, seat, me, step}; }
};

// A selection as a row of functions, made by `selecting<Rule, Turn>` below.
template <class Turn>
struct SelectionRule {
    using Asked = Question<typename Turn::state_type>;
    void (*moves)(const Asked&, Order, MoveList&);
    void (*finish)(Turn&, const StepOf<typename Turn::state_type>&);
    bool (*can_go_on)(const Asked&, Order);  // whether anything more can be picked
    bool (*sound)(const Asked&);             // whether some legal set holds what is picked
    bool (*picks)(Move);                     // whether a move picks something; other moves are the step's own
    void (*describe)(const Asked&, Prompt&);
};

template <class Turn>
struct StepRule {
    using Asked = Question<typename Turn::state_type>;
    using Step = StepOf<typename Turn::state_type>;
    // Whether there is something to decide. Without it, a step that has moves always opens.
    bool (*opens)(const Asked&) = nullptr;
    // The legal moves. A step with neither this nor a selection never asks.
    void (*moves)(const Asked&, MoveList&) = nullptr;
    // Carries a move out. The step is already off the agenda.
    void (*play)(Turn&, const Step&, Move) = nullptr;
    // What happens if it does not open (optional). A selection that does not open ends with no picks.
    void (*passed_over)(Turn&, const Step&) = nullptr;
    // The question in a sentence. `ask` adds what depends on the table: the sentence, and what is refused and why.
    // A selection refuses its things itself.
    std::string_view line = {};
    void (*ask)(const Asked&, Prompt&) = nullptr;
    // What a move is called; empty where the step has no name of its own for it.
    Label (*label)(const Asked&, Move) = nullptr;
    const SelectionRule<Turn>* selection = nullptr;
    // Asked even if nothing can be picked: skipping it would tell others what a hand does not hold.
    bool asked_anyway = false;
};

// ---- Selections -----------------------------------------------------------------------------------------------------
//
// A selection is a struct of static functions:
//
//     struct Meal {
//         // Whatever the decision is about, in canonical order (that of Pick): offer(pick, how many there are). Once it
//         // returns true the rest is not needed; a rule may continue anyway.
//         template <class Offer> static void things(const Question& q, Offer offer);
//         static Limits limits(const Question& q);
//         static void finish(Turn& turn, const Step& step, const Picked& picked);
//
//         // Optional: why a thing does not fit, if the limits alone do not explain it.
//         static std::string why_not(const Question& q, const Picked& picked, Pick pick);
//         // Optional, if the limits are not enough: whether some legal set holds `picked` and one `more` (and, where
//         // that matters, otherwise only things that are left in `later`); and whether what is picked is a legal set.
//         static bool fits(const Question& q, const Picked& picked, Pick more[, Pickables later]);
//         static bool complete(const Question& q, const Picked& picked);
//         // Optional, instead of `fits`, if it is cheaper to find all that fit at once: f(pick) in canonical order until
//         // f returns true, which is returned.
//         template <class F> static bool each_fit(const Question& q, const Picked& picked, Order order, F f);
//         // Optional, if the step also has moves that end it before anything is picked.
//         static bool picks(Move move);
//         // Optional, if nothing can be added to a legal set: it ends by itself, and nobody has to say "done".
//         static constexpr bool ends_when_complete = true;
//         // Optional, if the last pick would end more than the selection, such as the turn: it waits for "done".
//         static constexpr bool ends_by_word = true;
//     };

namespace detail {

template <class Rule, class Asked, class Picked>
bool is_complete(const Asked& q, const Picked& picked) {
    if constexpr (requires { Rule::complete(q, picked); })
        return Rule::complete(q, picked);
    else
        return static_cast<int>(picked.size()) >= Rule::limits(q).least;
}

// Whether a rule itself decides what fits: from the picks alone, or also from what is left for later.
template <class Rule, class Asked, class Picked>
concept FitsAlone = requires(const Asked& q, const Picked& picked) { Rule::fits(q, picked, Pick()); };
template <class Rule, class Asked, class Picked>
concept FitsWithLater = requires(const Asked& q, const Picked& picked) { Rule::fits(q, picked, Pick(), Pickables()); };

// How often each thing is picked, asked in canonical order: one pass over the picks for all of them.
template <class Picked>
class Tally {
public:
    explicit Tally(const Picked& picked) : picked_(picked), size_(picked.size()) {}
    [[gnu::always_inline]] int count(Pick pick) {
        while (at_ < size_ && picked_[at_] < pick) ++at_;
        int count = 0;
        while (at_ < size_ && picked_[at_] == pick) ++at_, ++count;
        return count;
    }

private:
    const Picked& picked_;
    std::size_t size_, at_ = 0;
};

// Calls f with each pick that some legal set holds together with `picked`, until f returns true. In canonical order a
// pick follows the earlier ones, and what is left after it must suffice for a legal set.
template <class Rule, class Asked, class Picked, class F>
bool for_each_fit(const Asked& q, const Picked& picked, Order order, F f) {
    if constexpr (requires { Rule::each_fit(q, picked, order, f); }) return Rule::each_fit(q, picked, order, f);
    const Limits limits = Rule::limits(q);
    const int size = static_cast<int>(picked.size());
    if (size >= limits.most || picked.full()) return false;
    const bool in_order = order == Order::canonical && size > 0;
    const Pick first = in_order ? picked.back() : Pick();
    const bool must_reach = order == Order::canonical && size + 1 < limits.least;
    Tally<Picked> picks(picked);

    if constexpr (!FitsWithLater<Rule, Asked, Picked>) {
        if (!must_reach) {  // nothing depends on what comes later
            bool stopped = false;
            Rule::things(q, [&](Pick pick, int there) {
                if (stopped || pick < first || there <= picks.count(pick)) return stopped;
                if constexpr (FitsAlone<Rule, Asked, Picked>)
                    if (!Rule::fits(q, picked, pick)) return false;
                return stopped = f(pick);
            });
            return stopped;
        }
    }

    Uncleared<std::array<Pickable, max_pickables>> room;  // only the part that is read gets filled
    auto& things = room.value;
    std::size_t count = 0;
    int left = 0;
    Rule::things(q, [&](Pick pick, int there) {
        if (pick < first) return false;
        there -= picks.count(pick);
        SKERRY_CHECK(count < things.size());
        things[count++] = {pick, there};
        left += there;
        return false;
    });
    for (std::size_t at = 0; at < count; left -= things[at++].left) {
        Pickable& thing = things[at];
        if (thing.left <= 0 || (must_reach && size + left < limits.least)) continue;
        if constexpr (FitsWithLater<Rule, Asked, Picked>) {
            --thing.left;
            const std::size_t from = order == Order::canonical ? at : 0;
            const bool fits = Rule::fits(q, picked, thing.pick, Pickables(things.data() + from, count - from));
            ++thing.left;
            if (!fits) continue;
        } else if constexpr (FitsAlone<Rule, Asked, Picked>) {
            if (!Rule::fits(q, picked, thing.pick)) continue;
        }
        if (f(thing.pick)) return true;
    }
    return false;
}

template <class Rule, class Turn>
struct Selecting {
    using Asked = Question<typename Turn::state_type>;
    using Step = StepOf<typename Turn::state_type>;

    static void moves(const Asked& q, Order order, MoveList& out) {
        const auto& picked = picked_in(q.state, q.seat);
        for_each_fit<Rule>(q, picked, order,
                           [&](Pick pick) { return out.push(pick.verb, pick.first, pick.second), false; });
        constexpr bool ends_by_itself = requires { Rule::ends_when_complete; };
        if ((!ends_by_itself || out.empty()) && is_complete<Rule>(q, picked)) out.push(done);
        // A bot that continues what a person began may need something earlier in canonical order.
        if (out.empty() && order == Order::canonical) moves(q, Order::any, out);
    }
    static void finish(Turn& turn, const Step& step) {
        const auto picked = std::exchange(picked_in(turn.state, turn.seat), {});
        Rule::finish(turn, step, picked);
    }
    static bool can_go_on(const Asked& q, Order order) {
        const auto& picked = picked_in(q.state, q.seat);
        if constexpr (requires { Rule::ends_by_word; })
            if (order == Order::any && !picked.empty()) return true;
        // Some legal set contains the picks: until they are a legal set themselves, more can be picked.
        if (!picked.empty()) {
            if (!is_complete<Rule>(q, picked)) return true;
            if constexpr (requires { Rule::ends_when_complete; }) return false;
        }
        return for_each_fit<Rule>(q, picked, order, [](Pick) { return true; });
    }
    static bool picks(Move move) {
        if constexpr (requires { Rule::picks(move); })
            return Rule::picks(move);
        else
            return true;
    }
    static bool sound(const Asked& q) {
        std::remove_cvref_t<decltype(picked_in(q.state, q.seat))> so_far;
        for (const Pick pick : picked_in(q.state, q.seat)) {
            if (!for_each_fit<Rule>(q, so_far, Order::any, [&](Pick fit) { return fit == pick; })) return false;
            so_far.add(pick);
        }
        return true;
    }
    // Things that no move touches are refused, each with the reason of the first pick that would touch it.
    static void describe(const Asked& q, Prompt& prompt) {
        const auto& picked = picked_in(q.state, q.seat);
        const Limits limits = Rule::limits(q);
        Selection selection{limits.least, limits.most, is_complete<Rule>(q, picked), {}, {}};
        for (const Pick pick : picked) selection.picked.push_back(move_of(pick));
        std::vector<Move> offered;
        std::vector<Thing> touched;
        for_each_fit<Rule>(q, picked, Order::any, [&](Pick pick) {
            offered.push_back(move_of(pick));
            for (const Thing& thing : things_of(q, move_of(pick))) touched.push_back(thing);
            return false;
        });
        const auto has = [](const auto& list, const auto& one) {
            return std::find(list.begin(), list.end(), one) != list.end();
        };
        Rule::things(q, [&](Pick pick, int there) {
            const Move move = move_of(pick);
            SKERRY_CHECK(selection.things.empty() || pick_of(selection.things.back()) < pick);  // in canonical order
            selection.things.push_back(move);
            if (has(offered, move)) return false;
            for (const Thing& thing : things_of(q, move)) {
                if (has(touched, thing)) continue;
                touched.push_back(thing);
                const int chosen = picked.count(pick);
                std::string reason;
                if (static_cast<int>(picked.size()) >= limits.most)
                    reason = "You have chosen " + plain(limits.most) + " already.";
                else if (chosen > 0 && chosen == there)
                    reason = chosen == 1 ? "You have chosen it already." : "You have chosen all of them.";
                else if constexpr (requires { Rule::why_not(q, picked, pick); })
                    reason = Rule::why_not(q, picked, pick);
                prompt.refused.push_back({thing, std::move(reason)});
            }
            return false;
        });
        prompt.selection = std::move(selection);
    }
};

}  // namespace detail

template <class Rule, class Turn>
inline constexpr SelectionRule<Turn> selecting{
    detail::Selecting<Rule, Turn>::moves,     detail::Selecting<Rule, Turn>::finish,
    detail::Selecting<Rule, Turn>::can_go_on, detail::Selecting<Rule, Turn>::sound,
    detail::Selecting<Rule, Turn>::picks,     detail::Selecting<Rule, Turn>::describe};

// ---- The flow -------------------------------------------------------------------------------------------------------

namespace agenda {

// Whether a seat has nothing to do, or is asked one of these.
template <class State, class Kind>
bool is_between(const State& state, Seat seat, Set<Kind> steps) {
    const auto& agenda = state.players[seat].agenda;
    return agenda.empty() || steps.has(agenda.back().kind);
}

template <class State>
Question<State> question(const State& state, Seat seat, Names names = {}) {
    const auto& player = state.players[seat];
    return {state, seat, player, player.agenda.back(), names};
}

// Every decision goes through opens, settle, moves and play, so these are inline.
template <class Rule, class State>
[[gnu::always_inline]] inline bool opens(const Rule& rule, const Question<State>& q) {
    if (rule.opens && !rule.opens(q)) return false;
    if (rule.selection) return rule.asked_anyway || rule.selection->can_go_on(q, Order::any);
    return rule.moves != nullptr;
}
template <class State>
bool opens(const Question<State>& q) {
    return opens(rule_of(q.step), q);
}

// Takes the next step off a seat's agenda if there is nothing to decide; false if there is.
template <class Turn>
[[gnu::always_inline]] inline bool pass_over(Turn& turn) {
    const auto& rule = rule_of(turn.me.agenda.back());
    if (opens(rule, turn.asking(turn.me.agenda.back()))) return false;
    const auto step = turn.me.agenda.pop();
    if (rule.selection) rule.selection->finish(turn, step);
    if (rule.passed_over) rule.passed_over(turn, step);
    return true;
}

// The same for all steps up to the first with something to decide.
template <class Turn>
[[gnu::always_inline]] inline void settle(Turn& turn) {
    while (!turn.me.agenda.empty() && pass_over(turn)) {
    }
}

template <class State>
Seats waiting(const State& state) {
    unsigned seats = 0, seat = 1;
    for (const auto& player : state.players) {
        if (!player.agenda.empty()) seats |= seat;
        seat <<= 1;
    }
    return Seats::of(static_cast<std::uint8_t>(seats));
}

// What a seat has picked so far in its current selection.
template <class State>
PickList picked(const State& state, Seat seat) {
    const auto& player = state.players[seat];
    PickList list;
    if (player.agenda.empty() || !rule_of(player.agenda.back()).selection) return list;
    for (const Pick pick : detail::picked_in(state, seat)) list.push(pick);
    return list;
}

template <class State>
[[gnu::always_inline]] inline void moves(const State& state, Seat seat, MoveList& out, Order order = Order::any) {
    const Question<State> q = question(state, seat);
    const auto& rule = rule_of(q.step);
    if (!rule.selection) return rule.moves(q, out);
    rule.selection->moves(q, order, out);
    if (rule.moves && detail::picked_in(q.state, q.seat).empty()) rule.moves(q, out);
}

template <class Turn>
[[gnu::noinline]] bool play_selection(Turn& turn, const StepRule<Turn>& rule, Move move, Order order) {
    auto& picked = detail::picked_in(turn.state, turn.seat);
    if (is_put_back(move)) {
        picked.remove(pick_of(put_back(move)));
        return false;
    }
    if (move != done) {
        picked.add(pick_of(move));
        if (rule.selection->can_go_on(turn.asking(turn.me.agenda.back()), order)) return false;
    }
    const auto step = turn.me.agenda.pop();
    rule.selection->finish(turn, step);
    return true;
}

// Carries out a move of the next step; false if a selection continues and nothing else has changed. The caller
// settles what follows from the end of the step. A selection ends by itself when nothing more can be picked; in
// canonical order that may be sooner.
template <class Turn>
[[gnu::always_inline]] inline bool play(Turn& turn, Move move, Order order = Order::any) {
    const auto& rule = rule_of(turn.me.agenda.back());
    if (rule.selection && (!rule.moves || move == done || is_put_back(move) || rule.selection->picks(move)))
        return play_selection(turn, rule, move, order);
    const auto step = turn.me.agenda.pop();
    rule.play(turn, step, move);
    return true;
}

// Picks are hidden from everybody else.
template <class State>
void hide_picks(State& view, Seats eyes) {
    if constexpr (requires { view.picked; }) {
        for (const Seat seat : seats_of(view))
            if (!picked(view, seat).empty() && !eyes.has(seat)) view.picked = {};
    } else {
        for (std::uint8_t i = 0; i < view.players.size(); ++i)
            if (!eyes.has(Seat(i))) view.players[i].picked = {};
    }
}

// What a move touches, or the pick that it puts back.
template <class State>
std::vector<Thing> touches(const Question<State>& q, Move move) {
    if (move == done) return {};
    return things_of(q, is_put_back(move) ? put_back(move) : move);
}

// The question for a person. A game whose steps concern things provides about(question).
template <class State>
Prompt prompt(const State& state, Seat seat, Names names = {}) {
    const Question<State> q = question(state, seat, names);
    const auto& rule = rule_of(q.step);
    Prompt prompt;
    prompt.decision = name_of(q.step.kind);
    prompt.line = rule.line;
    if constexpr (requires { about(q); }) prompt.about = about(q);
    if (rule.selection) rule.selection->describe(q, prompt);
    if (rule.ask) rule.ask(q, prompt);
    // Only things that no move touches are refused, each once.
    MoveList possible;
    moves(state, seat, possible);
    std::vector<Thing> settled;
    for (const Move move : possible)
        for (Thing& thing : touches(q, move)) settled.push_back(std::move(thing));
    std::erase_if(prompt.refused, [&](const Refusal& refusal) {
        if (std::find(settled.begin(), settled.end(), refusal.thing) != settled.end()) return true;
        settled.push_back(refusal.thing);
        return false;
    });
    return prompt;
}

// What a seat's step calls a move. A game with moves that several steps share provides common_label(question, move) for
// them.
template <class State>
Label label(const State& state, Seat seat, Move move, Names names = {}) {
    if (is_put_back(move)) return "Put back: " + label(state, seat, put_back(move), names).head;
    const Question<State> q = question(state, seat, names);
    const auto& rule = rule_of(q.step);
    Label own = rule.label ? rule.label(q, move) : Label();
    if constexpr (requires { common_label(q, move); })
        if (own.empty()) return common_label(q, move);
    return own;
}

}  // namespace agenda

// ---- The contract ---------------------------------------------------------------------------------------------------

template <class State>
Seats AgendaGame<State>::waiting(const State& state) {
    return agenda::waiting(state);
}
template <class State>
void AgendaGame<State>::moves(const State& state, Seat seat, MoveList& out) {
    agenda::moves(state, seat, out);
}
template <class State>
void AgendaGame<State>::canonical_moves(const State& state, Seat seat, MoveList& out) {
    agenda::moves(state, seat, out, Order::canonical);
}
template <class State>
PickList AgendaGame<State>::picked(const State& state, Seat seat) {
    return agenda::picked(state, seat);
}
template <class State>
std::vector<Thing> AgendaGame<State>::touches(const State& state, Seat seat, Move move) {
    return agenda::touches(agenda::question(state, seat), move);
}
template <class State>
Label AgendaGame<State>::label(const State& state, Seat seat, Move move, Names names) {
    return agenda::label(state, seat, move, names);
}
template <class State>
Prompt AgendaGame<State>::prompt(const State& state, Seat seat, Names names) {
    return agenda::prompt(state, seat, names);
}
template <class State>
std::string AgendaGame<State>::move_text(Move move) {
    return write_move(NotationOf<State>::grammar, move);
}
template <class State>
Result<Move> AgendaGame<State>::parse_move(std::string_view text) {
    return read_move(NotationOf<State>::grammar, text);
}
template <class State>
std::string AgendaGame<State>::pattern_text(Move move) {
    return NotationOf<State>::grammar.pattern_text(move);
}
template <class State>
Result<Move> AgendaGame<State>::parse_pattern(std::string_view text) {
    return NotationOf<State>::grammar.parse_pattern(text);
}

}  // namespace skerry
