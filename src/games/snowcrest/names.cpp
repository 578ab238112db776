// SPDX-License-Identifier: Apache-2.0
#include "games/snowcrest/names.h"

#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"

// Names of things and what they do, in our own words, with the numbers of components.h.
namespace skerry::snowcrest {
namespace {

struct ItemWords {
    std::string_view one, many, text;
};
constexpr Each<Item, ItemWords> item_words{{
    {"barley", "barley", "1 barley, or gold."},
    {"juniper", "juniper", "1 juniper, or gold."},
    {"bowl", "bowls", "1 bowl, or gold."},
    {"bell", "bells", "1 bell, or gold."},
    {"gold", "gold", "1 gold, and nothing else."},
    {"resource of any kind", "resources of any kind", "1 resource of any kind."},
    {"hand card", "hand cards", "A card of the hand is discarded; its icons count for nothing."},
    {"face-up villager", "face-up villagers", "A face-up villager leaves the village; its icons count for nothing."},
    {"building tile", "building tiles", "A building tile, face up or face down, goes back to the supply."},
    {"Omen", "Omens", "An Omen to be taken, unless a shield wards it off."},
}};

constexpr Each<Resource, std::string_view> resource_texts{{
    "Pays for adding villagers. Farms produce it.",
    "Pays for buildings. It is only taken from the Forest; whoever takes the last wakes a spirit.",
    "The usual price of venerating a Guardian. Shrines produce it.",
    "Rung in a Meditation. Forges produce it.",
    "Stands for any one barley, juniper, bowl or bell.",
}};

constexpr Each<Cell, std::string_view> places{
    {"north-west", "north", "north-east", "west", "centre", "east", "south-west", "south", "south-east"}};

// What is on the table as a source, in a few words: 1 barley, a used farm, Priest in the centre.
std::string object(const Player& player, Source source) {
    switch (kind_of(source)) {
    case SourceKind::token:          return amount(1, which<Resource>(source));
    case SourceKind::tile:
    case SourceKind::lost_tile:      return "a " + title(which<Building>(source));
    case SourceKind::lost_used_tile: return "a used " + title(which<Building>(source));
    case SourceKind::cell:
    case SourceKind::lost_cell:      return resident(player, which<Cell>(source));
    case SourceKind::hand:           return title(which<Villager>(source));
    }
    return {};
}

// What a source is called once it is chosen, and what the move is called that does.
struct SourceWords {
    std::string_view title, label;
};
constexpr Each<SourceKind, SourceWords> source_words{{
    {"{object}", "Pay {object}"},
    {"{object}", "Turn {object} face down for 1 {product}"},
    {"{object}", "Turn the {object} face down"},
    {"{object} of the hand", "Discard the {object}"},
    {"{object} given back", "Give back {object}"},
    {"{object} given back", "Give back {object}"},
    {"{object} sent away", "Send away the {object}"},
}};

}  // namespace

// ---- Amounts ----

std::string amount(int n, Item item) { return counted(n, item_words[item].one, item_words[item].many); }
std::string amount(int n, Resource resource) { return amount(n, static_cast<Item>(resource)); }

std::string listed(const Bag<Item>& items) {
    return joined(items.at_least(1), [&](Item item) { return amount(items[item], item); });
}

std::string listed(const Demands& demands) {
    Bag<Item> items;
    for (const Demand& demand : demands) items.add(demand.item);
    return listed(items);
}

// ---- Names ----

std::string title(TileFace face) { return (is_used(face) ? "used " : "") + title(building_of(face)); }

std::string title(const Player& player, Source source) {
    return filled(source_words[kind_of(source)].title, Places{{{"object", object(player, source)}}});
}

Label label_payment(const Question& q, Move move) {
    const auto source = arg<Source>(move);
    const std::string product =
        kind_of(source) == SourceKind::tile ? title(product_of(which<Building>(source))) : std::string();
    return filled(source_words[kind_of(source)].label,
                  Places{{{"object", object(q.me, source)}, {"product", product}}});
}

std::string icons_of(Villager villager, std::string_view between) {
    std::string text;
    const auto add = [&](const std::string& icon) { text += (text.empty() ? "" : std::string(between)) + icon; };
    for (Resource icon : card_of(villager).icons) add(title(icon));
    if (card_of(villager).shield) add("shield");
    return text;
}

std::string where(Cell cell) { return "in the " + std::string(places[cell]); }

std::string resident(const Player& player, Cell cell) {
    return (player.village[cell] ? title(*player.village[cell]) : "nobody") + " " + where(cell);
}

Thing thing_of_alternative(std::size_t alternative) { return {std::string("alternative:") + letter_of(alternative)}; }

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

std::string explain(Item item) { return std::string(item_words[item].text); }

std::string explain(const Price& price) {
    return price.scrolls > 0 ? counted(price.scrolls, "scroll", "scrolls") : listed(price.items);
}

std::string text_of(const Alternative& alternative) {
    const std::string text =
        in_a_row(alternative.effects, [](const Effect& effect) { return explain(effect); }, ", then ");
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
        if (card.alternatives.size() > 1) text += std::string(i > 0 ? " " : "") + letter_of(i) + ") ";
        text += text_of(card.alternatives[i]) + ".";
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

// ---- Help ----

namespace {

constexpr Concept concepts[]{
    {"track:buildings", "Building track", "Room for {spaces} tiles. At the end: {bonus}."},
    {"track:omens", "Omen track",
     "From +{best} to {worst}, worth its number in points. Whoever would move below it takes an Omen token, minus 1 "
     "point, for good."},
    {"pool:scrolls", "Scroll pool",
     "A scroll is 1 point. When the pool has been emptied the round is played to its end, and the game is over; alone "
     "it is over at once."},
    {"action:meditate", "Meditation",
     "Announce a number of bells you can pay. Each opponent may pay one more and gain a scroll; for each one who does "
     "not, you gain it (two scrolls with two players). If you gained any, you pay. Alone: a scroll for every "
     "{bells|bell|bells}."},
    {"action:venerate", "Veneration",
     "A Guardian is revealed: you make its offering, opponents suffer its curse, you take its reward. Whatever is "
     "refused costs Omens. Basic: gain {scrolls|scroll|scrolls}, all others take an Omen."},
    {"action:shield", "Shield",
     "While its villager is face up in the village it may be turned down to meet one item of any kind of an offering "
     "or curse."},
    {"rule:rules", "The game in short",
     "Villages of nine cells race for the scrolls of the pool. In your turn you activate a villager or add a new one, "
     "which acts at once; either way it is turned face down. Three face-down villagers in a line force a Rest. When "
     "the pool is empty the round is finished, and the most points win: scrolls, buildings, the Omen track, and a "
     "point for each resource of which nobody has more. Ties go to whoever has more resources."},
    {"rule:turn", "A turn",
     "Activate a face-up villager of yours, or pay barley to add a card of your hand or the row to an empty cell or in "
     "place of a face-up villager. Its action is taken once, or skipped. You rest only if a line forces you, or if "
     "nothing else can be done."},
    {"rule:rest", "Rest",
     "Take what the icons of your face-up villagers show, and 1 barley for each starter that is face down. Then turn "
     "all villagers face up. Building tiles stay as they are. You cannot rest by choice: three face-down villagers in "
     "a line, or nothing else to do, make you."},
    {"rule:pay", "Paying",
     "Pay with tokens, by turning face-up building tiles or villagers face down, or by discarding hand cards: each "
     "gives what its icons show. Starters pay nothing. Any surplus is lost."},
    {"rule:forest", "The Forest",
     "Juniper is taken from a Forest card. Whoever takes the last of it wakes its spirit: all players settle what it "
     "demands, that one gains a scroll, and a new card comes."},
    {"rule:omens", "Omens",
     "Each refused item of an offering or a curse costs an Omen, a step down the Omen track, which counts in points at "
     "the end."},
    {"rule:end", "The end and the score",
     "When the last scroll is taken the round is played to its end. Alone the game is over at once: you win if you "
     "have the points of your level before the village has rested too often."},
};

std::string payment_text(Building building) {
    return "Turned face down it gives 1 " + title(product_of(building)) + " to a payment.";
}

std::string building_bonuses() {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < building_bonus.size(); ++i)
        if (building_bonus[i] > 0)
            parts.push_back(plain(static_cast<int>(i)) + " tiles " + counted(building_bonus[i], "point", "points"));
    return joined(parts, ", ");
}

}  // namespace

std::string explain(Building building) {
    return payment_text(building) + " There are " + plain(buildings[building].tiles) + " tiles.";
}

std::vector<Entry> Game::glossary() {
    std::vector<Entry> entries;
    const auto add = [&](auto e, std::string text) { entries.push_back({thing(e), title(e), std::move(text)}); };
    for (Villager villager : own_cards | commons) add(villager, explain(villager));
    for (Guardian guardian : guardians) add(guardian, explain(guardian));
    for (Forest forest : forests) add(forest, explain(forest));
    for (Achievement achievement : each<Achievement>())
        add(achievement, explain(achievement) + " The first to do so in a turn of their own gains " +
                             counted(achievement_scrolls, "scroll", "scrolls") + ".");
    for (Resource resource : each<Resource>()) add(resource, std::string(resource_texts[resource]));
    for (Building building : each<Building>()) {
        add(building, explain(building));
        add(face_of(building, false), payment_text(building));
        add(face_of(building, true), "Face down until your tiles are restocked. It still counts as a building.");
    }
    for (Cell cell : each<Cell>())
        entries.push_back({thing(cell), "The cell " + where(cell),
                           "Holds one villager. Three face-down villagers in a line force a Rest."});
    for (Item item : each<Item>()) add(item, explain(item));
    for (std::size_t i = 0; i < max_alternatives; ++i)
        entries.push_back({thing_of_alternative(i), std::string("Action ") + letter_of(i),
                           "One of the actions that the card offers."});
    const Places numbers{{{"spaces", plain(track_spaces)},
                          {"bonus", building_bonuses()},
                          {"best", plain(best_omen)},
                          {"worst", plain(worst_omen)},
                          {"bells", plain(solo_bells_per_scroll)},
                          {"scrolls", plain(basic_veneration_scrolls)}}};
    for (const Concept& rule : concepts)
        entries.push_back({{std::string(rule.id)}, std::string(rule.name), filled(rule.text, numbers)});
    return entries;
}

// ---- The game, before it begins ----

namespace {

constexpr std::array<ModeInfo, 3> modes{
    {{"full", "Whole game", "With Guardians, Forest spirits and Achievements.", 2, 4},
     {"basic", "Basic game", "Without Guardian and Forest cards and Achievements; starters stay.", 2, 4},
     {"solo", "Alone", "Find all scrolls before the village has rested too often. Ten levels.", 1, 1}}};
constexpr std::string_view solo_mode[]{"solo"};
constexpr OptionInfo options[]{option::number("level", "How hard it is.", 1, 10, solo_mode)};
constexpr std::array<std::string_view, max_players> seat_names{"red", "blue", "green", "yellow"};

constexpr SeatColour seat_colours[]{SeatColour::red, SeatColour::blue, SeatColour::green, SeatColour::yellow};

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
    .minutes = {30, 60},
    .weight = Weight::medium,
    .first_game = {"basic", 2},
    .seat_names = seat_names,
    .seat_colours = seat_colours,
    .categories = names_of<Category>,
    .asks_others = true};

}  // namespace skerry::snowcrest
