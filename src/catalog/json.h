// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "catalog/shape.h"

// JSON from the description of the structs (core/reflect.h, catalog/shape.h), out and in. There is no other list of
// fields.
//
//     number, bool            as they are                     Set          list of names
//     enum                    its name                        Bag          object, zero counts left out
//     Maybe                   name, left out if nothing       Each         object, a value for each name
//     List                    list                            Generator    object, null if unknown
//     Zones                   object, a list for each name    Picks        list of the moves that pick, as texts
//     described struct        object; one marked `brief` leaves out most of what has its first value;
//                             one marked `worded` has a field `text` besides, which its text_of() says; it is written only
//     texts, std::vector, std::optional: as one would expect; std::array, std::map of texts: the same, but written only
//     std::variant            one of several tagged structs (core/reflect.h), told apart by their tags
//     Optional                left out if there is none        Entries      object whose names are data, in this order
//     Raw                     ready-made JSON                  Value        read only: whatever is there
//
// Reading is strict: an unknown field, a wrong type or a number out of range is refused with its place in the document.
// A missing field has its first value; in structs that are tagged or marked `strict` it is refused unless JSON may
// leave it out.
namespace skerry::json {

void quote(std::string& out, std::string_view text);
std::string quoted(std::string_view text);
// Parses with limits on size and depth. The error says where. The value lives in this memory.
Result<Value> parse(std::string_view text, std::size_t max_size = 1 << 20, boost::json::storage_ptr memory = {});

// Builds JSON that is not a described struct, piece by piece, with commas where needed.
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
    // Three decimal places.
    Writer& value(double number);
    // Ready-made JSON.
    Writer& raw(std::string_view json);
    // Anything described.
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

void write(std::string& out, const Shape& shape, const void* thing);

template <class T>
void write(std::string& out, const T& value) {
    write(out, shape_of<T>(), &value);
}

std::string text(const Shape& shape, const void* thing);

template <class T>
std::string text(const T& value) {
    return text(shape_of<T>(), &value);
}

template <class T>
Writer& Writer::described(const T& thing) {
    comma();
    write(out_, thing);
    return *this;
}

// A place in a document: "players[0].storage".
struct Place {
    std::string path;

    Place field(std::string_view name) const {
        return {path.empty() ? std::string(name) : path + "." + std::string(name)};
    }
    Place item(std::size_t i) const { return {path + "[" + std::to_string(i) + "]"}; }
    Error error(std::string_view what) const { return {(path.empty() ? "It" : path) + " " + std::string(what) + "."}; }
};

Result<void> read(const Value& json, const Shape& shape, void* thing, const Place& place);

template <class T>
Result<void> read(const Value& json, T& value, const Place& place) {
    return read(json, shape_of<T>(), &value, place);
}

// A value of a named type.
template <class T>
Result<T> read_as(const Value& json, const Place& place = {}) {
    Result<T> result = T{};
    SKERRY_TRY(read(json, result.value(), place));
    return result;
}

}  // namespace skerry::json
