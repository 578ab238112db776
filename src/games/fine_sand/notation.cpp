#include "core/notation.h"

#include <optional>

#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// Moves as text, and text as moves. One form each: parse_move(move_text(m)) == m.
namespace skerry::fine_sand {
namespace {

constexpr std::string_view wooden_coin = "wooden_coin", on_pallet = "pallet:";

std::optional<Card> card(std::string_view word) {
    const auto found = named<Card>(word);
    return found && *found != Card::unknown ? found : std::nullopt;
}

// A hand card, a scaffold, a coin card on a pallet, a wooden coin.
std::optional<Move> parse_payment(std::string_view word) {
    if (word == wooden_coin) return make(Verb::pay, 0, Source::coin);
    const bool pallet = word.starts_with(on_pallet);
    const auto what = card(pallet ? word.substr(on_pallet.size()) : word);
    if (!what || (pallet && !is_coin(*what))) return std::nullopt;
    const Source from = pallet ? Source::pallet : *what == Card::f1_scaffold ? Source::front : Source::hand;
    return make(Verb::pay, *what, from);
}

std::optional<Move> parse_bonus(std::string_view word) {
    const auto row = number(word, 1, coin_rows);
    return row ? std::optional(make(Verb::bonus, *row - 1)) : std::nullopt;
}

// "castle_2", or "castle_2 with f4_build_cheap".
std::optional<Move> parse_build(Words words) {
    const auto what = words.empty() ? std::nullopt : card(words[0]);
    if (!what) return std::nullopt;
    if (words.size() == 1) return build_move(*what, {});
    const auto by = words.size() == 3 && words[1] == "with" ? card(words[2]) : std::nullopt;
    return by ? std::optional(build_move(*what, *by)) : std::nullopt;
}

std::optional<Move> parse(Words words) {
    if (words.empty() || words.size() > 4) return std::nullopt;
    const auto verb = named<Verb>(words[0]);
    if (!verb) return std::nullopt;
    if (*verb == Verb::build) return parse_build(words.subspan(1));
    if (words.size() > 2) return std::nullopt;
    const bool alone = words.size() == 1;
    switch (*verb) {
    case Verb::draw:
    case Verb::reveal:
    case Verb::stop:
    case Verb::end:
    case Verb::done:   return alone ? std::optional(make(*verb)) : std::nullopt;
    case Verb::ring:   {
        const auto ring = alone ? std::nullopt : named<Ring>(words[1]);
        return ring ? std::optional(make(*verb, *ring)) : std::nullopt;
    }
    case Verb::pay:   return alone ? std::nullopt : parse_payment(words[1]);
    case Verb::bonus: return alone ? std::nullopt : parse_bonus(words[1]);
    default:          {
        const auto what = alone ? std::nullopt : card(words[1]);
        return what ? std::optional(make(*verb, *what)) : std::nullopt;
    }
    }
}

std::string payment_text(Move move) {
    if (arg<Source>(move, 1) == Source::coin) return std::string(wooden_coin);
    const std::string name(name_of(arg<Card>(move)));
    return arg<Source>(move, 1) == Source::pallet ? std::string(on_pallet) + name : name;
}

}  // namespace

std::string Game::move_text(Move move) {
    const Verb verb = verb_of(move);
    const std::string start = std::string(name_of(verb)) + " ";
    switch (verb) {
    case Verb::draw:
    case Verb::reveal:
    case Verb::stop:
    case Verb::end:
    case Verb::done:   return std::string(name_of(verb));
    case Verb::ring:   return start + std::string(name_of(arg<Ring>(move)));
    case Verb::pay:    return start + payment_text(move);
    case Verb::bonus:  return start + std::to_string(bonus_of(arg<Bonus>(move)));
    case Verb::build:  {
        const Permit by = permit_of(move);
        return start + std::string(name_of(arg<Card>(move))) + (by ? " with " + std::string(name_of(*by)) : "");
    }
    default: return start + std::string(name_of(arg<Card>(move)));
    }
}

Result<Move> Game::parse_move(std::string_view text) { return read_move<Verb>(text, words_in(text), parse, info.name); }

}  // namespace skerry::fine_sand
