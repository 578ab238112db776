#include "games/fine_sand/names.h"

#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// Names of things and what they do, in our own words, with the numbers of components.h.
namespace skerry::fine_sand {

namespace {

std::string_view colour_name(Kind kind) {
    switch (kind) {
    case Kind::green:  return "Roller";
    case Kind::red:    return "Excavator";
    case Kind::blue:   return "Dump truck";
    case Kind::purple: return "Sand mixer";
    default:           return "Castle";
    }
}

std::string_view fable_name(Card card) {
    static constexpr std::array<std::string_view, 27> titles{
        "Scaffold",         "Take a coin",      "Build small",   "Pit",           "Draw and discard", "Essentials",
        "Find a coin card", "To the limit",     "Remove junk",   "Build cheaply", "Draw half",        "Always build",
        "Castle 4",         "Limit boost",      "Three for two", "Draw two",      "Build for free",   "Draw one more",
        "Big castle",       "Giant castle",     "Pallet",        "Beach chair",   "Big base",         "Recycling",
        "Real essentials",  "Build as desired", "Final delivery"};
    return titles[static_cast<std::size_t>(card) - static_cast<std::size_t>(Card::f1_scaffold)];
}

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

std::string effect_text(const CardRow& card) {
    const int n = card.n, m = card.m;
    switch (card.effect) {
    case Effect::draw:
        return "draw " + cards(n) + (card.id == Card::f9_final_delivery ? " before the limit is checked." : ".");
    case Effect::slot:      return "build " + cards(n) + " more.";
    case Effect::rebate:    return "every card built with a slot or by Build as desired costs " + coins(n) + " less.";
    case Effect::limit:     return "your hand limit is " + plain(n) + " higher.";
    case Effect::take_coin: return "take " + counted(n, "wooden coin", "wooden coins") + ". It never ends the game.";
    case Effect::draw_keep: return "look at your next " + cards(n) + ", keep one and discard the other.";
    case Effect::exchange:
        return "discard " + cards(n) + " of your hand, then draw " + plain(m) +
               (card.repeats ? "; as often as you like." : ".");
    case Effect::half: return "discard as many hand cards as you like, then draw half as many, rounded up.";
    case Effect::more: return "discard as many hand cards as you like, then draw " + plain(n) + " more than that.";
    case Effect::boost:
        return "your hand limit is " + plain(n) +
               " higher for this turn; afterwards the card is off-loaded by itself (solo: out of the game).";
    case Effect::essentials: return "take any card of your discard pile; if there is none, draw one.";
    case Effect::find_coin:
        return "turn cards of the draw stack over until a coin card comes, which you take; the others are discarded.";
    case Effect::to_limit:    return "draw until your hand has as many cards as your hand limit.";
    case Effect::remove_junk: return "discard " + cards(n) + ", and another hand card leaves the game.";
    case Effect::build_cheap: return "one more build for " + coins(n) + " less, without other discounts.";
    case Effect::build_small: return "build a card of printed cost " + plain(n) + " or less, without discounts.";
    case Effect::build_free:  return "one more build without paying.";
    case Effect::build_reveal:
        return "turn over up to " + cards(n) + " of the draw stack and build one of them; the others are discarded.";
    case Effect::build_always:
        return "discard " + cards(n) + ", then one more build at full price, in a blue turn too.";
    case Effect::pallet: return "lay a coin card of your hand here. It can pay later, and counts as built at the end.";
    case Effect::trim:
        return "At the end of the game " + counted(n, "unbuilt card of yours goes", "unbuilt cards of yours go") +
               " away (solo: from the off-loads first).";
    case Effect::chair:
        return "Once built it goes to your left neighbour's discard pile at the end of the turn (solo: it stays "
               "built).";
    case Effect::none: break;
    }
    return {};
}

}  // namespace

std::string title(Card card) {
    const CardRow& what = row(card);
    if (card == Card::unknown) return "a hidden card";
    if (is_fable(card)) return std::string(fable_name(card));
    if (card == Card::yellow_swap) return "Swap";
    if (card == Card::red_discount) return "Discount";
    if (what.kind == Kind::coin) return "Coin card " + plain(what.worth);
    return std::string(colour_name(what.kind)) + " " + plain(what.cost);
}

std::string use_text(Card card) {
    const CardRow& what = row(card);
    const int n = what.n;
    switch (what.effect) {
    case Effect::draw:         return "draw " + cards(n);
    case Effect::take_coin:    return "take " + counted(n, "wooden coin", "wooden coins");
    case Effect::draw_keep:    return "look at " + cards(n) + ", keep 1";
    case Effect::exchange:     return "discard " + cards(n) + ", then draw " + plain(what.m);
    case Effect::half:         return "discard any, draw half as many";
    case Effect::more:         return "discard any, draw " + plain(n) + " more";
    case Effect::boost:        return "hand limit +" + plain(n) + " in this turn";
    case Effect::essentials:   return "take any card you discarded";
    case Effect::find_coin:    return "reveal until a coin card";
    case Effect::to_limit:     return "draw up to your hand limit";
    case Effect::remove_junk:  return "discard " + plain(n) + ", remove 1 more";
    case Effect::build_cheap:  return "build 1 card for " + coins(n) + " less";
    case Effect::build_small:  return "build a card of cost " + plain(n) + " or less";
    case Effect::build_free:   return "build 1 card without paying";
    case Effect::build_reveal: return "reveal up to " + cards(n) + ", build 1";
    case Effect::build_always: return "discard " + cards(n) + ", then build 1";
    case Effect::pallet:       return "lay a coin card on it";
    case Effect::none:
    case Effect::slot:
    case Effect::rebate:
    case Effect::limit:
    case Effect::trim:
    case Effect::chair:        break;  // work without being used
    }
    return {};
}

std::string badge(Card card) {
    const CardRow& what = row(card);
    switch (what.effect) {
    case Effect::draw:
    case Effect::slot:
    case Effect::limit:
    case Effect::take_coin:   return "+" + plain(what.n);
    case Effect::boost:       return "+" + plain(what.n) + " once";
    case Effect::rebate:
    case Effect::build_cheap:
    case Effect::trim:        return "-" + plain(what.n);
    case Effect::exchange:    return plain(what.n) + ":" + plain(what.m);
    case Effect::half:        return "N:N/2";
    case Effect::more:        return "N:N+" + plain(what.n);
    default:                  return what.kind == Kind::coin ? plain(what.worth) : "";
    }
}

std::string explain(Card card) {
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
    text = "Costs " + plain(what.cost) + ". ";
    if (what.effect == Effect::none) return text + "Built, it does nothing more.";
    text += when(what) + effect_text(what);
    if (what.once) text += " Once only, then it goes to your discard pile.";
    if (!works_at_once(card) && what.timing != Timing::end && what.kind != Kind::chair)
        text += " Works from the turn after it was built.";
    return text;
}

std::string offload_text() {
    return "Once a turn, at any time: put a hand card face down on your Symbol card. If everybody has a card there at "
           "the "
           "end of a turn, each top card goes to the discard pile of the player on the left. Solo: not before turn " +
           plain(timer_coin_count + 1) + ", and then every turn.";
}

Thing thing(Card card) { return {"card:" + word_of(card)}; }
Thing price_thing(Card card) { return {"price:" + word_of(card)}; }
Thing built_thing(Card card) { return {"built:" + word_of(card)}; }
Thing pallet_thing(Card card) { return {"pallet:" + word_of(card)}; }
Thing thing(Ring ring) { return {"ring:" + word_of(ring)}; }
Thing thing(Bonus bonus) { return {"bonus:" + plain(bonus_of(bonus))}; }

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
    entries.push_back({offload_thing(), "Off-load", offload_text()});
    entries.push_back({front_thing(), "Scaffold", explain(Card::f1_scaffold)});
    entries.push_back({coin_thing(), "Wooden coin",
                       "Pays 1. You get one for every card you should draw and cannot. Most coins win a tie."});
    entries.push_back(
        {draw_thing(), "The board's draw",
         "Draw " + plain(board_draw) + ". In Step 1 from the second turn on, and once more in a blue turn."});
    entries.push_back(
        {slots_thing(), "Builds",
         "A red turn has " + plain(board_slots) + " build, and one more for each excavator of an earlier turn."});
    entries.push_back(
        {limit_thing(), "Hand limit",
         "At the end of your turn you keep " + plain(board_limit) + " cards, and more with sand mixers."});
    entries.push_back({thing(Ring::red), "Red", "This turn you build."});
    entries.push_back({thing(Ring::blue), "Blue", "This turn you draw more cards instead of building."});
    entries.push_back({stack_thing(), "Draw stack",
                       "When its last card is drawn the discard pile is shuffled into a new one. Without one the end "
                       "is near: at once in Step 1, after one more turn in a blue turn."});
    entries.push_back(
        {symbol_thing(), "Symbol card", "What you off-load lies here, on its way to your left neighbour."});
    for (std::size_t i = 0; i < count_of<Bonus>; ++i) {
        const auto bonus = static_cast<Bonus>(i);
        entries.push_back(
            {thing(bonus), "Coin row " + plain(bonus_of(bonus)),
             "Five coins fill it. Once in the campaign it takes " + plain(bonus_of(bonus)) + " off a game's total."});
    }
    const auto rule = [&](std::string_view word, std::string_view name, std::string text) {
        entries.push_back({{"rule:" + std::string(word)}, std::string(name), std::move(text)});
    };
    rule("rules", "The game in short",
         "Everybody begins with the same thirty cards and wants to be rid of them, by building them or off-loading "
         "them to the left. All play at the same time. The end comes when somebody has drawn the last of his cards; "
         "whoever has the fewest unbuilt cards wins, and a tie goes to the most wooden coins.");
    rule("turn", "A turn",
         "Step 1: draw, and use green cards built in earlier turns. Step 2: choose red and build, or choose blue and "
         "draw more. Step 3: actions that come last. Then discard down to the hand limit. Yellow cards work at any "
         "time of your turn.");
    rule("pay", "Paying",
         "Every hand card pays 1, coin cards and wooden coins what they show. Cards that pay go to your discard pile, "
         "and come back when it is shuffled.");
    rule("end", "The end and the score",
         "When the draw stack and the discard pile are both empty the end is near: at once in Step 1, after one more "
         "turn in a blue turn. Cards in hand, in front of you, in the stack and in the discard pile count, off-loads "
         "and built cards do not. Alone, off-loads count two each.");
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
constexpr std::array<OptionInfo, 2> options{
    {{"turn_style", "All at the same time, or openly one after the other.", "simultaneous or sequential",
      "learning, base, fable"},
     {"campaign", "The campaign so far; left out, a new one begins.", "as the game before left it", "fable, solo"}}};
constexpr std::array<std::string_view, max_players> seat_names{"green", "white", "brown", "orange"};
constexpr std::array<std::string_view, count_of<Category>> categories{
    "hand", "front", "draw stack", "discard pile", "big castles", "off-loads", "coin bonus"};

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
    .seat_names = seat_names,
    .categories = categories,
    .fewest_win = true};

}  // namespace skerry::fine_sand
