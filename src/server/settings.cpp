// SPDX-License-Identifier: Apache-2.0
#include "server/settings.h"

#include <charconv>
#include <variant>

#include "record/record.h"

namespace skerry {
namespace {

using Field =
    std::variant<int Settings::*, bool Settings::*, std::string Settings::*, std::vector<std::string> Settings::*>;
struct Setting {
    const char* name;
    Field field;
    int least, most;
    const char* text;
};

const std::vector<Setting>& entries() {
    // clang-format off
    static const std::vector<Setting> list{
        {"address",         &Settings::address,         0, 0,         "The address to listen on; 0.0.0.0 for everybody"},
        {"port",            &Settings::port,            0, 65535,     "The port for pages, calls and sockets; 0 for any free one"},
        {"data",            &Settings::data,            0, 0,         "The folder where users and tables are kept"},
        {"web",             &Settings::web,             0, 0,         "The folder with the built web client"},
        {"origin",          &Settings::origins,         0, 0,         "Another origin whose pages may call; can be repeated"},
        {"proxy",           &Settings::proxy,           0, 1,         "Behind a proxy: trust X-Forwarded-For"},
        {"secure",          &Settings::secure,          0, 1,         "Send cookies over https only"},
        {"log",             &Settings::log,             0, 0,         "What is logged: debug, info, warn, error, off"},
        {"bot-threads",     &Settings::bot_threads,     1, 64,        "Threads for bots"},
        {"bot-pause",       &Settings::bot_pause,       0, 60'000,    "Milliseconds before a bot begins its turn"},
        {"bot-seconds",     &Settings::bot_seconds,     1, 60,        "Seconds that a bot may think about one decision"},
        {"analysis-ms",     &Settings::analysis_ms,     1, 60'000,    "Milliseconds that an analysis may spend on one decision"},
        {"idle-table",      &Settings::idle_table,      1, 86'400,    "Seconds until a table that nobody watches is unloaded"},
        {"sockets",         &Settings::sockets,         1, 1'000'000, "Concurrent sockets, in total"},
        {"sockets-address", &Settings::sockets_address, 1, 1'000'000, "Concurrent sockets per address"},
        {"message-rate",    &Settings::message_rate,    1, 1'000'000, "Messages per second and socket"},
        {"request-rate",    &Settings::request_rate,    1, 1'000'000, "Requests per second and address"},
        {"guests-hour",     &Settings::guests_hour,     1, 1'000'000, "New names per hour and address"},
        {"tables-hour",     &Settings::tables_hour,     1, 1'000'000, "New tables per hour and user"},
        {"queue-kb",        &Settings::queue_kb,        64, 1 << 20,  "Kilobytes that may be queued for one socket"},
    };
    // clang-format on
    return list;
}

std::string variable(std::string name) {
    for (char& c : name) c = c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return "SKERRY_" + name;
}

std::string trimmed(std::string text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r' || text.back() == '\t')) text.pop_back();
    text.erase(0, std::min(text.find_first_not_of(" \t"), text.size()));
    return text;
}

}  // namespace

const std::vector<Settings::Info>& Settings::all() {
    static const std::vector<Info> list = [] {
        std::vector<Info> infos;
        for (const Setting& entry : entries()) infos.push_back({entry.name, entry.text});
        return infos;
    }();
    return list;
}

Result<void> Settings::set(const std::string& name, const std::string& value) {
    for (const Setting& entry : entries()) {
        if (name != entry.name) continue;
        if (const auto* text = std::get_if<std::string Settings::*>(&entry.field)) {
            this->** text = value;
        } else if (const auto* list = std::get_if<std::vector<std::string> Settings::*>(&entry.field)) {
            (this->**list).push_back(value);
        } else if (const auto* flag = std::get_if<bool Settings::*>(&entry.field)) {
            if (value != "true" && value != "1" && value != "false" && value != "0")
                return Error{"The setting " + name + " is true or false."};
            this->** flag = value == "true" || value == "1";
        } else {
            int number = 0;
            const auto [end, failed] = std::from_chars(value.data(), value.data() + value.size(), number);
            if (failed != std::errc{} || end != value.data() + value.size() || number < entry.least ||
                number > entry.most)
                return Error{"The setting " + name + " is a number from " + std::to_string(entry.least) + " to " +
                             std::to_string(entry.most) + "."};
            this->*std::get<int Settings::*>(entry.field) = number;
        }
        return {};
    }
    return Error{"There is no setting called " + name.substr(0, 60) + "."};
}

Result<void> Settings::read_environment(const std::function<const char*(const char*)>& get) {
    for (const Info& info : all())
        if (const char* value = get(variable(info.name).c_str()))
            if (const auto ok = set(info.name, value); !ok) return Error{variable(info.name) + ": " + ok.sentence()};
    return {};
}

Result<void> Settings::read_file(const std::string& path) {
    SKERRY_LET(const auto text, skerry::read_file(path, 1 << 16));
    std::string rest = text;
    for (int number = 1; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string line = trimmed(rest.substr(0, std::min(rest.find('#'), end)));
        rest.erase(0, end + 1);
        if (line.empty()) continue;
        const std::size_t equals = line.find('=');
        if (equals == std::string::npos)
            return Error{path + ", line " + std::to_string(number) + ": this is not name = value."};
        if (const auto ok = set(trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1))); !ok)
            return Error{path + ", line " + std::to_string(number) + ": " + ok.sentence()};
    }
    return {};
}

}  // namespace skerry
