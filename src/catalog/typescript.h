// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/shape.h"

namespace skerry {

// TypeScript types from the same description as JSON (catalog/shape.h): an interface per struct, a union of names per
// enum; and the same as tables for a manual.
class TypeScript {
public:
    template <class T>
    void add() {
        (void)type_of(json::shape_of<T>());
    }
    std::string text() const;
    // In Markdown: a heading per type, and a row per field.
    std::string tables() const;

private:
    struct Definition {
        std::string name;
        std::string text;
        std::string table;
    };

    bool known(std::string_view name) const;
    // A type by its name, written once.
    std::string defined(const std::string& name, const std::string& type);
    std::string type_of(const json::Shape& shape);
    std::string union_of(const json::Shape& shape);
    std::string interface_of(const json::Shape& shape);

    std::vector<Definition> definitions_;  // what others are made of first
};

}  // namespace skerry
