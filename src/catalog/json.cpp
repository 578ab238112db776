#include "catalog/json.h"

namespace skerry::json {

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
    detail::write_number(out_, number);
    return *this;
}

Result<Value> parse(std::string_view text, std::size_t max_size) {
    if (text.size() > max_size)
        return Error{"This JSON is too long: " + std::to_string(text.size()) + " bytes, at most " +
                     std::to_string(max_size) + " are read."};
    boost::json::parse_options options;
    options.max_depth = 32;
    boost::json::stream_parser parser({}, options);
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

namespace detail {

void write_number(std::string& out, std::int64_t number) {
    char buffer[24];
    out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, number).ptr);
}
void write_number(std::string& out, std::uint64_t number) {
    char buffer[24];
    out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, number).ptr);
}
// Three digits behind the point.
void write_number(std::string& out, double number) {
    char buffer[64];
    out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::fixed, 3).ptr);
}

Result<std::string_view> read_tag(const Value& json, std::string_view field, std::span<const std::string_view> tags,
                                  const Place& place) {
    if (!json.is_object()) return place.error("must be an object");
    const Value* tag = json.get_object().if_contains(field);
    if (!tag) return place.field(field).error("is missing");
    if (!tag->is_string()) return place.field(field).error("must be a name");
    const std::string_view name = tag->get_string();
    const auto found = std::find(tags.begin(), tags.end(), name);
    if (found != tags.end()) return *found;
    std::string names;
    for (const std::string_view other : tags) (names += names.empty() ? "" : ", ") += other;
    return place.field(field).error("cannot be " + quoted(name.substr(0, 60)) + "; it is one of " + names);
}

Result<void> read_seat(const Value& json, Seat& value, const Place& place) {
    std::uint8_t index = 0;
    if (const auto fine = read_number(json, index, place); !fine) return fine;
    if (index >= max_seats) return place.error("is a seat, counted from 0");
    value = Seat(index);
    return {};
}

Result<void> read_generator(const Value& json, Generator& value, const Place& place) {
    value = {};
    if (json.is_null()) return {};
    if (!json.is_object()) return place.error("must be an object or null");
    Seed key;
    std::uint8_t stream = 0;
    std::int64_t drawn = 0;
    for (const auto& [name, field] : json.get_object()) {
        const std::string_view n = name;
        if (n == "key") {
            const auto seed =
                field.is_string() ? Seed::parse(std::string_view(field.get_string())) : Result<Seed>(Error{});
            if (!seed) return place.field("key").error("must be a seed of 64 hexadecimal digits");
            key = seed.value();
        } else if (n == "stream") {
            if (const auto fine = read_number(field, stream, place.field(n)); !fine) return fine;
        } else if (n == "drawn") {
            if (const auto fine = read_number(field, drawn, place.field(n)); !fine) return fine;
            if (drawn < 0 || drawn >> 56 != 0) return place.field(n).error("is out of range");
        } else {
            return place.field(n.substr(0, 60)).error("is not a field here");
        }
    }
    value = Generator(key, stream);
    value.set_drawn(static_cast<std::uint64_t>(drawn));
    return {};
}

}  // namespace detail
}  // namespace skerry::json
