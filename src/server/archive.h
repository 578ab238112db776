// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/errands.h"
#include "store/store.h"
#include "table/film.h"

namespace skerry {

// Finished games as records and as frames. Everything is read, replayed and written on one thread of its own; answers
// come on the loop's thread. record() reads a game, page() shows some of its frames. Each call is false if too many are
// waiting, and unanswered if the caller is gone.
class Archive {
public:
    Archive(Store& store, Loop& loop) : store_(store), errands_(loop, 1, max_waiting, true) {}
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    template <class T>
    using Ready = std::function<void(Result<T>)>;
    // Which frames, and what the page says of the table.
    struct Wanted {
        std::size_t from = 0;
        Seats eyes;
        protocol::Table table;
    };
    // A record from a file.
    struct Posted {
        std::string id;  // the same for the same file
        Record record;
    };

    [[nodiscard]] bool record(const std::string& table, Gone gone, Ready<Record> done);
    // As a file.
    [[nodiscard]] bool write_record(const std::string& table, Gone gone, Ready<std::string> done);
    // The games of a campaign as one file, up to the first that has no record.
    [[nodiscard]] bool write_records(std::vector<std::string> tables, Gone gone, Ready<std::string> done);
    // A page of frames as JSON.
    [[nodiscard]] bool page(const std::string& table, Wanted wanted, Gone gone, Ready<std::string> done);
    // The same of a file. `wanted_of` says what is wanted once the record is known; it is called on the archive's thread.
    using WantedOf = std::function<Result<Wanted>(const Record&)>;
    [[nodiscard]] bool page_of_file(const std::string& file, WantedOf wanted_of, Gone gone, Ready<std::string> done);
    [[nodiscard]] bool read(const std::string& file, Gone gone, Ready<Posted> done);

    std::size_t waiting() const { return errands_.waiting(); }
    void stop() { errands_.stop(); }

    static constexpr std::size_t max_waiting = 64, max_films = 16, max_moves = 5000;  // of a file
    static constexpr const char* too_long_text = "This record has too many moves to show.";

private:
    using Shown = std::shared_ptr<const Film>;

    // On the archive's thread.
    Result<Record> read_table(const std::string& table) const;
    static Result<Record> read_file(const std::string& file);
    Result<Shown> film(const std::string& key, const std::function<Result<Record>()>& record);

    Store& store_;
    std::list<std::pair<std::string, Shown>> films_;  // the last ones shown, newest first; the archive's thread only
    Errands errands_;                                 // last, so that its thread ends first
};

}  // namespace skerry
