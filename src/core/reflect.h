// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

// One description of every enum and struct: names are written once, where the type is, and everything that needs them
// (notation, JSON, TypeScript types, help) reads them from there.
//
//     SKERRY_ENUM(Environment, shore, hills, thickets, fields);      // an enum class, and its names
//     struct Tracks { Count furnish, trade; SKERRY_FIELDS(furnish, trade) };
//     struct Ours : Tracks { Count own; SKERRY_MORE_FIELDS(Tracks, own) };   // those of Tracks, then its own
//
// A message has a tag, a field before all others that says what it is: struct Ping { SKERRY_TAG(do, ping) ... }. Notes
// tell readers of the protocol what a field's name does not: SKERRY_NOTES("furnish: spaces moved so far").
namespace skerry {
namespace detail {

constexpr std::size_t count_names(std::string_view list) {
    std::size_t count = list.empty() ? 0 : 1;
    for (char c : list) count += c == ',';
    return count;
}

template <std::size_t N>
constexpr std::array<std::string_view, N> split_names(std::string_view list) {
    std::array<std::string_view, N> names{};
    for (std::size_t i = 0; i < N; ++i) {
        const std::size_t comma = list.find(',');
        std::string_view name = list.substr(0, comma);
        while (!name.empty() && name.front() == ' ') name.remove_prefix(1);
        while (!name.empty() && name.back() == ' ') name.remove_suffix(1);
        names[i] = name;
        if (comma != std::string_view::npos) list.remove_prefix(comma + 1);
    }
    return names;
}

// The names of fields. One that is a C++ keyword (`public`) ends in an underscore, in C++ only.
template <std::size_t N>
constexpr std::array<std::string_view, N> split_fields(std::string_view list) {
    auto names = split_names<N>(list);
    for (std::string_view& name : names)
        if (name.ends_with('_')) name.remove_suffix(1);
    return names;
}

template <std::size_t N, std::size_t M>
constexpr auto joined(const std::array<std::string_view, N>& first, const std::array<std::string_view, M>& second) {
    std::array<std::string_view, N + M> all{};
    for (std::size_t i = 0; i < N; ++i) all[i] = first[i];
    for (std::size_t i = 0; i < M; ++i) all[N + i] = second[i];
    return all;
}

}  // namespace detail

// The field that says what a struct is, and what it says there.
struct Tag {
    std::string_view field, name;
};

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E e) { enum_names(e); };

template <class T>
concept Described = requires(T t) {
    t.fields();
    T::field_names();
};

template <class T>
concept Tagged = Described<T> && requires { T::tag.field; };

// The note on a field, or nothing.
template <Described T>
constexpr std::string_view note_of(std::string_view field) {
    if constexpr (requires { T::notes(); })
        for (const std::string_view note : T::notes())
            if (note.starts_with(field) && note.substr(field.size()).starts_with(": "))
                return note.substr(field.size() + 2);
    return {};
}

// Every note is about a field.
template <Described T>
constexpr bool notes_fit() {
    if constexpr (requires { T::notes(); })
        for (const std::string_view note : T::notes()) {
            bool fits = false;
            for (const std::string_view field : T::field_names())
                fits = fits || (note.starts_with(field) && note.substr(field.size()).starts_with(": "));
            if (!fits) return false;
        }
    return true;
}

template <NamedEnum E>
inline constexpr auto names_of = enum_names(E{});

template <NamedEnum E>
inline constexpr std::size_t count_of = names_of<E>.size();

template <NamedEnum E>
constexpr std::string_view name_of(E e) {
    const auto index = static_cast<std::size_t>(e);
    return index < count_of<E> ? names_of<E>[index] : std::string_view("?");
}

template <NamedEnum E>
std::string word_of(E e) {
    return std::string(name_of(e));
}

template <NamedEnum E>
constexpr std::optional<E> named(std::string_view name) {
    for (std::size_t i = 0; i < count_of<E>; ++i)
        if (names_of<E>[i] == name) return static_cast<E>(i);
    return std::nullopt;
}

// All names of an enum, to iterate over: for (Resource r : each<Resource>()).
template <NamedEnum E>
class EnumRange {
public:
    struct Iterator {
        std::size_t at;
        constexpr E operator*() const { return static_cast<E>(at); }
        constexpr Iterator& operator++() { return ++at, *this; }
        constexpr bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return {0}; }
    constexpr Iterator end() const { return {count_of<E>}; }
};
template <NamedEnum E>
constexpr EnumRange<E> each() {
    return {};
}

// The described fields make up the whole struct: nothing is forgotten and there is no padding.
template <Described T>
constexpr bool described_completely() {
    return []<class... F>(std::tuple<F&...>*) {
        return (sizeof(F) + ... + 0) == sizeof(T);
    }(static_cast<decltype(std::declval<T&>().fields())*>(nullptr));
}

}  // namespace skerry

#define SKERRY_ENUM(Name, ...)                                                                           \
    enum class Name : std::uint8_t { __VA_ARGS__ };                                                      \
    constexpr auto enum_names(Name) {                                                                    \
        return ::skerry::detail::split_names<::skerry::detail::count_names(#__VA_ARGS__)>(#__VA_ARGS__); \
    }                                                                                                    \
    static_assert(true)

#define SKERRY_FIELDS(...)                                                                                \
    constexpr auto fields() { return std::tie(__VA_ARGS__); }                                             \
    constexpr auto fields() const { return std::tie(__VA_ARGS__); }                                       \
    static constexpr auto field_names() {                                                                 \
        return ::skerry::detail::split_fields<::skerry::detail::count_names(#__VA_ARGS__)>(#__VA_ARGS__); \
    }

#define SKERRY_MORE_FIELDS(Base, ...)                                                                   \
    constexpr auto fields() { return std::tuple_cat(Base::fields(), std::tie(__VA_ARGS__)); }           \
    constexpr auto fields() const { return std::tuple_cat(Base::fields(), std::tie(__VA_ARGS__)); }     \
    static constexpr auto field_names() {                                                               \
        return ::skerry::detail::joined(                                                                \
            Base::field_names(),                                                                        \
            ::skerry::detail::split_fields<::skerry::detail::count_names(#__VA_ARGS__)>(#__VA_ARGS__)); \
    }

#define SKERRY_TAG(field, name) static constexpr ::skerry::Tag tag{#field, #name};
#define SKERRY_NOTES(...) \
    static constexpr auto notes() { return std::to_array<std::string_view>({__VA_ARGS__}); }
