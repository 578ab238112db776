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

// Single spaces, none at the ends.
std::string spaced(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const bool space = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (space && (result.empty() || result.back() == ' ')) continue;
        result += space ? ' ' : c;
    }
    if (!result.empty() && result.back() == ' ') result.pop_back();
    return result;
}

// And in lower case.
std::string tidy(std::string_view text) {
    std::string result = spaced(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

// Whether the words of a move have the same verb, all other words of a text, and more: the same words in another order
// are another move ("move A5 A4"). Whoever says how many means no more.
bool names_all(std::string_view move, std::string_view text) {
    auto there = words_in(move);
    const auto wanted = words_in(text);
    if (there[0] != wanted[0] || there.size() <= wanted.size()) return false;
    return std::all_of(wanted.begin(), wanted.end(), [&](std::string_view word) {
        const auto found = std::find(there.begin(), there.end(), word);
        if (found == there.end() || number(word)) return false;
        there.erase(found);
        return true;
    });
}

// By its id or the last part of it.
bool names_thing(const std::vector<std::string_view>& words, std::string_view id) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return word == id || word == id.substr(id.rfind(':') + 1); });
}

// A thing, or several of it: "2 shells".
bool is_named(std::string_view word, std::string_view name) {
    return word == name || (word.size() == name.size() + 1 && word.starts_with(name) && word.back() == 's');
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
        typed_ = spaced(part);
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
        if (several || played_.size() > before) return several;
        return several.sentence().empty() || parse(text) ? Result<void>(one.error()) : several;
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
        // A complete move is not the beginning of a longer one: "take scout" is not "take scouting_refugee". But it may
        // name a part of what a move names, wherever that stands: "pay wood" of "pay wood hide" and "pay barley wood".
        const auto parsed = parse(text);
        if (parsed && legal(parsed.value())) return parsed;
        std::vector<Move> beginnings;
        for (const Move move : moves()) {
            const std::string written = tidy(game_.move_text(move));
            if (parsed ? names_all(written, text) : written.starts_with(text)) beginnings.push_back(move);
        }
        if (beginnings.size() == 1) return beginnings[0];
        if (beginnings.size() > 1) return ambiguous(text, beginnings);
        return parsed ? refused(parsed.value()) : parsed;
    }

    // As the game parses it, ignoring case.
    Result<Move> parse(const std::string& text) {
        for (const Move move : moves())
            if (tidy(game_.move_text(move)) == text) return move;
        if (const auto selects = selection()) {
            for (const Move pick : selects->picked)
                if (tidy(game_.move_text(put_back(pick))) == text) return put_back(pick);
            for (const Move thing : selects->things)
                if (tidy(game_.move_text(thing)) == text) return thing;
        }
        auto parsed = game_.parse_move(typed_);
        if (!parsed)
            if (const auto lower = game_.parse_move(text)) return lower;
        return parsed;
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
        for (const std::string_view ends : {" \"", " \":"})
            for (const Refusal& refusal : prompt.refused)
                if (names_thing(words_in(written, ends), refusal.thing.id))
                    return {written + " is not possible: " + refusal.reason};
        return {written + " is a move, but not one you can make now."};
    }

    Error one_too_many(Move move) const {
        return {json::quoted(game_.move_text(move)) + " is too much: the choice is complete without it."};
    }

    // "cook fish 2 shells done": a verb, things of the selection in any order, and optionally its end.
    Result<void> read_several(const std::string& text) {
        const auto selects = selection();
        if (!selects) return Error{""};
        auto words = words_in(text);
        const std::string verb(words[0]);
        words.erase(words.begin());
        const bool ends = !words.empty() && words.back() == done_word;
        if (ends) words.pop_back();
        const auto is_verb = [&](Move move) { return tidy(game_.move_text(move)).starts_with(verb + " "); };
        if (words.empty() || std::none_of(selects->things.begin(), selects->things.end(), is_verb)) return Error{""};
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
            if (!std::equal(names.begin() + 1, names.end(), words.begin(),
                            [](std::string_view name, std::string_view word) { return is_named(word, name); }))
                continue;
            words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(names.size()) - 1);
            return move;
        }
        return std::nullopt;
    }

    Position now_;
    const AnyGame& game_;
    Seat seat_;
    std::string typed_;  // the part that is being read
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

std::string with_reasons(std::string said, const Prompt& prompt, std::string_view line) {
    const std::string words = " " + tidy(line) + " ";
    for (const Refusal& refusal : prompt.refused) {
        const std::string_view id = refusal.thing.id;
        const std::string word = " " + tidy(id.substr(id.rfind(':') + 1)) + " ";
        if (words.find(word) != std::string::npos && said.find(refusal.reason) == std::string::npos)
            said += " " + refusal.reason;
    }
    return said;
}

}  // namespace skerry
