// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli.h"
#include "core/version.h"
#include "embed/engine.h"
#include "protocol/document.h"

// What the documentation shows is what the program does.
namespace skerry::cli {
namespace {

using testing::HasSubstr;

std::vector<std::string> lines_of(const std::string& name) {
    std::istringstream text(read_file(std::string(SKERRY_TEST_DATA) + "/../docs/" + name).value());
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
}

// "..." stands for anything.
bool fits(const std::string& text, std::string pattern) {
    std::size_t at = 0;
    bool first = true;
    while (true) {
        const std::size_t dots = pattern.find("...");
        const std::string piece = pattern.substr(0, dots);
        if (dots == std::string::npos) return text.size() >= at + piece.size() && text.ends_with(piece);
        const std::size_t found = text.find(piece, at);
        if (found == std::string::npos || (first && found != 0)) return false;
        at = found + piece.size();
        pattern = pattern.substr(dots + 3);
        first = false;
    }
}

// The version is written in CMakeLists.txt; npm and readers of CHANGELOG.md see the same one.
TEST(Docs, one_version_everywhere) {
    const std::string number(skerry::version());
    const auto text = [](const std::string& name) {
        return read_file(std::string(SKERRY_TEST_DATA) + "/../" + name).value();
    };
    const auto of_npm = [&](const std::string& name) {
        return json::parse(text(name)).value().at("version").as_string();
    };
    EXPECT_EQ(of_npm("web/package.json"), number);
    EXPECT_EQ(of_npm("web/package-lock.json"), number);

    // The newest entry names this version and the rules that go with it.
    const std::string changes = text("CHANGELOG.md");
    const std::size_t newest = changes.find("\n## ");
    ASSERT_NE(newest, std::string::npos);
    const std::string entry = changes.substr(newest + 4, changes.find("\n## ", newest + 4) - newest - 4);
    EXPECT_EQ(entry.substr(0, entry.find(',')), number);
    for (const AnyGame* game : all_games())
        EXPECT_THAT(entry, HasSubstr(fmt::format("| {} | {} |", game->info().name, game->info().rules)));
}

// How many answers of a page's session are the engine's.
int session_of(const std::string& page) {
    embed::Engine referee;
    std::string request;
    int answers = 0;
    for (const std::string& line : lines_of(page)) {
        if (line.starts_with("> ")) request = line.substr(2);
        if (line.starts_with("    ") && !request.empty()) request += line;
        if (!line.starts_with("< ")) continue;
        const std::string answer = referee.answer(request);
        EXPECT_TRUE(fits(answer, line.substr(2))) << request << "\n" << answer << "\n" << line.substr(2);
        request.clear();
        ++answers;
    }
    return answers;
}

TEST(Docs, the_sessions_with_the_engine) {
    EXPECT_EQ(session_of("referee.md"), 12);
    EXPECT_EQ(session_of("embed.md"), 11);
}

TEST(Docs, what_a_program_is_told) {
    const Scratch file("told");
    const Ran ran = run_with({"simulate", "skara-brae", "--bots", "random,cmd:head -n 2 > " + file.path(), "--games",
                              "1", "--timeout", "10"});
    EXPECT_TRUE(ran.says("ended (exit code 0)")) << ran.out << ran.err;
    std::istringstream told(file.read());
    int lines = 0;
    for (const std::string& line : lines_of("bots.md")) {
        if (!line.starts_with("> {")) continue;
        std::string real;
        std::getline(told, real);
        EXPECT_TRUE(fits(real, line.substr(2))) << real << "\n" << line;
        ++lines;
    }
    EXPECT_EQ(lines, 2);
}

// The manual ends with the fields of every message, made from their description, and names no type that is not there.
TEST(Docs, the_fields_of_the_protocol) {
    const std::string text = read_file(std::string(SKERRY_TEST_DATA) + "/../docs/protocol.md").value();
    const std::string tables = protocol_tables();
    const std::size_t first = text.find("\n### ");
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(text.substr(first + 1), tables) << "./skerry types protocol --tables writes what must stand there";
    std::string headings = tables;
    for (char& c : headings) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    int named = 0;
    for (std::size_t at = 0; (at = text.find("](#", at)) != std::string::npos; ++named) {
        const std::string anchor = text.substr(at + 3, text.find(')', at) - at - 3);
        EXPECT_NE(headings.find("### " + anchor + "\n"), std::string::npos) << anchor;
        at += 3;
    }
    EXPECT_GT(named, 30);
}

TEST(Docs, the_record) {
    std::string text;
    bool inside = false;
    for (const std::string& line : lines_of("records.md")) {
        if (line == "```")
            inside = !inside;
        else if (inside)
            text += line + "\n";
    }
    const auto record = read_record(text);
    ASSERT_TRUE(record) << record.sentence();
    const auto sound = verify(record.value());
    EXPECT_TRUE(sound) << sound.sentence();
    EXPECT_EQ(record.value().bots, (std::vector<std::string>{"", "greedy"}));
}

}  // namespace
}  // namespace skerry::cli
