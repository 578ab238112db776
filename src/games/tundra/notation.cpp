#include "core/notation.h"

#include <optional>

#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Moves as text, and text as moves. One form each: parse_move(move_text(m)) == m. Dice are written as their values.
namespace skerry::tundra {
namespace {

// A word as an argument of a move: the index of a name, or of a die's value.
template <class E>
std::optional<std::uint8_t> argument(std::string_view word) {
    if constexpr (std::same_as<E, Face>) {
        const auto value = number(word, 1, count_of<Face>);
        return value ? std::optional(static_cast<std::uint8_t>(*value - 1)) : std::nullopt;
    } else {
        const auto found = word == "unknown" ? std::nullopt : named<E>(word);
        return found ? std::optional(static_cast<std::uint8_t>(*found)) : std::nullopt;
    }
}

template <class... E>
std::optional<Move> names(Verb verb, Words words) {
    if (words.size() != sizeof...(E)) return std::nullopt;
    Move move = make(verb);
    std::size_t at = 0;
    const auto read = [&]<class T>(std::type_identity<T>) {
        const auto value = argument<T>(words[at]);
        if (value) move.args[at++] = *value;
        return value.has_value();
    };
    if ((read(std::type_identity<E>()) && ...)) return move;
    return std::nullopt;
}

// The two cards may be named in any order.
std::optional<Move> parse_keep(Words words) {
    auto move = names<Card, Card>(Verb::keep, words);
    if (!move || move->args[0] == move->args[1]) return std::nullopt;
    if (move->args[1] < move->args[0]) std::swap(move->args[0], move->args[1]);
    return move;
}

std::optional<Move> parse_walk(Words words) {
    const auto walker = words.size() == 3 ? number(words[2], 1, most_moves) : std::nullopt;
    const auto move = walker ? names<Cell, Cell>(Verb::walk, words.first(2)) : std::nullopt;
    return move ? std::optional(make(Verb::walk, move->args[0], move->args[1], *walker)) : std::nullopt;
}

std::optional<Move> parse_start(Words words) {
    if (words.size() != 1) return std::nullopt;
    if (words[0] == "board") return make(Verb::start);
    const auto card = argument<Card>(words[0]);
    return card ? std::optional(make(Verb::start, *card + 1)) : std::nullopt;
}

// What is paid: a resource, or berries alone.
std::optional<Move> parse_paid(Move move, std::size_t at, Words words) {
    if (words.size() != 1) return std::nullopt;
    if (words[0] == name_of(Good::berries)) return move;
    const auto resource = argument<Resource>(words[0]);
    if (!resource) return std::nullopt;
    move.args[at] = static_cast<std::uint8_t>(*resource + 1);
    return move;
}

std::optional<Move> parse_hire(Words words) {
    const auto cell = words.empty() ? std::nullopt : argument<Cell>(words[0]);
    return cell ? parse_paid(make(Verb::hire, *cell), 1, words.subspan(1)) : std::nullopt;
}

std::optional<Move> parse(Words words) {
    if (words.empty()) return std::nullopt;
    const auto verb = named<Verb>(words[0]);
    if (!verb) return std::nullopt;
    const auto rest = words.subspan(1);
    switch (*verb) {
    case Verb::keep:    return parse_keep(rest);
    case Verb::put:
    case Verb::upgrade: return names<Board>(*verb, rest);
    case Verb::spare:   return names<Board, Resource>(*verb, rest);
    case Verb::move:    return names<Cell, Cell>(*verb, rest);
    case Verb::walk:    return parse_walk(rest);
    case Verb::gain:
    case Verb::gather:  return names<Resource>(*verb, rest);
    case Verb::bonus:   return names<Cell>(*verb, rest);
    case Verb::reroll:
    case Verb::waste:   return names<Face>(*verb, rest);
    case Verb::nudge:   return names<Face, Sign>(*verb, rest);
    case Verb::replace:
    case Verb::use:
    case Verb::take:
    case Verb::discard: return names<Card>(*verb, rest);
    case Verb::place:   return names<Face, Board>(*verb, rest);
    case Verb::claim:   return names<Face, Goal>(*verb, rest);
    case Verb::start:   return parse_start(rest);
    case Verb::build:   return names<Cell, Resource>(*verb, rest);
    case Verb::hire:    return parse_hire(rest);
    case Verb::pay:     return parse_paid(make(*verb), 0, rest);
    case Verb::turn:    return names<Face, Face>(*verb, rest);
    case Verb::swap:    return names<Resource, Resource>(*verb, rest);
    case Verb::accept:
    case Verb::decline:
    case Verb::buy:
    case Verb::end:
    case Verb::finish:
    case Verb::renew:
    case Verb::stop:
    case Verb::done:    return rest.empty() ? std::optional(make(*verb)) : std::nullopt;
    }
    return std::nullopt;
}

template <NamedEnum E>
std::string name(Move move, std::size_t i = 0) {
    if constexpr (std::same_as<E, Face>)
        return std::to_string(value_of(arg<Face>(move, i)));
    else
        return std::string(name_of(arg<E>(move, i)));
}

std::string paid_name(Move move, std::size_t i) {
    const auto paid = maybe_arg<Resource>(move, i);
    return std::string(paid ? name_of(*paid) : name_of(Good::berries));
}

}  // namespace

std::string Game::move_text(Move move) {
    const std::string verb(name_of(verb_of(move)));
    const std::string start = verb + " ";
    switch (verb_of(move)) {
    case Verb::keep:    return start + name<Card>(move) + " " + name<Card>(move, 1);
    case Verb::put:
    case Verb::upgrade: return start + name<Board>(move);
    case Verb::spare:   return start + name<Board>(move) + ":" + name<Resource>(move, 1);
    case Verb::move:    return start + name<Cell>(move) + " " + name<Cell>(move, 1);
    case Verb::walk:    return start + name<Cell>(move) + " " + name<Cell>(move, 1) + " " + std::to_string(move.args[2]);
    case Verb::gain:
    case Verb::gather:  return start + name<Resource>(move);
    case Verb::bonus:   return start + name<Cell>(move);
    case Verb::reroll:
    case Verb::waste:   return start + name<Face>(move);
    case Verb::nudge:   return start + name<Face>(move) + " " + name<Sign>(move, 1);
    case Verb::replace:
    case Verb::use:
    case Verb::take:
    case Verb::discard: return start + name<Card>(move);
    case Verb::place:   return start + name<Face>(move) + " " + name<Board>(move, 1);
    case Verb::claim:   return start + name<Face>(move) + " " + name<Goal>(move, 1);
    case Verb::start:   return start + (move.args[0] == 0 ? "board" : std::string(name_of(*maybe_arg<Card>(move))));
    case Verb::build:   return start + name<Cell>(move) + ":" + name<Resource>(move, 1);
    case Verb::hire:    return start + name<Cell>(move) + ":" + paid_name(move, 1);
    case Verb::pay:     return start + paid_name(move, 0);
    case Verb::turn:    return start + name<Face>(move) + " " + name<Face>(move, 1);
    case Verb::swap:    return start + name<Resource>(move) + " " + name<Resource>(move, 1);
    case Verb::accept:
    case Verb::decline:
    case Verb::buy:
    case Verb::end:
    case Verb::finish:
    case Verb::renew:
    case Verb::stop:
    case Verb::done:    return verb;
    }
    return {};
}

Result<Move> Game::parse_move(std::string_view text) {
    // The colon of "build A2:stone" ends a word too, so that "build A2 stone" is the same.
    return read_move<Verb>(text, words_in(text, " :"), parse, info.name);
}

}  // namespace skerry::tundra
