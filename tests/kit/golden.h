// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include "record/record.h"

// Text that is kept under tests/ and compared. With SKERRY_UPDATE=1 in the environment the files are written instead;
// the diff then shows what a change of rules did.
namespace skerry::kit {

inline bool updating() { return std::getenv("SKERRY_UPDATE") != nullptr; }

inline std::string data_path(const std::string& name) { return std::string(SKERRY_TEST_DATA) + "/" + name; }

inline void expect_golden(const std::string& name, const std::string& text) {
    const std::string path = data_path(name);
    if (updating()) {
        std::filesystem::create_directories(std::filesystem::path(path).parent_path());
        ASSERT_TRUE(write_file(path, text));
        return;
    }
    const auto kept = read_file(path);
    ASSERT_TRUE(kept) << kept.sentence();
    EXPECT_EQ(kept.value(), text) << name << " differs; if that is meant, run the test with SKERRY_UPDATE=1.";
}

}  // namespace skerry::kit
