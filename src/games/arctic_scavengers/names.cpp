// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/names.h"

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// Names of things and what they do, in our own words, with the numbers of components.h.
namespace skerry::arctic_scavengers {

// Numbers that sentences below say in words.
static_assert(max_players == 5 && last_round == 16 && enemy_pile_sizes.size() == 7 && recon_stacks == 10 &&
              contested_count == 14 && all_contested_count == 28 && all_leaders.size() == 12 && max_sites == 18);

std::string text_of(const Text& text) {
    std::string result;
    std::size_t next = 0;
    for (const char c : text.words) result += c == '#' ? plain(text.numbers[next++]) : std::string(1, c);
    return result;
}

std::string text_of(Worth worth) {
    if (worth.form == Form::none) return "-";
    return (worth.form == Form::plus ? "+" : "") + plain(worth.n);
}

std::string text_of(Cost cost) {
    if (cost.any > 0) return plain(cost.any) + " food or med";
    std::vector<std::string> parts;
    if (cost.food > 0) parts.push_back(plain(cost.food) + " food");
    if (cost.med > 0) parts.push_back(plain(cost.med) + " med");
    return parts.empty() ? "nothing" : joined(parts);
}

// 2 Spies, 2 Tribe Families of 4, 2 Pills, 2 Junk.
std::string text_of(Kind kind, int count) {
    if (count == 1) return title(kind);
    std::string name = title(kind);
    const std::size_t end = std::min(name.find(" of "), name.size());
    if (name[end - 1] == 'y')
        name.replace(end - 1, 1, "ies");
    else if (name[end - 1] != 's' && row(kind).type != CardType::junk)
        name.insert(end, "s");
    return plain(count) + " " + name;
}

std::string text_of(const Bag<Kind>& cards) {
    return joined(cards.at_least(1), [&](Kind kind) { return text_of(kind, cards[kind]); });
}

// ---- Names ----

std::string title(Kind kind) { return kind == Kind::unknown ? "hidden card" : std::string(row(kind).name); }
std::string title(Building building) {
    return building == Building::unknown ? "hidden building" : std::string(row(building).name);
}
std::string title(Leader leader) { return std::string(row(leader).name); }
std::string title(Gang gang) { return std::string(row(gang).name); }
std::string title(Action action) { return std::string(rule_of(action).title); }
std::string title(Deed deed) { return std::string(rule_of(deed).title); }
std::string title(SharedPile pile) { return std::string(row(pile).name); }
std::string title(Zone zone) {
    static constexpr std::array<std::string_view, count_of<Zone>> titles{
        "hand", "bunker", "force", "deck", "building", "pile of leaders", "pile of the enemy"};
    return std::string(titles[static_cast<std::size_t>(zone)]);
}

// ---- Targets ----

std::string site_text(const Event& event, const Whose& whose) {
    return whose(title(*event.building), event.other) + " (building " + plain(event.number) + ")";
}

std::string looked_at(const Event& event, const Whose& whose) {
    if (!event.zone) return "the top of " + joined(event.piles, [](SharedPile pile) { return "the " + title(pile); });
    switch (*event.zone) {
    case Zone::site:         return site_text(event, whose);
    case Zone::leaders_pile: return "the " + title(*event.zone);
    case Zone::enemy_pile:   return "pile " + plain(event.number) + " of the enemy";
    default:                 return whose(title(*event.zone), event.other);
    }
}

std::string declared_at(const Event& event, const Whose& whose) {
    const TargetRule* target = rule_of(*event.action).target;
    return target ? target->text(event, whose) : "";
}

std::string attack_text(const State& state, const Whose& whose, const std::string& attacker) {
    const Attack& attack = state.attack;
    const DeedRule& rule = rule_of(attack.deed);
    const std::string does = attacker + " " + std::string(rule.does) + " ";
    if (rule.at == DeedAim::leader) return does + whose("leader", attack.owner);
    if (rule.at == DeedAim::card) return does + whose(title(*attack.target), attack.owner);
    return does +
           site_text(
               {.building = state.sites[attack.site].building, .other = attack.owner, .number = byte(attack.site + 1)},
               whose);
}

// ---- What they do ----

namespace {

std::string type_text(Kind kind) {
    switch (row(kind).type) {
    case CardType::person:   return counted(row(kind).people, "person", "people") + ".";
    case CardType::tool:     return "A tool, for a person to use.";
    case CardType::medicine: return "Medicine, worth " + plain(row(kind).med) + " med in a hire.";
    case CardType::instant:  return "Used by nobody in particular.";
    case CardType::junk:     return "Junk.";
    }
    return "";
}

std::string numbers(Kind kind) {
    const auto number = [&](Ability ability) {
        const Worth one = worth(kind, ability);
        return one.form == Form::none ? "" : word_of(ability) + " " + text_of(one);
    };
    const std::string abilities = in_a_row(each<Ability>(), number, ", ");
    return abilities.empty() ? "" : capital(abilities) + ".";
}

}  // namespace

std::string explain(Kind kind) {
    if (kind == Kind::unknown) return "A card you have not seen.";
    const std::string contested = contested_kinds.has(kind) ? "A contested resource." : "";
    return in_a_row(std::array{type_text(kind), in_short(kind), contested});
}

std::string in_short(Kind kind) { return in_a_row(std::array{numbers(kind), text_of(row(kind).text)}); }

std::string explain(Building building) {
    if (building == Building::unknown) return "A building you have not seen.";
    return "Takes " + plain(row(building).time) + " timer cards. " + text_of(row(building).text);
}

std::string explain(Leader leader) { return text_of(row(leader).text); }
std::string explain(Gang gang) { return text_of(row(gang).text); }
std::string explain(SharedPile pile) { return text_of(row(pile).text); }

template <class Rule>
static std::string explain_rule(const Rule& rule) {
    return rule.text.words.empty() ? explain(*rule.power) : text_of(rule.text);
}
std::string explain(Action action) { return explain_rule(rule_of(action)); }
std::string explain(Deed deed) { return explain_rule(rule_of(deed)); }

// ---- Modules ----

std::vector<ModuleText> module_texts() {
    using enum Module;
    const auto with = [](std::uint8_t hq, Set<Module> recon) { return with_modules(3, hq, recon); };
    Setup draft = with(0, {recon5}), hands = with(0, {recon1});
    draft.leader_draft = true;
    hands.alt_scavengers = true;
    hands.alt_refugees = hands.alt_brawlers = true;
    return {{"hq1", "Medics, Tools, and Gangs",
             "Medics who save, rifles and toolkits in the junkyard, two gangs to win.", with(1, {})},
            {"hq2", "Engineers and Buildings",
             "hq1, and buildings that take rounds to finish: stores, gardens, bunkers; the masons.", with(2, {})},
            {"hq3", "Tribal Leaders", "hq2, and a leader for each tribe, chosen in secret out of two.", with(3, {})},
            {"hq4", "Dirty Deeds", "hq3, and attacks on buildings and leaders.", with(dirty_deeds, {})},
            {"recon1", "Spy Hunter", "Spies, binoculars, and scouting refugees who cancel them.", with(0, {recon1})},
            {"recon2", "Liars and Thieves", "Assassins, provocateurs, rogues and guards.", with(0, {recon2})},
            {"recon3", "Expanding the Ranks",
             "Couriers, drill sergeants, scrappers, tinkers; hardy scavengers, unless switched off; buildings.",
             with(0, {recon3})},
            {"recon4", "Random Contested Resources",
             "Fourteen of twenty-eight contested cards, or one of each kind; the market stays as it is.",
             with(0, {recon4})},
            {"recon5", "The Kitchen Sink", "The humanitarians with a stack of refugees, maps, and two more leaders.",
             with(0, {recon5})},
            {"alt_start", "Alternate Starting Hands",
             "Scouting refugees, hardy scavengers or a guard in the starter decks.", hands},
            {"leader_draft", "Leader Drafting",
             "No leader is dealt; food buys a look at the pile of all twelve leaders.", draft},
            {"solo", "Alone", "Seven piles of enemies to fight in sixteen rounds; each reshuffle costs a card.",
             solo_setup(Level::solo_normal, false)}};
}

std::vector<ModuleText> recommended_texts() {
    using enum Module;
    const auto with = [](std::uint8_t hq, Set<Module> recon) { return with_modules(3, hq, recon); };
    return {
        {"first", "First game", "The base game: dig, hunt, hire, fight.", with(0, {})},
        {"headquarters", "Headquarters", "Buildings and medics, without leaders.", with(2, {})},
        {"leaders", "Leaders", "All of Headquarters but the dirty deeds.", with(3, {})},
        {"spies", "Spies and thieves", "Recon with hidden looks and tricks in the skirmish.",
         with(0, {recon1, recon2})},
        {"builders", "Builders", "Headquarters with the Recon ranks and all eighteen buildings.", with(2, {recon3})},
        {"everything", "Everything", "All modules together; the market then has no free choice.",
         with(dirty_deeds, Set<Module>::range(recon1, recon5))},
        {"solo", "Alone", "The seven piles, with a leader.", solo_setup(Level::solo_normal, true)}};
}

namespace {

struct Term {
    std::string_view id, name;
    Text text;
};
constexpr Term terms[]{
    {"term:food", "Food", {"Made in a turn by hunting, gardens or leaders, for one hire, and gone at its end."}},
    {"term:med", "Med", {"The other currency: pills, medkits and medics, played with a hire."}},
    {"term:initiator",
     "Initiator",
     {"Acts first. From round # on peeks at the contested card, unless two play; then the role goes to the left.",
      {first_skirmish_round}}},
    {"term:force", "Force", {"All cards left in the hand at the end of a turn, face down until the skirmish."}},
    {"term:base",
     "Base and modifier",
     {"A plain number acts alone and may use one tool. A number with a plus only adds to somebody with a plain one."}},
    {"term:people", "People", {"They win the game, and break ties in the skirmish."}},
    {"term:two",
     "Two players",
     {"A smaller junkyard, no peeking at contested cards, and a skirmish is won by a margin of #.",
      {two_players_margin}}},
    {"rule:rules",
     "The game in short",
     {"# rounds: draw # cards, act with them in turn, and from round # on fight with what is left for the top "
      "contested card. The player with the most people in all cards wins, with # more for each gang; ties go to "
      "the most contested cards. Alone you fight piles of enemies instead.",
      {last_round, hand_size, first_skirmish_round, gang_people}}},
    {"rule:turn",
     "A turn",
     {"Play cards for actions: dig in the junkyard, hunt for food, draw, hire for food and meds, trash, and what your "
      "modules add, each once a round. Others may answer some of them. Cards you do not use are your force in the "
      "skirmish."}},
    {"rule:skirmish",
     "The skirmish",
     {"All forces are shown at once, and in turn everybody may use their effects. The highest fight wins the "
      "contested card; a tie goes to the force with more people, and if that is equal nobody gets it."}},
    {"rule:gangs",
     "Gangs",
     {"A gang joins whoever leads in what it counts at the end: gearheads tools, pharmers medicine, masons buildings, "
      "humanitarians refugees. It is worth # people. Which gangs are there depends on the modules.",
      {gang_people}}},
    {"rule:end",
     "The end and the score",
     {"After the skirmish for the last contested card, in round #. People of all your cards count, wherever they are; "
      "buildings and leaders have none.",
      {last_round}}},
};

}  // namespace

std::vector<Entry> Game::glossary() {
    std::vector<Entry> entries;
    const auto all = [&](auto names) {
        for (auto e : names) entries.push_back({thing(e), title(e), explain(e)});
    };
    all(all_kinds);
    for (Kind kind : hireable)
        entries.push_back(
            {stack_thing(kind), title(kind) + " for hire", "Costs " + text_of(row(kind).cost) + ". " + explain(kind)});
    all(all_buildings);
    all(all_leaders);
    all(each<Gang>());
    all(each<Action>());
    all(each<Deed>());
    all(each<SharedPile>());
    for (Tribe tribe : each<Tribe>()) entries.push_back({thing(tribe), word_of(tribe), "A tribe at the table."});
    for (std::size_t i = 0; i < max_sites; ++i)
        entries.push_back({site_thing(i), "Building " + ordinal(i),
                           "A building in front of a tribe, in the order they were placed."});
    for (std::size_t i = 0; i < enemy_pile_sizes.size(); ++i)
        entries.push_back({enemy_thing(i), "Enemy pile " + ordinal(i),
                           plain(enemy_pile_sizes[i]) + " enemies to fight alone, once."});
    const auto modules = [&](std::string_view kind, const std::vector<ModuleText>& texts) {
        for (const ModuleText& text : texts)
            entries.push_back(
                {{std::string(kind) + std::string(text.id)}, std::string(text.name), std::string(text.text)});
    };
    modules("module:", module_texts());
    modules("set:", recommended_texts());
    for (const Term& term : terms)
        entries.push_back({{std::string(term.id)}, std::string(term.name), text_of(term.text)});
    return entries;
}

// ---- The game, before it begins ----

namespace {

constexpr std::array<ModeInfo, 2> modes{
    {{"multi", "Two to five players",
      "Dig, hunt and hire for sixteen rounds, fight for the contested resources, lead the largest tribe.", 2,
      max_players},
     {"solo", "Alone",
      "Build a tribe in sixteen rounds, and by their end fight all seven piles of enemies, one in a round.", 1, 1}}};
constexpr std::string_view together[]{"multi"}, alone[]{"solo"}, refugees[]{"refugee", "scouting_refugee"};
constexpr OptionInfo options[]{
    option::number("hq", "Headquarters: 1 medics, tools and gangs; 2 and buildings; 3 and leaders; 4 and dirty deeds.",
                   0, 4, together),
    option::any_of("recon",
                   "Recon modules: recon1 spies, recon2 liars and thieves, recon3 more ranks and buildings, recon4 "
                   "random contested resources, recon5 refugees, maps and two leaders.",
                   names_of<Module>, together),
    option::one_of("contested", "The contested deck with recon4: fourteen at random, or one of each kind.",
                   names_of<ContestedDeck>, together),
    option::one_of("junkyard", "The junkyard: all cards of the modules, or the lean one for Recon.",
                   names_of<JunkyardDeck>, together),
    option::other("market",
                  "The ten stacks for hire with Recon or alone: a list of ten kinds; left out: chosen by the rules."),
    option::yes_no("alt_refugees", "Scouting refugees in the starter decks."),
    option::yes_no("alt_scavengers", "Hardy scavengers in the starter decks; left out: with recon3."),
    option::yes_no("alt_brawlers", "A guard instead of the brawler in the starter decks."),
    option::yes_no("leader_draft", "No leaders are dealt: all twelve are hired with food.", together),
    option::one_of("refugee_stack", "The refugees for hire with recon5: the kind that is not in the starter decks.",
                   refugees, together),
    option::one_of("level", "How strong the enemies are.", names_of<Level>, alone),
    option::yes_no("solo_leader", "Choose a leader out of two.", alone),
};

constexpr SeatColour seat_colours[]{SeatColour::red, SeatColour::blue, SeatColour::green, SeatColour::yellow,
                                    SeatColour::white};

}  // namespace

const GameInfo Game::info{
    .id = "arctic-scavengers",
    .name = "Arctic Scavengers",
    .text = "Scavenge a frozen world, hire a tribe, and bluff in the skirmish for what everybody wants.",
    .credits = "Designed by Robert K. Gabhart. With Headquarters and Recon.",
    .provenance =
        "Cards and buildings have the box's values; only what binoculars add to a hunt is ours. Of the setups, the "
        "hard and the brutal solo enemies, the length of the solo game and which cards the lean junkyard leaves out "
        "are ours.",
    .rules = 2,
    .modes = modes,
    .options = options,
    .minutes = {45, 60},
    .weight = Weight::medium,
    .first_game = {"multi", 2},
    .seat_names = names_of<Tribe>,
    .seat_colours = seat_colours,
    .categories = names_of<Category>,
    .asks_others = true};

}  // namespace skerry::arctic_scavengers
