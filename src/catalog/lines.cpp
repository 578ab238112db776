// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include "catalog/catalog.h"
#include "core/notation.h"

// What a person typed, as moves.
namespace skerry {
namespace {

// Lower case, single spaces, none at the ends.
std::string tidy(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const bool space = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (space && (result.empty() || result.back() == ' ')) continue;
        result += space ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    if (!result.empty() && result.back() == ' ') result.pop_back();
    return result;
}

// Reads the parts of a line one after another, each in the position that the earlier ones lead to.
class LineReader {
public:
    LineReader(const Position& position, Seat seat) : now_(position), game_(position.game()), seat_(seat) {}

    Result<std::vector<Move>> read(std::string_view line) {
        while (true) {
            const std::size_t comma = line.find(',');
            SKERRY_TRY(read_part(std::string(line.substr(0, comma))));
            if (comma == std::string_view::npos) return played_;
            line.remove_prefix(comma + 1);
        }
    }

private:
    Result<void> read_part(const std::string& part) {
        const std::string text = tidy(part);
        if (text.empty()) return Error{"A move is missing."};
        advance();
        if (closed_ && text == done_word) return {};  // it ended by itself when nothing more could be picked
        SKERRY_TRY(may_go_on());
        const auto one = read_one(text);
        if (one) {
            take(one.value());
            return {};
        }
        const std::size_t before = played_.size();
        const auto several = read_several(text);
        return several || played_.size() > before ? several : Result<void>(one.error());
    }

    // Otherwise a later refusal could leak what this move would reveal.
    Result<void> may_go_on() const {
        if (played_.empty()) return {};
        const std::string last = json::quoted(game_.move_text(played_.back()));
        if (revealed_ == Revealed::yes) return Error{last + " reveals something: make that move first."};
        if (!game_.waiting(now_).has(seat_)) return Error{"After " + last + " there is nothing for you to decide."};
        return {};
    }

    void take(Move move) {
        played_.push_back(move);
        taken_ = true;
    }

    // Plays the move that was taken last: only what follows it needs to know where it leads.
    void advance() {
        if (!std::exchange(taken_, false)) return;
        const Move move = played_.back();
        const auto before = selection();
        revealed_ = game_.play(now_, seat_, move);
        moves_.reset();
        const auto after = selection();  // the next one, perhaps
        closed_ =
            before && move != done && !is_put_back(move) && (!after || after->picked.size() <= before->picked.size());
    }

    // The legal moves of the position, made once.
    const std::vector<Move>& moves() {
        if (!moves_) moves_ = game_.moves(now_, seat_);
        return *moves_;
    }
    bool legal(Move move) {
        if (is_put_back(move)) return game_.legal(now_, seat_, move);
        return std::find(moves().begin(), moves().end(), move) != moves().end();
    }

    std::optional<Selection> selection() const {
        if (!game_.waiting(now_).has(seat_)) return std::nullopt;
        return game_.prompt(now_, seat_).selection;
    }

    // The legal move that is meant, if it is unambiguous.
    Result<Move> read_one(const std::string& text) {
        // A complete move is not the beginning of a longer one: "take scout" is not "take scouting_refugee".
        const auto parsed = parse(text);
        if (parsed && legal(parsed.value())) return parsed;
        std::vector<Move> beginnings;
        for (const Move move : moves()) {
            const std::string written = tidy(game_.move_text(move));
            if (written.starts_with(text) && !(parsed && written[text.size()] != ' ')) beginnings.push_back(move);
        }
        if (beginnings.size() == 1) return beginnings[0];
        if (beginnings.size() > 1) return ambiguous(text, beginnings);
        return parsed ? refused(parsed.value()) : parsed;
    }

    // As the game parses it, ignoring case.
    Result<Move> parse(const std::string& text) {
        for (const Move move : moves())
            if (tidy(game_.move_text(move)) == text) return move;
        if (const auto selects = selection())
            for (const Move pick : selects->picked)
                if (tidy(game_.move_text(put_back(pick))) == text) return put_back(pick);
        return game_.parse_move(text);
    }

    Error ambiguous(const std::string& text, const std::vector<Move>& moves) const {
        std::string names;
        for (std::size_t i = 0; i < moves.size() && i < 6; ++i)
            names += (i > 0 ? ", " : "") + game_.move_text(moves[i]);
        return {json::quoted(text.substr(0, 60)) + " can mean several moves: " + names +
                (moves.size() > 6 ? " and " + std::to_string(moves.size() - 6) + " more" : "") + "."};
    }

    Error refused(Move move) const {
        const std::string written = json::quoted(game_.move_text(move));
        const Prompt prompt = game_.prompt(now_, seat_);
        if (closed_ && move.verb == played_.back().verb) return one_too_many(move);
        if (is_put_back(move)) return {written + ": you have not picked that."};
        if (move == done && prompt.selection) return {"It is not complete yet: " + prompt.line};
        // By name: touches are known only for legal moves.
        const auto words = words_in(written, " \"");
        for (const Refusal& refusal : prompt.refused)
            if (std::find(words.begin(), words.end(), refusal.thing.id.substr(refusal.thing.id.rfind(':') + 1)) !=
                words.end())
                return {written + " is not possible: " + refusal.reason};
        return {written + " is a move, but not one you can make now."};
    }

    Error one_too_many(Move move) const {
        return {json::quoted(game_.move_text(move)) + " is too much: the choice is complete without it."};
    }

    // "cook fish 2 shell done": a verb, things of the selection in any order, and optionally its end.
    Result<void> read_several(const std::string& text) {
        const auto selects = selection();
        if (!selects) return Error{""};
        auto words = words_in(text);
        const std::string verb(words[0]);
        words.erase(words.begin());
        const bool ends = !words.empty() && words.back() == done_word;
        if (ends) words.pop_back();
        if (words.empty()) return Error{""};
        bool begun = false;
        while (!words.empty()) {
            int count = 1;
            auto thing = thing_named(*selects, verb, words);
            if (const auto n = number(words.empty() ? "" : words[0], 1, 99); !thing && n && words.size() > 1) {
                count = *n;
                words.erase(words.begin());
                thing = thing_named(*selects, verb, words);
            }
            if (!thing)
                return Error{json::quoted(std::string(words[0]).substr(0, 60)) +
                             " is not something you can pick here."};
            for (int i = 0; i < count; ++i) {
                advance();
                if (begun && closed_) return one_too_many(*thing);
                SKERRY_TRY(may_go_on());
                if (!legal(*thing)) return refused(*thing);
                take(*thing);
                begun = true;
            }
        }
        if (!ends) return {};
        advance();
        if (closed_) return {};
        SKERRY_TRY(may_go_on());
        if (!legal(done)) return refused(done);
        take(done);
        return {};
    }

    // The thing that the next words name, which are consumed.
    std::optional<Move> thing_named(const Selection& selects, const std::string& verb,
                                    std::vector<std::string_view>& words) const {
        for (const Move move : selects.things) {
            const std::string written = tidy(game_.move_text(move));
            const auto names = words_in(written);
            if (names.size() < 2 || names.size() - 1 > words.size() || names[0] != verb) continue;
            if (!std::equal(names.begin() + 1, names.end(), words.begin())) continue;
            words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(names.size()) - 1);
            return move;
        }
        return std::nullopt;
    }

    Position now_;
    const AnyGame& game_;
    Seat seat_;
    std::vector<Move> played_;
    bool taken_ = false;  // the last of them has not been played yet
    std::optional<std::vector<Move>> moves_;
    Revealed revealed_ = Revealed::no;
    bool closed_ = false;  // the last pick completed its selection
};

}  // namespace

Result<std::vector<Move>> read_moves(const Position& position, Seat seat, std::string_view line) {
    return LineReader(position, seat).read(line);
}

}  // namespace skerry
