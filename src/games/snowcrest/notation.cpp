// SPDX-License-Identifier: Apache-2.0
#include "core/grammar.h"
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Moves as text, and text as moves. One form each: parse_move(move_text(m)) == m.
namespace skerry::snowcrest {
namespace {

// Alternatives have letters.
struct Letter {
    static std::string write(std::uint8_t byte) { return {byte < max_alternatives ? letter_of(byte) : '?'}; }
    static std::optional<std::uint8_t> read(std::string_view word) {
        const std::size_t at = word.size() == 1 ? alternative_letters.find(word[0]) : word.npos;
        return at == word.npos ? std::nullopt : std::optional(static_cast<std::uint8_t>(at));
    }
    static void touch(std::uint8_t byte, std::vector<Thing>& things) { things.push_back(thing_of_alternative(byte)); }
};

std::vector<Thing> copied(Move move) { return {thing(arg<Villager>(move))}; }
std::vector<Thing> bells(Move) { return {thing(Resource::bell)}; }
std::vector<Thing> announced(Move move) { return move.args[0] > 0 ? bells(move) : no_things(move); }

// "only": no text is the beginning of another.
std::string refusal_text(Move move) {
    std::string items;
    for (Item item : refused_by(move)) items += " " + word_of(item);
    return items.empty() ? " nothing" : items + " only";
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

std::vector<Thing> refused(Move move) {
    std::vector<Thing> things;
    for (Item item : refused_by(move)) things.push_back(thing(item));
    return things;
}

}  // namespace

const Grammar<Verb> Notation::grammar{
    verb<Verb::buy, Villager>(),
    verb<Verb::activate, Cell>(),
    verb<Verb::add, Villager, Cell>(),
    verb<Verb::rest>(),
    verb<Verb::use, Letter>(),
    verb<Verb::copy, Villager, Letter>(copied),
    verb<Verb::skip>(),
    verb<Verb::pay, Source>(),
    {Verb::refuse, refusal_text, parse_refusal, refused, first_argument<Optional<Item>>()},
    verb<Verb::build, Building>(),
    verb<Verb::raze, TileFace>(),
    verb<Verb::announce, Number<0, 255>>(announced),
    verb<Verb::beat>(bells),
    verb<Verb::decline>(),
    verb<Verb::discard, Villager>(),
    verb<Verb::recover, Villager>(),
    verb<Verb::recruit, Villager>(),
};

}  // namespace skerry::snowcrest
