// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "catalog/catalog.h"
#include "cli/requests.h"
#include "cli/setup.h"
#include "record/record.h"

namespace skerry::cli {

// Games driven by JSON, one line per request and one per answer; docs/referee.md is the manual. Every line gets an answer,
// and a refused request changes nothing.
class Referee {
public:
    static constexpr std::size_t longest_line = 1 << 20;
    static constexpr std::size_t most_tables = 100;

    // Where a game's seed comes from if a request gives none.
    explicit Referee(Seed (*fresh)() = fresh_seed) : fresh_(fresh) {}

    // The answer, without the end of the line.
    std::string answer(std::string_view line);
    // Whether {"do":"quit"} was asked for.
    bool finished() const { return finished_; }

private:
    struct Played {
        Position before;
        Seat seat;
        std::string text;
        Revealed revealed;
        std::vector<Happening> happened;
    };
    // A game on the table, with its history. The referee can undo anything.
    struct Game {
        Position position;
        std::vector<std::string> names;
        std::vector<Played> played;
        std::optional<Seed> seed;  // of a game played from the beginning: only that has a record

        const AnyGame& rules() const { return position.game(); }
        Seats waiting() const { return rules().waiting(position); }
        void play(Seat seat, Move move);
    };
    using Done = Result<void>;

    Result<Game*> table(const json::Optional<std::string>& name);
    Done put(const std::string& name, Game game, json::Writer& out);
    Done load_record(const request::Load& asked, json::Writer& out);

    // One per request, in the order of the manual. Each adds its fields to the answer.
    Done carry_out(const request::Games& asked, json::Writer& out);
    Done carry_out(const request::Setups& asked, json::Writer& out);
    Done carry_out(const request::Glossary& asked, json::Writer& out);
    Done carry_out(const request::New& asked, json::Writer& out);
    Done carry_out(const request::Load& asked, json::Writer& out);
    Done carry_out(const request::Close& asked, json::Writer& out);
    Done carry_out(const request::Waiting& asked, json::Writer& out);
    Done carry_out(const request::Moves& asked, json::Writer& out);
    Done carry_out(const request::Play& asked, json::Writer& out);
    Done carry_out(const request::Undo& asked, json::Writer& out);
    Done carry_out(const request::WholePosition& asked, json::Writer& out);
    Done carry_out(const request::View& asked, json::Writer& out);
    Done carry_out(const request::DrawPicture& asked, json::Writer& out);
    Done carry_out(const request::TellEvents& asked, json::Writer& out);
    Done carry_out(const request::Rank& asked, json::Writer& out);
    Done carry_out(const request::Hash& asked, json::Writer& out);
    Done carry_out(const request::WriteRecord& asked, json::Writer& out);
    Done carry_out(const request::Tables& asked, json::Writer& out);
    Done carry_out(const request::Help& asked, json::Writer& out);
    Done carry_out(const request::Quit& asked, json::Writer& out);

    Seed (*fresh_)();
    std::map<std::string, Game, std::less<>> tables_;
    bool finished_ = false;
};

}  // namespace skerry::cli
