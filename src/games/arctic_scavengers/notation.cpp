// SPDX-License-Identifier: Apache-2.0
#include "core/grammar.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// Moves as text, and text as moves. One form each: parse_move(move_text(m)) == m.
namespace skerry::arctic_scavengers {
namespace {

// A building, an enemy pile or a card that is looked at, counted from 1.
struct Place {
    static std::string write(std::uint8_t byte) { return std::to_string(byte + 1); }
    static std::optional<std::uint8_t> read(std::string_view word) {
        const auto n = number(word, 1);
        return n ? std::optional(static_cast<std::uint8_t>(*n - 1)) : std::nullopt;
    }
    static void touch(std::uint8_t, std::vector<Thing>&) {}
};

// "look hand red", "look site 2", "look leaders_pile"
std::string look_text(Move move) {
    const auto zone = arg<Zone>(move);
    const std::string text = " " + word_of(zone);
    if (zone == Zone::leaders_pile) return text;
    return text + " " + (zone <= Zone::deck ? Name<Tribe>::write(move.args[1]) : Place::write(move.args[1]));
}
std::optional<Move> parse_look(Words words) {
    const auto zone = words.empty() ? std::nullopt : named<Zone>(words[0]);
    if (!zone || *zone == Zone::bunker) return std::nullopt;
    if (*zone == Zone::leaders_pile) return words.size() == 1 ? std::optional(make(Verb::look, *zone)) : std::nullopt;
    if (words.size() != 2) return std::nullopt;
    const auto where = *zone <= Zone::deck ? Name<Tribe>::read(words[1]) : Place::read(words[1]);
    return where ? std::optional(make(Verb::look, *zone, *where)) : std::nullopt;
}
std::vector<Thing> look_things(Move move) {
    switch (arg<Zone>(move)) {
    case Zone::site:         return {site_thing(move.args[1])};
    case Zone::leaders_pile: return {thing(SharedPile::leaders_pile)};
    case Zone::enemy_pile:   return {enemy_thing(move.args[1])};
    default:                 return {thing(arg<Tribe>(move, 1))};
    }
}

// "use snipe sniper_team hand", "use yardmaster"
constexpr auto use_card = verb<Verb::use, Deed, Kind, Zone>();
bool needs_no_card(Deed deed) { return rule_of(deed).cards.empty(); }
std::string use_text(Move move) {
    if (needs_no_card(arg<Deed>(move))) return " " + word_of(arg<Deed>(move));
    return use_card.text(move);
}
std::optional<Move> parse_use(Words words) {
    if (words.size() != 1) {
        const auto move = use_card.parse(words);
        return move && !needs_no_card(arg<Deed>(*move)) ? move : std::nullopt;
    }
    const auto deed = named<Deed>(words[0]);
    return deed && needs_no_card(*deed) ? std::optional(make(Verb::use, *deed)) : std::nullopt;
}
std::vector<Thing> use_things(Move move) {
    if (needs_no_card(arg<Deed>(move))) return {thing(arg<Deed>(move)), thing(*rule_of(arg<Deed>(move)).power)};
    return {thing(arg<Deed>(move)), thing(arg<Kind>(move, 1))};
}

// "target red brawler", "target red used saboteur"; alone the enemy is blue
std::string target_text(Move move) {
    const auto copy = arg<Copy>(move, 2);
    return " " + word_of(arg<Tribe>(move)) + (copy == Copy::fresh ? "" : " " + word_of(copy)) + " " +
           word_of(arg<Kind>(move, 1));
}
std::optional<Move> parse_target(Words words) {
    if (words.size() < 2 || words.size() > 3) return std::nullopt;
    const auto tribe = Name<Tribe>::read(words[0]);
    const auto kind = Name<Kind>::read(words.back());
    const auto copy = words.size() == 2 ? std::optional(Copy::fresh) : named<Copy>(words[1]);
    if (!tribe || !kind || !copy || (words.size() == 3 && *copy == Copy::fresh)) return std::nullopt;
    return make(Verb::target, *tribe, *kind, *copy);
}
std::vector<Thing> target_things(Move move) { return {thing(arg<Tribe>(move)), thing(arg<Kind>(move, 1))}; }

std::vector<Thing> hired(Move move) { return {stack_thing(arg<Kind>(move))}; }
std::vector<Thing> at_site(Move move) { return {site_thing(move.args[0])}; }
std::vector<Thing> at_enemy(Move move) { return {enemy_thing(move.args[0])}; }
std::vector<Thing> leaders_things(Move) { return {thing(SharedPile::leaders_pile)}; }
std::vector<Thing> guard_things(Move) { return {thing(Kind::guard)}; }
std::vector<Thing> source_things(Move move) {
    switch (arg<Source>(move)) {
    case Source::spy:         return {thing(Kind::spy)};
    case Source::binoculars:  return {thing(Kind::binoculars)};
    case Source::scout_tower: return {thing(Building::scout_tower)};
    }
    return {};
}

}  // namespace

const Grammar<Verb> Notation::grammar{
    verb<Verb::keep, Leader>(),
    verb<Verb::act, Action>(),
    verb<Verb::hire, Kind>(hired),
    verb<Verb::site, Place>(at_site),
    verb<Verb::tribe, Tribe>(),
    verb<Verb::source, Source>(source_things),
    {Verb::look, look_text, parse_look, look_things, first_argument<Zone>()},
    verb<Verb::pile, SharedPile>(),
    verb<Verb::spend, Number<1, 255>>(leaders_things),
    verb<Verb::inspire, Kind>(),
    verb<Verb::add, Kind>(),
    verb<Verb::end>(),
    verb<Verb::pass>(),
    {Verb::use, use_text, parse_use, use_things, first_argument<Deed>()},
    {Verb::target, target_text, parse_target, target_things, first_argument<Tribe>()},
    verb<Verb::strike, Place>(at_site),
    verb<Verb::wound, Tribe>(),
    verb<Verb::guard, Zone>(guard_things),
    verb<Verb::save, Kind, Zone>(),
    verb<Verb::side, Side>(),
    verb<Verb::take, Kind>(),
    verb<Verb::place, Side>(),
    verb<Verb::sink, Place>(),
    verb<Verb::pick, Building>(),
    verb<Verb::discard, Kind>(),
    verb<Verb::recruit, Leader>(),
    verb<Verb::fetch, Kind>(),
    verb<Verb::fight, Place>(at_enemy),
    verb<Verb::stay>(),
    verb<Verb::prize, Kind>(),
    verb<Verb::lose, Kind>(),
};

std::vector<Thing> things_of(const Question& q, Move move) {
    if (verb_of(move) != Verb::sink) return Notation::grammar.things(move);
    return {thing_looked_at(q.state, move.args[0])};
}

}  // namespace skerry::arctic_scavengers
