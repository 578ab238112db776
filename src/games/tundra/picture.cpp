// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// The table as text, for a terminal.
namespace skerry::tundra {
namespace {

// ---- The map ----

// A tile has its name and what grows there, below that its tower bonus, and below that who stands there.
constexpr std::size_t columns_a_half_tile = 6;
constexpr std::string_view seat_letters = "EPSH";

// "A3 stone", "B2 ?", "[A1] home E": what a tile is.
Piece tile_piece(const State& state, Cell cell) {
    const std::string name(name_of(cell));
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (map_of(state).settlement[i] == cell) return {"[" + name + "] home " + seat_letters[i], Style::title};
    if (!state.open.has(cell)) return {name + " ?", Style::faint};
    const Glade glade = *state.glades[cell];
    const auto resource = glade_tile(glade).resource;
    return {name + " " + (resource ? word_of(*resource) : std::string("barren"))};
}

// "1b 1V": what a tower there gives, if it is known.
std::string bonus_text(const State& state, Cell cell) {
    if (!map_of(state).glades.has(cell) || !state.open.has(cell)) return {};
    return "+" + letters_of(bonus_of(state, cell));
}

// "EE P+": two workers of Elisabeth, a tower of Polkan. Where that is too long "2E P+", at worst without spaces.
std::string pieces_text(const State& state, Cell cell, std::size_t room) {
    std::string full, counts, packed;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        const auto workers = static_cast<std::size_t>(workers_at(player, cell));
        const std::string letter(1, seat_letters[i]);
        const auto add = [&](const std::string& long_form, const std::string& short_form) {
            full += (full.empty() ? "" : " ") + long_form;
            counts += (counts.empty() ? "" : " ") + short_form;
            packed += short_form;
        };
        if (workers > 0) add(std::string(workers, seat_letters[i]), plain(static_cast<int>(workers)) + letter);
        if (player.towers.has(cell)) add(letter + "+", letter + "+");
    }
    return full.size() <= room ? full : counts.size() <= room ? counts : packed;
}

void draw_row(Picture& picture, const State& state, int row) {
    const Map& map = map_of(state);
    std::vector<Piece> tiles, bonuses, pieces;
    std::size_t at = 0;
    bool anybody = false, any_open = false;
    for (Cell cell : map.cells) {
        if (row_of(cell) != row) continue;
        const std::size_t start = map.x[static_cast<std::size_t>(cell)] * columns_a_half_tile;
        const std::string gap(start > at ? start - at : 0, ' ');
        const std::size_t width = 2 * columns_a_half_tile;
        Piece tile = tile_piece(state, cell);
        tiles.push_back({gap + padded(tile.text, width), tile.style});
        const std::string bonus = bonus_text(state, cell), standing = pieces_text(state, cell, width - 1);
        any_open = any_open || !bonus.empty();
        anybody = anybody || !standing.empty();
        bonuses.push_back({gap + padded(bonus, width), Style::faint});
        pieces.push_back({gap + padded(standing, width), Style::accent});
        at = std::max(start, at) + width;
    }
    if (tiles.empty()) return;
    picture.line(tiles);
    if (any_open) picture.line(bonuses);
    if (anybody) picture.line(pieces);
}

void draw_map(Picture& picture, const State& state, Names names) {
    std::vector<Piece> legend;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        legend.push_back({std::string(1, seat_letters[i]) + " " + names[i]});
    legend.push_back({"E+ is a tower of E"});
    picture.list("Pieces", legend);
    picture.list("Towers", {{"F firewood"},
                            {"S stone"},
                            {"P peat"},
                            {"A any resource"},
                            {"b berries"},
                            {"V points"},
                            {"m movement"},
                            {"W a worker"}});
    for (int row = 0; row < static_cast<int>(count_of<Cell>) / cells_per_row; ++row) draw_row(picture, state, row);
}

// ---- The middle of the table ----

// A card's name, and what it does in each row.
std::vector<Piece> card_pieces(Card card) {
    return {{title(card) + ":", Style::accent},
            {is_advisor(card) ? "advisor, " + text_of(card_info(card).frames[0].effect)
                              : short_text(card_info(card).frames)}};
}

void draw_market(Picture& picture, const State& state) {
    for (std::size_t i = 0; i < state.market.size(); ++i)
        picture.text(i == 0 ? "Market" : "", card_pieces(state.market[i]));
}

// The one who looks sees their own progress: [x] worth points now, [ ] not yet.
void draw_goals(Picture& picture, const State& state, Seats eyes, Names names) {
    for (const GoalSlot& slot : state.goals) {
        std::vector<Piece> pieces{{title(slot.goal) + ":", Style::accent},
                                  {tiers_of(slot.goal) + "; die " + dice_of(slot.goal) + "."}};
        if (slot.holder)
            pieces.push_back(
                {"Taken by " + names[static_cast<std::size_t>(*slot.holder)] + " in this round.", Style::bad});
        if (eyes.size() == 1) {
            const int count = count_for(state, state.players[eyes.front().index()], slot.goal);
            const int points = worth(slot.goal, count);
            pieces.push_back({(points > 0 ? "[x]" : "[ ]") + std::string(" You have ") + plain(count) + ": " +
                                  amount(Good::vp, points) + ".",
                              points > 0 ? Style::good : Style::plain});
        }
        picture.text("Goal", pieces);
    }
}

// ---- A player ----

std::string dice_text(const Bag<Face>& dice) {
    std::string text;
    for (Face face : dice.at_least(1))
        for (int i = 0; i < dice[face]; ++i) text += (text.empty() ? "" : " ") + plain(value_of(face));
    return text;
}

std::vector<Piece> store(const Player& player) {
    std::vector<Piece> pieces;
    for (Resource type : each<Resource>()) pieces.push_back({amount(good_of(type), player.resources[type])});
    pieces.push_back({amount(Good::berries, player.berries)});
    pieces.push_back({counted(workers_left(player), "worker", "workers") + " and " +
                          counted(towers_left(player), "tower", "towers") + " in supply",
                      Style::faint});
    return pieces;
}

// What my own boards and the cards under them do stands beside them.
void draw_board(Picture& picture, const Player& player, Board board, bool in_full) {
    const BoardState& mine = player.boards[board];
    std::vector<Piece> pieces{{mine.upgraded ? "upgraded" : "base side", mine.upgraded ? Style::good : Style::plain}};
    std::string dice;
    for (Face face : mine.dice) dice += (dice.empty() ? "" : " ") + plain(value_of(face));
    if (!dice.empty()) pieces.push_back({(mine.dice.size() == 1 ? "die " : "dice ") + dice});
    const std::string label = board == Board::architecture ? "Architect." : title(board);
    const auto cards = cards_under(mine);
    if (!in_full) {
        for (Card card : cards) pieces.push_back({title(card), Style::accent});
        return picture.list(label, pieces);
    }
    if (!mine.upgraded)
        pieces.push_back({(payable(player, order_board(board).price) ? "[x]" : "[ ]") + std::string(" upgrade for ") +
                          text_of(order_board(board).price)});
    picture.list(label, pieces);
    picture.text("", {{short_text(order_board(board).sides[mine.upgraded])}});
    for (Card card : cards) picture.text("", card_pieces(card));
}

void draw_player(Picture& picture, const State& state, Seat seat, bool mine, const std::string& name) {
    const Player& player = state.players[seat];
    picture.heading(name + ", " + title(player.title), amount(Good::vp, player.vp));
    picture.list("Store", store(player));
    if (!player.dice.empty()) picture.list("Dice", {{dice_text(player.dice), Style::accent}});
    for (Board board : each<Board>()) draw_board(picture, player, board, mine);
    std::vector<Piece> advisors;
    for (const Advisor& advisor : player.advisors)
        advisors.push_back({title(advisor.card) +
                                (mine ? ": " + text_of(card_info(advisor.card).frames[0].effect) : std::string()) +
                                (advisor.exhausted ? " (used)" : ""),
                            advisor.exhausted ? Style::faint : Style::good});
    if (!advisors.empty()) picture.list("Advisors", advisors, mine ? "; " : ", ");
    if (player.goal && *player.goal != PersonalGoal::unknown)
        picture.text("Goal", {{title(*player.goal) + ":", Style::accent},
                              {explain(*player.goal)},
                              {(personal_points(state, player) > 0 ? "[x]" : "[ ]") + std::string(" Now ") +
                                   amount(Good::vp, personal_points(state, player)) + ".",
                               Style::good}});
    if (!mine) return;
    for (Card card : player.dealt)
        if (card != Card::unknown) picture.text("Starter", card_pieces(card));
}

}  // namespace

Picture Game::picture(const State& state, Seats eyes, Names names) {
    Picture picture;
    std::string right;
    if (state.phase == Phase::choosing) right = "choosing starters";
    if (state.phase == Phase::start) right = "start of the round";
    if (state.phase == Phase::placement) right = names[state.first.index()] + " goes first";
    picture.heading(round_title("Tundra", state.phase == Phase::over, state.round, last_round), right);
    draw_map(picture, state, names);
    draw_market(picture, state);
    draw_goals(picture, state, eyes, names);
    draw_players(state, eyes,
                 [&](Seat seat, bool mine) { draw_player(picture, state, seat, mine, names[seat.index()]); });
    return picture;
}

}  // namespace skerry::tundra
