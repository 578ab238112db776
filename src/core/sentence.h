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

#include "core/containers.h"
#include "core/info.h"
#include "core/reflect.h"

// Sentences as data, with named places:
//
//     "{seat} draws {count|card|cards}."       a number brings its plural: 1 card, 2 cards
//     "{seat} builds {card}[ with {from}]."    a bracket is left out if one of its places is empty
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

// Whether `known` knows the name of every place.
template <class Known>
constexpr bool places_are_known(std::string_view sentence, Known known) {
    bool all = true;
    read_sentence(
        sentence, [](std::string_view) {},
        [&](std::string_view name, std::string_view, std::string_view) { all = all && known(name); },
        [&](std::string_view inside) { all = all && places_are_known(inside, known); });
    return all;
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
                SKERRY_CHECK(detail::places_are_known(sentence, [&](std::string_view name) { return knows(name); }));
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
