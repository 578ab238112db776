#include "core/notation.h"

#include <optional>

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// Moves as text, and text as moves. One form each: parse_move(move_text(m)) == m. Buildings and enemy piles are counted
// from 1.
namespace skerry::arctic_scavengers {
namespace {

template <NamedEnum E>
std::optional<E> name(std::string_view word) {
    const auto value = named<E>(word);
    return value && word == "unknown" ? std::nullopt : value;
}

template <NamedEnum E>
std::optional<Move> one_name(Verb verb, Words words) {
    const auto value = words.size() == 1 ? name<E>(words[0]) : std::nullopt;
    return value ? std::optional(make(verb, *value)) : std::nullopt;
}

std::optional<Move> one_number(Verb verb, Words words, int first) {
    const auto n = words.size() == 1 ? number(words[0], 1) : std::nullopt;
    return n ? std::optional(make(verb, *n - first)) : std::nullopt;
}

// "look hand red", "look site 2", "look leaders_pile"
std::optional<Move> parse_look(Words words) {
    const auto zone = words.empty() ? std::nullopt : name<Zone>(words[0]);
    if (!zone || *zone == Zone::bunker) return std::nullopt;
    if (*zone == Zone::leaders_pile) return words.size() == 1 ? std::optional(make(Verb::look, *zone)) : std::nullopt;
    if (words.size() != 2) return std::nullopt;
    if (*zone <= Zone::deck) {
        const auto tribe = name<Tribe>(words[1]);
        return tribe ? std::optional(make(Verb::look, *zone, *tribe)) : std::nullopt;
    }
    const auto n = number(words[1], 1);
    return n ? std::optional(make(Verb::look, *zone, *n - 1)) : std::nullopt;
}

// "use snipe sniper_team hand", "use yardmaster"
std::optional<Move> parse_use(Words words) {
    const auto deed = words.empty() ? std::nullopt : name<Deed>(words[0]);
    if (!deed) return std::nullopt;
    if (*deed == Deed::yardmaster) return words.size() == 1 ? std::optional(make(Verb::use, *deed)) : std::nullopt;
    if (words.size() != 3) return std::nullopt;
    const auto kind = name<Kind>(words[1]);
    const auto zone = name<Zone>(words[2]);
    return kind && zone ? std::optional(make(Verb::use, *deed, *kind, *zone)) : std::nullopt;
}

// "target red brawler", "target red used saboteur"; alone the enemy is blue
std::optional<Move> parse_target(Words words) {
    if (words.size() < 2 || words.size() > 3) return std::nullopt;
    const auto tribe = name<Tribe>(words[0]);
    const auto kind = name<Kind>(words.back());
    const auto copy = words.size() == 2 ? std::optional(Copy::fresh) : name<Copy>(words[1]);
    if (!tribe || !kind || !copy || (words.size() == 3 && *copy == Copy::fresh)) return std::nullopt;
    return make(Verb::target, *tribe, *kind, *copy);
}

std::optional<Move> parse_save(Words words) {
    if (words.size() != 2) return std::nullopt;
    const auto kind = name<Kind>(words[0]);
    const auto zone = name<Zone>(words[1]);
    return kind && zone ? std::optional(make(Verb::save, *kind, *zone)) : std::nullopt;
}

std::optional<Move> parse(Words words) {
    if (words.empty()) return std::nullopt;
    const auto verb = named<Verb>(words[0]);
    if (!verb) return std::nullopt;
    const Words rest = words.subspan(1);
    switch (*verb) {
    case Verb::keep:
    case Verb::recruit: return one_name<Leader>(*verb, rest);
    case Verb::act:     return one_name<Action>(*verb, rest);
    case Verb::source:  return one_name<Source>(*verb, rest);
    case Verb::pile:    return one_name<SharedPile>(*verb, rest);
    case Verb::tribe:
    case Verb::wound:   return one_name<Tribe>(*verb, rest);
    case Verb::guard:   return one_name<Zone>(*verb, rest);
    case Verb::side:
    case Verb::place:   return one_name<Side>(*verb, rest);
    case Verb::pick:    return one_name<Building>(*verb, rest);
    case Verb::hire:
    case Verb::inspire:
    case Verb::add:
    case Verb::take:
    case Verb::discard:
    case Verb::fetch:
    case Verb::prize:
    case Verb::lose:    return one_name<Kind>(*verb, rest);
    case Verb::site:
    case Verb::strike:
    case Verb::fight:   return one_number(*verb, rest, 1);
    case Verb::spend:   return one_number(*verb, rest, 0);
    case Verb::look:    return parse_look(rest);
    case Verb::use:     return parse_use(rest);
    case Verb::target:  return parse_target(rest);
    case Verb::save:    return parse_save(rest);
    case Verb::done:
    case Verb::end:
    case Verb::pass:
    case Verb::leave:
    case Verb::stay:    return rest.empty() ? std::optional(make(*verb)) : std::nullopt;
    }
    return std::nullopt;
}

template <class E>
std::string text(E e) {
    return std::string(name_of(e));
}

}  // namespace

std::string Game::move_text(Move move) {
    const Verb verb = verb_of(move);
    const std::string start = text(verb) + " ";
    switch (verb) {
    case Verb::keep:
    case Verb::recruit: return start + text(arg<Leader>(move));
    case Verb::act:     return start + text(arg<Action>(move));
    case Verb::source:  return start + text(arg<Source>(move));
    case Verb::pile:    return start + text(arg<SharedPile>(move));
    case Verb::tribe:
    case Verb::wound:   return start + text(arg<Tribe>(move));
    case Verb::guard:   return start + text(arg<Zone>(move));
    case Verb::side:
    case Verb::place:   return start + text(arg<Side>(move));
    case Verb::pick:    return start + text(arg<Building>(move));
    case Verb::hire:
    case Verb::inspire:
    case Verb::add:
    case Verb::take:
    case Verb::discard:
    case Verb::fetch:
    case Verb::prize:
    case Verb::lose:    return start + text(arg<Kind>(move));
    case Verb::site:
    case Verb::strike:
    case Verb::fight:   return start + std::to_string(move.args[0] + 1);
    case Verb::spend:   return start + std::to_string(move.args[0]);
    case Verb::look:    {
        const auto zone = arg<Zone>(move);
        if (zone == Zone::leaders_pile) return start + text(zone);
        return start + text(zone) + " " +
               (zone <= Zone::deck ? text(arg<Tribe>(move, 1)) : std::to_string(move.args[1] + 1));
    }
    case Verb::use: {
        const auto deed = arg<Deed>(move);
        if (deed == Deed::yardmaster) return start + text(deed);
        return start + text(deed) + " " + text(arg<Kind>(move, 1)) + " " + text(arg<Zone>(move, 2));
    }
    case Verb::target: {
        const auto copy = arg<Copy>(move, 2);
        return start + text(arg<Tribe>(move)) + " " + (copy == Copy::fresh ? "" : text(copy) + " ") +
               text(arg<Kind>(move, 1));
    }
    case Verb::save:  return start + text(arg<Kind>(move)) + " " + text(arg<Zone>(move, 1));
    case Verb::done:
    case Verb::end:
    case Verb::pass:
    case Verb::leave:
    case Verb::stay:  return text(verb);
    }
    return {};
}

Result<Move> Game::parse_move(std::string_view text) { return read_move<Verb>(text, words_in(text), parse, info.name); }

}  // namespace skerry::arctic_scavengers
