// SPDX-License-Identifier: Apache-2.0
// See skerry_test_headers in tests/CMakeLists.txt.
