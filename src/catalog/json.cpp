// SPDX-License-Identifier: Apache-2.0
#include "catalog/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace skerry::json {
namespace {

template <std::integral N>
void write_number(std::string& out, N number) {
    char buffer[24];
    out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, number).ptr);
}
// Three decimal places. (The library's way has tables of 150 KB.)
void write_number(std::string& out, double number) {
    const long long thousandths = std::llround(std::clamp(number, -1e12, 1e12) * 1000);
    if (thousandths < 0) out += '-';
    const std::string digits = std::to_string(std::abs(thousandths) + 10'000'000'000'000'000);  // with zeros in front
    const std::size_t whole = std::min(digits.find_first_not_of('0', 1), digits.size() - 4);
    out += digits.substr(whole, digits.size() - 3 - whole) + "." + digits.substr(digits.size() - 3);
}

}  // namespace

void quote(std::string& out, std::string_view text) {
    out += '"';
    for (const char c : text) {
        switch (c) {
        case '"':  out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\t': out += "\\t"; break;
        default:
            if (static_cast<unsigned char>(c) < 0x20) {
                constexpr std::string_view digits = "0123456789abcdef";
                out += "\\u00";
                out += digits[static_cast<unsigned char>(c) >> 4];
                out += digits[static_cast<unsigned char>(c) & 15];
            } else {
                out += c;
            }
        }
    }
    out += '"';
}

std::string quoted(std::string_view text) {
    std::string out;
    quote(out, text);
    return out;
}

void Writer::comma() {
    if (!out_.empty() && out_.back() != '{' && out_.back() != '[' && out_.back() != ':') out_ += ',';
}

Writer& Writer::open(char bracket) {
    comma();
    out_ += bracket;
    closing_ += bracket == '{' ? '}' : ']';
    return *this;
}

Writer& Writer::end() {
    SKERRY_CHECK(!closing_.empty());
    out_ += closing_.back();
    closing_.pop_back();
    return *this;
}

Writer& Writer::key(std::string_view name) {
    comma();
    quote(out_, name);
    out_ += ':';
    return *this;
}

Writer& Writer::raw(std::string_view json) {
    comma();
    out_ += json;
    return *this;
}

Writer& Writer::value(std::string_view text) {
    comma();
    quote(out_, text);
    return *this;
}

Writer& Writer::value(double number) {
    comma();
    write_number(out_, number);
    return *this;
}

Shape detail::shape_of_rows(std::string called, std::span<const FieldRow> rows, const void* first,
                            const void* const* fields) {
    Shape shape{.kind = Kind::fields, .called = std::move(called), .first = first};
    for (const FieldRow& row : rows)
        shape.fields.push_back(
            {.name = row.name,
             .note = row.note,
             .shape = row.shape,
             .offset = static_cast<std::size_t>(static_cast<const char*>(*fields++) - static_cast<const char*>(first)),
             .optional = row.optional,
             .equal = row.equal});
    return shape;
}

Result<Value> parse(std::string_view text, std::size_t max_size, boost::json::storage_ptr memory) {
    if (text.size() > max_size)
        return Error{"This JSON is too long: " + std::to_string(text.size()) + " bytes, at most " +
                     std::to_string(max_size) + " are read."};
    boost::json::parse_options options;
    options.max_depth = 32;
    unsigned char scratch[2048];
    boost::json::stream_parser parser({}, options, scratch);
    parser.reset(std::move(memory));
    boost::json::error_code failed;
    const std::size_t read = parser.write_some(text.data(), text.size(), failed);
    if (!failed && read < text.size()) {
        const std::string_view rest = text.substr(read);
        if (rest.find_first_not_of(" \t\r\n") != std::string_view::npos) failed = boost::json::error::extra_data;
    }
    if (!failed) parser.finish(failed);
    if (failed)
        return Error{"This is not JSON: " + failed.message() + " at character " + std::to_string(read + 1) + "."};
    return parser.release();
}

namespace {

// ---- Writing ----

void write_comma(std::string& out) {
    if (out.back() != '{' && out.back() != '[') out += ',';
}

void write_key(std::string& out, std::string_view name) {
    write_comma(out);
    out += '"';
    out += name;
    out += "\":";
}

void write_name(std::string& out, std::span<const std::string_view> names, std::uint8_t name) {
    (out += '"') += name < names.size() ? names[name] : std::string_view("?");
    out += '"';
}

// A number in memory: as if it were the widest of its sign.
std::int64_t load_number(const Shape& shape, const void* thing) {
    const auto load = [&]<class N>(N number) {
        std::memcpy(&number, thing, sizeof number);
        return static_cast<std::int64_t>(number);
    };
    switch (shape.bytes) {
    case 1:  return shape.is_signed ? load(std::int8_t{}) : load(std::uint8_t{});
    case 2:  return shape.is_signed ? load(std::int16_t{}) : load(std::uint16_t{});
    case 4:  return shape.is_signed ? load(std::int32_t{}) : load(std::uint32_t{});
    default: return load(std::int64_t{});
    }
}

void write_names(std::string& out, const Shape& shape, const void* thing, std::size_t zone) {
    std::array<std::uint8_t, 256> names;
    const std::size_t count = shape.copy(thing, zone, names.data());
    const auto words = shape.item().names;
    out += '[';
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) out += ',';
        write_name(out, words, names[i]);
    }
    out += ']';
}

bool left_out(const Shape& shape, const Shape::Field& field, const void* thing) {
    if (!field.optional) return false;
    if (field.equal) return field.equal(thing, static_cast<const char*>(shape.first) + field.offset);
    const Shape& inside = field.shape();
    std::uint8_t name;
    return inside.kind == Kind::maybe ? inside.copy(thing, 0, &name) == 0 : inside.at(thing, 0) == nullptr;
}

void write_fields(std::string& out, const Shape& shape, const void* thing) {
    out += '{';
    if (shape.tag) write_key(out, shape.tag->field), quote(out, shape.tag->name);
    for (const Shape::Field& field : shape.fields) {
        const void* value = static_cast<const char*>(thing) + field.offset;
        if (left_out(shape, field, value)) continue;
        write_key(out, field.name);
        write(out, field.shape(), value);
    }
    if (shape.words) write_key(out, "text"), quote(out, shape.words(thing));
    out += '}';
}

void write_keyed(std::string& out, const Shape& shape, const void* thing) {
    out += '{';
    for (std::size_t i = 0; i < shape.names.size(); ++i) {
        std::uint8_t count = 0;
        if (shape.kind == Kind::counts && (shape.copy(thing, i, &count), count == 0)) continue;
        write_key(out, shape.names[i]);
        switch (shape.kind) {
        case Kind::counts: write_number(out, unsigned{count}); break;
        case Kind::zones:  write_names(out, shape, thing, i); break;
        default:           write(out, shape.item(), shape.at(thing, i));
        }
    }
    out += '}';
}

struct GeneratorFields {
    std::string key = Seed().text();
    std::uint8_t stream = 0;
    std::int64_t drawn = 0;
    SKERRY_FIELDS(key, stream, drawn)
};

void write_generator(std::string& out, const Generator& generator) {
    std::optional<GeneratorFields> fields;
    if (generator.known())
        fields = {generator.key().text(), generator.stream(), static_cast<std::int64_t>(generator.drawn())};
    write(out, fields);
}

void write_seats(std::string& out, Seats seats) {
    if (seats == Seats::everybody()) {
        out += "\"everybody\"";
        return;
    }
    out += '[';
    for (Seat seat : seats) write_comma(out), write_number(out, unsigned{seat.index()});
    out += ']';
}

void write_maybe(std::string& out, const Shape& shape, const void* thing) {
    std::uint8_t name = 0;
    if (shape.copy(thing, 0, &name) == 0)
        out += "null";
    else
        write(out, shape.item(), &name);
}

void write_list(std::string& out, const Shape& shape, const void* thing) {
    const Shape& item = shape.item();
    out += '[';
    for (std::size_t i = 0, size = shape.size(thing); i < size; ++i) {
        if (i > 0) out += ',';
        write(out, item, shape.at(thing, i));
    }
    out += ']';
}

}  // namespace

void write(std::string& out, const Shape& shape, const void* thing) {
    using detail::as;
    switch (shape.kind) {
    case Kind::boolean: out += as<bool>(thing) ? "true" : "false"; return;
    case Kind::number:
        if (shape.bytes == 8 && !shape.is_signed)
            write_number(out, as<std::uint64_t>(thing));
        else
            write_number(out, load_number(shape, thing));
        return;
    case Kind::real:      write_number(out, as<double>(thing)); return;
    case Kind::text:      quote(out, shape.text(thing)); return;
    case Kind::raw:       out += shape.text(thing); return;
    case Kind::value:     out += boost::json::serialize(as<Value>(thing)); return;
    case Kind::name:      write_name(out, shape.names, as<std::uint8_t>(thing)); return;
    case Kind::seat:      write_number(out, unsigned{as<Seat>(thing).index()}); return;
    case Kind::seats:     write_seats(out, as<Seats>(thing)); return;
    case Kind::generator: write_generator(out, as<Generator>(thing)); return;
    case Kind::maybe:     write_maybe(out, shape, thing); return;
    case Kind::optional:
    case Kind::absent:
        if (const void* inside = shape.at(thing, 0))
            write(out, shape.item(), inside);
        else
            out += "null";
        return;
    case Kind::names:  write_names(out, shape, thing, 0); return;
    case Kind::list:   write_list(out, shape, thing); return;
    case Kind::counts:
    case Kind::each:
    case Kind::zones:  write_keyed(out, shape, thing); return;
    case Kind::picks:
        out += '[';
        for (const std::string& text : shape.picked(thing)) write_comma(out), quote(out, text);
        out += ']';
        return;
    case Kind::entries:
        out += '{';
        shape.each(thing, [&](std::string_view name, const void* item) {
            write_comma(out), quote(out, name), out += ':';
            write(out, shape.item(), item);
        });
        out += '}';
        return;
    case Kind::fields: write_fields(out, shape, thing); return;
    case Kind::kinds:  write(out, shape.kinds[shape.size(thing)](), shape.at(thing, 0)); return;
    }
}

// ---- Reading ----

namespace {

// A number that fits into this many bytes.
Result<std::int64_t> read_number(const Value& json, std::size_t bytes, bool is_signed, const Place& place) {
    if (!json.is_int64()) return place.error("must be a whole number");
    const std::int64_t number = json.get_int64();
    const auto widest = std::numeric_limits<std::int64_t>::max();
    const std::int64_t most = bytes == 8 ? widest : widest >> (64 - 8 * bytes - !is_signed);
    if (number > most || number < (is_signed ? -most - 1 : 0)) return place.error("is out of range");
    return number;
}

template <std::integral N>
Result<void> read_number(const Value& json, N& number, const Place& place) {
    SKERRY_LET(const auto wide, read_number(json, sizeof(N), std::signed_integral<N>, place));
    number = static_cast<N>(wide);
    return {};
}

Result<std::uint8_t> read_name(std::string_view name, std::span<const std::string_view> names, const Place& place) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) return static_cast<std::uint8_t>(found - names.begin());
    std::string all;
    for (std::string_view other : names) (all += all.empty() ? "" : ", ") += other;
    if (all.size() > 300) all = all.substr(0, 300) + ", ...";
    return place.error("cannot be " + quoted(name.substr(0, 60)) + "; it is one of " + all);
}

Result<std::uint8_t> read_word(const Value& json, std::span<const std::string_view> names, const Place& place) {
    if (!json.is_string()) return place.error("must be a name");
    return read_name(std::string_view(json.get_string()), names, place);
}

Error too_many(const Shape& shape, const Place& place) {
    return place.error("has more than " + std::to_string(shape.capacity) + " entries" +
                       (shape.kind == Kind::zones ? " in all" : ""));
}

// A list of names; also as counts, {"unknown": 68}: a deck need not be written card by card.
Result<void> read_names(const Value& json, const Shape& shape, void* thing, std::size_t zone, const Place& place,
                        const Place& whole) {
    const auto names = shape.item().names;
    const bool is_set = shape.capacity == SIZE_MAX;
    if (json.is_object() && !is_set) {
        for (const auto& [name, json_count] : json.get_object()) {
            std::uint8_t count = 0;
            SKERRY_LET(const auto item, read_name(name, names, place));
            SKERRY_TRY(read_number(json_count, count, place.field(name)));
            while (count-- > 0)
                if (!shape.add(thing, zone, item)) return too_many(shape, whole);
        }
        return {};
    }
    if (!json.is_array()) return place.error("must be a list");
    std::size_t i = 0;
    for (const Value& json_item : json.get_array()) {
        SKERRY_LET(const auto item, read_word(json_item, names, is_set ? place : place.item(i++)));
        if (shape.add(thing, zone, item)) continue;
        return is_set ? place.error("names " + std::string(names[item]) + " twice") : too_many(shape, whole);
    }
    return {};
}

Result<void> read_list(const Value& json, const Shape& shape, void* thing, const Place& place) {
    if (!shape.make) SKERRY_UNREACHABLE("this is only written");
    shape.clear(thing);
    if (!json.is_array()) return place.error("must be a list");
    std::size_t i = 0;
    for (const Value& json_item : json.get_array()) {
        if (i == shape.capacity) return too_many(shape, place);
        SKERRY_TRY(read(json_item, shape.item(), shape.make(thing, i), place.item(i)));
        ++i;
    }
    return {};
}

Result<void> read_keyed(const Value& json, const Shape& shape, void* thing, const Place& place) {
    shape.clear(thing);
    if (!json.is_object()) return place.error("must be an object");
    for (const auto& [name, json_value] : json.get_object()) {
        SKERRY_LET(const std::size_t key, read_name(name, shape.names, place));
        const Place here = place.field(name);
        if (shape.kind == Kind::counts) {
            std::uint8_t count = 0;
            SKERRY_TRY(read_number(json_value, count, here));
            shape.add(thing, key, count);
        } else if (shape.kind == Kind::zones) {
            SKERRY_TRY(read_names(json_value, shape, thing, key, here, place));
        } else {
            SKERRY_TRY(read(json_value, shape.item(), shape.make(thing, key), here));
        }
    }
    return {};
}

Result<void> read_picks(const Value& json, const Shape& shape, void* thing, const Place& place) {
    shape.clear(thing);
    if (!json.is_array()) return place.error("must be a list");
    std::size_t i = 0;
    for (const Value& json_item : json.get_array()) {
        if (i == shape.capacity) return too_many(shape, place);
        const Place here = place.item(i++);
        if (!json_item.is_string()) return here.error("must be the text of a move");
        if (const auto ok = shape.pick(thing, std::string_view(json_item.get_string())); !ok)
            return here.error(ok.sentence());
    }
    return {};
}

Result<void> read_fields(const Value& json, const Shape& shape, void* thing, const Place& place) {
    if (!json.is_object()) return place.error("must be an object");
    const auto& object = json.get_object();
    for (const auto& member : object) {
        const std::string_view name = member.key();
        if (shape.tag && name == shape.tag->field) continue;
        const auto known = [&](const Shape::Field& field) { return field.name == name; };
        if (std::none_of(shape.fields.begin(), shape.fields.end(), known))
            return place.field(name.substr(0, 60)).error("is not a field here");
    }
    shape.clear(thing);
    for (const Shape::Field& field : shape.fields) {
        if (const Value* json_field = object.if_contains(field.name)) {
            void* value = static_cast<char*>(thing) + field.offset;
            SKERRY_TRY(read(*json_field, field.shape(), value, place.field(field.name)));
        } else if (shape.strict && !field.optional) {
            return place.field(field.name).error("is missing");
        }
    }
    return {};
}

// What an object says it is, one of some tags.
Result<void> read_kinds(const Value& json, const Shape& shape, void* thing, const Place& place) {
    if (!json.is_object()) return place.error("must be an object");
    std::vector<std::string_view> tags;
    for (const auto kind : shape.kinds) tags.push_back(kind().tag->name);
    const std::string_view field = shape.kinds[0]().tag->field;
    const Value* tag = json.get_object().if_contains(field);
    if (!tag) return place.field(field).error("is missing");
    SKERRY_LET(const auto which, read_word(*tag, tags, place.field(field)));
    return read_fields(json, shape.kinds[which](), shape.make(thing, which), place);
}

Result<void> read_seat(const Value& json, Seat& value, const Place& place) {
    std::uint8_t index = 0;
    SKERRY_TRY(read_number(json, index, place));
    if (index >= max_seats) return place.error("is a seat, counted from 0");
    value = Seat(index);
    return {};
}

Result<void> read_generator(const Value& json, Generator& value, const Place& place) {
    value = {};
    if (json.is_null()) return {};
    if (!json.is_object()) return place.error("must be an object or null");
    SKERRY_LET(const auto parts, read_as<GeneratorFields>(json, place));
    const auto key = Seed::parse(parts.key);
    if (!key) return place.field("key").error("must be a seed of 64 hexadecimal digits");
    if (parts.drawn < 0 || parts.drawn >> 56 != 0) return place.field("drawn").error("is out of range");
    value = Generator(key.value(), parts.stream);
    value.set_drawn(static_cast<std::uint64_t>(parts.drawn));
    return {};
}

}  // namespace

// It grows in a text that the thread keeps, and is copied once its length is known.
std::string text(const Shape& shape, const void* thing) {
    thread_local std::string kept;
    std::string out = std::exchange(kept, {});
    out.clear();
    write(out, shape, thing);
    std::string exact = out;
    if (out.capacity() <= 1 << 18) kept = std::move(out);
    return exact;
}

Result<void> read(const Value& json, const Shape& shape, void* thing, const Place& place) {
    using detail::as;
    switch (shape.kind) {
    case Kind::boolean:
        if (!json.is_bool()) return place.error("must be true or false");
        as<bool>(thing) = json.get_bool();
        return {};
    case Kind::number: {
        SKERRY_LET(const std::int64_t number, read_number(json, shape.bytes, shape.is_signed, place));
        std::memcpy(thing, &number, shape.bytes);  // the low bytes come first
        return {};
    }
    case Kind::real:
        if (!json.is_number()) return place.error("must be a number");
        as<double>(thing) = json.to_number<double>();
        return {};
    case Kind::text:
        if (!shape.set_text) break;
        if (!json.is_string()) return place.error("must be a text");
        shape.set_text(thing, std::string(json.get_string()));
        return {};
    case Kind::raw:   shape.set_text(thing, boost::json::serialize(json)); return {};
    case Kind::value: as<Value>(thing) = json; return {};
    case Kind::name:  {
        SKERRY_LET(as<std::uint8_t>(thing), read_word(json, shape.names, place));
        return {};
    }
    case Kind::seat:      return read_seat(json, as<Seat>(thing), place);
    case Kind::generator: return read_generator(json, as<Generator>(thing), place);
    case Kind::maybe:     {
        shape.clear(thing);
        if (json.is_null()) return {};
        std::uint8_t name = 0;
        SKERRY_TRY(read(json, shape.item(), &name, place));
        shape.add(thing, 0, name);
        return {};
    }
    case Kind::optional:
        shape.clear(thing);
        if (json.is_null()) return {};
        return read(json, shape.item(), shape.make(thing, 0), place);
    case Kind::absent:  return read(json, shape.item(), shape.make(thing, 0), place);
    case Kind::names:   shape.clear(thing); return read_names(json, shape, thing, 0, place, place);
    case Kind::list:    return read_list(json, shape, thing, place);
    case Kind::counts:
    case Kind::each:
    case Kind::zones:   return read_keyed(json, shape, thing, place);
    case Kind::picks:   return read_picks(json, shape, thing, place);
    case Kind::fields:  return read_fields(json, shape, thing, place);
    case Kind::kinds:   return read_kinds(json, shape, thing, place);
    case Kind::seats:
    case Kind::entries: break;
    }
    SKERRY_UNREACHABLE("this is only written");
}

}  // namespace skerry::json
