// SPDX-License-Identifier: Apache-2.0
#include "server/files.h"

#include <filesystem>

#include "core/hash.h"
#include "record/record.h"

namespace skerry {
namespace {

std::string type_of(const std::string& name) {
    static const std::map<std::string, std::string, std::less<>> types{{".html", "text/html; charset=utf-8"},
                                                                       {".js", "text/javascript; charset=utf-8"},
                                                                       {".mjs", "text/javascript; charset=utf-8"},
                                                                       {".css", "text/css; charset=utf-8"},
                                                                       {".json", "application/json"},
                                                                       {".svg", "image/svg+xml"},
                                                                       {".png", "image/png"},
                                                                       {".jpg", "image/jpeg"},
                                                                       {".webp", "image/webp"},
                                                                       {".avif", "image/avif"},
                                                                       {".ico", "image/x-icon"},
                                                                       {".woff2", "font/woff2"},
                                                                       {".wasm", "application/wasm"},
                                                                       {".txt", "text/plain; charset=utf-8"},
                                                                       {".webmanifest", "application/manifest+json"},
                                                                       {".map", "application/json"}};
    const auto found = types.find(std::filesystem::path(name).extension().string());
    return found == types.end() ? "application/octet-stream" : found->second;
}

constexpr std::size_t largest_file = 32 << 20;

constexpr std::string_view no_client =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Skerry</title><h1>Skerry</h1>"
    "<p>The server runs, but the web client is not built: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run "
    "build</code>, then start the server again.</p></html>";

}  // namespace

Files::Files(const std::string& folder) {
    std::error_code unknown;
    for (auto entry = std::filesystem::recursive_directory_iterator(folder, unknown);
         entry != std::filesystem::recursive_directory_iterator(); entry.increment(unknown)) {
        if (unknown) break;
        if (!entry->is_regular_file(unknown)) continue;
        auto body = read_file(entry->path().string(), largest_file);
        if (!body) continue;
        const std::string path = "/" + entry->path().lexically_relative(folder).generic_string();
        auto text = std::make_shared<const std::string>(std::move(body).value());
        if (path.ends_with(".gz")) {
            files_[path.substr(0, path.size() - 3)].zipped = std::move(text);
            continue;
        }
        File& file = files_[path];
        file.tag = "\"" + std::to_string(hash(*text)) + "\"";
        file.body = std::move(text);
        file.type = type_of(path);
        file.for_ever = path.starts_with("/assets/");
    }
    std::erase_if(files_, [](const auto& one) { return !one.second.body; });
    if (!files_.contains("/index.html"))
        files_["/index.html"] = {
            .body = std::make_shared<const std::string>(no_client), .type = type_of("index.html"), .tag = "\"none\""};
}

Response Files::get(const Request& request) const {
    auto found = files_.find(request.path);
    if (found == files_.end()) {
        const std::string last = request.path.substr(request.path.rfind('/') + 1);
        if (last.find('.') != std::string::npos) return Response::refused(404, "There is no such page.");
        found = files_.find("/index.html");
    }
    const File& file = found->second;
    Response response{.type = file.type, .body = file.body};
    response.headers = {{"ETag", file.tag},
                        {"Vary", "Accept-Encoding"},
                        {"Cache-Control", file.for_ever ? "public, max-age=31536000, immutable" : "no-cache"}};
    if (request.none_match == file.tag) {
        response.status = 304;
        response.body = std::make_shared<const std::string>();
    } else if (request.zipped && file.zipped) {
        response.body = file.zipped;
        response.headers.emplace_back("Content-Encoding", "gzip");
    }
    return response;
}

}  // namespace skerry
