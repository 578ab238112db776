// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/names.h"

#include "core/sentence.h"
#include "games/skara_brae/game.h"
#include "games/skara_brae/rules.h"

// Names of things and what they do, in our own words, with the numbers of components.h.
namespace skerry::skara_brae {
namespace {

std::string gather_text(Tile tile, bool flipped) {
    std::string text;
    for (const GatherOption& option : gather_options_of(tile, flipped)) {
        text += text.empty() ? "Gain " : ", or ";
        if (!option.pay.empty()) text += "pay " + spoken(option.pay) + " for ";
        text += spoken(option.gain);
    }
    return text + (flipped ? ". It also counts as one more icon of its environment." : ".");
}

std::string clean_text(bool flipped) {
    const CleanSide& clean = clean_sides[flipped];
    const auto price = [](const CleanRow& row) { return said("{n} types to clear {clears}", row.types, row.clears); };
    return said(
        "Pay one each of {rows}; the types are {types}. Gain a roof. A clear removes a midden or moves the "
        "slider left.",
        in_a_row(clean.rows, price, ", "), in_a_row(clean.types, word_of<Resource>, ", "));
}

std::string with_number(std::string_view text, int number) {
    return filled(text, [&](std::string_view) { return plain(number); });
}

// Of the cards that are no settlers: what they do, and in short.
struct CardText {
    std::string_view text, brief;
};
constexpr Each<CardKind, CardText> card_texts{
    {{},
     {"Shelters one settler.", "shelters one settler"},
     {"Gain 1 skaill knife for each stone ball you have, this one included.", "a knife per stone ball"},
     {"Gain 1 hide. Your hearth holds 1 more, and you produce 1 midden less each round.",
      "hide, hearth +1, midden -1"}}};

}  // namespace

// ---- Names ----

std::string amount(int count, Resource what) {
    switch (what) {
    case Resource::skaill: return counted(count, "skaill knife", "skaill knives");
    case Resource::shell:
    case Resource::hide:
    case Resource::bone:
    case Resource::rabbit:
    case Resource::cow:    return counted(count, word_of(what), word_of(what) + "s");
    default:               return plain(count) + " " + word_of(what);
    }
}

std::string spoken(const Goods& goods) {
    return joined(goods.at_least(1), [&](Resource what) { return amount(goods[what], what); });
}

std::string spoken_yields(const Goods& yields) {
    const std::array order{Resource::food, Resource::hide, Resource::bone, Resource::wool};
    return in_a_row(order, [&](Resource what) { return yields[what] > 0 ? amount(yields[what], what) : ""; }, ", ");
}

std::string prices_of(Task task) { return in_a_row(task_cards[task].ways, spoken, ", or "); }

std::string title(Tile tile) { return std::string(tiles[tile].name); }
std::string title(Task task) { return "Task " + plain(static_cast<int>(task) + 1); }
std::string title(Focus focus) { return std::string(focus_cards[focus].name); }
std::string title(Card card) {
    const std::string name(cards[card].name);
    return card == Card::unknown ? name : name + " " + word_of(card);
}

// ---- What they do ----

std::string bottom_text(Card card) {
    const CardRow& effect = cards[card];
    if (effect.per) return spoken(effect.gain) + " for each " + word_of(*effect.per) + " icon";
    return spoken(effect.gain) + (effect.pay.empty() ? "" : " for " + spoken(effect.pay));
}

std::string explain(Card card) {
    if (is_settler(card))
        return "A settler of the " + word_of(environment_of(card)) + ": harvest there, then you may gain " +
               bottom_text(card) + ".";
    if (card == Card::unknown) return "A card you have not seen.";
    return std::string(card_texts[cards[card].kind].text) + " " + points_in_words(cards[card].points) + ".";
}

// Neither half is used, and flipped the lower one may be (6.12).
std::string explain_explored(Card card, bool flipped) {
    if (!is_settler(card)) return explain(card);
    return "A settler of the " + word_of(environment_of(card)) +
           (flipped ? ": no harvest, but you may gain " + bottom_text(card) + "." : "; no harvest, no lower half.");
}

std::string in_short(Card card) {
    if (is_settler(card)) return word_of(environment_of(card)) + ": " + bottom_text(card);
    if (card == Card::unknown) return "a card";
    return std::string(card_texts[cards[card].kind].brief) + ", " + points_in_words(cards[card].points);
}

std::string explain(Tile tile, bool flipped) {
    const std::string text = explain_effect(tile, flipped);
    return is_special(tile) ? "Pay " + plain(special.portions) + " in any mix of food and bone. " + text : text;
}

std::string explain_effect(Tile tile, bool flipped) {
    if (is_gather(tile)) return gather_text(tile, flipped);
    if (tile == Tile::clean) return clean_text(flipped);
    if (tile == Tile::unknown) return "A tile you have not seen.";
    const Action& action = action_of(tile);
    return filled(action.text, [&](std::string_view place) {
        return place == "side" ? with_number(action.sides[flipped], tiles[tile].number[flipped])
                               : plain(tiles[tile].number[flipped]);
    });
}

std::string explain(const Obstacle& why) { return with_number(why.sentence, why.number); }

std::string explain(Focus focus) { return with_number(focus_cards[focus].text, focus_cards[focus].number); }

std::string explain(Task task) {
    return "Pay " + prices_of(task) + " to turn it face down; then you may take a " + title(task_cards[task].action) +
           " action.";
}

std::string explain(Resource resource) {
    if (cookables.has(resource))
        return "Cooks for " + spoken_yields(dish_of(resource).yields) + "; weight " + plain(dish_of(resource).weight) +
               ".";
    switch (resource) {
    case Resource::food: return "Feeds a settler without a roof, helps to pay for special tiles. 1 point at the end.";
    case Resource::skaill:
        return "A skaill knife: each one spent with a harvest counts as one more icon. 1 point at the end.";
    case Resource::midden: return "Waste: takes room, can never be spent. Minus 1 point at the end.";
    case Resource::hide:   return "One portion on the Furnish track; also for Craft and Clean.";
    case Resource::wool:   return "Two make a portion on the Furnish track; also for Craft.";
    case Resource::bone:   return "Helps to pay for special tiles; also for Craft.";
    default:               return "For Craft, Clean, Trade and the lower halves of settlers.";
    }
}

// ---- The glossary ----

namespace {

// The spaces of a track from the first that says something, each with its numbers: " 1 (2; 1)".
template <class Spaces>
std::string spaces_text(const Spaces& track, int first, std::string (*numbers)(const typename Spaces::value_type&)) {
    std::string text;
    for (int i = first; i < static_cast<int>(track.size()); ++i)
        text += " " + plain(i) + " (" + numbers(track[static_cast<std::size_t>(i)]) + ")";
    return text + ".";
}

std::string furnish_numbers(const FurnishSpace& space) {
    return plain(space.portions) + "; " + plain(space.per_settler) + ", " + plain(space.per_set);
}
std::string trade_numbers(const TradeSpace& space) {
    return plain(space.cost) + "; " + plain(space.points) + "; " + spoken(space.purchase);
}
std::string slider_numbers(const Slider& slider) { return plain(slider.midden) + "; " + plain(slider.points); }

std::string harvest_text(Environment e) {
    const std::string text = "Each icon harvests 1 " + word_of(harvest_types[e][0]);
    return has_two_types(e) ? text + " or " + word_of(harvest_types[e][1]) + "." : text + ".";
}

std::string both_sides(Tile tile) {
    const auto& [one, other] = tiles[tile].banner;
    return explain(tile, false) + " Flip for " + word_of(one) + " and " + word_of(other) + ", worth " +
           plain(points_per.flipped_tile) + " points.\nFlipped: " + explain(tile, true);
}

constexpr Concept concepts[]{
    {"rule:rules", "The game in short",
     "Four rounds of three turns. In a turn you take a card of the set on offer, put it into your village, and "
     "place workers on your action tiles. At the end of each round settlers without a roof must be fed and the "
     "village produces midden. Points come from settlers, the two tracks, flipped tiles, roofs and crafted goods; "
     "midden and an open storage cost some. The most points win; alone you reach a target."},
    {"rule:draft", "The draft",
     "Whoever's marker is on top takes a card or passes. Those who pass take what is left, the last to pass first. "
     "Whoever acts last in a set is first in the next."},
    {"rule:turn", "A turn",
     "Place the card and take its effect, then place as many of your workers as you like, one after the other, on "
     "tiles of yours. Afterwards all workers come back. You have one worker in the first round and one more in "
     "each later one."},
    {"rule:round", "The end of a round",
     "Feed one food for each settler that has no roof; for each one missing a settler leaves. Then gain midden as "
     "your storage slider says, less your utensils."},
    {"rule:storage", "Storage",
     "Each resource takes a space. When there is no room the slider moves and opens a column: more space, but more "
     "midden each round and fewer points at the end."},
    {"rule:roofs", "Roofs",
     "A roof spares a settler the food at the end of a round. Village roofs are worth 2 points, those that Clean and "
     "Spin Wool bring 1."},
    {"rule:knives", "Skaill knives",
     "Add any number of them to a harvest, or to a settler who gains one for each icon: each counts as an icon more, "
     "and is spent. Left at the end they are worth 1 point each."},
    {"rule:end", "The end and the score",
     "After the fourth round: points for settlers and sets of four environments, for the trade track, flipped "
     "tiles, roofs, stone balls, utensils, spindle whorls, food and knives; fewer for midden and the slider. A tie "
     "goes to whoever is ahead in the turn order."},
};

}  // namespace

std::vector<Entry> Game::glossary() {
    std::vector<Entry> entries;
    for (Tile tile : standard_tiles | special_tiles) entries.push_back({thing(tile), title(tile), both_sides(tile)});
    for (Card card : all_cards) entries.push_back({thing(card), title(card), explain(card)});
    for (Resource resource : each<Resource>())
        entries.push_back({thing(resource), word_of(resource), explain(resource)});
    for (Environment e : each<Environment>()) entries.push_back({thing(e), word_of(e), harvest_text(e)});
    for (Focus focus : each<Focus>())
        entries.push_back(
            {thing(focus), title(focus), explain(focus) + " " + plain(points_per.unmet_focus) + " points if unmet."});
    for (Task task : each<Task>())
        entries.push_back(
            {thing(task), title(task), explain(task) + " " + plain(points_per.open_task) + " points while face up."});
    entries.push_back({track(Tile::furnish), "Furnish track",
                       "Spaces, with portions to enter, points per settler and points per set of four environments:" +
                           spaces_text(furnish_track.spaces, 0, furnish_numbers)});
    entries.push_back({track(Tile::trade), "Trade track",
                       "Spaces, with the cost in one type, points and what may be bought:" +
                           spaces_text(trade_track.spaces, 1, trade_numbers)});
    entries.push_back({slider_thing(), "Storage slider",
                       "Open columns of 3 spaces, with midden per round and points at the end:" +
                           spaces_text(slider_columns, 1, slider_numbers)});
    explain(entries, concepts);
    return entries;
}

// ---- The game, before it begins ----

namespace {

constexpr std::array<ModeInfo, 5> modes{
    {{"multi", "Two to four players", "Draft settlers, run your village for four rounds, score the most points.", 2, 4},
     {"solo", "Alone", "One focus card and four tasks; reach 45 points.", 1, 1},
     {"solo_55", "Alone, exceedingly well", "As alone, but reach 55 points.", 1, 1},
     {"solo_eight", "The eight", "Reach 55 points once with each of the eight special tiles; choose the tile.", 1, 1},
     {"solo_plus", "Alone, with more cards",
      "More focus and task cards, with a special tile dealt or chosen; reach 45 or 55 points.", 1, 1}}};
constexpr std::string_view dealt[]{"multi", "solo", "solo_55", "solo_plus"}, together[]{"multi"},
    chosen[]{"solo_eight", "solo_plus"}, free_form[]{"solo_plus"}, targets[]{"45", "55"};
constexpr auto special_names = [] {
    std::array<std::string_view, special_tiles.size()> names{};
    std::size_t count = 0;
    for (const Tile tile : special_tiles) names[count++] = name_of(tile);
    return names;
}();
constexpr OptionInfo options[]{
    option::yes_no("deal3", "Deal three special tiles to choose from instead of two (1 or 2 players).", dealt),
    option::yes_no("concurrent_turns", "The next player drafts while others still place workers.", together),
    option::one_of("special", "The special tile of this game.", special_names, chosen),
    option::one_of("target", "The points to reach.", targets, free_form),
    option::number("focus_count", "How many focus cards.", 1, 8, free_form),
    option::number("task_count", "How many task cards.", 4, 10, free_form),
};
constexpr auto seat_names = [] {
    std::array<std::string_view, max_players> names{};
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = names_of<Marker>[i];
    return names;
}();

constexpr SeatColour seat_colours[]{SeatColour::purple, SeatColour::blue, SeatColour::yellow, SeatColour::red};

}  // namespace

const GameInfo Game::info{
    .id = "skara-brae",
    .name = "Skara Brae",
    .text = "Draft settlers, gather, cook and craft in a neolithic village, and keep the midden small.",
    .credits = "Designed by Shem Phillips, published by Garphill Games, 2025.",
    .provenance = "All numbers are those of the box.",
    .rules = 2,
    .modes = modes,
    .options = options,
    .minutes = {45, 60},
    .weight = Weight::heavy,
    .first_game = {"multi", 2},
    .seat_names = seat_names,
    .seat_colours = seat_colours,
    .categories = names_of<Category>};

}  // namespace skerry::skara_brae
