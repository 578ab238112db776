// SPDX-License-Identifier: Apache-2.0
#include "server/archive.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/hash.h"
#include "server/loaded.h"

namespace skerry {
namespace {

std::string id_of(const std::string& file) { return fmt::format("file-{:016x}-{}", hash(file), file.size()); }

std::string page_text(const Film& film, Archive::Wanted wanted) {
    protocol::Replay replay = film.page(wanted.from, wanted.eyes);
    replay.table = std::move(wanted.table);
    return json::text(replay);
}

}  // namespace

Result<Record> Archive::read_table(const std::string& table) const {
    SKERRY_LET(const auto loaded, load_table(store_, table));
    return loaded.table.record();
}

Result<Record> Archive::read_file(const std::string& file) {
    SKERRY_LET(auto record, read_record(file));
    if (record.moves.size() > max_moves) return Error{too_long_text};
    return record;
}

Result<Archive::Shown> Archive::film(const std::string& key, const std::function<Result<Record>()>& record) {
    const auto known = std::find_if(films_.begin(), films_.end(), [&](const auto& one) { return one.first == key; });
    if (known != films_.end()) {
        films_.splice(films_.begin(), films_, known);
        return known->second;
    }
    SKERRY_LET(auto read, record());
    SKERRY_LET(auto film, Film::develop(std::move(read)));
    films_.emplace_front(key, std::make_shared<const Film>(std::move(film)));
    if (films_.size() > max_films) films_.pop_back();
    return films_.front().second;
}

bool Archive::record(const std::string& table, Gone gone, Ready<Record> done) {
    return errands_.run([this, table] { return read_table(table); }, std::move(done), std::move(gone));
}

bool Archive::write_record(const std::string& table, Gone gone, Ready<std::string> done) {
    const auto make = [this, table]() -> Result<std::string> {
        SKERRY_LET(const auto record, read_table(table));
        return write(record);
    };
    return errands_.run(make, std::move(done), std::move(gone));
}

bool Archive::write_records(std::vector<std::string> tables, Gone gone, Ready<std::string> done) {
    const auto make = [this, tables = std::move(tables), gone]() -> Result<std::string> {
        Campaign games;
        for (const std::string& table : tables) {
            auto record = gone && *gone ? Error{busy_text} : read_table(table);
            if (!record) break;
            games.push_back(std::move(record).value());
        }
        if (games.empty()) return Error{"The record is available once a game is over."};
        return write(games);
    };
    return errands_.run(make, std::move(done), std::move(gone));
}

bool Archive::page(const std::string& table, Wanted wanted, Gone gone, Ready<std::string> done) {
    const auto make = [this, table, wanted = std::move(wanted)]() -> Result<std::string> {
        SKERRY_LET(const auto shown, film(table, [&] { return read_table(table); }));
        return page_text(*shown, wanted);
    };
    return errands_.run(make, std::move(done), std::move(gone));
}

bool Archive::page_of_file(const std::string& file, WantedOf wanted_of, Gone gone, Ready<std::string> done) {
    const auto make = [this, file, wanted_of = std::move(wanted_of)]() -> Result<std::string> {
        SKERRY_LET(const auto shown, film(id_of(file), [&] { return read_file(file); }));
        SKERRY_LET(auto wanted, wanted_of(shown->record()));
        return page_text(*shown, std::move(wanted));
    };
    return errands_.run(make, std::move(done), std::move(gone));
}

bool Archive::read(const std::string& file, Gone gone, Ready<Posted> done) {
    const auto make = [file]() -> Result<Posted> {
        SKERRY_LET(auto record, read_file(file));
        return Posted{id_of(file), std::move(record)};
    };
    return errands_.run(make, std::move(done), std::move(gone));
}

}  // namespace skerry
