// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/deed.h"
#include "table/table.h"

namespace skerry {

// What is known of a table that was made by other rules than today's: its moves as they were told, and the position
// that was saved. tell() is its log for some eyes, kept() its last position; replays() says whether today's rules get
// there. A table of today's rules has an empty note, and nothing of this.
struct OlderRules {
    // A move, as it was made.
    struct Line {
        std::int64_t seq;
        RecordedMove move;
        std::vector<Told> told;
        bool replayed;  // by the rules of today
    };

    std::string note;      // that the table was made by other rules
    bool strayed = false;  // today's rules could not apply a deed: the position is the one before it
    std::vector<Line> lines;
    std::optional<Snapshot> saved;
    std::string verdict, campaign;  // from its card

    explicit operator bool() const { return !note.empty(); }
    // A move, or one taken back.
    void add(const Deed& deed, std::int64_t seq);
    // So many moves were taken back by agreement, whoever made them.
    void drop_last(int moves);
    // What else is known: its last position, and its card in lists.
    void remember(std::optional<Snapshot> snapshot, const TableCard& card, std::size_t seats);

    // What its table looks like today: the seats, and the game as far as today's rules lead; null if they don't know
    // it.
    struct Today {
        std::span<const Chair> chairs;
        const Table* table;
        std::int64_t seq;
    };
    // Whether the position that today's rules replay is the last one.
    bool replays(const Today& today) const;
    // What the moves told these eyes when they were made. Moves stored without a log are told by today's rules as far
    // as they can be replayed; after that, players read only what they typed themselves.
    std::vector<protocol::Said> tell(const Today& today, Seats eyes, std::int64_t since) const;
    // The last position as these eyes saw it when it was saved, or as far as it can be replayed.
    protocol::Kept kept(const Today& today, Seats eyes) const;
    // Its moves as they were made, whether or not they can be replayed, added to what the record says of its beginning.
    Record record(Record beginning, std::int64_t seq) const;
};

// A table of other rules is over, in lists too.
TableCard as_of_today(TableCard card);

}  // namespace skerry
