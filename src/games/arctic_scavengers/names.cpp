#include "games/arctic_scavengers/names.h"

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// Names of things and what they do, in our own words, with the numbers of components.h.
namespace skerry::arctic_scavengers {

std::string text_of(const Text& text) {
    std::string result;
    std::size_t next = 0;
    for (const char c : text.words) {
        if (c == '#')
            result += plain(text.numbers[next++]);
        else
            result += c;
    }
    return result;
}

std::string text_of(Worth worth) {
    if (worth.form == Form::none) return "-";
    return (worth.form == Form::plus ? "+" : "") + plain(worth.n);
}

std::string text_of(Cost cost) {
    if (cost.any > 0) return plain(cost.any) + " food or med";
    std::string text;
    if (cost.food > 0) text = plain(cost.food) + " food";
    if (cost.med > 0) text += (text.empty() ? "" : ", ") + plain(cost.med) + " med";
    return text.empty() ? "nothing" : text;
}

std::string text_of(const Bag<Kind>& cards) {
    std::string text;
    for (Kind kind : cards.at_least(1)) {
        if (!text.empty()) text += ", ";
        if (cards[kind] > 1) text += plain(cards[kind]) + " ";
        text += title(kind);
    }
    return text;
}

// ---- Names ----

std::string title(Kind kind) { return kind == Kind::unknown ? "hidden card" : std::string(row(kind).name); }
std::string title(Building building) {
    return building == Building::unknown ? "hidden building" : std::string(row(building).name);
}
std::string title(Leader leader) { return std::string(row(leader).name); }
std::string title(Gang gang) { return std::string(gang_names[static_cast<std::size_t>(gang)]); }
std::string title(Action action) { return std::string(rule_of(action).title); }
std::string title(Deed deed) { return std::string(rule_of(deed).title); }
std::string title(SharedPile pile) {
    static constexpr std::array<std::string_view, count_of<SharedPile>> titles{"junkyard", "contested resources",
                                                                               "schematics", "leaders"};
    return std::string(titles[static_cast<std::size_t>(pile)]);
}
std::string title(Zone zone) {
    static constexpr std::array<std::string_view, count_of<Zone>> titles{
        "hand", "bunker", "force", "deck", "building", "pile of leaders", "pile of the enemy"};
    return std::string(titles[static_cast<std::size_t>(zone)]);
}
std::string title(Ability ability) { return word_of(ability); }

Thing thing(Kind kind) { return {"card:" + word_of(kind)}; }
Thing thing(Building building) { return {"building:" + word_of(building)}; }
Thing thing(Leader leader) { return {"leader:" + word_of(leader)}; }
Thing thing(Gang gang) { return {"gang:" + word_of(gang)}; }
Thing thing(Action action) { return {"action:" + word_of(action)}; }
Thing thing(Deed deed) { return {"deed:" + word_of(deed)}; }
Thing thing(SharedPile pile) { return {"pile:" + word_of(pile)}; }
Thing thing(Tribe tribe) { return {"tribe:" + word_of(tribe)}; }
Thing stack_thing(Kind kind) { return {"stack:" + word_of(kind)}; }
Thing site_thing(std::size_t index) { return {"site:" + plain(static_cast<int>(index) + 1)}; }
Thing enemy_thing(std::size_t index) { return {"enemy:" + plain(static_cast<int>(index) + 1)}; }

// ---- Targets ----

std::string site_text(const Event& event, const Whose& whose) {
    return whose(title(*event.building), event.other) + " (building " + plain(event.number) + ")";
}

std::string looked_at(const Event& event, const Whose& whose) {
    if (!event.zone) {
        std::vector<std::string> piles;
        for (SharedPile pile : event.piles) piles.push_back("the " + title(pile));
        return "the top of " + joined(piles);
    }
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
    return does + site_text({.building = state.sites[attack.site].building,
                             .other = attack.owner,
                             .number = static_cast<std::uint8_t>(attack.site + 1)},
                            whose);
}

// ---- What they do ----

namespace {

std::string special(Kind kind) {
    switch (kind) {
    case Kind::refugee: return "A refugee card: leaders and humanitarians care for it.";
    case Kind::saboteur:
        return "May disarm: put aside a tool that another player uses, in his turn or in the skirmish.";
    case Kind::sniper_team:   return "May snipe: put aside a person of another player, in his turn or in the skirmish.";
    case Kind::group_leaders: return "Only adds to others, who may still use tools.";
    case Kind::medic:
        return "Pays " + plain(row(kind).med) + " med when played with a hire. May save a person from a sniper.";
    case Kind::engineer: return "Can lead a build.";
    case Kind::toolkit:
        return "On a building site its worker takes off " + plain(toolkit_removes) + " timer cards more.";
    case Kind::scouting_refugee:
        return "A refugee card. May cancel another player's recon; its owner then draws a card.";
    case Kind::hardy_scavenger: return "Comes back to the hand from a skirmish that was not won.";
    case Kind::assassin:        return "May snipe, but only a card of one person.";
    case Kind::courier:         return "After the draw " + plain(courier_discards) + " of the drawn cards are discarded again.";
    case Kind::drill_sergeant:
        return "May drill: shuffle up to " + plain(drill_picks) + " discarded cards into the deck and draw " +
               plain(drill_draws) + ".";
    case Kind::guard:       return "May cancel an attack on its owner outside the skirmish; he then draws a card.";
    case Kind::provocateur: return "May provoke in the skirmish: the owner's score is then the size of his force.";
    case Kind::rogue:       return "If the skirmish is tied at the top, the first player with a rogue takes the prize.";
    case Kind::tinker:      return "Can lead a build if somebody else digs with it.";
    case Kind::spy:
        return "May look at " + plain(spy_cards) +
               " cards of another player: hand, force, deck or a building. Its owner then draws a card.";
    case Kind::scrappers:
        return "Its dig or build may be from the bottom, and each card goes back to the top or the bottom.";
    case Kind::map: return "Played after an action: one of its persons returns to the hand.";
    case Kind::binoculars:
        return "Needs no person. Or recon: look at the top card of each shared pile; each further one shows " +
               plain(binoculars_extra) + " more.";
    case Kind::cargo_sled: return "With it a dig may bring home a tool or medicine besides.";
    case Kind::tear_gas:   return "In the skirmish one person of another player fights with nothing.";
    case Kind::demolition_team:
        return "May demolish: a building under construction gets all its timer cards again, from its owner's deck; who "
               "demolishes then draws " +
               plain(demolition_draws) + ".";
    case Kind::combat_medics:
        return "Pays " + plain(row(kind).med) +
               " med when played with a hire. Saves one person in the skirmish and fights on.";
    case Kind::junk: return "Good for nothing.";
    default:         return "";
    }
}

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
    std::string text;
    for (Ability ability : each<Ability>())
        if (worth(kind, ability).form != Form::none)
            text += (text.empty() ? "" : ", ") + word_of(ability) + " " + text_of(worth(kind, ability));
    return text.empty() ? text : capital(text) + ".";
}

std::string in_a_row(std::initializer_list<std::string> parts) {
    std::string text;
    for (const std::string& part : parts) {
        if (part.empty()) continue;
        if (!text.empty()) text += " ";
        text += part;
    }
    return text;
}

}  // namespace

std::string explain(Kind kind) {
    if (kind == Kind::unknown) return "A card you have not seen.";
    return in_a_row(
        {type_text(kind), numbers(kind), special(kind), row(kind).contested ? "A contested resource." : ""});
}

std::string in_short(Kind kind) { return in_a_row({numbers(kind), special(kind)}); }

std::string explain(Building building) {
    if (building == Building::unknown) return "A building you have not seen.";
    return "Takes " + plain(row(building).time) + " timer cards. " + text_of(row(building).text);
}

std::string explain(Leader leader) { return text_of(row(leader).text); }

std::string explain(Gang gang) {
    static constexpr std::array<std::string_view, count_of<Gang>> claims{
        "tools; ties by contested tools.", "med in pills and medkits; ties by medics.",
        "buildings in use; ties by engineers.", "refugee cards; nobody in a tie."};
    return "At the end joins with " + plain(gang_people) + " people whoever has most " +
           std::string(claims[static_cast<std::size_t>(gang)]);
}

std::string explain(Action action) {
    const ActionRule& rule = rule_of(action);
    return rule.text.words.empty() ? explain(*rule.power) : text_of(rule.text);
}

std::string explain(Deed deed) {
    const DeedRule& rule = rule_of(deed);
    return rule.text.words.empty() ? explain(*rule.power) : text_of(rule.text);
}

// ---- Modules ----

namespace {

Setup with(std::uint8_t hq, Set<Module> recon) {
    Setup setup;
    setup.players = 3;
    setup.hq = hq;
    setup.recon = recon;
    return setup;
}

Setup alone(Level level, bool leader) {
    Setup setup;
    setup.mode = Mode::solo;
    setup.players = 1;
    setup.level = level;
    setup.solo_leader = leader;
    return setup;
}

}  // namespace

std::vector<ModuleText> module_texts() {
    using enum Module;
    Setup draft = with(0, {recon5}), hands = with(0, {recon1});
    draft.leader_draft = true;
    hands.alt_scavengers = true;
    hands.alt_refugees = hands.alt_brawlers = true;
    return {{"hq1", "Medics, Tools, and Gangs",
             "Medics who save, rifles and toolkits in the junkyard, two gangs to win.", with(1, {})},
            {"hq2", "Engineers and Buildings",
             "hq1, and buildings that take rounds to finish: stores, gardens, bunkers; the masons.", with(2, {})},
            {"hq3", "Tribal Leaders", "hq2, and a leader for each tribe, chosen in secret out of two.", with(3, {})},
            {"hq4", "Dirty Deeds", "hq3, and attacks on buildings and leaders.", with(4, {})},
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
             alone(Level::solo_normal, false)}};
}

std::vector<ModuleText> recommended_texts() {
    using enum Module;
    return {
        {"first", "First game", "The base game: dig, hunt, hire, fight.", with(0, {})},
        {"headquarters", "Headquarters", "Buildings and medics, without leaders.", with(2, {})},
        {"leaders", "Leaders", "All of Headquarters but the dirty deeds.", with(3, {})},
        {"spies", "Spies and thieves", "Recon with hidden looks and tricks in the skirmish.",
         with(0, {recon1, recon2})},
        {"builders", "Builders", "Headquarters with the Recon ranks and all eighteen buildings.", with(2, {recon3})},
        {"everything", "Everything", "All modules together; the market then has no free choice.",
         with(4, Set<Module>::range(recon1, recon5))},
        {"solo", "Alone", "The seven piles, with a leader.", alone(Level::solo_normal, true)}};
}

std::vector<Entry> Game::glossary() {
    std::vector<Entry> entries;
    for (Kind kind : all_kinds) entries.push_back({thing(kind), title(kind), explain(kind)});
    for (Kind kind : all_kinds)
        if (row(kind).hireable)
            entries.push_back({stack_thing(kind), title(kind) + " for hire",
                               "Costs " + text_of(row(kind).cost) + ". " + explain(kind)});
    const auto all = [&](auto names) {
        for (auto e : names) entries.push_back({thing(e), title(e), explain(e)});
    };
    all(all_buildings);
    all(all_leaders);
    all(each<Gang>());
    all(each<Action>());
    all(each<Deed>());
    static constexpr std::array<std::string_view, count_of<SharedPile>> piles{
        "Face-down cards to dig in. Trash is shuffled into it.",
        "From round 3 on, each skirmish is about its top card.", "Buildings to choose from in a build.",
        "Leaders that may be hired when they are drafted."};
    for (SharedPile pile : each<SharedPile>())
        entries.push_back({thing(pile), title(pile), std::string(piles[static_cast<std::size_t>(pile)])});
    for (Tribe tribe : each<Tribe>()) entries.push_back({thing(tribe), word_of(tribe), "A tribe at the table."});
    for (std::size_t i = 0; i < most_sites; ++i)
        entries.push_back({site_thing(i), "Building " + plain(static_cast<int>(i) + 1),
                           "A building in front of a tribe, in the order they were placed."});
    for (std::size_t i = 0; i < enemy_pile_sizes.size(); ++i)
        entries.push_back({enemy_thing(i), "Enemy pile " + plain(static_cast<int>(i) + 1),
                           plain(enemy_pile_sizes[i]) + " enemies to fight alone, once."});
    for (const ModuleText& text : module_texts())
        entries.push_back({{"module:" + std::string(text.id)}, std::string(text.name), std::string(text.text)});
    for (const ModuleText& text : recommended_texts())
        entries.push_back({{"set:" + std::string(text.id)}, std::string(text.name), std::string(text.text)});
    const auto term = [&](std::string_view word, std::string_view name, std::string text) {
        entries.push_back({{"term:" + std::string(word)}, std::string(name), std::move(text)});
    };
    term("food", "Food", "Made in a turn by hunting, gardens or leaders, for one hire, and gone at its end.");
    term("med", "Med", "The other currency: pills, medkits and medics, played with a hire.");
    term(
        "initiator", "Initiator",
        "Acts first. From round 3 on he peeks at the contested card, unless two play; then the role goes to the left.");
    term("force", "Force", "All cards left in the hand at the end of a turn, face down until the skirmish.");
    term(
        "base", "Base and modifier",
        "A plain number acts alone and may use one tool. A number with a plus only adds to somebody with a plain one.");
    term("people", "People", "They win the game, and break ties in the skirmish.");
    term("two", "Two players",
         "A smaller junkyard, no peeking at contested cards, and a skirmish is won by a margin of " +
             plain(two_players_margin) + ".");
    const auto rule = [&](std::string_view word, std::string_view name, std::string text) {
        entries.push_back({{"rule:" + std::string(word)}, std::string(name), std::move(text)});
    };
    rule("rules", "The game in short",
         plain(last_round) + " rounds: draw " + plain(hand_size) + " cards, act with them in turn, and from round " +
             plain(first_skirmish_round) +
             " on fight with what is left for the top contested card. The player with the most people in all his cards "
             "wins, with " +
             plain(gang_people) +
             " more for each gang; ties go to the most contested cards. Alone you fight piles of enemies instead.");
    rule("turn", "A turn",
         "Play cards for actions: dig in the junkyard, hunt for food, draw, hire for food and meds, trash, and what "
         "your modules add, each once a round. Others may answer some of them. Cards you do not use are your force in "
         "the skirmish.");
    rule("skirmish", "The skirmish",
         "All forces are shown at once, and in turn everybody may use their effects. The highest fight wins the "
         "contested card; a tie goes to the force with more people, and if that is equal nobody gets it.");
    rule("gangs", "Gangs",
         "A gang joins whoever leads in what it counts at the end: gearheads tools, pharmers medicine, masons "
         "buildings, humanitarians refugees. It is worth " +
             plain(gang_people) + " people. Which gangs are there depends on the modules.");
    rule("end", "The end and the score",
         "After the skirmish for the last contested card, in round " + plain(last_round) +
             ". People of all your cards count, wherever they are; buildings and leaders have none.");
    return entries;
}

// ---- The game, before it begins ----

namespace {

constexpr std::array<ModeInfo, 2> modes{
    {{"multi", "Two to five players",
      "Dig, hunt and hire for sixteen rounds, fight for the contested resources, lead the largest tribe.", 2, 5},
     {"solo", "Alone",
      "Build a tribe in sixteen rounds, and by their end fight all seven piles of enemies, one in a round.", 1, 1}}};
constexpr std::array<OptionInfo, 12> options{
    {{"hq", "Headquarters: 1 medics, tools and gangs; 2 and buildings; 3 and leaders; 4 and dirty deeds.", "0 to 4",
      "multi"},
     {"recon",
      "Recon modules: recon1 spies, recon2 liars and thieves, recon3 more ranks and buildings, recon4 random contested "
      "resources, recon5 refugees, maps and two leaders.",
      "any of recon1, recon2, recon3, recon4 and recon5", "multi"},
     {"contested", "The contested deck with recon4: fourteen at random, or one of each kind.",
      "base14, cr_random14 or cr_one_each", "multi"},
     {"junkyard", "The junkyard: all cards of the modules, or the lean one for Recon.",
      "junkyard_standard or junkyard_lean", "multi"},
     {"market", "The ten stacks for hire with Recon or alone; empty: chosen by the rules.", "10 kinds, or none", "all"},
     {"alt_refugees", "Scouting refugees in the starter decks.", "true or false", "all"},
     {"alt_scavengers", "Hardy scavengers in the starter decks; left out: with recon3.", "true or false", "all"},
     {"alt_brawlers", "A guard instead of the brawler in the starter decks.", "true or false", "all"},
     {"leader_draft", "No leaders are dealt: all twelve are hired with food.", "true or false", "multi"},
     {"refugee_stack", "The refugees for hire with recon5: the kind that is not in the starter decks.",
      "refugee or scouting_refugee", "multi"},
     {"level", "How strong the enemies are.", "solo_normal, solo_hard or solo_brutal", "solo"},
     {"solo_leader", "Choose a leader out of two.", "true or false", "solo"}}};

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
    .seat_names = names_of<Tribe>,
    .categories = names_of<Category>,
    .asks_others = true};

}  // namespace skerry::arctic_scavengers
