// SPDX-License-Identifier: Apache-2.0
#include "cli/high_score.h"

#include <filesystem>
#include <sstream>

#include "record/record.h"

namespace skerry::cli {
namespace {

std::string file_in(const std::string& folder) { return (std::filesystem::path(folder) / "campaigns.jsonl").string(); }

std::string kept_in(const std::string& folder) {
    auto text = read_file(file_in(folder));
    return text ? std::move(text).value() : std::string();
}

}  // namespace

std::optional<HighScore> high_score(const std::string& folder, std::string_view game, std::string_view mode) {
    if (folder.empty()) return std::nullopt;
    std::optional<HighScore> best;
    std::istringstream lines(kept_in(folder));
    for (std::string line; std::getline(lines, line);) {
        HighScore result;
        const auto value = json::parse(line);
        if (!value || !json::read(value.value(), result, {}) || result.game != game || result.mode != mode) continue;
        if (!best || result.points > best->points) best = std::move(result);
    }
    return best;
}

Result<void> keep(const std::string& folder, const HighScore& result) {
    if (folder.empty()) return {};
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed) return Error{"Can't create the folder " + folder + ": " + failed.message() + "."};
    return write_file(file_in(folder), kept_in(folder) + json::text(result) + "\n");
}

}  // namespace skerry::cli
