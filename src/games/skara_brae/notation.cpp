#include "core/grammar.h"
#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Moves as text, and text as moves. One form each: parse_move(move_text(m)) == m.
namespace skerry::skara_brae {
namespace {

// A single one goes without its number: "2 wool hide".
std::string text_of(const Goods& goods) {
    std::string text;
    for (const Amount& amount : goods) {
        if (amount.count == 0) continue;
        text += amount.count > 1 ? " " + plain(amount.count) + " " : " ";
        text += name_of(amount.what);
    }
    return text;
}

std::optional<Bag<Resource>> bag_in(Words words) {
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
    return bag;
}

std::string harvest_text(Move move) { return text_of(harvested_by(move)); }
std::optional<Move> parse_harvest(Words words) {
    const auto taken = bag_in(words);
    if (!taken || taken->empty()) return std::nullopt;
    for (Environment e : each<Environment>()) {
        const int first = (*taken)[types_of(e)[0]], second = (*taken)[types_of(e)[1]];
        if (has_two_types(e) && first + second == taken->total()) return make(Verb::harvest, e, first, second);
    }
    return std::nullopt;
}

std::string payment_text(Move move) { return text_of(paid_by(move)); }
std::optional<Move> parse_payment(Words words) {
    const auto paid = bag_in(words);
    if (!paid || paid->empty() || paid->total() > 7) return std::nullopt;
    const Set<Resource> types = paid->at_least(1);
    if (types.size() > static_cast<int>(Goods::capacity)) return std::nullopt;
    Goods goods;
    for (Resource type : types) goods.push({type, (*paid)[type]});
    return payment(goods);
}
std::vector<Thing> payment_things(Move move) {
    std::vector<Thing> things;
    for (const Amount& amount : paid_by(move))
        things.insert(things.end(), static_cast<std::size_t>(amount.count), thing(amount.what));
    return things;
}

std::string gather_text(Move move) { return text_of(gather_options[move.args[0]].gain); }
std::optional<Move> parse_gather(Words words) {
    const auto gained = bag_in(words);
    for (std::size_t i = 0; gained && i < gather_options.size(); ++i)
        if (bag_of(gather_options[i].gain) == *gained) return make(Verb::gather, i);
    return std::nullopt;
}

// Both is what is said where nothing is.
std::string muster_text(Move move) {
    const std::string text = " " + word_of(arg<Environment>(move));
    const auto how = arg<Mustering>(move, 1);
    return how == Mustering::both ? text : text + " " + word_of(how);
}
std::optional<Move> parse_muster(Words words) {
    if (words.empty() || words.size() > 2) return std::nullopt;
    const auto e = named<Environment>(words[0]);
    const auto how = words.size() == 1 ? std::optional(Mustering::both) : named<Mustering>(words[1]);
    if (!e || !how || (words.size() == 2 && *how == Mustering::both)) return std::nullopt;
    return make(Verb::muster, *e, *how);
}

std::vector<Thing> environment_thing(Move move) { return {thing(arg<Environment>(move))}; }
std::vector<Thing> knives(Move move) { return std::vector<Thing>(move.args[0], thing(Resource::skaill)); }
std::vector<Thing> food(Move move) { return std::vector<Thing>(move.args[0], thing(Resource::food)); }
std::vector<Thing> gathered_with(Move move) { return {thing(gather_options[move.args[0]].tile)}; }
std::vector<Thing> track_thing(Move move) { return {track(arg<Tile>(move))}; }
std::vector<Thing> cleared(Move move) {
    return {arg<Clearing>(move) == Clearing::midden ? thing(Resource::midden) : slider_thing()};
}

constexpr Grammar<Verb> grammar{
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
    {Verb::muster, muster_text, parse_muster, environment_thing, first_argument<Environment>()},
    verb<Verb::tend, Tile>(),
    verb<Verb::feed, Number<0, 255>>(food),
    verb<Verb::discard, Card>(),
};

}  // namespace

std::string Notation::text(Move move) { return grammar.text(move); }
Result<Move> Notation::parse(std::string_view text) { return grammar.parse(text, Game::info.name); }

// A use touches what its step is about.
std::vector<Thing> things_of(const Question& q, Move move) {
    return verb_of(move) == Verb::use ? about(q.step) : grammar.things(move);
}

std::string Game::pattern_text(Move move) { return grammar.pattern_text(move); }
Result<Move> Game::parse_pattern(std::string_view text) { return grammar.parse_pattern(text); }

}  // namespace skerry::skara_brae
