// SPDX-License-Identifier: Apache-2.0
#include <condition_variable>
#include <deque>
#include <mutex>
#include <span>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "store/sqlite.h"
#include "store/store.h"

// A file, three connections: the writer's, which only its thread touches, and behind a lock each the reader's for short
// questions and the loader's for whole tables, so that nobody waits for a long one. The writer commits everything
// queued meanwhile as one transaction, so that many tables share the cost of one flush to disk.
namespace skerry {
namespace {

using sqlite::Database;
using sqlite::Statement;

// Migrations from one version of the schema to the next. Never edit a released one: add another.
const char* const migrations[] = {
    // 1
    R"(CREATE TABLE keys (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID;
       CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, password TEXT NOT NULL, epoch INTEGER NOT NULL,
                           created INTEGER NOT NULL) WITHOUT ROWID;
       CREATE UNIQUE INDEX users_owned ON users (name COLLATE NOCASE) WHERE password <> '';
       CREATE TABLE tables (id TEXT PRIMARY KEY, state TEXT NOT NULL, listed INTEGER NOT NULL, created INTEGER NOT NULL,
                            moved INTEGER NOT NULL, deadline INTEGER, card TEXT NOT NULL) WITHOUT ROWID;
       CREATE INDEX tables_open ON tables (created) WHERE state = 'open' AND listed = 1;
       CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
       CREATE TABLE seats (user TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (user, tab)) WITHOUT ROWID;
       CREATE INDEX seats_tab ON seats (tab);
       CREATE TABLE deeds (tab TEXT NOT NULL, n INTEGER NOT NULL, deed TEXT NOT NULL, PRIMARY KEY (tab, n))
           WITHOUT ROWID;)",
    // 2
    R"(ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
       CREATE INDEX tables_campaign ON tables (campaign, created) WHERE campaign <> '';)",
    // 3: cards have the version of the rules, which only the plan had.
    R"(CREATE TABLE snapshots (tab TEXT PRIMARY KEY, snapshot TEXT NOT NULL) WITHOUT ROWID;
       UPDATE tables SET card = json_set(card, '$.rules', json_extract(
           (SELECT json_extract(deed, '$.text') FROM deeds WHERE tab = id AND n = 0), '$.rules'))
           WHERE EXISTS (SELECT 1 FROM deeds WHERE tab = id AND n = 0);)",
    // 4
    R"(CREATE TABLE tokens (id TEXT PRIMARY KEY, user TEXT NOT NULL, name TEXT NOT NULL, epoch INTEGER NOT NULL,
                            created INTEGER NOT NULL) WITHOUT ROWID;
       CREATE INDEX tokens_user ON tokens (user, created);)",
};

Result<void> migrate(Database& database) {
    SKERRY_LET(const auto version, database.number("PRAGMA user_version"));
    const auto newest = static_cast<std::int64_t>(std::size(migrations));
    if (version > newest)
        return Error{"The database was made by a newer Skerry (version " + std::to_string(version) +
                     " of the schema; this one knows " + std::to_string(newest) + ")."};
    for (std::int64_t v = version; v < newest; ++v)
        if (const auto ok = database.run("BEGIN IMMEDIATE;" + std::string(migrations[v]) +
                                         "PRAGMA user_version = " + std::to_string(v + 1) + "; COMMIT;");
            !ok) {
            Error error{ok.sentence()};
            (void)database.run("ROLLBACK");
            return error;
        }
    return {};
}

template <class T>
Result<T> read_json(const std::string& text) {
    SKERRY_LET(const auto value, json::parse(text));
    T thing;
    SKERRY_TRY(json::read(value, thing, {}));
    return thing;
}

// Held as long as a store is open.
class FileLock {
public:
    explicit FileLock(const std::string& file) : file_(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {}
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock() {
        if (file_ >= 0) ::close(file_);
    }
    bool taken() const { return file_ >= 0 && ::flock(file_, LOCK_EX | LOCK_NB) == 0; }

private:
    int file_;
};

struct Waiting {
    Write write;
    Store::Done done;
};

class Writer {
public:
    explicit Writer(Database& database)
        : database_(database),
          begin_(database_, "BEGIN IMMEDIATE"),
          commit_(database_, "COMMIT"),
          put_user_(database, "INSERT OR REPLACE INTO users VALUES (?, ?, ?, ?, ?)"),
          put_table_(database,
                     "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET state = ?2, "
                     "listed = ?3, created = ?4, moved = ?5, deadline = ?6, card = ?7, campaign = ?8"),
          clear_seats_(database, "DELETE FROM seats WHERE tab = ?"),
          put_seat_(database, "INSERT OR IGNORE INTO seats VALUES (?, ?)"),
          put_deed_(database, "INSERT INTO deeds VALUES (?, ?, ?)"),
          put_snapshot_(database, "INSERT OR REPLACE INTO snapshots VALUES (?, ?)"),
          put_token_(database, "INSERT INTO tokens VALUES (?, ?, ?, ?, ?)"),
          drop_token_(database, "DELETE FROM tokens WHERE id = ?") {}

    Result<void> begin() { return begin_.finish(); }
    Result<void> put(std::span<const Waiting> group) {
        for (const Waiting& one : group) SKERRY_TRY(put(one.write));
        return {};
    }
    Result<void> commit() { return commit_.finish(); }
    void roll_back() {
        if (database_.in_transaction()) (void)database_.run("ROLLBACK");
    }

private:
    Result<void> put(const Write& write) {
        for (const User& user : write.users) {
            if (!user.password.empty()) {
                Statement other(database_,
                                "SELECT 1 FROM users WHERE name = ? COLLATE NOCASE AND password <> '' AND id <> ?");
                SKERRY_LET(const auto found, other.with(user.name, user.id).step());
                if (found) return Error{"This name belongs to somebody else."};
            }
            SKERRY_TRY(put_user_.with(user.id, user.name, user.password, user.epoch, user.created).finish());
        }
        for (const Write::OfTable& table : write.tables) SKERRY_TRY(put(table));
        for (const auto& [table, snapshot] : write.snapshots)
            SKERRY_TRY(put_snapshot_.with(table, json::text(snapshot)).finish());
        for (const ApiToken& token : write.tokens)
            SKERRY_TRY(put_token_.with(token.id, token.user, token.name, token.epoch, token.created).finish());
        for (const std::string& token : write.revoked) SKERRY_TRY(drop_token_.with(token).finish());
        return {};
    }

    Result<void> put(const Write::OfTable& table) {
        const TableCard& card = table.card;
        const std::string text = json::text(card);
        const std::string state(name_of(card.state));
        const std::int64_t listed = card.listed ? 1 : 0;
        auto& statement = table.deadline ? put_table_.with(card.id, state, listed, card.created, card.moved,
                                                           *table.deadline, text, card.campaign)
                                         : put_table_.with(card.id, state, listed, card.created, card.moved, nullptr,
                                                           text, card.campaign);
        SKERRY_TRY(statement.finish());
        if (table.seats_changed) {
            SKERRY_TRY(clear_seats_.with(card.id).finish());
            for (const Chair& chair : card.chairs)
                if (chair.kind == ChairKind::person) SKERRY_TRY(put_seat_.with(chair.user, card.id).finish());
        }
        std::int64_t n = table.first;
        for (const Deed& deed : table.deeds) SKERRY_TRY(put_deed_.with(card.id, n++, json::text(deed)).finish());
        return {};
    }

    Database& database_;
    Statement begin_, commit_, put_user_, put_table_, clear_seats_, put_seat_, put_deed_, put_snapshot_, put_token_,
        drop_token_;
};

class SqliteStore final : public Store {
public:
    SqliteStore(std::unique_ptr<FileLock> lock, Database writer, Database reader, Database loader)
        : lock_(std::move(lock)),
          writing_(std::move(writer)),
          reading_(std::move(reader)),
          loading_(std::move(loader)) {
        thread_ = std::thread([this] { work(); });
        pthread_setname_np(thread_.native_handle(), "store");
    }

    ~SqliteStore() override {
        {
            const std::lock_guard guard(mutex_);
            stopping_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }

    void write(Write write, Done done) override {
        {
            const std::lock_guard guard(mutex_);
            queue_.push_back({std::move(write), std::move(done)});
        }
        wake_.notify_one();
    }

    Result<std::optional<User>> user(const std::string& id) override {
        return one_user("SELECT id, name, password, epoch, created FROM users WHERE id = ?", id);
    }
    Result<std::optional<User>> user_named(const std::string& name) override {
        return one_user(
            "SELECT id, name, password, epoch, created FROM users WHERE name = ? COLLATE NOCASE AND password <> ''",
            name);
    }

    Result<std::optional<ApiToken>> token(const std::string& id) override {
        SKERRY_LET(auto found, tokens("SELECT id, user, name, epoch, created FROM tokens WHERE id = ?", id));
        if (found.empty()) return std::optional<ApiToken>();
        return std::optional(std::move(found)[0]);
    }
    Result<std::vector<ApiToken>> tokens_of(const std::string& user) override {
        return tokens("SELECT id, user, name, epoch, created FROM tokens WHERE user = ? ORDER BY created DESC", user);
    }

    Result<std::optional<TableCard>> card(const std::string& table) override {
        SKERRY_LET(auto found, cards("SELECT card FROM tables WHERE id = ?", table, -1));
        if (found.empty()) return std::optional<TableCard>();
        return std::optional(std::move(found)[0]);
    }

    Result<std::vector<Deed>> deeds(const std::string& table) override {
        const std::lock_guard guard(load_mutex_);
        Statement statement(loading_, "SELECT deed FROM deeds WHERE tab = ? ORDER BY n");
        statement.with(table);
        std::vector<Deed> deeds;
        while (true) {
            const auto row = statement.step();
            if (!row) return row.error();
            if (!row.value()) return deeds;
            SKERRY_LET(auto deed, read_json<Deed>(statement.text(0)));
            deeds.push_back(std::move(deed));
        }
    }

    Result<std::optional<Snapshot>> snapshot(const std::string& table) override {
        const std::lock_guard guard(load_mutex_);
        Statement statement(loading_, "SELECT snapshot FROM snapshots WHERE tab = ?");
        const auto row = statement.with(table).step();
        if (!row) return row.error();
        if (!row.value()) return std::optional<Snapshot>();
        SKERRY_LET(auto snapshot, read_json<Snapshot>(statement.text(0)));
        return std::optional(std::move(snapshot));
    }

    Result<std::vector<TableCard>> open_tables(int most) override {
        return cards("SELECT card FROM tables WHERE state = 'open' AND listed = 1 ORDER BY created DESC LIMIT ?2", "",
                     most);
    }
    Result<std::vector<TableCard>> running_tables(int most) override {
        return cards("SELECT card FROM tables WHERE state = 'playing' AND listed = 1 ORDER BY moved DESC LIMIT ?2", "",
                     most);
    }
    Result<std::vector<TableCard>> tables_of(const std::string& user, int most) override {
        return cards(
            "SELECT card FROM seats JOIN tables ON id = tab WHERE user = ?1 ORDER BY state = 'over', moved DESC LIMIT "
            "?2",
            user, most);
    }

    Result<std::vector<TableCard>> campaign(const std::string& first, int most) override {
        return cards("SELECT card FROM tables WHERE campaign = ?1 AND campaign <> '' ORDER BY created LIMIT ?2", first,
                     most);
    }

    // From the cards, which are stored anyway.
    Result<std::optional<int>> high_score(const std::string& user, const std::string& table) override {
        const std::lock_guard guard(read_mutex_);
        Statement statement(reading_, R"(
            SELECT mine.card ->> 'points' FROM tables this, seats JOIN tables mine ON mine.id = tab
            WHERE this.id = ? AND user = ? AND mine.campaign <> '' AND mine.card ->> 'points' IS NOT NULL
              AND mine.card ->> 'game' = this.card ->> 'game'
              AND mine.card ->> 'setup' ->> 'mode' = this.card ->> 'setup' ->> 'mode'
            ORDER BY mine.card ->> 'points' DESC LIMIT 1)");
        const auto row = statement.with(table, user).step();
        if (!row) return row.error();
        if (!row.value()) return std::optional<int>();
        return std::optional(static_cast<int>(statement.number(0)));
    }

    Result<std::vector<std::string>> due(Time now, int most) override {
        const std::lock_guard guard(read_mutex_);
        Statement statement(reading_, "SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ? LIMIT ?");
        statement.with(now, std::int64_t{most});
        std::vector<std::string> ids;
        while (true) {
            const auto row = statement.step();
            if (!row) return row.error();
            if (!row.value()) return ids;
            ids.push_back(statement.text(0));
        }
    }

    Result<std::string> key(const std::string& name, const std::string& fresh) override {
        const std::lock_guard guard(read_mutex_);
        // Before anybody writes: the thread is idle.
        Statement put(writing_, "INSERT OR IGNORE INTO keys VALUES (?, ?)");
        SKERRY_TRY(put.with(name, fresh).finish());
        Statement get(writing_, "SELECT bytes FROM keys WHERE name = ?");
        const auto row = get.with(name).step();
        if (!row) return row.error();
        if (!row.value()) return Error{"The key " + name + " is missing."};
        return get.text(0);
    }

    Counts counts() const override {
        const std::lock_guard guard(mutex_);
        return counts_;
    }

private:
    Result<std::optional<User>> one_user(std::string_view sql, const std::string& parameter) {
        const std::lock_guard guard(read_mutex_);
        Statement statement(reading_, sql);
        const auto row = statement.with(parameter).step();
        if (!row) return row.error();
        if (!row.value()) return std::optional<User>();
        return std::optional(
            User{statement.text(0), statement.text(1), statement.text(2), statement.number(3), statement.number(4)});
    }

    Result<std::vector<ApiToken>> tokens(std::string_view sql, const std::string& parameter) {
        const std::lock_guard guard(read_mutex_);
        Statement statement(reading_, sql);
        statement.with(parameter);
        std::vector<ApiToken> tokens;
        while (true) {
            const auto row = statement.step();
            if (!row) return row.error();
            if (!row.value()) return tokens;
            tokens.push_back(
                {statement.text(0), statement.text(1), statement.text(2), statement.number(3), statement.number(4)});
        }
    }

    Result<std::vector<TableCard>> cards(std::string_view sql, const std::string& parameter, std::int64_t most) {
        const std::lock_guard guard(read_mutex_);
        Statement statement(reading_, sql);
        statement.with(parameter, most);
        std::vector<TableCard> cards;
        while (true) {
            const auto row = statement.step();
            if (!row) return row.error();
            if (!row.value()) return cards;
            SKERRY_LET(auto card, read_json<TableCard>(statement.text(0)));
            cards.push_back(std::move(card));
        }
    }

    void work() {
        Writer writer(writing_);
        std::vector<Waiting> group;
        while (true) {
            group.clear();
            {
                std::unique_lock guard(mutex_);
                wake_.wait(guard, [&] { return stopping_ || !queue_.empty(); });
                if (queue_.empty()) return;
                while (!queue_.empty()) {
                    group.push_back(std::move(queue_.front()));
                    queue_.pop_front();
                }
            }
            const auto results = commit(writer, group);
            {
                const std::lock_guard guard(mutex_);
                counts_.writes += group.size();
                ++counts_.commits;
                for (const auto& result : results) counts_.failures += !result;
            }
            for (std::size_t i = 0; i < group.size(); ++i) group[i].done(results[i]);
        }
    }

    // One transaction for all. If one of them can't be written, each gets its own.
    static std::vector<Result<void>> commit(Writer& writer, std::span<const Waiting> group) {
        auto kept = writer.begin();
        if (kept) {
            kept = writer.put(group);
            if (!kept && group.size() > 1) {
                writer.roll_back();
                std::vector<Result<void>> results;
                for (std::size_t i = 0; i < group.size(); ++i)
                    results.push_back(commit(writer, group.subspan(i, 1))[0]);
                return results;
            }
            if (kept) kept = writer.commit();
            if (!kept) writer.roll_back();
        }
        return std::vector(group.size(), kept);
    }

    std::unique_ptr<FileLock> lock_;
    Database writing_, reading_, loading_;
    std::mutex read_mutex_, load_mutex_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Waiting> queue_;
    Counts counts_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file, const SqliteOptions& options) {
    auto lock = std::make_unique<FileLock>(file + ".lock");
    if (!lock->taken()) return Error{"The database " + file + " is in use by another server, or can't be written."};
    SKERRY_LET(auto writer, Database::open(file, false));
    std::string start = "PRAGMA busy_timeout = " + std::to_string(options.busy_ms) + ";";
    std::string pragmas = start + "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";
    // Pages that many moves change go to the file once: 64 MB in memory, and as many in the log.
    pragmas += "PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 16384;";
    if (options.max_pages > 0) pragmas += "PRAGMA max_page_count = " + std::to_string(options.max_pages) + ";";
    SKERRY_TRY(writer.run(pragmas));
    SKERRY_TRY(migrate(writer));
    SKERRY_LET(auto reader, Database::open(file, true));
    SKERRY_TRY(reader.run(start));
    SKERRY_LET(auto loader, Database::open(file, true));
    SKERRY_TRY(loader.run(start));
    return std::unique_ptr<Store>(
        std::make_unique<SqliteStore>(std::move(lock), std::move(writer), std::move(reader), std::move(loader)));
}

}  // namespace skerry
