// SPDX-License-Identifier: Apache-2.0
#include "games/fine_sand/game.h"
#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// The table as text. My own area in full, those of the others in short.
namespace skerry::fine_sand {
namespace {

Style style_of(Card card) {
    return row(card).kind == Kind::coin && card != Card::unknown ? Style::accent : Style::plain;
}

bool is_named_by_cost(Card card) { return title(card).ends_with(" " + plain(row(card).cost)); }

// "2 x Castle 2, Roller 6, 3 x hidden".
template <class Range>
std::vector<Piece> pieces(const Range& cards, bool costs) {
    const auto bag = CardSet::of(cards);
    std::vector<Piece> all;
    for (Card card : bag.at_least(1)) {
        std::string text = bag[card] > 1 ? plain(bag[card]) + " x " : "";
        text += card == Card::unknown ? "hidden" : title(card);
        if (costs && is_buildable(card) && !is_named_by_cost(card)) text += " (" + plain(row(card).cost) + ")";
        all.push_back({text, style_of(card)});
    }
    return all;
}

// The zones of a player in the order in which they are shown, and whether with costs.
struct ZoneLine {
    Zone zone;
    std::string_view label;
    bool costs = false;
};
constexpr std::array<ZoneLine, 10> zone_lines{{{Zone::hand, "Hand", true},
                                               {Zone::front, "In front"},
                                               {Zone::revealed, "Revealed", true},
                                               {Zone::built, "Built"},
                                               {Zone::fresh, "This turn"},
                                               {Zone::used, "Used"},
                                               {Zone::pallet, "Pallet"},
                                               {Zone::placed, "Pallet, new"},
                                               {Zone::removed, "Removed"},
                                               {Zone::discard_pile, "Discards"}}};

void draw_zone(Picture& picture, const Board& board, const ZoneLine& line) {
    if (!board.cards.empty(line.zone)) picture.list(line.label, pieces(board.cards[line.zone], line.costs));
}

void draw_numbers(Picture& picture, const State& state, const Board& board) {
    const auto size = [&](Zone zone) { return plain(count_in(board, zone)); };
    std::vector<Piece> all{{"draw stack " + size(Zone::draw_stack)}, {"discard pile " + size(Zone::discard_pile)}};
    if (!board.cards.empty(Zone::symbol_stack) || !solo(state))
        all.push_back({"off-loaded " + size(Zone::symbol_stack)});
    all.push_back({"limit " + plain(hand_limit(board))});
    if (slots(board) > 1) all.push_back({"builds " + plain(slots(board))});
    if (rebate(board) > 0) all.push_back({"discount " + plain(rebate(board))});
    if (board.coins > 0) all.push_back({counted(board.coins, "wooden coin", "wooden coins")});
    if (board.purse > 0) all.push_back({"change " + plain(board.purse)});
    if (board.trigger != Trigger::none) all.push_back({"piles empty", Style::bad});
    picture.list("Numbers", all);
}

void draw_player(Picture& picture, const State& state, Seat seat, bool mine, const std::string& name) {
    const Player& player = state.players[seat];
    const Board& board = player.board;
    std::string right = counted(unbuilt(state, board).cards, "unbuilt card", "unbuilt cards");
    if (player.finished && state.phase < Phase::scoring) right += ", finished";
    picture.heading(name, right);
    draw_numbers(picture, state, board);
    for (const ZoneLine& line : zone_lines) draw_zone(picture, board, line);
    if (!mine) return;
    draw_zone(picture, board, {Zone::symbol_stack, "Off-loaded"});
    if (const std::string coach = Game::facts(state, seat).coach; !coach.empty())
        picture.list("Coach", {{coach, Style::good}}, " ");
}

// The rows of the sheet as far as there are coins in them: "-1 used, -2 ready, -3 has 1 of 5".
void draw_coin_rows(Picture& picture, const State& state) {
    int filled = coin_spaces_filled(state.setup.campaign);
    if (state.phase >= Phase::scoring) filled += sheet_row(state).coins;
    const Set<Bonus> used = used_rows(state);
    std::vector<Piece> rows;
    for (Bonus bonus : each<Bonus>()) {
        if (filled <= 0) break;
        const std::string name = "-" + plain(bonus_of(bonus));
        if (used.has(bonus))
            rows.push_back({name + " used", Style::faint});
        else if (filled >= coins_per_row)
            rows.push_back({name + " ready", Style::good});
        else
            rows.push_back({name + " has " + plain(filled) + " of " + plain(coins_per_row)});
        filled -= coins_per_row;
    }
    if (!rows.empty()) picture.list("Coin rows", rows);
}

void draw_campaign(Picture& picture, const State& state) {
    const Campaign& campaign = state.setup.campaign;
    if (state.setup.mode == Mode::fable) {
        picture.list("New cards", pieces(campaign.queue[0], true));
        picture.list("Gone", pieces(state.leaving, false));
    }
    if (!solo(state)) return;
    std::vector<Piece> struck;
    for (const SheetRow& line : campaign.sheet) struck.push_back({plain(line.struck)});
    if (!struck.empty()) picture.list("Struck", struck);
    draw_coin_rows(picture, state);
    picture.list("Total", {{plain(Game::ranking(state).seats[0].total) + ", and above " +
                            plain(highest_free(campaign)) + " the campaign is lost"}});
    if (timer_coins(state) > 0) picture.list("Timer", {{coins(timer_coins(state))}});
    if (!state.offer.empty()) picture.list("Revealed", pieces(state.offer, true));
    if (!state.leaving.empty()) picture.list("Leaving", pieces(state.leaving, false));
}

}  // namespace

Picture Game::picture(const State& state, Seats eyes, Names names) {
    Picture picture;
    std::string where = "Fine Sand";
    if (state.setup.mode == Mode::fable) where += ", Fable round " + plain(state.setup.campaign.played + 1);
    if (solo(state)) where += ", game " + plain(state.setup.campaign.played + 1) + " of " + plain(solo_games);
    std::string right = "turn " + plain(state.turn);
    if (state.phase == Phase::mulligan) right = "opening hands";
    if (state.phase >= Phase::scoring) right = "the end";
    if (state.last_turn && state.phase < Phase::scoring) right += ", the last";
    picture.heading(where, right);
    draw_campaign(picture, state);
    draw_players(state, eyes,
                 [&](Seat seat, bool mine) { draw_player(picture, state, seat, mine, seat_name(info, seat, names)); });
    return picture;
}

}  // namespace skerry::fine_sand
