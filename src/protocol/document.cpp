// SPDX-License-Identifier: Apache-2.0
#include "protocol/document.h"

#include "catalog/typescript.h"
#include "protocol/protocol.h"

namespace skerry {
namespace {

template <class... Types>
TypeScript types_of() {
    TypeScript types;
    (types.add<Types>(), ...);
    return types;
}

// Every body and answer of a call, and the two sides of the socket. What they are made of comes along.
TypeScript everything() {
    using namespace protocol;
    return types_of<Me, NameCall, GuestCall, PasswordCall, LoginCall, TokenCall, Token, Tokens, Nothing, Wrong, Games,
                    Glossary, Lobby, Running, NewTable, Brought, JoinCall, SeatCall, ConcedeCall, EndCall, RematchCall,
                    Replay, AnalysisAnswer, AnalysisBegun, Campaign, ClientMessage, ServerMessage>();
}

}  // namespace

std::string protocol_types() { return everything().text(); }
std::string protocol_tables() { return everything().tables(); }

}  // namespace skerry
