// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/names.h"

#include "core/sentence.h"
#include "games/tundra/game.h"
#include "games/tundra/rules.h"

// Names of things and what they do, in our own words, with the numbers of components.h.
namespace skerry::tundra {
namespace {

std::string rows_text(int high, int low) {
    if (high == low) return plain(high);
    return plain(high) + (high == low + 1 ? " or " : " to ") + plain(low);
}

std::string frames_text(const Frames& frames) {
    return in_a_row(frames, [](const Frame& frame) {
        return said("Row {rows}: {effect}.", rows_text(frame.high, frame.low), text_of(frame.effect));
    });
}

// The words of a deed with its numbers.
std::string deed_text(const Effect& effect, std::string_view words) {
    return filled(words, [&](std::string_view place) -> std::string {
        const int n = effect.times;
        if (place == "n") return plain(n);
        if (place == "up to") return n == 1 ? "" : "up to ";
        if (place == "times") return up_to(n);
        if (place == "boards") return n == 1 ? "an order board" : "up to " + plain(n) + " order boards";
        if (place == "price") return price_text(terms_of(*effect.deal));
        if (place == "gain") return text_of(terms_of(*effect.deal).gain);
        if (place == "renew") return effect.renew ? "renew" : "";
        return effect.discount > 0 ? plain(effect.discount) : "";
    });
}

template <class Card>
std::string tiers_text(const Card& card) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < card.vp.size(); ++i)
        parts.push_back(amount(Good::vp, card.vp[i]) + " for " + plain(card.thresholds[i]));
    return joined(parts, " or ");
}

// What a gain is made of, in the order of a sentence.
struct GainRow {
    std::uint8_t Gain::* field;
    std::string_view one, many;
};
constexpr std::array gain_rows{
    GainRow{&Gain::firewood, "firewood", "firewood"},
    GainRow{&Gain::stone, "stone", "stone"},
    GainRow{&Gain::peat, "peat", "peat"},
    GainRow{&Gain::berries, "berry", "berries"},
    GainRow{&Gain::vp, "point", "points"},
    GainRow{&Gain::workers, "worker on this glade", "workers on this glade"},
    GainRow{&Gain::moves, "movement point", "movement points"},
    GainRow{&Gain::any, "resource of your choice", "resources of your choice"},
};

}  // namespace

std::string up_to(int times) { return times == 1 ? "once" : "up to " + plain(times) + " times"; }

std::string amount(Good good, int count) {
    if (good == Good::berries) return counted(count, "berry", "berries");
    if (good == Good::vp) return counted(count, "point", "points");
    return plain(count) + " " + word_of(good);
}

std::string text_of(const Gain& gain) {
    return joined(gain_rows, [&](const GainRow& row) {
        const int n = gain.*row.field;
        return n > 0 ? counted(n, row.one, row.many) : "";
    });
}

std::string text_of(const Price& price) {
    return joined(each<Resource>(),
                  [&](Resource type) { return price[type] > 0 ? amount(good_of(type), price[type]) : ""; });
}

std::string price_text(const Terms& terms, Maybe<Resource> type) {
    std::vector<std::string> parts;
    if (terms.same > 0)
        parts.push_back(type              ? amount(good_of(*type), terms.same)
                        : terms.same == 1 ? "1 resource"
                                          : plain(terms.same) + " of one resource");
    if (terms.berries > 0) parts.push_back(amount(Good::berries, terms.berries));
    return joined(parts);
}

std::string die(Face face) { return plain(value_of(face)); }

std::string text_of(const Effect& effect) {
    const std::string gained = text_of(effect.gain), deed = deed_text(effect, deed_row(effect.deed).text);
    return gained + (gained.empty() || deed.empty() ? "" : ", then ") + deed;
}

std::string short_text(const Effect& effect) {
    const std::string gained = text_of(effect.gain), deed = deed_text(effect, deed_row(effect.deed).brief);
    return gained + (gained.empty() || deed.empty() ? "" : " + ") + deed;
}

std::string short_text(const Frames& frames) {
    const auto row = [](const Frame& frame) {
        return said("{high}[-{low}]: {effect}", frame.high, frame.high == frame.low ? "" : plain(frame.low),
                    short_text(frame.effect));
    };
    return in_a_row(frames, row, "; ");
}

// The letters of the rulebook's icons, explained beside the map.
std::string letters_of(const Gain& gain) {
    std::string text;
    const char* letter = "FSPAbVmW";  // in the order of the fields
    const auto add = [&](int n) {
        if (n > 0) text += (text.empty() ? "" : " ") + plain(n) + *letter;
        ++letter;
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, gain.fields());
    return text;
}

// ---- Names ----

std::string title(Board board) { return capital(word_of(board)); }
std::string title(Card card) { return card == Card::unknown ? "a hidden card" : std::string(card_info(card).name); }

std::string title(Goal goal) { return std::string(goal_card(goal).name); }
std::string title(Title title) { return std::string(title_card(title).name); }

std::string title(PersonalGoal goal) {
    return goal == PersonalGoal::unknown ? "a hidden goal" : std::string(goal_card(goal).name);
}

std::string title(Layout layout) {
    static constexpr std::array<std::string_view, count_of<Layout>> titles{
        "Two players", "Three players", "Four players", "Frozen Lake", "Heart of the Tundra", "Inland Strongholds"};
    return std::string(titles[static_cast<std::size_t>(layout)]);
}

std::string title(Glade glade) {
    if (glade == Glade::unknown) return "a closed glade";
    const auto resource = glade_tile(glade).resource;
    return (resource ? capital(word_of(*resource)) : std::string("Barren")) + " glade";
}

Thing thing(Board board, Face slot) { return {"slot:" + word_of(board) + ":" + die(slot)}; }
Thing thing(Resource resource) { return thing(good_of(resource)); }
Thing thing(Face face) { return {"die:" + die(face)}; }

// ---- What they do ----

std::string explain(Board board, bool upgraded) { return frames_text(order_board(board).sides[upgraded]); }

std::string explain(Card card) {
    if (card == Card::unknown) return "A card you have not seen.";
    const CardInfo& info = card_info(card);
    if (is_advisor(card)) return "Advisor, once a round in your turn: " + text_of(info.frames[0].effect) + ".";
    return std::string(is_starter(card) ? "Starter enhancement. " : "Enhancement. ") + frames_text(info.frames);
}

std::string dice_of(Goal goal) { return joined(goal_card(goal).faces, die, " or "); }

std::string tiers_of(Goal goal) { return tiers_text(goal_card(goal)); }

std::string explain(Goal goal) {
    return said("Counts your {pieces}: {tiers}. Each round one player can place a die of {dice} here.",
                goal_card(goal).counts, tiers_of(goal), dice_of(goal));
}

std::string explain(PersonalGoal goal) {
    if (goal == PersonalGoal::unknown) return "A goal you may not see yet.";
    const std::string counts = filled(goal_card(goal).counts, [](std::string_view) { return plain(pieces_of_a_type); });
    return "At the end, counts your " + counts + ": " + tiers_text(goal_card(goal)) + ".";
}

std::string explain(Title title) {
    const TitleCard& card = title_card(title);
    std::string text;
    if (card.round != Gain{}) text += "At the start of each round you may take " + text_of(card.round) + ". ";
    if (card.card) text += "At the start of each round you may take a card from the market, which is not refilled. ";
    if (card.workers > 0) text += "You begin with " + plain(card.workers) + " more workers, on your settlement. ";
    if (title == Title::wisdom) text += "The white die joins your supply; it must be bought like any other. ";
    if (title == Title::determined) text += "Each round you have one more die, rolled for you alone. ";
    if (card.market_places > 1)
        text += "Each of your boards holds " + plain(card.market_places) + " enhancements from the market. ";
    text += said("{early} dice in the first two rounds, then {late}; at most {most}. Up to {n} advisors. ",
                 card.early_dice, card.late_dice, card.max_dice, card.advisors);
    return text += said(
               "A reroll costs {reroll|berry|berries}, a change by 1 costs {nudge|berry|berries}, a die costs "
               "{buy|berry|berries}.",
               card.reroll, card.nudge, card.buy);
}

std::string explain(Glade glade) {
    if (glade == Glade::unknown) return "Nobody knows what lies here until a worker enters.";
    const GladeTile& tile = glade_tile(glade);
    return said("Gives {what} to a worker who enters. Tower bonus: {bonus}.",
                tile.resource ? "1 " + word_of(*tile.resource) : "nothing", text_of(tile.bonus));
}

namespace {

std::string players_text(int players) {
    return players <= min_players
               ? ""
               : " In the game with " + plain(players) + (players < max_players ? " or more" : "") + " players.";
}

void explain_goods(std::vector<Entry>& entries) {
    const auto add = [&](Good good, std::string name, std::string text) {
        entries.push_back({thing(good), std::move(name), std::move(text)});
    };
    for (Resource type : each<Resource>())
        add(good_of(type), capital(word_of(type)),
            "A resource, for towers, workers and upgrades. You can hold " + plain(resource_cap) + ".");
    add(Good::berries, "Berries",
        "They pay for free actions and some workers, and are no resource. You can hold " + plain(berry_cap) + ".");
    add(Good::vp, "Victory points",
        "The most win. The track has " + plain(vp_lap) + " spaces; an acorn token stands for a whole lap.");
}

void explain_actions(std::vector<Entry>& entries) {
    const auto add = [&](Verb verb, std::string name, std::string text) {
        entries.push_back({thing(verb), std::move(name), std::move(text)});
    };
    add(Verb::reroll, "Reroll a die", "Pay berries as your title says and roll one of your unused dice again.");
    add(Verb::nudge, "Change a die", "Pay berries as your title says and turn an unused die up or down by 1.");
    add(Verb::buy, "Buy a die", "Pay berries as your title says for one more die in this round, rolled at once.");
    add(Verb::renew, "Renew the market", "Discard the whole market and lay out a new one.");
}

void explain_slots(std::vector<Entry>& entries) {
    for (Board board : each<Board>())
        for (Face face : each<Face>()) {
            const auto& sides = order_board(board).sides;
            const std::string value = plain(value_of(face));
            entries.push_back({thing(board, face), title(board) + ", slot " + value,
                               said("Takes a die of {value}. Base side: {base}.\nUpgraded: {upgraded}. Cards under the "
                                    "board act too.",
                                    value, text_of(effect_of(sides[0], face)), text_of(effect_of(sides[1], face)))});
        }
}

constexpr Concept concepts[]{
    {"rule:rules", "The game in short",
     "Four rounds. At the start of a round each player uses the title, gains a point for each upgraded board and "
     "the bonuses of the towers. Then the first player rolls, and everybody has dice of the same values. In turn, "
     "each places one die on an order board or a common goal, until all dice are used. The most points win; ties "
     "go to whoever has more resources, then more berries."},
    {"rule:turn", "A turn",
     "Free actions, then one die, then free actions again. A die goes to the empty slot of its value on one of "
     "your order boards: take the action of that row and those of the cards under the board, in any order, and "
     "skip what you like. Or it goes to a common goal that shows its value and that you fulfil. Only if no die "
     "fits anywhere is one set aside."},
    {"rule:free", "Free actions",
     "In your turn, before or after the die, but not during its action: reroll, change or buy dice with berries, "
     "and use advisors, each once a round."},
    {"rule:movement", "Movement",
     "A movement point takes a worker to an adjacent tile. The worker opens it if it is closed, and gathers 1 of "
     "its resource. In one action no worker enters a tile twice, not even the one where it began."},
    {"rule:towers", "Towers",
     "Building returns the worker on a glade to the supply and puts a tower there, one on each glade. Its bonus is "
     "yours at once and at each later start of a round, and may not be declined."},
    {"rule:end", "The end and the score",
     "After the fourth round personal goals are shown and scored. Nothing else is counted: points are gained "
     "during the game."},
};

}  // namespace

std::vector<Entry> Game::glossary() {
    std::vector<Entry> entries;
    for (Board board : each<Board>())
        entries.push_back({thing(board), title(board),
                           explain(board, false) + " Upgrade for " + text_of(order_board(board).price) + ": " +
                               amount(Good::vp, vp_per_upgrade) +
                               " at once and at each start of round.\nUpgraded: " + explain(board, true)});
    explain_slots(entries);
    for (Card card : known<Card>)
        entries.push_back({thing(card), title(card), explain(card) + players_text(card_info(card).players)});
    for (Goal goal : each<Goal>())
        entries.push_back({thing(goal), title(goal), explain(goal) + players_text(goal_card(goal).players)});
    for (PersonalGoal goal : known<PersonalGoal>)
        entries.push_back({thing(goal), title(goal), explain(goal) + players_text(goal_card(goal).players)});
    for (Title held : each<Title>()) entries.push_back({thing(held), title(held), explain(held)});
    for (Glade glade : known<Glade>)
        entries.push_back({thing(glade), title(glade), explain(glade) + players_text(glade_tile(glade).players)});
    entries.push_back({thing(Glade::unknown), "Closed glade", explain(Glade::unknown)});
    explain_goods(entries);
    for (Face face : each<Face>())
        entries.push_back({thing(face), "Die showing " + plain(value_of(face)),
                           "Fits the slot of its value on each order board, and common goals that show it."});
    explain_actions(entries);
    for (Cell cell : each<Cell>()) {
        entries.push_back({thing(cell), "Tile " + word_of(cell),
                           "A place on the map: row " + std::string(1, name_of(cell)[0]) + ", number " +
                               std::string(1, name_of(cell)[1]) + " from the left."});
        entries.push_back({worker_at(cell), "Worker at " + word_of(cell),
                           "It moves to an adjacent tile for a movement point, and gathers where it stands."});
    }
    explain(entries, concepts);
    return entries;
}

// ---- The game, before it begins ----

namespace {

constexpr std::array<ModeInfo, count_of<Mode>> modes{
    {{"base", "Basic game", "Everybody has the same humble title. Good for first games.", 2, 4},
     {"titles", "With titles", "Each player gets a special title that replaces the humble one.", 2, 4},
     {"personal_goals", "With personal goals", "Each player gets a secret goal that scores at the end.", 2, 4},
     {"full", "Titles and personal goals", "Special titles and secret goals together.", 2, 4}}};
constexpr OptionInfo options[]{
    option::yes_no("late_enhancements", "Choose the starter enhancements when market and goals are known."),
    option::one_of("layout", "The map for as many players as its number says; without it the standard one.",
                   names_of<Layout>),
};
constexpr std::array<std::string_view, count_of<Category>> categories{"track", "personal_goal"};

constexpr SeatColour seat_colours[]{SeatColour::purple, SeatColour::blue, SeatColour::yellow, SeatColour::red};

}  // namespace

const GameInfo Game::info{
    .id = "tundra",
    .name = "Tundra",
    .text = "Share the dice, explore glades, build towers and win the Tsar's favour in four rounds.",
    .credits = "Designed by Luc Rémond and David Simiand, published by Hobby World, 2024.",
    .provenance =
        "The rules, the titles, the tiers of goals and most board actions are the box's. Its maps, glades and cards "
        "could not be found: they are ours, as are prices, dice on goals and start values, and they will differ from "
        "your copy.",
    .rules = 2,
    .modes = modes,
    .options = options,
    .minutes = {60, 90},
    .weight = Weight::medium,
    .first_game = {"base", 2},
    .seat_names = seat_names,
    .seat_colours = seat_colours,
    .categories = categories};

}  // namespace skerry::tundra
