// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli.h"
#include "server/settings.h"

// What is written about the command line, held against what the program itself says with --help.
namespace skerry::cli {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::vector<std::string> commands() {
    std::istringstream help(run_with({"--help"}).out);
    std::vector<std::string> names;
    bool listed = false;
    for (std::string line; std::getline(help, line);) {
        if (line == "Subcommands:")
            listed = true;
        else if (listed && line.starts_with("  ") && line[2] != ' ')
            names.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
    return names;
}

// Every --word of a command's help.
std::set<std::string> options(const std::string& command) {
    const std::string help = run_with({command, "--help"}).out;
    std::set<std::string> names;
    for (std::size_t at = help.find("--"); at != std::string::npos; at = help.find("--", at + 2)) {
        const std::size_t end = help.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at);
        names.insert(help.substr(at, end - at));
    }
    return names;
}

// What a shell of a person would complete, the words so far given.
std::vector<std::string> completed(const std::vector<std::string>& words) {
    const Scratch script("completion");
    std::string text = run_with({"completion", "bash"}).out + "COMP_WORDS=(skerry";
    for (const std::string& word : words) text += " '" + word + "'";
    text += ")\nCOMP_CWORD=" + std::to_string(words.size()) + "\n_skerry\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n";
    EXPECT_TRUE(write_file(script.path(), text));
    FILE* shell = popen(("bash -eu " + script.path() + " 2>&1").c_str(), "r");
    std::string said;
    for (int c; shell && (c = std::fgetc(shell)) != EOF;) said += static_cast<char>(c);
    EXPECT_EQ(pclose(shell), 0) << said;
    std::vector<std::string> lines;
    std::istringstream in(said);
    for (std::string line; std::getline(in, line);)
        if (!line.empty()) lines.push_back(line);
    return lines;
}

TEST(Usage, every_command_has_help) {
    const auto names = commands();
    for (const char* known : {"games", "play", "simulate", "match", "ladder", "tune", "replay", "analyse", "referee",
                              "bench", "serve", "version", "manual", "completion"})
        EXPECT_THAT(names, Contains(known));
    EXPECT_THAT(names, Not(Contains("bench-loop")));
    for (const std::string& command : names) {
        const Ran ran = run_with({command, "--help"});
        EXPECT_EQ(ran.code, success);
        EXPECT_THAT(ran.out, HasSubstr("Usage: skerry " + command));
    }
}

TEST(Usage, the_manual_and_the_shells_know_every_option) {
    std::string manual = run_with({"manual"}).out;
    for (std::size_t at; (at = manual.find("\\-")) != std::string::npos;) manual.erase(at, 1);
    const std::string bash = run_with({"completion", "bash"}).out, zsh = run_with({"completion", "zsh"}).out;
    for (const std::string& command : commands()) {
        EXPECT_THAT(manual, HasSubstr("\n.SS " + command + "\n"));
        EXPECT_THAT(bash, HasSubstr("    " + command + ")"));
        EXPECT_THAT(zsh, HasSubstr("    " + command + ")"));
        const std::size_t section = manual.find("\n.SS " + command + "\n");
        const std::string page = manual.substr(section, manual.find("\n.S", section + 1) - section);
        const auto offered = completed({command, "--"});
        for (const std::string& option : options(command)) {
            EXPECT_THAT(offered, Contains(option)) << command;
            EXPECT_THAT(zsh, HasSubstr("'" + option + "[")) << command;
            if (option != "--help") {
                EXPECT_THAT(page, HasSubstr("\\fB" + option + "\\fR")) << command;
            }
        }
    }
    EXPECT_EQ(run_with({"completion", "fish"}).code, usage);
}

TEST(Usage, bash_completes_commands_options_and_games) {
    EXPECT_THAT(completed({"pl"}), ElementsAre("play"));
    EXPECT_THAT(completed({"play", "sk"}), ElementsAre("skara-brae"));
    EXPECT_THAT(completed({"play", "tundra", "--pl"}), ElementsAre("--players"));
    EXPECT_THAT(completed({"play", "tundra", "--players", ""}), IsEmpty());
    const Scratch file("record");
    ASSERT_TRUE(write_file(file.path(), "x"));
    EXPECT_THAT(completed({"replay", file.path().substr(0, file.path().size() - 1)}), Contains(file.path()));
}

// What packaging/skerry.conf shows commented out are the defaults.
TEST(Usage, the_packaged_settings_are_the_defaults) {
    std::istringstream conf(read_file(std::string(SKERRY_TEST_DATA) + "/../packaging/skerry.conf").value());
    std::string text;
    int settings = 0;
    for (std::string line; std::getline(conf, line);)
        if (line.size() > 1 && line[0] == '#' && line[1] != ' ') text += line.substr(1) + "\n", ++settings;
    const Scratch file("settings");
    ASSERT_TRUE(write_file(file.path(), text));
    Settings packaged;
    const auto read = packaged.read_file(file.path());
    ASSERT_TRUE(read) << read.sentence();
    const Settings defaults;
    EXPECT_EQ(settings, 6);
    EXPECT_EQ(packaged.address, defaults.address);
    EXPECT_EQ(packaged.port, defaults.port);
    EXPECT_EQ(packaged.proxy, defaults.proxy);
    EXPECT_EQ(packaged.secure, defaults.secure);
    EXPECT_EQ(packaged.log, defaults.log);
    EXPECT_EQ(packaged.bot_seconds, defaults.bot_seconds);
}

}  // namespace
}  // namespace skerry::cli
