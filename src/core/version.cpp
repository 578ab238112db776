// SPDX-License-Identifier: Apache-2.0
#include "core/version.h"

namespace skerry {

std::string_view version() { return SKERRY_VERSION; }

}  // namespace skerry
