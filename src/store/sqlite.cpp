// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite.h"

#include <sqlite3.h>

namespace skerry::sqlite {

Result<Database> Database::open(const std::string& file, bool read_only) {
    sqlite3* handle = nullptr;
    const int flags =
        (read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_FULLMUTEX;
    const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
    Database database(handle);
    if (code != SQLITE_OK)
        return Error{"The database " + file + " can't be opened: " + std::string(sqlite3_errstr(code)) + "."};
    return database;
}

Database::~Database() { sqlite3_close_v2(handle_); }

Error Database::error() const {
    switch (sqlite3_errcode(handle_)) {
    case SQLITE_FULL:     return {"The server's disk is full, so nothing can be saved right now. Please try again later."};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:   return {"The server's database is busy right now. Please try again."};
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:    return {"The server can't write to disk right now. Please try again later."};
    default:              return {"The server's database failed: " + std::string(sqlite3_errmsg(handle_)) + "."};
    }
}

Result<void> Database::run(const std::string& sql) {
    if (sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return {};
    return error();
}

Result<std::int64_t> Database::number(const std::string& sql) {
    Statement statement(*this, sql);
    SKERRY_LET(const auto row, statement.step());
    return row ? statement.number(0) : 0;
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(handle_) == 0; }

Statement::Statement(Database& database, std::string_view sql) : database_(&database) {
    sqlite3_prepare_v3(database.handle(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                       &statement_, nullptr);
}

Statement::~Statement() { sqlite3_finalize(statement_); }

Result<bool> Statement::step() {
    if (!statement_) return database_->error();
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    return database_->error();
}

Result<void> Statement::finish() {
    while (true) {
        const auto row = step();
        if (!row) {
            Error error{row.sentence()};
            reset();
            return error;
        }
        if (!row.value()) break;
    }
    reset();
    return {};
}

void Statement::reset() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))) : "";
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_, column); }

void Statement::bind(int at, std::string_view text) {
    sqlite3_bind_text(statement_, at, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
}
void Statement::bind(int at, std::int64_t number) { sqlite3_bind_int64(statement_, at, number); }
void Statement::bind(int at, std::nullptr_t) { sqlite3_bind_null(statement_, at); }

}  // namespace skerry::sqlite
