#include <algorithm>
#include <cctype>

#include "catalog/catalog.h"

// What a person typed, as moves.
namespace skerry {
namespace {

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

std::string trimmed(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const bool space = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (space && (result.empty() || result.back() == ' ')) continue;
        result += space ? ' ' : c;
    }
    while (!result.empty() && result.back() == ' ') result.pop_back();
    return result;
}

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == at)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

// The legal move that is meant, if it is clear.
Result<Move> read_one(const Position& position, Seat seat, const std::string& text) {
    const AnyGame& game = position.game();
    const auto moves = game.moves(position, seat);
    const std::string wanted = lower(text);
    // What is a move by itself is no beginning of a longer word: "take scout" is not "take scouting_refugee".
    const bool whole = bool(game.parse_move(text));
    std::vector<Move> beginnings;
    for (Move move : moves) {
        const std::string written = lower(game.move_text(move));
        if (written == wanted) return move;
        if (written.starts_with(wanted) && !(whole && written[wanted.size()] != ' ')) beginnings.push_back(move);
    }
    if (beginnings.size() == 1) return beginnings[0];
    if (beginnings.size() > 1) {
        std::string names;
        for (std::size_t i = 0; i < beginnings.size() && i < 6; ++i)
            names += (i > 0 ? ", " : "") + game.move_text(beginnings[i]);
        return Error{json::quoted(text.substr(0, 60)) + " can mean several moves: " + names +
                     (beginnings.size() > 6 ? ", ..." : "") + "."};
    }
    // Spelled another way, "pay wool wool" for "pay 2 wool", it is still the same move.
    const auto parsed = game.parse_move(text);
    if (!parsed) return Error{parsed.error()};
    if (std::find(moves.begin(), moves.end(), parsed.value()) != moves.end()) return parsed;
    return Error{json::quoted(game.move_text(parsed.value())) + " is a move, but not one you can make now."};
}

constexpr int most_tries = 400;  // of moves, to find an order that the rules want

// "cook fish shell shell": one move a thing, in whatever order the rules want them, and the end of it.
class Several {
public:
    Several(const Position& position, Seat seat, std::string verb)
        : seat_(seat), verb_(std::move(verb)), decision_(position.game().prompt(position, seat).decision) {}

    std::optional<std::vector<Move>> read(const Position& position, std::vector<std::string> things) {
        return play(position, Revealed::no, std::move(things)) ? std::optional(played_) : std::nullopt;
    }

private:
    bool play(const Position& position, Revealed revealed, std::vector<std::string> things) {
        if (things.empty()) return end(position, revealed);
        if (revealed == Revealed::yes) return false;
        const AnyGame& game = position.game();
        for (Move move : game.moves(position, seat_)) {
            const std::string written = lower(game.move_text(move));
            const auto thing = std::find_if(things.begin(), things.end(),
                                            [&](const std::string& t) { return written == verb_ + " " + t; });
            if (thing == things.end()) continue;
            if (++tries_ > most_tries) return false;
            std::vector<std::string> rest = things;
            rest.erase(rest.begin() + (thing - things.begin()));
            Position next = position;
            const Revealed now = game.play(next, seat_, move);
            played_.push_back(move);
            if (play(next, now, std::move(rest))) return true;
            played_.pop_back();
        }
        return false;
    }

    bool end(const Position& position, Revealed revealed) {
        const AnyGame& game = position.game();
        if (revealed == Revealed::yes || !game.waiting(position).has(seat_) ||
            game.prompt(position, seat_).decision != decision_)
            return true;
        for (Move move : game.moves(position, seat_))
            if (game.move_text(move) == "done") {
                played_.push_back(move);
                break;
            }
        return true;
    }

    Seat seat_;
    std::string verb_, decision_;
    std::vector<Move> played_;
    int tries_ = 0;
};

std::optional<std::vector<Move>> read_several(const Position& position, Seat seat, const std::string& text) {
    std::vector<std::string> things = split(lower(text), ' ');
    const std::string verb = things[0];
    things.erase(things.begin());
    if (things.size() < 2) return std::nullopt;
    return Several(position, seat, verb).read(position, std::move(things));
}

}  // namespace

Result<std::vector<Move>> read_moves(const Position& position, Seat seat, std::string_view line) {
    const AnyGame& game = position.game();
    Position now = position;
    std::vector<Move> all;
    Revealed revealed = Revealed::no;
    for (const std::string& part : split(line, ',')) {
        const std::string text = trimmed(part);
        if (text.empty()) return Error{"A move is missing."};
        // Else what is refused further on, and why, would tell what nobody has paid to see.
        if (revealed == Revealed::yes)
            return Error{json::quoted(game.move_text(all.back())) + " reveals something: make that move first."};
        if (!game.waiting(now).has(seat))
            return Error{"After " + json::quoted(game.move_text(all.back())) + " it is not your decision."};
        const auto one = read_one(now, seat, text);
        std::vector<Move> moves;
        if (one)
            moves = {one.value()};
        else if (auto several = read_several(now, seat, text))
            moves = std::move(*several);
        else
            return Error{one.error()};
        for (Move move : moves) revealed = game.play(now, seat, move), all.push_back(move);
    }
    return all;
}

}  // namespace skerry
