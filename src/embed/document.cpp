// SPDX-License-Identifier: Apache-2.0
#include "embed/document.h"

#include "catalog/typescript.h"
#include "embed/requests.h"

namespace skerry::embed {
namespace {

template <class... Kinds>
TypeScript everything(const std::variant<Kinds...>*) {
    TypeScript types;
    types.add<Request>();
    (types.add<typename Kinds::Answer>(), ...);
    return types;
}

template <class... Kinds>
std::string answers(const std::variant<Kinds...>*) {
    std::string text = "\nexport interface Answers {\n";
    const auto add = [&]<class Kind>(std::type_identity<Kind>) {
        text += "    " + std::string(Kind::tag.name) + ": " + json::shape_of<typename Kind::Answer>().called + ";\n";
    };
    (add(std::type_identity<Kinds>()), ...);
    return text + "}\n";
}

constexpr const Request* none = nullptr;

}  // namespace

std::string engine_types() { return everything(none).text() + answers(none); }
std::string engine_tables() { return everything(none).tables(); }

}  // namespace skerry::embed
