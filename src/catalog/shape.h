// SPDX-License-Identifier: Apache-2.0
#pragma once

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
#include "core/random.h"
#include "core/reflect.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/selection.h"

// What a type looks like from outside, as data: made once per type from its description (core/reflect.h), read by whatever
// works on all types alike (JSON in json.cpp, TypeScript in typescript.cpp). So the compiler makes a table per type, and the
// walk over it is written and compiled once.
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
    number,     // whole, of so many bytes
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
concept Strict = Tagged<T> || (Described<T> && T::strict);
template <class T>
inline constexpr bool can_be_nothing = false;
template <class E>
inline constexpr bool can_be_nothing<Maybe<E>> = true;
template <class T>
inline constexpr bool can_be_nothing<Optional<T>> = true;

// JSON may leave out nothing at all, and in brief structs what has its first value, but never the first field, which says
// what the struct is about, nor a seat.
template <Described T>
Shape shape_of_fields() {
    static_assert(notes_fit<T>());
    static const T first{};
    Shape shape{.kind = Kind::fields, .called = name_of_type<T>(), .strict = Strict<T>, .first = &first};
    if constexpr (Tagged<T>) shape.tag = T::tag;
    shape.clear = [](void* thing) { as<T>(thing) = T{}; };
    const auto values = first.fields();
    constexpr auto names = T::field_names();
    const auto add = [&]<class F>(std::size_t i, const F& value) {
        Shape::Field field{.name = names[i],
                           .note = note_of<T>(names[i]),
                           .shape = shape_of<F>,
                           .offset = static_cast<std::size_t>(reinterpret_cast<const char*>(&value) -
                                                              reinterpret_cast<const char*>(&first)),
                           .optional = can_be_nothing<F>};
        if constexpr (Brief<T> && !can_be_nothing<F> && !std::same_as<F, Seat>)
            if (i > 0) {
                field.optional = true;
                field.equal = [](const void* a, const void* b) { return as<F>(a) == as<F>(b); };
            }
        shape.fields.push_back(field);
    };
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (add(I, std::get<I>(values)), ...);
    }(std::make_index_sequence<names.size()>());
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

template <class O>
Shape shape_of_optional(Kind kind) {
    Shape shape{.kind = kind, .item = shape_of<typename O::value_type>};
    shape.clear = [](void* thing) { as<O>(thing).reset(); };
    shape.at = [](const void* thing, std::size_t) -> const void* { return as<O>(thing) ? &*as<O>(thing) : nullptr; };
    shape.make = [](void* thing, std::size_t) -> void* { return &as<O>(thing).emplace(); };
    return shape;
}
template <class T>
struct Maker<std::optional<T>> {
    static Shape make() { return shape_of_optional<std::optional<T>>(Kind::optional); }
};
template <class T>
struct Maker<Optional<T>> {
    static Shape make() { return shape_of_optional<Optional<T>>(Kind::absent); }
};

// Names one after the other: List, SortedList, Set.
template <class L, class E>
Shape shape_of_names() {
    Shape shape{.kind = Kind::names, .names = names_of<E>, .item = shape_of<E>};
    if constexpr (requires { L::capacity; }) shape.capacity = L::capacity;
    shape.clear = [](void* thing) { as<L>(thing) = {}; };
    shape.copy = [](const void* thing, std::size_t, std::uint8_t* names) {
        std::size_t count = 0;
        for (const E e : as<L>(thing)) names[count++] = static_cast<std::uint8_t>(e);
        return count;
    };
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
template <class E>
struct Maker<Set<E>> {
    static Shape make() { return shape_of_names<Set<E>, E>(); }
};
template <class E, std::size_t N>
struct Maker<SortedList<E, N>> {
    static Shape make() { return shape_of_names<SortedList<E, N>, E>(); }
};

// Items one behind the other in memory.
template <class L>
Shape shape_of_list() {
    using T = std::remove_cvref_t<decltype(*std::declval<const L&>().begin())>;
    Shape shape{.kind = Kind::list, .item = shape_of<T>};
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
template <class T, std::size_t N>
struct Maker<List<T, N>> {
    static Shape make() {
        if constexpr (NamedEnum<T>) {
            return shape_of_names<List<T, N>, T>();
        } else {
            Shape shape = shape_of_list<List<T, N>>();
            shape.capacity = N;
            return shape;
        }
    }
};
template <class T>
struct Maker<std::vector<T>> {
    static Shape make() { return shape_of_list<std::vector<T>>(); }
};
template <class T>
struct Maker<std::span<T>> {
    static Shape make() { return shape_of_list<std::span<T>>(); }
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
            for (const Pick pick : as<P>(thing)) texts.push_back(Notation::text(move_of(pick)));
            return texts;
        };
        shape.pick = [](void* thing, std::string_view text) -> Result<void> {
            const auto move = Notation::parse(text);
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

template <class M, class T>
Shape shape_of_entries() {
    Shape shape{.kind = Kind::entries, .item = shape_of<T>};
    shape.each = [](const void* thing, const Shape::Entry& entry) {
        for (const auto& [name, item] : as<M>(thing)) entry(name, &item);
    };
    return shape;
}
template <class T>
struct Maker<std::map<std::string, T>> {
    static Shape make() { return shape_of_entries<std::map<std::string, T>, T>(); }
};
template <class T>
struct Maker<Entries<T>> {
    static Shape make() { return shape_of_entries<Entries<T>, T>(); }
};

}  // namespace detail

template <class T>
const Shape& shape_of() {
    static const Shape shape = detail::Maker<T>::make();
    return shape;
}

}  // namespace skerry::json
