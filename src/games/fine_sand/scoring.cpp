#include <algorithm>

#include "core/wording.h"
#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// Section 8: unbuilt cards, ties, the solo result. The fewest unbuilt cards win.
namespace skerry::fine_sand {
namespace {

int in_zone(const Board& board, Zone zone) { return static_cast<int>(board.cards.size(zone)); }

int cards_left(const Board& board) {
    return in_zone(board, Zone::hand) + in_zone(board, Zone::front) + in_zone(board, Zone::draw_stack) +
           in_zone(board, Zone::discard_pile);
}

// 6.8: what big castles take away.
int trimmed(const Board& board) {
    int trim = 0;
    for (Zone zone : {Zone::built, Zone::fresh})
        for (Card card : board.cards[zone])
            if (row(card).effect == Effect::trim) trim += row(card).n;
    return std::min(trim, cards_left(board));
}

}  // namespace

int unbuilt(const Board& board) { return cards_left(board) - trimmed(board); }

Each<Category, std::int16_t> score(const State& state, Seat seat) {
    const Board& board = state.players[seat.index()].board;
    Each<Category, std::int16_t> points;
    const auto give = [&](Category category, int n) { points[category] = static_cast<std::int16_t>(n); };
    give(Category::hand, in_zone(board, Zone::hand));
    give(Category::front, in_zone(board, Zone::front));
    give(Category::draw_stack, in_zone(board, Zone::draw_stack));
    give(Category::discard_pile, in_zone(board, Zone::discard_pile));
    give(Category::castles, -trimmed(board));
    if (solo(state)) {
        give(Category::offloads, points_an_offload * in_zone(board, Zone::symbol_stack));
        give(Category::bonus, -bonus_sum(state.bonuses));
    }
    return points;
}

namespace {

std::string cards_text(int count) { return counted(count, "unbuilt card", "unbuilt cards"); }

std::string solo_verdict(const State& state) {
    const SheetRow line = sheet_row(state);
    const int total = sheet_total(line) - bonus_sum(line.bonuses);
    const std::string game = "Game " + std::to_string(state.setup.campaign.played + 1);
    if (is_lost(line))
        return "The campaign is lost: " + game + " came to " + std::to_string(total) +
               ", and no number from there up was left to strike.";
    const std::string struck =
        game + " came to " + std::to_string(total) + " and strikes " + std::to_string(line.struck);
    if (state.setup.campaign.played + 1 < solo_games) return struck + ". The campaign goes on.";
    int points = victory_points(line.struck);
    for (const SheetRow& before : state.setup.campaign.sheet) points += victory_points(before.struck);
    return struck + ". The campaign is complete: " + counted(points, "victory point", "victory points") + ".";
}

}  // namespace

Ranking Game::ranking(const State& state, std::span<const std::string> names) {
    Ranking ranking;
    ranking.final = state.phase == Phase::over;
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        Standing standing;
        const auto points = score(state, Seat(i));
        for (std::size_t c = 0; c < count_of<Category>; ++c)
            standing.points.push_back(points[static_cast<Category>(c)]);
        for (int n : standing.points) standing.total += n;
        ranking.seats.push_back(standing);
    }
    if (solo(state)) {
        ranking.seats[0].place = 1;
        ranking.seats[0].won = ranking.final && !is_lost(sheet_row(state));
        if (ranking.final) ranking.verdict = solo_verdict(state);
        return ranking;
    }
    ranking.leave_out(Category::offloads);
    ranking.leave_out(Category::bonus);
    // Fewer cards are ahead, then more wooden coins; still tied players share the place.
    const auto ahead = [&](std::size_t a, std::size_t b) {
        if (ranking.seats[a].total != ranking.seats[b].total) return ranking.seats[a].total < ranking.seats[b].total;
        return state.players[a].board.coins > state.players[b].board.coins;
    };
    std::vector<std::string> winners;
    int total = 0;
    bool by_coins = false;
    for (std::size_t i = 0; i < ranking.seats.size(); ++i) {
        ranking.seats[i].place = 1;
        for (std::size_t j = 0; j < ranking.seats.size(); ++j) ranking.seats[i].place += ahead(j, i);
        if (ranking.seats[i].place > 1) continue;
        ranking.seats[i].won = ranking.final;
        total = ranking.seats[i].total;
        winners.push_back(seat_name(info, Seat(static_cast<std::uint8_t>(i)), names));
    }
    for (const Standing& seat : ranking.seats) by_coins = by_coins || (seat.place > 1 && seat.total == total);
    if (!ranking.final) return ranking;
    ranking.verdict = joined(winners) + (winners.size() > 1 ? " share the victory with " : " wins with ") +
                      cards_text(total) + (winners.size() > 1 ? " each" : "") +
                      (by_coins ? ", ahead of the tied players by wooden coins." : ".");
    return ranking;
}

}  // namespace skerry::fine_sand
