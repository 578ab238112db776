// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "core/containers.h"
#include "core/info.h"
#include "core/reflect.h"

// Sentences as data, with named places:
//
//     "{seat} draws {count|card|cards}."       a number brings its plural: 1 card, 2 cards
//     "{seat} builds {card}[ with {from}]."    a bracket is left out if one of its places is empty
//
// filled() asks for the word of each place; said() gets them in the order of the places.
namespace skerry {

namespace detail {

// Calls text(letters) and place(name, one, many) for the parts of a sentence, and bracket(inside) for its brackets.
template <class Text, class Place, class Bracket>
constexpr void read_sentence(std::string_view sentence, Text text, Place place, Bracket bracket) {
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find_first_of("{["), sentence.size());
        text(sentence.substr(0, open));
        sentence.remove_prefix(open);
        if (sentence.empty()) return;
        const bool in_bracket = sentence[0] == '[';
        const std::size_t close = sentence.find(in_bracket ? ']' : '}');
        SKERRY_CHECK(close != std::string_view::npos);
        const std::string_view inside = sentence.substr(1, close - 1);
        sentence.remove_prefix(close + 1);
        if (in_bracket) {
            bracket(inside);
            continue;
        }
        const std::size_t bar = std::min(inside.find('|'), inside.size()), last = inside.rfind('|');
        if (bar == inside.size())
            place(inside, std::string_view(), std::string_view());
        else
            place(inside.substr(0, bar), inside.substr(bar + 1, last - bar - 1), inside.substr(last + 1));
    }
}

// Calls see(name) for each place.
template <class See>
constexpr void for_each_place(std::string_view sentence, See see) {
    read_sentence(
        sentence, [](std::string_view) {},
        [&](std::string_view name, std::string_view, std::string_view) { see(name); },
        [&](std::string_view inside) { for_each_place(inside, see); });
}

template <class Words>
std::string filled(std::string_view sentence, const Words& words, bool& lacking) {
    std::string result;
    read_sentence(
        sentence, [&](std::string_view text) { result += text; },
        [&](std::string_view name, std::string_view one, std::string_view many) {
            const std::string word = words(name);
            lacking = lacking || word.empty();
            result += word;
            if (!many.empty()) result.append(" ").append(word == "1" ? one : many);
        },
        [&](std::string_view inside) {
            bool without = false;
            const std::string part = filled(inside, words, without);
            if (!without) result += part;
        });
    return result;
}

}  // namespace detail

// A sentence with words(name) in each of its places.
template <class Words>
std::string filled(std::string_view sentence, const Words& words) {
    bool lacking = false;
    return detail::filled(sentence, words, lacking);
}

namespace detail {

// The places of a sentence but one, each once, in the order in which they come.
class PlaceNames {
public:
    constexpr explicit PlaceNames(std::string_view sentence, std::string_view except = {}) {
        for_each_place(sentence, [&](std::string_view name) {
            if (name == except || find(name) < size_) return;
            SKERRY_CHECK(size_ < names_.size());
            names_[size_++] = name;
        });
    }
    constexpr std::size_t size() const { return size_; }
    // The index of a name, or size() if it is absent.
    constexpr std::size_t find(std::string_view name) const {
        return static_cast<std::size_t>(std::find(names_.begin(), names_.begin() + size_, name) - names_.begin());
    }

private:
    std::array<std::string_view, 8> names_{};
    std::size_t size_ = 0;
};

inline std::string word(std::string_view text) { return std::string(text); }
inline std::string word(std::integral auto number) { return plain(static_cast<int>(number)); }
template <NamedEnum E>
std::string word(E e) {
    return word_of(e);
}

}  // namespace detail

// A literal sentence with a place for each of these words, besides one named `except`.
template <class... Words>
struct SentenceFor {
    std::string_view text;
    consteval SentenceFor(const char* sentence, std::string_view except = {}) : text(sentence) {  // NOLINT
        SKERRY_CHECK(detail::PlaceNames(sentence, except).size() == sizeof...(Words));
    }
};

// A sentence with its words in the order of the places: said("{who} has {n|die|dice}.", "Red", 3).
template <class... Words>
std::string said(std::type_identity_t<SentenceFor<Words...>> sentence, const Words&... words) {
    const detail::PlaceNames places(sentence.text);
    const std::array<std::string, sizeof...(Words)> at{detail::word(words)...};
    return filled(sentence.text, [&](std::string_view name) { return at[places.find(name)]; });
}

// ---- Events ---------------------------------------------------------------------------------------------------------

// What a place of the game's own says, if no field of that name does.
template <class Event>
struct PlaceWords {
    std::string_view place;
    std::string (*say)(const Event&, Names);
};

// The events of a game, a row per kind: the sentence, and another for a count of 0 if that differs. A place is a
// field of the event (a seat by its name, a component by its title, a number), or one of `own`.
template <class Event>
class EventTexts {
    using Kind = decltype(Event::kind);

public:
    struct Row {
        Kind kind;
        std::string_view sentence;
        std::string_view for_none = {};
    };

    consteval EventTexts(std::initializer_list<Row> rows, std::span<const PlaceWords<Event>> own = {}) : own_(own) {
        for (const Row& row : rows) {
            Row& place = rows_[static_cast<std::size_t>(row.kind)];
            SKERRY_CHECK(place.sentence.empty());  // no kind has two
            for (const std::string_view sentence : {row.sentence, row.for_none})
                detail::for_each_place(sentence, [&](std::string_view name) { SKERRY_CHECK(knows(name)); });
            place = row;
        }
        for (const Row& row : rows_) SKERRY_CHECK(!row.sentence.empty());  // every kind has one
    }

    std::string text(const Event& event, Names names) const {
        const Row& row = rows_[static_cast<std::size_t>(event.kind)];
        const bool none = event.count == 0 && !row.for_none.empty();
        return filled(none ? row.for_none : row.sentence, [&](std::string_view place) {
            for (const PlaceWords<Event>& own : own_)
                if (own.place == place) return own.say(event, names);
            return field_words(event, place, names);
        });
    }

private:
    constexpr bool knows(std::string_view name) const {
        for (const PlaceWords<Event>& own : own_)
            if (own.place == name) return true;
        const auto fields = Event::field_names();
        return std::find(fields.begin(), fields.end(), name) != fields.end();
    }

    static std::string field_words(const Event& event, std::string_view place, Names names) {
        constexpr auto fields = Event::field_names();
        std::string words;
        std::size_t at = 0;
        std::apply([&](const auto&... field) { ((fields[at++] == place ? (words = say(field, names), 0) : 0), ...); },
                   event.fields());
        return words;
    }

    template <class Field>
    static std::string say(const Field& field, [[maybe_unused]] Names names) {
        if constexpr (std::same_as<Field, Seat>)
            return field.index() < names.size() ? names[field.index()] : std::string("Somebody");
        else if constexpr (std::integral<Field>)
            return plain(field);
        else if constexpr (requires { title(field); })
            return std::string(title(field));
        else if constexpr (requires { title(*field); })
            return field ? std::string(title(*field)) : std::string();
        else if constexpr (requires { word_of(*field); })
            return field ? word_of(*field) : std::string();
        else
            return {};
    }

    std::array<Row, count_of<Kind>> rows_{};
    std::span<const PlaceWords<Event>> own_;
};

}  // namespace skerry
