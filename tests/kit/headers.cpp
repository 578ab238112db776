// See skerry_test_headers in tests/CMakeLists.txt.
