// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// What bots need: how well a seat stands, in hundredths of an unbuilt card. Whole numbers only; estimates, not rules.
// Those of the start cards were found by trial in games of greedy against itself, those of the Fable cards follow them.
namespace skerry::fine_sand {
namespace {

// What a built card is worth for each turn that is still to come, beyond being built.
constexpr int worth_per_turn(const CardRow& card) {
    if (card.once) return 0;
    switch (card.effect) {
    case Effect::draw:         return (card.timing == Timing::step1 ? 25 : card.timing == Timing::step3 ? 10 : 6) * card.n;
    case Effect::slot:         return 10 * card.n;
    case Effect::rebate:       return 24;
    case Effect::limit:        return 14 * card.n;
    case Effect::take_coin:    return 24;
    case Effect::draw_keep:    return 27;
    case Effect::exchange:     return 4;
    case Effect::half:         return 2;
    case Effect::essentials:   return card.timing == Timing::step1 ? 28 : 6;
    case Effect::find_coin:    return 24;
    case Effect::to_limit:     return 7;
    case Effect::remove_junk:  return 20;
    case Effect::build_cheap:  return 18;
    case Effect::build_small:  return 6;
    case Effect::build_reveal: return 18;
    case Effect::build_always: return 8;
    case Effect::pallet:       return 5;
    default:                   return 0;
    }
}
constexpr CardNumbers turn_worth = number_by_card(worth_per_turn);

// Kinds of work that built cards do; the search weighs them apart.
SKERRY_ENUM(Deed, draw_first, draw_later, slot, rebate, limit, other);
constexpr Deed deed_of(const CardRow& card) {
    switch (card.effect) {
    case Effect::draw:   return card.timing == Timing::step1 ? Deed::draw_first : Deed::draw_later;
    case Effect::slot:   return Deed::slot;
    case Effect::rebate: return Deed::rebate;
    case Effect::limit:  return Deed::limit;
    default:             return Deed::other;
    }
}

// One-shot cards wait for their moment.
constexpr int worth_once(Card card) {
    return card == Card::f6_build_free ? 70 : card == Card::f6_draw_two ? 40 : card == Card::f5_limit_boost ? 30 : 0;
}

constexpr int usual_turns = 22;

// By the turn that it is: a number that shrank with every card built would speak against building.
int turns_left(const State& state, const Board& board) {
    if (state.last_turn || board.trigger == Trigger::now) return 0;
    if (board.trigger == Trigger::next) return 1;
    return std::max(1, usual_turns - state.turn);
}

constexpr int worth_in_hand(Card card) {
    constexpr int a_card = 21, a_coin_more = 10;
    return is_coin(card) ? a_card + a_coin_more * (row(card).worth - 1) : a_card;
}

int worth_of_hand(const Board& board) {
    int worth = 0;
    for (Card card : board.cards[Zone::hand]) worth += worth_in_hand(card);
    const int size = hand_size(board), kept = std::min(size, hand_limit(board));
    // What is above the limit may still pay in this turn.
    return size == 0 ? 0 : worth * (32 * kept + 9 * (size - kept)) / (32 * size);
}

// Coins for the spaces of the sheet: a row brings its number once, and may stay incomplete.
int worth_of_spaces(const State& state, int coins) {
    const int filled = coin_spaces_filled(state.setup.campaign);
    int value = 0;
    for (int space = filled; space < std::min(filled + coins, coin_spaces); ++space)
        value += 12 * (1 + space / coins_per_row);
    return value;
}

// A solo game that is over: the number struck, coin rows kept for later, and what leaves the campaign. Losing is the
// worse the more was missing.
int worth_of_sheet(const State& state) {
    const SheetRow line = sheet_row(state);
    int value = is_lost(line) ? -2'500 - 100 * total_after_bonuses(line) : -100 * line.struck;
    value += worth_of_spaces(state, line.coins) - 40 * bonus_sum(state.bonuses);
    for (Card card : state.leaving) {
        const int cost = is_buildable(card) ? row(card).cost : 8 - 4 * row(card).worth;
        value += 10 * cost - 6 * turn_worth[card] / 2;
    }
    return value;
}

}  // namespace

int Game::evaluate(const State& state, Seat seat) {
    if (solo(state) && state.phase >= Phase::scoring) return worth_of_sheet(state);
    if (state.phase == Phase::over) {
        // Ties are broken by coins.
        const Board& board = state.players[seat].board;
        return -100 * unbuilt(state, board).cards + std::min<int>(3 * board.coins, 99);
    }
    return estimate<Game>(state, seat);
}

void Game::features(const State& state, Seat seat, Features& out) {
    const Board& board = state.players[seat].board;
    const Unbuilt left = unbuilt(state, board);
    out.push(-100 * left.cards);
    out.push(solo(state) ? worth_of_spaces(state, board.coins) : 3 * board.coins);
    out.push(-100 * points_per_offload * left.offloads);
    const int turns = state.phase >= Phase::scoring ? 0 : turns_left(state, board);
    Each<Deed, int> deeds;
    for (Zone zone : {Zone::built, Zone::fresh, Zone::used})
        for (Card card : board.cards[zone])
            deeds[deed_of(row(card))] += turn_worth[card] * turns + (turns > 0 ? worth_once(card) : 0);
    for (const Deed deed : each<Deed>()) out.push(deeds[deed]);
    out.push(turns == 0 ? 0 : 15 * (board.coins + count_in(board, Zone::front) + board.purse));
    out.push(turns == 0 ? 0 : worth_of_hand(board));
}

// Between two actions: whatever was begun is carried out, and a colour that was chosen has been tried.
bool Game::settled(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    if (player.agenda.empty()) return true;
    if (player.agenda.size() > 1) return false;
    switch (player.agenda[0].kind) {
    case StepKind::red:   return player.board.builds > 0;
    case StepKind::blue:  return player.board.drew;
    case StepKind::step1:
    case StepKind::step3: return true;
    default:              return false;
    }
}

namespace {
constexpr std::array<std::string_view, 11> feature_names{"fewer cards left to build|more cards left to build",
                                                         "coins",
                                                         "fewer off-loads|more off-loads",
                                                         "draws in step 1",
                                                         "later draws",
                                                         "building slots",
                                                         "cheaper buildings|dearer buildings",
                                                         "a larger hand limit|a smaller hand limit",
                                                         "useful cards",
                                                         "coins to spend",
                                                         "a better hand|a weaker hand"};
}  // namespace

const SearchParams Game::search_params{.win75_lead = 600,
                                       .rollout_length = 40,
                                       .solo_rollout_length = 6,
                                       .exploration = 200,
                                       .feature_names = feature_names};
const BotLevels Game::levels{{{60, 180}, {120, 90}, {250, 30}, {1000, 0}, {200000, 0}}};

}  // namespace skerry::fine_sand
