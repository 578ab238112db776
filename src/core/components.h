// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "core/game.h"

// The components of a game for clients that draw them: each as the glossary explains it, with the described numbers of
// its row in the game's own table. A game's Box (box.h) is made of these and of the other tables of components.h.
namespace skerry {

template <NamedEnum E, Described Row>
struct Component {
    using Named = Row;  // its name in TypeScript

    E id;
    Entry entry;
    Row row;

    constexpr auto fields() const { return std::tuple_cat(std::tie(id), entry.fields(), row.fields()); }
    static constexpr auto field_names() {
        constexpr auto of_entry = Entry::field_names();
        constexpr auto of_row = Row::field_names();
        std::array<std::string_view, 1 + of_entry.size() + of_row.size()> names{"id"};
        std::copy(of_row.begin(), of_row.end(), std::copy(of_entry.begin(), of_entry.end(), names.begin() + 1));
        return names;
    }
};
template <NamedEnum E, Described Row>
using Components = std::vector<Component<E, Row>>;
template <NamedEnum E, Described Row>
using ComponentsByName = std::map<std::string, Component<E, Row>>;

// The row of a name in a table in the order of its enum.
template <NamedEnum E, class Table>
constexpr const auto& row_in(const Table& table, E e) {
    if constexpr (requires { table[e]; })
        return table[e];
    else
        return table[static_cast<std::size_t>(e)];
}

// What a function says of each name.
template <class Names, class F>
auto by_name(const Names& names, F say) {
    std::map<std::string, std::remove_cvref_t<decltype(say(*names.begin()))>> all;
    for (const auto e : names) all[word_of(e)] = say(e);
    return all;
}

template <NamedEnum E>
Entry entry_of(E e) {
    return {thing(e), title(e), explain(e)};
}
template <NamedEnum E, class Table>
auto component(E e, const Table& table) {
    using Row = std::remove_cvref_t<decltype(row_in(table, e))>;
    return Component<E, Row>{e, entry_of(e), row_in(table, e)};
}

// The components with these names, in their order or by name.
template <class Names, class Table>
auto components(const Names& names, const Table& table) {
    std::vector<decltype(component(*names.begin(), table))> all;
    for (const auto e : names) all.push_back(component(e, table));
    return all;
}
template <class Names, class Table>
auto components_by_name(const Names& names, const Table& table) {
    return by_name(names, [&](auto e) { return component(e, table); });
}

}  // namespace skerry
