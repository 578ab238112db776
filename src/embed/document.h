// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

// The engine's requests and answers for those who write clients, from their description.
namespace skerry::embed {

// Their types in TypeScript, and `Answers`: which answer belongs to which request.
std::string engine_types();
// As field tables, in Markdown.
std::string engine_tables();

}  // namespace skerry::embed
