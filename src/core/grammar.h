// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/game.h"
#include "core/judgement.h"
#include "core/notation.h"

// The grammar of a game's moves as data: a row for each verb says what follows it. A move's text, how to parse it and
// what it touches all come from that row.
//
//     const Grammar<Verb> Notation::grammar{
//         verb<Verb::place, Tile>(),                    // place cook               touches thing(Tile)
//         verb<Verb::buy, Keyword<"for">, Resource>(),  // buy for skaill
//         verb<Verb::feed, Number<0, 255>>(),           // feed 3
//         verb<Verb::task, Ordinal<Task>>(),            // task 1, the first one
//         verb<Verb::hire, Cell, Optional<Resource>>(), // hire A2, hire A2 stone   the byte is 0 or 1 + the index
//         {Verb::pay, payment_text, parse_payment, payment_things, first_argument<Resource>()},  // what no row can say
//     };
//
// An argument is an enum with names, or one of the structs below: how a byte of the move is written, read and touched.
//
// A pattern is how the priors of bots identify a move (core/judgement.h), by verb and first argument: "hire A2". A
// byte that has no name is written as a number: "hire #200".
namespace skerry {

template <std::size_t N>
struct FixedText {
    std::array<char, N> letters{};
    consteval FixedText(const char (&text)[N]) {  // NOLINT(google-explicit-constructor)
        for (std::size_t i = 0; i < N; ++i) letters[i] = text[i];
    }
    constexpr std::string_view view() const { return {letters.data(), N - 1}; }
};

// A word of the notation that is not part of the move.
template <FixedText text>
struct Keyword {
    static constexpr std::size_t bytes = 0;
    static std::string write(std::uint8_t) { return std::string(text.view()); }
    static std::optional<std::uint8_t> read(std::string_view word) {
        return word == text.view() ? std::optional<std::uint8_t>(0) : std::nullopt;
    }
    static void touch(std::uint8_t, std::vector<Thing>&) {}
};

template <int least, int most>
struct Number {
    static std::string write(std::uint8_t byte) { return std::to_string(byte); }
    static std::optional<std::uint8_t> read(std::string_view word) {
        const auto n = number(word, least, most);
        return n ? std::optional(static_cast<std::uint8_t>(*n)) : std::nullopt;
    }
    static void touch(std::uint8_t, std::vector<Thing>&) {}
};

// A name of an enum. "unknown" is never part of a move.
template <NamedEnum E>
struct Name {
    static std::string write(std::uint8_t byte) { return word_of(static_cast<E>(byte)); }
    static std::optional<std::uint8_t> read(std::string_view word) {
        const auto found = word == "unknown" ? std::nullopt : named<E>(word);
        return found ? std::optional(static_cast<std::uint8_t>(*found)) : std::nullopt;
    }
    static void touch(std::uint8_t byte, std::vector<Thing>& things) {
        if constexpr (requires { thing(static_cast<E>(byte)); }) things.push_back(thing(static_cast<E>(byte)));
    }
};

// A name of an enum by its number, counted from 1: tasks, faces of a die.
template <NamedEnum E>
struct Ordinal : Name<E> {
    static std::string write(std::uint8_t byte) { return std::to_string(byte + 1); }
    static std::optional<std::uint8_t> read(std::string_view word) {
        const auto n = number(word, 1, count_of<E>);
        return n ? std::optional(static_cast<std::uint8_t>(*n - 1)) : std::nullopt;
    }
};

namespace detail {

template <class Arg>
struct ArgumentOf {
    using type = Arg;
};
template <NamedEnum E>
struct ArgumentOf<E> {
    using type = Name<E>;
};

}  // namespace detail

// The optional last word: 0, or 1 + its byte.
template <class Arg>
struct Optional {
    using Argument = typename detail::ArgumentOf<Arg>::type;
    static constexpr bool optional = true;
    static std::string write(std::uint8_t byte) { return byte == 0 ? "" : Argument::write(byte - 1); }
    static std::optional<std::uint8_t> read(std::string_view word) {
        const auto byte = Argument::read(word);
        return byte ? std::optional(static_cast<std::uint8_t>(*byte + 1)) : std::nullopt;
    }
    static void touch(std::uint8_t byte, std::vector<Thing>& things) {
        if (byte > 0) Argument::touch(byte - 1, things);
    }
};

namespace detail {

template <class Arg>
constexpr std::size_t bytes_of() {
    if constexpr (requires { Arg::bytes; })
        return Arg::bytes;
    else
        return 1;
}

// The first argument of a verb by itself, after the keywords before it. Every byte has one text.
inline std::string number_word(std::uint8_t byte) { return "#" + std::to_string(byte); }
template <class... Args>
struct First {  // there is none
    static std::string write(std::uint8_t byte) { return byte == 0 ? "" : " " + number_word(byte); }
    static std::optional<std::uint8_t> read(Words words) {
        if (words.empty()) return std::uint8_t{0};
        const auto n = words.size() == 1 && words[0].starts_with('#') ? number(words[0].substr(1)) : std::nullopt;
        return n ? std::optional(static_cast<std::uint8_t>(*n)) : std::nullopt;
    }
};
template <class Arg, class... Rest>
struct First<Arg, Rest...> {
    static std::string write(std::uint8_t byte) {
        std::string word = Arg::write(byte);
        if constexpr (bytes_of<Arg>() == 0) return " " + word + First<Rest...>::write(byte);
        if (word.empty() && byte == 0) return "";
        return " " + (Arg::read(word) == byte ? word : number_word(byte));
    }
    static std::optional<std::uint8_t> read(Words words) {
        if constexpr (bytes_of<Arg>() == 0) {
            if (words.empty() || !Arg::read(words[0])) return std::nullopt;
            return First<Rest...>::read(words.subspan(1));
        }
        const auto byte = words.size() == 1 ? Arg::read(words[0]) : std::nullopt;
        return byte ? byte : First<>::read(words);
    }
};

template <class... Args>
struct Arguments {
    static std::string text(Move move) {
        std::string text;
        std::size_t at = 0;
        [[maybe_unused]] const auto write = [&]<class Arg>(std::type_identity<Arg>) {
            const std::string word = Arg::write(move.args[at]);
            if (!word.empty()) text += " " + word;
            at += bytes_of<Arg>();
        };
        (write(std::type_identity<Args>()), ...);
        return text;
    }
    static std::optional<Move> parse(Words words) {
        Move move{};
        std::size_t at = 0, next = 0;
        [[maybe_unused]] const auto read = [&]<class Arg>(std::type_identity<Arg>) {
            if constexpr (requires { Arg::optional; })
                if (next == words.size()) return true;
            if (next == words.size()) return false;
            const auto byte = Arg::read(words[next++]);
            if (byte && bytes_of<Arg>() > 0) move.args[at] = *byte;
            at += bytes_of<Arg>();
            return byte.has_value();
        };
        if (!(read(std::type_identity<Args>()) && ...) || next != words.size()) return std::nullopt;
        return move;
    }
    static std::vector<Thing> things(Move move) {
        std::vector<Thing> all;
        std::size_t at = 0;
        [[maybe_unused]] const auto touch = [&]<class Arg>(std::type_identity<Arg>) {
            Arg::touch(move.args[at], all);
            at += bytes_of<Arg>();
        };
        (touch(std::type_identity<Args>()), ...);
        return all;
    }
};

}  // namespace detail

// How the first argument of a verb is written and read by itself.
struct FirstArgument {
    std::string (*write)(std::uint8_t);
    std::optional<std::uint8_t> (*read)(Words);
};
template <class... Args>
constexpr FirstArgument first_argument() {
    using First = detail::First<typename detail::ArgumentOf<Args>::type...>;
    return {First::write, First::read};
}

// What follows a verb: written with a space before each word, read without the verb.
template <class Verb>
struct VerbRow {
    Verb verb;
    std::string (*text)(Move);
    std::optional<Move> (*parse)(Words);
    std::vector<Thing> (*things)(Move);
    FirstArgument first = first_argument<>();  // a number by default
};

template <auto v, class... Args>
constexpr VerbRow<decltype(v)> verb() {
    using Row = detail::Arguments<typename detail::ArgumentOf<Args>::type...>;
    return {v, Row::text, Row::parse, Row::things, first_argument<Args...>()};
}
// The same with things of its own.
template <auto v, class... Args>
constexpr VerbRow<decltype(v)> verb(std::vector<Thing> (*things)(Move)) {
    VerbRow<decltype(v)> row = verb<v, Args...>();
    row.things = things;
    return row;
}

// A row for each verb, in the order of the enum.
template <NamedEnum Verb>
class Grammar {
    static_assert(count_of<Verb> <= max_verbs);

public:
    // Words end at any of these characters.
    consteval Grammar(std::initializer_list<VerbRow<Verb>> rows, std::string_view ends = " ") : ends_(ends) {
        std::size_t at = 0;
        for (const VerbRow<Verb>& row : rows) {
            SKERRY_CHECK(static_cast<std::size_t>(row.verb) == at);  // the rows are in the order of the verbs
            rows_[at++] = row;
        }
        SKERRY_CHECK(at == count_of<Verb>);  // and every verb has one
    }
    std::string text(Move move) const { return word_of(static_cast<Verb>(move.verb)) + row(move).text(move); }
    std::vector<Thing> things(Move move) const { return row(move).things(move); }
    Result<Move> parse(std::string_view text) const {
        const auto words = words_in(text, ends_);
        const auto v = words.empty() ? std::nullopt : named<Verb>(words[0]);
        if (!v) return no_move(text, "");
        auto move = rows_[static_cast<std::size_t>(*v)].parse(Words(words).subspan(1));
        if (!move) return no_move(text, words[0]);
        move->verb = static_cast<std::uint8_t>(*v);
        return *move;
    }
    // The pattern of a move, and the move that has only those two bytes. One text each.
    std::string pattern_text(Move move) const {
        if (move.verb == done.verb) return std::string(done_word);
        return word_of(static_cast<Verb>(move.verb)) + row(move).first.write(move.args[0]);
    }
    Result<Move> parse_pattern(std::string_view text) const {
        if (text == done_word) return done;
        const auto words = words_in(text);
        const auto v = words.empty() ? std::nullopt : named<Verb>(words[0]);
        const auto first = v ? rows_[static_cast<std::size_t>(*v)].first.read(Words(words).subspan(1)) : std::nullopt;
        if (first)
            if (const Move move{static_cast<std::uint8_t>(*v), {*first}}; pattern_text(move) == text) return move;
        return Error{"\"" + std::string(text) + "\" is no verb with its first argument."};
    }

private:
    const VerbRow<Verb>& row(Move move) const {
        SKERRY_CHECK(move.verb < count_of<Verb>);
        return rows_[move.verb];
    }
    std::array<VerbRow<Verb>, count_of<Verb>> rows_{};
    std::string_view ends_;
};

// Where a move touches nothing, or only what its step is about.
inline std::vector<Thing> no_things(Move) { return {}; }

}  // namespace skerry
