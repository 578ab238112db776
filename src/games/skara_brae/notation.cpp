#include "core/notation.h"

#include <optional>

#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Moves as text, and text as moves. One form each: parse_move(move_text(m)) == m.
namespace skerry::skara_brae {

std::string text_of(const Amount& amount) {
    const std::string name(name_of(amount.what));
    return amount.count == 1 ? name : std::to_string(amount.count) + " " + name;
}

std::string text_of(const Goods& goods, std::string_view between) {
    std::string text;
    for (const Amount& amount : goods) {
        if (amount.count == 0) continue;
        if (!text.empty()) text += between;
        text += text_of(amount);
    }
    return text;
}

namespace {

Goods harvested(Environment e, int first, int second) {
    const auto& types = harvest_types[static_cast<std::size_t>(e)];
    return {{types[0], static_cast<std::uint8_t>(first)}, {types[1], static_cast<std::uint8_t>(second)}};
}

// "2 wool hide": amounts in the order of the resources, each once.
std::optional<Goods> goods(Words words) {
    Bag<Resource> bag;
    for (std::size_t i = 0; i < words.size(); ++i) {
        int count = 1;
        if (const auto n = number(words[i])) {
            if (*n == 0 || ++i == words.size()) return std::nullopt;
            count = *n;
        }
        const auto what = named<Resource>(words[i]);
        if (!what || bag[*what] + count > 255) return std::nullopt;
        bag.add(*what, count);
    }
    Goods result;
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const auto what = static_cast<Resource>(i);
        if (bag[what] == 0) continue;
        if (result.full()) return std::nullopt;
        result.push({what, bag[what]});
    }
    return result;
}

std::optional<Move> parse_harvest(const Goods& taken) {
    for (std::size_t i = 0; i < 2; ++i) {  // only shore and hills have two types to split
        const auto& types = harvest_types[i];
        int first = 0, second = 0, other = 0;
        for (const Amount& amount : taken)
            (amount.what == types[0] ? first : amount.what == types[1] ? second : other) += amount.count;
        if (other == 0 && first + second > 0) return make(Verb::harvest, i, first, second);
    }
    return std::nullopt;
}

std::optional<Move> parse_gather(const Goods& gained) {
    for (std::size_t i = 0; i < gather_options.size(); ++i)
        if (gather_options[i].gain == gained) return make(Verb::gather, i);
    return std::nullopt;
}

std::optional<Move> parse_payment(const Goods& paid) {
    int total = 0;
    for (const Amount& amount : paid) total += amount.count;
    if (total == 0 || total > 7) return std::nullopt;
    return payment(paid);
}

template <NamedEnum E>
std::optional<Move> one_name(Verb verb, Words words) {
    const auto value = words.size() == 1 ? named<E>(words[0]) : std::nullopt;
    if (!value || names_of<E>[static_cast<std::size_t>(*value)] == "unknown") return std::nullopt;
    return make(verb, *value);
}

std::optional<Move> one_number(Verb verb, Words words, int first = 0) {
    const auto n = words.size() == 1 ? number(words[0]) : std::nullopt;
    if (!n || *n < first) return std::nullopt;
    return make(verb, *n - first);
}

std::optional<Move> parse_muster(Words words) {
    if (words.empty() || words.size() > 2) return std::nullopt;
    const auto e = named<Environment>(words[0]);
    const auto how = words.size() == 1 ? std::optional(Mustering::both) : named<Mustering>(words[1]);
    if (!e || !how || (words.size() == 2 && *how == Mustering::both)) return std::nullopt;
    return make(Verb::muster, *e, *how);
}

std::optional<Move> parse(Words words) {
    if (words.empty()) return std::nullopt;
    const auto verb = named<Verb>(words[0]);
    if (!verb) return std::nullopt;
    const auto rest = words.subspan(1);
    switch (*verb) {
    case Verb::keep:
    case Verb::place:
    case Verb::flip:
    case Verb::build:
    case Verb::tend:    return one_name<Tile>(*verb, rest);
    case Verb::take:
    case Verb::discard: return one_name<Card>(*verb, rest);
    case Verb::gain:
    case Verb::cook:    return one_name<Resource>(*verb, rest);
    case Verb::buy:
        return rest.size() == 2 && rest[0] == "for" ? one_name<Resource>(*verb, rest.subspan(1)) : std::nullopt;
    case Verb::clear:  return one_name<Clearing>(*verb, rest);
    case Verb::knives:
    case Verb::feed:   return one_number(*verb, rest);
    case Verb::task:   {
        const auto move = one_number(*verb, rest, 1);
        return move && move->args[0] < count_of<Task> ? move : std::nullopt;
    }
    case Verb::muster:  return parse_muster(rest);
    case Verb::pay:
    case Verb::harvest:
    case Verb::gather:  {
        const auto what = goods(rest);
        if (!what) return std::nullopt;
        if (*verb == Verb::pay) return parse_payment(*what);
        return *verb == Verb::harvest ? parse_harvest(*what) : parse_gather(*what);
    }
    case Verb::pass:
    case Verb::skip:
    case Verb::use:
    case Verb::stop:
    case Verb::done: return rest.empty() ? std::optional(make(*verb)) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::string Game::move_text(Move move) {
    const Verb verb = verb_of(move);
    const std::string start = std::string(name_of(verb)) + " ";
    switch (verb) {
    case Verb::keep:
    case Verb::place:
    case Verb::flip:
    case Verb::build:
    case Verb::tend:    return start + std::string(name_of(arg<Tile>(move)));
    case Verb::take:
    case Verb::discard: return start + std::string(name_of(arg<Card>(move)));
    case Verb::gain:
    case Verb::cook:    return start + std::string(name_of(arg<Resource>(move)));
    case Verb::buy:     return start + "for " + std::string(name_of(arg<Resource>(move)));
    case Verb::clear:   return start + std::string(name_of(arg<Clearing>(move)));
    case Verb::task:    return start + std::to_string(move.args[0] + 1);
    case Verb::knives:
    case Verb::feed:    return start + std::to_string(move.args[0]);
    case Verb::harvest: return start + text_of(harvested(arg<Environment>(move), move.args[1], move.args[2]), " ");
    case Verb::pay:     return start + text_of(paid_by(move), " ");
    case Verb::gather:  return start + text_of(gather_options[move.args[0]].gain, " ");
    case Verb::muster:  {
        const std::string text = start + std::string(name_of(arg<Environment>(move)));
        const auto how = arg<Mustering>(move, 1);
        return how == Mustering::both ? text : text + " " + std::string(name_of(how));
    }
    case Verb::pass:
    case Verb::skip:
    case Verb::use:
    case Verb::stop:
    case Verb::done: return std::string(name_of(verb));
    }
    return {};
}

Result<Move> Game::parse_move(std::string_view text) { return read_move<Verb>(text, words_in(text), parse, info.name); }

}  // namespace skerry::skara_brae
