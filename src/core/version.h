// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace skerry {

// The version of Skerry, such as "0.2.0". The build takes it from project() in CMakeLists.txt, the only place where it
// is written. Each game counts the versions of its rules separately (GameInfo::rules).
std::string_view version();

}  // namespace skerry
