#include "core/notation.h"

#include <optional>

#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

// Moves as text, and text as moves. One form each: parse_move(move_text(m)) == m.
namespace skerry::snowcrest {
namespace {

// Alternatives have letters.
std::optional<int> letter(std::string_view word) {
    constexpr auto most = decltype(VillagerCard::alternatives)::capacity;
    if (word.size() != 1 || word[0] < 'a' || word[0] >= 'a' + static_cast<int>(most)) return std::nullopt;
    return word[0] - 'a';
}
std::string letter_of(std::uint8_t alternative) { return {static_cast<char>('a' + alternative)}; }

std::optional<Villager> villager(std::string_view word) {
    const auto found = named<Villager>(word);
    return found == Villager::unknown ? std::nullopt : found;
}

template <NamedEnum E>
std::optional<Move> one_name(Verb verb, Words words) {
    const auto value = words.size() == 1 ? named<E>(words[0]) : std::nullopt;
    return value ? std::optional(make(verb, *value)) : std::nullopt;
}

std::optional<Move> one_villager(Verb verb, Words words) {
    const auto value = words.size() == 1 ? villager(words[0]) : std::nullopt;
    return value ? std::optional(make(verb, *value)) : std::nullopt;
}

std::optional<Move> parse_add(Words words) {
    if (words.size() != 2) return std::nullopt;
    const auto card = villager(words[0]);
    const auto cell = named<Cell>(words[1]);
    return card && cell ? std::optional(make(Verb::add, *card, *cell)) : std::nullopt;
}

std::optional<Move> parse_copy(Words words) {
    if (words.size() != 2) return std::nullopt;
    const auto card = villager(words[0]);
    const auto alternative = letter(words[1]);
    return card && alternative ? std::optional(make(Verb::copy, *card, *alternative)) : std::nullopt;
}

std::optional<Move> parse_refusal(Words words) {
    if (words.size() == 1 && words[0] == "nothing") return refusal_of({});
    if (!words.empty() && words.back() == "only") words = words.first(words.size() - 1);
    List<Item, 4> items;
    for (std::string_view word : words) {
        const auto item = named<Item>(word);
        if (!item || items.full()) return std::nullopt;
        items.push(*item);
    }
    return items.empty() ? std::nullopt : std::optional(refusal_of(items));
}

std::optional<Move> parse(Words words) {
    if (words.empty()) return std::nullopt;
    const auto verb = named<Verb>(words[0]);
    if (!verb) return std::nullopt;
    const Words rest = words.subspan(1);
    switch (*verb) {
    case Verb::buy:
    case Verb::discard:
    case Verb::recover:
    case Verb::recruit:  return one_villager(*verb, rest);
    case Verb::activate: return one_name<Cell>(*verb, rest);
    case Verb::pay:      return one_name<Source>(*verb, rest);
    case Verb::build:    return one_name<Building>(*verb, rest);
    case Verb::raze:     return one_name<TileFace>(*verb, rest);
    case Verb::add:      return parse_add(rest);
    case Verb::copy:     return parse_copy(rest);
    case Verb::refuse:   return parse_refusal(rest);
    case Verb::use:      {
        const auto alternative = rest.size() == 1 ? letter(rest[0]) : std::nullopt;
        return alternative ? std::optional(make(*verb, *alternative)) : std::nullopt;
    }
    case Verb::announce: {
        const auto bells = rest.size() == 1 ? number(rest[0]) : std::nullopt;
        return bells ? std::optional(make(*verb, *bells)) : std::nullopt;
    }
    case Verb::rest:
    case Verb::skip:
    case Verb::beat:
    case Verb::decline:
    case Verb::done:    return rest.empty() ? std::optional(make(*verb)) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::string Game::move_text(Move move) {
    const Verb verb = verb_of(move);
    const std::string start = std::string(name_of(verb)) + " ";
    switch (verb) {
    case Verb::buy:
    case Verb::discard:
    case Verb::recover:
    case Verb::recruit:  return start + std::string(name_of(arg<Villager>(move)));
    case Verb::activate: return start + std::string(name_of(arg<Cell>(move)));
    case Verb::pay:      return start + std::string(name_of(arg<Source>(move)));
    case Verb::build:    return start + std::string(name_of(arg<Building>(move)));
    case Verb::raze:     return start + std::string(name_of(arg<TileFace>(move)));
    case Verb::add:
        return start + std::string(name_of(arg<Villager>(move))) + " " + std::string(name_of(arg<Cell>(move, 1)));
    case Verb::copy:   return start + std::string(name_of(arg<Villager>(move))) + " " + letter_of(move.args[1]);
    case Verb::use:    return start + letter_of(move.args[0]);
    case Verb::refuse: {  // "only": no text is the beginning of another
        std::string items;
        for (Item item : refused_by(move)) items += std::string(name_of(item)) + " ";
        return start + (items.empty() ? "nothing" : items + "only");
    }
    case Verb::announce: return start + std::to_string(move.args[0]);
    case Verb::rest:
    case Verb::skip:
    case Verb::beat:
    case Verb::decline:
    case Verb::done:     return std::string(name_of(verb));
    }
    return {};
}

Result<Move> Game::parse_move(std::string_view text) { return read_move<Verb>(text, words_in(text), parse, info.name); }

}  // namespace skerry::snowcrest
