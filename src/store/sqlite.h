// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"

struct sqlite3;
struct sqlite3_stmt;

// SQLite as values: a database closes itself, a statement finishes itself, errors are sentences.
namespace skerry::sqlite {

class Database {
public:
    static Result<Database> open(const std::string& file, bool read_only);
    Database(Database&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    Database& operator=(Database&& other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~Database();

    Result<void> run(const std::string& sql);
    // The number that a statement without parameters returns.
    Result<std::int64_t> number(const std::string& sql);
    sqlite3* handle() const { return handle_; }
    bool in_transaction() const;
    // The last error, for a person.
    Error error() const;

private:
    explicit Database(sqlite3* handle) : handle_(handle) {}
    sqlite3* handle_;
};

// A prepared statement. bind() in order, then step() until there are no more rows; reset() to use it again.
class Statement {
public:
    Statement() = default;
    Statement(Database& database, std::string_view sql);
    Statement(Statement&& other) noexcept { *this = std::move(other); }
    Statement& operator=(Statement&& other) noexcept {
        std::swap(statement_, other.statement_);
        std::swap(database_, other.database_);
        return *this;
    }
    ~Statement();

    // The texts must live until the next reset.
    template <class... T>
    Statement& with(const T&... values) {
        reset();
        int at = 0;
        (bind(++at, values), ...);
        return *this;
    }
    // Whether there is a row.
    Result<bool> step();
    // Runs it to the end.
    Result<void> finish();
    void reset();

    std::string text(int column) const;
    std::int64_t number(int column) const;

private:
    void bind(int at, std::string_view text);
    void bind(int at, std::int64_t number);
    void bind(int at, std::nullptr_t);

    sqlite3_stmt* statement_ = nullptr;
    Database* database_ = nullptr;
};

}  // namespace skerry::sqlite
