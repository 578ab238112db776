// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/wording.h"
#include "games/fine_sand/game.h"
#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// Section 8: unbuilt cards, ties, the solo result. The fewest unbuilt cards win.
namespace skerry::fine_sand {
namespace {

// The zones whose cards are unbuilt, and how they are counted.
constexpr std::array<std::pair<Zone, Category>, 4> unbuilt_zones{{{Zone::hand, Category::hand},
                                                                  {Zone::front, Category::front},
                                                                  {Zone::draw_stack, Category::draw_stack},
                                                                  {Zone::discard_pile, Category::discard_pile}}};

int cards_left(const Board& board) {
    int left = 0;
    for (const auto& [zone, category] : unbuilt_zones) left += count_in(board, zone);
    return left;
}

// How many cards the big castles take away.
int trims(const Board& board) {
    int trim = 0;
    for (Zone zone : {Zone::built, Zone::fresh})
        for (Card card : board.cards[zone])
            if (row(card).effect == Effect::trim) trim += row(card).n;
    return trim;
}

}  // namespace

// Ruling 40: alone an off-loaded card counts more than one of the stack, so it goes first.
Unbuilt unbuilt(const State& state, const Board& board) {
    const int offloads = solo(state) ? count_in(board, Zone::symbol_stack) : 0;
    const int trim = trims(board), of_offloads = std::min(trim, offloads);
    return {std::max(0, cards_left(board) - (trim - of_offloads)), offloads - of_offloads};
}

Each<Category, std::int16_t> score(const State& state, Seat seat) {
    const Board& board = state.players[seat].board;
    Each<Category, std::int16_t> points;
    const auto give = [&](Category category, int n) { points[category] = static_cast<std::int16_t>(n); };
    for (const auto& [zone, category] : unbuilt_zones) give(category, count_in(board, zone));
    const Unbuilt left = unbuilt(state, board);
    int trimmed = cards_left(board) - left.cards;
    if (solo(state)) {
        const int offloads = count_in(board, Zone::symbol_stack);
        trimmed += points_per_offload * (offloads - left.offloads);
        give(Category::offloads, points_per_offload * offloads);
        give(Category::bonus, -bonus_sum(state.bonuses));
    }
    give(Category::castles, -trimmed);
    return points;
}

namespace {

std::string cards_text(int count) { return counted(count, "unbuilt card", "unbuilt cards"); }

std::string solo_verdict(const State& state) {
    const SheetRow line = sheet_row(state);
    const int total = total_after_bonuses(line);
    const std::string game = "Game " + std::to_string(state.setup.campaign.played + 1);
    const std::string total_text = game + " came to " + plain(total);
    if (is_lost(line))
        return "The campaign is lost: " + total_text + ", and no number from there up was left to strike.";
    const std::string struck = total_text + " and strikes " + plain(line.struck);
    const auto points = Game::campaign_points(state);
    if (!points) return struck + ". The campaign goes on.";
    return struck + ". The campaign is complete: " + counted(*points, "victory point", "victory points") + ".";
}

}  // namespace

namespace {

constexpr std::array<std::pair<std::string_view, Set<Zone>>, 3> card_groups{
    {{"Built", Set{Zone::built, Zone::fresh, Zone::used, Zone::pallet, Zone::placed}},
     {"Left over", Set{Zone::hand, Zone::front, Zone::draw_stack, Zone::discard_pile}},
     {"Off-loaded", Set{Zone::symbol_stack}}}};

Target target_of(const State& state) {
    const int highest = highest_free(state.setup.campaign);
    return {.text = "Come to at most " + counted(highest, "unbuilt card", "unbuilt cards") + ", an off-load counting " +
                    plain(points_per_offload) +
                    ": that is the highest number left on the sheet. The smaller the number "
                    "you strike, the more it is worth.",
            .grades = {}};
}

}  // namespace

std::vector<Belonging> Game::belongings(const State& view, Seat seat) {
    std::vector<Belonging> lots;
    const Board& board = view.players[seat].board;
    for (const auto& [group, zones] : card_groups)
        for (Zone zone : zones)
            for (Card card : board.cards[zone])
                if (card != Card::unknown) add_belonging(lots, group, thing(card));
    add_belonging(lots, "Wooden coins", coin_thing(), board.coins);
    return lots;
}

// While turns overlap the public score is that of the boards as everybody saw them last. How many cards lie there is
// always known, so nothing is hidden.
Ranking Game::ranking(const State& whole, Names names) {
    Ranking ranking;
    ranking.final = whole.phase == Phase::over;
    const State state = ranking.final ? whole : view(whole, Seats::none());
    for (const Seat seat : seats_of(state)) add_standing(ranking, score(state, seat));
    if (solo(state)) {
        ranking.target = target_of(state);
        rank_alone(ranking, !is_lost(sheet_row(state)), ranking.final ? solo_verdict(state) : "");
        return ranking;
    }
    ranking.leave_out(Category::offloads);
    ranking.leave_out(Category::bonus);
    // Fewer cards are ahead, then more wooden coins; still tied players share the place.
    place_by(ranking, [&](std::size_t i) { return std::pair(-ranking.seats[i].total, state.players[i].board.coins); });
    declare_victory(ranking, info, names, "wooden coins", cards_text);
    return ranking;
}

}  // namespace skerry::fine_sand
