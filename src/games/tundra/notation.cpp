// SPDX-License-Identifier: Apache-2.0
#include "core/grammar.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Moves as text, and text as moves: parse_move(move_text(m)) == m. Dice are written as their values.
namespace skerry::tundra {
namespace {

using Die = Ordinal<Face>;

// Where the worker that is to be moved stands.
struct From : Name<Cell> {
    static void touch(std::uint8_t byte, std::vector<Thing>& things) {
        things.push_back(worker_at(static_cast<Cell>(byte)));
    }
};

// A word of its own for 0, or 1 + the index of a name.
template <FixedText word, NamedEnum E>
struct WordOr {
    static std::string write(std::uint8_t byte) {
        return byte == 0 ? std::string(word.view()) : Name<E>::write(byte - 1);
    }
    static std::optional<std::uint8_t> read(std::string_view text) {
        return text == word.view() ? std::optional<std::uint8_t>(0) : Optional<E>::read(text);
    }
    static void touch(std::uint8_t byte, std::vector<Thing>& things) { Optional<E>::touch(byte, things); }
};
using Pending = WordOr<"board", Card>;  // the board's own action, or that of a card
struct Paid : WordOr<"berries", Resource> {
    static void touch(std::uint8_t byte, std::vector<Thing>& things) {
        things.push_back(byte == 0 ? thing(Good::berries) : thing(static_cast<Resource>(byte - 1)));
    }
};

// The two cards may be named in any order.
std::optional<Move> parse_keep(Words words) {
    auto move = verb<Verb::keep, Card, Card>().parse(words);
    if (!move || move->args[0] == move->args[1]) return std::nullopt;
    if (move->args[1] < move->args[0]) std::swap(move->args[0], move->args[1]);
    return move;
}

// "build A2:stone": a thing and the resource that goes with it. The colon ends a word, so that a space does as well.
template <auto v, class... Args>
constexpr VerbRow<Verb> paired() {
    VerbRow<Verb> row = verb<v, Args...>();
    row.text = [](Move move) {
        std::string text = verb<v, Args...>().text(move);
        text[text.rfind(' ')] = ':';
        return text;
    };
    return row;
}

std::vector<Thing> the_action(Move move) { return {thing(verb_of(move))}; }
std::vector<Thing> die_and_slot(Move move) {
    const auto face = arg<Face>(move);
    const auto board = arg<Board>(move, 1);
    return {thing(face), thing(board, face), thing(board)};
}

constexpr VerbRow<Verb> keep_row{Verb::keep, verb<Verb::keep, Card, Card>().text, parse_keep,
                                 verb<Verb::keep, Card, Card>().things, first_argument<Card>()};

}  // namespace

const Grammar<Verb> Notation::grammar(
    {
        keep_row,
        verb<Verb::put, Board>(),
        verb<Verb::replace, Card>(),
        verb<Verb::move, From, Cell>(),
        verb<Verb::walk, From, Cell, Number<1, max_moves>>(),
        verb<Verb::gain, Resource>(),
        verb<Verb::bonus, Cell>(),
        verb<Verb::reroll, Die>(),
        verb<Verb::nudge, Die, Sign>(),
        verb<Verb::buy>(the_action),
        verb<Verb::use, Card>(),
        verb<Verb::place, Die, Board>(die_and_slot),
        verb<Verb::claim, Die, Goal>(),
        verb<Verb::waste, Die>(),
        verb<Verb::end>(),
        verb<Verb::start, Pending>(),
        verb<Verb::finish>(),
        paired<Verb::build, Cell, Resource>(),
        paired<Verb::hire, Cell, Paid>(),
        verb<Verb::pay, Paid>(),
        verb<Verb::gather, Resource>(),
        verb<Verb::upgrade, Board>(),
        paired<Verb::spare, Board, Resource>(),
        verb<Verb::take, Card>(),
        verb<Verb::renew>(the_action),
        verb<Verb::discard, Card>(),
        verb<Verb::turn, Die, Die>(),
        verb<Verb::swap, Resource, Resource>(),
    },
    " :");

// What the words of a move name, and what follows from the table: the board over a card, the board that is activated,
// the free action that a die is used for.
std::vector<Thing> things_of(const Question& q, Move move) {
    std::vector<Thing> things = Notation::grammar.things(move);
    const bool free_action = q.step.kind == StepKind::turn_pre || q.step.kind == StepKind::turn_post;
    switch (verb_of(move)) {
    case Verb::replace: things.insert(things.begin(), thing(board_over(q.me, arg<Card>(move)))); break;
    case Verb::start:
        if (things.empty()) things.push_back(thing(*q.state.activation.board));
        break;
    case Verb::reroll:
    case Verb::nudge:
        if (free_action) things.push_back(thing(verb_of(move)));
        break;
    default: break;
    }
    return things;
}

}  // namespace skerry::tundra
