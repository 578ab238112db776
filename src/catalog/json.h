#pragma once

#include <charconv>
#include <concepts>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <boost/json.hpp>

#include "core/containers.h"
#include "core/random.h"
#include "core/reflect.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/selection.h"

// JSON from the description of the structs (core/reflect.h), out and in. There is no other list of fields.
//
//     number, bool            as they are                     Set          list of names
//     enum                    its name                        Bag          object, what there is none of left out
//     Maybe                   name, left out if nothing       Each         object, a value for each name
//     List                    list                            Generator    object, null if not known
//     Zones                   object, a list for each name    Picks        list of the moves that pick, as texts
//     described struct        object; one marked `brief` leaves out most of what has its first value
//     texts, std::vector, std::optional, std::map of texts: as one would expect; a map is written only
//     std::variant            one of several tagged structs (core/reflect.h), told apart by their tags
//     Optional                left out if there is none        Entries      object whose names are data, in this order
//     Raw                     JSON that is written already     Value        read only: whatever stands there
//
// Reading is strict: an unknown field, a wrong type or a number out of range is refused with the place where it stands.
// A field that is missing has its first value; in structs that are tagged or marked `strict`, it is refused if JSON may not
// leave it out.
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

void quote(std::string& out, std::string_view text);
std::string quoted(std::string_view text);
// Parses with limits on size and depth. The error says where.
Result<Value> parse(std::string_view text, std::size_t max_size = 1 << 20);

// Builds JSON that is not a described struct, piece by piece; commas put themselves.
//     Writer().object().field("seat", 0).field("move", text).end().text()
class Writer {
public:
    Writer& object() { return open('{'); }
    Writer& list() { return open('['); }
    Writer& end();
    Writer& key(std::string_view name);
    Writer& value(std::string_view text);
    Writer& value(const char* text) { return value(std::string_view(text)); }
    Writer& value(const std::string& text) { return value(std::string_view(text)); }
    Writer& value(bool flag) { return raw(flag ? "true" : "false"); }
    Writer& value(std::integral auto number) { return raw(std::to_string(number)); }
    // Three digits behind the point.
    Writer& value(double number);
    // JSON that is written already.
    Writer& raw(std::string_view json);
    // Whatever has a description.
    template <class T>
    Writer& described(const T& thing);
    template <class T>
    Writer& field(std::string_view name, const T& thing) {
        return key(name).value(thing);
    }
    const std::string& text() const { return out_; }

private:
    Writer& open(char bracket);
    void comma();

    std::string out_;
    std::string closing_;  // brackets still to be closed
};

template <class T>
concept Brief = Described<T> && T::brief;
template <class T>
concept Strict = Tagged<T> || (Described<T> && T::strict);
template <class T>
concept RawJson = std::derived_from<T, Raw>;
template <class T>
concept Union = requires(const T& value) { []<class... Kinds>(const std::variant<Kinds...>&) {}(value); };

template <class T>
void write(std::string& out, const T& value);

namespace detail {

template <class>
inline constexpr bool is_list = false;
template <class T, std::size_t N>
inline constexpr bool is_list<List<T, N>> = true;
template <class E, std::size_t N>
inline constexpr bool is_list<SortedList<E, N>> = true;
template <class>
inline constexpr bool is_each = false;
template <class E, class T, std::size_t N>
inline constexpr bool is_each<Each<E, T, N>> = true;
template <class>
inline constexpr bool is_zones = false;
template <class E, class T, std::size_t N>
inline constexpr bool is_zones<Zones<E, T, N>> = true;
template <class>
inline constexpr bool is_bag = false;
template <class E>
inline constexpr bool is_bag<Bag<E>> = true;
template <class>
inline constexpr bool is_set = false;
template <class E>
inline constexpr bool is_set<Set<E>> = true;
template <class>
inline constexpr bool is_maybe = false;
template <class E>
inline constexpr bool is_maybe<Maybe<E>> = true;
template <class>
inline constexpr bool is_picks = false;
template <class Notation, std::size_t N, std::size_t bytes, bool own_verbs>
inline constexpr bool is_picks<Picks<Notation, N, bytes, own_verbs>> = true;
template <class>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class>
inline constexpr bool is_map = false;
template <class T>
inline constexpr bool is_map<std::map<std::string, T>> = true;

template <class>
inline constexpr bool is_span = false;
template <class T>
inline constexpr bool is_span<std::span<T>> = true;
template <class>
inline constexpr bool is_absent = false;
template <class T>
inline constexpr bool is_absent<Optional<T>> = true;
template <class>
inline constexpr bool is_entries = false;
template <class T>
inline constexpr bool is_entries<Entries<T>> = true;

inline void comma(std::string& out) {
    if (out.back() != '{' && out.back() != '[') out += ',';
}
inline void key(std::string& out, std::string_view name) {
    comma(out);
    out += '"';
    out += name;
    out += "\":";
}

// Whether JSON may leave a field out: nothing at all, and in brief structs what has its first value, but never the first
// field, which says what the struct is about, nor a seat.
template <class T, std::size_t field, class F>
inline constexpr bool optional_field = is_maybe<F> || is_absent<F> || (Brief<T> && field > 0 && !std::same_as<F, Seat>);

template <class T, std::size_t field, class F>
bool left_out(const F& value) {
    if constexpr (!optional_field<T, field, F>) {
        return false;
    } else if constexpr (is_maybe<F> || is_absent<F>) {
        return !value;
    } else {
        static const T first{};
        return value == std::get<field>(first.fields());
    }
}

void write_number(std::string& out, std::int64_t number);
void write_number(std::string& out, std::uint64_t number);
void write_number(std::string& out, double number);

template <Described T>
void write_fields(std::string& out, const T& value) {
    constexpr auto names = T::field_names();
    out += '{';
    if constexpr (Tagged<T>) key(out, T::tag.field), quote(out, T::tag.name);
    const auto write_field = [&]<std::size_t I>(std::integral_constant<std::size_t, I>) {
        const auto& field = std::get<I>(value.fields());
        if (left_out<T, I>(field)) return;
        key(out, names[I]);
        write(out, field);
    };
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (write_field(std::integral_constant<std::size_t, I>()), ...);
    }(std::make_index_sequence<names.size()>());
    out += '}';
}

}  // namespace detail

template <class T>
void write(std::string& out, const T& value) {
    if constexpr (std::same_as<T, bool>) {
        out += value ? "true" : "false";
    } else if constexpr (std::integral<T>) {
        detail::write_number(out, std::conditional_t<std::signed_integral<T>, std::int64_t, std::uint64_t>(value));
    } else if constexpr (std::floating_point<T>) {
        detail::write_number(out, value);
    } else if constexpr (RawJson<T>) {
        out += value.text;
    } else if constexpr (Union<T>) {
        std::visit([&](const auto& kind) { write(out, kind); }, value);
    } else if constexpr (NamedEnum<T>) {
        (out += '"') += name_of(value);
        out += '"';
    } else if constexpr (detail::is_maybe<T> || detail::is_optional<T> || detail::is_absent<T>) {
        if (value)
            write(out, *value);
        else
            out += "null";
    } else if constexpr (detail::is_entries<T>) {
        out += '{';
        for (const auto& [name, item] : value) {
            detail::comma(out), quote(out, name), out += ':';
            write(out, item);
        }
        out += '}';
    } else if constexpr (std::convertible_to<T, std::string_view>) {
        quote(out, value);
    } else if constexpr (detail::is_map<T>) {
        out += '{';
        for (const auto& [name, item] : value) detail::key(out, name), write(out, item);
        out += '}';
    } else if constexpr (std::same_as<T, Seat>) {
        detail::write_number(out, std::uint64_t{value.index()});
    } else if constexpr (std::same_as<T, Seats>) {
        if (value == Seats::everybody()) {
            out += "\"everybody\"";
            return;
        }
        out += '[';
        for (Seat seat : value) detail::comma(out), write(out, seat);
        out += ']';
    } else if constexpr (std::same_as<T, Generator>) {
        if (!value.known()) {
            out += "null";
            return;
        }
        out += "{\"key\":\"" + value.key().text() + "\",\"stream\":" + std::to_string(value.stream()) +
               ",\"drawn\":" + std::to_string(value.drawn()) + "}";
    } else if constexpr (detail::is_bag<T> || detail::is_each<T>) {
        using E = typename T::key_type;
        out += '{';
        for (std::size_t i = 0; i < count_of<E>; ++i) {
            const auto e = static_cast<E>(i);
            if constexpr (detail::is_bag<T>)
                if (value[e] == 0) continue;
            detail::key(out, name_of(e));
            write(out, value[e]);
        }
        out += '}';
    } else if constexpr (detail::is_zones<T>) {
        out += '{';
        for (std::size_t i = 0; i < count_of<typename T::key_type>; ++i) {
            const auto e = static_cast<typename T::key_type>(i);
            detail::key(out, name_of(e));
            out += '[';
            for (const auto& item : value[e]) detail::comma(out), write(out, item);
            out += ']';
        }
        out += '}';
    } else if constexpr (detail::is_picks<T>) {
        out += '[';
        for (const Pick pick : value) detail::comma(out), quote(out, T::notation::text(move_of(pick)));
        out += ']';
    } else if constexpr (detail::is_list<T> || detail::is_set<T> || detail::is_vector<T> || detail::is_span<T>) {
        out += '[';
        for (const auto& item : value) detail::comma(out), write(out, item);
        out += ']';
    } else {
        static_assert(Described<T>);
        detail::write_fields(out, value);
    }
}

template <class T>
std::string text(const T& value) {
    std::string out;
    write(out, value);
    return out;
}

template <class T>
Writer& Writer::described(const T& thing) {
    comma();
    write(out_, thing);
    return *this;
}

// ---- Reading ----

// A place in a document: "players[0].storage".
struct Place {
    std::string path;

    Place field(std::string_view name) const {
        return {path.empty() ? std::string(name) : path + "." + std::string(name)};
    }
    Place item(std::size_t i) const { return {path + "[" + std::to_string(i) + "]"}; }
    Error error(std::string_view what) const { return {(path.empty() ? "It" : path) + " " + std::string(what) + "."}; }
};

template <class T>
Result<void> read(const Value& json, T& value, const Place& place);

namespace detail {

template <std::integral T>
Result<void> read_number(const Value& json, T& value, const Place& place) {
    std::int64_t n = 0;
    if (json.is_int64())
        n = json.get_int64();
    else
        return place.error("must be a whole number");
    if (n < std::int64_t{std::numeric_limits<T>::min()} || n > std::int64_t{std::numeric_limits<T>::max()})
        return place.error("is out of range");
    value = static_cast<T>(n);
    return {};
}

template <NamedEnum E>
Result<void> read_name(std::string_view name, E& value, const Place& place) {
    if (const auto found = named<E>(name)) {
        value = *found;
        return {};
    }
    std::string names;
    for (std::string_view other : names_of<E>) (names += names.empty() ? "" : ", ") += other;
    if (names.size() > 300) names = names.substr(0, 300) + ", ...";
    return place.error("cannot be " + quoted(name.substr(0, 60)) + "; it is one of " + names);
}

// Also as counts, {"unknown": 68}: a deck need not be written card by card.
template <class L>
Result<void> read_counts(const boost::json::object& json, L& list, const Place& place) {
    for (const auto& [name, json_count] : json) {
        typename L::value_type item{};
        std::uint8_t count = 0;
        if (const auto fine = read_name(name, item, place); !fine) return fine;
        if (const auto fine = read_number(json_count, count, place.field(name)); !fine) return fine;
        if (list.size() + count > L::capacity)
            return place.error("has more than " + std::to_string(L::capacity) + " entries");
        for (int i = 0; i < count; ++i) list.push(item);
    }
    return {};
}

template <class L>
Result<void> read_list(const Value& json, L& list, const Place& place) {
    list.clear();
    if constexpr (NamedEnum<typename L::value_type>)
        if (json.is_object()) return read_counts(json.get_object(), list, place);
    if (!json.is_array()) return place.error("must be a list");
    for (const Value& json_item : json.get_array()) {
        if (list.full()) return place.error("has more than " + std::to_string(L::capacity) + " entries");
        typename L::value_type item{};
        if (const auto fine = read(json_item, item, place.item(list.size())); !fine) return fine;
        list.push(item);
    }
    return {};
}

template <class T>
Result<void> read_vector(const Value& json, std::vector<T>& list, const Place& place) {
    list.clear();
    if (!json.is_array()) return place.error("must be a list");
    for (const Value& json_item : json.get_array()) {
        T item{};
        if (const auto fine = read(json_item, item, place.item(list.size())); !fine) return fine;
        list.push_back(std::move(item));
    }
    return {};
}

template <class P>
Result<void> read_picks(const Value& json, P& picks, const Place& place) {
    picks = {};
    if (!json.is_array()) return place.error("must be a list");
    for (const Value& json_item : json.get_array()) {
        if (picks.full()) return place.error("has more than " + std::to_string(P::capacity) + " entries");
        const Place here = place.item(picks.size());
        if (!json_item.is_string()) return here.error("must be the text of a move");
        const auto move = P::notation::parse(std::string_view(json_item.get_string()));
        if (!move) return here.error("is no move: " + move.sentence());
        if (move_of(pick_of(move.value())) != move.value() || !picks.takes(pick_of(move.value())))
            return here.error("is not a move that picks something with the others");
        picks.add(pick_of(move.value()));
    }
    return {};
}

template <class S>
Result<void> read_set(const Value& json, S& set, const Place& place) {
    set = {};
    if (!json.is_array()) return place.error("must be a list");
    for (const Value& json_item : json.get_array()) {
        typename S::key_type item{};
        if (const auto fine = read(json_item, item, place); !fine) return fine;
        if (set.has(item)) return place.error("names " + word_of(item) + " twice");
        set.add(item);
    }
    return {};
}

template <class B>
Result<void> read_each(const Value& json, B& values, const Place& place) {
    values = {};
    if (!json.is_object()) return place.error("must be an object");
    for (const auto& [name, json_value] : json.get_object()) {
        typename B::key_type e{};
        if (const auto fine = read_name(name, e, place); !fine) return fine;
        if constexpr (is_bag<B>) {
            std::uint8_t count = 0;
            if (const auto fine = read_number(json_value, count, place.field(name)); !fine) return fine;
            values.set(e, count);
        } else {
            if (const auto fine = read(json_value, values[e], place.field(name)); !fine) return fine;
        }
    }
    return {};
}

template <class Z>
Result<void> read_zones(const Value& json, Z& zones, const Place& place) {
    zones = {};
    if (!json.is_object()) return place.error("must be an object");
    for (const auto& [name, json_list] : json.get_object()) {
        typename Z::key_type e{};
        List<typename Z::value_type, Z::capacity> list;
        if (const auto fine = read_name(name, e, place); !fine) return fine;
        if (const auto fine = read_list(json_list, list, place.field(name)); !fine) return fine;
        if (zones.total() + list.size() > Z::capacity)
            return place.error("has more than " + std::to_string(Z::capacity) + " entries in all");
        for (const auto& item : list) zones.push(e, item);
    }
    return {};
}

Result<void> read_generator(const Value& json, Generator& value, const Place& place);
Result<void> read_seat(const Value& json, Seat& value, const Place& place);

template <Described T>
Result<void> read_fields(const Value& json, T& value, const Place& place) {
    if (!json.is_object()) return place.error("must be an object");
    constexpr auto names = T::field_names();
    const auto& object = json.get_object();
    for (const auto& [name, _] : object) {
        if constexpr (Tagged<T>)
            if (std::string_view(name) == T::tag.field) continue;
        if (std::find(names.begin(), names.end(), std::string_view(name)) == names.end())
            return place.field(std::string_view(name).substr(0, 60)).error("is not a field here");
    }
    value = T{};
    Result<void> result;
    const auto read_field = [&]<std::size_t I>(std::integral_constant<std::size_t, I>) {
        auto& field = std::get<I>(value.fields());
        const Value* json_field = object.if_contains(names[I]);
        if (json_field)
            result = read(*json_field, field, place.field(names[I]));
        else if constexpr (Strict<T> && !optional_field<T, I, std::remove_reference_t<decltype(field)>>)
            result = place.field(names[I]).error("is missing");
        return bool(result);
    };
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (void)(read_field(std::integral_constant<std::size_t, I>()) && ...);
    }(std::make_index_sequence<names.size()>());
    return result;
}

// What an object says it is, one of some tags.
Result<std::string_view> read_tag(const Value& json, std::string_view field, std::span<const std::string_view> tags,
                                  const Place& place);

template <Tagged... Kinds>
Result<void> read_union(const Value& json, std::variant<Kinds...>& value, const Place& place) {
    static constexpr std::array<std::string_view, sizeof...(Kinds)> tags{Kinds::tag.name...};
    constexpr std::string_view field = std::get<0>(std::array{Kinds::tag.field...});
    static_assert(((Kinds::tag.field == field) && ...));
    SKERRY_LET(const std::string_view tag, read_tag(json, field, tags, place));
    Result<void> result;
    const auto read_kind = [&]<class Kind>(std::type_identity<Kind>) {
        if (Kind::tag.name != tag) return false;
        result = read_fields(json, value.template emplace<Kind>(), place);
        return true;
    };
    (void)(read_kind(std::type_identity<Kinds>()) || ...);
    return result;
}

}  // namespace detail

template <class T>
Result<void> read(const Value& json, T& value, const Place& place) {
    if constexpr (std::same_as<T, bool>) {
        if (!json.is_bool()) return place.error("must be true or false");
        value = json.get_bool();
        return {};
    } else if constexpr (std::integral<T>) {
        return detail::read_number(json, value, place);
    } else if constexpr (std::same_as<T, Value>) {
        value = json;
        return {};
    } else if constexpr (RawJson<T>) {
        value.text = boost::json::serialize(json);
        return {};
    } else if constexpr (Union<T>) {
        return detail::read_union(json, value, place);
    } else if constexpr (detail::is_absent<T>) {
        return read(json, value.emplace(), place);
    } else if constexpr (NamedEnum<T>) {
        if (!json.is_string()) return place.error("must be a name");
        return detail::read_name(std::string_view(json.get_string()), value, place);
    } else if constexpr (detail::is_maybe<T> || detail::is_optional<T>) {
        value = {};
        if (json.is_null()) return {};
        typename T::value_type e{};
        const auto fine = read(json, e, place);
        if (fine) value = e;
        return fine;
    } else if constexpr (std::same_as<T, Seat>) {
        return detail::read_seat(json, value, place);
    } else if constexpr (std::same_as<T, Generator>) {
        return detail::read_generator(json, value, place);
    } else if constexpr (detail::is_bag<T> || detail::is_each<T>) {
        return detail::read_each(json, value, place);
    } else if constexpr (detail::is_zones<T>) {
        return detail::read_zones(json, value, place);
    } else if constexpr (std::same_as<T, std::string>) {
        if (!json.is_string()) return place.error("must be a text");
        value = std::string(json.get_string());
        return {};
    } else if constexpr (detail::is_vector<T>) {
        return detail::read_vector(json, value, place);
    } else if constexpr (detail::is_picks<T>) {
        return detail::read_picks(json, value, place);
    } else if constexpr (detail::is_list<T>) {
        return detail::read_list(json, value, place);
    } else if constexpr (detail::is_set<T>) {
        return detail::read_set(json, value, place);
    } else {
        static_assert(Described<T>);
        return detail::read_fields(json, value, place);
    }
}

// A value of a type that is named.
template <class T>
Result<T> read_as(const Value& json, const Place& place = {}) {
    Result<T> result = T{};
    SKERRY_TRY(read(json, result.value(), place));
    return result;
}

}  // namespace skerry::json
