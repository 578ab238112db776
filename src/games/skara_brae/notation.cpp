// SPDX-License-Identifier: Apache-2.0
#include "core/grammar.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Moves as text, and text as moves. One form each: parse_move(move_text(m)) == m.
namespace skerry::skara_brae {
namespace {

// A single one goes without its number: "2 wool hide".
std::string text_of(const Goods& goods) {
    std::string text;
    for (Resource what : goods.at_least(1)) {
        text += goods[what] > 1 ? " " + plain(goods[what]) + " " : " ";
        text += name_of(what);
    }
    return text;
}

std::optional<Goods> bag_in(Words words) {
    Goods bag;
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
    return bag;
}

std::string harvest_text(Move move) { return text_of(harvested_by(move)); }
std::optional<Move> parse_harvest(Words words) {
    const auto taken = bag_in(words);
    if (!taken || taken->empty()) return std::nullopt;
    for (Environment e : each<Environment>()) {
        const int first = (*taken)[harvest_types[e][0]], second = (*taken)[harvest_types[e][1]];
        if (has_two_types(e) && first + second == taken->total()) return make(Verb::harvest, e, first, second);
    }
    return std::nullopt;
}

std::string payment_text(Move move) { return text_of(paid_by(move)); }
std::optional<Move> parse_payment(Words words) {
    const auto paid = bag_in(words);
    if (!paid || paid->empty() || paid->total() > 7) return std::nullopt;
    if (paid->at_least(1).size() > clean_sides[1].types.size()) return std::nullopt;  // nothing costs more types
    return payment(*paid);
}
std::vector<Thing> payment_things(Move move) {
    std::vector<Thing> things;
    for (std::uint8_t resource : move.args)
        if (resource > 0) things.push_back(thing(static_cast<Resource>(resource - 1)));
    return things;
}

std::string gather_text(Move move) { return text_of(gather_options[move.args[0]].gain); }
std::optional<Move> parse_gather(Words words) {
    const auto gained = bag_in(words);
    for (std::size_t i = 0; gained && i < gather_options.size(); ++i)
        if (gather_options[i].gain == *gained) return make(Verb::gather, i);
    return std::nullopt;
}

std::vector<Thing> environment_thing(Move move) { return {thing(arg<Environment>(move))}; }
std::vector<Thing> knives(Move move) { return std::vector<Thing>(move.args[0], thing(Resource::skaill)); }
std::vector<Thing> food(Move move) { return std::vector<Thing>(move.args[0], thing(Resource::food)); }
std::vector<Thing> gathered_with(Move move) { return {thing(gather_options[move.args[0]].tile)}; }
std::vector<Thing> track_thing(Move move) { return {track(arg<Tile>(move))}; }
std::vector<Thing> cleared(Move move) {
    return {arg<Clearing>(move) == Clearing::midden ? thing(Resource::midden) : slider_thing()};
}

}  // namespace

const Grammar<Verb> Notation::grammar{
    verb<Verb::keep, Tile>(),
    verb<Verb::pass>(),
    verb<Verb::take, Card>(),
    verb<Verb::task, Ordinal<Task>>(),
    verb<Verb::skip>(),
    verb<Verb::use>(),
    verb<Verb::knives, Number<0, 255>>(knives),
    {Verb::harvest, harvest_text, parse_harvest, environment_thing, first_argument<Environment>()},
    verb<Verb::place, Tile>(),
    verb<Verb::end>(),
    {Verb::pay, payment_text, parse_payment, payment_things, first_argument<Optional<Resource>>()},
    verb<Verb::gain, Resource>(),
    verb<Verb::cook, Resource>(),
    verb<Verb::flip, Tile>(),
    verb<Verb::clear, Clearing>(cleared),
    verb<Verb::buy, Keyword<"for">, Resource>(),
    {Verb::gather, gather_text, parse_gather, gathered_with},
    verb<Verb::build, Tile>(track_thing),
    verb<Verb::muster, Environment, Optional<Mustering>>(),
    verb<Verb::tend, Tile>(),
    verb<Verb::feed, Number<0, 255>>(food),
    verb<Verb::discard, Card>(),
};

// A use touches what its step is about.
std::vector<Thing> things_of(const Question& q, Move move) {
    return verb_of(move) == Verb::use ? about(q) : Notation::grammar.things(move);
}

}  // namespace skerry::skara_brae
