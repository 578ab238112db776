// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

// The protocol for those who write clients, from its description (protocol/protocol.h).
namespace skerry {

// Its types in TypeScript.
std::string protocol_types();
// The field tables of docs/protocol.md, in Markdown.
std::string protocol_tables();

}  // namespace skerry
