// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "cli/streams.h"

namespace skerry::cli {

// The command `skerry` with these arguments, the program's name left out. Returns the exit code.
int run(const std::vector<std::string>& arguments, Streams& streams);

}  // namespace skerry::cli
