// SPDX-License-Identifier: Apache-2.0
// Boost.JSON is compiled in: there is no library of it for WebAssembly.
#include <boost/json/src.hpp>
