#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// The table as text, for a terminal.
namespace skerry::tundra {
namespace {

// ---- The map ----

// Three columns a half tile: a tile has its name, what grows there, and who stands there on the lines below.
constexpr std::size_t columns_a_half_tile = 6;
constexpr std::string_view seat_letters = "EPSH";

std::string padded(std::string text, std::size_t width) {
    while (columns(text) < width) text += ' ';
    return text;
}

// "A3 stone", "B2 ?", "[A1]": what a tile is.
Piece tile_piece(const State& state, Cell cell) {
    const std::string name(name_of(cell));
    if (map_of(state).settlements.has(cell)) return {"[" + name + "]", Style::title};
    if (!state.open.has(cell)) return {name + " ?", Style::faint};
    const Glade glade = *state.glades[cell];
    const auto resource = glade_tile(glade).resource;
    return {name + " " + (resource ? std::string(name_of(*resource)) : std::string("barren"))};
}

// "EE P+": two workers of Elisabeth, a tower of Polkan.
std::string pieces_text(const State& state, Cell cell) {
    std::string text;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        std::string mine(static_cast<std::size_t>(workers_at(player, cell)), seat_letters[i]);
        if (player.towers.has(cell)) mine += std::string(1, seat_letters[i]) + "+";
        if (mine.empty()) continue;
        text += (text.empty() ? "" : " ") + mine;
    }
    return text;
}

void draw_row(Picture& picture, const State& state, int row) {
    const Map& map = map_of(state);
    std::vector<Piece> tiles, pieces;
    std::size_t at = 0;
    bool anybody = false;
    for (Cell cell : map.cells) {
        if (row_of(cell) != row) continue;
        const std::size_t start = map.x[static_cast<std::size_t>(cell)] * columns_a_half_tile;
        const std::string gap(start > at ? start - at : 0, ' ');
        const std::size_t width = 2 * columns_a_half_tile;
        Piece tile = tile_piece(state, cell);
        tiles.push_back({gap + padded(tile.text, width), tile.style});
        const std::string standing = pieces_text(state, cell);
        anybody = anybody || !standing.empty();
        pieces.push_back({gap + padded(standing.substr(0, width - 1), width), Style::accent});
        at = std::max(start, at) + width;
    }
    if (tiles.empty()) return;
    picture.line(tiles);
    if (anybody) picture.line(pieces);
}

void draw_map(Picture& picture, const State& state, std::span<const std::string> names) {
    std::vector<Piece> legend;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        legend.push_back({std::string(1, seat_letters[i]) + " " + names[i]});
    legend.push_back({"+ is a tower"});
    picture.list("Pieces", legend);
    for (int row = 0; row < static_cast<int>(count_of<Cell>) / cells_a_row; ++row) draw_row(picture, state, row);
}

// ---- The middle of the table ----

void draw_market(Picture& picture, const State& state) {
    for (Card card : state.market) picture.list(name_of(card), {{title(card), Style::accent}, {explain(card)}}, ": ");
}

void draw_goals(Picture& picture, const State& state, std::span<const std::string> names) {
    for (const GoalSlot& slot : state.goals) {
        std::vector<Piece> pieces{{explain(slot.goal), slot.holder ? Style::faint : Style::plain}};
        if (slot.holder) pieces.push_back({"taken by " + names[static_cast<std::size_t>(*slot.holder)], Style::bad});
        picture.list(std::string(name_of(slot.goal)).substr(3), pieces, " ");
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
    for (std::size_t i = 0; i < count_of<Resource>; ++i)
        pieces.push_back({amount(good_of(resource_at(i)), player.resources[resource_at(i)])});
    pieces.push_back({amount(Good::berries, player.berries)});
    pieces.push_back({counted(workers_left(player), "worker", "workers") + " and " +
                          counted(towers_left(player), "tower", "towers") + " in supply",
                      Style::faint});
    return pieces;
}

void draw_board(Picture& picture, const Player& player, Board board) {
    const BoardState& mine = player.boards[board];
    std::vector<Piece> pieces{{mine.upgraded ? "upgraded" : "base side", mine.upgraded ? Style::good : Style::plain}};
    std::string dice;
    for (Face face : mine.dice) dice += (dice.empty() ? "" : " ") + plain(value_of(face));
    if (!dice.empty()) pieces.push_back({"dice " + dice});
    if (mine.starter) pieces.push_back({title(*mine.starter) + " " + std::string(name_of(*mine.starter))});
    for (Card card : mine.market) pieces.push_back({title(card) + " " + std::string(name_of(card)), Style::accent});
    picture.list(board == Board::architecture ? "Architect." : title(board), pieces);
}

void draw_player(Picture& picture, const State& state, Seat seat, bool mine, const std::string& name) {
    const Player& player = state.players[seat.index()];
    picture.heading(name + ", " + title(player.title), amount(Good::vp, player.vp));
    picture.list("Store", store(player));
    if (!player.dice.empty()) picture.list("Dice", {{dice_text(player.dice), Style::accent}});
    for (std::size_t i = 0; i < count_of<Board>; ++i) draw_board(picture, player, board_at(i));
    std::vector<Piece> advisors;
    for (const Advisor& advisor : player.advisors)
        advisors.push_back(
            {title(advisor.card) + " " + std::string(name_of(advisor.card)) + (advisor.exhausted ? " (used)" : ""),
             advisor.exhausted ? Style::faint : Style::good});
    if (!advisors.empty()) picture.list("Advisors", advisors);
    if (player.goal && *player.goal != PersonalGoal::unknown)
        picture.list("Goal",
                     {{title(*player.goal) + ":", Style::accent},
                      {explain(*player.goal)},
                      {"Now " + amount(Good::vp, personal_points(state, player)) + ".", Style::good}},
                     " ");
    if (!mine) return;
    for (Card card : player.dealt)
        if (card != Card::unknown) picture.list(name_of(card), {{title(card), Style::accent}, {explain(card)}}, ": ");
}

}  // namespace

Picture Game::picture(const State& state, Seats eyes, std::span<const std::string> names) {
    Picture picture;
    std::string where = "Tundra", right;
    if (state.phase == Phase::over)
        where += ", the end";
    else if (state.round > 0)
        where += ", round " + plain(state.round) + " of " + plain(last_round);
    if (state.phase == Phase::choosing) right = "choosing starters";
    if (state.phase == Phase::start) right = "start of the round";
    if (state.phase == Phase::placement) right = names[state.first.index()] + " goes first";
    picture.heading(where, right);
    draw_map(picture, state, names);
    draw_market(picture, state);
    draw_goals(picture, state, names);
    // Others first, so that what I decide about stands next to the prompt.
    for (const bool mine : {false, true})
        for (std::uint8_t i = 0; i < state.players.size(); ++i)
            if (eyes.has(Seat(i)) == mine) draw_player(picture, state, Seat(i), mine, names[i]);
    return picture;
}

}  // namespace skerry::tundra
