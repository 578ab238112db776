// SPDX-License-Identifier: Apache-2.0
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "record/record.h"

namespace skerry {
namespace {

Error failed(const std::string& what, const std::string& path) {
    return {what + " " + path + ": " + std::strerror(errno) + "."};
}

}  // namespace

Result<std::string> read_file(const std::string& path, std::size_t most) {
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown)) return Error{"Can't read " + path + ": it is a folder."};
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (!file) return failed("Can't read", path);
    std::string text;
    char buffer[1 << 14];
    std::size_t n = 0;
    while (text.size() <= most && (n = std::fread(buffer, 1, sizeof buffer, file)) > 0) text.append(buffer, n);
    const bool broken = std::ferror(file) != 0;
    std::fclose(file);
    if (broken) return failed("Can't read", path);
    if (text.size() > most) return Error{path + " is too large: more than " + std::to_string(most) + " bytes."};
    return text;
}

Result<void> write_file(const std::string& path, std::string_view text) {
    const std::string draft = path + ".part";
    std::FILE* file = std::fopen(draft.c_str(), "wb");
    if (!file) return failed("Can't write", path);
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
    const bool closed = std::fclose(file) == 0;
    if (!written || !closed || std::rename(draft.c_str(), path.c_str()) != 0) {
        const Error error = failed("Can't write", path);
        std::remove(draft.c_str());
        return error;
    }
    return {};
}

}  // namespace skerry
