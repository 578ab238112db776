// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "catalog/catalog.h"
#include "protocol/protocol.h"

// Decisions that leave no choice, so that clients can play them for a person.
namespace skerry {

// What a seat is forced to do: its only move, or the only set of things that its selection can end with. `known` is a
// complete position that the seat's view does not rule out.
std::optional<protocol::Forced> forced(const Position& known, Seat seat);

// How many times in a row a thing can be picked.
int times(const Position& known, Seat seat, Move pick);
// The line that picks so many things, whichever come first; empty if not so many can be picked.
std::string picks(const Position& known, Seat seat, int count);

}  // namespace skerry
