// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <concepts>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include <boost/json/value.hpp>

#include "core/containers.h"
#include "core/grammar.h"
#include "core/random.h"
#include "core/reflect.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/selection.h"

// What a type looks like from outside, as data: made once per type from its description (core/reflect.h), read by
// whatever works on all types alike (JSON in json.cpp, TypeScript in typescript.cpp). So the compiler makes a table per
// type, and the walk over it is written and compiled once.
namespace skerry::json {

using Value = boost::json::value;

// A field that may be left out. (A std::optional is always there, and null if there is none.)
template <class T>
struct Optional : std::optional<T> {
    using std::optional<T>::optional;
    bool operator==(const Optional&) const = default;
};

// JSON that is written already, such as a view. Derive from it to name its type for TypeScript.
struct Raw {
    std::string text = "null";
    bool operator==(const Raw&) const = default;
};

template <class T>
struct Entries : std::vector<std::pair<std::string, T>> {};

enum class Kind : std::uint8_t {
    boolean,
    number,     // whole, of this many bytes
    real,       //
    text,       //
    raw,        // JSON that is written already
    value,      // JSON that is read as it is
    name,       // an enum
    seat,       //
    seats,      //
    generator,  //
    maybe,      // a name, or yes or no, or nothing
    optional,   // something or null
    absent,     // something, or left out
    names,      // a list of names, or a set
    list,       // of anything else
    counts,     // a number per name
    each,       // something per name
    zones,      // a list of names per name
    picks,      //
    entries,    // names that are data, and something for each
    fields,     // a described struct
    kinds,      // one of several tagged structs: its size is which
};

struct Shape {
    using Of = const Shape& (*)();  // asked when needed, since a type may hold itself
    using Entry = std::function<void(std::string_view name, const void* item)>;

    struct Field {
        std::string_view name, note;
        Of shape;
        std::size_t offset;
        bool optional;                                      // JSON may leave it out
        bool (*equal)(const void*, const void*) = nullptr;  // where the first value may be left out
    };

    Kind kind;
    std::string called = {};           // in TypeScript
    std::string_view typescript = {};  // of raw JSON, where it has a type

    bool is_signed = false;                        // number
    std::size_t bytes = 0;                         //
    std::span<const std::string_view> names = {};  // of an enum, or of the keys
    Of item = nullptr, key = nullptr;              // what is inside
    std::size_t capacity = SIZE_MAX;               // of a list
    std::vector<Field> fields = {};                // of a struct
    std::vector<Of> kinds = {};                    // of a union
    std::optional<Tag> tag = {};                   //
    bool strict = false;                           // a field is missing if JSON may not leave it out
    const void* first = nullptr;                   // a struct with its first values

    void (*clear)(void*) = nullptr;
    std::string_view (*text)(const void*) = nullptr;
    std::string (*words)(const void*) = nullptr;  // of a struct that is also told in words, as its field `text`
    void (*set_text)(void*, std::string) = nullptr;
    std::size_t (*size)(const void*) = nullptr;
    const void* (*at)(const void*, std::size_t) = nullptr;                   // null where there is none
    void* (*make)(void*, std::size_t) = nullptr;                             // a new item, to be read
    std::size_t (*copy)(const void*, std::size_t, std::uint8_t*) = nullptr;  // names, of one zone
    bool (*add)(void*, std::size_t, std::uint8_t) = nullptr;                 // false where it does not fit
    void (*each)(const void*, const Entry&) = nullptr;
    std::vector<std::string> (*picked)(const void*) = nullptr;
    Result<void> (*pick)(void*, std::string_view) = nullptr;  // the error says what is wrong: "is no move: ..."
};

template <class T>
const Shape& shape_of();

namespace detail {

template <class T>
T& as(void* thing) {
    return *static_cast<T*>(thing);
}
template <class T>
const T& as(const void* thing) {
    return *static_cast<const T*>(thing);
}

// The name of a type without its namespaces, as the compiler writes it; the types a template is made of follow its
// name, numbers do not: PileKind for Pile<Kind, 12>.
std::string short_name(std::string_view pretty_function);
template <class T>
std::string name_of_type() {
    return short_name(__PRETTY_FUNCTION__);
}

template <class T>
concept Brief = Described<T> && T::brief;
template <class T>
concept Worded = Described<T> && T::worded;
template <class T>
concept Strict = Tagged<T> || (Described<T> && T::strict);
template <class T>
inline constexpr bool can_be_nothing = false;
template <class E>
inline constexpr bool can_be_nothing<Maybe<E>> = true;
template <class T>
inline constexpr bool can_be_nothing<Optional<T>> = true;

// A field as the compiler knows it: all of Shape::Field but where it is.
struct FieldRow {
    std::string_view name, note;
    Shape::Of shape;
    bool optional;
    bool (*equal)(const void*, const void*);
};

// JSON may leave out nothing at all, and in brief structs what has its first value, but never the first field, which
// says what the struct is about, nor a seat.
template <class T, class F, std::size_t I>
constexpr FieldRow field_row() {
    constexpr std::string_view name = T::field_names()[I];
    FieldRow row{name, note_of<T>(name), shape_of<F>, can_be_nothing<F>, nullptr};
    if constexpr (Brief<T> && !can_be_nothing<F> && !std::same_as<F, Seat> && I > 0) {
        row.optional = true;
        row.equal = [](const void* a, const void* b) { return as<F>(a) == as<F>(b); };
    }
    return row;
}
template <class T, class... F, std::size_t... I>
constexpr std::array<FieldRow, sizeof...(I)> field_rows(std::tuple<F&...>*, std::index_sequence<I...>) {
    return {field_row<T, std::remove_const_t<F>, I>()...};
}
template <Described T>
inline constexpr auto rows_of = field_rows<T>(static_cast<decltype(std::declval<const T&>().fields())*>(nullptr),
                                              std::make_index_sequence<T::field_names().size()>());

// The shape of a struct from its rows, and where its fields are in one with its first values.
Shape shape_of_rows(std::string called, std::span<const FieldRow> rows, const void* first, const void* const* fields);

template <Described T>
Shape shape_of_fields() {
    static_assert(notes_fit<T>());
    static const T first{};
    const auto places = std::apply(
        [](const auto&... field) { return std::array<const void*, sizeof...(field)>{&field...}; }, first.fields());
    Shape shape = shape_of_rows(name_of_type<T>(), rows_of<T>, &first, places.data());
    shape.strict = Strict<T>;
    if constexpr (requires { typename T::Named; }) shape.called = name_of_type<typename T::Named>();
    if constexpr (Tagged<T>) shape.tag = T::tag;
    if constexpr (Worded<T>) shape.words = [](const void* thing) { return text_of(as<T>(thing)); };
    shape.clear = [](void* thing) { as<T>(thing) = T{}; };
    return shape;
}

// A struct that is a std::variant of tagged structs.
template <class T>
concept Union = requires(const T& value) { []<class... Kinds>(const std::variant<Kinds...>&) {}(value); };

template <Union U, Tagged... Kinds>
Shape shape_of_kinds(const std::variant<Kinds...>*) {
    using V = std::variant<Kinds...>;
    static_assert(((Kinds::tag.field == std::variant_alternative_t<0, V>::tag.field) && ...));
    Shape shape{.kind = Kind::kinds, .called = name_of_type<U>(), .kinds = {shape_of<Kinds>...}};
    shape.size = [](const void* thing) { return as<U>(thing).index(); };
    shape.at = [](const void* thing, std::size_t) {
        return std::visit([](const auto& kind) -> const void* { return &kind; }, static_cast<const V&>(as<U>(thing)));
    };
    shape.make = [](void* thing, std::size_t index) -> void* {
        void* made = nullptr;
        std::size_t i = 0;
        ((i++ == index ? void(made = &as<U>(thing).template emplace<Kinds>()) : void()), ...);
        return made;
    };
    return shape;
}

template <class O>
concept AnOptional =
    requires { typename O::value_type; } && std::derived_from<O, std::optional<typename O::value_type>>;
template <AnOptional O>
Shape shape_of_optional() {
    Shape shape{.kind = can_be_nothing<O> ? Kind::absent : Kind::optional, .item = shape_of<typename O::value_type>};
    shape.clear = [](void* thing) { as<O>(thing).reset(); };
    shape.at = [](const void* thing, std::size_t) -> const void* { return as<O>(thing) ? &*as<O>(thing) : nullptr; };
    shape.make = [](void* thing, std::size_t) -> void* { return &as<O>(thing).emplace(); };
    return shape;
}

template <class T>
concept Range = !Described<T> && requires(const T& range) { *range.begin(); };
template <Range T>
using ItemOf = std::remove_cvref_t<decltype(*std::declval<const T&>().begin())>;

// Names one after the other: List, SortedList, Set, all of an enum.
template <class L>
Shape shape_of_names() {
    using E = ItemOf<L>;
    Shape shape{.kind = Kind::names, .names = names_of<E>, .item = shape_of<E>};
    if constexpr (requires { L::capacity; }) shape.capacity = L::capacity;
    shape.clear = [](void* thing) { as<L>(thing) = {}; };
    shape.copy = [](const void* thing, std::size_t, std::uint8_t* names) {
        std::size_t count = 0;
        for (const E e : as<L>(thing)) names[count++] = static_cast<std::uint8_t>(e);
        return count;
    };
    if constexpr (!std::same_as<L, EnumRange<E>>)
        shape.add = [](void* thing, std::size_t, std::uint8_t name) {
            auto& list = as<L>(thing);
            const auto e = static_cast<E>(name);
            if constexpr (requires { list.push(e); }) {
                if (list.full()) return false;
                list.push(e);
            } else {
                if (list.has(e)) return false;
                list.add(e);
            }
            return true;
        };
    return shape;
}

// Items one behind the other in memory.
template <class L>
Shape shape_of_list() {
    using T = ItemOf<L>;
    Shape shape{.kind = Kind::list, .item = shape_of<T>};
    if constexpr (requires { std::size_t{L::capacity}; }) shape.capacity = L::capacity;
    shape.size = [](const void* thing) { return as<L>(thing).size(); };
    shape.at = [](const void* thing, std::size_t i) -> const void* { return &as<L>(thing)[i]; };
    if constexpr (requires(L& list) { list.clear(); }) {
        shape.clear = [](void* thing) { as<L>(thing).clear(); };
        shape.make = [](void* thing, std::size_t) -> void* {
            auto& list = as<L>(thing);
            if constexpr (requires { list.emplace_back(); })
                list.emplace_back();
            else
                list.push(T{});
            return &list.back();
        };
    }
    return shape;
}

template <class M>
Shape shape_of_entries() {
    Shape shape{.kind = Kind::entries, .item = shape_of<decltype(ItemOf<M>::second)>};
    shape.each = [](const void* thing, const Shape::Entry& entry) {
        for (const auto& [name, item] : as<M>(thing)) entry(name, &item);
    };
    return shape;
}

// One per kind of type.
template <class T>
struct Maker {
    static Shape make() {
        if constexpr (std::same_as<T, bool>) {
            return {.kind = Kind::boolean};
        } else if constexpr (std::integral<T>) {
            return {.kind = Kind::number, .is_signed = std::signed_integral<T>, .bytes = sizeof(T)};
        } else if constexpr (std::same_as<T, double>) {
            return {.kind = Kind::real};
        } else if constexpr (std::same_as<T, Value>) {
            return {.kind = Kind::value};
        } else if constexpr (std::derived_from<T, Raw>) {
            Shape shape{.kind = Kind::raw};
            if constexpr (!std::same_as<T, Raw>) shape.called = name_of_type<T>(), shape.typescript = T::typescript;
            shape.text = [](const void* thing) -> std::string_view { return as<T>(thing).text; };
            shape.set_text = [](void* thing, std::string text) { as<T>(thing).text = std::move(text); };
            return shape;
        } else if constexpr (std::convertible_to<T, std::string_view>) {
            Shape shape{.kind = Kind::text};
            shape.text = [](const void* thing) -> std::string_view { return as<T>(thing); };
            if constexpr (std::same_as<T, std::string>)
                shape.set_text = [](void* thing, std::string text) { as<T>(thing) = std::move(text); };
            return shape;
        } else if constexpr (NamedEnum<T>) {
            static_assert(sizeof(T) == 1);
            return {.kind = Kind::name, .called = name_of_type<T>(), .names = names_of<T>};
        } else if constexpr (std::same_as<T, Seat>) {
            return {.kind = Kind::seat};
        } else if constexpr (std::same_as<T, Seats>) {
            return {.kind = Kind::seats};
        } else if constexpr (std::same_as<T, Generator>) {
            return {.kind = Kind::generator};
        } else if constexpr (Union<T>) {
            return shape_of_kinds<T>(static_cast<const T*>(nullptr));
        } else if constexpr (AnOptional<T>) {
            return shape_of_optional<T>();
        } else if constexpr (Range<T>) {
            if constexpr (requires { ItemOf<T>().first; })
                return shape_of_entries<T>();
            else if constexpr (NamedEnum<ItemOf<T>> && !requires(const T& list) { list.data(); })
                return shape_of_names<T>();
            else
                return shape_of_list<T>();
        } else {
            return shape_of_fields<T>();
        }
    }
};

template <class E>
struct Maker<Maybe<E>> {
    static Shape make() {
        Shape shape{.kind = Kind::maybe, .item = shape_of<E>};
        shape.clear = [](void* thing) { as<Maybe<E>>(thing) = {}; };
        shape.copy = [](const void* thing, std::size_t, std::uint8_t* names) -> std::size_t {
            const auto& maybe = as<Maybe<E>>(thing);
            return maybe ? *names = static_cast<std::uint8_t>(*maybe), 1 : 0;
        };
        shape.add = [](void* thing, std::size_t, std::uint8_t name) {
            return as<Maybe<E>>(thing) = static_cast<E>(name), true;
        };
        return shape;
    }
};

template <class E>
struct Maker<Bag<E>> {
    static Shape make() {
        Shape shape{.kind = Kind::counts, .names = names_of<E>, .key = shape_of<E>};
        shape.clear = [](void* thing) { as<Bag<E>>(thing) = {}; };
        shape.copy = [](const void* thing, std::size_t i, std::uint8_t* count) -> std::size_t {
            return *count = as<Bag<E>>(thing)[static_cast<E>(i)], 1;
        };
        shape.add = [](void* thing, std::size_t i, std::uint8_t count) {
            return as<Bag<E>>(thing).set(static_cast<E>(i), count), true;
        };
        return shape;
    }
};
template <class E, class T, std::size_t N>
struct Maker<Each<E, T, N>> {
    static Shape make() {
        Shape shape{.kind = Kind::each, .names = names_of<E>, .item = shape_of<T>, .key = shape_of<E>};
        shape.clear = [](void* thing) { as<Each<E, T, N>>(thing) = {}; };
        shape.at = [](const void* thing, std::size_t i) -> const void* {
            return &as<Each<E, T, N>>(thing)[static_cast<E>(i)];
        };
        shape.make = [](void* thing, std::size_t i) -> void* { return &as<Each<E, T, N>>(thing)[static_cast<E>(i)]; };
        return shape;
    }
};
template <class E, NamedEnum T, std::size_t N>
struct Maker<Zones<E, T, N>> {
    static Shape make() {
        using Z = Zones<E, T, N>;
        Shape shape{.kind = Kind::zones, .names = names_of<E>, .item = shape_of<T>, .key = shape_of<E>, .capacity = N};
        shape.clear = [](void* thing) { as<Z>(thing) = {}; };
        shape.copy = [](const void* thing, std::size_t zone, std::uint8_t* names) {
            std::size_t count = 0;
            for (const T item : as<Z>(thing)[static_cast<E>(zone)]) names[count++] = static_cast<std::uint8_t>(item);
            return count;
        };
        shape.add = [](void* thing, std::size_t zone, std::uint8_t name) {
            if (as<Z>(thing).full()) return false;
            return as<Z>(thing).push(static_cast<E>(zone), static_cast<T>(name)), true;
        };
        return shape;
    }
};

template <class Notation, std::size_t N, std::size_t bytes, bool own_verbs>
struct Maker<Picks<Notation, N, bytes, own_verbs>> {
    static Shape make() {
        using P = Picks<Notation, N, bytes, own_verbs>;
        Shape shape{.kind = Kind::picks, .capacity = N};
        shape.clear = [](void* thing) { as<P>(thing) = {}; };
        shape.picked = [](const void* thing) {
            std::vector<std::string> texts;
            for (const Pick pick : as<P>(thing)) texts.push_back(Notation::grammar.text(move_of(pick)));
            return texts;
        };
        shape.pick = [](void* thing, std::string_view text) -> Result<void> {
            const auto move = Notation::grammar.parse(text);
            if (!move) return Error{"is no move: " + move.sentence()};
            const Pick pick = pick_of(move.value());
            if (move_of(pick) != move.value() || !as<P>(thing).takes(pick))
                return Error{"is not a move that picks something with the others"};
            as<P>(thing).add(pick);
            return {};
        };
        return shape;
    }
};

}  // namespace detail

template <class T>
const Shape& shape_of() {
    static const Shape shape = detail::Maker<T>::make();
    return shape;
}

}  // namespace skerry::json
