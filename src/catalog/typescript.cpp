// SPDX-License-Identifier: Apache-2.0
#include "catalog/typescript.h"

namespace skerry {
namespace {

// A type in a table: a bar would end its column.
std::string in_words(std::string type) {
    for (std::size_t at = 0; (at = type.find(" | ", at)) != std::string::npos;) type.replace(at, 3, " or ");
    return "`" + type + "`";
}

}  // namespace

std::string json::detail::short_name(std::string_view name) {
    name = name.substr(name.find("T = ") + 4);
    name = name.substr(0, name.find_first_of(";]"));
    std::string result, word;
    const auto end_word = [&] {
        if (!word.empty() && (word[0] < '0' || word[0] > '9')) result += word;
        word.clear();
    };
    bool aside = false;  // "(anonymous namespace)::Fruit", as clang writes it
    for (const char c : name) {
        if (c == '(' || c == ')')
            aside = c == '(';
        else if (aside)
            continue;
        else if (c == ':')
            word.clear();
        else if (c == '<' || c == '>' || c == ',' || c == ' ')
            end_word();
        else
            word += c;
    }
    end_word();
    return result;
}

std::string TypeScript::text() const {
    std::string all;
    for (const Definition& definition : definitions_) all += (all.empty() ? "" : "\n") + definition.text;
    return all;
}

std::string TypeScript::tables() const {
    std::string all;
    for (const Definition& definition : definitions_)
        all += (all.empty() ? "### " : "\n### ") + definition.name + "\n\n" + definition.table;
    return all;
}

bool TypeScript::known(std::string_view name) const {
    for (const Definition& definition : definitions_)
        if (definition.name == name) return true;
    return false;
}

std::string TypeScript::defined(const std::string& name, const std::string& type) {
    const std::string words = in_words(type.starts_with("| ") ? type.substr(2) : type);
    if (!known(name)) definitions_.push_back({name, "export type " + name + " = " + type + ";\n", words + "\n"});
    return name;
}

std::string TypeScript::type_of(const json::Shape& shape) {
    using json::Kind;
    const auto item = [&] { return type_of(shape.item()); };
    const auto key = [&] { return type_of(shape.key()); };
    switch (shape.kind) {
    case Kind::boolean:   return "boolean";
    case Kind::number:
    case Kind::real:
    case Kind::seat:      return "number";
    case Kind::value:     return "unknown";
    case Kind::raw:       return shape.called.empty() ? "unknown" : defined(shape.called, std::string(shape.typescript));
    case Kind::text:      return "string";
    case Kind::seats:     return "number[] | 'everybody'";
    case Kind::generator: return "{ key: string; stream: number; drawn: number } | null";
    case Kind::maybe:
    case Kind::absent:    return item();
    case Kind::optional:  return item() + " | null";
    case Kind::entries:   return "Record<string, " + item() + ">";
    case Kind::picks:     return "Array<string>";
    case Kind::names:
    case Kind::list:      return "Array<" + item() + ">";
    case Kind::counts:    return "Partial<Record<" + key() + ", number>>";
    case Kind::each:      {
        const std::string name = key();
        return "Record<" + name + ", " + item() + ">";
    }
    case Kind::zones: {
        const std::string name = key();
        return "Record<" + name + ", Array<" + item() + ">>";
    }
    case Kind::name:
    case Kind::kinds:  return union_of(shape);
    case Kind::fields: return interface_of(shape);
    }
    SKERRY_UNREACHABLE("every kind has a type");
}

std::string TypeScript::union_of(const json::Shape& shape) {
    std::string all;
    for (std::string_view name : shape.names) all += (all.empty() ? "| '" : " | '") + std::string(name) + "'";
    for (const auto kind : shape.kinds) {
        const std::string type = type_of(kind());
        all += (all.empty() ? "" : " | ") + type;
    }
    return defined(shape.called, all);
}

// A field that JSON may leave out has a question mark.
std::string TypeScript::interface_of(const json::Shape& shape) {
    const std::string& name = shape.called;
    if (known(name)) return name;
    std::string text = "export interface " + name + " {\n";
    std::string table = "| field | type | |\n| --- | --- | --- |\n";
    const auto add = [&](std::string_view field, bool optional, const std::string& type, std::string_view note) {
        const std::string called = std::string(field) + (optional ? "?" : "");
        if (!note.empty()) text += "    /** " + std::string(note) + " */\n";
        text += "    " + called + ": " + type + ";\n";
        table +=
            "| `" + called + "` | " + in_words(type) + " |" + (note.empty() ? "" : " ") + std::string(note) + " |\n";
    };
    if (shape.tag) add(shape.tag->field, false, "'" + std::string(shape.tag->name) + "'", {});
    for (const auto& field : shape.fields) add(field.name, field.optional, type_of(field.shape()), field.note);
    if (shape.words) add("text", false, "string", {});
    definitions_.push_back({name, text + "}\n", shape.fields.empty() && !shape.tag ? "No fields.\n" : table});
    return name;
}

}  // namespace skerry
