// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/containers.h"
#include "core/reflect.h"

// Everything in the box of Arctic Scavengers with Headquarters and Recon. All numbers of the game are here and nowhere
// else; the section of the specification that a table comes from stands beside it. Its marks [R], [P] and [D] (rules
// summary, public material, designed) are kept where a whole table has one.
namespace skerry::arctic_scavengers {

// ---- Section 2: vocabulary ------------------------------------------------------------------------------------

// Kinds of cards in the order of the rows of section 3, which is also the order in which an enemy chooses targets.
SKERRY_ENUM(Kind, refugee, scavenger, brawler, hunter, saboteur, scout, group_leaders, sniper_team, thugs,  //
            junk, pills, medkit, net, pickaxe, multitool, shovel, spear,                                    //
            sled_team, field_crew, tribe_family_3, tribe_family_4, tribe_family_5, grenade, wolf_pack,      //
            medic, engineer, rifle, toolkit,                                                                //
            scouting_refugee, hardy_scavenger, assassin, courier, drill_sergeant, guard, provocateur, rogue, tinker,
            spy, scrappers, map, binoculars, cargo_sled, tear_gas, demolition_team, combat_medics, tribal_hunters_2,
            tribal_hunters_3, tribal_hunters_4, unknown);
SKERRY_ENUM(CardType, person, tool, medicine, instant, junk);
SKERRY_ENUM(Ability, draw, dig, hunt, fight);
SKERRY_ENUM(Building, pharmacy, armory, hydroponic_gardens, bunker, portable_decoys, scout_tower, unknown);
SKERRY_ENUM(Leader, peacemaker, mentor, organizer, fanatic, excavator, ranger, gangster, butcher, cannibal,
            sergeant_at_arms, swindler, yardmaster, unknown);
SKERRY_ENUM(Gang, gearheads, pharmers, masons, humanitarians);
SKERRY_ENUM(SharedPile, junkyard, contested, schematics, leaders_pile);
SKERRY_ENUM(Tribe, red, blue, green, yellow, white);  // the seats

SKERRY_ENUM(Mode, multi, solo);
SKERRY_ENUM(Module, recon1, recon2, recon3, recon4, recon5);
SKERRY_ENUM(ContestedDeck, base14, cr_random14, cr_one_each);
SKERRY_ENUM(JunkyardDeck, junkyard_standard, junkyard_lean);
SKERRY_ENUM(Level, solo_normal, solo_hard, solo_brutal);

inline constexpr std::uint8_t max_players = 5;
inline constexpr std::size_t kind_count = count_of<Kind> - 1;

// Words with a number of the game for each #.
struct Text {
    std::string_view words;
    std::array<std::uint8_t, 4> numbers{};
};

// ---- Section 3: cards -----------------------------------------------------------------------------------------

// What a card is worth for an ability: nothing at all, a base value, or a modifier.
SKERRY_ENUM(Form, none, base, plus);
struct Worth {
    Form form = Form::none;
    std::uint8_t n = 0;
    static constexpr bool worded = true;
    SKERRY_FIELDS(form, n)
};

// Food and med, or units in any mix of them.
struct Cost {
    std::uint8_t food = 0, med = 0, any = 0;
    static constexpr bool worded = true;
    SKERRY_FIELDS(food, med, any)
};

// What the texts of cards speak of (section 6).
inline constexpr int spy_cards = 4, binoculars_cards = 1, binoculars_extra = 2;
inline constexpr int worker_removes = 1, toolkit_removes = 2;  // timer cards
inline constexpr int courier_discards = 2, drill_picks = 2, drill_draws = 2, demolition_draws = 2;
inline constexpr int sled_finds = 2;        // kept from a dig with a cargo sled
inline constexpr int consolation_draw = 1;  // for a spy, a scouting refugee, a guard

struct CardRow {
    std::string_view name;
    CardType type;
    std::uint8_t copies, people;
    Cost cost;  // of who can be hired
    Each<Ability, Worth> worth;
    std::uint8_t med = 0;
    Text text = {};  // what is special about it
    SKERRY_FIELDS(type, copies, people, cost, worth, med)
};

inline constexpr std::array<CardRow, kind_count> cards = [] {
    using enum CardType;
    constexpr Worth _{};
    const auto b = [](std::uint8_t n) { return Worth{Form::base, n}; };
    const auto p = [](std::uint8_t n) { return Worth{Form::plus, n}; };
    // clang-format off
    return std::array<CardRow, kind_count>{{
        // 3.1 Starter and mercenary persons [P]; thugs' cost and all specials [R]
        {"Refugee", person, 20, 1, {}, {{_, b(0), b(0), _}}, 0,
         {"A refugee card: leaders and humanitarians care for it."}},
        {"Scavenger", person, 20, 1, {1}, {{b(1), b(1), b(1), b(1)}}},
        {"Brawler", person, 10, 1, {2}, {{_, b(1), _, b(2)}}},
        {"Hunter", person, 8, 1, {0, 1}, {{_, _, b(2), b(1)}}},
        {"Saboteur", person, 8, 1, {1, 1}, {{_, b(1), _, b(1)}}, 0,
         {"May disarm: put aside a tool that another player uses, in their turn or in the skirmish."}},
        {"Scout", person, 8, 1, {2, 1}, {{b(2), _, _, b(2)}}},
        {"Group Leaders", person, 5, 2, {2, 2}, {{p(2), p(2), p(2), p(2)}}, 0,
         {"Only adds to others, who may still use tools."}},
        {"Sniper Team", person, 5, 2, {2, 2}, {{_, _, _, _}}, 0,
         {"May snipe: put aside a person of another player, in their turn or in the skirmish."}},
        {"Thugs", person, 5, 3, {0, 0, 6}, {{_, b(1), _, b(3)}}},
        // 3.1 Junkyard [P]; the shovel's dig: Ruling 1
        {"Junk", CardType::junk, 7, 0, {}, {{_, _, _, _}}, 0, {"Good for nothing."}},
        {"Pills", medicine, 9, 0, {}, {{_, _, _, _}}, 1},
        {"Medkit", medicine, 6, 0, {}, {{_, _, _, _}}, 2},
        {"Net", tool, 4, 0, {}, {{_, _, p(2), p(1)}}},
        {"Pickaxe", tool, 4, 0, {}, {{_, p(1), _, p(2)}}},
        {"Multitool", tool, 4, 0, {}, {{_, p(1), p(1), p(1)}}},
        {"Shovel", tool, 6, 0, {}, {{_, p(2), _, p(1)}}},
        {"Spear", tool, 6, 0, {}, {{_, _, p(1), p(2)}}},
        // 3.1 Contested resources [P]
        {"Sled Team", person, 2, 2, {}, {{b(2), _, _, b(1)}}},
        {"Field Crew", person, 2, 4, {}, {{_, b(2), b(2), b(2)}}},
        {"Tribe Family of 3", person, 2, 3, {}, {{_, _, b(0), b(0)}}},
        {"Tribe Family of 4", person, 2, 4, {}, {{_, _, b(0), b(0)}}},
        {"Tribe Family of 5", person, 2, 5, {}, {{_, _, b(0), b(0)}}},
        {"Grenade", tool, 2, 0, {}, {{_, _, _, p(3)}}},
        {"Wolf Pack", tool, 2, 0, {}, {{_, _, p(3), p(2)}}},
        // 3.2 Headquarters [P, specials R]
        {"Medic", person, 8, 1, {3}, {{b(1), _, _, _}}, 1,
         {"Pays # med when played with a hire. May save a person from a sniper.", {1}}},
        {"Engineer", person, 8, 1, {2, 1}, {{b(1), b(2), _, _}}, 0, {"Can lead a build."}},
        {"Rifle", tool, 4, 0, {}, {{_, _, p(2), p(2)}}},
        {"Toolkit", tool, 4, 0, {}, {{_, p(2), _, _}}, 0,
         {"On a building site its worker takes off # timer cards more.", {toolkit_removes}}},
        // 3.3 Recon [P, specials R]; the binoculars' hunt [D], Ruling 4
        {"Scouting Refugee", person, 20, 1, {1}, {{_, p(1), p(1), p(1)}}, 0,
         {"A refugee card. May cancel another player's recon; its owner then draws a card."}},
        {"Hardy Scavenger", person, 20, 1, {1}, {{b(0), b(1), b(1), b(0)}}, 0,
         {"Comes back to the hand from a skirmish that was not won."}},
        {"Assassin", person, 8, 1, {0, 2}, {{b(1), _, _, _}}, 0, {"May snipe, but only a card of one person."}},
        {"Courier", person, 8, 1, {1, 1}, {{b(3), _, _, p(1)}}, 0,
         {"After the draw # of the drawn cards are discarded again.", {courier_discards}}},
        {"Drill Sergeant", person, 8, 1, {2, 1}, {{_, b(2), _, b(1)}}, 0,
         {"May drill: shuffle up to # discarded cards into the deck and draw #.", {drill_picks, drill_draws}}},
        {"Guard", person, 8, 1, {2}, {{_, _, _, b(2)}}, 0,
         {"May cancel an attack on its owner, who then draws a card; not in the skirmish."}},
        {"Provocateur", person, 8, 1, {0, 1}, {{b(1), _, _, b(1)}}, 0,
         {"May provoke in the skirmish: the owner's score is then the size of the force."}},
        {"Rogue", person, 8, 1, {0, 1}, {{b(1), _, _, b(1)}}, 0,
         {"If the skirmish is tied at the top, the first player with a rogue takes the prize."}},
        {"Tinker", person, 8, 1, {3}, {{_, p(1), p(1), p(1)}}, 0, {"Can lead a build if somebody else digs with it."}},
        {"Spy", person, 8, 1, {0, 0, 3}, {{_, _, _, p(2)}}, 0,
         {"May look at # cards of another player: hand, force, deck or a building. Its owner then draws a card.",
          {spy_cards}}},
        {"Scrappers", person, 5, 2, {0, 0, 4}, {{_, b(3), _, b(2)}}, 0,
         {"Its dig or build may be from the bottom, and each card goes back to the top or the bottom."}},
        {"Map", instant, 4, 0, {}, {{_, _, _, _}}, 0,
         {"Played after an action: one of its persons returns to the hand."}},
        {"Binoculars", instant, 4, 0, {}, {{_, _, p(1), _}}, 0,
         {"Needs no person. Or recon: look at the top card of each shared pile; each further one shows # more.",
          {binoculars_extra}}},
        {"Cargo Sled", tool, 2, 0, {}, {{_, p(2), p(2), _}}, 0,
         {"With it a dig may bring home a tool or medicine besides."}},
        {"Tear Gas", instant, 2, 0, {}, {{_, _, _, _}}, 0,
         {"In the skirmish one person of another player fights with nothing."}},
        {"Demolition Team", person, 2, 2, {}, {{_, b(2), _, b(2)}}, 0,
         {"May demolish: a building under construction gets all its timer cards again, from its owner's deck; who "
          "demolishes then draws #.", {demolition_draws}}},
        {"Combat Medics", person, 2, 4, {}, {{b(1), _, _, b(1)}}, 2,
         {"Pays # med when played with a hire. Saves one person in the skirmish and fights on.", {2}}},
        {"Tribal Hunters of 2", person, 2, 2, {}, {{_, _, b(1), b(0)}}},
        {"Tribal Hunters of 3", person, 2, 3, {}, {{_, _, b(1), b(1)}}},
        {"Tribal Hunters of 4", person, 2, 4, {}, {{_, _, b(2), b(1)}}},
    }};
    // clang-format on
}();
inline constexpr const CardRow& row(Kind kind) { return cards[static_cast<std::size_t>(kind)]; }
inline constexpr Worth worth(Kind kind, Ability ability) { return row(kind).worth[ability]; }

// Kinds of cards that something holds for.
template <class F>
constexpr Set<Kind> kinds_where(F holds) {
    Set<Kind> set;
    for (std::size_t i = 0; i < kind_count; ++i)
        if (holds(static_cast<Kind>(i))) set.add(static_cast<Kind>(i));
    return set;
}
inline constexpr Set<Kind> all_kinds = kinds_where([](Kind) { return true; });
inline constexpr Set<Kind> persons = kinds_where([](Kind k) { return row(k).type == CardType::person; });
inline constexpr Set<Kind> tools = kinds_where([](Kind k) { return row(k).type == CardType::tool; });
inline constexpr Set<Kind> medicines = kinds_where([](Kind k) { return row(k).type == CardType::medicine; });
inline constexpr Set<Kind> base_contested = Set<Kind>::range(Kind::sled_team, Kind::wolf_pack);
inline constexpr Set<Kind> contested_kinds =
    base_contested | Set<Kind>::range(Kind::cargo_sled, Kind::tribal_hunters_4);
inline constexpr Set<Kind> hireable = persons - contested_kinds;
inline constexpr Set<Kind> med_kinds = kinds_where([](Kind k) { return row(k).med > 0; });
inline constexpr Set<Kind> refugee_cards{Kind::refugee, Kind::scouting_refugee};
inline constexpr Set<Kind> families{Kind::tribe_family_3, Kind::tribe_family_4, Kind::tribe_family_5};
inline constexpr Set<Kind> builders{Kind::engineer, Kind::tinker};
inline constexpr Set<Kind> single_persons = kinds_where([](Kind k) { return row(k).people == 1; });
inline constexpr Set<Kind> useful_finds = tools | medicines;  // what a cargo sled brings in besides

// ---- Section 3.2, 3.3: buildings, leaders, gangs ---------------------------------------------------------------

struct BuildingRow {
    std::string_view name;
    std::uint8_t copies, time, capacity;
    Set<Kind> holds;
    bool recon;
    Text text;
    SKERRY_FIELDS(copies, time, capacity, holds, recon)
};
inline constexpr int garden_food = 1;                   // in each turn
inline constexpr int cards_per_decoy = 2;               // one more in the force size
inline constexpr int tower_cards = 2, tower_piles = 2;  // this many cards of each pile
// clang-format off
inline constexpr std::array<BuildingRow, count_of<Building> - 1> buildings{{
    {"Pharmacy", 3, 2, 2, medicines, false, {"Holds up to # medicine cards.", {2}}},
    {"Armory", 3, 3, 2, tools, false, {"Holds up to # tools.", {2}}},
    {"Hydroponic Gardens", 3, 4, 0, {}, false, {"Brings # food in each of your turns.", {garden_food}}},
    {"Bunker", 3, 5, 3, persons, false,  // Ruling 2
     {"Holds up to # persons, who may also step in while others have their turn.", {3}}},
    {"Portable Decoys", 3, 2, 0, {}, true,
     {"Your force counts 1 person more for every # cards in it.", {cards_per_decoy}}},
    {"Scout Tower", 3, 3, 0, {}, true,
     {"Recon: discard a card to look at the top # of # shared piles.", {tower_cards, tower_piles}}},
}};
// clang-format on
inline constexpr Set<Building> all_buildings = Set<Building>::range(Building::pharmacy, Building::scout_tower);
inline constexpr const BuildingRow& row(Building building) { return buildings[static_cast<std::size_t>(building)]; }
inline constexpr int max_sites = 18;      // all buildings of both expansions
inline constexpr int max_build_time = 5;  // the bunker's
inline constexpr int max_stored = 3;

inline constexpr int peacemaker_bonus = 2, mentor_bonus = 1;
inline constexpr int excavator_dig = 1, excavator_tool = 1, ranger_hunt = 1, gangster_people = 2;
inline constexpr int butcher_food = 1, butcher_med = 1, cannibal_food = 3;
inline constexpr Cost sergeant_saboteur{0, 1, 0};
inline constexpr int organizer_draw = 2, yardmaster_cards = 2;
inline constexpr int leaders_dealt = 2;
inline constexpr int swindler_for_food = 1, swindler_for_med = 2;  // refugee cards
inline constexpr int swindler_discount = 1;

// What a leader does is data as far as it changes the worth of cards; powers that are actions or deeds have their rows
// there. The last row is that of no leader, or of one who is hidden or wounded.
SKERRY_ENUM(LeaderTrait, needs_refugee, once_per_round, recon);
struct LeaderRow {
    std::string_view name;
    Set<LeaderTrait> traits = {};
    Maybe<Ability> teaches = {};  // for which some kinds have a base value,
    Set<Kind> taught = {};
    std::uint8_t value = 0;
    std::uint8_t tool = 0;       // what a tool is worth in the hands of the taught, if not what it says,
    std::uint8_t people = 1;     // and how much each of them counts when a tie is broken
    Set<Ability> inspires = {};  // once a round a refugee card adds the bonus to these
    std::uint8_t bonus = 0;
    bool keeps_tools = false;  // from being disarmed
    bool swindles = false;     // pays with refugee cards
    Maybe<Kind> cheaper = {};  // to hire
    Cost price = {};
    Text text;
    SKERRY_FIELDS(traits)
};
inline constexpr std::array<LeaderRow, count_of<Leader>> leaders = [] {
    using enum LeaderTrait;
    using enum Ability;
    constexpr Set<LeaderTrait> refugee_power{needs_refugee, once_per_round};
    // clang-format off
    return std::array<LeaderRow, count_of<Leader>>{{
        {.name = "Peacemaker", .traits = refugee_power, .inspires = {dig, hunt}, .bonus = peacemaker_bonus,
         .text = {"Once a round a refugee card adds # to your dig, build or hunt.", {peacemaker_bonus}}},
        {.name = "Mentor", .traits = refugee_power, .inspires = {draw, dig, hunt, fight}, .bonus = mentor_bonus,
         .text = {"Once a round a refugee card adds # to your draw, dig, build or hunt, or else in the skirmish.",
                  {mentor_bonus}}},
        {.name = "Organizer", .traits = refugee_power,
         .text = {"Once a round a refugee card is your draw: take # cards and keep one.", {organizer_draw}}},
        {.name = "Fanatic", .traits = refugee_power,
         .text = {"Once a round a refugee card gives itself up to put aside any open card of another player."}},
        {.name = "Excavator", .traits = {needs_refugee}, .teaches = dig, .taught = refugee_cards,
         .value = excavator_dig, .tool = excavator_tool,
         .text = {"Your refugee cards dig #; a tool in their hands is worth #.", {excavator_dig, excavator_tool}}},
        {.name = "Ranger", .traits = {needs_refugee}, .teaches = hunt, .taught = refugee_cards | families,
         .value = ranger_hunt,
         .text = {"Your refugee cards and tribe families hunt #.", {ranger_hunt}}},
        {.name = "Gangster", .traits = {needs_refugee}, .teaches = fight, .taught = refugee_cards,
         .people = gangster_people,
         .text = {"Your refugee cards may fight with tools, and count double when a tie is broken."}},
        {.name = "Butcher", .traits = {once_per_round},
         .text = {"Once a round remove a person of your hand from the game for # food and # med.",
                  {butcher_food, butcher_med}}},
        {.name = "Cannibal", .traits = {once_per_round},
         .text = {"Once a round remove a person of your hand from the game for # food, which does not mix with other "
                  "food.", {cannibal_food}}},
        {.name = "Sergeant at Arms", .keeps_tools = true, .cheaper = Kind::saboteur, .price = sergeant_saboteur,
         .text = {"Your tools cannot be disarmed, and a saboteur costs you # med only.", {sergeant_saboteur.med}}},
        {.name = "Swindler", .traits = {needs_refugee, once_per_round, recon}, .swindles = true,
         .text = {"Once a turn pay with refugee cards: one saves # food of a hire, two save # med.",
                  {swindler_discount, swindler_discount}}},
        {.name = "Yardmaster", .traits = {once_per_round, recon},
         .text = {"Once a round look at the top # junkyard cards and leave them there or put both at the bottom; "
                  "also while another player digs.", {yardmaster_cards}}},
        {.name = "hidden leader", .text = {"A leader you have not seen."}},
    }};
    // clang-format on
}();
inline constexpr const LeaderRow& row(Leader leader) { return leaders[static_cast<std::size_t>(leader)]; }

// How many cards are bases, tools, worth more than 0, and builders: four counts in one number, so that adding a card is
// one addition.
struct Roles {
    std::uint32_t counts = 0;
    static constexpr std::uint32_t base = 1, tool = 1 << 8, positive = 1 << 16, builder = 1 << 24;
    constexpr int bases() const { return static_cast<int>(counts & 0xff); }
    constexpr int tools() const { return static_cast<int>(counts >> 8 & 0xff); }
    constexpr bool is_positive() const { return (counts >> 16 & 0xff) != 0; }
    constexpr bool has_builder() const { return counts >> 24 != 0; }
    constexpr bool operator==(const Roles&) const = default;
};

// What kinds are for an ability, under a leader.
struct AbilityKinds {
    Set<Kind> bases, modifiers, bonuses;  // bonuses: tools
    Set<Kind> positive;                   // more than 0
    Set<Kind> taught;                     // bases by the leader's word
    Each<Kind, Roles> roles;
    constexpr Set<Kind> usable() const { return bases | modifiers | bonuses; }
    constexpr bool operator==(const AbilityKinds&) const = default;
};
inline constexpr Each<Leader, Each<Ability, AbilityKinds>> ability_kinds = [] {
    Each<Leader, Each<Ability, AbilityKinds>> all;
    for (Leader leader : each<Leader>())
        for (Ability ability : each<Ability>()) {
            const auto taught = [&](Kind k) {
                return row(leader).teaches == Maybe<Ability>(ability) && row(leader).taught.has(k);
            };
            const auto is = [&](Kind k, Form form) { return !taught(k) && worth(k, ability).form == form; };
            AbilityKinds& kinds = all[leader][ability];
            kinds.taught = kinds_where(taught);
            kinds.bases = kinds_where([&](Kind k) { return taught(k) || is(k, Form::base); });
            kinds.bonuses = kinds_where([&](Kind k) { return is(k, Form::plus) && tools.has(k); });
            kinds.modifiers = kinds_where([&](Kind k) { return is(k, Form::plus) && !tools.has(k); });
            kinds.positive =
                kinds_where([&](Kind k) { return worth(k, ability).n > 0 || (taught(k) && row(leader).value > 0); });
            for (Kind k : all_kinds)
                kinds.roles[k].counts = kinds.bases.has(k) * Roles::base + kinds.bonuses.has(k) * Roles::tool +
                                        kinds.positive.has(k) * Roles::positive + builders.has(k) * Roles::builder;
        }
    return all;
}();
inline constexpr Set<Leader> all_leaders = Set<Leader>::range(Leader::peacemaker, Leader::yardmaster);

struct NamedText {
    std::string_view name;
    Text text;
};
inline constexpr int gang_people = 5;
inline constexpr std::array<NamedText, count_of<Gang>> gangs{{
    {"Gearheads", {"At the end joins with # people whoever has most tools; ties by contested tools.", {gang_people}}},
    {"Pharmers",
     {"At the end joins with # people whoever has most med in pills and medkits; ties by medics.", {gang_people}}},
    {"Masons", {"At the end joins with # people whoever has most buildings in use; ties by engineers.", {gang_people}}},
    {"Humanitarians",
     {"At the end joins with # people whoever has most refugee cards; nobody in a tie.", {gang_people}}},
}};
inline constexpr const NamedText& row(Gang gang) { return gangs[static_cast<std::size_t>(gang)]; }

// ---- Section 6: specials --------------------------------------------------------------------------------------

inline constexpr int max_spied = spy_cards + binoculars_extra * row(Kind::binoculars).copies;
inline constexpr int dirty_deeds = 4;  // the headquarters module with attacks on buildings and leaders

// ---- Section 4: setup -----------------------------------------------------------------------------------------

struct Lot {
    Kind kind;
    std::uint8_t count;
};
template <std::size_t N>
constexpr Bag<Kind> bag_of(const std::array<Lot, N>& lots) {
    Bag<Kind> bag;
    for (const Lot& lot : lots) bag.add(lot.kind, lot.count);
    return bag;
}
inline constexpr std::array<Lot, 5> starter_deck{
    {{Kind::refugee, 4}, {Kind::scavenger, 3}, {Kind::brawler, 1}, {Kind::spear, 1}, {Kind::shovel, 1}}};
inline constexpr std::array<Kind, 8> base_stacks{Kind::scavenger,   Kind::brawler, Kind::hunter,
                                                 Kind::saboteur,    Kind::scout,   Kind::group_leaders,
                                                 Kind::sniper_team, Kind::thugs};
inline constexpr Set<Kind> market_pool{Kind::scavenger,      Kind::brawler,       Kind::hunter,      Kind::saboteur,
                                       Kind::scout,          Kind::group_leaders, Kind::sniper_team, Kind::thugs,
                                       Kind::medic,          Kind::engineer,      Kind::assassin,    Kind::courier,
                                       Kind::guard,          Kind::provocateur,   Kind::rogue,       Kind::spy,
                                       Kind::drill_sergeant, Kind::scrappers,     Kind::tinker};
inline constexpr Each<Module, Set<Kind>> mandatory_stacks = [] {
    Each<Module, Set<Kind>> sets;
    sets[Module::recon1] = {Kind::spy};
    sets[Module::recon2] = {Kind::assassin, Kind::provocateur, Kind::rogue, Kind::guard};
    sets[Module::recon3] = {Kind::courier, Kind::drill_sergeant, Kind::scrappers, Kind::tinker};
    return sets;
}();
inline constexpr int recon_stacks = 10;

inline constexpr std::array<Kind, 8> base_junkyard{Kind::junk,    Kind::pills,     Kind::medkit, Kind::net,
                                                   Kind::pickaxe, Kind::multitool, Kind::shovel, Kind::spear};
inline constexpr std::array<Lot, 12> lean_junkyard{{{Kind::junk, 7},
                                                    {Kind::pills, 9},
                                                    {Kind::medkit, 6},
                                                    {Kind::net, 4},
                                                    {Kind::pickaxe, 4},
                                                    {Kind::multitool, 4},
                                                    {Kind::shovel, 1},
                                                    {Kind::spear, 1},
                                                    {Kind::toolkit, 2},
                                                    {Kind::rifle, 2},
                                                    {Kind::map, 2},
                                                    {Kind::binoculars, 2}}};
inline constexpr int two_players_least = 3, two_players_less = 2;  // Ruling 27

inline constexpr int contested_count = 14, all_contested_count = 28;

inline constexpr std::array<std::uint8_t, 7> enemy_pile_sizes{3, 4, 4, 5, 5, 5, 6};
inline constexpr int max_enemy = 6;
inline constexpr int enemy_count = 32;
// What the enemy of each level has beyond, or fewer than, the 28 contested cards [normal R, the others D].
inline constexpr std::array<std::array<std::int8_t, 9>, 3> enemy_changes{
    {{2, 2, 0, 0, 0, 0, 0, 0, 0}, {2, 4, 2, 2, 0, -2, -2, -2, 0}, {2, 4, 2, 2, 2, -2, -2, -2, -2}}};
inline constexpr std::array<Kind, 9> enemy_kinds{Kind::rifle,          Kind::thugs,          Kind::brawler,
                                                 Kind::scout,          Kind::sniper_team,    Kind::tribe_family_3,
                                                 Kind::tribe_family_4, Kind::tribe_family_5, Kind::tribal_hunters_2};

// ---- Sections 5, 8: rounds and points -------------------------------------------------------------------------

inline constexpr int hand_size = 5, first_skirmish_round = 3;
inline constexpr int last_round = first_skirmish_round + contested_count - 1;  // alone too [D, 4.7]
inline constexpr int two_players_margin = 2;
inline constexpr std::array<NamedText, count_of<SharedPile>> shared_piles{{
    {"junkyard", {"Face-down cards to dig in. Trash is shuffled into it."}},
    {"contested resources", {"From round # on, each skirmish is about its top card.", {first_skirmish_round}}},
    {"schematics", {"Buildings to choose from in a build."}},
    {"leaders", {"Leaders that may be hired when they are drafted."}},
}};
inline constexpr const NamedText& row(SharedPile pile) { return shared_piles[static_cast<std::size_t>(pile)]; }
inline constexpr int solo_contested_points = 2, solo_card_points = 1;

// Ours, for positions made by hand and games that never were: no trash beyond this, no more food than this.
inline constexpr int max_junkyard = 144, max_food = 99, max_dug = 250, max_won = 100;

}  // namespace skerry::arctic_scavengers
