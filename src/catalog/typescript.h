#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/json.h"

namespace skerry {

// TypeScript types from the same description as JSON (catalog/json.h): an interface per struct, a union of names per enum;
// and the same as tables for a manual.
class TypeScript {
public:
    template <class T>
    void add() {
        (void)type_of<T>();
    }
    std::string text() const {
        std::string all;
        for (const Definition& definition : definitions_) all += (all.empty() ? "" : "\n") + definition.text;
        return all;
    }

    // In Markdown: a heading per type, and a row per field.
    std::string tables() const {
        std::string all;
        for (const Definition& definition : definitions_)
            all += (all.empty() ? "### " : "\n### ") + definition.name + "\n\n" + definition.table;
        return all;
    }

private:
    struct Definition {
        std::string name;
        std::string text;
        std::string table;
    };

    // A type in a table: a bar would end its column.
    static std::string in_words(std::string type) {
        for (std::size_t at = 0; (at = type.find(" | ", at)) != std::string::npos;) type.replace(at, 3, " or ");
        return "`" + type + "`";
    }

    // The name of a type without its namespaces, as the compiler writes it; the types a template is made of follow its
    // name, numbers do not: PileKind for Pile<Kind, 12>.
    template <class T>
    static std::string name_of_type() {
        std::string_view name = __PRETTY_FUNCTION__;
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

    bool known(std::string_view name) const {
        for (const Definition& definition : definitions_)
            if (definition.name == name) return true;
        return false;
    }

    template <class T>
    std::string type_of() {
        namespace d = json::detail;
        if constexpr (std::same_as<T, bool>) {
            return "boolean";
        } else if constexpr (std::integral<T> || std::floating_point<T> || std::same_as<T, Seat>) {
            return "number";
        } else if constexpr (std::same_as<T, json::Raw> || std::same_as<T, json::Value>) {
            return "unknown";
        } else if constexpr (json::RawJson<T>) {
            return defined(name_of_type<T>(), std::string(T::typescript));
        } else if constexpr (json::Union<T>) {
            return union_of_kinds<T>();
        } else if constexpr (std::convertible_to<T, std::string_view>) {
            return "string";
        } else if constexpr (std::same_as<T, Seats>) {
            return "number[] | 'everybody'";
        } else if constexpr (std::same_as<T, Generator>) {
            return "{ key: string; stream: number; drawn: number } | null";
        } else if constexpr (NamedEnum<T>) {
            return union_of<T>();
        } else if constexpr (d::is_entries<T>) {
            return "Record<string, " + type_of<typename T::value_type::second_type>() + ">";
        } else if constexpr (d::is_span<T>) {
            return "Array<" + type_of<std::remove_const_t<typename T::element_type>>() + ">";
        } else if constexpr (d::is_maybe<T> || d::is_absent<T>) {
            return type_of<typename T::value_type>();
        } else if constexpr (d::is_optional<T>) {
            return type_of<typename T::value_type>() + " | null";
        } else if constexpr (d::is_map<T>) {
            return "Record<string, " + type_of<typename T::mapped_type>() + ">";
        } else if constexpr (d::is_picks<T>) {
            return "Array<string>";
        } else if constexpr (d::is_list<T> || d::is_vector<T>) {
            return "Array<" + type_of<typename T::value_type>() + ">";
        } else if constexpr (d::is_set<T>) {
            return "Array<" + type_of<typename T::key_type>() + ">";
        } else if constexpr (d::is_bag<T>) {
            return "Partial<Record<" + type_of<typename T::key_type>() + ", number>>";
        } else if constexpr (d::is_each<T>) {
            return "Record<" + type_of<typename T::key_type>() + ", " + type_of<typename T::value_type>() + ">";
        } else if constexpr (d::is_zones<T>) {
            return "Record<" + type_of<typename T::key_type>() + ", Array<" + type_of<typename T::value_type>() + ">>";
        } else {
            static_assert(Described<T>);
            return interface_of<T>();
        }
    }

    // A type by its name, written once.
    std::string defined(const std::string& name, const std::string& type) {
        const std::string words = in_words(type.starts_with("| ") ? type.substr(2) : type);
        if (!known(name)) definitions_.push_back({name, "export type " + name + " = " + type + ";\n", words + "\n"});
        return name;
    }

    template <NamedEnum E>
    std::string union_of() {
        std::string all;
        for (std::string_view value : names_of<E>) all += (all.empty() ? "| '" : " | '") + std::string(value) + "'";
        return defined(name_of_type<E>(), all);
    }

    template <class T>
    std::string union_of_kinds() {
        std::string all;
        [&]<class... Kinds>(const std::variant<Kinds...>*) {
            ((all += (all.empty() ? "" : " | ") + type_of<Kinds>()), ...);
        }(static_cast<const T*>(nullptr));
        return defined(name_of_type<T>(), all);
    }

    // A field that JSON may leave out has a question mark.
    template <Described T>
    std::string interface_of() {
        static_assert(notes_fit<T>());
        const std::string name = name_of_type<T>();
        if (known(name)) return name;
        std::string text = "export interface " + name + " {\n";
        std::string table = "| field | type | |\n| --- | --- | --- |\n";
        const auto add = [&](std::string_view field, bool optional, const std::string& type, std::string_view note) {
            const std::string called = std::string(field) + (optional ? "?" : "");
            if (!note.empty()) text += "    /** " + std::string(note) + " */\n";
            text += "    " + called + ": " + type + ";\n";
            table += "| `" + called + "` | " + in_words(type) + " |" + (note.empty() ? "" : " ") + std::string(note) +
                     " |\n";
        };
        if constexpr (Tagged<T>) add(T::tag.field, false, "'" + std::string(T::tag.name) + "'", {});
        using Fields = decltype(std::declval<T&>().fields());
        const auto field = [&]<std::size_t I>(std::integral_constant<std::size_t, I>) {
            using F = std::remove_reference_t<std::tuple_element_t<I, Fields>>;
            constexpr std::string_view called = T::field_names()[I];
            add(called, json::detail::optional_field<T, I, F>, type_of<F>(), note_of<T>(called));
        };
        [&]<std::size_t... I>(std::index_sequence<I...>) {
            (field(std::integral_constant<std::size_t, I>()), ...);
        }(std::make_index_sequence<std::tuple_size_v<Fields>>());
        const bool empty = std::tuple_size_v<Fields> == 0 && !Tagged<T>;
        definitions_.push_back({name, text + "}\n", empty ? "No fields.\n" : table});
        return name;
    }

    std::vector<Definition> definitions_;  // what others are made of first
};

}  // namespace skerry
