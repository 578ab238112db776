// SPDX-License-Identifier: Apache-2.0
#include "core/grammar.h"
#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// Moves as text, text as moves, and what a move touches.
namespace skerry::fine_sand {
namespace {

// A hand card, a scaffold, a coin card on a pallet, a wooden coin.
constexpr std::string_view coin_word = "wooden_coin", on_pallet = "pallet:";

std::string payment_text(Move move) {
    switch (arg<Source>(move, 1)) {
    case Source::coin:   return " " + std::string(coin_word);
    case Source::pallet: return " " + std::string(on_pallet) + Name<Card>::write(move.args[0]);
    default:             return " " + Name<Card>::write(move.args[0]);
    }
}

std::optional<Move> parse_payment(Words words) {
    if (words.size() != 1) return std::nullopt;
    if (words[0] == coin_word) return make(Verb::pay, wooden_coin, Source::coin);
    const bool pallet = words[0].starts_with(on_pallet);
    const auto byte = Name<Card>::read(pallet ? words[0].substr(on_pallet.size()) : words[0]);
    if (!byte) return std::nullopt;
    const auto card = static_cast<Card>(*byte);
    if (pallet && !is_coin(card)) return std::nullopt;
    return make(Verb::pay, card, pallet ? Source::pallet : card == Card::f1_scaffold ? Source::front : Source::hand);
}

std::vector<Thing> payment_things(Move move) {
    switch (arg<Source>(move, 1)) {
    case Source::hand:   return {thing(arg<Card>(move))};
    case Source::pallet: return {pallet_thing(arg<Card>(move))};
    case Source::front:  return {front_thing()};
    case Source::coin:   return {coin_thing()};
    }
    return {};
}

// "castle_2", or "castle_2 with f4_build_cheap".
std::string build_text(Move move) {
    const Permit by = permit_of(move);
    return " " + Name<Card>::write(move.args[0]) + (by ? " with " + word_of(*by) : "");
}

std::optional<Move> parse_build(Words words) {
    const auto card = words.empty() ? std::nullopt : Name<Card>::read(words[0]);
    if (!card) return std::nullopt;
    if (words.size() == 1) return build_move(static_cast<Card>(*card), {});
    const auto by = words.size() == 3 && words[1] == "with" ? Name<Card>::read(words[2]) : std::nullopt;
    return by ? std::optional(build_move(static_cast<Card>(*card), static_cast<Card>(*by))) : std::nullopt;
}

}  // namespace

const Grammar<Verb> Notation::grammar{
    verb<Verb::mulligan, Card>(),
    verb<Verb::draw>([](Move) -> std::vector<Thing> { return {draw_thing(), stack_thing()}; }),
    verb<Verb::use, Card>([](Move move) -> std::vector<Thing> { return {built_thing(arg<Card>(move))}; }),
    verb<Verb::ring, Ring>(),
    {Verb::build, build_text, parse_build,
     [](Move move) -> std::vector<Thing> { return {thing(arg<Card>(move)), price_thing(arg<Card>(move))}; },
     first_argument<Card>()},
    {Verb::pay, payment_text, parse_payment, payment_things, first_argument<Card>()},
    verb<Verb::offload, Card>(
        [](Move move) -> std::vector<Thing> { return {thing(arg<Card>(move)), offload_thing(), symbol_thing()}; }),
    verb<Verb::dump, Card>(),
    verb<Verb::remove, Card>(),
    verb<Verb::place, Card>(),
    verb<Verb::discard, Card>(),
    verb<Verb::take, Card>(),
    verb<Verb::reveal>([](Move) -> std::vector<Thing> { return {stack_thing()}; }),
    verb<Verb::bonus, Ordinal<Bonus>>(),
    verb<Verb::swap, Card>(),
    verb<Verb::end>(),
};

}  // namespace skerry::fine_sand
