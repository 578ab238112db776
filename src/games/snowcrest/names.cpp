#include "games/snowcrest/names.h"

#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

// Names of things and what they do, in our own words, with the numbers of components.h.
namespace skerry::snowcrest {
namespace {

std::string text_of(const Effect& effect) {
    const int n = effect.count;
    switch (effect.op) {
    case Op::gain:        return "gain " + amount(n, effect.what);
    case Op::gain_a_farm: return "gain " + amount(n, Resource::barley) + " for each of your face-up farms";
    case Op::gain_a_used:
        return "gain " + amount(n, Resource::barley) + " for each other face-down villager of your village";
    case Op::draw:     return "draw " + counted(n, "card", "cards");
    case Op::recover:  return "take " + counted(n, "card", "cards") + " of your choice from your discards";
    case Op::discard:  return "discard " + counted(n, "hand card", "hand cards");
    case Op::cycle:    return "discard any number of hand cards and draw as many";
    case Op::bless:    return "lose " + counted(n, "Omen", "Omens");
    case Op::omen:     return "take " + counted(n, "Omen", "Omens");
    case Op::hex:      return "every opponent takes " + counted(n, "Omen", "Omens");
    case Op::scroll:   return "gain " + counted(n, "scroll", "scrolls");
    case Op::build:    return effect.building ? "build a " + title(*effect.building) : "build a tile of any type";
    case Op::restock:  return "turn all your tiles face up";
    case Op::venerate: return "venerate a Guardian";
    case Op::meditate: return "meditate";
    case Op::recruit:
        return "send it away and bring a card of your hand or the row into its place for free, which acts at once; not "
               "in the turn it comes";
    case Op::copy: return "do what a face-up villager of an opponent does (alone: a villager of the row)";
    }
    return {};
}

}  // namespace

// ---- Amounts ----

std::string amount(int n, Resource resource) {
    switch (resource) {
    case Resource::bowl: return counted(n, "bowl", "bowls");
    case Resource::bell: return counted(n, "bell", "bells");
    default:             return plain(n) + " " + title(resource);
    }
}

std::string amount(int n, Item item) {
    switch (item) {
    case Item::wild:     return counted(n, "resource of any kind", "resources of any kind");
    case Item::card:     return counted(n, "hand card", "hand cards");
    case Item::villager: return counted(n, "face-up villager", "face-up villagers");
    case Item::tile:     return counted(n, "building tile", "building tiles");
    case Item::omen:     return counted(n, "Omen", "Omens");
    default:             return amount(n, static_cast<Resource>(item));
    }
}

std::string listed(const Bag<Item>& items) {
    std::vector<std::string> parts;
    for (Item item : each<Item>()) {
        if (items[item] > 0) parts.push_back(amount(items[item], item));
    }
    return joined(parts);
}

std::string listed(const Demands& demands) {
    Bag<Item> items;
    for (const Demand& demand : demands) items.add(demand.item);
    return listed(items);
}

// ---- Names ----

std::string title(Villager villager) { return std::string(card_of(villager).name); }
std::string title(Guardian guardian) { return std::string(card_of(guardian).name); }
std::string title(Forest forest) { return std::string(card_of(forest).name); }
std::string title(Achievement achievement) { return std::string(card_of(achievement).name); }
std::string title(Building building) { return word_of(building); }
std::string title(Resource resource) { return word_of(resource); }

std::string icons_of(Villager villager, std::string_view between) {
    std::string text;
    const auto add = [&](const std::string& icon) { text += (text.empty() ? "" : std::string(between)) + icon; };
    for (Resource icon : card_of(villager).icons) add(title(icon));
    if (card_of(villager).shield) add("shield");
    return text;
}

std::string resident(const Player& player, Cell cell) {
    return (player.village[cell] ? title(*player.village[cell]) : std::string("nobody")) + " " + where(cell);
}

std::string where(Cell cell) {
    static constexpr std::array<std::string_view, cell_count> places{
        "in the north-west", "in the north",      "in the north-east", "in the west",      "in the centre",
        "in the east",       "in the south-west", "in the south",      "in the south-east"};
    return std::string(places[static_cast<std::size_t>(cell)]);
}

Thing thing(Villager villager) { return {"villager:" + word_of(villager)}; }
Thing thing(Cell cell) { return {"cell:" + word_of(cell)}; }
Thing thing(Resource resource) { return {"resource:" + word_of(resource)}; }
Thing thing(Building building) { return {"building:" + word_of(building)}; }
Thing thing(TileFace face) { return {"tile:" + word_of(face)}; }
Thing thing(Guardian guardian) { return {"guardian:" + word_of(guardian)}; }
Thing thing(Forest forest) { return {"forest:" + word_of(forest)}; }
Thing thing(Achievement achievement) { return {"achievement:" + word_of(achievement)}; }
Thing thing(Item item) { return {"item:" + word_of(item)}; }
Thing thing_of_alternative(int alternative) {
    return {"alternative:" + std::string(1, static_cast<char>('a' + alternative))};
}

Thing thing(Source source) {
    switch (kind_of(source)) {
    case SourceKind::token:          return thing(which<Resource>(source));
    case SourceKind::tile:
    case SourceKind::lost_tile:      return thing(face_of(which<Building>(source), false));
    case SourceKind::lost_used_tile: return thing(face_of(which<Building>(source), true));
    case SourceKind::cell:
    case SourceKind::lost_cell:      return thing(which<Cell>(source));
    case SourceKind::hand:           return thing(which<Villager>(source));
    }
    return {};
}

// ---- What they do ----

std::string explain(const Price& price) {
    if (price.scrolls > 0) return counted(price.scrolls, "scroll", "scrolls");
    return price.count > 0 ? amount(price.count, price.what) : "";
}

std::string explain(const Alternative& alternative) {
    std::string text;
    for (const Effect& effect : alternative.effects) text += (text.empty() ? "" : ", then ") + text_of(effect);
    const std::string price = explain(alternative.price);
    return capital(price.empty() ? text : "pay " + price + ": " + text);
}

std::string explain(Villager villager) {
    if (villager == Villager::unknown) return "A card you have not seen.";
    const VillagerCard& card = card_of(villager);
    std::string text = "Costs " + amount(card.cost, Resource::barley) + ". ";
    if (card.kind == Kind::starter)
        text += "A starter: it pays nothing, but gives 1 barley if it rests face down. ";
    else
        text += "Icons: " + icons_of(villager, ", ") + ". ";
    if (card.alternatives.empty()) return text + "It has no action.";
    for (std::size_t i = 0; i < card.alternatives.size(); ++i) {
        if (card.alternatives.size() > 1) text += std::string(i > 0 ? " " : "") + static_cast<char>('a' + i) + ") ";
        text += explain(card.alternatives[i]) + ".";
    }
    return text;
}

std::string explain(Guardian guardian) {
    if (guardian == Guardian::unknown) return "A card you have not seen.";
    const GuardianCard& card = card_of(guardian);
    std::string reward;
    if (card.draw > 0) reward += "draws " + counted(card.draw, "card", "cards") + ", ";
    if (card.gold > 0) reward += "gains " + amount(card.gold, Resource::gold) + ", ";
    std::string text = "The venerator owes " + listed(card.offering) + ", every opponent " + listed(card.curse) +
                       "; each item refused costs an Omen";
    for (const Demand& demand : card.offering)
        if (demand.omens != refused_omens) text += " (the " + word_of(demand.item) + " " + plain(demand.omens) + ")";
    return text + ". Then the venerator " + reward + "gains " + counted(card.scrolls, "scroll", "scrolls") + ".";
}

std::string explain(Forest forest) {
    if (forest == Forest::unknown) return "A card you have not seen.";
    const ForestCard& card = card_of(forest);
    return "Whoever took the last juniper owes " + listed(card.curse) + ", every opponent " + listed(card.others) +
           "; each item refused costs an Omen. Then the former gains " + counted(forest_scrolls, "scroll", "scrolls") +
           ".";
}

std::string explain(Achievement achievement) {
    const int n = card_of(achievement).number;
    switch (achievement) {
    case Achievement::a_hamlet:       return "Own at least " + plain(n) + " building tiles.";
    case Achievement::a_crossroads:   return "Have a farm, a forge and a shrine face up together.";
    case Achievement::a_guild:        return "Own at least " + plain(n) + " tiles of one type.";
    case Achievement::a_full_village: return "Have villagers in all " + plain(n) + " cells.";
    case Achievement::a_granary:      return "Hold at least " + amount(n, Resource::barley) + ".";
    case Achievement::a_woodpile:     return "Hold at least " + amount(n, Resource::juniper) + ".";
    case Achievement::a_treasury:     return "Hold at least " + amount(n, Resource::gold) + ".";
    case Achievement::a_chorus:       return "Hold at least " + amount(n, Resource::bell) + ".";
    case Achievement::a_blessed:      return "Stand at +" + plain(n) + " or better on the Omen track.";
    case Achievement::a_new_faces:    return "Have at most " + counted(n, "starter", "starters") + " left in the village.";
    }
    return {};
}

std::string explain(Item item) {
    switch (item) {
    case Item::barley:   return "1 barley, or gold.";
    case Item::juniper:  return "1 juniper, or gold.";
    case Item::bowl:     return "1 bowl, or gold.";
    case Item::bell:     return "1 bell, or gold.";
    case Item::gold:     return "1 gold, and nothing else.";
    case Item::wild:     return "1 resource of any kind.";
    case Item::card:     return "A card of the hand is discarded; its icons count for nothing.";
    case Item::villager: return "A face-up villager leaves the village; its icons count for nothing.";
    case Item::tile:     return "A building tile, face up or face down, goes back to the supply.";
    case Item::omen:     return "An Omen to be taken, unless a shield wards it off.";
    }
    return {};
}

namespace {

std::string explain(Resource resource) {
    switch (resource) {
    case Resource::barley: return "Pays for adding villagers. Farms produce it.";
    case Resource::juniper:
        return "Pays for buildings. It is only taken from the Forest; whoever takes the last wakes a spirit.";
    case Resource::bowl: return "The usual price of venerating a Guardian. Shrines produce it.";
    case Resource::bell: return "Rung in a Meditation. Forges produce it.";
    case Resource::gold: return "Stands for any one barley, juniper, bowl or bell.";
    }
    return {};
}

void add_cards(std::vector<Entry>& entries) {
    for (Villager villager : own_cards | commons)
        entries.push_back({thing(villager), title(villager), explain(villager)});
    for (Guardian guardian : guardians) entries.push_back({thing(guardian), title(guardian), explain(guardian)});
    for (Forest forest : forests) entries.push_back({thing(forest), title(forest), explain(forest)});
    for (Achievement achievement : each<Achievement>())
        entries.push_back({thing(achievement), title(achievement),
                           explain(achievement) + " The first to do so in a turn of his own gains " +
                               counted(achievement_scrolls, "scroll", "scrolls") + "."});
}

void add_pieces(std::vector<Entry>& entries) {
    for (Resource resource : each<Resource>()) {
        entries.push_back({thing(resource), title(resource), explain(resource)});
    }
    for (Building building : each<Building>()) {
        const std::string gives = "Turned face down it gives 1 " + title(product_of(building)) + " to a payment.";
        entries.push_back(
            {thing(building), title(building), gives + " There are " + plain(tile_count[building]) + " tiles."});
        entries.push_back({thing(face_of(building, false)), title(building), gives});
        entries.push_back({thing(face_of(building, true)), "used " + title(building),
                           "Face down until your tiles are restocked. It still counts as a building."});
    }
    for (Cell cell : each<Cell>()) {
        entries.push_back({thing(cell), "The cell " + where(cell),
                           "Holds one villager. Three face-down villagers in a line force a Rest."});
    }
    for (Item item : each<Item>()) {
        entries.push_back({thing(item), word_of(item), explain(item)});
    }
    for (int i = 0; i < static_cast<int>(decltype(VillagerCard::alternatives)::capacity); ++i)
        entries.push_back({thing_of_alternative(i), std::string("Action ") + static_cast<char>('a' + i),
                           "One of the actions that the card offers."});
}

}  // namespace

std::vector<Entry> Game::glossary() {
    std::vector<Entry> entries;
    add_cards(entries);
    add_pieces(entries);
    std::string bonus;
    for (std::size_t i = 0; i < building_bonus.size(); ++i)
        if (building_bonus[i] > 0)
            bonus += (bonus.empty() ? "" : ", ") + plain(static_cast<int>(i)) + " tiles " +
                     counted(building_bonus[i], "point", "points");
    entries.push_back({{"track:buildings"},
                       "Building track",
                       "Room for " + plain(track_spaces) + " tiles. At the end: " + bonus + "."});
    entries.push_back(
        {{"track:omens"},
         "Omen track",
         "From +" + plain(best_omen) + " to " + plain(worst_omen) +
             ", worth its number in points. Who would move below it takes an Omen token, minus 1 point, for good."});
    entries.push_back(
        {{"pool:scrolls"},
         "Scroll pool",
         "A scroll is 1 point. When the pool has been emptied the round is played to its end, and the game "
         "is over; alone it is over at once."});
    entries.push_back(
        {{"action:meditate"},
         "Meditation",
         "Announce a number of bells you can pay. Each opponent may pay one more and gain a scroll; for each "
         "who does not, you gain it (two scrolls with two players). If you gained any, you pay. Alone: a scroll for "
         "every " +
             plain(solo_bells_a_scroll) + " bells."});
    entries.push_back(
        {{"action:venerate"},
         "Veneration",
         "A Guardian is revealed: you make its offering, opponents suffer its curse, you take its reward. "
         "Whatever is refused costs Omens. Basic: gain " +
             counted(basic_veneration_scrolls, "scroll", "scrolls") + ", all others take an Omen."});
    entries.push_back(
        {{"action:shield"},
         "Shield",
         "While its villager is face up in the village it may be turned down to meet one item of any kind of an "
         "offering or curse."});
    const auto rule = [&](std::string_view word, std::string_view name, std::string text) {
        entries.push_back({{"rule:" + std::string(word)}, std::string(name), std::move(text)});
    };
    rule("rules", "The game in short",
         "Villages of nine cells race for the scrolls of the pool. In your turn you activate a villager or add a new "
         "one, which acts at once; either way it is turned face down. Three face-down villagers in a line force a "
         "Rest. When the pool is empty the round is finished, and the most points win: scrolls, buildings, the Omen "
         "track, and a point for each resource of which nobody has more. Ties go to who has more resources.");
    rule("turn", "A turn",
         "Activate a face-up villager of yours, or pay barley to add a card of your hand or the row to an empty cell "
         "or in place of a face-up villager. Its action is taken once, or skipped. You rest only if a line forces you, "
         "or if nothing else can be done.");
    rule("rest", "Rest",
         "Take what the icons of your face-up villagers show, and 1 barley for each starter that is face down. Then "
         "turn all villagers face up. Building tiles stay as they are. You cannot rest by choice: three face-down "
         "villagers in a line, or nothing else to do, make you.");
    rule("pay", "Paying",
         "Pay with tokens, by turning face-up building tiles or villagers face down, or by discarding hand cards: each "
         "gives what its icons show. Starters pay nothing. Any surplus is lost.");
    rule("forest", "The Forest",
         "Juniper is taken from a Forest card. Whoever takes the last of it wakes its spirit: he and his opponents "
         "settle what it demands, he gains a scroll, and a new card comes.");
    rule("omens", "Omens",
         "Each refused item of an offering or a curse costs an Omen, a step down the Omen track, which counts in "
         "points at the end.");
    rule("end", "The end and the score",
         "When the last scroll is taken the round is played to its end. Alone the game is over at once: you win if you "
         "have the points of your level before the village has rested too often.");
    return entries;
}

// ---- The game, before it begins ----

namespace {

constexpr std::array<ModeInfo, 3> modes{
    {{"full", "Two to four players", "The whole game: Guardians, Forest spirits and Achievements.", 2, 4},
     {"basic", "Two to four players, basic", "Without Guardian and Forest cards and Achievements; starters stay.", 2,
      4},
     {"solo", "Alone", "Find all scrolls before the village has rested too often. Ten levels.", 1, 1}}};
constexpr std::array<OptionInfo, 1> options{{{"level", "How hard it is.", "1 to 10", "solo"}}};
constexpr std::array<std::string_view, max_players> seat_names{"red", "blue", "green", "yellow"};

}  // namespace

const GameInfo Game::info{
    .id = "snowcrest",
    .name = "Snowcrest",
    .text = "Lead a mountain village: gather, build, venerate the Guardians, meditate, and find the lost scrolls.",
    .credits = "Designed by Philip duBarry, published by Grail Games, 2024.",
    .provenance =
        "The rules and the numbers in the rulebook are the box's. Its cards could not be found: most values of "
        "villagers, Guardians, Forest spirits and Achievements are ours, and they will differ from your copy.",
    .rules = 2,
    .modes = modes,
    .options = options,
    .seat_names = seat_names,
    .categories = names_of<Category>,
    .asks_others = true};

}  // namespace skerry::snowcrest
