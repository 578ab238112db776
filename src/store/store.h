// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "table/deed.h"

namespace skerry {

// A person. With a password the name is theirs; a guest who has not given a name yet has an empty one.
struct User {
    std::string id;
    std::string name;
    std::string password;    // hashed; empty for a guest
    std::int64_t epoch = 0;  // bumped to invalidate all earlier cookies
    Time created = 0;

    bool operator==(const User&) const = default;
};

// What a program shows instead of a cookie. It is valid as long as it is stored and its user has the same epoch.
struct ApiToken {
    std::string id;
    std::string user;
    std::string name;  // what it is for
    std::int64_t epoch = 0;
    Time created = 0;

    bool operator==(const ApiToken&) const = default;
};

// One write, all or nothing.
struct Write {
    struct OfTable {
        TableCard card;                // as it will be
        std::optional<Time> deadline;  // when somebody's time runs out
        bool seats_changed = true;
        std::int64_t first = 0;  // the number of the first deed: how many there were
        std::vector<Deed> deeds;
    };
    std::vector<User> users;
    std::vector<OfTable> tables;
    std::vector<std::pair<std::string, Snapshot>> snapshots;  // by table
    std::vector<ApiToken> tokens;
    std::vector<std::string> revoked;  // tokens that are deleted
};

// Where users and tables are stored. Reads answer at once; writes answer when they are durable, on another thread, in
// the order of the calls. An error is a sentence, and never undoes an earlier write.
class Store {
public:
    using Done = std::function<void(Result<void>)>;

    virtual ~Store() = default;
    virtual void write(Write write, Done done) = 0;

    virtual Result<std::optional<User>> user(const std::string& id) = 0;
    // The one with a password; case does not matter.
    virtual Result<std::optional<User>> user_named(const std::string& name) = 0;
    virtual Result<std::optional<ApiToken>> token(const std::string& id) = 0;
    // All tokens of a user, newest first.
    virtual Result<std::vector<ApiToken>> tokens_of(const std::string& user) = 0;
    virtual Result<std::optional<TableCard>> card(const std::string& table) = 0;
    virtual Result<std::vector<Deed>> deeds(const std::string& table) = 0;
    // The newest snapshot.
    virtual Result<std::optional<Snapshot>> snapshot(const std::string& table) = 0;
    // Public tables with an open seat, newest first.
    virtual Result<std::vector<TableCard>> open_tables(int most) = 0;
    // Public tables where a game goes on, those where something happened last first.
    virtual Result<std::vector<TableCard>> running_tables(int most) = 0;
    // A user's tables: unfinished ones first, then newest first.
    virtual Result<std::vector<TableCard>> tables_of(const std::string& user, int most) = 0;
    // The games of the campaign that began at this table, in order.
    virtual Result<std::vector<TableCard>> campaign(const std::string& first, int most) = 0;
    // A user's best result in a campaign of the same game and mode as this table.
    virtual Result<std::optional<int>> high_score(const std::string& user, const std::string& table) = 0;
    // Tables where somebody's time is up.
    virtual Result<std::vector<std::string>> due(Time now, int most) = 0;
    // Thirty-two bytes by name: the stored ones, or these from now on.
    virtual Result<std::string> key(const std::string& name, const std::string& fresh) = 0;

    struct Counts {
        std::uint64_t writes = 0, commits = 0, failures = 0;
    };
    virtual Counts counts() const = 0;
};

struct SqliteOptions {
    int busy_ms = 1000;  // how long to wait for another process's lock
    int max_pages = 0;   // 0: no limit
};

// In one file, created if needed. One process at a time.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file, const SqliteOptions& options = {});

}  // namespace skerry
