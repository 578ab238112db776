// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>
#include <filesystem>
#include <ostream>
#include <thread>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "cli/commands.h"
#include "core/version.h"
#include "server/server.h"

namespace skerry::cli {
namespace {

// The built web client: next to the installed program, in the clone it was built in, or here.
std::string find_web(const std::string& program) {
    const std::filesystem::path folder = std::filesystem::path(program).parent_path();
    std::error_code unknown;
    for (const auto& path : {folder / ".." / "share" / "skerry" / "web", folder / ".." / ".." / ".." / "web" / "dist",
                             std::filesystem::path("web/dist")})
        if (std::filesystem::exists(path / "index.html", unknown)) return path.lexically_normal().string();
    return "web/dist";
}

Result<Settings> settings_of(const ServeArgs& args, const std::string& program) {
    Settings settings;
    settings.bot_threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    if (!args.config.empty()) SKERRY_TRY(settings.read_file(args.config));
    if (const auto ok = settings.read_environment([](const char* name) { return std::getenv(name); }); !ok)
        return ok.error();
    for (const auto& [name, value] : args.settings) SKERRY_TRY(settings.set(name, value));
    if (settings.web.empty()) settings.web = find_web(program);
    return settings;
}

}  // namespace

int serve(const ServeArgs& args, Streams& streams) {
    const auto settings = settings_of(args, streams.program);
    if (!settings) return refuse(streams, settings.sentence(), usage);
    const auto logger = spdlog::stderr_logger_mt("skerry");
    spdlog::set_default_logger(logger);
    spdlog::set_pattern("time=%Y-%m-%dT%H:%M:%S.%eZ level=%l %v", spdlog::pattern_time_type::utc);
    spdlog::set_level(spdlog::level::from_str(settings.value().log));
    spdlog::flush_on(spdlog::level::info);
    const std::size_t files = raise_file_limit();
    const auto server = Server::open(settings.value());
    if (!server) return refuse(streams, server.sentence());
    spdlog::info("event=started version={} address={} port={} data=\"{}\" web=\"{}\" files={}", skerry::version(),
                 settings.value().address, server.value()->port(), settings.value().data, settings.value().web, files);
    const bool everywhere = settings.value().address == "0.0.0.0" || settings.value().address == "127.0.0.1";
    streams.out << "Skerry is at http://" << (everywhere ? "localhost" : settings.value().address) << ':'
                << server.value()->port() << "/ (Ctrl-C stops it)\n"
                << std::flush;
    server.value()->run(true);
    return success;
}

}  // namespace skerry::cli
