// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// Section 4: setup.
namespace skerry::fine_sand {
namespace {

Result<void> check(const Setup& setup) {
    const bool solo = setup.mode == Mode::solo;
    SKERRY_TRY(first_fault({
        {solo && (setup.players == 0 || setup.players > 2), "The solo campaign has exactly 1 player."},
        {solo && setup.turn_style != TurnStyle::simultaneous, "turn_style needs 2 to 4 players."},
        {!solo && (setup.players < 2 || setup.players > max_players),
         "Fine Sand is played by 2 to 4 players, or by 1 in the mode solo."},
    }));
    return check_campaign(setup);
}

void lay_out(Player& player, const State& state) {
    Cards stack = all_of(set_of(state));
    player.owned = CardPool::of(stack);
    Board& board = player.board;
    board.stack_pool = player.owned;
    if (state.setup.mode == Mode::learning) {
        stack.clear();
        for (std::size_t i = learning_order.size(); i-- > 0;) stack.push(learning_order[i]);
    } else {
        Random(player.random).shuffle(stack);
    }
    for (Card card : stack) board.cards.push(Zone::draw_stack, card);
    for (int i = 0; i < opening_hand; ++i) draw_top(board);
}

// ---- Campaigns for setups() ----

// A Fable campaign in which the cards that have been in the set longest, by their marks, leave first; or any.
Setup fable(std::uint8_t players, int played, std::uint64_t seed, TurnStyle style = TurnStyle::simultaneous) {
    Setup setup{.mode = Mode::fable, .players = players, .turn_style = style};
    Generator generator(Seed::number(seed));
    Random random(generator);
    for (int i = 0; i < played; ++i) {
        Group leaving;
        if (seed == 0) {
            for (int mark = 0; mark <= group_count; ++mark)
                for (const CardRow& card : card_rows)
                    for (int n = 0; card.mark == mark && n < setup.campaign.set[card.id] && !leaving.full(); ++n)
                        leaving.push(card.id);
        } else {
            leaving = draw_numbered(setup.campaign.set, random);
        }
        setup.campaign = after_swap(setup.campaign, leaving, true);
        ++setup.campaign.wins[static_cast<Symbol>(i % players)];
    }
    return setup;
}

// A solo campaign after games that came to these totals.
Setup alone(std::initializer_list<std::uint8_t> totals, std::uint8_t coins_per_game, std::uint64_t seed) {
    Setup setup{.mode = Mode::solo, .players = 1};
    Generator generator(Seed::number(seed));
    Random random(generator);
    for (std::uint8_t total : totals) {
        const auto offloads = static_cast<std::uint8_t>(total / 3);
        SheetRow line{.stack = static_cast<std::uint8_t>(total - points_per_offload * offloads),
                      .offloads = offloads,
                      .coins = coins_per_game,
                      .bonuses = {},
                      .struck = total};
        setup.campaign = after_swap(setup.campaign, draw_numbered(setup.campaign.set, random), false);
        setup.campaign.sheet.push(line);
    }
    return setup;
}

}  // namespace

Result<State> Game::begin(const Setup& setup, const Seed& seed) {
    SKERRY_TRY(check(setup));
    State state;
    state.setup = setup;
    if (solo(state)) state.setup.players = 1;
    if (setup.mode == Mode::fable) {
        Generator generator(seed);
        Random random(generator);
        state.leaving = draw_numbered(setup.campaign.set, random);
        std::sort(state.leaving.begin(), state.leaving.end());
    }
    for (const Seat seat : Seats::first(state.setup.players)) {
        Player player;
        player.random = stream_of(seat, seed);
        lay_out(player, state);
        state.players.push(player);
    }
    begin_phase(state, setup.mode == Mode::learning ? Phase::acting : Phase::mulligan);
    return state;
}

std::vector<Setup> Game::setups() {
    constexpr auto one_by_one = TurnStyle::sequential;
    std::vector<Setup> all;
    for (std::uint8_t players = 2; players <= max_players; ++players)
        for (Mode mode : {Mode::learning, Mode::base})
            for (TurnStyle style : {TurnStyle::simultaneous, one_by_one})
                all.push_back({.mode = mode, .players = players, .turn_style = style});
    // New, in the middle and late; together they have every Fable card several times.
    for (const Setup& setup : {fable(2, 0, 0), fable(3, 2, 0, one_by_one), fable(4, 4, 0), fable(2, 5, 0),
                               fable(3, 7, 0), fable(4, 8, 0, one_by_one), fable(2, 9, 0, one_by_one), fable(4, 6, 1),
                               fable(3, 10, 2), fable(2, 13, 3), fable(4, 30, 4)})
        all.push_back(setup);
    for (const Setup& setup :
         {alone({}, 0, 1), alone({17}, 4, 2), alone({20, 12, 9}, 3, 3), alone({8, 7, 15, 4, 3}, 5, 4),
          alone({20, 19, 18, 17, 16, 15, 14, 13}, 3, 5), alone({11, 10, 9, 8, 7, 6, 5, 4, 3}, 2, 6)})
        all.push_back(setup);
    return all;
}

}  // namespace skerry::fine_sand
