// SPDX-License-Identifier: Apache-2.0
#include "games/fine_sand/names.h"

#include "core/sentence.h"
#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// Names of things and what they do, in our own words, with the numbers of components.h.
namespace skerry::fine_sand {
namespace {

std::string when(const CardRow& card) {
    switch (card.timing) {
    case Timing::step1:  return "In Step 1: ";
    case Timing::step2a: return "In a red turn: ";
    case Timing::step2b: return "In a blue turn: ";
    case Timing::step3:  return "In Step 3: ";
    case Timing::yellow: return card.once ? "At any time of your turn: " : "Once a turn, at any time: ";
    default:             return {};
    }
}

std::string filled_for(Card card, std::string_view text) {
    return filled(text, [&](std::string_view place) { return words_of(card, place); });
}

}  // namespace

std::string words_of(Card card, std::string_view place) {
    const CardRow& what = row(card);
    if (place == "n") return plain(what.n);
    if (place == "n_and_1") return plain(what.n + 1);
    if (place == "m") return plain(what.m);
    if (place == "before_check") return what.timing == Timing::step3 ? " before the limit is checked" : "";
    SKERRY_CHECK(place == "as_often");
    return what.repeats ? "; as often as you like" : "";
}

std::string quoted(Card card) {
    const bool phrase =
        is_fable(card) && actions[row(card).timing].has(card) && title(card).find(' ') != std::string::npos;
    return phrase ? '"' + title(card) + '"' : title(card);
}

std::string use_text(Card card) { return filled_for(card, row(row(card).effect).brief); }

std::string explain(Card card) {
    const int cost = row(card).cost;
    return (cost == no_cost ? "" : "Costs " + plain(cost) + ". ") + explain_effect(card);
}

std::string explain_effect(Card card) {
    const CardRow& what = row(card);
    if (card == Card::unknown) return "A card you have not seen.";
    std::string text;
    if (what.kind == Kind::coin) {
        text = card == Card::f2_pit ? "Pays nothing and cannot be built: be rid of it."
                                    : "Pays " + coins(what.worth) + "; cannot be built.";
        if (card == Card::f1_scaffold) text += " It lies in front of you, not in your hand, and counts as unbuilt.";
        if (card == Card::f8_big_base) text += " Once it has paid it leaves the game.";
        return text;
    }
    text = when(what) + filled_for(card, row(what.effect).text);
    if (what.once) text += " Once only, then it goes to your discard pile.";
    if (!works_at_once(card) && !when(what).empty()) text += " Works from the turn after it was built.";
    return text;
}

std::string offload_text() {
    return "Once a turn, at any time: put a hand card face down on your Symbol card. If everybody has a card there at "
           "the end of a turn, each top card goes to the discard pile of the player on the left. Solo: not before "
           "turn " +
           plain(timer_coin_count + 1) + ", and then every turn.";
}

namespace {

constexpr Concept concepts[]{
    {"rule:rules", "The game in short",
     "Everybody begins with the same thirty cards and wants to be rid of them, by building them or off-loading "
     "them to the left. All play at the same time. The end comes when somebody has drawn all of their cards; "
     "whoever has the fewest unbuilt cards wins, and a tie goes to the most wooden coins."},
    {"rule:turn", "A turn",
     "Step 1: draw, and use green cards built in earlier turns. Step 2: choose red and build, or choose blue and "
     "draw more. Step 3: actions that come last. Then discard down to the hand limit. Yellow cards work at any "
     "time of your turn."},
    {"rule:pay", "Paying",
     "Every hand card pays 1, coin cards and wooden coins what they show. Cards that pay go to your discard pile, "
     "and come back when it is shuffled."},
    {"rule:end", "The end and the score",
     "When the draw stack and the discard pile are both empty the end is near: at once in Step 1, after one more "
     "turn in a blue turn. Cards in hand, in front of you, in the stack and in the discard pile count, off-loads "
     "and built cards do not. Alone, off-loads count two each."},
};

}  // namespace

std::vector<Entry> Game::glossary() {
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < card_kinds; ++i) {
        const auto card = static_cast<Card>(i);
        const std::string mark = is_numbered(card)
                                     ? " Number " + plain(row(card).mark) + ": may be swapped out in a campaign."
                                     : " Warning sign: stays in every campaign.";
        entries.push_back({thing(card), title(card), explain(card) + mark});
        if (is_coin(card)) {
            entries.push_back(
                {pallet_thing(card), title(card) + " on a pallet", "It can pay, and counts as built at the end."});
            entries.push_back({price_thing(card), "Price of " + title(card), "Coin cards cannot be built."});
            continue;
        }
        entries.push_back({built_thing(card), title(card) + ", built", explain(card)});
        entries.push_back(
            {price_thing(card), "Price of " + title(card),
             "Printed: " + plain(row(card).cost) + ". Hand cards pay 1 each, coin cards more; discounts lower it."});
    }
    const std::vector<Entry> of_the_board{
        {offload_thing(), "Off-load", offload_text()},
        {front_thing(), "Scaffold", explain(Card::f1_scaffold)},
        {coin_thing(), "Wooden coin",
         "Pays 1. You get one for every card you should draw and cannot. Most coins win a tie."},
        {draw_thing(), "The board's draw",
         "Draw " + plain(board_draw) + ". In Step 1 from the second turn on, and once more in a blue turn."},
        {slots_thing(), "Builds",
         "A red turn has " + plain(board_slots) + " build, and one more for each excavator of an earlier turn."},
        {limit_thing(), "Hand limit",
         "At the end of your turn you keep " + plain(board_limit) + " cards, and more with sand mixers."},
        {thing(Ring::red), "Red", "This turn you build."},
        {thing(Ring::blue), "Blue", "This turn you draw more cards instead of building."},
        {stack_thing(), "Draw stack",
         "When its last card is drawn the discard pile is shuffled into a new one. Without one the end is near: at "
         "once in Step 1, after one more turn in a blue turn."},
        {symbol_thing(), "Symbol card", "What you off-load lies here, on its way to your left neighbour."},
    };
    entries.insert(entries.end(), of_the_board.begin(), of_the_board.end());
    for (const Bonus bonus : each<Bonus>()) {
        const std::string n = plain(bonus_of(bonus));
        entries.push_back({thing(bonus), "Coin row " + n,
                           "Five coins fill it. Once in the campaign it takes " + n + " off a game's total."});
    }
    explain(entries, concepts);
    return entries;
}

// ---- The game, before it begins ----

namespace {

constexpr std::array<ModeInfo, 4> modes{
    {{"learning", "First game", "Everybody's cards lie in the same order, made for learning.", 2, 4},
     {"base", "Base game", "Thirty cards each, shuffled; get rid of them first.", 2, 4},
     {"fable", "Fable campaign", "Before every game three cards are swapped for three new ones.", 2, 4, true},
     {"solo", "Solo campaign", "Up to ten games alone; strike a number after each. A total above 20 loses.", 1, 1,
      true}}};
constexpr std::string_view together[]{"learning", "base", "fable"}, campaigns[]{"fable", "solo"};
constexpr OptionInfo options[]{
    option::one_of("turn_style", "All at the same time, or openly one after the other.", names_of<TurnStyle>, together),
    option::other("campaign", "The campaign so far, as the game before left it; left out, a new one begins.",
                  campaigns),
};
constexpr std::array<std::string_view, count_of<Category>> categories{
    "hand", "front", "draw stack", "discard pile", "big castles", "off-loads", "coin bonus"};

constexpr SeatColour seat_colours[]{SeatColour::green, SeatColour::white, SeatColour::brown, SeatColour::orange};

}  // namespace

const GameInfo Game::info{
    .id = "fine-sand",
    .name = "Fine Sand",
    .text = "Build, off-load and be rid of all your cards before the others are.",
    .credits = "Designed by Friedemann Friese, published by 2F-Spiele and Stronghold Games, 2018.",
    .provenance =
        "The cards have the box's costs and effects. Which cards of the start set carry a warning sign, the order of "
        "the learning game and the limit of 100 turns are ours.",
    .rules = 2,
    .modes = modes,
    .options = options,
    .minutes = {30, 30},
    .weight = Weight::light,
    .first_game = {"learning", 2},
    .seat_names = player_colours,
    .seat_colours = seat_colours,
    .categories = categories,
    .fewest_win = true};

}  // namespace skerry::fine_sand
