// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "table/live.h"

// Tables before they are live, and games that never were a table.
namespace skerry {

// Somebody who makes a table.
struct Host {
    std::string user;
    std::string name;
};

// A table as wanted, without seed and commitment.
Result<Plan> plan_of(const Host& host, const protocol::NewTable& wanted);
// Another game with the same seats; who has handed over to a bot and did not ask for a rematch is left in peace.
Plan same_again(const LiveTable& table);
// A game from a file, as if it had been a table.
TableCard card_of(const Record& record);

}  // namespace skerry
