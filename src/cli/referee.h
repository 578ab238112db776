#pragma once

#include <map>
#include <string>
#include <string_view>

#include "catalog/catalog.h"
#include "cli/setup.h"
#include "record/record.h"

namespace skerry::cli {

// Games driven by JSON, a line a request and a line an answer; docs/referee.md is its manual. Whatever the line is, there is
// an answer, and what was refused has changed nothing.
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
    // A game on the table, with the way it came here. No take-back is refused: this is the referee.
    struct Game {
        Position position;
        std::vector<std::string> names;
        std::vector<Played> played;
        std::optional<Seed> seed;  // of a game from its beginning: only that has a record

        const AnyGame& rules() const { return position.game(); }
        Seats waiting() const { return rules().waiting(position); }
        void play(Seat seat, Move move);
    };
    class Request;
    using Done = Result<void>;

    Done carry_out(const Request& request, json::Writer& out);
    Result<Game*> table(const Request& request);
    Done put(const Request& request, Game game, json::Writer& out);

    // One function a request, in the order of the manual. Each adds its fields to the answer.
    Done games(json::Writer& out);
    Done setups(const Request& request, json::Writer& out);
    Done glossary(const Request& request, json::Writer& out);
    Done begin(const Request& request, json::Writer& out);
    Done load(const Request& request, json::Writer& out);
    Done load_record(const Request& request, const std::string& text, json::Writer& out);
    Done moves(const Request& request, const Game& game, json::Writer& out);
    Done play(const Request& request, Game& game, json::Writer& out);
    Done undo(Game& game, json::Writer& out);
    Done view(const Request& request, const Game& game, json::Writer& out);
    Done picture(const Request& request, const Game& game, json::Writer& out);
    Done events(const Request& request, const Game& game, json::Writer& out);
    Done record(const Game& game, json::Writer& out);

    Seed (*fresh_)();
    std::map<std::string, Game, std::less<>> tables_;
    bool finished_ = false;
};

}  // namespace skerry::cli
