// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <unistd.h>

#include "cli/run.h"
#include "record/record.h"

// The command with strings for its streams.
namespace skerry::cli {

struct Ran {
    int code;
    std::string out, err;
    bool says(std::string_view text) const { return out.find(text) != std::string::npos; }
};

inline Ran run_with(const std::vector<std::string>& arguments, const std::string& input = {},
                    const std::string& data = {}) {
    std::istringstream in(input);
    std::ostringstream out, err;
    const char* program = std::getenv("SKERRY");
    Streams streams{.in = in, .out = out, .err = err, .program = program ? program : "", .data = data};
    const int code = run(arguments, streams);
    return {code, out.str(), err.str()};
}

// "1" again and again: always the first move.
inline std::string ones(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += "1\n";
    return text;
}

// Of a list of objects, the one with this id.
inline boost::json::value with_id(const boost::json::value& list, const char* id) {
    for (const auto& one : list.as_array())
        if (one.at("id") == id) return one;
    return {};
}

inline int count_of(const std::string& text, std::string_view what) {
    int count = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + what.size())) ++count;
    return count;
}

// A file of this test that is gone afterwards.
class Scratch {
public:
    explicit Scratch(const std::string& name)
        : path_(std::filesystem::temp_directory_path() / (std::to_string(getpid()) + "_" + name)) {
        std::filesystem::remove(path_);
    }
    ~Scratch() { std::filesystem::remove_all(path_); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    std::string path() const { return path_.string(); }
    void write(const std::string& text) const { (void)write_file(path(), text); }
    std::string read() const { return read_file(path()).value(); }

private:
    std::filesystem::path path_;
};

}  // namespace skerry::cli
