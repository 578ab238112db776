// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/events.h"
#include "core/judgement.h"
#include "core/move.h"
#include "core/picture.h"
#include "core/random.h"
#include "core/ranking.h"
#include "core/reflect.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/selection.h"

// The contract of a game. A game is a struct of types and static functions over plain values; see the concept Game at
// the end. docs/adding-a-game.md walks through it.
namespace skerry {

// A thing on the table that a move touches, a prompt is about or help explains: "tile:cook", "resource:shell",
// "card:S05". Belongs to a seat if every player has their own.
struct Thing {
    std::string id;
    bool operator==(const Thing&) const = default;
    operator std::string_view() const { return id; }  // NOLINT(google-explicit-constructor): it is a text
};

// What a move is called: what a player would say, and what it does. "Cook", "Hire Thugs for 3 food". Where there is no
// room for both, the head alone tells the moves of a decision apart.
struct Label {
    static constexpr bool brief = true;
    std::string head;
    std::string detail;

    Label() = default;
    // NOLINTBEGIN(google-explicit-constructor): a text is a label without detail
    Label(std::string head, std::string detail = {}) : head(std::move(head)), detail(std::move(detail)) {}
    Label(const char* head) : head(head) {}
    // NOLINTEND(google-explicit-constructor)

    bool empty() const { return head.empty(); }
    std::string text() const { return detail.empty() ? head : head + ": " + detail; }
    bool operator==(const Label&) const = default;

    SKERRY_FIELDS(head, detail)
    SKERRY_NOTES("head: what a player would say: `Cook`", "detail: what it does")
};

// Something that looks possible but isn't, and why.
struct Refusal {
    Thing thing;
    std::string reason;

    SKERRY_FIELDS(thing, reason)
};

// A decision in which several things are named (core/selection.h), and its progress.
struct Selection {
    int least = 0, most = 0;   // how many things make a legal set
    bool complete = false;     // it may end now
    std::vector<Move> picked;  // each can be put back
    std::vector<Move> things;  // all candidates; those neither offered nor picked are refused, with the reason
};

// A decision, for a person.
struct Prompt {
    std::string decision;  // the name of the step: "draft", "cook"
    std::string line;      // what is asked, in a sentence
    std::vector<Thing> about;
    std::vector<Refusal> refused;
    std::optional<Selection> selection;
    std::string default_answer;  // for a question in somebody else's turn: the move that not answering means

    void refuse(Thing thing, std::string reason) { refused.push_back({std::move(thing), std::move(reason)}); }
};

// A thing explained.
struct Entry {
    Thing thing;
    std::string name;
    std::string text;

    SKERRY_FIELDS(thing, name, text)
};
// What is no piece of the game, for its glossary: a rule, a track. {"rule:turn", "A turn", "First ..., then ..."}
struct Concept {
    std::string_view id, name, text;
};
inline void explain(std::vector<Entry>& entries, std::span<const Concept> concepts) {
    for (const auto& [id, name, text] : concepts)
        entries.push_back({{std::string(id)}, std::string(name), std::string(text)});
}

// Things of a player at the end, for a look back. {"Tools", card:net, 2}
struct Belonging {
    std::string_view group;
    Thing thing;
    int count = 1;

    SKERRY_FIELDS(group, thing, count)
};
// Like things of a group are one belonging.
inline void add_belonging(std::vector<Belonging>& all, std::string_view group, Thing thing, int count = 1) {
    if (count == 0) return;
    for (Belonging& one : all)
        if (one.group == group && one.thing == thing) {
            one.count += count;
            return;
        }
    all.push_back({group, std::move(thing), count});
}

// Whether a move revealed anything to anybody: a draw, a roll, a peek, a secret choice shown. Take-backs stop there.
enum class Revealed : bool { no, yes };

// What a game must be.
//
//     begin      the first state. A setup that can't be played is refused with the reason
//     waiting    who owes a decision now; several at once where the rules are simultaneous; none: the game is over
//     moves      every legal move of a waiting seat, each once, in a fixed order; never empty
//     play       carries out a legal move, and everything that follows until somebody has to decide again
//     ranking    points by category, ties broken by the game's own rules, and the solo result; names are those of the
//                seats, without them the colours. Before the end it is the public score: computed from what a spectator
//                sees, so that a state and all its views have the same one
//     view       the same type, with "unknown" for what these eyes may not know
//     imagine    a complete state consistent with a view, fairly sampled
//     inspect    why a position is impossible; views are accepted
//     next       optional, for games with campaigns: the setup of the game after a finished one, or why there is none
//     campaign_points    optional, likewise: the result of the campaign, once its last game has completed it
//
//     sources            optional: what the points of some categories come from, as lines of the score sheet
//     credit             the points of such a source that an event tells of, where they come along the way;
//     credits            those of a seat once the game is over, where the final state tells. Together they are all
//                        points of their categories
//     belongings         optional: what a seat has when the game is over
//
//     move_text, parse_move     the text form of a move; parse_move(move_text(m)) == m
//     label, touches            a move for a person, and the things it touches
//     prompt                    the decision of a waiting seat, for a person
//     event_text                an event as a sentence. In all three, names are those of the seats
//     glossary                  everything in the game, explained
//     Box                       the components with their numbers, described, for clients that draw them: it is full
//                               from the start
//     facts                     what follows from a view by the rules and is worth showing: limits, sums, needs
//     picture                   the table as text, for a terminal, through some eyes
//
//     pattern_text, parse_pattern    the verb and the first argument of a move as text, for priors: "take VR4"
//     evaluate, settled         what bots need: how well a seat stands, in hundredths of a point, and whether it is
//                               between two actions, so that the number means something. When the game is over, a
//                               better result is a larger number, with ties broken as far as the range allows
//     features                  the terms of that sum; the search weighs them
//     weights                   what self-play has learned (weights.cpp, made by `skerry tune`)
//     search_params, levels     how the search works, and how long each level searches
template <class G>
concept Game =
    requires(const typename G::Setup& setup, const typename G::State& state, typename G::State& next,
             const typename G::Event& event, const Seed& seed, Seat seat, Seats eyes, Move move, MoveList& moves,
             Random& random, Features& features, std::string_view text, std::span<const std::string> names) {
        requires std::is_trivially_copyable_v<typename G::State>;
        requires std::has_unique_object_representations_v<typename G::State>;
        requires sizeof(typename G::State) <= 4096;
        requires Described<typename G::State> && Described<typename G::Setup> && Described<typename G::Event>;
        { G::info } -> std::convertible_to<const GameInfo&>;
        { G::setups() } -> std::same_as<std::vector<typename G::Setup>>;

        { G::begin(setup, seed) } -> std::same_as<Result<typename G::State>>;
        { G::players(state) } -> std::same_as<std::uint8_t>;
        { G::waiting(state) } -> std::same_as<Seats>;
        { G::moves(state, seat, moves) } -> std::same_as<void>;
        { G::play(next, seat, move, Events<typename G::Event>()) } -> std::same_as<Revealed>;
        { G::ranking(state, names) } -> std::same_as<Ranking>;
        { G::ranking(state) } -> std::same_as<Ranking>;
        { G::view(state, eyes) } -> std::same_as<typename G::State>;
        { G::imagine(state, random) } -> std::same_as<typename G::State>;
        { G::inspect(state) } -> std::same_as<Result<void>>;

        { G::move_text(move) } -> std::same_as<std::string>;
        { G::parse_move(text) } -> std::same_as<Result<Move>>;
        { G::label(state, seat, move, names) } -> std::same_as<Label>;
        { G::touches(state, seat, move) } -> std::same_as<std::vector<Thing>>;
        { G::prompt(state, seat, names) } -> std::same_as<Prompt>;
        { G::event_text(event, names) } -> std::same_as<std::string>;
        { G::glossary() } -> std::same_as<std::vector<Entry>>;
        requires Described<typename G::Box> && std::default_initializable<typename G::Box>;
        requires Described<typename G::Facts>;
        { G::facts(state, seat) } -> std::same_as<typename G::Facts>;
        { G::picture(state, eyes, names) } -> std::same_as<Picture>;

        { G::pattern_text(move) } -> std::same_as<std::string>;
        { G::parse_pattern(text) } -> std::same_as<Result<Move>>;
        { G::evaluate(state, seat) } -> std::same_as<int>;
        { G::settled(state, seat) } -> std::same_as<bool>;
        { G::features(state, seat, features) } -> std::same_as<void>;
        { G::weights } -> std::convertible_to<const Weights&>;
        { G::search_params } -> std::convertible_to<const SearchParams&>;
        { G::levels } -> std::convertible_to<const BotLevels&>;
    };

}  // namespace skerry
